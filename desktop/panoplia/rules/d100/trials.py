# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character can try from the sheet."""

from collections.abc import Iterator

from panoplia.rules.d100.attack_trials import attack_trials
from panoplia.rules.d100.check_trials import check_trials
from panoplia.rules.d100.defence_trials import defence_trials
from panoplia.rules.d100.in_use import worn_by
from panoplia.rules.d100.life_trials import life_trials
from panoplia.rules.d100.spell_trials import spell_trials
from panoplia.rules.system import Subject
from panoplia.rules.trial import Trial


def trials(subject: Subject) -> tuple[Trial, ...]:
    """Of every kind; each has an id that stays."""
    return tuple(_trials(subject))


def _trials(subject: Subject) -> Iterator[Trial]:
    worn = worn_by(subject.pieces)
    yield from check_trials(subject, worn)
    yield from attack_trials(subject, worn)
    yield from defence_trials(subject, worn)
    yield from spell_trials(subject, worn)
    yield from life_trials(subject, worn)
