# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets on paper: what a system describes, written as PDF."""
