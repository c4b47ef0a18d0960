# SPDX-License-Identifier: GPL-3.0-or-later
"""What characters try: the odds are for how things stand, and what came of it is written once, at the end."""

from typing import Any

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Subject
from panoplia.rules.trial import Attempt
from panoplia.store.library import Library
from panoplia.store.records import Character
from panoplia.table.inventory import split_off
from panoplia.table.reading import Reading
from panoplia.table.verbs import scope_of, verb


class Playing:
    """The verb that ends an attempt."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading

    @verb
    def settle(self, character: int, shown: Subject, attempt: Attempt, result: Any) -> Character:
        """Write all that an attempt leaves behind; one that leaves nothing makes no action.

        ``Refused`` where the character or what they hold is no longer what the odds were ``shown`` for.
        """
        row = self.library.character(character)
        if self._reading.subject(row) != shown:
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{character} has changed meanwhile: look at the odds again."),
                character=row.name,
            )
        effects = attempt.effects(result)
        documents = {"statistics": effects.statistics, "condition": effects.condition}
        fields = {name: value for name, value in documents.items() if value is not None}
        label = note(
            QT_TRANSLATE_NOOP("table", "{character}: {result}"), character=row.name, result=attempt.sentence(result)
        )
        with self.library.journal.act(scope_of(row.campaign), label):
            for item, wear in effects.wear.items():
                self._wear(item, wear)
            return self.library.change(row, **fields) if fields else row

    def _wear(self, item: int, wear: msgspec.Struct) -> None:
        """Of a pile one alone wears, and only where it does. That one keeps its id: it is the one in hand."""
        held = self.library.item(item)
        if held.wear != wear:
            if held.quantity > 1:
                split_off(self.library, held, held.quantity - 1)
            self.library.change(self.library.item(item), wear=wear)
