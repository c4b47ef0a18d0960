# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of turns in large type: as large as the screen allows for so many."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from panoplia.rules.gauges import Role
from panoplia.ui.combat.seen import LOOKS, TURNS, Look, Seen, SeenFighter
from panoplia.ui.look import fonts
from panoplia.ui.look.painting import CARD_RADIUS, paint_box
from panoplia.ui.look.text import elided, natural_width
from panoplia.ui.look.theme import Theme, theme_of
from panoplia.ui.room import Room
from panoplia.ui.widgets.badge import initial, paint_badge
from panoplia.ui.widgets.portraits import portrait

LARGEST, SMALLEST, GAP = 96.0, 34.0, 8.0
MOST_IN_A_COLUMN, LOW = 10, 58.0
"""Rows lower than that have no room for two lines."""
TONES: dict[Look, Role] = {"unhurt": "good", "hurt": "warn", "badly": "bad", "out": "muted"}


class TurnBoard(QWidget):
    """Paints everyone in one or two columns; a screen reader hears them as sentences."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._seen = Seen(0, "", False, ())
        self.words = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seen(self, seen: Seen) -> None:
        """Show a fight as it is now."""
        self._seen = seen
        self.setAccessibleName("\n".join(self._spoken(each) for each in seen.fighters))
        self.update()

    def show_words(self, words: bool) -> None:
        """How everyone stands in words, or as bars."""
        self.words = words
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fighters = self._seen.fighters
        columns = 1 if len(fighters) <= MOST_IN_A_COLUMN else 2
        rows = max(ceil(len(fighters) / columns), 1)
        high = min(max((self.height() - GAP * (rows - 1)) / rows, SMALLEST), LARGEST * fonts.scale())
        wide = (self.width() - GAP * 2 * (columns - 1)) / columns
        for place, fighter in enumerate(fighters):
            column, row = divmod(place, rows)
            self._paint_row(painter, QRectF(column * (wide + GAP * 2), row * (high + GAP), wide, high), fighter)
        painter.end()

    def _paint_row(self, painter: QPainter, rect: QRectF, fighter: SeenFighter) -> None:
        theme, now = theme_of(self.palette()), fighter.turn == "now"
        paint_box(
            painter, rect, CARD_RADIUS, theme.colour("selection" if now else "panel"),
            theme.colour("accent" if now else "line"), 2 if now else 1,
        )  # fmt: skip
        quiet = fighter.away or fighter.look == "out"
        painter.setOpacity(0.55 if quiet else 1.0)
        inner = rect.adjusted(rect.height() * 0.2, 0, -rect.height() * 0.25, 0)
        side = rect.height() * 0.66
        badge = QRectF(inner.left(), rect.center().y() - side / 2, side, side)
        read, ratio = self._room.table.library.portrait, self.devicePixelRatioF()
        picture = portrait(read, fighter.portrait, side, ratio)
        paint_badge(
            painter, badge, initial(fighter.name), theme, "bad" if fighter.side == "foes" else "accent2", picture
        )
        right = self._paint_standing(painter, inner, fighter, theme)
        words = QRectF(badge.right() + rect.height() * 0.22, inner.top(), 0, inner.height())
        words.setRight(right - rect.height() * 0.2)
        self._paint_names(painter, words, fighter, theme)
        painter.setOpacity(1.0)

    def _paint_names(self, painter: QPainter, rect: QRectF, fighter: SeenFighter, theme: Theme) -> None:
        """The name, and below it what can be seen of them and whose turn it is."""
        line = "  ·  ".join((*self._turn(fighter), *self._states(fighter)))
        if rect.height() < LOW:
            self._paint_on_one_line(painter, rect, fighter, line, theme)
            return
        name_font, line_font = _font("title", rect.height() * 0.36), _font("body", rect.height() * 0.22)
        name = QRectF(rect.left(), rect.top(), rect.width(), rect.height())
        if line:
            name.setBottom(rect.top() + rect.height() * 0.6)
            below = QRectF(rect.left(), rect.top() + rect.height() * 0.56, rect.width(), rect.height() * 0.32)
            _write(painter, below, line, line_font, theme, "accent" if fighter.turn == "now" else "muted")
        _write(painter, name, fighter.name, name_font, theme, "ink")

    def _paint_on_one_line(
        self, painter: QPainter, rect: QRectF, fighter: SeenFighter, line: str, theme: Theme
    ) -> None:
        """Where rows are low, what stands below the name stands behind it, and can still be read."""
        name_font, line_font = _font("title", rect.height() * 0.42), _font("body", rect.height() * 0.34)
        wide = min(natural_width(fighter.name, name_font) + 2, rect.width())
        _write(painter, QRectF(rect.left(), rect.top(), wide, rect.height()), fighter.name, name_font, theme, "ink")
        rest = rect.adjusted(wide + rect.height() * 0.3, 0, 0, 0)
        if rest.width() > rect.height():
            _write(painter, rest, line, line_font, theme, "accent" if fighter.turn == "now" else "muted")

    def _paint_standing(self, painter: QPainter, rect: QRectF, fighter: SeenFighter, theme: Theme) -> float:
        """How they stand, at the right; returns where that begins."""
        say, high = self._room.speech.say, rect.height()
        word = say(LOOKS[fighter.look])
        if self.words:
            font = _font("title", high * 0.3)
            wide = max(natural_width(say(each), font) for each in LOOKS.values()) + 4
            wide = min(wide, rect.width() * 0.4)
            at = QRectF(rect.right() - wide, rect.top(), wide, high)
            painter.setPen(theme.text_colour(TONES[fighter.look]))
            painter.setFont(font)
            painter.drawText(at, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
                             elided(word, font, wide))  # fmt: skip
            return at.left()
        wide = min(rect.width() * 0.34, 320 * fonts.scale())
        low = high < LOW
        thick = max(high * 0.14, 6)
        track = QRectF(rect.right() - wide, rect.center().y() - thick * (1.6 if low else 0.9), wide, thick)
        paint_box(painter, track, thick / 2, theme.colour("line"), None)
        if fighter.share > 0:
            filled = QRectF(track.left(), track.top(), max(wide * fighter.share, thick), thick)
            paint_box(painter, filled, thick / 2, theme.colour(TONES[fighter.look]), None)
        size = high * (0.34 if low else 0.22)
        below = QRectF(track.left(), track.bottom() + 1, wide, size * 1.3)
        told = say(fighter.figures) if fighter.figures else word
        _write(painter, below, told, _font("body", size), theme, "muted")
        return track.left()

    def _spoken(self, fighter: SeenFighter) -> str:
        say = self._room.speech.say
        figures = [] if self.words or not fighter.figures else [say(fighter.figures)]
        parts = (*self._turn(fighter), say(LOOKS[fighter.look]), *figures, *self._states(fighter))
        return ", ".join((fighter.name, *parts))

    def _turn(self, fighter: SeenFighter) -> list[str]:
        return [self._room.speech.say(TURNS[fighter.turn])] if fighter.turn else []

    def _states(self, fighter: SeenFighter) -> list[str]:
        """Those that the word at the right does not say already."""
        say = self._room.speech.say
        said = (say(state) for state in fighter.states)
        return [state for state in said if state != say(LOOKS[fighter.look])]


def _font(kind: fonts.Kind, size: float) -> QFont:
    font = fonts.face(kind)
    font.setPixelSize(max(round(size), 9))
    return font


def _write(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: Theme, colour: Role) -> None:
    painter.setFont(font)
    painter.setPen(theme.colour(colour))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
    painter.drawText(rect, int(flags), elided(text, font, rect.width()))
