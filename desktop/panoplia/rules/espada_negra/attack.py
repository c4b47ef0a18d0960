# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack from the effort to hit to the last wound (EN-21 to EN-30, EN-34 to EN-36)."""

from typing import Literal

import msgspec

from panoplia.rules.espada_negra.blows import Body, Place, Stun, Suffered, Wound, suffered
from panoplia.rules.espada_negra.fighters import (
    EVADE,
    HARM,
    HIT,
    RESIST,
    Attacker,
    Defender,
    Effort,
    Vigour,
    announced,
)
from panoplia.rules.espada_negra.runes import free_body, free_hand, thrown
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Part, Play, whole

Outcome = Literal["miss", "armour", "flesh"]


class AttackInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attack with one weapon; each arm's attack is one of its own (EN-28)."""

    attacker: Attacker
    defender: Defender

    @property
    def attacker_first(self) -> bool:
        """Whether the attacker announces effort before the defender: the lower initiative does, else the defender."""
        return self.attacker.initiative < self.defender.initiative


class StaminaLeft(msgspec.Struct, frozen=True):
    """The stamina of both after their effort; what a wound takes is not counted."""

    attacker: int
    defender: int


class AttackResult(msgspec.Struct, frozen=True):
    """What came of an attack. ``damage`` is before armour, ``weapon_damage`` what the weapon deals less from now on."""

    outcome: Outcome
    impact: int
    evasion: int
    cover: int
    damage: int
    to_armour: int
    to_body: int
    structure_left: int
    weapon_damage: int
    stun: Stun
    wound: Wound
    wound_place: Place | None
    damage_taken: int
    unconscious: bool
    dead: bool
    stamina: StaminaLeft


class Contact(msgspec.Struct, frozen=True):
    """Where an attack ends up, and what both have left to spend."""

    outcome: Outcome
    impact: int
    evasion: int
    cover: int
    vigours: tuple[Vigour, Vigour]


class Blow(msgspec.Struct, frozen=True):
    """What a hit does, which is the same wherever impact and evasion ended."""

    damage: int
    to_armour: int
    to_body: int
    weapon_damage: int
    suffered: Suffered
    vigours: tuple[Vigour, Vigour]


class Landed(msgspec.Struct, frozen=True):
    """Where an attack ended up, and what it did."""

    outcome: Outcome
    blow: Blow


def attack(case: AttackInput) -> Play:
    """Impact against evasion and cover; damage, less on armour; stun, death and wounds (EN-21 to EN-36)."""
    result = yield from whole(_attack, case)
    return result


def _attack(case: AttackInput) -> Play:
    contact: Contact = yield from _contact(case)
    if contact.outcome == "miss":
        return _result(case, contact, _no_blow(case, contact))
    return Part(_struck, (case, contact))


def landed(case: AttackInput) -> Play:
    """The same attack, told by what it does: there are far fewer results to count than with impact and evasion."""
    contact: Contact = yield from _contact(case)
    if contact.outcome == "miss":
        return Landed("miss", _no_blow(case, contact))
    return Part(_landed, (case, contact.outcome, contact.vigours))


def _landed(case: AttackInput, outcome: Outcome, vigours: tuple[Vigour, Vigour]) -> Play:
    blow: Blow = yield from _blow(case, outcome, vigours)
    return Landed(outcome, blow)


def _no_blow(case: AttackInput, contact: Contact) -> Blow:
    return Blow(0, 0, 0, 0, Suffered(case.defender.body, 0, None, None), contact.vigours)


def outcome_of(impact: int, evasion: int, cover: int, structure_left: int) -> Outcome:
    """Where an attack ends up; armour without structure covers nothing (EN-23)."""
    if impact <= evasion:
        return "miss"
    return "armour" if structure_left and impact <= cover else "flesh"


def _contact(case: AttackInput) -> Play:
    """Effort and runes to hit and to evade (EN-21 to EN-23)."""
    attacker, defender = case.attacker, case.defender
    vigours = (attacker.vigour, defender.vigour)
    hitting, evading = yield from announced((attacker, defender), case.attacker_first, (HIT, EVADE), vigours)
    impact = yield from _thrown_by_agility(hitting, attacker.agilidad, free_hand(attacker.hand_free_g), HIT.why)
    hits = yield from _thrown_by_agility(evading, defender.agilidad, free_body(defender.body_free_g), EVADE.why)
    armour = defender.armour
    impact, evasion, cover = attacker.weapon.impact + impact, armour.evasion + hits, armour.cover + hits
    outcome = outcome_of(impact, evasion, cover, armour.structure_left)
    said = _BARE if outcome == "flesh" and not armour.structure_left else _OUTCOMES[outcome]
    yield note(said, "EN-23", impact=impact, evasion=evasion, cover=cover)
    return Contact(outcome, impact, evasion, cover, (hitting.vigour, evading.vigour))


def _thrown_by_agility(effort: Effort, agilidad: int, load: int, why: Phrase) -> Play:
    if load and effort.times:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "Free load ({what}): a rune more."), "EN-6", what=note(why))
    hits = yield from thrown(effort.runes(agilidad, load), why)
    return hits


_BARE = QT_TRANSLATE_NOOP("espada-negra", "Impact {impact} above evasion {evasion}; no structure covers: a flesh hit.")
_OUTCOMES: dict[Outcome, Phrase] = {
    "miss": QT_TRANSLATE_NOOP("espada-negra", "Impact {impact} not above evasion {evasion}: a miss."),
    "armour": QT_TRANSLATE_NOOP(
        "espada-negra", "Impact {impact} above evasion {evasion}, not above cover {cover}: an armour hit."
    ),
    "flesh": QT_TRANSLATE_NOOP("espada-negra", "Impact {impact} above cover {cover}: a flesh hit."),
}


def _struck(case: AttackInput, contact: Contact) -> Play:
    blow: Blow = yield from whole(_blow, case, contact.outcome, contact.vigours)
    return _result(case, contact, blow)


def _blow(case: AttackInput, outcome: Outcome, vigours: tuple[Vigour, Vigour]) -> Play:
    """Effort and runes for damage and against it; what the armour takes and what the body (EN-24, EN-25, EN-29)."""
    attacker, defender = case.attacker, case.defender
    harming, resisting = yield from announced((attacker, defender), case.attacker_first, (HARM, RESIST), vigours)
    hits = yield from thrown(harming.runes(attacker.fuerza), HARM.why)
    resisted = yield from thrown(resisting.runes(defender.fuerza), RESIST.why)
    damage = max(attacker.weapon.damage + hits - resisted, 0)
    yield note(
        QT_TRANSLATE_NOOP(
            "espada-negra", "Damage: weapon {weapon}, hits {hits}, hits against it {resisted}: {damage}."
        ), "EN-24", weapon=attacker.weapon.damage, hits=hits, resisted=resisted, damage=damage,
    )  # fmt: skip
    weapon_damage = yield from _weapon_damage(case, hits)
    to_armour, to_body = damage_parts(case, outcome, damage)
    if outcome == "armour":
        yield from _told_armour(case, damage, to_armour)
    body: Body = defender.body
    wounded: Suffered = yield from suffered(to_armour, to_body, body, "EN-25")
    return Blow(damage, to_armour, to_body, weapon_damage, wounded, (harming.vigour, resisting.vigour))


def damage_parts(case: AttackInput, outcome: Outcome, damage: int) -> tuple[int, int]:
    """What the structure loses and what the body takes (EN-25)."""
    if outcome == "flesh":
        return 0, damage
    armour = case.defender.armour
    rest = max(damage - armour.resist.against(case.attacker.weapon.type), 0)
    to_armour = min(rest, armour.structure_left)
    return to_armour, rest - to_armour


def _told_armour(case: AttackInput, damage: int, to_armour: int) -> Play:
    armour = case.defender.armour
    yield note(
        QT_TRANSLATE_NOOP("espada-negra", "The armour resists {resisted}. Structure: from {before} to {after}."),
        "EN-25", resisted=min(armour.resist.against(case.attacker.weapon.type), damage),
        before=armour.structure_left, after=armour.structure_left - to_armour,
    )  # fmt: skip


def _weapon_damage(case: AttackInput, hits: int) -> Play:
    """What a weapon deals less from now on, after more hits than it can stand; fists stand any (EN-29)."""
    weapon = case.attacker.weapon
    if not weapon.dulls or hits <= weapon.structure or weapon.damage <= 0:
        return 0
    yield note(
        QT_TRANSLATE_NOOP("espada-negra", "Hits {hits}, structure of the weapon {structure}: it deals 1 less."),
        "EN-29", hits=hits, structure=weapon.structure,
    )  # fmt: skip
    return 1


def _result(case: AttackInput, contact: Contact, blow: Blow) -> AttackResult:
    body = blow.suffered.body
    attacker, defender = blow.vigours
    return AttackResult(
        contact.outcome, contact.impact, contact.evasion, contact.cover, blow.damage, blow.to_armour, blow.to_body,
        case.defender.armour.structure_left - blow.to_armour, blow.weapon_damage, blow.suffered.stun,
        blow.suffered.wound, blow.suffered.place, body.damage_taken, body.unconscious, body.dead,
        StaminaLeft(attacker.stamina, defender.stamina),
    )  # fmt: skip
