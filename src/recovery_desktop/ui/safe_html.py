"""Reduces the HTML of a mail to what is needed to show it: no scripts, no styles of a page, nothing that is fetched."""

from __future__ import annotations

import re
from typing import Final

import nh3

MAX_LENGTH: Final = 200_000
"""In characters; our mails have a fortieth of it."""
MAX_DEPTH: Final = 60
_TAG: Final = re.compile(r"<(/?)(\w+)")
_WITHOUT_END: Final = frozenset({"br", "hr", "img"})
_TAGS: Final = _WITHOUT_END | frozenset(
    {"a", "b", "div", "em", "h1", "h2", "h3", "i", "li", "ol", "p", "span", "strong"}
    | {"table", "tbody", "td", "th", "thead", "tr", "u", "ul"}
)
_DROPPED: Final = frozenset(
    {"head", "script", "style", "title", "template", "iframe", "object", "svg", "math"}
)
"""Elements whose content is not shown either."""
_NUMBER: Final = re.compile(r"\d{1,4}%?")
_ATTRIBUTES: Final = {
    "align": re.compile(r"left|right|center|justify"),
    "valign": re.compile(r"top|middle|bottom"),
    "width": _NUMBER,
    "height": _NUMBER,
    "cellpadding": _NUMBER,
    "cellspacing": _NUMBER,
    "colspan": re.compile(r"\d{1,2}"),
    "rowspan": re.compile(r"\d{1,2}"),
    "class": re.compile(r"button"),
    "src": re.compile(r"cid:[\w.@-]{1,100}"),
    # No brackets: a value that names an address or a function is not one.
    "style": re.compile(r"[\w#%., /'\"!:;-]{1,2000}"),
}
_SIDES: Final = ("", "-top", "-right", "-bottom", "-left")
_STYLES: Final = frozenset(
    {
        "background-color",
        "color",
        "font",
        "font-size",
        "font-style",
        "font-weight",
        "line-height",
        "text-align",
    }
    | {"text-decoration", "vertical-align", "white-space", "display"}
    | {f"{box}{side}" for box in ("margin", "padding", "border") for side in _SIDES}
)


def _checked(tag: str, name: str, value: str) -> str | None:
    pattern = _ATTRIBUTES.get(name)
    return value if pattern is not None and pattern.fullmatch(value) else None


_CLEANER: Final = nh3.Cleaner(
    tags=set(_TAGS),
    clean_content_tags=set(_DROPPED),
    attributes={"*": _ATTRIBUTES.keys() - {"src"}, "img": {"src"}},
    attribute_filter=_checked,
    url_schemes={"cid"},
    filter_style_properties=set(_STYLES),
    link_rel=None,
)


def reduce_html(html: str) -> str:
    """Return the HTML with known elements, attributes and styles only; pictures only from the mail itself. Empty where
    it is longer or deeper than a mail is: then its plain text is to be shown."""
    reduced = _CLEANER.clean(html) if len(html) <= MAX_LENGTH else ""
    return reduced if _depth(reduced) <= MAX_DEPTH else ""


def _depth(html: str) -> int:
    """Return how many elements are open at most; the HTML is well-formed."""
    depth = deepest = 0
    for end, tag in _TAG.findall(html):
        if tag not in _WITHOUT_END:
            depth += -1 if end else 1
            deepest = max(deepest, depth)
    return deepest
