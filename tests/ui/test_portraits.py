# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits through the window: from a file, the clipboard, by drag and drop; on the badge, in the list, on paper."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QColor, QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QListView, QWidget
from pytestqt.qtbot import QtBot

from panoplia.exchange import pictures
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.sheets.preview import Pages
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.paper import image_of, paper_of
from panoplia.ui.characters.portrait import PortraitBadge, holds_picture
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.portraits import portrait, squared
from panoplia.ui.widgets.status_line import StatusLine
from world import World, all_rows

Arrange = Callable[[Callable[[QWidget], None]], None]
GREEN = QColor(20, 160, 40)


@pytest.fixture
def page(program: object, campaign: World) -> CharactersPage:
    page = program.page("characters")
    page.choose(campaign.enyra)
    return page


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "retrato.png"
    path.write_bytes(png((GREEN.red(), GREEN.green(), GREEN.blue())))
    return path


def png(colour: tuple[int, ...], mode: str = "RGB") -> bytes:
    out = BytesIO()
    Image.new(mode, (90, 120), colour).save(out, "PNG")
    return out.getvalue()


def act(owner: QWidget, words: str) -> QAction:
    return next(each for each in owner.findChildren(QAction) if each.text() == words)


def is_green(colour: QColor) -> bool:
    return abs(colour.red() - GREEN.red()) < 15 and abs(colour.green() - GREEN.green()) < 15


def choosing(path: Path) -> Callable[[QWidget], None]:
    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(path))
        dialog.accept()

    return choose


def status(program: object) -> list[str]:
    return [label.text() for label in program.window.findChild(StatusLine).findChildren(PlainLabel)]


def drop(badge: PortraitBadge, data: QMimeData) -> bool:
    """Drag over the badge and let go; whether the badge took it."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, left, none)
    enter.ignore()
    badge.dragEnterEvent(enter)
    if enter.isAccepted():
        badge.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, none))
    return enter.isAccepted()


def test_from_a_file_to_badge_list_and_paper(
    page: CharactersPage, answering: Arrange, program: object, campaign: World, file: Path
) -> None:
    before = all_rows(program.table)
    answering(choosing(file))
    act(page.detail, "Portrait from file…").trigger()
    badge = page.detail.findChild(PortraitBadge).grab().toImage()
    assert is_green(badge.pixelColor(badge.width() // 2, badge.height() // 2))
    people = page.findChild(QListView, "characters")
    row = people.visualRect(people.currentIndex())
    listed = people.viewport().grab().toImage()
    assert is_green(listed.pixelColor(row.left() + 8 + 19, row.center().y()))
    enyra = program.table.library.character(campaign.enyra)
    with Pages(paper_of(program.window.room, enyra)) as pages:
        paper = image_of(pages, 0, 72)
    assert is_green(paper.pixelColor(74, 80))
    program.window.undo()
    assert all_rows(program.table) == before
    badge = page.detail.findChild(PortraitBadge).grab().toImage()
    assert not is_green(badge.pixelColor(badge.width() // 2, 12))


def test_c49_a_huge_picture_is_refused_and_the_old_portrait_stays(
    page: CharactersPage, answering: Arrange, program: object, campaign: World, tmp_path: Path
) -> None:
    """C49: one polite sentence."""
    program.table.characters.set_portrait(campaign.enyra, png((1, 2, 3)))
    before = all_rows(program.table)
    path = tmp_path / "cielo.png"
    Image.new("1", (20_992, 10_496)).save(path)
    answering(choosing(path))
    act(page.detail, "Portrait from file…").trigger()
    assert all_rows(program.table) == before
    assert any(line.startswith("cielo.png is too large") for line in status(program))


def test_c48_a_transparent_picture_is_white_on_paper(program: object, campaign: World, page: CharactersPage) -> None:
    """C48: neither black nor grey."""
    clear = pictures.portrait_from_bytes(png((0, 0, 0, 0), "RGBA"), "a")
    enyra = program.table.characters.set_portrait(campaign.enyra, clear)
    with Pages(paper_of(program.window.room, enyra)) as pages:
        paper = image_of(pages, 0, 72)
    assert paper.pixelColor(74, 80) == QColor("white")


def test_paste_and_remove(page: CharactersPage, program: object, campaign: World) -> None:
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(GREEN)
    QGuiApplication.clipboard().setImage(image)
    act(page.detail, "Paste portrait").trigger()
    assert program.table.library.character(campaign.enyra).portrait
    remove = act(page.detail, "Remove portrait")
    remove.parent().aboutToShow.emit()
    assert remove.isEnabled()
    remove.trigger()
    assert program.table.library.character(campaign.enyra).portrait == ""
    remove.parent().aboutToShow.emit()
    assert not remove.isEnabled()


def test_a_copied_file_is_pasted_and_text_is_refused(
    page: CharactersPage, program: object, campaign: World, file: Path
) -> None:
    QGuiApplication.clipboard().setText("hola")
    act(page.detail, "Paste portrait").trigger()
    assert "There is no picture on the clipboard: copy one first, or take it from a file." in status(program)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    QGuiApplication.clipboard().setMimeData(data)
    act(page.detail, "Paste portrait").trigger()
    assert program.table.library.character(campaign.enyra).portrait


def test_dropping_on_the_badge(page: CharactersPage, program: object, campaign: World, file: Path) -> None:
    badge = page.detail.findChild(PortraitBadge)
    words, picture = QMimeData(), QMimeData()
    words.setText("hola")
    assert not drop(badge, words)
    picture.setUrls([QUrl.fromLocalFile(str(file))])
    assert drop(badge, picture)
    assert program.table.library.character(campaign.enyra).portrait
    image, dragged = QImage(30, 30, QImage.Format.Format_RGB32), QMimeData()
    image.fill(Qt.GlobalColor.red)
    dragged.setImageData(image)
    before = program.table.library.character(campaign.enyra).portrait
    assert drop(badge, dragged)
    assert program.table.library.character(campaign.enyra).portrait != before


def test_a_dropped_file_that_is_no_picture_is_refused(
    page: CharactersPage, program: object, campaign: World, tmp_path: Path
) -> None:
    (tmp_path / "notas.txt").write_text("hola")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "notas.txt"))])
    drop(page.detail.findChild(PortraitBadge), data)
    assert any("notas.txt is no picture" in line for line in status(program))
    assert program.table.library.character(campaign.enyra).portrait == ""


def test_a_new_character_brings_a_portrait(
    qtbot: QtBot, page: CharactersPage, program: object, file: Path, answering: Arrange
) -> None:
    """By drop, from a file and from the clipboard; what is no picture is told and the other one stays."""
    dialog = CreationDialog(program.window.room, page)
    dialog.show()

    def press(words: str) -> None:
        button = next(each for each in dialog.who.findChildren(Button) if each.text() == words)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    assert drop(dialog.findChild(PortraitBadge), data)
    picture = dialog.who.picture
    assert picture
    press("Remove")
    assert not dialog.who.picture
    answering(choosing(file))
    press("From file…")
    assert dialog.who.picture == picture
    QGuiApplication.clipboard().setText("hola")
    press("Paste")
    assert any("no picture on the clipboard" in label.text() for label in dialog.findChildren(PlainLabel))
    words = file.with_name("notas.txt")
    words.write_text("hola")
    answering(choosing(words))
    press("From file…")
    gone = QMimeData()
    gone.setUrls([QUrl.fromLocalFile(str(file.with_name("nadie.png")))])
    drop(dialog.findChild(PortraitBadge), gone)
    assert any("nadie.png cannot be read" in label.text() for label in dialog.findChildren(PlainLabel))
    assert dialog.who.picture == picture
    qtbot.keyClicks(dialog.who.name, "Munia")
    for button in ("next", "next", "make"):
        qtbot.mouseClick(dialog.findChild(Button, button), Qt.MouseButton.LeftButton)
    assert program.table.library.portrait(dialog.made.portrait) == picture


def test_a_picture_that_the_library_lost_leaves_the_initial() -> None:
    assert portrait(lambda name: None, "0" * 64, 38, 1.0) is None
    assert portrait(lambda name: b"nonsense", "1" * 64, 38, 1.0) is None
    assert portrait(lambda name: png((1, 2, 3))[:60], "2" * 64, 38, 1.0) is None
    assert portrait(lambda name: png((1, 2, 3)), "", 38, 1.0) is None


def test_a_library_that_is_busy_leaves_the_initial() -> None:
    def busy(_name: str) -> bytes:
        raise Refused(QT_TRANSLATE_NOOP("test", "busy"))

    assert portrait(busy, "3" * 64, 38, 1.0) is None


def test_the_middle_of_a_picture_is_shown() -> None:
    drawn = squared(png((1, 2, 3)), 40)
    assert drawn is not None
    assert (drawn.width(), drawn.height()) == (40, 40)


def test_a_clipboard_out_of_reach_holds_no_picture() -> None:
    """Where no desktop offers one, Qt gives none at all."""
    assert not holds_picture(None)
