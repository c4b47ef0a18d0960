-- SPDX-License-Identifier: GPL-3.0-or-later
-- Fights: encounters that are planned, run, end and are applied, and the acts of each.

CREATE TABLE encounter (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    campaign INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    phase TEXT NOT NULL DEFAULT 'planned' CHECK (phase IN ('planned', 'running', 'ended', 'applied')),
    -- Who is to fight on which side, while it is planned; the state in which it began, once it has.
    roster TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(roster)),
    start TEXT NOT NULL DEFAULT '' CHECK (start = '' OR json_valid(start)),
    notes TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX encounter_campaign ON encounter (campaign);
CREATE UNIQUE INDEX encounter_running ON encounter (campaign) WHERE phase = 'running';

CREATE TABLE act (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    encounter INTEGER NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq BETWEEN 1 AND 1000000),
    command TEXT NOT NULL CHECK (json_valid(command)),
    answers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(answers)),
    notes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(notes)),
    -- What the act changed of the fight; empty while it waits for an answer.
    after TEXT NOT NULL DEFAULT '' CHECK (after = '' OR json_valid(after)),
    UNIQUE (encounter, seq)
) STRICT;
