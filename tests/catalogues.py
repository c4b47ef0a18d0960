# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of the armoury as a test reads it."""

from PySide6.QtWidgets import QTableView

from panoplia.ui.armoury.page import ArmouryPage


def table_of(page: ArmouryPage) -> QTableView:
    return page.findChild(QTableView, "catalogue")


def names(page: ArmouryPage) -> list[str]:
    model = table_of(page).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]
