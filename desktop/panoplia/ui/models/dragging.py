# SPDX-License-Identifier: GPL-3.0-or-later
"""Items on their way by drag and drop, inside this program only."""

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QCoreApplication, QMimeData

ITEMS = "application/x-panoplia-items"


def carried(items: Iterable[int]) -> QMimeData:
    """Items, by their ids, as what is dragged."""
    data = QMimeData()
    data.setData(ITEMS, msgspec.json.encode((QCoreApplication.applicationPid(), list(items))))
    return data


def items_in(data: QMimeData) -> list[int]:
    """The items that are dragged; none where they come from another program, whose ids mean nothing here."""
    try:
        program, items = msgspec.json.decode(data.data(ITEMS).data(), type=tuple[int, list[int]])
    except msgspec.DecodeError:
        return []
    return items if program == QCoreApplication.applicationPid() else []
