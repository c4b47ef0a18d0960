# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character can try from the sheet."""

from collections.abc import Iterator

from panoplia.rules.espada_negra.attack_trials import attack_trials
from panoplia.rules.espada_negra.care_trials import care_trials
from panoplia.rules.espada_negra.check_trials import check_trials
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.power_trials import power_trials
from panoplia.rules.espada_negra.turn_trials import turn_trials
from panoplia.rules.system import Subject
from panoplia.rules.trial import Trial


def trials(subject: Subject) -> tuple[Trial, ...]:
    """Of every kind; each has an id that stays."""
    return tuple(_trials(Person(subject)))


def _trials(person: Person) -> Iterator[Trial]:
    yield from check_trials(person)
    yield from attack_trials(person)
    yield from power_trials(person)
    yield from turn_trials(person)
    yield from care_trials(person)
