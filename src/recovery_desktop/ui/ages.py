"""How old what is owed is, in words and tones."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.tone import Tone

_AGES: Final = {
    "not_due": QT_TRANSLATE_NOOP("board", "Not due yet"),
    "to_30": QT_TRANSLATE_NOOP("board", "1–30 days late"),
    "to_60": QT_TRANSLATE_NOOP("board", "31–60 days late"),
    "to_90": QT_TRANSLATE_NOOP("board", "61–90 days late"),
    "over_90": QT_TRANSLATE_NOOP("board", "Over 90 days late"),
    "unknown": QT_TRANSLATE_NOOP("board", "Due date unknown"),
}
_SHORT_AGES: Final = {
    "not_due": QT_TRANSLATE_NOOP("board", "Not due"),
    "to_30": QT_TRANSLATE_NOOP("board", "1–30 days"),
    "to_60": QT_TRANSLATE_NOOP("board", "31–60 days"),
    "to_90": QT_TRANSLATE_NOOP("board", "61–90 days"),
    "over_90": QT_TRANSLATE_NOOP("board", "Over 90 days"),
    "unknown": QT_TRANSLATE_NOOP("board", "No due date"),
}
AGE_TONES: Final[dict[str, Tone]] = {
    "not_due": "neutral",
    "to_30": "info",
    "to_60": "warning",
    "to_90": "warning",
    "over_90": "danger",
    "unknown": "neutral",
}


def age_word(age: str) -> str:
    return QCoreApplication.translate("board", _AGES[age])


def short_age_word(age: str) -> str:
    """Return the short word of an age, for a row of ages."""
    return QCoreApplication.translate("board", _SHORT_AGES[age])
