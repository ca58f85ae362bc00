#!/bin/sh
# Make .venv and install everything into it; nothing is done when nothing changed.
# With a word (setup.sh bench) the extra of that name is installed as well; the adapters' peers
# may be missing, for not every platform has wheels of them, but not in CI.
set -eu
cd "$(dirname "$0")/.."

extras=lab,plot,arena,test
stamp=.venv/.installed${1:+-$1}
python=.venv/bin/python

fail() {
    echo "$*" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# The first interpreter that is new enough: an old python3 may have a newer one beside it.
find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if new_enough "$name"; then
            echo "$name"
            return
        fi
    done
}

make_venv() {
    if command -v uv >/dev/null; then
        uv venv --quiet --clear --python '>=3.11' .venv && return
    fi
    found=$(find_python)
    if [ -z "$found" ]; then
        if command -v python3 >/dev/null; then
            fail "japanboards needs Python 3.11 or newer, but python3 is $(python3 -V 2>&1);" \
                "please install a newer one."
        fi
        fail "japanboards needs Python 3.11 or newer, but there is no python3; please install it."
    fi
    "$found" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv"
    "$found" -m venv --clear .venv
}

install() {
    if command -v uv >/dev/null; then
        uv pip install --quiet --python "$python" -c constraints.txt -e ".[$1]" && return
        echo "uv could not install the packages; trying pip." >&2
    fi
    # A .venv made by uv has no pip. What is imported is compiled then: most of it never is.
    "$python" -m pip --version >/dev/null 2>&1 || "$python" -m ensurepip >/dev/null
    "$python" -m pip install --quiet --no-compile --disable-pip-version-check \
        -c constraints.txt -e ".[$1]"
}

# Without OpenSpiel or PettingZoo only their tests cannot run.
go_without() {
    [ "$1" = adapters ] && [ "${CI:-}" != true ] && install "$extras" &&
        echo "There is no OpenSpiel or PettingZoo for this platform: their tests are skipped."
}

# Lab would ask on its first start whether it may fetch news from outside.
keep_lab_quiet() {
    settings=.venv/share/jupyter/lab/settings
    mkdir -p "$settings"
    cat >"$settings/overrides.json" <<'JSON'
{"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": false}}
JSON
}

# The stamp holds the folder, for an installation does not survive being moved.
up_to_date() {
    [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$PWD" ] && new_enough "$python" &&
        [ -z "$(find pyproject.toml constraints.txt -newer "$stamp")" ]
}

up_to_date && exit
echo "Setting up .venv (about a minute the first time) ..."
new_enough "$python" || make_venv
install "$extras${1:+,$1}" || go_without "${1:-}" ||
    fail "The packages could not be installed; the lines above say why." \
        "Without a network connection the first set-up is not possible."
keep_lab_quiet
echo "$PWD" >"$stamp"
echo "$PWD" >.venv/.installed  # who has more needs nothing again for less
