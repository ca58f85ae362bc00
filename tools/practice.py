"""Make many practice questions, check each in a second way, and measure how long they take.

``python -m tools.practice 1000`` does so for every game, ``... 50 kaigan`` for one.
"""

from __future__ import annotations

import dataclasses
import statistics
import sys
from collections import Counter
from functools import partial
from time import perf_counter
from typing import Any

from japanboards import GAMES
from japanboards.bots import BOTS
from japanboards.core.game import CHANCE, Game, play, scores
from japanboards.core.practice import Question, extras
from japanboards.core.practice_best import Best
from japanboards.core.practice_find import FindIt, judge_find
from japanboards.core.practice_legal import LegalOrNot, judge_legal
from japanboards.core.practice_lines import Stock
from japanboards.core.practice_rule import WhichRule
from japanboards.core.practice_session import ORDER, kinds_by_clause, make
from japanboards.core.practice_worth import Worth
from japanboards.core.told import whole


def contradictions(game: Game[Any, Any], question: Question) -> list[str]:
    """What is wrong with a question, looked at again from its text: nothing, it is to be hoped.

    The position is written down and read again. Of a move both witnesses are asked, what it brings
    is played with all the checks and counted anew, and every clause has to be in the book.
    """
    state = game.notation.read(game.notation.write(question.state))
    wrong = [f"{each} is no clause" for each in question.clauses if each not in game.BOOK.clauses]
    if not question.clauses:
        wrong.append("it is about no clause")
    match question:
        case LegalOrNot():
            wrong += about_legal(game, question, state)
        case FindIt():
            wrong += about_places(game, question, state)
        case Worth():
            wrong += about_points(game, question, state)
        case WhichRule():
            wrong += about_words(game, question, state)
        case Best(puzzle=puzzle) if puzzle is not None:
            legal = {game.notation.write_move(move) for move in game.legal_moves(state)}
            wrong += [f"{each} is not legal" for each in puzzle.accepted if each not in legal]
    return wrong


def about_legal(game: Game[Any, Any], question: LegalOrNot, state: Any) -> list[str]:
    """Both witnesses about the move, and the clauses that are offered."""
    move = question.move
    seat = game.to_move(state)
    chance = [each for each, _ in game.chance_moves(state)] if seat == CHANCE else []
    listed = move in (chance if seat == CHANCE else game.legal_moves(state))
    found = game.breaches(state, move)
    offended = {breach.clause.id for breach in found}
    wrong = [] if listed is question.legal else ["the list of moves says otherwise"]
    wrong += [] if (not found) is question.legal else ["the rules say otherwise"]
    rules = {clause.id for clause, _ in game.BOOK.rules[type(move)]}
    fitting = rules if question.legal else offended
    wrong += [] if question.clauses[0] in fitting else ["the clause does not fit"]
    wrong += about_its_rule(game, question) if question.legal else []
    others = [each for each in question.options if each not in question.clauses]
    wrong += [f"{each} would be right, too" for each in others if each in fitting]
    offered = {*question.options}
    wrong += [
        f"nobody can say that {each.complaint}"
        for each in found
        if not offered & {x.clause.id for x in found if x.complaint == each.complaint}
    ]
    return wrong + ([] if len(question.options) == 3 else ["there are not three options"])


def about_its_rule(game: Game[Any, Any], question: LegalOrNot) -> list[str]:
    """The rule that a legal move keeps is one that decides there: it alone refuses a move alike."""
    words, against = question.instead or ("", ())
    alone = len({breach.complaint for breach in against}) == 1
    cited = {breach.clause.id for breach in against}
    decides = alone and question.clauses[0] in cited and words != question.task
    decides = decides or not dataclasses.fields(question.move)  # nothing is like a mere "pass"
    said = judge_legal(game, question, True).lines
    wrong = [] if decides else ["its rule decides nothing here"]
    wrong += [] if question.clauses[0] in said[-1].clauses else ["something else is said at last"]
    cited = {clause for line in said for clause in line.clauses}
    return wrong + [f"{each} is no clause" for each in cited if each not in game.BOOK.clauses]


def about_words(game: Game[Any, Any], question: WhichRule, state: Any) -> list[str]:
    """The rules refuse it in these words, by the clauses that are right and by no other offered."""
    found = game.breaches(state, question.move)
    cited = {each.clause.id for each in found if whole(each.complaint) == question.said}
    wrong = [] if cited == {*question.clauses} else ["the rules say it otherwise"]
    others = [each for each in question.options if each not in question.clauses]
    wrong += [f"{each} would be right, too" for each in others if each in cited]
    return wrong + ([] if len(question.options) == 3 else ["there are not three options"])


def about_places(game: Game[Any, Any], question: FindIt, state: Any) -> list[str]:
    """Every place that is asked for completes a legal move, no other one does so."""
    offered = {pick for move in game.legal_moves(state) for pick in game.scene.picks(move)}
    wrong = [f"{each} is not on offer" for each in question.goals if each not in offered]
    wrong += [f"nothing is against {pick}" for pick, why in question.against.items() if not why]
    return wrong + [x for x in map(partial(about_a_place, question), question.names) if x]


def about_a_place(question: FindIt, pick: str) -> str:
    """A place that is missed or wrong gets a reason, and that is what is to be learned."""
    other = judge_find(question, question.goals ^ {pick})
    cited = {clause for line in other.lines for clause in line.clauses}
    named = [line for line in other.lines if question.names[pick].lower() in line.text.lower()]
    if other.right or len(other.lines) != 1 or not named:
        return f"nothing is said of {pick}"
    return "" if cited and cited == set(other.missed) else f"{pick} counts for another rule"


def about_points(game: Game[Any, Any], question: Worth, state: Any) -> list[str]:
    """Points are counted anew; what a move brings, by playing it with all the checks."""
    if question.choices:
        best = game.winners(state)
        who = [f"Player {seat + 1}" for seat in best]
        said = question.choices[question.answer]
        return [] if (said in who if len(best) == 1 else "share" in said) else ["another one wins"]
    if sum(line.points for line in question.lines) != question.answer:
        return ["the lines do not add up"]
    winning = getattr(extras(game), "TIES", ())
    if any(line.clause.id in winning for line in question.lines):
        return ["who wins is no reason for points"]
    if not question.picks:
        lines = Counter(map(str, (x for x in game.tally(state) if x.seat == question.seat)))
        return (
            [] if not Counter(map(str, question.lines)) - lines else ["a line is not on the sheet"]
        )
    spelled = [x for x in game.legal_moves(state) if tuple(game.scene.picks(x)) == question.picks]
    gains = {
        scores(game, play(game, state, move), state.seats)[question.seat]
        - scores(game, state, state.seats)[question.seat]
        for move in spelled
    }
    return [] if gains == {question.answer} else ["playing it brings something else"]


def survey(game: Game[Any, Any], count: int) -> tuple[list[float], Counter[str], list[str]]:
    """This many questions of all kinds and clauses: times, kinds and answers, contradictions."""
    stock = Stock(game, BOTS["gentle"])
    asked = kinds_by_clause(stock)
    times, kinds, wrong = list[float](), Counter[str](), list[str]()
    for seed in range(count):
        kind = ORDER[seed % len(ORDER)]
        fitting = [clause for clause, those in asked.items() if kind in those]
        clause = fitting[seed % len(fitting)] if kind in ("legal", "rule") else ""
        began = perf_counter()
        question = make(game, stock, kind, seed, clause)
        times.append(perf_counter() - began)
        if question is None:
            kinds[f"no {kind}"] += 1
            continue
        is_legal = isinstance(question, LegalOrNot) and question.legal
        kinds[f"{kind}{', legal' if is_legal else ''}"] += 1
        wrong += [f"{kind} {clause} {seed}: {each}" for each in contradictions(game, question)]
    return times, kinds, wrong


def main() -> int:
    """Print a line per game; 1 if any question contradicts itself."""
    count = int(sys.argv[1]) if sys.argv[1:] else 100
    failed = 0
    for name in sys.argv[2:] or GAMES:
        times, kinds, wrong = survey(GAMES[name], count)
        ranked = sorted(times)
        print(
            f"{name}: {count} questions, median {1000 * statistics.median(times):.0f} ms, "
            f"90% below {1000 * ranked[int(0.9 * len(ranked))]:.0f} ms, {dict(kinds)}, "
            f"contradictory: {len(wrong)}"
        )
        print(*wrong[:10], sep="\n", end="\n" if wrong else "")
        failed += len(wrong)
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
