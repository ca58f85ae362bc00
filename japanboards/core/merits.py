"""What a legal move of a lesson brings, compared with the answer by the score sheet."""

from __future__ import annotations

from typing import Any

from .frame import Sentence
from .game import Game, scores
from .lesson import Level, line_from
from .words import capital

CITED = 2  # clauses that one sentence cites


def merits(game: Game[Any, Any], level: Level, state: Any, move: Any) -> Sentence | None:
    """The points after a move and after the answer; nothing where the sheet shows no difference."""
    answer = game.notation.read_move(level.solution[0])
    mine, best = (settled(game, level, state, each) for each in (move, answer))
    players = max(state.seats, game.PLAYERS[0])
    have, would = scores(game, mine, players), scores(game, best, players)
    seat = game.to_move(state)
    seats = sorted(range(players), key=lambda each: each != seat)
    apart = [each for each in seats if have[each] != would[each]]
    if not apart:
        return None
    who = ["you" if each == seat else f"player {each + 1}" for each in apart]
    first, *others = [f"{name} would have {have[x]}" for name, x in zip(who, apart, strict=True)]
    now = [first + f" point{'s' * (have[apart[0]] != 1)}", *others]
    then = " and ".join(str(would[each]) for each in apart)
    return Sentence(
        f"{capital(', '.join(now))}; with the best move {then}.", cited(game, mine, best)
    )


def settled(game: Game[Any, Any], level: Level, state: Any, move: Any) -> Any:
    """Where a move leads, with what chance does after it."""
    return line_from(game, level, move, game.apply(state, move))[-1][1]


def cited(game: Game[Any, Any], one: Any, other: Any) -> tuple[str, ...]:
    """The clauses of lines that pay on one of two score sheets alone."""
    sheets = [[line for line in game.tally(each) if line.points] for each in (one, other)]
    found = [line for line in sheets[1] if line not in sheets[0]]
    found += [line for line in sheets[0] if line not in sheets[1]]
    return tuple(dict.fromkeys(line.clause.id for line in found))[:CITED]
