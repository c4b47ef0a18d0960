# SPDX-License-Identifier: GPL-3.0-or-later
"""How a find was looked after: the condition that the GM says, or a bundle gathered after a fight (PC-91, PC-93)."""

from collections.abc import Iterable

from panoplia.rules.d100 import ammunition, gear
from panoplia.rules.d100.gear import Ammunition, Condition, Skill, Spell, Talent
from panoplia.rules.d100.jobs import CONDITIONS, TONES, changed, left_words, with_condition, without
from panoplia.rules.foes import Foe
from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Job, Piece

FOUND: dict[Condition, Phrase] = {
    "sound": QT_TRANSLATE_NOOP("d100", "As it is"),
    "damaged": QT_TRANSLATE_NOOP("d100", "Damaged"),
    "broken": QT_TRANSLATE_NOOP("d100", "Broken"),
}
GATHERED = QT_TRANSLATE_NOOP("d100", "Shot and gathered")
SAID = QT_TRANSLATE_NOOP("d100", "The GM says so; nothing is rolled.")
ORDER = tuple(CONDITIONS)


def findings(piece: Piece) -> tuple[Job, ...]:
    """The ways in which a piece may be found, the same ones for every piece; those that change nothing say why."""
    return tuple(_findings(piece))


def _findings(piece: Piece) -> Iterable[Job]:
    for condition, title in FOUND.items():
        reason = _spared(piece, condition)
        yield Job.refuse(condition, title, reason) if reason else _said(piece, condition, title)
    if not isinstance(piece.data, Ammunition):
        reason = note(QT_TRANSLATE_NOOP("d100", "Only arrows and bolts are gathered."), "PC-91")
        yield Job.refuse("gathered", GATHERED, reason)
    elif not gear.left_of(piece):
        yield Job.refuse("gathered", GATHERED, gear.state(piece).words)
    else:
        yield _gathered(piece)


def _spared(piece: Piece, condition: Condition) -> Note | None:
    """Why a piece cannot be found like this; ``None`` where it can."""
    if isinstance(piece.data, Skill | Talent | Spell | Foe):
        return note(QT_TRANSLATE_NOOP("d100", "It is no thing that could be found."), "PC-93")
    if condition == "sound":
        return None
    if isinstance(piece.data, Ammunition):
        return note(QT_TRANSLATE_NOOP("d100", "A bundle has no condition: it has fewer, or none."), "PC-91")
    if ORDER.index(gear.condition(piece)) >= ORDER.index(condition):
        return note(QT_TRANSLATE_NOOP("d100", "It is no better than that already."), "PC-93")
    return None


def _said(piece: Piece, condition: Condition, title: Phrase) -> Job:
    now = gear.condition(piece)
    kept = condition == "sound"
    words = note(QT_TRANSLATE_NOOP("d100", "nothing lost"), "PC-93") if kept else changed(now, condition)
    return Job(
        condition, title, "PC-93", note(SAID, "PC-93"),
        script=lambda: _told(condition),
        cases={condition: Case(words, TONES[condition])},
        wear=lambda _: gear.wear_of(piece) if kept else with_condition(piece, condition),
        sentence=lambda _: words,
    )  # fmt: skip


def _told(condition: Condition) -> Play:
    yield note(SAID, "PC-93")
    return condition


def _gathered(piece: Piece) -> Job:
    left = gear.left_of(piece)

    def script() -> Play:
        result = yield from ammunition.recover(ammunition.RecoverInput(left))
        return result.lost

    return Job(
        "gathered", GATHERED, "PC-91",
        note(QT_TRANSLATE_NOOP("d100", "All were shot: each one is lost or broken by an even chance."), "PC-91"),
        script=script,
        cases={lost: Case(left_words(piece, lost), _tone(lost, left)) for lost in range(left + 1)},
        wear=lambda lost: without(piece, lost),
        sentence=lambda lost: left_words(piece, lost),
    )  # fmt: skip


def _tone(lost: int, left: int) -> Role:
    return "good" if not lost else "warn" if lost < left else "bad"
