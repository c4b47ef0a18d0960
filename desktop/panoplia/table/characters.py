# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters: made, edited field by field, hurt and healed, duplicated, deleted."""

import re
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from panoplia.rules.creation import Answers, Ready
from panoplia.rules.editors import Pick
from panoplia.rules.notes import QT_TRANSLATE_NOOP, Coins, Note, Phrase, Words, note, several
from panoplia.rules.refusal import Refused
from panoplia.rules.sheet import Field, fields_of
from panoplia.rules.system import Beyond, System
from panoplia.store.library import Library
from panoplia.store.portraits import MOST_BYTES
from panoplia.store.records import Character, Item
from panoplia.table.acting import Acting
from panoplia.table.births import Basket, Ware, free_names, kit_of, purse_after, settle_in, wares_of
from panoplia.table.naming import numbered
from panoplia.table.reading import Holding, Reading, changed_meanwhile
from panoplia.table.typed import as_document, checked_value, no_longer_than
from panoplia.table.verbs import (
    afford,
    clean_line,
    clean_name,
    purse_with,
    scope_of,
    some_money,
    verb,
    whole_number,
)

MOST_HURT = 10**6
MOST_TAGS, LONGEST_TAG = 20, 40
MOST_GAINED = 10**9
LONGEST_REASON = 200


class Characters:
    """Verbs about one character."""

    def __init__(self, library: Library, reading: Reading) -> None:
        self.library = library
        self._reading = reading
        self._acting = Acting(library, reading)

    @verb
    def create(
        self,
        campaign: int,
        name: str,
        player: str,
        answers: Answers,
        money: int = 0,
        basket: Basket = (),
        picture: bytes = b"",
        announced: int | None = None,
    ) -> Character:
        """A new character from the fields that the system asks for; the basket is paid out of ``money``.

        Where the price of the basket was ``announced``, it has to be the one that is paid.
        """
        system = self._reading.system_of(campaign)
        name, wares = clean_name(name), wares_of(self._reading, basket)
        left = purse_after(name, money, wares, announced)
        newcomer = self._born(campaign, name, answers, left)
        return self._welcome(system, msgspec.structs.replace(newcomer, player=clean_line(player)), wares, picture)

    @verb
    def create_ready(self, campaign: int, ready: Ready) -> Character:
        """A whole character as the system's dice made it, with its kit; a name that someone has gets a number."""
        system = self._reading.system_of(campaign)
        taken = self._taken(campaign)
        name = ready.name if ready.name not in taken else _copy_name(ready.name, taken)
        wares = kit_of(self._reading.wares(campaign), ready.kit)
        return self._welcome(system, self._born(campaign, name, ready.answers, ready.money), wares)

    @verb
    def create_npcs(self, campaign: int, line: str) -> tuple[Character, ...]:
        """The people that a line describes, as one action; several are numbered."""
        system = self._reading.system_of(campaign)
        described = system.newcomers(clean_line(line))
        name = clean_name(described.name)
        names = [name]
        label = note(QT_TRANSLATE_NOOP("table", "New: {name}"), name=name)
        if described.count > 1:
            names = list(islice(free_names(name, self._taken(campaign)), described.count))
            label = note(QT_TRANSLATE_NOOP("table", "New: {count} × {name}"), count=described.count, name=name)
        wares = kit_of(self._reading.wares(campaign), described.kit)
        with self.library.journal.act(scope_of(campaign), label):
            return tuple(
                settle_in(self.library, system, Character(
                    0, "", 0, campaign, one, 0, "", described.statistics, described.condition, kind="npc"
                ), wares)
                for one in names
            )  # fmt: skip

    @verb
    def set_field(self, character: int, path: str, value: object, initiator: str = "") -> Character:
        """Change what stands at ``path`` of the sheet. Steps on one field within 3 s are one action.

        What is set of the condition of someone in a fight is an act of it; so are ``hurt`` and ``heal``.
        """
        row = self._reading.character(character)
        system = self._reading.system_of(row.campaign)
        subject = self._reading.subject(row)
        field = next((field for field in fields_of(system.sheet(subject)) if field.path == path), None)
        if field is None:
            raise changed_meanwhile(row.name)
        checked = _tidied(field, value)
        changes = _changes(system, row, path, checked)
        if changes.keys() == {"condition"} and self._acting.set_condition(row, changes["condition"], initiator):
            return self._reading.character(character)
        label = note(
            QT_TRANSLATE_NOOP("table", "{character}: {field} {before} → {after}"),
            character=row.name, field=field.label, before=_shown(field, field.value), after=_shown(field, checked),
        )  # fmt: skip
        with self.library.journal.act(scope_of(row.campaign), label, join=f"{character}:{path}", initiator=initiator):
            return self.library.change(row, **changes)

    @verb
    def hurt(self, character: int, amount: int) -> Character:
        """Take ``amount`` off the character's health; the label tells what follows of more than is left."""
        whole_number(amount, 1, MOST_HURT, "amount")
        phrase = QT_TRANSLATE_NOOP("table", "{character}: hurt by {amount}, {left} left")
        further = QT_TRANSLATE_NOOP("table", "{character}: hurt by {amount}, {left} left; {beyond}")
        beyond = self.beyond(character, amount)
        if beyond is None:
            return self._vitality(character, -amount, amount, phrase)
        return self._vitality(character, -amount, amount, further, beyond=beyond.words)

    def beyond(self, character: int, amount: int) -> Beyond | None:
        """What damage brings besides that is more than what is left; ``None`` where nothing follows."""
        row = self.library.character(character)
        system, subject = self._reading.system_of(row.campaign), self._reading.subject(row)
        left, _ = system.vitality(subject)
        return system.beyond(subject, amount - left) if amount > left else None

    @verb
    def heal(self, character: int, amount: int) -> Character:
        """Give back ``amount`` of health; it stops at the maximum."""
        whole_number(amount, 1, MOST_HURT, "amount")
        phrase = QT_TRANSLATE_NOOP("table", "{character}: healed by {amount}, {left} left")
        return self._vitality(character, amount, amount, phrase)

    @verb
    def spend(self, character: int, amount: int, reason: str = "") -> Character:
        """Take money off the purse, in the smallest coin; ``Refused`` where there is less in it."""
        some_money(amount)
        row = self.library.character(character)
        afford(row.name, row.money, amount)
        plain = QT_TRANSLATE_NOOP("table", "{name} spends {amount}")
        told = QT_TRANSLATE_NOOP("table", "{name} spends {amount}: {reason}")
        return self._pay(row, -amount, told if clean_line(reason) else plain, clean_line(reason))

    @verb
    def earn(self, character: int, amount: int, reason: str = "") -> Character:
        """Put money into the purse, in the smallest coin."""
        some_money(amount)
        row = self.library.character(character)
        purse_with(row.name, row.money, amount)
        plain = QT_TRANSLATE_NOOP("table", "{name} receives {amount}")
        told = QT_TRANSLATE_NOOP("table", "{name} receives {amount}: {reason}")
        return self._pay(row, amount, told if clean_line(reason) else plain, clean_line(reason))

    @verb
    def duplicate(self, character: int) -> Character:
        """A copy with all gear and money, under a name of its own."""
        row = self.library.character(character)
        name = _copy_name(row.name, self._taken(row.campaign))
        label = note(QT_TRANSLATE_NOOP("table", "Duplicated: {before} → {name}"), before=row.name, name=name)
        with self.library.journal.act(scope_of(row.campaign), label):
            copy = self.library.add(msgspec.structs.replace(row, id=0, uid="", holder=0, name=name))
            self._copy_items(self.library.items_of(row.holder), copy.holder)
            return copy

    @verb
    def set_tags(self, character: int, text: str) -> Character:
        """Give a character the tags of a list parted by commas, each once. ``Refused`` where they are too many."""
        row = self.library.character(character)
        tags = parted(text)
        label = note(
            QT_TRANSLATE_NOOP("table", "{character}: tags {before} → {after}"),
            character=row.name, before=_listed(tags_of(row)), after=_listed(tags),
        )  # fmt: skip
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, tags="\n".join(tags))

    @verb
    def archive(self, character: int) -> Character:
        """Put a character away: kept with all gear, and in no list unless it is asked for."""
        return self._set_archived(character, True, QT_TRANSLATE_NOOP("table", "Into the archive: {name}"))

    @verb
    def unarchive(self, character: int) -> Character:
        """Take a character out of the archive."""
        return self._set_archived(character, False, QT_TRANSLATE_NOOP("table", "Out of the archive: {name}"))

    @verb
    def delete(self, character: int, named: Sequence[Holding] | None = None) -> None:
        """Delete a character with everything they hold: what was ``named`` when the person was asked, if it was."""
        row = self.library.character(character)
        if named is not None:
            self._reading.holding_still(row.holder, named)
        label = note(QT_TRANSLATE_NOOP("table", "Deleted: {name}"), name=row.name)
        with self.library.journal.act(scope_of(row.campaign), label):
            self.library.remove(row)

    def _set_archived(self, character: int, archived: bool, phrase: Phrase) -> Character:
        row = self.library.character(character)
        with self.library.journal.act(scope_of(row.campaign), note(phrase, name=row.name)):
            return self.library.change(row, archived=archived)

    @verb
    def gain_experience(self, character: int, amount: int) -> Character:
        """Add to the experience; nothing else changes by itself."""
        whole_number(amount, 1, MOST_GAINED, "experience")
        row = self.library.character(character)
        system = self._reading.system_of(row.campaign)
        statistics = system.with_experience(self._reading.subject(row).statistics, amount)
        label = note(
            QT_TRANSLATE_NOOP("table", "{character}: {amount} more experience"), character=row.name, amount=amount
        )
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, statistics=statistics)

    @verb
    def set_portrait(self, character: int, picture: bytes) -> Character:
        """Give a character a picture, made ready by ``exchange.pictures``."""
        row = self.library.character(character)
        _refuse_large(picture)
        label = note(QT_TRANSLATE_NOOP("table", "{character}: new portrait"), character=row.name)
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, portrait=self.library.keep_portrait(picture))

    @verb
    def clear_portrait(self, character: int) -> Character:
        """Take a character's picture away."""
        row = self.library.character(character)
        label = note(QT_TRANSLATE_NOOP("table", "{character}: portrait removed"), character=row.name)
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, portrait="")

    def _born(self, campaign: int, name: str, answers: Answers, money: int) -> Character:
        """A character that is not stored yet; each field as its editor allows it."""
        system = self._reading.system_of(campaign)
        checked = {
            field.id: checked_value(field.editor, answers.get(field.id, field.start), field.id)
            for field in system.creation.fields
        }
        statistics, condition = system.begin(checked)
        return Character(0, "", 0, campaign, name, money, "", statistics, condition)

    def _welcome(self, system: System, newcomer: Character, wares: tuple[Ware, ...], picture: bytes = b"") -> Character:
        _refuse_large(picture)
        label = note(QT_TRANSLATE_NOOP("table", "New: {name}"), name=newcomer.name)
        with self.library.journal.act(scope_of(newcomer.campaign), label):
            portrait = self.library.keep_portrait(picture) if picture else ""
            newcomer = msgspec.structs.replace(newcomer, portrait=portrait)
            return settle_in(self.library, system, newcomer, wares)

    def _taken(self, campaign: int) -> set[str]:
        return {other.name for other in self.library.characters(campaign)}

    def _vitality(self, character: int, change: int, amount: int, phrase: Phrase, **more: Words) -> Character:
        row = self.library.character(character)
        system = self._reading.system_of(row.campaign)
        subject = self._reading.subject(row)
        now, most = system.vitality(subject)
        left = min(now + change, max(most, now))
        condition = system.with_vitality(subject, left)
        if self._acting.set_condition(row, condition):
            return self._reading.character(character)
        label = note(phrase, character=row.name, amount=amount, left=max(left, 0), **more)
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, condition=condition)

    def _pay(self, row: Character, change: int, phrase: Phrase, reason: str) -> Character:
        no_longer_than(reason, LONGEST_REASON, "reason")
        label = note(phrase, name=row.name, amount=Coins(abs(change)), reason=reason)
        with self.library.journal.act(scope_of(row.campaign), label):
            return self.library.change(row, money=row.money + change)

    def _copy_items(self, items: list[Item], holder: int) -> None:
        """Copies of items and of what is in them; parents come before their contents."""
        copies: dict[int, int] = {}
        waiting = list(items)
        while waiting:
            ready = [item for item in waiting if item.inside is None or item.inside in copies]
            for item in ready:
                place = {"holder": holder} if item.inside is None else {"inside": copies[item.inside]}
                copies[item.id] = self.library.add(msgspec.structs.replace(item, id=0, uid="", **place)).id
            waiting = [item for item in waiting if item.id not in copies]


def tags_of(character: Character) -> tuple[str, ...]:
    """A character's tags, in the order in which they were given."""
    return tuple(character.tags.split("\n")) if character.tags else ()


def parted(text: str) -> tuple[str, ...]:
    """The tags of a list parted by commas: tidy, each once whatever its case."""
    tags: dict[str, str] = {}
    for written in re.split(r"[,\n]", text):
        tag = no_longer_than(clean_line(written), LONGEST_TAG, "tags")
        if tag:
            tags.setdefault(tag.casefold(), tag)
    if len(tags) > MOST_TAGS:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "These are {count} tags, and there may be {most}: leave some out."), "tags",
            count=len(tags), most=MOST_TAGS,
        )  # fmt: skip
    return tuple(tags.values())


def _listed(tags: tuple[str, ...]) -> Words:
    return several(tags) if tags else "–"


def _tidied(field: Field, value: object) -> int | str:
    """A value as the field allows it; ``Refused`` names the field, whatever the rules call it."""
    checked = checked_value(field.editor, value, field.path)
    try:
        tidied: int | str = field.tidy(checked)
    except Refused as refused:
        refused.path = field.path
        raise
    return tidied


def _changes(system: System, row: Character, path: str, value: int | str) -> dict[str, Any]:
    document, _, name = path.partition(".")
    match document:
        case "money":
            return {"money": _with_coins(system, row, name, int(value))}
        case "statistics":
            statistics = _replaced(row.statistics, path, value)
            return {"statistics": statistics, "condition": system.fit(statistics, row.condition, row.condition)}
        case "condition":
            condition = _replaced(row.condition, path, value)
            return {"condition": system.fit(row.statistics, condition, row.condition)}
        case _:
            return {path: value}


def _replaced(document: Any, path: str, value: Any) -> Any:
    """A document with another value at a path, which may lead into the documents inside it."""
    plain = inner = msgspec.to_builtins(document)
    *above, name = path.split(".")[1:]
    for each in above:
        inner = inner[each]
    inner[name] = value
    return as_document(plain, type(document), path)


def _with_coins(system: System, row: Character, coin_id: str, count: int) -> int:
    """The purse with ``count`` coins of one kind and the others as they were."""
    left = row.money
    for coin in system.coins:
        held, left = divmod(left, coin.worth)
        if coin.id == coin_id:
            return purse_with(row.name, row.money, (count - held) * coin.worth, f"money.{coin_id}")
    raise KeyError(coin_id)


def _shown(field: Field, value: int | Words) -> Words | int:
    """A value as the history tells it: a choice by its label, long text by its beginning."""
    if isinstance(field.editor, Pick):
        return dict(field.editor.options).get(str(value), value) if isinstance(value, str) else value
    if isinstance(value, str) and not isinstance(value, Note) and len(value) > 40:
        return value[:39] + "…"
    return value if value != "" else "–"


def _refuse_large(picture: bytes) -> None:
    if len(picture) > MOST_BYTES:
        raise Refused(
            QT_TRANSLATE_NOOP("table", "The picture has {size} bytes and may have {most}: make it smaller."),
            "portrait", size=len(picture), most=MOST_BYTES,
        )  # fmt: skip


def _copy_name(name: str, taken: set[str]) -> str:
    """The name with the first number that no one has."""
    return next(copy for number in range(2, len(taken) + 3) if (copy := numbered(name, number)) not in taken)
