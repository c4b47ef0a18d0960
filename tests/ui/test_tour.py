# SPDX-License-Identifier: GPL-3.0-or-later
"""The scenes of the tour without their pictures: nothing is cut off, and no dialog is left out."""

import importlib
import pkgutil
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

import panoplia.ui
from panoplia.app import open_table
from panoplia.folders import folders
from panoplia.ui.settings import Settings
from panoplia.ui.stage import Stage
from panoplia.ui.tour.tour import SCENES
from panoplia.ui.tour.walk import SETTLING, Walk
from panoplia.ui.widgets.buttons import Button, LinkButton
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.words import LANGUAGES


class Look(Walk):
    """Looks at what would be a picture."""

    def __init__(self, stage: Stage, home: Path, language: str) -> None:
        places = folders({}, root=home)
        settings = Settings(places.config / "panoplia.ini")
        settings.chosen_language, settings.theme = language, "light"
        stage.use(settings)
        super().__init__(stage, open_table(places), home, language)
        # Where one of each system is shown, English words, which are shorter, are looked at in one of them.
        self._few = language == "en"
        self.cut: list[str] = []
        self.shown: set[type] = set()

    @property
    def demos(self) -> range:
        return super().demos[:1] if self._few else super().demos

    def keep(self, name: str, picture: QWidget | QImage) -> None:
        if isinstance(picture, QImage):
            return
        for _ in range(SETTLING):
            QApplication.processEvents()
        self.shown.add(type(picture))
        self.cut += [f"{name}: {type(each).__name__} “{each.text()}” has {each.size()} and needs {each.sizeHint()}"
                     for each in picture.findChildren(QWidget) if each.isVisible() and is_cut_off(each)]  # fmt: skip


def is_cut_off(widget: QWidget) -> bool:
    """Whether a label or a button has less room than its words take. What is elided tells the rest itself."""
    match widget:
        case LinkButton():
            return False
        case PlainLabel() if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height()
        case PlainLabel() | Button() if widget.text():
            room, needed = widget.size(), widget.minimumSizeHint()
            return needed.width() > room.width() or needed.height() > room.height()
    return False


def every_dialog() -> set[type]:
    """All classes of dialogs in the program but those that others are made from."""
    for module in pkgutil.walk_packages(panoplia.ui.__path__, "panoplia.ui."):
        importlib.import_module(module.name)
    found, todo = set(), [QDialog]
    while todo:
        made_from = todo.pop().__subclasses__()
        todo += made_from
        found |= {each for each in made_from if not each.__subclasses__() and each.__module__.startswith("panoplia.")}
    return found


# Menus are popped up, and off screen they can neither come to the front nor take the keyboard.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_and_no_dialog_is_left_out(stage: Stage, tmp_path: Path, language: str) -> None:
    cut: list[str] = []
    shown: set[type] = set()
    for scene in SCENES:
        walk = Look(stage, tmp_path / scene.__name__, language)
        try:
            scene(walk)
        finally:
            walk.close()
        cut += walk.cut
        shown |= walk.shown
    assert "\n".join(cut) == ""
    assert every_dialog() - shown == set()
