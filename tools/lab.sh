#!/bin/sh
# Open JupyterLab on the first notebook; where no browser can be opened, print the address.
set -eu
cd "$(dirname "$0")/.."

first=notebooks/00_start_here.ipynb
set -- --LabApp.default_url="/lab/tree/$first" --log-level=ERROR --LabApp.log_level=ERROR
# The extension manager would ask a package registry outside.
set -- "$@" --LabApp.extension_manager=readonly

if [ "$(uname)" != Darwin ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${BROWSER:-}" ]; then
    echo "No display here: open one of the addresses below in a browser."
    set -- "$@" --no-browser
fi
if [ "$(id -u)" = 0 ]; then # in a container, usually; Jupyter wants to be told
    set -- "$@" --allow-root
fi
# A notebook that is not trusted cannot show its widgets again after a reload of the page.
find notebooks -name '*.ipynb' ! -path '*/.*' -exec .venv/bin/jupyter-trust {} + >/dev/null 2>&1 || true
echo "Ctrl-C ends JupyterLab."
exec .venv/bin/python -m jupyterlab "$@"
