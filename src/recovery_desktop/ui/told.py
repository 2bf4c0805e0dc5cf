"""What a service or the reader says in English sentences of its own, in the person's language."""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.marking import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text

_SAME: Final = ""
LONGEST: Final = 1_000
"""In letters: none of these sentences is longer, and what is would take long to compare."""

_SENTENCES: Final[tuple[tuple[str, str], ...]] = (
    # What is said here, and what comes over the wire where that is another sentence. A name in braces stands for
    # anything; {sentence} may be one of these sentences again. The first row that fits counts.
    # Why a file is not taken:
    (QT_TRANSLATE_NOOP("told", "{name} cannot be opened: {sentence}."), _SAME),
    (QT_TRANSLATE_NOOP("told", "it is not there any more"), "No such file or directory"),
    (QT_TRANSLATE_NOOP("told", "you have no access to it"), "Permission denied"),
    (QT_TRANSLATE_NOOP("told", "it is a folder"), "Is a directory"),
    (QT_TRANSLATE_NOOP("told", "It has {rows} rows; {most} are the most at once."), _SAME),
    (QT_TRANSLATE_NOOP("told", "The file is empty."), _SAME),
    (QT_TRANSLATE_NOOP("told", "The file is damaged."), _SAME),
    (QT_TRANSLATE_NOOP("told", "The file is too large."), _SAME),
    (QT_TRANSLATE_NOOP("told", "There are no columns in it."), _SAME),
    (
        QT_TRANSLATE_NOOP("told", "This is a folder or a device. Drop the invoices themselves."),
        _SAME,
    ),
)
_PLACE: Final = re.compile(r"\\\{(\w+)\\\}")
_ISO: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def known(message: str) -> bool:
    return _row(message) is not None


def in_words(message: str) -> str:
    """The sentence in the person's language; one that is not known stands as it came."""
    found = _row(message) if message else None
    if found is None:
        return message
    said, values = found
    shown = {name: in_words(value) if name == "sentence" else _shown(value) for name, value in values.items()}
    return QCoreApplication.translate("told", said).format(**shown)


@lru_cache(maxsize=1_000)
def _row(message: str) -> tuple[str, dict[str, str]] | None:
    """The sentence that is said for it, and what stands for its names."""
    if len(message) > LONGEST:
        return None
    for said, pattern in _patterns():
        if (found := pattern.fullmatch(message)) is not None:
            return said, found.groupdict()
    return None


@lru_cache(maxsize=1)
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    return [
        (said, re.compile(_PLACE.sub(r"(?P<\1>.+?)", re.escape(wire or said)), re.DOTALL))
        for said, wire in _SENTENCES
    ]


def _shown(value: str) -> str:
    """Days as the person writes them, and a SIRET as it is printed."""
    if _ISO.fullmatch(value):
        try:
            return text.day(date.fromisoformat(value))
        except ValueError:
            return value
    return text.siret(value)
