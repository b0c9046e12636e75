"""An answer of either referee in common words, so that both can be compared field by field."""

import chess
from kriegspiel.move import CapturedPieceAnnouncement as Captured
from kriegspiel.move import MainAnnouncement as Main
from kriegspiel.move import SpecialCaseAnnouncement as Special

from step import position

# What the set calls a try that its player could know to be impossible, and any other refusal.
KNOWN = {
    "berkeley": "nonsense",
    "berkeley_any": "nonsense",
    "cincinnati": "nonsense",
    "wild16": "illegal",
    "rand": "hell_no",
    "english": "illegal",
    "crazykrieg": "impossible",
}
# The sets that have the question.
ASKED = ("berkeley_any", "english", "crazykrieg")
CHECKS = {
    Special.CHECK_RANK: "rank",
    Special.CHECK_FILE: "file",
    Special.CHECK_LONG_DIAGONAL: "long",
    Special.CHECK_SHORT_DIAGONAL: "short",
    Special.CHECK_KNIGHT: "knight",
}
ENDS = {
    Special.DRAW_TOOMANYREVERSIBLEMOVES: ("cap", "1/2-1/2"),
    Special.DRAW_STALEMATE: ("stalemate", "1/2-1/2"),
    Special.DRAW_INSUFFICIENT: ("insufficient", "1/2-1/2"),
    Special.CHECKMATE_WHITE_WINS: ("checkmate", "1-0"),
    Special.CHECKMATE_BLACK_WINS: ("checkmate", "0-1"),
    Special.STALEMATE_WHITE_WINS: ("stalemate", "1-0"),
    Special.STALEMATE_BLACK_WINS: ("stalemate", "0-1"),
}


def theirs_of(rules, game, move, answer):
    """What the package answers to a move, or to the question when it is `None`, with the position that it leaves."""
    special, main = answer.special_announcement, answer.main_announcement
    end = ENDS.get(special)
    square = answer.capture_at_square
    capture = None
    if square is not None:
        what = lower(answer.captured_piece_announcement)
        capture = (chess.square_name(square), what, answer.en_passant_announced)
    return {
        "word": their_word(rules, move, main),
        "heard": "nothing" if is_private(rules, main) else "same",
        "capture": capture,
        "drop": lower(answer.dropped_piece_announcement),
        "promotion": answer.promotion_announced,
        "end": end,
        "turn": side(game.turn) if answer.move_done and not end else None,
        "check": their_checks(answer),
        "tries": their_tries(answer) if not end else None,
        "position": position(game._board),
    }


def lower(value):
    return value and value.name.lower()


def side(colour):
    return "white" if colour == chess.WHITE else "black"


def their_word(rules, move, main):
    if move is None and rules not in ASKED:
        return "not_available"
    if main in (Main.REGULAR_MOVE, Main.CAPTURE_DONE):
        return "legal"
    if main in (Main.HAS_ANY, Main.NO_ANY):
        return "any_yes" if main == Main.HAS_ANY else "any_no"
    if main == Main.ILLEGAL_MOVE:
        return "illegal" if rules in ("english", "wild16") else "no"
    return KNOWN[rules]


def is_private(rules, main):
    return main == Main.IMPOSSIBLE_TO_ASK or (main == Main.ILLEGAL_MOVE and rules == "wild16")


def their_checks(answer):
    if answer.special_announcement == Special.CHECK_DOUBLE:
        return sorted({CHECKS[answer.check_1], CHECKS[answer.check_2]})
    kind = CHECKS.get(answer.special_announcement)
    return [kind] if kind else []


def their_tries(answer):
    if answer.next_turn_pawn_tries is not None:
        return ("n", answer.next_turn_pawn_tries)
    if answer.next_turn_has_pawn_capture:
        return ("fact", None)
    squares = answer.next_turn_pawn_try_squares
    return ("from", sorted(map(chess.square_name, squares))) if squares else None


def ours_of(line, step):
    """What `umpire referee` answers in one line, to the mover."""
    mover = "white" if step.turn.mover else "black"
    said = {item["say"]: item for item in line[mover]}
    capture, end, tries = said.get("capture"), said.get("end"), said.get("tries")
    told = None
    if tries:
        key = next(key for key in ("n", "to", "from") if key in tries)
        told = (key, tries[key] if key == "n" else sorted(tries[key]))
    return {
        "word": line["verdict"],
        "heard": heard_by_opponent(line, mover),
        "capture": capture and (capture["square"], capture.get("what"), capture.get("ep", False)),
        "drop": said["drop"]["piece"] if "drop" in said else None,
        "promotion": "promotion" in said,
        "end": end and (end["reason"], end["result"]),
        "turn": said["turn"]["side"] if "turn" in said else None,
        "check": sorted(said["check"]["dirs"]) if "check" in said else [],
        "tries": ("fact", None) if "pawn_capture" in said else told,
        "position": line["fen"].split()[:4],
    }


def heard_by_opponent(line, mover):
    """`same` but for the reason of a refusal, `nothing`, or the count that "no" brings."""
    own, other = line[mover], line["black" if mover == "white" else "white"]
    if not other:
        return "nothing"
    bare = [{key: item[key] for key in item if key != "why"} for item in own]
    if other in (own, bare):
        return "same"
    if [item["say"] for item in other] == ["illegal_count"]:
        return ("illegal_count", other[0]["n"])
    return "other"
