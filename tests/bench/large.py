# SPDX-License-Identifier: GPL-3.0-or-later
"""A large campaign in the real window (C62): from what a person does to the painted answer."""

import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from panoplia.app import open_table
from panoplia.folders import folders
from panoplia.rules.notes import Phrase, note
from panoplia.store.records import Campaign, Entry, Item, Origin, Override
from panoplia.table.reading import piece_of
from panoplia.table.table import Table
from panoplia.table.verbs import scope_of
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.main_window import MainWindow
from panoplia.ui.palette.dialog import PaletteDialog
from panoplia.ui.settings import Settings
from panoplia.ui.stage import Stage
from panoplia.ui.widgets.search_field import SearchField

PEOPLE, THINGS, WORN, ACTIONS, ENTRIES = 50, 5_000, 500, 5_000, 50_000
RUNS = 4
FIGURE, PAGE, KEY, OPEN, ARMOURY = "statistics.experience", "200 ms", "50 ms", "300 ms", "1000 ms"
Figure = tuple[str, float, str]
"""What was measured, its median in seconds, and its bar."""


def pack() -> Iterator[Figure]:
    """Everything a person does every minute, with 5,000 things on one of 50 characters."""
    with _campaign() as (table, campaign):
        people = [table.characters.create(campaign.id, f"Person {number:02}", "", {}) for number in range(PEOPLE)]
        bag, weapons = _fill(table, campaign, people[0].holder)
        with _window(table) as window:
            page = window.page
            assert isinstance(page, CharactersPage)
            big, rich = people[0].id, people[0].holder
            ware = table.reading.entries(campaign.id)[0].id
            free, numbers, blade = iter(weapons), count(1), weapons.pop()
            hands = cycle((table.inventory.equip, table.inventory.unequip))
            turns, blows = cycle((people[1].id, big)), cycle((table.characters.hurt, table.characters.heal))
            deeds: dict[str, Callable[[], object]] = {
                "equip or put away": lambda: next(hands)(blade),
                "give one more": lambda: table.trade.give(ware, rich),
                "put into a bag": lambda: table.packing.put_into([next(free)], bag),
                "hurt or heal": lambda: next(blows)(big, 1),
                "a field edited": lambda: table.characters.set_field(big, FIGURE, next(numbers)),
                "another character": lambda: page.choose(next(turns)),
            }
            for number, tab in enumerate(("sheet", "inventory")):
                page.detail.show_tab(number)
                for what, do in deeds.items():
                    yield f"{THINGS:,} things, {tab} shown: {what}", _median(do), PAGE
            page.choose(big)
            yield "  a key in the search of the inventory", _key(page.detail, "inventory-search"), PAGE
            for name in ("workshop", "desk"):
                yield f"  the {name} opened, {WORN} pieces worn", _once(lambda name=name: window.show_page(name)), PAGE
                yield f"  hurt or heal while the {name} is shown", _median(deeds["hurt or heal"]), PAGE


def catalogue() -> Iterator[Figure]:
    """A long history, and a catalogue of 50,000 lines of which half are changed."""
    with _campaign() as (table, campaign):
        someone = table.characters.create(campaign.id, "Someone", "", {})
        for number in range(ACTIONS):
            table.characters.set_field(someone.id, FIGURE, number + 1)
        _publish(table, campaign)
        numbers = count(ACTIONS + 1)

        def act() -> None:
            table.characters.set_field(someone.id, FIGURE, next(numbers))

        with _window(table) as window:
            yield f"the history opened, {ACTIONS:,} actions", _once(window.toggle_history), OPEN
            yield (
                "  an action while it is shown",
                _median(lambda: table.characters.set_field(someone.id, FIGURE, next(numbers))),
                PAGE,
            )
            window.toggle_history()
            what = f"the armoury opened, {ENTRIES:,} lines, half changed"
            yield what, _once(lambda: window.show_page("armoury")), ARMOURY
            opened: list[PaletteDialog] = []

            def open_palette() -> None:
                opened.append(PaletteDialog(window.room, (), window))
                opened[-1].show()

            yield f"the palette opened, {ENTRIES:,} lines", _median(open_palette), OPEN
            yield "  a key in it", _key(opened[-1]), KEY
            for dialog in opened:
                dialog.close()


@contextmanager
def _campaign() -> Iterator[tuple[Table, Campaign]]:
    """An empty campaign in a library of its own."""
    with TemporaryDirectory() as home:
        places = folders({}, root=Path(home))
        table = open_table(places)
        yield table, table.campaigns.found("Bench", next(iter(table.systems)))
        table.library.close()


@contextmanager
def _window(table: Table) -> Iterator[MainWindow]:
    """The window over a table, painted."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    settings = Settings(table.library.path.with_name("panoplia.ini"))
    window = Stage(app, settings).window(table)
    window.show()
    _paint()
    yield window
    window.close()


def _fill(table: Table, campaign: Campaign, holder: int) -> tuple[int, list[int]]:
    """Things for a holder, some of them worn; a bag, and weapons to take in hand."""
    system = table.systems[campaign.system]
    new, worn = system.wear(), msgspec.convert({"steps": 1}, type(system.wear()))
    wares = [(entry, piece) for entry in table.reading.entries(campaign.id) if (piece := piece_of(entry))]
    bag = next(entry for entry, piece in wares if system.room(piece))
    weapons: list[int] = []
    with table.library.journal.act(scope_of(campaign.id), note(Phrase("bench", "Things"))):
        inside = table.library.add(Item(0, "", bag.id, holder, None, new)).id
        for number in range(THINGS):
            entry, piece = wares[number % len(wares)]
            used = worn if number < WORN else new
            item = table.library.add(Item(0, "", entry.id, holder, None, used))
            if system.needs(piece) and number >= WORN:
                weapons.append(item.id)
    return inside, weapons


def _publish(table: Table, campaign: Campaign) -> None:
    """A catalogue of many lines, every other one as a book has it, with a change over it."""
    model = table.reading.entries(campaign.id)[0]
    with table.library.journal.act("library", note(Phrase("bench", "Catalogue"))):
        for number in range(ENTRIES):
            names = type(model.names)(f"Espada número {number}", f"Sword number {number}")
            origin: Origin = "shipped" if number % 2 else "own"
            line = Entry(0, "", model.system, None, f"line-{number}", "weapon", names, model.data, 5, None, origin)
            line = table.library.add(line)
            if origin == "shipped":
                table.library.add(Override(0, "", line.id, {"price": 7}, {"price": 5}))


def _paint() -> None:
    app = QApplication.instance()
    assert app is not None
    for _ in range(2):
        QCoreApplication.sendPostedEvents()
        app.processEvents()


def _once(work: Callable[[], object]) -> float:
    _paint()
    began = perf_counter()
    work()
    _paint()
    return perf_counter() - began


def _median(work: Callable[[], object], runs: int = RUNS) -> float:
    return statistics.median(_once(work) for _ in range(runs))


def _key(inside: QWidget, name: str = "") -> float:
    """A key pressed in a search field."""
    field = inside.findChild(SearchField, name) if name else inside.findChild(SearchField)
    assert isinstance(field, SearchField)
    keys = iter("DAGA" * RUNS)
    return _median(lambda: QTest.keyClick(field, Qt.Key(ord(next(keys)))))
