"""What stands around a board: whose turn, the players, what may be chosen, what just happened.

Values only. A game may add to it by what it offers beside its picture, none of it needed:

==================  =============================================================================
``SEAT_COLORS``     the colors of the seats, as CSS knows colors
``SEAT_PIECES``     the outlines of the seats' pieces and the signs on them, as path data
``seat_colors``     ``(view) -> Sequence[str]``: the same, where colors are dealt
``choices``         ``(view, seat) -> Choices``: buttons beside the board
``asked_by``        ``(state) -> Sequence[str]``: clauses that the prompt cites
``standing``        ``(view, seat) -> str``: a few words for a player's strip, such as "13 Ryo"
``ending``          ``(view) -> str``: what the end of the game is waiting for
``otherwise``       ``(view) -> str``: what the rulebook says that is otherwise on this board
``tell_mover``      ``(state, move) -> str``: a move as only its player is told, in advance
``round_heading``   ``(state) -> str``: round and phase, for the log and beside the turn
``traces``          ``(steps) -> Sequence[Mark]``: what moves leave on the board until the next
                    decision, instead of what has gone; each a state, a move and a state
``minor``           ``(move) -> int``: how little a step matters; 2 or more has no pin
``use_of``          ``(view, seat, id) -> str``: what a mark is for that stands for no move, said
                    where it is touched
``UNTOLD``          kinds of moves by which nothing changes: no line where nothing follows
``OWN_LINES``       clauses of events by which something new begins: together a line of news
``even``            ``(state) -> bool``: everybody has done as much; only there are points compared
``WHOLE_TURNS``     whether a turn of several decisions is told as a whole, with its points
``IN_VAIN``         kinds of moves that bring nothing: why somebody got less than others
``SINCE_THEN``      what chance did after a move, which is why it is not taken back
``OWN_STEPS``       clauses of events in which a player does something: their own lines of news
``sources_of_game``  ``(states) -> list[Source]``: where all points of a game came from
``finish``          ``(state) -> tuple[int, str]``: points that end the game, and words for them
``closing``         ``(states, last) -> Closing``: pictures for the end; ``last`` is the board's
``source_colors``   ``(state) -> Mapping``: the colors of sources of points, by how they begin
``SOURCES_OF_...``  (of the game: SOURCES_OF_POINTS) names by how their clauses' ids begin
==================  =============================================================================
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .asking import Choice
from .changes import Changes, by_id, changes, joined
from .game import CHANCE, Seat, scores
from .match import HUMAN, Match
from .news import MANY, changed_points, losses, newest
from .scene import Mark, Scene, is_away
from .story import Line, moves_since, round_of, said_to, set_up, since_turn
from .viewer import Viewer, is_alone, scene_at, seats_of_people, seen
from .words import counted, listed

COLORS = ("#b3261e", "#e6b422", "#255f9e", "#2f7443", "#6b3fa0", "#5d5348", "#b8631c", "#1f7672")
BUTTONS = frozenset({"button", "choice", "skip"})  # looks of marks that are buttons on a board
REFUSES = "; not possible: "  # in the title of a button that cannot be pressed


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press: a touch of the board, or an act of the table."""

    text: str
    pick: str = ""
    act: str = ""
    price: str = ""
    note: str = ""
    off: bool = False
    look: str = ""  # "go" for the one that leads on, "quiet" for what is seldom wanted


@dataclass(frozen=True, slots=True)
class Strip:
    """A player in a row of players."""

    seat: Seat
    name: str
    about: str
    score: int
    gain: int
    color: str
    now: bool
    rank: int = 0  # at the end of the game
    piece: tuple[str, str] | None = None  # outline and sign, as path data, where pieces have shapes


@dataclass(frozen=True, slots=True)
class Around:
    """Everything around a board at one moment."""

    state: str  # "yours", "theirs", "past", "handing", "covered" or "over"
    seat: Seat  # whose color it has
    turn: str
    small: str
    strips: tuple[Strip, ...]
    ask: tuple[Button, ...]
    lines: tuple[Line, ...]
    more: int
    points: tuple[Line, ...]  # what the viewer lost; whose points changed, and by what
    changed: Changes
    pins: tuple[tuple[str, int], ...]  # ids of marks, and the number of the line that speaks of it


LevelOf = Callable[[Any], str]


def around_of(match: Match[Any, Any], viewer: Viewer, level_of: LevelOf) -> Around:
    """Everything around the board, for this viewer."""
    state = state_of(match, viewer)
    told, more = newest(match, viewer.seat, viewer.read)
    fresh, pins = changed_since(match, viewer, told)
    return Around(
        state,
        shown_seat(match, viewer),
        turn_of(match, viewer, state),
        where_of(match, viewer),
        strips_of(match, viewer, level_of),
        ask_of(match, viewer, state),
        tuple(told),
        more,
        points_of(match, viewer),
        fresh,
        pins,
    )


def points_of(match: Match[Any, Any], viewer: Viewer) -> tuple[Line, ...]:
    """What the viewer lost, and whose points changed, by their names."""
    found = changed_points(match, viewer.seat, viewer.sees(match), viewer.read)
    named = (
        replace(each, text=f"{name_of(match, viewer, each.seat)}: {each.text}") for each in found
    )
    return (*losses(match, viewer.seat, viewer.read), *named)


def shown_seat(match: Match[Any, Any], viewer: Viewer) -> Seat:
    """Whose crest is shown: who has to move, who won, or who hands over; nobody's for chance."""
    seat = match.turn()
    if seat is None:
        return match.game.winners(match.state)[0]
    return viewer.seat if viewer.hands_over(match) else seat


def state_of(match: Match[Any, Any], viewer: Viewer) -> str:
    """In one word, what is the matter."""
    if viewer.hands_over(match):
        return "handing"
    if viewer.covers(match):
        return "covered"
    if match.turn() is None and match.live:
        return "over"
    if not match.live:
        return "past"
    return "yours" if viewer.may_move(match) else "theirs"


def where_of(match: Match[Any, Any], viewer: Viewer) -> str:
    """How far the game is: its round, and what its end is waiting for if the game says so."""
    ending = getattr(match.game.scene, "ending", None)
    waits = said_to(ending(match.view(viewer.sees(match))), viewer.seat) if ending else ""
    return ", ".join(filter(None, [round_of(match.game, match.state), waits]))


def name_of(match: Match[Any, Any], viewer: Viewer, seat: Seat) -> str:
    """A player: you, or a number."""
    return "You" if seat == viewer.seat and is_alone(match, seat) else f"Player {seat + 1}"


def turn_of(match: Match[Any, Any], viewer: Viewer, state: str) -> str:
    """Whose turn it is, or how it ended."""
    seat = match.turn()
    if state == "past":
        first = set_up(match)
        return f"Move {max(0, match.at - first)} of {len(match.moves) - first}"
    if seat is None:
        return ended(match, viewer)
    if state == "handing":
        return f"Player {viewer.seat + 1}: your turn is over"
    if state == "covered":
        return f"Player {viewer.seat + 1} is next"
    if seat == CHANCE:
        return "What happened" if len(match.state.news) >= MANY else "The game goes on"
    if match.seats[seat] != HUMAN:
        return f"Player {seat + 1} to move"
    return "Your turn" if len(seats_of_people(match)) == 1 else f"Player {seat + 1}: your turn"


def ended(match: Match[Any, Any], viewer: Viewer) -> str:
    """Who has won, and with how much."""
    points = scores(match.game, match.state, match.players)
    if match.players == 1:
        return f"The game is over: {counted(points[0], 'point')}"
    best = match.game.winners(match.state)
    names = [name_of(match, viewer, seat) for seat in best]
    verb = "share the win" if len(names) > 1 else "win" if names == ["You"] else "wins"
    return f"{listed(names, 8)} {verb} with {counted(points[best[0]], 'point')}"


def strips_of(match: Match[Any, Any], viewer: Viewer, level_of: LevelOf) -> tuple[Strip, ...]:
    """The players in seating order; at the end by their rank."""
    game, sees = match.game, viewer.sees(match)
    view, over = seen(game, match.state, sees), match.turn() is None
    now = scores(game, view, match.players)
    since = since_turn(match, viewer.seat, viewer.read)
    then = scores(game, game.view(match.states[since[0]], sees), match.players) if since else now
    paints = colors(game, view)
    made = [
        Strip(
            seat,
            name_of(match, viewer, seat),
            about(match, view, seat, level_of),
            now[seat],
            now[seat] - then[seat],
            paints[seat % len(paints)],
            match.turn() == seat,
            ranks(match, now)[seat] if over else 0,
            piece_of(game, seat),
        )
        for seat in range(match.players)
    ]
    return tuple(sorted(made, key=lambda strip: (strip.rank, strip.seat)))


def piece_of(game: Any, seat: Seat) -> tuple[str, str] | None:
    """How a seat's pieces look, where those of a game differ in shape."""
    pieces: Sequence[tuple[str, str]] = getattr(game.scene, "SEAT_PIECES", ())
    return pieces[seat] if 0 <= seat < len(pieces) else None


def ranks(match: Match[Any, Any], points: Sequence[int]) -> list[int]:
    """The place of each seat: the winners first, the others by their points."""
    best = match.game.winners(match.state)
    return [
        1 if seat in best else 1 + max(len(best), sum(other > own for other in points))
        for seat, own in enumerate(points)
    ]


def about(match: Match[Any, Any], view: Any, seat: Seat, level_of: LevelOf) -> str:
    """A few words about a player: what the game says, then who plays, which may be cut off."""
    who = match.seats[seat]
    level = "" if who == HUMAN else f"{level_of(who)} bot"
    if level == " bot":  # somebody's own: how long it may think is no secret
        level = f"own bot, {match.limit:g} s a move"
    standing = getattr(match.game.scene, "standing", None)
    return ", ".join(filter(None, [standing(view, seat) if standing else "", level]))


def colors(game: Any, state: Any) -> Sequence[str]:
    """The colors of the seats: the game's, or as they were dealt."""
    if dealt := getattr(game.scene, "seat_colors", None):
        return [*dealt(state)]
    found: Sequence[str] = getattr(game.scene, "SEAT_COLORS", COLORS)
    return found


def ask_of(match: Match[Any, Any], viewer: Viewer, state: str) -> tuple[Button, ...]:
    """What may be pressed beside the board."""
    if state == "handing":
        return (Button(f"Hand over to Player {(match.turn() or 0) + 1}", act="hand", look="go"),)
    if state == "covered":
        text = f"Player {viewer.seat + 1}: show what only I may see"
        return (Button(text, act="uncover", look="go"),)
    if state == "past":
        own = choices_of(match, viewer) if viewer.may_move(match) and viewer.turns else []
        return (
            *(as_button(each, viewer.seat) for each in own),
            Button("Now", act="now", look="" if own else "go"),
            Button("Play on from here", act="play", look="quiet"),
            Button("Step", act="forward", look="quiet"),
        )
    if state == "theirs":
        where = "my turn" if HUMAN in match.seats else "the end"
        return (Button(f"Go to {where}", act="skip", look="quiet"),)
    if state == "over":
        return ()
    return tuple(as_button(each, viewer.seat) for each in choices_of(match, viewer))


def as_button(choice: Choice, seat: Seat) -> Button:
    """A choice as something to press, said to the player who has it."""
    note = said_to(choice.brief or choice.reason or choice.note, seat)
    return Button(choice.text, choice.pick, price=choice.price, note=note, off=bool(choice.reason))


def choices_of(match: Match[Any, Any], viewer: Viewer) -> list[Choice]:
    """The game's choices; where it offers none, the buttons on its board."""
    game = match.game
    if own := getattr(game.scene, "choices", None):
        return list(own(game.view(match.state, viewer.seat), viewer.seat))
    return buttons_on(scene_at(match, match.at, viewer))


def button_alone(
    match: Match[Any, Any], viewer: Viewer, move: Any, picks: Sequence[str]
) -> Choice | None:
    """The button that was pressed without what a move is about: so nothing was said of that."""
    if len(picks) != 1 or len(match.game.scene.picks(move)) < 2:
        return None
    return next((each for each in choices_of(match, viewer) if each.pick == picks[0]), None)


def button_for(match: Match[Any, Any], viewer: Viewer, picks: Sequence[str]) -> str:
    """The button for what these touches meant, if that has one and may be done."""
    scene, legal = match.game.scene, match.game.legal_moves(match.state)
    meant = [move for move in scene.intended_moves(match.state, picks) if move in legal]
    spelled = [tuple(scene.picks(move)) for move in meant]
    buttons = choices_of(match, viewer)
    return next((each.text for each in buttons if (each.pick,) in spelled), "")


def buttons_on(scene: Scene) -> list[Choice]:
    """Marks of a board that look like buttons."""
    found = []
    for mark in scene.marks:
        if mark.pick and not is_away(mark) and not BUTTONS.isdisjoint(mark.look.split()):
            _, _, reason = mark.title.partition(REFUSES)
            found.append(Choice(mark.pick, mark.text or mark.title, reason=reason))
    return found


def numbered(told: Sequence[Line]) -> list[Line]:
    """The lines that have a number, which may stand on the board: what players did."""
    return [each for each in told if each.seat != CHANCE]


def changed_since(
    match: Match[Any, Any], viewer: Viewer, told: Sequence[Line]
) -> tuple[Changes, tuple[tuple[str, int], ...]]:
    """What changed on the board since this viewer decided last, and where the lines' pins stand."""
    since = moves_since(match, viewer.seat, viewer.read)
    if not since or viewer.covers(match) or match.turn() is None:
        return Changes(), ()
    now = scene_at(match, match.at, viewer)
    whole = joined([changes(scene_at(match, since[0], viewer), now)], now)
    if traces := getattr(match.game.scene, "traces", None):
        steps = [(match.states[at], match.moves[at], match.states[at + 1]) for at in since]
        whole = replace(whole, gone=tuple(traces(steps)))
    minor = getattr(match.game.scene, "minor", lambda move: 0)
    pins: dict[str, int] = {}
    times = Counter(each.at for each in numbered(told))
    for number, each in enumerate(numbered(told), 1):
        if each.at < since[0] or minor(match.moves[each.at]) > 1:  # the own move, or a small one
            continue
        step = changes(scene_at(match, each.at, viewer), scene_at(match, each.end, viewer))
        there = [name for name in step.changed if name in whole.changed and name not in pins]
        if times[each.at] > 1:  # two did something in one move: each has a mark of their own
            there = of_one(match, each, there)
        there = [name for name in there if "cast" not in by_id(now)[name].look.split()]
        if any(is_framed(by_id(now)[name]) for name in there):
            continue
        if there:  # a piece that moved tells more than what came of it
            pins[max(reversed(there), key=lambda name: bool(by_id(now)[name].on))] = number
    return whole, tuple(pins.items())


def of_one(match: Match[Any, Any], told: Line, names: Sequence[str]) -> list[str]:
    """Of the marks that a move changed, those of one of two players who did something in it.

    What was touched is the mover's; else the ids of a player's marks end with the seat.
    """
    touched = match.game.scene.picks(match.moves[told.at])
    moved = match.game.to_move(match.states[told.at]) == told.seat
    theirs = [name for name in names if name.endswith(f":{told.seat}")]
    chosen = [name for name in names if (name in touched) == moved]
    return (chosen or theirs or [*names]) if moved else (theirs or chosen or [*names])


def is_framed(mark: Mark) -> bool:
    """Whether a mark is too small for a number of a line beside what it says."""
    return "framed" in mark.look.split()
