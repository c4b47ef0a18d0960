# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things lie."""

from pathlib import Path

from panoplia.folders import Folders, folders


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
