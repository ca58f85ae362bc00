"""What would you do? A puzzle of the game: one move, or a few, are clearly better."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .frame import Sentence
from .game import Game, scores
from .practice import Question, Verdict, asked
from .practice_lines import sure_scores, table_rules
from .puzzles import Puzzle, puzzles
from .scene import Light
from .story import to_you
from .told import whole
from .words import signed

CITED = re.compile(r" \[[A-Z0-9-]+\]")
OPENS = re.compile(r"^(You|Then|Player|All|Income)\b")  # what begins a fact and is no name
FACTS = 2  # that are said of a move
ROWS = 4  # moves that are compared after the answer
AT_FIRST_SIGHT = "worse at first sight"  # of a move that was not searched


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
    """What is said to a move: how far it is behind the best, and what either of them brings.

    It shows nothing of a rule: who plays a weak move may know them all.
    """
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
    if said and said not in behind:
        rows += ((in_short(game, question, said), "", AT_FIRST_SIGHT),)
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
        *compared(game, question, first, move),
        Sentence(f"Points behind the best, by search; all within {puzzle.margin:g} are right."),
    )
    return Verdict(right, head, why, lights=tuple(lights), rows=rows)


def compared(game: Game[Any, Any], question: Best, first: Any, move: Any) -> Iterator[Sentence]:
    """What the best move brings, and what somebody's own one brings instead."""
    puzzle = question.puzzle
    assert puzzle is not None
    write = game.notation.write_move
    told = CITED.sub("", puzzle.reason).rstrip(".").split("; ")
    facts = brings(game, question, first) or [OPENS.sub(lower, fact) for fact in told]
    name = in_short(game, question, write(first)).rstrip(".")
    yield Sentence(whole(f"The best, {small(name)}: {'; '.join(facts[:FACTS])}"))
    if move is not None and move != first:
        own = brings(game, question, move) or ["no points at once"]
        name = in_short(game, question, write(move)).rstrip(".")
        yield Sentence(whole(f"Yours, {small(name)}: {'; '.join(own[:FACTS])}"))


def brings(game: Game[Any, Any], question: Best, move: Any) -> list[str]:
    """What speaks for a move: the points it is sure to bring at once, and what its game says."""
    state, seat = question.state, question.seat
    said = list[str]()
    after = sure_scores(game, state, seat, move)
    gain = after[seat] - scores(game, state, state.seats)[seat] if after else 0
    if gain:
        said = [f"{signed(gain)} point{'s' * (abs(gain) != 1)} at once"]
    reasons = getattr(getattr(game, "heuristics", None), "reasons", None)
    return said + (list(reasons(state, seat, move)) if reasons else [])


def lower(found: re.Match[str]) -> str:
    """A word without its capital."""
    return found[0].lower()


def small(text: str) -> str:
    """A move within a sentence.

    >>> small("Take column 2")
    'take column 2'
    """
    return text[:1].lower() + text[1:]


def in_short(game: Game[Any, Any], question: Best, text: str) -> str:
    """A move as one says it to the player who makes it: without their name."""
    told = to_you(asked(game, question.state, game.notation.read_move(text)), question.seat)
    return whole(told.removeprefix("You "))


def loss(behind: float, margin: float) -> str:
    """How far a move is behind, in words."""
    return (
        "best"
        if not round(behind, 1)
        else f"{behind:.1f} less" + (", also right" if round(behind, 1) <= margin else "")
    )
