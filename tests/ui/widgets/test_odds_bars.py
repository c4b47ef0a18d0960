# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds are said in words, and fit for any number of cases."""

from fractions import Fraction

import pytest
from pytestqt.qtbot import QtBot

from panoplia.rules.gauges import BarGauge, DieGauge, Gauge, PipGauge
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.odds_bars import Bar, OddsBars
from panoplia.words import Speech

LONG = "an armour die is lost and the breastplate with it " * 4


def test_the_odds_are_one_sentence(qtbot: QtBot, look: Look) -> None:
    bars = OddsBars()
    qtbot.addWidget(bars)
    cases = [Bar(Fraction(72, 100), "takes 1", "good"), Bar(Fraction(28, 100), "takes <b>2</b>", "bad")]
    bars.set_bars(cases, Speech("es"))
    assert bars.accessibleName() == "72\u00a0% takes 1, 28\u00a0% takes <b>2</b>"


@pytest.mark.parametrize("count", range(13))
def test_any_number_of_bars_is_painted_inside(qtbot: QtBot, look: Look, count: int) -> None:
    bars = OddsBars()
    qtbot.addWidget(bars)
    bars.set_bars([Bar(Fraction(1, count), LONG if n % 2 else "", "warn") for n in range(count)], Speech("en"))
    bars.resize(320, bars.sizeHint().height())
    assert not bars.grab().isNull()
    assert bars.minimumSizeHint().width() <= 320


def test_a_chance_that_is_not_certain_does_not_look_so(qtbot: QtBot, look: Look) -> None:
    bars = OddsBars()
    qtbot.addWidget(bars)
    bars.set_bars([Bar(Fraction(1999, 2000), "holds"), Bar(Fraction(1, 2000), "breaks")], Speech("en"))
    assert bars.accessibleName() == ">99% holds, <1% breaks"


@pytest.mark.parametrize(
    ("gauge", "spoken"),
    [
        (DieGauge("d6", "d10"), "d6 of d10"),
        (PipGauge(1, 2, 3), "1 whole, 2 broken, 3 lost"),
        (BarGauge(14, 21), "14 of 21"),
    ],
)
def test_a_gauge_says_what_it_shows(qtbot: QtBot, look: Look, gauge: Gauge, spoken: str) -> None:
    view = GaugeView(gauge, Speech("en"))
    qtbot.addWidget(view)
    assert view.accessibleName() == spoken
    assert not view.grab().isNull()


def test_many_armour_dice_wrap(qtbot: QtBot, look: Look) -> None:
    view = GaugeView(PipGauge(20, 20, 20), Speech("en"))
    qtbot.addWidget(view)
    assert view.heightForWidth(100) > view.heightForWidth(400)


def test_a_label_has_the_lines_that_it_needs(qtbot: QtBot, look: Look) -> None:
    """In large letters two lines cut what tells the cases apart."""
    bars = OddsBars()
    qtbot.addWidget(bars)
    bars.set_bars([Bar(Fraction(1, 2), "Miss", "bad"), Bar(Fraction(1, 2), "hurts the right arm a little", "good")],
                  Speech("en"))  # fmt: skip
    bars.show()
    bars.resize(600, 200)
    low = bars.sizeHint().height()
    bars.resize(140, 200)
    assert bars.sizeHint().height() > low
    bars.set_bars([Bar(Fraction(1), LONG * 3)], Speech("en"))
    assert bars.sizeHint().height() <= low * 2
