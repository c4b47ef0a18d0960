# SPDX-License-Identifier: GPL-3.0-or-later
"""The curve of a falling chance: said in words, and painted at any size in both themes."""

import pytest
from pytestqt.qtbot import QtBot

from panoplia.rules.lifetime import Curve
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.curve import CurveView, Marks
from panoplia.words import Speech

FALLING = Curve(50, [1.0, 0.9, 0.5, 0.2, 0.004])


@pytest.fixture
def view(qtbot: QtBot, look: Look) -> CurveView:
    view = CurveView()
    qtbot.addWidget(view)
    view.set_curve(FALLING, Marks(110.0, 60, 0.85), Speech("en"))
    view.resize(400, 170)
    view.show()
    return view


def test_it_is_said_in_words(view: CurveView) -> None:
    assert view.accessibleName() == "90% (50), 50% (100), 20% (150), <1% (200)"


def test_the_mouse_tells_the_chance_below_it(view: CurveView) -> None:
    assert view.told_at(view.width() - 13) == "<1% (200)"
    assert view.told_at(0) == ""


@pytest.mark.parametrize("width", [40, 240, 900])
def test_it_is_painted_at_any_width_and_in_the_dark(view: CurveView, look: Look, width: int) -> None:
    light = view.grab().toImage()
    look.set_theme("dark")
    view.resize(width, 170)
    assert view.grab().toImage() != light


def test_a_curve_of_one_point_is_no_error(view: CurveView) -> None:
    view.set_curve(Curve(1, [1.0]), Marks(0.0, 5, 0.0), Speech("es"))
    assert not view.grab().isNull()
    assert view.accessibleName() == ""
