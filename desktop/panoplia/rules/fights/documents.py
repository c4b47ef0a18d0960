# SPDX-License-Identifier: GPL-3.0-or-later
"""Fights, commands and changes of state as JSON, typed by the rule system that they follow."""

from collections.abc import Mapping
from typing import Any

import msgspec

from panoplia.rules.fights.combat import Combat
from panoplia.rules.fights.commands import Command, Join
from panoplia.rules.fights.state import Fight, Fighter, Loose
from panoplia.rules.system import Lore, Piece, System

_encoder = msgspec.json.Encoder(order="deterministic")
_commands = msgspec.json.Decoder(Command)
_fights = msgspec.json.Decoder(Fight)
_changes = msgspec.json.Decoder(dict[str, Any])
_OF_FIGHTERS = tuple(field for field in Fighter.__struct_fields__ if field not in ("id", "pieces"))
_OF_FIGHT = tuple(field for field in Fight.__struct_fields__ if field not in ("fighters", "house", "lore"))


class FightDocuments:
    """Writes and reads the fights of one rule system. Reading raises ``msgspec.DecodeError`` for what does not fit."""

    def __init__(self, system: System, combat: Combat) -> None:
        self._system = system
        self._combat = combat

    def write(self, value: Fight | Command) -> str:
        """The text of a start, or of a command."""
        return _encoder.encode(value).decode()

    def fight(self, text: str) -> Fight:
        """The fight of a text."""
        raw = _fights.decode(text)
        return msgspec.structs.replace(
            raw,
            fighters=tuple(self._fighter(fighter) for fighter in raw.fighters),
            house=msgspec.convert(raw.house, self._system.house),
            scene=msgspec.convert(raw.scene, self._combat.scene),
            lore=tuple(self._lore(line) for line in raw.lore),
            loose=tuple(self._loose(loose) for loose in raw.loose),
        )

    def command(self, text: str) -> Command:
        """The command of a text."""
        command: Command = _commands.decode(text)
        if isinstance(command, Join):
            return Join(self._fighter(command.fighter))
        return command

    def change(self, before: Fight, after: Fight) -> str:
        """What an act changed, and no more: a fight of many acts would else be kept as many times."""
        changed: dict[str, Any] = {
            field: getattr(after, field)
            for field in _OF_FIGHT
            if getattr(after, field) is not getattr(before, field) and getattr(after, field) != getattr(before, field)
        }
        known = {fighter.id: fighter for fighter in before.fighters}
        touched = [_difference(known.get(one.id), one) for one in after.fighters if known.get(one.id) is not one]
        # What was made anew and is equal is no change: the text must not depend on how it was made.
        fighters = [one for one in touched if isinstance(one, Fighter) or len(one) > 1]
        if fighters:
            changed["fighters"] = fighters
        return _encoder.encode(changed).decode()

    def after(self, before: Fight, text: str) -> Fight:
        """The state that a change leaves."""
        changed = _changes.decode(text)
        fighters = changed.pop("fighters", [])
        plain = {field: self._of_fight(field, value) for field, value in changed.items()}
        fight = msgspec.structs.replace(before, **plain)
        for one in fighters:
            fight = self._with(fight, one)
        return fight

    def _with(self, fight: Fight, changed: Mapping[str, Any]) -> Fight:
        if not fight.has(changed["id"]):
            newcomer = self._fighter(msgspec.convert(changed, Fighter))
            return msgspec.structs.replace(fight, fighters=(*fight.fighters, newcomer))
        before = fight.fighter(changed["id"])
        fields = {field: self._of_fighter(field, changed[field]) for field in _OF_FIGHTERS if field in changed}
        pieces = before.pieces
        if "pieces" in changed:
            read = [self._piece(msgspec.convert(one, Piece)) for one in changed["pieces"]]
            known = {piece.id: piece for piece in (*pieces, *read)}
            pieces = tuple(known[id] for id in changed["held"]) if "held" in changed else tuple(read)
        return fight.with_fighter(msgspec.structs.replace(before, pieces=pieces, **fields))

    def _of_fight(self, field: str, value: Any) -> Any:
        if field == "scene":
            return msgspec.convert(value, self._combat.scene)
        typed = msgspec.convert(value, _TYPES[field])
        return tuple(self._loose(loose) for loose in typed) if field == "loose" else typed

    def _of_fighter(self, field: str, value: Any) -> Any:
        kinds = {
            "statistics": self._system.statistics,
            "condition": self._system.condition,
            "tally": self._combat.tally,
        }
        return msgspec.convert(value, kinds[field]) if field in kinds else value

    def _fighter(self, raw: Fighter) -> Fighter:
        return msgspec.structs.replace(
            raw,
            statistics=msgspec.convert(raw.statistics, self._system.statistics),
            condition=msgspec.convert(raw.condition, self._system.condition),
            tally=msgspec.convert(raw.tally, self._combat.tally),
            pieces=tuple(self._piece(piece) for piece in raw.pieces),
        )

    def _piece(self, raw: Piece) -> Piece:
        data = msgspec.convert(raw.data, self._system.gear)
        return msgspec.structs.replace(raw, data=data, wear=msgspec.convert(raw.wear, self._system.wear))

    def _loose(self, raw: Loose) -> Loose:
        return Loose(self._piece(raw.piece), raw.owner)

    def _lore(self, raw: Lore) -> Lore:
        return msgspec.structs.replace(raw, data=msgspec.convert(raw.data, self._system.gear))


_TYPES = {field.name: field.type for field in msgspec.structs.fields(Fight)}


def _difference(before: Fighter | None, after: Fighter) -> Any:
    """The changed fields of a fighter; all of one who was not there."""
    if before is None:
        return after
    changed: dict[str, Any] = {
        field: getattr(after, field) for field in _OF_FIGHTERS if getattr(after, field) != getattr(before, field)
    }
    if after.pieces is not before.pieces and after.pieces != before.pieces:
        known = {piece.id: piece for piece in before.pieces}
        changed["pieces"] = [piece for piece in after.pieces if known.get(piece.id) != piece]
        changed["held"] = [piece.id for piece in after.pieces]
        if len(set(changed["held"])) < len(after.pieces) or len(known) < len(before.pieces):
            # Parts of what was one pile bear one id: they are told apart by nothing but their places.
            changed["pieces"] = after.pieces
            del changed["held"]
    return {"id": after.id, **changed}
