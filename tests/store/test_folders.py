# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things lie."""

from pathlib import Path

import pytest

from panoplia.app import NO_FOLDER, NO_HOME, open_table
from panoplia.folders import Folders, folders
from panoplia.rules.refusal import Refused


def at_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> Folders:
    """The folders of a person whose home that is."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(home))
    return folders({})


def test_all_in_one_folder(tmp_path: Path) -> None:
    found = folders({}, root=tmp_path)
    data = tmp_path / "data"
    assert found == Folders(data, tmp_path / "config", tmp_path / "log", data / "library.panoplia", data / "backups")
    found.make()
    found.make()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["config", "data", "log"]


def test_the_places_of_the_platform() -> None:
    found = folders({})
    assert "panoplia" in str(found.data)
    assert found.library.parent == found.backups.parent == found.data
    assert len({found.data, found.config, found.log}) == 3


def test_the_option_goes_before_the_environment(tmp_path: Path) -> None:
    named = {"PANOPLIA_LIBRARY": str(tmp_path / "b.panoplia")}
    assert folders(named, tmp_path / "a.panoplia", tmp_path).library == tmp_path / "a.panoplia"
    found = folders(named, root=tmp_path)
    assert found.library == tmp_path / "b.panoplia"
    assert found.backups == tmp_path / "b-backups"
    assert folders({"PANOPLIA_LIBRARY": ""}, root=tmp_path).library.name == "library.panoplia"


@pytest.mark.parametrize("library", [None, "mine.panoplia"])
def test_c11_a_home_that_is_not_there_is_told_and_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str | None
) -> None:
    home = tmp_path / "disk" / "home"
    places = at_home(home, monkeypatch)
    if library:
        places = folders({}, tmp_path / library)
    with pytest.raises(Refused) as refused:
        open_table(places)
    assert (refused.value.note.text, refused.value.note.figures) == (NO_HOME, {"folder": str(home)})
    assert list(tmp_path.iterdir()) == []


def test_c11_a_home_that_is_a_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.write_text("mine")
    with pytest.raises(Refused) as refused:
        open_table(at_home(home, monkeypatch))
    assert refused.value.note.text == NO_FOLDER
    assert str(refused.value.note.figures["folder"]).startswith(str(home))
    assert home.read_text() == "mine"


def test_a_home_that_is_there_is_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = at_home(tmp_path, monkeypatch)
    open_table(places).library.close()
    assert places.library.is_relative_to(tmp_path)
    assert places.library.exists()


def test_folders_elsewhere_need_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_home(tmp_path / "gone", monkeypatch)
    folders({}, root=tmp_path / "carried along").make()
    assert [path.name for path in tmp_path.iterdir()] == ["carried along"]
