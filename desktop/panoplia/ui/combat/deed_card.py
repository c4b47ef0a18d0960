# SPDX-License-Identifier: GPL-3.0-or-later
"""The action that is chosen: its circumstances with the target preset, its odds, and the button that does it."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from panoplia.rules.fights.combat import Action, Deed
from panoplia.rules.fights.commands import Do
from panoplia.rules.fights.deeds import TARGET
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Told
from panoplia.ui.combat.counting import Counted
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.look import fonts
from panoplia.ui.models.deeds import reason_of
from panoplia.ui.play.circumstances import CircumstancesForm
from panoplia.ui.play.result_card import with_clause
from panoplia.ui.widgets.buttons import PrimaryButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.odds_bars import OddsBars
from panoplia.ui.widgets.scrolled import Scrolled

ODDS_WIDTH, ODDS_SHARES = 420, (0.45, 0.5)
"""Pixels, and how much of a narrow card the odds take at least and at most."""
ABOVE_FROM = 0.36
MARGINS = 70
"""Pixels beside the circumstances and the odds: of the card, between them, of the scroll bar."""
BESIDE_SHARE = 0.76
"""How much of the height that it may have the card takes where the odds stand beside the circumstances."""
ROOM_AROUND = 150
"""Pixels of the card that are no circumstances: title, explanation, button."""


class DeedCard(Card):
    """Begins nothing by itself: ``command`` is what its button would do."""

    wanted = Signal()
    """The person wants it done."""
    next_wanted = Signal()
    """The person is done with this turn."""
    changed = Signal()
    """Other circumstances were told."""

    def __init__(self, play: FightPlay) -> None:
        super().__init__()
        self._play = play
        self._actor = 0
        self._action: Action | None = None
        self._build()
        self._lay_out()
        self.set_marked(True)
        self._form.changed.connect(self._on_changed)
        self._do.clicked.connect(self.wanted)
        self._next.clicked.connect(self.next_wanted)

    @property
    def command(self) -> Do | None:
        """The action under the circumstances that stand here: the target, and what is told otherwise than preset."""
        action = self._action
        if action is None or action.refusal is not None:
            return None
        return Do(self._actor, action.id, self._told(action))

    def show_action(self, actor: int, action: Action | None, acted: bool) -> None:
        """Ask for the circumstances of an action, or tell why not; who has ``acted`` is led on to the next turn."""
        same = action is not None and self._action is not None and self._action.id == action.id
        told: Told = self._form.told if same and self._actor == actor and action == self._action else {}
        self._actor, self._action = actor, action
        self.setVisible(action is not None)
        if action is None:
            return
        say, can = self._play.room.speech.say, action.refusal is None
        self.set_heading(say(action.title))
        explained = say(with_clause(action.explanation, action.clause))
        self._explanation.setText(explained if can else say(reason_of(action)))
        self._do.setText(self.tr("Do it"))
        self._do.setEnabled(can)
        self._do.setVisible(can)
        self._next.setText(self.tr("Next turn (N)"))
        self._next.setVisible(acted and not can)
        circumstances = action.circumstances if can else ()
        self._form.show_circumstances(circumstances, told, self._play.room.speech)
        self._area.setVisible(bool(circumstances))
        self._share_out()
        self._problem.hide()
        self.clear_odds()
        self.updateGeometry()

    def deed(self) -> Deed | None:
        """What would be done, for its odds; what stands in the way of it is told."""
        command = self.command
        if command is None:
            return None
        self._form.mark("")
        self._problem.hide()
        try:
            self._form.check()
            course = self._play.course
            deed = course.combat.deed(course.fight, command.actor, command.action, command.told)
        except Refused as refusal:
            self._form.mark(refusal.path)
            self._problem.setText(self._play.room.speech.say(with_clause(refusal.note, refusal.note.clause)))
            self._problem.show()
            self._do.setEnabled(False)
            self.clear_odds()
            return None
        self._do.setEnabled(True)
        say = self._play.room.speech.say
        sources = deed.shown().sources
        self._sources.setText("\n".join(say(line) for line in sources))
        self._sources.setVisible(bool(sources))
        return deed

    def show_odds(self, counted: Counted) -> None:
        """What may come of it."""
        speech = self._play.room.speech
        drawn = counted.drawn(speech)
        self._bars.set_bars(drawn, speech)
        self._bars.setVisible(len(drawn) > 1)
        self._share_out()
        self._side.setVisible(len(drawn) > 1 or not self._area.isHidden())
        prospect = counted.prospect
        text = speech.say(prospect.words) if prospect and len(drawn) > 1 else ""
        self._summary.setText(text)
        self._summary.setVisible(bool(text))

    def clear_odds(self) -> None:
        """Nothing is counted yet; where there is much to tell, its place stays."""
        self._side.setVisible(not self._area.isHidden())
        self._bars.hide()
        self._summary.hide()
        self._sources.hide()

    def press(self) -> None:
        """Do what the button does."""
        if self._do.isVisible() and self._do.isEnabled():
            self._do.click()

    def sizeHint(self) -> QSize:
        """As high as all that it asks and tells; what there is no room for scrolls."""
        hint = super().sizeHint()
        if self._area.isHidden():
            return hint
        asked = self._form.sizeHint().height()
        return QSize(hint.width(), max(hint.height(), asked + fonts.px(ROOM_AROUND)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """The odds take what their labels need and the circumstances leave; where that is little, they scroll above."""
        least, most = (round(self.width() * share) for share in ODDS_SHARES)
        left = self.width() - self._form.minimumSizeHint().width() - MARGINS
        wide = min(max(self._bars.comfortable, min(fonts.px(ODDS_WIDTH), least)), most, left)
        above = wide < self.width() * ABOVE_FROM
        if above != (self._side.parentWidget() is self._inside):
            if above:
                self._asked.insertWidget(0, self._side)
            else:
                self._middle.addWidget(self._side)
        self._side.setMinimumWidth(0 if above else wide)
        self._side.setMaximumWidth(self.width() if above else wide)
        # A layout asks a card with wrapped texts how high it is for its width, and never how high it would like to be.
        most = round(self.maximumHeight() * (1 if above else BESIDE_SHARE))
        self.setMinimumHeight(0 if self._area.isHidden() else min(self.sizeHint().height(), most))

    def _told(self, action: Action) -> dict[str, int | str | bool]:
        told, asked = self._form.told, self._form.asked
        return {
            each.id: told[each.id]
            for each in action.circumstances
            if each.id in asked and (each.id == TARGET or told[each.id] != each.start)
        }

    def _build(self) -> None:
        self._explanation = PlainLabel(kind="secondary", wrapped=True)
        self._form = CircumstancesForm()
        self._area = Scrolled(self._form)
        self._bars = OddsBars()
        self._summary = PlainLabel(kind="strong", wrapped=True)
        self._sources = PlainLabel(kind="secondary", wrapped=True)
        self._problem = PlainLabel(kind="bad", wrapped=True)
        self._do = PrimaryButton()
        self._do.deliberate = True
        self._do.setObjectName("do")
        self._next = PrimaryButton()
        self._next.deliberate = True

    def _lay_out(self) -> None:
        self._inside = QWidget()
        self._asked = QVBoxLayout(self._inside)
        self._asked.setContentsMargins(0, 0, 0, 0)
        self._asked.setSpacing(8)
        self._asked.addWidget(self._form)
        self._asked.addWidget(self._sources)
        self._asked.addStretch(1)
        self._area = Scrolled(self._inside)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._side = QWidget()
        odds = QVBoxLayout(self._side)
        odds.setContentsMargins(0, 0, 0, 0)
        odds.setSpacing(6)
        odds.addWidget(self._bars)
        odds.addWidget(self._summary)
        odds.addStretch(1)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(14)
        self._middle.addWidget(self._area, 1)
        self._middle.addWidget(self._side)
        foot = QHBoxLayout()
        for button in (self._do, self._next):
            foot.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        foot.addWidget(self._problem, 1)
        self.body.addWidget(self._explanation)
        self.body.addLayout(self._middle, 1)
        self.body.addLayout(foot)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @Slot()
    def _on_changed(self) -> None:
        self.changed.emit()
