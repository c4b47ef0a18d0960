# SPDX-License-Identifier: GPL-3.0-or-later
"""What can never be undone: whether to leave it as it is, so that it no longer bars what came before it."""

from PySide6.QtWidgets import QMessageBox, QWidget

from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.story import Stuck
from panoplia.ui.questions import agreed, question_box
from panoplia.ui.room import Room

TITLE = QT_TRANSLATE_NOOP("chronicle", "Undo")
LEAVE = QT_TRANSLATE_NOOP("chronicle", "Leave it as it is")
QUESTION = QT_TRANSLATE_NOOP("chronicle", "{refusal}\n\nLeave it as it is, so that what came before it can be undone?")


def leaving_question(room: Room, stuck: Stuck, parent: QWidget) -> QMessageBox:
    """The question, with why it cannot be undone."""
    say = room.speech.say
    return question_box(parent, say(TITLE), say(note(QUESTION, refusal=stuck.note)), say(LEAVE))


def offer_to_leave(room: Room, stuck: Stuck, parent: QWidget) -> None:
    """Ask; where the person wants it, undo passes the action over from now on."""
    if agreed(leaving_question(room, stuck, parent)):
        room.attempt(lambda: room.table.library.journal.leave(stuck.action))
    else:
        room.refuse(stuck.note)
