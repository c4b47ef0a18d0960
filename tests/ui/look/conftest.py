# SPDX-License-Identifier: GPL-3.0-or-later
"""The look of the program, without a window of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from panoplia.ui.look.look import Look


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    """The application dressed in light."""
    look = Look(qapp, "light")
    yield look
    look.set_theme("light")
    look.set_text_size(100)
