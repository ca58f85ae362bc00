"""A table's past, its files, and a new game at it."""

from types import SimpleNamespace

import pytest

from japanboards import hokkaido
from japanboards.core import keeping
from japanboards_widgets import table, tables

FOLDERS = ("../x.json", "..", ".", "", "a/b.json", "/tmp/x.json", "a\\b.json", "x.ipynb", "~/.json")


def said(table):
    return " ".join(sentence["text"] for sentence in table.board.live["status"])


def turn(table):
    return table.stage.live["beside"]["turn"]


def play_any(table, times=1):
    for _ in range(times):
        word, _ = table.session.frame.chooser.spelled[0]
        table.board._handle_custom_msg({"picks": list(word)}, [])


def press(table, name):
    """Press a button wherever it is."""
    boxes = [table]
    while boxes:
        box = boxes.pop()
        if getattr(box, "description", None) == name:
            return box.click()
        boxes += getattr(box, "children", ())
    raise AssertionError(f"there is no button {name}")


@pytest.fixture
def teaching():
    return table("rolling_japan", 1, board="small", seed=5, pause=0, policy="teaching")


@pytest.fixture
def playing(tmp_path):
    one = table("rolling_japan", 1, board="small", seed=5, pause=0)
    one.folder = tmp_path
    return one


def test_teaching_takes_back_past_the_dice_and_plays_again(teaching):
    play_any(teaching, 3)
    newest = teaching.match.state
    for at in (10, 5, 4):
        press(teaching, "Undo")
        assert teaching.match.at == at
        assert turn(teaching) == (f"Move {at - 4} of 7" if at < 11 else "Your turn")
    assert teaching.board.live["moves"]
    for at in (5, 10, 11):
        press(teaching, "Redo")
        assert teaching.match.at == at
    assert teaching.match.state is newest
    assert teaching.last_error is None


def test_a_move_from_the_past_gives_up_what_lay_ahead(teaching):
    play_any(teaching, 3)
    press(teaching, "Undo")
    press(teaching, "Undo")
    play_any(teaching)
    assert teaching.match.live
    assert teaching.time.slider.max == len(teaching.match.moves)


def test_at_play_only_ones_own_move_is_taken_back(playing):
    assert "jb-off" in playing.time.undo._dom_classes
    assert "new dice have been rolled" in playing.time.undo.tooltip
    play_any(playing)
    assert "jb-off" not in playing.time.undo._dom_classes
    press(playing, "Undo")
    assert (playing.match.at, len(playing.match.moves)) == (4, 4)
    play_any(playing, 2)
    assert "jb-off" in playing.time.undo._dom_classes
    playing.time.undo.click()
    assert "You cannot undo: new dice have been rolled." in said(playing)
    assert len(playing.match.moves) == 10


def test_the_slider_looks_back_and_now_returns(playing):
    play_any(playing, 2)
    assert playing.time.slider.min == 4  # the first roll is no move of anybody
    playing.time.slider.value = 5
    assert playing.match.at == 5
    assert turn(playing) == "Move 1 of 6"
    assert playing.board.live["moves"] == []
    playing.board._handle_custom_msg({"touch": ["cell:Osaka"]}, [])
    assert "This is the past: press Now to go on playing." in said(playing)
    press(playing, "Now")
    assert playing.match.live
    assert playing.time.slider.value == 10
    assert playing.board.live["moves"]


def test_a_log_goes_with_the_position(teaching):
    play_any(teaching, 2)
    whole = teaching.side.log_box.value
    teaching.time.slider.value = 4
    assert "writes" not in teaching.side.log_box.value
    assert "comes out of the bag" in teaching.side.log_box.value
    teaching.time.slider.value = 10
    assert teaching.side.log_box.value == whole


def test_a_new_game_is_asked_for_where_the_form_was_sent(playing):
    form = playing.side.new_game
    play_any(playing, 1)
    form.send_form()
    playing.show_around()
    assert form.question.value == "This game is not over. Give it up?"
    assert form.start.layout.display == "none"
    playing.do("unsure")
    playing.show_around()
    assert (form.question.value, form.start.layout.display) == ("", None)
    form.send_form()
    playing.do("sure")
    assert (form.question.value, form.start.layout.display) == ("", None)


def test_rounds_are_counted_beside_the_slider(playing):
    play_any(playing, 1)
    assert playing.time.where.value.startswith("round 1, move ")


def test_save_and_load(playing, tmp_path):
    play_any(playing, 3)
    saved = playing.match.state
    press(playing, "Save")
    assert playing.side.files.note.value == "Saved 11 moves."
    play_any(playing, 2)
    assert playing.side.files.note.value == ""  # what was saved is no longer what is played
    press(playing, "Load")
    assert said(playing).startswith("This game is not over. Give it up?")
    assert [each["act"] for each in playing.stage.live["beside"]["ask"]] == ["sure", "unsure"]
    playing.do("unsure")
    assert len(playing.match.moves) > 11
    press(playing, "Load")
    playing.do("sure")
    assert playing.side.files.note.value == "Loaded 11 moves."
    assert playing.match.state == saved
    assert playing.board.live["moves"]
    other = table("rolling_japan", seats=["human", "random"], seed=1, pause=0)
    other.folder = tmp_path
    press(other, "Load")
    assert (other.match.players, other.match.board) == (1, "small")
    assert other.last_error is None
    assert other.side_boards == []
    play_any(other)


@pytest.mark.parametrize("name", FOLDERS)
def test_a_name_that_leads_elsewhere_is_refused(playing, tmp_path, name):
    before = sorted(tmp_path.parent.rglob("*"))
    playing.side.files.name.value = name
    for what in ("Save", "Load"):
        press(playing, what)
        assert "Not possible: the file is a name without folders" in said(playing)
    assert sorted(tmp_path.parent.rglob("*")) == before


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: text[: len(text) // 2], "the save is damaged"),
        (lambda text: "[]", "the save is not a record"),
        (lambda text: text.replace('"version": 1', '"version": 99'), "version 99"),
        (lambda text: text.replace("draw white", "draw purple"), "move 2, 'draw purple', is ill"),
        (lambda text: text.replace('"small"', '"moon"'), "moon"),
        (lambda text: "\x00", "the save is damaged"),
    ],
)
def test_a_damaged_file_is_refused_and_the_game_goes_on(playing, tmp_path, damage, complaint):
    play_any(playing, 2)
    press(playing, "Save")
    [path] = tmp_path.iterdir()
    path.write_text(damage(path.read_text()))
    before, seats = playing.match.states, playing.match.seats
    press(playing, "Load")
    playing.session.guarded(playing.do)("sure")
    assert complaint in said(playing)
    assert isinstance(playing.last_error, ValueError)
    assert playing.match.states is before
    assert playing.match.seats == seats
    play_any(playing)
    assert len(playing.match.moves) == 11


def test_a_file_that_is_not_there_or_not_text(playing, tmp_path):
    press(playing, "Load")
    assert "cannot be read" in said(playing)
    (tmp_path / "rolling_japan.save.json").write_bytes(b"\xff\xfe\x00")
    press(playing, "Load")
    assert "cannot be read" in said(playing)


def test_a_new_game_forgets_the_old_one(playing):
    play_any(playing, 6)
    playing.session.say(*playing.session.why_not(["cell:Osaka"]))
    seats = ["human", "human", "random", "random", "random"]
    playing.begin(5, seats, "japan", {"purple_area": "each"})
    assert len(playing.match.moves) > 10  # it is asked first
    playing.do("sure")
    assert playing.last_error is None
    assert playing.match.players == 5
    assert len(playing.match.moves) == 4
    assert len(playing.side_boards) == 4
    assert turn(playing) == "Player 1: your turn"
    assert "Not possible" not in said(playing)
    assert (playing.time.slider.value, playing.time.slider.max) == (4, 4)


def test_a_new_game_with_fewer_players_looks_at_a_sheet_that_exists():
    one = table("rolling_japan", seats=["random", "random", "random", "human"], seed=2, pause=0)
    one.begin(2, ["human", "random"], "small", {})
    assert one.last_error is None
    assert one.board.live["title"] == "Rolling Japan, sheet of player 1"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((9, ["human"] * 9, "japan", {}), "1 to 8 players, not 9"),
        ((2, ["human", "nobody"], "japan", {}), "nobody called 'nobody'"),
        ((2, ["human", "human"], "moon", {}), "moon"),
        ((2, ["human", "human"], "japan", {"first": 5}), "a seat from 0 to 1, not 5"),
        ((2, ["human", "human"], "japan", {"luck": True}), "no option 'luck'"),
        ((2, ["human"], "japan", {}), "2 players need 2 seats"),
    ],
)
def test_a_game_that_cannot_begin_leaves_the_old_one(playing, arguments, complaint):
    play_any(playing)
    before = playing.match
    playing.session.guarded(playing.begin)(*arguments)
    assert complaint in said(playing)
    assert playing.match is before
    play_any(playing)


def test_a_board_of_ones_own_is_saved_loaded_and_played_on_again(tmp_path):
    board = hokkaido.Board.of({**hokkaido.new_game(2, board="small").board.data, "title": "Mine"})
    one, other = (table("hokkaido", 2, board=own, seed=5, pause=0) for own in (board, ""))
    one.folder = other.folder = tmp_path
    one.session.uncover()
    play_any(one)
    press(one, "Save")
    press(other, "Load")
    assert other.last_error is None
    assert repr(other.match.state) == repr(one.match.state)
    one.side.new_game.seats[1].value = "human"
    press(one, "Start")
    one.do("sure")
    assert (one.last_error, one.match.state.board) == (None, board)


def test_a_file_that_is_something_else_is_not_overwritten_unasked(playing, tmp_path):
    other = tmp_path / "rolling_japan.save.json"
    other.write_text("my shopping list")
    play_any(playing)
    press(playing, "Save")
    assert "Overwrite it?" in said(playing)
    assert other.read_text() == "my shopping list"
    playing.do("sure")
    assert '"rolling_japan"' in other.read_text()


def asked(table):
    return [each["text"] for each in table.stage.live["beside"]["ask"] if each["act"]]


def kept_table(**settings):
    return table("rolling_japan", seats=["human", "random"], board="small", pause=0, **settings)


def test_a_table_that_is_set_up_again_offers_to_go_on():
    one = kept_table(seed=5)
    assert "Go on with my game" not in asked(one)
    play_any(one, 3)
    again = kept_table(seed=5)
    assert len(again.match.moves) < len(one.match.moves)
    assert repr(again) == repr(kept_table(seed=5))
    assert asked(again)[0] == "Go on with my game"
    again.do("resume")
    assert again.match.moves == one.match.moves
    assert "Go on with my game" not in asked(again)
    play_any(again)
    assert again.last_error is None
    assert asked(kept_table(seed=6)) == []


def test_a_game_that_is_not_gone_on_with_is_put_aside(kept):
    one = kept_table(seed=5)
    play_any(one, 3)
    [file] = kept.iterdir()
    old = file.read_text()
    again = kept_table(seed=5)
    play_any(again)
    assert asked(again) == []
    assert sorted(path.suffixes for path in kept.iterdir()) == [[".earlier", ".json"], [".json"]]
    assert next(path for path in kept.iterdir() if path != file).read_text() == old


def test_a_game_that_is_over_or_not_begun_is_not_kept(kept):
    one = kept_table(seed=5)
    assert not kept.exists()
    while one.match.turn() is not None:
        play_any(one)
    assert [path.name for path in kept.iterdir()] == ["rolling_japan.results.json"]
    assert one.last_error is None


def test_a_damaged_game_is_not_offered_and_a_folder_that_cannot_be_is_said(kept):
    one = kept_table(seed=5)
    play_any(one)
    [file] = kept.iterdir()
    file.write_text("{ damaged")
    assert asked(kept_table(seed=5)) == []
    file.unlink()
    kept.rmdir()
    kept.write_text("a file in the way")
    play_any(one)
    assert "cannot be kept" in one.side.files.note.value
    assert one.last_error is None


def test_tables_alike_in_two_cells_have_a_file_each_and_find_it_again(kept, monkeypatch):
    asked = {}
    monkeypatch.setattr(keeping, "HELD", {})
    monkeypatch.setattr(
        tables, "get_ipython", lambda: SimpleNamespace(get_parent=lambda: dict(asked))
    )

    def run(cell, nth, **how):
        asked.update({"metadata": {"cellId": cell}, "header": {"msg_id": nth}, **how})
        return kept_table(seed=5)

    one, two = run("a", 1), run("b", 2)
    play_any(one, 3)
    play_any(two, 1)
    again = [run("a", 3), run("b", 4)]
    assert [len(each.kept.moves) for each in again] == [len(one.match.moves), len(two.match.moves)]
    keeping.HELD.clear()  # the kernel is restarted
    found = [run("a", 5), run("b", 6), run("", 7, content={"code": "another cell"})]
    assert [bool(each.kept) for each in found] == [True, True, False]
    assert sorted(path.stem[-2:] == "-2" for path in kept.iterdir()) == [False, True]
