# SPDX-License-Identifier: GPL-3.0-or-later
"""What fights own: nothing else may change it until their aftermath is written."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from panoplia.rules.notes import QT_TRANSLATE_NOOP
from panoplia.rules.refusal import Refused
from panoplia.store.library import Library
from panoplia.store.records import Character, Recorded
from panoplia.table.courses import Course, phrase_of
from panoplia.table.reading import Reading

OTHER_BY_NOW = QT_TRANSLATE_NOOP(
    "table", "{name} is no longer as when the fight “{encounter}” began or they joined it: begin it anew."
)
OWN_OF_CHARACTERS = frozenset({"statistics", "condition", "holder"})
FREE_OF_ITEMS = frozenset({"name", "notes", "price"})
PLACE_OF_ITEMS = frozenset({"holder", "inside", "slot", "carried", "quantity"})
"""What may not change of things that their owner did not bring into the fight."""


class Owning:
    """Looks at all that is written, undone or done again, and refuses what belongs to a fight.

    A fight that begins, goes on, ends or is applied in the same action owns nothing yet, or any more; of one that
    comes back by an undo or a redo, everyone has to be as they came into it.
    """

    def __init__(self, library: Library, reading: Reading) -> None:
        self._library = library
        self._reading = reading

    def __call__(self, changes: Sequence[Recorded]) -> None:
        """``Refused`` where something that was written is a fight's."""
        courses = self._reading.courses
        # Acts are no one's but their fight's: what each answer writes is not held against every fighter.
        phases = courses.phases() if any(change.table != "act" for change in changes) else ()
        turned = {change.row for change in changes if change.table == "encounter" and "phase" in _columns(change)}
        for campaign in dict.fromkeys(campaign for _, campaign, _ in phases):
            for course in courses.begun(campaign):
                if course.row.id not in turned:
                    self._refuse_owned(course, changes)
        for change in changes:
            self._expect_entered(change)

    def _refuse_owned(self, course: Course, changes: Iterable[Recorded]) -> None:
        holders = self._holders(course)
        for change in changes:
            owner = _owner(course, holders, change, self._images(change))
            if owner is not None:
                name = course.fight.fighter(owner).name
                raise Refused(phrase_of(course), "fight", name=name, encounter=course.row.name)

    def _images(self, change: Recorded) -> Sequence[Mapping[str, Any]]:
        """A row before and after; of an item whose place may have changed, also whatever did not change of it."""
        images = [change.before or {}, change.after or {}]
        if change.table == "item" and change.kind == "update" and _columns(change) & PLACE_OF_ITEMS:
            images.append(self._library.image("item", change.row))
        return images

    def _holders(self, course: Course) -> Mapping[int, int]:
        """Who is in the fight, by their holders."""
        rows = self._library.characters(course.row.campaign)
        return {row.holder: row.id for row in rows if course.fight.has(row.id)}

    def _expect_entered(self, change: Recorded) -> None:
        """Whoever comes into a fight with a change is as they are stored."""
        after = change.after or {}
        begins = change.table == "encounter" and after.get("phase") in ("running", "ended") and _began(change)
        joins = change.table == "act" and change.kind == "insert" and '"join"' in str(after.get("command", ""))
        if begins or joins:
            course = self._reading.courses.of(change.row if begins else int(after["encounter"]))
            rows = {row.id: row for row in self._library.characters(course.row.campaign)}
            for id in course.entered:
                if id not in rows or not self._is_as_entered(course, rows[id]):
                    name = course.fight.fighter(id).name
                    raise Refused(OTHER_BY_NOW, "fight", name=name, encounter=course.row.name)

    def _is_as_entered(self, course: Course, row: Character) -> bool:
        entered = course.entered[row.id]
        stored = {item.id: item for item in self._library.items_of(row.holder)}
        return (entered.statistics, entered.condition) == (row.statistics, row.condition) and all(
            piece.id in stored and (piece.wear, piece.quantity) == (stored[piece.id].wear, stored[piece.id].quantity)
            for piece in entered.pieces
        )


def _began(change: Recorded) -> bool:
    """Whether a fight was not there, or only planned, before."""
    return change.kind == "insert" or (change.before or {}).get("phase") == "planned"


def _columns(change: Recorded) -> frozenset[str]:
    return frozenset(change.before or ()) | frozenset(change.after or ())


def _owner(
    course: Course, holders: Mapping[int, int], change: Recorded, images: Sequence[Mapping[str, Any]]
) -> int | None:
    """The fighter whose a change is, if it is one's."""
    columns = _columns(change)
    match change.table:
        case "character" if course.fight.has(change.row):
            return change.row if change.kind == "delete" or columns & OWN_OF_CHARACTERS else None
        case "item":
            return _owner_of_item(course, holders, change, images)
        case "work":
            owners = (course.items.get(image["item"]) for image in images if image.get("item"))
            return next((owner for owner in owners if owner is not None), None)
    return None


def _owner_of_item(
    course: Course, holders: Mapping[int, int], change: Recorded, images: Sequence[Mapping[str, Any]]
) -> int | None:
    brought = course.items
    if change.row in brought:
        return None if change.kind == "update" and _columns(change) <= FREE_OF_ITEMS else brought[change.row]
    for image in images:
        if image.get("holder") in holders:
            return holders[image["holder"]]
        if image.get("inside") in brought:
            return brought[image["inside"]]
    return None
