# SPDX-License-Identifier: GPL-3.0-or-later
"""The d20: a test succeeds with the value or more, 1 always fails and 20 always succeeds (DH-1)."""

from typing import Literal

import msgspec

from panoplia.rules.dungeon_hack.dice import Modifier, Value, shown
from panoplia.rules.dungeon_hack.edges import Edge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note, signed
from panoplia.rules.script import Answer, Dice, Play, Shown

Verdict = Literal["fumble", "fail", "success", "critical"]
TEST = QT_TRANSLATE_NOOP("dungeon-hack", "test")


class D20(msgspec.Struct, frozen=True):
    """What the kept die of a test says. A 1 and a 20 are judged before any modifier (DH-1, DH-2)."""

    value: int
    modifier: int = 0
    edge: Edge = "none"

    @property
    def start(self) -> int:
        """Any face is below 21 and above 0, so the first die is always kept."""
        return 21 if self.edge == "disadvantage" else 0

    def add(self, so_far: int, face: int) -> int:
        return min(so_far, face) if self.edge == "disadvantage" else max(so_far, face)

    def outcome(self, end: int) -> Verdict:
        if end == 1:
            return "fumble"
        if end == 20:
            return "critical"
        return "success" if end + self.modifier >= self.value else "fail"

    def dice(self, why: Phrase) -> Dice:
        """One d20, or two with an edge (DH-2)."""
        return Dice((20,) if self.edge == "none" else (20, 20), why, self)

    def kept(self, answer: Answer) -> Shown:
        """The face of the die that counts, where faces are shown."""
        if not answer.faces:
            return msgspec.UNSET
        return min(answer.faces) if self.edge == "disadvantage" else max(answer.faces)

    def written(self, answer: Answer) -> str:
        """The roll as it stands in a note: ``2d20 (7+15) -2``."""
        dice = shown("d20" if self.edge == "none" else "2d20", answer.faces)
        return f"{dice} {signed(self.modifier)}" if self.modifier else dice


_SENTENCES = {
    "fumble": QT_TRANSLATE_NOOP("dungeon-hack", "{roll} against {value} ({what}): a natural 1, a fumble."),
    "fail": QT_TRANSLATE_NOOP("dungeon-hack", "{roll} against {value} ({what}): a failure."),
    "success": QT_TRANSLATE_NOOP("dungeon-hack", "{roll} against {value} ({what}): a success."),
    "critical": QT_TRANSLATE_NOOP("dungeon-hack", "{roll} against {value} ({what}): a natural 20, a critical."),
}


def rolled(d20: D20, why: Phrase) -> Play:
    """Ask for the d20 and tell what it says; returns the verdict and the answer."""
    answer = yield d20.dice(why)
    yield note(
        _SENTENCES[answer.outcome], "DH-1" if d20.edge == "none" else "DH-2",
        what=note(why), roll=d20.written(answer), value=d20.value,
    )  # fmt: skip
    return answer.outcome, answer


def passed(verdict: Verdict) -> bool:
    """True for a success and a critical."""
    return verdict in ("success", "critical")


class CheckInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A test of a characteristic; ``edge`` is netted already."""

    value: Value
    modifier: Modifier = 0
    edge: Edge = "none"


class CheckResult(msgspec.Struct, frozen=True):
    """Whether it succeeded, the kept roll with its modifier, and the kept face."""

    success: bool
    roll: Shown = msgspec.UNSET
    natural: Shown = msgspec.UNSET


def check(case: CheckInput) -> Play:
    """Roll a d20 against a characteristic (DH-1, DH-2)."""
    d20 = D20(case.value, case.modifier, case.edge)
    verdict, answer = yield from rolled(d20, TEST)
    natural = d20.kept(answer)
    roll = msgspec.UNSET if natural is msgspec.UNSET else natural + case.modifier
    return CheckResult(passed(verdict), roll, natural)
