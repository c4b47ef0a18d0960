# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with fields that have no room to tell it themselves, a sentence each."""

from collections.abc import Sequence

from PySide6.QtCore import Slot

from panoplia.ui.widgets.field_box import FieldBox
from panoplia.ui.widgets.labels import PlainLabel


class Problems(PlainLabel):
    """Takes no room while nothing is wrong."""

    def __init__(self, boxes: Sequence[FieldBox]) -> None:
        super().__init__(kind="small_bad", wrapped=True)
        self._boxes = boxes
        for box in boxes:
            box.problem_changed.connect(self._on_problem)
        self.hide()

    @Slot()
    def _on_problem(self) -> None:
        problems = [box.problem for box in self._boxes if box.problem]
        self.setText("\n".join(problems))
        self.setVisible(bool(problems))
