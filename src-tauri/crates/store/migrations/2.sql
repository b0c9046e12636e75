-- The player's own rule sets: a published one with other options, under a name.
CREATE TABLE rule_sets (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    title   TEXT    NOT NULL UNIQUE CHECK (title <> ''), -- as in the text
    version INTEGER NOT NULL,                            -- of the text
    rules   TEXT    NOT NULL                             -- JSON: the whole set
) STRICT;
