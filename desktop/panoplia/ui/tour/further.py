# SPDX-License-Identifier: GPL-3.0-or-later
"""Every system but the first, by its demo campaign: sheets, trials, lists, armoury, workshop, desk and paper."""

from collections.abc import Iterator

from PySide6.QtWidgets import QApplication

from panoplia.rules.sheet import lines_of
from panoplia.sheets.preview import Pages
from panoplia.store.records import Character, Entry
from panoplia.ui.armoury.entry_dialog import EntryDialog
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.campaigns.house import HouseRulesDialog
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.paper import image_of, paper_of
from panoplia.ui.tour.first_evening import PAPER_DPI
from panoplia.ui.tour.walk import LONG_NAME, Walk
from panoplia.ui.welcome import demos
from panoplia.ui.widgets.buttons import Button
from panoplia.ui.widgets.sheet_form import SheetForm
from panoplia.ui.widgets.why_popup import WhyPopup
from panoplia.ui.widgets.why_value import WhyValue
from panoplia.ui.workshop.days_dialog import PassDaysDialog
from panoplia.ui.workshop.mend_all import MendAllDialog
from panoplia.ui.workshop.page import WorkshopPage

FIRST_NUMBER = 110


def further(walk: Walk) -> None:
    """Pictures from 110 on; each system has ten numbers of its own."""
    for place in range(1, len(demos(walk.table.systems))):
        walk.open_demo(place)
        number = FIRST_NUMBER + (place - 1) * 10
        _people(walk, number)
        _lists(walk, number)
        _why(walk, number)
        _trials(walk, number + 1)
        _armoury(walk, number + 2)
        _workshop(walk, number + 4)
        _desk(walk, number + 5)
        _dialogs(walk, number + 6)


def _people(walk: Walk, number: int) -> None:
    walk.window.show_page("characters")
    for place, person in enumerate(_players(walk)):
        walk.choose(person.name)
        walk.picture(f"{number}-sheet-{place + 1}")
        form = walk.page(CharactersPage).findChild(SheetForm)
        assert form is not None
        walk.keep(f"{number}-sheet-{place + 1}-whole", form)
        with Pages(paper_of(walk.window.room, person)) as pages:
            for page in range(len(pages)):
                walk.keep(f"{number}-paper-{place + 1}-{page + 1}", image_of(pages, page, PAPER_DPI))


def _players(walk: Walk) -> list[Character]:
    people = walk.table.library.characters(walk.window.room.in_play.id)
    return [one for one in people if one.kind == "pc"]


def _lists(walk: Walk, number: int) -> None:
    """A new row of each list that anyone keeps, and the first one that is there."""
    seen: set[str] = set()
    for person in _players(walk):
        walk.choose(person.name)
        sheet = walk.window.room.system.sheet(walk.table.reading.subject(person))
        for block in lines_of(sheet):
            if block.path not in seen and block.values:
                seen.add(block.path)
                name = block.path.rpartition(".")[2]
                for what, place in (("new", None), ("edit", 0)):
                    dialog = walk.page(CharactersPage).detail.line_dialog(block, place)
                    assert dialog is not None
                    walk.dialog(f"{number}-{what}-{name}", dialog)


def _why(walk: Walk, number: int) -> None:
    """Where the figure with the most to tell comes from."""
    walk.choose(_players(walk)[0].name)
    asked = max(walk.page(CharactersPage).findChildren(WhyValue), key=lambda value: len(value.toolTip()))
    asked.ask()
    popup = walk.window.findChild(WhyPopup)
    assert popup is not None
    walk.keep(f"{number}-why", popup)
    popup.close()


def _trials(walk: Walk, number: int) -> None:
    """One of each kind that anyone can try."""
    seen: set[str] = set()
    for person in _players(walk):
        walk.choose(person.name)
        for trial in walk.window.room.system.trials(walk.table.reading.subject(person)):
            kind = trial.id.partition(":")[0]
            if kind in seen or trial.refusal:
                continue
            seen.add(kind)
            dialog = walk.page(CharactersPage).detail.trial_dialog(trial.id)
            assert dialog is not None
            dialog.show()
            QApplication.processEvents()
            walk.dialog(f"{number}-trial-{kind}", dialog)


def _armoury(walk: Walk, number: int) -> None:
    walk.window.show_page("armoury")
    page = walk.page(ArmouryPage)
    walk.picture(f"{number}-armoury")
    for entry in _of_each_category(walk):
        page.choose(entry.id)
        walk.picture(f"{number}-armoury-{entry.category}")
    for kind in walk.window.room.system.entry_kinds:
        walk.dialog(f"{number + 1}-new-{kind.id}", EntryDialog(walk.window.room, None, kind, walk.window))


def _of_each_category(walk: Walk) -> Iterator[Entry]:
    entries = walk.table.reading.entries(walk.window.room.in_play.id)
    for category in walk.window.room.system.categories:
        yield from [entry for entry in entries if entry.category == category.id][:1]


def _workshop(walk: Walk, number: int) -> None:
    walk.window.show_page("workshop")
    for place, worn in enumerate(walk.table.workshop.worn(walk.window.room.in_play.id)):
        walk.page(WorkshopPage).choose(worn.held.item.id)
        walk.picture(f"{number}-workshop-{place + 1}")


def _desk(walk: Walk, number: int) -> None:
    walk.window.show_page("desk")
    walk.picture(f"{number}-desk")


def _dialogs(walk: Walk, number: int) -> None:
    room, window = walk.window.room, walk.window
    walk.dialog(f"{number}-mend-all", MendAllDialog(room, window))
    walk.dialog(f"{number}-house-rules", HouseRulesDialog(room, window))
    walk.dialog(f"{number}-pass-days", PassDaysDialog(room, window))
    creation = CreationDialog(room, window)
    creation.show()
    creation.who.name.setText(LONG_NAME)
    following = creation.findChild(Button, "next")
    assert following is not None
    following.click()
    walk.keep(f"{number}-creation", creation)
    # Closing it would ask whether what was typed is to be given up.
    creation.hide()
    creation.deleteLater()
