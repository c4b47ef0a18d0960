# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journal recorded of a row, told in words: what it is about, how it was, and how it is since."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Any

from panoplia.rules.editors import Pick, Prose
from panoplia.rules.entries import EntryField, YesNo
from panoplia.rules.gauges import spoken
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Figure, Names, Note, Phrase, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Field, Lines, Sheet, fields_of, lines_of
from panoplia.rules.system import Lore, Piece, Subject, System
from panoplia.store.library import Library
from panoplia.store.records import Damaged, Recorded
from panoplia.table.campaigns import in_words

Image = Mapping[str, Any]
Tell = Callable[[Any], Figure]

BECAME = QT_TRANSLATE_NOOP("chronicle", "{thing}: {what} {before} → {after}")
OTHER_DETAILS = QT_TRANSLATE_NOOP("chronicle", "{thing}: other details")
OTHER_TEXT = QT_TRANSLATE_NOOP("chronicle", "{thing}: {what}, another text")
OTHER_NOTES = QT_TRANSLATE_NOOP("chronicle", "{thing}: other notes")
UNKNOWN = QT_TRANSLATE_NOOP("chronicle", "Something that is gone")
NOWHERE = QT_TRANSLATE_NOOP("chronicle", "nowhere")
NEW_ITEM = QT_TRANSLATE_NOOP("chronicle", "New ({holder}): {quantity} × {thing}")
GONE_ITEM = QT_TRANSLATE_NOOP("chronicle", "Gone ({holder}): {quantity} × {thing}")
AT_WORK = QT_TRANSLATE_NOOP("chronicle", "{thing}: in the workshop until day {day}")
WORK_OVER = QT_TRANSLATE_NOOP("chronicle", "{thing}: no longer in the workshop")
OTHER_ROSTER = QT_TRANSLATE_NOOP("chronicle", "{thing}: other people")
NEW_LINE = QT_TRANSLATE_NOOP("chronicle", "{thing}: new, {what}")
GONE_LINE = QT_TRANSLATE_NOOP("chronicle", "{thing}: gone, {what}")
OF_LINE = QT_TRANSLATE_NOOP("chronicle", "{line}, {field}")
NEW, GONE = QT_TRANSLATE_NOOP("chronicle", "New: {thing}"), QT_TRANSLATE_NOOP("chronicle", "Gone: {thing}")
YES, NO = QT_TRANSLATE_NOOP("chronicle", "yes"), QT_TRANSLATE_NOOP("chronicle", "no")
PHASES: Mapping[str, Phrase] = {
    "planned": QT_TRANSLATE_NOOP("chronicle", "planned"),
    "running": QT_TRANSLATE_NOOP("chronicle", "going on"),
    "ended": QT_TRANSLATE_NOOP("chronicle", "over"),
    "applied": QT_TRANSLATE_NOOP("chronicle", "over, on the sheets"),
}
PEOPLE: Mapping[str, Phrase] = {
    "pc": QT_TRANSLATE_NOOP("chronicle", "player character"),
    "npc": QT_TRANSLATE_NOOP("chronicle", "non-player character"),
    "foe": QT_TRANSLATE_NOOP("chronicle", "foe"),
}


def _literal(value: Any) -> Figure:
    return value if isinstance(value, int | float) else str(value or "–")


def _yes_or_no(value: Any) -> Figure:
    return YES if value else NO


def _money(value: Any) -> Figure:
    return Coins(value) if isinstance(value, int) else "–"


PLAIN: Mapping[tuple[str, str], tuple[Phrase, Tell]] = {
    ("item", "quantity"): (QT_TRANSLATE_NOOP("chronicle", "quantity"), _literal),
    ("item", "name"): (QT_TRANSLATE_NOOP("chronicle", "own name"), _literal),
    ("item", "magic"): (QT_TRANSLATE_NOOP("chronicle", "magic"), _yes_or_no),
    ("item", "bonus"): (QT_TRANSLATE_NOOP("chronicle", "bonus"), _literal),
    ("item", "price"): (QT_TRANSLATE_NOOP("chronicle", "own price"), _money),
    ("item", "carried"): (QT_TRANSLATE_NOOP("chronicle", "carried along"), _yes_or_no),
    ("holder", "name"): (QT_TRANSLATE_NOOP("chronicle", "name"), _literal),
    ("holder", "money"): (QT_TRANSLATE_NOOP("chronicle", "purse"), _money),
    ("character", "player"): (QT_TRANSLATE_NOOP("chronicle", "player"), _literal),
    ("character", "kind"): (QT_TRANSLATE_NOOP("chronicle", "role"), lambda value: PEOPLE.get(value, "–")),
    ("character", "archived"): (QT_TRANSLATE_NOOP("chronicle", "archived"), _yes_or_no),
    ("campaign", "name"): (QT_TRANSLATE_NOOP("chronicle", "name"), _literal),
    ("campaign", "day"): (QT_TRANSLATE_NOOP("chronicle", "day"), _literal),
    ("campaign", "archived"): (QT_TRANSLATE_NOOP("chronicle", "archived"), _yes_or_no),
    ("entry", "name_es"): (QT_TRANSLATE_NOOP("chronicle", "Spanish name"), _literal),
    ("entry", "name_en"): (QT_TRANSLATE_NOOP("chronicle", "English name"), _literal),
    ("entry", "price"): (QT_TRANSLATE_NOOP("chronicle", "price"), _money),
    ("entry", "retired"): (QT_TRANSLATE_NOOP("chronicle", "withdrawn"), _yes_or_no),
    ("encounter", "name"): (QT_TRANSLATE_NOOP("chronicle", "name"), _literal),
    ("encounter", "phase"): (QT_TRANSLATE_NOOP("chronicle", "fight"), lambda value: PHASES.get(value, "–")),
    ("work", "ends"): (QT_TRANSLATE_NOOP("chronicle", "ready on day"), _literal),
}
"""Columns that are told as they are: what they are called, and how a value of theirs is said."""

SLOT = QT_TRANSLATE_NOOP("chronicle", "in use")
HELD = QT_TRANSLATE_NOOP("chronicle", "where")
STATE = QT_TRANSLATE_NOOP("chronicle", "state")
TAGS = QT_TRANSLATE_NOOP("chronicle", "tags")


class Images:
    """Rows as they are, and those that are gone as they were last; each is asked for once."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._found: dict[tuple[str, int], Image] = {}

    def name(self, table: str, row: int) -> Words:
        """What a row is called, also where it is gone."""
        image = self.of(table, row)
        match table:
            case "item":
                return image.get("name") or (self.name("entry", image["entry"]) if "entry" in image else UNKNOWN)
            case "entry":
                return Names(str(image["name_es"]), str(image["name_en"])) if "name_es" in image else UNKNOWN
            case "character" if "holder" in image:
                return self.name("holder", image["holder"])
            case "work" if "item" in image:
                return self.name("item", image["item"])
            case "override" if "entry" in image:
                return self.name("entry", image["entry"])
        return str(image.get("name") or "") or UNKNOWN

    def of(self, table: str, row: int) -> Image:
        """A row as it is, else as it was when it came or went; empty where no one remembers."""
        if (table, row) not in self._found:
            self._found[table, row] = self._library.image(table, row) or self._remembered(table, row)
        return self._found[table, row]

    def _remembered(self, table: str, row: int) -> Image:
        for line in self._library.journal.history(table=table, row=row):
            for change in line.changes:
                image = change.after if change.kind == "insert" else change.before
                if change.kind != "update" and image:
                    return image
        return {}


class Changes:
    """Tells recorded rows of one campaign; ``lore`` is what can be known in it."""

    def __init__(self, library: Library, system: System, lore: Sequence[Lore] = ()) -> None:
        self._library = library
        self._system = system
        self._lore = tuple(lore)
        self._images = Images(library)

    def told(self, change: Recorded) -> list[Note]:
        """A row's change as sentences; none where another row of the same action says it."""
        if change.kind == "update":
            return list(self._updated(change))
        image = change.after if change.kind == "insert" else change.before
        return list(self._come_or_gone(change, image or {}))

    def _come_or_gone(self, change: Recorded, image: Image) -> Iterator[Note]:
        came = change.kind == "insert"
        thing = self._images.name(change.table, change.row)
        match change.table:
            case "item":
                yield note(
                    NEW_ITEM if came else GONE_ITEM, holder=self._place(image), thing=thing,
                    quantity=_literal(image.get("quantity", 1)),
                )  # fmt: skip
            case "work":
                yield (
                    note(AT_WORK, thing=thing, day=_literal(image.get("ends")))
                    if came
                    else note(WORK_OVER, thing=thing)
                )
            case "holder" | "campaign" | "entry" | "encounter":
                yield note(NEW if came else GONE, thing=thing)
            case "act":
                # The label of its action says what was done, and the fight itself tells the rest.
                return
            case "character":
                # Their holder's row comes and goes with them, and says it.
                return
            case _:
                yield note(OTHER_DETAILS, thing=thing)

    def _updated(self, change: Recorded) -> Iterator[Note]:
        if change.table == "act":
            # As above.
            return
        before, after = change.before or {}, change.after or {}
        thing = self._images.name(change.table, change.row)
        told: list[Note] = []
        for column in after:
            told += self._column(change, column, thing, before, after)
        if {"holder", "inside"} & set(after) and change.table == "item":
            whole = {**self._images.of("item", change.row)}
            told.append(_became(thing, HELD, self._place({**whole, **before}), self._place({**whole, **after})))
        # Several columns without words of their own are one sentence.
        yield from (said for place, said in enumerate(told) if said not in told[:place])

    def _column(self, change: Recorded, column: str, thing: Words, before: Image, after: Image) -> Iterator[Note]:
        was, becomes = before.get(column), after.get(column)
        match change.table, column:
            case place if place in PLAIN:
                what, tell = PLAIN[place]
                yield _became(thing, what, tell(was), tell(becomes))
            case "item", "slot":
                yield _became(thing, SLOT, self._slot(was), self._slot(becomes))
            case "item", "holder" | "inside":
                return
            case "item" | "work", "wear":
                yield from self._wear(change, thing, was, becomes)
            case "character", "tags":
                yield _became(thing, TAGS, _tags(was), _tags(becomes))
            case "character", "statistics" | "condition":
                yield from self._sheet(change.row, thing, column, was, becomes)
            case "campaign", "house":
                yield from self._house(thing, was, becomes)
            case "encounter", "roster":
                yield note(OTHER_ROSTER, thing=thing)
            case "encounter", "start":
                # That it begins is told by its phase.
                return
            case _, "notes":
                yield note(OTHER_NOTES, thing=thing)
            case _:
                yield note(OTHER_DETAILS, thing=thing)

    def _slot(self, slot: Any) -> Figure:
        return next((place.label for place in self._system.slots if place.id == slot), NO)

    def _place(self, image: Image) -> Words:
        """Who holds an item or what it lies in, by its columns."""
        if image.get("inside"):
            return self._images.name("item", image["inside"])
        return self._images.name("holder", image["holder"]) if image.get("holder") else NOWHERE

    def _wear(self, change: Recorded, thing: Words, was: Any, becomes: Any) -> Iterator[Note]:
        item = change.row if change.table == "item" else self._images.of("work", change.row).get("item", 0)
        before, after = self._state(item, was), self._state(item, becomes)
        if before is None or after is None:
            yield note(OTHER_DETAILS, thing=thing)
        else:
            yield _became(thing, STATE, before, after)

    def _state(self, item: int, wear: Any) -> Words | None:
        """How a piece stands with some wear, by its gauges; ``None`` where that cannot be said."""
        image = self._images.of("item", item)
        entry = self._images.of("entry", image.get("entry", 0))
        data = self._library.document("data", self._system.id, str(entry.get("data", "")))
        read = self._library.document("wear", self._system.id, str(wear))
        if isinstance(data, Damaged) or isinstance(read, Damaged):
            return None
        piece = Piece(
            "", data, read, str(entry.get("category", "")), magic=bool(image.get("magic")),
            bonus=image.get("bonus", 0),
        )  # fmt: skip
        state = self._system.state(piece)
        return several(spoken(gauge) for gauge in state.gauges) if state.gauges else state.words

    def _sheet(self, character: int, thing: Words, document: str, was: Any, becomes: Any) -> Iterator[Note]:
        before, after = self._read_sheet(character, document, was), self._read_sheet(character, document, becomes)
        told: list[Note] = []
        if before and after:
            told = [*_fields_told(thing, document, before, after), *_lines_told(thing, document, before, after)]
        yield from told or [note(OTHER_DETAILS, thing=thing)]

    def _read_sheet(self, character: int, document: str, text: Any) -> Sheet | None:
        """The sheet with another text of a document; ``None`` where it cannot be read."""
        image = self._images.of("character", character)
        read = {
            name: self._library.document(name, self._system.id, str(text if name == document else image.get(name, "")))
            for name in ("statistics", "condition")
        }
        if any(isinstance(each, Damaged) for each in read.values()):
            return None
        subject = Subject("", read["statistics"], read["condition"], 0, self._system.house(), lore=self._lore)
        try:
            return self._system.sheet(subject)
        except Refused:
            return None

    def _house(self, thing: Words, was: Any, becomes: Any) -> Iterator[Note]:
        before, after = (self._library.document("house", self._system.id, str(text)) for text in (was, becomes))
        if isinstance(before, Damaged) or isinstance(after, Damaged):
            yield note(OTHER_DETAILS, thing=thing)
            return
        for rule in self._system.house_rules:
            old, new = getattr(before, rule.name), getattr(after, rule.name)
            if old != new:
                yield _became(thing, rule.title, in_words(rule, old), in_words(rule, new))


def _became(thing: Words, what: Words, before: Figure, after: Figure) -> Note:
    return note(BECAME, thing=thing, what=what, before=before, after=after)


def _fields_told(thing: Words, document: str, before: Sheet, after: Sheet) -> Iterator[Note]:
    """What changed of the fields that a document stands behind, by their paths."""
    old, new = _fields(document, before), _fields(document, after)
    for path in (path for path in old if path in new and old[path].value != new[path].value):
        field = new[path]
        if isinstance(field.editor, Prose):
            yield note(OTHER_TEXT, thing=thing, what=field.label)
        else:
            yield _became(thing, field.label, _shown(old[path]), _shown(field))


def _fields(document: str, sheet: Sheet) -> dict[str, Field]:
    return {field.path: field for field in fields_of(sheet) if field.path.partition(".")[0] == document}


def _lines_told(thing: Words, document: str, before: Sheet, after: Sheet) -> Iterator[Note]:
    """Which rows of the lists in a document came, went and changed."""
    old = {block.path: block for block in lines_of(before)}
    for block in lines_of(after):
        if block.path.partition(".")[0] == document and block.path in old:
            yield from _rows_told(thing, old[block.path], block)


def _rows_told(thing: Words, before: Lines, after: Lines) -> Iterator[Note]:
    old_keys, new_keys = ([repr(sorted(values.items())) for values in block.values] for block in (before, after))
    for kind, first, last, start, end in SequenceMatcher(None, old_keys, new_keys, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        for old, new in zip_longest(range(first, last), range(start, end)):
            if new is None:
                yield note(GONE_LINE, thing=thing, what=before.names[old])
            elif old is None:
                yield note(NEW_LINE, thing=thing, what=after.names[new])
            else:
                yield from _row_told(thing, before, old, after, new)


def _row_told(thing: Words, before: Lines, old: int, after: Lines, new: int) -> Iterator[Note]:
    name, was, becomes = before.names[old], before.values[old], after.values[new]
    for field in after.fields:
        if was.get(field.id) != becomes.get(field.id):
            what = note(OF_LINE, line=name, field=field.label)
            yield _became(thing, what, _typed(field, was.get(field.id)), _typed(field, becomes.get(field.id)))


def _typed(field: EntryField, value: Any) -> Figure:
    """A value as the form of its row shows it."""
    labels: dict[str, Words] = dict(getattr(field.editor, "options", ()))
    if isinstance(field.editor, YesNo):
        return _yes_or_no(value)
    if isinstance(value, tuple):
        return several(labels.get(key, str(key)) for key in value) if value else "–"
    return labels.get(value, _literal(value))


def _tags(text: Any) -> Words:
    return several(str(text).split("\n")) if text else "–"


def _shown(field: Field) -> Figure:
    if isinstance(field.editor, Pick) and isinstance(field.value, str):
        return dict(field.editor.options).get(field.value, field.value)
    return field.value if field.value != "" else "–"
