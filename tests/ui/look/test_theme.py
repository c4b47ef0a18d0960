# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours: text stands out in both themes, and widgets follow a switch while the program runs (C59)."""

from itertools import product

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from panoplia.ui.look.look import Look
from panoplia.ui.look.style import PanopliaStyle
from panoplia.ui.look.theme import DARK, LIGHT, ColourName, Theme, theme_of
from panoplia.ui.widgets.buttons import PrimaryButton
from panoplia.ui.widgets.labels import COLOURS, PlainLabel

GROUNDS: tuple[ColourName, ...] = ("ground", "panel", "selection", "hover")
TEXTS: tuple[ColourName, ...] = ("ink", "muted", "accent", "accent2", "bad")
FILLED: tuple[tuple[ColourName, ColourName], ...] = (
    ("on_accent", "accent"),
    ("on_accent2", "accent2"),
    ("on_bad", "bad"),
    ("rail_ink", "rail"),
    ("ink", "marked"),
)
Group = QPalette.ColorGroup
BY_THEME = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@BY_THEME
def test_every_text_stands_out_from_every_ground(theme: Theme) -> None:
    for text, ground in product((*TEXTS, "good", "warn"), GROUNDS):
        assert contrast(theme.text_colour(text), theme.colour(ground)) >= 4.5, (text, ground)


@BY_THEME
def test_text_on_a_fill_stands_out(theme: Theme) -> None:
    for text, fill in FILLED:
        assert contrast(theme.colour(text), theme.colour(fill)) >= 4.5, (text, fill)


@BY_THEME
def test_shapes_that_say_something_stand_out_by_three(theme: Theme) -> None:
    shapes: tuple[ColourName, ...] = ("good", "warn", "bad", "accent", "accent2", "muted")
    for shape, ground in product(shapes, ("ground", "panel")):
        assert contrast(theme.colour(shape), theme.colour(ground)) >= 3, (shape, ground)


@BY_THEME
@pytest.mark.parametrize(
    "group", [QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled]
)
def test_what_cannot_be_done_can_still_be_read(theme: Theme, group: QPalette.ColorGroup) -> None:
    palette = theme.palette()
    grounds = (QPalette.ColorRole.Window, QPalette.ColorRole.Base, QPalette.ColorRole.Button)
    texts = (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, *COLOURS.values())
    for text, ground in product(texts, grounds):
        assert contrast(palette.color(group, text), palette.color(group, ground)) >= 4.5, (text, ground)


def test_a_palette_tells_its_theme() -> None:
    assert theme_of(LIGHT.palette()) is LIGHT
    assert theme_of(DARK.palette()) is DARK


def test_a_switch_reaches_widgets_that_stand_there(qtbot: QtBot, look: Look) -> None:
    label, button = PlainLabel("text", "secondary"), PrimaryButton("Print", "print")
    for widget in (label, button):
        qtbot.addWidget(widget)
        widget.show()
    light = button.icon().pixmap(18, 18).toImage()
    look.set_theme("dark")
    QApplication.processEvents()
    assert label.palette().color(label.foregroundRole()) == DARK.colour("muted")
    assert button.icon().pixmap(18, 18).toImage() != light
    look.set_theme("light")
    QApplication.processEvents()
    assert button.icon().pixmap(18, 18).toImage() == light


def test_text_grows_with_the_size_that_was_chosen(qtbot: QtBot, look: Look) -> None:
    label = PlainLabel("Enyra", "title")
    qtbot.addWidget(label)
    before = label.sizeHint()
    look.set_text_size(200)
    assert label.sizeHint().height() >= 1.9 * before.height()
    look.set_text_size(100)
    assert label.sizeHint() == before


def test_the_style_outlives_every_widget(qapp: QApplication, qtbot: QtBot, look: Look) -> None:
    for _ in range(50):
        label = QLabel("x")
        qtbot.addWidget(label)
        label.grab()
    assert isinstance(qapp.style(), PanopliaStyle)
