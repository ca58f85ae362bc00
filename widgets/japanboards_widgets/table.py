"""A table to play at: the stage with the board, then time, pace and hints, then the tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import ipywidgets as ipw

from japanboards.bots import level_of, thinking
from japanboards.bots.search import budget_of
from japanboards.core.auto_players import USUAL
from japanboards.core.boards import FromData
from japanboards.core.frame import Frame, Sentence
from japanboards.core.in_short import sentences
from japanboards.core.keeping import Keeper, has_begun
from japanboards.core.match import Match, NotOurs
from japanboards.core.session import Change, Session
from japanboards.core.viewer import Viewer, side_scenes_for
from japanboards.core.words import counted

from .advice import advising
from .asked import SURE, after, asked, gentler, harder
from .board import Board, with_picture
from .debounced import Debounced
from .ending import end
from .forms import TimeBar, why_no_undo
from .games import seat_of
from .side import FILES, LOG, Side
from .stage import Stage, stored

PLAY = "jb-play"  # the look of a table while a game is played
RUNNING = "This game is not over. Give it up?"
WIDE = 1.25  # a board that is wider than high by so much lies above the tabs, not beside them


def takes_time(bot: Any) -> bool:
    """A bot that searches is seen to think."""
    return budget_of(bot) is not None


class Table(ipw.VBox):  # type: ignore[misc]
    """A session on the screen. It shows and asks; the game decides."""

    def __init__(
        self,
        match: Match[Any, Any],
        pause: float = USUAL,
        folder: Path | None = None,
        viewer: Viewer | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        self.folder, self.keeper = folder or Path(), keeper
        auto = {"pause": pause, "think": thinking, "takes_time": takes_time, "level_of": level_of}
        self.session = session = Session(match, viewer, careful=True, **auto)
        self.kept = keeper.found(match) if keeper else None  # a game to go on with
        self.hint: tuple[Sentence, ...] = ()
        self.shows_board = False  # at the end, instead of the points
        self.pending: Callable[[], None] | None = None  # what waits for a second word
        self.begins = False  # it is a new game
        self._build()
        grid = ipw.Box([self.stage, self.time, self.others, self.side])
        grid.add_class("jb-grid")
        grid.add_class(self._shape())
        self.grid = grid
        super().__init__([grid])
        for look in ("jb-table", "jbt", PLAY):
            self.add_class(look)
        self._around = Debounced(session.guarded(self.show_around))
        self.refresh()
        self.show_around()
        session.listeners.append(self._changed)
        session.go_on()

    @property
    def match(self) -> Match[Any, Any]:
        """The match at this table."""
        return self.session.match

    @property
    def board(self) -> Stage:
        """The live board."""
        return self.stage

    @property
    def last_error(self) -> Exception | None:
        """What was raised last."""
        return self.session.last_error

    def _build(self) -> None:
        """The widgets of the table."""
        session, guarded = self.session, self.session.guarded
        self.stage = Stage(self.match.game, session.frame.scene)
        self.stage.on_picks, self.stage.on_touch = guarded(session.pick), guarded(session.refuse)
        self.stage.on_bare = guarded(session.miss)
        self.stage.on_press, self.stage.on_clause = guarded(self._press), guarded(self.explain)
        self.stage.on_act, self.stage.on_look = guarded(self.do), guarded(self._look)
        self.time = TimeBar(guarded(self.do))
        files = guarded(self.save), guarded(self.load)
        self.side = Side(session, *files, guarded(self.begin), guarded(self.do))
        self.others = ipw.Box([])
        self.others.add_class("jb-others")
        self.side_boards: list[Board] = []

    def _shape(self) -> str:
        _, _, width, height = self.session.frame.scene.frame
        return "wide" if width > WIDE * height else "square"

    # --- what is shown ---

    def _changed(self, what: Change) -> None:
        session = self.session
        if what == "position":
            self.hint, self.shows_board, self.pending = (), False, None
            self.side.files.note.value = ""
            self._put_aside()
            self.refresh()
            self._keep()
        elif what == "note":
            said = len(session.note), session.refused, session.manner
            self.stage.answer(session.frame.status, *said)
            self._around()
        elif what == "thinking" and session.thinking:
            text, share = session.thinking
            seat = self.match.turn() if self.match.turn() is not None else 0
            self.stage.send({"thinking": {"seat": seat, "share": share, "text": text}})
        else:
            self.show_around()

    def _keep(self) -> None:
        """What was played is not lost."""
        if self.keeper is not None:
            self.keeper.keep(self.match)
            self.keeper.keep_result(self.match, level_of)
            self.side.files.keep_note(self.keeper.trouble)

    def _put_aside(self) -> None:
        """A game that was kept before makes room for the one that has begun."""
        if self.keeper is not None and self.kept is not None and has_begun(self.match):
            self.keeper.put_aside()
            self.kept = None

    def refresh(self) -> None:
        """Show the position: the stage first, and when it is painted everything around it."""
        frame, covered = self.session.frame, self.session.is_covered()
        if covered:
            self.stage.forget()
        self.stage.show_frame(frame, self._beside(frame), still=not self.match.live)
        if covered:
            self.show_around()
        else:
            self._around()

    def _beside(self, frame: Frame) -> dict[str, Any]:
        """What the table itself has to say beside the board."""
        return {
            "hint": [asdict(sentence) for sentence in self.hint],
            "ask": self._asked(frame),
            "replaying": self.session.replaying,
        }

    def _asked(self, frame: Frame) -> list[dict[str, Any]]:
        """The choices, as the browser is told."""
        waits = SURE if self.pending is not None else ()
        kept = len(self.kept.moves) if self.kept else None
        found = waits or asked(self.session, frame, self.shows_board, kept)
        return [asdict(button) for button in found]

    def _end(self) -> dict[str, Any]:
        """What stands in place of the board when all is over, and what is told of it."""
        waits = self.session.auto_players.summing  # what the others did last is read first
        if self.session.frame.around.state != "over" or waits:
            return {"end": "", "told": False}
        match, viewer = self.match, self.session.viewer
        told = [
            {"seat": -1, "text": text, "at": match.at, "pin": 0, "color": ""}
            for text in sentences(match, viewer)
        ]
        drawn = "" if self.shows_board else end(match, viewer, self.session.frame.around.strips)
        return {"end": drawn, "lines": told, "more": 0, "told": True}

    def show_around(self) -> None:
        """Everything around the stage."""
        session = self.session
        frame = session.frame
        beside = {"ask": self._asked(frame), **self._end()}
        if not beside.items() <= self.stage.live["beside"].items():
            self.stage.say_beside(**beside)
        self._show_side_boards()
        self.time.show(self.match, session)
        self.stage.say_undo(why_no_undo(self.match))
        self.side.wonder(RUNNING if self.pending is not None and self.begins else "")
        self.side.show()

    def _show_side_boards(self) -> None:
        """The others' sheets."""
        scenes = [] if self.session.is_covered() else self._side_scenes()
        if len(scenes) != len(self.side_boards):
            self.side_boards = [Board(scene, small=True) for scene in scenes]
            self.others.children = self.side_boards
            return
        for board, scene in zip(self.side_boards, scenes, strict=True):
            if scene != board.scene:
                board.show(scene)

    def _side_scenes(self) -> list[Any]:
        return side_scenes_for(self.session.viewer, self.match)

    def explain(self, clause: str) -> None:
        """Say what a clause says, and open the rulebook there."""
        found = self.match.game.BOOK[clause]
        self.session.say(Sentence(f"{found.section}: {found.text}", (clause,)))
        self.side.open_rule(clause)

    # --- what is done ---

    def do(self, act: str, value: Any = None) -> None:
        """One of the acts that buttons stand for."""
        session = self.session
        acts = {
            "undo": session.undo,
            "redo": session.redo,
            "now": session.to_now,
            "hand": session.hand_over,
            "uncover": session.uncover,
            "step": session.auto_players.step,
            "skip": session.auto_players.hurry,
            "hint": self.advise,
            "unhint": self._close_hint,
            "hinted": self._play_hint,
            "log": self._open_log,
            "read": session.auto_players.read,
            "sure": self._be_sure,
            "unsure": self._think_again,
            "resume": self._resume,
            "play": session.auto_players.look_on,
            "replay": session.replay,
            "forward": lambda: session.go_to(self.match.at + 1),
            "again": lambda: self._again(list(self.match.seats)),
            "harder": lambda: self._again(harder(self.match)),
            "gentler": lambda: self._again(gentler(self.match)),
            "review": self._review,
            "board": self._turn_over,
            "file": self._open_files,
        }
        if act == "at":
            session.go_to(int(value))
        elif act == "pace":
            session.auto_players.set_pace(str(value))
            self.show_around()
        elif act in acts:
            acts[act]()

    def _be_sure(self) -> None:
        """Do what waited for a second word."""
        act, self.pending = self.pending, None
        if act is not None:
            self.session.say()
            act()

    def _think_again(self) -> None:
        """Do not do it."""
        self.pending = None
        self.session.say()

    def _resume(self) -> None:
        """Go on with the game that was kept."""
        if self.kept is not None:
            record, self.kept = self.kept, None
            self.session.resume(record)

    def _again(self, seats: list[Any]) -> None:
        """A new game like this one."""
        self.begin(self.match.players, seats, self.match.board, self.match.options)

    def _review(self) -> None:
        """The review of this game in the place of the table, until somebody comes back."""
        from .review import review  # which has tables of its own

        back = ipw.Button(description="Back to the table", icon="arrow-left")
        panel = review(self)

        def leave(_: object) -> None:
            panel.pause()
            self.children = [self.grid]
            self.add_class(PLAY)

        back.on_click(leave)
        self.remove_class(PLAY)  # a review is laid out in its own way
        self.children = [back, panel]

    def _turn_over(self) -> None:
        """Show the board at the end, or the points again."""
        self.shows_board = not self.shows_board
        self.show_around()

    def _open_files(self) -> None:
        self.side.selected_index = FILES

    def _open_log(self) -> None:
        self.side.selected_index = LOG

    def advise(self) -> None:
        """Say what a bot would do, and why."""
        if not self.session.viewer.sees_decision(self.match):
            return
        found = advising(self.match)
        self.session.auto_players.ponder("Looking for a hint", found, self._tell_hint)

    def _tell_hint(self, found: list[Sentence]) -> None:
        self.hint, self.session.thinking = tuple(found), None
        self.stage.say_beside(hint=[asdict(sentence) for sentence in found])

    def _close_hint(self) -> None:
        self.hint = ()
        self.stage.say_beside(hint=[])

    def _play_hint(self) -> None:
        """Do what the hint says."""
        if self.hint and self.hint[0].picks:
            self.session.pick(self.hint[0].picks)

    def _press(self, picks: list[str]) -> None:
        """Somebody is about to make a move: tell the stage what it would lead to."""
        if then := self.session.press(picks):
            over = then.around.state == "over"
            ends = after(self.match, then.around.strips, False) if over else then.around.ask
            ask = [asdict(button) for button in ends]
            beside = {"hint": [], "ask": ask, "replaying": False}  # as ``_beside`` will have it
            self.stage.foresee_frame(picks, then, beside)

    def _look(self, picks: list[str]) -> None:
        """Somebody looks at a move: show what it would change."""
        if found := self.session.look(picks):
            self.stage.preview(picks, found.lights, found.ghosts, found.aside)

    def _ask_first(self, why: str, act: Callable[[], None]) -> None:
        """Do it only when it is asked for once more."""
        self.pending, self.begins = act, False
        self.session.say(Sentence(why))

    def _is_running(self) -> bool:
        """A game would be lost that a person has begun and not ended."""
        return has_begun(self.match) and self.match.game.to_move(self.match.states[-1]) is not None

    def save(self, overwrite: bool = False) -> None:
        """Write the game to the file; a file that is something else is not overwritten unasked."""
        try:
            self.match.save(self.side.files.path(self.folder), overwrite)
        except NotOurs as error:
            return self._ask_first(f"{error}. Overwrite it?", lambda: self.save(True))
        self.side.files.note.value = f"Saved {counted(len(self.match.moves), 'move')}."

    def load(self, sure: bool = False) -> None:
        """Continue the game in the file; if it is refused, this one goes on unchanged."""
        path = self.side.files.path(self.folder)
        if self._is_running() and not sure:
            return self._ask_first(RUNNING, lambda: self.load(True))
        self.session.load(path)
        self.side.files.note.value = f"Loaded {counted(len(self.match.moves), 'move')}."

    def begin(
        self, players: int, seats: Sequence[str], board: str | FromData, options: dict[str, Any]
    ) -> None:
        """A new game at this table; a game that is running is not dropped unasked."""
        who = [seat_of(seat) for seat in seats]
        old = self.match
        match = Match(old.game, players, who, board=board, options=options, policy=old.policy)
        if self._is_running():
            self._ask_first(RUNNING, lambda: self._begin(match))
            self.begins = True
        else:
            self._begin(match)

    def _begin(self, match: Match[Any, Any]) -> None:
        if self.keeper is not None:
            self.keeper.put_aside()
        self.side.selected_index = LOG
        self.session.begin(match)
        self.stage.send({"look": "here"})  # the form is far below the board

    def __repr__(self) -> str:
        match = self.match
        return f"Table({match.game.TITLE}, players: {match.players}, moves: {len(match.moves)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        return stored(with_picture(bundle, repr(self), self.stage.scene))
