# SPDX-License-Identifier: GPL-3.0-or-later
"""What a workshop can do to a piece: mend it by a day's work, and what the GM says of it (EN-25, EN-29, EN-53)."""

from collections.abc import Iterable, Mapping
from typing import Any

from panoplia.rules.espada_negra import gear
from panoplia.rules.espada_negra.checks import succeeds
from panoplia.rules.espada_negra.derived import SkillCheck
from panoplia.rules.espada_negra.gear import Armour, Shield, Weapon, Wear
from panoplia.rules.espada_negra.house import House
from panoplia.rules.espada_negra.mending import MendInput, mend
from panoplia.rules.espada_negra.person import Person
from panoplia.rules.espada_negra.skills import FORGING, LEATHER_WORK
from panoplia.rules.gauges import Role
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Phrase, Words, note
from panoplia.rules.script import Play
from panoplia.rules.system import Case, Job, Piece, Subject

FORGE = QT_TRANSLATE_NOOP("espada-negra", "Mend by forging")
LEATHER = QT_TRANSLATE_NOOP("espada-negra", "Mend by leather-work")
LOSE = QT_TRANSLATE_NOOP("espada-negra", "Take off a point")
GIVE_BACK = QT_TRANSLATE_NOOP("espada-negra", "Give back a point")
SAID = QT_TRANSLATE_NOOP("espada-negra", "The GM says so; nothing is thrown.")
LOST: Mapping[bool, Phrase] = {
    True: QT_TRANSLATE_NOOP("espada-negra", "damage {before} → {after}"),
    False: QT_TRANSLATE_NOOP("espada-negra", "structure {before} → {after}"),
}
"""What is left of a piece before and after, by whether it is a weapon."""
DAY = 1


def jobs(piece: Piece, house: House, holder: Subject | None) -> tuple[Job, ...]:
    """The jobs that fit this kind of piece; those that cannot be done say why. Whoever holds it mends it."""
    return tuple(_jobs(piece, house, holder))


def _jobs(piece: Piece, house: House, holder: Subject | None) -> Iterable[Job]:
    if isinstance(piece.data, Weapon | Armour | Shield):
        yield _mend(piece, house, holder)
        yield _by_the_gm("lose-point", LOSE, piece, 1)
        yield _by_the_gm("give-back-point", GIVE_BACK, piece, -1)


def left_words(piece: Piece, lost: int) -> Words:
    """What is left of a piece that has lost so many points in all, in the words of the history."""
    before, after = gear.left(piece), gear.most(piece.data) - lost
    if before == after:
        return note(QT_TRANSLATE_NOOP("espada-negra", "nothing changes"), "EN-53")
    phrase = LOST[isinstance(piece.data, Weapon)]
    return note(phrase, "EN-29" if isinstance(piece.data, Weapon) else "EN-25", before=before, after=after)


def craft_of(piece: Piece) -> str:
    """The skill that mends a piece: forging for metal, leather-work for leather and cloth (EN-53, set)."""
    return LEATHER_WORK if isinstance(piece.data, Armour) and piece.data.material != "metal" else FORGING


def as_mended(piece: Piece, check: SkillCheck, house: House) -> MendInput:
    """A day's work on a piece, as the procedure takes it (EN-53)."""
    runes = check.runes.total if check.runes else 0
    common: dict[str, Any] = {"runes": runes, "level": check.level.total, "lost": gear.lost(piece), "house": house}
    if isinstance(piece.data, Weapon):
        return MendInput("weapon", **common)
    return MendInput("armour", structure=piece.data.structure, structure_left=gear.left(piece), **common)


def _mend(piece: Piece, house: House, holder: Subject | None) -> Job:
    title = FORGE if craft_of(piece) == FORGING else LEATHER
    if not gear.lost(piece):
        reason = note(QT_TRANSLATE_NOOP("espada-negra", "It has lost nothing: there is nothing to mend."), "EN-53")
        return Job.refuse("mend", title, reason, mends=True)
    if holder is None:
        reason = note(
            QT_TRANSLATE_NOOP("espada-negra", "Whoever holds it mends it: give it to someone who can."), "EN-53"
        )
        return Job.refuse("mend", title, reason, mends=True)
    person = Person(holder)
    check = person.check(craft_of(piece))
    case = as_mended(piece, check, house)
    refusal = _hindered(person, check) or _hopeless(person, case)
    if refusal:
        return Job.refuse("mend", title, refusal, mends=True)
    return _mending(piece, title, case, person, check)


def _hindered(person: Person, check: SkillCheck) -> Note | None:
    """Why someone does no work at all."""
    name = person.subject.name
    if person.dead:
        return note(QT_TRANSLATE_NOOP("espada-negra", "{name} is dead: give it to someone else."), "EN-35", name=name)
    if person.unconscious:
        return note(QT_TRANSLATE_NOOP("espada-negra", "{name} is unconscious."), "EN-34", name=name)
    if not check.skill:
        return note(
            QT_TRANSLATE_NOOP("espada-negra", "“{key}” is not on the list of skills any more."), "EN-53", key=check.key
        )
    return None


def _hopeless(person: Person, case: MendInput) -> Note | None:
    """Why not even the best throw mends it."""
    most = max(case.runes, 0) + case.level
    if succeeds(most, case.difficulty, case.house.check):
        return None
    return note(
        QT_TRANSLATE_NOOP("espada-negra", "{name} reaches {most} at best against {difficulty}: it needs better hands."),
        "EN-53", name=person.subject.name, most=most, difficulty=case.difficulty,
    )  # fmt: skip


def _mending(piece: Piece, title: Phrase, case: MendInput, person: Person, check: SkillCheck) -> Job:
    lost = gear.lost(piece)
    most = max(case.runes, 0) + case.level - case.difficulty
    at_most = 1 if case.kind == "weapon" else min(most, lost)
    explained = note(
        QT_TRANSLATE_NOOP("espada-negra", "{name}, {skill}: runes {runes}, level {level}, difficulty {difficulty}."),
        "EN-53", name=person.subject.name, skill=check.name, runes=case.runes, level=case.level,
        difficulty=case.difficulty,
    )  # fmt: skip
    return Job(
        "mend", title, "EN-53", explained,
        script=lambda: mend(case),
        cases={points: _restored(piece, points) for points in range(at_most + 1)},
        case=lambda result: result.restored,
        wear=lambda result: gear.with_lost(piece, lost - result.restored),
        sentence=lambda result: left_words(piece, lost - result.restored),
        terms=note(QT_TRANSLATE_NOOP("espada-negra", "A day’s work, with the tools of the trade"), "EN-53"),
        days=lambda result: DAY,
        mends=True,
    )  # fmt: skip


def _restored(piece: Piece, points: int) -> Case:
    if not points:
        return Case(QT_TRANSLATE_NOOP("espada-negra", "nothing"), "bad")
    tone: Role = "good" if points == gear.lost(piece) else "warn"
    return Case(note(QT_TRANSLATE_NOOP("espada-negra", "+{points}"), points=points), tone)


def _by_the_gm(job_id: str, title: Phrase, piece: Piece, more: int) -> Job:
    lost = gear.lost(piece) + more
    if not 0 <= lost <= gear.most(piece.data):
        reason = QT_TRANSLATE_NOOP("espada-negra", "There is nothing left that it could lose.") if more > 0 else (
            QT_TRANSLATE_NOOP("espada-negra", "It has lost nothing.")
        )  # fmt: skip
        return Job.refuse(job_id, title, note(reason, "EN-25"))
    words = left_words(piece, lost)
    clause = "EN-29" if isinstance(piece.data, Weapon) else "EN-25"
    return Job(
        job_id, title, clause, note(SAID, clause),
        script=lambda: _told(clause),
        cases={True: Case(words, "warn" if more > 0 else "good")},
        case=lambda _: True,
        wear=lambda _: Wear(lost),
        sentence=lambda _: words,
    )  # fmt: skip


def _told(clause: str) -> Play:
    yield note(SAID, clause)
    return True
