"""The picture: what is shown, what may be touched, and what touches mean."""

import random
from itertools import product
from math import hypot

import pytest
from hokkaido_toy import TOY, after, real, toy

from japanboards import hokkaido
from japanboards.core.choosing import against
from japanboards.core.game import NOBODY, playout
from japanboards.core.scene import corner, svg
from japanboards.core.story import to_you
from japanboards.core.words import signed
from japanboards.hokkaido import Claim, Draw, Grow, Keep, Land, Place, Reveal, Sea, Stop
from japanboards.hokkaido.board import printed
from japanboards.hokkaido.picture.scene import intended_moves, picks, prompt


def marks(state, seat=0):
    return {mark.id: mark for mark in hokkaido.scene.scene(state, seat).marks}


def test_places_show_free_places_as_rings_and_a_conflict_before_the_turn_ends():
    state = real("pieces 1: Sorachi 1", "pieces 2: Yubari 1")
    assert marks(state)["free:Yubari"].shape == "use full"
    assert marks(state)["free:Uryu"].shape == "use free-1"
    assert marks(state)["free:Ishikari"].shape == "use free-2"
    state = after(state, "land Sorachi Yubari")
    shown = marks(state)
    assert shown["name:Yubari"].text == "Yubari"
    assert shown["free:Yubari"].shape == "use bang"
    assert shown["alarm"].shape == shown["place:Yubari"].shape
    assert all("over" in shown[f"{what}:Yubari"].look.split() for what in ("place", "name"))
    assert shown["place:Yubari"].title == "Yubari, Doo, inland: 2 of 1"
    assert shown["free:Sorachi"].shape == "use free-1"


def test_pieces_have_a_shape_and_a_color_of_their_own_and_stand_one_by_one():
    state = real("players: 4", *(f"pieces {n}: Kameda 1" for n in (1, 2, 3, 4)))
    tokens = [marks(state)[f"token:Kameda:{slot}"] for slot in range(4)]
    assert [token.shape for token in tokens] == [f"use piece-{seat}" for seat in range(4)]
    assert [token.look.split()[2] for token in tokens] == [f"seat-{seat}" for seat in range(4)]
    assert len({token.at for token in tokens}) == 4
    assert all(token.on == "place:Kameda" for token in tokens)


def test_many_pieces_in_a_province_are_counted_by_player():
    state = real("players: 4", *(f"pieces {n}: Ishikari {n}" for n in (1, 2, 3, 4)))
    tokens = [marks(state)[f"token:Ishikari:{slot}"] for slot in range(4)]
    assert [token.text for token in tokens] == ["1", "2", "3", "4"]
    assert [token.shape for token in tokens] == [f"use plain-{seat}" for seat in range(4)]


def test_a_piece_keeps_its_mark_when_others_come_and_go():
    alone = marks(real("pieces 2: Ishikari 1"))["token:Ishikari:1"]
    joined = marks(real("pieces 1: Ishikari 2", "pieces 2: Ishikari 1"))
    assert joined["token:Ishikari:1"].look == alone.look == "token above seat-1 kin-1 low"
    assert [joined[f"token:Ishikari:{slot}"].look.split()[2] for slot in (0, 2)] == ["seat-0"] * 2


def test_only_the_viewers_own_pieces_can_be_touched():
    state = real("pieces 1: Ishikari 1", "pieces 2: Ishikari 1")
    assert [marks(state, seat)["token:Ishikari:0"].pick for seat in (0, 1)] == [
        "piece:Ishikari",
        "",
    ]


def test_public_cards_show_both_claim_spots():
    state = real("pieces 1: Ishikari 1", "public: Sapporo-Kitami 2 1")
    shown = marks(state)
    assert (shown["high:Sapporo-Kitami"].text, shown["low:Sapporo-Kitami"].text) == ("5", "3")
    assert shown["high:Sapporo-Kitami"].look.startswith("token seat-1 ")
    assert shown["low:Sapporo-Kitami"].look.startswith("token seat-0 ")


def test_a_number_keeps_its_place_when_it_is_claimed():
    """A mark that changes its shape must not leave its text behind, also when it changes back."""
    free = marks(real("pieces 1: Ishikari 1", "public: Sapporo-Kitami"))["high:Sapporo-Kitami"]
    held = marks(real("pieces 1: Ishikari 1", "public: Sapporo-Kitami 2"))["high:Sapporo-Kitami"]
    assert (free.shape, held.shape) == ("", "use plain-1 1.1")
    assert (free.at, free.text) == (held.at, held.text)
    assert not any(mark.shape.startswith("M") for mark in (free, held))


def test_a_card_carries_its_cheapest_route_right_behind_it():
    state = real("pieces 1: Ishikari 1, Sorachi 1", "public: Sapporo-Asahikawa")
    scene = hokkaido.scene.scene(state, 0)
    at = [mark.id for mark in scene.marks].index("card:Sapporo-Asahikawa")
    card, way, gap = scene.marks[at : at + 3]
    assert card.title == "Sapporo-Asahikawa 4/2, public, needs Uryu and Kamikawa"
    assert (way.id, way.shape.count("C")) == ("way:Sapporo-Asahikawa", 3)
    assert (gap.id, gap.shape.count("M")) == ("gap:Sapporo-Asahikawa", 2)
    assert card.text == "Sapporo-Asahikawa\nneeds 2 more"
    css = scene.style.read_text()
    for path in ("+ .way", "+ .way + .gap", "+ .way + .lane", "+ .way + .lane + .gap"):
        assert f".card:is(:hover, :focus, .picked) {path}" in css


def test_a_sea_route_is_a_lane_and_its_end_has_a_ring_at_the_own_berth():
    state = real("pieces 1: Ishikari 1", "public: Sapporo-China")
    shown = marks(state)
    assert shown["way:Sapporo-China"].shape == ""
    assert shown["lane:Sapporo-China"].shape.count("Q") == 1
    assert shown["gap:Sapporo-China"].shape.startswith("M40.5 198a10")
    assert "lane:Sapporo-Asahikawa" not in shown


def test_a_looked_at_hand_shows_both_numbers_and_what_it_brought_once_counted():
    state = real("pieces 1: Ishikari 1", "hand 1: Sapporo-China")
    shown = marks(state)
    assert (shown["high:Sapporo-China"].text, shown["low:Sapporo-China"].text) == ("±4", "2+2")
    *_, (_, _, last) = playout(hokkaido, hokkaido.new_game(2, turn_cap=12), random.Random(4))
    shown, scored = marks(last), dict(last.players[0].scored)
    for card in last.players[0].hand:
        assert shown[f"high:{card}"].text == signed(scored[card])


def test_the_small_board_keeps_its_colors_and_the_rest_of_the_island():
    small = hokkaido.scene.scene(hokkaido.new_game(2, board="small"), 0)
    whole = hokkaido.scene.scene(hokkaido.new_game(2), 0)
    assert "not in this game" in small.backdrop
    assert "not in this game" not in whole.backdrop
    looks = {word for mark in small.marks for word in mark.look.split()}
    assert "region-4" in looks, "Tokachi-Hidaka has the color of the whole board"
    assert "region-3" not in looks


def test_beside_the_board_is_said_what_players_hold_and_how_far_the_end_is():
    state = real("pieces 1: Ishikari 1", "pieces 2: Sorachi 1; stock 4", "deck: 7")
    assert hokkaido.scene.standing(state, 1) == "4 pieces, 0 cards"
    assert hokkaido.scene.ending(state) == "the end is 7 cards or 4 pieces away"
    *_, (before, _, last) = playout(hokkaido, hokkaido.new_game(2, turn_cap=12), random.Random(4))
    assert hokkaido.scene.ending(before) == "player 2's last turn"
    assert hokkaido.scene.ending(last) == ""


def test_an_onlooker_sees_no_hand():
    state = real("pieces 1: Ishikari 1", "hand 1: Sapporo-Japan", "public: Sapporo-China")
    shown = marks(hokkaido.view(state, NOBODY), NOBODY)
    assert "away" in shown["card:Sapporo-Japan"].look
    assert shown["heading:hand"].text == "Hands are hidden"
    assert shown["card:Sapporo-China"].text == "Sapporo-China"


def test_hands_of_others_are_not_drawn():
    state = real("pieces 1: Ishikari 1", "hand 1: Sapporo-Japan", "hand 2: Sapporo-China")
    assert "hand" in marks(state)["card:Sapporo-Japan"].look
    assert "away" in marks(state)["card:Sapporo-China"].look
    assert "away" in marks(hokkaido.view(state, 1), 1)["card:Sapporo-Japan"].look
    assert marks(state)["stock:1"].text.endswith("pieces, 1 card")


def test_marks_keep_their_ids_through_a_game():
    start = hokkaido.new_game(3, turn_cap=24)
    ids = [list(marks(start))]
    for _, _, state in playout(hokkaido, start, random.Random(2)):
        ids.append(list(marks(state)))
    assert all(each == ids[0] for each in ids)


@pytest.mark.parametrize("board", ["hokkaido", "small", TOY])
def test_nothing_lies_outside_the_frame(board):
    *_, (_, _, last) = playout(hokkaido, hokkaido.new_game(2, board=board), random.Random(4))
    scene = hokkaido.scene.scene(last, 0)
    x, y, w, h = scene.frame
    assert all(x <= m.at[0] <= x + w and y <= m.at[1] <= y + h for m in scene.marks)
    assert svg(scene).startswith("<svg")


def test_cards_never_overlap():
    state = real(
        "pieces 1: Ishikari 1",
        "public: " + ", ".join(f"{a}-{b}" for a in ("Sapporo", "Kitami", "Kushiro", "Obihiro")
                               for b in ("Japan", "China", "Korea")),
        "hand 1: " + ", ".join(f"{a}-{b}" for a in ("Hakodate", "Asahikawa")
                               for b in ("Japan", "China", "Korea")),
        "revealed 2: Sapporo-Kitami, Sapporo-Kushiro, Hakodate-Kitami",
    )  # fmt: skip
    bodies = [
        m for m in marks(state).values() if m.look.startswith("card ") and "away" not in m.look
    ]
    assert len(bodies) == 21
    for one in bodies:
        _, wide, high = one.edge.split()
        for other in bodies:
            apart = abs(one.at[0] - other.at[0]) >= int(wide)
            assert one is other or apart or abs(one.at[1] - other.at[1]) >= int(high)


@pytest.mark.parametrize(("count", "size"), [(3, "wide"), (14, "flat"), (26, "half")])
def test_tickets_are_as_large_as_there_is_room(count, size):
    cards = ", ".join(list(printed("hokkaido").cards)[:count])
    state = real("players: 4", "pieces 1: Ishikari 1", f"public: {cards}")
    shown = marks(state).values()
    bodies = [m for m in shown if f"fits-{size}" in m.look.split() and m.id[:5] == "card:"]
    assert len(bodies) == count
    assert max(body.at[1] for body in bodies) < 620


@pytest.mark.parametrize(
    ("touched", "move"),
    [
        (["piece:S", "place:K"], Land("S", "K")),
        (["piece:S", "place:Japan"], Sea("S", "Japan")),
        (["place:K"], Land("S", "K")),
        (["do:grow", "place:K"], Grow("K")),
        (["do:claim", "card:Sapporo-Kitami"], Claim("Sapporo-Kitami")),
        (["card:Sapporo-Kitami"], Claim("Sapporo-Kitami")),
        (["card:Sapporo-Japan"], Reveal("Sapporo-Japan")),
        (["do:stop"], Stop()),
    ],
)
def test_touches_that_spell_nothing_legal_are_understood(touched, move):
    state = toy("pieces 1: S 1", "public: Sapporo-Kitami", "hand 1: Sapporo-Japan")
    assert move in intended_moves(state, touched)
    assert hokkaido.breaches(state, move)


def test_touches_before_play_and_while_drawing():
    assert intended_moves(toy("turn: player 2, place"), ["place:a"]) == [Place("a")]
    drawing = toy("turn: player 1, draw 1", "drawn: Sapporo-Japan, Sapporo-China", "pieces 1: S 1")
    assert intended_moves(drawing, ["do:both"]) == [Keep("both")]
    assert intended_moves(drawing, ["card:Sapporo-Korea"]) == [Keep("Sapporo-Korea")]
    assert intended_moves(toy(), ["place:a"]) == []
    assert prompt(toy()) == ""
    assert "keep both for one more action" in prompt(drawing)
    assert prompt(toy("turn: player 2, place")) == "Touch the city you start in."


def test_a_land_move_there_and_one_back_are_spelled_differently():
    assert sorted(picks(Land("S", "a"))) != sorted(picks(Land("a", "S")))


def test_layers_of_a_position():
    state = real("pieces 1: Ishikari 2", "pieces 2: Ishikari 1")
    layers = hokkaido.chart.layers(state)
    assert layers["pieces of the limit"]["Ishikari"] == "3/2"
    assert layers["whose pieces"]["Ishikari"] == "1 2"
    assert int(layers["on how many cheapest routes"]["Ishikari"]) > 5
    chart = hokkaido.chart.chart(state, {})
    assert {mark.pick for mark in chart.marks if mark.pick} == set(hokkaido.chart.graph(state))
    words = hokkaido.chart.chart(state, layers["whose pieces"])
    assert "1 2" in {mark.text for mark in words.marks}


def test_what_is_said_below_the_board_fits_one_line():
    """The line would wrap and the board move under the hand; longer texts are in the log."""
    for _, _, state in playout(hokkaido, hokkaido.new_game(4, turn_cap=24), random.Random(3)):
        seat = hokkaido.to_move(state)
        if state.step in ("act", "keep", "place"):
            titles = {mark.pick: mark.title for mark in marks(state, seat).values()}
            for move in hokkaido.legal_moves(state):
                title = titles.get(picks(move)[-1], "")
                said = f"{title}, {to_you(hokkaido.notation.tell(state, move), seat)}"
                assert len(said) <= 92


def test_a_full_province_is_seen_to_be_full_and_a_move_into_it_says_so():
    state = real("pieces 1: Sorachi 1, Yubari 1", "pieces 2: Uryu 1")
    said = hokkaido.scene.scene(state, 0).captions
    assert {word for word, text in said.items() if text == "full"} == {
        ("piece:Sorachi", "place:Yubari"),
        ("piece:Yubari", "place:Sorachi"),
        ("piece:Sorachi", "place:Uryu"),
    }
    assert hokkaido.scene.scene(state, 1).captions == {}


def test_a_move_leaves_its_way_and_a_removed_piece_a_cross():
    state = toy("turn: player 1, draw 1, take 1", "pieces 1: S 1", "pieces 2: a 1, K 1")
    left = hokkaido.scene.traces([(state, Land("S", "a"), after(state, "land S a"))])
    assert [mark.id for mark in left] == ["left:0", "gone:0", "tip:0", "lost:a:0", "lost:a:1"]
    assert [mark.shape for mark in left[-2:]] == ["use lost-0", "use lost-1"]
    assert left[1].look.split()[-2:] == ["seat-0", "land"]
    alone = toy("turn: player 1, draw 1, take 1", "pieces 1: S 2")
    (lost,) = hokkaido.scene.traces([(alone, Grow("S"), after(alone, "grow S"))])
    assert lost.id == "lost:S:0"
    assert hokkaido.scene.traces([]) == ()


def test_the_deck_is_touched_to_draw_and_says_why_not():
    state = real("pieces 1: Ishikari 1", "pieces 2: Kasai 1")
    assert marks(state)["deck"].pick == "do:draw"
    assert picks(Draw()) == ("do:draw",)
    twice = real("turn: player 1, draw 2", "pieces 1: Ishikari 1", "pieces 2: Kasai 1")
    refused = against(hokkaido, twice, ["do:draw"])
    assert "HOK-TURN-05" in [each.clause.id for each in refused]


def test_free_places_count_as_their_province_wherever_they_are_drawn():
    """Kayabe is so small that its name and its dot stand in the sea."""
    shown = marks(real("pieces 1: Kameda 3", "pieces 2: Kasai 1"))
    for name in hokkaido.new_game(2).board.names[:43]:
        assert shown[f"free:{name}"].on == f"place:{name}"


@pytest.mark.parametrize("scale", [1.0, 1.18, 1.38])
def test_tags_of_pieces_hide_no_piece_of_their_row(scale):
    """At every size of the board: on a small one tags are drawn larger."""
    state = real("players: 4", *(f"pieces {n}: Kameda 1" for n in (1, 2, 3, 4)))
    tokens = [marks(state)[f"token:Kameda:{slot}"] for slot in range(4)]
    for one, other in product(tokens, tokens):
        (x, y), (to_x, to_y) = corner(one), other.at
        assert hypot(x - to_x, y - to_y) >= 9 * scale + 9


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["turns: 4", "until: 6"], "2 last turns: player 2 has no piece left"),
        (["turns: 5", "until: 6", "turn: player 2, land 1"], "player 2's last turn: player 2 has"),
    ],
)
def test_who_called_the_end_is_said_and_nobody_who_ran_out_later(lines, said):
    own = ["pieces 1: Ishikari 1; stock 0", "pieces 2: Kasai 1; stock 0", "deck: 3"]
    assert hokkaido.scene.ending(real(*own, *lines)).startswith(said)


def test_what_counts_actions_says_so_when_it_is_touched():
    state = real("pieces 1: Ishikari 1", "pieces 2: Kasai 1")
    assert "How often" in hokkaido.scene.use_of(state, 0, "dots:land")
    assert hokkaido.scene.use_of(state, 0, "region:Doo") == ""


def test_a_card_in_hand_says_what_its_two_numbers_mean():
    shown = marks(real("pieces 1: Ishikari 1", "pieces 2: Kasai 1", "hand 1: Sapporo-Kitami"))
    assert shown["card:Sapporo-Kitami"].title.startswith(
        "Sapporo-Kitami, kept ±5 at the end, revealed 3 now and 3 then, needs "
    )


def test_a_warning_stands_on_no_other_name():
    state = after(real("pieces 1: Kasai 2", "pieces 2: Ishikari 1"), "grow Kasai")
    shown = marks(state)
    (x, y), name = shown["free:Kasai"].at, shown["name:Tokachi"]
    assert shown["free:Kasai"].shape == "use bang"
    assert abs(x - name.at[0]) > 3.3 * len("Tokachi") + 8 or abs(y - name.at[1]) > 12
