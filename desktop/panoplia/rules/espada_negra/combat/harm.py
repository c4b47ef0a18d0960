# SPDX-License-Identifier: GPL-3.0-or-later
"""What a blow leaves on whoever it struck (EN-5, EN-25, EN-27, EN-30, EN-36, EN-37)."""

import msgspec

from panoplia.rules.espada_negra.blows import Suffered
from panoplia.rules.espada_negra.character import MOST_POINTS, MOST_WOUNDS, Condition
from panoplia.rules.espada_negra.concentration import kept
from panoplia.rules.espada_negra.exertion import after_effort
from panoplia.rules.espada_negra.in_use import in_use
from panoplia.rules.espada_negra.vitals import fit
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.fights.state import Fighter


def struck(victim: Fighter, spent: int, to_armour: int, to_body: int, suffered: Suffered) -> Fighter:
    """Whoever defended with so much effort, after a blow."""
    before: Condition = victim.condition
    tired = after_effort(before, spent)
    after = msgspec.structs.replace(
        tired,
        damage_taken=min(suffered.body.damage_taken, MOST_POINTS),
        concentration=kept(tired.concentration, suffered.body.voluntad, to_armour, to_body),
        stunned=max(before.stunned, suffered.stun),
    )
    if suffered.wound and suffered.place:
        wounds = (*before.wounds, Wound(suffered.place, suffered.wound))[:MOST_WOUNDS]
        after = fit(victim.statistics, msgspec.structs.replace(after, wounds=wounds), before)
    tally = victim.tally.after_effort(spent)
    if to_body:
        tally = msgspec.structs.replace(tally, hurt=True)
    hit = msgspec.structs.replace(victim, condition=after, tally=tally)
    return _worn(hit, to_armour) if to_armour else hit


def _worn(victim: Fighter, points: int) -> Fighter:
    """The armour loses its structure first, then the shield (EN-25, EN-27, set)."""
    for id, wear in in_use(victim.pieces).struck(points).items():
        piece = victim.piece(id)
        assert piece is not None
        victim = victim.with_piece(msgspec.structs.replace(piece, wear=wear))
    return victim
