"""Run notebooks again in place, and keep of the outputs only what is the same on every machine.

``python tools/notebooks.py`` runs all under notebooks/; names as arguments run only those.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

ROOT = Path(__file__).resolve().parent.parent
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
KEPT = {"tags", "jupyter"}  # of a cell's metadata; "jupyter" folds sources and outputs
VIEW = "application/vnd.jupyter.widget-view+json"
SECONDS = 120  # for one cell
CELL_FILE = re.compile(r"/\S{1,80}/ipykernel_\d+/\d+\.py(?=:\d+)")


def all_notebooks() -> list[Path]:
    """Every notebook of the project, in reading order."""
    found = (ROOT / "notebooks").rglob("*.ipynb")
    return sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)


def without_paths(text: str) -> str:
    """Text that does not tell on whose machine it was written.

    >>> without_paths("/tmp/ipykernel_12/345.py:3: UserWarning")
    '<cell>:3: UserWarning'
    """
    root, home = f"{ROOT}/", f"{Path.home()}/"
    short = root.replace(home, "~/", 1)  # IPython's tracebacks abbreviate the home folder
    return CELL_FILE.sub("<cell>", text.replace(root, "").replace(short, ""))


def clean_output(output: Any) -> None:
    """Take out of an output what differs from run to run.

    The widget view names a model that ends with the kernel: without it, a reader who has not
    run the notebook sees the picture beside it instead of an error.
    """
    if output.output_type == "stream":
        output.text = without_paths(output.text)
    elif output.output_type == "error":
        output.traceback = [without_paths(line) for line in output.traceback]
    else:
        output.data.pop(VIEW, None)


def clean(notebook: Any) -> None:
    """Leave nothing in a notebook that depends on the run or the machine."""
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell in notebook.cells:
        kept = {key: cell.metadata[key] for key in sorted(KEPT & set(cell.metadata))}
        cell.metadata = nbformat.from_dict(kept)
        for output in cell.get("outputs", ()):
            clean_output(output)
    name_cells(notebook)


def name_cells(notebook: Any) -> None:
    """Cell ids: kept where a notebook has them, numbered where its format had none yet."""
    if (notebook.nbformat, notebook.nbformat_minor) < (4, 5):
        notebook.nbformat_minor = 5
        for number, cell in enumerate(notebook.cells, 1):
            cell.id = f"cell-{number}"


def run(path: Path) -> None:
    """Run one notebook in its own folder and write it back."""
    notebook: Any = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=SECONDS,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=False,
        coalesce_streams=True,  # or how a print is cut up would depend on the moment
        resources={"metadata": {"path": str(path.parent)}},
    )
    client.execute()
    clean(notebook)
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


def main(names: Sequence[str]) -> int:
    """Run the notebooks, stopping at the first that fails; that one stays as it was."""
    paths = [Path(name).resolve() for name in names] or all_notebooks()
    for path in paths:
        began = time.monotonic()
        try:
            run(path)
        except CellExecutionError as error:
            print(f"{path.name} failed and was left as it was:\n{error}", file=sys.stderr)
            return 1
        print(f"{os.path.relpath(path)}: {time.monotonic() - began:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as own:  # not the user's settings, nor the user's kernels
        for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR"):
            os.environ[name] = f"{own}/{name.lower()}"
        os.environ["TQDM_DISABLE"] = "1"  # a progress bar would be left behind in the outputs
        sys.exit(main(sys.argv[1:]))
