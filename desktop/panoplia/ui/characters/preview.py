# SPDX-License-Identifier: GPL-3.0-or-later
"""The print preview: the very pages of the PDF, to look at, save and print."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QPixmap, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.sheets.pdf import Paper
from panoplia.sheets.preview import Pages
from panoplia.sheets.saving import file_name, save
from panoplia.store.records import Character
from panoplia.ui.characters.paper import image_of, paper_of, print_pages, usual_paper
from panoplia.ui.room import Room
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel

SCREEN_DPI = 96
ZOOMS = (50, 75, 100, 125, 150, 200)
LARGEST_FIRST_ZOOM = 100
WIDTH_OF_PAPER = 8.5
"""In inches; the wider of the two papers."""
PAPER_NAMES: tuple[tuple[Paper, Words], ...] = (("a4", "A4"), ("letter", QT_TRANSLATE_NOOP("preview", "Letter")))
SHARED = "shared"
"""In the list of papers: what fits both, on the one that is usual here (C46)."""
SAVED = QT_TRANSLATE_NOOP("preview", "Saved as {file}.")
PRINTED = QT_TRANSLATE_NOOP("preview", "Sent to {printer}.")


class PreviewDialog(QDialog):
    """What is seen here is what is saved and printed."""

    def __init__(self, room: Room, character: Character, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._character = character
        self._content = b""
        self._build()
        self._zoom = self._fitting_zoom()
        self._connect()
        self._render()

    def save(self, target: Path) -> None:
        """Write the PDF; what went wrong is said in the dialog."""
        try:
            save(self._content, target)
        except Refused as refusal:
            self._tell(refusal.note, bad=True)
            return
        self._tell(note(SAVED, file=str(target)))

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Print preview"))
        self._paper = ChoiceBox()
        self._paper.setAccessibleName(self.tr("Paper"))
        for paper, name in PAPER_NAMES:
            self._paper.addItem(self._room.speech.say(name), paper)
        self._paper.setCurrentIndex(self._paper.findData(usual_paper()))
        self._paper.addItem(self.tr("A4 and Letter"), SHARED)
        self._smaller, self._larger = Button("", "zoom_out"), Button("", "zoom_in")
        self._smaller.setAccessibleName(self.tr("Smaller"))
        self._smaller.setToolTip(self.tr("Smaller"))
        self._larger.setAccessibleName(self.tr("Larger"))
        self._larger.setToolTip(self.tr("Larger"))
        self._count = PlainLabel(kind="secondary")
        self._told = PlainLabel(kind="secondary", elided=True)
        self._bad = PlainLabel(kind="bad", wrapped=True)
        self._save = Button(self.tr("Save as PDF…"), "save")
        self._print = PrimaryButton(self.tr("Print…"), "print")
        self._pages = QWidget()
        self._column = QVBoxLayout(self._pages)
        self._column.setSpacing(16)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._pages)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(self.tr("Pages"))
        self._lay_out()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(16, 12, 16, 8)
        bar.setSpacing(8)
        for widget in (self._paper, self._smaller, self._larger, self._count):
            bar.addWidget(widget)
        bar.addWidget(self._told, 1)
        bar.addWidget(self._save)
        bar.addWidget(self._print)
        self._bad.setContentsMargins(16, 0, 16, 8)
        self._bad.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._bad)
        column.addWidget(self._scroll, 1)
        available = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(900, available.width() - 40), min(760, available.height() - 80))

    def _connect(self) -> None:
        self._paper.currentIndexChanged.connect(self._render)
        self._smaller.clicked.connect(self._on_smaller)
        self._larger.clicked.connect(self._on_larger)
        self._save.clicked.connect(self._on_save)
        self._print.clicked.connect(self._on_print)
        for keys, slot in (("Ctrl+S", self._on_save), ("Ctrl+P", self._on_print), ("Ctrl+-", self._on_smaller),
                           ("Ctrl++", self._on_larger), ("Ctrl+=", self._on_larger)):  # fmt: skip
            pressed = QShortcut(QKeySequence(keys), self)
            pressed.setAutoRepeat(slot in (self._on_smaller, self._on_larger))
            pressed.activated.connect(slot)

    def _fitting_zoom(self) -> int:
        """The largest zoom that shows a page's whole width."""
        room = self.width() - 60
        fitting = [zoom for zoom in ZOOMS if WIDTH_OF_PAPER * SCREEN_DPI * zoom / 100 <= room]
        return min(fitting[-1] if fitting else ZOOMS[0], LARGEST_FIRST_ZOOM)

    @Slot()
    def _render(self) -> None:
        shared = self._paper.currentData() == SHARED
        self._content = paper_of(self._room, self._character, self._chosen_paper(), shared)
        self._show_pages()

    def _chosen_paper(self) -> Paper:
        chosen: Paper | str = self._paper.currentData()
        return next((paper for paper, _ in PAPER_NAMES if paper == chosen), usual_paper())

    def _show_pages(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        ratio = self.devicePixelRatioF()
        with Pages(self._content) as pages:
            for number in range(len(pages)):
                image = image_of(pages, number, SCREEN_DPI * self._zoom / 100 * ratio)
                image.setDevicePixelRatio(ratio)
                page = QLabel()
                page.setPixmap(QPixmap.fromImage(image))
                page.setFrameShape(QFrame.Shape.Box)
                page.setAccessibleName(self._said(number + 1, len(pages)))
                self._column.addWidget(page, 0, Qt.AlignmentFlag.AlignHCenter)
            words = note(QT_TRANSLATE_NOOP("preview", "%n page(s)"), n=len(pages))
        self._column.addStretch()
        self._count.setText(self._room.speech.say(words))
        self._smaller.setEnabled(self._zoom > ZOOMS[0])
        self._larger.setEnabled(self._zoom < ZOOMS[-1])

    def _said(self, page: int, pages: int) -> str:
        words = note(QT_TRANSLATE_NOOP("preview", "Page {page} of {pages}"), page=page, pages=pages)
        return self._room.speech.say(words)

    def _tell(self, words: Note, bad: bool = False) -> None:
        self._bad.setVisible(bad)
        (self._bad if bad else self._told).setText(self._room.speech.say(words))

    def _step(self, by: int) -> None:
        place = ZOOMS.index(self._zoom) + by
        if 0 <= place < len(ZOOMS):
            self._zoom = ZOOMS[place]
            self._show_pages()

    @Slot()
    def _on_smaller(self) -> None:
        self._step(-1)

    @Slot()
    def _on_larger(self) -> None:
        self._step(1)

    @Slot()
    def _on_save(self) -> None:
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = documents if Path(documents).is_dir() else str(Path.home())
        dialog = QFileDialog(self, self.tr("Save as PDF"), folder, self.tr("PDF files (*.pdf)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # Added before the dialog asks whether to replace a file, so that it asks about the right one.
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(file_name(self._character.name))
        if dialog.exec() and dialog.selectedFiles():
            self.save(Path(dialog.selectedFiles()[0]))
        dialog.deleteLater()

    @Slot()
    def _on_print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(file_name(self._character.name, suffix=""))
        dialog = QPrintDialog(printer, self)
        if dialog.exec():
            try:
                with Pages(self._content) as pages:
                    print_pages(pages, printer, self._chosen_paper())
            except Refused as refusal:
                self._tell(refusal.note, bad=True)
                return
            self._tell(note(PRINTED, printer=printer.printerName() or printer.outputFileName()))
