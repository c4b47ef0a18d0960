# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights in the water: who is in it, who sinks, who drowns (DH-41 to DH-43)."""

from collections.abc import Iterable, Mapping

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.combat.tally import able, hurt_by, not_now, with_tally
from panoplia.rules.dungeon_hack.hazards import ArmourRow, DrownInput, SinkInput, drown, pulls_down, sink
from panoplia.rules.fights.combat import Action, Deed
from panoplia.rules.fights.deeds import unrolled
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.rules.system import Piece
from panoplia.rules.usage_dice import Die

ENTER, LEAVE, DIVE, SURFACE = "enter_water", "leave_water", "dive", "surface"
_TITLES: Mapping[str, Phrase] = {
    ENTER: QT_TRANSLATE_NOOP("dungeon-hack", "Into the water"),
    LEAVE: QT_TRANSLATE_NOOP("dungeon-hack", "Out of the water"),
    DIVE: QT_TRANSLATE_NOOP("dungeon-hack", "Dive"),
    SURFACE: QT_TRANSLATE_NOOP("dungeon-hack", "Rise to the surface"),
}
_TOLD: Mapping[str, Phrase] = {
    ENTER: QT_TRANSLATE_NOOP("dungeon-hack", "goes into the water"),
    LEAVE: QT_TRANSLATE_NOOP("dungeon-hack", "comes out of the water"),
    DIVE: QT_TRANSLATE_NOOP("dungeon-hack", "goes below the surface"),
    SURFACE: QT_TRANSLATE_NOOP("dungeon-hack", "comes up to breathe"),
}
_EXPLAINED = QT_TRANSLATE_NOOP(
    "dungeon-hack",
    "Between those in the water melee is at Disadvantage without a piercing weapon, and dodging at Advantage.",
)
_BREATH = QT_TRANSLATE_NOOP("dungeon-hack", "Breath lasts to the end of round 10 below the surface.")
ARMOUR_MAKES: Mapping[ArmourRow, tuple[int, Die | None]] = {
    "armadura_de_tela": (1, None), "armadura_acolchada": (1, "d4"), "armadura_de_cuero": (1, "d6"),
    "armadura_de_pieles": (2, "d6"), "cuero_tachonado": (2, "d8"), "cota_de_anillas": (2, "d10"),
    "camisote_de_mallas": (3, "d8"), "cota_de_escamas": (3, "d10"), "coraza": (3, "d12"), "cota_de_mallas": (4, "d8"),
    "armadura_de_bandas": (4, "d10"), "armadura_parcial_de_placas": (4, "d12"),
    "armadura_completa_de_placas": (5, "d12"),
}  # fmt: skip
"""Rating and durability of each row, lightest first (DH-30)."""
MOST_RATING = 5
_HOW: Mapping[str, dict[str, int]] = {
    ENTER: {"wet": 1},
    LEAVE: {"wet": 0, "under": 0},
    DIVE: {"under": 1},
    SURFACE: {"under": 0},
}


def offered(fight: Fight, fighter: Fighter) -> Iterable[Action]:
    """The ways into the water and out of it that are open."""
    for action in _TITLES:
        if _open(fighter, action):
            explained = _BREATH if action in (DIVE, SURFACE) else _EXPLAINED
            clause = "DH-42" if action in (DIVE, SURFACE) else "DH-41"
            refusal = not_now(fight, fighter) or _too_heavy(fighter, action)
            yield Action(action, _TITLES[action], clause, note(explained, clause), refusal)


def deed(fight: Fight, fighter: Fighter, action: str) -> Deed:
    """Into the water, out of it, below its surface, or up again."""
    closed = None if _open(fighter, action) else _closed(fighter, action)
    reason = not_now(fight, fighter) or closed or _too_heavy(fighter, action)
    if reason:
        raise Refused.of(reason)
    changed = _HOW[action]
    return unrolled(
        lambda now: now.with_fighter(with_tally(now.fighter(fighter.id), moved=True, **changed)),
        note(_TOLD[action], "DH-41"),
    )


def _too_heavy(fighter: Fighter, action: str) -> Note | None:
    """Whom their armour pulls down, rises by the test at the end of the round and not else (DH-43)."""
    worn = gear.worn_armour(fighter.pieces)
    if action != SURFACE or worn is None or not pulls_down(fighter.tally.wet, _row(worn)):
        return None
    return note(
        QT_TRANSLATE_NOOP(
            "dungeon-hack", "{armour} pulls {name} down: only the test at the end of the round brings them up."
        ), "DH-43", armour=worn.name, name=fighter.name,
    )  # fmt: skip


def _closed(fighter: Fighter, action: str) -> Note:
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{name} cannot do this from there: {action}."),
        "DH-41", name=fighter.name, action=note(_TITLES[action]),
    )  # fmt: skip


def _open(fighter: Fighter, action: str) -> bool:
    wet, under = bool(fighter.tally.wet), bool(fighter.tally.under)
    return {ENTER: not wet, LEAVE: wet and not under, DIVE: wet and not under, SURFACE: under}[action]


def round_ends(fight: Fight, fighter: Fighter) -> Play:
    """Heavy armour pulls down, and who is below the surface may run out of breath; returns the fighter."""
    tally = fighter.tally
    if not tally.wet or not able(fighter):
        return fighter
    row = _row(gear.worn_armour(fighter.pieces))
    under = tally.under
    if row and pulls_down(tally.wet, row):
        yield note(QT_TRANSLATE_NOOP("dungeon-hack", "{name}, in heavy armour:"), "DH-43", name=fighter.name)
        result = yield from sink(SinkInput(tally.wet, row, fighter.statistics.fue, fight.modifier_of(fighter.id)))
        if result.sinks:
            under = 0 if result.rises else max(under, 1)
    if under:
        yield note(QT_TRANSLATE_NOOP("dungeon-hack", "{name}, below the surface:"), "DH-42", name=fighter.name)
        choked = yield from drown(DrownInput(under, fighter.statistics.con, fight.house))
        fighter = hurt_by(fighter, choked.damage)
    return with_tally(fighter, wet=tally.wet + 1, under=under + 1 if under else 0)


def _row(worn: Piece | None) -> ArmourRow | None:
    """The row of the armour table that is worn; no two of them have rating and durability in common (DH-43).

    Armour of one's own that is like none of them counts as the heaviest of its rating.
    """
    if worn is None:
        return None
    alike = [row for row, (rating, _) in ARMOUR_MAKES.items() if rating == min(worn.data.rating, MOST_RATING)]
    exact = [row for row, make in ARMOUR_MAKES.items() if make == (worn.data.rating, worn.data.durability)]
    return next(iter(exact or alike[-1:]), None)
