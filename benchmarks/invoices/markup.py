"""Plain text as typst markup, and the few shapes that layouts are put together from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def escaped(plain: str) -> str:
    return (
        "".join(f"\\{sign}" if sign in "#*_[]@$<>`~\\/" else sign for sign in plain)
        .replace("- ", "\\- ")
        .replace(". ", "\\. ")
    )


def lines(texts: Iterable[str]) -> str:
    return " \\\n".join(escaped(text) for text in texts)


def bold(text: str) -> str:
    return f"*{escaped(text)}*" if text else ""


def grid(columns: str, cells: Iterable[str], more: str = "row-gutter: 5pt") -> str:
    return f"#grid(columns: ({columns}), {more}, {', '.join(f'[{cell}]' for cell in cells)})"


def table(columns: str, cells: Sequence[str], stroke: str = "0.4pt", more: str = "") -> str:
    return (
        f"#table(columns: ({columns}), stroke: {stroke}, {more} {', '.join(f'[{cell}]' for cell in cells)})"
    )
