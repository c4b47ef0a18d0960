# SPDX-License-Identifier: GPL-3.0-or-later
"""What a new library shows: the demo campaign, or a campaign of one's own."""

from collections.abc import Iterable
from importlib.resources import files

import msgspec
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Campaign
from panoplia.table import demo
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel

CARD_WIDTH = 360
MOST_NAMED = 4
UNKNOWN = QT_TRANSLATE_NOOP(
    "welcome",
    "{name} cannot be opened: its rules “{system}” are not known to this version. It is kept as it is; "
    "the menu can put it away.",
)
MORE = QT_TRANSLATE_NOOP("welcome", "%n more campaigns follow rules that are not known either.")


class WelcomePage(QWidget):
    """Two ways to begin, side by side."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._build()
        room.speech_changed.connect(self.retranslate)
        room.campaign_changed.connect(self.retranslate)
        room.changed.connect(self._show_unknown)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._title.setText(self.tr("Welcome to Panoplia"))
        self._promise.setText(
            self.tr("Characters, gear that wears out, a workshop that mends it, and sheets for the table. "
                    "All of it stays in one file on this computer.")
        )  # fmt: skip
        self._demo_card.set_heading(self.tr("Look around"))
        self._demo_text.setText(self.tr("A small campaign with its people, and gear that has seen some fights."))
        self._demo.setText(self.tr("Open the demo campaign"))
        self._which.setAccessibleName(self.tr("Which demo campaign"))
        self._new_card.set_heading(self.tr("Begin"))
        self._new_text.setText(self.tr("A campaign of your own, empty, under a name of yours."))
        self._new.setText(self.tr("New campaign…"))
        self._show_unknown()

    @Slot()
    def _show_unknown(self) -> None:
        """Campaigns that are in the library and cannot be opened, and why."""
        table = self._room.table
        unknown = [one for one in table.library.campaigns() if one.system not in table.systems]
        lines = [note(UNKNOWN, name=one.name, system=one.system) for one in unknown[:MOST_NAMED]]
        if len(unknown) > MOST_NAMED:
            lines.append(note(MORE, n=len(unknown) - MOST_NAMED))
        self._unknown.setText("\n".join(self._room.speech.say(line) for line in lines))
        self._unknown.setVisible(bool(lines))

    def _build(self) -> None:
        self._title = PlainLabel(kind="title")
        self._promise = PlainLabel(kind="secondary", wrapped=True)
        self._promise.setFixedWidth(2 * CARD_WIDTH + 16)
        self._unknown = PlainLabel(kind="secondary", wrapped=True)
        self._unknown.setFixedWidth(2 * CARD_WIDTH + 16)
        self._demo_card, self._new_card = Card(), Card()
        self._demo_text, self._new_text = PlainLabel(wrapped=True), PlainLabel(wrapped=True)
        self._demo, self._new = PrimaryButton("", "demo"), Button("", "add")
        self._which = ChoiceBox()
        for each in demos(self._room.table.systems):
            self._which.addItem(name_of(each, self._room), each)
        self._which.setVisible(self._which.count() > 1)
        cards = QHBoxLayout()
        cards.setSpacing(16)
        for card, text, button in (
            (self._demo_card, self._demo_text, self._demo),
            (self._new_card, self._new_text, self._new),
        ):
            card.setFixedWidth(CARD_WIDTH)
            card.body.addWidget(text)
            if card is self._demo_card:
                card.body.addWidget(self._which)
            card.body.addStretch()
            card.body.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            cards.addWidget(card)
        inner = QVBoxLayout()
        inner.setSpacing(12)
        inner.addWidget(self._title)
        inner.addWidget(self._promise)
        inner.addSpacing(12)
        inner.addLayout(cards)
        inner.addSpacing(4)
        inner.addWidget(self._unknown)
        row = QHBoxLayout()
        row.addStretch()
        row.addLayout(inner)
        row.addStretch()
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addLayout(row)
        column.addStretch(3)
        self._demo.clicked.connect(self._on_demo)
        self._new.clicked.connect(self._on_new)

    @Slot()
    def _on_demo(self) -> None:
        self._demo.setEnabled(False)
        try:
            found = self._room.attempt(lambda: demo.play(self._room.table, self._which.currentData()))
            if found:
                self._room.open_campaign(found)
        finally:
            self._demo.setEnabled(True)

    @Slot()
    def _on_new(self) -> None:
        dialog = CampaignDialog(self._room, self)
        if dialog.exec() and dialog.made:
            self._room.open_campaign(dialog.made)


def demos(systems: Iterable[str]) -> list[demo.Demo]:
    """The shipped demo campaigns of these systems, in their order."""
    folder = files("panoplia_resources") / "demos"
    found = [
        msgspec.json.decode(file.read_bytes(), type=demo.Demo)
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".json")
    ]
    return [each for system in systems for each in found if each.system == system]


def name_of(which: demo.Demo, room: Room) -> str:
    """What a demo campaign is called where it is chosen."""
    return f"{which.name} · {room.table.systems[which.system].name}"


class CampaignDialog(FormDialog):
    """A name and, where there are several, a rule system."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("New campaign"), self.tr("Begin"), self._found, parent)
        self.made: Campaign | None = None
        self._name = QLineEdit()
        self._system = ChoiceBox()
        for system in room.table.systems.values():
            self._system.addItem(system.name, system.id)
        self.add(self.tr("Name"), self._name)
        self.add(self.tr("Rules"), self._system)

    def _found(self) -> None:
        self.made = self.room.table.campaigns.found(self._name.text(), self._system.currentData())


class RenameDialog(FormDialog):
    """Another name for the campaign in play."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, self.tr("Rename campaign"), self.tr("Rename"), self._rename_campaign, parent)
        self._name = QLineEdit(room.in_play.name)
        self.add(self.tr("Name"), self._name)

    def _rename_campaign(self) -> None:
        self.room.table.campaigns.rename(self.room.in_play.id, self._name.text())
