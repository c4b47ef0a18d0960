# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character can try from the sheet."""

from panoplia.rules.system import Subject
from panoplia.rules.trial import Trial


def trials(subject: Subject) -> tuple[Trial, ...]:
    """Of every kind; each has an id that stays."""
    return ()
