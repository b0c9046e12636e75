"""One try of a game, with what its side knew before it and what the board held after it."""

import chess
from kriegspiel.move import MainAnnouncement

MINORS = (chess.KNIGHT, chess.BISHOP)
MAJORS = (chess.PAWN, chess.ROOK, chess.QUEEN)
MOVED = (MainAnnouncement.REGULAR_MOVE, MainAnnouncement.CAPTURE_DONE)


class Turn:
    """What stays the same while one side is to move, and what it has been told."""

    def __init__(self, game):
        board = game._board
        captures = [move.chess_move for move in game._generate_possible_pawn_captures()]
        self.mover = board.turn
        self.pawns = len(board.pieces(chess.PAWN, board.turn))
        self.pawn_captures = sorted(captures, key=str)
        self.possible_pawn_captures = len({(m.from_square, m.to_square) for m in captures})
        self.plausible = sorted({*game._build_players_board().legal_moves, *captures}, key=str)
        self.legal = list(board.legal_moves)
        self.pawn_tries = pawn_tries(game)
        self.refused, self.asked, self.answered_no = [], False, False

    def remember(self, step):
        self.asked |= step.answer in (MainAnnouncement.HAS_ANY, MainAnnouncement.NO_ANY)
        self.answered_no |= step.answer == MainAnnouncement.NO_ANY
        untested = step.owes and not step.pawn_capture
        if not step.question and step.on_board and not untested and not step.repeated:
            self.refused.append(step.move)


class Step:
    """Made before the try is drawn; `begin` and `finish` stand around the package's answer."""

    def __init__(self, game, turn):
        self.turn = turn
        self.refused, self.asked, self.answered_no = set(turn.refused), turn.asked, turn.answered_no
        self.owes = game.must_use_pawns

    def begin(self, game, move):
        turn = self.turn
        self.move, self.question = move, move is None
        self.text = "any?" if move is None else move.uci()
        self.on_board = move in turn.plausible
        self.pawn_capture = move in turn.pawn_captures
        self.repeated = move in self.refused
        targets, sources = turn.pawn_tries
        self.to_announced = move is not None and chess.square_name(move.to_square) in targets
        self.from_announced = move is not None and chess.square_name(move.from_square) in sources
        self.cannot_answer_check = move is not None and cannot_answer(game._board, move)

    def finish(self, game, answer, theirs):
        board = game._board
        self.theirs, self.answer = theirs, answer.main_announcement
        self.men_after = [force(board, side) for side in chess.COLORS]
        self.tries_after = pawn_tries(game) if answer.move_done else None
        self.turn.remember(self)


def pawn_tries(game):
    """The squares of the legal pawn captures, targets and sources, by name."""
    moves = [] if game.game_over else game._legal_pawn_capture_moves()
    targets = sorted({chess.square_name(move.to_square) for move in moves})
    return targets, sorted({chess.square_name(move.from_square) for move in moves})


def cannot_answer(board, move):
    """A move that the kind of check alone rules out, wherever on the line the checker stands."""
    if not board.is_check():
        return False
    king = board.king(board.turn)
    if move.from_square == king:
        return chess.square_distance(king, move.to_square) > 1
    checkers = list(board.checkers())
    if len(checkers) > 1 and len({line(king, checker) for checker in checkers}) > 1:
        return True
    if board.piece_type_at(checkers[0]) == chess.KNIGHT:
        return move.to_square not in chess.SquareSet(chess.BB_KNIGHT_ATTACKS[king])
    return line(king, move.to_square) != line(king, checkers[0])


def line(king, square):
    """The line through a king that a square is on, `None` for a knight's move or none."""
    files = chess.square_file(square) - chess.square_file(king)
    ranks = chess.square_rank(square) - chess.square_rank(king)
    if files == 0:
        return "file"
    if ranks == 0:
        return "rank"
    return {1.0: "rising", -1.0: "falling"}.get(files / ranks)


def force(board, side):
    """How many minor men and how many others but the king a side has."""
    minors = sum(len(board.pieces(kind, side)) for kind in MINORS)
    return minors, sum(len(board.pieces(kind, side)) for kind in MAJORS)


def position(board):
    """Men, reserves, side to move, castling rights and the square passed over."""
    return board.fen().split()[:4]
