# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of a sheet: typing is never disturbed, and nothing is committed that cannot be."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from panoplia.rules.gauges import BarGauge, DieGauge, PipGauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.sheet import (
    Column,
    Facts,
    Field,
    Figures,
    Line,
    Meter,
    Number,
    Pick,
    Prose,
    Remark,
    Section,
    Sheet,
    Table,
    Track,
    Writing,
)  # fmt: skip
from panoplia.ui.look.look import Look
from panoplia.ui.widgets.field_box import FieldBox, FieldEditor
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.ui.widgets.sheet_table import SheetTable
from panoplia.words import Speech

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


@pytest.fixture
def form(qtbot: QtBot, look: Look) -> SheetForm:
    form = SheetForm(Speech("en"), rest=40)
    qtbot.addWidget(form)
    form.resize(1000, 800)
    form.show_sheet(sheet(), 1)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


@pytest.fixture
def owner(form: SheetForm) -> Owner:
    return Owner(form)


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


def test_enter_commits_and_the_value_has_its_type(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "15")
    assert owner.edits == []
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Return)
    assert owner.edits == [("strength", 15)]


def test_leaving_a_field_commits_it(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "16")
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Tab)
    assert owner.edits == [("strength", 16)]
    assert line(form, "dexterity").hasFocus()


def test_a_rest_commits_and_typing_goes_on(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    field = line(form, "name")
    retype(qtbot, field, "Enyra ")
    retype(qtbot, field, "Drake ")
    qtbot.waitUntil(lambda: bool(owner.edits))
    assert owner.edits == [("name", "Drake")]
    # The stored name has no space at its end, but the person is about to type the next word.
    assert field.text() == "Drake "
    qtbot.keyClicks(field, "of Marjal")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.edits[-1] == ("name", "Drake of Marjal")


def test_what_was_not_changed_is_no_edit(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "011")
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Tab)
    assert owner.edits == []
    assert line(form, "strength").text() == "11"


def test_esc_restores_what_is_stored(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "99")
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Escape)
    assert line(form, "strength").text() == "11"
    assert not form.uncommitted
    assert owner.edits == owner.refusals == []


@pytest.mark.parametrize("text", ["12,5", "12.5", "-3", "99", "0,2.1", "abc"])
def test_a_refused_number_stays_with_its_sentence(qtbot: QtBot, form: SheetForm, owner: Owner, text: str) -> None:
    field = line(form, "strength")
    retype(qtbot, field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.edits == []
    assert len(owner.refusals) == 1
    assert "Strength" in owner.refusals[0]
    assert "1 to 20" in owner.refusals[0]
    assert field.text() == text
    assert field.property("bad") is True
    assert field.accessibleDescription() == owner.refusals[0]
    assert owner.refusals[0] in [label.text() for label in form.findChildren(PlainLabel) if label.isVisible()]
    form.show_sheet(sheet(health=3), 1)
    assert field.text() == text
    retype(qtbot, field, "12")
    assert field.property("bad") is False
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.edits == [("strength", 12)]


def test_an_empty_name_is_refused(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    field = line(form, "name")
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.refusals == ["Name cannot be empty."]


def test_a_line_that_is_too_long_is_refused_not_cut(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "player"), "x" * 21)
    qtbot.keyClick(line(form, "player"), Qt.Key.Key_Return)
    assert owner.refusals == ["Player holds at most 20 characters, and these are 21."]
    assert line(form, "player").text() == "x" * 21


def test_a_refusal_from_below_is_told_at_the_field(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    owner.answers = False
    retype(qtbot, line(form, "health"), "30")
    qtbot.keyClick(line(form, "health"), Qt.Key.Key_Return)
    form.mark_refused("health", TOO_HIGH)
    assert line(form, "health").text() == "30"
    assert line(form, "health").accessibleDescription() == TOO_HIGH.in_english()
    assert form.uncommitted


def test_a_refresh_keeps_typing_cursor_and_focus(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    field = line(form, "name")
    retype(qtbot, field, "Enyra la")
    field.setCursorPosition(2)
    form.show_sheet(sheet(strength=5, health=2), 1)
    assert line(form, "name") is field
    assert (field.text(), field.cursorPosition(), field.hasFocus()) == ("Enyra la", 2, True)
    assert line(form, "strength").text() == "5"


def test_a_refresh_that_makes_new_widgets_keeps_them_too(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    field = line(form, "player")
    retype(qtbot, field, "Ines")
    field.setCursorPosition(1)
    more = Section("more", "More", (Facts((Field("New", "", "new", Line()),)),), "right")
    form.show_sheet(sheet(extra=(more,)), 1)
    fresh = line(form, "player")
    assert fresh is not field
    assert (fresh.text(), fresh.cursorPosition(), fresh.hasFocus()) == ("Ines", 1, True)
    assert owner.edits == []
    qtbot.keyClick(fresh, Qt.Key.Key_Return)
    assert owner.edits == [("player", "Ines")]


def test_typing_never_moves_to_another_character(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "99")
    qtbot.keyClick(line(form, "strength"), Qt.Key.Key_Return)
    form.show_sheet(sheet(strength=7), 2)
    assert line(form, "strength").text() == "7"
    assert not form.uncommitted
    assert owner.edits == []


def test_undo_is_the_journals_unless_text_is_uncommitted(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    form = SheetForm(Speech("en"), rest=60_000)
    QVBoxLayout(window).addWidget(form)
    form.show_sheet(sheet(), 1)
    undone: list[bool] = []
    QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), window).activated.connect(lambda: undone.append(True))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    for path in ("strength", "calling", "notes"):
        field = editor(form, path)
        field.setFocus()
        qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert undone.pop()
        qtbot.keyClicks(field, "1")
        assert form.uncommitted
        qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not undone
        qtbot.keyClick(field, Qt.Key.Key_Escape)


def test_pasting_brings_text_alone(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    """C52."""
    field = editor(form, "notes")
    assert isinstance(field, QPlainTextEdit)
    data = QMimeData()
    data.setHtml("<h1 style='color:red'>Loud</h1>")
    data.setText("Loud")
    QGuiApplication.clipboard().setMimeData(data)
    field.setFocus()
    field.paste()
    assert field.toPlainText() == "Loud"
    assert field.textCursor().charFormat().font().pointSize() == field.textCursor().blockCharFormat().font().pointSize()
    field.clearFocus()
    assert owner.edits == [("notes", "Loud")]


def test_tags_are_shown_as_they_are(form: SheetForm) -> None:
    """C51: in fields, and in the cells and tooltips of tables."""
    assert line(form, "player").text() == TAGGED
    model = form.findChild(SheetTable).model()
    assert model.index(0, 0).data() == TAGGED
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "<qt>&lt;b&gt;A&lt;/b&gt; &amp; B</qt>"
    assert model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Durability: d6 of d10"


def test_accents_and_signs_of_alt_gr_can_be_typed(form: SheetForm, owner: Owner, qtbot: QtBot) -> None:
    field = line(form, "player")
    field.setFocus()
    field.selectAll()
    typed = QInputMethodEvent()
    typed.setCommitString("Iñés @#[]{}\\€~")
    QApplication.sendEvent(field, typed)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert owner.edits == [("player", "Iñés @#[]{}\\€~")]


def test_a_choice_gives_its_key_and_an_own_word_itself(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    calling, die = editor(form, "calling"), editor(form, "die")
    assert isinstance(calling, QComboBox)
    assert isinstance(die, QComboBox)
    calling.setFocus()
    calling.lineEdit().selectAll()
    qtbot.keyClicks(calling, "thief")
    qtbot.keyClick(calling, Qt.Key.Key_Return)
    assert owner.edits == [("calling", "thief")]
    calling.lineEdit().selectAll()
    qtbot.keyClicks(calling, "Rope dancer")
    qtbot.keyClick(calling, Qt.Key.Key_Return)
    assert owner.edits[1] == ("calling", "Rope dancer")
    owner.answers = False
    die.setFocus()
    qtbot.keyClick(die, Qt.Key.Key_Up)
    assert owner.edits[2] == ("die", "d4")


def test_the_tab_key_follows_the_reading_order(qtbot: QtBot, form: SheetForm) -> None:
    paths = ["name", "experience", "strength", "dexterity", "health", "most", "calling", "die", "player", "notes"]
    assert [each.keeper.path for each in form.boxes() if each.keeper] == paths
    editors = [editor(form, path) for path in paths]
    editors[0].setFocus()
    met = []
    for _ in range(len(paths) + 3):
        focused = form.window().focusWidget()
        if focused in editors:
            met.append(paths[editors.index(focused)])
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert list(dict.fromkeys(met)) == paths


def test_every_editor_has_its_label_for_a_name(form: SheetForm) -> None:
    names = [each.editor.accessibleName() for each in form.boxes() if each.editor]
    assert names == [
        "Name", "Experience", "Strength", "Dexterity", "Health", "Highest", "Class", "Die", "Player", "Notes",
    ]  # fmt: skip
    assert form.findChild(SheetTable).accessibleName() == "Weapons"


def test_what_is_only_on_paper_is_not_on_screen(form: SheetForm) -> None:
    assert not any("paper" in label.text().casefold() for label in form.findChildren(PlainLabel))


def test_the_columns_stand_below_each_other_where_it_is_narrow(form: SheetForm) -> None:
    left = form.findChild(QWidget, "section-health")
    right = form.findChild(QWidget, "section-weapons")

    def beside() -> bool:
        QApplication.processEvents()
        return right.mapTo(form, right.rect().topLeft()).x() > left.mapTo(form, left.rect().topRight()).x()

    assert beside()
    form.resize(600, 900)
    assert not beside()
    form.resize(1000, 900)
    assert beside()


def test_a_table_shows_what_changed_in_place(form: SheetForm) -> None:
    table = form.findChild(SheetTable)
    empty = Section("weapons", "Weapons", (Table((Column("Weapon"),), (), "Buy one first."),), "right")
    without = sheet()
    sections = tuple(empty if section.id == "weapons" else section for section in without.sections)
    form.show_sheet(Sheet(without.title, (), sections, without.corner), 1)
    assert form.findChild(SheetTable) is table
    assert not table.isVisible()
    assert "Buy one first." in [label.text() for label in form.findChildren(PlainLabel) if label.isVisible()]


def test_a_long_text_grows(form: SheetForm) -> None:
    field = editor(form, "notes")
    before = field.height()
    form.show_sheet(sheet(notes="line\n" * 10), 1)
    assert field.height() > 2 * before


def test_the_title_can_stand_in_a_header(qtbot: QtBot, look: Look) -> None:
    form = SheetForm(Speech("en"))
    qtbot.addWidget(form)
    title = form.take_title()
    qtbot.addWidget(title)
    form.show_sheet(sheet(name=TAGGED), 1)
    assert title.editor is not None
    assert line(form, "name").text() == TAGGED
    assert not form.isAncestorOf(title)
    assert form.boxes()[0] is title


def test_another_language_is_said_in_place(qtbot: QtBot, form: SheetForm) -> None:
    field = line(form, "strength")
    retype(qtbot, field, "99")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    form.set_speech(Speech("es"))
    assert line(form, "strength") is field
    assert field.text() == "99"
    assert "15.000" in [label.text() for label in form.findChildren(PlainLabel)]


def test_leaving_the_form_can_be_forced(qtbot: QtBot, form: SheetForm, owner: Owner) -> None:
    retype(qtbot, line(form, "strength"), "9")
    form.commit()
    assert owner.edits == [("strength", 9)]


def test_the_form_grows_with_the_text_and_shrinks_again(form: SheetForm, look: Look) -> None:
    def settled() -> tuple[int, int]:
        for _ in range(5):
            QApplication.processEvents()
        return line(form, "strength").font().pixelSize(), form.minimumSizeHint().height()

    before = settled()
    look.set_text_size(150)
    larger = settled()
    assert larger[0] == pytest.approx(1.5 * before[0], abs=1)
    assert larger[1] > 1.2 * before[1]
    look.set_text_size(100)
    assert settled() == before
