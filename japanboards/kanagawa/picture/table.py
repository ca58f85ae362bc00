"""The middle of the table as marks: School, the deck, and the diplomas."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import Seat
from ...core.scene import Mark
from ...core.words import listed
from ..cards import BACKS, Diploma, gives, on_card
from ..rules.diplomas import asked_for, owns_one_of, reached, reward_of
from ..rules.generator import deck_size
from ..rules.painting import in_next_reach
from ..rules.state import State
from .cards import card_marks
from .glyphs import glyph

LEGEND = (
    "A card: the left strip is for the studio, the rest",
    "for the print: its subject, below it the landscapes",
    "it needs, and its season.",
)
ROWS = 3
REACH = {True: "; you can paint it", False: "; you cannot paint it yet"}
SIGNS = {  # an icon for each category of diplomas
    "trees": "tree",
    "buildings": "palace",
    "characters": "farmer",
    "animals": "stag",
    "brushes": "brush",
    "arrows": "arrow",
    "landscapes": "forest",
}


def table_marks(state: State) -> Iterator[Mark]:
    """Round, who is at School, and the deck with its backs."""
    at_school = sorted((*state.waiting, *state.stayed))
    who = listed([f"player {seat + 1}" for seat in at_school], 4) if at_school else "nobody"
    told = f"Round {state.rounds}, at School: {who}"
    yield Mark("round", "left soft", (8, 11), "", told, 10)
    for at, line in enumerate(LEGEND):
        yield Mark(f"legend:{at}", "left soft legend", (330, 186 + 11 * at), "", line, 9)
    size = deck_size(state)
    yield Mark("deck", "left soft", (8, 206), "", f"Deck {size}", 10)
    for at in range(14):
        x, known = 66 + 18 * at, at < len(state.deck)
        back = state.deck[at] if known else ""
        title = f"{'next card' if at == 0 else f'card {at + 1} of the deck'}: {back} back"
        look = f"back {back}" if known else "back away"
        text = back[:1].upper()
        yield Mark(f"deck:{at}", look, (x, 206), "box 14 18", text, 9, title=title if known else "")


def school_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """The mat: columns to touch, squares up or down, and the cards on them."""
    for at in range(4):
        x = 43 + 78 * at
        there = at < len(state.school)
        look = "column" if there else "column away"
        title = column_title(state, seat, at) if there else ""
        pick = f"column:{at + 1}"
        yield Mark(f"column:{at}", look, (x, 104), "box 76 170", "", 9, pick, title)
        yield Mark(f"column name:{at}", "soft" if there else "away", (x, 27), "", f"{at + 1}", 10)
    yield from square_marks(state, seat)
    yield from paintable_marks(state, seat)


def square_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """The squares of the mat, and the cards that lie there."""
    board = state.board
    for at in range(4):
        column = state.school[at] if at < len(state.school) else ()
        for row in range(ROWS):
            middle = square(at, row)
            shut = board.school[row][at] == "D"
            seen = at < len(state.school) and row >= len(column)
            look = f"square{' shut' if shut else ''}{'' if seen else ' away'}"
            word = "face down" if shut else "face up"
            yield Mark(f"square:{at}:{row}", look, middle, "box 68 44", word, 8)
            name = column[row] if row < len(column) else ""
            note = "" if not name or name in BACKS else REACH[paintable(state, seat, name)]
            yield from card_marks(board, f"school:{at}:{row}", name, middle, "", note)


def square(at: int, row: int) -> tuple[float, float]:
    """The middle of a square of the mat."""
    return 43 + 78 * at, 58 + 48 * row


def paintable(state: State, seat: Seat, name: str) -> bool:
    """This player could paint a card that lies face up, with their brushes and arrows."""
    return in_next_reach(state.board, state.painters[seat], state.board.cards[name].needs)


def paintable_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Words on the cards this player could paint; seen while their column is pointed at."""
    for at in range(4):
        column = state.school[at] if at < len(state.school) else ()
        for row in range(ROWS):
            name = column[row] if row < len(column) else ""
            can = bool(name) and name not in BACKS and paintable(state, seat, name)
            look, (x, y) = "can" if can else "can away", square(at, row)
            yield Mark(f"can:{at}:{row}", look, (x, y - 22), "box 50 11", "can paint", 9)


def column_title(state: State, seat: Seat, at: int) -> str:
    """What lies in a column, and what of it this player could paint."""
    cards = state.school[at]
    if not cards:
        return f"column {at + 1}: no cards"
    inside = [name for name in cards if name not in BACKS and paintable(state, seat, name)]
    faces = {name: on_card(state.board.cards[name]) for name in cards if name not in BACKS}
    listing = "; ".join(faces.get(name, f"a {name} card face down") for name in cards)
    can = "; ".join(faces[name] for name in inside) or "none of those face up"
    return f"column {at + 1}: {listing}. With your brushes you could paint: {can}"


def diploma_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """The diplomas by category, the easiest above."""
    yield Mark("diplomas", "left soft", (330, 11), "", "Diplomas", 10)
    for column, (category, group) in enumerate(state.board.by_category.items()):
        x = 346 + 34 * column
        shape = glyph(SIGNS[category], x, 28, 15)
        yield Mark(f"category:{category}", "icon bare", (x, 28), shape, title=category)
        for row, diploma in enumerate(group):
            yield from diploma_mark(state, seat, diploma, (x, 58 + 42 * row))


def diploma_mark(
    state: State, seat: Seat, diploma: Diploma, at: tuple[float, float]
) -> tuple[Mark, Mark, Mark]:
    """A diploma: its Harmony or its owner, its extra, and how much of it this player has."""
    (x, y), name, switches = at, diploma.id, state.switches
    reward = reward_of(diploma, switches)
    now = reached(state.board, state.painters[seat], diploma, switches)
    owners = [n for n, painter in enumerate(state.painters, 1) if name in painter.diplomas]
    look, more = standing(state, seat, diploma, now)
    title = f"diploma for {asked_for(diploma, switches)}; {gives(diploma, reward)}; {more}"
    text = f"P{owners[0]}" if owners else str(diploma.harmony)
    extra = "icon ink" if reward and not owners else "icon ink away"
    need = "" if owners else f"{now}/{diploma.least}"
    look = f"diploma {diploma.category}{look}"
    return (
        Mark(f"diploma:{name}", look, at, "box 31 39", text, 13, f"diploma:{name}", title),
        Mark(f"extra:{name}", extra, at, glyph(reward, x + 8, y + 12, 11), title=reward),
        Mark(f"need:{name}", "need", (x - 4, y + 13), "", need, 9),
    )


def standing(state: State, seat: Seat, diploma: Diploma, now: int) -> tuple[str, str]:
    """How a diploma stands to a player: its look, and in words."""
    for owner, painter in enumerate(state.painters, 1):
        if diploma.id in painter.diplomas:
            return " taken", f"taken by player {owner}"
    if diploma.id in state.painters[seat].left:
        return " barred", "you have left it"
    if owns_one_of(state.board, state.painters[seat], diploma.category):
        return " barred", "you have one of this category"
    return "", f"you have {now} of {diploma.least}"
