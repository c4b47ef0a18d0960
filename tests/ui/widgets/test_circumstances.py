# SPDX-License-Identifier: GPL-3.0-or-later
"""Circumstances that are asked only in a certain case come and go, and nothing that was said is lost."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from controls import texts
from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.trial import Circumstance, Tick
from panoplia.ui.look.look import Look
from panoplia.ui.play.circumstances import CircumstancesForm
from panoplia.words import Speech

FORMS = Pick((("blow", "Blow"), ("shot", "Shot")))
ASKED = (
    Circumstance("form", "Form", FORMS, "blow"),
    Circumstance("range", "Range", Number(0, 300), 10, only=("form", "shot")),
    Circumstance("aimed", "Aimed", Tick(), False, "Advantage", only=("form", "shot")),
    Circumstance("bullet", "Bullet", Line(), "lead", only=("aimed", "True")),
    Circumstance("dark", "Dark", Tick(), False),
)


@pytest.fixture
def form(qtbot: QtBot, look: Look) -> CircumstancesForm:
    form = CircumstancesForm()
    qtbot.addWidget(form)
    form.resize(460, 400)
    form.show_circumstances(ASKED, {}, Speech("en"))
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


def choose(form: CircumstancesForm, text: str) -> None:
    form.findChild(QComboBox, "form").setCurrentText(text)
    for _ in range(3):
        QApplication.processEvents()


def seen(form: CircumstancesForm) -> list[str]:
    named = form.findChildren(QWidget)
    return [each.objectName() for each in named if each.objectName() in form.told and each.isVisible()]


def test_they_come_and_go_with_their_words(form: CircumstancesForm) -> None:
    assert seen(form) == ["form", "dark"]
    assert not {"Range", "Bullet", "Advantage"} & set(texts(form))
    choose(form, "Shot")
    assert seen(form) == ["form", "range", "aimed", "dark"]
    assert {"Range", "Advantage"} <= set(texts(form))
    form.findChild(QCheckBox, "aimed").click()
    assert seen(form) == ["form", "range", "aimed", "bullet", "dark"]
    choose(form, "Blow")
    assert seen(form) == ["form", "dark"]


def test_what_was_said_is_kept_and_told(form: CircumstancesForm) -> None:
    choose(form, "Shot")
    spin, aimed = form.findChild(QSpinBox, "range"), form.findChild(QCheckBox, "aimed")
    spin.setValue(45)
    aimed.click()
    form.findChild(QLineEdit, "bullet").setText("silver")
    choose(form, "Blow")
    assert form.told == {"form": "blow", "range": 45, "aimed": True, "bullet": "silver", "dark": False}
    choose(form, "Shot")
    assert (form.findChild(QSpinBox, "range"), spin.value()) == (spin, 45)
    assert form.asked == ("form", "range", "aimed", "bullet", "dark")


def test_the_keyboard_stays_where_it_is(form: CircumstancesForm) -> None:
    box = form.findChild(QComboBox, "form")
    box.setFocus()
    choose(form, "Shot")
    assert box.hasFocus()
    choose(form, "Blow")
    assert box.hasFocus()


def test_what_is_not_asked_takes_no_room(form: CircumstancesForm) -> None:
    def top(name: str) -> int:
        return form.findChild(QWidget, name).mapTo(form, QPoint()).y()

    choose(form, "Shot")
    row = top("range") - top("form")
    far = top("dark")
    choose(form, "Blow")
    assert abs(top("dark") - top("form") - row) <= 6
    left = form.findChild(QWidget, "form").x()
    choose(form, "Shot")
    assert (top("dark"), form.findChild(QWidget, "form").x()) == (far, left)


def test_every_change_is_signalled_once(qtbot: QtBot, form: CircumstancesForm) -> None:
    heard: list[int] = []
    form.changed.connect(lambda: heard.append(1))
    choose(form, "Shot")
    assert heard == [1]


def test_told_before_it_is_shown(form: CircumstancesForm) -> None:
    form.show_circumstances(ASKED, {"form": "shot", "aimed": True, "bullet": "gold"}, Speech("en"))
    assert seen(form) == ["form", "range", "aimed", "bullet", "dark"]
    assert form.told["bullet"] == "gold"


def test_a_long_condition_leaves_the_others_in_sight(qtbot: QtBot, form: CircumstancesForm) -> None:
    long = "Only at night, & where no one looks, " * 5
    ticks = (Circumstance("long", long, Tick(), False, "+10", "PC-4"), Circumstance("bonus", "Bonus", Number(0, 9), 3))
    form.show_circumstances(ticks, {}, Speech("en"))
    QApplication.processEvents()
    tick, spin = form.findChild(QCheckBox, "long"), form.findChild(QSpinBox, "bonus")
    assert form.minimumSizeHint().width() <= 460
    assert (tick.width() < 460, spin.geometry().right() <= 460) == (True, True)
    assert "no one looks" in tick.toolTip()
    assert "PC-4" in tick.toolTip()
    assert tick.accessibleName() == long
    qtbot.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(8, tick.height() // 2))
    assert form.told == {"long": True, "bonus": 3}
