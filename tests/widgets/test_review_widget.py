"""The review on the screen: what is pressed, tried again, tried out and kept."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from careless import choose_carelessly

from japanboards import GAMES, takamatsu
from japanboards.bots import choose_gently
from japanboards.bots.review_story import LUCK, OTHERS, Step, mistakes, summed, turning_points
from japanboards.bots.weighing import Interval
from japanboards.core.game import CHANCE, playout
from japanboards.core.match import HUMAN, Match, Variation
from japanboards.core.practice_memory import Memory
from japanboards.core.record import Record
from japanboards_widgets import review, review_head, review_parts, table
from japanboards_widgets.review_graph import signed
from japanboards_widgets.review_moves import marks_of
from japanboards_widgets.review_parts import YOUR_VERBS, nothing_wrong, to_another
from japanboards_widgets.table import Table


@pytest.fixture(scope="module")
def match():
    """A small game in which a person played at random, and a bot."""
    found = Match(takamatsu, 2, [choose_carelessly] * 2, board="small", seed=7)
    while found.turn() is not None:
        found.step()
    found.seats = (HUMAN, choose_gently)
    return found


@pytest.fixture(scope="module")
def kept(match, tmp_path_factory):
    """Its review, in a file."""
    panel = review(match, budget=24)
    panel.run()
    path = tmp_path_factory.mktemp("review") / "review.json"
    path.write_text(panel.review.to_json())
    return path


@pytest.fixture
def panel(match, kept):
    return review(match, budget=24, kept=kept)


def wrong(panel):
    return mistakes(panel.review.judgments(0))


def test_nothing_starts_by_itself_where_nobody_waits(match):
    panel = review(match, budget=24)
    assert not panel.review.answers
    assert 'data-act="run"' in panel.board.parts["ask"]
    assert "Comes when all decisions are settled" in panel.board.parts["swing"]


def test_a_review_that_is_done_shows_all_of_it(panel):
    parts, costly = panel.board.parts, len(wrong(panel))
    assert "You" in parts["players"]
    assert f"{costly} of your" in parts["list"]
    assert costly <= parts["list"].count("<li>") <= costly + 1
    assert "Mistake" in parts["graph"], "the signs below the graph are named"
    panel.do("all")
    parts = panel.board.parts
    assert parts["list"].count("<li>") == len(panel.review.judgments(0))
    assert "Comes when" not in parts["swing"]
    assert signed(summed(panel.review).own) in parts["swing"]
    assert parts["said"] == "The review is done."


def test_a_touch_of_graph_and_list_shows_that_move(panel):
    last = panel.review.decisions(0)[-1]
    panel.board._receive(None, {"act": "go", "value": str(last)}, [])
    assert panel.chosen == last
    assert f'data-value="{last}" aria-current="true"' in panel.board.parts["list"]
    panel.do("stage", "0")
    assert panel.chosen != last
    panel.do("go", {"by": 1})
    panel.do("item", {"by": 1})
    panel.do("turning", 1)
    panel.do("slide", "0")
    assert panel.last_error is None


def test_a_mistake_shows_better_and_made(panel):
    worst = max(wrong(panel), key=lambda judged: judged.loss.mean)
    panel.do("go", str(worst.at))
    assert "Better:" not in panel.board.parts["verdict"], "first it is asked"
    assert {light[0] for light in panel.board.live["lights"]} == {"made"}
    panel.do("answer", str(worst.at))
    assert "Better:" in panel.board.parts["verdict"]
    assert "Yours:" in panel.board.parts["verdict"]
    assert "Beside the one made: points by the end" in panel.board.parts["verdict"]
    assert 'data-act="again"' not in panel.board.parts["verdict"]
    assert {"better"} <= {light[2] for light in panel.board.live["lights"]}


def test_where_nothing_was_better_the_next_best_is_told_with_its_reasons(panel):
    found = [each for each in panel.review.judgments(0) if each.made == each.best.move]
    for judged in (each for each in found if len(each.weights) > 1):
        panel.do("go", str(judged.at))
        said = panel.board.parts["verdict"]
        assert "Next best: " in said
        assert "Beside the one made: " in said
        assert judged.best.told.rstrip(".") in said or "Yours: " in said
    assert found


def test_words_say_whose_chance_it_is_and_who_turned_the_game(panel, monkeypatch):
    most = max(turning_points(panel.review), key=lambda step: abs(step.change))
    assert f"{signed(most.change)} for you" in panel.board.parts["turns"]
    names, steps = panel.names, [replace(most, kind=OTHERS, seat=1)]
    monkeypatch.setattr(review_head, "turning_points", lambda review: steps)
    assert review_head.what_turned(panel.review, names).startswith("what turned it most was player")
    monkeypatch.setattr(review_head, "mistakes", lambda found: [])
    said = review_head.what_turned(panel.review, names)
    assert said.startswith("none of your decisions turned the game, player 2's move in round")
    assert said.endswith("did (" + signed(most.change) + " for you)")


def test_without_a_mistake_the_closest_calls_are_offered(panel):
    said = nothing_wrong(panel.review, panel.names)
    assert said.count('data-act="go"') == 3
    assert "% of what moved your chance was" in said


def test_in_a_try_nothing_is_lit_and_a_good_move_is_accepted(panel):
    panel.do("again", "")
    again = panel.again
    assert panel.board.live["unlit"]
    assert panel.board.live["lights"] == []
    assert panel.board.parts["graph"] == ""
    game, judged = takamatsu, again.judged
    panel.board.on_picks(list(game.scene.picks(game.notation.read_move(judged.made))))
    assert "the move that was made" in panel.board.parts["verdict"]
    assert "Beside the best move: " in panel.board.parts["verdict"], "what it gives away"
    assert not again.over
    panel.board.on_touch(["room:nowhere"])
    assert panel.board.parts["verdict"].count("Not allowed") == 1
    assert panel.board.live["status"] == [], "it is said once, beside the task"
    panel.board.on_picks(list(game.scene.picks(game.notation.read_move(judged.best.move))))
    assert "That is it" in panel.board.parts["verdict"]
    assert again.done == {again.chosen[0]: "found"}
    assert panel.last_error is None


def test_a_move_nobody_looked_at_is_weighed_when_it_is_tried(panel):
    panel.do("again", str(wrong(panel)[0].at))
    again, write = panel.again, takamatsu.notation.write_move
    panel.board.on_touch(["room:gate"])
    assert "That alone is no move here" in panel.board.parts["verdict"], "others must go with it"
    known = {weight.move for weight in again.judged.weights}
    legal = takamatsu.legal_moves(again.match.state)
    other = next(move for move in legal if write(move) not in known)
    panel.board.on_picks(list(takamatsu.scene.picks(other)))
    assert again.answer.split()[0] in ("ok", "no", "near")
    said = panel.board.parts["verdict"]
    assert "That alone is no move" not in said, "an old refusal goes"
    if not again.over:
        assert "<b>You tried:</b> move" in said


def test_a_position_has_the_same_number_at_the_table_and_in_the_review(panel):
    at = wrong(panel)[0].at
    panel.do("go", str(at))
    seen = Table(panel.review.match)
    seen.session.go_to(at)
    told = seen.time.where.value.rpartition(", ")[2]  # without its round
    assert told in panel.board.parts["walk"]
    panel.do("again", str(at))
    assert f"after {told.partition(' of')[0]}<" in panel.board.parts["verdict"]


def test_the_list_has_as_many_decisions_as_it_says(panel):
    panel.do("go", str(next(j.at for j in panel.review.judgments(0) if j.mark == "best")))
    costly = int(panel.board.parts["list"].partition(" of your")[0].rpartition(">")[2])
    assert panel.board.parts["list"].count("<li>") == costly


def test_what_is_listed_and_the_rest_come_to_the_sum(panel):
    own = [each.at for each in panel.review.judgments(0)]
    costly = [judged.at for judged in wrong(panel)]
    said = review_parts.the_rest(panel.review, own, costly)
    rest = sum(each.loss.mean for each in panel.review.judgments(0) if each.at not in costly)
    assert f"The other {len(own) - len(costly)} lost {rest:.0f} in all" in said
    assert said in panel.board.parts["list"]


def test_a_try_that_is_better_but_not_the_best_is_told_so(panel):
    panel.do("again", "")
    again, made = panel.again, panel.again.judged.loss
    smaller = Interval(made.low / 4, made.low / 8, made.low / 2)
    assert again._said("another", smaller) == f"near {smaller.mean:.0f}"
    assert again._said("another", made) == f"no {made.mean:.0f}"
    again.answer = f"near {smaller.mean:.0f}"
    said = again.parts(panel.names)["verdict"]
    assert "Better, but not the best" in said
    assert f"the move made cost {made.mean:.0f}" in said


def test_every_piece_of_a_move_is_framed(panel):
    game, match = takamatsu, panel.review.match
    at = panel.review.decisions(0)[0]
    state = match.states[at]
    scene = game.scene.scene(game.view(state, 0), 0)
    march = max(game.legal_moves(state), key=lambda move: len(game.scene.picks(move)))
    picks = list(game.scene.picks(march))
    assert len(picks) > len(set(picks))
    framed = marks_of(scene, picks)
    assert [mark.pick for mark in framed] == picks
    assert len({mark.id for mark in framed}) == len(picks)


def test_what_cannot_be_told_from_the_move_made_is_called_as_good(panel):
    equal = [j for j in panel.review.judgments(0) if j.best is not j.own and j.loss.low <= 0]
    assert equal, "the game has such a decision"
    panel.do("go", str(equal[0].at))
    assert "As good:" in panel.board.parts["verdict"]
    assert "Better:" not in panel.board.parts["verdict"]
    assert "as good" in [light[2] for light in panel.board.live["lights"]]


def test_show_me_and_the_next_one_and_back(panel):
    panel.do("again", "")
    panel.do("show")
    assert "The best move" in panel.board.parts["verdict"]
    assert panel.board.live["lights"]
    for _ in panel.again.chosen:
        panel.do("next")
    assert panel.again is None
    assert panel.board.parts["graph"]


def test_a_clause_is_read_below_the_reason(panel):
    panel.do("clause", "TAK-EVAL-03")
    assert takamatsu.BOOK["TAK-EVAL-03"].text in panel.board.parts["verdict"]
    panel.do("clause", "TAK-EVAL-03")
    assert "clause-text" not in panel.board.parts["verdict"]


def test_other_eyes_and_a_longer_look_ask_for_more(panel):
    panel.do("seat", "1")
    assert panel.review.seat == 1
    assert panel.review.done
    at = panel.review.decisions(1)[3]
    panel.do("longer", str(at))
    assert ("long", at, 1) in panel.review.answers
    assert "Player 1" in panel.board.parts["players"]


def test_everybodys_decisions_are_each_seen_by_whoever_made_them(panel):
    review = panel.review
    panel.do("seat", "all")
    panel.do("all")
    whole = sorted(at for seat in (0, 1) for at in review.decisions(seat))
    assert panel.board.parts["list"].count("<li>") == len(whole)
    assert 'data-value="all" aria-pressed="true"' in panel.board.parts["ask"]
    theirs = next(j for j in review.judgments(1) if j.best is not j.own)
    panel.do("go", str(theirs.at))
    assert panel.board.scene == takamatsu.scene.scene(
        takamatsu.view(review.match.states[theirs.at], 1), 1
    )
    assert "Made:" in panel.board.parts["verdict"]
    assert "Yours:" not in panel.board.parts["verdict"]
    assert "you get" not in panel.board.parts["verdict"].lower()
    assert {light[0] for light in panel.board.live["lights"]} == {"better", "made"}
    panel.do("seat", "0")
    assert panel.board.parts["list"].count("<li>") == len(review.decisions(0))


def test_both_moves_are_drawn_with_what_would_stand_there(panel):
    worst = max(wrong(panel), key=lambda judged: judged.loss.mean)
    panel.do("go", str(worst.at))
    panel.do("answer", str(worst.at))
    live = panel.board.live
    assert {light[0] for light in live["lights"]} == {"better", "made"}
    assert [light[2] for light in live["lights"] if light[2]] == ["better", "yours"]
    assert {mark[1].split()[-1] for mark in live["ghosts"]} == {"better", "made"}
    best = next(j for j in panel.review.judgments(0) if j.best is j.own)
    panel.do("go", str(best.at))
    assert {light[0] for light in panel.board.live["lights"]} == {"made"}


def test_what_is_done_grows_to_a_whole_that_stays(match):
    panel = review(match, budget=8)
    steps = [panel.review.progress]
    for _ in panel.review.run():
        steps.append(panel.review.progress)
    assert len({whole for _, whole in steps}) == 1
    done = [now for now, _ in steps]
    assert done == sorted(done)
    assert steps[-1][0] == steps[-1][1]


def test_no_decision_is_called_luck(panel):
    lucky = [step for step in turning_points(panel.review) if step.kind == LUCK]
    assert all(panel.review.movers[step.at] == CHANCE for step in lucky)
    at = next(j.at for j in panel.review.judgments(0))
    panel.do("go", str(at))
    assert "uck" not in panel.board.parts["verdict"]


def test_a_line_is_tried_out_kept_and_saved_with_the_game(match, kept, tmp_path):
    path = tmp_path / "game.json"
    match.save(path)
    plain = path.read_text()
    panel = review(path, 0, budget=24, kept=kept)
    at = panel.review.decisions(0)[2]
    panel.do("branch", str(at))
    table = panel.analysis.table
    state, made = table.match.state, panel.review.match.moves[at]
    move = next(m for m in takamatsu.legal_moves(state) if m != made)
    table.session.accept(move)
    panel.do("back")
    assert panel.chosen == at
    assert panel.review.match.variations == [Variation(at, (move,))]
    assert "Tried out from here" in panel.board.parts["verdict"]
    saved = Record.from_json(path.read_text())
    assert saved.variations == ((at, (takamatsu.notation.write_move(move),)),)
    again = review(path, 0, budget=24)
    assert again.review.match.variations == panel.review.match.variations
    assert "variations" not in plain
    assert Record.from_json(plain).variations == ()


def test_the_tree_shows_where_one_is_and_leads_anywhere(panel):
    at, game = panel.review.decisions(0)[2], panel.review.match
    panel.do("branch", str(at))
    analysis = panel.analysis
    made = [move for move in takamatsu.legal_moves(analysis.match.state) if move != game.moves[at]]
    for move in made[:2]:
        analysis.lines._handle_custom_msg({"act": "line", "value": f"-1 {at}"}, [])
        assert f'data-value="-1 {at}" aria-current="true"' in analysis.lines.html
        analysis.table.session.accept(move)
    assert [line.moves for line in game.variations] == [(made[0],), (made[1],)]
    assert f'data-value="1 {at + 1}" aria-current="true"' in analysis.lines.html
    analysis.lines._handle_custom_msg({"act": "line", "value": f"0 {at + 1}"}, [])
    assert analysis.match.moves == [*game.moves[:at], made[0]]
    assert len(game.variations) == 2, "to look at a line does not change it"
    assert "Line 1, move" in analysis.lines.html
    panel.do("back")
    assert panel.children == (panel.board,)
    panel.do("line", "1")
    assert panel.analysis.match.moves == [*game.moves[:at], made[1]]
    panel.do("back")
    game.variations = []


def test_luck_alone_is_no_line(panel):
    at = next(at for at, mover in enumerate(panel.review.movers) if mover == CHANCE)
    panel.do("branch", str(at))
    session = panel.analysis.table.session
    session.auto_players.step()
    assert panel.review.match.variations == []


def test_it_computes_while_somebody_looks_and_can_be_paused(match):
    async def look():
        with ThreadPoolExecutor(1) as workers:
            panel = review(match, budget=8, executor=workers)
            assert panel.working == "working"
            while len(panel.review.answers) < 2:
                await asyncio.sleep(0.05)
            panel.do("pause")
            assert panel.working == "paused"
            known = len(panel.review.answers)
            await asyncio.sleep(0.4)
            assert len(panel.review.answers) == known
            panel.do("run")
            while panel.working:
                await asyncio.sleep(0.05)
            return panel

    panel = asyncio.run(look())
    here = review(match, budget=8)
    here.run()
    assert panel.review.answers == here.review.answers
    assert "Comes when" not in panel.board.parts["swing"]


def test_what_goes_wrong_is_said(panel):
    panel.board.on_act("clause", "TAK-NO-99")
    assert "Not possible" in panel.board.parts["ask"]


def test_a_finished_table_offers_its_review(match, tmp_path):
    found = table("takamatsu", 2, ["human", "random"], board="small", keep=False)
    found.session.match.resume(match.record())
    found.session.to_now()
    assert "review" in [button["act"] for button in found.stage.live["beside"]["ask"]]
    found.do("review")
    back, panel = found.children
    assert panel.review.match is found.match
    back.click()
    assert found.children == (found.grid,)


def test_what_was_shown_comes_back_in_practice(panel, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "takamatsu.practice.json"
    with_reason = [judged.at for judged in wrong(panel) if judged.best.reasons]
    panel.do("again", str(with_reason[0]))
    panel.do("show")
    assert not path.exists(), "nobody practices here"
    Memory().save(path)
    panel.do("again", str(with_reason[0]))
    panel.do("show")
    clause = panel.again.judged.best.reasons[0].clause
    assert Memory.load(path).cards[clause].box == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_speaks_for_a_move_can_be_said_of_anybody(game):
    rng, told = random.Random(3), set()
    for state, move, _ in playout(game, game.new_game(max(2, min(game.PLAYERS))), rng):
        seat = game.to_move(state)
        if seat not in (None, CHANCE):
            told.update(game.heuristics.reasons(game.view(state, seat), seat, move))
    assert len(told) > 10
    for text in told:
        said = to_another(text, "player 9")
        assert not re.search(r"\byour?\b", said), said
        verbs = re.findall(r"player 9(?: then| still)? (\w+)", said)
        assert set(verbs) <= set(YOUR_VERBS.values()), said


def test_done_says_how_the_mistakes_went_and_what_is_next(panel):
    panel.do("again", "")
    count = len(panel.again.chosen)
    panel.do("show")
    for _ in range(count):
        panel.do("next")
    assert panel.again is None
    told = panel.board.parts["ask"]
    left = f", {count - 1} left alone" if count > 1 else ""
    assert f"Mistakes tried again: 1 shown{left}. Try them again" in told
    panel.do("mistake")
    assert "tried again" not in panel.board.parts["ask"]


def test_the_head_says_whose_decisions_cost_most(panel, monkeypatch):
    at = panel.review.decisions(0)[0]
    step = Step(review_head.OWN, at, 0, -20.0)
    monkeypatch.setattr(review_head, "turning_points", lambda _: [step])
    total = summed(panel.review)
    assert "; your decisions in " in review_head.judgement(panel.review, total, panel.names)
