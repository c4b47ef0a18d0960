# SPDX-License-Identifier: GPL-3.0-or-later
"""A form of a sheet with every kind of field, and hands that type into it."""

from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from panoplia.rules.editors import Line, Number, Pick, Prose
from panoplia.rules.gauges import BarGauge, DieGauge, PipGauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.sheet import (
    Column,
    Facts,
    Field,
    Figures,
    Meter,
    Remark,
    Section,
    Sheet,
    Table,
    Track,
    Writing,
)  # fmt: skip
from panoplia.ui.widgets.field_box import FieldBox, FieldEditor
from panoplia.ui.widgets.sheet_form import SheetForm

TAGGED = "<b>A</b> & B"
CALLINGS = Pick((("warrior", "Warrior"), ("thief", "Thief")), own=True)
DICE = Pick((("d4", "d4"), ("d6", "d6")))
TOO_HIGH = note(QT_TRANSLATE_NOOP("test", "Health cannot be above its maximum."))


def sheet(
    name: str = "Enyra", strength: int = 11, health: int = 14, notes: str = "", calling: str = "Warrior",
    player: str = TAGGED, extra: tuple[Section, ...] = (),
) -> Sheet:  # fmt: skip
    rows = ((TAGGED, DieGauge("d6", "d10"), "1"), ("Lance", PipGauge(1, 1, 1), "2"))
    return Sheet(
        Field("Name", name, "name", Line(500, required=True)),
        (),
        (
            Section("values", "", (
                Figures((
                    Field("Strength", strength, "strength", Number(1, 20)),
                    Field("Dexterity", 13, "dexterity", Number(1, 20)),
                )),
                Remark("only on paper", only="paper"),
            )),
            Section("weapons", "Weapons", (
                Table((Column("Weapon", 3), Column("Durability", 3), Column("Pen.", 1, right=True)), rows),
            ), "right"),
            Section("health", "Health", (
                Track(Field("Health", health, "health", Number(0, 999)), Field("Highest", 21, "most", Number(1, 999)),
                      BarGauge(health, 21)),
                Meter(DieGauge("d6", "d6"), "Armour die"),
            ), "left"),
            Section("profile", "Profile", (
                Facts((Field("Class", calling, "calling", CALLINGS), Field("Die", "d6", "die", DICE),
                       Field("Player", player, "player", Line(20)), Field("Fixed", 15000))),
            ), "left"),
            *extra,
            Section("notes", "Notes", (Writing(Field("Notes", notes, "notes", Prose(1000))),)),
            Section("paper", "Paper", (), "none"),
        ),
        corner=(Field("Experience", 0, "experience", Number(0, 10**9)),),
    )  # fmt: skip


class Owner:
    """Stands for the page: it keeps what was edited and can answer at once, as the journal does."""

    def __init__(self, form: SheetForm) -> None:
        self.form = form
        self.edits: list[tuple[str, object]] = []
        self.refusals: list[str] = []
        self.values: dict[str, object] = {}
        self.answers = True
        form.edited.connect(self.edit)
        form.refused.connect(lambda note: self.refusals.append(note.in_english()))

    def edit(self, path: str, value: object) -> None:
        self.edits.append((path, value))
        if self.answers:
            self.values[path] = value
            self.form.show_sheet(sheet(**self.values), 1)


def box(form: SheetForm, path: str) -> FieldBox:
    return next(each for each in form.boxes() if each.keeper and each.keeper.path == path)


def editor(form: SheetForm, path: str) -> FieldEditor:
    found = box(form, path).editor
    assert found is not None
    return found


def line(form: SheetForm, path: str) -> QLineEdit:
    found = editor(form, path)
    assert isinstance(found, QLineEdit)
    return found


def retype(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
