"""Can this position of Kanagawa come about? What cannot is refused with the clause against it."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.words import counted
from ..board_checks import ROWS
from ..cards import count_of
from ..rules.diplomas import owns_one_of, reached
from ..rules.effects_school import wants_back, why_over
from ..rules.generator import deck_size, must_leave
from ..rules.icon_codes import SPENT, brush_on, is_used
from ..rules.state import BACK, OVER, PEEK, SCHOOL, TILE, TURN, WORK, Painter, State

Complaint = tuple[str, str]  # the id of a clause, and how the position offends it


def check(state: State) -> State:
    """The position itself, or a ValueError that says what is impossible in it, and why."""
    for test in (tiles, diplomas, hands, marks, seats_at_school, rows, steps, questions):
        for clause, complaint in test(state):
            raise ValueError(f"{complaint} [{clause}]")
    return state


def tiles(state: State) -> Iterator[Complaint]:
    """Everybody has a tile of their own; they are dealt in turn."""
    dealt = [painter.tile for painter in state.painters]
    for seat, tile in enumerate(dealt):
        if tile and tile in dealt[:seat]:
            yield "KAN-SETUP-03", f"player {seat + 1}: somebody else has the tile {tile}"
    missing = [seat for seat, tile in enumerate(dealt) if not tile]
    if state.step != TILE and missing:
        yield (
            "KAN-SETUP-03",
            f"player {missing[0] + 1}: tiles are dealt before cards",
        )
    if state.step == TILE and missing != list(range(state.seat, state.seats)):
        yield "KAN-SETUP-03", "step: tiles are dealt in turn, to the seat that has none"


def diplomas(state: State) -> Iterator[Complaint]:
    """One diploma of a category each, and none that was left."""
    board = state.board
    for seat, painter in enumerate(state.painters, 1):
        categories = [board.diplomas[name].category for name in painter.diplomas]
        for category in categories:
            if categories.count(category) > 1:
                yield "KAN-DIP-03", f"player {seat}: two diplomas for {category} are taken"
        for name in painter.diplomas:
            if name in painter.left:
                yield "KAN-DIP-05", f"player {seat}: {name} is taken and left at once"


def at_work(state: State, seat: int) -> bool:
    """This seat is working, or looks at what it took."""
    return seat == state.seat and state.step in (WORK, PEEK)


def hands(state: State) -> Iterator[Complaint]:
    """Cards are kept on keep symbols; a column that was just taken comes on top."""
    for seat, painter in enumerate(state.painters):
        held = len(painter.hand) + len(painter.secret)
        most = painter.keeps
        if at_work(state, seat):
            held, most = held + len(state.peeks), most + ROWS
        if held > most:
            said = f"{count_of(held, 'card')} in hand, where {most} may be"
            yield "KAN-WORK-03", f"player {seat + 1}: {said}"


def marks(state: State) -> Iterator[Complaint]:
    """What was used in a work is marked until it is done: as many icons as brushes."""
    for seat, painter in enumerate(state.painters):
        spent = sum(1 for icon in painter.icons if brush_on(icon) == SPENT)
        used = sum(1 for icon in painter.icons if is_used(icon))
        working = state.step == WORK and seat == state.seat
        if (spent or used) and not working:
            yield "KAN-RULING-26", f"player {seat + 1}: spent and used are marks of who is working"
        if spent != used:
            said = f"{count_of(spent, 'brush')} spent and {count_of(used, 'icon')} used"
            yield "KAN-RULING-27", f"player {seat + 1}: {said}; painting takes one of each"
    if state.turned and state.step != WORK:
        yield "KAN-RULING-26", "arrows used: arrows are used in a work"


def seats_at_school(state: State) -> Iterator[Complaint]:
    """Who chooses, who passed: each once, in turn, and nobody who has left."""
    players, there = state.seats, (*state.waiting, *state.stayed)
    turns = [(state.master + turn) % players for turn in range(players)]
    for key, seats in (("waiting", state.waiting), ("passed", state.stayed)):
        if list(seats) != [seat for seat in turns if seat in seats]:
            yield "KAN-RULING-03", f"{key}: each player once, in turn from the Grand Master"
    if len(set(there)) < len(there):
        yield "KAN-SCHOOL-04", "passed: who has passed is not waiting"
    if state.step in (WORK, PEEK) and state.seat in there:
        yield "KAN-SCHOOL-10", f"waiting: player {state.seat + 1} works and has left School"
    if state.step in (TURN, BACK) and (state.stayed or state.waiting[:1] != (state.seat,)):
        yield "KAN-SCHOOL-13", "waiting: while cards are dealt all at School wait, the seat first"
    if state.step in (TURN, BACK) and state.alone != (len(state.waiting) == 1):
        yield "KAN-SCHOOL-06", "alone: yes if a row is dealt for one player, else no"
    if state.alone and len(there) > 1:
        yield "KAN-SCHOOL-06", f"alone: {len(there)} players are at School"
    if state.stayed and must_leave(state):
        yield "KAN-SCHOOL-15", "passed: nobody may pass here"


def rows(state: State) -> Iterator[Complaint]:
    """Columns are as long as the rows dealt, shorter by one where a card is due."""
    for at, column in enumerate(state.school):
        if len(column) > state.row:
            yield "KAN-SCHOOL-12", f"row: column {at + 1} has {counted(len(column), 'card')}"
        short = column and at not in state.due and len(column) < state.row
        if short and (len(column) < state.row - 1 or deck_size(state) > len(state.due)):
            yield "KAN-SCHOOL-12", f"row: column {at + 1} has no card in row {state.row}"
        if at in state.due and len(column) != state.row - 1:
            yield "KAN-SCHOOL-12", f"due: column {at + 1} gets no card in row {state.row}"
    if len(set(state.due)) < len(state.due) or (state.due and state.step not in (BACK, TURN)):
        yield "KAN-SCHOOL-12", "due: each column once, while cards are dealt"


def steps(state: State) -> Iterator[Complaint]:
    """What a step is about is there."""
    if state.step == TURN:
        if not state.due or not state.deck:
            yield "KAN-SCHOOL-02", "step: a card is turned when one is due and the deck has one"
        elif state.board.school[state.row - 1][state.due[0]] != "U":
            yield "KAN-SCHOOL-02", f"step: the square in column {state.due[0] + 1} is face down"
    if (state.step == PEEK) != bool(state.peeks):
        yield "KAN-RULING-10", "peeks: faces are seen in the step peek, and only there"
    if state.step != TILE and (state.step == BACK) != wants_back(state):
        yield "KAN-RULING-09", "deck: backs that can be seen are known, but for the step back"
    if state.step in (SCHOOL, WORK, PEEK, TURN, BACK) and not state.row:
        yield "KAN-SCHOOL-01", "row: a round begins with row 1"
    if state.step == OVER and not why_over(state):
        yield "KAN-END-03", "step: nothing has ended the game"


def questions(state: State) -> Iterator[Complaint]:
    """Diplomas in question are met, on the table, and open to whoever works."""
    if state.asked and state.step != WORK:
        yield "KAN-DIP-01", "asked: diplomas are decided in a work"
        return
    for name in state.asked:
        yield from question(state, state.painter, name)


def question(state: State, painter: Painter, name: str) -> Iterator[Complaint]:
    """One diploma in question."""
    diploma = state.board.diplomas[name]
    if name not in state.table:
        yield "KAN-RULING-18", f"asked: {name} is taken already"
    if name in painter.left:
        yield "KAN-DIP-05", f"asked: {name} has been left for good"
    if owns_one_of(state.board, painter, diploma.category):
        yield "KAN-DIP-03", f"asked: {name} is closed by a diploma for {diploma.category}"
    if reached(state.board, painter, diploma, state.switches) < diploma.least:
        yield "KAN-DIP-01", f"asked: {name} is not met"
