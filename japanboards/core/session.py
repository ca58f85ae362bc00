"""One sitting: a match, who looks at it, what is chosen and said, and those who move by themselves.

It knows nothing of a screen. Whatever shows it listens, and asks it for what was touched.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from .around import button_for, choices_of
from .auto_players import SLOW, AutoPlayers
from .choosing import Chooser, against
from .frame import Frame, Sentence, complaints, frame_of, status_of
from .match import Match
from .preview import Preview, preview
from .record import Record
from .scene import Mark
from .story import last_decision, said_to
from .viewer import Viewer, is_alone, said
from .words import capital

Change = Literal["position", "note", "thinking", "rest"]
Listener = Callable[[Change], None]
Manner = Literal["", "no", "look"]  # a word of ours, a refusal, or what is only to look at
SCENERY = "That is only part of the picture."


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a move would lead to: computed while it is pressed, used when it is made."""

    before: Any
    move: Any
    after: Any
    viewer: Viewer
    frame: Frame


class Session:
    """A match under way at a screen. ``listeners`` are told of every change, and read it here."""

    def __init__(
        self,
        match: Match[Any, Any],
        viewer: Viewer | None = None,
        careful: bool = False,
        **auto_players: Any,
    ) -> None:
        self.match, self.viewer, self.careful = match, viewer or Viewer(), careful
        self.last_error: Exception | None = None
        self.note: tuple[Sentence, ...] = ()  # the answer to the last touch, until the next move
        self.manner: Manner = ""  # how it is meant
        self.chosen: tuple[str, ...] = ()  # the touches of a move that is about to be made
        self.refused: tuple[str, ...] = ()  # the touches that were answered last
        self.closed = False  # nothing may be done any more
        self.replaying = False  # the last round is shown once more; a touch leads back
        self.thinking: tuple[str, float] | None = None  # who, and how far
        self.listeners: list[Listener] = []
        self.auto_players = AutoPlayers(self, **auto_players)
        self._ahead: Ahead | None = None
        if match.live:  # a recorded game is looked at from its start, and goes on at its end
            self.auto_players.set_up()
        self.viewer = self.viewer.following(match)
        self.frame = self._frame(match, self.viewer)

    def go_on(self) -> None:
        """Let chance and bots move, unless this is the past."""
        if self.match.live:
            self.auto_players.go_on()

    # --- what changed ---

    def changed(self, what: Change) -> None:
        """Tell everybody who listens."""
        for listener in self.listeners:
            listener(what)

    def moved(self, frame: Frame | None = None) -> None:
        """Another position is looked at."""
        self.thinking, self.chosen, self._ahead = None, (), None
        self.replaying = self.replaying and not self.match.live
        self.viewer = self.viewer.following(self.match)
        self.frame = frame or self._frame(self.match, self.viewer)
        self.changed("position")

    def _frame(self, match: Match[Any, Any], viewer: Viewer) -> Frame:
        level_of, careful = self.auto_players.level_of, self.careful
        return frame_of(match, viewer, self.note, self.closed, level_of, careful)

    def say(self, *sentences: Sentence, refused: tuple[str, ...] = (), manner: Manner = "") -> None:
        """Say something; it stays until the next move."""
        self.note, self.thinking, self.refused, self.manner = sentences, None, refused, manner
        status = sentences if self.closed else status_of(self.match, self.viewer, sentences)
        self.frame = replace(self.frame, status=status)
        self.changed("note")

    def is_thinking(self, who: str, share: float) -> None:
        """Somebody takes their time: who, and a bar that grows."""
        self.thinking = who, share
        self.changed("thinking")

    def failed(self, what: str, error: Exception) -> None:
        """Say what was raised, and keep it."""
        self.last_error = error
        self.say(Sentence(f"{what}: {str(error).removesuffix('.')}."), manner="no")

    def guarded(self, act: Callable[..., None]) -> Callable[..., None]:
        """The same handler, but what it raises is said and kept: widgets would swallow it."""

        def guarded(*args: Any) -> None:
            try:
                act(*args)
            except ValueError as error:
                self.failed("Not possible", error)
            except Exception as error:
                self.failed("Something went wrong", error)

        return guarded

    # --- who looks ---

    def may_move(self) -> bool:
        """A person may make a move in the position on the screen."""
        return not self.closed and self.viewer.may_move(self.match)

    def is_covered(self) -> bool:
        """The screen is between two people, and shows nobody's secrets."""
        return self.viewer.covers(self.match)

    def hand_over(self) -> None:
        """The screen goes to the next person; nobody's secrets are on it."""
        self.note = ()
        self.viewer = self.viewer.handed_over(self.match)
        self.moved()

    def uncover(self) -> None:
        """The viewer is alone at the screen: show what only they may see."""
        self.viewer = replace(self.viewer.handed_over(self.match), uncovered=True)
        self.moved()

    # --- what is touched ---

    def move_of(self, picks: Sequence[str]) -> Any:
        """The move these touches spell; None if they spell none."""
        return Chooser(self.frame.chooser.spelled, tuple(picks)).move()

    def press(self, picks: Sequence[str]) -> Frame | None:
        """Somebody is about to make a move: what it would lead to, if it is one."""
        move = self.move_of(picks)
        if move is None:
            return None
        return self.look_ahead(move, picks).frame

    def look(self, picks: Sequence[str]) -> Preview | None:
        """Somebody looks at a move: what it would change, as far as they can know."""
        move, seat = self.move_of(picks), self.viewer.seat
        if move is None:
            return None
        found = preview(self.match.game, self.match.state, seat, move)
        if not is_alone(self.match, seat):
            return found
        return replace(found, ghosts=tuple(said(mark, seat) for mark in found.ghosts))

    def look_ahead(self, move: Any, picks: Sequence[str] = ()) -> Ahead:
        """What a move would lead to; nothing changes but that it is remembered."""
        if not self._foresaw(move):
            then = self.match.after(move)
            viewer = self.viewer.following(then)
            frame = frame_of(then, viewer, (), False, self.auto_players.level_of, self.careful)
            self._ahead = Ahead(self.match.state, move, then.state, viewer, frame)
        self.chosen = tuple(picks)
        assert self._ahead is not None
        return self._ahead

    def _foresaw(self, move: Any) -> bool:
        ahead = self._ahead
        return ahead is not None and ahead.before is self.match.state and ahead.move == move

    def pick(self, picks: Sequence[str]) -> None:
        """Touches that spell a move make it; others are answered."""
        move = self.move_of(picks)
        if move is None:
            self.refuse(picks)
        else:
            self.play(move)

    def refuse(self, picks: Sequence[str]) -> None:
        """The touches spell nothing that is on offer: say which clauses stand against it."""
        self.say(*self.why_not(picks), refused=tuple(picks), manner="no")

    def miss(self, mark: str) -> None:
        """Something was touched that stands for no move, or nothing: say what it is."""
        if closed := self._closed():
            return self.say(*closed, manner="no")
        found = next((each for each in self.frame.scene.marks if each.id == mark), None)
        named = (mark,) if found and found.title else ()
        return self.say(Sentence(self._what_is(found)), refused=named, manner="look")

    def _what_is(self, mark: Mark | None) -> str:
        """What something is that stands for no move: by its use, its title, or its own words."""
        if mark is None:
            return SCENERY
        use_of = getattr(self.match.game.scene, "use_of", None)
        view = self.match.view(self.viewer.sees(self.match))
        if use_of and (use := str(use_of(view, self.viewer.seat, mark.id))):
            return use
        if mark.title:
            return f"{capital(said_to(shortened(mark.title), self.viewer.seat))}: only to look at."
        is_word = any(letter.isalpha() for letter in mark.text)
        return f"“{mark.text}” is only to read." if is_word else SCENERY

    def _closed(self) -> list[Sentence]:
        """Why nothing may be touched at all, if it is so."""
        if self.match.turn() is None:
            return [Sentence("The game is over.")]
        if not self.match.live and not self.may_move():
            return [Sentence("This is the past: press Now to go on playing.")]
        return [] if self.may_move() else [Sentence("It is not your turn yet.")]

    def why_not(self, picks: Sequence[str]) -> list[Sentence]:
        """Why these touches are not a move: the breaches of what they most likely meant."""
        if closed := self._closed():
            return closed
        for meant in (picks, picks[-1:]):  # all of them, or the last alone
            if found := self._complaints(meant):
                first, *others = found
                stop = "." * bool(others)  # several sentences stand one after another
                rest = (replace(each, text=f"{capital(each.text)}{stop}") for each in others)
                return [replace(first, text=f"Not possible: {first.text}{stop}"), *rest]
        return [Sentence(self._what_is_chosen(picks))]

    def _complaints(self, picks: Sequence[str]) -> list[Sentence]:
        """What stands against the move that touches most likely meant; nothing if they meant none.

        Of a button that cannot be pressed it is what the button says: it was about nothing else.
        """
        game, state, seat = self.match.game, self.match.state, self.viewer.seat
        found = [
            replace(each, text=said_to(each.text, seat))
            for each in complaints(against(game, state, picks))
        ]
        buttons = {each.pick: each.reason for each in choices_of(self.match, self.viewer)}
        if found and len(picks) == 1 and (reason := buttons.get(picks[0])):
            return [Sentence(said_to(reason, seat), found[0].clauses)]
        return found

    def _what_is_chosen(self, picks: Sequence[str]) -> str:
        """What has to be decided first, where touches go together in no move."""
        named = [self.called(pick) for pick in picks]
        if len(named) == 1:
            if button := button_for(self.match, self.viewer, picks):
                return f"For {named[0]} press {button}."
            return f"{named[0]} is not asked for now."
        return f"First take back {named[0]}: {named[-1]} does not go with it."

    def called(self, pick: str) -> str:
        """What a touch is called: by its button, or by its mark on the board."""
        for choice in choices_of(self.match, self.viewer):
            if choice.pick == pick:
                return choice.text
        titles = (mark.title for mark in self.frame.scene.marks if mark.pick == pick)
        return shortened(next(titles, pick))

    # --- what is done ---

    def play(self, move: Any) -> None:
        """A person's move, then everybody else's until a person has to decide again."""
        self.accept(move)
        self.auto_players.go_on()

    def accept(self, move: Any) -> None:
        """Anybody's move, checked, made and shown; what was foreseen is not computed again."""
        ahead = self._ahead if self._foresaw(move) else None
        if ahead:
            self.match.play(move, ahead.after)
        else:
            self.match.play(move)
        self.note = ()
        self.moved(ahead.frame if ahead else None)

    def undo(self) -> None:
        """Take back a move, or say why that cannot be."""
        if self.match.may_undo():
            self._travel(self.match.undo)
        else:
            self.say(Sentence(f"{capital(self.match.why_no_undo())}."), manner="no")

    def redo(self) -> None:
        """Play it again."""
        self._travel(self.match.redo)

    def to_now(self) -> None:
        """Return to the newest position, and go on."""
        self.go_to(len(self.match.moves))

    def go_to(self, at: int) -> None:
        """Look at another position of the history."""
        self._travel(lambda: self.match.go_to(at))

    def replay(self) -> None:
        """Look once more at the last own move and at all that came after it, slowly."""
        last = last_decision(self.match, self.viewer.seat)
        if last is not None:
            self.auto_players.stop()
            self.replaying = True
            self.show_at(last)
            self.auto_players.look_on(SLOW)

    def show_at(self, at: int) -> None:
        """Look at another position of the history, and let whatever is under way go on."""
        self.match.go_to(at)
        self.note = ()
        self.moved()

    def _travel(self, how: Callable[[], None]) -> None:
        how()
        self._anew()

    def load(self, path: Path) -> None:
        """Continue the game in a file; if it is refused, this one goes on unchanged."""
        self.match.load(path)
        self._another()

    def resume(self, record: Record) -> None:
        """Go on with a recorded game; if it is refused, this one goes on unchanged."""
        self.match.resume(record)
        self._another()

    def begin(self, match: Match[Any, Any]) -> None:
        """Another match in the place of this one."""
        match.set_up()
        self.match = match
        self.viewer = replace(self.viewer, seat=0, uncovered=False)
        self._another()

    def _another(self) -> None:
        """It is another game: nothing of it has been read."""
        self.viewer = replace(self.viewer, read=0)
        self._anew()

    def _anew(self) -> None:
        """The others wait while somebody looks at the past, and go on where it is the newest."""
        self.auto_players.stop()
        self.note, self.replaying = (), False
        self.moved()
        self.go_on()


def shortened(title: str) -> str:
    """What a mark is, without what else is told of it.

    >>> shortened("the forest icon, starting tile, no brush on it")
    'the forest icon'
    """
    return re.split("[;:,]", title)[0]
