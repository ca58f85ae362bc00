"""The site, as far as it can be asked without building it: the lock, the links, what runs there.

`make site` builds it and `make site-check` drives it in a browser.
"""

import hashlib
import html
import json
import zipfile

import pytest

from japanboards import GAMES
from tools import site, site_bytecode, site_docs, site_drive, site_front, site_pyodide
from tools.site_pyodide import Missing

PIP = ["no pip is asked"]


def wheel_of(folder, name, version="1.0", needs=(), files=("__init__.py",)):
    """A wheel as small as one can be."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    about = "".join(f"Requires-Dist: {each}\n" for each in needs)
    with zipfile.ZipFile(path, "w") as packed:
        for file in files:
            packed.writestr(f"{name}/{file}", "")
        packed.writestr(f"{name}-{version}.dist-info/METADATA", f"Name: {name}\n{about}")
        packed.writestr(f"{name}-{version}.dist-info/RECORD", f"{name}/__init__.py,,\n")
    return path


@pytest.fixture
def distribution(tmp_path):
    """A full distribution of Pyodide, as small as one can be."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in site_pyodide.CORE:
        (folder / name).write_text(name)
    packages = {}
    for name in (*site_pyodide.KERNEL, *site_pyodide.PLOTS, "prompt_toolkit"):
        path = wheel_of(folder, name.replace("-", "_"))
        packages[site_pyodide.plain(name)] = site_pyodide.entry_of(path, ())
    packages["ipython"]["depends"] = ["prompt_toolkit"]  # as Pyodide spells it
    packages["unused"] = {**packages["jedi"], "name": "unused", "file_name": "unused.whl"}
    (folder / "pyodide-lock.json").write_text(json.dumps({"packages": packages}))
    return folder


def test_a_full_distribution_keeps_its_sums_and_gets_our_wheels(distribution, tmp_path):
    ours = wheel_of(tmp_path, "japanboards", needs=["networkx>=3.4", "tqdm; extra == 'arena'"])
    nets = wheel_of(tmp_path, "networkx")
    out = tmp_path / "out"
    lock, told = site_pyodide.fill(distribution, out, PIP, [ours, nets], full=True)
    assert told == []
    assert lock["packages"]["japanboards"]["depends"] == ["networkx"]
    assert lock["packages"]["japanboards"]["imports"] == ["japanboards"]
    assert lock["packages"]["ipython"]["depends"] == ["prompt-toolkit"]
    assert {"matplotlib", "prompt-toolkit"} <= set(lock["packages"])
    assert "unused" not in lock["packages"]
    assert site_pyodide.check(out) == len(lock["packages"])


def test_a_file_that_is_not_what_the_lock_names_is_refused(distribution, tmp_path):
    path = next(distribution.glob("matplotlib*.whl"))
    path.write_bytes(path.read_bytes() + b"more")
    with pytest.raises(Missing, match="has another sum than Pyodide's lock says"):
        site_pyodide.fill(distribution, tmp_path / "out", PIP, [], full=True)


def test_sums_are_never_rewritten_in_silence(distribution, tmp_path, monkeypatch):
    def download(pip, folder, wanted):
        for each in wanted:
            name, _, version = each.partition("==")
            wheel_of(folder, name.replace("-", "_"), version, files=("packed.py", "anew.py"))

    monkeypatch.setattr(site_pyodide, "download", download)
    lock, told = site_pyodide.fill(distribution, tmp_path / "out", PIP, [], full=False)
    assert told == [
        "sums rewritten in the lock, for Pyodide packs these wheels anew: "
        + ", ".join(sorted(lock["packages"]))
    ]
    assert "matplotlib" not in lock["packages"]
    assert site_pyodide.check(tmp_path / "out") == len(lock["packages"])


def test_a_wheel_that_needs_what_is_not_there_is_refused(distribution, tmp_path):
    lonely = wheel_of(tmp_path, "lonely", needs=["company"])
    with pytest.raises(Missing, match="needs company, which the lock has not"):
        site_pyodide.fill(distribution, tmp_path / "out", PIP, [lonely], full=True)


def test_networkx_does_not_bring_what_no_game_needs(distribution, tmp_path):
    nets = wheel_of(tmp_path, "networkx", needs=["numpy", "matplotlib"])
    lock, told = site_pyodide.fill(distribution, tmp_path / "out", PIP, [nets], full=True)
    assert lock["packages"]["networkx"]["depends"] == []
    assert told == ["networkx is loaded without decorator, matplotlib, numpy, setuptools"]


def test_pyodide_that_is_not_what_it_was_is_refused(tmp_path):
    packed = tmp_path / f"pyodide-{site_pyodide.VERSION}.tgz"
    packed.write_bytes(b"something else")
    with pytest.raises(Missing, match="is not what it was"):
        site_pyodide.get_core(tmp_path)
    assert not packed.exists()


def test_without_npm_the_remedy_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(site_pyodide.shutil, "which", lambda name: None)
    monkeypatch.setattr(site, "WORK", tmp_path / "work")
    monkeypatch.setattr(site, "SITE", tmp_path / "site")
    assert site.main([]) == 1
    assert "npm is needed to get Pyodide (on Debian and Ubuntu: apt install npm)" in (
        capsys.readouterr().err
    )
    assert site.main(["--serve"]) == 1
    assert capsys.readouterr().err == "there is no site yet: make site builds it\n"
    assert site.main(["--pyodide", str(tmp_path / "nothing.tar.bz2")]) == 1
    assert "there is no Pyodide distribution at" in capsys.readouterr().err


def test_an_old_site_is_not_driven(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(site, "SITE", tmp_path)
    monkeypatch.setattr(site_drive, "find", lambda: "a browser")
    assert site_drive.drive(["kaigan"]) == 1
    assert capsys.readouterr().err == "there is no site yet: make site builds it\n"
    (tmp_path / site.STATE).write_text("another")
    with pytest.raises(Missing, match="changed since the site was built: make site"):
        site.check_state()
    (tmp_path / site.STATE).write_text(site.state_of())
    site.check_state()


def test_what_draws_runs_only_with_a_full_distribution(tmp_path):
    live, every = site.contents(tmp_path / "a", False), site.contents(tmp_path / "b", True)
    for name in GAMES:
        assert {f"{name}/learn.ipynb", f"{name}/play.ipynb"} <= set(live)
        assert f"{name}/map.ipynb" in set(every) - set(live)
    copied = json.loads((tmp_path / "a" / live[0]).read_text(encoding="utf-8"))
    assert not any(cell.get("outputs") for cell in copied["cells"])


def test_a_page_loads_ours_first_and_asks_nobody_else():
    told = site.settings({}, False)["jupyter-config-data"]["litePluginSettings"][site.PLUGIN]
    assert told["disablePyPIFallback"] is True
    assert {"japanboards", "anywidget"} <= set(told["loadPyodideOptions"]["packages"])
    assert told["pyodideUrl"].startswith("./")


def test_a_wheel_loses_its_notebooks(tmp_path):
    wheel = wheel_of(tmp_path, "japanboards", files=("__init__.py", "notebooks/a.ipynb"))
    site_front.without(wheel, tmp_path / "slim.whl", "japanboards/notebooks/")
    names = zipfile.ZipFile(tmp_path / "slim.whl").namelist()
    assert "japanboards/__init__.py" in names
    assert not any("notebooks" in name for name in names)


def test_a_wheel_brings_its_bytecode_and_leaves_its_tests(tmp_path, monkeypatch):
    wheel = tmp_path / "swift-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("swift/__init__.py", "def answer():\n    return 42\n")
        packed.writestr("swift/template.py", "{{ no Python }}")
        packed.writestr("swift/tests/test_swift.py", "")
        packed.writestr("swift-1.0.dist-info/RECORD", "swift/__init__.py,,\nswift/tests/a.py,,\n")
    once = site_bytecode.with_bytecode(wheel.read_bytes())
    site_bytecode.fill(tmp_path)
    assert wheel.read_bytes() == once, "the same wheel twice has the same sum"
    zipfile.ZipFile(wheel).extractall(tmp_path)
    (code,) = tmp_path.rglob("*.pyc")
    rows = (tmp_path / "swift-1.0.dist-info/RECORD").read_text().splitlines()
    assert rows == ["swift/__init__.py,,", f"{code.relative_to(tmp_path).as_posix()},,"]
    assert not (tmp_path / "swift/tests").exists()
    (tmp_path / "swift/__init__.py").write_text("def answer():\n    return 41\n")
    monkeypatch.syspath_prepend(tmp_path)
    import swift

    assert swift.answer() == 42, "the source is not looked at"


def test_pictures_are_shown_whatever_their_letters(tmp_path):
    site.contents(tmp_path, False)
    for path in (tmp_path / "pictures").glob("*.svg"):
        text = (site.ROOT / "notebooks/pictures" / path.name).read_text(encoding="utf-8")
        assert html.unescape(path.read_bytes().decode("ascii")) == html.unescape(text)


def test_the_front_page_leads_to_every_game(tmp_path):
    live = [f"{name}/{what}.ipynb" for name in GAMES for what in ("learn", "play")]
    site_front.write(tmp_path, live)
    page = site_docs.Page((tmp_path / "index.html").read_text(encoding="utf-8"))
    for name in live:
        assert f"live/notebooks/index.html?path={name}" in page.links
    for name in GAMES:
        assert f"docs/notebooks/{name}/map/index.html" in page.links
    assert page.silent == []
    assert all(not asked.startswith("http") for asked in page.asks)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="b.html">b</a>', ""),
        ('<a href="b.html#here">b</a>', ""),
        ('<a href="b.html#gone">b</a>', "leads to b.html#gone, which is not there"),
        ('<a href="c.html">c</a>', "leads to c.html, which is not there"),
        ('<a href="https://example.org">away</a>', ""),
        ('<script src="https://example.org/a.js"></script>', "asks for https://example.org/a.js"),
        ('<link rel="stylesheet" href="//example.org/a.css">', "asks for //example.org/a.css"),
        ('<img src="b.html">', "a picture has no alternative text: b.html"),
    ],
)
def test_links_are_followed(tmp_path, body, fault):
    (tmp_path / "a.html").write_text(body)
    (tmp_path / "b.html").write_text('<p id="here"></p>')
    if not fault:
        site_docs.check(tmp_path)
        return
    with pytest.raises(SystemExit, match="1 faults in the pages") as told:
        site_docs.check(tmp_path)
    assert f"a.html: {fault}" in str(told.value)


def test_the_links_of_the_package_page_are_followed(tmp_path):
    (tmp_path / "docs").mkdir()
    about = "Project-URL: Homepage, https://here.example/\n\n[more](https://here.example/docs/)\n"
    assert site_docs.check_package_page(about, tmp_path) == 2
    with pytest.raises(SystemExit, match=r"leads to what the site has not: docs/a\.svg"):
        site_docs.check_package_page(
            f'{about}<img src="https://here.example/docs/a.svg">', tmp_path
        )


def test_sums_are_those_of_the_files(tmp_path):
    path = wheel_of(tmp_path, "one")
    assert site_pyodide.sum_of(path) == hashlib.sha256(path.read_bytes()).hexdigest()
