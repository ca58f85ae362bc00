"""The files that set the project up agree with each other and say what is missing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tools import browser

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PYPROJECT["optional-dependencies"]
CONDA_NAMES = {"matplotlib-base": "matplotlib", "playwright-python": "playwright"}
REGISTRIES = (("pypi", "org"), ("pythonhosted", "org"), ("anaconda", "org"), ("npmjs", "org"))
BINARY = {".png", ".ico", ".woff2", ".gz"}


def bounds(requirements) -> dict[str, str]:
    """Version bounds by package name."""
    found = map(Requirement, requirements)
    return {canonicalize_name(each.name): str(each.specifier) for each in found}


def needed(*extras: str) -> dict[str, str]:
    """What pyproject.toml asks for: the core and these extras, and those that they name."""
    listed = [Requirement(name) for extra in extras for name in EXTRAS[extra]]
    others = [each for each in listed if each.name != PYPROJECT["name"]]
    found = bounds([*PYPROJECT["dependencies"], *map(str, others)])
    for each in listed:
        if each not in others:
            found |= needed(*each.extras)
    return found


def tracked() -> list[Path]:
    """The files of the project: what git knows, or without git all but what tools leave behind."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0 and listed.stdout:
        paths = [ROOT / name for name in listed.stdout.splitlines()]
    else:
        left = re.compile(r"/(\.venv|\.git|\.\w+_cache|\.hypothesis|__pycache__)/")
        paths = [path for path in ROOT.rglob("*") if not left.search(path.as_posix())]
    return [path for path in paths if path.is_file() and path.suffix not in BINARY]


def files_with(pattern: str) -> list[str]:
    found = re.compile(pattern)
    return [
        str(path.relative_to(ROOT))
        for path in tracked()
        if found.search(path.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(
    ("file", "python", "itself", "extras"),
    [
        (
            "environment.yml",
            PYPROJECT["requires-python"],
            [["-e ."]],
            ("lab", "plot", "arena", "test"),
        ),
        ("binder/environment.yml", "=3.13", [], ("lab", "plot", "arena")),
    ],
)
def test_conda_and_binder_get_the_same_dependencies(file, python, itself, extras):
    asked = yaml.safe_load((ROOT / file).read_text(encoding="utf-8"))
    assert asked["channels"] == ["conda-forge"]
    conda = [each for each in asked["dependencies"] if isinstance(each, str)]
    assert [each["pip"] for each in asked["dependencies"] if each not in conda] == itself
    assert file.startswith("binder") or python == PYPROJECT["requires-python"]
    assert f"python{python}" in conda
    given = bounds(each for each in conda if each != f"python{python}")
    given = {CONDA_NAMES.get(name, name): bound for name, bound in given.items()}
    assert given.pop("pip") == ""
    assert given == needed(*extras)


def pins() -> list[tuple[str, str]]:
    """Names and versions of constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    return [(canonicalize_name(name), at) for name, at in (line.split("==") for line in lines)]


def test_constraints_satisfy_every_bound():
    pinned = dict(pins())
    assert len(pinned) == len(pins()), "a package is pinned twice"
    for name, bound in needed(*EXTRAS).items():
        assert SpecifierSet(bound).contains(pinned[name]), name


def test_constraints_suit_the_oldest_python():
    """Some packages leave out the first releases of a Python, and Debian ships such a release."""
    oldest = f"{PYPROJECT['requires-python'].removeprefix('>=')}.0"
    pinned = set(pins())
    too_new = [
        each.name
        for each in distributions()
        if (canonicalize_name(each.name), each.version) in pinned
        and not SpecifierSet(each.metadata.get("Requires-Python") or "").contains(oldest)
    ]
    assert too_new == []


def make(*targets: str) -> subprocess.CompletedProcess[str]:
    """Run make as a user does: this test itself may run under another make."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(["make", *targets], cwd=ROOT, env=env, capture_output=True, text=True)


def test_make_help_lists_every_target():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):", makefile, re.M)
    assert [line.split()[1] for line in make().stdout.splitlines()] == targets
    assert re.findall(r"^TARGETS = (.*)", makefile, re.M) == [" ".join(targets)]


@pytest.mark.parametrize("target", ["play", "tests"])  # "tests" is a folder
def test_an_unknown_target_is_answered_with_the_list(target):
    asked = make(target)
    assert asked.returncode
    assert f"no target '{target}'; the targets are: lab test " in asked.stderr


def test_the_readme_begins_with_the_two_commands():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    first = re.search(r"^```\w*\n(.*?)^```", readme, re.M | re.S)
    assert first, "README.md has no block of code"
    commands = [line.partition("#")[0].strip() for line in first[1].splitlines()]
    assert commands == ["make lab", "make test"]


def test_no_file_names_a_package_registry():
    hosts = [rf"{name}\.{end}" for name, end in REGISTRIES]
    assert files_with("|".join(hosts)) == []


def test_no_file_names_a_home_folder():
    homes = "|".join(("home", "Users", "root"))
    assert files_with(rf"(?<![\w.~/])/({homes})/\w|[A-Z]:\\Users") == []


@pytest.fixture
def bare(tmp_path):
    """A folder with nothing but what the set-up reads, and a PATH with only a few programs."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "bin").mkdir()
    for name in ("tools/setup.sh", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("sh", "dirname", "cat", "find"):
        (tmp_path / "bin" / name).symlink_to(shutil.which(name))
    return tmp_path


def program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def set_up(folder: Path) -> list[str]:
    """What the set-up complains about, line by line."""
    env = {"PATH": str(folder / "bin")}
    ran = subprocess.run(
        ["sh", "tools/setup.sh"], cwd=folder, env=env, capture_output=True, text=True
    )
    assert ran.returncode
    return ran.stderr.splitlines()


def test_no_python_is_told_in_one_sentence(bare):
    (told,) = set_up(bare)
    assert told.startswith("japanboards needs Python 3.11 or newer, but there is no python3")


def test_an_old_python_is_told_in_one_sentence(bare):
    program(bare / "bin/python3", 'if [ "$1" = -V ]; then echo Python 3.9.2; else exit 1; fi')
    (told,) = set_up(bare)
    assert "3.11 or newer, but python3 is Python 3.9.2" in told


def test_a_missing_venv_module_is_told_with_the_remedy(bare):
    program(bare / "bin/python3", 'case "$2" in *ensurepip*) exit 1;; esac')
    (told,) = set_up(bare)
    assert "apt install python3-venv" in told


def test_a_newer_python_beside_an_old_one_is_taken(bare):
    program(bare / "bin/python3", "exit 1")
    program(bare / "bin/python3.12", 'case "$2" in *ensurepip*) exit 1;; esac')
    (told,) = set_up(bare)
    assert "apt install python3-venv" in told


def test_a_failed_installation_is_told(bare):
    make = 'mkdir -p .venv/bin; cp "$0" .venv/bin/python'
    refuse = 'case "$2" in pip) echo no network >&2; exit 1;; esac'
    program(bare / "bin/python3", f'case "$2" in venv) {make};; *) {refuse};; esac')
    for name in ("mkdir", "cp"):
        (bare / "bin" / name).symlink_to(shutil.which(name))
    assert "could not be installed" in set_up(bare)[-1]
    assert not (bare / ".venv/.installed").exists()


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_without_the_adapters_peers_only_ci_fails(bare, ci, code):
    make = 'mkdir -p .venv/bin; cp "$0" .venv/bin/python'
    refuse = 'case "$*" in *adapters*) echo no wheel >&2; exit 1;; esac'
    program(bare / "bin/python3", f'case "$2" in venv) {make};; *) {refuse};; esac')
    for name in ("mkdir", "cp"):
        (bare / "bin" / name).symlink_to(shutil.which(name))
    env = {"PATH": str(bare / "bin"), "CI": ci}
    command = ["sh", "tools/setup.sh", "adapters"]
    ran = subprocess.run(command, cwd=bare, env=env, capture_output=True, text=True)
    assert ran.returncode == code
    assert ("their tests are skipped" in ran.stdout) == (not code)
    for stamp in (".installed", ".installed-adapters"):
        assert (bare / ".venv" / stamp).exists() == (not code)


def test_chromium_variable_names_the_browser(monkeypatch, tmp_path):
    program(tmp_path / "mine", "")
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "mine"))
    assert browser.find() == str(tmp_path / "mine")
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "nobodys"))
    with pytest.raises(ValueError, match="no such program"):
        browser.find()


def test_a_browser_on_the_path_is_found(monkeypatch, tmp_path):
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in reversed(browser.NAMES):
        program(tmp_path / name, "")
        assert browser.find() == str(tmp_path / name)


def test_debians_package_is_taken_where_that_is_allowed(monkeypatch, tmp_path, capfd):
    install = f"printf '#!/bin/sh' >{tmp_path}/chromium; chmod +x {tmp_path}/chromium"
    program(tmp_path / "apt-get", f'echo "$@"; case "$*" in *install*) {install};; esac')
    (tmp_path / "chmod").symlink_to(shutil.which("chmod"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(browser, "downloaded", lambda: None)
    assert browser.get() == str(tmp_path / "chromium")
    assert "install -y chromium fonts-ipafont-gothic" in capfd.readouterr().out


def test_else_playwright_downloads_one(monkeypatch):
    ran, found = [], iter([None, "chrome"])
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(browser, "find", lambda: next(found))
    monkeypatch.setattr(browser, "run", lambda commands: ran.extend(commands) or True)
    assert browser.get() == "chrome"
    assert [command[1:] for command in ran] == [("-m", "playwright", "install", "chromium")]


def test_without_a_browser_only_ci_fails(monkeypatch, capsys):
    monkeypatch.setattr(browser, "get", lambda: None)
    monkeypatch.setenv("CI", "")
    assert browser.main(["--get"]) == 0
    assert "browser tests are skipped" in capsys.readouterr().out
    monkeypatch.setitem(os.environ, "CI", "true")
    assert browser.main(["--get"]) == 1


def test_getting_a_browser_has_a_time_limit(capsys):
    assert browser.run([("sleep", "30")], seconds=0.1) is False
    assert "took longer" in capsys.readouterr().out
