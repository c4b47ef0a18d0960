# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do: each verb is one action of the journal, and nothing else writes."""
