"""What a person at the table is told: signs that are true, and what comes next."""

import random

import pytest
from kanagawa_toy import after, lesson, read, told, verdict, working

from japanboards import kanagawa
from japanboards.bots import choose_at_random
from japanboards.core.around import around_of
from japanboards.core.match import Match
from japanboards.core.news import newest
from japanboards.core.scene import is_away
from japanboards.core.session import Session
from japanboards.core.story import since_deciding
from japanboards.core.viewer import Viewer
from japanboards.kanagawa import scene
from japanboards.kanagawa.teaching import practice
from japanboards.kanagawa.text.telling import tell

LONG = "G01 R01 R17 Y07 G05 G18 G13 G17 G15 G03 "  # ten cards of a print


def marks_of(state, seat=0, draw=scene.scene):
    return {mark.id: mark for mark in draw(state, seat).marks}


def signs_of(state, draw=scene.scene):
    """The badges on cards, by where the cards are."""
    marks = marks_of(state, draw=draw)
    return {
        name.removeprefix("can "): mark.look.removeprefix("swatch ")
        for name, mark in marks.items()
        if name.startswith(("can:", "can hand:")) and not is_away(mark)
    }


@pytest.mark.parametrize(
    ("player", "table", "signs"),
    [
        ("forest; hand G01; fresh 1; brushes 0", "", {"hand:0": "can"}),
        ("forest; hand G01; brushes 1", "", {"hand:0": "soon"}),
        ("forest; hand G01; brushes 0", "", {}),
        ("forest; hand G01; spent 1; used 1; brushes 0", "", {}),
        ("forest; hand G01; spent 1; used 1; brushes 1", "", {}),
        ("forest; studio G04; hand G01; fresh 2; brushes 0", "", {"hand:0": "soon"}),
        ("forest; studio G04; hand G01; fresh 2; brushes 0", "arrows used: 1", {}),
    ],
)
def test_a_card_in_hand_has_the_sign_of_when_it_can_be_painted(player, table, signs):
    assert signs_of(working(player, table=table)) == signs


def test_a_card_at_school_is_painted_in_the_next_work_when_brushes_have_rested():
    work = working("forest; spent 1; used 1; brushes 0", table="school: G01, -")
    assert signs_of(work) == {"can:0:0": "can"}


def test_practice_draws_no_sign_of_what_it_asks_for():
    state = working("forest; hand G01; fresh 1; brushes 0", table="school: R05, -")
    assert signs_of(state, scene.unlit) == {}
    marks = marks_of(state, draw=scene.unlit)
    assert not [mark.title for mark in marks.values() if "can paint" in mark.title]
    assert "could" not in marks["column:1"].title
    assert {"run", "o1:run"} < {*practice.tells(kanagawa.Print("G01"))}
    assert {"run", "length", "o1:length"} < {*practice.tells(None)}
    assert practice.tells(kanagawa.Take(1)) == ()


def test_what_has_painted_is_said_once_for_icon_and_brush():
    state = working("forest; hand G01; spent 1; used 1; brushes 0")
    said = "the forest icon and its brush have painted this round"
    assert [f"{said} [KAN-BRUSH-07]", f"{said} [KAN-BRUSH-08]"] == [
        each for each in verdict(state, "print G01") if "have painted" in each
    ]


ARROW = "The arrow moves one brush a round"


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (
            working("forest; studio G04; fresh 1; brushes 0"),
            f"{ARROW}: touch the brush, then the icon it goes to.",
        ),
        (
            working("forest; studio G04; fresh 1; brushes 0", table="arrows used: 1"),
            f"{ARROW}: this one has done so.",
        ),
        (working("forest"), f"{ARROW}, but none stands on an icon yet: place one first."),
        (lesson("G01, G04"), f"{ARROW}, during your work: take a column first."),
    ],
)
def test_an_arrow_says_what_it_is_for(state, answer):
    arrow = next(name for name, mark in marks_of(state).items() if mark.title[:9] == "the arrow")
    session = Session(Match(kanagawa, 2, ["human", "human"], start=state))
    session.miss(arrow)
    assert session.note[0].text == answer


@pytest.mark.parametrize("pawn", ["has assistant", "o1:has assistant", "o1:has master"])
def test_a_pawn_that_is_touched_says_how_it_comes(pawn):
    session = Session(Match(kanagawa, 2, ["human", "human"], start=working("forest; hand G02")))
    session.miss(pawn)
    assert " goes to whoever " in session.note[0].text


def test_only_the_box_of_the_studio_takes_a_card():
    marks = marks_of(working("forest; studio G17; hand G01"))
    takers = [mark.id for mark in marks.values() if "studio" in (mark.pick, mark.on)]
    assert takers == ["studio"]
    session = Session(Match(kanagawa, 2, ["human", "human"], start=working("forest; hand G01")))
    session.miss("desk")
    assert session.note[0].text == "Cards for the studio go into the box at its right end."


def test_a_better_diploma_that_is_reached_is_announced():
    both = working("forest; print G04 G12", table="asked: trees-A trees-B")
    assert scene.prompt(both).startswith(
        "You may have the diploma for 3 trees; a better one is offered next. "
    )
    assert scene.choices(both, 0)[1].note == "4 trees: offered next"
    last = working("forest; print G04 G12", table="asked: trees-B")
    assert scene.choices(last, 0)[1].note == "5 trees: still open to you"
    assert scene.choices(last, 0)[0].note == "and a storm token; no other for trees then"


def test_a_brush_moves_to_another_icon_of_its_kind():
    state = working("forest; studio G01; fresh 1; brushes 0")
    said = tell(state, kanagawa.Shift("forest", "forest"))
    assert said == "Player 1 moves a brush from the forest icon to another forest icon."


def test_the_last_round_is_announced_and_the_end_says_why():
    state = working(f"forest; print {LONG}; hand B13; fresh 1; brushes 0")
    assert scene.ending(state) == ""
    ends = working(f"forest; print {LONG} B13")
    assert scene.ending(ends) == "the last one: player 1 has 11 cards"
    over = read(f"step: over\nplayer 1: forest; print {LONG} B13\nplayer 2: ocean")
    assert scene.ending(over) == ""


def test_painting_the_last_card_tells_that_the_game_ends():
    state = working(
        f"forest; print {LONG}; hand G01; fresh 1; brushes 0".replace("G01 R01", "R02 R01")
    )
    painted = after(state, "print G01")
    assert "player 1 has 11 cards: the game ends after this round [KAN-END-02]" in told(painted)


def test_who_keeps_the_grand_master_is_not_told_to_get_it():
    state = read(
        "step: work\nround: 3\nmaster: player 1\nassistant: player 1\n"
        "player 1: forest\nplayer 2: ocean"
    )
    assert "player 1 keeps the Grand Master [KAN-ROUND-03]" in told(after(state, "done"))


def test_a_player_who_is_alone_hears_since_when():
    alone = lesson("G01 G04, -", "row: 2\nwaiting: 1\nalone: yes")
    reason = scene.choices(alone, 0)[-1].reason
    assert reason == "player 1 is alone at School since row 2 was dealt and has to take a column"


def test_numbers_of_news_on_another_s_print_stay_off_the_desk_above():
    marks = marks_of(working("forest", "ocean; print G01"))
    spot, sky = marks["o1:place:1"], marks["o1:place:1 sky"]
    assert spot.edge.startswith("box ")
    assert "low" in spot.look.split()
    assert "low" not in marks["place:0"].look.split()
    assert spot.at[0] > sky.at[0]


def test_frames_of_another_s_studio_do_not_overlap():
    marks = marks_of(working("forest", "ocean; studio G05 G04"))
    first, second = (marks[f"o1:cell:{at}"] for at in (0, 1))
    wide = float(first.edge.split()[1])
    assert wide <= 28  # a fine line
    assert wide + 4.6 <= second.at[0] - first.at[0]


def test_the_legend_stays_while_a_row_of_cards_is_held():
    for hand in ("", "; hand G01 B13"):
        marks = marks_of(working(f"forest{hand}"))
        assert not [name for name, mark in marks.items() if name[:4] == "key:" and is_away(mark)]


def test_the_place_after_the_last_is_named_when_it_can_be_reached():
    assert is_away(marks_of(working("forest"))["num:12"])
    assert not is_away(marks_of(working(f"forest; print {LONG} B13"))["num:12"])


def test_the_end_of_a_round_is_told_where_not_all_finds_room():
    rng, crowded = random.Random(3), 0
    match = Match(kanagawa, 2, ["human", choose_at_random], seed=3)
    while match.turn() is not None and not crowded:
        if match.turn() == 0:
            lines, left_out = newest(match, 0)
            rounds = [match.states[at].rounds for at in range(match.at + 1)]
            ends = [at for at in since_deciding(match, 0) if rounds[at] != rounds[at + 1]]
            assert not [at for at in ends if not any(one.at <= at < one.end for one in lines)]
            crowded += bool(left_out and ends)
            match.play(rng.choice(kanagawa.legal_moves(match.state)))
        else:
            match.step()
    assert crowded


def test_the_number_of_a_painting_stands_on_what_was_painted():
    start = read(
        "step: work\nseat: 2\nplayer 1: forest\nplayer 2: ocean; hand B02; studio R10; "
        "fresh 2; brushes 0"
    )
    match = Match(kanagawa, 2, ["human", choose_at_random], start=start)
    painting = next(m for m in kanagawa.legal_moves(start) if isinstance(m, kanagawa.Print))
    match.play(painting)
    around = around_of(match, Viewer(0), lambda bot: "")
    assert [mark for mark, _ in around.pins] == ["o1:place:1"]
