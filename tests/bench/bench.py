# SPDX-License-Identifier: GPL-3.0-or-later
"""Speed against its bars, as ratios of medians taken in one run: absolute times drift with the machine.

Run by ``make bench``. Nothing here is a test: a slow machine must not fail one.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import fights
import large
import library
import melee
import skirmish

RUNS = 7
OWN_ENTRIES = 50_000
EMPTY_WINDOW = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        if len(sys.argv) > 1:
            os._exit(0)
        QTimer.singleShot(0, QApplication.quit)
app = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
DEMO_WINDOW = """
import os, sys
from pathlib import Path
from panoplia.app import now, open_table
from panoplia.folders import folders
from PySide6.QtWidgets import QApplication, QListView
from panoplia.ui.library.program import Program
from panoplia.ui.settings import SETTINGS, Settings
from panoplia.ui.stage import Stage
class Watched(Program):
    def _show(self, table):
        show = self.stage.window
        def watched(table):
            window = show(table)
            rows = window.findChild(QListView, "characters")
            assert rows.model().rowCount() == int(sys.argv[2])
            rows.painted.connect(self.leave)
            return window
        self.stage.window = watched
        super()._show(table)
    def leave(self):
        self.place.lock.free()
        os._exit(0)
app = QApplication(sys.argv[:1])
places = folders({}, root=Path(sys.argv[1]))
places.make()
program = Watched(Stage(app, Settings(places.config / SETTINGS)), places, open_table, now, app.quit)
program.begin()
app.exec()
"""


def main() -> None:
    """Measure everything and print one table."""
    print(f"{'what':52} {'median':>9} {'bar':>9}")
    with TemporaryDirectory() as home, TemporaryDirectory() as years:
        for place in (home, years):
            _prepare(Path(place))
        library.fill(Path(years))
        empty, picture, demo, large_one = _alternating(
            [EMPTY_WINDOW], [EMPTY_WINDOW, "picture"], [DEMO_WINDOW, home, "4"], [DEMO_WINDOW, years, "100"]
        )
        undone = list(library.undo(Path(years)))
    _line("an empty QMainWindow process", f"{empty * 1000:.0f} ms", "")
    _line("start to the first picture of an empty QMainWindow", f"{picture * 1000:.0f} ms", "")
    _line("start to the first row of the demo campaign", f"{demo * 1000:.0f} ms", "")
    _line("  against the process", f"{demo / empty:.2f} ×", "2.2 ×")
    _line("  against the first picture", f"{demo / picture:.2f} ×", "")
    _line("start with 2,000 characters and 100,000 things", f"{large_one * 1000:.0f} ms", "")
    _line("  against the demo campaign", f"{large_one / demo:.2f} ×", "1.5 ×")
    for what, time, bar in undone:
        _line(what, f"{time * 1000:.1f} ms", bar)
    verb, plain = library.writes()
    _line("a verb with its journal against a plain create", f"{verb / plain:.2f} ×", "3 ×")
    for what, time, bar in (*large.pack(), *large.catalogue(), *melee.melee()):
        _line(what, f"{time * 1000:.0f} ms", bar)
    plain, narrowed = _search()
    _line(f"a key in the search, {OWN_ENTRIES:,} own entries", f"{plain * 1000:.1f} ms", "50 ms")
    _line("  with the filters open and two of them set", f"{narrowed * 1000:.1f} ms", "50 ms")
    _line("odds of a dodge with 3 armour dice", f"{_dodge() * 1000:.1f} ms", "30 ms")
    _line("odds of a percentile attack, all of it", f"{_attack() * 1000:.1f} ms", "60 ms")
    _line("odds of an attack with 6 runes against 6", f"{_runes() * 1000:.1f} ms", "30 ms")
    _line("a fight of 500 acts opened again", f"{fights.reopening() * 1000:.0f} ms", "100 ms")
    engine, by_hand = skirmish.times()
    _line("a simulated fight of 4 against 4", f"{engine * 1000:.2f} ms", "")
    _line("  against the same as straight-line Python", f"{engine / by_hand:.1f} ×", "6 ×")


def _line(what: str, median: str, bar: str) -> None:
    print(f"{what:52} {median:>9} {bar:>9}")


def _prepare(home: Path) -> None:
    """A library with the demo campaign in play."""
    from panoplia.app import open_table
    from panoplia.folders import folders
    from panoplia.table import demo
    from panoplia.ui.welcome import demos

    places = folders({}, root=home)
    table = open_table(places)
    demo.play(table, demos(table.systems)[0])
    table.library.close()


def _alternating(*programs: list[str]) -> list[float]:
    """The median time of each program, run in turn after one run that is not counted (it compiles the modules)."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    times: list[list[float]] = [[] for _ in programs]
    for run in range(RUNS + 1):
        for place, program in enumerate(programs):
            began = perf_counter()
            subprocess.run([sys.executable, "-c", *program], check=True, capture_output=True, env=environment)
            if run:
                times[place].append(perf_counter() - began)
    return [statistics.median(each) for each in times]


def _median(work: Callable[[], object]) -> float:
    work()
    times = []
    for _ in range(RUNS):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return statistics.median(times)


def _search() -> tuple[float, float]:
    """From a key press in the search field to the painted table: without filters, and with them."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLineEdit

    from panoplia.app import open_table
    from panoplia.folders import folders
    from panoplia.rules.facets import Among, Between, Choice
    from panoplia.store.records import Entry
    from panoplia.ui.armoury.page import ArmouryPage
    from panoplia.ui.settings import Settings
    from panoplia.ui.stage import Stage

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with TemporaryDirectory() as home:
        places = folders({}, root=Path(home))
        table = open_table(places)
        campaign = table.campaigns.found("Bench", next(iter(table.systems)))
        model = table.reading.entries(campaign.id)[0]
        with table.library.journal.act("library", _label()):
            for number in range(OWN_ENTRIES):
                names = type(model.names)(f"Espada número {number}", f"Sword number {number}")
                table.library.add(
                    Entry(0, "", model.system, None, f"own-{number}", "weapon", names, model.data, 5, None, "own")
                )
        window = Stage(app, Settings(places.config / "panoplia.ini")).window(table)
        window.show()
        window.show_page("armoury")
        page = window.page
        assert isinstance(page, ArmouryPage)
        field = page.findChild(QLineEdit)
        assert field is not None
        keys = iter("4711" * RUNS)

        def press() -> None:
            QTest.keyClick(field, Qt.Key(ord(next(keys))))
            app.processEvents()

        plain = _median(press)
        field.clear()
        page.head.filters.click()
        facets = {facet.id: facet for facet in table.systems[campaign.system].facets}
        page.set_facet("price", Between(Decimal(1)))
        chosen = next(facet for facet in facets.values() if isinstance(facet, Choice))
        page.set_facet(chosen.id, Among(unwanted=frozenset({chosen.options[-1][0]})))
        app.processEvents()
        narrowed = _median(press)
        window.close()
        table.library.close()
    return plain, narrowed


def _label() -> object:
    from panoplia.rules.notes import Phrase, note

    return note(Phrase("bench", "Own entries"))


def _dodge() -> float:
    from panoplia.app import systems
    from panoplia.rules.from_json import from_json
    from panoplia.rules.odds import odds

    procedures = [each for system in systems().values() for each in system.procedures]
    dodge = next(each for each in procedures if each.id == "dungeon-hack.dodge")
    case = {
        "value": 13,
        "foe": {"level": 9, "damage": "2d6"},
        "armour": {"rating": 3, "die": "d6", "durability": "d12"},
        "health": 12,
    }
    given = from_json(json.dumps(case), dodge.input)
    return _median(lambda: odds(lambda: dodge.play(given)))


def _attack() -> float:
    """Locations with armour of their own, parry, fury, and a critical at every blow."""
    from panoplia.rules.d100.attack import AttackInput, attack
    from panoplia.rules.from_json import from_json
    from panoplia.rules.odds import odds

    case = {
        "skill": 99,
        "damage": "BF",
        "sb": 9,
        "qualities": ["impact", "precise"],
        "defender": {"tb": 0, "wounds": 0, "armour": {"body": 3, "left_arm": 1, "left_leg": 2}, "parry": 40},
    }
    given = from_json(json.dumps(case), AttackInput)
    return _median(lambda: odds(lambda: attack(given)))


def _runes() -> float:
    """Six runes on either side, for the hit and for the damage; armour, stun and wounds."""
    from panoplia.rules.espada_negra.attack import AttackInput, attack
    from panoplia.rules.from_json import from_json
    from panoplia.rules.odds import odds

    side = {"agilidad": 6, "fuerza": 6, "voluntad": 3, "stamina": 15, "initiative": 8}
    armour = {"evasion": 2, "cover": 5, "structure": 9, "structure_left": 9, "resist": {"cortante": 3}}
    case = {
        "attacker": {**side, "weapon": {"impact": 3, "damage": 4, "type": "cortante", "structure": 3}},
        "defender": {**side, "armour": armour},
    }
    given = from_json(json.dumps(case), AttackInput)
    return _median(lambda: odds(lambda: attack(given)))


if __name__ == "__main__":
    main()
