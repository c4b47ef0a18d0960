# SPDX-License-Identifier: GPL-3.0-or-later
"""The party and other people at a glance: health, worst gear and purse of each, and the campaign's notes."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from panoplia.rules.editors import Prose
from panoplia.rules.gauges import BarGauge
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Field
from panoplia.rules.system import Piece, State, Subject
from panoplia.store.records import Character
from panoplia.ui.look import fonts
from panoplia.ui.room import Room
from panoplia.ui.widgets.badge import Badge
from panoplia.ui.widgets.buttons import Button, LinkButton
from panoplia.ui.widgets.card import Card
from panoplia.ui.widgets.empty_state import EmptyState
from panoplia.ui.widgets.field_box import FieldBox, Hands
from panoplia.ui.widgets.gauge_view import GaugeView
from panoplia.ui.widgets.labels import PlainLabel

NOTES = QT_TRANSLATE_NOOP("desk", "Notes of the campaign")
NOTES_HINT = QT_TRANSLATE_NOOP("desk", "What happened, who is owed what, and what waits behind the next door.")
WORN = QT_TRANSLATE_NOOP("desk", "{item}: {state}")
IN_A_FIGHT = QT_TRANSLATE_NOOP("desk", "in a fight")
OF = QT_TRANSLATE_NOOP("desk", "{value} of {maximum}")
FORM = "desk"
LEAST_PURSE = 120
Person = tuple[Character, Subject | None]


class PersonRow(QWidget):
    """One person: a click goes to their sheet."""

    chosen = Signal(int)
    """The character's id."""

    def __init__(self, room: Room, character: Character, subject: Subject | None, in_a_fight: bool = False) -> None:
        super().__init__()
        self._in_a_fight = in_a_fight
        self.id = character.id
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(16)
        badge = Badge()
        badge.set_name(character.name)
        row.addWidget(badge)
        row.addWidget(self._names(room, character, subject), 5)
        if subject:
            row.addWidget(self._health(room, subject), 2)
            row.addWidget(self._gear(room, subject), 4)
            row.addWidget(self._load(room, subject), 5)
        self.purse = PlainLabel(room.speech.say(Coins(character.money)))
        self.purse.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.purse)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.chosen.emit(self.id)

    @property
    def has_keyboard(self) -> bool:
        """Whether what is pressed goes here."""
        return self._name.hasFocus()

    def _names(self, room: Room, character: Character, subject: Subject | None) -> QWidget:
        self._name = name = LinkButton(character.name)
        name.clicked.connect(self._on_clicked)
        self.setFocusProxy(name)
        summary = room.system.summary(subject) if subject else QT_TRANSLATE_NOOP("desk", "cannot be read")
        if self._in_a_fight:
            summary = several((IN_A_FIGHT, summary))
        line = PlainLabel(room.speech.say(summary), kind="secondary", elided=True)
        return _stacked(name, line)

    def _health(self, room: Room, subject: Subject) -> QWidget:
        left, most = room.system.vitality(subject)
        now = max(left, 0)
        words = PlainLabel(room.speech.say(note(OF, value=now, maximum=most)), kind="secondary")
        return _stacked(GaugeView(BarGauge(now, most), room.speech), words)

    def _gear(self, room: Room, subject: Subject) -> QWidget:
        """What is worn most; nothing where all is as new."""
        worst = _worst(room, subject)
        words = note(WORN, item=worst[0].name, state=worst[1].words) if worst else _NOTHING_WORN
        label = PlainLabel(room.speech.say(words), kind="secondary", elided=True)
        if not worst or not worst[1].gauges:
            return _stacked(label)
        return _stacked(GaugeView(worst[1].gauges[0], room.speech), label)

    def _load(self, room: Room, subject: Subject) -> QWidget:
        load = room.system.load(subject)
        words = PlainLabel(room.speech.say(load.words), kind="secondary", elided=True)
        return _stacked(GaugeView(load.gauge, room.speech), words)

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit(self.id)


class PartyView(QScrollArea):
    """What a GM looks at between two scenes."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._people: list[Person] = []
        self._fighting: set[int] = set()
        self._shown: dict[int, tuple[tuple[Person, bool], PersonRow]] = {}
        self._hands = Hands(room.speech, parent=self)
        self._build()
        self._hands.edited.connect(self._on_edited)
        self._hands.refused.connect(room.refuse)
        self._hands.mended.connect(room.mended)

    def show_party(self, people: list[Person]) -> None:
        """Show these people and the campaign as they are now."""
        say, campaign = self._room.speech.say, self._room.in_play
        fighting = {one.id for one, _ in people if self._room.table.fights.fight_of(one)}
        if (people, fighting) != (self._people, self._fighting) or not self._shown:
            self._people, self._fighting = people, fighting
            self._show_people()
        self._title.setText(campaign.name)
        self._line.setText(say(self._facts(people)))
        self._notes.show_field(self._notes_field())

    def retranslate(self) -> None:
        """Say everything in the language of the room."""
        self._party.set_heading(self.tr("The party"))
        self._others.set_heading(self.tr("Other people"))
        self._notes_card.set_heading(self._room.speech.say(NOTES))
        self._nobody.set_text(self.tr("No one plays here yet. Make a character first."), self.tr("To the characters"))
        self._pass_days.setText(self.tr("Pass days…"))
        self._hands.speech = self._room.speech
        people, self._people = self._people, []
        self._show_people()
        self.show_party(people)

    def commit_typing(self) -> None:
        """Save what is typed but not left yet."""
        if self._notes.keeper:
            self._notes.keeper.commit()

    def forget_typing(self) -> None:
        """Leave what is typed and cannot be saved."""
        if self._notes.keeper:
            self._notes.keeper.restore()

    @property
    def uncommitted(self) -> bool:
        """Whether something typed cannot be saved."""
        return bool(self._notes.keeper and self._notes.keeper.uncommitted)

    def _build(self) -> None:
        self._title = PlainLabel(kind="title", elided=True)
        self._line = PlainLabel(kind="secondary", elided=True)
        self._party, self._others = Card(), Card()
        self._rows, self._other_rows = QVBoxLayout(), QVBoxLayout()
        for rows in (self._rows, self._other_rows):
            rows.setSpacing(4)
        self._nobody = EmptyState("characters")
        self._nobody.clicked.connect(self._on_nobody)
        self._party.body.addLayout(self._rows)
        self._party.body.addWidget(self._nobody)
        self._others.body.addLayout(self._other_rows)
        self._notes_card = Card()
        self._notes = FieldBox(self._notes_field(), self._hands)
        self._notes_card.body.addWidget(self._notes)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addLayout(self._header())
        column.addWidget(self._party)
        column.addWidget(self._others)
        column.addWidget(self._notes_card)
        column.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)

    def _header(self) -> QHBoxLayout:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._line)
        self._pass_days = Button("", "day")
        self._pass_days.clicked.connect(self._on_pass_days)
        header = QHBoxLayout()
        header.addLayout(names, 1)
        header.addWidget(self._pass_days, 0, Qt.AlignmentFlag.AlignTop)
        return header

    def _notes_field(self) -> Field:
        return Field(NOTES, self._room.in_play.notes, "notes", Prose(), NOTES_HINT)

    def _facts(self, people: list[Person]) -> Words:
        party = party_of(people)
        money = sum(one.money for one in party)
        return several((
            note(QT_TRANSLATE_NOOP("desk", "day {day}"), day=self._room.in_play.day),
            self._room.system.name,
            note(QT_TRANSLATE_NOOP("desk", "%n characters"), n=len(party)),
            note(QT_TRANSLATE_NOOP("desk", "{money} in all purses"), money=Coins(money)),
        ))  # fmt: skip

    def _show_people(self) -> None:
        """A row for each. Who is as before keeps theirs: a row is several gauges, and asks after every piece."""
        focused = next((id for id, (_, row) in self._shown.items() if row.has_keyboard), 0)
        for rows in (self._rows, self._other_rows):
            while rows.takeAt(0) is not None:
                pass
        before, self._shown = self._shown, {}
        for person in self._people:
            id = person[0].id
            kept = before.get(id)
            if kept and kept[0] == (person, id in self._fighting):
                row = before.pop(id)[1]
            else:
                row = PersonRow(self._room, *person, in_a_fight=id in self._fighting)
                row.chosen.connect(self._on_chosen)
            self._shown[id] = ((person, id in self._fighting), row)
            (self._rows if person[0].kind == "pc" else self._other_rows).addWidget(row)
            # At once, not when the layout comes to it: there is no moment without people.
            row.show()
            if id == focused:
                row.setFocus()
        self._align_purses()
        for _, gone in before.values():
            gone.hide()
            gone.deleteLater()
        self._nobody.setVisible(not self._rows.count())
        self._others.setVisible(bool(self._other_rows.count()))

    def _align_purses(self) -> None:
        """One width for all purses, or what stands before them would not line up from row to row."""
        rows = [row for _, row in self._shown.values()]
        widest = max((row.purse.sizeHint().width() for row in rows), default=0)
        for row in rows:
            row.purse.setFixedWidth(max(widest, fonts.px(LEAST_PURSE)))

    @Slot(int)
    def _on_chosen(self, character: int) -> None:
        self._room.page_wanted.emit("characters", character)

    @Slot()
    def _on_nobody(self) -> None:
        self._room.page_wanted.emit("characters", 0)

    @Slot()
    def _on_pass_days(self) -> None:
        # Imported on first use: nothing that is not shown delays the page.
        from panoplia.ui.workshop.days_dialog import PassDaysDialog

        PassDaysDialog(self._room, self).exec()

    @Slot(str, object)
    def _on_edited(self, _path: str, value: object) -> None:
        try:
            self._room.table.campaigns.set_notes(self._room.in_play.id, str(value), initiator=FORM)
        except Refused as refusal:
            self._notes.mark(refusal.note)
            self._room.refuse(refusal.note)


def party_of(people: list[Person]) -> list[Character]:
    """Those whom players play."""
    return [character for character, _ in people if character.kind == "pc"]


_NOTHING_WORN = QT_TRANSLATE_NOOP("desk", "all gear as new")


def _worst(room: Room, subject: Subject) -> tuple[Piece, State] | None:
    states = [(piece, room.system.state(piece)) for piece in subject.pieces]
    return max((each for each in states if each[1].severity), key=lambda each: each[1].severity, default=None)


def _stacked(*widgets: QWidget) -> QWidget:
    """Widgets below each other, in the middle of their height; as wide as its share of the row, whatever is in it."""
    cell = QWidget()
    cell.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    column = QVBoxLayout(cell)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addStretch()
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch()
    return cell
