"""The look of the board: footprints, what a march would earn, other boards, and what is sent."""

import itertools
import json
import math
import random

import pytest
from takamatsu_table import RING, after, facing, read

from japanboards import takamatsu
from japanboards.bots import choose_greedily
from japanboards.core.around import around_of
from japanboards.core.game import NOBODY, playout
from japanboards.core.match import Match
from japanboards.core.preview import preview
from japanboards.core.scene import Light, svg
from japanboards.core.viewer import Viewer
from japanboards.takamatsu.board import spoken
from japanboards.takamatsu.picture import layout, track
from japanboards.takamatsu.picture.closing import how_far
from japanboards.takamatsu.picture.rooms import mats
from japanboards.takamatsu.picture.scene import scene
from japanboards_widgets.board import Board as Shown
from japanboards_widgets.board import painted_once
from japanboards_widgets.ending import end

THREE = "colors: red, blue, yellow\n"
PALACE = takamatsu.new_game(3).board


def marks(state, seat=0):
    return {mark.id: mark for mark in scene(state, seat).marks}


def own_board(goal=20, spots=True, **more):
    """The palace under another name for its gate, so that the floor plan does not fit."""
    data = json.loads(json.dumps(PALACE.data).replace('"gate"', '"entry"')) | {"goal": goal, **more}
    for room in data["rooms"] if not spots else ():
        del room["at"]
    return takamatsu.Board.of(data)


BOARDS = {
    "palace": PALACE,
    "small": takamatsu.new_game(3, board="small").board,
    "ring": RING,
    "spots": own_board(),
    "rings": own_board(spots=False),
    "long": own_board(200, spots=False),
    "short": own_board(1),
}
every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


@every_board
def test_rooms_of_a_board_lie_apart_and_within_the_palace(board):
    left, top, wide, high = layout.PALACE
    found = layout.boxes(board)
    for x, y, w, h in found:
        assert left <= x < x + w <= left + wide
        assert top <= y < y + h <= top + high
    assert not any(track.meet(one, other) for one, other in itertools.combinations(found, 2))


@every_board
def test_the_goal_is_always_a_stone_and_stones_lie_apart(board):
    fields = track.fields(board)
    assert fields[0] == 0
    assert fields[-1] == board.goal
    assert len(fields) == board.goal + 1 or board.goal > 31
    stones = [track.place(board, points)[0] for points in fields]
    pairs = itertools.combinations(stones, 2)
    assert min(math.dist(one, other) for one, other in pairs) > 2 * track.STONE


@every_board
def test_every_board_is_drawn_with_a_door_and_an_arrow_for_every_way(board):
    state = read(f"{THREE}turn: player 1", board=board)
    drawn = scene(state, 0)
    assert len(svg(drawn).encode()) < 150_000
    ways = [mark.title for mark in drawn.marks if mark.look == "way"]
    assert ways == [f"the way from {spoken(a)} to {spoken(b)}" for a, b in board.graph.edges]
    assert drawn.backdrop.count('stroke="var(--door)"') == 2 * len(ways)


def test_corridors_of_the_plan_run_along_the_walls():
    for here, there in PALACE.graph.edges:
        points = layout.corridor(PALACE, PALACE.index[here], PALACE.index[there]).points
        for (a, b), (c, d) in itertools.pairwise(points):
            assert a == c or b == d


def test_tatami_fill_a_room_and_nowhere_do_four_corners_meet():
    for columns, rows in itertools.product(range(1, 8), range(1, 6)):
        cells = {}
        for mat in mats(columns, rows):
            x, y, w, h = mat
            cells |= {(x + i, y + j): mat for i in range(w) for j in range(h)}
        assert len(cells) == columns * rows
        for x, y in itertools.product(range(1, columns), range(1, rows)):
            assert len({cells[x - 1, y - 1], cells[x, y - 1], cells[x - 1, y], cells[x, y]}) < 4


def test_the_way_of_a_party_is_drawn_as_footprints_until_the_next_march():
    state = facing("R2 B1", table="held: red 4")
    assert marks(state)["trail"].look == "trail away"
    state = after(state, "march gate: R1 B1 to stairs")
    trail = marks(state)["trail"]
    assert trail.look == "trail mixed"
    assert trail.at == layout.middle(PALACE, PALACE.index["stairs"])
    state = after(state, "activate 4 red")
    assert marks(state)["trail"] == trail


def test_a_way_has_as_many_steps_as_the_party_has_samurai_or_as_the_bonus_allows():
    def way(here, there, size):
        found = layout.way(PALACE, PALACE.index[here], PALACE.index[there], size)
        return [PALACE.names[room] for room in found]

    assert way("court", "inner red", 2) == ["court", "stairs", "inner red"]
    assert way("+2", "inner black", 1) == ["+2", "inner blue", "+1", "inner black"]
    assert way("gate", "gate", 0) == ["gate"]


def test_a_caption_says_how_far_and_what_those_who_come_home_take():
    rooms = "rooms: outer black R1 B1, outer blue R3, stairs Y1"
    state = read(f"{THREE}{rooms}\ndisplay: 3, -2, ?, 1, 1")
    captions = scene(state, 0).captions
    one, two = ("samurai:outer black:red",), ("samurai:outer blue:red",) * 2
    assert captions[(*two, "room:outer red")] == "2 → R+3−2"
    assert captions[("samurai:outer blue:red", "room:outer black")] == "1"
    assert not any(word[:-1] == one for word in captions)


def test_looking_at_a_march_shows_the_way_and_the_pagoda_it_moves():
    state = read(f"{THREE}rooms: outer blue R3, stairs Y1 B1\ndisplay: 3, -2, ?, 1, 1")
    move = next(m for m in takamatsu.legal_moves(state) if m.to == "outer red")
    found = preview(takamatsu, state, 0, move)
    assert found.lights == (Light("would", "pagoda:red", "+3−2"),)
    assert "trail" in {mark.id for mark in found.ghosts}


def test_cards_still_in_the_deck_are_counted():
    state = read(f"{THREE}display: 3, -2, ?, 1, 1")
    counts = [marks(state)[f"rest:{n}"].text for n in range(6)]
    deck = state.cards.deck
    assert counts == [f"{deck.count(n)}" for n in (-2, 1, 2, 3, 4)] + [f"{state.cards.shut}"]
    assert marks(state)["rest:0"].title == "2 cards with −2 still in the deck"
    many = own_board(open_cards=[*range(1, 12)])
    assert "rest:0" not in marks(read(THREE, board=many))


def test_hidden_cards_are_seen_by_their_holder_alone_and_by_all_at_the_end():
    state = read(f"{THREE}held: red 4, blue 2\nasked: player 1, before")
    for seat, own in ((0, ["+4"]), (1, ["+2"]), (2, []), (NOBODY, [])):
        found = scene(takamatsu.view(state, seat), seat).marks
        assert [m.text for m in found if m.look == "card own"] == own
        assert [m.text for m in found if m.id.startswith("back:") and "away" not in m.look] == [
            "",
            "",
        ]
    over = after(read(f"{THREE}points: red 20\nturn: player 3, last\nheld: blue 2"), *END)
    assert marks(over)["back:1:0"].text == "+2"


def test_the_table_says_who_has_which_color_and_how_far_the_end_is():
    state = read(f"{THREE}points: red 12, blue 3\nheld: blue 2")
    assert takamatsu.scene.seat_colors(state) == ["#b93a2a", "#2b62a6", "#a97a12"]
    assert [takamatsu.scene.standing(state, seat) for seat in range(3)] == [
        *("red", "blue, 1 hidden card", "yellow")
    ]
    assert takamatsu.scene.ending(state) == "red 12 of 20"
    assert takamatsu.scene.ending(read(f"{THREE}points: red 3, blue 3")) == "2 colors 3 of 20"
    assert takamatsu.scene.ending(read(THREE)) == "ends at 20 points"
    last = read(f"{THREE}points: red 21\nturn: player 2, last")
    assert takamatsu.scene.ending(last) == "the last one"
    undealt = takamatsu.new_game(2)
    assert takamatsu.scene.ending(undealt) == ""
    assert len(takamatsu.scene.seat_colors(undealt)) == 2
    two = read("colors: blue+yellow, red+purple")
    assert takamatsu.scene.standing(two, 0) == "blue\u00a00, yellow\u00a00"


def test_at_the_end_hidden_cards_have_moved_their_pagodas():
    """The picture says what the score does: whoever holds a card has its points."""
    state = read(
        "colors: blue, black, purple\nrooms: stairs B2, gate K1 P1\nfirst: player 2\n"
        "points: blue 17, purple 22\nheld: blue 5, black 3\n"
        "turn: player 1, round 8, last\nasked: player 2, after"
    )
    end = after(state, "wait")
    assert [marks(end)[f"pagoda:{color}"].title for color in ("blue", "black", "purple")] == [
        "blue pagoda: 22 points, the goal is reached",
        "black pagoda: 3 points",
        "purple pagoda: 22 points, the goal is reached",
    ]
    assert [marks(end)[f"points:{seat}"].text for seat in range(3)] == ["22", "3", "22"]
    assert marks(state)["points:0"].text == "17"
    _, note, _ = takamatsu.scene.closing([state, end], scene(end, 0))
    assert note == (
        "The blue pagoda has 22 points; 20 ends the game. By hidden cards, counted at the end: "
        "+5 for the blue pagoda, 17 to 22; +3 for the black pagoda, 0 to 3."
    )


def test_one_point_is_a_point():
    state = read(f"{THREE}points: red 1, blue 0, yellow 0")
    assert marks(state, 1)["points:0"].title == "Player 1 has 1 point"
    assert marks(state, 1)["points:2"].title == "Player 3 has 0 points"
    assert how_far(state) == "The red pagoda has 1 point; 20 ends the game."


END = ("march outer yellow: Y1 to outer purple", "wait")


def test_many_hidden_cards_are_all_touched_in_two_rows():
    hidden = [*range(1, 10)]
    board = own_board(hidden_cards=hidden)
    state = read(f"{THREE}held: {', '.join(f'red {n}' for n in hidden)}", board=board)
    cards = [m for m in scene(state, 0).marks if m.look == "card own"]
    assert [mark.pick for mark in cards] == [f"card:{value}" for value in hidden]
    assert len({mark.at for mark in cards}) == len(hidden)
    assert marks(state)["back:0:0"].text == "9"


def test_what_is_sent_is_small():
    game = playout(takamatsu, takamatsu.new_game(5), random.Random(4))
    states = [state for state, _, _ in itertools.islice(game, 300)]
    shown = Shown(scene(states[0], 0))
    assert len(json.dumps(painted_once(shown.scene))) < 150_000
    for before, state in itertools.pairwise(states):
        old = {mark.id: mark for mark in scene(before, 0).marks}
        changed = [mark for mark in scene(state, 0).marks if mark != old[mark.id]]
        assert len(changed) <= 60
        shown.show(scene(state, 0))
        assert len(json.dumps(shown.live)) < 12_000


def test_the_chart_of_the_end_has_a_line_where_the_game_ends():
    match = Match(takamatsu, 2, [choose_greedily] * 2, board="small", seed=2)
    match.set_up()
    while match.turn() is not None:
        match.step()
    strips = around_of(match, Viewer(), lambda bot: "").strips
    drawn = end(match, Viewer(), strips)
    assert "a pagoda at 12 ends the game" in drawn
    assert drawn.count('class="grid finish"') == 1


def test_a_march_is_told_in_advance_with_what_it_earns():
    state = takamatsu.new_game(2, board="small")
    for before, _, _ in playout(takamatsu, state, random.Random(5)):
        for word, said in scene(before, before.asked).captions.items() if before.asked >= 0 else ():
            move = next(
                m for m in takamatsu.legal_moves(before) if takamatsu.scene.picks(m) == word
            )
            told = takamatsu.scene.tell_mover(before, move)
            assert (" takes " in told) == ("\u2192" in said), (told, said)


def test_those_in_a_room_make_room_for_whoever_would_come():
    state = read("colors: red, blue, yellow\nrooms: gate R2, court B1 Y1")
    found = preview(takamatsu, state, 0, takamatsu.notation.read_move("march gate: R1 to court"))
    there = {mark.id: mark for mark in (*found.ghosts, *found.aside) if mark.id[:7] == "samurai"}
    assert [mark.id for mark in found.aside] == ["samurai:blue:0", "samurai:yellow:0"]
    assert len(there) == len({mark.at for mark in there.values()}) == 3
    alone = read("colors: red, blue, yellow\nrooms: gate R2, stairs B1 Y1")
    found = preview(takamatsu, alone, 0, takamatsu.notation.read_move("march gate: R1 to court"))
    assert found.aside == ()
