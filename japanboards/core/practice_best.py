"""What would you do? A puzzle of the game: one move, or a few, are clearly better."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any

from .frame import Sentence
from .game import Game
from .practice import Question, Verdict, asked
from .practice_lines import table_rules
from .puzzles import Puzzle, puzzles
from .scene import Light
from .story import to_you
from .told import whole

CITED = re.compile(r" \[[A-Z0-9-]+\]")
ROWS = 4  # moves that are compared after the answer


@dataclass(frozen=True)
class Best(Question):
    """What is best here? The puzzle knows what its moves are worth."""

    puzzle: Puzzle | None = None


def best(game: Game[Any, Any], seed: int, clause: str = "") -> Best | None:
    """One of the puzzles, of those about this clause if one is named; the easy ones more often."""
    rng = random.Random(f"{game.NAME} best {clause} {seed}")
    found = [each for each in puzzles(game) if not clause or clause in each.clauses]
    if not found:
        return None
    chosen = found[min(rng.randrange(len(found)), rng.randrange(len(found)))]
    state = chosen.state(game)
    task = unlit(game.scene.prompt(state))
    about = state, chosen.seat, task, chosen.clauses, chosen
    return Best("best", seed, *about, house=table_rules(game, state))


def unlit(prompt: str) -> str:
    """A prompt for a board on which nothing is lit.

    >>> unlit("Touch a lit room.")
    'Touch a room.'
    """
    return prompt.replace(" a lit ", " a ").replace(" lit ", " ")


def judge_best(game: Game[Any, Any], question: Best, move: Any) -> Verdict:
    """What is said to a move: how far it is behind the best, and why that is best."""
    puzzle = question.puzzle
    assert puzzle is not None
    said = game.notation.write_move(move) if move is not None else ""
    right = said in puzzle.accepted
    behind = {choice.move: choice.behind for choice in puzzle.moves}
    first = game.notation.read_move(puzzle.moves[0].move)
    shown = [choice.move for choice in puzzle.moves[:ROWS]]
    shown += [said] * (said in behind and said not in shown)
    rows = tuple(
        (in_short(game, question, each), "", loss(behind[each], puzzle.margin)) for each in shown
    )
    lights = [Light("ready", pick) for pick in game.scene.picks(first)]
    if move is not None and move != first:
        lights = [*(Light("picked", pick) for pick in game.scene.picks(move)), *lights]
    if right:
        head = "Right: the best move" if move == first else "Right: as good as the best"
    elif said in behind:
        head = f"That costs about {behind[said]:.1f} points"
    else:
        head = "There is a better move"
    why = (
        Sentence(reason(puzzle.reason), puzzle.clauses[:2]),
        Sentence(f"Points behind the best, by search; all within {puzzle.margin:g} are right."),
    )
    known, missed = (question.clauses, ()) if right else ((), question.clauses[:1])
    return Verdict(right, head, why, known, missed, tuple(lights), rows)


def in_short(game: Game[Any, Any], question: Best, text: str) -> str:
    """A move as one says it to the player who makes it: without their name."""
    told = to_you(asked(game, question.state, game.notation.read_move(text)), question.seat)
    return whole(told.removeprefix("You "))


def reason(text: str) -> str:
    """What speaks for the best move: the first facts, their clauses are cited beside.

    >>> reason(
    ...     "You get 1 point [ROL-OVR-03]; two dice lie out [ROL-RND-01]; they stay [ROL-RND-02]."
    ... )
    'You get 1 point; two dice lie out.'
    """
    facts = CITED.sub("", text).rstrip(".").split("; ")
    return f"{'; '.join(facts[:2])}."


def loss(behind: float, margin: float) -> str:
    """How far a move is behind, in words."""
    return (
        "best"
        if not behind
        else f"{behind:.1f} less" + (", also right" if behind <= margin else "")
    )
