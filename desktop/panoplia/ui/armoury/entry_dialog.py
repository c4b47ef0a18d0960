# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of an entry: a new line of one's own, an edit of one, or changes over a line of the book."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from panoplia.rules.editors import Line, Number
from panoplia.rules.entries import EntryField, EntryKind, kind_of
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Figure, Note, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.system import is_gear
from panoplia.store.records import LIMITS, Entry
from panoplia.table.catalogue import values_of
from panoplia.table.verbs import LONGEST_NAME
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.look import fonts
from panoplia.ui.models.armoury import PRICE_TITLE
from panoplia.ui.models.marks import marks_of
from panoplia.ui.room import Room
from panoplia.ui.widgets.entry_editors import FieldEditor, PriceEditor

WIDTH = 560
ONE_IS_ENOUGH = QT_TRANSLATE_NOOP("armoury", "One of the two names is enough.")
NO_PRICE = QT_TRANSLATE_NOOP("armoury", "Empty: it has no price and can only be given. That is not the price 0.")
BOOK_SAYS = QT_TRANSLATE_NOOP("armoury", "In the book: {value} · take it back")
COMMON = (
    ("names.es", EntryField("es", QT_TRANSLATE_NOOP("armoury", "Name in Spanish"), Line(LONGEST_NAME))),
    (
        "names.en",
        EntryField("en", QT_TRANSLATE_NOOP("armoury", "Name in English"), Line(LONGEST_NAME), ONE_IS_ENOUGH),
    ),
)
PRICE = EntryField("price", PRICE_TITLE, Number(*LIMITS["price"]), NO_PRICE, optional=True)
WEIGHT = EntryField("weight", QT_TRANSLATE_NOOP("armoury", "Weight in grams"), Number(*LIMITS["weight"]), optional=True)


class EntryDialog(FormDialog):
    """Fields of the entry's kind. ``saved`` is the entry as it is stored, once it is.

    ``begun`` are values of a new entry's own fields, by their ids.
    """

    def __init__(
        self,
        room: Room,
        entry: Entry | None,
        kind: EntryKind,
        parent: QWidget | None = None,
        begun: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(room, room.speech.say(_title(entry, kind)), self.tr("Save"), self._save, parent)
        self.setMinimumWidth(fonts.px(WIDTH))
        self.saved: Entry | None = None
        self._entry, self._kind, self._begun = entry, kind, begun or {}
        self._fields: dict[str, FieldEditor] = {}
        self._opened: dict[str, Any] = {}
        self._everywhere = QCheckBox(self.tr("In all campaigns of these rules"))
        self._explain()
        for path, field in COMMON:
            self._add(FieldEditor(room, path, field))
        for field in kind.fields:
            self._add(FieldEditor(room, f"data.{field.id}", field))
        if is_gear(room.system.categories, kind.category):
            self._add(PriceEditor(room, "price", PRICE))
            self._add(FieldEditor(room, "weight", WEIGHT))
        if entry is None:
            self.add("", self._everywhere)
            self._everywhere.setAccessibleName(self._everywhere.text())
        self._fill()

    def _add(self, editor: FieldEditor) -> None:
        label = self.room.speech.say(editor.field.label)
        self._fields[editor.path] = editor
        editor.back_wanted.connect(self._on_back)
        self.add(label, editor)
        editor.set_label(label)

    def _explain(self) -> None:
        """What a change reaches."""
        if self._entry is None:
            return
        told = [
            _reach(self.room, self._entry),
            *(note(mark.words) for mark in marks_of(self._entry) if mark.id == "look"),
        ]
        self.explain("\n".join(self.room.speech.say(words) for words in told))

    def _fill(self) -> None:
        if self._entry is None:
            for field in self._kind.fields:
                self._fields[f"data.{field.id}"].write(self._begun.get(field.id, field.first))
            return
        values = values_of(self._kind, self._entry)
        for path, editor in self._fields.items():
            editor.write(values[path])
            with suppress(Refused):
                self._opened[path] = editor.read()
        overlay = self._entry.overlay
        if overlay:
            book = values_of(self._kind, overlay.book)
            for path in overlay.changed & self._fields.keys():
                words = note(BOOK_SAYS, value=self._shown(path, book[path]))
                self._fields[path].offer_back(self.room.speech.say(words))

    def _shown(self, path: str, value: Any) -> Figure:
        """A value of the book as its field shows it."""
        editor = self._fields[path].field.editor
        labels = dict(getattr(editor, "options", ()))
        if path == "price" and value is not None:
            return Coins(value)
        if isinstance(value, bool):
            return YES if value else NO
        if isinstance(value, tuple):
            return several(labels[key] for key in value) if value else "–"
        shown: Figure = labels.get(value, value if value not in (None, "") else "–")
        return shown

    def _save(self) -> None:
        values = {}
        for path, editor in self._fields.items():
            editor.mark(False)
            value = self._attempt(path, editor)
            # What stays as it was when the form opened may have been changed elsewhere meanwhile.
            if path not in self._opened or value != self._opened[path]:
                values[path] = value
        catalogue, campaign = self.room.table.catalogue, self.room.in_play.id
        try:
            if self._entry is None:
                everywhere = self._everywhere.isChecked()
                self.saved = catalogue.add_entry(campaign, self._kind.id, values, everywhere)
            elif self._entry.origin == "own":
                self.saved = catalogue.edit_entry(campaign, self._entry.id, values)
            else:
                self.saved = catalogue.override(campaign, self._entry.id, values)
        except Refused as refusal:
            self._point_at(refusal.path)
            raise

    def _attempt(self, path: str, editor: FieldEditor) -> Any:
        try:
            return editor.read()
        except Refused:
            self._point_at(path)
            raise

    def _point_at(self, path: str) -> None:
        """Mark the field that was refused, and put the keyboard into it."""
        found = self._fields.get(path) or self._fields.get(f"data.{path}")
        if found:
            found.mark(True)
            found.setFocus()

    @Slot(str)
    def _on_back(self, path: str) -> None:
        """Write what the book says; it is stored with the rest."""
        assert self._entry is not None
        assert self._entry.overlay is not None
        self._fields[path].write(values_of(self._kind, self._entry.overlay.book)[path])


def form_of(room: Room, entry: Entry, parent: QWidget) -> EntryDialog | None:
    """The form of an entry; ``None`` for one that cannot be read."""
    kind = kind_of(room.system.entry_kinds, entry.data)
    return EntryDialog(room, entry, kind, parent) if kind else None


def _reach(room: Room, entry: Entry) -> Note:
    """Whom a change of an entry reaches."""
    if not room.table.reading.is_gear(entry):
        return note(REACHES_SHEETS)
    return note(REACHES if entry.campaign else REACHES_ALL, n=room.table.library.count_of(entry.id))


def _title(entry: Entry | None, kind: EntryKind) -> Note:
    if entry is None:
        return note(QT_TRANSLATE_NOOP("armoury", "New: {kind}"), kind=note(kind.label))
    if entry.origin == "own":
        return note(QT_TRANSLATE_NOOP("armoury", "Edit: {item}"), item=entry.names)
    return note(QT_TRANSLATE_NOOP("armoury", "Change from the book: {item}"), item=entry.names)


YES = note(QT_TRANSLATE_NOOP("armoury", "yes"))
NO = note(QT_TRANSLATE_NOOP("armoury", "no"))
REACHES = QT_TRANSLATE_NOOP("armoury", "%n item(s) of it change with this entry; what is worn stays as worn as it is.")
REACHES_ALL = QT_TRANSLATE_NOOP(
    "armoury", "%n item(s) of it, in all campaigns, change with this entry; what is worn stays as worn as it is."
)
REACHES_SHEETS = QT_TRANSLATE_NOOP("armoury", "Every sheet that it stands on changes with this entry.")
