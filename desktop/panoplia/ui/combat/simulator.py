# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights a planned fight many times over, behind the window."""

import random
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic, sleep

import msgspec
from PySide6.QtCore import QObject, Qt, Signal, Slot

from panoplia.rules.fights.combat import Combat
from panoplia.rules.fights.simulation import Run, Summary, Tactics, simulated, summed_up
from panoplia.rules.fights.state import Fight
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Piece, State

TOLD_EVERY = 0.05
"""Seconds between two reports of how far it is."""


class Simulation(msgspec.Struct, frozen=True):
    """What is to be fought: from where, by which chapter, how, and how often."""

    combat: Combat
    start: Fight
    tactics: Tactics
    runs: int
    state: Callable[[Piece], State]


class Simulator(QObject):
    """One simulation at a time. It holds values alone, so the library may change, or be closed, meanwhile."""

    progressed = Signal(int)
    """So many are fought."""
    finished = Signal(object, object)
    """The ``Simulation``, and the ``Summary`` of what was fought of it: all, or less where it was stopped."""
    failed = Signal(object)
    """A ``Note``: why it cannot be fought."""
    _behind = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._newest = 0
        self._stop = Event()
        self._behind.connect(self._on_behind, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> bool:
        """Whether a simulation is being fought."""
        return bool(self._newest) and not self._stop.is_set()

    def begin(self, simulation: Simulation) -> None:
        """Fight this one, in place of any other."""
        self.drop()
        self._newest += 1
        self._stop = stop = Event()
        # Who is gone wants no more of it, and nothing waits for a thread.
        self.destroyed.connect(stop.set)
        number, tell = self._newest, self._behind.emit
        Thread(target=_fight, args=(simulation, stop, lambda *told: tell(number, *told)), daemon=True).start()

    def stop(self) -> None:
        """End it early; what was fought so far is summed up."""
        self._stop.set()

    def drop(self) -> None:
        """Forget it."""
        self._stop.set()
        self._newest += 1

    @Slot(int, object, object)
    def _on_behind(self, number: int, simulation: Simulation | None, told: object) -> None:
        if number != self._newest:
            return
        if isinstance(told, int):
            self.progressed.emit(told)
            return
        self._stop.set()
        if isinstance(told, Summary):
            self.finished.emit(simulation, told)
        else:
            self.failed.emit(told)


def _fight(simulation: Simulation, stop: Event, tell: Callable[[Simulation | None, object], None]) -> None:
    """On a thread of its own: values in, values out."""
    try:
        tell(simulation, _summary(simulation, stop, tell))
    except Refused as refusal:
        tell(None, refusal.note)
    except RuntimeError:
        # The window is gone.
        return


def _summary(simulation: Simulation, stop: Event, tell: Callable[[Simulation | None, object], None]) -> Summary:
    source, runs, told = random.Random(), list[Run](), monotonic()
    combat, start = simulation.combat, simulation.start
    for run in simulated(combat, start, source, simulation.tactics, simulation.runs):
        runs.append(run)
        if stop.is_set():
            break
        # Let the window paint.
        sleep(0)
        if monotonic() - told > TOLD_EVERY:
            told = monotonic()
            tell(None, len(runs))
    return summed_up(combat, start, runs, simulation.state)
