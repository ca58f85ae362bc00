"""Reading a position of Kanagawa from its text: every complaint names the line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from ...core.text import lines_of, number, quoted, read_options
from ...core.words import counted, verbed
from ..board import Board
from ..board_checks import PARTS, ROWS
from ..cards import BACKS
from ..rules.diplomas import reward_of
from ..rules.icon_codes import FRESH, SPENT, USED, code
from ..rules.setup import OPTIONS, PLAYERS, new_game
from ..rules.state import (
    BACK,
    OVER,
    PEEK,
    SCHOOL,
    TILE,
    TURN,
    WORK,
    Names,
    Painter,
    Pool,
    State,
    updated_painter,
)
from .checks import check

KEYS = (
    *("board", "options", "round", "master", "assistant", "deck", "row", "school", "step"),
    *("seat", "waiting", "passed", "due", "alone", "peeks", "asked", "arrows used"),
)
STEPS = (TILE, BACK, TURN, PEEK, SCHOOL, WORK, OVER)
COLORS = {back[0].upper(): back for back in BACKS}


def read(text: str, board: str | Board = "", **options: Any) -> State:
    """A position from its text; a board of one's own is handed in with it."""
    given = lines_of(text)
    pages: list[str] = []
    while (key := f"player {len(pages) + 1}") in given:
        pages.append(given.pop(key))
    for key in given:
        if key not in KEYS:
            known = f"{', '.join(KEYS)}, and a line per player: player 1, player 2"
            raise ValueError(f"{quoted(key)} is not part of a position; the keys are: {known}")
    options |= read_options(given.get("options", ""), OPTIONS)
    pages += [""] * (PLAYERS[0] - len(pages))
    state = new_game(len(pages), board or given.get("board", "school"), **options)
    if given.get("board", state.board.name) != state.board.name:
        raise ValueError(f"board: {quoted(given['board'])} is not the board {state.board.name!r}")
    named = [tile_and_rest(page)[0] for page in pages]
    free = iter([tile for tile in state.board.tiles if tile not in named])
    tiles = [tile or next(free) for tile in named]
    pairs = zip(pages, tiles, strict=True)
    painters = tuple(read_painter(state, page, tile) for page, tile in pairs)
    state = read_turn(with_pieces(replace(state, painters=painters)), given)
    return check(read_deck(state, given))


def with_pieces(state: State) -> State:
    """The reserve and the diplomas on the table: what no player has."""
    board, painters = state.board, state.painters
    placed = sum(1 for painter in painters for icon in painter.icons if icon % USED)
    brushes = board.brushes - placed - sum(painter.brushes for painter in painters)
    storms = board.storms - sum(painter.storms for painter in painters)
    if brushes < 0 or storms < 0:
        raise ValueError(
            f"player: in all there are {counted(board.brushes, 'brush', 'brushes')} and "
            f"{counted(board.storms, 'storm token')}"
        )
    taken = [name for painter in painters for name in painter.diplomas]
    if len(set(taken)) < len(taken):
        raise ValueError("player: a diploma is taken by two players")
    table = tuple(name for name in board.diplomas if name not in taken)
    return replace(state, brushes=brushes, storms=storms, table=table)


def parts_of(page: str) -> dict[str, list[str]]:
    """A player's line by part: ``print G01 G02; fresh 1``."""
    found: dict[str, list[str]] = {}
    for part in filter(None, map(str.strip, page.split(";"))):
        key, *words = part.split()
        if key not in PARTS or key in found:
            raise ValueError(
                f"player: {quoted(part)} is not a part of a player's line; after the tile come, "
                f"each once: {', '.join(PARTS)}"
            )
        found[key] = words
    return found


def tile_and_rest(page: str) -> tuple[str, str]:
    """The tile that a player's line begins with, or nothing, and the rest of it."""
    first, _, rest = page.partition(";")
    return ("", page) if first.strip().partition(" ")[0] in PARTS else (first.strip(), rest)


def read_painter(state: State, page: str, tile: str) -> Painter:
    """A player from a line: ``ocean; print G04; studio G05; fresh 1 2; brushes 1``."""
    board, (_, rest) = state.board, tile_and_rest(page)
    if tile == "no tile":
        return Painter()
    if tile not in board.tiles:
        known = ", ".join(board.tiles)
        raise ValueError(f"player: {quoted(tile)} is not a tile; they are: {known}")
    parts = parts_of(rest)
    cards = {key: read_cards(board, key, parts.get(key, [])) for key in PARTS[:4]}
    studio = [board.cards[name] for name in cards["studio"]]
    diplomas, left = (read_diplomas(board, key, parts.get(key, [])) for key in ("took", "left"))
    painter = Painter(
        tile,
        cards["print"],
        cards["studio"],
        tuple(sorted(cards["hand"])),
        tuple(sorted(cards["secret"])),
        read_icons(board, tile, cards["studio"], parts),
        arrows=board.tiles[tile].arrows + sum(card.arrows for card in studio),
        keeps=sum(card.keeps for card in studio),
        diplomas=diplomas,
        left=left,
    )
    brushes, storms = default_brushes(state, painter), default_storms(state, painter)
    if "brushes" in parts:
        brushes = number(" ".join(parts["brushes"]), "player: brushes", 0, board.brushes)
    if "storms" in parts:
        storms = number(" ".join(parts["storms"]), "player: storms", 0, board.storms)
    return updated_painter(painter, brushes=brushes, storms=storms)


def default_brushes(state: State, painter: Painter) -> int:
    """The unplaced brushes a player has if all that was gained is still there."""
    if not painter.tile:
        return 0
    board = state.board
    gained = board.tiles[painter.tile].brushes
    gained += sum(board.cards[name].brush for name in painter.studio)
    won = [reward_of(board.diplomas[name], state.switches) for name in painter.diplomas]
    placed = sum(1 for icon in painter.icons if icon % USED)
    return max(0, gained + won.count("brush") - placed)


def default_storms(state: State, painter: Painter) -> int:
    """The storm tokens that came with a player's diplomas."""
    diplomas = [state.board.diplomas[name] for name in painter.diplomas]
    return sum(1 for each in diplomas if reward_of(each, state.switches) == "storm")


def read_cards(board: Board, key: str, words: list[str]) -> Names:
    """Cards by id; where faces may be unknown, also backs."""
    for word in words:
        if word not in board.cards and not (key in ("secret", "school") and word in BACKS):
            raise ValueError(f"{key}: there is no card {quoted(word)}")
    return tuple(words)


def read_diplomas(board: Board, key: str, words: list[str]) -> Names:
    """Diplomas by name, each once."""
    for word in words:
        if word not in board.diplomas or words.count(word) > 1:
            raise ValueError(f"{key}: {quoted(word)} is not a diploma, or stands there twice")
    return tuple(words)


def read_icons(
    board: Board, tile: str, studio: Names, parts: Mapping[str, list[str]]
) -> tuple[int, ...]:
    """The icons of a studio with brushes and marks."""
    kinds = [board.tiles[tile].landscape, *(k for name in studio for k in board.cards[name].icons)]
    icons = [code(board, kind) for kind in kinds]
    for key, mark in (("fresh", FRESH), ("spent", SPENT), ("used", USED)):
        for word in parts.get(key, []):
            at = number(word, f"player: {key}", 1, len(icons)) - 1
            if icons[at] % USED and mark != USED:
                raise ValueError(f"player: icon {word} has two brushes")
            icons[at] += mark
    return tuple(icons)


def seats(state: State, given: Mapping[str, str], key: str) -> tuple[int, ...]:
    """Seats or columns by number."""
    most = state.seats
    return tuple(number(word, key, 1, most) - 1 for word in given.get(key, "").split())


def read_turn(state: State, given: Mapping[str, str]) -> State:
    """Pawns, School, and who has to do what."""
    players = state.seats
    master = holder(given, "master", players, state.master)
    assistant = holder(given, "assistant", players, master)
    school = read_school(state, given)
    longest = max(map(len, school))
    step = given.get("step", SCHOOL)
    if step not in STEPS:
        raise ValueError(f"step: {quoted(step)} is not one of {', '.join(STEPS)}")
    everybody = tuple((master + turn) % players for turn in range(players))
    waiting = seats(state, given, "waiting")
    dealing = step in (TURN, BACK)
    if "waiting" not in given and (dealing or step == SCHOOL):
        waiting = everybody
    stayed = seats(state, given, "passed")
    first = waiting[0] if waiting and (dealing or step == SCHOOL) else master
    if step == TILE:
        first = sum(1 for painter in state.painters if painter.tile) % players
    seat = number(given.get("seat", str(first + 1)), "seat", 1, players) - 1
    if step == SCHOOL and waiting[:1] != (seat,):
        raise ValueError("waiting: the first who waits at School is the seat that chooses")
    alone = step == SCHOOL and len(waiting) + len(stayed) == 1
    arrows = state.painters[seat].arrows
    return replace(
        state,
        master=master,
        assistant=assistant,
        rounds=number(given.get("round", "1"), "round", 1, 99),
        school=school,
        row=number(given.get("row", str(longest or int(step not in (TILE, OVER)))), "row", 0, ROWS),
        step=step,
        seat=seat,
        waiting=waiting,
        stayed=stayed,
        alone=yes(given, "alone", len(waiting) == 1 if dealing else alone and "row" not in given),
        due=seats(state, given, "due"),
        peeks=read_backs(given),
        asked=read_diplomas(state.board, "asked", given.get("asked", "").split()),
        turned=number(given.get("arrows used", "0"), "arrows used", 0, arrows),
    )


def holder(given: Mapping[str, str], key: str, players: int, default: int) -> int:
    """The seat of ``player N``."""
    if key not in given:
        return default
    word, _, seat = given[key].partition(" ")
    if word != "player":
        raise ValueError(f"{key}: 'player 1' or another is expected, not {quoted(given[key])}")
    return number(seat, f"{key}: player", 1, players) - 1


def yes(given: Mapping[str, str], key: str, default: bool) -> bool:
    """Yes or no."""
    said = given.get(key, "yes" if default else "no")
    if said not in ("yes", "no"):
        raise ValueError(f"{key}: yes or no is expected, not {quoted(said)}")
    return said == "yes"


def read_backs(given: Mapping[str, str]) -> Names:
    """The backs of cards that are about to be seen."""
    words = tuple(given.get("peeks", "").split())
    if not set(words) <= set(BACKS):
        raise ValueError(f"peeks: backs are {', '.join(BACKS)}, not {quoted(given['peeks'])}")
    return words


def read_school(state: State, given: Mapping[str, str]) -> tuple[Names, ...]:
    """The columns: ``G01 blue, -, R03``."""
    columns = [column.strip() for column in given.get("school", "-").split(",")]
    if len(columns) > state.seats:
        raise ValueError(f"school: {state.seats} players have as many columns, no more")
    if "" in columns:
        raise ValueError("school: a column without cards is written as -")
    found = [
        read_cards(state.board, "school", [] if column == "-" else column.split())
        for column in columns
    ]
    return tuple(pair[0] for pair in zip_longest(found, state.painters, fillvalue=()))


def unseen(state: State) -> Pool:
    """By back: the cards whose faces lie nowhere open, nor in a hand."""
    shown = [name for column in state.school for name in column]
    for painter in state.painters:
        shown += [*painter.print, *painter.studio, *painter.hand, *painter.secret]
    faces = [name for name in shown if name not in BACKS]
    if len(set(faces)) < len(faces):
        twice = next(name for name in faces if faces.count(name) > 1)
        raise ValueError(f"the card {twice} is in two places")
    return tuple(tuple(n for n in deck if n not in set(faces)) for deck in state.board.decks)


def read_deck(state: State, given: Mapping[str, str]) -> State:
    """The deck's backs; left out, all cards that are nowhere else, their backs in turn."""
    pool = unseen(state)
    down = [name for column in state.school for name in column] + list(state.peeks)
    down += [name for painter in state.painters for name in painter.secret]
    left = [len(cards) - down.count(back) for back, cards in zip(BACKS, pool, strict=True)]
    if min(left) < 0:
        raise ValueError("deck: more backs of a color lie about than there are")
    if "deck" not in given:
        turns = zip_longest(*[[b] * n for b, n in zip(BACKS, left, strict=True)])
        deck = tuple(back for turn in turns for back in turn if back)
        return replace(state, pool=pool, deck=deck, backs=(0,) * len(BACKS))
    known, _, more = given["deck"].partition(",")
    letters = "" if known.strip() == "empty" else known.strip()
    if not set(letters) <= set(COLORS):
        raise ValueError(f"deck: backs are {', '.join(COLORS)}, not {quoted(letters)}")
    deck = tuple(COLORS[letter] for letter in letters)
    rest = [n - deck.count(back) for back, n in zip(BACKS, left, strict=True)]
    backs = tuple(rest) if more.strip() else (0,) * len(BACKS)
    if min(rest) < 0 or (more.strip() and more.split() != [str(sum(backs)), "more"]):
        left_over = verbed(sum(rest), "more card")
        raise ValueError(f"deck: {left_over} not accounted for, not {quoted(more.strip())}")
    return replace(state, pool=pool, deck=deck, backs=backs)
