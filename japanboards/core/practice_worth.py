"""What is it worth? Points are foretold, then counted line by line; or who wins a tie."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from .frame import Sentence
from .game import CHANCE, Game, playout, scores
from .practice import Question, Verdict, asked, extras
from .practice_lines import Position, Stock, sure_scores
from .rulebook import Line
from .scene import Light
from .sources import name_of
from .words import counted, listed, signed

LOOKS = 40  # positions of a game that are looked at
FEW = 3  # lines of a tally that leave room for the rules
TRIES = 12  # games that are played in the hope of a tie
SHARED = "They share the win"


@dataclass(frozen=True)
class Worth(Question):
    """How many points? ``lines`` are what it comes from. With ``choices``, which of them it is."""

    answer: int = 0
    lines: tuple[Line, ...] = ()
    choices: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()  # what the board shows of it
    move: Any = None  # that brings it


def worth(stock: Stock, seed: int, clause: str = "") -> Worth | None:
    """A question about points, if it can be about this clause; any, if no clause is named."""
    rng = random.Random(f"{stock.game.NAME} worth {clause} {seed}")
    ways = [of_a_move, of_a_sheet, of_a_tie]
    for way in rng.sample(ways, len(ways)):
        for found in way(stock, seed, rng):
            if not clause or clause in found.clauses:
                return found
    return None


def of_a_move(stock: Stock, seed: int, rng: random.Random) -> Iterator[Worth]:
    """What a move brings to whoever makes it, of the kinds that a game lists in ``BRINGS``."""
    game = stock.game
    kinds: tuple[type, ...] = getattr(extras(game), "BRINGS", ())
    for further in range(4 if kinds else 0):
        people = [each for each in stock.of(seed, further).positions if each.seat != CHANCE]
        for here in rng.sample(people, min(LOOKS, len(people))):
            own = [move for move in here.moves if isinstance(move, kinds)]
            for move in rng.sample(own, min(LOOKS, len(own))):
                if found := brought(game, here, move, seed):
                    yield found


def brought(game: Game[Any, Any], here: Position, move: Any, seed: int) -> Worth | None:
    """The question about what one move brings."""
    state, seat = here.state, here.seat
    before, after = scores(game, state, state.seats), game.apply(state, move)
    gain = scores(game, after, state.seats)[seat] - before[seat]
    if not gain or game.to_move(after) is None or not sure_scores(game, state, seat, move):
        return None
    own = getattr(extras(game), "gains", None)
    lines = own(state, move) if own else changed_lines(game, seat, state, after)
    clauses = tuple(dict.fromkeys(line.clause.id for line in lines))
    if not clauses or sum(line.points for line in lines) != gain:
        return None
    task = f"{asked(game, state, move)} How many points does it bring at once?"
    picks = tuple(game.scene.picks(move))
    return Worth("worth", seed, state, seat, task, clauses, gain, lines, (), picks, move)


def changed_lines(game: Game[Any, Any], seat: int, before: Any, after: Any) -> tuple[Line, ...]:
    """The lines of a seat's score sheet that have changed, each with what it has become more."""
    gone, come = (
        Counter(line for line in game.tally(each) if line.seat == seat) for each in (before, after)
    )
    old, found = list((gone - come).elements()), list[Line]()
    for new in (come - gone).elements():
        was = next((line for line in old if line.clause == new.clause), None)
        if was:
            old.remove(was)
        note = f"{new.note}; before: {was.note}" if was and was.points else new.note
        found.append(replace(new, points=new.points - (was.points if was else 0), note=note))
    found += [replace(line, points=-line.points, note=f"no more: {line.note}") for line in old]
    return tuple(line for line in found if line.points)


def of_a_sheet(stock: Stock, seed: int, rng: random.Random) -> Iterator[Worth]:
    """What a source has brought to somebody, at the end of a game where all can be seen."""
    game = stock.game
    sheets: tuple[str, ...] = getattr(extras(game), "SHEETS", ())
    ties: tuple[str, ...] = getattr(extras(game), "TIES", ())  # these say who wins, not how much
    for state in stock.ends(seed, 2) if sheets else ():
        seats = rng.sample(range(state.seats), state.seats)
        for seat in seats:
            whole = [line for line in game.tally(state) if line.seat == seat]
            lines = [line for line in whole if line.clause.id not in ties]
            names = {name_of(line, getattr(game, "SOURCES_OF_POINTS", {})): line for line in lines}
            for name in rng.sample(sorted(names), len(names)):
                own = tuple(
                    line
                    for line in lines
                    if name_of(line, getattr(game, "SOURCES_OF_POINTS", {})) == name
                )
                if any(line.clause.id.startswith(sheets) for line in own) and any(
                    line.points for line in own
                ):
                    yield sheet(seed, state, seat, name, own)


def sheet(seed: int, state: Any, seat: int, name: str, lines: tuple[Line, ...]) -> Worth:
    """The question about one source of one player."""
    task = f"The game is over. How many points does player {seat + 1} get from {name}?"
    clauses = tuple(dict.fromkeys(line.clause.id for line in lines if line.points))
    total = sum(line.points for line in lines)
    return Worth("worth", seed, state, seat, task, clauses, total, lines)


def of_a_tie(stock: Stock, seed: int, rng: random.Random) -> Iterator[Worth]:
    """Who wins where the points are equal."""
    game = stock.game
    ties: tuple[str, ...] = getattr(extras(game), "TIES", ())
    players = max(2, game.PLAYERS[0])
    for _ in range(TRIES if ties else 0):
        start = game.new_game(players, board=game.BOARDS[-1])
        *_, (_, _, state) = playout(game, start, rng)
        points = scores(game, state, players)
        tied = [seat for seat in range(players) if points[seat] == max(points)]
        if len(tied) > 1:
            yield tie(game, seed, state, tied, points, ties)


def tie(
    game: Game[Any, Any],
    seed: int,
    state: Any,
    tied: list[int],
    points: tuple[int, ...],
    ties: tuple[str, ...],
) -> Worth:
    """The question about who wins a tie."""
    best = game.winners(state)
    choices = (*(f"Player {seat + 1}" for seat in tied), SHARED)
    answer = tied.index(best[0]) if len(best) == 1 else len(tied)
    who = listed([f"player {seat + 1}" for seat in tied], 5)
    task = f"The game is over: {who} have {counted(points[tied[0]], 'point')} each. Who wins?"
    lines = tuple(line for line in game.tally(state) if line.clause.id in ties)
    cited = {line.clause.id for line in lines}
    clauses = tuple(each for each in ties if each in cited) or ties[-1:]
    return Worth("worth", seed, state, tied[0], task, clauses, answer, lines, choices)


def reckoned(game: Game[Any, Any], state: Any) -> tuple[tuple[str, str, str], ...]:
    """What the points of those who share the lead come from, a row each."""
    sources, points = getattr(game, "SOURCES_OF_POINTS", {}), scores(game, state, state.seats)
    rows = []
    for seat in [seat for seat in range(state.seats) if points[seat] == max(points)]:
        parts = Counter[str]()
        for line in game.tally(state):
            if line.seat == seat and line.points:
                parts[name_of(line, sources)] += line.points
        said = ", ".join(f"{name} {signed(count)}" for name, count in parts.items())
        rows.append((f"player {seat + 1}: {said}", "", str(points[seat])))
    return tuple(rows)


def in_order(game: Game[Any, Any]) -> tuple[Sentence, ...]:
    """What decides a tie: one clause after another, as the game asks them."""
    ties: tuple[str, ...] = getattr(extras(game), "TIES", ())
    words = ("First", *["Then"] * len(ties)) if len(ties) > 1 else ("",)
    return tuple(
        Sentence(f"{word}: {game.BOOK[each].text}".removeprefix(": "), (each,))
        for word, each in zip(words, ties, strict=False)
    )


def judge_worth(game: Game[Any, Any], question: Worth, said: int) -> Verdict:
    """What is said to a number, or to who should win; then the tally, line by line."""
    right = said == question.answer
    rows = tuple((line.note, line.clause.id, signed(line.points)) for line in question.lines)
    lights = tuple(Light("picked", pick) for pick in question.picks)
    counts = getattr(extras(game), "counts", None)
    if counts is not None and not question.choices:
        counted = [pick for line in question.lines for pick in counts(question.state, line)]
        lights += tuple(Light("ready", pick) for pick in counted)
    cited = question.clauses[: 2 if len(rows) < FEW else 0]  # many lines speak for themselves
    rules = tuple(Sentence(game.BOOK[each].text, (each,)) for each in cited)
    if question.choices:
        rules = in_order(game)
        found = question.choices[question.answer]
        rows = tuple((f"player {x.seat + 1}: {x.note}", x.clause.id, "") for x in question.lines)
        rows = (*reckoned(game, question.state), *rows)
        head = f"Right: {found.lower()}" if right else f"{found}"
    else:
        rows += (("together", "", str(question.answer)),) if len(rows) > 1 else ()
        head = f"Right: {question.answer}" if right else f"It is {question.answer}, not {said}"
    known, missed = (question.clauses, ()) if right else ((), question.clauses)
    return Verdict(right, head, rules, known, missed, lights, rows)
