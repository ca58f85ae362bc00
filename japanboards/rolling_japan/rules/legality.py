"""Rolling Japan: the cited rules. What may be written where, and why not.

Each function under ``@BOOK.rule`` enforces one clause: it returns a complaint with the
particulars when a move offends it, and nothing when it does not. Of several decorators the
lowest is cited first.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.rulebook import Breach
from ...core.text import quoted
from ...core.words import listed
from ..board import FACES, MAY_STAND_BESIDE, PURPLE, X
from ..book import BOOK
from .areas import (
    Mark,
    Use,
    area_at,
    areas_in_question,
    as_taken,
    in_hand,
    is_full,
    named,
    nowhere_in,
    where_it_fits,
)
from .generator import color_of
from .moves import Change, Cross, Draw, Move, Roll, Skip, Write
from .state import State


def breaches(state: State, move: Move) -> list[Breach]:
    """Every clause the move offends, with the particulars; none when it is legal."""
    return BOOK.breaches(state, move)


def all_of(number: int, what: str) -> str:
    """All of them, ready for a participle."""
    return f"all {number} {what}s are" if number > 1 else f"the only {what} is"


@BOOK.rule("ROL-RND-06", Draw, Roll, Change, Write, Cross, Skip)
def the_game_is_not_over(state: State, move: Move) -> str | None:
    if state.ticks == state.board.rounds:
        return f"{all_of(state.board.rounds, 'round')} played"


@BOOK.rule("ROL-COMP-01", Draw, Change, Write, Cross, Skip)
def the_die_exists(state: State, move: Draw | Use) -> str | None:
    color = move.color if isinstance(move, Draw) else move.die
    if color not in state.board.dice:
        return f"there is no {color} die; the dice are {listed(state.board.dice, 7)}"


@BOOK.rule("ROL-TURN-01", Draw)
def two_dice_come_from_the_bag(state: State, move: Draw) -> str | None:
    if len(state.dice) == 2:
        return "both dice of this turn are drawn"
    if move.color not in state.bag:
        return f"the {move.color} die is not in the bag"


@BOOK.rule("ROL-TURN-02", Roll)
def a_drawn_die_is_rolled(state: State, move: Roll) -> str | None:
    if len(state.dice) < 2:
        return "two dice are drawn before they are rolled"
    if state.waiting:
        return "both dice are rolled already"


@BOOK.rule("ROL-RULING-01", Roll)
def a_die_shows_one_to_six(state: State, move: Roll) -> str | None:
    if move.value not in FACES:
        return f"no die shows {move.value}; the faces are 1 to 6"


@BOOK.rule("ROL-TURN-02", Change, Write, Cross, Skip)
def the_dice_are_rolled_first(state: State, move: Use) -> str | None:
    if not state.waiting and state.ticks < state.board.rounds:
        return "the dice of this turn are not rolled yet"


@BOOK.rule("ROL-TURN-04", Change, Write, Cross, Skip)
def each_die_of_the_turn_is_used_once(state: State, move: Use) -> str | None:
    if state.waiting and not in_hand(state, move) and move.die in state.board.dice:
        left = listed([str(die) for die in state.waiting])
        drawn = any(die.color == move.die for die in state.dice)
        why = "used already" if drawn else "not of this turn"
        return f"the {move.die} die is {why}; still to use: {left}"


@BOOK.rule("ROL-RULING-04", Change, Write, Cross, Skip)
@BOOK.rule("ROL-TURN-05", Change, Write, Cross, Skip)
def a_die_begun_is_finished_first(state: State, move: Use) -> str | None:
    begun = state.waiting[0].color if state.taken_as else move.die
    if in_hand(state, move) and move.die != begun:
        return f"the {begun} die was changed to {state.taken_as} and is finished first"


@BOOK.rule("ROL-COMP-03", Write, Cross)
def the_prefecture_exists(state: State, move: Mark) -> str | None:
    if move.cell not in state.board.index:
        return f"there is no prefecture {quoted(move.cell)} on this sheet"


def outside_the_area(state: State, move: Mark) -> str | None:
    """A complaint if the cell lies outside the die's area."""
    if not in_hand(state, move) or move.cell not in state.board.index:
        return None
    area = area_at(state, move)
    if state.board.index[move.cell] in area:
        return None
    where = named(state, area)
    return f"{move.cell} is not in {where}, where {as_taken(state, move.die)} goes"


@BOOK.rule("ROL-DIE-01", Write)
def the_number_goes_into_the_dies_area(state: State, move: Write) -> str | None:
    return outside_the_area(state, move)


@BOOK.rule("ROL-X-02", Cross)
def the_x_goes_into_the_dies_area(state: State, move: Cross) -> str | None:
    return outside_the_area(state, move)


@BOOK.rule("ROL-RULING-27", Write, Cross)
def after_a_change_the_named_area_counts(state: State, move: Mark) -> str | None:
    if color_of(state, move.die) != move.die:
        return outside_the_area(state, move)


def already_filled(state: State, move: Mark) -> str | None:
    """A complaint if something stands in the cell."""
    held = state.sheet.cells[state.board.index[move.cell]] if move.cell in state.board.index else 0
    if held:
        return f"{move.cell} is filled: it holds {'an X' if held == X else held}"


@BOOK.rule("ROL-DIE-01", Write)
def a_plain_number_goes_into_a_blank(state: State, move: Write) -> str | None:
    if color_of(state, move.die) != PURPLE:
        return already_filled(state, move)


@BOOK.rule("ROL-DIE-02", Write)
def a_purple_number_goes_into_a_blank(state: State, move: Write) -> str | None:
    if color_of(state, move.die) == PURPLE:
        return already_filled(state, move)


@BOOK.rule("ROL-X-01", Cross)
def an_x_goes_into_a_blank(state: State, move: Cross) -> str | None:
    return already_filled(state, move)


@BOOK.rule("ROL-RULING-17", Write, Cross)
def what_is_written_stays(state: State, move: Mark) -> str | None:
    return already_filled(state, move)


def too_far(state: State, move: Write) -> list[int]:
    """Neighbors whose number is more than one away from the die's."""
    die, here = in_hand(state, move), state.board.index.get(move.cell)
    if not die or not die.value or here is None:
        return []
    welcome, cells = MAY_STAND_BESIDE[die.value], state.sheet.cells
    return [n for n in state.board.neighbors[here] if not welcome[cells[n]]]


def clash(state: State, move: Write, why: str, offenders: Sequence[int]) -> str | None:
    """A complaint that names the neighbors a number clashes with."""
    die = in_hand(state, move)
    if die and offenders:
        cells = state.sheet.cells
        with_whom = listed([f"{state.board.names[n]} {cells[n]}" for n in offenders], 8)
        return f"{die.value} in {move.cell} is too far from {with_whom}{why}"


@BOOK.rule("ROL-ADJ-01", Write)
def neighbors_differ_by_one_at_most(state: State, move: Write) -> str | None:
    return clash(state, move, "", too_far(state, move))


@BOOK.rule("ROL-ADJ-02", Write)
def a_blue_line_makes_neighbors(state: State, move: Write) -> str | None:
    over, here = state.board.over_sea, state.board.index.get(move.cell, -1)
    offenders = [n for n in too_far(state, move) if (here, n) in over]
    return clash(state, move, ", a neighbor over the sea", offenders)


@BOOK.rule("ROL-ADJ-04", Write)
def neighbors_of_other_areas_count(state: State, move: Write) -> str | None:
    colors, here = state.board.colors, state.board.index.get(move.cell, -1)
    offenders = [n for n in too_far(state, move) if colors[n] != colors[here]]
    return clash(state, move, ", though in another area", offenders)


@BOOK.rule("ROL-RULING-16", Cross)
@BOOK.rule("ROL-MAND-02", Cross)
@BOOK.rule("ROL-MAND-01", Cross)
def no_x_while_the_number_fits(state: State, move: Cross) -> str | None:
    if in_hand(state, move) and (fits := where_it_fits(state, move, area_at(state, move))):
        return f"{fits}, so no X"


@BOOK.rule("ROL-RULING-06", Cross)
def purple_crosses_only_when_it_fits_nowhere(state: State, move: Cross) -> str | None:
    whole_map = state.switches.purple_area == "map"
    if color_of(state, move.die) == PURPLE and whole_map:
        return no_x_while_the_number_fits(state, move)


@BOOK.rule("ROL-X-03", Skip)
def only_a_full_area_excuses_from_writing(state: State, move: Skip) -> str | None:
    if die := in_hand(state, move):
        areas = areas_in_question(state, move)
        if not any(is_full(state, area) for area in areas):
            where = named(state, areas[0]) if len(areas) == 1 else "every area"
            return f"{where} has blanks left, so {die} cannot be skipped"


@BOOK.rule("ROL-MAND-02", Skip)
@BOOK.rule("ROL-MAND-01", Skip)
def a_number_that_fits_is_written(state: State, move: Skip) -> str | None:
    if only_a_full_area_excuses_from_writing(state, move):
        fits = [where_it_fits(state, move, area) for area in areas_in_question(state, move)]
        if all(fits):
            return f"{fits[0]}, so it is written"


@BOOK.rule("ROL-X-01", Skip)
def a_number_that_does_not_fit_costs_an_x(state: State, move: Skip) -> str | None:
    if only_a_full_area_excuses_from_writing(state, move):
        areas = areas_in_question(state, move)
        if not any(where_it_fits(state, move, area) for area in areas):
            return f"{in_hand(state, move)} fits {nowhere_in(state, areas)}, so a blank gets an X"


@BOOK.rule("ROL-CC-01", Change)
def a_player_has_a_limited_number_of_changes(state: State, move: Change) -> str | None:
    if state.sheet.changes >= state.board.changes:
        if not state.board.changes:
            return "this board has no color changes"
        return f"{all_of(state.board.changes, 'color change')} used"


@BOOK.rule("ROL-CC-03", Change)
def the_named_color_exists(state: State, move: Change) -> str | None:
    if move.to not in state.board.dice:
        return f"no area is {move.to}; the colors are {listed(tuple(state.board.areas), 7)}"


@BOOK.rule("ROL-RULING-09", Change)
def a_change_is_into_another_color(state: State, move: Change) -> str | None:
    if move.to == move.die:
        return f"the {move.die} die is {move.to} already"


@BOOK.rule("ROL-RULING-13", Change)
def a_die_is_changed_once(state: State, move: Change) -> str | None:
    if state.taken_as and move.die == state.waiting[0].color:
        return f"the {move.die} die was changed to {state.taken_as} already"


@BOOK.rule("ROL-RULING-14", Change)
def a_change_comes_before_writing(state: State, move: Change) -> str | None:
    drawn = {die.color for die in state.dice}
    if state.waiting and move.die in drawn and not in_hand(state, move):
        return f"the {move.die} die is dealt with already, and a change comes before that"


@BOOK.rule("ROL-RULING-07", Change)
def the_purple_die_may_be_changed(state: State, move: Change) -> str | None:
    if move.die == PURPLE and not state.switches.cc_on_purple:
        return "at this table the purple die is never changed"


@BOOK.rule("ROL-RULING-11", Change)
def a_full_area_may_be_named(state: State, move: Change) -> str | None:
    area = state.board.cells.get(move.to)
    if area and not state.switches.cc_into_full and is_full(state, area):
        return f"at this table no die is changed into a full area, and {move.to} is full"
