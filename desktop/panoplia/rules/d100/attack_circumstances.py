# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of an attack before its dice, and which modifiers it brings (PC-24, PC-30, PC-38 to PC-43)."""

from collections.abc import Iterable, Iterator

import msgspec

from panoplia.rules.d100 import gear
from panoplia.rules.d100.arms import ORDINARY, Arm, is_plainly_unarmed
from panoplia.rules.d100.circumstances import DODGE, MODIFIER, PARRY, TARGET, TARGET_BY_PLACE, bringing, general, own
from panoplia.rules.d100.modes import Mode
from panoplia.rules.d100.modifiers import BY_ID, Reach, known, named, reach_of
from panoplia.rules.d100.percent import Modifiers
from panoplia.rules.d100.texts import reach_in_words
from panoplia.rules.editors import Number, Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note, signed
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Tick, Told

MOST_METRES = 999
STANDARD = "standard"
_ACTION = Circumstance(
    "action", QT_TRANSLATE_NOOP("d100", "Action"),
    Pick(((STANDARD, QT_TRANSLATE_NOOP("d100", "standard attack")),
          *((id, named(BY_ID[id].modifier)) for id in ("charge", "guarded", "all_out")))), STANDARD, clause="PC-24",
)  # fmt: skip
_AIMED = Circumstance(
    "aimed", QT_TRANSLATE_NOOP("d100", "Aimed"), Tick(), False,
    QT_TRANSLATE_NOOP("d100", "standard attack: +10"), "PC-24",
)  # fmt: skip
_ENGAGED = Circumstance(
    "engaged", QT_TRANSLATE_NOOP("d100", "While in melee"), Tick(), False,
    QT_TRANSLATE_NOOP("d100", "then it cannot be shot or thrown"), "PC-39",
)  # fmt: skip
_FIRST_ROUND = Circumstance(
    "first_round", QT_TRANSLATE_NOOP("d100", "First round of the melee"), Tick(), True,
    QT_TRANSLATE_NOOP("d100", "else no impact"), "PC-42",
)  # fmt: skip
_PARRY_DEFENSIVE = bringing(
    "parry_defensive", QT_TRANSLATE_NOOP("d100", "It parries with a defensive weapon"), "defensive"
)
_RUNS = QT_TRANSLATE_NOOP("d100", "The target runs")
_NEAR = (
    PARRY, _PARRY_DEFENSIVE, DODGE,
    bringing("held", QT_TRANSLATE_NOOP("d100", "The target is in a grapple"), "held"),
    bringing("stance", QT_TRANSLATE_NOOP("d100", "The target is in a defensive stance"), "defensive_stance"),
)  # fmt: skip
_FAR = (
    bringing("target_in_melee", QT_TRANSLATE_NOOP("d100", "The target is in melee"), "target_in_melee"),
    bringing("shield_seen", QT_TRANSLATE_NOOP("d100", "Its shield is up in time"), "shield_seen"),
)
_BARE = QT_TRANSLATE_NOOP("d100", "Bare hands")


def circumstances(arm: Arm) -> Iterator[Circumstance]:
    """All that is asked of an attack with this weapon; what only some ways of using it know is asked of these."""
    ways = arm.ways(arm.trained)
    if len(ways) > 1:
        options = tuple((way.id, way.label) for way in ways)
        yield Circumstance("way", QT_TRANSLATE_NOOP("d100", "Used"), Pick(options), ways[0].id, clause="PC-42")
    yield from TARGET if arm.subject.house.locations == "none" else TARGET_BY_PLACE
    yield from _of(ways, _near(arm), melee=True)
    yield from _of(ways, _far(arm, ways), melee=False)
    yield from (_AIMED, _running(ways))
    yield from _of_hand(arm)
    yield from own(arm.subject.statistics, *sorted({"ws" if way.melee else "bs" for way in ways}), "s", "sb")
    yield MODIFIER


def _of(ways: tuple[Mode, ...], asked: Iterable[Circumstance], melee: bool) -> Iterator[Circumstance]:
    """What is asked of those ways that stay beside the target, or of those that do not."""
    fitting = tuple(way.id for way in ways if way.melee == melee)
    if len(fitting) == len(ways):
        yield from asked
    elif fitting:
        yield from (msgspec.structs.replace(each, only=("way", *fitting)) for each in asked)


def _near(arm: Arm) -> Iterator[Circumstance]:
    yield _ACTION
    if arm.tiring:
        yield _FIRST_ROUND
    yield from _NEAR


def _far(arm: Arm, ways: tuple[Mode, ...]) -> Iterator[Circumstance]:
    short, long = next((way.short, way.long) for way in ways if not way.melee)
    yield Circumstance(
        "distance", QT_TRANSLATE_NOOP("d100", "Distance in metres"), Number(0, MOST_METRES), short or 0,
        reach_in_words(short, long), "PC-39",
    )  # fmt: skip
    if not arm.shoots_in_melee:
        yield _ENGAGED
    yield from _FAR


def _running(ways: tuple[Mode, ...]) -> Circumstance:
    """It is easier to hit from beside the target, and harder from afar (PC-24)."""
    near, far = bringing("runs", _RUNS, "running_in_melee"), bringing("runs", _RUNS, "running_from_afar")
    if len({way.melee for way in ways}) == 1:
        return near if ways[0].melee else far
    both = note(QT_TRANSLATE_NOOP("d100", "melee {near}, at range {far}"), near=near.effect, far=far.effect)
    return msgspec.structs.replace(near, effect=both)


def _of_hand(arm: Arm) -> Iterator[Circumstance]:
    if arm.bare:
        yield Circumstance(
            "bare", _BARE, Tick(), is_plainly_unarmed(arm.subject.statistics),
            QT_TRANSLATE_NOOP("d100", "armour counts double"), "PC-40",
        )  # fmt: skip
    if arm.in_one_hand:
        effect = QT_TRANSLATE_NOOP("d100", "balanced: nothing") if arm.balanced else signed(BY_ID["other_hand"].value)
        yield Circumstance(
            "other_hand", QT_TRANSLATE_NOOP("d100", "In the other hand"), Tick(), False, effect, "PC-38"
        )  # fmt: skip
    if arm.group != ORDINARY:
        yield Circumstance(
            "speciality", QT_TRANSLATE_NOOP("d100", "Speciality in this group of weapons"), Tick(), arm.trained,
            QT_TRANSLATE_NOOP("d100", "else −20"), "PC-43",
        )  # fmt: skip


def way_of(arm: Arm, said: Told) -> Mode:
    """The way that was told, for one who has the speciality or not."""
    ways = arm.ways(bool(said.get("speciality", True)))
    return next((way for way in ways if way.id == said.get("way")), ways[0])


def modifiers(arm: Arm, way: Mode, said: Told) -> Modifiers:
    """Everything that changes the roll to hit, each by its name (PC-30)."""
    of_hand = (
        *(("other_hand",) if said.get("other_hand") and not arm.balanced else ()),
        *(("unfamiliar",) if not said.get("speciality", True) else ()),
    )
    of_way = _in_melee(said) if way.melee else _at_range(arm, way, said)
    return (*(known(id) for id in (*of_way, *of_hand)), *gear.to_hit(arm.piece), *general(said))


def _in_melee(said: Told) -> Iterator[str]:
    if said["action"] != STANDARD:
        yield str(said["action"])
    elif said["aimed"]:
        yield "aim"
    yield from (id for asked, id in (("runs", "running_in_melee"), ("held", "held"), ("stance", "defensive_stance"))
                if said[asked])  # fmt: skip


def _at_range(arm: Arm, way: Mode, said: Told) -> Iterator[str]:
    reach = _reach(way, said)
    if said.get("engaged"):
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "In melee only pistols and crossbows can be shot."), "engaged", "PC-39"
        )  # fmt: skip
    if said["aimed"]:
        yield "aim"
    if reach != "short":
        yield f"{reach}_range"
    yield from (id for asked, id in (("runs", "running_from_afar"), ("target_in_melee", "target_in_melee"),
                                     ("shield_seen", "shield_seen")) if said[asked])  # fmt: skip


def _reach(way: Mode, said: Told) -> Reach:
    """How far it is; ``Refused`` beyond what can be hit (PC-39)."""
    short, distance = way.short or 0, int(said["distance"])
    reach = reach_of(distance, short, way.long)
    if reach is None:
        most = 2 * way.long if way.long is not None else short
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "Out of reach: at {distance} m of at most {most}."), "distance", "PC-39",
            distance=distance, most=most,
        )  # fmt: skip
    if reach == "extreme" and not said["aimed"]:
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "Extreme range needs an aimed shot: aim first."), "aimed", "PC-39"
        )  # fmt: skip
    return reach
