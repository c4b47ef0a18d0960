# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever is attacked in a fight: armour, shield, body, and the effort that is left (EN-5, EN-6, EN-21 to EN-28)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra import derived
from panoplia.rules.espada_negra.attack import AttackInput
from panoplia.rules.espada_negra.attack_circumstances import ITS
from panoplia.rules.espada_negra.blows import Body, Limits
from panoplia.rules.espada_negra.character import IN_A_FIGHT
from panoplia.rules.espada_negra.circumstances import modified, told_figure
from panoplia.rules.espada_negra.combat.turn import added_by_effects, is_unconscious, limits_of
from panoplia.rules.espada_negra.fighters import EVADE, RESIST, Armour, Check, Defender, Paid, Resistances
from panoplia.rules.espada_negra.gear import Physical
from panoplia.rules.espada_negra.in_use import InUse, in_use
from panoplia.rules.espada_negra.strikes import RUNES
from panoplia.rules.espada_negra.texts import AGAINST, STRUCTURE
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import Words, note
from panoplia.rules.why import Sum


class Known(Defender, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A defender whose limits are those of the sheet, qualities counted in (EN-4)."""

    limits: Limits

    @property
    def body(self) -> Body:
        """What the damage is counted against."""
        return Body(self.voluntad, self.fuerza, self.damage_taken, self.limits)


class Bout(AttackInput, frozen=True, forbid_unknown_fields=True):
    """An attack in a fight, where reach and chance tell who is slower (EN-10, EN-21)."""

    slower: bool = False

    @property
    def attacker_first(self) -> bool:
        """Whether the attacker announces effort first."""
        return self.slower


class Guard(msgspec.Struct, frozen=True):
    """The figures of a defence, as the sheet shows them."""

    victim: Fighter
    used: InUse
    kind: Physical
    evasion: Sum
    cover: Sum
    resistance: Sum

    def defender(self, answered: tuple[Paid, ...]) -> Known:
        """Who is attacked, by what they have paid for in this act. The unconscious make no effort (EN-34, set)."""
        victim, used = self.victim, self.used
        statistics, condition, tally = victim.statistics, victim.condition, victim.tally
        return Known(
            agilidad=derived.attribute(statistics, "agilidad").total,
            fuerza=derived.attribute(statistics, "fuerza").total,
            voluntad=derived.attribute(statistics, "voluntad").total,
            stamina=condition.stamina, initiative=derived.initiative(statistics, condition, used).total,
            spent_this_turn=tally.spent, effort_limit=statistics.effort_limit,
            body_free_g=derived.body_free(statistics, used), paid=answered,
            surprised=tally.surprised or (1 if is_unconscious(victim) else 0),
            armour=Armour(
                self.evasion.total, self.cover.total, used.structure, used.structure_left,
                Resistances(**{self.kind: self.resistance.total}),
            ),
            damage_taken=condition.damage_taken, limits=limits_of(victim),
        )  # fmt: skip

    def sources(self) -> Iterator[Words]:
        """Every figure of the defence, and its terms."""
        statistics, condition = self.victim.statistics, self.victim.condition
        yield from _its(note(IN_A_FIGHT["evasion"]), self.evasion, "EN-23")
        yield from _its(note(IN_A_FIGHT["cover"]), self.cover, "EN-23")
        yield from _its(_runes(EVADE), derived.runes_to_evade(statistics, condition, self.used), "EN-22")
        if self.used.structure:
            yield from _its(note(STRUCTURE), derived.structure(self.used), "EN-25")
            yield from _its(note(AGAINST[self.kind]), self.resistance, "EN-25")
        yield from _its(_runes(RESIST), derived.runes_for_damage(statistics, condition), "EN-24")


def guard_of(fight: Fight, victim: Fighter, kind: Physical) -> Guard:
    """The defence of someone against a kind of damage; effects on them count for evasion and cover alike."""
    used = in_use(victim.pieces)
    more = added_by_effects(fight, victim.id, "EN-22")
    return Guard(
        victim, used, kind, modified(derived.evasion(victim.statistics, used), *more),
        modified(derived.cover(victim.statistics, used), *more), derived.resistance_to(used, kind),
    )  # fmt: skip


def _its(words: Words, figure: Sum, clause: str) -> Iterator[Words]:
    yield from told_figure(note(ITS, figure=words), figure, clause)


def _runes(check: Check) -> Words:
    return note(RUNES, what=note(check.why))
