"""What a position of Kanagawa still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ..core.boards import remembered
from ..core.game import Seat
from ..core.words import listed
from .board import Board
from .board_checks import ROWS
from .cards import WILD, Card, count_of, studio_half, subject_in_words
from .rules.diplomas import owns_one_of, reached
from .rules.effects import apply
from .rules.effects_work import cards_that_end
from .rules.generator import deck_size
from .rules.icon_codes import kind_of
from .rules.moves import Leave, Move, Pass, Place, Shift, Studio, Take
from .rules.painting import can_paint, in_next_reach, in_reach, ready, which_of
from .rules.scoring import MASTER, best_run
from .rules.state import SCHOOL, Names, Painter, State, Switches

FIRST, MORE, FREE = 1.1, 0.35, 2.4  # Harmony that a landscape's first icon, one more, a wild one
BRUSH, ARROW = 1.05, 0.6  # a brush and an arrow are worth at the start; all fade to nothing
STORM, ASSISTANT = 1.0, 0.3
PAINTABLE, OTHER = 2.2, 0.9  # a card in hand that can be painted now, and one that cannot
OF_STUDIOS = ("brushes", "arrows", "landscapes")  # categories of diplomas; the others: of prints
WAITS = 1.6  # a card of a column that is still to be taken
PROGRESS = 0.8  # of a diploma's Harmony when all of it is there
AHEAD = 1  # round that a search plays on

# The same for a sharp search: rounded from linear fits of what was still won to what players had
# at 4088 beginnings of rounds, in 610 games of greedy bots (now and then at random), small board.
SHORT = 6  # cards of a print that end such a game; whether it holds for longer ones is not known
SHARP_FIRST, SHARP_MORE, SHARP_FREE = 0.7, -0.4, 1.2
SHARP_BRUSH, SHARP_ARROW, KEEP = 1.9, 1.4, 0.7
RUN = 1.2  # less for each card of the longest season: a long one grows less
PAWN = 1.7  # is lost again by the next Grand Master, who is counted though the pawn goes on
SHARP_PRINTS, SHARP_STUDIOS = 0.28, 0.9  # of what is hoped of diplomas above

Icons = tuple[int, ...]
Hopes = tuple[float, ...]


def points(state: State, seat: Seat) -> int:
    """Harmony so far."""
    board, painter = state.board, state.painters[seat]
    shown = of_print(board, painter.tile, painter.print, painter.storms, state.switches)
    return (
        shown + of_desk(board, painter.studio, painter.diplomas) + MASTER * (state.master == seat)
    )


@remembered
def of_print(board: Board, tile: str, shown: Names, storms: int, switches: Switches) -> int:
    """What a print is worth: its places, its symbols and the longest season."""
    symbols = sum([board.cards[name].bonus for name in shown])
    return len(shown) + bool(tile) + symbols + season(board, tile, shown, storms, switches)


@remembered
def season(board: Board, tile: str, shown: Names, storms: int, switches: Switches) -> int:
    """How long the longest season of a print is."""
    return best_run(board, Painter(tile=tile, print=shown, storms=storms), switches).length


@remembered
def of_desk(board: Board, studio: Names, diplomas: Names) -> int:
    """What the symbols of a studio and the diplomas are worth."""
    symbols = sum([board.cards[name].harmony for name in studio])
    return symbols + sum([board.diplomas[name].harmony for name in diplomas])


def estimate(state: State, seat: Seat) -> float:
    """Harmony to hope for: the studio, cards in hand and at School, diplomas under way."""
    board, painter = state.board, state.painters[seat]
    icons, brushes, arrows = painter.icons, painter.brushes, painter.arrows
    standing = hand(board, icons, brushes, arrows - state.turned, painter.hand + painter.secret)
    open_ones = painter.diplomas, painter.left, state.table
    prints = of_prints(board, state.switches, painter.print, *open_ones)
    studios = of_studios(board, state.switches, icons, brushes, arrows, *open_ones)
    standing += sum(prints + studios)
    standing += STORM * painter.storms
    standing += still_to_play(state) * studio(board, icons, brushes, arrows)
    standing += ASSISTANT * (state.assistant == seat)
    if seat in state.waiting or seat in state.stayed:
        standing += WAITS * column(state, seat)
    return standing


def sharp_estimate(state: State, seat: Seat) -> float:
    """What a sharp search hopes for: in short games what was fitted to such."""
    return (fitted if state.board.ends <= SHORT else estimate)(state, seat)


def fitted(state: State, seat: Seat) -> float:
    """The same by what came of games: brushes and arrows are worth more, prints under way less."""
    board, painter = state.board, state.painters[seat]
    icons, brushes, arrows = painter.icons, painter.brushes, painter.arrows
    open_ones = painter.diplomas, painter.left, state.table
    prints = of_prints(board, state.switches, painter.print, *open_ones)
    studios = of_studios(board, state.switches, icons, brushes, arrows, *open_ones)
    run = season(board, painter.tile, painter.print, painter.storms, state.switches)
    tools = sharp_studio(board, icons, brushes, arrows) + KEEP * painter.keeps - RUN * run
    standing = hand(board, icons, brushes, arrows - state.turned, painter.hand + painter.secret)
    standing += SHARP_PRINTS * sum(prints) + SHARP_STUDIOS * sum(studios)
    standing += still_to_play(state) * tools
    standing -= PAWN * (state.assistant == seat)
    if seat in state.waiting or seat in state.stayed:
        standing += WAITS * column(state, seat)
    return standing


def still_to_play(state: State) -> float:
    """The share of the game that is to come, by the longest print and by the deck."""
    longest = max([cards_that_end(state, painter) for painter in state.painters])
    left = min(1 - longest / state.board.ends, deck_size(state) / len(state.board.cards))
    return max(0.0, left)


@remembered
def studio(board: Board, icons: Icons, brushes: int, arrows: int) -> float:
    """What icons, brushes and arrows will help to paint."""
    kinds = [kind_of(board, icon) for icon in icons]
    total = FREE * kinds.count(WILD) + ARROW * min(arrows, 3)
    for kind in board.landscapes:
        if kind in kinds:
            total += FIRST + MORE * min(kinds.count(kind) - 1, 2)
    placed = sum(1 for icon in icons if icon % 3)
    return total + BRUSH * min(placed + brushes, len(kinds)) + 0.1 * placed


@remembered
def sharp_studio(board: Board, icons: Icons, brushes: int, arrows: int) -> float:
    """What icons, brushes and arrows will help to paint, seen sharply."""
    kinds = [kind_of(board, icon) for icon in icons]
    counts = [kinds.count(kind) for kind in board.landscapes if kind in kinds]
    total = SHARP_FREE * kinds.count(WILD) + SHARP_ARROW * min(arrows, 3)
    total += sum([SHARP_FIRST + SHARP_MORE * min(count - 1, 2) for count in counts])
    return total + SHARP_BRUSH * (brushes + sum(1 for icon in icons if icon % 3))


def hand(board: Board, icons: Icons, brushes: int, arrows: int, cards: Names) -> float:
    """What the cards in hand are worth, by whether they can be painted."""
    total = 0.0
    for name in cards:
        card = board.cards.get(name)
        able = card and paintable(board, icons, brushes, arrows, card.needs)
        total += PAINTABLE if able else OTHER
    return total


@remembered
def paintable(board: Board, icons: Icons, brushes: int, arrows: int, needs: Names) -> bool:
    """A card that needs these landscapes can be painted."""
    return in_reach(board, Painter(icons=icons, brushes=brushes), needs, arrows)


def column(state: State, seat: Seat) -> float:
    """How many cards a player still at School may expect: one more after a pass."""
    lengths = [len(cards) for cards in state.school if cards] or [0]
    stays = seat in state.stayed and state.row < ROWS
    return sum(lengths) / len(lengths) + 0.8 * stays


@remembered
def of_prints(
    board: Board, switches: Switches, shown: Names, taken: Names, left: Names, table: Names
) -> Hopes:
    """What a print promises of diplomas, by category."""
    painter = Painter(print=shown, diplomas=taken, left=left)
    categories = [category for category in board.by_category if category not in OF_STUDIOS]
    return diplomas(board, switches, painter, table, categories)


@remembered
def of_studios(
    board: Board, switches: Switches, icons: Icons, brushes: int, arrows: int, *open_ones: Names
) -> Hopes:
    """What a studio promises of diplomas, by category."""
    taken, left, table = open_ones
    painter = Painter(icons=icons, brushes=brushes, arrows=arrows, diplomas=taken, left=left)
    categories = [category for category in board.by_category if category in OF_STUDIOS]
    return diplomas(board, switches, painter, table, categories)


def diplomas(
    board: Board, switches: Switches, painter: Painter, table: Names, categories: Sequence[str]
) -> Hopes:
    """The best diploma under way in each of these categories that is open."""
    best = []
    for category in categories:
        if owns_one_of(board, painter, category):
            continue
        hopes = [
            PROGRESS * each.harmony * min(1.0, reached(board, painter, each, switches) / each.least)
            for each in board.by_category[category]
            if each.id in table and each.id not in painter.left
        ]
        best.append(max(hopes, default=0.0))
    return tuple(best)


def boundary(state: State) -> bool:
    """A new round begins: all that was done in the last one has been scored."""
    return state.step == SCHOOL and state.row == 1 and len(state.waiting) == state.seats


def progress(state: State) -> float:
    """The share of the game that has been played, by the longest print and by the deck."""
    return 1 - still_to_play(state)


def reasons(state: State, seat: Seat, move: Move) -> list[str]:
    """What speaks for a move, as a player says it: which cards it brings, or lets one paint."""
    match move:
        case Pass():
            return for_waiting(state, seat)
        case Take(number):
            return for_taking(state, seat, state.school[number - 1])
        case Studio() | Place() | Shift():
            return for_painting(state, seat, move)
        case Leave(name):
            one = state.board.diplomas[name]
            others = [state.board.diplomas[each] for each in state.table]
            more = [each.harmony for each in others if each.category == one.category]
            best = max(more, default=0)
            return [f"one for {best} Harmony stays open"] if best > one.harmony else []
        case _:
            return []


def for_waiting(state: State, seat: Seat) -> list[str]:
    """That a column grows, and who may take one before that."""
    most = max(map(len, state.school))
    told = f"a column then has {count_of(most + 1, 'card')}, not {most}"
    others = [f"player {other + 1}" for other in state.waiting if other != seat]
    if not others:
        return [f"{told}, and nobody can take one before that"]
    return [f"{told}, but {listed(others)} may take one before that"]


def for_taking(state: State, seat: Seat, cards: Names) -> list[str]:
    """What of a column can be painted; where nothing can, what it brings to the studio."""
    board, painter = state.board, state.painters[seat]
    known = [board.cards[name] for name in cards if name in board.cards]
    able = [card for card in known if in_next_reach(board, painter, card.needs)]
    if able:
        paintable = partial(in_next_reach, board, painter)
        return [f"of its cards you can paint {in_short(able, paintable)}"]
    halves = [studio_half(card) for card in known]
    return [f"for the studio it brings: {listed(halves)}"] if halves else []


def for_painting(state: State, seat: Seat, move: Studio | Place | Shift) -> list[str]:
    """Which cards in hand can be painted after a step of the work, and could not be before."""
    at_once = not isinstance(move, Studio)  # a new icon still needs a brush
    before = able_in_hand(state, seat, at_once)
    after = apply(state, move)
    now = able_in_hand(after, seat, at_once)
    paintable = partial(is_able, after, seat, at_once)
    able = [state.board.cards[name] for name in now if name not in before]
    if able:
        return [f"with that you can paint {in_short(able, paintable)}"]
    if isinstance(move, Studio):
        return []
    kind = move.icon.partition("-")[0]
    what = "any landscape" if kind == WILD else count_of(1, kind)
    return [f"a brush stands ready for {what} of the next cards"]


def in_short(cards: Sequence[Card], paintable: Callable[[tuple[str, ...]], bool]) -> str:
    """Cards by their subjects alone; all of them, or as many as can be painted in one round."""
    names = [f"the {subject_in_words(card) if card.subject else 'view'}" for card in cards]
    return which_of(names, [card.needs for card in cards], paintable)


def able_in_hand(state: State, seat: Seat, at_once: bool) -> Names:
    """The cards in hand that can be painted in this work, or with the brushes as they stand."""
    cards, painter = state.board.cards, state.painters[seat]
    held = [cards[name] for name in painter.hand + painter.secret if name in cards]
    return tuple(card.id for card in held if is_able(state, seat, at_once, card.needs))


def is_able(state: State, seat: Seat, at_once: bool, needs: tuple[str, ...]) -> bool:
    """All of these landscapes can be painted in this work, or with the brushes as they stand."""
    board, painter = state.board, state.painters[seat]
    if can_paint(needs, ready(board, painter.icons)):
        return True
    return not at_once and in_reach(board, painter, needs, painter.arrows - state.turned)
