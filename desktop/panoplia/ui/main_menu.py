# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu at the foot of the rail: campaigns, language, theme, text size, and where the data lies."""

from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QDesktopServices
from PySide6.QtWidgets import QMenu, QWidget

from panoplia import __version__
from panoplia.rules.notes import QT_TRANSLATE_NOOP, note
from panoplia.store.records import Campaign
from panoplia.ui.room import Room, WhoRolls
from panoplia.ui.settings import TEXT_SIZES, THEMES, WHO_ROLLS, Settings, ThemeChoice

if TYPE_CHECKING:
    # Imported on first use: a start must not wait for it.
    from panoplia.table.demo import Demo

LONGEST_IN_MENU = 60
LANGUAGE_NAMES = {"es": "Español", "en": "English"}


class MainMenu(QMenu):
    """What is not a page, below the window's own ``actions`` that have no button.

    It is filled each time it opens, so that it always tells how things stand.
    """

    look_changed = Signal()
    """Another theme or text size was chosen."""
    roll_wanted = Signal()
    """Show the free dice."""

    def __init__(self, room: Room, settings: Settings, window: QWidget, actions: Sequence[QAction]) -> None:
        super().__init__(window)
        self._window = window
        self._room = room
        self._settings = settings
        self._everywhere = tuple(actions)
        self.fill_library: Callable[[QMenu], None] | None = None
        """Fills the menu of the library; a window over a copy has none."""
        self.aboutToShow.connect(self._fill)

    @Slot()
    def _fill(self) -> None:
        self.clear()
        self.addActions(self._everywhere)
        self.addSeparator()
        self._fill_campaigns(self.addMenu(self.tr("Campaign")))
        self._fill_dice(self.addMenu(self.tr("Dice")))
        self.addAction(self.tr("Roll dice…"), self.roll_wanted.emit)
        self._fill_languages(self.addMenu(self.tr("Language")))
        self._fill_themes(self.addMenu(self.tr("Theme")))
        self._fill_sizes(self.addMenu(self.tr("Text size")))
        self.addSeparator()
        if self.fill_library:
            library = self.addMenu(self.tr("Library"))
            self.fill_library(library)
            library.addSeparator()
            library.addAction(self.tr("Show the library's folder"), self._on_folder)
        self.addAction(self.tr("About Panoplia"), self._on_about)

    def _fill_campaigns(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        campaigns = self._room.table.library.campaigns()
        self._offer(menu, group, [campaign for campaign in campaigns if not campaign.archived])
        archived = [campaign for campaign in campaigns if campaign.archived]
        if archived:
            self._offer(menu.addMenu(self.tr("Archive")), group, archived)
        menu.addSeparator()
        menu.addAction(self.tr("New campaign…"), self._on_new)
        self._fill_demos(menu.addMenu(self.tr("Open a demo campaign")))
        if self._room.campaign:
            menu.addSeparator()
            menu.addAction(self.tr("Pass days…"), self._on_pass_days)
            menu.addAction(self.tr("House rules…"), self._on_house_rules)
            menu.addAction(self.tr("Notes…"), self._on_notes)
            menu.addSeparator()
            menu.addAction(self.tr("Rename campaign…"), self._on_rename)
            if self._room.campaign.archived:
                menu.addAction(self.tr("Take out of the archive"), self._on_unarchive)
            else:
                menu.addAction(self.tr("Put into the archive"), self._on_archive)
            menu.addAction(self.tr("Delete campaign…"), self._on_delete)

    def _fill_demos(self, menu: QMenu) -> None:
        welcome = _dialogs()
        for each in welcome.demos(self._room.table.systems):
            menu.addAction(_short(welcome.name_of(each, self._room)), self._playing(each))

    def _playing(self, which: "Demo") -> Callable[[], None]:
        def play() -> None:
            # Imported on first use: a start must not wait for it.
            from panoplia.table import demo

            found = self._room.attempt(lambda: demo.play(self._room.table, which))
            if found:
                self._room.open_campaign(found)

        return play

    def _offer(self, menu: QMenu, group: QActionGroup, campaigns: Iterable[Campaign]) -> None:
        """Campaigns to open; one whose rules this version does not know is named all the same."""
        for campaign in campaigns:
            if campaign.system not in self._room.table.systems:
                unknown = note(
                    QT_TRANSLATE_NOOP("menu", "{name}: unknown rules “{system}”"),
                    name=_short(campaign.name), system=campaign.system,
                )  # fmt: skip
                self._fill_unknown(menu.addMenu(self._room.speech.say(unknown)), campaign)
                continue
            action = self._choice(menu, group, _short(campaign.name), self._opening(campaign))
            action.setData(campaign.id)
            action.setChecked(self._room.campaign is not None and campaign.id == self._room.campaign.id)

    def _fill_unknown(self, menu: QMenu, campaign: Campaign) -> None:
        """What can be done with a campaign that cannot be opened."""
        campaigns, attempt = self._room.table.campaigns, self._room.attempt
        away = campaigns.unarchive if campaign.archived else campaigns.archive
        words = self.tr("Take out of the archive") if campaign.archived else self.tr("Put into the archive")
        menu.addAction(words, lambda: attempt(lambda: away(campaign.id)))
        menu.addAction(self.tr("Delete campaign…"), lambda: self._delete(campaign))

    def _fill_dice(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        names = {
            "ask": self.tr("Ask each time"),
            "program": self.tr("The program rolls"),
            "own": self.tr("I roll my own"),
        }
        for who in WHO_ROLLS:
            action = self._choice(menu, group, names[who], self._rolling(who))
            action.setChecked(self._settings.who_rolls == who)

    def _fill_languages(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        self._choice(menu, group, self.tr("As the system"), lambda: self._speak("")).setChecked(
            not self._settings.chosen_language
        )
        for language, name in LANGUAGE_NAMES.items():
            action = self._choice(menu, group, name, self._speaking(language))
            action.setChecked(self._settings.chosen_language == language)

    def _fill_themes(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        names = {"system": self.tr("As the system"), "light": self.tr("Light"), "dark": self.tr("Dark")}
        for theme in THEMES:
            action = self._choice(menu, group, names[theme], self._theming(theme))
            action.setChecked(self._settings.theme == theme)

    def _fill_sizes(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        for size in TEXT_SIZES:
            action = self._choice(menu, group, self._room.speech.percent(size / 100), self._sizing(size))
            action.setChecked(self._settings.text_size == size)

    def _choice(self, menu: QMenu, group: QActionGroup, text: str, chosen: Callable[[], None]) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        group.addAction(action)
        action.triggered.connect(lambda _checked: chosen())
        return action

    def _opening(self, campaign: Campaign) -> Callable[[], None]:
        return lambda: self._room.open_campaign(campaign)

    def _speaking(self, language: str) -> Callable[[], None]:
        return lambda: self._speak(language)

    def _rolling(self, who: WhoRolls) -> Callable[[], None]:
        return lambda: self._let_roll(who)

    def _theming(self, theme: ThemeChoice) -> Callable[[], None]:
        return lambda: self._set_theme(theme)

    def _sizing(self, size: int) -> Callable[[], None]:
        return lambda: self._set_size(size)

    def _speak(self, language: str) -> None:
        self._settings.chosen_language = language
        self._room.speak(self._settings.language)

    def _let_roll(self, who: WhoRolls) -> None:
        self._settings.who_rolls = who
        self._room.who_rolls = who
        self._room.dice_changed.emit()

    def _set_theme(self, theme: ThemeChoice) -> None:
        self._settings.theme = theme
        self.look_changed.emit()

    def _set_size(self, size: int) -> None:
        self._settings.text_size = size
        self.look_changed.emit()

    @Slot()
    def _on_new(self) -> None:
        dialog = _dialogs().CampaignDialog(self._room, self._window)
        if dialog.exec() and dialog.made:
            self._room.open_campaign(dialog.made)

    @Slot()
    def _on_pass_days(self) -> None:
        # Imported on first use, as the dialogs below: a start must not wait for them.
        from panoplia.ui.workshop.days_dialog import PassDaysDialog

        PassDaysDialog(self._room, self._window).exec()

    @Slot()
    def _on_house_rules(self) -> None:
        from panoplia.ui.campaigns.house import HouseRulesDialog

        HouseRulesDialog(self._room, self._window).exec()

    @Slot()
    def _on_notes(self) -> None:
        from panoplia.ui.campaigns.notes import NotesDialog

        NotesDialog(self._room, self._window).exec()

    @Slot()
    def _on_archive(self) -> None:
        self._room.attempt(lambda: self._room.table.campaigns.archive(self._room.in_play.id))

    @Slot()
    def _on_unarchive(self) -> None:
        self._room.attempt(lambda: self._room.table.campaigns.unarchive(self._room.in_play.id))

    @Slot()
    def _on_rename(self) -> None:
        _dialogs().RenameDialog(self._room, self._window).exec()

    @Slot()
    def _on_delete(self) -> None:
        self._delete(self._room.in_play)

    def _delete(self, campaign: Campaign) -> None:
        people = len(self._room.table.library.characters(campaign.id))
        question = note(
            QT_TRANSLATE_NOOP("menu", "Delete {name}? %n characters and all their gear go with it."),
            name=campaign.name, n=people,
        )  # fmt: skip
        if _questions().ask(
            self._window, self.tr("Delete campaign"), self._room.speech.say(question), self.tr("Delete")
        ):
            self._room.attempt(lambda: self._room.table.campaigns.delete(campaign.id))

    @Slot()
    def _on_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._room.table.library.path.parent)))

    @Slot()
    def _on_about(self) -> None:
        text = note(
            QT_TRANSLATE_NOOP(
                "menu",
                "Panoplia {version}\nCharacters, gear and workshop for tabletop games.\n\nYour library: {path}\n"
                "Free software under the GNU GPL, version 3 or later.",
            ),
            version=__version__, path=str(self._room.table.library.path),
        )  # fmt: skip
        _questions().inform(self._window, self._room.speech.say(text), self.tr("About Panoplia"))


def _short(name: str) -> str:
    """A name for a menu: cut where it is long, and its ampersands no mnemonics."""
    return (name if len(name) <= LONGEST_IN_MENU else name[:LONGEST_IN_MENU] + "…").replace("&", "&&")


def _dialogs() -> ModuleType:
    """The dialogs about campaigns, imported when one is wanted: a start must not wait for them."""
    from panoplia.ui import welcome

    return welcome


def _questions() -> ModuleType:
    """Message boxes, likewise."""
    from panoplia.ui import questions

    return questions
