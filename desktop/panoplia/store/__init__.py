# SPDX-License-Identifier: GPL-3.0-or-later
"""The library: one SQLite file, its journal, and the values that go in and come out."""
