"""Reduces the HTML of a mail to what is needed to show it: no scripts, no styles of a page, nothing that is fetched."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser
from typing import Final

MOST: Final = 200_000
"""In characters; our mails have a fortieth of it."""
DEEPEST: Final = 60
_TAGS: Final = frozenset(
    {"a", "b", "br", "div", "em", "h1", "h2", "h3", "hr", "i", "img", "li", "ol", "p", "span", "strong"}
    | {"table", "tbody", "td", "th", "thead", "tr", "u", "ul"}
)
_WITHOUT_END: Final = frozenset({"br", "hr", "img"})
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
}
_PROPERTIES: Final = re.compile(
    r"(background-color|color|font|font-(size|style|weight)|line-height|text-(align|decoration)|vertical-align"
    r"|white-space|display|(margin|padding|border)(-(top|right|bottom|left))?)"
)
_VALUE: Final = re.compile(r"[\w#%., /'\"!-]{1,200}")
"""No brackets: a value that names an address or a function is not one."""
_PICTURE: Final = re.compile(r"cid:[\w.@-]{1,100}")


def reduce_html(html: str) -> str:
    """Return the HTML with known elements, attributes and styles only; pictures only from the mail itself."""
    reducer = _Reducer()
    reducer.feed(html[:MOST])
    reducer.close()
    return reducer.finish()


class _Reducer(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._parts: list[str] = []
        self._open: list[str] = []
        self._dropping: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _DROPPED:
            self._dropping.append(tag)
        if self._dropping or tag not in _TAGS or len(self._open) >= DEEPEST:
            return
        attributes = [(name, value) for name, value in attrs if value and _is_safe(tag, name, value)]
        styles = next((_reduce_style(value) for name, value in attrs if name == "style" and value), "")
        if tag == "a" and "text-decoration" not in styles and any(name == "href" for name, _ in attrs):
            styles = f"{styles};text-decoration:underline".lstrip(";")
        if styles:
            attributes.append(("style", styles))
        written = "".join(f' {name}="{escape(value)}"' for name, value in attributes)
        self._parts.append(f"<{tag}{written}>")
        if tag not in _WITHOUT_END:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._dropping:
            if tag in self._dropping:
                del self._dropping[self._dropping.index(tag) :]
            return
        if tag in self._open:
            while (closed := self._open.pop()) != tag:
                self._parts.append(f"</{closed}>")
            self._parts.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        if not self._dropping:
            self._parts.append(escape(data))

    def finish(self) -> str:
        self._parts += [f"</{tag}>" for tag in reversed(self._open)]
        return "".join(self._parts)


def _is_safe(tag: str, name: str, value: str) -> bool:
    if tag == "img" and name == "src":
        return _PICTURE.fullmatch(value) is not None
    pattern = _ATTRIBUTES.get(name)
    return pattern is not None and pattern.fullmatch(value) is not None


def _reduce_style(style: str) -> str:
    pairs = (rule.partition(":") for rule in style.split(";"))
    return ";".join(
        f"{name.strip()}:{value.strip()}"
        for name, _, value in pairs
        if _PROPERTIES.fullmatch(name.strip()) and _VALUE.fullmatch(value.strip())
    )
