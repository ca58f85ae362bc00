"""Alternative texts of figures: what a picture drawn with matplotlib is of, in words.

IPython can store such a text with a figure, but JupyterLab does not read it. So, in a notebook that
has imported this package, a figure is shown as the same picture in HTML, where the text is heard.
"""

from __future__ import annotations

import sys
from html import escape
from importlib import import_module
from typing import Any


def describe(figure: Any) -> str:
    """A figure in a sentence for each of its parts."""
    parts = [part for axes in figure.axes if (part := describe_axes(axes))]
    return " ".join(dict.fromkeys(parts)) or "A drawing without words."


def describe_axes(axes: Any) -> str:
    """A title, what is drawn against what, and which lines or bars there are."""
    title, across, up = axes.get_title(), axes.get_xlabel(), axes.get_ylabel()
    against = f"{up} against {across}" if up and across else up or across
    named = [text.get_text() for text in axes.get_xticklabels()]
    of = f"of {', '.join(named)}" if named and all(map(is_word, named)) else ""
    legend = axes.get_legend()
    entries = [text.get_text() for text in legend.get_texts()] if legend else []
    shown = f"shown are {', '.join(entries)}" if entries else ""
    words = "; ".join(part for part in (title, against, of, shown) if part)
    if not words and len(axes.texts) > 1:
        words = f"A drawing with {len(axes.texts)} labels, from {axes.texts[0].get_text()}"
    return f"{words[0].upper()}{words[1:]}.".replace("\n", " ") if words else ""


def is_word(text: str) -> bool:
    """A label that names something, rather than a number on a scale.

    >>> [is_word(text) for text in ("greedy", "0.5", "-1", "10 %", "")]
    [True, False, False, False, False]
    """
    return any(letter.isalpha() for letter in text)


def image(figure: Any, drawn: Any) -> str | None:
    """A picture in HTML with its text; ``drawn`` is what IPython made, with or without a size."""
    data, about = drawn if isinstance(drawn, tuple) else (drawn, {})
    if not data:
        return None
    size = "".join(f' {side}="{about[side]}"' for side in ("width", "height") if side in about)
    return f'<img{size} alt="{escape(describe(figure))}" src="data:image/png;base64,{data}">'


def dress(shell: Any) -> None:
    """Figures that would be shown as a bare picture are shown with their text."""
    module = sys.modules.get("matplotlib.figure")
    formats = shell.display_formatter.formatters
    draw = module and formats["image/png"].pop(module.Figure, None)
    if module and draw:
        formats["text/html"].for_type(module.Figure, lambda figure: image(figure, draw(figure)))


def speak() -> None:
    """Figures of this kernel have their texts from now on, whenever matplotlib comes."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is None:
        return
    pylabtools: Any = import_module("IPython.core.pylabtools")
    choose = pylabtools.select_figure_formats

    def select(shell: Any, *formats: Any, **named: Any) -> None:
        choose(shell, *formats, **named)
        dress(shell)

    inline: Any = sys.modules.get("matplotlib_inline.backend_inline")
    for module in filter(None, (pylabtools, inline)):
        module.select_figure_formats = select
    dress(shell)
