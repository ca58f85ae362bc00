"""What a move would change: seen beforehand, in every game, and nothing hidden with it."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from japanboards import GAMES, kaigan, rolling_japan
from japanboards.core.changes import changes
from japanboards.core.game import CHANCE, playout
from japanboards.core.preview import MOST, Preview, certain, difference, preview
from japanboards.core.scene import Light, Mark, Scene


def decisions(game, count, seed=3):
    steps = playout(game, game.new_game(max(2, min(game.PLAYERS))), random.Random(seed))
    states = [state for state, _, _ in islice(steps, 250)]
    own = [state for state in states if game.to_move(state) not in (CHANCE, None)]
    return own[:: max(1, len(own) // count)]


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_depends_on_nothing_that_is_hidden(name):
    game, rng, seen = GAMES[name], random.Random(name), 0
    for state in decisions(game, 12):
        seat = game.to_move(state)
        move = rng.choice(game.legal_moves(state))
        found = preview(game, state, seat, move)
        other = game.resample(game.view(state, seat), seat, random.Random(99))
        assert preview(game, other, seat, move) == found
        seen += bool(found.lights or found.ghosts)
    assert seen >= 4


def test_a_number_is_seen_where_it_would_be_written():
    state = rolling_japan.notation.read("writing: player 1, red 4, blue 2")
    found = preview(rolling_japan, state, 0, rolling_japan.Write("blue", "Aomori"))
    assert "2" in {mark.text for mark in found.ghosts} | {light.tag for light in found.lights}


def test_what_a_game_says_of_a_move_goes_before_what_is_found(monkeypatch):
    state = rolling_japan.notation.read("writing: player 1, red 4, blue 2")
    move = rolling_japan.Write("blue", "Aomori")
    light, scene = Light("closed", "cell:Akita", "none"), rolling_japan.scene.scene
    word = tuple(rolling_japan.scene.picks(move))
    told = lambda state, seat: replace(scene(state, seat), previews={word: [light]})  # noqa: E731
    monkeypatch.setattr(rolling_japan.scene, "scene", told)
    assert preview(rolling_japan, state, 0, move).lights == (light,)


def scene(*marks):
    return Scene((0, 0, 1, 1), marks, rolling_japan.scene.LOOKS, "")


def test_what_comes_goes_and_changes_is_told_and_words_around_are_not():
    one, two = Mark("1", "man", (0, 0), "disc 1"), Mark("2", "man away", (1, 1), "disc 1")
    three, four = Mark("3", "room", (2, 2), "box 2 2", "3"), Mark("4", "button", (3, 3), "box 1 1")
    after = [
        replace(one, look="man away"),
        replace(two, look="man"),
        replace(three, text="4"),
        replace(four, text="!"),
    ]
    found = difference(scene(one, two, three, four), after)
    assert found == Preview((Light("would", "1", "−"), Light("would", "3", "4")), (after[1],))


def test_only_what_is_the_same_in_all_worlds_is_certain():
    one, two = Mark("1", "a", (0, 0)), Mark("2", "a", (0, 0))
    worlds = [scene(one, two), scene(one, replace(two, text="secret"))]
    assert certain(worlds) == [one]


def test_where_everything_changes_nothing_is_told():
    before = [Mark(str(n), "a", (n, 0), "disc 1") for n in range(MOST + 1)]
    after = [replace(mark, text="x") for mark in before]
    assert difference(scene(*before), after) == Preview()


def test_what_only_makes_room_for_others_is_no_news():
    stays = Mark("1", "man", (0, 0), "disc 1", title="a man in the hall")
    goes, bare = replace(stays, id="2"), replace(stays, id="3", title="")
    after = [
        replace(stays, at=(1, 1)),
        replace(goes, at=(1, 1), title="a man in the court"),
        replace(bare, at=(1, 1)),
    ]
    assert [mark.id for mark in difference(scene(stays, goes, bare), after).ghosts] == ["2", "3"]


def test_a_card_that_changes_its_place_is_not_said_to_go():
    one = Mark("hand 1", "card", (0, 0), "use spring", pick="hand 1", title="a plum tree")
    two = Mark("hand 2", "card", (1, 0), "use autumn", pick="hand 2", title="a maple")
    left = [replace(one, shape=two.shape, title=two.title), Mark("hand 2", "away", (1, 0))]
    assert difference(scene(one, two), left, ["hand 1", "table"]) == Preview()
    crest = Mark("crest", "swatch", (2, 0), "use crest")
    assert difference(scene(crest), [Mark("crest", "away", (2, 0))]) == Preview()
    other = Mark("coin", "coin", (3, 0), "use coin")
    assert difference(scene(other), [Mark("coin", "away", (3, 0))]).lights


def test_words_are_not_drawn_over_words():
    was = [Mark("1", "name", (0, 0), "", "Player 1"), Mark("2", "number", (1, 1), "", "")]
    after = [replace(was[0], at=(9, 0), text="› Player 1", look="who"), replace(was[1], text="4")]
    assert difference(scene(*was), after) == Preview((), (after[1],))
    card = Mark("3", "card", (0, 0), "box 9 5", "Sapporo-China", title="a card that is drawn")
    held = replace(card, at=(0, 9), title="a card in hand")
    assert difference(scene(card), [held]) == Preview()


@pytest.mark.parametrize("name", GAMES)
def test_no_mark_is_called_as_another_is_touched(name):
    game = GAMES[name]
    for state in decisions(game, 12):
        seat = game.to_move(state)
        marks = game.scene.scene(game.view(state, seat), seat).marks
        touched = {mark.pick: {m.id for m in marks if m.pick == mark.pick} for mark in marks}
        strangers = [m.id for m in marks if m.id in touched and m.id not in touched[m.id]]
        assert strangers == []  # a light means a mark by its id or its pick


def test_a_claim_is_seen_on_the_row_that_is_claimed():
    state = next(s for s in decisions(kaigan, 60) if kaigan.Claim(2) in kaigan.legal_moves(s))
    found = preview(kaigan, state, kaigan.to_move(state), kaigan.Claim(2))
    assert [(mark.pick, mark.text) for mark in found.ghosts if "claim" in mark.look] == [
        ("row:2", "2")
    ]


def test_a_word_without_a_place_lights_nothing():
    way, word = Mark("arrow", "way", (0, 0), "M0 0L1 1"), Mark("left", "count", (5, 5), "", "3")
    before = scene(way, replace(word, title="three left"))
    after = scene(way, replace(word, text="2", title="two left"))
    assert changes(before, after).changed == ()
