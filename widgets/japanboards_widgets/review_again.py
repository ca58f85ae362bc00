"""Try again: a mistake on the board as it was, nothing lit, and what is said to a try."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from time import time
from typing import Any

from japanboards.bots.review import QUICK, Review
from japanboards.bots.review_judging import Judgment, Question, Weight, judgment
from japanboards.bots.weighing import Interval
from japanboards.core.choosing import Chooser, nearest
from japanboards.core.frame import Sentence, complaints, frame_of
from japanboards.core.match import Match
from japanboards.core.practice_memory import Memory
from japanboards.core.scene import Scene
from japanboards.core.story import line
from japanboards.core.told import whole
from japanboards.core.viewer import Viewer

from .review_graph import tint
from .review_moves import BETTER, Drawn, one_move
from .review_parts import Names, after_words, button, chip, lower
from .review_verdict import beside, reasons, values

NOTE = (
    "Nothing is lit; anything may be touched. A rule that forbids a move says so and costs "
    "nothing. Every move that cannot be told from the best is accepted."
)
ALONE = "That alone is no move here: touch what goes with it, or something else."


class Again:
    """Mistakes one after another; ``at`` is the one on the board."""

    def __init__(self, review: Review, chosen: Sequence[int], practice: Path | None) -> None:
        self.review, self.chosen, self.nth = review, list(chosen), 0
        self.practice = practice  # what is known of each clause, where somebody practices
        self.done: dict[int, str] = {}  # by decision: found, shown or left
        self._begin()

    @property
    def at(self) -> int:
        """The decision on the board."""
        return self.chosen[self.nth]

    @property
    def judged(self) -> Judgment:
        """What is known of it."""
        found = self.review.judgment(self.at)
        if found is None:
            raise ValueError("this decision has not been judged yet")
        return found

    def _begin(self) -> None:
        review, game = self.review, self.review.game
        match, seat = review.match, self.judged.seat
        self.match: Match[Any, Any] = Match(
            game,
            match.players,
            board=match.board,
            options=match.options,
            start=match.states[self.at],
            policy="teaching",
        )
        self.viewer = Viewer(seat=seat, shared=False, turns=False)
        self.frame = frame_of(self.match, self.viewer)
        self.answer, self.note = "", tuple[Sentence, ...]()
        self.refused: tuple[str, ...] = ()
        self.tried_words = ""  # the last try, as the log would tell it
        self.clause = ""
        self.over = False
        self.shown: str = ""  # the move that is lit at the end
        self.tried: Weight | None = None  # the last try, and the best beside which it was weighed
        self.against: Weight | None = None

    def next(self) -> bool:
        """The next one; False after the last."""
        self._finish("left")
        if self.nth + 1 >= len(self.chosen):
            return False
        self.nth += 1
        self._begin()
        return True

    def came_to(self) -> str:
        """How it went, when it is over: what was found, shown and left, and what comes next."""
        hows, count = [*self.done.values()], len(self.chosen)
        told = {"found": hows.count("found"), "shown": hows.count("shown")}
        told["left alone"] = count - sum(told.values())
        said = ", ".join(f"{many} {how}" for how, many in told.items() if many)
        if told["found"] == count:
            said = "found" if count == 1 else f"all {count} found"
            onward = "The graph below shows what else moved the game."
        else:
            onward = "Try them again, or look below at what else moved the game."
        return f"Mistakes tried again: {said}. {onward}"

    def _finish(self, how: str) -> None:
        """It was found, shown or left; the clauses behind it come back in practice."""
        if self.at in self.done:
            return
        self.done[self.at] = how
        clauses = [reason.clause for reason in self.judged.best.reasons]
        if self.practice is not None and self.practice.exists() and clauses:
            memory = Memory.load(self.practice)
            known, missed = (clauses, []) if how == "found" else ([], clauses)
            memory.answer(known, missed, int(time()))
            memory.save(self.practice)

    def scene(self) -> Scene:
        """The position as the seat saw it, without a word on what may be done."""
        game, seat = self.review.game, self.viewer.seat
        draw = getattr(game.scene, "unlit", game.scene.scene)
        scene: Scene = draw(game.view(self.match.state, seat), seat)
        return scene

    def drawn(self) -> Drawn:
        """A move that is shown, and what would stand where."""
        if not self.shown:
            return Drawn()
        game, seat = self.review.game, self.viewer.seat
        move = game.notation.read_move(self.shown)
        return one_move(game, self.match.state, self.scene(), seat, move, BETTER, BETTER)

    def pick(self, picks: Sequence[str]) -> None:
        """A try: accepted if it is as good as the best, as far as that can be told."""
        move = Chooser(self.frame.chooser.spelled, tuple(picks)).move()
        if move is None:
            self.refuse(picks)
            return
        self.refused, self.clause, self.note = (), "", ()
        text = self.review.game.notation.write_move(move)
        self.tried_words = self.review.game.notation.tell(self.match.state, move)
        found = self.judged
        self.tried = next((each for each in found.weights if each.move == text), None)
        self.against, loss = found.best, found.loss
        if self.tried is None:
            fresh = self._weigh(move)
            self.tried, self.against, loss = fresh.own, fresh.best, fresh.loss
        elif text != found.made:
            loss = self.tried.loss
        self.over = loss.low <= 0 and text != found.made
        if self.over:
            self.shown = text
            self._finish("found")
        self.answer = self._said(text, loss)

    def _weigh(self, move: Any) -> Judgment:
        """A move that the review has not looked at, beside the best."""
        review, game = self.review, self.review.game
        view = game.view(self.match.state, self.viewer.seat)
        worlds = max(8, review.worlds // QUICK)
        about = self.viewer.seat, self.at, move, worlds, f"{review.seed} again"
        return judgment(Question(game, view, *about, review.fit))

    def _said(self, text: str, loss: Interval) -> str:
        """The answer to a move that is allowed."""
        if self.over or text == self.judged.made:
            return "ok" if self.over else "same"
        return f"{'near' if loss.high < self.judged.loss.low else 'no'} {loss.mean:.0f}"

    def refuse(self, picks: Sequence[str]) -> None:
        """Touches that spell no move: which clauses stand against it. It does not count."""
        game, state = self.review.game, self.match.state
        meant = nearest(game, state, picks)
        broken = () if meant is None else complaints(game.breaches(state, meant))
        self.tried_words = game.notation.tell(state, meant) if broken else ""
        self.note = tuple(broken) or (Sentence(ALONE),)
        self.refused, self.answer, self.clause = tuple(picks[-1:]), "refused", ""

    def show_me(self) -> None:
        """The best move is shown."""
        self._finish("shown")
        self.shown, self.over, self.answer, self.note = self.judged.best.move, True, "shown", ()
        self.refused, self.tried_words, self.clause = (), "", ""

    def parts(self, names: Names) -> dict[str, str]:
        """Everything around the board: the task and what is said to a try, in one fixed place."""
        last = self.nth + 1 == len(self.chosen)
        acts = [button("Back to the review", "back")]
        if self.over:
            acts = [button("Done" if last else "Next position", "next", "", "go"), *acts]
        else:
            later = [] if last else [button("Leave it", "next")]
            acts = [button("Show me", "show"), *later, *acts]
        color = names.colors[self.viewer.seat]
        title = "The board as it was" if self.over else "Find a better move"
        place = f"{self.nth + 1} of {len(self.chosen)}, {after_words(self.review, self.at)}"
        kind = self.answer.partition(" ")[0] or "new"
        clause = f'<p class="clause-text">{escape(self.clause)}</p>' if self.clause else ""
        return {
            "look": "again",
            "head": "",
            "players": "",
            "ask": "",
            "graph": "",
            "verdict": (
                f'<section class="card verdict try"><h3 class="serif"><i class="seat" '
                f"{tint(color)}>{self.viewer.seat + 1}</i>{title}<small>{place}</small></h3>"
                f'<div class="told {kind}" role="status" tabindex="0">'
                f"{self._answered(names)}{clause}</div>"
                f'<div class="row">{"".join(acts)}</div></section>'
            ),
            "chosen": self._choices(),
            "list": "",
            "said": "",
        }

    def _task(self, names: Names) -> str:
        """What was done, and what is asked."""
        made = lower(names.told(line(self.review.match, self.at, -2).text))
        chose = f"You chose to {made}" if names.you else f"Played: {made}"
        other = "" if self.over else " Another move keeps more of the win chance."
        return f'<p class="task">{escape(chose)}.{other}</p>'

    def _gives_away(self, names: Names) -> str:
        """What is wrong with the last try, without a word on what is better."""
        if self.tried is None or self.against is None or self.tried is self.against:
            return ""
        given = beside(self.tried, self.against, names, self.viewer.seat)
        brings = reasons(self.tried, names, self.viewer.seat)
        return f"<p>{brings}</p><p>Beside the best move: {given}</p>"

    def _choices(self) -> str:
        """The buttons beside the board, as the game has them."""
        return "".join(
            f'<button type="button" class="act" data-pick="{escape(each.pick)}"'
            f"{' disabled' * self.over}><span>{escape(each.text)}</span></button>"
            for each in self.frame.around.ask
            if each.pick  # they stay when it is over, lest the board jumps
        )

    def _answered(self, names: Names) -> str:
        """What is said to the last try; the task, before there is one."""
        kind, _, lost = self.answer.partition(" ")
        task, tried = self._task(names), escape(lower(names.told(self.tried_words)))
        said = f"<p><b>You tried:</b> {tried}.</p>" if tried else ""
        if kind in ("ok", "shown"):
            return (
                f"{self._told_best(names, 'That is it' if kind == 'ok' else 'The best move')}{task}"
            )
        if kind in ("no", "near"):
            cost = f"<p>It costs about {lost} point{'s' * (lost != '1')} of win chance.</p>"
            head = "Allowed, but not better"
            if kind == "near":
                head = "Better, but not the best"
                made = round(self.judged.loss.mean)
                cost = f"<p>It costs about {lost} of win chance; the move made cost {made}.</p>"
            return f"<h4>{head}</h4>{said}{cost}{self._gives_away(names)}{task}"
        if kind == "same":
            head = "<h4>That is the move that was made</h4><p>There is a better one.</p>"
            return f"{head}{self._gives_away(names)}{task}"
        if kind == "refused":
            rows = "".join(
                f"<p>{escape(whole(each.text))} {''.join(map(chip, each.clauses))}</p>"
                for each in self.note
            )
            head = "<h4>Not allowed: it does not count as a try</h4>"
            return f"{head}{said}{rows}{task}"
        return f'{task}<p class="soft sm">{NOTE}</p>'

    def _told_best(self, names: Names, title: str) -> str:
        """The move that is shown: what it brings, and what it is worth beside the one made."""
        found, seat = self.judged, self.viewer.seat
        best = next((each for each in found.weights if each.move == self.shown), self.tried)
        told = escape(names.told(best.told)) if best else "It is as good as the best."
        why = f"<p>{reasons(best, names, seat)}</p>" if best else ""
        more = ""
        if best is not None and best is not found.own:
            more = f"<p>Beside the move made: {beside(best, found.own, names, seat)}</p>"
            more += values(found) if best is found.best else ""
        return f"<h4>{title}</h4><p>{told}</p>{why}{more}"
