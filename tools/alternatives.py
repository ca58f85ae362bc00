"""Alternative texts of figures: what a picture drawn with matplotlib is of, in words.

Notebooks are run with this in their kernel (tools/notebooks.py): every figure is then stored with
a text made of its titles, the names of its axes and its legend, for readers who do not see it.
"""

from __future__ import annotations

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


def install() -> None:
    """Give the figures of this kernel their texts: before the first, for it is asked only once."""
    from IPython.core import pylabtools

    drawn = pylabtools.print_figure

    def with_text(figure: Any, *rest: Any, **named: Any) -> Any:
        data = drawn(figure, *rest, **named)
        return (data, {"alt": describe(figure)}) if data and named.get("fmt") == "png" else data

    pylabtools.print_figure = with_text
