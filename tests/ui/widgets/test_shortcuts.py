# SPDX-License-Identifier: GPL-3.0-or-later
"""C58: AltGr is Ctrl+Alt on some keyboards, so no shortcut has both."""

from pathlib import Path

import panoplia.ui


def test_no_source_of_the_window_names_a_shortcut_with_ctrl_and_alt() -> None:
    sources = sorted(Path(next(iter(panoplia.ui.__path__))).rglob("*.py"))
    assert len(sources) > 30
    for source in sources:
        text = source.read_text("utf-8").replace(" ", "").casefold()
        assert "ctrl+alt" not in text, source
        assert "alt+ctrl" not in text, source
