# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character can do, on the sheet: skills, powers, qualities (EN-3, EN-4, EN-37)."""

from collections.abc import Iterator

from panoplia.rules.editors import Number
from panoplia.rules.espada_negra import offers, sheet_lists
from panoplia.rules.espada_negra.character import MOST_POINTS
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import CONCENTRATION, SKILL_KINDS
from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.sheet import Block, Facts, Field, Place, Remark, Section, derived_field


def skills(person: Person) -> Section:
    """Skills with a level (EN-3)."""
    return Section(
        "skills", QT_TRANSLATE_NOOP("espada-negra", "Skills"), (sheet_lists.skills(person),), "right", "left"
    )


def other_skills(person: Person) -> Iterator[Section]:
    """Skills without a level, by their kinds; anyone can try them (EN-3)."""
    tested = sheet_lists.others(person)
    blocks: list[Block] = []
    for kind, label in SKILL_KINDS.items():
        fields = tuple(
            derived_field(each.name, each.runes, offers.check(each))
            for each in tested
            if each.skill and each.runes and each.skill.kind == kind
        )
        if fields:
            blocks += [Remark(label), Facts(fields, inline=True)]
    if blocks:
        title = QT_TRANSLATE_NOOP("espada-negra", "Skills without a level: runes")
        yield Section("other-skills", title, tuple(blocks), "right", "none")


def powers(person: Person) -> Section:
    """Concentration, and the powers that it pays for; on paper only of those who have any (EN-37)."""
    statistics, points = person.statistics, person.condition.concentration
    facts = [
        Field(QT_TRANSLATE_NOOP("espada-negra", "Points of concentration"), points, "condition.concentration",
              Number(0, MOST_POINTS), offer=offers.CONCENTRATE),
    ]  # fmt: skip
    check = person.check(CONCENTRATION)
    if check.runes:
        facts.append(derived_field(QT_TRANSLATE_NOOP("espada-negra", "Runes to concentrate"), check.runes))
        facts.append(derived_field(QT_TRANSLATE_NOOP("espada-negra", "Level of concentration"), check.level))
    paper: Place = "wide" if statistics.powers or points else "none"
    blocks = (Facts(tuple(facts), inline=True), sheet_lists.powers(person))
    return Section("powers", QT_TRANSLATE_NOOP("espada-negra", "Powers"), blocks, "right", paper)


def qualities(person: Person) -> Section:
    """On paper only where there are any."""
    paper: Place = "wide" if person.statistics.qualities else "none"
    title = QT_TRANSLATE_NOOP("espada-negra", "Qualities")
    return Section("qualities", title, (sheet_lists.qualities(person),), "right", paper)
