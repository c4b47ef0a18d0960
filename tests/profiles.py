# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet of no system, with a profile, figures that tell where they come from, and lists that a person keeps."""

from collections.abc import Mapping, Sequence

from panoplia.rules.editors import Line, Number, Pick
from panoplia.rules.entries import EntryField, YesNo
from panoplia.rules.notes import Phrase, Words
from panoplia.rules.sheet import (
    Column,
    Derived,
    Facts,
    Field,
    Grid,
    GridRow,
    Lines,
    Offer,
    Section,
    Sheet,
    Table,
)
from panoplia.rules.why import Sum, Term, added

PERCENT = Number(0, 100)
HEADINGS = ("WS", "BS", "S", "T", "Ag", "Int", "WP", "Fel")
LABELS = ("Weapon skill", "Ballistic skill", "Strength", "Toughness", "Agility", "Intelligence", "Willpower", "Charm")
SKILLS = tuple((f"skill-{number}", f"Skill {number}") for number in range(50))
ROWS = tuple({"key": f"skill-{number}", "value": 10 * number, "note": ""} for number in range(1, 7))
FIELDS = (
    EntryField("key", Phrase("test", "Skill"), Pick(SKILLS)),
    EntryField("value", Phrase("test", "Bonus"), Number(-100, 100), empty=0),
    EntryField("note", Phrase("test", "Remark"), Line(20), empty="", hint="Such as “at night”."),
)
NAMES = EntryField("name", Phrase("test", "Talent"), Pick(SKILLS[:3], own=True), empty="")
KNOWN = EntryField("known", Phrase("test", "Known"), YesNo(), empty=False)


def weapon_skill(base: int = 30, advances: int = 10) -> Sum:
    """Base, advances, a charm, and what the helmet takes away."""
    written = added([Term("Base", base, "PC-1"), Term("Advances", advances, "PC-4")])
    return added([
        Term("Weapon skill", written.total, of=written), Term("Charm of <b>war</b>", 5), Term("Helmet", -10, "PC-90"),
    ])  # fmt: skip


def profile(values: Sequence[int] = (30, 31, 32, 33, 34, 35, 36, 37), large: bool = True) -> Grid:
    """What is written, what has grown, what is."""
    base = tuple(Field(label, value, f"base.{label}", PERCENT) for label, value in zip(LABELS, values, strict=True))
    grown = tuple(Field(label, 10, f"grown.{label}", PERCENT) for label in LABELS)
    sums = [weapon_skill(value) for value in values]
    now = tuple(
        Field(label, figure.total, offer=Offer(f"test:{label}", f"Test: {label}"), why=figure)
        for label, figure in zip(LABELS, sums, strict=True)
    )
    return Grid(HEADINGS, (GridRow("Base", base), GridRow("Advances", grown), GridRow("Now", now, large=large)))


def secondary() -> Grid:
    """Some places are blank."""
    base = (Field("Attacks", 1, "a", Number(1, 9)), None, None, Field("Movement", 4, "m", Number(0, 99)))
    now = (
        Field("Attacks", 1),
        Field("Strength bonus", 3, why=added([Term("Strength", 3)])),
        None,
        Field("Movement", 4),
    )
    return Grid(("A", "SB", "TB", "M"), (GridRow("Base", base), GridRow("Now", now, large=True)))


def skills(rows: Sequence[Mapping[str, object]] = ROWS, most: int = 100, offers: bool = True) -> Lines:
    """Six of fifty skills, each with its target."""
    labels = dict(SKILLS)
    names: tuple[Words, ...] = tuple(labels[str(row["key"])] for row in rows)
    bonuses = tuple(int(str(row["value"])) for row in rows)
    cells = tuple(
        (name, Derived(str(40 + bonus), added([Term("Agility", 40), Term(name, bonus)])), str(row["note"]))
        for name, bonus, row in zip(names, bonuses, rows, strict=True)
    )
    columns = (Column("Skill", 5), Column("Target", 2, right=True), Column("Remark", 3))
    offered = tuple(Offer(f"skill:{name}", f"Test: {name}") for name in names) if offers else ()
    return Lines(
        Table(columns, cells, "No skills yet.", spare=2, offers=offered),
        names, "statistics.skills", Phrase("test", "Add a skill"), FIELDS, tuple(rows), most,
    )  # fmt: skip


def talents(*names: str) -> Lines:
    """Words of the person's own, or some of the book."""
    labels = dict(SKILLS)
    told = tuple(labels.get(name, name) for name in names)
    return Lines(
        Table((Column("Talent"),), tuple((name,) for name in told), "No talents yet.", spare=1, headed=False),
        told, "statistics.talents", Phrase("test", "Add a talent"), (NAMES, KNOWN),
        tuple({"name": name, "known": True} for name in names),
    )  # fmt: skip


def sheet(
    grid: Grid | None = None, listed: Lines | None = None, told: Lines | None = None, name: str = "Otto"
) -> Sheet:
    """All of it."""
    parry = weapon_skill()
    return Sheet(
        Field("Name", name, "name", Line(500, required=True)),
        (),
        (
            Section("profile", "Profile", (grid or profile(), secondary())),
            Section("defence", "Defence", (
                Facts((Field("Parry", parry.total, offer=Offer("parry", "Parry"), why=parry),
                       Field("Dodge", 1234, why=added([Term("Agility", 1234)])), Field("Fixed", 7)), inline=True),
                Facts((Field("Mana", 12, why=weapon_skill()), Field("Player", "Inés", "player", Line(20)))),
                Table((Column("Place", 3), Column("Points", 2, right=True)),
                      (("Head", Derived("3", added([Term("Helmet", 2), Term("Hide", 1, "PC-35")]))), ("Body", "0"))),
            ), "left", "left"),
            Section("skills", "Skills", (listed or skills(),), "right", "wide"),
            Section("talents", "Talents", (told or talents(),), "right", "left"),
        ),
    )  # fmt: skip
