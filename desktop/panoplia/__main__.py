# SPDX-License-Identifier: GPL-3.0-or-later
"""``python -m panoplia`` is the command line."""

import sys

from panoplia.cli import main

if __name__ == "__main__":
    sys.exit(main())
