# SPDX-License-Identifier: GPL-3.0-or-later
"""Who gets a share of the money, with each share shown before anything is split."""

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from panoplia.rules.notes import Coins
from panoplia.rules.refusal import Refused
from panoplia.store.records import Holder
from panoplia.table.loot import shares
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.look.text import elided, tool_tip
from panoplia.ui.room import Room
from panoplia.ui.widgets.labels import PlainLabel

LONGEST = 260


class SplitDialog(FormDialog):
    """A tick and a share for each person, and what stays in the pile. ``others`` get a share where they are ticked."""

    def __init__(
        self,
        room: Room,
        pile: Holder,
        people: Sequence[Holder],
        parent: QWidget | None = None,
        others: Sequence[Holder] = (),
    ) -> None:
        super().__init__(room, self.tr("Split the money"), self.tr("Split the money"), self._split, parent)
        self._pile = pile
        self._people = [*people, *others]
        self._ticks: list[QCheckBox] = []
        self._shares: list[PlainLabel] = []
        self._money = PlainLabel(kind="strong")
        self.add(self.tr("To split"), self._money)
        for person in self._people:
            self._add_person(person, ticked=person in people)
        self._rest = PlainLabel(kind="strong")
        self.add(self.tr("Stays there"), self._rest)
        self._show_shares()
        room.changed.connect(self._look_again)

    def _add_person(self, person: Holder, ticked: bool) -> None:
        tick, share = QCheckBox(), PlainLabel()
        tick.setText(elided(person.name, tick.font(), LONGEST).replace("&", "&&"))
        tick.setAccessibleName(person.name)
        tick.setToolTip(tool_tip(person.name))
        tick.setChecked(ticked)
        tick.toggled.connect(self._show_shares)
        self._ticks.append(tick)
        self._shares.append(share)
        self._form.addRow(tick, share)

    def _ticked(self) -> list[int]:
        return [person.id for person, tick in zip(self._people, self._ticks, strict=True) if tick.isChecked()]

    @Slot()
    def _show_shares(self) -> None:
        say = self.room.speech.say
        self._money.setText(say(Coins(self._pile.money)))
        share, rest = shares(self._pile.money, len(self._ticked()))
        for tick, label in zip(self._ticks, self._shares, strict=True):
            label.setText(say(Coins(share)) if tick.isChecked() else "–")
        self._rest.setText(say(Coins(rest)))

    @Slot()
    def _look_again(self) -> None:
        """How much there is now. That the pile itself is gone is told when it is to be split."""
        with suppress(Refused):
            self._pile = self.room.table.library.holder(self._pile.id)
            self._show_shares()

    def _split(self) -> None:
        try:
            self.room.table.loot.split_money(self._pile.id, self._ticked(), self._pile.money)
        except Refused:
            self._look_again()
            raise
