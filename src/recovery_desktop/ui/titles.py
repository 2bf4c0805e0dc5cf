"""The title of a person, which stands before the first name as the service greets by it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.translation import QT_TRANSLATE_NOOP

_OFFERED: Final = (
    QT_TRANSLATE_NOOP("titles", "Mr"),
    QT_TRANSLATE_NOOP("titles", "Mrs"),
    QT_TRANSLATE_NOOP("titles", "Ms"),
)
_TITLE: Final = re.compile(
    r"(?:herrn?|frau|monsieur|madame|mademoiselle|m\.|mme|mlle|mr|mrs|ms|miss|de heer|heer|dhr|mevrouw|mevr|mw|signora?"
    r"|signore|sig|sig\.ra|señora?|senora?|sra?)\.?(?:\s+|$)",
    re.IGNORECASE,
)


def offered_titles() -> list[tuple[str, str]]:
    """Return the rows of a choice: none, then those of the person's language, where two may be one word."""
    words = dict.fromkeys(QCoreApplication.translate("titles", one) for one in _OFFERED)
    return [("", QCoreApplication.translate("titles", "None")), *((one, one) for one in words)]


def split_title(first_name: str) -> tuple[str, str]:
    """Return the title that stands before a first name, empty for none, and the rest."""
    match = _TITLE.match(first_name)
    return (match[0].strip(), first_name[match.end() :]) if match else ("", first_name)


def join_title(title: str, first_name: str) -> str:
    return " ".join(filter(None, (title, first_name)))
