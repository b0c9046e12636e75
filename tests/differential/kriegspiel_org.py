"""Random games of Kriegspiel: our referee beside kriegspiel.org's engine, try by try.

The engine is the package `kriegspiel` of the Python Package Index (MIT); nothing of it is kept
here. Each game's tries are drawn with the package, answered by it, and then read by
`umpire referee` in one go; every answer is compared in legality, wording, who hears it, captures,
drops, promotions, checks, pawn tries, ends and the position. Half of the games begin from a few
men, so that promotions, mates, stalemates and draws for want of force are met. What `classes.py`
does not explain is a fault: the game's moves are printed, and the exit status is 1.

    python3 -m venv target/differential
    target/differential/bin/pip install kriegspiel==1.7.3
    cargo build --release -p umpire
    target/differential/bin/python tests/differential/kriegspiel_org.py --umpire target/release/umpire
"""

import argparse
import collections
import json
import random
import subprocess
import sys

import chess
import chess.variant
from kriegspiel.game import KriegspielGame
from kriegspiel.move import KriegspielMove, QuestionAnnouncement

from answers import ours_of, theirs_of
from classes import CLASSES
from step import Step, Turn, force

LONGEST_GAME = 200
MINORS = (chess.KNIGHT, chess.BISHOP, chess.BISHOP)
ANY = (chess.PAWN, chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)


def start_position(chance, board_type):
    """The initial position, or one with a few men of each side that is not over."""
    if chance.random() < 0.5:
        return board_type()
    while True:
        board = board_type.empty()
        kinds = chance.choice((ANY, ANY, MINORS))
        squares = chance.sample(range(64), 2 + chance.choice((1, 2, 2, 3, 4, 6, 9)))
        for number, square in enumerate(squares):
            kind = chess.KING if number < 2 else chance.choice(kinds)
            colour = number == 0 if number < 2 else chance.random() < 0.5
            board.set_piece_at(square, chess.Piece(kind, colour))
        board.turn = chance.random() < 0.5
        if board.is_valid() and any(board.legal_moves) and not is_weak(board):
            return board


def is_weak(board):
    """Over for want of force by one of the rules of it."""
    counts = [force(board, side) for side in chess.COLORS]
    one_each = all(minors <= 1 and not others for minors, others in counts)
    return one_each or board.is_insufficient_material()


def open_game(rules, board):
    """The package opens games from the initial position only; any other is put in its place."""
    game = KriegspielGame(ruleset=rules)
    game._board = board
    game._generate_possible_to_ask_list()
    return game


def random_move(chance, board):
    """Any two squares, sometimes with a promotion or as a drop."""
    start, end = chance.sample(range(64), 2)
    if chance.random() < 0.1:
        return chess.Move(end, end, drop=chance.choice(chess.PIECE_TYPES[:5]))
    own = [square for square in chess.SquareSet(board.occupied_co[board.turn]) if square != end]
    if own and chance.random() < 0.7:
        start = chance.choice(own)
    promotion = chance.choice((None, None, None, chess.QUEEN, chess.KNIGHT))
    return chess.Move(start, end, promotion=promotion)


def draw_try(chance, game, turn):
    """A try of any kind, `None` for the question."""
    board, dice = game._board, chance.random()
    if dice < 0.06:
        return None
    if dice < 0.12 and turn.refused:
        return chance.choice(turn.refused)
    if dice < 0.22:
        return random_move(chance, board)
    if dice < 0.34 and turn.pawn_captures:
        return chance.choice(turn.pawn_captures)
    if dice < 0.37:
        return chance.choice(ending_moves(board, turn.legal) or turn.legal)
    if dice < 0.62:
        return chance.choice(turn.legal)
    return chance.choice(turn.plausible)


def ending_moves(board, moves):
    """The moves that mate, stalemate or leave too little force."""
    ending = []
    for move in moves:
        board.push(move)
        if board.is_insufficient_material() or not any(board.legal_moves):
            ending.append(move)
        board.pop()
    return ending


def ask(game, move):
    if move is None:
        return game.ask_for(KriegspielMove(QuestionAnnouncement.ASK_ANY))
    return game.ask_for(KriegspielMove(QuestionAnnouncement.COMMON, move))


def play(chance, rules):
    """One game of the package's: its first position and every try with its answer."""
    board_type = chess.variant.CrazyhouseBoard if rules == "crazykrieg" else chess.Board
    game = open_game(rules, start_position(chance, board_type))
    fen, steps, turn = game._board.fen(), [], Turn(game)
    while len(steps) < LONGEST_GAME and not game.game_over:
        step = Step(game, turn)
        move = draw_try(chance, game, turn)
        step.begin(game, move)
        answer = ask(game, move)
        step.finish(game, answer, theirs_of(rules, game, move, answer))
        steps.append(step)
        if answer.move_done:
            turn = Turn(game)
    return fen, steps


def referee(umpire, rules, options, fen, steps):
    """The answers of `umpire referee`, one a try until the game ends."""
    command = [umpire, "referee", "--rules", rules, "--fen", fen]
    for option in options:
        command += ["--set", option]
    tries = "".join(f"{step.text}\n" for step in steps)
    done = subprocess.run(command, input=tries, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"umpire cannot read this game: {done.stderr}{fen}\n{tries}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def explain(rules, step):
    """The classes of what differs, and the fields that none explains."""
    fields = {field for field in step.ours if step.ours[field] != step.theirs[field]}
    names = []
    for known in CLASSES[rules]:
        if fields & known.fields and known.holds(step):
            names.append(known.name)
            fields -= known.fields
    return names, fields


def compare(rules, fen, steps, lines, count):
    """Counts one game; the first fault ends it. Says how it can be played again."""
    for number, (step, line) in enumerate(zip(steps, lines[1:]), start=1):
        step.ours = ours_of(line, step)
        names, left = explain(rules, step)
        count["tries"] += 1
        count["agreed"] += not names and not left
        for name in names:
            count[name] += 1
        if left:
            tries = " ".join(step.text for step in steps[:number])
            told = {field: (step.ours[field], step.theirs[field]) for field in sorted(left)}
            return f"{rules} from {fen}\n  tries: {tries}\n  ours and theirs: {told}\n"
        if step.ours["end"] or step.theirs["end"]:
            count["ended"] += 1
            return None
    if len(lines) != len(steps) + 1:
        return f"{rules} from {fen}: {len(lines) - 1} of {len(steps)} tries were answered\n"
    return None


def run(options, rules):
    """Games of one set until there are enough tries. The counts, and the faults."""
    chance = random.Random(f"{rules} {options.seed}")
    changed = [text.split(":", 1)[1] for text in options.set if text.startswith(f"{rules}:")]
    count, faults = collections.Counter(), []
    while count["tries"] < options.tries and len(faults) < 5:
        fen, steps = play(chance, rules)
        lines = referee(options.umpire, rules, changed, fen, steps)
        fault = compare(rules, fen, steps, lines, count)
        count["games"] += 1
        if fault:
            faults.append(fault)
    return count, faults


def report(rules, count, faults):
    print(f"{rules}: {count['tries']} tries in {count['games']} games ({count['ended']} ended),"
          f" {count['agreed']} agreed, {len(faults)} faults")
    for known in CLASSES[rules]:
        print(f"  {count[known.name]:7} {known.name}: {known.source}")
    for fault in faults:
        print(f"  fault: {fault}")
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--umpire", default="target/release/umpire", help="the program to compare")
    parser.add_argument("--tries", type=int, default=100_000, help="at least so many a set")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", nargs="*", default=list(CLASSES), choices=list(CLASSES))
    parser.add_argument("--set", nargs="*", default=[], help="SET:KEY=VALUE, to see a fault found")
    options = parser.parse_args()
    failed = False
    for rules in options.rules:
        count, faults = run(options, rules)
        report(rules, count, faults)
        failed |= bool(faults)
    sys.exit(failed)


if __name__ == "__main__":
    main()
