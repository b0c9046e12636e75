-- How the computer plays in a game, where it is not the usual way.
CREATE TABLE computers (
    game   INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    manner TEXT    NOT NULL -- JSON
) STRICT;
