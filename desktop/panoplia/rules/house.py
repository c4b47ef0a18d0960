# SPDX-License-Identifier: GPL-3.0-or-later
"""What a campaign may decide otherwise than the book reads."""

import msgspec

from panoplia.rules.editors import Number, Pick
from panoplia.rules.notes import Phrase


class HouseRule(msgspec.Struct, frozen=True):
    """One house rule: its field of the system's ``house``, its clause, what it decides, and what it may be.

    What the book says is the default of that field.
    """

    name: str
    clause: str
    title: Phrase
    explanation: Phrase
    editor: Pick | Number
