"""A game reviewed on the screen: the graph, the verdict on each move, mistakes to try again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards import GAMES
from japanboards.bots.review import WORLDS, Review, Source
from japanboards.bots.review import review as begin_review
from japanboards.bots.review_story import mistakes, stages, turning_points
from japanboards.core.around import colors
from japanboards.core.files import read_text
from japanboards.core.match import HUMAN
from japanboards.core.scene import Scene
from japanboards.core.viewer import seats_of_people

from .board import with_picture
from .review_again import Again
from .review_analysis import Analysis
from .review_board import ReviewBoard
from .review_head import head, seats
from .review_lines import GAME
from .review_luck import costs, swing, turns
from .review_moves import Drawn, both_moves
from .review_parts import ALL, Names, ask, graph_card, listed, percent, slider, walk
from .review_verdict import made_by, verdict
from .review_work import Work, in_a_loop
from .stage import stored
from .table import Table

LOOK = "jb-review"


class ReviewPanel(ipw.VBox):  # type: ignore[misc]
    """A review on the screen. It shows what the search found, and asks for better moves."""

    def __init__(
        self, review: Review, executor: Executor | None = None, file: Path | None = None
    ) -> None:
        self.review, self.file = review, file
        self.chosen, self.clause, self.trouble = 0, "", ""
        self.came_to = ""  # what trying mistakes again came to
        self.everybody = False  # all decisions are listed, each seen by whoever made it
        self.whole = False  # those that cost nothing are listed, too
        self.answered: set[int] = set()  # mistakes of which the better move was shown
        self.again: Again | None = None
        self.work = Work(review, executor, self._found)
        self.last_error: Exception | None = None
        people = seats_of_people(review.match)
        self.person = people[0] if len(people) == 1 and HUMAN in review.match.seats else None
        self.board = ReviewBoard(self._scene(0))
        self.board.on_act = self._guarded(self.do)
        self.board.on_picks = self._guarded(self._picked)
        self.board.on_touch = self._guarded(self._touched)
        super().__init__([self.board])
        for look in ("jb-table", "jbt", LOOK):
            self.add_class(look)
        self._go_to_the_first()
        self.show()

    def _guarded(self, act: Callable[..., None]) -> Callable[..., None]:
        """The same handler; what it raises is said, for widgets would swallow it."""

        def guarded(*args: Any) -> None:
            try:
                act(*args)
            except Exception as error:
                self.last_error, self.trouble = error, f"Not possible: {error}"
                self.show()

        return guarded

    # --- what is shown ---

    @property
    def names(self) -> Names:
        """What the players are called."""
        review = self.review
        you = self.person == review.seat
        return Names(review, you, colors(review.game, review.match.states[-1]), self.everybody)

    @property
    def working(self) -> str:
        """In a word, whether there is something to compute, and whether it is computed."""
        if self.review.done:
            return ""
        return "working" if self.work.active else "paused" if self.review.answers else "new"

    def _eyes(self, at: int) -> int:
        """Who looks at a position: one seat, or whoever decided there."""
        mover = self.review.movers[at]
        decided = self.everybody and mover is not None and mover >= 0
        return mover if decided and mover is not None else self.review.seat

    def _scene(self, at: int) -> Scene:
        """The position as the seat saw it; at the end everything is open."""
        review, eyes = self.review, self._eyes(at)
        state = review.match.states[at]
        over = review.game.to_move(state) is None
        seen = state if over else review.game.view(state, eyes)
        scene: Scene = review.game.scene.scene(seen, eyes)
        return scene

    def show(self) -> None:
        """Everything, as it is known now."""
        if self.again is not None:
            self._show_again(self.again)
            return
        review, names, at = self.review, self.names, self.chosen
        letters = dict(zip([step.at for step in turning_points(review)], "ABC", strict=False))
        said = f'<p class="clause-text">{self.clause}</p>' if self.clause else ""
        trouble = f'<p class="nothing" role="alert">{self.trouble}</p>' if self.trouble else ""
        trouble += f'<p class="came" role="status">{self.came_to}</p>' if self.came_to else ""
        self.board.parts = {
            "look": "busy" if self.working else "",
            "head": head(review, names),
            "players": seats(review, names),
            "ask": trouble + ask(review, names, self.working),
            "graph": graph_card(review, names, at) + slider(review, at),
            "verdict": verdict(review, names, at, self._asks(at)) + said,
            "walk": walk(review, at),
            "list": listed(review, names, at, letters, self.whole),
            "turns": turns(review, names),
            "swing": swing(review, names),
            "costs": costs(review, names),
            "chosen": "",
            "said": "" if self.working else "The review is done.",
        }
        self.board.unlit = False
        scene, drawn = self._scene(at), self._drawn(at)
        self.board.show(
            scene, arrows=drawn.arrows, ghosts=drawn.ghosts, marked=drawn.lights, still=True
        )

    def _drawn(self, at: int) -> Drawn:
        """The move made and the better one; nothing where whoever looks decided nothing."""
        review = self.review
        found = review.judgment(at) if at < review.last and review.decided(at) else None
        if found is None or found.seat != self._eyes(at):
            return Drawn()
        state, scene = review.match.states[at], self._scene(at)
        by = made_by(found, self.names)
        return both_moves(review.game, state, scene, found, by, only_made=self._asks(at))

    def _asks(self, at: int) -> bool:
        """A person's own mistake, of which the better move has not been shown or found yet."""
        own = self.person == self.review.seat and not self.everybody
        return own and at not in self.answered and at in self._mistakes()

    def _listed(self) -> list[int]:
        """The positions at which somebody had a choice whose decisions are listed."""
        moves = (at for seat in self.names.listed for at in self.review.decisions(seat))
        return sorted(filter(self.review.decided, moves))

    # --- what is done ---

    def do(self, act: str, value: Any = None) -> None:
        """One of the acts that buttons and keys stand for."""
        self.trouble = self.came_to = ""
        if act != "clause":
            self.clause = ""
        acts: dict[str, Callable[[], None]] = {
            "run": self.run,
            "pause": self.pause,
            "mistake": self._next_mistake,
            "back": self.back,
            "show": self._show_me,
            "answer": lambda: self.answered.add(int(value)),
            "all": self._list_all,
            "next": self._next_try,
            "clause": lambda: self._read(str(value)),
            "seat": lambda: self._look_from(str(value)),
            "longer": lambda: self._look_longer(int(value)),
            "branch": lambda: self.branch(self.chosen if value in ("", None) else int(value)),
            "line": lambda: self._to_line(int(value)),
            "again": lambda: self._try_again(value),
            "item": lambda: self._item(value["by"]),
            "turning": lambda: self._turning(int(value)),
            "slide": lambda: self._stage(stages(self.review)[int(value)].first),
            "stage": lambda: self._stage(int(value)),
            "go": lambda: self.go_to(
                self.chosen + value["by"] if isinstance(value, dict) else int(value)
            ),
        }
        if act in acts:
            acts[act]()
            self.show()

    def _list_all(self) -> None:
        """List every decision, or only those that cost something."""
        self.whole = not self.whole

    def go_to(self, at: int) -> None:
        """Look at another move."""
        self.chosen = min(max(0, at), self.review.last)

    def _stage(self, first: int) -> None:
        """Look at the worst decision of a stage, or at its first move."""
        review = self.review
        stage = next(each for each in stages(review) if first in each)
        inside = [at for at in self._listed() if at in stage and review.decided(at)]
        lost = {at: found.loss.mean for at in inside if (found := review.judgment(at))}
        self.go_to(max(lost, key=lambda at: lost[at]) if lost else inside[0] if inside else first)

    def _item(self, by: int) -> None:
        """The next decision of the list, or the one before."""
        own = self._listed()
        later = [at for at in own if (at > self.chosen if by > 0 else at < self.chosen)]
        if later:
            self.go_to(later[0] if by > 0 else later[-1])

    def _turning(self, number: int) -> None:
        found = turning_points(self.review)
        if number <= len(found):
            self.go_to(found[number - 1].at)

    def _next_mistake(self) -> None:
        """The next mistake after this one, or the first."""
        wrong = self._mistakes()
        self.go_to(
            next((at for at in wrong if at > self.chosen), wrong[0] if wrong else self.chosen)
        )

    def _mistakes(self) -> list[int]:
        """The listed decisions that are worth another try."""
        review = self.review
        found = [each for seat in self.names.listed for each in mistakes(review.judgments(seat))]
        return sorted(judged.at for judged in found)

    def _read(self, clause: str) -> None:
        """The words of a clause, below the reason; once more, and they go."""
        found = self.review.game.BOOK[clause]
        told = f"{clause}, {found.section}: {found.text}"
        self.clause = "" if self.clause == told else told
        if self.again is not None:
            self.again.clause = self.clause

    def _look_from(self, seat: str) -> None:
        """See the game from another seat; or everybody's decisions, each as they saw it."""
        self.everybody = seat == ALL
        if not self.everybody:
            self.review.seat = int(seat)
        self._go_to_the_first()
        if not self.review.done and self.review.answers:
            self.run()

    def _go_to_the_first(self) -> None:
        """Look at the first decision that was one."""
        own = [at for at in self._listed() if self.review.decided(at)]
        self.chosen = own[0] if own else 0

    def _look_longer(self, at: int) -> None:
        """Judge a decision with the whole budget."""
        self.review.asked.add(at)
        self.run()

    # --- computing ---

    def run(self) -> None:
        """Let workers look at positions, until everything is known or somebody pauses."""
        self.work.run()

    def pause(self) -> None:
        """Stop computing; what is known stays."""
        self.work.pause()

    def _found(self, error: Exception | None) -> None:
        """Something more is known, or the workers have failed."""
        if error is not None:
            self.last_error, self.trouble = error, f"The review stopped: {error}"
        if self.again is None and self.board in self.children:
            self.show()

    # --- mistakes to try again ---

    def _try_again(self, value: Any) -> None:
        """Put the mistakes on the board, one after another; or one of them."""
        review = self.review
        chosen = [int(value)] if value not in ("", None) else self._mistakes()
        if chosen:
            self.again = Again(review, chosen, Path(f"{review.game.NAME}.practice.json"))

    def _show_me(self) -> None:
        if self.again is not None:
            self.again.show_me()

    def _next_try(self) -> None:
        """The next mistake, or back to the review after the last."""
        if self.again is not None and not self.again.next():
            self.came_to = self.again.came_to()
            self.back()

    def back(self) -> None:
        """Back to the review, from a try or from a line of one's own."""
        if self.again is not None:
            self.answered |= {at for at, how in self.again.done.items() if how != "left"}
            self.chosen, self.again = self.again.at, None
        if self.board not in self.children:
            self._come_back()

    def _show_again(self, again: Again) -> None:
        """The board as it was, nothing lit, and what was answered."""
        self.board.unlit, drawn = True, again.drawn()
        self.board.parts = again.parts(self.names)
        self.board.show(
            again.scene(),
            again.frame.offers if not again.over else (),
            arrows=drawn.arrows,
            ghosts=drawn.ghosts,
            marked=drawn.lights,
            refused=again.refused,
            quiet=True,
            still=True,
        )

    def _picked(self, picks: list[str]) -> None:
        if self.again is not None:
            self.again.pick(picks)
            self.show()

    def _touched(self, picks: list[str]) -> None:
        if self.again is not None:
            self.again.refuse(picks)
            self.show()

    # --- lines of one's own ---

    def branch(self, at: int, line: int = GAME) -> None:
        """Play on from a position, for all sides, on a table of its own."""
        self.pause()
        self.analysis = Analysis(
            self.review.match, line, at, self._save, lambda: self._guarded(self.do)("back")
        )
        self.children = [self.analysis]
        self.remove_class(LOOK)  # a table looks like a table

    def _to_line(self, line: int) -> None:
        """Look at the end of a line that was tried out."""
        kept = self.review.match.variations[line]
        self.branch(kept.at + len(kept.moves), line)

    def _save(self) -> None:
        """What was tried out is kept with the game, where it is in a file."""
        if self.file is not None:
            self.review.match.save(self.file)

    def _come_back(self) -> None:
        """From a line back to where it left the game."""
        self.children, self.chosen = [self.board], self.analysis.at
        self.add_class(LOOK)

    def __repr__(self) -> str:
        match = self.review.match
        return (
            f"Review({match.game.TITLE}, moves: {len(match.moves)}, {percent(self.review)} % done)"
        )

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        return stored(with_picture(bundle, repr(self), self.board.scene), "to see it live")


def review(
    source: Source | Table | Review,
    seat: int | None = None,
    budget: int = WORLDS,
    seed: int = 0,
    *,
    executor: Executor | None = None,
    kept: str | Path | None = None,
    start: bool = True,
) -> ReviewPanel:
    """A review of a table, a match, a record or a file: ``review("my game.json")``.

    A review that was begun elsewhere is shown as it is, and goes on.

    ``budget`` is the number of worlds in which moves are weighed; ``kept`` is a file with an
    earlier review of the same game to go on with. With ``start=False`` nothing is computed before
    somebody presses Start.
    """
    if isinstance(source, Review):
        found = source
    else:
        match = source.match if isinstance(source, Table) else source
        found = begin_review(match, seat, budget, seed, games=GAMES)
    if kept is not None:
        found.resume(read_text("the review", kept))
    file = Path(source) if isinstance(source, str | Path) else None
    panel = ReviewPanel(found, executor, file)
    if start and not found.done and in_a_loop():
        panel.run()
    return panel
