# SPDX-License-Identifier: GPL-3.0-or-later
"""The fixtures of the running program."""

from window import answering, campaign, program, stage

__all__ = ["answering", "campaign", "program", "stage"]
