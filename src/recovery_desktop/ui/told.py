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
    # Why a service does not take an entry:
    (QT_TRANSLATE_NOOP("told", "This is not an email address."), "must be an email address: {why}"),
    (QT_TRANSLATE_NOOP("told", "The text holds characters that cannot be stored."), _SAME),
    (QT_TRANSLATE_NOOP("told", "The mailbox refused to sign in: {why}"), _SAME),
    (QT_TRANSLATE_NOOP("told", "No message could be sent through this mailbox: {why}"), _SAME),
    (QT_TRANSLATE_NOOP("told", "Mail is handed in at port {ports}."), _SAME),
    (QT_TRANSLATE_NOOP("told", "This mail server is not known."), _SAME),
    (QT_TRANSLATE_NOOP("told", "This mail server has no public address."), _SAME),
    (QT_TRANSLATE_NOOP("told", "The provider's token is missing."), _SAME),
    (QT_TRANSLATE_NOOP("told", "A line of the sender is plain text."), _SAME),
    (QT_TRANSLATE_NOOP("told", "The whole path of a folder, from the beginning."), _SAME),
    (QT_TRANSLATE_NOOP("told", "Nothing can be written into this folder: {why}."), _SAME),
    (QT_TRANSLATE_NOOP("told", "This is no folder."), _SAME),
    (QT_TRANSLATE_NOOP("told", "An address that begins with https://"), _SAME),
    (QT_TRANSLATE_NOOP("told", "This text has a mistake: {why}"), _SAME),
    (QT_TRANSLATE_NOOP("told", "There is no text of this name."), _SAME),
    (QT_TRANSLATE_NOOP("told", "This is neither an email address nor a phone number."), _SAME),
    (QT_TRANSLATE_NOOP("told", "It has at most {most} characters."), _SAME),
    (QT_TRANSLATE_NOOP("told", "A contact is planned within the next year."), _SAME),
    (
        QT_TRANSLATE_NOOP("told", "A payment arrives today at the latest."),
        "A payment arrives today at the latest",
    ),
    (QT_TRANSLATE_NOOP("told", "The date lies too far back."), "The date lies too far back"),
    (QT_TRANSLATE_NOOP("told", "A promise lies within the next {days} days."), _SAME),
    (QT_TRANSLATE_NOOP("told", "A promise is at most what is still open."), _SAME),
    (QT_TRANSLATE_NOOP("told", "The first payment lies within the next {days} days."), _SAME),
    (QT_TRANSLATE_NOOP("told", "A settlement is less than what is open."), _SAME),
    (QT_TRANSLATE_NOOP("told", "Each part is at least 1 {currency}."), _SAME),
    (QT_TRANSLATE_NOOP("told", "A procedure was opened today at the latest."), _SAME),
    (QT_TRANSLATE_NOOP("told", "This cannot lie before the opening."), _SAME),
    (
        QT_TRANSLATE_NOOP("told", "A receivable has at most {most} contacts."),
        "A receivable has at most {most} contacts",
    ),
    (
        QT_TRANSLATE_NOOP("told", "The file's content is not what its ending says."),
        "The content is not {kind}",
    ),
    (QT_TRANSLATE_NOOP("told", "Files are PDF, PNG or JPEG."), "Files are PDF, PNG or JPEG"),
    (QT_TRANSLATE_NOOP("told", "A file has at most {size} MB."), "A file has at most {size} MiB"),
    (
        QT_TRANSLATE_NOOP("told", "All files together have at most {size} MB."),
        "All files together have at most {size} MiB",
    ),
    (QT_TRANSLATE_NOOP("told", "The amount must be more than nothing."), "must be greater than 0"),
    (QT_TRANSLATE_NOOP("told", "The amount must not be negative."), "must not be negative"),
    (QT_TRANSLATE_NOOP("told", "This currency is not known."), "must be an ISO 4217 currency code"),
    (QT_TRANSLATE_NOOP("told", "This is needed."), "Field required"),
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
