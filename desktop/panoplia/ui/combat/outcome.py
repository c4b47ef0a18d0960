# SPDX-License-Identifier: GPL-3.0-or-later
"""What a simulation came to, as bars and in words."""

from collections.abc import Iterator, Mapping

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from panoplia.rules.fights.simulation import MOST_ROUNDS, Share, Summary, Wearing
from panoplia.rules.fights.state import Fight, Side
from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, Figure, Words, note, several
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel
from panoplia.ui.widgets.share_bars import ShareBar, ShareBars

MOST_WORN = 8
"""Pieces that are shown, those first that wear most often."""
TONES: Mapping[Side, Role] = {"party": "accent2", "foes": "bad"}
WIN = {
    "party": QT_TRANSLATE_NOOP("combat", "The party wins"),
    "foes": QT_TRANSLATE_NOOP("combat", "The foes win"),
}
NOBODY = QT_TRANSLATE_NOOP("combat", "No one after {rounds} rounds")
SPOKEN = QT_TRANSLATE_NOOP("combat", "{what}: {share} ({low} to {high})")
ROUNDS = QT_TRANSLATE_NOOP("combat", "It lasts {mean} rounds on average ({low} to {high}).")
OF_SO_MANY = QT_TRANSLATE_NOOP(
    "combat", "Of %n fights. The marks at a bar are the range in which the true figure lies in 95 of 100 cases."
)
STOPPED = QT_TRANSLATE_NOOP(
    "combat",
    "Stopped early, after %n fights. The marks at a bar are the range in which the true figure lies in 95 of 100 "
    "cases.",
)
FALLS = QT_TRANSLATE_NOOP("combat", "{name} does not stand at the end")
WORSE = QT_TRANSLATE_NOOP("combat", "{name}, {piece}: worse {share}, of no use {useless}, loses {loss} on average")


class OutcomeView(QWidget):
    """Who wins, how long it takes, who falls, and what wears."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._wins, self._falls, self._wears = ShareBars(), ShareBars(), ShareBars()
        self._rounds = PlainLabel(wrapped=True)
        self._count = PlainLabel(kind="caption", wrapped=True)
        self._falls_title, self._wears_title = PlainLabel(kind="strong"), PlainLabel(kind="strong")
        self._nothing_wears = PlainLabel(kind="secondary", wrapped=True)
        self._wins.setObjectName("wins")
        sides = QHBoxLayout()
        sides.setSpacing(24)
        sides.addLayout(_stacked(self._falls_title, self._falls), 1)
        sides.addLayout(_stacked(self._wears_title, self._wears, self._nothing_wears), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._wins)
        column.addWidget(self._rounds)
        column.addSpacing(fonts.px(4))
        column.addLayout(sides)
        column.addWidget(self._count)

    def show_outcome(self, start: Fight, summary: Summary, wanted: int) -> None:
        """Show what came of fights that began like this, of ``wanted`` ones or fewer."""
        say, speech = self._room.speech.say, self._room.speech
        self._wins.set_bars(list(self._who_wins(summary)), speech)
        rounds = summary.rounds
        self._rounds.setText(say(note(ROUNDS, mean=rounds.mean, low=rounds.low, high=rounds.high)))
        self._falls_title.setText(self.tr("Does not stand at the end"))
        self._falls.set_bars(list(self._who_falls(start, summary)), speech)
        self._wears_title.setText(self.tr("What the party's gear suffers"))
        own = (each for each in summary.wear if start.fighter(each.fighter).side == "party")
        worn = sorted((each for each in own if each.worse.share), key=lambda each: -each.worse.share)
        self._wears.set_bars([self._worn(start, each) for each in worn[:MOST_WORN]], speech)
        self._wears.setVisible(bool(worn))
        self._nothing_wears.setText(self.tr("Nothing."))
        self._nothing_wears.setVisible(not worn)
        counted = STOPPED if summary.runs < wanted else OF_SO_MANY
        self._count.setText(say(note(counted, n=summary.runs)))

    def _who_wins(self, summary: Summary) -> Iterator[ShareBar]:
        for side, share in summary.wins.items():
            yield self._bar(WIN[side], share, TONES[side])
        if summary.draws.share:
            yield self._bar(note(NOBODY, rounds=MOST_ROUNDS), summary.draws, "muted")

    def _who_falls(self, start: Fight, summary: Summary) -> Iterator[ShareBar]:
        for each in summary.casualties:
            fighter = start.fighter(each.fighter)
            spoken = note(FALLS, name=fighter.name)
            yield self._bar(fighter.name, each.down, TONES[fighter.side], spoken)

    def _worn(self, start: Fight, each: Wearing) -> ShareBar:
        fighter = start.fighter(each.fighter)
        piece = fighter.piece(each.piece)
        called: Words = piece.name if piece else "–"
        say = self._room.speech.say
        spoken = note(
            WORSE, name=fighter.name, piece=called, share=Chance(each.worse.share),
            useless=Chance(each.useless.share), loss=Chance(each.loss.mean),
        )  # fmt: skip
        worse = each.worse
        return ShareBar(say(several((called, fighter.name))), worse.share, worse.low, worse.high, "warn", say(spoken))

    def _bar(self, label: Words, share: Share, tone: Role, what: Words | None = None) -> ShareBar:
        say = self._room.speech.say
        figures: dict[str, Figure] = {
            "share": Chance(share.share), "low": Chance(share.low), "high": Chance(share.high),
        }  # fmt: skip
        spoken = note(SPOKEN, what=what or label, **figures)
        return ShareBar(say(label), share.share, share.low, share.high, tone, say(spoken))


def _stacked(*widgets: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(4)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch()
    return column
