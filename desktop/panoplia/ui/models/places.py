# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things can be moved to."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase


class Place(msgspec.Struct, frozen=True):
    """Where something can be moved to; ``id`` is that of the container or of the holder."""

    kind: Literal["in_use", "carried", "left", "container", "holder"]
    id: int = 0


GROUPS: Mapping[Place, Phrase] = {
    Place("in_use"): QT_TRANSLATE_NOOP("inventory", "In use"),
    Place("carried"): QT_TRANSLATE_NOOP("inventory", "Carried"),
    Place("left"): QT_TRANSLATE_NOOP("inventory", "Left behind"),
}
