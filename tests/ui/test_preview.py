# SPDX-License-Identifier: GPL-3.0-or-later
"""The print preview: what is seen is what is saved and printed, and what cannot be saved is said."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from panoplia.sheets.preview import Pages
from panoplia.ui.characters.paper import image_of, paper_of, print_pages, usual_paper
from panoplia.ui.characters.preview import PreviewDialog
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.labels import PlainLabel
from world import World


@pytest.fixture
def dialog(qtbot: QtBot, program: object, campaign: World) -> PreviewDialog:
    enyra = program.table.library.character(campaign.enyra)
    dialog = PreviewDialog(program.window.room, enyra)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def text_of(path: Path) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(path).pages)


def pages_shown(dialog: PreviewDialog) -> list[QLabel]:
    return [label for label in dialog.findChildren(QLabel) if not label.pixmap().isNull()]


def test_the_first_page_has_what_the_table_needs(dialog: PreviewDialog, tmp_path: Path) -> None:
    """C43: characteristics, weapons with damage and penetration, inventory, money."""
    target = tmp_path / "enyra.pdf"
    dialog.save(target)
    text = text_of(target)
    for words in ("Enyra la rusalka", "STRENGTH", "11", "Battleaxe", "1d8", "Dagger", "GOLD", "20"):
        assert words in text
    assert len(pages_shown(dialog)) == 1


def test_saving_says_where(dialog: PreviewDialog, tmp_path: Path) -> None:
    dialog.save(tmp_path / "enyra.pdf")
    assert f"Saved as {tmp_path / 'enyra.pdf'}." in [label.text() for label in dialog.findChildren(PlainLabel)]


def test_a_folder_that_is_gone_is_said_and_the_next_try_works(dialog: PreviewDialog, tmp_path: Path) -> None:
    """C11, C38: a failed save is always visible, and blocks nothing."""
    dialog.save(tmp_path / "gone" / "enyra.pdf")
    told = [label.text() for label in dialog.findChildren(PlainLabel) if label.isVisible()]
    assert f"The folder {tmp_path / 'gone'} is not there. Choose another folder." in told
    dialog.save(tmp_path / "enyra.pdf")
    assert (tmp_path / "enyra.pdf").read_bytes().startswith(b"%PDF")
    assert list(tmp_path.glob("*.part")) == []


def test_the_paper_can_be_changed(dialog: PreviewDialog, tmp_path: Path) -> None:
    """C46"""
    papers = dialog.findChild(QComboBox)
    papers.setCurrentIndex(papers.findText("Letter"))
    dialog.save(tmp_path / "letter.pdf")
    papers.setCurrentIndex(papers.findText("A4"))
    dialog.save(tmp_path / "a4.pdf")
    sizes = [
        tuple(round(float(x)) for x in PdfReader(tmp_path / name).pages[0].mediabox[2:])
        for name in ("letter.pdf", "a4.pdf")
    ]
    assert sizes == [(612, 792), (595, 842)]


def test_one_sheet_for_both_papers(dialog: PreviewDialog, tmp_path: Path) -> None:
    """C46: what fits A4 and Letter alike keeps clear of what either of them lacks, on the paper that is usual here."""
    papers = dialog.findChild(QComboBox)
    papers.setCurrentIndex(papers.findText("A4 and Letter"))
    dialog.save(tmp_path / "shared.pdf")
    (page,) = PdfReader(tmp_path / "shared.pdf").pages
    assert tuple(round(float(x)) for x in page.mediabox[2:]) == {"a4": (595, 842), "letter": (612, 792)}[usual_paper()]
    with Pages((tmp_path / "shared.pdf").read_bytes()) as pages:
        picture = image_of(pages, 0, 72)
    dark = [y for y in range(picture.height()) for x in range(0, picture.width(), 3)
            if picture.pixelColor(x, y).lightness() < 200]  # fmt: skip
    missing = (picture.height() - 792) / 2
    assert min(dark) > missing + 20
    assert max(dark) < picture.height() - missing - 20


def test_zoom_has_two_ends(qtbot: QtBot, dialog: PreviewDialog) -> None:
    smaller = next(button for button in dialog.findChildren(Button) if button.accessibleName() == "Smaller")
    larger = next(button for button in dialog.findChildren(Button) if button.accessibleName() == "Larger")
    before = pages_shown(dialog)[-1].pixmap().width()
    qtbot.mouseClick(larger, Qt.MouseButton.LeftButton)
    assert pages_shown(dialog)[-1].pixmap().width() > before
    for _ in range(9):
        qtbot.mouseClick(smaller, Qt.MouseButton.LeftButton)
    assert not smaller.isEnabled()
    for _ in range(9):
        qtbot.mouseClick(larger, Qt.MouseButton.LeftButton)
    assert not larger.isEnabled()


def test_a_long_life_takes_as_many_pages_as_it_needs(
    qtbot: QtBot, program: object, campaign: World, tmp_path: Path
) -> None:
    """C42, C43, C40: four hundred lines of notes and hard names, all of them on paper."""
    hard = ["0.1 <A <0.9", "Vara <rota", "<Sin nombre>", "S&P 500"]
    notes = "\n".join([*hard, *(f"Línea {number}" for number in range(400))])
    program.table.characters.set_field(campaign.enyra, "notes", notes)
    dialog = PreviewDialog(program.window.room, program.table.library.character(campaign.enyra))
    qtbot.addWidget(dialog)
    dialog.save(tmp_path / "long.pdf")
    lines = text_of(tmp_path / "long.pdf")
    assert all(line in lines for line in hard)
    assert all(f"Línea {number}" in lines for number in range(400))


def test_what_is_printed_is_what_is_seen(program: object, campaign: World, tmp_path: Path) -> None:
    enyra = program.table.library.character(campaign.enyra)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    with Pages(paper_of(program.window.room, enyra)) as pages:
        print_pages(pages, printer, "a4")
        seen = image_of(pages, 0, 36).convertToFormat(image_of(pages, 0, 36).format())
    with Pages((tmp_path / "printed.pdf").read_bytes()) as printed:
        assert len(printed) == 1
        paper = image_of(printed, 0, 36)
    assert (abs(paper.width() - seen.width()), abs(paper.height() - seen.height())) <= (1, 1)
    dark = [
        (x, y)
        for x in range(0, seen.width() - 2, 7)
        for y in range(0, seen.height() - 2, 7)
        if seen.pixelColor(x, y).lightness() < 100
    ]
    assert dark
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    near = sum(any(paper.pixelColor(x + dx, y + dy).lightness() < 190 for dx, dy in around) for x, y in dark)
    assert near >= 0.9 * len(dark)
