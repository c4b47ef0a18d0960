# SPDX-License-Identifier: GPL-3.0-or-later
"""Old sheets' figures, and what they become: read, or made an entry of the armoury."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from panoplia.ui.armoury.entry_dialog import EntryDialog
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.entry_editors import FieldEditor
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.workshop.convert_dialog import ConvertDialog
from panoplia.ui.workshop.page import WorkshopPage
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]


@pytest.fixture
def page(program: object, campaign: World) -> WorkshopPage:
    return program.page("workshop")


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def press(qtbot: QtBot, widget: QWidget, text: str) -> None:
    QApplication.processEvents()
    button = next(each for each in widget.findChildren(Button) if each.text() == text and each.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def make(dialog: QWidget) -> Button:
    return next(each for each in dialog.findChildren(Button) if each.text() == "Make it an armour…")


def test_dh37_old_absorption_dice_are_read(qtbot: QtBot, page: WorkshopPage, answering: Arrange) -> None:
    """DH-37: a d8 of absorption is three armour dice."""
    seen: list[str] = []

    def convert(dialog: QWidget) -> None:
        assert isinstance(dialog, ConvertDialog)
        box = dialog.findChild(QComboBox)
        box.setCurrentIndex(box.findData("d8"))
        seen.extend(texts(dialog))
        press(qtbot, dialog, "Close")

    answering(convert)
    press(qtbot, page, "Convert old gear…")
    assert "Absorption d8: armour rating 3." in seen


def test_dh37_a_converted_die_becomes_an_armour_of_the_armoury(
    qtbot: QtBot, page: WorkshopPage, program: object, campaign: World, answering: Arrange
) -> None:
    """DH-37: the rating of a d8 stands in the form already; what is saved is shown in the armoury and can be given."""

    def name_it(dialog: QWidget) -> None:
        assert isinstance(dialog, EntryDialog)
        fields = {each.path: each for each in dialog.findChildren(FieldEditor)}
        assert fields["data.rating"].read() == 3
        fields["names.en"].write("Old mail")
        dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()

    def convert(dialog: QWidget) -> None:
        box = dialog.findChild(QComboBox)
        box.setCurrentIndex(box.findData("d8"))
        answering(name_it)
        make(dialog).click()

    answering(convert)
    press(qtbot, page, "Convert old gear…")
    made = next(each for each in program.table.reading.entries(campaign.campaign) if each.names.en == "Old mail")
    assert made.data.rating == 3
    assert isinstance(program.window.page, ArmouryPage)
    assert program.window.page.chosen == made
    program.table.trade.give(made.id, campaign.purse)
    program.window.undo()
    program.window.undo()
    assert "Old mail" not in [each.names.en for each in program.table.reading.entries(campaign.campaign)]


def test_a_converted_die_that_is_not_saved_makes_nothing(
    qtbot: QtBot, page: WorkshopPage, program: object, answering: Arrange
) -> None:
    before = all_rows(program.table)

    def convert(dialog: QWidget) -> None:
        answering(lambda form: form.reject())
        make(dialog).click()
        assert dialog.isVisible()
        press(qtbot, dialog, "Close")

    answering(convert)
    press(qtbot, page, "Convert old gear…")
    assert all_rows(program.table) == before
    assert isinstance(program.window.page, WorkshopPage)
