-- SPDX-License-Identifier: GPL-3.0-or-later
-- Portraits, changes over shipped entries, work that ends on a day, what is left behind, and the day of each action.

-- An image by the SHA-256 of its bytes. Not journaled: the same bytes have the same name for ever.
CREATE TABLE portrait (
    sha TEXT PRIMARY KEY CHECK (length(sha) = 64),
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Empty where there is none. No reference: a portrait may be swept only once no change in the journal names it.
ALTER TABLE character ADD COLUMN portrait TEXT NOT NULL DEFAULT '';

ALTER TABLE campaign ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));

-- 0 is left behind: it does not count as a load, and neither does what lies inside it.
ALTER TABLE item ADD COLUMN carried INTEGER NOT NULL DEFAULT 1 CHECK (carried IN (0, 1));

-- The day of the campaign on which it was done; NULL outside campaigns and for what is older than this column.
ALTER TABLE action ADD COLUMN day INTEGER;

CREATE TABLE override (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    entry INTEGER NOT NULL UNIQUE REFERENCES entry (id) ON DELETE CASCADE,
    -- Only the fields that are changed; then the shipped values that lay under them at that time.
    changes TEXT NOT NULL CHECK (json_valid(changes)),
    base TEXT NOT NULL CHECK (json_valid(base))
) STRICT;

CREATE TABLE work (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    item INTEGER NOT NULL UNIQUE REFERENCES item (id) ON DELETE CASCADE,
    -- The day on which it is ready, the wear that the piece has then, and the sentence that tells it.
    ends INTEGER NOT NULL CHECK (ends BETWEEN 1 AND 1000000),
    wear TEXT NOT NULL CHECK (json_valid(wear)),
    told TEXT NOT NULL CHECK (json_valid(told))
) STRICT;
