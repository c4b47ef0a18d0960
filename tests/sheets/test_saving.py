# SPDX-License-Identifier: GPL-3.0-or-later
import errno
import os
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panoplia.rules.refusal import Refused
from panoplia.sheets import saving
from panoplia.sheets.saving import file_name, save


def failing(code: int) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


def test_writes_and_replaces(tmp_path: Path) -> None:
    target = tmp_path / "hoja.pdf"
    save(b"one", target)
    save(b"two", target)
    assert target.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [target]


def test_c38_a_file_open_in_a_viewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "hoja.pdf"
    target.write_bytes(b"old")
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing(errno.EACCES))
        with pytest.raises(Refused, match=r"hoja\.pdf.*open.*Close it"):
            save(b"new", target)
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target], "no temporary file"
    save(b"new", target)
    assert target.read_bytes() == b"new"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EACCES, "Nothing can be written in the folder"),
        (errno.EROFS, "Choose another folder"),
        (errno.EIO, "reports an error"),
    ],
)
def test_c38_what_the_disk_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, words: str) -> None:
    target = tmp_path / "hoja.pdf"
    target.write_bytes(b"old")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(code))
        with pytest.raises(Refused, match=words):
            save(b"new", target)
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_places_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Refused, match="is not there"):
        save(b"x", tmp_path / "gone" / "a.pdf")
    with pytest.raises(Refused, match="is not there"):
        save(b"x", tmp_path / "file" / "a.pdf")
    with pytest.raises(Refused, match="is a folder"):
        save(b"x", tmp_path)
    with pytest.raises(Refused, match="too long"):
        save(b"x", tmp_path / ("a" * 300 + ".pdf"))


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.pdf").write_bytes(b"old")
    (tmp_path / "link.pdf").symlink_to(tmp_path / "real.pdf")
    save(b"new", tmp_path / "link.pdf")
    assert (tmp_path / "link.pdf").is_symlink()
    assert (tmp_path / "real.pdf").read_bytes() == b"new"


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("Enyra la rusalka", "El Bajo Marjal", "día 12"), "Enyra la rusalka - El Bajo Marjal - día 12.pdf"),
        (("In\u0303igo",), "Iñigo.pdf"),
        (("../../etc/passwd",), "etc passwd.pdf"),
        (('a<b>:"c"|?*\\d/',), "a b c d.pdf"),
        (("CON",), "_CON.pdf"),
        (("com1.x",), "_com1.x.pdf"),
        (("Conan",), "Conan.pdf"),
        (("", "  ", "..."), "Panoplia.pdf"),
        (("\x00\n\t\u202e\ud800",), "Panoplia.pdf"),
        (("nombre. ",), "nombre.pdf"),
    ],
)
def test_file_names(parts: tuple[str, ...], name: str) -> None:
    assert file_name(*parts) == name


@given(st.lists(st.text(alphabet=st.characters(), max_size=200), max_size=3))
def test_any_name_is_safe(parts: list[str]) -> None:
    name = file_name(*parts)
    assert len(name.encode()) <= saving.MOST_BYTES + 1
    assert name.endswith(".pdf")
    assert len(name) > 4
    assert not set(name) & set('<>:"/\\|?*\x00\n')
    assert not name.startswith((".", " "))
    assert name == unicodedata.normalize("NFC", name)
