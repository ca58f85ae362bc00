"""The picture of Rolling Japan: what stands on it, what may be written, what a number leaves."""

import json
import random

import pytest
from rolling_japan_toy import STAR, TOY, facing, on_toy, read

from japanboards import rolling_japan
from japanboards.core.game import playout
from japanboards.core.scene import Light, is_away, svg
from japanboards.rolling_japan import Board, Cross, Write
from japanboards.rolling_japan.board import SHELF
from japanboards.rolling_japan.picture import land, layout

scene, side_scenes = rolling_japan.scene.scene, rolling_japan.scene.side_scenes
BOARDS = [*rolling_japan.BOARDS, TOY, STAR]


def marks(state, seat=0):
    """What is seen of a position, by id."""
    return {mark.id: mark for mark in scene(state, seat).marks if not is_away(mark)}


def ends(players, board, seed=4):
    """The beginning, the middle and the end of a random game."""
    start = rolling_japan.new_game(players, board=board)
    steps = [after for _, _, after in playout(rolling_japan, start, random.Random(seed))]
    return start, steps[len(steps) // 2], steps[-1]


@pytest.mark.parametrize("players", [1, 2, 4, 5, 8])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: getattr(board, "name", board))
def test_a_whole_game_has_the_same_ids_and_scenery_and_stays_small(board, players):
    pictures = [scene(state, 0) for state in ends(players, board)]
    first = pictures[0]
    for each in pictures:
        assert [mark.id for mark in each.marks] == [mark.id for mark in first.marks]
        assert (each.defs, each.backdrop, each.frame) == (first.defs, first.backdrop, first.frame)
        assert len({mark.id for mark in each.marks}) == len(each.marks) < 700
        assert len(svg(each).encode()) < 151_000
    assert first.frame[2:] == (960, 640) or board in (TOY, STAR)


def test_every_seat_has_the_same_scenery_so_that_a_shared_screen_is_not_rebuilt():
    state = ends(3, "small")[1]
    one, other = scene(state, 0), scene(state, 2)
    assert [mark.id for mark in one.marks] == [mark.id for mark in other.marks]
    assert one.backdrop == other.backdrop


@pytest.mark.parametrize("players", range(1, 9))
def test_everybody_is_on_the_board(players):
    state = ends(players, "japan")[1]
    for seat in range(players):
        seen = marks(state, seat)
        shown = [seen["crest"].shape, *(seen[f"other:{n}"].shape for n in range(players - 1))]
        assert sorted(shown) == [f"use crest-{n}" for n in range(players)]
        tiles = [name for name, m in seen.items() if name[:5] == "tile:" and (m.text or m.shape)]
        others = [sheet for n, sheet in enumerate(state.sheets) if n != seat]
        filled = sum(cell > 0 for sheet in others for cell in sheet.cells)
        assert len(tiles) == (filled if players <= 4 else 0)
        assert len(side_scenes(state, seat)) == (0 if players <= 4 else players - 1)


def test_many_players_have_a_row_of_totals_and_a_sheet_of_their_own():
    state = read("rounds: 1\n" + "\n".join(f"sheet {n}: Tokyo {n}, Chiba X" for n in range(1, 6)))
    seen = marks(state, 4)
    assert [seen[f"row:{n}:red"].text for n in range(4)] == ["1"] * 4
    assert [seen[f"row:{n}:x"].text for n in range(4)] == ["1"] * 4
    name, picture = side_scenes(state, 4)[1]
    assert (name, picture.title) == ("Player 2", "Sheet of player 2")
    assert {m.text for m in picture.marks if m.id == "tile:0:Tokyo"} == {"2"}


def test_a_blank_a_number_and_an_x_are_told_apart_by_shape():
    seen = marks(facing("red 4", "Tokyo 4, Chiba X; changes 3"))
    assert (seen["label:Tokyo"].text, seen["label:Tokyo"].shape) == ("4", "disc 11.5")
    assert (seen["label:Chiba"].text, seen["label:Chiba"].shape) == ("X", "use brush")
    assert (seen["label:Osaka"].text, seen["label:Osaka"].shape) == ("", "disc 10")
    assert seen["cell:Osaka"].title == (
        "Osaka 大阪府, Kinki (Kansai) (black): blank, 1 to 6 fit by a black or purple die"
    )
    assert seen["cell:Gunma"].title.endswith("blank, 1 to 6 fit by a red or purple die")
    assert seen["cell:Saitama"].title.endswith("blank, 3 to 5 fit by a red or purple die")


def test_what_may_be_written_is_shown_before_it_is_and_an_x_otherwise_than_a_number():
    state = on_toy("purple 4, red 3")
    picture = scene(state, 0)
    shown = {mark.id: mark.text for mark in picture.marks}
    assert (shown["label:R1"], shown["label:B1"]) == ("3/4", "4")
    assert picture.captions["die:red", "cell:R1"] == "3"
    assert picture.captions["die:purple", "cell:R1"] == "4"
    assert ("die:purple", "cell:B1") not in picture.captions
    assert not picture.dashed
    crossed = on_toy("red 1", "R2 6; changes 3")
    assert scene(crossed, 0).dashed == {("die:red", "cell:R1"), ("die:red", "cell:R3")}
    assert marks(crossed)["label:R1"].shape == "use hollow"


def test_whoever_is_not_to_move_is_offered_nothing():
    state = read("writing: player 1, red 4, blue 2\nsheet 1: blank\nsheet 2: blank")
    assert scene(state, 0).previews
    other = scene(state, 1)
    assert [*other.previews, *other.captions, *other.dashed] == []
    assert marks(state, 1)["label:Tokyo"].text == ""


def test_a_number_says_what_it_would_leave_its_neighbors():
    state = facing("yellow 4", "Kyoto 1, Ishikawa 3, Yamanashi 5; changes 3")
    gifu = scene(state, 0).previews[rolling_japan.scene.picks(Write("yellow", "Gifu"))]
    assert gifu[:3] == [
        Light("named far", "name:Gifu", "Gifu"),
        Light("would", "cell:Gifu"),
        Light("would", "label:Gifu", "4"),
    ]
    assert Light("would", "label:Toyama", "3-4") in gifu
    assert Light("would", "label:Nagano", "4-5") in gifu
    shut = scene(facing("yellow 4", "Kyoto 1; changes 3"), 0).previews["die:yellow", "cell:Gifu"]
    assert {Light("closed", "cell:Shiga"), Light("closed", "label:Shiga", "none")} <= set(shut)
    assert not [light for light in shut if "Kyoto" in light.who or "Tokyo" in light.who]


def test_an_x_leaves_everything_to_its_neighbors():
    state = on_toy("red 1", "R2 6; changes 3")
    told = scene(state, 0).previews[rolling_japan.scene.picks(Cross("red", "R1"))]
    assert told[1:] == [Light("would", "cell:R1"), Light("would", "label:R1", "X")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rounds: 4\ndice: red 4, blue 2\nwriting: red 4", ("Round 5 of 8", "turn 1 of 3")),
        ("", ("Round 1 of 8", "turn 1 of 3")),
    ],
)
def test_the_rounds_are_a_path(text, said):
    seen = marks(read(text))
    assert (seen["round"].text, seen["turn"].text) == said
    now = [mark.id for mark in seen.values() if "now" in mark.look.split()]
    assert now == [f"round:{int(said[0].split()[1]) - 1}", f"turn:{int(said[0].split()[1]) - 1}:1"]


def test_at_the_end_no_round_is_played():
    seen = marks(ends(2, "small")[2])
    assert seen["turn"].text == "the end"
    assert not [mark for mark in seen.values() if "now" in mark.look.split()]
    assert seen["round:5"].title == "round 6 is over"


def test_dice_lie_in_the_tray_and_are_pale_when_they_are_used():
    seen = marks(read("dice: black 4, blue 2\nwriting: blue 2"))
    assert (seen["die:0"].shape, seen["die:0"].look) == ("use cube-4", "die cast as-black used")
    assert seen["die:0"].title == "the black die, shows 4, used"
    assert (seen["die use:0"].text, seen["die use:1"].text) == ("used", "to write")
    assert "gone" in seen["bag:black"].look.split()
    assert "gone" not in seen["bag:red"].look.split()
    assert "die:0" not in marks(read(""))


def test_dice_that_somebody_else_is_writing_are_told_as_theirs():
    text = "dice: black 4, blue 2\nwriting: player 2, {}\nsheet 1: blank\nsheet 2: blank"
    seen = marks(read(text.format("black 4, blue 2")))
    assert [seen[f"die use:{n}"].text for n in range(2)] == ["for player 2"] * 2
    assert "used" not in seen["die:0"].look.split()
    assert seen["die:1"].title == "the blue die, shows 2, for player 2"
    seen = marks(read(text.format("blue 2")))
    assert [seen[f"die use:{n}"].text for n in range(2)] == ["used by player 2", "for player 2"]


def test_a_prefecture_of_another_sheet_says_whose_it_is():
    seen = marks(read("sheet 1: blank\nsheet 2: Tokyo 4"))
    assert seen["tile:0:Tokyo"].title == "Tokyo on player 2's sheet: 4"


def test_a_blank_that_no_number_fits_is_marked_but_not_where_that_is_the_question():
    state = facing("red 4", "Tokyo 1, Ibaraki 6; changes 3")
    assert marks(state)["label:Chiba"].shape == "use closed"
    unlit = {mark.id: mark for mark in rolling_japan.scene.unlit(state, 0).marks}
    assert unlit["label:Chiba"].shape == "disc 10"


def test_tags_of_a_prefecture_do_not_lie_on_its_name():
    seen = marks(facing("red 4"))
    low = {m.id for m in seen.values() if m.id.startswith("cell:") and "low" in m.look.split()}
    assert {"cell:Kumamoto", "cell:Miyazaki"} <= low
    assert "cell:Oita" not in low


def test_a_color_change_is_made_by_a_second_touch_and_a_poor_one_is_lit_faintly():
    picture = scene(on_toy("purple 4, red 3"), 0)
    changes = {word for word in picture.costly if word[1].startswith("color:")}
    assert changes == picture.costly
    assert ("die:purple", "color:blue") in picture.poor
    assert ("die:red", "color:white") in picture.poor
    assert ("die:red", "color:blue") in picture.costly - picture.poor


def test_color_changes_are_stamps():
    seen = marks(facing("red 4", "blank; changes 1"))
    assert [seen[f"change:{n}"].shape for n in range(3)] == ["use used", "use free", "use free"]
    assert seen["change:0"].title == "color change 1 is used"


@pytest.mark.parametrize("board", rolling_japan.BOARDS)
def test_borders_lie_where_two_areas_meet_and_lanes_are_long_enough_to_be_seen(board):
    board = SHELF[board]
    assert len("".join(land.borders(board))) > 100
    for _, ((a, b), (x, y)) in land.lanes(board):
        assert (x - a) ** 2 + (y - b) ** 2 > 19**2


def test_areas_of_ones_own_on_known_prefectures_have_their_plates_in_a_column():
    data = json.loads(json.dumps(SHELF["small"].data))
    data["name"], data["areas"][0]["name"] = "mine", "A" * 40
    for place in data["prefectures"]:
        place["area"] = place["area"].replace("Kinki (Kansai)", "A" * 40)
    own = Board.of(data)
    assert land.kind(own) == "west"
    assert len({plaque.box.x for plaque in layout.plaques(own)}) == 1
    assert layout.plaques(own)[0].name.endswith("…")
    assert len({plaque.box.x for plaque in layout.plaques(SHELF["small"])}) == 3


def test_where_it_is_the_question_nothing_says_what_fits():
    state = facing("red 4", "Tokyo 4; changes 3")
    unlit = {mark.id: mark for mark in rolling_japan.scene.unlit(state, 0).marks}
    assert unlit["cell:Saitama"].title.endswith(": blank")
    assert unlit["label:Saitama"].text == ""
    assert "fit" not in "".join(mark.title for mark in unlit.values())


def test_the_table_is_told_the_round_and_how_everybody_stands():
    state = facing("red 4", "Tokyo 4, Chiba X; changes 3")
    picture = rolling_japan.scene
    assert picture.round_heading(state) == "Round 1 of 8, turn 1"
    assert picture.standing(state, 0) == "45 blank"
    assert picture.round_heading(ends(1, "small")[2]) == "The end"
