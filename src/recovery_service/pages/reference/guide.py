"""The guide as a page: the Markdown that lies with the sources, its links leading to the pages of the service."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from recovery_service.resources import resource_path

PAGES: Final = {
    "../../docs/guide/errors.md": "errors",
    "../../docs/guide/events.md": "events",
    "http://127.0.0.1:8000/docs": "../docs",
}
"""What a link of the sources leads to, seen from /docs/guide; other files of the sources are not served."""
_NO_SLUG: Final = re.compile(r"[^\w\- ]")


class Guide(NamedTuple):
    """`sections` are titles by their anchors; the body begins below the title of the whole."""

    title: str
    body: Markup
    sections: dict[str, str]


@cache
def read_guide() -> Guide:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(resource_path("reference", "guide.md").read_text("utf-8"))
    sections = {}
    for token, inline in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type == "heading_open" and inline is not None:
            anchor = _NO_SLUG.sub("", inline.content.lower()).replace(" ", "-")
            token.attrSet("id", anchor)
            if token.tag == "h2":
                sections[anchor] = inline.content
        elif token.type in ("fence", "code_block"):
            token.attrSet("tabindex", "0")  # wide lines are reached by keyboard
        elif token.children is not None:
            _adapt(token.children)
    title, body = tokens[1].content, parser.renderer.render(tokens[3:], parser.options, {})
    return Guide(title, Markup(body), sections)


def _adapt(children: list[Token]) -> None:
    """Point links to what is served, and show the boxes of a list to be ticked off."""
    for token in children:
        target = token.attrGet("href") if token.type == "link_open" else None
        if target in PAGES:
            token.attrSet("href", PAGES[str(target)])
        elif target is not None and not str(target).startswith("#"):
            del token.attrs["href"]
        if token.type == "text":
            token.content = re.sub(r"^\[ \] ", "\N{BALLOT BOX} ", token.content)
