# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls a piece by its name in the notes of a script."""

import msgspec

from panoplia.rules.notes import Note, Phrase, Words, note
from panoplia.rules.script import Answer, Play


def naming(play: Play, kind: Phrase, name: Words) -> Play:
    """The same script, whose notes name the piece instead of its kind."""
    answer: Answer | None = None
    called = note(kind)
    while True:
        try:
            said = next(play) if answer is None else play.send(answer)
        except StopIteration as end:
            return end.value
        if isinstance(said, Note) and said.figures.get("piece") == called:
            said = msgspec.structs.replace(said, figures={**said.figures, "piece": name})
        answer = yield said
