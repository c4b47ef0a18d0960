# SPDX-License-Identifier: GPL-3.0-or-later
"""The first evening: welcome, a character, gear, the workshop, paper, and pages with nothing on them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from panoplia.sheets.preview import Pages
from panoplia.ui.armoury.page import ArmouryPage
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.characters.dialogs import deletion
from panoplia.ui.characters.page import CharactersPage
from panoplia.ui.characters.paper import image_of, paper_of
from panoplia.ui.characters.preview import PreviewDialog
from panoplia.ui.tour.walk import LONG_NAME, Walk
from panoplia.ui.welcome import CampaignDialog
from panoplia.ui.widgets.die_faces import DieFaces
from panoplia.ui.workshop.page import WorkshopPage

PAPER_DPI = 108


def first_evening(walk: Walk) -> None:
    """Pictures 01 to 22."""
    _begin(walk)
    _characters(walk)
    _inventory(walk)
    _armoury(walk)
    _workshop(walk)
    _paper(walk)
    _empty(walk)


def _begin(walk: Walk) -> None:
    walk.picture("01-welcome")
    walk.dialog("02-new-campaign", CampaignDialog(walk.window.room, walk.window))
    walk.open_demo()


def _characters(walk: Walk) -> None:
    walk.choose("Enyra la rusalka")
    walk.picture("03-character")
    page = walk.page(CharactersPage)
    walk.dialog("04-new-character", CreationDialog(walk.window.room, walk.window))
    walk.dialog("05-hurt", page.detail.hurt_dialog())
    chosen = page.chosen
    assert chosen is not None
    walk.dialog("06-delete", deletion(walk.window.room, chosen, walk.window))
    characters = walk.table.characters
    characters.set_field(chosen.id, "name", LONG_NAME)
    walk.picture("07-long-name")
    walk.window.undo()
    _refuse_a_field(walk)


def _refuse_a_field(walk: Walk) -> None:
    field = walk.find(QLineEdit, "statistics.fue")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "12,5")
    QTest.keyClick(field, Qt.Key.Key_Return)
    walk.picture("08-refused")
    QTest.keyClick(field, Qt.Key.Key_Escape)


def _inventory(walk: Walk) -> None:
    page = walk.page(CharactersPage)
    page.detail.show_tab(1)
    walk.picture("09-inventory")
    page.detail.show_tab(0)


def _armoury(walk: Walk) -> None:
    walk.window.show_page("armoury")
    page = walk.page(ArmouryPage)
    walk.picture("10-armoury")
    search = page.findChild(QLineEdit)
    assert search is not None
    QTest.keyClicks(search, "espadon")
    walk.picture("11-armoury-search")
    search.clear()
    QTest.keyClicks(search, "xyzzy")
    walk.picture("12-armoury-nothing")
    search.clear()


def _workshop(walk: Walk) -> None:
    walk.window.show_page("workshop")
    page = walk.page(WorkshopPage)
    armour = walk.row("worn", lambda row: bool(row.held.piece and row.held.piece.wear.broken))
    page.choose(armour)
    walk.picture("13-workshop")
    faces = walk.find(DieFaces, "")
    faces.setFocus()
    QTest.keyClicks(faces, "2")
    walk.picture("14-workshop-one-face")
    QTest.keyClicks(faces, "4")
    QTest.keyClick(faces, Qt.Key.Key_Return)
    walk.picture("15-workshop-result")
    page.choose(walk.row("worn", lambda row: not row.state.usable))
    walk.picture("16-workshop-destroyed")


def _paper(walk: Walk) -> None:
    walk.window.show_page("characters")
    for name, number in (("Enyra la rusalka", "18"), ("Tomasa la Coja", "19")):
        walk.choose(name)
        chosen = walk.page(CharactersPage).chosen
        assert chosen is not None
        if number == "18":
            walk.dialog("17-preview", PreviewDialog(walk.window.room, chosen, walk.window))
        with Pages(paper_of(walk.window.room, chosen)) as pages:
            for page in range(len(pages)):
                walk.keep(f"{number}-paper-{page + 1}", image_of(pages, page, PAPER_DPI))


def _empty(walk: Walk) -> None:
    campaign = walk.table.campaigns.found("Vado Viejo", next(iter(walk.table.systems)))
    walk.window.room.open_campaign(campaign)
    walk.picture("20-no-characters")
    walk.window.show_page("armoury")
    walk.picture("21-no-buyers")
    walk.window.show_page("workshop")
    walk.picture("22-nothing-worn")
