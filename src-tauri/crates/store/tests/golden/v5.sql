-- A database as version 5 left it. Never changed; a later version gets a file of its own.
PRAGMA application_id = 0x456e6331; -- Enc1

-- One row a game: what the lists show, written in the same transaction as the log.
CREATE TABLE games (
    number     INTEGER PRIMARY KEY AUTOINCREMENT, -- a deleted game's number is not given again
    id         TEXT    NOT NULL UNIQUE,           -- 32 hexadecimal digits
    version    INTEGER NOT NULL,                  -- of the terms' text
    terms      TEXT    NOT NULL,                  -- JSON
    started_at INTEGER NOT NULL,                  -- milliseconds since 1970, UTC
    last_at    INTEGER NOT NULL,
    seat       TEXT,                              -- of the program's player; none when both sat here
    level      INTEGER,                           -- of the computer, if it plays
    opponent   TEXT    NOT NULL COLLATE NOCASE,   -- the other player's name
    rules      TEXT    NOT NULL,                  -- se, wild16, ... or chess
    main_ms    INTEGER,                           -- main time of the program's player
    search     TEXT    NOT NULL,                  -- both names and the event, in lower case
    plies      INTEGER NOT NULL,
    turn       TEXT    NOT NULL,
    left_white INTEGER,                           -- milliseconds on the clocks
    left_black INTEGER,
    reason     TEXT,
    result     TEXT,
    adjourned  INTEGER NOT NULL,
    -- For the program's player; none for two people at one machine and for an aborted game.
    outcome    TEXT GENERATED ALWAYS AS (
        CASE
            WHEN result IS NULL THEN 'unfinished'
            WHEN result = '1/2-1/2' THEN 'drawn'
            WHEN result = '*' OR seat IS NULL THEN NULL
            WHEN (result = '1-0') = (seat = 'white') THEN 'won'
            ELSE 'lost'
        END
    ) VIRTUAL
) STRICT;

CREATE INDEX games_by_start ON games (started_at, number);
CREATE INDEX games_by_opponent ON games (opponent, number);
CREATE INDEX games_by_rules ON games (rules, number);
CREATE INDEX games_by_result ON games (result, number);
CREATE INDEX games_by_plies ON games (plies, number);
CREATE INDEX games_by_main_time ON games (main_ms, number);
CREATE INDEX games_by_outcome ON games (outcome, number);
CREATE INDEX games_unfinished ON games (last_at, number) WHERE result IS NULL;

-- A game is its log.
CREATE TABLE entries (
    game    INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    place   INTEGER NOT NULL, -- from 0, without gaps
    version INTEGER NOT NULL, -- of the entry's text
    entry   TEXT    NOT NULL, -- JSON
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;

-- What each command was answered, so that one that comes twice acts once.
CREATE TABLE commands (
    game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    side   TEXT    NOT NULL,
    id     INTEGER NOT NULL, -- the sender's number
    result TEXT    NOT NULL, -- JSON
    PRIMARY KEY (game, side, id)
) STRICT, WITHOUT ROWID;

-- The preferences, one row.
CREATE TABLE settings (
    only  INTEGER PRIMARY KEY CHECK (only = 1),
    value TEXT NOT NULL -- a JSON object
) STRICT;

-- The player, one row.
CREATE TABLE profile (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    name TEXT NOT NULL
) STRICT;

-- The player's own rule sets: a published one with other options, under a name.
CREATE TABLE rule_sets (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    title   TEXT    NOT NULL UNIQUE CHECK (title <> ''), -- as in the text
    version INTEGER NOT NULL,                            -- of the text
    rules   TEXT    NOT NULL                             -- JSON: the whole set
) STRICT;

-- How the computer plays in a game, where it is not the usual way.
CREATE TABLE computers (
    game   INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    manner TEXT    NOT NULL -- JSON
) STRICT;

-- What the player tells of himself beside his name.
ALTER TABLE profile ADD COLUMN details TEXT NOT NULL DEFAULT '{}'; -- a JSON object

-- What is kept of an opponent.
CREATE TABLE opponents (
    name    TEXT PRIMARY KEY COLLATE NOCASE,
    details TEXT NOT NULL -- a JSON object
) STRICT, WITHOUT ROWID;

-- What the player wrote about a game.
CREATE TABLE notes (
    game INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT;

-- Words by which games are found again.
CREATE TABLE tags (
    tag  TEXT    NOT NULL COLLATE NOCASE,
    game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    PRIMARY KEY (tag, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX tags_by_game ON tags (game);

-- The results that count for the rating, each once; they outlive the game's row.
CREATE TABLE rated (
    game     TEXT    PRIMARY KEY, -- its id
    ended_at INTEGER NOT NULL,    -- milliseconds since 1970, UTC
    level    INTEGER,             -- of the computer, if it played
    opponent TEXT    NOT NULL,
    score    TEXT    NOT NULL     -- loss, draw, win
) STRICT, WITHOUT ROWID;

-- Appointments to play.
CREATE TABLE appointments (
    number      INTEGER PRIMARY KEY AUTOINCREMENT,
    uid         TEXT    NOT NULL UNIQUE,
    since       INTEGER NOT NULL, -- reminders before that were past when it was saved
    version     INTEGER NOT NULL, -- of the text
    appointment TEXT    NOT NULL  -- JSON
) STRICT;

-- Reminders that were told: a lead of an occasion, not the time at which it was told.
CREATE TABLE told (
    appointment INTEGER NOT NULL REFERENCES appointments (number) ON DELETE CASCADE,
    start       INTEGER NOT NULL, -- of the occasion, milliseconds since 1970, UTC
    lead        INTEGER NOT NULL, -- minutes
    PRIMARY KEY (appointment, start, lead)
) STRICT, WITHOUT ROWID;

-- The event stands in the terms; games are found by it.
ALTER TABLE games ADD COLUMN event TEXT GENERATED ALWAYS AS (json_extract(terms, '$.event')) VIRTUAL;
CREATE INDEX games_by_event ON games (event COLLATE NOCASE, started_at, number);
CREATE INDEX games_by_rules_and_start ON games (rules, started_at, number);
CREATE INDEX games_by_outcome_and_start ON games (outcome, started_at, number);
CREATE INDEX games_by_opponent_and_start ON games (opponent, started_at, number);

-- Parts of names, events and titles, by groups of three letters.
CREATE VIRTUAL TABLE games_text
    USING fts5 (search, content = 'games', content_rowid = 'number', tokenize = 'trigram');
INSERT INTO games_text (games_text) VALUES ('rebuild');
CREATE TRIGGER games_text_added AFTER INSERT ON games BEGIN
    INSERT INTO games_text (rowid, search) VALUES (NEW.number, NEW.search);
END;
CREATE TRIGGER games_text_deleted AFTER DELETE ON games BEGIN
    INSERT INTO games_text (games_text, rowid, search) VALUES ('delete', OLD.number, OLD.search);
END;

-- How many games there are of each kind, so that nobody has to count them.
CREATE TABLE tallies (
    rules    TEXT    NOT NULL,
    outcome  TEXT    NOT NULL, -- empty when nobody won
    opponent TEXT    NOT NULL COLLATE NOCASE,
    level    INTEGER NOT NULL, -- of the computer; 0 for a person
    seated   INTEGER NOT NULL, -- whether the program's player had one seat alone
    games    INTEGER NOT NULL,
    PRIMARY KEY (rules, outcome, opponent, level, seated)
) STRICT, WITHOUT ROWID;
INSERT INTO tallies
    SELECT rules, coalesce(outcome, ''), opponent, coalesce(level, 0), seat IS NOT NULL, count(*)
    FROM games GROUP BY 1, 2, 3, 4, 5;
CREATE TRIGGER games_tallied AFTER INSERT ON games BEGIN
    INSERT INTO tallies VALUES (NEW.rules, coalesce(NEW.outcome, ''), NEW.opponent,
        coalesce(NEW.level, 0), NEW.seat IS NOT NULL, 1)
    ON CONFLICT DO UPDATE SET games = games + 1;
END;
CREATE TRIGGER games_tallied_otherwise AFTER UPDATE OF result ON games
WHEN OLD.outcome IS NOT NEW.outcome BEGIN
    UPDATE tallies SET games = games - 1
    WHERE rules = OLD.rules AND outcome = coalesce(OLD.outcome, '') AND opponent = OLD.opponent
        AND level = coalesce(OLD.level, 0) AND seated = (OLD.seat IS NOT NULL);
    INSERT INTO tallies VALUES (NEW.rules, coalesce(NEW.outcome, ''), NEW.opponent,
        coalesce(NEW.level, 0), NEW.seat IS NOT NULL, 1)
    ON CONFLICT DO UPDATE SET games = games + 1;
    DELETE FROM tallies WHERE games = 0;
END;
CREATE TRIGGER games_tallied_no_more AFTER DELETE ON games BEGIN
    UPDATE tallies SET games = games - 1
    WHERE rules = OLD.rules AND outcome = coalesce(OLD.outcome, '') AND opponent = OLD.opponent
        AND level = coalesce(OLD.level, 0) AND seated = (OLD.seat IS NOT NULL);
    DELETE FROM tallies WHERE games = 0;
END;

-- The positions of an ended game: what each step put on which square. Empty where there are none on
-- a board of eight by eight squares.
CREATE TABLE traces (
    game  INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
    trace BLOB NOT NULL
) STRICT;

-- Which games of a block of numbers had a man on a square in one part of the game: a bit a game.
CREATE TABLE seen (
    place INTEGER PRIMARY KEY, -- (block * 8 + part) * 768 + man * 64 + square
    games BLOB    NOT NULL
) STRICT;

-- A game is found by its tags and notes too, and by new names after the sides have changed.
CREATE TRIGGER games_text_changed AFTER UPDATE OF search ON games
WHEN OLD.search IS NOT NEW.search BEGIN
    INSERT INTO games_text (games_text, rowid, search) VALUES ('delete', OLD.number, OLD.search);
    INSERT INTO games_text (rowid, search) VALUES (NEW.number, NEW.search);
END;
UPDATE games SET search = search
    || coalesce((SELECT char(10) || group_concat(lower(tag), char(10)) FROM tags WHERE game = number), '')
    || coalesce((SELECT char(10) || lower(text) FROM notes WHERE game = number), '')
WHERE number IN (SELECT game FROM tags) OR number IN (SELECT game FROM notes);
INSERT INTO games_text (games_text) VALUES ('rebuild');

-- The tallies follow whoever plays on which side, and the computer's level, as well as the result.
DROP TRIGGER games_tallied_otherwise;
CREATE TRIGGER games_tallied_otherwise AFTER UPDATE OF result, seat, level, opponent ON games
WHEN OLD.outcome IS NOT NEW.outcome OR OLD.level IS NOT NEW.level
    OR OLD.opponent IS NOT NEW.opponent OR (OLD.seat IS NULL) <> (NEW.seat IS NULL) BEGIN
    UPDATE tallies SET games = games - 1
    WHERE rules = OLD.rules AND outcome = coalesce(OLD.outcome, '') AND opponent = OLD.opponent
        AND level = coalesce(OLD.level, 0) AND seated = (OLD.seat IS NOT NULL);
    INSERT INTO tallies VALUES (NEW.rules, coalesce(NEW.outcome, ''), NEW.opponent,
        coalesce(NEW.level, 0), NEW.seat IS NOT NULL, 1)
    ON CONFLICT DO UPDATE SET games = games + 1;
    DELETE FROM tallies WHERE games = 0;
END;
DELETE FROM tallies;
INSERT INTO tallies
    SELECT rules, coalesce(outcome, ''), opponent, coalesce(level, 0), seat IS NOT NULL, count(*)
    FROM games GROUP BY 1, 2, 3, 4, 5;

-- The player's picture, as a PNG.
ALTER TABLE profile ADD COLUMN picture BLOB;

-- In the order of their dates, with what else they are asked for.
DROP INDEX games_by_start;
CREATE INDEX games_by_start ON games (started_at, number, plies);

PRAGMA user_version = 5;

INSERT INTO games (number, id, version, terms, started_at, last_at, seat, level, opponent, rules,
    main_ms, search, plies, turn, left_white, left_black, reason, result, adjourned)
VALUES (4, '00000000000000000000000000abcdef', 1,
    '{"event":"Club evening","rules":{"game":"hidden","set":{"base":"se","own_board":{"word":"error","heard_by":"mover"},"contradictions":"ignored","announced":{"word":"no","heard_by":"both"},"repeated":{"word":"no","heard_by":"both"},"hidden":{"word":"no","heard_by":"both"},"capture":"pawn_or_piece","en_passant":"victim_square","checks":"absolute","pawn_tries":"count","try_limit":3,"promotion":"told_with_side","promotes_to":"queen_or_rook","pawns_move_backward":false,"insufficient":"one_minor_each","fifty":"automatic","repetition":"never","stalemate":"draw","noes_question":false,"reserves":false}},"time":{"white":{"main_ms":2700000,"increment_ms":5000},"black":{"main_ms":600000,"increment_ms":5000}},"rated":true,"requests_after_end":true,"names":{"white":"Ștefan","black":"Ana"},"hand_over":false}',
    1000, 9000, 'black', 2, 'Ștefan', 'se', 600000, 'ștefan' || char(10) || 'ana' || char(10) || 'club evening' || char(10) || char(10)
        || 'blunder' || char(10) || 'the rook was lost at once.',
    31, 'black', 2700000, 599900, 'resign', '1-0', 0);
INSERT INTO entries VALUES (4, 0, 1, '{"at":0,"event":{"is":"started","game":"00000000000000000000000000abcdef","terms":{"event":"Club evening","rules":{"game":"hidden","set":{"base":"se","own_board":{"word":"error","heard_by":"mover"},"contradictions":"ignored","announced":{"word":"no","heard_by":"both"},"repeated":{"word":"no","heard_by":"both"},"hidden":{"word":"no","heard_by":"both"},"capture":"pawn_or_piece","en_passant":"victim_square","checks":"absolute","pawn_tries":"count","try_limit":3,"promotion":"told_with_side","promotes_to":"queen_or_rook","pawns_move_backward":false,"insufficient":"one_minor_each","fifty":"automatic","repetition":"never","stalemate":"draw","noes_question":false,"reserves":false}},"time":{"white":{"main_ms":2700000,"increment_ms":5000},"black":{"main_ms":600000,"increment_ms":5000}},"rated":true,"requests_after_end":true,"names":{"white":"Ștefan","black":"Ana"},"hand_over":false},"heard":{"white":[{"say":"turn","side":"white"}],"black":[{"say":"turn","side":"white"}]},"left":{"white":2700000,"black":599900}}}');
INSERT INTO entries VALUES (4, 1, 1, '{"at":1500,"event":{"is":"tried","by":"white","text":"a1a8","notation":"Ra8","verdict":"no","heard":{"white":[{"say":"no"}],"black":[{"say":"no"}]},"left":{"white":2700000,"black":599900}}}');
INSERT INTO entries VALUES (4, 2, 1, '{"at":3000,"event":{"is":"tried","by":"white","text":"e7e8q","notation":"e8=Q","verdict":"legal","heard":{"white":[{"say":"end","reason":"checkmate","result":"1-0"}],"black":[{"say":"end","reason":"checkmate","result":"1-0"}]},"left":null,"end":{"reason":"resign","result":"0-1"}}}');
INSERT INTO commands VALUES (4, 'black', 7, '"done"');
INSERT INTO settings VALUES (1, '{"language":"ro","theme":"dark"}');
INSERT INTO profile VALUES (1, 'Ana', '{"zone":"Europe/Bucharest","languages":["ro"],"about":""}', x'89504e47');
INSERT INTO rule_sets VALUES (1, 'Joi seara', 1, '{"base":"english","title":"Joi seara","own_board":{"word":"illegal","heard_by":"both"},"contradictions":"ignored","announced":{"word":"illegal","heard_by":"both"},"repeated":{"word":"illegal","heard_by":"both"},"hidden":{"word":"illegal","heard_by":"both"},"capture":"square","en_passant":"named_landing_square","checks":"long_short","pawn_tries":{"ask":{"heard_by":"both","duty":"try_one","no_adds_to_count":false,"without_pawns":"answer_no","while_owing":{"word":"illegal","heard_by":"mover"}}},"try_limit":null,"promotion":"silent","promotes_to":"any","pawns_move_backward":false,"insufficient":"one_minor_each","fifty":"automatic","repetition":"claim","stalemate":"draw","noes_question":false,"reserves":false}');
INSERT INTO computers VALUES (4, '{"engine":"/usr/games/fairy-stockfish","least_ms":500,"offers_draws":true}');
INSERT INTO opponents VALUES ('Ștefan', '{"about":"Plays on Thursdays"}');
INSERT INTO notes VALUES (4, 'The rook was lost at once.');
INSERT INTO tags VALUES ('blunder', 4);
INSERT INTO rated VALUES ('00000000000000000000000000abcdef', 9000, 2, 'Ștefan', 'loss');
INSERT INTO appointments VALUES (3, 'evening@example', 5000, 1,
    '{"uid":"evening@example","title":"Club evening","opponent":"Ștefan","game":{"rules":"english","main_ms":2700000,"increment_ms":0},"start":"2026-05-01T19:00:00","zone":"Europe/Bucharest","opponent_zone":"Asia/Tokyo","minutes":90,"leads":[0,15],"repeat":{"every":"week","interval":1,"end":{"after":3}},"notes":""}');
INSERT INTO told VALUES (3, 1777651200000, 15);
INSERT INTO traces VALUES (4, x'');
