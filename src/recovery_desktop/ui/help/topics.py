"""The help pages of the person's language: a title, words that a person would type, a short text, what to read next."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QLocale

from recovery_desktop.folding import fold
from recovery_desktop.resources import resource

TOPICS: Final = (
    "papers",
    "reading",
    "debtor",
    "board",
    "debtors",
    "messages",
    "letters",
    "dispute",
    "partial_payment",
    "interest",
    "statement",
    "mailbox",
    "connection",
    "costs",
)
"""In the order of the list; each is a file in every language of WRITTEN."""
WRITTEN: Final = ("en", "fr", "de")
"""Who speaks another language reads English."""
BULLET: Final = "- "


@dataclass(frozen=True)
class HelpPage:
    """`words` are what a person would search for, beside the title; `blocks` paragraphs, or points that begin with
    BULLET; `more` the topics to read next."""

    topic: str
    title: str
    words: str
    blocks: tuple[str, ...]
    more: tuple[str, ...]

    @property
    def summary(self) -> str:
        """The first sentence."""
        head, stop, _ = self.blocks[0].partition(". ")
        return head + stop.strip()


def help_language() -> str:
    """Return the person's language where the help is written in it."""
    code = QLocale().name().partition("_")[0]
    return code if code in WRITTEN else WRITTEN[0]


def load_page(topic: str) -> HelpPage:
    return _load(topic, help_language())


def load_pages() -> list[HelpPage]:
    return [load_page(topic) for topic in TOPICS]


@cache
def _load(topic: str, language: str) -> HelpPage:
    with resource("help", language, f"{topic}.toml").open("rb") as file:
        stored = tomllib.load(file)
    lines = (line.strip() for line in stored["text"].splitlines())
    return HelpPage(
        topic, stored["title"], stored["words"], tuple(line for line in lines if line), tuple(stored["more"])
    )


def search_pages(pages: Sequence[HelpPage], typed: str) -> list[HelpPage]:
    """Return the pages in which every typed word begins a word; those where the title or the search words have it
    come first."""
    terms = fold(typed).split()
    ranked = []
    for page in pages:
        head, body = _words(page.title, page.words), _words(*page.blocks)
        if all(any(word.startswith(term) for word in (*head, *body)) for term in terms):
            is_named = all(any(word.startswith(term) for word in head) for term in terms)
            ranked.append((not is_named, page))
    return [page for _, page in sorted(ranked, key=lambda pair: pair[0])]


def _words(*texts: str) -> list[str]:
    return [word.strip("“”„«»\u00a0().,:;?!") for text in texts for word in fold(text).split()]
