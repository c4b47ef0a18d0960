# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages of a PDF as pictures, for the preview and the printer: what is seen is what was written."""

from types import TracebackType
from typing import NamedTuple

import pypdfium2


class Picture(NamedTuple):
    """A page in 32 bits a dot: blue, green, red, unused; ``stride`` is the bytes of a row."""

    width: int
    height: int
    stride: int
    data: bytes


class Pages:
    """A PDF opened to be looked at. Close it, or use it in a ``with``."""

    def __init__(self, content: bytes) -> None:
        self._document = pypdfium2.PdfDocument(content)

    def __len__(self) -> int:
        return len(self._document)

    def __enter__(self) -> "Pages":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:  # fmt: skip
        self.close()

    def size(self, number: int) -> tuple[float, float]:
        """Width and height of a page in points, from page 0 on."""
        width, height = self._document.get_page_size(number)
        return float(width), float(height)

    def picture(self, number: int, dpi: float) -> Picture:
        """A page at ``dpi`` dots an inch."""
        page = self._document[number]
        bitmap = page.render(scale=dpi / 72, prefer_bgrx=True)
        picture = Picture(bitmap.width, bitmap.height, bitmap.stride, bytes(bitmap.buffer))
        bitmap.close()
        page.close()
        return picture

    def close(self) -> None:
        """Let the document go."""
        self._document.close()
