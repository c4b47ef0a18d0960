# SPDX-License-Identifier: GPL-3.0-or-later
"""Rest while days pass: offered where the book says what it brings, and shown before."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from controls import accept, field
from panoplia.rules.d100.character import Condition
from panoplia.rules.espada_negra.wounds import Wound
from panoplia.rules.notes import Note
from panoplia.ui.workshop.days_dialog import PassDaysDialog
from window import Play
from workshops import texts
from world import World

SCOPE = "campaign:1"


@pytest.fixture
def camp(program: Play) -> Play:
    """Ana, who has lost 4 wounds of 12, and Blas, who has 2 left, in a campaign whose book knows rest."""
    table = program.table
    table.campaigns.found("Los páramos", "d100")
    for name, left in (("Ana", 8), ("Blas", 2)):
        made = table.characters.create(1, name, "", {"wounds_max": 12, "fate": 3})
        with table.library.journal.act(SCOPE, Note("tests", "Set up")):
            table.library.change(made, condition=Condition(left, 0, 3))
    program.window.open_last_campaign()
    program.page("workshop")
    return program


@pytest.fixture
def dialog(camp: Play) -> PassDaysDialog:
    return shown(camp)


def shown(program: Play) -> PassDaysDialog:
    """It goes with its window."""
    dialog = PassDaysDialog(program.window.room, program.window)
    dialog.show()
    return dialog


def wounds(program: Play) -> list[int]:
    return [one.condition.wounds for one in program.table.library.characters(1)]


def tick(qtbot: QtBot, dialog: PassDaysDialog) -> None:
    qtbot.keyClick(dialog.findChild(QCheckBox), Qt.Key.Key_Space)


def days(qtbot: QtBot, dialog: PassDaysDialog, typed: str) -> None:
    line = field(dialog, "Days")
    line.selectAll()
    qtbot.keyClicks(line, typed)


def test_pc60_what_each_gets_is_shown_before_and_follows_the_days(qtbot: QtBot, dialog: PassDaysDialog) -> None:
    assert "It will be day 2." in texts(dialog)
    low = dialog.height()
    tick(qtbot, dialog)
    assert dialog.height() > low
    assert (
        "It will be day 2.\nAna: Wounds: from 8 to 9 of 12, by rest."
        "\nBlas: Wounds: 2 of 12. Heavily wounded: a wound heals in a full week only."
    ) in texts(dialog)
    days(qtbot, dialog, "14")
    assert (
        "It will be day 15.\nAna: Wounds: from 8 to 12 of 12, by rest.\nBlas: Wounds: from 2 to 4 of 12, by rest."
    ) in texts(dialog)


def test_the_party_rests_and_one_undo_takes_all_back(qtbot: QtBot, camp: Play, dialog: PassDaysDialog) -> None:
    days(qtbot, dialog, "7")
    tick(qtbot, dialog)
    accept(qtbot, dialog)
    assert (wounds(camp), camp.table.library.campaign(1).day) == ([12, 3], 8)
    told = (
        "it is day 8. By rest: Ana (Wounds: from 8 to 12 of 12, by rest.) · Blas (Wounds: from 2 to 3 of 12, by rest.)"
    )
    assert any(text.endswith(told) for text in texts(camp.window))
    camp.window.undo()
    assert (wounds(camp), camp.table.library.campaign(1).day) == ([8, 2], 1)


def test_no_one_rests_unless_it_is_ticked(qtbot: QtBot, camp: Play, dialog: PassDaysDialog) -> None:
    accept(qtbot, dialog)
    assert (wounds(camp), camp.table.library.campaign(1).day) == ([8, 2], 2)


def test_who_lacks_nothing_is_not_told(qtbot: QtBot, camp: Play, dialog: PassDaysDialog) -> None:
    for one in camp.table.library.characters(1):
        camp.table.characters.heal(one.id, 12)
    tick(qtbot, dialog)
    assert "It will be day 2.\nRest brings nothing: no one lacks anything that it gives back." in texts(dialog)


def test_what_changes_meanwhile_is_shown(qtbot: QtBot, camp: Play, dialog: PassDaysDialog) -> None:
    """And with no one in the party there is no one who could rest."""
    tick(qtbot, dialog)
    ana, blas = camp.table.library.characters(1)
    camp.table.characters.archive(blas.id)
    assert "It will be day 2.\nAna: Wounds: from 8 to 9 of 12, by rest." in texts(dialog)
    camp.table.characters.archive(ana.id)
    assert not dialog.findChild(QCheckBox).isVisible()


def test_a_word_that_is_no_number_is_refused_there_too(qtbot: QtBot, dialog: PassDaysDialog) -> None:
    tick(qtbot, dialog)
    days(qtbot, dialog, "x")
    assert any("is not a whole number" in text for text in texts(dialog))


def test_en51_what_gets_worse_by_the_clock_is_told_without_rest(qtbot: QtBot, program: Play) -> None:
    """Who does not rest is not spared: the wound is shown before, and written."""
    table = program.table
    table.campaigns.found("Torrenegra", "espada-negra")
    maren = table.characters.create(1, "Maren", "", {"fuerza": 5, "resistencia": 5})
    with table.library.journal.act(SCOPE, Note("tests", "Set up")):
        table.library.change(maren, condition=msgspec.structs.replace(maren.condition, wounds=(Wound("arm"),)))
    program.window.open_last_campaign()
    program.page("workshop")
    dialog = shown(program)
    told = (
        "Grave wounds without surgery become very grave: 1. Damage: from 0 to 18, by very grave wounds without surgery."
    )
    assert f"It will be day 2.\nMaren: {told}" in texts(dialog)
    accept(qtbot, dialog)
    assert any(text.endswith(f"it is day 2. Meanwhile: Maren ({told})") for text in texts(program.window))
    after = table.library.character(maren.id).condition
    assert (after.damage_taken, after.wounds) == (18, (Wound("arm", "very_grave"),))


def test_where_the_book_says_nothing_of_rest_it_is_not_offered(program: Play, campaign: World) -> None:
    assert not shown(program).findChild(QCheckBox).isVisible()
