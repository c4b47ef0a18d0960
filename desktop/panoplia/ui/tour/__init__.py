# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real window through its pages and dialogs and keeps a picture of each."""
