# SPDX-License-Identifier: GPL-3.0-or-later
"""The armoury's own lines, and changes over the book's."""

from collections.abc import Mapping
from typing import Any

import msgspec

from panoplia.rules.entries import EntryField, EntryKind, kind_of
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Names, Note, Phrase, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Makes, Piece, System
from panoplia.store.library import Library
from panoplia.store.overlay import differences, fields_of
from panoplia.store.records import LIMITS, Damaged, Entry, Override
from panoplia.table.naming import numbered
from panoplia.table.reading import Reading, changed_meanwhile, piece_of
from panoplia.table.typed import checked_field
from panoplia.table.verbs import clean_line, clean_name, scope_of, verb, whole_number

UNREADABLE = QT_TRANSLATE_NOOP("table", "{item} cannot be read; it is kept as it is.")


class Catalogue:
    """Verbs about lines of the catalogue, each undone in the campaign in which it was done.

    ``values`` are flat, as ``overlay.fields_of`` gives them: ``names.es``, ``names.en``, ``price``, ``weight`` and
    ``data.`` with a field of the kind; what is left out stays as it is.
    """

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading

    def makes(self, entry: Entry) -> Makes:
        """How else a line can be made, or why it cannot; nothing for one that cannot be read."""
        piece = piece_of(entry)
        return self._reading.system_named(entry.system).makes(piece) if piece else Makes()

    @verb
    def add_entry(self, campaign: int, kind: str, values: Mapping[str, Any], everywhere: bool = False) -> Entry:
        """A line of the campaign's own, or of all campaigns of its rules; ``Refused`` names the field."""
        system = self._reading.system_of(campaign)
        chosen = next(one for one in system.entry_kinds if one.id == kind)
        checked = _checked(chosen, values)
        where = None if everywhere else campaign
        entry = Entry(
            0, "", system.id, where, "", chosen.category, checked.names,
            chosen.build(checked.data), checked.price, checked.weight, "own",
        )  # fmt: skip
        label = note(QT_TRANSLATE_NOOP("table", "New in the armoury: {item}"), item=entry.names)
        with self.library.journal.act(scope_of(campaign), label):
            return self.library.add(entry)

    @verb
    def edit_entry(self, campaign: int, entry: int, values: Mapping[str, Any]) -> Entry:
        """Change one's own line; everything made after it changes with it."""
        row = self._own(entry)
        wished = self._wished(campaign, row, values)
        label = note(QT_TRANSLATE_NOOP("table", "Edited in the armoury: {item}"), item=wished.names)
        with self.library.journal.act(scope_of(campaign), label):
            changed = self.library.change(
                row, names=wished.names, data=wished.data, price=wished.price, weight=wished.weight
            )
            self._carry_over(row, changed)
            return changed

    @verb
    def copy_entry(self, campaign: int, entry: int) -> Entry:
        """A line of the campaign's own that is as another one is now, under a name of its own."""
        row = self.library.entry(entry)
        taken = [other.names for other in self.library.entries(row.system, campaign)]
        numbers = range(2, len(taken) + 3)
        names = next(names for number in numbers if (names := _numbered(row.names, number)) not in taken)
        copy = msgspec.structs.replace(
            row, id=0, uid="", key="", campaign=campaign, names=names, origin="own", retired=False, overlay=None
        )
        label = note(QT_TRANSLATE_NOOP("table", "Copied in the armoury: {item}"), item=names)
        with self.library.journal.act(scope_of(campaign), label):
            return self.library.add(copy)

    @verb
    def add_make(self, campaign: int, entry: int, make: str) -> Entry:
        """Another make of a line as one of the campaign's own; an equal one that is there already is that one.

        ``Refused`` where the line has no such make (any more).
        """
        row = self.library.entry(entry)
        wished = self._in_make(campaign, row, make)
        there = self._equal(campaign, wished)
        if there is not None:
            return self.bring_back_entry(campaign, there.id) if there.retired else there
        label = note(QT_TRANSLATE_NOOP("table", "New in the armoury: {item}"), item=wished.names)
        with self.library.journal.act(scope_of(campaign), label):
            return self.library.add(wished)

    @verb
    def retire_entry(self, campaign: int, entry: int) -> Entry:
        """Take a line out of the armoury; what people hold of it stays. One of the book comes back with the book."""
        return self._show(campaign, entry, True, QT_TRANSLATE_NOOP("table", "Taken out of the armoury: {item}"))

    @verb
    def bring_back_entry(self, campaign: int, entry: int) -> Entry:
        """Put a retired line into the armoury again."""
        return self._show(campaign, entry, False, QT_TRANSLATE_NOOP("table", "Back in the armoury: {item}"))

    @verb
    def delete_entry(self, campaign: int, entry: int) -> None:
        """Delete one's own line; ``Refused`` with their number where there are items of it."""
        row = self._own(entry)
        label = note(QT_TRANSLATE_NOOP("table", "Deleted from the armoury: {item}"), item=row.names)
        with self.library.journal.act(scope_of(campaign), label):
            self.library.remove(row)

    @verb
    def override(self, campaign: int, entry: int, values: Mapping[str, Any]) -> Entry:
        """Lay changes over a line of the book, in all campaigns; what is as in the book is no change."""
        row = self._shipped(entry)
        wished = self._wished(campaign, row, values)
        return self._lay(
            campaign, row, wished, note(QT_TRANSLATE_NOOP("table", "Changed in the armoury: {item}"), item=row.names)
        )

    @verb
    def back_to_book(self, campaign: int, entry: int, field: str = "") -> Entry:
        """Take back the change of one field, or of all of them."""
        row = self._shipped(entry)
        override = self.library.override_of(entry)
        if override is None:
            return row
        changes = {path: value for path, value in override.changes.items() if field and path != field}
        label = note(QT_TRANSLATE_NOOP("table", "As in the book again: {item}"), item=_book(row).names)
        base = {path: override.base.get(path) for path in changes}
        return self._store(campaign, row, changes, base, label)

    def _in_make(self, campaign: int, row: Entry, make: str) -> Entry:
        """A line in another make, not stored yet."""
        chosen = next((one for one in self.makes(row).makes if one.id == make), None)
        if chosen is None:
            raise changed_meanwhile(row.names)
        names = _names(chosen.names.es, chosen.names.en)
        return Entry(
            0, "", row.system, campaign, "", row.category, names, chosen.data, chosen.price, chosen.weight, "own"
        )

    def _equal(self, campaign: int, wished: Entry) -> Entry | None:
        """One's own line that is called like another and is the same thing, taken out of the armoury or not."""
        entries = self._reading.entries(campaign, retired=True)
        own = (entry for entry in entries if entry.origin == "own")
        return next((entry for entry in own if (entry.names, entry.data) == (wished.names, wished.data)), None)

    def _show(self, campaign: int, entry: int, retired: bool, phrase: Phrase) -> Entry:
        row = self.library.entry(entry)
        label = note(phrase, item=row.names)
        if row.origin == "shipped":
            return self._lay(campaign, row, msgspec.structs.replace(row, retired=retired), label)
        with self.library.journal.act(scope_of(campaign), label):
            return self.library.change(row, retired=retired)

    def _lay(self, campaign: int, row: Entry, wished: Entry, label: Note) -> Entry:
        """Keep what differs from the book. Changes that no longer fit are kept too, until they are taken back."""
        different = list(differences(wished, _book(row)))
        changes = {path: value for path, value, _ in different}
        base = {path: value for path, _, value in different}
        override = self.library.override_of(row.id)
        if override and row.overlay:
            for path in row.overlay.misfits:
                changes[path], base[path] = override.changes[path], override.base.get(path)
        return self._store(campaign, row, changes, base, label)

    def _store(self, campaign: int, row: Entry, changes: dict[str, Any], base: dict[str, Any], label: Note) -> Entry:
        override = self.library.override_of(row.id)
        with self.library.journal.act(scope_of(campaign), label):
            if override and changes:
                self.library.change(override, changes=changes, base=base)
            elif override:
                self.library.remove(override)
            elif changes:
                self.library.add(Override(0, "", row.id, changes, base))
            changed = self.library.entry(row.id)
            self._carry_over(row, changed)
        return changed

    def _carry_over(self, before: Entry, after: Entry) -> None:
        """What is made after an entry stays as worn as it is, in all campaigns, and so does what is being worked on.

        What no longer fits where it is worn is worn no more.
        """
        if before.data == after.data or isinstance(before.data, Damaged) or isinstance(after.data, Damaged):
            return
        system = self._reading.system_named(before.system)
        for item in self.library.items_after(before.id):
            piece = Piece(before.names, before.data, item.wear, magic=item.magic, bonus=item.bonus)
            if not isinstance(item.wear, Damaged):
                wear = system.carry_over(piece, after.data)
                slot = _slot(system, item.slot, piece, msgspec.structs.replace(piece, data=after.data, wear=wear))
                self.library.change(item, wear=wear, slot=slot)
            work = self.library.work_on(item.id)
            if work and not isinstance(work.wear, Damaged):
                ready = msgspec.structs.replace(piece, wear=work.wear)
                self.library.change(work, wear=system.carry_over(ready, after.data))

    def _wished(self, campaign: int, row: Entry, values: Mapping[str, Any]) -> Entry:
        kind = kind_of(self._reading.system_of(campaign).entry_kinds, row.data)
        if kind is None:
            raise Refused(UNREADABLE, item=row.names)
        checked = _checked(kind, {**values_of(kind, row), **values})
        data = msgspec.structs.replace(row.data, **checked.data)
        return msgspec.structs.replace(row, names=checked.names, data=data, price=checked.price, weight=checked.weight)

    def _own(self, entry: int) -> Entry:
        row = self.library.entry(entry)
        if row.origin != "own":
            raise Refused(
                QT_TRANSLATE_NOOP("table", "{item} is in the book: it can be changed and taken out, but not deleted."),
                item=row.names,
            )  # fmt: skip
        return row

    def _shipped(self, entry: int) -> Entry:
        row = self.library.entry(entry)
        if row.origin != "shipped":
            raise Refused(QT_TRANSLATE_NOOP("table", "{item} is not in the book."), item=row.names)
        return row


class _Checked(msgspec.Struct, frozen=True):
    names: Names
    price: int | None
    weight: int | None
    data: dict[str, Any]


def values_of(kind: EntryKind, entry: Entry) -> dict[str, Any]:
    """The values of an entry for the verbs, and for the form that asks for them."""
    flat = fields_of(entry)
    data = {f"data.{field}": value for field, value in kind.values(entry.data).items()}
    return {name: flat[name] for name in ("names.es", "names.en", "price", "weight")} | data


def _checked(kind: EntryKind, values: Mapping[str, Any]) -> _Checked:
    checked = _Checked(
        _names(str(values.get("names.es", "")), str(values.get("names.en", ""))),
        _amount(values.get("price"), "price"),
        _amount(values.get("weight"), "weight"),
        {field.id: _datum(field, values) for field in kind.fields},
    )
    kind.check(checked.data)
    return checked


def _names(es: str, en: str) -> Names:
    """At least one of the two; an empty one falls back to the other."""
    if not clean_line(en):
        return Names(clean_name(es, "names.es"))
    return Names(clean_name(es, "names.es") if clean_line(es) else "", clean_name(en, "names.en"))


def _amount(value: object, path: str) -> int | None:
    """A price or a weight; none is not 0."""
    return None if value is None else whole_number(value, *LIMITS[path], path)


def _datum(field: EntryField, values: Mapping[str, Any]) -> Any:
    path = f"data.{field.id}"
    return checked_field(field, values.get(path, field.empty), path)


def _slot(system: System, slot: str, before: Piece, after: Piece) -> str:
    """Where a piece is in use that has changed: nowhere, if it does not go there any more."""
    was, needed = system.needs(before), system.needs(after)
    went, goes = was is not None and was[0] == slot, needed is not None and needed[0] == slot
    return "" if went and not goes else slot


def _numbered(names: Names, number: int) -> Names:
    return Names(*(numbered(name, number) if name else "" for name in (names.es, names.en)))


def _book(entry: Entry) -> Entry:
    return entry.overlay.book if entry.overlay else entry
