# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fight counts of each fighter, and the fighter as the rules of blows take them."""

from typing import Annotated, Any

import msgspec

from panoplia.rules.dungeon_hack import gear
from panoplia.rules.dungeon_hack.attack import TargetInput
from panoplia.rules.dungeon_hack.character import STEPS_TO_DEATH, ArmourDie, with_health
from panoplia.rules.dungeon_hack.dodge_trial import as_worn, hide, static_of, usable_armour
from panoplia.rules.dungeon_hack.wear import ArmourInput
from panoplia.rules.fights.deeds import NOBODY_THERE
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note

MOST_WARD = 20
Rating = Annotated[int, msgspec.Meta(ge=0, le=MOST_WARD)]
Rounds = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class Ward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Armour dice that a spell gives while it lasts (DH-38)."""

    rating: Rating
    die: ArmourDie = "d6"
    broken: Rating = 0


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only the fight knows of a fighter.

    ``places`` are the d20 of the order (DH-44), ``wet`` and ``under`` rounds in the water and below its surface
    (DH-42, DH-43), counted with the one that goes on; ``used`` the bundles that were shot from (DH-25).
    """

    places: tuple[int, ...] = ()
    surprised: bool = False
    acted: bool = False
    moved: bool = False
    mount: int = 0
    wet: Rounds = 0
    under: Rounds = 0
    target: int = 0
    used: tuple[int, ...] = ()
    ward: Ward | None = None


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is known of the fight as a whole."""


def with_tally(fighter: Fighter, **changed: Any) -> Fighter:
    """The same with other figures of the fight."""
    return msgspec.structs.replace(fighter, tally=msgspec.structs.replace(fighter.tally, **changed))


def able(fighter: Fighter) -> bool:
    """With health left: at 0 one is dying, and a foe is out of the fight (DH-45)."""
    return bool(fighter.condition.health)


def rolls_for_itself(fighter: Fighter) -> bool:
    """Whether someone attacks and dodges with the d20; foes only do damage (DH-4)."""
    return fighter.kind != "foe"


def hurt_by(fighter: Fighter, damage: int) -> Fighter:
    """With that much less health; at 0 each hurt is a step towards death (DH-45)."""
    if not damage:
        return fighter
    health = max(fighter.condition.health - damage, 0)
    return msgspec.structs.replace(fighter, condition=with_health(fighter.condition, health))


def as_target(fight: Fight, fighter: Fighter) -> TargetInput:
    """Someone as the target of an attack; a spell's dice are rolled with those of the armour (DH-30, DH-36, DH-38)."""
    subject = fight.subject(fighter)
    worn, _ = usable_armour(subject)
    armour = as_worn(worn, fighter.statistics) or hide(fighter.statistics)
    return TargetInput(fighter.condition.health, armour, static_of(subject), as_ward(fighter))


def as_ward(fighter: Fighter) -> ArmourInput | None:
    """The dice of a spell as the rules take them."""
    ward = fighter.tally.ward
    return ArmourInput(ward.rating, ward.broken, ward.die) if ward else None


def not_now(fight: Fight, fighter: Fighter) -> Note | None:
    """Why nobody acts at all now."""
    if not fight.round:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "The fight has not begun."), "DH-44")
    if not able(fighter):
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "At 0 health nobody can do this."), "DH-45")
    if fight.acting != fighter.id:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "It is not the turn of {name}."), "DH-44", name=fighter.name)
    return None


def used_up(fight: Fight, fighter: Fighter) -> Note | None:
    """Why there is no action left: one a turn, besides moving (DH-44)."""
    if reason := not_now(fight, fighter):
        return reason
    if fighter.tally.acted:
        return note(QT_TRANSLATE_NOOP("dungeon-hack", "{name} has acted in this turn."), "DH-44", name=fighter.name)
    return None


def weapons(fighter: Fighter) -> list[Any]:
    """The weapons that someone carries."""
    return [piece for piece in fighter.pieces if isinstance(piece.data, gear.Weapon)]


def gone(fighter: Fighter) -> bool:
    """Whom no blow can hurt any more: a foe at 0, and the dead (DH-45)."""
    return not able(fighter) and (fighter.kind == "foe" or fighter.condition.dying >= STEPS_TO_DEATH)


def weakest(fight: Fight, fighter: Fighter) -> int:
    """The id of the foe with the least health, one who lies dying only where no other is left; 0 for nobody."""
    there = [other for other in fight.against(fighter) if not gone(other)]
    standing = [other for other in there if able(other)] or there
    return min(standing, key=lambda other: other.condition.health).id if standing else 0


def nobody_to_hurt(fight: Fight, fighter: Fighter) -> Note | None:
    """Why no blow makes sense: there is nobody on the other side."""
    return None if weakest(fight, fighter) else note(NOBODY_THERE, "DH-45")
