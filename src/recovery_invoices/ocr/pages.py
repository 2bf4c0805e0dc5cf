"""From recognised lines to a page of words, straightened, as if it had had a text layer."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any

from recovery_invoices.ocr.bitmaps import Bitmap
from recovery_invoices.text.layout import Box, Page, Word


def page_from_lines(page: Page, bitmap: Bitmap, lines: Sequence[dict[str, Any]], turns: int) -> Page:
    """Return a page with source `ocr`. Words are placed on the straightened, upright page; `skew` leads back.

    `turns` is how often the page had to be turned counter-clockwise by 90 degrees to be upright.
    """
    scale = bitmap.scale
    width, height = page.width, page.height
    quads = [
        (
            str(line["text"]),
            float(line["score"]),
            [_upright(x / scale, y / scale, turns, width, height) for x, y in line["corners"]],
        )
        for line in lines
    ]
    if turns % 2:
        width, height = height, width
    skew = _skew([corners for *_, corners in quads])
    words: list[Word] = []
    for text, score, corners in quads:
        straight = [_rotate(x, y, -skew, width, height) for x, y in corners]
        words += _words(text, score, straight)
    return Page(page.number, width, height, words, source="ocr", skew=skew, turns=turns)


def box_before_straightening(box: Box, page: Page) -> Box:
    """Return a box of the straightened page as a box on the page as it is shown."""
    x0, top, x1, bottom = box
    corners = [
        _rotate(x, y, page.skew, page.width, page.height)
        for x, y in ((x0, top), (x1, top), (x1, bottom), (x0, bottom))
    ]
    corners = [_as_shown(x, y, page.turns, page.width, page.height) for x, y in corners]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return round(min(xs), 1), round(min(ys), 1), round(max(xs), 1), round(max(ys), 1)


def _skew(quads: list[list[tuple[float, float]]]) -> float:
    """Return the median slope of the longer lines, in radians."""
    slopes = []
    for (x0, y0), (x1, y1), *_ in quads:
        if x1 - x0 > 60:
            slopes.append(math.atan2(y1 - y0, x1 - x0))
    return statistics.median(slopes) if len(slopes) >= 5 else 0.0


def _rotate(x: float, y: float, angle: float, width: float, height: float) -> tuple[float, float]:
    cx, cy = width / 2, height / 2
    cos, sin = math.cos(angle), math.sin(angle)
    return cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos


def _upright(x: float, y: float, turns: int, width: float, height: float) -> tuple[float, float]:
    if turns == 1:
        return y, width - x
    if turns == 2:
        return width - x, height - y
    if turns == 3:
        return height - y, x
    return x, y


def _as_shown(x: float, y: float, turns: int, width: float, height: float) -> tuple[float, float]:
    """Return the inverse of `_upright`; width and height are those of the upright page."""
    if turns == 1:
        return height - y, x
    if turns == 2:
        return width - x, height - y
    if turns == 3:
        return y, width - x
    return x, y


def _words(text: str, score: float, corners: list[tuple[float, float]]) -> list[Word]:
    """Split a line at its spaces; each word gets its share of the width."""
    x0, x1 = min(x for x, _ in corners), max(x for x, _ in corners)
    ys = sorted(y for _, y in corners)
    top, bottom = (ys[0] + ys[1]) / 2, (ys[2] + ys[3]) / 2
    inset = 0.12 * (bottom - top)
    advance = (x1 - x0) / max(len(text), 1)
    words, position = [], 0
    for piece in text.split(" "):
        if piece:
            start = x0 + position * advance
            end = start + len(piece) * advance
            words.append(Word(piece, start, top + inset, end, bottom - inset, legible=score))
        position += len(piece) + 1
    return words
