# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands that need a library: a sheet as PDF, and the tour of the whole window."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from panoplia import app, cli
from panoplia.app import open_table
from panoplia.folders import folders
from panoplia.ui.tour import tour
from panoplia.ui.tour.first_evening import first_evening
from panoplia.words import LANGUAGES
from world import World


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library file with two campaigns, both with an Enyra."""
    file = tmp_path / "mine.panoplia"
    table = open_table(folders({}, file, root=tmp_path / "home"))
    World.made(table)
    other = table.campaigns.found("Otra", "dungeon-hack")
    table.characters.create(other.id, "Drake", "", {})
    table.library.close()
    return file


def run(library: Path, *words: str) -> int:
    return cli.main(["--library", str(library), "sheet", *words])


def test_a_sheet_is_written(library: Path, tmp_path: Path) -> None:
    """C63: the name is found without its accents and case."""
    assert run(library, "--character", "ENYRA LA RUSALKA", "--out", str(tmp_path / "e.pdf"), "--language", "en") == 0
    text = PdfReader(tmp_path / "e.pdf").pages[0].extract_text()
    assert "Enyra la rusalka" in text
    assert "Battleaxe" in text


def test_a_sheet_in_spanish_on_letter(library: Path, tmp_path: Path) -> None:
    words = [
        "--character",
        "Enyra la rusalka",
        "--out",
        str(tmp_path / "e.pdf"),
        "--language",
        "es",
        "--paper",
        "letter",
    ]
    assert run(library, *words) == 0
    page = PdfReader(tmp_path / "e.pdf").pages[0]
    assert "Hacha de batalla" in page.extract_text()
    assert float(page.mediabox.width) == 612


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--character", "Nadie", "--out", "x.pdf"], "There is no character called “Nadie”."),
        (["--character", "Drake", "--out", "x.pdf"], "2 characters are called “Drake”: name the campaign."),
        (["--character", "Drake", "--out", "x.pdf", "--campaign", "Ninguna"], "There is no character called “Drake”."),
    ],
)
def test_what_cannot_be_found_is_said(
    library: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(library, *words) == 2
    assert said in capsys.readouterr().err


def test_the_campaign_tells_two_of_one_name_apart(library: Path, tmp_path: Path) -> None:
    assert run(library, "--character", "Drake", "--campaign", "otra", "--out", str(tmp_path / "d.pdf")) == 0


def test_a_library_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped path must not leave an empty library behind."""
    assert run(tmp_path / "none.panoplia", "--character", "Enyra", "--out", "x.pdf") == 2
    assert "There is no library at" in capsys.readouterr().err
    assert not (tmp_path / "none.panoplia").exists()


def test_a_folder_that_is_gone_is_said(library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """C11"""
    assert run(library, "--character", "Enyra la rusalka", "--out", str(tmp_path / "gone" / "e.pdf")) == 2
    assert "is not there" in capsys.readouterr().err


@pytest.mark.usefixtures("qapp")
def test_the_tour_takes_every_picture_in_both_languages_and_themes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one scene; ``tests/ui/test_tour.py`` walks through all of them."""
    monkeypatch.setattr(tour, "SCENES", (first_evening,))
    written = list(app.tour(tmp_path / "tour"))
    names = {path.name.rsplit("-", 2)[0] for path in written}
    assert len(written) == len(set(written)) == len(names) * len(LANGUAGES) * 2
    assert {
        "01-welcome",
        "03-character",
        "09-inventory",
        "10-armoury",
        "13-workshop",
        "17-preview",
        "18-paper-1",
    } <= names
    assert all(path.stat().st_size > 1000 for path in written)
