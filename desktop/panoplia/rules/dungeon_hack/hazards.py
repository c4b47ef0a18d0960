# SPDX-License-Identifier: GPL-3.0-or-later
"""Water, mounts and death's door (DH-40, DH-42, DH-43, DH-45)."""

from typing import Annotated, Literal, get_args

import msgspec

from panoplia.rules.dungeon_hack.checks import D20, passed, rolled
from panoplia.rules.dungeon_hack.dice import AtLeast, Modifier, Value, shown
from panoplia.rules.dungeon_hack.edges import Edge
from panoplia.rules.dungeon_hack.house import House
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.script import Dice, Play

DROWNING = QT_TRANSLATE_NOOP("dungeon-hack", "holding breath")
CHOKING = QT_TRANSLATE_NOOP("dungeon-hack", "damage by drowning")
RISING = QT_TRANSLATE_NOOP("dungeon-hack", "rising to the surface")
MOUNT = QT_TRANSLATE_NOOP("dungeon-hack", "rider or mount")
DYING = QT_TRANSLATE_NOOP("dungeon-hack", "dying")

Round = Annotated[int, msgspec.Meta(ge=1, le=9999)]
LAST_FREE_ROUND = 10
FIXED_CHOKING = 5

ArmourRow = Literal[
    "armadura_de_tela", "armadura_acolchada", "armadura_de_cuero", "armadura_de_pieles", "cuero_tachonado",
    "cota_de_anillas", "camisote_de_mallas", "cota_de_escamas", "coraza", "cota_de_mallas", "armadura_de_bandas",
    "armadura_parcial_de_placas", "armadura_completa_de_placas",
]  # fmt: skip
"""The rows of the armour table, lightest first. Sinking goes by row, not by rating (DH-43)."""

ARMOUR_ROWS: tuple[ArmourRow, ...] = get_args(ArmourRow)
RING_MAIL = ARMOUR_ROWS.index("cota_de_anillas")
BANDED = ARMOUR_ROWS.index("armadura_de_bandas")


class DrownInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a round under water, counted from the first."""

    round: Round
    con: Value
    house: House = House()


class DrownResult(msgspec.Struct, frozen=True):
    """Whether breath had to be held, with which modifier, and the damage."""

    tested: bool
    modifier: int
    damage: int


def drown(case: DrownInput) -> Play:
    """From the 11th round on a test of constitution, one harder each round (DH-42)."""
    if case.round <= LAST_FREE_ROUND:
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Round {round}: breath lasts to the end of round {last}."), "DH-42",
            round=case.round, last=LAST_FREE_ROUND,
        )  # fmt: skip
        return DrownResult(False, 0, 0)
    modifier = LAST_FREE_ROUND + 1 - case.round
    verdict, _ = yield from rolled(D20(case.con, modifier), DROWNING)
    if passed(verdict):
        return DrownResult(True, modifier, 0)
    damage = FIXED_CHOKING
    if case.house.foe_damage == "roll":
        answer = yield Dice((10,), CHOKING)
        damage = answer.outcome
    yield note(QT_TRANSLATE_NOOP("dungeon-hack", "Drowning does {damage} damage."), "DH-42", damage=damage)
    return DrownResult(True, modifier, damage)


class SinkInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round of combat in deep water, the armour worn and the value of strength."""

    round: Round
    armour: ArmourRow | None
    value: Value
    modifier: Modifier = 0


class SinkResult(msgspec.Struct, frozen=True):
    """Whether the armour pulls down, the edge of the test, and whether the surface is reached."""

    sinks: bool
    edge: Edge
    rises: bool


def pulls_down(round: int, armour: ArmourRow | None) -> bool:
    """From the second round ring mail and heavier (DH-43)."""
    return round > 1 and armour is not None and ARMOUR_ROWS.index(armour) >= RING_MAIL


def sink(case: SinkInput) -> Play:
    """From the second round ring mail and heavier sinks; banded and heavier is hard to lift (DH-43)."""
    row = ARMOUR_ROWS.index(case.armour) if case.armour else -1
    if not pulls_down(case.round, case.armour):
        yield note(QT_TRANSLATE_NOOP("dungeon-hack", "Nothing pulls down in this round."), "DH-43")
        return SinkResult(False, "none", False)
    yield note(QT_TRANSLATE_NOOP("dungeon-hack", "The armour pulls down: a test of strength to rise."), "DH-43")
    edge: Edge = "disadvantage" if row >= BANDED else "none"
    verdict, _ = yield from rolled(D20(case.value, case.modifier, edge), RISING)
    return SinkResult(True, edge, passed(verdict))


class MountInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rider is hurt; nothing else matters."""


class MountResult(msgspec.Struct, frozen=True):
    """Who takes the blow."""

    hit: Literal["mount", "rider"]


def mount(case: MountInput) -> Play:
    """On 8 or more the mount takes the blow instead of its rider (DH-40)."""
    answer = yield Dice((20,), MOUNT, AtLeast(8))
    sentence = (
        QT_TRANSLATE_NOOP("dungeon-hack", "{roll}, 8 or more: the mount takes the blow.")
        if answer.outcome
        else QT_TRANSLATE_NOOP("dungeon-hack", "{roll}, below 8: the rider takes the blow.")
    )
    yield note(sentence, "DH-40", roll=shown("d20", answer.faces))
    return MountResult("mount" if answer.outcome else "rider")


class Fate(msgspec.Struct, frozen=True):
    """What a round at death's door brings (DH-45)."""

    start: int = 0

    def add(self, so_far: int, face: int) -> int:
        return so_far + face

    def outcome(self, end: int) -> Literal["two", "one", "none", "stable", "awake"]:
        if end == 1:
            return "two"
        if end <= 9:
            return "one"
        if end <= 14:
            return "none"
        return "stable" if end <= 19 else "awake"


class DyingInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many steps towards death were taken before this round."""

    steps: Annotated[int, msgspec.Meta(ge=0, le=2)]


class DyingResult(msgspec.Struct, frozen=True):
    """The steps after this round, the health (``None`` when dead) and how things stand."""

    steps: int
    health: Literal[0, 1] | None
    state: Literal["dying", "stable", "dead"]


_FATES = {
    "two": QT_TRANSLATE_NOOP("dungeon-hack", "{roll}: two steps towards death."),
    "one": QT_TRANSLATE_NOOP("dungeon-hack", "{roll}: one step towards death."),
    "none": QT_TRANSLATE_NOOP("dungeon-hack", "{roll}: nothing changes."),
    "stable": QT_TRANSLATE_NOOP("dungeon-hack", "{roll}: stable, with health 0."),
    "awake": QT_TRANSLATE_NOOP("dungeon-hack", "{roll}: stable, with health 1."),
}


def dying(case: DyingInput) -> Play:
    """One round at 0 health; three steps are death (DH-45)."""
    answer = yield Dice((20,), DYING, Fate())
    yield note(_FATES[answer.outcome], "DH-45", roll=shown("d20", answer.faces))
    match answer.outcome:
        case "stable":
            return DyingResult(case.steps, 0, "stable")
        case "awake":
            return DyingResult(case.steps, 1, "stable")
    steps = min(case.steps + {"two": 2, "one": 1, "none": 0}[answer.outcome], 3)
    if steps < 3:
        return DyingResult(steps, 0, "dying")
    yield note(QT_TRANSLATE_NOOP("dungeon-hack", "Three steps are taken: dead."), "DH-45")
    return DyingResult(steps, None, "dead")
