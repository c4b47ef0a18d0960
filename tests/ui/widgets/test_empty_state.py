# SPDX-License-Identifier: GPL-3.0-or-later
"""An empty list says all of its sentence, however much room it has around it."""

import pytest
from pytestqt.qtbot import QtBot

from panoplia.ui.look.look import Look
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.labels import PlainLabel


@pytest.mark.parametrize("width", [360, 900])
def test_a_sentence_of_two_lines_has_the_height_of_two(qtbot: QtBot, look: Look, width: int) -> None:
    state = EmptyState("search")
    qtbot.addWidget(state)
    state.resize(width, 400)
    state.set_text("La mochila está vacía. Compra algo en la armería o recíbelo como regalo.")
    state.show()
    (sentence,) = state.findChildren(PlainLabel)
    assert sentence.height() >= sentence.heightForWidth(sentence.width()) > PlainLabel("x").sizeHint().height()
