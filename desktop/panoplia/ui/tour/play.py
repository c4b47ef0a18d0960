# SPDX-License-Identifier: GPL-3.0-or-later
"""Play from the sheet: tests, attacks, the dodge with its branches, death's door, and free dice."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QSpinBox, QWidget

from panoplia.rules import drivers
from panoplia.store.records import Character
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.play.trial_dialog import TrialDialog
from panoplia.ui.tour.walk import LONG_NAME, Walk
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.die_faces import DieFaces


def play(walk: Walk) -> None:
    """Pictures 30 to 39."""
    walk.open_demo()
    walk.choose("Enyra la rusalka")
    chosen = walk.page(CharactersPage).chosen
    assert chosen is not None
    _test(walk)
    _attack(walk, chosen)
    _dodge(walk)
    _refused(walk, chosen)
    _money(walk)
    _dying(walk, chosen)
    _roller(walk)


def _trial(walk: Walk, id: str) -> TrialDialog:
    dialog = walk.page(CharactersPage).detail.trial_dialog(id)
    assert dialog is not None
    dialog.show()
    QApplication.processEvents()
    return dialog


def _first(walk: Walk, chosen: Character, kind: str) -> str:
    """The id of the first trial of a kind."""
    subject = walk.table.reading.subject(chosen)
    return next(trial.id for trial in walk.window.room.system.trials(subject) if trial.id.startswith(kind))


def _test(walk: Walk) -> None:
    dialog = _trial(walk, "test:fue")
    _tick(dialog, "advantage")
    walk.dialog("30-test", dialog)


def _attack(walk: Walk, chosen: Character) -> None:
    dialog = _trial(walk, _first(walk, chosen, "attack:"))
    for name in ("mounted", "water", "charge"):
        _tick(dialog, name)
    armour = dialog.findChild(QSpinBox, "armour")
    assert armour is not None
    armour.setValue(2)
    walk.keep("31-attack", dialog)
    _type(dialog, "1", Qt.Key.Key_Space, "8")
    _type(dialog, "1")
    walk.keep("32-attack-fumble", dialog)
    dialog.close()


def _dodge(walk: Walk) -> None:
    dialog = _trial(walk, "dodge")
    damage = dialog.findChild(QLineEdit, "damage")
    level = dialog.findChild(QSpinBox, "level")
    assert damage is not None
    assert level is not None
    damage.setText("2d")
    walk.keep("33-dodge-unreadable", dialog)
    damage.setText("2d8+2")
    level.setValue(9)
    _type(dialog, "5")
    _type(dialog, "6", "4")
    walk.keep("34-dodge-branches", dialog)
    branches = [button for button in dialog.findChildren(Button) if button.property("option")]
    QTest.mouseClick(branches[0], Qt.MouseButton.LeftButton)
    why = next(button for button in dialog.findChildren(Button) if button.text() in ("Why?", "¿Por qué?"))
    QTest.mouseClick(why, Qt.MouseButton.LeftButton)
    walk.keep("35-dodge-result", dialog)
    dialog.close()


def _refused(walk: Walk, chosen: Character) -> None:
    id = _first(walk, chosen, "attack:")
    weapon = int(id.partition(":")[2])
    test = next(job for job in walk.table.workshop.jobs(weapon) if job.id == "test-durability")
    assert test.script is not None
    walk.table.workshop.finish(walk.table.reading.holding(weapon), test, drivers.replay(test.script, ["1"]).result)
    walk.dialog("36-refused", _trial(walk, id))


def _money(walk: Walk) -> None:
    dialog = walk.page(CharactersPage).detail.money_dialog(spends=True)
    assert dialog is not None
    walk.dialog("36-spend", dialog)


def _dying(walk: Walk, chosen: Character) -> None:
    walk.table.characters.set_field(chosen.id, "name", LONG_NAME)
    walk.table.characters.hurt(chosen.id, 999)
    walk.table.characters.hurt(chosen.id, 1)
    walk.picture("37-dying-sheet")
    walk.dialog("38-dying", _trial(walk, "dying"))
    walk.window.undo()
    walk.window.undo()
    walk.window.undo()


def _roller(walk: Walk) -> None:
    walk.window.roll_dice()
    roller = next(widget for widget in walk.window.findChildren(QWidget) if type(widget).__name__ == "RollerDialog")
    line = roller.findChild(QLineEdit)
    assert line is not None
    for formula, faces in (
        ("2d6+3", ("3", "4")),
        ("d20 ventaja", ("7", "15")),
        ("4d6k3", ("1", "6", "3", "5")),
    ):
        line.setText(formula)
        _type(roller, *faces)
    line.setFocus()
    line.clear()
    walk.keep("39-roller", roller)
    line.setText("2d6+x")
    walk.keep("39-roller-error", roller)
    roller.close()


def _tick(dialog: QWidget, name: str) -> None:
    tick = dialog.findChild(QCheckBox, name)
    assert tick is not None
    tick.setChecked(True)


def _type(dialog: QWidget, *keys: str | Qt.Key) -> None:
    """Faces into the boxes that wait, and Enter."""
    faces = dialog.findChild(DieFaces)
    assert faces is not None
    faces.setFocus()
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(faces, key)
        else:
            QTest.keyClick(faces, key)
    QTest.keyClick(faces, Qt.Key.Key_Return)
    QApplication.processEvents()
