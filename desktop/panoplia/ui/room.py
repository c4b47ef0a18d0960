# SPDX-License-Identifier: GPL-3.0-or-later
"""What every page shares: the table, the campaign in play, the language, and how to try a verb."""

import random
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from PySide6.QtCore import QObject, Signal

from panoplia.rules.notes import Note, Words
from panoplia.rules.refusal import Refused
from panoplia.rules.script import Source
from panoplia.rules.system import Coin, System
from panoplia.store.records import Campaign, Report
from panoplia.table.reading import Shown
from panoplia.table.table import Table
from panoplia.table.verbs import LIBRARY, scope_of
from panoplia.ui.journal_bridge import JournalBridge
from panoplia.ui.play.rolls import Rolls
from panoplia.words import Speech

Result = TypeVar("Result")
WhoRolls = Literal["ask", "program", "own"]
"""Whose dice decide: asked at each request, the program's, or the person's own."""


class Room(QObject):
    """The surroundings of a page. Pages listen to it and never to each other."""

    changed = Signal(object)
    """A ``Report``: the library changed."""
    campaign_changed = Signal()
    """Another campaign is in play, or none."""
    language_wanted = Signal(str)
    """Install the translators of a language, before everything is said in it."""
    speech_changed = Signal()
    """Everything is to be said in another language."""
    refused = Signal(object)
    """A ``Note``: a verb was refused."""
    mended = Signal()
    """What was refused does not stand any more."""
    dice_changed = Signal()
    """Someone else rolls from now on."""
    told = Signal(object)
    """A ``Note``: something happened that changed nothing which is stored."""
    choice_changed = Signal()
    """Another character or another piece was chosen."""
    page_wanted = Signal(str, int)
    """Go to a page, and there to the row with this id."""
    fight_wanted = Signal(int)
    """Show the window of a fight that has begun, by the id of its encounter."""
    table_view_wanted = Signal(int)
    """Show a fight on a screen of its own, as the players may see it."""

    def __init__(self, table: Table, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.campaign: Campaign | None = None
        self._person = self._piece = 0
        self.who_rolls: WhoRolls = "ask"
        # The program's dice.
        self.dice: Source = random.SystemRandom()
        self.rolls = Rolls(self)
        self.may_leave: Callable[[], bool] = lambda: True
        self.speech = speech
        self._bridge = JournalBridge(table.library.journal, self)
        self._bridge.changed.connect(self._on_changed)

    @property
    def system(self) -> System:
        """The rule system of the campaign in play."""
        return self.table.systems[self.in_play.system]

    @property
    def in_play(self) -> Campaign:
        """The campaign in play. Pages are only shown while there is one."""
        assert self.campaign is not None
        return self.campaign

    @property
    def person(self) -> int:
        """The character who was chosen last, wherever that was: who buys is who was looked at."""
        return self._person

    @person.setter
    def person(self, character: int) -> None:
        if character != self._person:
            self._person = character
            self.choice_changed.emit()

    @property
    def piece(self) -> int:
        """The item that was chosen last, wherever that was; 0 for none."""
        return self._piece

    @piece.setter
    def piece(self, item: int) -> None:
        if item != self._piece:
            self._piece = item
            self.choice_changed.emit()

    @property
    def scope(self) -> str:
        """The scope that Ctrl+Z works in."""
        return scope_of(self.campaign.id) if self.campaign else LIBRARY

    def say(self, words: Words) -> str:
        """Say it in the language of the moment, for what outlives a change of language."""
        return self.speech.say(words)

    def attempt(self, verb: Callable[[], Result], seen: Sequence[Shown] = ()) -> Result | None:
        """Do a verb; a refusal is told in the status line and gives ``None``.

        What was ``seen`` when the person was asked has to be so still.
        """
        try:
            return self.table.as_seen(seen, verb)
        except Refused as refusal:
            self.refuse(refusal.note)
            return None

    def refuse(self, note: Note) -> None:
        """Tell that something could not be done."""
        self.refused.emit(note)

    def open_campaign(self, campaign: Campaign | None) -> None:
        """Put a campaign into play, unless the person wants to stay; its coins are counted from now on."""
        if campaign is not None and not self.may_leave():
            return
        self.campaign = campaign
        self._person = self._piece = 0
        self.speech = self.speech.with_coins(self._coins())
        self.rolls.play(campaign.id if campaign else 0)
        self.campaign_changed.emit()

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.language_wanted.emit(language)
        self.follow(language)

    def follow(self, language: str) -> None:
        """As another window, for which the translators were installed, speaks by now."""
        self.speech = Speech(language, self._coins())
        self.speech_changed.emit()

    def _coins(self) -> tuple[Coin, ...]:
        return self.system.coins if self.campaign else ()

    def _on_changed(self, report: Report) -> None:
        if self.campaign and any(change.table == "campaign" for change in report.changes):
            self._look_again(self.campaign.id)
        self.changed.emit(report)

    def _look_again(self, campaign: int) -> None:
        found = next((one for one in self.table.library.campaigns() if one.id == campaign), None)
        if found is None:
            self.open_campaign(None)
        else:
            self.campaign = found
