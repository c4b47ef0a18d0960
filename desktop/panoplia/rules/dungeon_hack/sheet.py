# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of Dungeon Hack, described once for screen and paper."""

from collections.abc import Iterable

from panoplia.rules.dungeon_hack import gear, offers
from panoplia.rules.dungeon_hack.character import (
    CALLING_EDITOR,
    CHARACTERISTICS,
    MOST_CARRIED,
    MOST_EXPERIENCE,
    MOST_HEALTH,
    MOST_OWN_RATING,
    MOST_OWN_STATIC,
    PLAYER_EDITOR,
    STEPS_TO_DEATH,
    VALUE_EDITOR,
    Statistics,
    calling_name,
)
from panoplia.rules.dungeon_hack.dice import tidied_damage
from panoplia.rules.dungeon_hack.gear import BARE_HANDS, Supply, Weapon
from panoplia.rules.dungeon_hack.load import load
from panoplia.rules.dungeon_hack.texts import range_and_traits
from panoplia.rules.editors import Line, Number, Pick, Prose
from panoplia.rules.gauges import BarGauge, Gauge, spoken
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Chance, Note, Words, note
from panoplia.rules.purse import purse
from panoplia.rules.sheet import (
    Block,
    Column,
    Facts,
    Field,
    Figures,
    Meter,
    Remark,
    Section,
    Sheet,
    Table,
    Track,
    Writing,
)
from panoplia.rules.system import Coin, Piece, Subject
from panoplia.rules.usage_dice import LADDER

OWN_RATING = QT_TRANSLATE_NOOP("dungeon-hack", "Own armour dice")
OWN_STATIC = QT_TRANSLATE_NOOP("dungeon-hack", "Own absorption")


def sheet(subject: Subject, coins: tuple[Coin, ...]) -> Sheet:
    """Every number of the sheet, derived from the character and what they hold."""
    weapons = [piece for piece in subject.pieces if isinstance(piece.data, Weapon) and piece.carried]
    worn = gear.worn_armour(subject.pieces)
    rest = (piece for piece in subject.pieces if not isinstance(piece.data, Weapon) and piece is not worn)
    carried = [piece for piece in rest if piece.carried]
    return Sheet(
        title=Field(QT_TRANSLATE_NOOP("dungeon-hack", "Name"), subject.name, "name", Line(500, required=True)),
        lines=(_level_line(subject.statistics), *_table_line(subject)),
        corner=(_experience(subject.statistics),),
        sections=(
            _characteristics(subject.statistics),
            _health(subject),
            _armour(worn, subject),
            _weapons(weapons, subject),
            _carried(carried, subject),
            _purse(subject.money, coins),
            _profile(subject),
            _talents(subject.statistics),
            _notes(subject.notes),
        ),
        footer=note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Panoplia · {name} · day {day}"), name=subject.name, day=subject.day
        ),
    )


def _level_line(statistics: Statistics) -> Note:
    return note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{calling}, level {level}"),
        calling=calling_name(statistics), level=statistics.level,
    )  # fmt: skip


def _table_line(subject: Subject) -> Iterable[Note]:
    if subject.player:
        yield note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Player: {player} · {campaign} · Dungeon Hack"),
            player=subject.player, campaign=subject.campaign,
        )  # fmt: skip
    else:
        yield note(QT_TRANSLATE_NOOP("dungeon-hack", "{campaign} · Dungeon Hack"), campaign=subject.campaign)


def _experience(statistics: Statistics) -> Field:
    return Field(
        QT_TRANSLATE_NOOP("dungeon-hack", "Experience"), statistics.experience,
        "statistics.experience", Number(0, MOST_EXPERIENCE),
    )  # fmt: skip


def _characteristics(statistics: Statistics) -> Section:
    fields = tuple(
        Field(label, getattr(statistics, key), f"statistics.{key}", VALUE_EDITOR, offer=offers.test(key))
        for key, label in CHARACTERISTICS.items()
    )
    rule = note(QT_TRANSLATE_NOOP("dungeon-hack", "d20 equal to the value or higher. 1 fumble, 20 critical."), "DH-1")
    return Section("characteristics", "", (Figures(fields), Remark(rule, only="paper")))


def _health(subject: Subject) -> Section:
    most: int = subject.statistics.health_max
    track = Track(
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Health"), subject.condition.health, "condition.health",
              Number(0, most)),
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Highest health"), most, "statistics.health_max",
              Number(1, MOST_HEALTH)),
        BarGauge(subject.condition.health, most),
        vital=True,
    )  # fmt: skip
    blocks: tuple[Block, ...] = (track, *_dying(subject))
    return Section("health", QT_TRANSLATE_NOOP("dungeon-hack", "Health"), blocks, "left", "left")


def _dying(subject: Subject) -> Iterable[Facts]:
    """The steps towards death, while there is no health (DH-45)."""
    if subject.condition.health or subject.kind == "foe":
        return
    words = note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{steps} of {all} steps"), "DH-45",
        steps=subject.condition.dying, all=STEPS_TO_DEATH,
    )  # fmt: skip
    yield Facts((Field(_state_at_the_door(subject), words, offer=offers.DYING),), inline=True)


def _state_at_the_door(subject: Subject) -> Words:
    if subject.condition.dying >= STEPS_TO_DEATH:
        return QT_TRANSLATE_NOOP("dungeon-hack", "Dead")
    if subject.condition.stable:
        return QT_TRANSLATE_NOOP("dungeon-hack", "Stable")
    return QT_TRANSLATE_NOOP("dungeon-hack", "Dying")


def _armour(worn: Piece | None, subject: Subject) -> Section:
    static = (*map(_static, gear.worn_protections(subject.pieces)), *_hide(subject.statistics))
    dodge = Field(QT_TRANSLATE_NOOP("dungeon-hack", "Dodge"), _attack(subject.statistics.des), offer=offers.DODGE)
    title: Words = QT_TRANSLATE_NOOP("dungeon-hack", "Armour")
    if worn is None:
        none = QT_TRANSLATE_NOOP("dungeon-hack", "No armour worn.")
        return Section("armour", title, (Facts((dodge,), inline=True), *static, Remark(none)), "left", "right")
    title = note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{armour} · armour rating {rating}"),
        armour=worn.name, rating=gear.rating(worn),
    )  # fmt: skip
    pips, *durability = gear.gauges_of(worn)
    die = subject.statistics.armour_die
    blocks: tuple[Block, ...] = (
        Meter(pips, words=spoken(pips)),
        Facts((Field(QT_TRANSLATE_NOOP("dungeon-hack", "Armour die"), die), dodge), inline=True),
        *(Meter(gauge, QT_TRANSLATE_NOOP("dungeon-hack", "Durability")) for gauge in durability),
        *static,
        *_repair_remarks(worn, die),
    )
    return Section("armour", title, blocks, "left", "right")


def _static(piece: Piece) -> Remark:
    return Remark(note(
        QT_TRANSLATE_NOOP("dungeon-hack", "{piece}: {static} less damage from every blow."), "DH-36",
        piece=piece.name, static=piece.data.static,
    ))  # fmt: skip


def _hide(statistics: Statistics) -> Iterable[Remark]:
    """Armour dice and absorption that no piece gives (DH-6)."""
    if statistics.own_rating:
        yield Remark(note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Own armour dice: {rating}, each {die}."), "DH-30",
            rating=statistics.own_rating, die=statistics.armour_die,
        ))  # fmt: skip
    if statistics.own_static:
        yield Remark(note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Own absorption: {static} less damage from every blow."), "DH-36",
            static=statistics.own_static,
        ))  # fmt: skip


def _repair_remarks(worn: Piece, die: str) -> Iterable[Remark]:
    yield Remark(note(
        QT_TRANSLATE_NOOP(
            "dungeon-hack",
            "Strike out a die, and the blow does its penetration only. After the fight, each broken die is whole again "
            "on more than {rating}.",
        ),
        "DH-34", rating=gear.rating(worn),
    ), only="paper")  # fmt: skip
    if worn.wear.broken and gear.intact(worn):
        faces = 6 if die not in LADDER else int(die[1:])
        chance = max(faces - gear.rating(worn), 0) / faces
        yield Remark(note(
            QT_TRANSLATE_NOOP("dungeon-hack", "Mended now, each broken die has {chance} to be whole again."), "DH-34",
            chance=Chance(chance),
        ), only="screen")  # fmt: skip


def _weapons(weapons: list[Piece], subject: Subject) -> Section:
    columns = (
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "Weapon"), 10),
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "Attack"), 3),
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "Damage"), 3),
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "Pen."), 2, right=True),
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "Durability"), 7),
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "Range and traits"), 7),
    )
    rows = tuple(_weapon_row(piece, subject.statistics) for piece in weapons)
    unarmed = (
        BARE_HANDS.name, _attack(subject.statistics.fue), subject.statistics.unarmed,
        "0", "–", "",
    )  # fmt: skip
    offered = tuple(offers.attack(piece) for piece in (*weapons, BARE_HANDS))
    table = Table(columns, (*rows, unarmed), offers=offered)
    return Section("weapons", QT_TRANSLATE_NOOP("dungeon-hack", "Weapons"), (table,), "right", "wide")


def _weapon_row(piece: Piece, statistics: Statistics) -> tuple[Words | Gauge, ...]:
    weapon: Weapon = piece.data
    value = statistics.des if weapon.group in gear.RANGED else statistics.fue
    gauges = gear.gauges_of(piece)
    return (
        _named(piece),
        _attack(value),
        weapon.damage or statistics.unarmed,
        str(gear.penetration(piece)),
        _in_work(piece) or (gauges[0] if gauges else "–"),
        range_and_traits(weapon),
    )


def _in_work(piece: Piece) -> Words:
    if not piece.ready:
        return ""
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "in the workshop until day {day}"), day=piece.ready)


def _attack(value: int) -> Note:
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "{value}+"), "DH-4", value=value)


def _named(piece: Piece) -> Words:
    if piece.quantity == 1:
        return piece.name
    return note(QT_TRANSLATE_NOOP("dungeon-hack", "{piece} × {quantity}"), piece=piece.name, quantity=piece.quantity)


def _carried(pieces: list[Piece], subject: Subject) -> Section:
    columns = (
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "Item"), 6),
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "State"), 4),
        Column(QT_TRANSLATE_NOOP("dungeon-hack", "Quantity"), 1, right=True),
    )
    rows = tuple((piece.name, _wear_cell(piece), str(piece.quantity)) for piece in pieces)
    empty = QT_TRANSLATE_NOOP("dungeon-hack", "Nothing yet: buy gear in the armoury.")
    offered = tuple(offers.usage(piece) if isinstance(piece.data, Supply) else None for piece in pieces)
    table = Table(columns, rows, empty, spare=2, headed=False, offers=offered)
    carrying = load(subject)
    meter = Meter(carrying.gauge, QT_TRANSLATE_NOOP("dungeon-hack", "Load"), carrying.words)
    return Section("carried", QT_TRANSLATE_NOOP("dungeon-hack", "Carried"), (meter, table), "right", "left")


def _wear_cell(piece: Piece) -> Words | Gauge:
    if piece.ready:
        return _in_work(piece)
    gauges = gear.gauges_of(piece)
    if gauges:
        # Of a carried armour the broken dice, where there are any; else its durability.
        return gauges[0] if piece.wear.broken or piece.wear.lost else gauges[-1]
    return range_and_traits(piece.data) if isinstance(piece.data, Weapon) else ""


def _purse(money: int, coins: tuple[Coin, ...]) -> Section:
    return Section("purse", QT_TRANSLATE_NOOP("dungeon-hack", "Purse"), (purse(money, coins),), "left", "right")


def _profile(subject: Subject) -> Section:
    statistics: Statistics = subject.statistics
    dice = Pick(tuple((die, die) for die in LADDER[:5]))
    fields = (
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Class"), calling_name(statistics), "statistics.calling",
              CALLING_EDITOR),
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Level"), statistics.level, "statistics.level", Number(1, 99)),
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Player"), subject.player, "player", PLAYER_EDITOR),
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Armour die"), statistics.armour_die, "statistics.armour_die", dice),
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Unarmed damage"), statistics.unarmed, "statistics.unarmed",
              Line(20, required=True), tidy=tidied_damage),
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Carrying limit"), statistics.carry_limit, "statistics.carry_limit",
              Number(0, MOST_CARRIED)),
    )  # fmt: skip
    blocks = (Facts((*fields, *_own_armour(subject))),)
    return Section("profile", QT_TRANSLATE_NOOP("dungeon-hack", "Profile"), blocks, "left", "none")


def _own_armour(subject: Subject) -> Iterable[Field]:
    """Armour dice and absorption without armour: of those who are not played by a player, or who have some (DH-6)."""
    statistics: Statistics = subject.statistics
    if subject.kind == "pc" and not statistics.own_rating and not statistics.own_static:
        return
    yield Field(OWN_RATING, statistics.own_rating, "statistics.own_rating", Number(0, MOST_OWN_RATING))
    yield Field(OWN_STATIC, statistics.own_static, "statistics.own_static", Number(0, MOST_OWN_STATIC))


def _talents(statistics: Statistics) -> Section:
    proficiencies = (
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Weapon proficiencies"), statistics.weapons, "statistics.weapons",
              Line(200)),
        Field(QT_TRANSLATE_NOOP("dungeon-hack", "Armour proficiencies"), statistics.armours, "statistics.armours",
              Line(200)),
    )  # fmt: skip
    talents = Field(QT_TRANSLATE_NOOP("dungeon-hack", "Talents"), statistics.talents, "statistics.talents", Prose())
    title = QT_TRANSLATE_NOOP("dungeon-hack", "Talents and proficiencies")
    return Section("talents", title, (Writing(talents), Facts(proficiencies)), "right", "right")


def _notes(notes: str) -> Section:
    field = Field(QT_TRANSLATE_NOOP("dungeon-hack", "Notes"), notes, "notes", Prose())
    return Section("notes", field.label, (Writing(field, ruled=5),), "right", "right")
