# SPDX-License-Identifier: GPL-3.0-or-later
"""Money as it is typed: so many of each coin, none at all, and what is no number of coins."""

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from controls import field
from panoplia.rules.refusal import Refused
from panoplia.ui.widgets.coins import CoinsField
from world import World

GOLD, SILVER, COPPER = "coin-mo", "coin-mp", "coin-mc"


@pytest.fixture
def coins(qtbot: QtBot, program: object, campaign: World) -> CoinsField:
    coins = CoinsField(program.window.room, 1234)
    qtbot.addWidget(coins)
    return coins


def shown(coins: CoinsField) -> list[str]:
    return [coins.findChild(QLineEdit, name).text() for name in (GOLD, SILVER, COPPER)]


def test_an_amount_is_shown_in_the_fewest_coins(coins: CoinsField) -> None:
    assert shown(coins) == ["12", "3", "4"]
    coins.set_amount(200)
    assert shown(coins) == ["2", "", ""]
    assert coins.amount() == 200


def test_nothing_typed_is_no_amount_and_not_nought(coins: CoinsField) -> None:
    coins.set_amount(None)
    assert (shown(coins), coins.amount()) == (["", "", ""], None)
    coins.set_amount(0)
    assert (shown(coins), coins.amount()) == (["", "", "0"], 0)


def test_any_number_of_a_coin_counts(qtbot: QtBot, coins: CoinsField) -> None:
    coins.set_amount(None)
    with qtbot.waitSignal(coins.changed):
        coins.findChild(QLineEdit, COPPER).setText("250")
    assert coins.amount() == 250


@pytest.mark.parametrize("text", ["-1", "x", "1,5", "10000000001"])
def test_what_is_no_number_of_coins_is_refused_by_the_coin(coins: CoinsField, text: str) -> None:
    coins.findChild(QLineEdit, GOLD).setText(text)
    with pytest.raises(Refused) as refused:
        coins.amount()
    assert refused.value.note.figures["label"].text == "Gold"


def test_each_coin_is_spoken_with_the_name_of_the_whole(coins: CoinsField) -> None:
    assert field(coins, "Gold").text() == "12"
    coins.set_label("Own price")
    assert field(coins, "Own price: Copper").text() == "4"
