"""Kanagawa as a picture, and which touches spell a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.game import Seat
from ..core.scene import Mark, Scene
from .board import DATA
from .cards import BACKS, asks, gives
from .diplomas import owns_one_of, reached, reward_of
from .glyphs import glyph
from .moves import deck_size, legal_moves, to_move
from .paint import in_reach
from .parts import card_marks, print_marks, studio_marks
from .state import (
    PEEK,
    SCHOOL,
    WORK,
    Back,
    Claim,
    Depart,
    Done,
    Leave,
    Move,
    Pass,
    Peek,
    Place,
    Print,
    Shift,
    State,
    Studio,
    Take,
    Tile,
    Turn,
)

LOOKS = DATA / "looks.css"
FRAME = (0.0, 0.0, 572.0, 520.0)
HANDS = 7
LEGEND = (
    "A card: the left strip is for the studio; the rest for the print:",
    "its subject, below it the landscapes it needs, and a season.",
)
SIGNS = {  # an icon for each category of diplomas
    "trees": "tree",
    "buildings": "palace",
    "characters": "farmer",
    "animals": "stag",
    "brushes": "brush",
    "arrows": "arrow",
    "landscapes": "forest",
}
BUTTONS = {
    "studio": "To the studio",
    "print": "Paint it",
    "done": "Finish work",
    "pass": "Pass",
    "depart": "Leave with nothing",
}


def scene(state: State, seat: Seat) -> Scene:
    """The school, the diplomas, and one player's hand, print and studio."""
    marks = (
        *table_marks(state),
        *school_marks(state, seat),
        *diploma_marks(state, seat),
        *hand_marks(state, seat),
        *button_marks(state, seat),
        *own_marks(state, seat, 296),
    )
    return Scene(FRAME, marks, LOOKS, f"Kanagawa, seen by player {seat + 1}")


def asides(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """The other players' prints and studios, as small pictures."""
    return [
        (
            f"Player {other + 1}",
            Scene(
                (0, 0, 572, 226),
                tuple(own_marks(state, other, 6)),
                LOOKS,
                f"Print and studio of player {other + 1}",
            ),
        )
        for other in range(len(state.painters))
        if other != seat
    ]


def own_marks(state: State, seat: Seat, top: float) -> Iterator[Mark]:
    """A print, the studio below it, spare brushes, storms and diplomas."""
    painter = state.painters[seat]
    held = len(painter.hand) + len(painter.secret)
    kept = f", {held} in hand" if held else ""
    yield Mark("print", "left soft", (8, top), "", f"Print of player {seat + 1}{kept}", 10)
    yield from print_marks(state, seat, top + 6)
    spare = painter.brushes
    label = top + 86
    yield Mark("studio", "left soft", (8, label), "", "Studio", 10)
    look = "brush" if spare else "brush away"
    title = f"{spare} brushes not placed yet"
    shape = glyph("brush", 70, label, 20) if spare else "M0 0"
    yield Mark("spare", look, (70, label), shape, "", 10, "brush:spare", title)
    yield Mark("spares", "left strong", (80, label), "", f"×{spare}" if spare else "", 10)
    for at, (symbol, count, word) in enumerate(
        (
            ("storm", painter.storms, "storm tokens"),
            ("master", state.master == seat, "the Grand Master: first player of this round"),
            ("assistant", state.assistant == seat, "the Assistant: first player of the next round"),
        )
    ):
        x = 118 + 34 * at
        away = "" if count else " away"
        number = f"×{count}" if symbol == "storm" and count > 1 else ""
        look = f"icon bare{away}"
        yield Mark(
            f"has {symbol}",
            look,
            (x + 12, label),
            glyph(symbol, x, label, 16),
            number,
            9,
            title=word,
        )
    yield from studio_marks(state, seat, label + 8)
    names = [f"{name} ({state.board.diplomas[name].harmony})" for name in painter.diplomas]
    told = f"Diplomas: {', '.join(names) or 'none'}"
    yield Mark("won", "left soft", (214, label), "", told, 9 if len(names) < 5 else 7)


def table_marks(state: State) -> Iterator[Mark]:
    """Round, who is at School, and the deck with its backs."""
    at_school = sorted((*state.waiting, *state.stayed))
    who = " ".join(str(seat + 1) for seat in at_school) or "nobody"
    told = f"Round {state.rounds}   at School: {who}"
    yield Mark("round", "left soft", (8, 11), "", told, 10)
    for at, line in enumerate(LEGEND):
        yield Mark(f"legend:{at}", "left soft", (330, 192 + 12 * at), "", line, 8)
    size = deck_size(state)
    yield Mark("deck", "left soft", (8, 206), "", f"Deck {size}", 10)
    for at in range(14):
        x, known = 62 + 18 * at, at < len(state.deck)
        back = state.deck[at] if known else ""
        title = f"{'next card' if at == 0 else f'card {at + 1} of the deck'}: {back} back"
        look = f"back {back}" if known else "back away"
        text = back[:1].upper()
        yield Mark(f"deck:{at}", look, (x, 206), "box 14 18", text, 9, title=title if known else "")


def school_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """The mat: columns to touch, squares up or down, and the cards on them."""
    board = state.board
    for at in range(4):
        x = 43 + 78 * at
        there = at < len(state.school)
        look = "column" if there else "column away"
        title = column_title(state, seat, at) if there else ""
        pick = f"column:{at + 1}"
        yield Mark(f"column:{at}", look, (x, 104), "box 76 170", "", 9, pick, title)
        yield Mark(f"column name:{at}", "soft" if there else "away", (x, 27), "", f"{at + 1}", 10)
    for at in range(4):
        column = state.school[at] if at < len(state.school) else ()
        for row in range(3):
            middle = (43 + 78 * at, 58 + 48 * row)
            shut = board.school[row][at] == "D"
            seen = at < len(state.school) and row >= len(column)
            look = f"square{' shut' if shut else ''}{'' if seen else ' away'}"
            word = "face down" if shut else "face up"
            yield Mark(f"square:{at}:{row}", look, middle, "box 68 44", word, 8)
            name = column[row] if row < len(column) else ""
            yield from card_marks(board, f"school:{at}:{row}", name, middle, "", "")


def column_title(state: State, seat: Seat, at: int) -> str:
    """What lies in a column, and what of it this player could paint."""
    board, painter = state.board, state.painters[seat]
    cards = state.school[at]
    if not cards:
        return f"column {at + 1}: no cards"
    faces = [name for name in cards if name not in BACKS]
    paintable = [
        name for name in faces if in_reach(board, painter, board.cards[name].needs, painter.arrows)
    ]
    listing = ", ".join(f"a {name} card face down" if name in BACKS else name for name in cards)
    can = ", ".join(paintable) or "none of those face up"
    return f"column {at + 1}: {listing}; with your brushes you could paint {can}"


def diploma_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """The diplomas by category, the easiest above; whose is taken says by whom."""
    board, painter = state.board, state.painters[seat]
    owners = {name: n for n, each in enumerate(state.painters) for name in each.diplomas}
    yield Mark("diplomas", "left soft", (330, 11), "", "Diplomas", 10)
    for column, (category, group) in enumerate(board.by_category.items()):
        x = 346 + 34 * column
        shape = glyph(SIGNS[category], x, 28, 15)
        yield Mark(f"category:{category}", "icon bare", (x, 28), shape, title=category)
        closed = owns_one_of(board, painter, category)
        for row, diploma in enumerate(group):
            middle = (x, 58 + 42 * row)
            reward = reward_of(diploma, state.switches)
            now = reached(board, painter, diploma, state.switches)
            owner = owners.get(diploma.id)
            look, more = "", f"you have {now} of {diploma.least}"
            if owner is not None:
                look, more = " taken", f"taken by player {owner + 1}"
            elif diploma.id in painter.left:
                look, more = " barred", "you have left it"
            elif closed:
                look, more = " barred", "you have one of this category"
            title = f"diploma {diploma.id}: {asks(diploma)}; {gives(diploma, reward)}; {more}"
            text = f"P{owner + 1}" if owner is not None else str(diploma.harmony)
            pick = f"diploma:{diploma.id}"
            look = f"diploma {category}{look}"
            yield Mark(f"diploma:{diploma.id}", look, middle, "box 31 39", text, 13, pick, title)
            yield Mark(
                f"extra:{diploma.id}",
                f"icon ink{'' if reward and owner is None else ' away'}",
                (x, 58 + 42 * row),
                glyph(reward, x + 8, 58 + 42 * row + 12, 11),
                title=reward,
            )
            need = f"{now}/{diploma.least}" if owner is None else ""
            yield Mark(f"need:{diploma.id}", "need", (x - 4, middle[1] + 13), "", need, 8)


def hand_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """The cards in hand; secret ones say so."""
    painter = state.painters[seat]
    cards = [(name, "") for name in painter.hand]
    cards += [(name, ", only you have seen it") for name in painter.secret]
    for name in state.peeks if seat == state.seat and state.step == PEEK else ():
        cards.append((name, ", about to be looked at"))
    yield Mark("hand", "left soft", (8, 243), "", "Hand", 10)
    for at in range(max(HANDS, len(cards))):
        name, note = cards[at] if at < len(cards) else ("", "")
        pick = f"hand:{name}" if name and name not in BACKS else ""
        yield from card_marks(state.board, f"hand:{at}", name, (72 + 74.0 * at, 243), pick, note)


def wilds(state: State, seat: Seat) -> list[tuple[str, ...]]:
    """The ways to use wild icons that are open now, each once."""
    if state.seat != seat or to_move(state) != seat:
        return []
    found = [move.wild for move in legal_moves(state) if isinstance(move, Print) and move.wild]
    return sorted(set(found))


def button_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """What can be done besides touching cards, brushes and icons."""
    mine = state.seat == seat and to_move(state) == seat
    asked = state.asked[0] if mine and state.asked else ""
    working = mine and state.step == WORK and not asked
    choosing = mine and state.step == SCHOOL
    shown = {
        "pass": choosing,
        "depart": choosing and not any(state.school),
        "studio": working,
        "print": working,
        "done": working,
    }
    places = {"studio": 58, "print": 150, "done": 516, "pass": 58, "depart": 180}
    for name, text in BUTTONS.items():
        look = "button" if shown[name] else "button away"
        yield Mark(
            f"button:{name}", look, (places[name], 279), "box 90 18", text, 10, name, text.lower()
        )
    ways = wilds(state, seat) if working else []
    for at in range(3):
        way = ways[at] if at < len(ways) else ()
        text = f"wild: {'+'.join(way)}"
        title = f"paint with {' and '.join(way)} on wild icons"
        look = "button" if way else "button away"
        pick = f"wild:{'+'.join(way)}" if way else ""
        yield Mark(
            f"button:wild:{at}", look, (244 + 90 * at, 279), "box 88 18", text, 9, pick, title
        )
    for name, x, word in (("diploma", 90, "Take"), ("leave", 260, "Leave")):
        look = "button" if asked else "button away"
        pick = f"{name}:{asked}" if asked else ""
        text = f"{word} {asked}" if asked else word
        yield Mark(f"button:{name}", look, (x, 279), "box 154 18", text, 10, pick, text.lower())


def prompt(state: State) -> str:
    """What the player to move is asked to do."""
    if state.step == SCHOOL:
        stay = any(isinstance(move, Pass) for move in legal_moves(state))
        return f"Touch a column to take it{', or pass and wait for more cards' if stay else ''}."
    if state.step != WORK:
        return ""
    if state.asked:
        diploma = state.board.diplomas[state.asked[0]]
        what = gives(diploma, reward_of(diploma, state.switches))
        return f"You meet {diploma.id} ({asks(diploma)}; {what}): take it, or leave it for good?"
    painter = state.painter
    if painter.hand or painter.secret:
        return "Touch a card, then the studio or the print; or a brush and an icon."
    return "Touch a brush and an icon, or finish your work."


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal."""
    match move:
        case Take(column):
            return (f"column:{column}",)
        case Studio(card):
            return f"hand:{card}", "studio"
        case Print(card, ()):
            return f"hand:{card}", "print"
        case Print(card, wild):
            return f"hand:{card}", f"wild:{'+'.join(wild)}"
        case Place(icon):
            return "brush:spare", f"icon:{icon}"
        case Shift(brush, icon):
            return f"brush:{brush}", f"icon:{icon}"
        case Claim(diploma):
            return (f"diploma:{diploma}",)
        case Leave(diploma):
            return (f"leave:{diploma}",)
        case Pass() | Depart() | Done():
            return (type(move).__name__.lower(),)
        case Tile() | Back() | Turn() | Peek():
            return ()


def meant(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not."""
    if state.step not in (SCHOOL, WORK):
        return []
    said = dict(touch.partition(":")[::2] for touch in touched)
    if "column" in said:
        return [Take(int(said["column"]))]
    if "diploma" in said:
        return [Claim(said["diploma"])]
    if "hand" in said and "studio" not in said:
        return [Print(said["hand"])] if "print" in said else [Studio(said["hand"])]
    if "icon" in said:
        brush = said.get("brush", "spare")
        return [Place(said["icon"])] if brush == "spare" else [Shift(brush, said["icon"])]
    simple: dict[str, Move] = {"pass": Pass(), "depart": Depart(), "done": Done()}
    return [move for name, move in simple.items() if name in said]
