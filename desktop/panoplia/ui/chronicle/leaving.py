# SPDX-License-Identifier: GPL-3.0-or-later
"""What can never be undone: whether to leave it as it is, so that it no longer bars what came before it."""

from PySide6.QtWidgets import QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.story import Stuck
from panoplia.ui.questions import ask
from panoplia.ui.room import Room

TITLE = QT_TRANSLATE_NOOP("chronicle", "Undo")
LEAVE = QT_TRANSLATE_NOOP("chronicle", "Leave it as it is")
QUESTION = QT_TRANSLATE_NOOP("chronicle", "{refusal}\n\nLeave it as it is, so that what came before it can be undone?")


def offer_to_leave(room: Room, stuck: Stuck, parent: QWidget) -> None:
    """Ask; where the person wants it, undo passes the action over from now on."""
    say = room.speech.say
    if ask(parent, say(TITLE), say(note(QUESTION, refusal=stuck.note)), say(LEAVE)):
        room.attempt(lambda: room.table.library.journal.leave(stuck.action))
    else:
        room.refuse(stuck.note)
