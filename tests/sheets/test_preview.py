# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from panoplia.sheets.pdf import rendered
from panoplia.sheets.preview import Pages
from panoplia.words import Speech
from sheets import samples


def test_pages_as_pictures() -> None:
    with Pages(rendered(samples.huge(), Speech("es"))) as pages:
        assert len(pages) > 5
        assert pages.size(0) == pytest.approx((595.28, 841.89), abs=0.01)
        picture = pages.picture(1, 72)
        assert (picture.width, picture.height) == (596, 842)
        assert len(picture.data) == picture.stride * picture.height
        assert pages.picture(0, 144).width in (1190, 1191)


def test_paper_is_white_and_ink_is_black() -> None:
    with Pages(rendered(samples.portrait_of_enyra(), Speech("es"))) as pages:
        picture = pages.picture(0, 100)
    dots = {picture.data[at : at + 3] for at in range(0, len(picture.data), 4)}
    assert picture.data[:3] == b"\xff\xff\xff"
    assert b"\x00\x00\x00" in dots
    assert all(len(set(dot)) == 1 for dot in dots), "nothing is coloured"
