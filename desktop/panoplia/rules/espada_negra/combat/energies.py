# SPDX-License-Identifier: GPL-3.0-or-later
"""Powers in a fight: an act that is paid with concentration (EN-20, EN-26, EN-37)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.espada_negra import derived, offers
from panoplia.rules.espada_negra.blows import Body, Limits
from panoplia.rules.espada_negra.check_trials import check_of
from panoplia.rules.espada_negra.circumstances import MORE_RUNES, difficulty, own
from panoplia.rules.espada_negra.combat import harm, targets
from panoplia.rules.espada_negra.combat.moves import Move, after_act
from panoplia.rules.espada_negra.combat.turn import Turn, body_of, limits_of, no_act
from panoplia.rules.espada_negra.energy import EnergyInput
from panoplia.rules.espada_negra.gear import Power, cost_of
from panoplia.rules.espada_negra.powers import Used, Working, strikes, suffered_by, too_little, way_told, ways
from panoplia.rules.fights.combat import Deed, Shown
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Lore
from panoplia.rules.trial import NAMED, Circumstance, Told

POWER = "power:"
USES = QT_TRANSLATE_NOOP("espada-negra", "{name} uses {power}.")
USES_ON = QT_TRANSLATE_NOOP("espada-negra", "{name} uses {power} on {target}.")
ON = QT_TRANSLATE_NOOP("espada-negra", "{power} on {target}: {said}")


class Known(EnergyInput, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Someone struck by energy, whose limits are those of the sheet, qualities counted in (EN-4)."""

    limits: Limits

    @property
    def body(self) -> Body:
        """What the damage is counted against."""
        return Body(self.voluntad, self.fuerza, self.damage_taken, self.limits)


class UsePower(Move):
    """One that the sheet lists and the campaign knows."""

    clause = "EN-37"

    def __init__(self, lore: Lore) -> None:
        self.lore = lore
        self.power: Power = lore.data

    @property
    def id(self) -> str:
        return f"{POWER}{self.lore.ref}"

    @property
    def title(self) -> Words:
        return offers.power(self.lore).title

    def explanation(self, turn: Turn) -> Words:
        return note(
            QT_TRANSLATE_NOOP(
                "espada-negra", "Cost: {cost} of {points} points of concentration, whatever comes of it."
            ), "EN-37", cost=cost_of(self.power), points=turn.person.condition.concentration,
        )  # fmt: skip

    def refusal(self, turn: Turn) -> Note | None:
        nobody = targets.nobody(turn) if strikes(self.power) else None
        return no_act(turn) or too_little(turn.person, self.power) or nobody

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        known = ways(turn.person)
        if strikes(self.power):
            yield targets.aim(turn, "EN-20")
        yield way_told(known)
        yield difficulty(turn.house)
        yield MORE_RUNES
        yield from own(turn.person.statistics, *(target for way in known.values() for target in way.own))

    def settled(self, turn: Turn, said: Told) -> Deed:
        target = targets.target_of(turn, said) if strikes(self.power) else None
        way = ways(turn.person)[str(said["way"])]
        case, told = check_of(way, turn.person, {**said, "spent": turn.tally.spent}, turn.more)
        working = Working(self.power, case, turn.person.condition, self._strike(target))

        def play() -> Play:
            yield self._announced(turn, target)
            used = yield from working.play()
            return used

        return Deed(
            play,
            lambda fight, used: _after(fight, turn.fighter, target, working, used),
            lambda: Shown(
                working.cases, working.case_of, lambda used: self._said(target, working.in_words(used)),
                (*told, *working.sources),
            ),
        )  # fmt: skip

    def _strike(self, target: Fighter | None) -> EnergyInput | None:
        if target is None or self.power.energy is None:
            return None
        body = body_of(target)
        return Known(
            base=self.power.damage or 0,
            resistance=derived.energy(target.statistics, self.power.energy).total,
            voluntad=body.voluntad, fuerza=body.fuerza, damage_taken=body.damage_taken, limits=limits_of(target),
        )  # fmt: skip

    def _announced(self, turn: Turn, target: Fighter | None) -> Note:
        if target is None:
            return note(USES, "EN-20", name=turn.fighter.name, power=self.lore.names)
        return note(USES_ON, "EN-20", name=turn.fighter.name, power=self.lore.names, target=target.name)

    def _said(self, target: Fighter | None, said: Words) -> Note:
        if target is None:
            return note(NAMED, piece=self.lore.names, said=said)
        return note(ON, power=self.lore.names, target=target.name, said=said)


def powers(turn: Turn) -> Iterator[UsePower]:
    """Those of the sheet, each once, that the campaign still knows."""
    known = turn.person.by_ref("power")
    for key in dict.fromkeys(each.key for each in turn.person.statistics.powers):
        if key in known:
            yield UsePower(known[key])


def _after(fight: Fight, actor: Fighter, target: Fighter | None, working: Working, used: Used) -> Fight:
    acted = after_act(actor, working.after(used), used.check.spent)
    if target is None:
        return fight.with_fighter(acted)
    acted = msgspec.structs.replace(acted, tally=msgspec.structs.replace(acted.tally, aimed=target.id))
    if working.strike is None or used.struck is None:
        return fight.with_fighter(acted)
    victim = harm.struck(target, 0, 0, used.struck.damage, suffered_by(working.strike, used.struck))
    return fight.with_fighters((acted, victim))
