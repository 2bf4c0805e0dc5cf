"""Draws lines over logarithmic axes as SVG: each line named at its end, readable by day and by night."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

Points = Sequence[tuple[float, float]]

PLOT_WIDTH, NAMES_WIDTH, BETWEEN = 176, 172, 6
LEFT, TOP, BOTTOM, HEIGHT = 58, 46, 44, 330
LINE_APART = 15
FLAT = 1.2
"""A line that grows by no more than this for each power of ten is drawn as flat."""
COLOURS = {
    # What is drawn: its colour on a light ground and on a dark one.
    "ground": ("#ffffff", "#0d1117"),
    "ink": ("#1f2328", "#e6edf3"),
    "faint": ("#59636e", "#9198a1"),
    "rule": ("#e4e8ec", "#262c34"),
    "flat": ("#2563a8", "#79b0ee"),
    "steep": ("#b4530a", "#f0a05a"),
}


def coloured(dark: bool) -> str:
    """The colours written out, for many a program that shows pictures knows no variables and would paint all black."""
    of = {name: pair[dark] for name, pair in COLOURS.items()}
    return (
        f"text {{ fill: {of['faint']} }} .title {{ fill: {of['ink']} }} .ground {{ fill: {of['ground']} }}\n"
        f".rule {{ stroke: {of['rule']} }}\n"
        f".flat {{ stroke: {of['flat']}; fill: {of['flat']} }}\n"
        f".steep {{ stroke: {of['steep']}; fill: {of['steep']} }}\n"
    )


STYLE = f"""
{coloured(dark=False)}
@media (prefers-color-scheme: dark) {{
{coloured(dark=True)}}}
text {{ font: 12px system-ui, -apple-system, "Segoe UI", sans-serif }}
.title {{ font-size: 14px; font-weight: 600 }}
polyline {{ fill: none !important; stroke-width: 2; stroke-linejoin: round }}
.reach {{ stroke-width: 1; opacity: 0.5 }}
text.flat, text.steep {{ stroke: none }}
"""


@dataclass(frozen=True)
class Panel:
    title: str
    lines: Mapping[str, Points]


def growth(points: Points) -> float:
    """By what a line grows for each power of ten: the slope of the straight line through its logarithms."""
    across = [math.log10(x) for x, _ in points]
    up = [math.log10(y) for _, y in points]
    middle_x, middle_y = sum(across) / len(across), sum(up) / len(up)
    rise = sum((x - middle_x) * (y - middle_y) for x, y in zip(across, up, strict=True))
    run = sum((x - middle_x) ** 2 for x in across)
    return 10 ** (rise / run) if run else 1.0


def draw(at: Path, panels: Sequence[Panel], *, across: str, up: str) -> None:
    """All panels beside each other, over the same axes; every value above 0."""
    points = [point for panel in panels for line in panel.lines.values() for point in line]
    columns = _decades(x for x, _ in points)
    rows = _decades(y for _, y in points)
    step = PLOT_WIDTH + NAMES_WIDTH + BETWEEN
    width, height = LEFT + step * len(panels), TOP + HEIGHT + BOTTOM
    svg = ElementTree.Element(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}", "role": "img"},
    )
    _add(svg, "title").text = f"{up} over {across}: " + ", ".join(panel.title for panel in panels)
    _add(svg, "style").text = STYLE
    _add(svg, "rect", {"class": "ground", "width": width, "height": height})
    for number, panel in enumerate(panels):
        _panel(svg, panel, LEFT + number * step, columns, rows, across=across, up=up if number == 0 else None)
    ElementTree.indent(svg)
    at.write_text(ElementTree.tostring(svg, encoding="unicode") + "\n", encoding="utf-8")


def _panel(
    svg: ElementTree.Element,
    panel: Panel,
    left: float,
    columns: range,
    rows: range,
    *,
    across: str,
    up: str | None,
) -> None:
    """`up` names the rows, on the first panel only."""

    def x(value: float) -> float:
        return left + PLOT_WIDTH * (math.log10(value) - columns[0]) / max(1, len(columns) - 1)

    def y(value: float) -> float:
        return TOP + HEIGHT * (1 - (math.log10(value) - rows[0]) / max(1, len(rows) - 1))

    _text(svg, left, TOP - 18, panel.title, "title")
    for power in rows:
        height = y(10.0**power)
        _add(svg, "line", {"class": "rule", "x1": left, "x2": left + PLOT_WIDTH, "y1": height, "y2": height})
        if up is not None:
            _text(svg, left - 8, height + 4, f"{10.0**power:,g}", anchor="end")
    for power in columns:
        _text(svg, x(10.0**power), TOP + HEIGHT + 18, _short(10**power), anchor="middle")
    _text(svg, left + PLOT_WIDTH / 2, TOP + HEIGHT + 36, across, anchor="middle")
    if up is not None:
        label = _add(
            svg,
            "text",
            {"transform": f"translate(14 {TOP + HEIGHT / 2}) rotate(-90)", "text-anchor": "middle"},
        )
        label.text = up
    ends = sorted((y(points[-1][1]), name) for name, points in panel.lines.items())
    for (end, name), place in zip(ends, _apart([end for end, _ in ends]), strict=True):
        points = panel.lines[name]
        grown = growth(points)
        kind = "flat" if grown <= FLAT else "steep"
        path = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in points)
        _add(svg, "polyline", {"class": kind, "points": path})
        for a, b in points:
            _add(svg, "circle", {"class": kind, "cx": f"{x(a):.1f}", "cy": f"{y(b):.1f}", "r": 2.5})
        last = x(points[-1][0])
        reach = {"x1": last + 4, "y1": f"{end:.1f}", "x2": left + PLOT_WIDTH + 12, "y2": f"{place:.1f}"}
        _add(svg, "line", {"class": f"{kind} reach"} | reach)
        _text(svg, left + PLOT_WIDTH + 15, place + 4, f"{name} ×{grown:.2f}", kind)


def _apart(places: Sequence[float]) -> list[float]:
    """The same places, in the same order, moved so far that names do not cover each other."""
    moved = list(places)
    for _ in range(200):
        for at in range(len(moved) - 1):
            missing = LINE_APART - (moved[at + 1] - moved[at])
            if missing > 0:
                moved[at] -= missing / 2
                moved[at + 1] += missing / 2
    return moved


def _decades(values: Iterable[float]) -> range:
    powers = [math.log10(value) for value in values]
    return range(math.floor(min(powers)), math.ceil(max(powers)) + 1)


def _short(number: int) -> str:
    for unit, name in ((1_000_000, " m"), (1_000, " k")):
        if number >= unit:
            return f"{number // unit}{name}"
    return str(number)


def _text(
    svg: ElementTree.Element, x: float, y: float, text: str, kind: str = "", anchor: str = "start"
) -> None:
    _add(svg, "text", {"x": f"{x:.1f}", "y": f"{y:.1f}", "class": kind, "text-anchor": anchor}).text = text


def _add(
    parent: ElementTree.Element, name: str, how: Mapping[str, object] | None = None
) -> ElementTree.Element:
    return ElementTree.SubElement(
        parent, name, {key: str(value) for key, value in (how or {}).items() if value != ""}
    )
