"""The command, as somebody types it; and copies of notebooks, which stay their owner's."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from talk import refusal

import japanboards
from japanboards import command
from japanboards.copies import bring, digest, free_name, names, notebook_of, shipped


def typed(capsys, *words):
    """What a command answers: its code, and what it says."""
    code = command.main(words)
    said = capsys.readouterr()
    return code, said.out + said.err


@pytest.fixture
def started(monkeypatch):
    """The programs that the command would have started, with their arguments."""
    calls = []
    monkeypatch.setattr(command, "run", lambda *arguments: calls.append(arguments) or 0)
    monkeypatch.setattr(command, "has_display", lambda: True)
    monkeypatch.setattr(command, "trust", lambda folder: None)
    return calls


def without(monkeypatch, *missing):
    """As if these packages were not installed, and all others were."""
    monkeypatch.setattr(command, "find_spec", lambda name: None if name in missing else name)


def source_of(path):
    return "".join(json.loads(path.read_text())["cells"][0]["source"])


def test_it_is_a_module_that_tells_its_version():
    asked = [sys.executable, "-m", "japanboards", "--version"]
    ran = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert ran.stdout == f"japanboards {japanboards.__version__}\n"


def test_alone_it_says_what_may_be_typed(capsys):
    code, said = typed(capsys)
    assert code == 0
    assert "lab" in said
    assert "play takamatsu" in said


def test_the_games_are_listed(capsys):
    code, said = typed(capsys, "games")
    assert code == 0
    assert [line.split()[0] for line in said.splitlines()] == list(japanboards.GAMES)
    assert "Kaigan, 3 to 4 players; boards: japan, small" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["takamatzu"], "there is no game 'takamatzu' (did you mean takamatsu?)"),
        (["kaigan", "--players", "2"], "Kaigan is for 3 to 4 players, not 2"),
        (["kaigan", "--board", "smal"], "there is no board 'smal' (did you mean small?)"),
        (["kaigan", "--bot", "gentel"], "there is no bot 'gentel' (did you mean gentle?)"),
    ],
)
def test_what_cannot_be_played_is_told_and_nothing_is_written(
    capsys, tmp_path, started, words, said
):
    code, told = typed(capsys, "play", *words, "--folder", str(tmp_path))
    assert (code, started, list(tmp_path.iterdir())) == (1, [], [])
    assert told.startswith(f"japanboards: {said}")


def test_a_table_opens_in_voila_where_that_is_installed(capsys, tmp_path, started, monkeypatch):
    without(monkeypatch)
    words = ["play", "takamatsu", "--folder", str(tmp_path), "--board", "small", "--players", "3"]
    assert typed(capsys, *words)[0] == 0
    path = tmp_path / "takamatsu/table.ipynb"
    assert started[0][:2] == ("voila", str(path))
    asked = "table('takamatsu', seats=['human', 'gentle', 'gentle'], board='small')"
    assert source_of(path) == f"from japanboards_widgets import table\n\n{asked}"


def test_a_table_that_somebody_changed_is_not_written_over(capsys, tmp_path, started, monkeypatch):
    without(monkeypatch)
    words = ["play", "takamatsu", "--folder", str(tmp_path)]
    typed(capsys, *words)
    path = tmp_path / "takamatsu/table.ipynb"
    executed(path)
    typed(capsys, *words, "--board", "small")
    assert source_of(path).endswith("board='small')")  # it was only run
    mine = path.read_text().replace("gentle", "strong")
    path.write_text(mine)
    typed(capsys, *words)
    typed(capsys, *words)
    assert path.read_text() == mine
    assert started[-1][1] == str(path.with_name("table-2.ipynb"))
    assert len(list(path.parent.iterdir())) == 2
    path.write_text("[" * 200_000)
    path.with_name("table-2.ipynb").unlink()
    path.with_name("table-2.ipynb").symlink_to(tmp_path / "outside.ipynb")
    assert typed(capsys, *words)[0] == 0
    assert started[-1][1] == str(path.with_name("table-3.ipynb"))
    assert not (tmp_path / "outside.ipynb").exists()


def test_else_it_opens_in_lab_and_says_what_to_press(capsys, tmp_path, started, monkeypatch):
    without(monkeypatch, "voila")
    code, said = typed(capsys, "play", "kaigan", "--folder", str(tmp_path))
    assert (code, started[0][0]) == (0, "jupyterlab")
    assert "--LabApp.default_url=/lab/tree/kaigan/table.ipynb" in started[0]
    assert "Shift and Enter" in said


@pytest.mark.parametrize("words", [["lab"], ["play", "kaigan"]])
def test_without_lab_the_extra_is_named(capsys, tmp_path, started, monkeypatch, words):
    without(monkeypatch, "voila", "jupyterlab")
    monkeypatch.chdir(tmp_path)
    code, said = typed(capsys, *words)
    assert (code, started) == (1, [])
    assert said == "japanboards: JupyterLab is not installed: pip install 'japanboards[lab]'\n"


def test_lab_brings_the_notebooks_and_opens_home(capsys, tmp_path, started):
    code, said = typed(capsys, "lab", str(tmp_path / "mine"))
    assert code == 0
    assert "files were copied to" in said
    for name in names(shipped()):
        assert (tmp_path / "mine" / name).exists()
    assert "--LabApp.default_url=/lab/tree/00_start_here.ipynb" in started[0]
    settings = next(each for each in started[0] if "app_settings_dir" in each).partition("=")[2]
    own = next(each for each in started[0] if "extra_labextensions" in each).partition("=")[2]
    assert (Path(own) / "japanboards/package.json").exists()
    assert '"fetchNews": "false"' in (tmp_path / settings / "overrides.json").read_text()


def test_fresh_copies_go_into_a_folder_of_their_own(capsys, tmp_path, started):
    (tmp_path / "mine").mkdir()
    typed(capsys, "lab", str(tmp_path / "mine"), "--fresh")
    assert f"--ServerApp.root_dir={tmp_path / 'mine-2'}" in started[0]
    assert free_name(tmp_path / "mine") == tmp_path / "mine-3"


@pytest.fixture
def source(tmp_path):
    """A package's notebooks: two, and a picture."""
    folder = tmp_path / "source"
    (folder / "a").mkdir(parents=True)
    (folder / "a/one.ipynb").write_text(notebook_of("1"))
    (folder / "two.ipynb").write_text(notebook_of("2"))
    (folder / "picture.svg").write_text("<svg/>")
    (folder / ".japanboards").mkdir()
    (folder / ".japanboards/game.json").write_text("{}")
    return folder


def executed(path):
    """Run a notebook, as far as the file is concerned."""
    notebook = json.loads(path.read_text())
    notebook["cells"][0].update(execution_count=1, outputs=[{"output_type": "stream"}])
    path.write_text(json.dumps(notebook))


def test_what_is_there_already_is_not_copied_again(source, tmp_path):
    folder = tmp_path / "mine"
    assert bring(source, folder) == [f"3 files were copied to {folder}."]
    assert not (folder / ".japanboards").exists()
    assert bring(source, folder) == []


def test_an_update_replaces_what_was_only_run_and_keeps_what_was_changed(source, tmp_path):
    folder = tmp_path / "mine"
    bring(source, folder)
    executed(folder / "a/one.ipynb")
    (folder / "two.ipynb").write_text(notebook_of("my own"))
    for name in ("a/one.ipynb", "two.ipynb"):
        (source / name).write_text(notebook_of("new"))
    said = bring(source, folder)
    assert said[0] == f"Brought up to date in {folder}: a/one.ipynb."
    assert said[1].startswith(f"You changed these in {folder}, so they stay as they are: two.ipynb")
    assert source_of(folder / "a/one.ipynb") == "new"
    assert source_of(folder / "two.ipynb") == "my own"
    assert bring(source, folder)[0].startswith("You changed these")


def test_a_file_that_was_there_before_us_is_kept(source, tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "two.ipynb").write_text("not a notebook")
    assert any("two.ipynb" in line for line in bring(source, folder)[1:])
    assert (folder / "two.ipynb").read_text() == "not a notebook"
    assert digest(folder / "two.ipynb") != digest(source / "two.ipynb")


def test_whatever_is_in_the_way_stays_and_is_told(source, tmp_path):
    folder = tmp_path / "mine"
    (folder / "two.ipynb").mkdir(parents=True)
    (folder / "picture.svg").symlink_to(tmp_path / "outside.svg")
    (folder / "a").mkdir()
    (folder / "a/one.ipynb").write_text("[" * 200_000)
    [said, _] = bring(source, folder)
    assert said.endswith("stay as they are: a/one.ipynb, picture.svg, two.ipynb.")
    assert not (tmp_path / "outside.svg").exists()
    assert (folder / "two.ipynb").is_dir()


@pytest.mark.parametrize("list_of_copies", ["[]", "3", "nope", "[" * 100_000])
def test_a_damaged_list_of_copies_is_said_in_a_sentence(source, tmp_path, list_of_copies):
    folder = tmp_path / "mine"
    bring(source, folder)
    (folder / ".japanboards-lab/copies.json").write_text(list_of_copies)
    said = refusal(bring, source, folder)
    assert said.startswith("the list of copies copies.json is damaged, it is not")


def test_a_copy_is_whole_or_not_there(source, tmp_path, monkeypatch):
    folder = tmp_path / "mine"
    bring(source, folder)
    before = (folder / "two.ipynb").read_text()
    (source / "two.ipynb").write_text(notebook_of("new"))

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    said = refusal(bring, source, folder)
    assert said == "the copy two.ipynb cannot be written: No space left on device"
    assert (folder / "two.ipynb").read_text() == before


def test_a_folder_that_cannot_be_is_refused_in_a_sentence(source, tmp_path):
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    said = refusal(bring, source, tmp_path / "loop")
    assert said == "the folder loop is a link that leads to itself"
    said = refusal(bring, source, tmp_path / ("x" * 300))
    assert said.endswith(": File name too long")
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "a").write_text("a file in the place of a folder")
    assert "cannot be copied to" in refusal(bring, source, folder)


def test_a_file_in_the_place_of_the_folder_is_refused(source, tmp_path):
    (tmp_path / "mine").write_text("")
    with pytest.raises(ValueError, match="is a file, not a folder"):
        bring(source, tmp_path / "mine")


def test_in_a_checkout_the_notebooks_are_used_where_they_are():
    before = set(shipped().iterdir())
    assert bring(shipped(), shipped()) == []
    assert set(shipped().iterdir()) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there a process is ended without a word")
def test_whoever_ends_the_command_ends_what_it_has_started(tmp_path):
    (tmp_path / "sleeper.py").write_text(
        "import os, time\nopen('pid', 'w').write(str(os.getpid()))\ntime.sleep(60)\n"
    )
    ours = "import sys; from japanboards.command import run; sys.exit(run('sleeper') != 0)"
    with subprocess.Popen([sys.executable, "-c", ours], cwd=tmp_path) as command:
        pid = tmp_path / "pid"
        while not (pid.exists() and pid.read_text()):
            time.sleep(0.05)
        command.terminate()
        assert command.wait(10) == 1, "the command ends after what it started"
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)
