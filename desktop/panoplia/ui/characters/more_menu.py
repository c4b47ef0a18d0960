# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done to a character now and then: a level, experience, a portrait, a copy, the end."""

from collections.abc import Callable

from PySide6.QtCore import QMimeData, Signal, Slot
from PySide6.QtWidgets import QMenu, QWidget

from panoplia.rules.trial import Trial
from panoplia.store.records import Character
from panoplia.table.characters import MOST_GAINED
from panoplia.table.reading import readable
from panoplia.ui.characters.portrait import from_clipboard, from_drop, from_file
from panoplia.ui.room import Room


class MoreMenu(QMenu):
    """Acts on the character that was shown last."""

    spend_wanted = Signal()
    earn_wanted = Signal()
    duplicate_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._character: Character | None = None
        self.setToolTipsVisible(True)
        self._level = self.addAction("", self._on_level)
        self._experience = self.addAction("", self._on_experience)
        self.addSeparator()
        self._spend = self.addAction("", self.spend_wanted.emit)
        self._earn = self.addAction("", self.earn_wanted.emit)
        self.addSeparator()
        self._file = self.addAction("", self._on_file)
        self._paste = self.addAction("", self._on_paste)
        self._remove = self.addAction("", self._on_remove)
        self.addSeparator()
        self._duplicate = self.addAction("", self.duplicate_wanted.emit)
        self._archive = self.addAction("", self._on_archive)
        self._delete = self.addAction("", self.delete_wanted.emit)
        self.aboutToShow.connect(self._look)

    def show_character(self, character: Character) -> None:
        """Act on this one from now on."""
        self._character = character
        self._say_archive()
        self._say_level()

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        for action, words in (
            (self._experience, self.tr("Add experience…")),
            (self._spend, self.tr("Spend money…")),
            (self._earn, self.tr("Receive money…")),
            (self._file, self.tr("Portrait from file…")),
            (self._paste, self.tr("Paste portrait")),
            (self._remove, self.tr("Remove portrait")),
            (self._duplicate, self.tr("Duplicate")),
            (self._delete, self.tr("Delete…")),
        ):
            action.setText(words)
        self._say_archive()
        self._say_level()

    def _say_level(self) -> None:
        """As the rules call it: not all know levels."""
        trial = self._trial() if self._character and readable(self._character) else None
        self._level.setText(f"{self._room.speech.say(trial.title)}…" if trial else self.tr("Advance…"))

    def _say_archive(self) -> None:
        archived = self._character is not None and self._character.archived
        self._archive.setText(self.tr("Take out of the archive") if archived else self.tr("Put into the archive"))

    @Slot(object)
    def take_drop(self, data: QMimeData) -> None:
        """A picture was dropped on the badge."""
        self._portray(lambda: from_drop(self._room, data))

    @Slot()
    def _look(self) -> None:
        """What cannot be done now is grey, with the reason."""
        character = self._character
        sound = character is not None and readable(character)
        for action in (self._experience, self._spend, self._earn):
            action.setEnabled(sound)
        self._remove.setEnabled(bool(character and character.portrait))
        refusal = self._trial().refusal if sound else None
        self._level.setEnabled(sound and refusal is None)
        self._level.setToolTip(self._room.speech.say(refusal) if refusal else "")

    def _trial(self) -> Trial:
        """One more level for the character as they are now."""
        assert self._character is not None
        character = self._room.table.library.character(self._character.id)
        return self._room.system.advancement(self._room.table.reading.subject(character))

    def _portray(self, get: Callable[[], bytes | None]) -> None:
        character = self._character
        picture = self._room.attempt(get)
        if character and picture:
            self._room.attempt(lambda: self._room.table.characters.set_portrait(character.id, picture))

    @Slot()
    def _on_level(self) -> None:
        # Imported on first use: a start must not wait for it.
        from panoplia.ui.play.trial_dialog import TrialDialog

        character, trial = self._character, self._room.attempt(self._trial)
        if character and trial:
            TrialDialog(self._room, character, trial, self.parentWidget()).exec()

    @Slot()
    def _on_experience(self) -> None:
        # As above.
        from panoplia.ui.characters.dialogs import AmountDialog

        character = self._character
        title, question = self.tr("Add experience"), self.tr("How much experience?")
        if character is None:
            return
        person, gain = character.id, self._room.table.characters.gain_experience
        AmountDialog(
            self._room, title, question, lambda amount: gain(person, amount), self.parentWidget(), MOST_GAINED
        ).exec()

    @Slot()
    def _on_file(self) -> None:
        self._portray(lambda: from_file(self._room, self.window()))

    @Slot()
    def _on_paste(self) -> None:
        self._portray(lambda: from_clipboard(self._room))

    @Slot()
    def _on_remove(self) -> None:
        character = self._character
        if character:
            self._room.attempt(lambda: self._room.table.characters.clear_portrait(character.id))

    @Slot()
    def _on_archive(self) -> None:
        character = self._character
        if character:
            characters = self._room.table.characters
            verb = characters.unarchive if character.archived else characters.archive
            self._room.attempt(lambda: verb(character.id))
