-- Made by tests/store/test_schema.py from a new library; never edited.

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
CREATE TABLE action (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    scope TEXT NOT NULL,
    label TEXT NOT NULL CHECK (json_valid(label)),
    joining TEXT NOT NULL DEFAULT '',
    time TEXT NOT NULL,
    -- 'writing' while its transaction runs, 'silent' while it is rewound (the triggers look for these two);
    -- 'open' is for one that goes on over several transactions; 'closed' keeps its story but cannot be undone.
    state TEXT NOT NULL CHECK (state IN ('writing', 'silent', 'open', 'done', 'undone', 'closed'))
, day INTEGER) STRICT;
CREATE INDEX action_scope ON action (scope);
CREATE UNIQUE INDEX action_silent ON action (state) WHERE state = 'silent';
CREATE UNIQUE INDEX action_writing ON action (state) WHERE state = 'writing';
CREATE TABLE campaign (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    name TEXT NOT NULL,
    system TEXT NOT NULL,
    house TEXT NOT NULL CHECK (json_valid(house)),
    day INTEGER NOT NULL DEFAULT 1 CHECK (day BETWEEN 1 AND 1000000),
    notes TEXT NOT NULL DEFAULT ''
, archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))) STRICT;
CREATE TABLE change (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    action INTEGER NOT NULL REFERENCES action (id) ON DELETE CASCADE,
    table_name TEXT NOT NULL,
    row_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('insert', 'update', 'delete')),
    before TEXT CHECK (before IS NULL OR json_valid(before)),
    after TEXT CHECK (after IS NULL OR json_valid(after))
) STRICT;
CREATE INDEX change_action ON change (action);
CREATE INDEX change_row ON change (table_name, row_id);
CREATE TABLE character (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    holder INTEGER NOT NULL UNIQUE REFERENCES holder (id) ON DELETE CASCADE,
    player TEXT NOT NULL DEFAULT '',
    statistics TEXT NOT NULL CHECK (json_valid(statistics)),
    condition TEXT NOT NULL CHECK (json_valid(condition)),
    kind TEXT NOT NULL DEFAULT 'pc' CHECK (kind IN ('pc', 'npc', 'foe')),
    notes TEXT NOT NULL DEFAULT '',
    tags TEXT NOT NULL DEFAULT '',
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
, portrait TEXT NOT NULL DEFAULT '') STRICT;
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
CREATE TABLE entry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    system TEXT NOT NULL,
    campaign INTEGER REFERENCES campaign (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    category TEXT NOT NULL,
    name_es TEXT NOT NULL,
    name_en TEXT NOT NULL DEFAULT '',
    data TEXT NOT NULL CHECK (json_valid(data)),
    price INTEGER CHECK (price BETWEEN 0 AND 1000000000000),
    weight INTEGER CHECK (weight BETWEEN 0 AND 1000000000000),
    origin TEXT NOT NULL CHECK (origin IN ('shipped', 'own')),
    retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1)),
    CHECK (origin = 'own' OR campaign IS NULL)
) STRICT;
CREATE INDEX entry_campaign ON entry (campaign);
CREATE UNIQUE INDEX entry_shipped ON entry (system, key) WHERE origin = 'shipped';
CREATE INDEX entry_system ON entry (system);
CREATE TABLE holder (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    campaign INTEGER NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('character', 'stash', 'shop', 'loot')),
    name TEXT NOT NULL,
    money INTEGER NOT NULL DEFAULT 0 CHECK (money BETWEEN 0 AND 1000000000000)
) STRICT;
CREATE INDEX holder_campaign ON holder (campaign);
CREATE TABLE item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    entry INTEGER NOT NULL REFERENCES entry (id),
    holder INTEGER REFERENCES holder (id) ON DELETE CASCADE,
    inside INTEGER REFERENCES item (id) ON DELETE CASCADE,
    wear TEXT NOT NULL CHECK (json_valid(wear)),
    slot TEXT NOT NULL DEFAULT '',
    quantity INTEGER NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 1000000),
    name TEXT NOT NULL DEFAULT '',
    magic INTEGER NOT NULL DEFAULT 0 CHECK (magic IN (0, 1)),
    bonus INTEGER NOT NULL DEFAULT 0 CHECK (bonus BETWEEN -1000000 AND 1000000),
    price INTEGER CHECK (price BETWEEN 0 AND 1000000000000),
    notes TEXT NOT NULL DEFAULT '', carried INTEGER NOT NULL DEFAULT 1 CHECK (carried IN (0, 1)),
    CHECK ((holder IS NULL) <> (inside IS NULL)),
    CHECK (inside <> id)
) STRICT;
CREATE INDEX item_entry ON item (entry);
CREATE INDEX item_holder ON item (holder);
CREATE INDEX item_inside ON item (inside);
CREATE TABLE override (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    entry INTEGER NOT NULL UNIQUE REFERENCES entry (id) ON DELETE CASCADE,
    -- Only the fields that are changed; then the shipped values that lay under them at that time.
    changes TEXT NOT NULL CHECK (json_valid(changes)),
    base TEXT NOT NULL CHECK (json_valid(base))
) STRICT;
CREATE TABLE portrait (
    sha TEXT PRIMARY KEY CHECK (length(sha) = 64),
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE work (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
    item INTEGER NOT NULL UNIQUE REFERENCES item (id) ON DELETE CASCADE,
    -- The day on which it is ready, the wear that the piece has then, and the sentence that tells it.
    ends INTEGER NOT NULL CHECK (ends BETWEEN 1 AND 1000000),
    wear TEXT NOT NULL CHECK (json_valid(wear)),
    told TEXT NOT NULL CHECK (json_valid(told))
) STRICT;
