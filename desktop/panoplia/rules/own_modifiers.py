# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person writes on the sheet to change a figure: its name, what it changes, by how much, and when only."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.entries import EntryField
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, Words, signed
from panoplia.rules.sheet import Column, Lines, Table

CHANGES = QT_TRANSLATE_NOOP("modifiers", "Changes")
BY = QT_TRANSLATE_NOOP("modifiers", "By")
ONLY = QT_TRANSLATE_NOOP("modifiers", "Only")


class Written(Protocol):
    """A modifier as a document has it; without a ``condition`` it always counts."""

    @property
    def name(self) -> str: ...
    @property
    def target(self) -> str: ...
    @property
    def value(self) -> int: ...
    @property
    def condition(self) -> str: ...


class ModifierList(msgspec.Struct, frozen=True, kw_only=True):
    """What a system calls such modifiers, what it says about them, and the bounds of what can be written.

    ``called`` heads the column of their names; ``path`` is where the document has them.
    """

    path: str
    called: Phrase
    empty: Phrase
    add: Phrase
    about_targets: Words = ""
    about_conditions: Words
    longest: int
    most_value: int
    most: int

    def lines(
        self, held: Sequence[Written], targets: tuple[tuple[str, Words], ...], label: Callable[[str], Words]
    ) -> Lines:
        """The list of those that are ``held``; ``targets`` can be chosen, and ``label`` says what one changes."""
        return Lines(
            Table(
                (Column(self.called, 6), Column(CHANGES, 5), Column(BY, 2, right=True), Column(ONLY, 5)),
                tuple((each.name, label(each.target), signed(each.value), each.condition) for each in held),
                self.empty,
            ),
            tuple(each.name for each in held), self.path, self.add, self._fields(targets),
            tuple({"name": each.name, "target": each.target, "value": each.value, "condition": each.condition}
                  for each in held),
            self.most,
        )  # fmt: skip

    def _fields(self, targets: tuple[tuple[str, Words], ...]) -> tuple[EntryField, ...]:
        value = Number(-self.most_value, self.most_value)
        return (
            EntryField("name", QT_TRANSLATE_NOOP("modifiers", "Name"), Line(self.longest, required=True), empty=""),
            EntryField(
                "target", QT_TRANSLATE_NOOP("modifiers", "What it changes"), Pick(targets), hint=self.about_targets
            ),
            EntryField("value", QT_TRANSLATE_NOOP("modifiers", "By how much"), value, empty=0),
            EntryField("condition", ONLY, Line(self.longest), empty="", hint=self.about_conditions),
        )
