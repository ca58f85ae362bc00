"""What just happened, as one of the players is told: turns, points and their reasons, prompts."""

from collections import Counter

import pytest
from law_games import decisions

from japanboards import GAMES, hokkaido, kaigan, kanagawa
from japanboards.core.around import choices_of
from japanboards.core.frame import frame_of
from japanboards.core.game import CHANCE
from japanboards.core.news import FEW, MANY, changed_points, just_settled, newest
from japanboards.core.story import is_told, line, since_deciding
from japanboards.core.viewer import Viewer

LONGEST = 110  # letters of a prompt


def test_a_loss_of_points_has_its_reason_and_its_sum():
    said = [
        line.text
        for match in decisions(kanagawa, 2, 0)
        for line in changed_points(match, 0, 0)
        if line.text.startswith("−2 for the Grand Master, ")
    ]
    assert said
    for text in said:
        before, after = text.rpartition(", ")[2].split(" to ")
        assert int(after) == int(before) - 2


def test_the_own_move_is_the_first_line_and_every_step_has_its_own():
    for match in decisions(kanagawa, 3, 1):
        lines, more = newest(match, 0)
        since = since_deciding(match, 0)
        decided = [at for at in since if match.game.to_move(match.states[at]) != CHANCE]
        assert len(lines) <= FEW
        if len(match.state.news) < MANY and since:
            assert lines[0].at == since[0]
            assert len(lines) + more <= len(decided)
        assert all(line.at < line.end <= match.at for line in lines)


def test_a_piece_lost_is_told_first_and_only_once():
    lost = 0
    for match in decisions(hokkaido, 2, 3, most=120):
        around = frame_of(match, Viewer()).around
        told = [line.text for line in around.points if line.text.startswith("You lose a piece in")]
        why = [text for line in around.lines for text, _ in line.events]
        assert not any(text.startswith("you lose") for text in why)
        assert [line.text for line in around.points[: len(told)]] == told
        lost += len(told)
    assert lost


@pytest.mark.parametrize("name", GAMES)
def test_a_prompt_is_short_and_leaves_to_the_buttons_what_they_say(name):
    game, viewer, whole = GAMES[name], Viewer(), 0
    for seed in range(2):
        for match in decisions(game, max(2, game.PLAYERS[0]), seed):
            asked = frame_of(match, viewer).status[-1].text
            assert len(asked) <= LONGEST, asked
            pressed = {each.pick for each in choices_of(match, viewer) if not each.reason}
            words = [game.scene.picks(move) for move in game.legal_moves(match.state)]
            with_button = any(pressed.intersection(word) for word in words)
            assert ("ress a button" in asked) <= with_button, asked
            whole += asked == game.scene.prompt(match.state)
    assert whole or name == "hokkaido"


def test_the_end_of_a_round_is_told_by_its_phases_and_hangs_under_nobody():
    rounds, waits = 0, 0
    for match in (each for seed in range(6) for each in decisions(kaigan, 3, seed)):
        if not match.at or match.game.to_move(match.states[match.at - 1]) != CHANCE:
            continue
        lines, _ = newest(match, match.turn())
        parts = [line.text.split("\n")[0] for line in lines if line.seat == CHANCE]
        if match.states[match.at].round == 1:
            continue
        assert parts[0] == "Phase 3, neutral markers"
        assert {"Phase 5, income", "End of the Round"} <= set(parts)
        under = [text for line in lines for text, _ in line.events]
        assert not any("income" in text or "neutral marker" in text for text in under)
        rounds += 1
        waits += just_settled(match)
    assert rounds == waits >= 2


@pytest.mark.parametrize("name", GAMES)
def test_what_was_done_again_is_told_again_or_counted(name):
    game, again = GAMES[name], 0
    for match in (each for seed in range(2) for each in decisions(game, game.PLAYERS[1], seed)):
        lines, more = newest(match, 0)
        since = [at for at in since_deciding(match, 0) if is_told(match, at, 0)]
        log = Counter(line(match, at, 0).text for at in since if not match.by_chance(at))
        again += max(log.values(), default=0) > 1
        said = Counter()
        for told in lines:
            text, _, times = told.text.removesuffix(" times)").partition(" (")
            said[text if times.isdigit() else told.text] += int(times) if times.isdigit() else 1
        assert more or log.items() <= said.items()
    assert again or name != "hokkaido"


def test_who_takes_the_quadrant_card_has_a_line_of_their_own():
    taken = 0
    for match in decisions(kaigan, 3, 2):
        for told in newest(match, 0)[0]:
            if told.text.endswith(("takes the Quadrant Card", "You take the Quadrant Card")):
                taken += 1
                assert told.text.startswith("You" if told.seat == 0 else f"Player {told.seat + 1}")
    assert taken


def test_who_takes_a_column_is_told_however_much_came_after():
    taken = 0
    for match in (each for seed in range(3) for each in decisions(kanagawa, 2, seed)):
        lines, more = newest(match, 0)
        moves = [
            at for at in since_deciding(match, 0) if isinstance(match.moves[at], kanagawa.Take)
        ]
        assert set(moves) <= {line.at for line in lines}
        taken += bool(moves and more)
    assert taken


def test_new_dice_and_a_new_round_have_a_line_of_their_own():
    said = []
    for match in decisions(GAMES["rolling_japan"], 2, 1):
        lines, _ = newest(match, 0)
        said += [line.text for line in lines if line.seat == CHANCE]
        assert not [
            text for line in lines for text, _ in line.events if text.startswith("new dice")
        ]
    assert any(text.startswith("New dice for all: ") for text in said)
    begun = [text for text in said if text.startswith("Round 2 of 8 begins. New dice for all: ")]
    assert begun
    assert all(len(text) <= 60 for text in begun)
