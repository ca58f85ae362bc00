"""Hokkaido as a picture, and which touches spell a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.game import Seat
from ..core.scene import Mark, Scene
from .card_marks import card_marks
from .chart import FRAME, LOOKS, map_marks, shape
from .conflict import overfull
from .moves import to_move
from .scoring import tally
from .state import (
    ACT,
    BOTH_CARDS,
    CLAIM,
    DEAL,
    DECK,
    DISCARD,
    DRAW,
    GROW,
    KEEP,
    OVER,
    PLACE,
    REVEAL,
    TAKE,
    Claim,
    Deal,
    Discard,
    Draw,
    Grow,
    Keep,
    Land,
    Move,
    Place,
    Reveal,
    Sea,
    State,
    Stop,
    Take,
)

BUTTONS = (
    ("grow", "Grow", GROW, "a piece from your hand joins a province"),
    ("claim", "Claim", CLAIM, "a piece from your hand goes on a public card"),
    ("reveal", "Reveal", REVEAL, "lay a card of your hand open, with a piece on it"),
    ("draw", "Draw", DECK, "look at two cards of the deck"),
    ("take", "Take", TAKE, "draw a public card"),
    ("discard", "Discard", DISCARD, "a card of your hand becomes public"),
)


def scene(state: State, seat: Seat) -> Scene:
    """The island, the cards, the players, and what can be done."""
    marks = (
        *map_marks(state, seat),
        *player_marks(state),
        *action_marks(state, seat),
        *card_marks(state, seat),
    )
    return Scene(FRAME, marks, LOOKS, f"Hokkaido, seen by player {seat + 1}")


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """Nothing beside the board: everybody plays on the same one."""
    return []


def player_marks(state: State) -> Iterator[Mark]:
    """Everybody's points, pieces in hand and cards; an arrow for the one on turn."""
    points = points_of(state)
    on_turn = to_move(state)
    for seat, player in enumerate(state.players):
        y = 16 + 29 * seat
        title = f"player {seat + 1}: {SHAPE_NAMES[seat]}"
        yield Mark(
            f"player:{seat}", f"token seat-{seat}", (14, y), shape(seat, 14, y, 7), "", 8, "", title
        )
        mark = " ◀" if on_turn == seat else ""
        many = f"{points[seat]} point{'s' * (points[seat] != 1)}"
        yield Mark(
            f"points:{seat}", "left strong", (26, y - 4), "", f"P{seat + 1}: {many}{mark}", 9
        )
        cards = f"{len(player.hand)} card{'s' * (len(player.hand) != 1)}"
        held = f"{player.stock} piece{'s' * (player.stock != 1)}, {cards} in hand"
        yield Mark(f"stock:{seat}", "left soft", (26, y + 7), "", held, 7)


SHAPE_NAMES = ("a disc", "a square", "a diamond", "a hexagon")


def points_of(state: State) -> list[int]:
    """Everybody's score."""
    totals = [0] * len(state.players)
    for line in tally(state):
        totals[line.seat] += line.points
    return totals


def action_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """How much of the turn is left, and a button per action that needs one."""
    mine = state.step == ACT and state.seat == seat
    text = heading(state)
    look = "button info" if mine else "info"
    pick = "do:stop" if mine else ""
    yield Mark("left", look, (104, 540), "box 192 18", text, 8.5, pick, text)
    for n, (verb, word, kind, title) in enumerate(BUTTONS):
        x, y = 40 + 64 * (n % 3), 563 + 22 * (n // 3)
        count = f" ({state.deck})" if verb == "draw" else ""
        used = f" {state.spent[kind]}×" if state.spent[kind] and state.step == ACT else ""
        said = f"{word}: {title}" + (f", {state.deck} are left" if verb == "draw" else "")
        yield Mark(
            f"do:{verb}", "button", (x, y), "box 60 18", word + count + used, 8, f"do:{verb}", said
        )
    both = state.step == KEEP and state.seat == seat
    look = "button" if both else "button away"
    title = "keep both cards, for one more action"
    yield Mark("do:both", look, (275, 598), "box 84 17", "Keep both", 8, "do:both", title)


def heading(state: State) -> str:
    """Where the turn is, in a few words."""
    last = "; last turns" if state.until else ""
    match state.step:
        case "deal":
            return "Cards are dealt"
        case "place":
            return f"Player {state.seat + 1} starts in a city"
        case "over":
            return "The game is over"
        case "draw" | "keep":
            return f"Player {state.seat + 1} draws{last}"
    many = "s" * (state.left > 1)
    return f"Player {state.seat + 1}: {state.left} action{many} left{last}"


def prompt(state: State) -> str:
    """What the player to move is asked to do, and which conflicts the turn would end with."""
    if state.step == PLACE:
        return "Choose the city you start in."
    if state.step == KEEP:
        both = " Keep both for one more action." if state.left else ""
        return f"Two cards are drawn: touch the one you keep.{both}"
    if state.step != ACT:
        return ""
    many = "s" * (state.left > 1)
    asked = f"{state.left} action{many} left: touch a piece and where it goes, or an action."
    return " ".join([asked, *warnings(state)])


def warnings(state: State) -> list[str]:
    """Conflicts that will be settled when the turn ends."""
    return [
        f"{state.board.names[at]} will be over its limit by {excess}."
        for at, excess in overfull(state)
    ]


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal.

    A card or a province may be touched to look at it, so the action is the goal, not the card.
    """
    match move:
        case Place(province):
            return (f"place:{province}",)
        case Land(place, to) | Sea(place, to):
            return f"piece:{place}", f"place:{to}"
        case Grow(province):
            return f"place:{province}", "do:grow"
        case Claim(card) | Take(card) | Discard(card) | Reveal(card):
            return f"card:{card}", f"do:{type(move).__name__.lower()}"
        case Draw():
            return ("do:draw",)
        case Keep(card):
            return ("do:both",) if card == BOTH_CARDS else (f"card:{card}",)
        case Stop():
            return ("do:stop",)
        case Deal():
            return ()


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not."""
    said = dict(touch.partition(":")[::2] for touch in touched)
    if state.step in (DEAL, DRAW, OVER):
        return []
    if state.step == PLACE:
        return [Place(said["place"])] if "place" in said else []
    if state.step == KEEP:
        return [Keep(BOTH_CARDS if said.get("do") == "both" else said.get("card", ""))]
    if "do" in said:
        return meant_by_button(state, said)
    if "card" in said:
        return meant_by_card(state, said["card"])
    return meant_by_place(state, said)


def meant_by_button(state: State, said: dict[str, str]) -> list[Move]:
    """A button, with what it was about or everything it could be about."""
    own = [name for name in state.me.hand if isinstance(name, str)]
    public = [row.card for row in state.public]
    match said["do"]:
        case "stop":
            return [Stop()]
        case "draw":
            return [Draw()]
        case "both":
            return [Keep(BOTH_CARDS)]
        case "grow":
            provinces = state.board.names[: state.board.size]
            return [Grow(name) for name in ([said["place"]] if "place" in said else provinces)]
    kinds: dict[str, tuple[type[Claim | Take | Discard | Reveal], list[str]]] = {
        "claim": (Claim, public),
        "take": (Take, public),
        "discard": (Discard, own),
        "reveal": (Reveal, own),
    }
    kind, cards = kinds[said["do"]]
    return [kind(card) for card in ([said["card"]] if "card" in said else cards)]


def meant_by_card(state: State, card: str) -> list[Move]:
    """A card alone: what one wants of a public one, and of one's own."""
    if card in state.me.hand:
        return [Reveal(card)]
    return [Claim(card)]


def meant_by_place(state: State, said: dict[str, str]) -> list[Move]:
    """A piece and a place, or a place alone: any own piece may have been meant to go there."""
    board = state.board
    goal = said.get("place", said.get("piece", ""))
    starts = [said["piece"]] if "piece" in said else standing(state)
    overseas = {*board.names[board.size :]}
    moves: list[Move] = []
    for start in starts:
        by_sea = start in overseas or goal in overseas
        moves.append(Sea(start, goal) if by_sea else Land(start, goal))
    return moves or [Grow(goal)]


def standing(state: State) -> list[str]:
    """The places with a piece of the player on turn."""
    return [state.board.names[at] for at, count in enumerate(state.me.pieces) if count]
