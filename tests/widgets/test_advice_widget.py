"""The Hint button of a table."""

import random
from dataclasses import replace

import pytest

from japanboards import GAMES, rolling_japan, takamatsu
from japanboards.bots import Hint
from japanboards.bots.hints import Reason
from japanboards.bots.steps import conclude
from japanboards.core.match import Match
from japanboards_widgets import Table, advice, table

HOME = """
    colors: red, blue, yellow
    rooms: outer black R1 B1 Y1, gate R2 B2 Y2
    points: red 6, blue 6, yellow 6
    display: 4, -2, 1, 1, 2
"""


START = takamatsu.notation.read(HOME)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(advice, "ITERATIONS", 20)


def hinted(table):
    return [sentence["text"] for sentence in table.stage.live["beside"]["hint"]]


def cited(table):
    return [clause for line in table.stage.live["beside"]["hint"] for clause in line["clauses"]]


def test_a_hint_says_what_to_do_and_cites_why():
    match = Match(takamatsu, 3, start=takamatsu.notation.read(HOME))
    one = Table(match, pause=0)
    one.time.hint.click()

    assert one.last_error is None
    assert hinted(one)[0].startswith("Hint: move ")
    assert any(line.startswith("You get 4 points") for line in hinted(one))
    assert "TAK-EVAL-03" in cited(one)
    assert any(line.startswith("On average it leaves you ") for line in hinted(one))
    assert any(line.startswith("Second best: move ") for line in hinted(one))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_hints_that_cite_its_book(game):
    one = table(game, seed=4, pause=0)
    one.session.uncover()
    before = one.match.rng.getstate()
    one.time.hint.click()

    assert one.last_error is None
    assert hinted(one)[0].startswith("Hint: ")
    assert set(cited(one)) <= one.match.game.BOOK.clauses.keys()
    assert one.match.rng.getstate() == before  # a hint does not change the dice


def test_a_hint_stays_until_the_next_move_and_is_the_same_when_asked_again():
    one = table("rolling_japan", 1, board="small", seed=5, pause=0)
    one.time.hint.click()
    first = hinted(one)
    one.time.hint.click()
    assert hinted(one) == first
    assert first[0].startswith("Hint: write ")
    one.session.play(one.match.game.legal_moves(one.match.state)[0])
    assert not any(line.startswith("Hint") for line in hinted(one))


def test_where_there_is_no_choice_that_is_said_and_can_be_played():
    one = table("rolling_japan", 1, board="small", seed=5, pause=0)
    rng = random.Random(5)
    while len(moves := rolling_japan.legal_moves(one.match.state)) > 1:
        one.session.play(rng.choice(moves))
    one.time.hint.click()
    assert hinted(one)[1] == "There is nothing else to do."
    at = one.match.at
    one.do("hinted")
    assert one.match.moves[at] == moves[0]
    assert one.last_error is None


def test_nobody_is_advised_when_chance_moves_or_covered():
    one = table("hokkaido", 2, ["human", "human"], seed=1, pause=0)
    assert one.session.is_covered()
    assert one.time.hint.disabled
    one.session.uncover()
    assert not one.time.hint.disabled
    one.session.go_to(0)
    assert one.time.hint.disabled
    one.advise()
    assert hinted(one) == []


def test_a_position_of_the_past_has_hints_too():
    one = table("rolling_japan", 1, board="small", seed=5, pause=0)
    at = one.match.at
    one.session.play(one.match.game.legal_moves(one.match.state)[0])
    one.session.go_to(at)
    one.time.hint.click()
    assert hinted(one)[0].startswith("Hint: ")


def test_a_hint_can_be_closed_and_played():
    one = table("rolling_japan", 1, board="small", seed=5, pause=0)
    one.time.hint.click()
    one.do("unhint")
    assert hinted(one) == []
    one.time.hint.click()
    picks = one.hint[0].picks
    one.do("hinted")
    assert one.match.game.scene.picks(one.match.moves[4]) == picks
    assert hinted(one) == []


def test_only_a_person_who_has_to_decide_gets_a_hint():
    match = Match(takamatsu, 2, seed=1)
    assert [line.text for line in conclude(advice.advising(match))] == [
        "A hint is for a person who has to decide."
    ]


def test_a_hint_with_the_lower_number_says_why():
    def hint(visits, value):
        return Hint(takamatsu.legal_moves(START)[0], value, visits, "Player 1 waits.", ())

    said = [line.text for line in advice.spoken(takamatsu, [hint(90, 1.0), hint(9, 3.0)], False, 0)]
    assert said[-1] == "Perhaps as good: wait. Too few games were tried with it to be sure."
    close = [line.text for line in advice.spoken(takamatsu, [hint(9, 1.0), hint(9, 3.0)], False, 0)]
    assert close[-1] == "Perhaps as good: wait. The two are too close to tell apart."
    fine = [line.text for line in advice.spoken(takamatsu, [hint(90, 3.0), hint(9, 1.0)], False, 0)]
    assert fine[-1].startswith("Second best: wait. It leaves you 1.0 points ahead ")


def test_a_hint_leads_with_what_the_move_brings_then_what_it_costs():
    points = [
        Reason("you lose 2 points (red pagoda)", "TAK-END-04", scored=True, gain=-1),
        Reason("player 2 gets 3 points", "TAK-END-04", scored=True),
        Reason("1 red at home: 1 card for player 1", "TAK-EVAL-03"),
    ]
    keeps = "it keeps player 2 from this: 1 blue can come home"
    found = Hint(takamatsu.legal_moves(START)[0], 1.0, 9, "Player 1 waits.", tuple(points))
    brings = replace(found, words=(keeps,), brings="2 red come home: you take −2 and a hidden card")
    said = [line.text for line in advice.what_speaks(brings, 0)]
    assert said == [
        "2 red come home: you take −2 and a hidden card.",
        "You lose 2 points (red pagoda).",
        "Player 2 gets 3 points.",
        "It keeps player 2 from this: 1 blue can come home.",
        "1 red at home: 1 card for you.",
    ]
    wins = replace(found, reasons=(replace(points[0], text="you get 4 points", gain=1),))
    said = [line.text for line in advice.what_speaks(replace(wins, words=(keeps,)), 0)]
    assert said[0] == "You get 4 points."
    costs = replace(found, reasons=tuple(points[:1]), words=("it brings 1 red closer to home",))
    said = [line.text for line in advice.what_speaks(costs, 0)]
    assert said == ["It brings 1 red closer to home.", "You lose 2 points (red pagoda)."]


def test_where_all_moves_score_alike_the_hint_begins_with_what_tells_them_apart():
    state = rolling_japan.notation.read(
        "dice: red 4, blue 2\nwriting: player 1, red 4\nsheet: blank"
    )
    one = Table(Match(rolling_japan, 1, start=state), pause=0)
    one.time.hint.click()
    first, idea, *others = hinted(one)
    assert first.startswith("Hint: write the red 4 in ")
    assert idea.startswith("The neighbors stay open: ")
    assert any(line.startswith("You get 1 point (") for line in others)
