# SPDX-License-Identifier: GPL-3.0-or-later
"""What a fight leaves behind: shown first, then written as one action that can be undone."""

import msgspec
import pytest

from brawls import Brawl
from panoplia.rules.fights.commands import Do, Leave, SetByHand
from panoplia.rules.fights.state import Fight, Loose
from panoplia.rules.notes import Note, Phrase, note, plain
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Play
from panoplia.store.records import Holder
from panoplia.table.aftermath import APPLIED, NOT_OVER, ON_THE_GROUND
from panoplia.table.rewriting import IS_APPLIED
from tiny_combat import TinyCombat
from tiny_system import Health, Wear
from world import all_rows


def fall(brawl: Brawl, *fallen: int) -> None:
    for id in fallen:
        brawl.do(SetByHand(id, {"life": 0}))


def pile_of(brawl: Brawl) -> Holder:
    (pile,) = brawl.table.library.holders(brawl.campaign, "loot")
    return pile


def held(brawl: Brawl, holder: int) -> list[tuple[int, int, Wear]]:
    items = brawl.table.library.items_of(holder)
    return sorted((item.id, item.quantity, item.wear) for item in items)


def applied(brawl: Brawl) -> None:
    shown = brawl.table.aftermaths.of(brawl.encounter)
    brawl.table.aftermaths.apply(brawl.encounter, shown)


def test_conditions_are_written_as_one_action(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    brawl.finish()
    before = all_rows(brawl.table)
    aftermath = brawl.table.aftermaths.of(brawl.encounter)
    (hurt,) = aftermath.people
    assert (hurt.name, plain(hurt.before), plain(hurt.after), hurt.condition) == (
        "Ada",
        "3 hearts",
        "1 hearts",
        Health(1),
    )
    assert (aftermath.gear, aftermath.money, aftermath.fallen, aftermath.repairs) == ((), 0, (), ())
    assert brawl.table.aftermaths.apply(brawl.encounter, aftermath).phase == "applied"
    assert brawl.stored(brawl.ada) == 1
    done = all_rows(brawl.table)
    brawl.table.library.journal.undo(brawl.scope)
    assert (all_rows(brawl.table), brawl.row.phase) == (before, "ended")
    brawl.table.library.journal.redo(brawl.scope)
    assert all_rows(brawl.table) == done
    assert brawl.table.library.holders(brawl.campaign, "loot") == []


def test_the_fight_is_reopened_step_by_step(brawl: Brawl) -> None:
    brawl.begin()
    brawl.strike(brawl.ada, "6", "stand")
    running = brawl.fight
    brawl.finish()
    applied(brawl)
    with pytest.raises(Refused, match="Aftermath"):
        brawl.table.fights.undo(brawl.encounter)
    with pytest.raises(Refused) as why:
        brawl.table.fights.undo_to(brawl.encounter, 1)
    assert why.value.note.text == IS_APPLIED
    brawl.table.library.journal.undo(brawl.scope)
    brawl.table.fights.undo(brawl.encounter)
    assert (brawl.row.phase, brawl.fight) == ("running", running)
    brawl.next()
    assert brawl.acting() == "Croante 2"


def test_once_applied_the_sheet_is_free(brawl: Brawl) -> None:
    brawl.begin().finish()
    applied(brawl)
    brawl.table.characters.hurt(brawl.ada.id, 1)
    assert (brawl.stored(brawl.ada), brawl.hearts(brawl.ada)) == (2, 3)
    brawl.table.library.journal.undo(brawl.scope)
    assert brawl.table.fights.fight_of(brawl.ada) is None
    assert brawl.told()[-1] == "The fight ends in round 1."


def test_only_what_is_over_has_an_aftermath_and_once(brawl: Brawl) -> None:
    for _ in range(2):
        with pytest.raises(Refused) as why:
            brawl.table.aftermaths.of(brawl.encounter)
        assert why.value.note.text == NOT_OVER
        if brawl.row.phase == "planned":
            brawl.begin()
    brawl.finish()
    applied(brawl)
    with pytest.raises(Refused) as why:
        brawl.table.aftermaths.apply(brawl.encounter)
    assert why.value.note.text == APPLIED


def test_what_was_shown_is_what_is_written(brawl: Brawl) -> None:
    brawl.begin().finish()
    shown = brawl.table.aftermaths.of(brawl.encounter)
    brawl.table.fights.undo(brawl.encounter)
    brawl.do(SetByHand(brawl.ada.id, {"life": 2}))
    brawl.finish()
    before = all_rows(brawl.table)
    with pytest.raises(Refused, match="changed meanwhile"):
        brawl.table.aftermaths.apply(brawl.encounter, shown)
    assert all_rows(brawl.table) == before


def test_wear_and_the_repairs_that_are_due(brawl: Brawl) -> None:
    brawl.begin()
    for _ in range(2):
        brawl.next()
    brawl.strike(brawl.croakers[0], "1")
    brawl.finish("2")
    aftermath = brawl.table.aftermaths.of(brawl.encounter)
    (spoil,) = aftermath.worn
    assert (spoil.item, spoil.owner, plain(spoil.before), plain(spoil.after)) == (brawl.top, "Ada", "whole", "broken")
    assert (aftermath.gone, aftermath.loot, aftermath.fewer) == ((), (), ())
    (repair,) = aftermath.repairs
    assert (repair.item, repair.owner, repair.jobs) == (brawl.top, "Ada", ("Glue",))
    applied(brawl)
    assert held(brawl, brawl.ada.holder) == [(brawl.top, 1, Wear(True)), (brawl.tops, 3, Wear())]


def test_destroyed_gear_goes(brawl: Brawl) -> None:
    brawl.begin()
    for _ in range(2):
        brawl.next()
    brawl.strike(brawl.croakers[0], "1")
    brawl.finish("1")
    aftermath = brawl.table.aftermaths.of(brawl.encounter)
    (spoil,) = aftermath.gone
    assert (spoil.item, spoil.left, plain(spoil.after)) == (brawl.top, 0, "gone")
    applied(brawl)
    assert held(brawl, brawl.ada.holder) == [(brawl.tops, 3, Wear())]
    brawl.table.library.journal.undo(brawl.scope)
    assert len(held(brawl, brawl.ada.holder)) == 2


def test_what_was_dropped_lies_in_a_pile_named_after_the_fight(brawl: Brawl) -> None:
    brawl.begin()
    for times in range(2):
        brawl.do(Do(brawl.ada.id, "throw"))
        brawl.do(SetByHand(brawl.ada.id, {"acted": False}))
        assert times < 2
    brawl.finish()
    aftermath = brawl.table.aftermaths.of(brawl.encounter)
    assert [(spoil.item, spoil.found, spoil.left) for spoil in aftermath.loot] == [
        (brawl.top, 1, 1),
        (brawl.tops, 1, 3),
    ]
    applied(brawl)
    pile = pile_of(brawl)
    assert (pile.name, pile.money) == ("Emboscada", 0)
    (whole, quantity, _), (part, one, _) = held(brawl, pile.id)
    assert (whole, quantity, one) == (brawl.top, 1, 1)
    assert held(brawl, brawl.ada.holder) == [(brawl.tops, 2, Wear())]
    assert part not in (brawl.top, brawl.tops)


def test_the_gear_and_money_of_fallen_foes_is_loot(brawl: Brawl) -> None:
    first, second = brawl.croakers
    for foe, money in ((first, 7), (second, 5)):
        brawl.table.characters.earn(foe.id, money)
    (tops,) = brawl.table.library.items_of(first.holder)
    brawl.begin()
    fall(brawl, first.id, brawl.bo.id)
    brawl.finish()
    aftermath = brawl.table.aftermaths.of(brawl.encounter)
    assert (aftermath.fallen, aftermath.money) == (("Croante 1",), 7)
    assert [(spoil.item, spoil.found) for spoil in aftermath.loot] == [(tops.id, 2)]
    applied(brawl)
    assert (pile_of(brawl).money, held(brawl, pile_of(brawl).id)) == (7, [(tops.id, 2, Wear())])
    assert [brawl.table.library.character(one.id).money for one in (first, second)] == [0, 5]
    assert [one.name for one in brawl.table.library.characters(brawl.campaign)] == [
        "Ada",
        "Bo",
        "Croante 1",
        "Croante 2",
    ]


def test_who_fled_keeps_everything(brawl: Brawl) -> None:
    brawl.begin()
    first, _ = brawl.croakers
    fall(brawl, first.id)
    brawl.do(Leave(first.id, fled=True))
    brawl.finish()
    aftermath = brawl.table.aftermaths.of(brawl.encounter)
    assert (aftermath.fallen, aftermath.loot) == ((), ())
    assert [hurt.name for hurt in aftermath.people] == ["Croante 1"]


def ended_as(brawl: Brawl, monkeypatch: pytest.MonkeyPatch, change: object) -> None:
    """The fight ends in a state that the tiny system has no deeds for."""

    def finish(self: object, fight: Fight) -> Play:
        assert callable(change)
        yield note(Phrase("tiny", "so be it"))
        return change(fight)

    monkeypatch.setattr(TinyCombat, "finish", finish)
    brawl.finish()


def test_what_someone_else_picked_up_is_theirs(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    brawl.begin()

    def change(fight: Fight) -> Fight:
        ada, bo = fight.fighter(brawl.ada.id), fight.fighter(brawl.bo.id)
        top = ada.pieces[0]
        bo = msgspec.structs.replace(bo, pieces=(msgspec.structs.replace(top, slot=""),))
        return fight.with_fighters((ada.without_piece(top.id), bo))

    ended_as(brawl, monkeypatch, change)
    reading = brawl.table.reading
    assert [one.item.id for one in reading.holdings(brawl.bo)] == [brawl.top]
    assert reading.holder_of(reading.holding(brawl.top).item).id == brawl.bo.holder
    applied(brawl)
    assert held(brawl, brawl.bo.holder) == [(brawl.top, 1, Wear())]
    assert [one.item.id for one in reading.holdings(brawl.bo)] == [brawl.top]


def test_a_pile_in_three_hands(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    """What its owner has of it stays the item; the other parts are new ones."""
    brawl.begin()

    def change(fight: Fight) -> Fight:
        ada, bo = fight.fighter(brawl.ada.id), fight.fighter(brawl.bo.id)
        one = msgspec.structs.replace(ada.pieces[1], quantity=1)
        broken = msgspec.structs.replace(one, wear=Wear(True))
        bo = msgspec.structs.replace(bo, pieces=(broken,))
        fight = fight.with_fighters((ada.with_piece(one), bo))
        return msgspec.structs.replace(fight, loose=(Loose(one, ada.id),))

    ended_as(brawl, monkeypatch, change)
    (spoil,) = brawl.table.aftermaths.of(brawl.encounter).gear
    assert [(share.character, share.quantity) for share in spoil.shares] == [
        (brawl.ada.id, 1), (brawl.bo.id, 1), (ON_THE_GROUND, 1),
    ]  # fmt: skip
    applied(brawl)
    assert held(brawl, brawl.ada.holder) == [(brawl.top, 1, Wear()), (brawl.tops, 1, Wear())]
    ((_, quantity, wear),) = held(brawl, brawl.bo.holder)
    assert (quantity, wear) == (1, Wear(True))
    assert [quantity for _, quantity, _ in held(brawl, pile_of(brawl).id)] == [1]


def test_what_was_taken_out_of_a_pile_in_the_fight_becomes_an_item(
    brawl: Brawl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of three stay the pile, one is worn and lies beside them."""
    brawl.begin()

    def change(fight: Fight) -> Fight:
        ada = fight.fighter(brawl.ada.id)
        pile = ada.pieces[1]
        worn = msgspec.structs.replace(pile, id=-1, part_of=pile.id, quantity=1, wear=Wear(True))
        ada = ada.with_piece(msgspec.structs.replace(pile, quantity=2))
        return fight.with_fighter(msgspec.structs.replace(ada, pieces=(*ada.pieces, worn)))

    ended_as(brawl, monkeypatch, change)
    applied(brawl)
    top, pile, part = held(brawl, brawl.ada.holder)
    assert (top, pile) == ((brawl.top, 1, Wear()), (brawl.tops, 2, Wear()))
    assert part[1:] == (1, Wear(True))


def test_what_lies_in_a_lost_thing_stays(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    library = brawl.table.library
    with library.journal.act(brawl.scope, Note("test", "packed")):
        library.change(library.item(brawl.tops), holder=None, inside=brawl.top)
    brawl.begin()

    def change(fight: Fight) -> Fight:
        return fight.with_fighter(fight.fighter(brawl.ada.id).without_piece(brawl.top))

    ended_as(brawl, monkeypatch, change)
    applied(brawl)
    assert held(brawl, brawl.ada.holder) == [(brawl.tops, 3, Wear())]
    assert library.item(brawl.tops).holder == brawl.ada.holder


def test_a_fallen_foe_loses_a_bag_with_all_that_is_in_it(brawl: Brawl) -> None:
    first, _ = brawl.croakers
    library = brawl.table.library
    (bag,) = library.items_of(first.holder)
    inner = brawl.table.trade.give(brawl.lines["top"], first.holder)
    with library.journal.act(brawl.scope, Note("test", "packed")):
        library.change(inner, holder=None, inside=bag.id)
    brawl.begin()
    fall(brawl, first.id)
    brawl.finish()
    applied(brawl)
    assert [id for id, _, _ in held(brawl, pile_of(brawl).id)] == [bag.id, inner.id]
    assert library.item(inner.id).inside == bag.id


def test_gear_that_was_used_up_is_fewer(brawl: Brawl, monkeypatch: pytest.MonkeyPatch) -> None:
    brawl.begin()

    def change(fight: Fight) -> Fight:
        ada = fight.fighter(brawl.ada.id)
        return fight.with_fighter(ada.with_piece(msgspec.structs.replace(ada.pieces[1], quantity=1)))

    ended_as(brawl, monkeypatch, change)
    (spoil,) = brawl.table.aftermaths.of(brawl.encounter).fewer
    assert (spoil.item, spoil.quantity, spoil.left) == (brawl.tops, 3, 1)
    applied(brawl)
    assert held(brawl, brawl.ada.holder) == [(brawl.top, 1, Wear()), (brawl.tops, 1, Wear())]


def test_what_was_thrown_one_by_one_is_one_pile_again(brawl: Brawl) -> None:
    brawl.begin()
    for _ in range(3):
        brawl.do(Do(brawl.ada.id, "throw"))
        brawl.do(SetByHand(brawl.ada.id, {"acted": False}))
    brawl.finish()
    applied(brawl)
    assert [quantity for _, quantity, _ in held(brawl, pile_of(brawl).id)] == [1, 2]
    assert held(brawl, brawl.ada.holder) == [(brawl.tops, 1, Wear())]


def test_what_lies_about_goes_straight_to_whom_it_is_given(brawl: Brawl) -> None:
    """Then there is no pile for it, and undoing takes it back."""
    brawl.begin()
    fall(brawl, brawl.croakers[0].id)
    brawl.finish()
    before = all_rows(brawl.table)
    (tops,) = brawl.table.aftermaths.of(brawl.encounter).loot
    brawl.table.aftermaths.apply(brawl.encounter, takers={tops.item: brawl.bo.id})
    assert held(brawl, brawl.bo.holder) == [(tops.item, 2, Wear())]
    assert brawl.table.library.holders(brawl.campaign, "loot") == []
    brawl.table.library.journal.undo(brawl.scope)
    assert all_rows(brawl.table) == before


def test_nobody_takes_what_is_of_no_such_campaign(brawl: Brawl) -> None:
    brawl.begin()
    fall(brawl, brawl.croakers[0].id)
    brawl.finish()
    (tops,) = brawl.table.aftermaths.of(brawl.encounter).loot
    with pytest.raises(Refused):
        brawl.table.aftermaths.apply(brawl.encounter, takers={tops.item: 999})
    assert brawl.row.phase == "ended"
