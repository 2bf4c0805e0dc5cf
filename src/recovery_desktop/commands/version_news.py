"""What is new in each version: a short list, read from the resources, and said once after an update."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Final

from recovery_desktop.resources import resource
from recovery_desktop.store.preferences import Preferences

NEWS_SHOWN: Final = "news_shown"
"""The preference with the version whose news were shown last."""
WITHOUT_NEWS: Final = "0.1.0"
"""The version that noted nothing yet."""


@dataclass(frozen=True)
class VersionNews:
    number: str
    items: tuple[str, ...]


def load_news(language: str) -> list[VersionNews]:
    """Return the versions, the newest first; `language` is one in which the help is written."""
    with resource("help", language, "news.toml").open("rb") as file:
        rows = tomllib.load(file)["version"]
    return [VersionNews(row["number"], tuple(row["items"])) for row in rows]


def news_until(running: str, language: str) -> list[VersionNews]:
    """Return the news of this version and of those before it."""
    from recovery_desktop.api.updates import version_numbers

    return [news for news in load_news(language) if version_numbers(news.number) <= version_numbers(running)]


def take_unseen(
    choices: Preferences, running: str, language: str, *, is_first_start: bool
) -> list[VersionNews]:
    """Return what came since the version that ran last, once: from now on it counts as seen."""
    last = choices.get(NEWS_SHOWN)
    if last == running:
        return []
    choices.set(NEWS_SHOWN, running)
    if is_first_start:
        return []
    from recovery_desktop.api.updates import version_numbers

    since = version_numbers(last or WITHOUT_NEWS)
    return [news for news in news_until(running, language) if version_numbers(news.number) > since]
