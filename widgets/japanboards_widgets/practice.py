"""Practice on the screen: questions without end, answered by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import ipywidgets as ipw
import traitlets

from japanboards import game_called
from japanboards.bots import BOTS
from japanboards.core.around import Button, buttons_on
from japanboards.core.choosing import Chooser, nearest
from japanboards.core.frame import Sentence, complaints
from japanboards.core.game import CHANCE, Game
from japanboards.core.practice import KINDS, Verdict, asked, picture_of
from japanboards.core.practice_best import Best
from japanboards.core.practice_find import FindIt
from japanboards.core.practice_legal import LegalOrNot
from japanboards.core.practice_rule import WhichRule
from japanboards.core.practice_session import MINUTES, Practice, kinds_by_clause
from japanboards.core.practice_window import window_for
from japanboards.core.practice_worth import Worth
from japanboards.core.scene import Light, Scene
from japanboards.core.told import whole
from japanboards.core.unlit import unlit
from japanboards.core.window import windowed

from .board import HERE, with_picture
from .chapter import clauses_of
from .debounced import Debounced
from .practice_board import first_words, key_of, one_by_one, silent, way_of
from .practice_heat import heat
from .script import joined
from .stage import Stage, stored, style_with

WHO = "Who wins?"  # over a question about a tie
ALL = "all of them"  # the goal of a move that is spelled by every place: it is never touched
DONT_KNOW = Button("I do not know", act="unknown", look="quiet")


class Desk(Stage):
    """A board with a question above it and its answer beside it, in one widget."""

    _esm = joined(HERE / "js" / "practice.js")
    _css: Any = style_with("lesson.css", "practice.css")
    book: Any = traitlets.List().tag(sync=True)  # sections with their clauses

    def put(
        self,
        scene: Scene,
        moves: Sequence[tuple[Sequence[str], str]],
        marked: Sequence[Light],
        arrows: Sequence[tuple[str, str]],
        beside: dict[str, Any],
    ) -> None:
        """Show a position with what is asked and said about it."""
        self._beside = {"beside": beside, "unlit": True}
        self.show(scene, moves, (), (), arrows, marked=marked, still=True)


class PracticeRoom(ipw.VBox):  # type: ignore[misc]
    """Questions about a game, ten minutes at a time."""

    def __init__(self, practice: Practice) -> None:
        self.practice, self.game = practice, practice.game
        self.legal: bool | None = None  # the first step of "Legal or not?"
        self.refusal: tuple[Sentence, ...] = ()  # what was said to a touch that is no move
        self.opened = ""  # the clause whose square was touched
        self.last_error: Exception | None = None
        self.board = board = Desk(self.game, self._scene())
        board.book = [
            {"name": name, "clauses": [{"id": each.id, "text": each.text} for each in clauses]}
            for name, clauses in practice.sections()
        ]
        board.on_picks, board.on_touch = self.guarded(self._pick), self.guarded(self._refuse)
        board.on_act = self.guarded(self._act)
        self._ahead = Debounced(self.guarded(practice.prepare))
        grid = ipw.Box([board])
        grid.add_class("jb-grid")
        super().__init__([grid])
        for look in ("jb-table", "jbt", "jb-lesson", "jb-practice"):
            self.add_class(look)
        self.show()

    def guarded(self, act: Any) -> Any:
        """The same handler, but what it raises is said and kept: widgets would swallow it."""

        def guarded(*args: Any) -> None:
            try:
                act(*args)
            except Exception as error:
                self.last_error = error
                self.refusal = (Sentence(f"Something went wrong: {error}"),)
                self.show()

        return guarded

    # --- what is shown ---

    def _scene(self) -> Scene:
        asked_for = self.practice.question
        scene = unlit(picture_of(self.game, asked_for.state, asked_for.seat))
        if isinstance(asked_for, LegalOrNot | Worth) and self.practice.verdict is None:
            scene = silent(self.game, scene, asked_for.move)
        window = window_for(self.game, asked_for, scene)
        self.in_part = window != scene.frame
        return windowed(scene, window)

    def show(self) -> None:
        """The question, and what was said to its answer."""
        scene, told = self._scene(), self.practice.verdict
        lights = (*told.lights, *self._causes()) if told else self._asked_lights()
        arrows = way_of(self.game, self.practice.question, scene, self._asked_lights())
        marked = one_by_one(scene, lights)
        self.board.put(scene, self._moves(), marked, arrows, self._beside(scene))

    def _asked_lights(self) -> tuple[Light, ...]:
        """The move in question is orange."""
        match self.practice.question:
            case LegalOrNot(move=move):
                return tuple(Light("picked", pick) for pick in self.game.scene.picks(move))
            case Worth(picks=picks):
                return tuple(Light("picked", pick) for pick in picks)
        return ()

    def _causes(self) -> tuple[Light, ...]:
        """What stands against the move in question, by how much."""
        question, against = self.practice.question, getattr(self.game, "causes", None)
        if against is None or not isinstance(question, LegalOrNot) or question.legal:
            return ()
        found = against(question.state, question.move).items()
        return tuple(Light("reason", pick, tag) for pick, tag in found)

    def _moves(self) -> list[tuple[tuple[str, ...], str]]:
        """What may be touched: any of the places in question, or what spells a move."""
        match self.practice.question:
            case _ if self.practice.verdict:
                return []
            case FindIt(counts=False, names=names):
                return [((*names, ALL), "")]
            case Best(state=state):
                legal = self.game.legal_moves(state)
                return [(tuple(self.game.scene.picks(move)), "") for move in legal]
        return []

    def _beside(self, scene: Scene) -> dict[str, Any]:
        """Everything around the board."""
        practice = self.practice
        question, done = practice.question, practice.verdict is not None
        finds = isinstance(question, FindIt) and not question.counts
        return {
            "game": self.game.NAME,
            "key": len(practice.answered) + (not done),
            "kind": WHO if getattr(question, "choices", ()) else KINDS[question.kind],
            "who": self._who(),
            "task": question.task,
            "house": question.house,
            "strip": {
                "minutes": round(min(practice.minutes, MINUTES), 1),
                "of": MINUTES,
                "due": len(practice.due()),
                "answered": len(practice.answered),
                "right": sum(each.right for each in practice.answered),
            },
            "warning": practice.warning,
            "told": self._told(),
            "groups": self._groups(),
            "number": not done and self._wants_number(),
            "window": self.in_part,
            "finds": finds,
            "done": done,
            "looks": done or not (finds or isinstance(question, Best)),
            "ask": self._choices(scene),
            "need": self._need(),
            "heat": heat(self.practice, self.opened),
            "page": self._page() if practice.closed else None,
        }

    def _who(self) -> str:
        """Whose eyes the board is seen with."""
        question = self.practice.question
        nobody = self.game.to_move(question.state) in (None, CHANCE)
        return "" if nobody else f"You are player {question.seat + 1}"

    def _told(self) -> dict[str, Any]:
        """What is said: what to do, or why the answer was right or not."""
        told = self.practice.verdict
        if told is None and self.refusal:
            return self._spoken("refused", "That is no legal move", self.refusal)
        if told is None:
            return self._spoken("new", *first_words(self.practice.question, self.legal))
        kind = "right" if told.right else "wrong"
        rows = [
            {"what": what, "clauses": clauses_of(self.game, filter(None, [clause])), "much": much}
            for what, clause, much in told.rows
        ]
        comes = self.practice.comes_back()
        return {**self._spoken(kind, told.head, told.lines), "rows": rows, "comes": comes}

    def _spoken(self, kind: str, head: str, lines: Sequence[Sentence]) -> dict[str, Any]:
        once = [  # a clause that was cited above is not cited again
            [each for each in x.clauses if all(each not in y.clauses for y in lines[:nth])]
            for nth, x in enumerate(lines)
        ]
        said = [
            {"text": x.text, "clauses": clauses_of(self.game, cited)}
            for x, cited in zip(lines, once, strict=True)
        ]
        return {"kind": kind, "head": head, "lines": said, "rows": [], "comes": ""}

    def _wants_number(self) -> bool:
        match self.practice.question:
            case FindIt(counts=counts):
                return counts
            case Worth(choices=choices):
                return not choices
        return False

    def _groups(self) -> dict[str, list[dict[str, Any]]]:
        """The answers to choose from, and what leads on."""
        if self.practice.verdict is not None:
            after = (
                Button("Next question", act="next", look="go"),
                Button("Another like this", act="another", look="quiet"),
            )
            return {"row": [asdict(button) for button in after]}
        row = [asdict(DONT_KNOW)]
        match self.practice.question:
            case LegalOrNot() as question:
                two = [self._side(value) for value in (True, False)]
                picks = [] if self.legal is None else [*map(self._option, question.options)]
                return {"two": two, "pick": picks, "row": row}
            case WhichRule(options=clauses):
                return {"pick": [*map(self._option, clauses)], "row": row}
            case FindIt(counts=False):
                every = Button("That is all of them", act="all", look="go")
                return {"row": [{**asdict(every), "value": "picked"}, *row]}
            case Worth(choices=choices) if choices:
                options = [
                    {**asdict(Button(text, act="number")), "value": nth}
                    for nth, text in enumerate(choices)
                ]
                return {"pick": options, "row": row}
            case Best():
                return {"row": row}
        count = {**asdict(Button("Count it", act="number", look="go")), "value": "number"}
        return {"row": [count, *row]}

    def _side(self, value: bool) -> dict[str, Any]:
        """Legal, or not legal; once it is said, the other one is out of the question."""
        button = Button("Legal" if value else "Not legal", act="legal", off=self.legal is not None)
        return {**asdict(button), "value": value, "mine": self.legal is value}

    def _option(self, clause: str) -> dict[str, Any]:
        """A clause to choose."""
        return {**asdict(Button(self.game.BOOK[clause].text, act="rule")), "value": clause}

    def _choices(self, scene: Scene) -> list[dict[str, Any]]:
        """The game's own buttons, where a move is asked for or shown: some moves have no place."""
        question = self.practice.question
        own = getattr(self.game.scene, "choices", None)
        view = self.game.view(question.state, question.seat)
        choices = list(own(view, question.seat)) if own else buttons_on(scene)
        if isinstance(question, Best) and self.practice.verdict is None:
            return [asdict(Button(x.text, x.pick, price=x.price)) for x in choices if x.pick]
        return []

    def _need(self) -> list[str] | None:
        """What the colors on the board mean just now."""
        if self.practice.verdict is None:
            orange = ["Orange: the move in question", "Nothing else is marked."]
            return orange if self._asked_lights() else None
        said = key_of(self.practice.question, self.practice.verdict, self.board.scene)
        return ["On the board", said] if said else None

    def _page(self) -> dict[str, Any]:
        """The end of a session."""
        practice = self.practice
        again = Button("Ten minutes more", act="begin", look="go")
        return {
            "title": f"{self.game.TITLE}: this session is over",
            "minutes": max(1, round(practice.minutes)),
            "lines": practice.summary(),
            "answered": [
                {
                    "text": each.question.task,
                    "right": each.right,
                    "clauses": clauses_of(self.game, each.clauses[:1]),
                }
                for each in practice.answered
            ],
            "go": [asdict(again)],
        }

    # --- what is done ---

    def _act(self, name: str, value: Any) -> None:
        """Something beside the board was pressed."""
        practice, self.refusal = self.practice, ()
        match name, value:
            case "legal", bool(value) if isinstance(practice.question, LegalOrNot):
                if value or practice.question.legal:
                    self._answer((value, ""))
                else:
                    self.legal = value
            case "rule", str(clause) if self.legal is not None:
                self._answer((self.legal, clause))
            case "rule", str(clause) if isinstance(practice.question, WhichRule):
                self._answer(clause)
            case "all", list(picks):
                self._answer([str(pick) for pick in picks])
            case "number", int(number) | float(number):
                self._answer(int(number))
            case "unknown", _:
                self._answer(None)
            case "next", _:
                self._fresh(practice.next)
            case "another", _:
                self._fresh(practice.another)
            case "end", _:
                practice.end()
            case "retry", int(nth) if 0 <= nth < len(practice.answered):
                self._fresh(lambda: practice.ask_again(nth))
            case "begin", _:
                self._fresh(practice.begin)
            case "clause", str(clause) if clause in self.game.BOOK.clauses:
                self.opened = clause
            case "about", str(clause) if clause in kinds_by_clause(practice.stock):
                self._fresh(lambda: practice.ask_about(clause))
        self.show()

    def _fresh(self, act: Any) -> None:
        """Another question."""
        self.legal = None
        act()

    def _answer(self, answer: Any) -> Verdict:
        """Answer the question; the next one is made while this one is read."""
        told = self.practice.answer(answer)
        self.opened = (told.missed or told.known or ("",))[0]
        self._ahead()
        return told

    def _pick(self, picks: list[str]) -> None:
        """Touches that spell a move are the answer to "What would you do?"."""
        question = self.practice.question
        if not isinstance(question, Best) or self.practice.verdict is not None:
            return
        legal = self.game.legal_moves(question.state)
        move = Chooser(Chooser.over(legal, self.game.scene.picks).spelled, tuple(picks)).move()
        if move is not None:
            self.refusal = ()
            self._answer(move)
            self.show()

    def _refuse(self, picks: list[str]) -> None:
        """A touch that is no legal move is answered by the rule, and costs nothing."""
        question = self.practice.question
        if not isinstance(question, Best) or self.practice.verdict is not None:
            return
        move = nearest(self.game, question.state, picks)
        if move is None:
            self.refusal = (Sentence("That alone is no move here: touch what goes with it."),)
        else:
            said = complaints(self.game.breaches(question.state, move))
            words = asked(self.game, question.state, move)
            pressed = {each["pick"] for each in self._choices(self.board.scene)}
            if pressed.issuperset(picks):  # a button alone: nobody has touched what it is about
                words = f"Nothing goes with that now. For example: {words}"
            told = Sentence(words)
            self.refusal = (told, *(Sentence(whole(x.text), x.clauses) for x in said[:2]))
        self.show()

    def __repr__(self) -> str:
        return f"Practice({self.game.TITLE})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        start = self.game.new_game(self.game.PLAYERS[0])  # the same whatever is asked first
        return stored(with_picture(bundle, repr(self), self.game.scene.scene(start, 0)))


def practice(
    game: str | Game[Any, Any], *, save: bool = True, seed: int | None = None
) -> PracticeRoom:
    """Questions about a game without end; what you know is kept beside the notebook."""
    module = game_called(game)
    file = Path(f"{module.NAME}.practice.json") if save else None
    return PracticeRoom(Practice(module, file, BOTS["gentle"], seed))
