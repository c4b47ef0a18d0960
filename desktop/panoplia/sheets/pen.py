# SPDX-License-Identifier: GPL-3.0-or-later
"""The only hand that draws on a reportlab canvas. Lengths are points from the top left of the page, y downward."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any, BinaryIO

from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from panoplia.sheets.fonts import Style, registered
from panoplia.sheets.text import Line, Span, wrap

THIN, FINE = 0.8, 0.5
LIGHT, MUTED = 0.7, 0.35


class Pen:
    """Draws text and lines. It knows where on a page, but not why."""

    def __init__(self, out: BinaryIO, size: tuple[float, float], title: str, language: str) -> None:
        self._height = size[1]
        self._canvas: Any = Canvas(out, pagesize=size, invariant=1, pageCompression=1, lang=language)
        self._canvas.setTitle(title)
        self._canvas.setAuthor("Panoplia")
        self._canvas.setCreator("Panoplia")
        self._canvas.setSubject(title)
        self._canvas.setViewerPreference("DisplayDocTitle", "true")

    def end_page(self) -> None:
        """Close the page and open the next."""
        self._canvas.showPage()

    def finish(self) -> None:
        """Write the file."""
        self._canvas.save()

    def line(self, line: Line, x: float, top: float) -> None:
        """A line of text whose upper left corner is given."""
        for run in line.runs:
            self._write(run.text, run.face, run.style, x, top + line.baseline)
            x += run.width

    def words(self, text: str, style: Style, x: float, top: float) -> None:
        """Text on one line, however long it is."""
        for line in wrap([Span(text, style)], float("inf"))[:1]:
            self.line(line, x, top)

    def rule(self, x: float, y: float, width: float, thickness: float = THIN, grey: float = 0.0) -> None:
        """A level line."""
        self.stroke(x, y, x + width, y, thickness, grey)

    def stroke(self, x: float, y: float, to_x: float, to_y: float, thickness: float = THIN, grey: float = 0.0) -> None:
        """A straight line."""
        self._ink(thickness, grey)
        self._canvas.line(x, self._height - y, to_x, self._height - to_y)

    def box(self, x: float, top: float, width: float, height: float, radius: float = 0.0, grey: float = 0.0,
            thickness: float = THIN, dashed: bool = False) -> None:  # fmt: skip
        """A rectangle with round corners."""
        self._ink(thickness, grey, dashed)
        radius = min(radius, width / 2, height / 2)
        self._canvas.roundRect(x, self._height - top - height, width, height, radius, stroke=1, fill=0)

    def shield(self, x: float, top: float, width: float, height: float, grey: float = 0.0,
               dashed: bool = False) -> None:  # fmt: skip
        """A flat top, straight sides, a round foot."""
        self._ink(THIN, grey, dashed)
        right, upper, lower = x + width, self._height - top, self._height - top - height
        shoulder = upper - height * 0.5
        path = self._canvas.beginPath()
        path.moveTo(x, upper)
        path.lineTo(right, upper)
        path.lineTo(right, shoulder)
        path.curveTo(right, lower + height * 0.12, x + width * 0.7, lower, x + width / 2, lower)
        path.curveTo(x + width * 0.3, lower, x, lower + height * 0.12, x, shoulder)
        path.close()
        self._canvas.drawPath(path, stroke=1, fill=0)

    def picture(self, data: bytes, x: float, top: float, width: float, height: float) -> None:
        """An image as large as fits the box, in its middle; what is transparent stays white."""
        self._canvas.drawImage(ImageReader(BytesIO(data)), x, self._height - top - height, width, height,
                               mask="auto", preserveAspectRatio=True, anchor="c")  # fmt: skip

    @contextmanager
    def scaled(self, x: float, top: float, scale: float) -> Iterator[None]:
        """Draw what follows smaller or larger, away from the point given."""
        self._canvas.saveState()
        self._canvas.translate(x, self._height - top)
        self._canvas.scale(scale, scale)
        self._canvas.translate(-x, top - self._height)
        yield
        self._canvas.restoreState()

    def _write(self, text: str, face: str, style: Style, x: float, y: float) -> None:
        registered(face)
        self._canvas.setFont(face, style.size)
        self._canvas.setFillGray(style.grey)
        self._canvas.drawString(x, self._height - y, text, charSpace=style.tracking)

    def _ink(self, thickness: float, grey: float, dashed: bool = False) -> None:
        self._canvas.setStrokeGray(grey)
        self._canvas.setLineWidth(thickness)
        self._canvas.setLineCap(0 if dashed else 1)
        self._canvas.setDash([2.2, 1.8] if dashed else [])
