# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of combat and what is around a fight: planned, simulated, going on, over, applied; for each rule system."""

import random

from PySide6.QtWidgets import QApplication

from panoplia.rules.fights.commands import Begin, Command, Finish, NextTurn
from panoplia.rules.fights.simulation import Tactics, simulated, summed_up
from panoplia.rules.refusal import Refused
from panoplia.table.encounters import roster_of
from panoplia.ui.characters.dialogs import NewcomersDialog
from panoplia.ui.combat.aftermath_dialog import aftermath_of
from panoplia.ui.combat.bestiary_dialog import BestiaryDialog
from panoplia.ui.combat.dialogs import NewEncounterDialog, another_runs, deletion
from panoplia.ui.combat.encounter import EncounterView
from panoplia.ui.combat.page import CombatPage
from panoplia.ui.combat.people_dialog import PeopleDialog
from panoplia.ui.combat.repairs import RepairsView
from panoplia.ui.combat.simulation_card import SimulationCard
from panoplia.ui.combat.simulator import Simulation
from panoplia.ui.combat.table_view import TableView
from panoplia.ui.tour.walk import LONG_NAME, Walk

RUNS, TURNS, MANY = 40, 200, 8


def encounters(walk: Walk) -> None:
    """Pictures 110 to 119, once for each rule system."""
    _empty(walk)
    for place in walk.demos:
        walk.open_demo(place)
        _one_system(walk)
    _many(walk)


def _empty(walk: Walk) -> None:
    walk.window.room.open_campaign(walk.table.campaigns.found("Vado Viejo", next(iter(walk.table.systems))))
    walk.window.show_page("combat")
    walk.picture("110-combat-empty")
    walk.dialog("110-combat-new", NewEncounterDialog(walk.window.room, walk.window))


def _one_system(walk: Walk) -> None:
    room, system = walk.window.room, walk.window.room.system.id
    fight = walk.table.encounters.all_of(room.in_play.id)[0].id
    walk.window.show_page("combat", fight)
    walk.picture(f"111-planned-{system}")
    _adding(walk, fight, system)
    _simulated(walk, fight)
    walk.picture(f"112-simulated-{system}")
    _going_on(walk, fight, system)
    _over(walk, fight, system)


def _adding(walk: Walk, fight: int, system: str) -> None:
    row, room = walk.table.library.encounter(fight), walk.window.room
    walk.dialog(f"111-bestiary-{system}", BestiaryDialog(room, row, walk.window))
    walk.table.encounters.dismiss(fight, next(one.character for one in roster_of(row) if one.side == "party"))
    people = PeopleDialog(room, walk.table.library.encounter(fight), "party", walk.window)
    walk.dialog(f"111-people-{system}", people)
    walk.window.undo()
    walk.dialog(f"111-line-{system}", NewcomersDialog(room, walk.window))
    walk.dialog(f"111-delete-{system}", deletion(room, row, walk.window))


def _simulated(walk: Walk, fight: int) -> None:
    """The same fights on every machine, and no waiting for them."""
    room, start = walk.window.room, walk.table.fights.planned_state(fight)
    combat, _ = walk.table.reading.courses.rules_of(room.system.id)
    runs = list(simulated(combat, start, random.Random(7), Tactics(), RUNS))
    card = walk.window.page.findChild(SimulationCard)
    assert card is not None
    card.show_simulated(
        Simulation(combat, start, Tactics(), RUNS, room.system.state), summed_up(combat, start, runs, room.system.state)
    )
    QApplication.processEvents()
    view = walk.window.page.findChild(EncounterView)
    assert view is not None
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())


def _going_on(walk: Walk, fight: int, system: str) -> None:
    walk.table.fights.start(fight)
    dice = random.Random(3)
    _do(walk, fight, Begin(), dice)
    for _ in range(TURNS):
        if _fallen(walk, fight) < 2:
            _turn(walk, fight, dice)
    walk.picture(f"113-running-{system}")
    view = TableView(walk.window.room, walk.window.settings)
    view.show_fight(fight)
    view.show()
    walk.keep(f"114-table-bars-{system}", view)
    view.show_in_words(True)
    walk.keep(f"114-table-words-{system}", view)
    view.show_in_words(False)
    view.close()
    view.deleteLater()
    other = walk.table.encounters.plan(walk.window.room.in_play.id, "Otro", [])
    row = walk.table.library.encounter(fight)
    walk.dialog(f"113-another-{system}", another_runs(walk.window.room, other, row, walk.window))
    walk.table.encounters.delete(other.id)


def _over(walk: Walk, fight: int, system: str) -> None:
    _do(walk, fight, Finish(), random.Random(3))
    walk.picture(f"115-ended-{system}")
    dialog = aftermath_of(walk.window.room, fight, walk.window)
    assert dialog is not None
    dialog.show()
    walk.keep(f"116-aftermath-{system}", dialog)
    dialog.apply()
    if dialog.findChild(RepairsView):
        walk.keep(f"117-repairs-{system}", dialog)
    dialog.close()
    walk.picture(f"118-applied-{system}")


def _many(walk: Walk) -> None:
    """Twenty fighters, and names that are too long."""
    room, table = walk.window.room, walk.table
    fight = table.encounters.all_of(room.in_play.id)[0].id
    copy = table.encounters.duplicate(fight)
    line = table.encounters.bestiary(room.in_play.id)[0]
    for _ in range(2):
        table.encounters.add_foes(copy.id, line.id, MANY)
    table.encounters.rename(copy.id, LONG_NAME)
    people = table.library.characters(room.in_play.id)
    table.characters.set_field(people[0].id, "name", LONG_NAME)
    walk.page(CombatPage).choose(copy.id)
    walk.picture("119-many-planned")
    table.fights.start(copy.id)
    dice = random.Random(5)
    _do(walk, copy.id, Begin(), dice)
    for _ in range(MANY):
        _turn(walk, copy.id, dice)
    walk.picture("119-many-running")
    view = TableView(room, walk.window.settings)
    view.show_fight(copy.id)
    view.show()
    walk.keep("119-many-table", view)
    view.close()
    view.deleteLater()


def _fallen(walk: Walk, fight: int) -> int:
    state, combat = walk.table.fights.state(fight), walk.table.fights.combat(fight)
    return sum(fighter.side == "foes" and not combat.able(fighter) for fighter in state.fighters)


def _turn(walk: Walk, fight: int, dice: random.Random) -> None:
    """Whoever's turn it is strikes at the first one who stands on the other side."""
    state, combat = walk.table.fights.state(fight), walk.table.fights.combat(fight)
    if not state.acting:
        return
    actor = state.fighter(state.acting)
    standing = [other for other in state.against(actor) if combat.able(other)]
    blow = combat.plain_attack(state, actor.id, standing[0].id) if standing and combat.able(actor) else None
    if blow:
        _do(walk, fight, blow, dice)
    _do(walk, fight, NextTurn(), dice)


def _do(walk: Walk, fight: int, command: Command, dice: random.Random) -> None:
    fights = walk.table.fights
    try:
        fights.command(fight, command)
    except Refused:
        return
    while pending := fights.pending(fight):
        fights.answer(fight, pending.rolled(dice))
