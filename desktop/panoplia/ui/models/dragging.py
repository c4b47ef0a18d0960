# SPDX-License-Identifier: GPL-3.0-or-later
"""Items and people on their way by drag and drop, inside this program only."""

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QCoreApplication, QMimeData

ITEMS = "application/x-panoplia-items"
FIGHTERS = "application/x-panoplia-fighters"


def carried(ids: Iterable[int], kind: str = ITEMS) -> QMimeData:
    """Items, or who is to fight, by their ids, as what is dragged."""
    data = QMimeData()
    data.setData(kind, msgspec.json.encode((QCoreApplication.applicationPid(), list(ids))))
    return data


def items_in(data: QMimeData, kind: str = ITEMS) -> list[int]:
    """What is dragged; nothing where it comes from another program, whose ids mean nothing here."""
    try:
        program, ids = msgspec.json.decode(data.data(kind).data(), type=tuple[int, list[int]])
    except msgspec.DecodeError:
        return []
    return ids if program == QCoreApplication.applicationPid() else []
