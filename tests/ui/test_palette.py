# SPDX-License-Identifier: GPL-3.0-or-later
"""The command palette: everything is found by its name, best first, and Enter goes there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QDialog, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from battery import ask_everything, watched
from panoplia.rules.notes import Names
from panoplia.table.search import Target
from panoplia.ui.campaigns.notes import NotesDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.models.palette import MOST, SUPPORTED_ROLES, Command, PaletteTableModel
from panoplia.ui.models.rows import Role
from panoplia.ui.palette.dialog import PaletteDialog
from panoplia.words import Speech
from world import World

Arrange = Callable[[Callable[[QWidget], None]], None]


def found(dialog: QWidget) -> list[tuple[str, str]]:
    model = dialog.findChild(QListView, "palette").model()
    rows = [model.index(place, 0).data(Role.ROW) for place in range(model.rowCount())]
    return [(row.name, row.kind) for row in rows]


def model_of(*targets: Target, language: str = "en", commands: tuple[Command, ...] = ()) -> PaletteTableModel:
    return PaletteTableModel(Speech(language), commands, targets)


def names(model: PaletteTableModel, typed: str) -> list[str]:
    model.search(typed)
    return [row.name for row in model.rows]


def entry(name: str, row: int = 1) -> Target:
    return Target("entry", Names(name), "", "armoury", row)


@pytest.fixture
def going(qtbot: QtBot, program: object, campaign: World, answering: Arrange) -> Callable[[str], list[str]]:
    """Opens the palette with its keys, types, chooses the first, and gives what was found."""

    def go(typed: str) -> list[str]:
        seen: list[str] = []

        def act(dialog: QWidget) -> None:
            assert isinstance(dialog, PaletteDialog)
            field = dialog.findChild(QLineEdit)
            qtbot.keyClicks(field, typed)
            seen.extend(name for name, _ in found(dialog))
            qtbot.keyClick(field, Qt.Key.Key_Return if seen else Qt.Key.Key_Escape)
            if not seen:
                # The first one clears the field.
                qtbot.keyClick(field, Qt.Key.Key_Escape)

        answering(act)
        qtbot.keyClick(program.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        return seen

    return go


def test_a_name_that_begins_so_stands_before_words_and_the_rest() -> None:
    model = model_of(entry("Coraza"), entry("Arco corto", 2), entry("Corcel", 3), entry("Rencor", 4))
    assert names(model, "cor") == ["Coraza", "Corcel", "Arco corto", "Rencor"]


def test_what_is_in_notes_comes_last_and_shows_where() -> None:
    notes = "Llueve y llueve en la marisma desde hace una semana; y el barquero no quiere cruzar sin más monedas."
    model = model_of(Target("note", "Enyra", "", "characters", 1, notes), entry("Barquero"))
    assert names(model, "barquero") == ["Barquero", "Enyra"]
    line = model.rows[1].line
    assert "barquero no quiere cruzar" in line
    assert line.startswith("…")


@pytest.mark.parametrize("typed", ["espadon", "ESPADÓN", "Espado\u0301n"])
def test_accents_and_case_make_no_difference(typed: str) -> None:
    """C63, and C64 for composed letters."""
    assert names(model_of(entry("Espadón"), entry("Daga", 2)), typed) == ["Espadón"]


def test_signs_are_plain_characters() -> None:
    """C64: `%` and `_` are no wildcards."""
    model = model_of(entry("100 % lana"), entry("Daga", 2), entry("a_b", 3))
    assert names(model, "％") == ["100 % lana"]
    assert names(model, "_") == ["a_b"]


def test_every_word_has_to_be_there_in_any_order() -> None:
    model = model_of(entry("Hacha de batalla"), entry("Hacha", 2))
    assert names(model, "bata hach") == ["Hacha de batalla"]
    assert names(model, "hacha rota") == []


def test_no_more_than_can_be_read() -> None:
    model = model_of(*(entry(f"Daga {number}", number) for number in range(500)))
    assert len(names(model, "daga")) == MOST


def test_names_are_shown_as_they_were_typed(qtbot: QtBot) -> None:
    """C51."""
    assert names(model_of(entry("<b>A</b> & B")), "<b>") == ["<b>A</b> & B"]


def test_battery() -> None:
    model = model_of(entry("Daga"), commands=(Command("Undo", "", "Ctrl+Z", list),))
    with watched(model):
        ask_everything(model, SUPPORTED_ROLES)
        model.search("a")
        ask_everything(model, SUPPORTED_ROLES)


def test_with_nothing_typed_it_offers_every_command_once(
    qtbot: QtBot, program: object, campaign: World, answering: Arrange
) -> None:
    seen: list[tuple[str, str]] = []

    def act(dialog: QWidget) -> None:
        seen.extend(found(dialog))
        qtbot.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Escape)

    answering(act)
    program.window.show_palette()
    wanted = {"Characters", "Armoury", "Workshop", "Undo", "Redo", "New character", "Print", "History", "Quit",
              "House rules…", "Notes…", "Español", "Dark", "Put into the archive"}  # fmt: skip
    assert wanted <= {name for name, _ in seen}
    assert {kind for _, kind in seen} == {"Command"}
    assert "Search everything…" not in [name for name, _ in seen]


def test_a_command_is_done(program: object, campaign: World, going: Callable[[str], list[str]]) -> None:
    program.table.characters.hurt(campaign.enyra, 2)
    going("undo")
    assert program.table.library.character(campaign.enyra).condition.health == 16


def test_a_page_is_gone_to(program: object, campaign: World, going: Callable[[str], list[str]]) -> None:
    going("armoury")
    assert type(program.window.page).__name__ == "ArmouryPage"


def test_a_character_is_gone_to_also_in_the_archive(
    program: object, campaign: World, going: Callable[[str], list[str]]
) -> None:
    program.table.characters.archive(campaign.drake)
    program.window.show_page("workshop")
    going("drake")
    page = program.window.page
    assert isinstance(page, CharactersPage)
    assert page.chosen.id == campaign.drake


def test_an_item_is_gone_to_where_it_is_held(
    program: object, campaign: World, going: Callable[[str], list[str]]
) -> None:
    going("battleaxe enyra")
    page = program.window.page
    assert isinstance(page, CharactersPage)
    assert page.chosen.id == campaign.enyra
    table = page.findChild(QAbstractItemView, "inventory")
    assert table.isVisible()
    assert table.currentIndex().data(Role.ROW).item.id == campaign.axe


def test_a_campaign_is_opened(program: object, campaign: World, going: Callable[[str], list[str]]) -> None:
    program.table.campaigns.found("Vado Viejo", next(iter(program.table.systems)))
    going("vado viejo")
    assert program.window.room.campaign.name == "Vado Viejo"


def test_what_was_found_in_the_campaigns_notes_opens_them(
    qtbot: QtBot, program: object, campaign: World, answering: Arrange
) -> None:
    program.table.campaigns.set_notes(campaign.campaign, "El barquero pide tres monedas.")
    dialog = PaletteDialog(program.window.room, [], program.window)
    qtbot.keyClicks(dialog.findChild(QLineEdit), "barquero")
    qtbot.keyClick(dialog.findChild(QLineEdit), Qt.Key.Key_Return)
    opened: list[bool] = []

    def act(notes: QWidget) -> None:
        opened.append(isinstance(notes, NotesDialog))
        assert isinstance(notes, QDialog)
        notes.reject()

    answering(act)
    dialog.follow()
    assert opened == [True]


def test_nothing_found_says_so_and_leaves_everything(
    program: object, campaign: World, going: Callable[[str], list[str]]
) -> None:
    before = program.window.page
    assert going("xyzzy") == []
    assert program.window.page is before


def test_a_row_that_cannot_be_read_is_listed_all_the_same(program: object, campaign: World) -> None:
    """C13, for the palette."""
    connection = program.table.library._connection.plain
    connection.execute("DROP TRIGGER journal_character_update")
    connection.execute("""UPDATE character SET statistics = '{"fue": "x"}'""")
    dialog = PaletteDialog(program.window.room, [], program.window)
    dialog.findChild(QLineEdit).setText("enyra")
    assert ("Enyra la rusalka", "Character") in found(dialog)


def test_the_arrows_move_while_the_keyboard_stays_in_the_field(
    qtbot: QtBot, program: object, campaign: World, answering: Arrange
) -> None:
    chosen: list[int] = []
    focused: list[bool] = []

    def act(dialog: QWidget) -> None:
        field, view = dialog.findChild(QLineEdit), dialog.findChild(QListView, "palette")
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageUp):
            qtbot.keyClick(field, key)
            chosen.append(view.currentIndex().row())
        focused.append(dialog.focusWidget() is field)
        qtbot.keyClick(field, Qt.Key.Key_Escape)

    answering(act)
    program.window.show_palette()
    assert chosen == [1, 2, 1, 0]
    assert focused == [True]


def test_the_name_in_the_other_language_is_found_too() -> None:
    dagger = Target("entry", Names("Daga", "Dagger"), "", "armoury", 1, words="Daga\nDagger")
    assert names(model_of(dagger), "daga") == ["Dagger"]
    assert names(model_of(dagger, language="es"), "dagger") == ["Daga"]
