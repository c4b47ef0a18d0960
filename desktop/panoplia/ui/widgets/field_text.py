# SPDX-License-Identifier: GPL-3.0-or-later
"""A field of a sheet as text to be typed over, and what was typed as a value."""

import unicodedata

from panoplia.rules.editors import Number, Pick, Prose
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Field
from panoplia.ui.widgets.numbers import whole_number
from panoplia.words import Speech

Value = int | str

EMPTY = QT_TRANSLATE_NOOP("fields", "{label} cannot be empty.")
TOO_LONG = QT_TRANSLATE_NOOP("fields", "{label} holds at most {longest} characters, and these are {given}.")
LONGEST_PICK = 200


def shown(field: Field, speech: Speech) -> str:
    """The text of a field. Numbers that can be typed are not grouped, so that a digit more does not break them."""
    if isinstance(field.value, int):
        return str(field.value) if field.path else speech.number(field.value)
    return speech.say(field.value)


def stored(field: Field, speech: Speech) -> Value:
    """The value that a field has, in the form in which it would be typed."""
    if isinstance(field.editor, Pick):
        return picked(shown(field, speech), field.editor, speech)
    return field.value if isinstance(field.value, int) else speech.say(field.value)


def read(text: str, field: Field, speech: Speech) -> Value:
    """The value that ``text`` means in this field. Else ``Refused``."""
    text = unicodedata.normalize("NFC", text)
    match field.editor:
        case Number():
            return whole_number(text, field.label, field.editor, speech)
        case Pick():
            return picked(_bounded(text.strip(), field.label, LONGEST_PICK), field.editor, speech)
        case Prose(longest=longest):
            return _bounded(text, field.label, longest)
        case None:
            return text
    line = " ".join(text.split())
    if field.editor.required and not line:
        raise Refused(EMPTY, label=field.label)
    return _bounded(line, field.label, field.editor.longest)


def picked(text: str, editor: Pick, speech: Speech) -> str:
    """The key of the option that is called ``text``, or ``text`` as the person's own word."""
    wanted = text.casefold()
    for key, label in editor.options:
        if wanted in (key.casefold(), speech.say(label).casefold()):
            return key
    return text


def _bounded(text: str, label: Words, longest: int) -> str:
    if len(text) > longest:
        raise Refused(TOO_LONG, label=label, longest=longest, given=len(text))
    return text
