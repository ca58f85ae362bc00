"""The controls around a board, and the pieces of HTML beside it."""

import re
from fractions import Fraction

import pytest

from japanboards import GAMES
from japanboards import rolling_japan as rj
from japanboards.bots import BOTS
from japanboards.core.match import Match
from japanboards.core.rulebook import rule_name
from japanboards.core.session import Session
from japanboards.core.story import Group, Line
from japanboards_widgets import show
from japanboards_widgets.forms import Files, NewGame, TimeBar


def nothing():
    return None


@pytest.fixture
def form():
    sent = []
    form = NewGame(rj, lambda *arguments: sent.append(arguments))
    form.sent = sent
    return form


def test_the_form_begins_with_what_the_rulings_say(form):
    form.send_form()
    assert form.sent == [(2, ["human", "gentle"], "japan", {})]


def test_the_form_names_only_what_differs(form):
    form.players.value = 3
    form.seats[2].value = "human"
    form.board.value = "small"
    form.options["purple_area"].value = "each"
    form.options["cc_on_purple"].value = False
    form.send_form()
    options = {"purple_area": "each", "cc_on_purple": False}
    assert form.sent == [(3, ["human", "gentle", "human"], "small", options)]


def test_a_seat_is_shown_per_player(form):
    for players in (8, 1, 4):
        form.players.value = players
        assert [seat.description for seat in form._box.children] == [
            f"Player {n + 1}" for n in range(players)
        ]


def test_the_form_offers_every_number_of_players_and_no_other(form):
    assert [number for _, number in form.players.options] == list(rj.PLAYERS)


def test_the_form_has_words_for_boards(form):
    assert form.board.options == (
        ("Japan", "japan"),
        ("Western Japan (small)", "small"),
    )
    form.board.value = "small"
    assert form.picture.value.endswith("Western Japan: 24 prefectures")


def test_a_form_asks_where_it_was_sent(form):
    assert (form.sure.layout.display, form.start.layout.display) == ("none", None)
    form.wonder("Give it up?")
    assert (form.sure.layout.display, form.start.layout.display) == (None, "none")
    assert form.question.value == "Give it up?"


def test_the_rulings_can_be_shown(form):
    assert form._rulings.layout.display == "none"
    form.fold.value = True
    assert form._rulings.layout.display == "flex"


def test_the_form_begins_as_the_table_is():
    sent, options = [], {"purple_area": "each"}
    match = Match(rj, 3, ["human", BOTS["fair"], print], board="small", options=options)
    form = NewGame(rj, lambda *arguments: sent.append(arguments), match)
    form.send_form()
    assert sent == [(3, ["human", "fair", print], "small", options)]


def test_a_board_is_drawn_only_while_it_is_looked_at(form):
    assert form.picture.value == ""
    form.show_picture()
    japan = form.picture.value
    form.board.value = "small"
    assert form.picture.value not in ("", japan)
    form.show_picture(False)
    assert form.picture.value == ""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_form_with_every_option(name):
    game = GAMES[name]
    sent = []
    form = NewGame(game, lambda *arguments: sent.append(arguments))
    form.send_form()
    assert list(form.options) == list(game.OPTIONS)
    for option, field in form.options.items():
        assert rule_name(game.OPTIONS[option].clause) in field.description
        assert game.OPTIONS[option].question in field.description
        assert not any("_" in text or text in ("True", "False") for text, _ in field.options)
        assert field.value == game.OPTIONS[option].default
    [(players, seats, board, options)] = sent
    game.new_game(players, board=board, **options)
    assert len(seats) == players


def test_the_time_bar_asks_only_when_moved_by_hand():
    asked = []
    bar = TimeBar(lambda *what: asked.append(what))
    session = Session(Match(rj, 1, seed=1), pause=0)
    bar.show(session.match, session)
    for _ in range(2):
        session.play(rj.legal_moves(session.match.state)[0])
    session.go_to(5)
    bar.show(session.match, session)
    assert asked == []
    bar.slider.value = 4
    assert asked == [("at", 4)]


def test_buttons_do_one_thing():
    done = []
    bar = TimeBar(lambda *what: done.append(what))
    for button in (bar.now, bar.undo, bar.redo, bar.hint):
        button.click()
    bar.pace.value = "Slow"
    assert done == [("now",), ("undo",), ("redo",), ("hint",), ("pace", "Slow")]


def test_the_slider_rests_while_there_is_no_past():
    start = rj.notation.read("writing: player 1, red 4, blue 2")
    bar, session = TimeBar(print), Session(Match(rj, 1, start=start), pause=0)
    bar.show(session.match, session)
    assert bar.slider.disabled


def test_a_file_lies_in_the_folder(tmp_path):
    files = Files("game.save.json", nothing, nothing)
    assert files.path(tmp_path) == tmp_path / "game.save.json"
    files.name.value = "  my game.json "
    assert files.path(tmp_path) == tmp_path / "my game.json"


def test_the_log_is_escaped_and_cites():
    line = Line(0, "a <b>bold</b> move", 3, (("1 < 2", "ROL-CC-04"),))
    html = show.log([Group("Round 1", 0, (line,))], ["#111111"])
    assert "a &lt;b&gt;bold&lt;/b&gt; move" in html
    assert "1 &lt; 2" in html
    assert "rule CC-04" in html
    assert 'data-at="4"' in html


def test_the_newest_turns_are_told_in_order_the_last_one_below():
    def turn(n):
        return Group(f"Round {n // 2}", 0, (Line(0, f"{n} a", n), Line(0, f"{n} b", n)))

    log = show.log([turn(n) for n in range(9)], ["red"], most=3)
    assert re.findall(r"\d [ab]", log) == ["6 a", "6 b", "7 a", "7 b", "8 a", "8 b"]
    assert log.count("<h4>") == 2
    assert "Nothing has happened yet." in show.log([], ["red"])


@pytest.mark.parametrize("name", GAMES)
def test_a_score_sheet_has_every_source_in_words_the_totals_and_every_clause(name):
    game = GAMES[name]
    state = game.new_game(max(2, game.PLAYERS[0]))
    names = ["A & B"] * max(2, game.PLAYERS[0])
    html = show.score_sheet(game, state, names)
    assert html.count(">A &amp; B<") == len(names)
    for line in game.tally(state):
        assert 0 < html.index("Total") < html.index(rule_name(line.clause.id))


def test_odds_are_exact_and_about():
    html = show.odds([("The next die", [("a 6", Fraction(1, 6))])])
    assert "1/6" in html
    assert "16.7%" in html
    assert "nothing more" in show.odds([])
