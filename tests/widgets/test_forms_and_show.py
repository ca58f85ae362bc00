"""The controls around a board, and the pieces of HTML beside it."""

from fractions import Fraction

import pytest

from japanboards import GAMES
from japanboards import rolling_japan as rj
from japanboards.core import frame
from japanboards.core.match import Match
from japanboards.core.rulebook import Event
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
    assert form.sent == [(2, ["human", "random"], "japan", {})]


def test_the_form_names_only_what_differs(form):
    form.players.value = 3
    form.seats[2].value = "human"
    form.board.value = "small"
    form.options["purple_area"].value = "each"
    form.options["cc_on_purple"].value = False
    form.send_form()
    options = {"purple_area": "each", "cc_on_purple": False}
    assert form.sent == [(3, ["human", "random", "human"], "small", options)]


def test_a_seat_is_shown_per_player(form):
    for players in (8, 1, 4):
        form.players.value = players
        assert [seat.description for seat in form._box.children] == [
            f"Player {n + 1}" for n in range(players)
        ]


def test_the_form_accepts_no_other_number_of_players(form):
    form.players.value = 99
    assert form.players.value == 8
    form.players.value = 0
    assert form.players.value == 1


def test_the_rulings_can_be_shown(form):
    assert form._rulings.layout.display == "none"
    form.fold.value = True
    assert form._rulings.layout.display == "flex"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_form_with_every_option(name):
    game = GAMES[name]
    sent = []
    form = NewGame(game, lambda *arguments: sent.append(arguments))
    form.send_form()
    assert list(form.options) == list(game.OPTIONS)
    for option, field in form.options.items():
        assert game.OPTIONS[option].clause in field.tooltip
        assert field.value == game.OPTIONS[option].default
    [(players, seats, board, options)] = sent
    game.new_game(players, board=board, **options)
    assert len(seats) == players


def test_the_time_bar_asks_only_when_moved_by_hand():
    asked = []
    bar = TimeBar(nothing, nothing, nothing, asked.append)
    match = Match(rj, 1, seed=1)
    match.advance()
    bar.show(match)
    match.go_to(1)
    bar.show(match)
    bar.show(Match(rj, 1))
    assert asked == []
    bar.slider.value = 1
    assert asked == [1]


def test_buttons_do_one_thing():
    done = []
    bar = TimeBar(*(lambda word=word: done.append(word) for word in ("undo", "redo", "now")), print)
    for button in (bar.now, bar.undo, bar.redo):
        button.click()
    assert done == ["now", "undo", "redo"]


def test_a_file_lies_in_the_folder(tmp_path):
    files = Files("game.save.json", nothing, nothing)
    assert files.path(tmp_path) == tmp_path / "game.save.json"
    files.name.value = "  my game.json "
    assert files.path(tmp_path) == tmp_path / "my game.json"


def test_whose_turn_it_is():
    match = Match(rj, 2, ["human", lambda game, view, seat, rng: game.legal_moves(view)[0]], seed=1)
    assert show.turn(match) == "Chance moves"
    match.advance()
    assert show.turn(match) == "Player 1 to move"
    assert frame.player(match, 1) == "Player 2 (bot)"


@pytest.mark.parametrize(
    ("winners", "points", "sentence"),
    [
        ((1,), (-9, -4), "The game is over: Player 2 wins with -4 points"),
        ((0, 1), (-4, -4), "The game is over: Player 1 and Player 2 share the win with -4 points"),
    ],
)
def test_how_a_game_ended(monkeypatch, winners, points, sentence):
    match = Match(rj, 2)
    monkeypatch.setattr(rj, "winners", lambda state: winners)
    monkeypatch.setattr(frame, "scores", lambda game, state, players: points)
    assert frame.result(match) == sentence


def test_the_log_is_escaped_and_cites():
    event = Event(rj.BOOK["ROL-CC-04"], "1 < 2")
    entry = show.log_entry("a <b>bold</b> move", [event])
    assert "a &lt;b&gt;bold&lt;/b&gt; move" in entry
    assert "1 &lt; 2" in entry
    assert "ROL-CC-04" in entry


def test_the_newest_entry_comes_first_and_old_ones_are_left_out():
    log = show.log([f"<p>{n}</p>" for n in range(100)], most=3)
    assert log.index("99") < log.index("98") < log.index("97")
    assert "<p>96</p>" not in log
    assert "Nothing has happened yet." in show.log([])


@pytest.mark.parametrize("name", GAMES)
def test_a_score_sheet_has_every_line_and_the_totals(name):
    game = GAMES[name]
    state = game.new_game(max(2, game.PLAYERS[0]))
    names = ["A & B"] * max(2, game.PLAYERS[0])
    html = show.score_sheet(game, state, names)
    assert html.count("A &amp; B") == len(names)
    for line in game.tally(state):
        assert line.clause.id in html
    assert html.count("<b>") == 1 + len(names)


def test_odds_are_exact_and_about():
    html = show.odds([("The next die", [("a 6", Fraction(1, 6))])])
    assert "1/6" in html
    assert "16.7%" in html
    assert "nothing more" in show.odds([])
