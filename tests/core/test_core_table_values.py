"""What stands around a board, as values: who, what is asked, what happened, how it ended."""

import random
import re

import pytest

from japanboards import GAMES
from japanboards.bots import choose_at_random, level_of
from japanboards.core import ending, in_short
from japanboards.core.around import around_of, numbered
from japanboards.core.changes import by_id, changes
from japanboards.core.game import CHANCE, scores
from japanboards.core.match import HUMAN, Match
from japanboards.core.sources import largest, sources
from japanboards.core.story import groups, line, moves_since, round_of, to_you
from japanboards.core.viewer import Viewer, scene_at
from japanboards.core.words import signed

ALONE = Viewer(shared=False)


@pytest.fixture(scope="module", params=GAMES)
def played(request):
    """A whole random game of a person and bots; the person plays at random, too."""
    game = GAMES[request.param]
    players = max(2, game.PLAYERS[0])
    match = Match(game, players, [HUMAN] + [choose_at_random] * (players - 1), seed=5)
    rng = random.Random(5)
    match.advance()
    while match.turn() is not None:
        match.play(rng.choice(game.legal_moves(match.state)))
        match.advance()
    return match


def at_each_decision(match, step=7):
    """The match at some of the person's decisions."""
    own = [at for at in range(len(match.moves)) if match.game.to_move(match.states[at]) == 0]
    for at in own[::step]:
        match.go_to(at)
        yield match
    match.go_to(len(match.moves))


def test_whoever_looks_is_called_you_and_no_verb_is_left_behind(played):
    for at in range(len(played.moves)):
        told = line(played, at, 0)
        if played.game.to_move(played.states[at]) == 0:
            assert told.text.startswith("You ")
            assert "layer 1" not in told.text
        for text, _ in told.events:
            assert "you has" not in text
            assert "you is" not in text


def test_a_sentence_about_others_stays_as_it_is():
    assert to_you("Player 2 passes and stays at School.", 0) == (
        "Player 2 passes and stays at School."
    )
    assert to_you("Player 1 passes and stays at School.", 0) == "You pass and stay at School."


def test_the_lines_are_few_and_every_pin_stands_on_what_changed(played):
    for match in at_each_decision(played):
        around = around_of(match, ALONE, level_of)
        assert len(around.lines) <= (20 if len(match.state.news) >= 5 else 12)
        assert {number for _, number in around.pins} <= set(range(1, len(around.lines) + 1))
        shown = {mark.id for mark in scene_at(match, match.at, ALONE).marks}
        assert {name for name, _ in around.pins} <= set(around.changed.changed) <= shown


def test_strips_have_the_points_and_what_was_gained(played):
    for match in at_each_decision(played):
        around = around_of(match, ALONE, level_of)
        view = match.game.view(match.state, 0)
        assert [strip.score for strip in around.strips] == list(
            scores(match.game, view, match.players)
        )
        assert around.strips[0].name == "You"
        assert around.strips[1].about.endswith("random bot")  # first what matters more
        assert len({strip.color for strip in around.strips}) in (1, match.players)  # ink, or own


def test_a_mark_that_made_room_has_not_changed():
    game = GAMES["takamatsu"]
    match = Match(game, 2, seed=1)
    match.set_up()
    before = scene_at(match, match.at, ALONE)
    moved = len(game.scene.picks(game.legal_moves(match.state)[0]))
    match.play(game.legal_moves(match.state)[0])
    found = [n for n in changes(before, scene_at(match, match.at, ALONE)).changed if "samurai" in n]
    assert len(found) <= moved


def test_a_pin_stands_on_the_piece_that_moved(played):
    for match in at_each_decision(played):
        around = around_of(match, ALONE, level_of)
        marks = by_id(scene_at(match, match.at, ALONE))
        pins, taken = {number: name for name, number in around.pins}, set()
        since = moves_since(match, 0)
        for number, told in enumerate(numbered(around.lines), 1):
            small = getattr(match.game.scene, "minor", lambda move: 0)(match.moves[told.at]) > 1
            if told.at < since[0] or small:  # the own move, where others have moved since
                assert not small or number not in pins
                continue
            scenes = (scene_at(match, at, ALONE) for at in (told.at, told.end))
            pieces = {n for n in changes(*scenes).changed if n in marks and marks[n].on} - taken
            if pieces.intersection(around.changed.changed):
                assert pins[number] in pieces
            taken |= {pins.get(number, "")}


def test_the_log_has_every_move_once(played):
    lines = [line(played, at, 0) for at in range(len(played.moves))]
    headings = [round_of(played.game, state) for state in played.states[:-1]]
    found = list(groups(lines, headings))
    assert [each for group in found for each in group.lines] == lines
    assert all(each.seat in (group.seat, CHANCE) for group in found for each in group.lines)


def test_sources_add_up_and_are_words(played):
    found = sources(played.game, played.states[-1], played.players)
    totals = tuple(sum(column) for column in zip(*(each.points for each in found), strict=True))
    assert totals == scores(played.game, played.states[-1], played.players)
    few = largest(found)
    assert len(few) <= 7
    assert sum(each.points[0] for each in few) == totals[0]


def test_the_end_has_a_course_and_moments_that_can_be_gone_to(played):
    course = ending.course(played)
    assert course.points[-1] == scores(played.game, played.states[-1], played.players)
    assert len(course.names) == len(course.at) == len(course.points)
    found = ending.moments(played, ALONE)
    assert 1 <= len(found) <= 3
    assert all(0 < moment.at <= len(played.moves) for moment in found)
    assert len(in_short.sentences(played, ALONE)) <= 4
    around = around_of(played, ALONE, level_of)
    assert around.state == "over"
    assert sorted(strip.score for strip in around.strips) == sorted(course.points[-1])
    assert around.seat in played.game.winners(played.states[-1])
    assert [strip.rank for strip in around.strips] == sorted(s.rank for s in around.strips)


def test_a_moment_named_by_a_move_is_the_position_right_after_it(played):
    found, named = ending.moments(played, ALONE), 0
    for moment in found:
        told = line(played, moment.at - 1, 0).text
        others = [line(played, at, 0).text for at in range(len(played.moves))]
        if any(moment.title.endswith(text) for text in others):
            assert moment.title.endswith(told)
            named += 1
    assert named or all(re.search(r"[Ss]cor|:", moment.title) for moment in found)


def test_what_changed_from_the_last_own_move_on_is_told_as_on_the_score_cards(played):
    told = [each for each in in_short.sentences(played, ALONE) if each.startswith("From your last")]
    strips = around_of(played, ALONE, level_of).strips
    for strip in strips if told else ():
        name = "you" if strip.seat == 0 else strip.name
        parts = re.split(r"on: |, ", told[0].removesuffix("."))
        assert (f"{name} {signed(strip.gain)}" in parts) == (strip.gain != 0)
