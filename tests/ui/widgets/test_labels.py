# SPDX-License-Identifier: GPL-3.0-or-later
"""A person's text is shown as it is, everywhere (C51), however long it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from panoplia.ui.look import fonts
from panoplia.ui.look.look import Look
from panoplia.ui.look.text import Lines, natural_width, tool_tip
from panoplia.ui.widgets.badge import Badge, initial
from panoplia.ui.widgets.buttons import Button, LinkButton, PrimaryButton, show_words
from panoplia.ui.widgets.chips import ChipRow
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.labels import PlainLabel

NAMES = ["<b>A</b> & B", "&Amp;", "L" * 500, "الاسم الطويل", "🗡️ Ñandú", "", "two\nlines"]
by_name = pytest.mark.parametrize("name", NAMES)


@by_name
@pytest.mark.parametrize("shape", [{}, {"elided": True}, {"wrapped": True}])
def test_a_label_shows_what_was_typed(qtbot: QtBot, look: Look, name: str, shape: dict[str, bool]) -> None:
    label = PlainLabel(name, "strong", **shape)
    qtbot.addWidget(label)
    label.resize(200, label.heightForWidth(200) if shape.get("wrapped") else 30)
    assert label.text() == name
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert not label.grab().isNull()


def test_a_label_gives_way_and_tells_the_rest(qtbot: QtBot, look: Look) -> None:
    elided, wrapped = PlainLabel("L" * 500, elided=True), PlainLabel("L" * 500, wrapped=True)
    for label in (elided, wrapped):
        qtbot.addWidget(label)
        assert label.minimumSizeHint().width() <= 60
    elided.resize(100, 20)
    assert "L" * 500 in elided.toolTip()
    elided.setText("short")
    assert elided.toolTip() == ""
    assert wrapped.heightForWidth(100) > 10 * wrapped.minimumSizeHint().height()


@by_name
def test_a_tooltip_reads_as_it_was_typed(name: str) -> None:
    document = QTextDocument()
    document.setHtml(tool_tip(name))
    assert document.toPlainText() == name


@by_name
@pytest.mark.parametrize("kind", [Button, PrimaryButton, LinkButton])
def test_a_button_has_no_mnemonic(qtbot: QtBot, look: Look, name: str, kind: type[Button]) -> None:
    button = kind(name)
    qtbot.addWidget(button)
    assert button.text() == name
    assert button.accessibleName() == name
    assert button.shortcut().isEmpty()


def test_a_button_with_an_icon_keeps_its_text(qtbot: QtBot, look: Look) -> None:
    button = Button("A & B", "print")
    qtbot.addWidget(button)
    assert button.text() == "A & B"
    assert not button.icon().isNull()


@pytest.mark.parametrize(
    ("name", "letter"), [("enyra", "E"), (" ñandú", "Ñ"), ("", "?"), ("👩‍🚀 x", "👩‍🚀"), ("e\u0301a", "É")]
)
def test_the_initial_of_a_name(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_a_badge_is_painted(qtbot: QtBot, look: Look) -> None:
    badge = Badge(64)
    qtbot.addWidget(badge)
    badge.set_name("Enyra")
    assert badge.grab().toImage().pixelColor(32, 4) == look.theme.colour("accent2")


def test_chips_are_exclusive_and_keep_the_choice(qtbot: QtBot, look: Look) -> None:
    row = ChipRow()
    qtbot.addWidget(row)
    row.set_chips([("", "All 3"), ("a", "Axes 1"), ("<b>", "<b>A</b> & B")])
    assert row.current == ""
    with qtbot.waitSignal(row.chosen) as chosen:
        row.choose("a")
    assert chosen.args == ["a"]
    with qtbot.assertNotEmitted(row.chosen):
        row.set_chips([("", "All 2"), ("a", "Axes 1")])
    assert row.current == "a"


def test_chips_go_on_in_a_second_line(qtbot: QtBot, look: Look) -> None:
    row = ChipRow()
    qtbot.addWidget(row)
    row.set_chips([(str(n), f"Category {n}") for n in range(8)])
    assert row.heightForWidth(200) > row.heightForWidth(2000)


def test_a_label_that_may_not_get_wider_is_as_high_as_its_lines(qtbot: QtBot, look: Look) -> None:
    label = PlainLabel("word " * 40, wrapped=True)
    qtbot.addWidget(label)
    label.setFixedWidth(200)
    assert label.heightForWidth(900) == label.heightForWidth(200) > label.minimumSizeHint().height()


def test_an_empty_list_tells_its_whole_sentence(qtbot: QtBot, look: Look) -> None:
    empty = EmptyState("search")
    qtbot.addWidget(empty)
    empty.set_text("word " * 30, "Do it")
    empty.resize(900, 600)
    empty.show()
    label = empty.findChild(PlainLabel)
    assert label.height() >= label.heightForWidth(label.width()) > label.minimumSizeHint().height()


def test_buttons_keep_their_words_where_only_their_icons_are_shown(qtbot: QtBot, look: Look) -> None:
    button = Button("", "print")
    qtbot.addWidget(button)
    show_words({button: "Print"}, False)
    assert (button.text(), button.accessibleName(), "Print" in button.toolTip()) == ("", "Print", True)
    show_words({button: "Print"}, True)
    assert (button.text(), button.accessibleName(), button.toolTip()) == ("Print", "Print", "")


def test_a_line_that_was_measured_too_narrow_keeps_its_last_word(look: Look) -> None:
    """Another font may have come for one of its signs since; only a wrapped text goes on below."""
    font, text = fonts.face("strong"), "House rule: Doubled damage on → off"
    narrow = natural_width(text, font) - 3
    across = Qt.AlignmentFlag.AlignLeft
    assert Lines(text, font, narrow, across).starts != [0]
    assert Lines(text, font, narrow, across, wrapped=False).starts == [0]
