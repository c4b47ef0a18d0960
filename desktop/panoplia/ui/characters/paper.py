# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's sheet as the bytes of a PDF, as pictures of its pages, and on a printer."""

from PySide6.QtCore import QLocale, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.sheets.pdf import Paper, rendered
from panoplia.sheets.preview import Pages
from panoplia.store.records import Character
from panoplia.ui.room import Room

PRINTER_DPI = 300
NOT_PRINTED = QT_TRANSLATE_NOOP(
    "preview", "Nothing was printed: “{printer}” cannot be written to. Choose another printer, or save the PDF."
)
PAGE_SIZES: dict[Paper, QPageSize.PageSizeId] = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


def paper_of(room: Room, character: Character, paper: Paper = "a4", shared: bool = False) -> bytes:
    """The sheet as PDF, in the language of the room; ``shared`` fits both papers."""
    sheet = room.system.sheet(room.table.reading.subject(character))
    portrait = room.table.library.portrait(character.portrait) if character.portrait else None
    return rendered(sheet, room.speech, paper, shared=shared, portrait=portrait)


def usual_paper() -> Paper:
    """The paper that lies in printers where the person lives."""
    inches = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if inches else "a4"


def image_of(pages: Pages, number: int, dpi: float) -> QImage:
    """A page as a picture."""
    picture = pages.picture(number, dpi)
    image = QImage(picture.data, picture.width, picture.height, picture.stride, QImage.Format.Format_RGB32)
    return image.copy()


def print_pages(pages: Pages, printer: QPrinter, paper: Paper) -> None:
    """Put every page on the printer at its true size; ``Refused`` where it takes none."""
    printer.setResolution(PRINTER_DPI)
    printer.setPageSize(QPageSize(PAGE_SIZES[paper]))
    printer.setPageMargins(printer.pageLayout().minimumMargins(), QPageLayout.Unit.Point)
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        raise Refused(NOT_PRINTED, printer=printer.printerName() or printer.outputFileName())
    for number in range(len(pages)):
        if number:
            printer.newPage()
        scale = PRINTER_DPI / 72
        size = QSizeF(*pages.size(number)) * scale
        painter.drawImage(QRectF(0, 0, size.width(), size.height()), image_of(pages, number, PRINTER_DPI))
    if not painter.end() or printer.printerState() == QPrinter.PrinterState.Error:
        raise Refused(NOT_PRINTED, printer=printer.printerName() or printer.outputFileName())
