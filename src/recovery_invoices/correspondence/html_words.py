"""HTML of a message as plain text: what is shown, line by line; what it quotes is marked with >."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Final

_LONGEST: Final = 4_000_000
_SILENT: Final = frozenset(
    {"script", "style", "head", "title", "template", "noscript", "svg", "object", "select"}
)
_BLOCKS: Final = frozenset(
    {"p", "div", "tr", "table", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "hr",
     "section", "article", "header", "footer", "address", "dl", "dt", "dd", "center"}
)  # fmt: skip
_VOID: Final = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
)
_HIDDEN: Final = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all", re.IGNORECASE)
#: Containers in which mail programs lay what is quoted, by a word of their class or their id.
_QUOTES: Final = frozenset(
    {"gmail_quote", "gmail_quote_container", "yahoo_quoted", "protonmail_quote", "moz-cite-prefix", "gmail_attr",
     "tutanota_quote", "zmail_extra", "quote", "reply-quote"}
)  # fmt: skip
#: Marks after which everything is quoted: of Outlook.
_FROM_HERE: Final = frozenset({"divrplyfwdmsg", "appendonsend", "x_divrplyfwdmsg", "x_appendonsend"})
_DEPTH: Final = 400


def html_to_text(html: str) -> str:
    """Return what a person sees of it."""
    reader = _Words()
    reader.feed(html[:_LONGEST])
    reader.close()
    return reader.text()


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._lines: list[tuple[bool, str]] = []
        self._line: list[str] = []
        #: Open elements: tag, whether it hides, whether it quotes.
        self._open: list[tuple[str, bool, bool]] = []
        self._hidden = self._quoted = 0
        self._rest_quoted = False
        self._preformatted = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        names = {*values.get("class", "").lower().split(), values.get("id", "").lower()}
        if names & _FROM_HERE:
            self._end_line()
            self._rest_quoted = True
        if tag in _BLOCKS or tag == "br":
            self._end_line()
        if tag in _VOID:
            return
        hides = tag in _SILENT or bool(_HIDDEN.search(values.get("style", ""))) or "hidden" in values
        quotes = tag == "blockquote" or bool(names & _QUOTES)
        if len(self._open) >= _DEPTH:
            return
        self._open.append((tag, hides, quotes))
        self._hidden += hides
        self._quoted += quotes
        self._preformatted += tag == "pre"

    def handle_endtag(self, tag: str) -> None:
        if tag in _BLOCKS:
            self._end_line()
            if tag in ("p", "table", "ul", "ol", "blockquote"):
                self._lines.append((self._is_quoted, ""))
        if not any(name == tag for name, _, _ in self._open[-60:]):
            return
        while self._open:
            name, hides, quotes = self._open.pop()
            self._hidden -= hides
            self._quoted -= quotes
            self._preformatted -= name == "pre"
            if name == tag:
                return

    def handle_data(self, data: str) -> None:
        if self._hidden:
            return
        if not self._preformatted:
            self._line.append(re.sub(r"\s+", " ", data))
            return
        first, *others = data.split("\n")
        self._line.append(first)
        for line in others:
            self._end_line()
            self._line.append(line)

    @property
    def _is_quoted(self) -> bool:
        return self._rest_quoted or self._quoted > 0

    def _end_line(self) -> None:
        words = " ".join("".join(self._line).split())
        self._line = []
        if words:
            self._lines.append((self._is_quoted, words))

    def text(self) -> str:
        self._end_line()
        lines: list[str] = []
        for quoted, words in self._lines:
            line = f"> {words}".rstrip() if quoted else words
            if words or (lines and lines[-1].strip(" >")):
                lines.append(line)
        return "\n".join(lines).strip("\n")
