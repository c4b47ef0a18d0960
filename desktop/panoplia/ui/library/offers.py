# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the way of the library, and what can be done about it, one under another."""

from collections.abc import Iterable, Mapping
from typing import Literal

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase
from panoplia.store.faults import Cause
from panoplia.ui.look import fonts
from panoplia.ui.widgets.buttons import Button, PrimaryButton
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.words import Speech

Choice = Literal[
    "retry", "look", "save", "backup", "another", "own", "new", "take_over", "leave", "go_on", "keep", "keep_looking"
]

OPENING: Mapping[Cause, tuple[Choice, ...]] = {
    "busy": ("retry", "look"),
    "full": ("retry", "save", "look"),
    "readonly": ("save", "retry", "look", "own", "another"),
    "damaged": ("backup", "retry", "own", "another"),
    "io": ("retry", "backup", "own", "another"),
    "absent": ("backup", "retry", "new", "own", "another"),
    "foreign": ("own", "another", "backup", "retry"),
    "newer": ("own", "another", "retry"),
    "moved": ("retry",),
}
"""What is offered where a library cannot be opened, the best first; to close is always offered."""

WORDS: Mapping[Choice, tuple[Phrase, Phrase]] = {
    "retry": (
        QT_TRANSLATE_NOOP("library", "Try again"),
        QT_TRANSLATE_NOOP("library", "Once nothing stands in the way any more."),
    ),
    "look": (
        QT_TRANSLATE_NOOP("library", "Look at a copy"),
        QT_TRANSLATE_NOOP("library", "As it is stored now. Nothing can be changed in it."),
    ),
    "save": (
        QT_TRANSLATE_NOOP("library", "Save a copy elsewhere…"),
        QT_TRANSLATE_NOOP("library", "The program goes on with that copy."),
    ),
    "backup": (
        QT_TRANSLATE_NOOP("library", "Open a backup…"),
        QT_TRANSLATE_NOOP("library", "Look inside, and choose a day. Nothing that is there now is lost."),
    ),
    "another": (
        QT_TRANSLATE_NOOP("library", "Another library…"),
        QT_TRANSLATE_NOOP("library", "One that lies elsewhere."),
    ),
    "own": (
        QT_TRANSLATE_NOOP("library", "The usual library"),
        QT_TRANSLATE_NOOP("library", "The one in your own data folder."),
    ),
    "new": (
        QT_TRANSLATE_NOOP("library", "Begin a new library"),
        QT_TRANSLATE_NOOP("library", "An empty one. The backups stay."),
    ),
    "take_over": (
        QT_TRANSLATE_NOOP("library", "It is not open there"),
        QT_TRANSLATE_NOOP("library", "Only where that computer is off or the program there has crashed."),
    ),
    "leave": (QT_TRANSLATE_NOOP("library", "Close"), QT_TRANSLATE_NOOP("library", "The program ends.")),
    "go_on": (
        QT_TRANSLATE_NOOP("library", "Go on"),
        QT_TRANSLATE_NOOP("library", "What can be read is shown. No backup is made of it."),
    ),
    "keep_looking": (
        QT_TRANSLATE_NOOP("library", "Look at the copy"),
        QT_TRANSLATE_NOOP("library", "Nothing is changed."),
    ),
    "keep": (
        QT_TRANSLATE_NOOP("library", "Not now"),
        QT_TRANSLATE_NOOP("library", "What you typed stays where it is, and nothing is stored of it."),
    ),
}
HARMLESS: frozenset[Choice] = frozenset({"leave", "go_on", "keep", "keep_looking"})
"""What changes nothing; Escape takes it."""
BUTTON_WIDTH, TEXT_WIDTH = 220, 300


class OffersDialog(QDialog):
    """A sentence and some ways on, the best first; ``choice`` is the one that was taken, at first the harmless one."""

    def __init__(
        self, speech: Speech, title: Phrase, problem: Note, choices: Iterable[Choice], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        choices = tuple(choices)
        self.choice: Choice = next(choice for choice in choices if choice in HARMLESS)
        self.setWindowTitle("Panoplia")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(speech.say(title), kind="heading"))
        sentence = PlainLabel(speech.say(problem), wrapped=True)
        sentence.setFixedWidth(fonts.px(BUTTON_WIDTH + TEXT_WIDTH + 16))
        column.addWidget(sentence)
        column.addSpacing(4)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        column.addLayout(grid)
        for row, choice in enumerate(choices):
            self._offer(grid, row, choice, speech)

    def _offer(self, grid: QGridLayout, row: int, choice: Choice, speech: Speech) -> None:
        name, consequence = (speech.say(phrase) for phrase in WORDS[choice])
        button = Button(name) if row else PrimaryButton(name)
        button.setObjectName(choice)
        button.deliberate = True
        button.setMinimumWidth(fonts.px(BUTTON_WIDTH))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setAccessibleDescription(consequence)
        button.clicked.connect(self._on_clicked)
        text = PlainLabel(consequence, kind="secondary", wrapped=True)
        text.setFixedWidth(fonts.px(TEXT_WIDTH))
        grid.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text, row, 1, Qt.AlignmentFlag.AlignVCenter)
        if not row:
            button.setDefault(True)
            button.setFocus()

    @Slot()
    def _on_clicked(self) -> None:
        self.choice = next(choice for choice in WORDS if choice == self.sender().objectName())
        self.accept()


def chosen(
    speech: Speech, title: Phrase, problem: Note, choices: Iterable[Choice], parent: QWidget | None = None
) -> Choice:
    """Ask; Escape takes the offer that changes nothing."""
    dialog = OffersDialog(speech, title, problem, choices, parent)
    dialog.exec()
    dialog.deleteLater()
    return dialog.choice
