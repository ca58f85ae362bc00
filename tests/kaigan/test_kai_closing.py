"""The coast at the end of Kaigan: every stretch is whose it was."""

from japanboards import kaigan
from japanboards.bots import choose_at_random
from japanboards.core.match import Match
from japanboards.core.scene import svg
from japanboards.kaigan.picture.closing import closing, surveyors


def played(**how):
    match = Match(kaigan, 3, [choose_at_random] * 3, seed=2, **how)
    while match.turn() is not None:
        match.step()
    return match


def test_every_stretch_with_a_marker_is_in_the_color_of_whoever_has_most_there():
    match = played()
    drawn = surveyors(match.states)
    assert drawn
    for name, seat in drawn.items():
        *_, site = (
            site for state in match.states for site in state.map if site and site.tile.name == name
        )
        assert site.markers[seat] == max(site.markers[:-1]) > 0
    board = kaigan.scene.scene(match.states[-1], 0)
    heading, note, [(_, scene)] = closing(match.states, board)
    assert note.startswith(f"{len(drawn)} of 24 stretches")
    numbers = [mark.text for mark in scene.marks if mark.id.startswith("whose:")]
    assert sorted(numbers) == sorted(str(seat + 1) for seat in drawn.values())
    assert svg(scene).count("far-") > len(drawn)
    assert "coast" in heading


def test_a_game_that_has_not_begun_has_an_empty_coast():
    state = kaigan.new_game(3)
    _, note, [(_, scene)] = closing([state], kaigan.scene.scene(state, 0))
    assert note.startswith("0 of ")
    assert scene.marks == ()
