# SPDX-License-Identifier: GPL-3.0-or-later
"""Who tries what, as things stood when it was shown: the end is written for them, and things are looked at again."""

from typing import Any

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.system import Subject
from panoplia.rules.trial import Attempt, Trial
from panoplia.store.records import Character
from panoplia.ui.room import Room

LABELLED = QT_TRANSLATE_NOOP("trials", "{label}: {value}")
GONE = QT_TRANSLATE_NOOP("trials", "{label}: {value} cannot be tried any more; things have changed meanwhile.")


class Trying:
    """One character’s trial; when things have changed meanwhile, it is found and taken anew."""

    def __init__(self, room: Room, character: Character, trial: Trial) -> None:
        self._room = room
        self._character = character
        self.trial = trial
        self.shown = self._subject()

    def take(self, trial: Trial) -> None:
        """Try this instead, as things stand now."""
        self.trial, self.shown = trial, self._subject()

    @property
    def title(self) -> Note:
        """Who tries what."""
        return note(LABELLED, label=self._character.name, value=self.trial.title)

    @property
    def gone(self) -> Note:
        """Why it cannot be tried any more."""
        return note(GONE, label=self._character.name, value=self.trial.title)

    def now(self) -> Subject | None:
        """The character as things stand now; ``None``, and told, where there is none any more."""
        return self._room.attempt(self._subject)

    def offered(self, id: str) -> Trial | None:
        """What the sheet offers by this id, as things stand now."""
        subject = self.now()
        return _with_id(id, self._room.system.trials(subject)) if subject else None

    def found(self) -> Trial | None:
        """The same trial as things stand now, whether the sheet offers it or it is the advancement."""
        subject, system = self.now(), self._room.system
        return _with_id(self.trial.id, (*system.trials(subject), system.advancement(subject))) if subject else None

    def settle(self, attempt: Attempt, result: Any) -> None:
        """Write what came of it; ``Refused`` where it is not as it was shown any more, or cannot be stored."""
        self._room.table.play.settle(self._character.id, self.shown, attempt, result)

    def record(self, session: Session, sentence: Words) -> None:
        """Put it into the log of rolls."""
        self._room.rolls.add(self.title, session.asked, sentence)

    def tell(self, sentence: Words) -> None:
        """Tell what came of it where all is as it was, so that the journal has nothing to tell."""
        if self._subject() == self.shown:
            self._room.told.emit(note(LABELLED, label=self._character.name, value=sentence))

    def _subject(self) -> Subject:
        return self._room.table.reading.subject(self._room.table.library.character(self._character.id))


def _with_id(id: str, trials: tuple[Trial, ...]) -> Trial | None:
    return next((trial for trial in trials if trial.id == id), None)
