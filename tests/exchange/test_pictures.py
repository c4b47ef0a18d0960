# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits from any picture: upright, in sRGB, small, and refused in a sentence where they are none."""

import struct
import tracemalloc
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageCms, PngImagePlugin

from panoplia.exchange import pictures
from panoplia.exchange.pictures import portrait_from_bytes, portrait_from_file
from panoplia.rules.refusal import Refused
from panoplia.store.portraits import MOST_BYTES

RED = (200, 30, 20)


def written(picture: Image.Image, kind: str, **more: Any) -> bytes:
    out = BytesIO()
    picture.save(out, kind, **more)
    return out.getvalue()


def again(data: bytes) -> Image.Image:
    picture = Image.open(BytesIO(data))
    picture.load()
    return picture


def made(picture: Image.Image, kind: str = "PNG", **more: Any) -> Image.Image:
    return again(portrait_from_bytes(written(picture, kind, **more), "a"))


def near(colour: Any, wanted: tuple[int, ...], by: int = 12) -> bool:
    return all(abs(one - other) <= by for one, other in zip(colour[:3], wanted, strict=True))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def hollow_png(width: int, height: int) -> bytes:
    """A PNG that says how large it is, and holds nothing."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "WEBP", "BMP", "TIFF"])
def test_every_kind_is_read(kind: str) -> None:
    assert near(made(Image.new("RGB", (60, 80), RED), kind).getpixel((30, 40)), RED)


def test_a_large_one_is_made_small() -> None:
    picture = made(Image.new("RGB", (3000, 2000), RED))
    assert picture.size == (1024, 683)
    assert picture.format == "JPEG"


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_noise_which_packs_badly_still_fits(mode: str) -> None:
    noise = Image.frombytes("RGB", (1024, 1024), _noise(1024 * 1024 * 3))
    if mode == "RGBA":
        noise.putalpha(128)
    assert len(portrait_from_bytes(written(noise, "PNG"), "a")) <= MOST_BYTES


def _noise(length: int) -> bytes:
    state, out = 1, bytearray()
    while len(out) < length:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        out += struct.pack(">Q", state)
    return bytes(out[:length])


def test_it_is_turned_as_the_camera_says() -> None:
    picture = Image.new("RGB", (80, 40), "white")
    picture.paste(RED, (0, 0, 20, 40))
    exif = Image.Exif()
    exif[0x0112] = 6
    turned = made(picture, "JPEG", exif=exif, quality=95)
    assert turned.size == (40, 80)
    assert near(turned.getpixel((20, 5)), RED, 30)
    assert "exif" not in turned.info


def test_c48_cmyk_becomes_srgb() -> None:
    """C48: red stays red, and does not turn into its opposite."""
    cmyk = Image.new("RGB", (60, 60), (255, 0, 0)).convert("CMYK")
    picture = made(cmyk, "JPEG", quality=95)
    assert picture.mode == "RGB"
    assert near(picture.getpixel((30, 30)), (255, 0, 0), 20)


def test_c48_another_profile_becomes_srgb() -> None:
    """C48: with its profile the same colour; a damaged profile is passed over."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    picture = made(Image.new("RGB", (20, 20), RED), "PNG", icc_profile=profile)
    assert near(picture.getpixel((10, 10)), RED)
    assert "icc_profile" not in picture.info
    assert near(made(Image.new("RGB", (20, 20), RED), "PNG", icc_profile=b"nonsense").getpixel((10, 10)), RED)


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_c48_what_is_transparent_stays_so(mode: str) -> None:
    """C48: kept as PNG."""
    clear = Image.new("RGBA", (40, 40), (*RED, 0))
    clear.paste((*RED, 255), (0, 0, 20, 40))
    kept = made(clear.quantize() if mode == "P" else clear.convert(mode))
    assert (kept.mode, kept.format) == ("RGBA", "PNG")
    assert kept.getchannel("A").getpixel((5, 5)) == 255
    assert kept.getchannel("A").getpixel((35, 5)) == 0


def test_a_wholly_opaque_one_is_no_png() -> None:
    assert made(Image.new("RGBA", (40, 40), (*RED, 255))).format == "JPEG"


@pytest.mark.parametrize("mode", ["1", "L", "I;16", "I", "F", "YCbCr", "LAB"])
def test_every_mode_of_colour_is_read(mode: str) -> None:
    kind = "TIFF" if mode in ("F", "YCbCr", "LAB", "I") else "PNG"
    assert made(Image.new(mode, (20, 20)), kind).mode == "RGB"


def test_sixteen_bits_are_not_all_white() -> None:
    grey = Image.new("I;16", (20, 20), 0x8000)
    assert near(made(grey).getpixel((10, 10)), (128, 128, 128))


def test_of_a_moving_picture_the_first_one() -> None:
    frames = [Image.new("RGB", (30, 30), RED), Image.new("RGB", (30, 30), "blue")]
    moving = written(frames[0], "GIF", save_all=True, append_images=frames[1:])
    assert near(again(portrait_from_bytes(moving, "a")).getpixel((15, 15)), RED)


@pytest.mark.parametrize("size", [(20_992, 10_496), (65_000, 65_000), (8000, 7000), (2**31 - 1, 1)])
def test_c49_a_huge_one_is_refused_before_it_is_read(size: tuple[int, int]) -> None:
    """C49: 20,992 × 10,496 and others, with bounded memory and by name."""
    data = hollow_png(*size)
    tracemalloc.start()
    with pytest.raises(Refused) as refused:
        portrait_from_bytes(data, "cielo.png")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert refused.value.note.figures["file"] == "cielo.png"
    assert "too large" in str(refused.value)
    assert most < 20 * 2**20


def test_c49_a_huge_block_of_text_does_no_harm() -> None:
    """C49: 200 MB of text packed into a small PNG are refused or passed over, never unpacked."""
    text = PngImagePlugin.PngInfo()
    text.add_text("a", "x" * (80 * 2**20), zip=True)
    bomb = written(Image.new("RGB", (20, 20), RED), "PNG", pnginfo=text)
    assert len(bomb) < 2**20
    with pytest.raises(Refused) as refused:
        portrait_from_bytes(bomb, "a.png")
    assert "a.png" in str(refused.value)


def test_what_is_no_picture_is_refused_by_name(tmp_path: Path) -> None:
    for name, data in {
        "notas.txt": b"hola",
        "vacio.png": b"",
        "roto.png": hollow_png(20, 20),
        "x.svg": b"<svg/>",
    }.items():
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(Refused) as refused:
            portrait_from_file(path)
        assert name in str(refused.value)


def test_a_file_that_is_cut_off_is_refused() -> None:
    whole = written(Image.frombytes("RGB", (200, 200), _noise(120_000)), "JPEG")
    with pytest.raises(Refused, match="damaged"):
        portrait_from_bytes(whole[: len(whole) // 2], "a.jpg")


def test_a_file_that_is_not_there_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nadie.png", tmp_path):
        with pytest.raises(Refused) as refused:
            portrait_from_file(path)
        assert str(path) in str(refused.value)


def test_a_file_that_is_too_long_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_FILE_BYTES", 10)
    (tmp_path / "a.png").write_bytes(b"x" * 11)
    with pytest.raises(Refused, match="too large"):
        portrait_from_file(tmp_path / "a.png")


def test_text_and_place_of_a_photograph_are_not_kept() -> None:
    text = PngImagePlugin.PngInfo()
    text.add_text("Comment", "secreto")
    clear = Image.new("RGBA", (20, 20), (*RED, 90))
    data = portrait_from_bytes(written(clear, "PNG", pnginfo=text), "a")
    assert b"secreto" not in data


@given(st.binary(max_size=400), st.integers(0, 400))
def test_any_bytes_are_a_portrait_or_refused(noise: bytes, at: int) -> None:
    whole = written(Image.new("RGB", (20, 20), RED), "PNG")
    for data in (noise, whole[:at] + noise + whole[at:]):
        try:
            portrait = portrait_from_bytes(data, "a")
        except Refused:
            continue
        assert max(again(portrait).size) <= 1024
