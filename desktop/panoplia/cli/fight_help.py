# SPDX-License-Identifier: GPL-3.0-or-later
"""What the terminal understands in a fight."""

from collections.abc import Sequence

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase

HELP: Sequence[tuple[str, Phrase]] = (
    ("begin [NAME …]", QT_TRANSLATE_NOOP("cli", "begin the fight; those named are surprised")),
    ("start", QT_TRANSLATE_NOOP("cli", "have everyone in place before the first turn, for what comes before it")),
    ("actions [NAME]", QT_TRANSLATE_NOOP("cli", "what a fighter can do, and why not the rest")),
    ("ID [WHAT=VALUE …]", QT_TRANSLATE_NOOP("cli", "an action by its id or number: 1 target='Croaker 2'")),
    (
        "as NAME ID [WHAT=VALUE …]",
        QT_TRANSLATE_NOOP("cli", "an action of someone whose turn it is not; also odds, ask"),
    ),
    ("odds ID [WHAT=VALUE …]", QT_TRANSLATE_NOOP("cli", "its chances, before it is done")),
    ("ask ID", QT_TRANSLATE_NOOP("cli", "what can be told of an action, and what is taken")),
    ("next", QT_TRANSLATE_NOOP("cli", "the next turn")),
    ("set NAME [WHAT=VALUE …]", QT_TRANSLATE_NOOP("cli", "figures by hand; alone it lists them")),
    (
        "affect NAME EFFECT [turns=N] [modifier=N]",
        QT_TRANSLATE_NOOP("cli", "something that lasts for some turns; also whose=NAME and at=start or end"),
    ),
    ("lift NUMBER", QT_TRANSLATE_NOOP("cli", "an effect is over")),
    ("join NAME [party|foes] [ROUND]", QT_TRANSLATE_NOOP("cli", "someone of the campaign comes; acts from next round")),
    ("flee NAME / leave NAME", QT_TRANSLATE_NOOP("cli", "someone goes")),
    ("order [NAME …]", QT_TRANSLATE_NOOP("cli", "the order of turns by hand; alone it is the book's again")),
    ("log", QT_TRANSLATE_NOOP("cli", "what has happened")),
    ("undo ACT", QT_TRANSLATE_NOOP("cli", "take back this act of the log and all after it")),
    ("edit ACT N ANSWER …", QT_TRANSLATE_NOOP("cli", "another N-th answer of an act; the rest is played again")),
    ("undo / redo", QT_TRANSLATE_NOOP("cli", "take back the last answer or act, or do it again")),
    ("finish", QT_TRANSLATE_NOOP("cli", "end the fight")),
    ("aftermath / apply", QT_TRANSLATE_NOOP("cli", "what an ended fight leaves; write it on the sheets")),
    ("quit", QT_TRANSLATE_NOOP("cli", "leave it as it is")),
)
"""How each is written, and what it does."""
