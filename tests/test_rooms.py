"""The house: the same rooms in every game, and imports that go one way, as CONTRIBUTING says."""

import ast
import re
from pathlib import Path

import pytest

from japanboards import GAMES
from japanboards.core import protocol

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = {"japanboards": ROOT / "japanboards", "japanboards_widgets": ROOT / "widgets"}
ROOMS = ("book", "rules", "text", "picture", "teaching")
# Files that every game has, by room; a game may have more, under a name of its own.
FILES = {
    "": {"__init__", "board", "heuristics", "odds"},
    "book": {"__init__", "clauses", "rulings"},
    "rules": {
        *("__init__", "state", "moves", "generator", "legality"),
        *("setup", "effects", "views", "scoring"),
    },
    "text": {"__init__", "notation", "reading", "telling", "checks"},
    "picture": {"__init__", "scene", "touch", "chart"},
    "teaching": {
        "__init__",
        "lessons",
        "predicates",
        "exercises",
        "solutions",
        "practice",
        "causes",
    },
}
# Where a function lives that readers look for: one guess.
HOMES = {
    "rules/views": {"view", "resample"},
    "rules/setup": {"new_game"},
    "rules/generator": {"to_move", "legal_moves", "chance_moves"},
    "rules/scoring": {"tally", "winners"},
    "rules/effects": {"apply"},
    "rules/legality": {"breaches"},
    "picture/touch": {"picks", "intended_moves", "prompt", "ways"},
    "picture/scene": {"scene", "side_scenes"},
    "picture/chart": {"chart", "graph", "layers"},
    "odds": {"forecast"},
    "heuristics": {"estimate", "boundary"},
}
# Inside a game a part may import from its own floor and from those below.
FLOORS = (
    {"book", "board", "board_checks", "cards"},
    {"rules"},
    {"text", "odds", "heuristics", "heuristics_routes", "upper_bound"},
    {"picture"},
    {"teaching"},
)
LIBRARIES = {"maps": {"matplotlib"}, "arena": {"matplotlib", "pandas", "tqdm"}}
LIBRARIES |= {"adapters": {"gymnasium", "numpy", "pettingzoo", "pyspiel"}}
LIBRARIES |= {"widgets": {"IPython", "anywidget", "ipywidgets", "traitlets"}}

each_game = pytest.mark.parametrize("name", GAMES)


def imported(path, package):
    """The modules that a file imports, by their whole names; not those for types alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing = {id(part) for node in ast.walk(tree) if only_typing(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in typing:
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1]
            whole = ".".join([*(base if node.level else []), *filter(None, [node.module])])
            yield from [whole] * (whole != "japanboards")
            yield from (f"{whole}.{name.name}" for name in node.names)


def only_typing(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def package_of(path):
    """The package a file belongs to."""
    return ".".join(path.relative_to(ROOT).parent.parts)


def may_import():
    """CONTRIBUTING's table: a folder, and what it may import."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `japanboards/([a-z<>]+)/` \| .* \| ([a-z, ]+) \|$", text, re.M)
    return {folder: set(allowed.split(", ")) for folder, allowed in rows}


def test_the_table_of_contributing_is_read():
    assert set(may_import()) == {"core", "<game>", "bots", "arena", "adapters", "maps"}


def part_of(module):
    """Which folder of ours a module is in; a game counts as a game."""
    parts = module.split(".")
    if parts[0] != "japanboards" or len(parts) == 1:
        return "games" if module == "japanboards" else ""
    return "games" if parts[1] in GAMES or parts[1] in ("GAMES", "game_called") else parts[1]


@pytest.mark.parametrize("folder", ["core", "bots", "arena", "adapters", "maps", *GAMES])
def test_folders_import_what_contributing_lets_them(folder):
    allowed = may_import()["<game>" if folder in GAMES else folder]
    own = "games" if folder in GAMES else folder
    for path in sorted((ROOT / "japanboards" / folder).rglob("*.py")):
        for module in imported(path, package_of(path)):
            part = part_of(module)
            if folder in GAMES and part == "games":
                assert module.split(".")[1] == folder, f"{path} imports another game: {module}"
            elif part:
                assert part in allowed | {own}, f"{path} imports {module}"
            elif not module.startswith("japanboards"):
                library = module.partition(".")[0]
                known = {"networkx"} | LIBRARIES.get(folder, set())
                assert library in known or is_standard(library), f"{path} imports {module}"


def is_standard(library):
    import sys

    return library in sys.stdlib_module_names


@each_game
@pytest.mark.parametrize("room", FILES)
def test_every_game_has_the_same_files_in_the_same_rooms(name, room):
    folder = ROOT / "japanboards" / name / room
    assert {path.stem for path in folder.glob("*.py")} >= FILES[room]


@each_game
def test_there_is_no_other_room(name):
    folder = ROOT / "japanboards" / name
    inside = {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__"}
    assert inside == {*ROOMS, "data"}
    assert {path.suffix for path in (folder / "data").iterdir()} == {".json"}


@each_game
@pytest.mark.parametrize("home", HOMES)
def test_a_function_lives_where_it_is_looked_for(name, home):
    tree = ast.parse((ROOT / "japanboards" / name / f"{home}.py").read_text(encoding="utf-8"))
    here = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert here >= HOMES[home]


def floor_of(part):
    return next((at for at, floor in enumerate(FLOORS) if part in floor), None)


@each_game
def test_imports_inside_a_game_go_one_way(name):
    folder = ROOT / "japanboards" / name
    for path in sorted(folder.rglob("*.py")):
        part = path.relative_to(folder).parts[0].removesuffix(".py")
        if part == "__init__":
            continue
        for module in imported(path, package_of(path)):
            inner = module.removeprefix(f"japanboards.{name}.").split(".")[0]
            if module.startswith(f"japanboards.{name}.") and floor_of(inner) is not None:
                assert floor_of(inner) <= floor_of(part), f"{path} imports {module}"


PROTOCOLS = {
    "": (protocol.Rules, protocol.Facts, protocol.Teaching, protocol.Game),
    "notation": (protocol.Text,),
    "scene": (protocol.Picture,),
    "chart": (protocol.Chart,),
    "heuristics": (protocol.Heuristics,),
}


def members(kind):
    """What a protocol asks for, its own and what it inherits."""
    for each in kind.__mro__:
        if each.__module__ == protocol.__name__:
            yield from (name for name in vars(each) if not name.startswith("_"))


@each_game
@pytest.mark.parametrize("part", PROTOCOLS)
def test_a_game_has_all_that_the_protocols_ask_for(name, part):
    """mypy compares modules with protocols only on their own floor."""
    module = getattr(GAMES[name], part) if part else GAMES[name]
    asked = {member for kind in PROTOCOLS[part] for member in members(kind)}
    assert sorted(asked - set(dir(module))) == []


@each_game
def test_a_position_says_how_many_play_and_what_is_new(name):
    for players in GAMES[name].PLAYERS:
        state = GAMES[name].new_game(players)
        assert (state.seats, type(state.news)) == (players, tuple)
