"""Where our rule sets and kriegspiel.org's engine are known to differ, and which rule says so.

A class explains some fields of one answer when its condition holds for that try; a difference
that no class explains is a fault. Rules are cited as the sources number them: Berkeley (J. Wolfe),
English (the Gambit Club's rules of 1933), ICC (the help file of wild 16), RAND (J. D. Williams,
1950), CrazyKrieg (the notes of kriegspiel.org, which leave what they do not say to the English
rules).
"""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Class:
    """One accepted difference."""

    name: str
    source: str
    fields: frozenset
    holds: Callable


def accept(name, source, fields, holds):
    return Class(name, source, frozenset(fields.split()), holds)


def only_theirs_private(step):
    return step.ours["heard"] == "same" and step.theirs["heard"] == "nothing"


def one_minor_each(step):
    """Ours is drawn where both have at most one minor man and the package sees a possible mate."""
    counts = step.men_after
    weak = all(majors == 0 and minors <= 1 for minors, majors in counts)
    return weak and step.ours["end"] == ("insufficient", "1/2-1/2") and step.theirs["end"] is None


def bishops_of_one_colour(step):
    """The package is drawn where one side has more than a minor man but can never mate."""
    strong = any(minors > 1 for minors, _ in step.men_after)
    return strong and step.ours["end"] is None and step.theirs["end"] == ("insufficient", "1/2-1/2")


def secret_answer(step):
    """Yes is heard by the asker; with no the opponent hears how many captures were possible."""
    if not step.question or step.theirs["heard"] != "same":
        return False
    if step.ours["word"] == "any_yes":
        return step.ours["heard"] == "nothing"
    return step.ours["heard"] == ("illegal_count", step.turn.possible_pawn_captures)


def rand_squares(step):
    """Both readings of the pawn tries, each right."""
    ours, theirs = step.ours["tries"], step.theirs["tries"]
    targets, sources = step.tries_after
    return ours == (("to", targets) if targets else None) and theirs == (
        ("from", sources) if sources else None
    )


def rand_capture_word(step):
    """A pawn capture off the announced squares, in each reading."""
    if not step.pawn_capture or step.repeated:
        return False
    ours = "no" if step.to_announced and not step.cannot_answer_check else "hell_no"
    theirs = "no" if step.from_announced else "hell_no"
    return (step.ours["word"], step.theirs["word"]) == (ours, theirs)


def words(ours, theirs):
    return lambda step: (step.ours["word"], step.theirs["word"]) == (ours, theirs)


def both(one, other):
    return lambda step: one(step) and other(step)


def unread_end(source, holds, name):
    return accept(name, source, "end turn check tries", holds)


def weak_force(source):
    return unread_end(source, one_minor_each, "a minor man each is a draw")


def bishops(source):
    return unread_end(source, bishops_of_one_colour, "bishops of one colour go on")


HEARD = "nonsense is heard by both"
BERKELEY = [
    accept(
        HEARD,
        "Berkeley III: all announcements are heard by both players",
        "heard",
        both(only_theirs_private, lambda step: step.ours["word"] == "nonsense"),
    ),
    weak_force("Berkeley IV.B: both no piece or a single knight or bishop"),
    bishops("Berkeley IV.B: two bishops are enough to go on"),
]

CLASSES = {
    "berkeley": BERKELEY,
    "berkeley_any": [
        *BERKELEY,
        accept(
            "the question is secret",
            "Berkeley III.E: asked and answered secretly; after no the possible captures are counted",
            "heard",
            secret_answer,
        ),
        accept(
            "Any? without a pawn",
            "Berkeley III.A: nonsense is what the asker's own board rules out",
            "word heard",
            both(lambda step: not step.turn.pawns, words("nonsense", "any_no")),
        ),
    ],
    "cincinnati": [],
    "wild16": [
        accept(
            "no pawn try is not told",
            "ICC: \"<number> pawn tries\" is silent of none (an option of ours)",
            "tries",
            lambda step: step.ours["tries"] is None and step.theirs["tries"] == ("n", 0),
        ),
        weak_force("ICC: insufficient mating material, not defined (an option of ours)"),
        bishops("ICC: insufficient mating material, not defined (an option of ours)"),
    ],
    "rand": [
        accept(
            "the squares of the tries",
            "RAND 5.2: \"on which squares\" are the targets for us, the pawns for the package",
            "tries",
            rand_squares,
        ),
        accept(
            "a pawn capture off those squares",
            "RAND 5.2 and 7: \"hell, no\" goes by what was announced",
            "word",
            rand_capture_word,
        ),
        accept(
            "a reply that cannot answer the check",
            "RAND 7: attempts to remove check against its announced character",
            "word",
            both(lambda step: step.cannot_answer_check, words("hell_no", "no")),
        ),
        accept(
            "the same try again",
            "RAND 10: a player is not required to remember previous plays",
            "word",
            both(lambda step: step.repeated, words("no", "hell_no")),
        ),
        accept(
            "stalemate",
            "RAND 20: lost for the stalemated in ladder games only (an option of ours)",
            "end",
            lambda step: step.ours["end"] == ("stalemate", "1/2-1/2")
            and step.theirs["end"][0] == "stalemate",
        ),
    ],
    "english": [
        accept(
            "a second Any? is announced",
            "English 8: the umpire announces what is illegal",
            "heard",
            both(lambda step: step.question and step.asked, only_theirs_private),
        ),
        accept(
            "impossible or tried before while a capture is owed",
            "English 8 and 11: the umpire announces what is illegal",
            "heard",
            both(
                lambda step: step.owes and (not step.on_board or step.repeated),
                only_theirs_private,
            ),
        ),
        weak_force("English 12.1: neither player has sufficient mating force"),
        bishops("English 12.1: neither player has sufficient mating force"),
    ],
    "crazykrieg": [
        accept(
            "the same try again",
            "CrazyKrieg says nothing of it; English 8: one answer to every illegal move",
            "word heard",
            both(lambda step: step.repeated, words("no", "impossible")),
        ),
        accept(
            "a pawn capture after no",
            "CrazyKrieg says nothing of it; English 8: one answer to every illegal move",
            "word",
            both(lambda step: step.answered_no and step.pawn_capture, words("no", "impossible")),
        ),
        accept(
            "a second Any?",
            "CrazyKrieg says nothing of it; English 8: the umpire announces what is illegal",
            "word heard",
            both(lambda step: step.question and step.asked, words("no", "impossible")),
        ),
        accept(
            "impossible while a capture is owed",
            "CrazyKrieg says nothing of it; English 8: the umpire announces what is illegal",
            "heard",
            both(lambda step: step.owes and not step.on_board, only_theirs_private),
        ),
    ],
}
