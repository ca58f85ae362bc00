"""Kanagawa: the cited rules of the work. Cards, brushes, arrows and diplomas, and why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from reprlib import repr as shortly

from ...core.words import listed
from ..book import BOOK
from ..cards import count_of, icon_in_words, in_words, the_card
from .diplomas import owns_one_of, reached, the_diploma
from .icon_codes import (
    EMPTY,
    SPENT,
    brush_on,
    brushes_named,
    is_used,
    kind_of,
    places_named,
)
from .moves import NO_CARD, Claim, Done, Leave, Place, Print, Shift, Studio
from .painting import can_paint, least_wild, missing, ready
from .state import WORK, Painter, State

CardMove = Studio | Print
Answer = Claim | Leave
WorkMove = Studio | Print | Place | Shift | Done


@BOOK.rule("KAN-RULING-20", Studio, Print, Place, Shift, Done)
@BOOK.rule("KAN-DIP-01", Studio, Print, Place, Shift, Done)
def a_diploma_is_decided_before_anything_else(state: State, move: WorkMove) -> str | None:
    """A complaint while a diploma waits to be taken or left."""
    if state.step == WORK and state.asked:
        return f"first take or decline {the_diploma(state, state.asked[0])}"


def named(state: State, move: CardMove) -> str:
    """The card of a move in words."""
    return the_card(state.board.cards, move.card)


def held(painter: Painter) -> tuple[str, ...]:
    """The cards in hand."""
    return painter.hand + painter.secret


@BOOK.rule("KAN-COMP-02", Studio, Print)
def the_card_exists(state: State, move: CardMove) -> str | None:
    """A complaint about a card that is not in the box."""
    if move.card not in state.board.cards and move.card != NO_CARD:
        return f"there is no card {shortly(move.card)}"


@BOOK.rule("KAN-WORK-01", Studio, Print)
def a_card_in_hand_is_played(state: State, move: CardMove) -> str | None:
    """A complaint about a card that is somewhere else, or about none."""
    if state.step == WORK and move.card == NO_CARD:
        if held(state.painter):
            return "no card is chosen: touch one in the hand first"
        return f"player {state.seat + 1} has no card in hand"
    if (
        state.step == WORK
        and move.card in state.board.cards
        and move.card not in held(state.painter)
    ):
        return f"{named(state, move)} is not in the hand of player {state.seat + 1}"


@BOOK.rule("KAN-WORK-04", Studio, Print)
def a_played_card_never_moves(state: State, move: CardMove) -> str | None:
    """A complaint about a card that lies in a studio or a print."""
    for seat, painter in enumerate(state.painters, 1):
        for where, cards in (("print", painter.print), ("studio", painter.studio)):
            if move.card in cards:
                return f"{named(state, move)} lies in the {where} of player {seat} and stays there"


def wanting(state: State, move: Print) -> Counter[str]:
    """The landscapes that no brush is ready to paint as the move says."""
    card = state.board.cards.get(move.card)
    if state.step != WORK or card is None or Counter(move.wild) - Counter(card.needs):
        return Counter()
    return missing(card.needs, move.wild, ready(state.board, state.painter.icons))


@BOOK.rule("KAN-CARD-07", Print)
@BOOK.rule("KAN-PRINT-01", Print)
def every_landscape_has_its_brush(state: State, move: Print) -> str | None:
    """A complaint that names the landscapes without a brush."""
    if lacking := wanting(state, move):
        needs, there = state.board.cards[move.card].needs, ready_here(state)
        icons = listed([count_of(n, f"{kind} icon") for kind, n in lacking.items()])
        are = "is" if lacking.total() == 1 else "are"
        missing = f"{icons} with a ready brush {are} missing{what_helps(needs, there)}"
        return f"{named(state, move)} cannot be painted: {missing}"


def what_helps(needs: Sequence[str], there: Counter[str]) -> str:
    """How the card could be painted with what is ready, if it could."""
    if not can_paint(needs, there):
        return ""
    if wild := least_wild(needs, there):
        return f"; {count_of(len(wild), 'wild icon')} could paint {in_words(wild)}"
    return "; no wild icon is needed"


def ready_here(state: State) -> Counter[str]:
    """Icons of the working player that can serve now."""
    return ready(state.board, state.painter.icons)


@BOOK.rule("KAN-PRINT-02", Print)
def equal_landscapes_take_a_brush_each(state: State, move: Print) -> str | None:
    """A complaint if some, but not enough, brushes are ready for equal landscapes."""
    there = ready_here(state) if state.step == WORK else Counter[str]()
    for kind, number in wanting(state, move).items():
        if there[kind]:
            total = number + there[kind]
            now = f"{there[kind]} {'is' if there[kind] == 1 else 'are'}"
            return f"{total} {kind} icons with a ready brush are needed, and {now} there"


@BOOK.rule("KAN-BRUSH-07", Print)
def a_brush_paints_once_a_round(state: State, move: Print) -> str | None:
    """A complaint if a brush stands in the right place but has painted."""
    for kind in wanting(state, move):
        icons = [icon for icon in icons_of(state) if of_kind(state, icon, kind)]
        if any(is_used(icon) and brush_on(icon) == SPENT for icon in icons):
            return have_served(kind)
        if any(brush_on(icon) == SPENT for icon in icons):
            return f"a brush stands on {count_of(1, kind)} icon, but has painted this round"


@BOOK.rule("KAN-BRUSH-08", Print)
def an_icon_serves_once_a_round(state: State, move: Print) -> str | None:
    """A complaint if the right icon has a brush but has served."""
    for kind in wanting(state, move):
        icons = [icon for icon in icons_of(state) if of_kind(state, icon, kind)]
        if any(is_used(icon) and brush_on(icon) == SPENT for icon in icons):
            return have_served(kind)
        if any(is_used(icon) and brush_on(icon) != EMPTY for icon in icons):
            return f"{count_of(1, kind)} icon has a brush, but has served this round"


def have_served(kind: str) -> str:
    """A complaint about icon and brush at once: both clauses say it, and it is told once."""
    return f"the {kind} icon and its brush have painted this round"


def icons_of(state: State) -> tuple[int, ...]:
    """The icons of the working player's studio."""
    return state.painter.icons


def of_kind(state: State, icon: int, kind: str) -> bool:
    """The icon shows this landscape, or is wild if that is asked for."""
    return kind_of(state.board, icon) == kind


@BOOK.rule("KAN-RULING-41", Print)
def wild_icons_paint_what_the_card_needs(state: State, move: Print) -> str | None:
    """A complaint about wild icons for landscapes that the card does not show."""
    card = state.board.cards.get(move.card)
    if card and Counter(move.wild) - Counter(card.needs):
        return f"{named(state, move)} does not need {in_words(move.wild)} on wild icons"
    if card and list(move.wild) != sorted(move.wild):
        return "landscapes on wild icons are named in order"


@BOOK.rule("KAN-CARD-03", Place, Shift)
def such_icons_exist(state: State, move: Place | Shift) -> str | None:
    """A complaint about a name that no icon has."""
    if move.icon not in places_named(state.board):
        return f"there is no icon {shortly(move.icon)}; {icons_there_are(state)}"
    if isinstance(move, Shift) and move.brush not in brushes_named(state.board):
        return f"there is no icon {shortly(move.brush)}; {icons_there_are(state)}"


def icons_there_are(state: State) -> str:
    """The kinds of icons, in words."""
    return f"the icons are {listed(state.board.icons, 9)}"


@BOOK.rule("KAN-BRUSH-01", Place)
def a_brush_waits_to_be_placed(state: State, move: Place) -> str | None:
    """A complaint if all brushes are placed."""
    if state.step == WORK and not state.painter.brushes:
        return f"player {state.seat + 1} has no unplaced brush"


def has_icon(state: State, name: str, brush: int | None = None) -> bool:
    """The working player has such an icon, with that on it if it is said."""
    found = places_named(state.board).get(name)
    if found is None:
        return False
    same = [icon for icon in icons_of(state) if icon - brush_on(icon) == found]
    return any(brush is None or brush_on(icon) == brush for icon in same)


@BOOK.rule("KAN-BRUSH-03", Place)
@BOOK.rule("KAN-BRUSH-04", Shift)
def a_brush_goes_on_an_icon_of_the_studio(state: State, move: Place | Shift) -> str | None:
    """A complaint if the studio has no such icon."""
    known = move.icon in places_named(state.board)
    if state.step == WORK and known and not has_icon(state, move.icon):
        return f"the studio of player {state.seat + 1} has no {which_icon(state, move.icon)}"


def which_icon(state: State, name: str) -> str:
    """An icon that is not there: its kind, and its mark if the studio has the kind without it."""
    found = places_named(state.board)[name]
    if not any(of_kind(state, icon, kind_of(state.board, found)) for icon in icons_of(state)):
        return f"{kind_of(state.board, found)} icon"
    unused = "" if is_used(found) else " that has not served this round"
    return f"{icon_in_words(name)}{unused}"


@BOOK.rule("KAN-BRUSH-06", Place, Shift)
def one_brush_on_an_icon(state: State, move: Place | Shift) -> str | None:
    """A complaint if every such icon has a brush."""
    if state.step == WORK and has_icon(state, move.icon) and not has_icon(state, move.icon, EMPTY):
        return f"every {icon_in_words(move.icon)} has a brush already"


@BOOK.rule("KAN-BRUSH-05", Shift)
def each_move_takes_an_arrow(state: State, move: Shift) -> str | None:
    """A complaint if all arrows are used."""
    if state.step == WORK and state.turned >= state.painter.arrows:
        if not state.painter.arrows:
            return f"the studio of player {state.seat + 1} has no arrow"
        used = "it has" if state.turned == 1 else f"all {state.turned} have"
        return f"no arrow is left: {used} been used this round"


@BOOK.rule("KAN-BRUSH-04", Shift)
def a_placed_brush_moves(state: State, move: Shift) -> str | None:
    """A complaint if no such brush stands in the studio."""
    icon = brushes_named(state.board).get(move.brush)
    if state.step == WORK and icon is not None and icon not in icons_of(state):
        has = "has painted" if brush_on(icon) == SPENT else "has not painted"
        return f"no brush that {has} this round stands on {on_icon(state, move.brush)}"


def on_icon(state: State, name: str) -> str:
    """The icon that a brush is said to stand on, in words."""
    icon = brushes_named(state.board)[name]
    article = count_of(1, icon_in_words(name))
    return article if is_used(icon) else f"{article} that has not served this round"


@BOOK.rule("KAN-WORK-01", Done)
def all_cards_are_added_at_once(state: State, move: Done) -> str | None:
    """A complaint about cards in hand where nothing can be kept."""
    if state.step == WORK and held(state.painter) and not state.painter.keeps:
        cards = held(state.painter)
        one = f"{the_card(state.board.cards, cards[0])} is"
        what = one if len(cards) == 1 else f"{len(cards)} cards in hand are"
        return f"{what} still to be added to studio or print"


@BOOK.rule("KAN-RULING-25", Done)
@BOOK.rule("KAN-WORK-03", Done)
def one_card_is_kept_per_keep_symbol(state: State, move: Done) -> str | None:
    """A complaint about more cards in hand than keep symbols."""
    cards, keeps = len(held(state.painter)), state.painter.keeps
    if state.step == WORK and cards > keeps > 0:
        return f"{cards} cards in hand, but only {keeps} may be kept"


@BOOK.rule("KAN-COMP-04", Claim, Leave)
def the_diploma_exists(state: State, move: Answer) -> str | None:
    """A complaint about a diploma that is not in the box."""
    if move.diploma not in state.board.diplomas:
        return f"there is no diploma {shortly(move.diploma)}"


@BOOK.rule("KAN-DIP-01", Claim, Leave)
def a_diploma_is_decided_when_it_is_met(state: State, move: Answer) -> str | None:
    """A complaint about a diploma that is not in question."""
    diploma = state.board.diplomas.get(move.diploma)
    if diploma is None or move.diploma in state.asked:
        return None
    now = reached(state.board, state.painter, diploma, state.switches)
    why = f"reached yet: {now} of {diploma.least}" if now < diploma.least else "offered now"
    return f"{the_diploma(state, move.diploma)} is not {why}"


@BOOK.rule("KAN-RULING-17", Claim, Leave)
def diplomas_are_asked_in_order(state: State, move: Answer) -> str | None:
    """A complaint about a diploma whose turn has not come."""
    if move.diploma in state.asked[1:]:
        first = the_diploma(state, state.asked[0])
        return f"{first} is decided before {the_diploma(state, move.diploma)}"


@BOOK.rule("KAN-RULING-38", Claim, Leave)
@BOOK.rule("KAN-DIP-03", Claim, Leave)
def one_diploma_a_category(state: State, move: Answer) -> str | None:
    """A complaint if the player owns one of the category."""
    diploma = state.board.diplomas.get(move.diploma)
    if state.step == WORK and diploma and owns_one_of(state.board, state.painter, diploma.category):
        return f"player {state.seat + 1} has a diploma for {diploma.category} already"


@BOOK.rule("KAN-DIP-05", Claim, Leave)
def a_diploma_left_is_left_for_good(state: State, move: Answer) -> str | None:
    """A complaint if the player has left it before."""
    if state.step == WORK and move.diploma in state.painter.left:
        return f"player {state.seat + 1} has declined {the_diploma(state, move.diploma)} before"


@BOOK.rule("KAN-RULING-18", Claim, Leave)
def the_diploma_is_on_the_table(state: State, move: Answer) -> str | None:
    """A complaint if somebody has it."""
    for seat, painter in enumerate(state.painters):
        if seat != state.seat and move.diploma in painter.diplomas:
            return f"player {seat + 1} has taken {the_diploma(state, move.diploma)}"
