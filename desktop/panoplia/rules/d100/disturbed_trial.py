# SPDX-License-Identifier: GPL-3.0-or-later
"""A spell of several actions that is disturbed, from the sheet (PC-76)."""

from collections.abc import Iterator, Mapping

from panoplia.rules.d100 import offers
from panoplia.rules.d100.caster import Caster
from panoplia.rules.d100.casting import DisturbedInput, disturbed_with
from panoplia.rules.d100.character import OF_SKILL
from panoplia.rules.d100.checks import WithFortune
from panoplia.rules.d100.circumstances import DIFFICULTY, MODIFIER, general, granted, own, told_target, with_fortune
from panoplia.rules.d100.skills import CHANNELLING
from panoplia.rules.editors import Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Note, Words, note
from panoplia.rules.refusal import Refused
from panoplia.rules.system import Case, Lore
from panoplia.rules.trial import NAMED, Attempt, Circumstance, Told, Trial, complete


def disturbed_trial(caster: Caster, unable: Note | None) -> Trial:
    """Whether it goes on; ``unable`` is why nothing can be cast at all. What takes several actions comes first."""
    spells = tuple(sorted(caster.spells, key=lambda each: not _takes_long(each)))
    refusal = unable or _nothing_to_disturb(spells)
    asked = tuple(_of_disturbing(caster, spells))
    explained = note(
        QT_TRANSLATE_NOOP(
            "d100", "Damage or an enemy spell disturbs one that takes several actions: a test of channelling, or half "
            "its cost is lost with it."
        ), "PC-76",
    )  # fmt: skip
    return Trial(
        offers.DISTURBED.id, offers.DISTURBED.title, "PC-76", refusal or explained, refusal, asked,
        lambda told: _disturbed_attempt(caster, spells, complete(asked, told)),
    )  # fmt: skip


def _nothing_to_disturb(spells: tuple[Lore, ...]) -> Note | None:
    if not spells:
        return note(QT_TRANSLATE_NOOP("d100", "No spell is known that could be disturbed."), "PC-76")
    if not any(map(_takes_long, spells)):
        return note(QT_TRANSLATE_NOOP("d100", "Only a spell of several actions can be disturbed, and none is known."),
                    "PC-76")  # fmt: skip
    return None


def _takes_long(spell: Lore) -> bool:
    """Whether it goes on over several actions."""
    return spell.data.time in ("full+half", "extended")


def _of_disturbing(caster: Caster, spells: tuple[Lore, ...]) -> Iterator[Circumstance]:
    if len(spells) > 1:
        options = tuple((each.ref, each.names) for each in spells)
        yield Circumstance("spell", QT_TRANSLATE_NOOP("d100", "Spell"), Pick(options), spells[0].ref, clause="PC-76")
    yield from (DIFFICULTY, *own(caster.statistics, OF_SKILL + CHANNELLING, "wp"), MODIFIER)


def _disturbed_attempt(caster: Caster, spells: tuple[Lore, ...], said: Told) -> Attempt:
    lore = next((each for each in spells if each.ref == said.get("spell")), spells[0])
    if not _takes_long(lore):
        raise Refused(
            QT_TRANSLATE_NOOP("d100", "{spell} is cast in one action: nothing comes between to disturb it."), "spell",
            "PC-76", spell=lore.names,
        )  # fmt: skip
    channelling = caster.channelling(granted(caster.statistics, said))
    assert channelling is not None
    case = DisturbedInput(channelling.total, lore.data.difficulty, caster.mana, general(said))
    return Attempt(
        script=lambda: disturbed_with(case, caster.fortune),
        cases=_KEPT,
        case=lambda came: came.result.kept,
        sentence=lambda came: note(
            NAMED, piece=lore.names, said=with_fortune(_kept_told(came, caster.mana), caster.subject, came.fortune)
        ),
        effects=lambda came: caster.with_mana(came.result.mana, came.fortune),
        sources=tuple(told_target(note(QT_TRANSLATE_NOOP("d100", "Channelling")), channelling, case.modifiers)),
    )


_KEPT: Mapping[bool, Case] = {
    True: Case(note(QT_TRANSLATE_NOOP("d100", "the spell goes on")), "good"),
    False: Case(note(QT_TRANSLATE_NOOP("d100", "the spell is lost")), "bad"),
}


def _kept_told(came: WithFortune, before: int) -> Words:
    if came.result.kept:
        return _KEPT[True].label
    return note(QT_TRANSLATE_NOOP("d100", "lost, mana {before} → {after}"), "PC-76",
                before=before, after=came.result.mana)  # fmt: skip
