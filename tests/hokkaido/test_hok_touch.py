"""What is asked is what may be done; what is refused is about what was touched, and true."""

import random

import pytest
from hokkaido_toy import X, Y, after, cited, real, told, toy, verdict

from japanboards import hokkaido
from japanboards.core.changes import changes
from japanboards.core.choosing import against, nearest
from japanboards.core.game import CHANCE, playout
from japanboards.hokkaido import Grow, Keep, Land

write_move, tell = hokkaido.notation.write_move, hokkaido.notation.tell


def refused(state, *touched):
    """What touches most likely meant, in words, and the ids of what stands against it."""
    move = nearest(hokkaido, state, touched)
    return tell(state, move), sorted(b.clause.id for b in hokkaido.breaches(state, move))


def decisions(games, **options):
    """Positions of random games in which somebody has to decide."""
    for seed in range(games):
        start = hokkaido.new_game(2 + seed % 3, turn_cap=48, **options)
        for state, _, _ in playout(hokkaido, start, random.Random(seed)):
            if hokkaido.to_move(state) != CHANCE:
                yield state


@pytest.mark.parametrize("draw_cap", ["actions", "draws", "ways"])
def test_what_is_asked_is_just_what_may_be_done(draw_cap):
    for state in decisions(15, draw_cap=draw_cap):
        ways, asked = hokkaido.scene.ways(state), hokkaido.scene.prompt(state).lower()
        assert sorted(map(repr, (move for way in ways for move in way.moves))) == sorted(
            map(repr, hokkaido.legal_moves(state))
        )
        assert all(way.moves and way.phrase.lower() in asked for way in ways)
        assert len({way.phrase for way in ways}) == len(ways)


@pytest.mark.clause("HOK-DRAW-05", "HOK-RULING-34", "HOK-RULING-07")
@pytest.mark.parametrize(
    ("turn", "offered"),
    [("draw 1", True), ("land 2, draw 1", False), ("take 1, draw 1", False)],
)
def test_both_cards_are_offered_only_with_an_action_for_it(turn, offered):
    state = toy(f"turn: player 1, {turn}", f"drawn: {X}, {Y}", "pieces 1: S 1")
    assert ("both" in hokkaido.scene.prompt(state)) is offered
    assert (Keep("both") in hokkaido.legal_moves(state)) is offered


def test_a_prompt_names_only_what_is_left():
    state = toy("turn: player 1, land 2", "pieces 1: a 1; stock 0", "deck: 0", f"hand 1: {X}")
    assert hokkaido.scene.prompt(state) == "1 action to take. Discard a card."
    assert hokkaido.scene.ways(toy()) == []


@pytest.mark.clause("HOK-GROW-02", "HOK-RULING-19")
def test_the_way_back_to_the_island_is_asked_told_and_explained():
    state = toy("pieces 1: Japan 1")
    assert "grow in S (Sapporo), since you begin this turn off the island" in (
        hokkaido.scene.prompt(state)
    )
    assert told(after(state, "grow S")) == [
        "player 1 began this turn off the island and grows in Sapporo [HOK-GROW-02]"
    ]
    assert told(after(state, "grow S", "grow S")) == []
    assert verdict(state, "grow K") == [
        "you have no piece in K to grow from [HOK-GROW-01]",
        "you began this turn off the island: you may grow in S (Sapporo) [HOK-GROW-02]",
    ]
    left = after(toy("pieces 1: b 1"), "sea b At Sea")
    assert verdict(left, "grow S")[1] == (
        "without a piece there one grows in Sapporo only with the first action of a turn that "
        "began off the island [HOK-RULING-19]"
    )
    assert refused(left, "do:grow") == (
        "Player 1 grows in S (Sapporo).",
        ["HOK-GROW-01", "HOK-RULING-19"],
    )


@pytest.mark.parametrize(
    ("touched", "sentence", "clause"),
    [
        (["piece:Ashoro", "do:grow"], "Player 1 grows in Ashoro.", "HOK-GROW-07"),
        (["place:Ashoro", "do:grow"], "Player 1 grows in Ashoro.", "HOK-GROW-07"),
        (["do:grow", "place:Kato"], "Player 1 grows in Kato.", "HOK-GROW-01"),
        (["do:grow"], "Player 1 grows in Ashoro.", "HOK-GROW-07"),
        (["place:Ashoro"], "Player 1 grows in Ashoro.", "HOK-GROW-07"),
    ],
)
def test_growing_is_refused_for_the_place_that_was_touched(touched, sentence, clause):
    state = real("turn: player 1, grow 2", "pieces 1: Ashoro 1", "pieces 2: Kasai 1")
    said, clauses = refused(state, *touched)
    assert said == sentence
    assert clause in clauses


def test_a_piece_alone_is_refused_for_itself():
    state = toy("turn: player 1, land 2", "pieces 1: a 1", "pieces 2: K 1")
    said, clauses = refused(state, "piece:a")
    assert said.startswith("Player 1 moves from a to")
    assert clauses == ["HOK-LAND-07", "HOK-TURN-05"]


@pytest.mark.clause("HOK-REV-05", "HOK-REV-07")
def test_a_revealed_card_is_spoken_of_to_its_owner_and_to_others():
    state = toy("pieces 1: S 1", "pieces 2: K 1", f"revealed 1: {Y}", f"revealed 2: {X}")
    assert verdict(state, f"claim {Y}") == [
        f"{Y} is not a public card [HOK-CLAIM-01]",
        f"{Y} lies revealed before you to the end of the game [HOK-REV-05]",
    ]
    assert verdict(state, f"claim {X}")[1] == (
        f"{X} lies revealed before player 2, and only for this player [HOK-REV-07]"
    )
    assert refused(state, f"card:{Y}") == (
        f"Player 1 reveals {Y}.",
        ["HOK-REV-01", "HOK-REV-05"],
    )


def test_pieces_on_cards_are_yours_or_somebody_elses():
    state = toy("pieces 1: S 1, Japan 1", f"public: {X} 1, {Y} 2 1")
    assert verdict(state, f"take {X}") == [
        f"a piece of yours lies on {X} [HOK-DRAW-08]",
        f"a piece of yours lies on {X} [HOK-RULING-12]",
    ]
    assert verdict(state, f"claim {Y}") == [
        f"both spots of {Y} are taken, by player 2 and you [HOK-CLAIM-07]",
        f"a piece of yours lies on {Y} already [HOK-CLAIM-09]",
    ]


@pytest.mark.parametrize(
    ("touched", "clause"),
    [
        (["place:S"], "HOK-RULING-07"),
        (["piece:S"], "HOK-RULING-07"),
        (["do:grow"], "HOK-RULING-07"),
        (["do:draw"], "HOK-RULING-07"),
        (["card:Sapporo-Korea"], "HOK-DRAW-02"),
        (["do:both"], "HOK-DRAW-05"),
    ],
)
def test_while_cards_are_drawn_any_touch_is_answered_by_a_clause(touched, clause):
    state = toy("turn: player 1, land 2, draw 1", f"drawn: {X}, {Y}", "pieces 1: S 1")
    assert clause in refused(state, *touched)[1]


@pytest.mark.parametrize("touched", [["do:draw"], ["do:grow"], ["do:stop"], ["do:both"]])
def test_before_the_first_turn_buttons_are_answered_by_a_clause(touched):
    state = toy("turn: player 1, place", "pieces 2: K 1")
    assert refused(state, *touched)[1] == ["HOK-SETUP-14"]


def test_every_touch_is_understood_and_is_about_what_was_touched():
    """Any mark of the board, alone or before a button, in positions of random games."""
    rng, asked = random.Random(1), 0
    for state in decisions(6):
        if rng.random() < 0.85:
            continue
        marks = [mark.pick for mark in hokkaido.scene.scene(state, state.seat).marks if mark.pick]
        offers = {tuple(hokkaido.scene.picks(move)) for move in hokkaido.legal_moves(state)}
        for pick in rng.sample(marks, 12):
            kind, _, what = pick.partition(":")
            moves = hokkaido.scene.intended_moves(state, [pick])
            assert moves or state.step == "place" or kind == "do"
            if kind != "do":
                assert all(what in write_move(move) for move in moves)
            asked += (pick,) not in offers
            assert all(hokkaido.breaches(state, move) is not None for move in moves)
    assert asked > 200


ALONE = [  # a near miss that offends one clause, and the only complaint about it
    (toy("pieces 1: S 1"), "land S K", "K does not border S, which borders a and b", "LAND-01"),
    (toy("pieces 1: S 1"), "land K b", "you have no piece in K", "RULING-04"),
    (toy("pieces 1: S 1, At Sea 1"), "sea At Sea a", "a does not border the ocean", "SEA-03"),
    (toy("pieces 1: a 1"), "sea a At Sea", "a does not border the ocean", "SEA-01"),
    (toy("pieces 1: S 1"), "sea S Japan", "one Sea Move leads to At Sea or away from it", "SEA-05"),
    (toy("pieces 1: S 1"), "grow K", "you have no piece in K to grow from", "GROW-01"),
    (toy("pieces 1: S 1"), "grow Japan", "Japan is not on the island", "GROW-06"),
    (toy("pieces 1: S 1; stock 0"), "grow S", "you have no piece left in stock", "RULING-05"),
    (toy("pieces 1: S 1", "deck: 0"), "draw", "the deck is empty", "RULING-08"),
    (toy("pieces 1: S 1"), f"take {X}", f"{X} is not a public card", "DRAW-07"),
    (toy("pieces 1: S 1", f"public: {X} 2"), f"take {X}", "a piece of player 2 lies", "DRAW-08"),
    (toy("pieces 1: S 1"), "stop", "3 actions must still be taken", "TURN-03"),
    (toy("turn: player 2, place"), "place a", "a has no city; start in S (Sapporo)", "SETUP-11"),
]


@pytest.mark.parametrize(("state", "move", "complaint", "clause"), ALONE)
def test_a_near_miss_of_one_clause_is_answered_by_it(state, move, complaint, clause):
    assert cited(state, move) == {f"HOK-{clause}"}
    assert verdict(state, move)[0].startswith(complaint)


def test_complaints_name_nothing_untrue_of_the_position():
    """Near misses in random games: what a complaint says of pieces and cards is so."""
    rng, heard = random.Random(2), 0
    for state in decisions(9):
        names, me = state.board.names, state.me
        here = rng.choice(names)
        for move in (Grow(here), Land(here, rng.choice(names))):
            for breach in hokkaido.breaches(state, move):
                heard += 1
                if breach.complaint.startswith("you have no piece in"):
                    assert me.pieces[state.board.index[here]] == 0
                if "two Grows already" in breach.complaint:
                    assert state.spent[2] == 2
                if "no piece left in stock" in breach.complaint:
                    assert me.stock == 0
                if "you began this turn off the island" in breach.complaint:
                    assert not any(me.pieces[: state.board.size])
                    assert sum(state.spent) == 0
    assert heard > 500


# --- buttons beside the board ---


def test_buttons_beside_the_board_say_why_they_cannot_be_pressed():
    state = toy("pieces 1: S 1", f"public: {X}", "deck: 0")
    offered = {choice.pick: choice for choice in hokkaido.scene.choices(state, 0)}
    assert not offered["do:grow"].reason
    assert offered["do:draw"].reason == "the deck is empty"
    assert "do:stop" not in offered, "a turn ends by itself"
    assert offered["do:reveal"].reason == "no route in hand to reveal"
    assert offered["do:claim"].reason == f"{X} still needs 2 more"
    assert hokkaido.scene.choices(state, 1) == []
    assert hokkaido.scene.choices(toy("turn: player 2, place"), 1) == []


def test_buttons_beside_the_board_can_be_pressed_when_a_move_needs_them():
    for state in decisions(4):
        legal = {
            pick for move in hokkaido.legal_moves(state) for pick in hokkaido.scene.picks(move)
        }
        offered = hokkaido.scene.choices(state, state.seat)
        assert {pick for pick in legal if pick.startswith("do:")} == {
            choice.pick for choice in offered if not choice.reason
        }
        assert all(len(choice.reason) < 90 for choice in offered)


# --- what a refusal speaks of ---

SPENT = real(
    "turn: player 1, land 2",
    "pieces 1: Sorachi 1, Korea 1, Kamikawa 1, Kasai 1",
    "pieces 2: Kameda 1",
)


@pytest.mark.parametrize(
    ("touched", "complaint"),
    [
        (["piece:Sorachi"], "this turn has two Land Moves already"),
        (["piece:Sorachi", "place:Ishikari"], "this turn has two Land Moves already"),
        (["place:Sorachi", "place:Ishikari"], "this turn has two Land Moves already"),
        (["place:Ishikari"], "this turn has two Land Moves already"),
        (["place:Abuta"], "no piece of yours is one step away from Abuta"),
        (["unplayed:land"], "this land is not in this game, and no piece goes there"),
    ],
)
def test_a_refusal_is_about_the_piece_that_was_touched(touched, complaint):
    assert {breach.complaint for breach in against(hokkaido, SPENT, touched)} == {complaint}


@pytest.mark.clause("HOK-SETUP-14")
def test_before_the_first_turn_a_card_waits_for_the_pieces():
    state = toy("turn: player 1, place", "pieces 2: K 1", f"hand 1: {X}")
    said = [breach.complaint for breach in against(hokkaido, state, [f"card:{X}"])]
    assert said == ["first everybody places a piece in a city"]


def test_a_refusal_names_no_place_that_it_is_not_about():
    """Any touch, or two: what is named was touched, lacks a piece, or is a neighbor or the sea."""
    rng, asked = random.Random(3), 0
    for state in decisions(4):
        if rng.random() < 0.8 or state.step != "act":
            continue
        board = state.board
        marks = [mark.pick for mark in hokkaido.scene.scene(state, state.seat).marks if mark.pick]
        own = [pick for pick in marks if pick.startswith("piece:")]
        for touched in [[rng.choice(marks)], [rng.choice(own or marks), rng.choice(marks)]]:
            here = {touch.partition(":")[2] for touch in touched}
            free = here | {"At Sea", board.names[board.start]}
            for name in here & set(board.index):
                at = board.index[name]
                free |= (
                    {board.names[to] for to in board.neighbors[at]} if at < board.size else set()
                )
            for breach in against(hokkaido, state, touched):
                asked += 1
                if breach.complaint.startswith("you do not control"):
                    continue  # these lack a piece
                if sum(1 for count in state.me.pieces if count) == 1:
                    continue  # the only piece is meant
                words = set(breach.complaint.replace(",", " ").split())
                assert not (words & set(board.names)) - free, (touched, breach.complaint)
    assert asked > 60


def test_a_piece_that_cannot_go_anywhere_answers_for_itself():
    tokens = {
        mark.pick: "itself" in mark.look.split()
        for mark in hokkaido.scene.scene(SPENT, 0).marks
        if mark.pick.startswith("piece:")
    }
    assert tokens["piece:Sorachi"]
    assert tokens["piece:Kasai"]
    assert not tokens["piece:Korea"], "it may sail"


@pytest.mark.clause("HOK-TURN-03")
def test_the_last_action_is_asked_for_by_its_clause():
    assert hokkaido.scene.asked_by(SPENT) == ("HOK-TURN-03",)
    assert hokkaido.scene.prompt(SPENT).startswith("1 action to take. ")
    assert hokkaido.scene.asked_by(toy("pieces 1: S 1")) == ()


def test_that_a_piece_cannot_go_anywhere_is_no_news():
    """Who ends a turn with two Land Moves has moved one piece, not changed all of them."""
    before = real("turn: player 1, land 1", "pieces 1: Sorachi 1, Kasai 1", "pieces 2: Kameda 1")
    then = after(before, "land Sorachi Uryu")
    scenes = [hokkaido.scene.scene(state, 0) for state in (before, then)]
    assert not any("Kasai" in name for name in changes(*scenes).changed)


# --- what costs a piece ---

CROWDED = ("pieces 1: Kasai 2, Hiroo 1", "pieces 2: Kameda 1")


def costly(state):
    """The moves that are asked for twice, and what is said of them then."""
    words = hokkaido.scene.scene(state, 0).costly
    return {
        hokkaido.notation.write_move(move): hokkaido.scene.tell_mover(state, move)
        for move in hokkaido.legal_moves(state)
        if hokkaido.scene.picks(move) in words
    }


def test_a_move_that_costs_a_piece_says_so_and_is_asked_for_twice():
    full = "which is then too full: you lose 1."
    assert costly(real(*CROWDED)) == {
        "land Hiroo Kasai": f"Player 1 moves from Hiroo to Kasai (Obihiro), {full}",
        "land Kasai Hiroo": f"Player 1 moves from Kasai to Hiroo, {full}",
        "grow Kasai": f"Player 1 grows in Kasai (Obihiro), {full}",
        "grow Hiroo": f"Player 1 grows in Hiroo, {full}",
    }
    assert hokkaido.scene.scene(real(*CROWDED), 1).costly == frozenset()


def test_an_action_that_ends_the_turn_over_a_full_province_is_asked_for_twice():
    lines = ("pieces 1: Kasai 3", "pieces 2: Kameda 1", "hand 1: Sapporo-Japan")
    early = costly(real(*lines))
    assert "discard Sapporo-Japan" not in early, "it can still be mended"
    late = costly(real("turn: player 1, draw 2", *lines))
    assert late["discard Sapporo-Japan"] == (
        "Player 1 discards Sapporo-Japan; Kasai is too full: you lose 1."
    )
    assert "land Kasai Hiroo" not in late
    assert "grow Kasai" in late


def test_both_cards_cannot_be_kept_for_a_reason():
    lines = ("drawn: Sapporo-Japan, Sapporo-China", "pieces 1: Kasai 1")
    for turn, why in (("land 2, draw 1", "no action is left for both"),
                      ("take 1, draw 1", "it would be a third draw")):  # fmt: skip
        state = real(f"turn: player 1, {turn}", *lines)
        offered = {choice.pick: choice for choice in hokkaido.scene.choices(state, 0)}
        assert offered["do:both"].reason == why
