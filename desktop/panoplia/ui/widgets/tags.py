# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that stand for what was chosen elsewhere; a click takes one away."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from panoplia.ui.look.text import tool_tip
from panoplia.ui.widgets.chips import Chip
from panoplia.ui.widgets.flow import FlowRow


class Tag(Chip):
    """A chip that goes when it is clicked."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(key, parent)
        self.setCheckable(False)

    def set_label(self, text: str) -> None:
        super().set_label(f"{text}  ×")
        self.setAccessibleName(self.tr("Remove {name}").format(name=text))
        self.setToolTip(tool_tip(text))


class TagRow(FlowRow):
    """Tags behind each other, between the widgets ``before`` and ``after``; it ``stays`` without tags, or goes."""

    removed = Signal(str)
    """The key of the tag that was clicked."""

    def __init__(self, before: Sequence[QWidget] = (), after: Sequence[QWidget] = (), stays: bool = False) -> None:
        super().__init__()
        self._before, self._after = list(before), list(after)
        self._tags: list[Tag] = []
        self._stays = stays
        self.set_widgets([*before, *after])
        if not stays:
            self.hide()

    @property
    def keys(self) -> list[str]:
        """The keys of the tags, in their order."""
        return [tag.key for tag in self._tags]

    def set_tags(self, tags: Sequence[tuple[str, str]]) -> None:
        """Key and label of each."""
        if [key for key, _ in tags] != self.keys:
            self._rebuild([key for key, _ in tags])
        for tag, (_, label) in zip(self._tags, tags, strict=True):
            tag.set_label(label)
        if not self._stays:
            self.setVisible(bool(tags))
        self.rearrange()

    def _rebuild(self, keys: Sequence[str]) -> None:
        for tag in self._tags:
            tag.hide()
            tag.deleteLater()
        self._tags = [Tag(key, self) for key in keys]
        for tag in self._tags:
            tag.clicked.connect(self._on_clicked)
        self.set_widgets([*self._before, *self._tags, *self._after])

    @Slot()
    def _on_clicked(self) -> None:
        tag = self.sender()
        if isinstance(tag, Tag):
            self.removed.emit(tag.key)
