# SPDX-License-Identifier: GPL-3.0-or-later
"""What was done: the history and the way back, the story of a piece, house rules, tags, the archive, the palette."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListView

from panoplia.store.story import Stuck
from panoplia.table.verbs import scope_of
from panoplia.ui.campaigns.house import HouseRulesDialog
from panoplia.ui.campaigns.notes import NotesDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.chronicle.biography import BiographyDialog
from panoplia.ui.chronicle.leaving import leaving_question
from panoplia.ui.chronicle.panel import HistoryPanel, undo_question
from panoplia.ui.palette.commands import commands
from panoplia.ui.palette.dialog import PaletteDialog
from panoplia.ui.tour.walk import LONG_NAME, Walk
from panoplia.ui.welcome import RenameDialog
from panoplia.ui.widgets.chips import Chip
from panoplia.ui.widgets.rail import Rail

NOTES = (
    "La marisma crece de noche.\n\nEl barquero pide tres monedas de cobre por cruzar; a la vuelta, cinco.\n"
    "Nadie ha visto al alguacil desde la riada."
)


def chronicle(walk: Walk) -> None:
    """Pictures 90 to 99."""
    walk.open_demo()
    walk.choose("Enyra la rusalka")
    _live(walk)
    _history(walk)
    _biographies(walk)
    _campaign(walk)
    _people(walk)
    _palette(walk)
    _barred(walk)
    _nothing(walk)


def _live(walk: Walk) -> None:
    """Some evenings' doings, two of them undone again."""
    table, room = walk.table, walk.window.room
    enyra = next(one for one in table.library.characters(room.in_play.id) if one.name == "Enyra la rusalka")
    entries = {entry.key: entry.id for entry in table.reading.entries(room.in_play.id)}
    table.characters.hurt(enyra.id, 4)
    table.trade.buy(entries["daga"], enyra.holder, 1)
    table.trade.give(entries["coraza"], enyra.holder, 1, LONG_NAME, True, 2)
    table.characters.set_field(enyra.id, "statistics.level", 4)
    table.characters.heal(enyra.id, 2)
    table.campaigns.set_house_rule(room.in_play.id, "armour_roll", "best")
    table.characters.hurt(enyra.id, 1)
    table.characters.set_field(enyra.id, "statistics.fue", 12)
    table.library.journal.undo(room.scope)
    table.library.journal.undo(room.scope)


def _panel(walk: Walk) -> HistoryPanel:
    panel = walk.window.findChild(HistoryPanel)
    assert panel is not None
    return panel


def _history(walk: Walk) -> None:
    walk.window.toggle_history()
    panel = _panel(walk)
    walk.picture("90-history")
    history = panel.findChild(QListView, "history")
    assert history is not None
    for row in (5, 4, 3):
        history.clicked.emit(history.model().index(row, 0))
    history.setCurrentIndex(history.model().index(4, 0))
    walk.picture("90-history-unfolded")
    chips = panel.findChildren(Chip)
    chips[1].click()
    walk.picture("91-history-of-a-character")
    chips[0].click()
    search = panel.findChild(QLineEdit)
    assert search is not None
    QTest.keyClicks(search, "xyzzy")
    walk.picture("91-history-nothing-found")
    search.clear()
    scope = scope_of(walk.window.room.in_play.id)
    line = next(line for line in walk.table.library.journal.history(scope) if line.state == "done")
    walk.dialog("92-undo-to-here", undo_question(walk.window.room, line, 6, walk.window))
    walk.table.campaigns.rename(walk.window.room.in_play.id, LONG_NAME)
    history = walk.window.findChild(QListView, "history")
    assert history is not None
    history.setCurrentIndex(history.model().index(1, 0))
    walk.picture("92-history-of-the-whole")
    walk.window.resize(900, 600)
    walk.picture("92-history-over-a-small-window")
    walk.window.resize(1280, 800)
    walk.window.toggle_history()


def _biographies(walk: Walk) -> None:
    room, table = walk.window.room, walk.table
    held = {each.called: each.item for each in table.reading.campaign_holdings(room.in_play.id)}
    walk.dialog("93-biography", BiographyDialog(room, held["«Murmullo nervudo»"].id, walk.window))
    long = held[LONG_NAME].id
    for _ in range(40):
        table.inventory.set_quantity(long, 2)
        table.inventory.equip(long, swap=True)
        table.inventory.unequip(long)
    walk.dialog("93-biography-long", BiographyDialog(room, long, walk.window))
    table.inventory.discard(held["Garrote de Murtagh"].id)
    walk.dialog("93-biography-of-what-is-gone", BiographyDialog(room, held["Garrote de Murtagh"].id, walk.window))


def _campaign(walk: Walk) -> None:
    room = walk.window.room
    walk.table.campaigns.set_notes(room.in_play.id, NOTES)
    walk.dialog("94-house-rules", HouseRulesDialog(room, walk.window))
    walk.dialog("95-campaign-notes", NotesDialog(room, walk.window))
    walk.dialog("95-campaign-name", RenameDialog(room, walk.window))


def _people(walk: Walk) -> None:
    characters, people = walk.table.characters, walk.table.library.characters(walk.window.room.in_play.id)
    for one, tags in zip(people, ("agua, la que manda", "agua", "humo", "humo, " + LONG_NAME[:40]), strict=False):
        characters.set_tags(one.id, tags)
    characters.archive(people[-1].id)
    walk.choose(people[0].name)
    walk.picture("96-tags")
    page = walk.page(CharactersPage)
    page.choose(people[-1].id)
    walk.picture("97-archive")
    page.choose(people[0].id)


def _palette(walk: Walk) -> None:
    window = walk.window
    rail = window.findChild(Rail)
    assert rail is not None
    menu = window.menu()
    for name, typed in (("98-palette", ""), ("98-palette-found", "ma"), ("98-palette-nothing", "xyzzy"),
                        ("98-palette-notes", "barquero")):  # fmt: skip
        dialog = PaletteDialog(window.room, commands(window, rail, menu, window.page, menu.menuAction()), window)
        field = dialog.findChild(QLineEdit)
        assert field is not None
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Down)
        walk.dialog(name, dialog)


def _barred(walk: Walk) -> None:
    """A price that was changed here, and later in another campaign."""
    table, room = walk.table, walk.window.room
    dagger = next(entry.id for entry in table.reading.entries(room.in_play.id) if entry.key == "daga")
    table.catalogue.override(room.in_play.id, dagger, {"price": 50})
    table.catalogue.override(table.campaigns.found(LONG_NAME, room.in_play.system).id, dagger, {"price": 60})
    try:
        table.library.journal.undo(room.scope)
    except Stuck as stuck:
        walk.dialog("92-leave", leaving_question(room, stuck, walk.window))


def _nothing(walk: Walk) -> None:
    room = walk.window.room
    room.open_campaign(walk.table.campaigns.found("Vado Viejo", room.in_play.system))
    walk.window.toggle_history()
    walk.picture("99-history-empty")
    walk.window.toggle_history()
