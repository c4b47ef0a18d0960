# SPDX-License-Identifier: GPL-3.0-or-later
"""Picking up what lies loose, on the ground or on one who has fallen (EN-20, EN-38)."""

from collections.abc import Iterator

import msgspec

from panoplia.rules.editors import Pick
from panoplia.rules.espada_negra.combat.hands import HANDS, hands_for, hands_free, in_hand, regeared
from panoplia.rules.espada_negra.combat.leaving import Slipping, shown_as, slipping_told
from panoplia.rules.espada_negra.combat.moves import Move, after_act
from panoplia.rules.espada_negra.combat.turn import Turn, able, no_act
from panoplia.rules.espada_negra.exertion import Exerted, after_effort, exerted
from panoplia.rules.espada_negra.manoeuvres import pick_up
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.fights.combat import Deed
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Piece
from panoplia.rules.trial import Circumstance, Told

NOTHING_LIES = QT_TRANSLATE_NOOP("espada-negra", "Nothing lies loose, on the ground or in the hands of the fallen.")
REACHES = QT_TRANSLATE_NOOP("espada-negra", "{name} reaches for {piece}.")
TAKEN = note(QT_TRANSLATE_NOOP("espada-negra", "picks it up"), "EN-38")
MISSED = note(QT_TRANSLATE_NOOP("espada-negra", "does not get hold of it"), "EN-38")
OF = QT_TRANSLATE_NOOP("espada-negra", "{piece} ({owner})")


class PickUp(Move):
    """A thing that asks for nothing else first; a failure costs the act."""

    clause = "EN-38"
    id = "pick_up"
    title = QT_TRANSLATE_NOOP("espada-negra", "Pick something up")
    slipping = Slipping(("agilidad",))

    def explanation(self, turn: Turn) -> Words:
        said = QT_TRANSLATE_NOOP("espada-negra", "Runes of agility and the allies, against everyone else and 2 more.")
        return note(said, "EN-38")

    def refusal(self, turn: Turn) -> Note | None:
        return no_act(turn) or (None if lying(turn.fight, turn.fighter) else note(NOTHING_LIES, "EN-38"))

    def circumstances(self, turn: Turn) -> Iterator[Circumstance]:
        options = tuple((str(piece.id), name) for piece, name in lying(turn.fight, turn.fighter))
        label = QT_TRANSLATE_NOOP("espada-negra", "What")
        yield Circumstance("thing", label, Pick(options), options[0][0], clause="EN-38")
        yield from self.slipping.circumstances(turn)

    def settled(self, turn: Turn, said: Told) -> Deed:
        case, runes = self.slipping.case(turn, said)
        piece = next(piece for piece, _ in lying(turn.fight, turn.fighter) if str(piece.id) == said["thing"])

        def play() -> Play:
            yield note(REACHES, "EN-38", name=turn.fighter.name, piece=piece.name)
            came = yield from exerted(pick_up(case))
            return came

        return Deed(
            play, lambda fight, came: _after(fight, turn.fighter, piece, came),
            lambda: shown_as(TAKEN, MISSED, lambda result: result.taken, slipping_told(case, runes)),
        )  # fmt: skip


def lying(fight: Fight, fighter: Fighter) -> tuple[tuple[Piece, Words], ...]:
    """What could be picked up, each with its name and whose it was."""
    ground = ((loose.piece, _of(fight, loose.piece, loose.owner)) for loose in fight.loose)
    fallen = (
        (piece, _of(fight, piece, other.id))
        for other in fight.present
        if other.id != fighter.id and not able(other)
        for piece in in_hand(other)
    )
    return (*ground, *fallen)


def _of(fight: Fight, piece: Piece, owner: int) -> Words:
    return note(OF, piece=piece.name, owner=fight.fighter(owner).name) if fight.has(owner) else piece.name


def _after(fight: Fight, actor: Fighter, piece: Piece, came: Exerted) -> Fight:
    tried = after_act(actor, after_effort(actor.condition, came.spent), came.spent)
    if not came.result.taken:
        return fight.with_fighter(tried)
    fight = _without(fight, piece)
    # In the hand, where one is free; else it hangs on the body, ready.
    free = hands_free(actor, Person(fight.subject(actor)))
    held = 0 < hands_for(piece) <= free
    got = msgspec.structs.replace(piece, slot=HANDS if held else "", inside=0, carried=True)
    return fight.with_fighter(regeared(tried, (*tried.pieces, got)))


def _without(fight: Fight, piece: Piece) -> Fight:
    loose = tuple(each for each in fight.loose if each.piece.id != piece.id)
    if len(loose) < len(fight.loose):
        return msgspec.structs.replace(fight, loose=loose)
    owner = next(each for each in fight.present if piece in each.pieces)
    return fight.with_fighter(owner.without_piece(piece.id))
