# SPDX-License-Identifier: GPL-3.0-or-later
"""How much someone carries, against what they can."""

import msgspec

from panoplia.rules.gauges import LoadGauge
from panoplia.rules.notes import Note


class Load(msgspec.Struct, frozen=True):
    """What is carried and the most that can be, in the unit that the system counts; ``words`` say both.

    More than the limit can be carried and is shown. Exactly the limit is not too much.
    """

    carried: int
    limit: int
    words: Note

    @property
    def gauge(self) -> LoadGauge:
        """The load as a bar."""
        return LoadGauge(self.carried, self.limit)
