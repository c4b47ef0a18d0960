# SPDX-License-Identifier: GPL-3.0-or-later
"""The tour: every scene in both languages and themes, each over a new library."""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from panoplia.folders import Folders, folders
from panoplia.table.table import Table
from panoplia.ui.settings import Settings, ThemeChoice
from panoplia.ui.stage import Stage
from panoplia.ui.tour.births import births
from panoplia.ui.tour.chronicle import chronicle
from panoplia.ui.tour.desk import desk
from panoplia.ui.tour.encounters import encounters
from panoplia.ui.tour.first_evening import first_evening
from panoplia.ui.tour.further import further
from panoplia.ui.tour.library import library
from panoplia.ui.tour.melee import melee
from panoplia.ui.tour.packing import packing
from panoplia.ui.tour.play import play
from panoplia.ui.tour.shop import shop
from panoplia.ui.tour.smith import smith
from panoplia.ui.tour.walk import Walk
from panoplia.words import LANGUAGES

THEMES: tuple[ThemeChoice, ...] = ("light", "dark")
SCENES: tuple[Callable[[Walk], None], ...] = (
    first_evening,
    smith,
    packing,
    chronicle,
    desk,
    play,
    births,
    shop,
    library,
    further,
    encounters,
    melee,
)


def take(target: Path, open_table: Callable[[Folders], Table]) -> list[Path]:
    """Pictures of every page and dialog in both languages and themes; the files written."""
    target.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    before = qInstallMessageHandler(_pass_on)
    stage: Stage | None = None
    written: list[Path] = []
    for language in LANGUAGES:
        for theme in THEMES:
            for scene in SCENES:
                with TemporaryDirectory() as home:
                    places = folders({}, root=Path(home))
                    settings = Settings(places.config / "panoplia.ini")
                    settings.chosen_language, settings.theme = language, theme
                    stage = stage or Stage(app, settings)
                    stage.use(settings)
                    walk = Walk(stage, open_table(places), target, f"{language}-{theme}")
                    scene(walk)
                    walk.close()
                    written += walk.written
    qInstallMessageHandler(before)
    return written


def _pass_on(_kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
    """Qt's messages, but for what the offscreen platform says it cannot do."""
    if "This plugin does not support" not in message:
        print(message, file=sys.stderr)
