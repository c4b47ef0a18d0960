# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of a fight in each of its states, and the GM's hand; for each rule system."""

import random

from PySide6.QtCore import QThreadPool

from panoplia.rules.fights.commands import Begin, Command, Do, Finish, NextTurn
from panoplia.rules.script import Choice
from panoplia.ui.combat.edit_dialog import EditDialog
from panoplia.ui.combat.hand_dialogs import EffectDialog, FiguresDialog
from panoplia.ui.combat.join_dialog import JoinDialog
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.combat.window import FightWindow
from panoplia.ui.tour.walk import Walk

FIGHT_SIZE = (1280, 720)
MOST_TURNS = 40
"""Until then someone will have had something to decide."""


def melee(walk: Walk) -> None:
    """Pictures 130 to 138, once for each rule system."""
    for place in walk.demos:
        walk.open_demo(place)
        _one_system(walk)


def _one_system(walk: Walk) -> None:
    room, system = walk.window.room, walk.window.room.system.id
    fight = walk.table.encounters.all_of(room.in_play.id)[0].id
    walk.table.fights.start(fight)
    window = FightWindow(room, fight, walk.window.settings)
    window.show()
    # The screen that is not there is smaller than any that is.
    window.resize(*FIGHT_SIZE)
    _keep(walk, f"130-before-{system}", window)
    dice = random.Random(4)
    _do(walk, fight, Begin(), dice)
    _keep(walk, f"131-turn-{system}", window)
    _asked(walk, fight, window, system, dice)
    _keep(walk, f"134-log-{system}", window)
    _hand(walk, fight, window, system)
    _do(walk, fight, Finish(), dice)
    _keep(walk, f"138-over-{system}", window)
    window.close()
    window.deleteLater()


def _asked(walk: Walk, fight: int, window: FightWindow, system: str, dice: random.Random) -> None:
    """The first dice of a blow, and the first decision with odds that someone has to take."""
    fights, wanted = walk.table.fights, {"132-dice", "133-choice"}
    for _ in range(MOST_TURNS):
        blow = _blow(walk, fight)
        if blow:
            fights.command(fight, blow)
        while pending := fights.pending(fight):
            name = "133-choice" if isinstance(pending.request, Choice) else "132-dice"
            if name in wanted:
                wanted.discard(name)
                _keep(walk, f"{name}-{system}", window)
            fights.answer(fight, pending.rolled(dice))
        if not wanted:
            return
        _do(walk, fight, NextTurn(), dice)


def _hand(walk: Walk, fight: int, window: FightWindow, system: str) -> None:
    play = FightPlay(walk.window.room, fight, window)
    someone = play.course.fight.fighters[0].id
    answered = [line for line in play.course.lines if line.act.answers and isinstance(line.command, Do)]
    walk.dialog(f"135-join-{system}", JoinDialog(play, window))
    walk.dialog(f"136-figures-{system}", FiguresDialog(play, someone, window))
    walk.dialog(f"136-effect-{system}", EffectDialog(play, someone, window))
    walk.dialog(f"137-edit-{system}", EditDialog(play, answered[-1], window))


def _blow(walk: Walk, fight: int) -> Do | None:
    """The plain attack of whoever's turn it is at the first one who stands on the other side."""
    state, combat = walk.table.fights.state(fight), walk.table.fights.combat(fight)
    actor = state.fighter(state.acting) if state.acting else None
    targets = [other for other in state.against(actor) if combat.able(other)] if actor else []
    return combat.plain_attack(state, actor.id, targets[0].id) if actor and targets and combat.able(actor) else None


def _do(walk: Walk, fight: int, command: Command, dice: random.Random) -> None:
    walk.table.fights.command(fight, command)
    while pending := walk.table.fights.pending(fight):
        walk.table.fights.answer(fight, pending.rolled(dice))


def _keep(walk: Walk, name: str, window: FightWindow) -> None:
    """A picture once the odds beside the window are counted."""
    for pool in window.findChildren(QThreadPool):
        pool.waitForDone()
    walk.keep(name, window)
