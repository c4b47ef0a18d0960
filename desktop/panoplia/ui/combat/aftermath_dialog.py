# SPDX-License-Identifier: GPL-3.0-or-later
"""The aftermath on one screen: all that a fight leaves behind, applied as one action; then the repairs."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.store.records import Character
from panoplia.table.aftermath import Aftermath
from panoplia.ui.combat.aftermath_cards import LootCard, cards, repairs_card
from panoplia.ui.look.screens import room_for
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.enter import EnterOnce
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.scrolled import Scrolled

SIZE = QSize(860, 640)
TITLE = QT_TRANSLATE_NOOP("combat", "Aftermath: {encounter}")
EXPLAINED = QT_TRANSLATE_NOOP(
    "combat", "Nothing of it is written yet. All of it is applied in one go; undoing that gives the fight back."
)
NOTHING = QT_TRANSLATE_NOOP("combat", "No one is hurt, nothing is worn, and nothing lies about.")


class AftermathDialog(QDialog):
    """Shows the value that is applied; where that has changed meanwhile, it is shown anew before anything is done."""

    def __init__(self, room: Room, aftermath: Aftermath, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room, self._aftermath = room, aftermath
        self._loot: LootCard | None = None
        self._people: list[Character] = []
        self._shown: QWidget | None = None
        EnterOnce(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(room.say(note(TITLE, encounter=aftermath.name)))
        self._build()
        self._fill()
        # In another language, or another campaign, it would tell half of this and half of that.
        room.speech_changed.connect(self.reject)
        room.campaign_changed.connect(self.reject)

    def _build(self) -> None:
        say, name = self._room.say, self._aftermath.name
        self._pages = QStackedWidget()
        whole = QWidget()
        self._pages.addWidget(whole)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._problem.hide()
        cancel, self._apply = Button(self.tr("Cancel")), PrimaryButton(self.tr("Apply"), "check")
        self._apply.deliberate = True
        cancel.clicked.connect(self.reject)
        self._apply.clicked.connect(self.apply)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(cancel)
        foot.addWidget(self._apply)
        self._column = column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(PlainLabel(say(note(TITLE, encounter=name)), kind="title", elided=True))
        column.addWidget(PlainLabel(say(EXPLAINED), kind="secondary", wrapped=True))
        self._place = column.count()
        column.addWidget(self._problem)
        column.addLayout(foot)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(24, 20, 24, 16)
        outside.addWidget(self._pages)
        self.resize(SIZE.boundedTo(room_for(self).size()))
        self._apply.setFocus()

    def _fill(self) -> None:
        """A card for each thing that there is to tell."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        for card in cards(self._room, self._aftermath):
            column.addWidget(card)
        self._loot, self._people = None, self._who_may_take()
        if self._aftermath.loot or self._aftermath.money:
            self._loot = LootCard(self._room, self._aftermath, self._people)
            column.addWidget(self._loot)
        if self._aftermath.repairs:
            column.addWidget(repairs_card(self._room, self._aftermath.repairs))
        if not column.count():
            column.addWidget(PlainLabel(self._room.say(NOTHING), wrapped=True))
        column.addStretch()
        if self._shown:
            self._column.removeWidget(self._shown)
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = Scrolled(inside)
        self._column.insertWidget(self._place, self._shown, 1)
        # At once, not when the layout comes to it: what is applied next must be seen.
        self._shown.show()

    @Slot()
    def apply(self) -> None:
        """Write all of it, and go on with the repairs."""
        table, aftermath = self._room.table, self._aftermath
        takers = self._loot.takers if self._loot else {}
        try:
            table.aftermaths.apply(aftermath.encounter, aftermath, takers)
        except Refused as refusal:
            self._look_again()
            self._problem.setText(self._room.speech.say(refusal.note))
            self._problem.show()
            return
        if aftermath.repairs:
            self._lead_on()
        else:
            self.accept()

    def _look_again(self) -> None:
        """What would be applied now; the other choices begin anew with it."""
        try:
            now = self._room.table.aftermaths.of(self._aftermath.encounter)
        except Refused:
            self._apply.setEnabled(False)
            return
        if now != self._aftermath or self._who_may_take() != self._people:
            self._aftermath = now
            self._fill()

    def _who_may_take(self) -> list[Character]:
        people = self._room.table.library.characters(self._room.in_play.id)
        return [row for row in people if row.kind == "pc" and not row.archived]

    def _lead_on(self) -> None:
        """The repairs, one after another."""
        # Imported when it is wanted: the dialog is there without it.
        from panoplia.ui.combat.repairs import RepairsView

        repairs = RepairsView(self._room, [one.item for one in self._aftermath.repairs])
        repairs.done.connect(self.accept)
        self._pages.addWidget(repairs)
        self._pages.setCurrentWidget(repairs)


def aftermath_of(room: Room, encounter: int, parent: QWidget) -> AftermathDialog | None:
    """The dialog about a fight that is over; ``None``, and told why, where there is no such aftermath."""
    found = room.attempt(lambda: room.table.aftermaths.of(encounter))
    return AftermathDialog(room, found, parent) if found else None
