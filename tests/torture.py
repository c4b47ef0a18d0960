# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program again and again, at moments that chance chooses, and looks at what it left behind.

Run by ``make torture``. A line that fails names the kind and the seed: ``torture.py --kind play --seed 17`` is the same
evening again, killed at the same moment of its own, or at about the same time.
"""

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from crash_checks import KINDS, Counts

KILLS = {"play": 180, "migrate": 40, "back_up": 40, "restore": 40}
LONGEST = 900.0
"""Seconds after which no further kill is begun; those that were left out are told, and are a failure."""


def one(kind: str, seed: int, end: float) -> Counts | str | None:
    """One kill: what was found, what is wrong, or nothing where there was no time for it."""
    if monotonic() > end:
        return None
    try:
        with TemporaryDirectory(prefix="torture-") as folder:
            return KINDS[kind](Path(folder), seed)
    except Exception:
        return f"{kind}, seed {seed}: {traceback.format_exc()}"


def torture(pool: ProcessPoolExecutor, kind: str, seeds: Sequence[int], end: float) -> bool:
    """All kills of a kind and a line about them; whether all was well."""
    start = monotonic()
    found = list(pool.map(one, [kind] * len(seeds), seeds, [end] * len(seeds)))
    total = Counter({"kills": len(found) - found.count(None), "left out": found.count(None)})
    wrong = [each for each in found if isinstance(each, str)]
    for counts in found:
        total += counts if isinstance(counts, Counter) else Counter()
    told = ", ".join(f"{what} {count}" for what, count in total.items())
    print(f"{kind:8} {told}, failed {len(wrong)}, {monotonic() - start:.1f} s", flush=True)
    print("".join(wrong), end="")
    return not wrong and None not in found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=KINDS, help="only kills of this kind")
    parser.add_argument("--seed", type=int, help="only this kill")
    chosen = parser.parse_args()
    end = monotonic() + LONGEST
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        results = [
            torture(pool, kind, range(count) if chosen.seed is None else [chosen.seed], end)
            for kind, count in KILLS.items()
            if chosen.kind in (None, kind)
        ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
