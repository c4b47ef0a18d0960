# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every dialog: the keyboard begins in its first field, and the wheel changes no choice by accident."""

import importlib
import pkgutil
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

import panoplia.ui
import profiles
from ambushes import over
from panoplia.rules.fights.commands import Begin, Do
from panoplia.rules.trial import Trial
from panoplia.store.faults import fault
from panoplia.store.records import Encounter
from panoplia.table.aftermath import Aftermath
from panoplia.ui.armoury.basket import BasketDialog
from panoplia.ui.armoury.compare import CompareDialog
from panoplia.ui.armoury.entry_dialog import EntryDialog
from panoplia.ui.campaigns import house, notes
from panoplia.ui.characters import dialogs as people
from panoplia.ui.characters import item_dialogs as items
from panoplia.ui.characters.creation import CreationDialog
from panoplia.ui.characters.line_dialog import LineDialog
from panoplia.ui.characters.preview import PreviewDialog
from panoplia.ui.chronicle.biography import BiographyDialog
from panoplia.ui.combat.aftermath_dialog import AftermathDialog
from panoplia.ui.combat.bestiary_dialog import BestiaryDialog
from panoplia.ui.combat.dialogs import NewEncounterDialog
from panoplia.ui.combat.edit_dialog import EditDialog
from panoplia.ui.combat.hand_dialogs import EffectDialog, FiguresDialog
from panoplia.ui.combat.join_dialog import JoinDialog
from panoplia.ui.combat.people_dialog import PeopleDialog
from panoplia.ui.combat.play import FightPlay
from panoplia.ui.desk import dialogs as desk
from panoplia.ui.desk import split_dialog
from panoplia.ui.desk.found_dialog import FoundDialog
from panoplia.ui.desk.neglect_dialog import Kept, NeglectDialog
from panoplia.ui.desk.sell_dialog import SellDialog
from panoplia.ui.form_dialog import FormDialog
from panoplia.ui.library.offers import OffersDialog
from panoplia.ui.library.restore_dialog import RestoreDialog
from panoplia.ui.library.trouble import CANNOT_OPEN
from panoplia.ui.models.basket import BasketTableModel
from panoplia.ui.models.places import Place
from panoplia.ui.palette.dialog import PaletteDialog
from panoplia.ui.play.roller import RollerDialog
from panoplia.ui.play.trial_dialog import TrialDialog
from panoplia.ui.welcome import CampaignDialog, RenameDialog
from panoplia.ui.widgets.search_field import SearchField
from panoplia.ui.workshop.convert_dialog import ConvertDialog
from panoplia.ui.workshop.days_dialog import PassDaysDialog
from panoplia.ui.workshop.mend_all import MendAllDialog
from window import Play
from world import World

DIALOGS: dict[type[QDialog], Callable[["Scene"], QDialog]] = {
    AftermathDialog: lambda at: AftermathDialog(at.room, at.aftermath()),
    BasketDialog: lambda at: BasketDialog(at.room, BasketTableModel(at.room.speech)),
    BestiaryDialog: lambda at: BestiaryDialog(at.room, at.fight()),
    BiographyDialog: lambda at: BiographyDialog(at.room, at.world.axe),
    CampaignDialog: lambda at: CampaignDialog(at.room),
    CompareDialog: lambda at: CompareDialog(at.room, list(at.table.reading.entries(at.world.campaign))[:2]),
    ConvertDialog: lambda at: ConvertDialog(at.room, at.room.system.conversions),
    CreationDialog: lambda at: CreationDialog(at.room),
    EditDialog: lambda at: EditDialog(play := at.going_on(), play.course.lines[-1], at.program.window),
    EffectDialog: lambda at: EffectDialog(at.going_on(), at.world.enyra, at.program.window),
    EntryDialog: lambda at: EntryDialog(at.room, None, at.room.system.entry_kinds[0]),
    FiguresDialog: lambda at: FiguresDialog(at.going_on(), at.world.enyra, at.program.window),
    FoundDialog: lambda at: FoundDialog(at.room, at.table.library.holder(at.chest)),
    JoinDialog: lambda at: JoinDialog(at.going_on(), at.program.window),
    LineDialog: lambda at: LineDialog(at.room, at.world.enyra, profiles.skills(), 0),
    MendAllDialog: lambda at: MendAllDialog(at.room),
    NewEncounterDialog: lambda at: NewEncounterDialog(at.room),
    NeglectDialog: lambda at: NeglectDialog(
        at.room, [Kept("Axe", at.table.loot.findings(at.table.reading.holding(at.world.axe)))], lambda outcomes: None
    ),
    OffersDialog: lambda at: OffersDialog(
        at.room.speech, CANNOT_OPEN, fault("busy", at.table.library.path).note, ("retry", "leave")
    ),
    PaletteDialog: lambda at: PaletteDialog(at.room, [], at.program.window),
    PassDaysDialog: lambda at: PassDaysDialog(at.room),
    PeopleDialog: lambda at: PeopleDialog(at.room, at.fight(), "foes"),
    PreviewDialog: lambda at: PreviewDialog(at.room, at.table.library.character(at.world.enyra)),
    RenameDialog: lambda at: RenameDialog(at.room),
    RestoreDialog: lambda at: RestoreDialog(at.room.speech, at.table.library.path, at.table.library.path.parent),
    RollerDialog: lambda at: RollerDialog(at.room),
    SellDialog: lambda at: SellDialog(at.room, None, buyer=at.chest),
    TrialDialog: lambda at: TrialDialog(at.room, at.table.library.character(at.world.enyra), at.trial()),
    desk.GiveDialog: lambda at: desk.GiveDialog(
        at.room, [at.table.reading.holding(at.world.daggers)], [at.table.library.holder(at.world.pouch)]
    ),
    desk.MoneyDialog: lambda at: desk.MoneyDialog(at.room, at.table.library.holder(at.chest)),
    desk.NewHolderDialog: lambda at: desk.NewHolderDialog(at.room, "loot"),
    house.HouseRulesDialog: lambda at: house.HouseRulesDialog(at.room),
    items.HowManyDialog: lambda at: items.HowManyDialog(
        at.room, at.table.reading.holding(at.world.daggers), Place("left")
    ),
    items.MagicDialog: lambda at: items.MagicDialog(at.room, at.table.reading.holding(at.world.axe)),
    items.MergeDialog: lambda at: items.MergeDialog(
        at.room, at.table.reading.holding(at.world.daggers), [at.table.reading.holding(at.world.axe)]
    ),
    items.PayDialog: lambda at: items.PayDialog(at.room, at.table.library.holder(at.world.purse)),
    items.MoveDialog: lambda at: items.MoveDialog(
        at.room, [at.table.reading.holding(at.world.daggers)], [Place("left")]
    ),
    items.NotesDialog: lambda at: items.NotesDialog(at.room, at.table.reading.holding(at.world.axe)),
    items.SplitPileDialog: lambda at: items.SplitPileDialog(at.room, at.table.reading.holding(at.world.daggers)),
    items.WorthDialog: lambda at: items.WorthDialog(at.room, at.table.reading.holding(at.world.axe)),
    notes.NotesDialog: lambda at: notes.NotesDialog(at.room),
    people.AmountDialog: lambda at: people.AmountDialog(at.room, "Hurt", "How much damage?", lambda amount: None),
    people.PurseDialog: lambda at: people.PurseDialog(at.room, at.table.library.character(at.world.enyra), True),
    people.NewcomersDialog: lambda at: people.NewcomersDialog(at.room),
    split_dialog.SplitDialog: lambda at: split_dialog.SplitDialog(
        at.room, at.table.library.holder(at.chest), at.table.library.characters(at.world.campaign)
    ),
}


class Scene:
    """The program with one of everything that a dialog is about."""

    def __init__(self, program: Play, world: World) -> None:
        self.program, self.world, self.table, self.room = program, world, program.table, program.window.room
        self.chest = program.table.loot.make_holder(world.campaign, "loot", "Chest").id
        program.table.loot.set_money(self.chest, 1000)

    def fight(self) -> Encounter:
        foes = [(self.world.entry["croante"], 1)]
        return self.table.encounters.plan(self.world.campaign, "Emboscada", [self.world.enyra], foes)

    def going_on(self) -> FightPlay:
        """A fight in which Enyra has struck and missed."""
        fight = self.fight().id
        self.table.fights.start(fight)
        self.table.fights.command(fight, Begin())
        self.table.fights.command(fight, Do(self.world.enyra, "attack:0"))
        self.table.fights.answer(fight, "2")
        return FightPlay(self.room, fight, self.program.window)

    def aftermath(self) -> Aftermath:
        fight = self.fight().id
        over(self.table, fight)
        return self.table.aftermaths.of(fight)

    def trial(self) -> Trial:
        subject = self.table.reading.subject(self.table.library.character(self.world.enyra))
        return next(trial for trial in self.room.system.trials(subject) if not trial.refusal)


@pytest.fixture
def scene(program: Play, campaign: World) -> Scene:
    return Scene(program, campaign)


@pytest.fixture(params=DIALOGS, ids=lambda kind: f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}")
def dialog(request: pytest.FixtureRequest, scene: Scene, qtbot: QtBot) -> QDialog:
    """Each dialog of the program, shown."""
    shown = DIALOGS[request.param](scene)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
        shown.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is shown)
    return shown


def test_every_dialog_is_tried_here() -> None:
    for module in pkgutil.walk_packages(panoplia.ui.__path__, "panoplia.ui."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    assert _below(QDialog) - {FormDialog} == set(DIALOGS)


def test_the_keyboard_is_in_a_field_when_a_dialog_opens(dialog: QDialog) -> None:
    focus = dialog.focusWidget()
    assert focus is not None
    if not isinstance(dialog, BiographyDialog):
        assert not isinstance(focus, QScrollArea)
    if isinstance(dialog, FormDialog):
        form, roles = dialog._form, (QFormLayout.ItemRole.LabelRole, QFormLayout.ItemRole.FieldRole)
        cells = [form.itemAt(row, role) for row in range(form.rowCount()) for role in roles]
        widgets = [cell.widget() for cell in cells if cell]
        fields = [each for each in widgets if each.focusPolicy() & Qt.FocusPolicy.TabFocus or each.focusProxy()]
        # Where all that is asked stands below the form or across it, one begins with a search, or in that.
        across = [form.itemAt(row, QFormLayout.ItemRole.SpanningRole) for row in range(form.rowCount())]
        whole = [cell.widget() for cell in across if cell and cell.widget().isAncestorOf(focus)]
        first = fields[0] if fields else dialog.findChild(SearchField) or whole[0]
        assert focus in (first, first.focusProxy()) or first.isAncestorOf(focus)


def test_the_buttons_of_a_form_stand_below_all_of_it_and_in_sight(dialog: QDialog) -> None:
    for box in dialog.findChildren(QDialogButtonBox) if isinstance(dialog, FormDialog) else []:
        assert box.parentWidget() is dialog
        assert dialog.rect().contains(box.geometry())
        others = [each for each in dialog.children() if isinstance(each, QWidget) and each.isVisible()]
        assert max(others, key=lambda each: each.geometry().bottom()) is box


def test_the_wheel_changes_nothing_that_has_not_the_keyboard(dialog: QDialog) -> None:
    for box in [*dialog.findChildren(QComboBox), *dialog.findChildren(QAbstractSpinBox)]:
        if box.hasFocus():
            dialog.setFocus()
            box.clearFocus()
        before = _value(box)
        for step in (-120, 120):
            middle = QPointF(box.rect().center())
            wheel = QWheelEvent(
                middle, QPointF(box.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, step),
                Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(box, wheel)
            assert _value(box) == before, box.accessibleName()


def _below(kind: type) -> set[type]:
    found = set()
    for each in kind.__subclasses__():
        if each.__module__.startswith("panoplia."):
            found |= {each} | _below(each)
    return found


def _value(box: QComboBox | QAbstractSpinBox) -> object:
    return box.currentIndex() if isinstance(box, QComboBox) else box.text()
