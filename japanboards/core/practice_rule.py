"""Which rule says so? Something was refused in these words: for what nobody can touch.

Some clauses refuse what no board offers, as a march while cards are dealt. A move on the board
would be a riddle there; the sentence that refuses it is not.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from .frame import Sentence
from .game import Game
from .practice import Question, Verdict
from .practice_legal import LINES, kinds_of, lines_for, looked_at
from .practice_lines import Line, Position, Stock, house_rules, knows
from .practice_options import options
from .rulebook import Breach
from .told import whole

RARE = 12  # games in which a refusal is looked for that hardly ever comes
NOBODY = re.compile(r"[Pp]layer 0\b")  # a number that a near miss made up


@dataclass(frozen=True)
class WhichRule(Question):
    """A refusal, and the clauses to choose from; those in ``clauses`` say it."""

    move: Any = None
    said: str = ""
    options: tuple[str, ...] = ()


def which_rule(stock: Stock, seed: int, clause: str) -> WhichRule | None:
    """A refusal by this clause, as it came in a game; None if there was none."""
    game = stock.game
    if clause not in game.BOOK.enforced():
        return None
    rng = random.Random(f"{game.NAME} rule {clause} {seed}")
    more = (stock.of(seed, further) for further in range(LINES, RARE))
    for line in chain(lines_for(stock, seed, clause, rng), more):
        for here, move, said in refusals(game, line, clause, rng):
            cited = [each for each in game.breaches(here.state, move) if each.complaint == said]
            return question(game, seed, here, move, cited, clause, rng)
    return None


def refusals(
    game: Game[Any, Any], line: Line, clause: str, rng: random.Random
) -> Iterator[tuple[Position, Any, str]]:
    """Near misses that a clause refuses, with its words; whoever looks can judge them."""
    kinds = kinds_of(game.BOOK, clause)
    for here in looked_at(line, rng):
        for move in line.near.some(here.moves, rng):
            if type(move) not in kinds:
                continue
            for breach in game.breaches(here.state, move):
                made_up = NOBODY.search(breach.complaint)
                if breach.clause.id != clause or made_up:
                    continue
                if knows(game, here.state, here.viewer, move):
                    yield here, move, breach.complaint


def question(
    game: Game[Any, Any],
    seed: int,
    here: Position,
    move: Any,
    cited: list[Breach],
    clause: str,
    rng: random.Random,
) -> WhichRule:
    """The question about a refusal."""
    state, said = here.state, whole(cited[0].complaint)
    _, offered = options(game, state, move, clause, cited, rng)
    right = tuple(dict.fromkeys([clause, *(each.clause.id for each in cited)]))
    about = seed, state, here.viewer, f"Refused: “{said}”", right, move, said, offered
    return WhichRule("rule", *about, house=house_rules(game, state))


def judge_rule(game: Game[Any, Any], asked_for: WhichRule, clause: str) -> Verdict:
    """What is said to the clause that was named."""
    about = asked_for.clauses[:1]
    rule = game.BOOK[about[0]]
    line = Sentence(f"This rule says it: {rule.text}", about)
    if clause in asked_for.clauses:
        return Verdict(True, "Right: this rule", (line,), (clause,))
    other = Sentence(f"The one you chose says something else: {game.BOOK[clause].text}", (clause,))
    return Verdict(False, "By another rule", (line, other), (), about)
