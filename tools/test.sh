#!/bin/sh
# All checks in order; the first that fails ends the run.
set -eu
cd "$(dirname "$0")/.."

python=$PWD/.venv/bin/python
began=$(date +%s)

# Kernels started by the tests see neither the user's settings nor the user's kernels.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export IPYTHONDIR="$scratch/ipython" JUPYTER_CONFIG_DIR="$scratch/config"
export JUPYTER_DATA_DIR="$scratch/data"

check() {
    heading=$1
    shift
    printf '\n== %s (%s s) ==\n' "$heading" "$(($(date +%s) - began))"
    if ! "$python" "$@"; then
        printf '\nmake test stopped at: %s\n' "$heading" >&2
        exit 1
    fi
}

check "ruff check" -m ruff check
check "ruff format" -m ruff format --check
check "mypy" -m mypy
check "a browser for the tests" tools/browser.py --get
check "tests and doctests" -m pytest tests japanboards widgets README.md --ignore=tests/browser \
    --doctest-modules --doctest-glob=README.md -n 2 --dist worksteal
check "clauses" tools/clauses.py
export TQDM_DISABLE=1  # no progress bars in outputs that are compared
check "notebooks" -m pytest notebooks -p no:xdist \
    --nbval --nbval-current-env --nbval-sanitize-with tests/sanitize.cfg
# On a crowded machine a page may come too late: what failed is tried once more, by itself.
"$python" -m pytest tests/browser ||
    check "live boards in a browser, once more" -m pytest tests/browser --last-failed
printf '\nAll checks passed in %s s.\n' "$(($(date +%s) - began))"
