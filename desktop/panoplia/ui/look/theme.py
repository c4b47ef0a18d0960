# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours by what they mean, light and dark, and the palette that carries them to every widget."""

from typing import Literal

import msgspec
from PySide6.QtGui import QColor, QPalette

ColourName = Literal[
    "ground", "panel", "ink", "muted", "line", "accent", "accent2", "good", "good_text", "warn", "warn_text", "bad",
    "selection", "hover", "marked", "rail", "rail_ink", "on_accent", "on_accent2", "on_bad",
]  # fmt: skip
"""The roles of gauges, and those that only a screen needs. ``marked`` lies behind text selected in a field."""


class Theme(msgspec.Struct, frozen=True):
    """A colour for each role. Every text stands out from its ground by 4.5 to 1 or more (tested)."""

    dark: bool
    ground: str
    panel: str
    ink: str
    muted: str
    line: str
    accent: str
    accent2: str
    good: str
    good_text: str
    warn: str
    warn_text: str
    bad: str
    selection: str
    hover: str
    marked: str
    rail: str
    rail_ink: str
    on_accent: str
    on_accent2: str
    on_bad: str

    def colour(self, role: ColourName) -> QColor:
        """The colour of a role."""
        return QColor(getattr(self, role))

    def text_colour(self, role: ColourName) -> QColor:
        """The colour of a role for text: amber and green are a shade deeper than where they fill a shape."""
        match role:
            case "good":
                return self.colour("good_text")
            case "warn":
                return self.colour("warn_text")
        return self.colour(role)

    def palette(self) -> QPalette:
        """The palette from which widgets and style take their colours, and from which ``theme_of`` finds the theme."""
        palette = QPalette()
        roles: dict[QPalette.ColorRole, ColourName] = {
            QPalette.ColorRole.Window: "ground", QPalette.ColorRole.WindowText: "ink",
            QPalette.ColorRole.Base: "panel", QPalette.ColorRole.AlternateBase: "ground",
            QPalette.ColorRole.Text: "ink", QPalette.ColorRole.PlaceholderText: "muted",
            QPalette.ColorRole.Button: "panel", QPalette.ColorRole.ButtonText: "ink",
            QPalette.ColorRole.BrightText: "bad", QPalette.ColorRole.Link: "accent",
            QPalette.ColorRole.LinkVisited: "accent2", QPalette.ColorRole.Accent: "accent",
            QPalette.ColorRole.Highlight: "marked", QPalette.ColorRole.HighlightedText: "ink",
            QPalette.ColorRole.ToolTipBase: "panel", QPalette.ColorRole.ToolTipText: "ink",
            QPalette.ColorRole.Light: "panel", QPalette.ColorRole.Midlight: "hover",
            QPalette.ColorRole.Mid: "line", QPalette.ColorRole.Dark: "line", QPalette.ColorRole.Shadow: "line",
        }  # fmt: skip
        for role, name in roles.items():
            palette.setColor(role, self.colour(name))
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.colour("muted"))
        return palette


LIGHT = Theme(
    dark=False, ground="#F6F3EC", panel="#FFFDF8", ink="#22201C", muted="#6B655A", line="#DDD6C8", accent="#8C2F1B",
    accent2="#2F5D62", good="#3F7A3A", good_text="#3A7135", warn="#B26A00", warn_text="#955800", bad="#A3261B",
    selection="#F1E3DC", hover="#F1EDE4", marked="#E6CDC2", rail="#2B2622", rail_ink="#D9D0C0", on_accent="#FFFDF8",
    on_accent2="#FFFDF8", on_bad="#FFFDF8",
)  # fmt: skip
DARK = Theme(
    dark=True, ground="#1D1B18", panel="#262320", ink="#EDE6DA", muted="#A79F91", line="#3B3630", accent="#E08A6D",
    accent2="#7FB7BB", good="#86BE7E", good_text="#86BE7E", warn="#E0A84A", warn_text="#E0A84A", bad="#E5786C",
    selection="#3A2E28", hover="#2F2B27", marked="#5A4136", rail="#141210", rail_ink="#D9D0C0", on_accent="#1D1B18",
    on_accent2="#1D1B18", on_bad="#1D1B18",
)  # fmt: skip


def theme_of(palette: QPalette) -> Theme:
    """The theme whose palette this is; any other palette counts by how light its ground is."""
    return DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT
