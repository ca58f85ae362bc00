"""What the build adds: the notebooks without outputs, and a README that works on any page."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

KEPT = (".ipynb", ".json", ".svg", ".png")
PAGES = {  # of the site
    "Homepage": "",
    "Try it": "live/notebooks/index.html?path=00_start_here.ipynb",
    "Documentation": "docs/",
    "Changelog": "docs/changes/",
}
SHOWN = {"CHANGELOG.md": "docs/changes/", "CONTRIBUTING.md": "docs/contributing/"}


class Addresses(MetadataHookInterface):
    """Links of the package's page, and a README whose links and pictures lead to the site."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml calls dynamic."""
        address = self.config["address"].rstrip("/")
        metadata["urls"] = {name: f"{address}/{where}" for name, where in PAGES.items()}
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        said = {"content-type": "text/markdown", "text": absolute(text, address)}
        metadata["readme"] = said


def absolute(text: str, address: str) -> str:
    """A text whose links to files of the project lead to where the site has them."""
    for link in set(re.findall(r"\]\((?!\w+:|#)([^)]+)\)", text)):
        text = text.replace(f"]({link})", f"]({address}/{on_the_site(link)})")
    for source in set(re.findall(r'src="(?!\w+:)([^"]+)"', text)):
        text = text.replace(f'src="{source}"', f'src="{address}/{on_the_site(source)}"')
    return text


def on_the_site(link: str) -> str:
    """Where the site has a file of the project."""
    if link in SHOWN:
        return SHOWN[link]
    if link.startswith("notebooks/"):
        return f"docs/{link}"
    raise ValueError(f"README.md leads to {link}, which the site does not show")


class Notebooks(BuildHookInterface[Any]):
    """Copies of notebooks/ as japanboards/notebooks/."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the copies; in an editable installation the notebooks are where they are."""
        if version == "editable":
            return
        self.folder = tempfile.mkdtemp()
        source = Path(self.root) / "notebooks"
        for path in sorted(source.rglob("*")):
            name = path.relative_to(source)
            hidden = any(part.startswith(".") for part in name.parts)
            left = path.name.endswith((".progress.json", ".save.json"))
            if path.suffix in KEPT and not hidden and not left:
                to = Path(self.folder) / name
                to.parent.mkdir(parents=True, exist_ok=True)
                copy(path, to)
        build_data["force_include"][self.folder] = "japanboards/notebooks"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The copies are in the wheel now."""
        if version != "editable":
            shutil.rmtree(self.folder)


def copy(path: Path, to: Path) -> None:
    """A file as it is, a notebook without its outputs."""
    if path.suffix != ".ipynb":
        shutil.copyfile(path, to)
        return
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)
    text = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
    to.write_text(text, encoding="utf-8")
