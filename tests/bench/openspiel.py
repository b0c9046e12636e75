"""Random games of Kriegspiel: our referee against OpenSpiel's, in turns within one run.

OpenSpiel's figure is its own C++ loop, `pyspiel.evaluate_bots` with two uniformly random players
of its game `kriegspiel`: every action that is applied counts as one try, refused or not, and a
player repeats no refused try within a turn. Ours is `umpire bench referee --rules se` and `wild16`,
counted in the same way. Both are figures per second of CPU time, the start of our process
included. Nothing is installed: OpenSpiel is the package `open_spiel` of the Python Package Index.

    cargo build --release -p umpire
    python3 tests/bench/openspiel.py --umpire target/release/umpire
"""

import argparse
import json
import resource
import statistics
import subprocess
import sys
import time

SETS = ("se", "wild16")


def openspiel_round(pyspiel, game, seed, seconds):
    """Tries and CPU seconds of one round, and its games."""
    histories = []
    started = time.process_time()
    while time.process_time() - started < seconds:
        bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in (0, 1)]
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        histories.append(state)
        seed += 2
    spent = time.process_time() - started
    games = [state.history() for state in histories]
    return sum(map(len, games)), spent, games


def refused(game, actions):
    """How many actions of a game left the same player to move: replayed, outside the timing."""
    state = game.new_initial_state()
    count = 0
    for action in actions:
        player = state.current_player()
        state.apply_action(action)
        count += state.current_player() == player
    return count


def umpire_round(umpire, rules, seed, tries):
    """Tries and CPU seconds of one round, and the share that was refused."""
    arguments = ["bench", "referee", "--rules", rules, "--rounds", "1"]
    arguments += ["--tries", str(tries), "--seed", str(seed)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([umpire, *arguments], check=True, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    figures = json.loads(done.stdout)
    return figures["tries"], spent, figures["refused_share"]


def measure(pyspiel, options):
    game = pyspiel.load_game("kriegspiel")
    theirs, refusals, replayed = [], 0, 0
    ours = {rules: [] for rules in SETS}
    shares = {rules: [] for rules in SETS}
    for number in range(options.rounds):
        tries, spent, games = openspiel_round(pyspiel, game, 1 + 10_000 * number, options.seconds)
        theirs.append(tries / spent)
        for actions in games[:20]:
            refusals += refused(game, actions)
            replayed += len(actions)
        for rules in SETS:
            tries, spent, share = umpire_round(options.umpire, rules, 1 + number, options.tries)
            ours[rules].append(tries / spent)
            shares[rules].append(share)
    return {
        "bench": "openspiel",
        "rounds": options.rounds,
        "openspiel_tries_per_second": round(statistics.median(theirs)),
        "openspiel_refused_share": round(refusals / replayed, 3),
        **{rules: compare(ours[rules], theirs, shares[rules]) for rules in SETS},
    }


def compare(ours, theirs, shares):
    """One set's figures: the ratio is the median of the rounds' own ratios."""
    ratios = [one / other for one, other in zip(ours, theirs)]
    return {
        "tries_per_second": round(statistics.median(ours)),
        "refused_share": round(statistics.median(shares), 3),
        "ratio": round(statistics.median(ratios), 1),
        "ratios": [round(ratio, 1) for ratio in ratios],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--umpire", default="target/release/umpire", help="the program to measure")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of an OpenSpiel round")
    parser.add_argument("--tries", type=int, default=5_000_000, help="tries in a round of ours")
    options = parser.parse_args()
    try:
        import pyspiel
    except ImportError:
        sys.exit("OpenSpiel is not there: install the Python package open_spiel first")
    print(json.dumps(measure(pyspiel, options)))


if __name__ == "__main__":
    main()
