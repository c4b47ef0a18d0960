# SPDX-License-Identifier: GPL-3.0-or-later
"""One character: name and actions above, sheet and inventory below."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, sentences
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Lines
from panoplia.rules.system import Beyond
from panoplia.rules.trial import Told
from panoplia.store.records import Character
from panoplia.table.reading import readable, unreadable
from panoplia.ui.characters.dialogs import AmountDialog, PurseDialog
from panoplia.ui.characters.inventory import InventoryView
from panoplia.ui.characters.more_menu import MoreMenu
from panoplia.ui.characters.portrait import PortraitBadge
from panoplia.ui.characters.tags import CharacterTags
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, LinkButton, PrimaryButton, show_words
from panoplia.ui.widgets.field_box import PRINTED_INDENT
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.portraits import portrait
from panoplia.ui.widgets.sheet_form import SheetForm

if TYPE_CHECKING:
    from panoplia.ui.characters.line_dialog import LineDialog
    from panoplia.ui.play.trial_dialog import TrialDialog

FORM = "sheet"
IN_FIGHT = QT_TRANSLATE_NOOP("characters", "in the fight “{encounter}”")
INVENTORY = 1
"""The number of its tab."""
NARROW = 640
"""Below this width, at the normal text size, the header has no room for words on its buttons."""
LABELLED = QT_TRANSLATE_NOOP("trials", "{label}: {value}")
UNSAVED = QT_TRANSLATE_NOOP("characters", "What you typed is not saved: {problem}")


class CharacterDetail(QWidget):
    """The header with its actions, and the tabs of a character."""

    duplicate_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._character: Character | None = None
        self._words: dict[Button, str] = {}
        self._build()
        self._connect()

    def show_character(self, character: Character) -> None:
        """Show a character, or the same one as it is now."""
        self._character = character
        self._badge.set_name(character.name)
        self._tags.show_character(character)
        self._badge.set_portrait(portrait(
            self._room.table.library.portrait, character.portrait, self._badge.side, self.devicePixelRatioF()
        ))  # fmt: skip
        self._menu.show_character(character)
        for told in (self._damaged, self._why_damaged, self._delete_damaged):
            told.setVisible(not readable(character))
        self._why_damaged.setText(unreadable(character))
        self._name.setVisible(readable(character))
        self._plain_name.setVisible(not readable(character))
        self._plain_name.setText(character.name)
        for widget in (self._body, self._tabs, self._hurt, self._heal, self._print):
            widget.setEnabled(readable(character))
        if not readable(character):
            self._line.setText("")
            return
        self._show_tab()

    @Slot()
    def _show_tab(self) -> None:
        """Show the tab at hand: the other one is read when it is turned to."""
        self._body.setCurrentIndex(self._tabs.currentIndex())
        character, reading, system = self._character, self._room.table.reading, self._room.system
        if character is None or not readable(character):
            return
        held = reading.holdings(character)
        subject = reading.subject(character, held)
        if self._tabs.currentIndex() == INVENTORY:
            self._inventory.show_character(character, subject, held)
            # The header tells who it is and nothing of the gear.
            sheet = system.sheet(msgspec.structs.replace(subject, pieces=()))
            self._form.show_title(sheet, character.id)
        else:
            sheet = system.sheet(subject)
            self._form.show_sheet(sheet, character.id)
        lines = [self._room.speech.say(line) for line in (*self._in_a_fight(character), *sheet.lines)]
        self._line.setText(" · ".join(lines))

    def _in_a_fight(self, character: Character) -> list[Words]:
        """What is shown of someone in a fight is how they are there."""
        fight = self._room.table.fights.fight_of(character)
        return [note(IN_FIGHT, encounter=fight.name)] if fight else []

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._words = {
            self._hurt: self.tr("Hurt"),
            self._heal: self.tr("Heal"),
            self._print: self.tr("Print"),
        }
        self._fit_buttons()
        self._more.setToolTip(self.tr("More actions"))
        self._more.setAccessibleName(self.tr("More actions"))
        self._menu.retranslate()
        self._tags.retranslate()
        self._tabs.setTabText(0, self.tr("Sheet"))
        self._tabs.setTabText(1, self.tr("Inventory"))
        self._damaged.setText(self.tr("This character cannot be read. It is kept as it is."))
        self._delete_damaged.setText(self.tr("Delete…"))
        self._form.set_speech(self._room.speech)
        self._inventory.retranslate()
        if self._character:
            self.show_character(self._character)

    @Slot()
    def print_sheet(self) -> None:
        """Show the sheet as it will be on paper."""
        if self._character and readable(self._character):
            # Imported on first use: it brings the PDF libraries, which a start must not wait for.
            from panoplia.ui.characters.preview import PreviewDialog

            PreviewDialog(self._room, self._character, self).exec()

    def commit_typing(self) -> None:
        """Save what is typed but not left yet."""
        self._form.commit()
        self._inventory.commit_typing()

    def may_leave(self) -> bool:
        """Save what is typed; where that cannot be, the person may stay, or leave without it."""
        self.commit_typing()
        if not self._form.uncommitted:
            return True
        from panoplia.ui.questions import ask

        question = note(UNSAVED, problem=sentences(self._form.problems()))
        title, leave = self.tr("Not saved"), self.tr("Leave without it")
        if not ask(self, title, self._room.speech.say(question), leave):
            return False
        self._form.forget_typing()
        return True

    def show_item(self, item: int) -> None:
        """Choose an item in the inventory."""
        self.show_tab(INVENTORY)
        self._inventory.choose(item)

    def show_tab(self, number: int) -> None:
        """0 is the sheet, 1 the inventory."""
        self._tabs.setCurrentIndex(number)

    def _build(self) -> None:
        self._badge = PortraitBadge(size=64)
        self._plain_name = PlainLabel(kind="title", elided=True)
        self._line = PlainLabel(kind="secondary", elided=True)
        self._damaged = PlainLabel(kind="bad", wrapped=True)
        self._why_damaged = PlainLabel(kind="secondary", wrapped=True)
        self._delete_damaged = LinkButton()
        self._delete_damaged.clicked.connect(self.delete_wanted)
        self._hurt = Button("", "hurt")
        self._heal = Button("", "heal")
        self._print = PrimaryButton("", "print")
        self._more = Button("", "more")
        self._menu = MoreMenu(self._room, self._more)
        self._more.setMenu(self._menu)
        self._tags = CharacterTags(self._room)
        self._tabs = QTabBar()
        self._tabs.addTab("")
        self._tabs.addTab("")
        self._tabs.setDrawBase(False)
        self._form = SheetForm(self._room.speech)
        self._name = self._form.take_title()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(self._form)
        self._inventory = InventoryView(self._room)
        self._body = QStackedWidget()
        self._body.addWidget(scroll)
        self._body.addWidget(self._inventory)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """Where there is little room beside the name, the buttons show their icons alone."""
        show_words(self._words, self.width() >= fonts.px(NARROW))

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        # In line with the name, whose letters stand inside its field.
        self._line.setContentsMargins(PRINTED_INDENT, 0, 0, 0)
        names.addWidget(self._name)
        names.addWidget(self._plain_name)
        names.addWidget(self._line)
        header = QHBoxLayout()
        header.setSpacing(8)
        header.addWidget(self._badge)
        header.addLayout(names, 1)
        for button in (self._hurt, self._heal, self._print, self._more):
            header.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 0)
        column.setSpacing(10)
        column.addLayout(header)
        column.addWidget(self._tags)
        for widget in (self._damaged, self._why_damaged, self._delete_damaged):
            column.addWidget(widget)
        column.addWidget(self._tabs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._body, 1)

    def _connect(self) -> None:
        self._tabs.currentChanged.connect(self._show_tab)
        self._hurt.clicked.connect(self._on_hurt)
        self._heal.clicked.connect(self._on_heal)
        self._print.clicked.connect(self.print_sheet)
        self._menu.spend_wanted.connect(self._on_spend)
        self._menu.earn_wanted.connect(self._on_earn)
        self._menu.duplicate_wanted.connect(self.duplicate_wanted)
        self._menu.delete_wanted.connect(self.delete_wanted)
        self._badge.dropped.connect(self._menu.take_drop)
        self._form.edited.connect(self._on_edited)
        self._form.refused.connect(self._room.refuse)
        self._form.mended.connect(self._room.mended)
        self._form.tried.connect(self._on_tried)
        self._form.hurt.connect(self._hurt_by)
        self._form.healed.connect(self._heal_by)
        self._form.adding.connect(self._on_adding)
        self._form.changing.connect(self._on_changing)
        self._form.taking_out.connect(self._on_taking_out)

    @Slot(str, object)
    def _on_edited(self, path: str, value: object) -> None:
        if self._character is None:
            return
        try:
            self._room.table.characters.set_field(self._character.id, path, value, initiator=FORM)
        except Refused as refusal:
            self._form.mark_refused(path, refusal.note)
            self._room.refuse(refusal.note)

    def hurt_dialog(self) -> AmountDialog:
        """Asks how much damage the character takes."""
        return self._amount_dialog(self.tr("Hurt"), self.tr("How much damage?"), self._hurt_with)

    def heal_dialog(self) -> AmountDialog:
        """Asks how much health comes back."""
        return self._amount_dialog(
            self.tr("Heal"), self.tr("How much health comes back?"), self._room.table.characters.heal
        )

    @Slot()
    def _on_hurt(self) -> None:
        character = self._character
        if character:
            dialog = self.hurt_dialog()
            if dialog.exec() and isinstance(dialog.came, Beyond):
                self._lead_on(character, dialog.came)

    @Slot()
    def _on_heal(self) -> None:
        if self._character:
            self.heal_dialog().exec()

    def _amount_dialog(self, title: str, question: str, verb: Callable[[int, int], object]) -> AmountDialog:
        character = self._character

        def do(amount: int) -> object:
            return verb(character.id, amount) if character else None

        return AmountDialog(self._room, title, question, do, self)

    def _hurt_with(self, character: int, amount: int) -> Beyond | None:
        """Hurt them; returns what follows of damage that was more than they had left."""
        characters, before = self._room.table.characters, self._room.table.library.character(character)
        beyond = characters.beyond(character, amount)
        hurt = characters.hurt(character, amount)
        if beyond and hurt == before:
            # They had nothing left, so the journal has nothing to tell.
            self._room.told.emit(note(LABELLED, label=hurt.name, value=beyond.words))
        return beyond

    def _lead_on(self, character: Character, beyond: Beyond) -> None:
        """Begin the trial that decides what the damage does beyond what was left."""
        dialog = self._trial_of(character, beyond.trial, beyond.told)
        if dialog:
            dialog.exec()

    @Slot(int)
    def _hurt_by(self, amount: int) -> None:
        character = self._character
        beyond = self._room.attempt(lambda: self._hurt_with(character.id, amount)) if character else None
        if character and beyond:
            self._lead_on(character, beyond)

    @Slot(int)
    def _heal_by(self, amount: int) -> None:
        character = self._character
        if character:
            self._room.attempt(lambda: self._room.table.characters.heal(character.id, amount))

    def money_dialog(self, spends: bool) -> PurseDialog | None:
        """Takes money off the purse, or puts some into it."""
        return PurseDialog(self._room, self._character, spends, self) if self._character else None

    @Slot()
    def _on_spend(self) -> None:
        dialog = self.money_dialog(spends=True)
        if dialog:
            dialog.exec()

    @Slot()
    def _on_earn(self) -> None:
        dialog = self.money_dialog(spends=False)
        if dialog:
            dialog.exec()

    def trial_dialog(self, trial_id: str) -> "TrialDialog | None":
        """Tries something that the sheet offers, as the character and their gear are now."""
        self._form.commit()
        return self._trial_of(self._character, trial_id) if self._character else None

    def _trial_of(self, character: Character, trial_id: str, told: Told | None = None) -> "TrialDialog | None":
        # Imported on first use: nothing of it is needed for the first picture.
        from panoplia.ui.play.trial_dialog import TrialDialog

        reading, now = self._room.table.reading, self._room.table.library.character(character.id)
        trial = next((each for each in self._room.system.trials(reading.subject(now)) if each.id == trial_id), None)
        return TrialDialog(self._room, now, trial, self, told) if trial else None

    @Slot(str)
    def _on_tried(self, trial_id: str) -> None:
        dialog = self.trial_dialog(trial_id)
        if dialog:
            dialog.exec()

    def line_dialog(self, block: Lines, place: int | None = None) -> "LineDialog | None":
        """A new row of a list, or one that is changed."""
        # As above.
        from panoplia.ui.characters.line_dialog import LineDialog

        self._form.commit()
        return LineDialog(self._room, self._character.id, block, place, self) if self._character else None

    @Slot(object)
    def _on_adding(self, block: Lines) -> None:
        dialog = self.line_dialog(block)
        if dialog:
            dialog.exec()

    @Slot(object, int)
    def _on_changing(self, block: Lines, place: int) -> None:
        dialog = self.line_dialog(block, place)
        if dialog:
            dialog.exec()

    @Slot(object, int)
    def _on_taking_out(self, block: Lines, place: int) -> None:
        character = self._character
        if character:
            listed = self._room.table.listed
            self._room.attempt(lambda: listed.remove(character.id, block.path, place, block.values[place]))
