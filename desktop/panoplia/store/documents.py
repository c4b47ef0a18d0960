# SPDX-License-Identifier: GPL-3.0-or-later
"""JSON documents, typed by the rule system they belong to, and the text and numbers beside them."""

import unicodedata
from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import System
from panoplia.store.records import LIMITS, Damaged

What = Literal["house", "statistics", "condition", "data", "wear"]
WHATS: Mapping[str, What] = {what: what for what in get_args(What)}
"""Those fields of records that are documents."""

MISFIT = QT_TRANSLATE_NOOP("store", "This value does not fit here: {why}")
LIMIT = QT_TRANSLATE_NOOP("store", "This number must be from {low} to {high}, and is {value}.")
UNREADABLE = QT_TRANSLATE_NOOP("store", "This sentence cannot be read.")
UNKNOWN = QT_TRANSLATE_NOOP("store", "The rule system “{system}” is not known to this version of the program.")

# Equal values give equal text, so that writing an equal value is no change: sets and mappings are sorted.
_encoder = msgspec.json.Encoder(order="deterministic")
_plain = msgspec.json.Decoder(dict[str, Any])
_note = msgspec.json.Decoder(Note)


class Documents:
    """Writes and reads the documents of the rule systems it was given."""

    def __init__(self, systems: Mapping[str, System]) -> None:
        self._systems = systems
        self._decoders: dict[tuple[What, str], msgspec.json.Decoder[Any]] = {}

    def write(self, what: What, system: str, value: Any) -> str:
        """The text of a document; ``Refused`` with the path of what does not fit. A damaged one stays as it is."""
        if isinstance(value, Damaged):
            return value.raw
        if system not in self._systems:
            raise Refused(UNKNOWN, what, system=system)
        try:
            text = _encode(value)
            self._decoder(what, system).decode(text)
        except (msgspec.ValidationError, OverflowError) as error:
            why, _, place = str(error).partition(" - at `$")
            raise Refused(MISFIT, what + place.rstrip("`"), why=why) from error
        return text

    def read(self, what: What, system: str, text: str) -> Any:
        """The value of a document, or ``Damaged`` in its place."""
        if system not in self._systems:
            return Damaged(text, f"unknown rule system {system}")
        try:
            return self._decoder(what, system).decode(text)
        except msgspec.DecodeError as error:
            return Damaged(text, str(error))

    def _decoder(self, what: What, system: str) -> msgspec.json.Decoder[Any]:
        decoder = self._decoders.get((what, system))
        if decoder is None:
            kind = getattr(self._systems[system], "gear" if what == "data" else what)
            decoder = self._decoders[what, system] = msgspec.json.Decoder(kind)
        return decoder


def write_plain(value: Mapping[str, Any] | Note | tuple[Any, ...]) -> str:
    """The text of a document that follows no rule system: fields by their names, a sentence, or a list."""
    return _encode(value)


def read_plain(text: str) -> dict[str, Any]:
    """Fields by their names; none where the text is no such document."""
    try:
        return _plain.decode(text)
    except msgspec.DecodeError:
        return {}


def read_note(text: str) -> Note:
    """A sentence, or a note that it cannot be read."""
    try:
        return _note.decode(text)
    except msgspec.DecodeError:
        return note(UNREADABLE)


def read_list(decoder: msgspec.json.Decoder[Any], text: str) -> Any:
    """A list as it is typed, or ``Damaged`` in its place."""
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        return Damaged(text, str(error))


def tidy(text: str) -> str:
    """Text as it is stored: NFC, without NUL, and with a mark where half a character was pasted."""
    if text.isascii():
        return text.replace("\0", "")
    whole = text.encode("utf-8", "replace").decode("utf-8")
    return unicodedata.normalize("NFC", whole).replace("\0", "")


def within(field: str, value: int | None) -> int | None:
    """A number inside its limits; ``Refused`` names the field."""
    low, high = LIMITS[field]
    if value is not None and not low <= value <= high:
        raise Refused(LIMIT, field, low=low, high=high, value=str(value))
    return value


def _encode(value: Any) -> str:
    try:
        text = _encoder.encode(value).decode()
    except UnicodeEncodeError:
        text = ""
    if text and "\\u0000" not in text and (text.isascii() or unicodedata.is_normalized("NFC", text)):
        return text
    return _encoder.encode(_tidied(msgspec.to_builtins(value))).decode()


def _tidied(value: Any) -> Any:
    if isinstance(value, str):
        return tidy(value)
    if isinstance(value, dict):
        return {_tidied(key): _tidied(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_tidied(each) for each in value]
    return value
