# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be known by the shipped catalogue of Percentil, as a campaign has it."""

from panoplia.app import read_table
from panoplia.rules.d100.catalogue import shipped
from panoplia.rules.d100.skills import known_skills
from panoplia.rules.system import Lore

LORE = tuple(
    Lore(entry.key, entry.category, entry.names, entry.data)
    for entry in shipped(read_table)
    if entry.category in ("skill", "talent", "spell")
)
SKILLS = known_skills(LORE)
