"""A question holds all that is needed: what looks and reads the same has the same answer."""

from dataclasses import replace
from itertools import islice

import pytest

from japanboards import GAMES
from japanboards.core.practice import asked, picture_of
from japanboards.core.practice_lines import Stock, house_rules
from japanboards.core.practice_session import about_moves, make
from japanboards.core.practice_window import window_for
from japanboards.core.scene import is_away
from japanboards.core.unlit import unlit
from japanboards.core.window import box_of, windowed
from japanboards_widgets.practice_board import silent

QUESTIONS = 12
MOST, TWINS = 40, 3  # others whose words are compared with those of one, and whose pictures


def words(game, question):
    """What is read."""
    return asked(game, question.state, question.move), question.house


def picture(game, question):
    """What is seen through the window, before anything is answered."""
    scene = unlit(picture_of(game, question.state, question.seat))
    scene = silent(game, scene, question.move)
    frame = window_for(game, question, scene)
    left, top, wide, high = frame

    def inside(mark):
        x, y, right, bottom = box_of(mark, 0)
        return right > left and x < left + wide and bottom > top and y < top + high

    seen = [mark for mark in windowed(scene, frame).marks if not is_away(mark) and inside(mark)]
    return frame, {(mark.at, mark.text, mark.look, mark.shape) for mark in seen}


def twins(game, stock, question):
    """The same question in other positions of its game, where the answer is another one."""
    against = {breach.clause.id for breach in question.breaches}
    for here in stock.of(question.seed).positions:
        if here.seat != question.seat or here.state == question.state:
            continue
        breaches = tuple(game.breaches(here.state, question.move))
        if {breach.clause.id for breach in breaches} != against:
            house = house_rules(game, here.state)
            yield replace(question, state=here.state, breaches=breaches, house=house)


@pytest.mark.parametrize("name", GAMES)
def test_what_decides_is_in_the_picture_or_in_the_sentence(name):
    game, compared = GAMES[name], 0
    stock, clauses = Stock(game), sorted(about_moves(game))
    for seed in range(QUESTIONS):
        question = make(game, stock, "legal", seed, clauses[seed * 7 % len(clauses)])
        read = words(game, question)
        others = list(islice(twins(game, stock, question), MOST))
        compared += len(others)
        for twin in [twin for twin in others if words(game, twin) == read][:TWINS]:
            assert picture(game, twin) != picture(game, question), (read, question.clauses)
    assert compared >= QUESTIONS


def test_a_part_of_the_map_says_the_dice():
    game = GAMES["rolling_japan"]
    stock = Stock(game)
    for seed in range(20):
        question = make(game, stock, "legal", seed, "ROL-DIE-01")
        for die in question.state.dice:
            assert die.color in question.house
