"""What is shown before it is done: where a changed die would go, and what both dice would write."""

import random

from rolling_japan_toy import after, facing

from japanboards import rolling_japan
from japanboards.bots import choose_gently
from japanboards.core.changes import changes
from japanboards.core.game import playout
from japanboards.core.match import Match
from japanboards.core.session import Session
from japanboards.rolling_japan import Change, Write
from japanboards.rolling_japan.heuristics import wastes


def scene_of(state):
    return rolling_japan.scene.scene(state, 0)


def marks(state):
    return {mark.id: mark for mark in rolling_japan.scene.scene(state, state.seat).marks}


def test_a_change_shows_where_the_die_would_go_before_it_is_paid_for():
    state = facing("green 4, black 4", "Yamaguchi 2, Saga 6", "small")
    lights = rolling_japan.scene.scene(state, 0).previews["die:green", "color:white"]
    there = {light.who: light.tag for light in lights}
    assert there["label:Oita"] == "4"
    assert not {"label:Saga", "label:Fukuoka", "label:Osaka"} & set(there)
    opened = {light.who for light in lights if light.kind == "would next"}
    assert opened == {who.replace("label", "cell") for who, tag in there.items() if tag}


def test_a_change_says_what_it_costs_before_it_is_paid_for():
    asked = rolling_japan.scene.tell_mover
    state = facing("green 4, black 4", "Yamaguchi 2, Saga 6", "small")
    said = "Player 1 takes the green 4 as white for 1 of your 2 color changes."
    assert asked(state, Change("green", "white")) == said
    last = facing("purple 4, black 4", "Yamaguchi 2; changes 1", "small")
    said = "as white for your last color change, though purple goes there anyway."
    assert asked(last, Change("purple", "white")).endswith(said)
    assert asked(state, Write("green", "Kochi")) == "Player 1 writes the green 4 in Kochi."


def test_a_changed_die_has_the_color_it_counts_as():
    state = after(facing("green 4, black 4", "", "small"), "change green white")
    assert "as-white" in marks(state)["die:0"].look.split()
    used = after(state, "write green Oita")  # that it is green again is no news
    assert "die:0" not in changes(scene_of(state), scene_of(used)).changed
    assert marks(state)["change:1"].title == "color change 2 is not used yet"


def test_a_change_into_an_area_where_nothing_fits_shows_the_x_it_would_cost():
    state = facing("green 6, black 1", "Saga 1, Oita 1, Kumamoto 1", "small")
    lights = rolling_japan.scene.scene(state, 0).previews["die:green", "color:white"]
    assert {light.tag for light in lights if light.tag} == {"6"}
    closed = facing("green 6, black 1", "Saga 1, Oita 1, Kumamoto 1, Okinawa 1", "small")
    lights = rolling_japan.scene.scene(closed, 0).previews["die:green", "color:white"]
    assert {light.tag for light in lights if light.tag} <= {"6", "X"}


def test_a_prefecture_that_takes_a_number_or_an_x_shows_both():
    state = facing("purple 4, black 6", "Shiga 3, Osaka 3, Mie 3, Tottori 3", "small")
    found = marks(state)
    assert found["label:Hyogo"].text == "4/X"
    assert found["label:Saga"].text == "4"


def test_the_button_for_nothing_hides_no_word():
    full = "Saga 4, Nagasaki 4, Fukuoka X, Kumamoto 3, Kagoshima 4, Miyazaki X, Oita 2, Okinawa 5"
    found = marks(facing("white 6, black 6", full, "small"))
    assert "away" not in found["skip"].look
    assert all("away" in found[f"die use:{n}"].look for n in (0, 1))
    assert "away" not in marks(facing("white 6, black 6", "", "small"))["die use:0"].look


def test_a_gentle_bot_never_wastes_a_change():
    state = facing("purple 6, black 1", "Saga 1, Osaka 6", "small")
    assert wastes(state, Change("purple", "white"))
    assert not wastes(state, Change("black", "white"))
    rng = random.Random(4)

    def choose(state, seat):
        return choose_gently(rolling_japan, rolling_japan.view(state, seat), seat, rng)

    games = [
        playout(rolling_japan, rolling_japan.new_game(2, "small"), rng, choose) for _ in range(3)
    ]
    made = [(state, move) for steps in games for state, move, _ in steps]
    assert any(isinstance(move, Change) for _, move in made)
    assert not [move for state, move in made if wastes(state, move)]


def test_what_is_only_to_look_at_is_answered_by_what_it_is():
    state = facing("purple 4, black 4", board="small")
    session = Session(Match(rolling_japan, 1, start=state))
    session.miss("bag")
    assert session.note[0].text == "Your bag: only to look at."
    session.miss("")
    assert session.note[0].text == "That is only part of the picture."
    assert session.frame.status[1].text.startswith("Write the purple 4")
