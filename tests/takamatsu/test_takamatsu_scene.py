"""The picture: nothing overlaps, ids stay, and touches spell moves."""

import itertools
import random
import re
from dataclasses import replace

import pytest
from law_games import positions
from takamatsu_table import RING, after, facing, read

from japanboards import takamatsu
from japanboards.core.choosing import nearest
from japanboards.core.game import NOBODY, playout
from japanboards.core.scene import edge, svg
from japanboards.takamatsu.picture import track
from japanboards.takamatsu.picture.layout import PLATE, slots
from japanboards.takamatsu.picture.scene import intended_moves, picks, prompt, scene, ways

THREE = "colors: red, blue, yellow\n"


def box(mark):
    """What a mark takes up: left, top, right, bottom."""
    kind, *sizes = edge(mark).split()
    wide, high = (2 * float(sizes[0]),) * 2 if kind == "disc" else map(float, sizes)
    x, y = mark.at
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def overlap(one, other, slack=1.5):
    """Two marks share more than an edge."""
    a, b = box(one), box(other)
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide > slack and high > slack


def stone(tower):
    """The points of a pagoda, as it says."""
    return int(re.search(r"\d+", tower.title)[0])


def shown(state, *kinds, seat=0):
    marks = scene(state, seat).marks
    return [m for m in marks if m.look.split()[0] in kinds and "away" not in m.look.split()]


CROWDED = read(
    "colors: red+blue, black+yellow\nrooms: gate R5 B5 K5 Y4, stairs Y1\n"
    "points: red 12, blue 12, black 13, yellow 35\nheld: red 3, blue 5, black 1\n"
    "asked: player 1, after\ndisplay: ?, 3, -2, 4, 1\nturn: player 2, round 12, last"
)
LEVEL = read("colors: blue, black, purple, red, yellow\npoints: red 19, blue 19, yellow 19")
TWELVE = read(
    "colors: blue, black, purple, red, yellow\n"
    "rooms: inner red R3 B3 K3 P2 Y1, outer blue K2 B2 R2 P3 Y3, court Y1\n"
    "points: blue 19, black 19, purple 20, red 22, yellow 25\nturn: player 4, round 9, last"
)
START = [
    read(f"colors: {', '.join(('blue', 'red', 'black', 'purple', 'yellow')[:n])}")
    for n in (3, 4, 5)
]


@pytest.mark.parametrize("state", [CROWDED, TWELVE, LEVEL, *START])
def test_pieces_cards_and_rooms_do_not_overlap(state):
    towers = shown(state, "pagoda")
    pairs = [(a, b) for a, b in itertools.combinations(towers, 2) if stone(a) != stone(b)]
    assert [(a.id, b.id) for a, b in pairs if overlap(a, b)] == []
    for kinds in [("place",), ("card",)]:
        drawn = [mark for mark in shown(state, *kinds) if not mark.id.startswith("back:")]
        assert [(a.id, b.id) for a, b in itertools.combinations(drawn, 2) if overlap(a, b)] == []
    lettered = [*shown(state, "samurai"), *towers]  # those at one stone may close ranks
    letters = [replace(mark, edge="box 9 9") for mark in lettered]
    assert [(a.id, b.id) for a, b in itertools.combinations(letters, 2) if overlap(a, b)] == []


@pytest.mark.parametrize("state", [LEVEL, *START])
def test_pagodas_hide_no_stone(state):
    places = [track.place(state.board, points)[0] for points in track.fields(state.board)]
    stones = [track.around(at, 2 * track.STONE, 2 * track.STONE) for at in places]
    for mark in shown(state, "pagoda"):
        left, top, right, bottom = box(mark)
        found = (left + 2, top + 2, right - left - 4, bottom - top - 4)
        assert not any(track.meet(found, stone) for stone in stones)


@pytest.mark.parametrize("state", [CROWDED, TWELVE, *START])
def test_samurai_stand_within_their_room(state):
    rooms = {mark.pick: box(mark) for mark in shown(state, "place")}
    for mark in shown(state, "samurai"):
        if mark.pick:
            left, top, right, bottom = rooms[f"room:{mark.pick.split(':')[1]}"]
            assert mark.on == f"room:{mark.pick.split(':')[1]}"
            a, b, c, d = box(mark)
            assert left - 2 <= a < c <= right + 2
            assert top + PLATE <= b + 4 < d <= bottom + 2


@pytest.mark.parametrize("count", range(1, 13))
def test_up_to_twelve_samurai_in_any_room_of_the_palace_can_be_touched(count):
    for room in range(16):
        _, touched, places = slots(LEVEL.board, room, count)
        assert min(map(float, touched.split()[1:])) >= 24
        assert len(set(places)) == count


def test_a_samurai_can_be_told_without_its_color():
    assert {mark.text for mark in shown(LEVEL, "samurai")} == set("BKPRY")


def test_ids_stay_the_same_for_a_whole_game():
    played = list(playout(takamatsu, takamatsu.new_game(4), random.Random(2)))
    states = [played[0][0], *(position for _, _, position in played)]
    assert len({tuple(mark.id for mark in scene(state, 0).marks) for state in states}) == 1


def test_only_the_pieces_of_the_party_walk_to_another_room():
    state = read("colors: red, blue, yellow\nrooms: gate R2 B1, court R2, stairs R2 Y1, +1 R1")

    def rooms_of(position):
        return {m.id: m.pick.split(":")[1] for m in shown(position, "samurai") if m.pick}

    moved = after(state, "march gate: R1 B1 to stairs")
    changed = {piece for piece, where in rooms_of(moved).items() if rooms_of(state)[piece] != where}
    assert sorted(piece.rpartition(":")[0] for piece in changed) == ["samurai:blue", "samurai:red"]


def test_a_march_is_spelled_by_its_samurai_and_then_the_room():
    assert picks(takamatsu.March("gate", (1, 0, 0, 2, 0), "court")) == (
        "samurai:gate:blue",
        "samurai:gate:red",
        "samurai:gate:red",
        "room:court",
    )
    assert picks(takamatsu.Activate(3, "red")) == ("pagoda:red", "card:3")
    assert picks(takamatsu.Wait()) == ("wait",)
    assert picks(takamatsu.Flip(3)) == ()


def said(state, *touched):
    return [takamatsu.notation.write_move(move) for move in intended_moves(state, touched)]


def test_touches_that_spell_no_move_are_taken_for_the_nearest():
    state = facing("R2 B1", table="held: red 4")
    assert said(state, "samurai:gate:blue") == ["march gate: B1 to court"]
    assert said(state, "samurai:gate:red", "samurai:gate:red", "room:court") == [
        "march gate: R2 to court"
    ]
    assert said(state, "wait") == ["wait"]
    assert said(state, "card:4") == ["activate 4 red"]
    assert said(state, "pagoda:blue", "card:4") == ["activate 4 blue"]
    assert said(state, "garden") == []
    assert said(state) == []
    assert intended_moves(takamatsu.new_game(3), ["room:court"]) == []


def answer(state, *touched):
    """What a table answers to touches that spell no move."""
    refused = nearest(takamatsu, state, touched)
    told = takamatsu.notation.tell(state, refused)
    return [told, *map(str, takamatsu.breaches(state, refused))]


def test_an_answer_is_about_what_was_touched_last():
    state = facing("R2 B1", table="held: red 4")
    assert answer(state, "room:court") == [
        "Player 1 moves 1 red from gate to court.",
        "a blue samurai has to come along: gate is not yours alone [TAK-MOVE-06]",
    ]
    assert answer(state, "room:outer purple") == [
        "Player 1 moves 1 blue and 1 red from gate to outer purple.",
        "outer purple is 7 rooms from gate, and only 2 of the 3 samurai there may leave: "
        "they go 2 rooms, to stairs [TAK-MOVE-11]",
        "from gate to outer purple is against the arrows [TAK-MOVE-01]",
    ]
    assert answer(state, "wait", "samurai:gate:blue") == [
        "Player 1 moves 1 blue from gate to court.",
        "none of yours (red) goes along: take one with you [TAK-MOVE-05]",
    ]
    assert answer(state, "samurai:gate:red", "pagoda:blue") == [
        "Player 1 uses the hidden +4 for the blue pagoda.",
        "the blue pagoda is not player 1's [TAK-HID-04]",
    ]
    assert answer(facing("R2 B1"), "pagoda:red") == [
        "Player 1 uses a hidden card for the red pagoda.",
        "player 1 holds no hidden card [TAK-HID-02]",
    ]


def test_an_answer_about_a_room_that_nobody_reaches_speaks_of_nobody_who_was_not_chosen():
    state = read(f"{THREE}rooms: outer hall R1, court R2, stairs B2 Y1")
    assert answer(state, "room:outer red")[1:] == [
        "outer red is 4 rooms from court, and only 2 samurai are there: "
        "they go 2 rooms, to inner red and outer blue [TAK-MOVE-11]"
    ]
    assert answer(state, "samurai:stairs:blue")[1:] == [
        "none of yours (red) is in stairs, and one has to go along [TAK-MOVE-05]"
    ]


def test_who_is_asked_about_cards_is_told_so_whatever_they_touch():
    asked = "player 1 decides first: use a hidden card, or keep it for now [TAK-RULING-08]"
    state = facing("R2 B1", table="held: red 4\nasked: player 1, after\nturn: player 3")
    for touched in ("samurai:gate:blue", "samurai:gate:red"):
        assert answer(state, touched)[1:] == [asked]
    for room in ("court", "stairs", "outer purple"):
        assert answer(state, f"room:{room}")[1:] == [asked]


def test_nobody_gets_anywhere_when_all_ways_lead_back():
    state = read("colors: red, blue, yellow\nrooms: a R5 B1, d Y1", board=RING)
    touched = [f"samurai:a:{color}" for color in ("red",) * 5 + ("blue",)]
    assert "that is full circle, back to a [TAK-RULING-26]" in answer(state, *touched)


def test_with_a_party_chosen_samurai_elsewhere_mean_the_room_they_are_in():
    state = read("colors: red, blue, yellow\nrooms: gate R2 B1, stairs R1 Y1")
    assert said(state, "samurai:gate:red", "samurai:stairs:red") == ["march gate: R1 to stairs"]
    assert "not to stairs" in answer(state, "samurai:gate:red", "samurai:stairs:yellow")[-1]


def test_the_prompt_says_what_is_asked():
    march = "Touch a lit room, or pick samurai (a red one): N walk N rooms"
    assert prompt(facing("R2")) == f"{march}."
    assert prompt(facing("R2 B1")) == march.replace(")", ", plus a rival if there)") + "."
    both = facing("B1 Y1", players=2)
    assert prompt(both) == march.replace("a red one", "one of yours, both colors if there") + "."
    assert prompt(facing("R2", table="held: red 4")) == f"{march}, or use a hidden card."
    assert prompt(CROWDED) == (
        "The last move is made: use a hidden card now? Touch one and a pagoda, or keep them."
    )
    before = facing("R2", table="held: blue 4\nasked: player 2, before")
    assert prompt(before) == (
        "Before player 1's move: use your hidden +4 now? Touch it, or keep it for now."
    )
    assert prompt(takamatsu.new_game(3)) == ""


LAST = "points: yellow 20\nheld: red 4\nturn: player {}, round 9, last\n"


def test_a_crowd_in_a_wide_room_stands_apart():
    board = read(THREE).board
    scale, _, places = slots(board, board.index["outer yellow"], 9)
    row = sorted(x for x, y in places if y == places[0][1])
    assert min(b - a for a, b in itertools.pairwise(row)) >= 1.2 * 29 * scale


def test_the_last_move_is_called_so():
    state = facing("R2", table=LAST.format(1))
    assert prompt(state) == (
        "Your last move: the game ends with this round. "
        "Touch a lit room, or pick samurai first, or use a hidden card."
    )


@pytest.mark.parametrize(
    ("turn", "when", "button", "note"),
    [
        (1, "After your move", "Keep for now", "used later or not, it counts at the end"),
        (2, "After player 2's move", "Keep for now", "used later or not, it counts at the end"),
        (3, "The last move is made", "Keep it", "it counts at the end, too"),
    ],
)
def test_who_keeps_a_hidden_card_is_told_whether_there_is_a_later(turn, when, button, note):
    state = facing("R2", table=f"{LAST.format(turn)}asked: player 1, after")
    later = " for now" * ("now" in button)
    assert prompt(state) == f"{when}: use your hidden +4 now? Touch it, or keep it{later}."
    (choice,) = takamatsu.scene.choices(state, 0)
    assert (choice.text, choice.note) == (button, note)
    kept = after(state, "wait")
    assert (kept.step == "over") == (not later)


def test_in_ones_own_turn_only_the_own_last_move_is_the_last_chance():
    table = f"{LAST.format(1)}asked: player 1, after\noptions: hidden_window=own_turn"
    assert prompt(facing("R2", table=table)).startswith("Your last move is made: use ")


def test_the_prompt_asks_for_what_may_be_done_and_for_nothing_else():
    for _, state in positions(takamatsu, 24):
        found, moves = ways(state), takamatsu.legal_moves(state)
        assert sorted(map(repr, moves)) == sorted(repr(move) for way in found for move in way.moves)
        assert all(way.moves for way in found)
        assert all(way.phrase[1:] in prompt(state) for way in found)
        assert bool(prompt(state)) == bool(moves)


def test_an_onlooker_sees_no_hidden_card_and_is_no_player():
    state = facing("R2", table="held: red 4")
    onlooker = scene(takamatsu.view(state, NOBODY), NOBODY)
    assert onlooker.title == "Takamatsu, seen by everybody"
    assert [mark.id for mark in onlooker.marks if mark.pick.startswith("card:")] == []


def test_the_way_to_keep_cards_is_there_only_for_whoever_is_asked():
    assert [choice.pick for choice in takamatsu.scene.choices(CROWDED, 0)] == ["wait"]
    assert takamatsu.scene.choices(CROWDED, 1) == []
    assert takamatsu.scene.choices(LEVEL, 0) == []


def test_a_card_on_its_way_is_shown_with_its_receiver():
    state = facing("R1", "outer black")
    state = after(state, "march outer black: R1 to outer red")
    marks = {mark.id: mark for mark in scene(state, 0).marks}
    assert (marks["taken"].text, marks["receiver"].text) == ("+1", "to player 1")
    assert marks["taken"].title == "card +1 on its way to player 1, for red"


def test_a_position_shows_itself_and_always_in_the_same_way():
    bundle = CROWDED._repr_mimebundle_()
    assert bundle["text/plain"].startswith("board: palace")
    assert bundle["image/svg+xml"] == svg(scene(CROWDED, 0))
    assert takamatsu.scene.side_scenes(CROWDED, 0) == []


def test_rooms_that_a_party_reaches_have_the_distance():
    state = read(f"{THREE}rooms: +2 R1 B1, outer hall R1, stairs R1 B2 Y1")
    captions = scene(state, 0).captions
    assert set(captions) == {picks(move) for move in takamatsu.legal_moves(state)}
    party = ("samurai:+2:blue", "samurai:+2:red")
    far = {word[-1]: text for word, text in captions.items() if word[:-1] == party}
    assert far == {"room:+1": "2", "room:inner black": "3", "room:inner purple": "4"}
    assert captions["samurai:outer hall:red", "room:gate"] == "1"
    drawn = svg(scene(state, 0), (*party, *far)).partition("</style>")[2]
    assert drawn.count('class="caption"') == 3


def test_only_whoever_is_to_march_sees_distances():
    state = read(f"{THREE}rooms: +2 R1 B1, stairs B2 Y1\nheld: red 3\nasked: player 1, before")
    assert scene(state, 0).captions == {}
    assert scene(read(f"{THREE}rooms: gate R1 B1, stairs B2 Y1"), 1).captions == {}


def test_a_proposed_move_says_which_cards_it_takes_and_whether_the_end_comes():
    def told(state, move):
        return takamatsu.scene.tell_mover(state, takamatsu.notation.read_move(move))

    home = facing("R2 B1", "stairs", table="display: 4, ?, 1, 2, 3")
    assert told(home, "march stairs: R2 B1 to outer red") == (
        "Player 1 moves 1 blue and 2 red from stairs to outer red; red takes +4 and a hidden card."
    )
    near = facing("R2", table="points: red 17\nheld: red 2, red 3")
    assert told(near, "activate 3 red") == (
        "Player 1 uses the hidden +3 for the red pagoda; 20 of 20 make this the last round."
    )
    assert told(near, "activate 2 red").endswith("the red pagoda.")
