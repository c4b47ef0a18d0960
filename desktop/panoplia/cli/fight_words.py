# SPDX-License-Identifier: GPL-3.0-or-later
"""What is typed at a fight in the terminal, read: names and numbers of fighters, values, decisions."""

from collections.abc import Iterable, Mapping, Sequence

from panoplia.rules.editors import Number, Pick
from panoplia.rules.fights.state import Fight, Fighter
from panoplia.rules.fights.told import NO as UNTICKED
from panoplia.rules.fights.told import YES as TICKED
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.trial import Circumstance, Tick
from panoplia.words import Speech, fold

NOBODY = QT_TRANSLATE_NOOP("cli", "Nobody in this fight is called “{name}”.")
SAY_WHO = QT_TRANSLATE_NOOP("cli", "Say who: a name or its beginning, or the number that stands before it.")
SEVERAL_CALLED = QT_TRANSLATE_NOOP("cli", "“{name}” is more than one: {all}. Write more of the name, or the number.")
SAY_WHAT = QT_TRANSLATE_NOOP("cli", "Write it as WHAT=VALUE, not “{text}”.")
NOT_A_NUMBER = QT_TRANSLATE_NOOP("cli", "“{text}” is no whole number.")
TOO_MUCH = QT_TRANSLATE_NOOP("cli", "“{text}” is too much here; “help” says how it is written.")
ONE_OF = QT_TRANSLATE_NOOP("cli", "“{what}” is one of: {all}; not “{text}”.")
YES = frozenset({"yes", "y", "si", "s", "1", "true"})
NO = frozenset({"no", "n", "0", "false"})


def number_of(fight: Fight, fighter: int) -> int:
    """The number that stands before a fighter: their place among those who came."""
    return [each.id for each in fight.fighters].index(fighter) + 1


def named(fight: Fight, text: str) -> Fighter:
    """A fighter by name, by its beginning where it is one's only, or by number; ``Refused`` for none and several."""
    wanted = fold(text)
    if not wanted:
        raise Refused(SAY_WHO)
    exact = [each for each in fight.fighters if fold(each.name) == wanted]
    numbered = [each for place, each in enumerate(fight.fighters, 1) if str(place) == text.strip()]
    found = exact or numbered or [each for each in fight.fighters if fold(each.name).startswith(wanted)]
    if not found:
        raise Refused(NOBODY, name=text)
    if len(found) > 1:
        every = ", ".join(f"{number_of(fight, each.id)} {each.name}" for each in found)
        raise Refused(SEVERAL_CALLED, name=text, all=every)
    return found[0]


def told_in(
    words: Sequence[str], circumstances: Iterable[Circumstance], fight: Fight, speech: Speech
) -> dict[str, int | str | bool]:
    """What was typed as ``WHAT=VALUE``; what is not asked goes on as it is, and is refused by the rules."""
    known: Mapping[str, Circumstance] = {each.id: each for each in circumstances}
    told: dict[str, int | str | bool] = {}
    for id, text in parted(words):
        told[id] = _value(known[id], text, fight, speech) if id in known else text
    return told


def parted(words: Sequence[str]) -> Iterable[tuple[str, str]]:
    """Each word as what is told and its value."""
    for word in words:
        id, equals, text = word.partition("=")
        if not equals:
            raise Refused(SAY_WHAT, text=word)
        yield id, text


def _value(circumstance: Circumstance, text: str, fight: Fight, speech: Speech) -> int | str | bool:
    match circumstance.editor:
        case Tick():
            if fold(text) not in YES | NO:
                raise Refused(ONE_OF, what=circumstance.id, all=several((note(TICKED), note(UNTICKED))), text=text)
            return fold(text) in YES
        case Number():
            return whole(text)
        case Pick(options=options, own=False):
            return _picked(circumstance.id, options, text, fight, speech)
        case _:
            return text


def _picked(
    what: str, options: Sequence[tuple[str, Words]], text: str, fight: Fight, speech: Speech
) -> str:  # fmt: skip
    """An option by its words or its id; one that is a fighter as fighters are named, since ids are never shown."""
    people = {str(each.id): each for each in fight.fighters}
    others = [(key, speech.say(words)) for key, words in options if key not in people or people[key].name != words]
    wanted = fold(text)
    exact = [key for key, words in others if text == key or fold(words) == wanted]
    begun = [key for key, words in others if wanted and fold(words).startswith(wanted)]
    if exact or len(begun) == 1:
        return (exact or begun)[0]
    if len(others) < len(options):
        return str(named(fight, text).id)
    raise Refused(ONE_OF, what=what, all=", ".join(f"{words} [{key}]" for key, words in others), text=text)


def whole(text: str) -> int:
    """A whole number as a person writes it."""
    try:
        return int(text.replace("−", "-"))
    except ValueError as error:
        raise Refused(NOT_A_NUMBER, text=text) from error


def nothing_more(words: Sequence[str]) -> None:
    """``Refused`` where more was typed than is meant."""
    if words:
        raise Refused(TOO_MUCH, text=" ".join(words))
