"""Figures in a notebook have a text for whoever does not see them."""

import subprocess
import sys
from types import SimpleNamespace

from japanboards_widgets.figures import image

CELLS = """
import os
os.environ["MPLBACKEND"] = "module://matplotlib_inline.backend_inline"
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.run_cell({first!r})
shell.run_cell({second!r})
shell.run_cell("import matplotlib.pyplot as plt; figure, axes = plt.subplots()")
shell.run_cell("axes.set(title='Wins & losses', xlabel='games', ylabel='share')")
shown, _ = shell.display_formatter.format(shell.user_ns["figure"])
print(sorted(shown), shown["text/html"][:60])
"""
SHOWN = "['text/html', 'text/plain'] <img alt=\"Wins &amp; losses; share against games.\" src="


def said(first, second):
    code = CELLS.format(first=first, second=second)
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return ran.stdout.strip().splitlines()[-1]


def test_a_figure_is_shown_with_its_text_whoever_comes_first():
    ours, theirs = "import japanboards_widgets", "import matplotlib.pyplot as plt; plt.figure()"
    assert said(ours, theirs).startswith(SHOWN)
    assert said(theirs, ours).startswith(SHOWN)


def test_a_size_is_kept_and_an_empty_figure_shows_nothing():
    figure = SimpleNamespace(axes=[])
    assert image(figure, None) is None
    assert image(figure, ("abc", {"width": 8, "height": 4})) == (
        '<img width="8" height="4" alt="A drawing without words." src="data:image/png;base64,abc">'
    )
