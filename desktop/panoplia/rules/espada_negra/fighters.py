# SPDX-License-Identifier: GPL-3.0-or-later
"""Who fights, with what, and the effort that is announced before runes are thrown (EN-5, EN-21 to EN-28)."""

from typing import Literal

import msgspec

from panoplia.rules.espada_negra.blows import Body, Damage
from panoplia.rules.espada_negra.house import UnarmedAttacks
from panoplia.rules.espada_negra.runes import Attribute, Count, Grams, Points, effort
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Phrase, note
from panoplia.rules.script import Play

DamageType = Literal["contundente", "cortante", "perforante"]
"""The types that runes, effort and armour count against (EN-26)."""
Paid = Literal["hit", "damage"]
Surprised = Literal[0, 1, 2]
"""Not surprised, no effort, no runes either (EN-40)."""


def attacks(armed: int, arms: int, unarmed: UnarmedAttacks) -> int:
    """How many attacks an act has: one an arm with a weapon; without any, as the house rule says (EN-28)."""
    return armed or (arms if unarmed == "per_arm" else 1)


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What strikes. Without a word about ``fists``, a ``structure`` of 0 is bare ones, which nothing dulls (EN-29)."""

    impact: Points
    damage: Points
    type: DamageType
    structure: Count
    fists: bool | None = None

    @property
    def dulls(self) -> bool:
        """Whether it can lose damage by use; a weapon of poor quality can without any structure (EN-29, EN-54)."""
        return bool(self.structure) if self.fists is None else not self.fists


class Resistances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What armour takes off the damage of each type."""

    contundente: Count = 0
    cortante: Count = 0
    perforante: Count = 0

    def against(self, kind: DamageType) -> int:
        """The resistance to one type."""
        return {"contundente": self.contundente, "cortante": self.cortante, "perforante": self.perforante}[kind]


class Armour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is worn. Where no structure is left it has no cover and no resistance, but its evasion (EN-23)."""

    evasion: Points
    cover: Points
    structure: Count
    structure_left: Count
    resist: Resistances = Resistances()

    def __post_init__(self) -> None:
        if self.structure_left > self.structure:
            raise ValueError(f"`structure_left` is {self.structure_left}, above the `structure` of {self.structure}")

    def with_shield(self, shield: "Armour") -> "Armour":
        """The armour behind a shield, which adds all it has (EN-27)."""
        mine, other = self.resist, shield.resist
        return Armour(
            self.evasion + shield.evasion,
            self.cover + shield.cover,
            self.structure + shield.structure,
            self.structure_left + shield.structure_left,
            Resistances(
                mine.contundente + other.contundente,
                mine.cortante + other.cortante,
                mine.perforante + other.perforante,
            ),
        )


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an attack. ``paid`` are the checks that an earlier attack of the same act has paid (EN-5, EN-28)."""

    agilidad: Attribute
    fuerza: Attribute
    voluntad: Attribute
    stamina: Count
    initiative: Count
    spent_this_turn: Count = 0
    effort_limit: Count = 1
    hand_free_g: Grams = 0
    body_free_g: Grams = 0
    paid: tuple[Paid, ...] = ()
    surprised: Surprised = 0

    @property
    def vigour(self) -> "Vigour":
        """What there is to spend as the attack begins."""
        return Vigour(self.stamina, self.effort_limit - self.spent_this_turn, self.paid)


class Attacker(Fighter, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who attacks."""

    weapon: Weapon


class Defender(Fighter, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is attacked."""

    armour: Armour
    damage_taken: Damage = 0

    @property
    def body(self) -> Body:
        """What the damage is counted against."""
        return Body(self.voluntad, self.fuerza, self.damage_taken)


class Vigour(msgspec.Struct, frozen=True):
    """The stamina that is left, how much of it may still be spent in this turn, and what is paid in this act (EN-5)."""

    stamina: int
    room: int
    paid: tuple[Paid, ...] = ()

    def spent(self, check: Paid) -> "Vigour":
        """The same with a point less."""
        return Vigour(self.stamina - 1, self.room - 1, (*self.paid, check))


class Effort(msgspec.Struct, frozen=True):
    """What came of an announcement: the vigour after it, and how many times the attribute is thrown (0 to 2)."""

    vigour: Vigour
    times: int

    def runes(self, attribute: int, load: int = 0) -> int:
        """The runes of the check; the one from free load is not doubled, and lost with the others (EN-5, EN-33)."""
        return self.times * attribute + load if self.times else 0


class Check(msgspec.Struct, frozen=True):
    """A check of an attack: the id of its effort, the question, the word for it, and what ``paid`` calls it."""

    effort: str
    ask: Phrase
    why: Phrase
    paid: Paid


HIT = Check(
    "effort_hit", QT_TRANSLATE_NOOP("espada-negra", "effort to hit?"), QT_TRANSLATE_NOOP("espada-negra", "to hit"),
    "hit",
)  # fmt: skip
EVADE = Check(
    "effort_evade", QT_TRANSLATE_NOOP("espada-negra", "effort to evade?"),
    QT_TRANSLATE_NOOP("espada-negra", "to evade"), "hit",
)  # fmt: skip
HARM = Check(
    "effort_damage", QT_TRANSLATE_NOOP("espada-negra", "effort for damage?"),
    QT_TRANSLATE_NOOP("espada-negra", "damage"), "damage",
)  # fmt: skip
RESIST = Check(
    "effort_resist", QT_TRANSLATE_NOOP("espada-negra", "effort against damage?"),
    QT_TRANSLATE_NOOP("espada-negra", "against damage"), "damage",
)  # fmt: skip


def announced(
    fighters: tuple[Fighter, Fighter], first: bool, checks: tuple[Check, Check], before: tuple[Vigour, Vigour]
) -> Play:
    """Attacker and defender announce effort, in this order or the other; returns the two ``Effort`` (EN-21, EN-24)."""
    if first:
        mine = yield from _announced(fighters[0], checks[0], before[0])
        other = yield from _announced(fighters[1], checks[1], before[1])
        return mine, other
    other = yield from _announced(fighters[1], checks[1], before[1])
    mine = yield from _announced(fighters[0], checks[0], before[0])
    return mine, other


def _announced(fighter: Fighter, check: Check, vigour: Vigour) -> Play:
    """Effort is asked for where there is stamina and room; what was paid for already is doubled (EN-5, EN-33)."""
    what = note(check.why)
    if fighter.surprised == 2:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "Surprised: no runes ({what})."), "EN-40", what=what)
        return Effort(vigour, 0)
    if check.paid in vigour.paid:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "Effort of this act ({what}): runes doubled."), "EN-5", what=what)
        return Effort(vigour, 2)
    if vigour.stamina <= 0:
        yield note(QT_TRANSLATE_NOOP("espada-negra", "No stamina left: no runes ({what})."), "EN-33", what=what)
        return Effort(vigour, 0)
    if fighter.surprised or vigour.room <= 0:
        return Effort(vigour, 1)
    decision = yield effort(check.effort, check.ask)
    if decision.outcome == "keep":
        return Effort(vigour, 1)
    after = vigour.spent(check.paid)
    yield note(
        QT_TRANSLATE_NOOP("espada-negra", "Effort ({what}): stamina from {before} to {after}."), "EN-5",
        what=what, before=vigour.stamina, after=after.stamina,
    )  # fmt: skip
    return Effort(after, 2)
