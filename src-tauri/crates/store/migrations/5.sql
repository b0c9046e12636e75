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
