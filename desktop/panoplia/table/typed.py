# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person typed or chose, brought into the form that its editor allows."""

from typing import Any

import msgspec

from panoplia.rules.editors import Editor, Line, Number, Pick, Prose
from panoplia.rules.entries import EntryField, Ticks, YesNo
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.table.verbs import clean_line, clean_name, clean_text, whole_number

GONE = QT_TRANSLATE_NOOP("table", "What was chosen is no longer there: choose again.")


def checked_value(editor: Editor | None, value: object, path: str) -> int | str:
    """``value`` as the editor allows it, cleaned; else ``Refused``."""
    match editor:
        case Number():
            return whole_number(value, editor.lowest, editor.highest, path)
        case Line(required=True):
            return no_longer_than(clean_name(str(value), path), editor.longest, path)
        case Line() | Pick(own=True):
            return no_longer_than(clean_line(str(value)), 200 if isinstance(editor, Pick) else editor.longest, path)
        case Prose():
            return no_longer_than(clean_text(str(value)), editor.longest, path)
        case Pick() if value in [key for key, _ in editor.options]:
            return str(value)
    raise Refused(GONE, path)


def checked_field(field: EntryField, value: Any, path: str) -> Any:
    """A value as the field allows it; ``Refused`` names the field."""
    if field.optional and value in (None, "", (), field.empty):
        return field.empty
    match field.editor:
        case YesNo():
            return bool(value)
        case Ticks(options):
            keys = [key for key, _ in options]
            return tuple(key for key in keys if key in value)
        case _:
            return field.tidy(checked_value(field.editor, value, path))


def as_document(plain: Any, shape: Any, path: str) -> Any:
    """A document of a shape; where it does not take what was changed in it, ``Refused`` names that field."""
    try:
        return msgspec.convert(plain, shape)
    except msgspec.ValidationError as error:
        raise Refused(QT_TRANSLATE_NOOP("table", "What was typed does not fit here: change it."), path) from error


def no_longer_than(text: str, longest: int, path: str) -> str:
    """``text`` where it is not too long, else ``Refused``."""
    if len(text) > longest:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "The text has {length} letters and may have {longest}: shorten it."), path,
            length=len(text), longest=longest,
        )  # fmt: skip
    return text
