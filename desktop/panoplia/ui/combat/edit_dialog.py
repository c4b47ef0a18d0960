# SPDX-License-Identifier: GPL-3.0-or-later
"""“I misread the die”: the answers of an act, of which some become other ones."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from panoplia.rules.drivers import Session
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Choice, Request
from panoplia.table.courses import Line, begun
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.combat.titles import as_sentence
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.models.fight_log import title_of
from panoplia.ui.widgets.choice_box import ChoiceBox
from panoplia.ui.widgets.labels import PlainLabel

DICE_FOR = QT_TRANSLATE_NOOP("combat", "{why}: {dice}")
NOTHING_OTHER = QT_TRANSLATE_NOOP("combat", "Every answer stands as it was given.")
MISSING = QT_TRANSLATE_NOOP("combat", "Played so, more is rolled. Type it: {what}")
MOST_TYPED = 200


class _Answer(QWidget):
    """One request of the act and its answer."""

    def __init__(self, request: Request, text: str, label: str, say: Callable[[Words], str]) -> None:
        super().__init__()
        self.request, self.label = request, label
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(PlainLabel(label, kind="secondary", wrapped=True))
        if isinstance(request, Choice):
            box = ChoiceBox()
            for option in request.options:
                box.addItem(say(option.label), option.id)
            box.setCurrentIndex(max(box.findData(text), 0))
            self.editor: ChoiceBox | QLineEdit = box
        else:
            line = QLineEdit(text)
            line.setMaxLength(MOST_TYPED)
            self.editor = line
        self.editor.setAccessibleName(label)
        column.addWidget(self.editor)

    @property
    def text(self) -> str:
        """The answer as it stands there."""
        if isinstance(self.editor, ChoiceBox):
            return str(self.editor.currentData())
        return self.editor.text().replace(" ", "")

    @property
    def changed(self) -> SignalInstance:
        """Another answer stands there."""
        return self.editor.currentIndexChanged if isinstance(self.editor, ChoiceBox) else self.editor.textEdited


class EditDialog(FormDialog):
    """What is asked follows from the answers above: another one may ask for more, or for less."""

    def __init__(self, play: FightPlay, line: Line, parent: QWidget) -> None:
        super().__init__(play.room, self.tr("Change answers"), self.tr("Play it so"), self._edit, parent)
        self._play, self._line, self._course = play, line, play.course
        self.seen = [self._course]
        self._given: Sequence[str] = tuple(line.act.answers) if isinstance(line.act.answers, tuple) else ()
        self._rows: list[_Answer] = []
        self._answers = QVBoxLayout()
        self._answers.setContentsMargins(0, 0, 0, 0)
        self._answers.setSpacing(10)
        inside = QWidget()
        inside.setLayout(self._answers)
        self.tell(play.room.speech.say(title_of(line)), "strong")
        self.explain(self.tr("What came after it is played again on what comes of this."))
        self.add_whole(inside)
        self._ask(self._given)

    def _ask(self, texts: Sequence[str], kept: int = 0) -> None:
        """Rows for what is asked under these answers; the first rows stay, with the keyboard that is in them."""
        for row in self._rows[kept:]:
            self._answers.removeWidget(row)
            row.hide()
            row.deleteLater()
        del self._rows[kept:]
        for place, (request, text) in enumerate(self._asked(texts)):
            if place >= kept:
                self._add(request, text)
        self.fit()

    def _asked(self, texts: Sequence[str]) -> Iterator[tuple[Request, str]]:
        """Each request with its answer, up to the first that has none yet."""
        session = self._session()
        for text in texts:
            if session.pending is None:
                return
            request = session.pending
            try:
                session.answer(text)
            except Refused:
                yield request, text
                return
            yield request, text
        if session.pending is not None:
            yield session.pending, ""

    def _session(self) -> Session:
        course, line = self._course, self._line
        assert line.command is not None
        return begun(course, course.before(line.act.seq), line.command)

    def _add(self, request: Request, text: str) -> None:
        say = self._play.room.speech.say
        label = say(request.why if isinstance(request, Choice) else note(DICE_FOR, why=request.why, dice=request.name))
        row = _Answer(request, text, as_sentence(label), say)
        place = len(self._rows)
        self._rows.append(row)
        self._answers.addWidget(row)
        # At once: the dialog is fitted to it.
        row.show()
        # The row goes with the dialog, and with it what is connected.
        row.changed.connect(lambda *_: self._on_changed(place))

    def _on_changed(self, place: int) -> None:
        """What is asked below follows anew; an answer that was given there before stands where it fits."""
        texts = [row.text for row in self._rows[: place + 1]]
        later = [row.text for row in self._rows[place + 1 :]] or list(self._given[place + 1 :])
        self._ask([*texts, *later], place + 1)

    def _edit(self) -> None:
        texts = [row.text for row in self._rows]
        missing = [row.label for row in self._rows if not row.text]
        if missing:
            raise Refused(MISSING, what=missing[0])
        same = next(
            (place for place, text in enumerate(texts) if place >= len(self._given) or text != self._given[place]),
            len(texts),
        )
        if same == len(texts):
            raise Refused(NOTHING_OTHER)
        # Beyond the recorded answers there is no place: what comes in addition goes with the one before it.
        place = min(same, len(self._given) - 1)
        fights, encounter, seq = self._play.room.table.fights, self._play.encounter, self._line.act.seq
        self._play.do(lambda: fights.edit(encounter, seq, place, *texts[place:]))
