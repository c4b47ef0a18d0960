# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits from any picture: bounded before a dot is read, upright, in sRGB, small, and without what else it held.

Pillow is heavy: import this module on first use only.
"""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import IO

from PIL import Image, ImageCms, ImageOps

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.portraits import MOST_BYTES

FORMATS = ("PNG", "JPEG", "GIF", "WEBP", "BMP", "TIFF")
"""What is read. Others have readers that start other programs, or none that is safe."""
SUFFIXES = ("png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff")
MOST_FILE_BYTES = 60 * 2**20
MOST_DOTS = 50_000_000
"""What a camera makes; four bytes for each have to fit into the memory of a small computer."""
SIDE, SMALLER, LEAST_SIDE = 1024, 0.8, 64
QUALITIES = (90, 80, 70)

NOT_THERE = QT_TRANSLATE_NOOP(
    "pictures", "{file} cannot be read. Check that it is still there and that you may open it."
)
NO_PICTURE = QT_TRANSLATE_NOOP(
    "pictures",
    "{file} is no picture that can be read, or it is damaged. Choose a PNG, JPEG, GIF, WebP, BMP or TIFF file.",
)
TOO_LARGE = QT_TRANSLATE_NOOP(
    "pictures", "{file} is too large: a portrait may have {most} million dots. Make it smaller and try again."
)
TOO_LONG = QT_TRANSLATE_NOOP("pictures", "{file} is too large: it may have {most} MB. Make it smaller and try again.")


def portrait_from_file(path: Path) -> bytes:
    """A portrait from a file; ``Refused`` says what is wrong with it and leaves everything as it was."""
    try:
        if path.stat().st_size > MOST_FILE_BYTES:
            raise Refused(TOO_LONG, file=path.name, most=MOST_FILE_BYTES // 2**20)
        with path.open("rb") as file:
            return _portrait(file, path.name)
    except OSError as error:
        raise Refused(NOT_THERE, file=str(path)) from error


def portrait_from_bytes(data: bytes, name: str) -> bytes:
    """A portrait from what lay on the clipboard or was dropped; ``name`` tells what is refused."""
    return _portrait(BytesIO(data), name)


def refuse_large(width: int, height: int, name: str) -> None:
    """Refuse a picture by its size alone."""
    if width * height > MOST_DOTS:
        raise Refused(TOO_LARGE, file=name, most=MOST_DOTS // 10**6)


def _portrait(file: IO[bytes], name: str) -> bytes:
    with _readable(name), warnings.catch_warnings():
        # Pillow warns of sizes that are refused here anyway.
        warnings.simplefilter("ignore")
        with Image.open(file, formats=FORMATS) as picture:
            refuse_large(*picture.size, name)
            # A JPEG is read at a fraction of its size; the others do not know how.
            picture.draft(None, (2 * SIDE, 2 * SIDE))
            picture.load()
            return _stored(_in_srgb(ImageOps.exif_transpose(picture)))


@contextmanager
def _readable(name: str) -> Iterator[None]:
    try:
        yield
    except Image.DecompressionBombError as error:
        raise Refused(TOO_LARGE, file=name, most=MOST_DOTS // 10**6) from error
    except Refused:
        raise
    except Exception as error:
        # Whatever a reader raises at a broken or hostile file: it is the file's fault, not the program's.
        raise Refused(NO_PICTURE, file=name) from error


def _in_srgb(picture: Image.Image) -> Image.Image:
    """The picture in the colours that screens expect, its transparency kept, and nothing of its text."""
    clear = _transparency(picture)
    flat = _colours(picture)
    flat.info.clear()
    if clear is not None:
        flat.putalpha(clear)
    return flat


def _transparency(picture: Image.Image) -> Image.Image | None:
    """How opaque each dot is; ``None`` where all of them are."""
    if "A" not in picture.getbands() and "transparency" not in picture.info:
        return None
    clear = picture.convert("RGBA").getchannel("A")
    lowest, _ = clear.getextrema()
    return None if lowest == 255 else clear


def _colours(picture: Image.Image) -> Image.Image:
    if picture.mode.startswith("I;16"):
        # Sixteen bits would be cut at 255, which is all white.
        return picture.convert("I").point(lambda value: value / 256).convert("L").convert("RGB")
    profile = picture.info.get("icc_profile")
    base = picture if picture.mode in ("RGB", "CMYK", "L") else picture.convert("RGB")
    if profile:
        try:
            source, target = ImageCms.ImageCmsProfile(BytesIO(profile)), ImageCms.createProfile("sRGB")
            return ImageCms.buildTransform(source, target, base.mode, "RGB").apply(base)
        except (ImageCms.PyCMSError, OSError):
            # A damaged profile, or one of another kind of picture: the colours are taken as they stand.
            pass
    return base.convert("RGB")


def _stored(picture: Image.Image) -> bytes:
    """At most 1024 dots a side and 400 kB: PNG where something is transparent, else JPEG."""
    side = SIDE
    while True:
        picture.thumbnail((side, side), Image.Resampling.LANCZOS)
        for quality in QUALITIES:
            data = _written(picture, quality)
            if len(data) <= MOST_BYTES or side <= LEAST_SIDE:
                return data
        side = int(side * SMALLER)


def _written(picture: Image.Image, quality: int) -> bytes:
    out = BytesIO()
    if picture.mode == "RGBA":
        picture.save(out, "PNG", optimize=True)
    else:
        picture.save(out, "JPEG", quality=quality)
    return out.getvalue()
