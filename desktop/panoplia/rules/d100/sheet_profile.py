# SPDX-License-Identifier: GPL-3.0-or-later
"""The profile on the sheet: what was written, what experience added, what derives from them (PC-1, PC-2, PC-4)."""

from panoplia.rules.d100 import offers
from panoplia.rules.d100.character import (
    ABBREVIATIONS,
    CHARACTERISTICS,
    MOST_ATTACKS,
    MOST_FATE,
    MOST_MAGIC,
    MOST_MOVE,
    MOST_WOUNDS,
    SECONDARY,
)
from panoplia.rules.d100.creation import FATE, PERCENT_EDITOR
from panoplia.rules.d100.person import Person
from panoplia.rules.editors import Number
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.rules.sheet import Field, Grid, GridRow, Remark, Section, derived_field

NOW = QT_TRANSLATE_NOOP("d100", "Now")
BASE = QT_TRANSLATE_NOOP("d100", "Base")
ADVANCES = QT_TRANSLATE_NOOP("d100", "Advances")


def profile(person: Person) -> Section:
    """The characteristics and what else the person is, and the rule of a test for paper (PC-10)."""
    rule = note(QT_TRANSLATE_NOOP("d100", "d100 equal to the target or lower."), "PC-10")
    blocks = (_main(person), _secondary(person), Remark(rule, only="paper"))
    return Section("profile", QT_TRANSLATE_NOOP("d100", "Profile"), blocks)


def _main(person: Person) -> Grid:
    """The eight characteristics: what was written, what experience added, what they are (PC-1, PC-4)."""
    statistics = person.statistics
    of_advances = QT_TRANSLATE_NOOP("d100", "{characteristic}, advances")
    base, advances, now = [], [], []
    for key, label in CHARACTERISTICS.items():
        base.append(Field(label, getattr(statistics, key), f"statistics.{key}", PERCENT_EDITOR))
        advances.append(Field(
            note(of_advances, characteristic=note(label)), getattr(statistics.advances, key),
            f"statistics.advances.{key}", PERCENT_EDITOR,
        ))  # fmt: skip
        now.append(derived_field(label, person.figures[key], offers.test(key)))
    rows = GridRow(BASE, tuple(base)), GridRow(ADVANCES, tuple(advances)), GridRow(NOW, tuple(now), large=True)
    return Grid(tuple(ABBREVIATIONS.values()), rows)


def _secondary(person: Person) -> Grid:
    """What else there is, and what derives from the characteristics (PC-2)."""
    figures, statistics = person.figures, person.statistics
    attacks = QT_TRANSLATE_NOOP("d100", "Attacks")
    return Grid(
        (
            QT_TRANSLATE_NOOP("d100", "A"), QT_TRANSLATE_NOOP("d100", "W"), QT_TRANSLATE_NOOP("d100", "SB"),
            QT_TRANSLATE_NOOP("d100", "TB"), QT_TRANSLATE_NOOP("d100", "M"), QT_TRANSLATE_NOOP("d100", "Mag"),
            QT_TRANSLATE_NOOP("d100", "FP"), QT_TRANSLATE_NOOP("d100", "Init."),
        ),
        (
            GridRow(BASE, (
                Field(attacks, statistics.a, "statistics.a", Number(1, MOST_ATTACKS)),
                Field(SECONDARY["wounds_max"], statistics.wounds_max, "statistics.wounds_max", Number(1, MOST_WOUNDS)),
                None, None,
                Field(SECONDARY["m"], statistics.m, "statistics.m", Number(0, MOST_MOVE)),
                Field(SECONDARY["mag"], statistics.mag, "statistics.mag", Number(0, MOST_MAGIC)),
                Field(FATE, statistics.fate, "statistics.fate", Number(0, MOST_FATE)),
                None,
            )),
            GridRow(NOW, (
                Field(attacks, statistics.a),
                *(derived_field(SECONDARY[key], figures[key]) for key in ("wounds_max", "sb", "tb", "m", "mag")),
                Field(FATE, statistics.fate),
                derived_field(SECONDARY["initiative"], figures["initiative"], offers.INITIATIVE),
            ), large=True),
        ),
    )  # fmt: skip
