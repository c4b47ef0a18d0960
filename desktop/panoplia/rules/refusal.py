# SPDX-License-Identifier: GPL-3.0-or-later
"""The polite error: what a person or a machine did that cannot be, in words that can be translated."""

from panoplia.rules.notes import Figure, Note, Phrase, note


class Refused(Exception):
    """An act that cannot be done. ``note`` says what, where and what to do; ``path`` names the field."""

    def __init__(self, phrase: Phrase, /, path: str = "", clause: str = "", **figures: Figure) -> None:
        self.note = note(phrase, clause, **figures)
        self.path = path
        super().__init__(str(self))

    @classmethod
    def of(cls, reason: Note, path: str = "") -> "Refused":
        """A refusal with a reason that is in words already."""
        refused = cls(Phrase(reason.context, reason.text), path, reason.clause)
        refused.note = reason
        return refused

    def __str__(self) -> str:
        plain = self.note.in_english()
        return f"{self.path}: {plain}" if self.path else plain
