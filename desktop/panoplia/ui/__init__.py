# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: pages, models, delegates and widgets. The only place that knows QtWidgets."""
