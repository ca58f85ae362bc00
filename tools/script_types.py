"""TypeScript's checker over the scripts of the widgets: ``make types``.

The scripts are plain JavaScript with types in their comments, and the project needs no Node. Where
npm is there, the checker is fetched into a temporary folder and run as strictly as it can be. What
stands around a board shows whatever Python says, and need not spell the types of all of it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from japanboards_widgets.script import in_order

SCRIPTS = Path(__file__).resolve().parent.parent / "widgets" / "japanboards_widgets" / "js"
CHECKER = "typescript@5.9"
STRICTLY = ["--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2023"]
STRICTLY += ["--lib", "es2023,dom,dom.iterable", "--module", "es2022"]
STRICTLY += ["--moduleResolution", "bundler"]
UNSPELLED = re.compile(r"(\S+\.js)\(.*: error TS70\d\d:")  # something is implicitly of any type


def unchecked(folder: Path = SCRIPTS) -> list[str]:
    """The scripts that do not ask to be checked."""
    paths = sorted(folder.glob("*.js"))
    return [p.name for p in paths if not p.read_text(encoding="utf-8").startswith("// @ts-check\n")]


def main() -> int:
    """Check; 1 if something was found, 2 if nothing could be asked."""
    npm = shutil.which("npm")
    if npm is None:
        print("The types are checked by TypeScript, which npm fetches; no npm was found.")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        fetch = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, CHECKER]
        if subprocess.run(fetch, check=False, capture_output=True).returncode:
            print(f"npm could not fetch {CHECKER}, so that no types were checked.")
            return 2
        tsc = Path(folder, "node_modules", ".bin", "tsc")
        scripts = [path.name for path in sorted(SCRIPTS.glob("*.js"))]
        run = subprocess.run(
            [tsc, *STRICTLY, *scripts], cwd=SCRIPTS, check=False, capture_output=True, text=True
        )
    board = {path.name for path in in_order(SCRIPTS / "board.js")}
    found = [
        line
        for line in run.stdout.splitlines()
        if not ((excused := UNSPELLED.match(line)) and excused[1] not in board)
    ]
    found += [f"{name} does not begin with // @ts-check" for name in unchecked()]
    print(*found, f"{len(scripts)} scripts, {len(found) or 'no'} findings", sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
