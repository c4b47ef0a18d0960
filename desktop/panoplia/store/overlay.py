# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes over shipped lines of the catalogue: field by field, with the book's values kept below them."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from panoplia.rules.notes import Names
from panoplia.rules.refusal import Refused
from panoplia.store.documents import MISFIT, Documents, within
from panoplia.store.records import Damaged, Entry, Overlay

_encoder = msgspec.json.Encoder()


def fields_of(entry: Entry) -> dict[str, Any]:
    """What can be changed of an entry, flat: ``names.es``, ``price``, ``weight``, ``retired``, ``data.damage``…"""
    plain = _plain_of(entry)
    if not isinstance(entry.data, Damaged):
        # As JSON gives it back: lists, not tuples.
        data: dict[str, Any] = msgspec.json.decode(_encoder.encode(entry.data))
        tag = type(entry.data).__struct_config__.tag_field
        plain |= {f"data.{name}": value for name, value in data.items() if name != tag}
    return plain


def _plain_of(entry: Entry) -> dict[str, Any]:
    """Of these, what does not lie in the data."""
    return {
        "names.es": entry.names.es,
        "names.en": entry.names.en,
        "price": entry.price,
        "weight": entry.weight,
        "retired": entry.retired,
    }


def laid_over(book: Entry, changes: Mapping[str, Any], base: Mapping[str, Any], documents: Documents) -> Entry:
    """The entry with its changed fields. A change that no longer fits is passed over and named in ``misfits``."""
    entry, known = book, _known(book, changes)
    misfits: set[str] = set()
    for path, value in changes.items():
        try:
            entry = msgspec.structs.replace(entry, **_replaced(entry, path, value, known, documents))
        except Refused:
            misfits.add(path)
    stale = {path for path in changes.keys() - misfits if base.get(path) != known[path]}
    overlay = Overlay(book, frozenset(changes) - misfits, frozenset(stale), frozenset(misfits))
    return msgspec.structs.replace(entry, overlay=overlay)


def _known(book: Entry, changes: Mapping[str, Any]) -> dict[str, Any]:
    """What the changed fields are in the book. The data are taken apart only where one of theirs is changed."""
    return fields_of(book) if any(path.startswith("data.") for path in changes) else _plain_of(book)


def differences(entry: Entry, book: Entry) -> Iterator[tuple[str, Any, Any]]:
    """Path, value and the book's value of each field that is not as in the book."""
    in_book = fields_of(book)
    for path, value in fields_of(entry).items():
        if path in in_book and value != in_book[path]:
            yield path, value, in_book[path]


def _replaced(entry: Entry, path: str, value: Any, known: Mapping[str, Any], documents: Documents) -> Mapping[str, Any]:
    """The fields of the record that a change of one flat field replaces; ``Refused`` where it does not fit."""
    part, _, name = path.partition(".")
    if path not in known:
        raise Refused(MISFIT, path, why="")
    match part:
        case "names" if isinstance(value, str):
            return {"names": Names(**{"es": entry.names.es, "en": entry.names.en, name: value})}
        case "price" | "weight" if value is None or type(value) is int:
            return {part: within(part, value)}
        case "retired" if isinstance(value, bool):
            return {part: value}
        case "data":
            whole = msgspec.to_builtins(entry.data) | {name: value}
            data = documents.read("data", entry.system, _encoder.encode(whole).decode())
            if not isinstance(data, Damaged):
                return {"data": data}
    raise Refused(MISFIT, path, why="")
