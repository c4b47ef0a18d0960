# SPDX-License-Identifier: GPL-3.0-or-later
"""What has to be loaded before the first characters are on the screen."""

import os
import subprocess
import sys
from pathlib import Path

from panoplia.store.library import Library
from store.tiny import Small

READER = """
import sys
from pathlib import Path
from panoplia.store.records import Holder
from store.tiny import Clock, open_at, said
library = open_at(Path(sys.argv[1]), Clock())
(campaign,) = library.campaigns()
assert library.characters(campaign.id) and library.items(campaign.id) and library.entries("tiny")
print("peewee" in sys.modules)
with library.journal.act("library", said(1)):
    library.add(Holder(0, "", campaign.id, "loot", "Bones"))
print("peewee" in sys.modules)
library.close()
"""


def test_peewee_is_loaded_at_the_first_write(library: Library, small: Small, path: Path) -> None:
    library.close()
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
    command = [sys.executable, "-c", READER, str(path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=True)
    assert done.stdout.split() == ["False", "True"]
