"""The names of figures, for the page and for what is exported."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.translation import QT_TRANSLATE_NOOP

NAMES: Final = (
    QT_TRANSLATE_NOOP("statistics", "Statistics"),
    QT_TRANSLATE_NOOP("statistics", "Figure"),
    QT_TRANSLATE_NOOP("statistics", "Of"),
    QT_TRANSLATE_NOOP("statistics", "Currency"),
    QT_TRANSLATE_NOOP("statistics", "Cases"),
    QT_TRANSLATE_NOOP("statistics", "Value"),
    QT_TRANSLATE_NOOP("statistics", "Submitted"),
    QT_TRANSLATE_NOOP("statistics", "Paid"),
    QT_TRANSLATE_NOOP("statistics", "Recovered"),
    QT_TRANSLATE_NOOP("statistics", "Days to recovery"),
    QT_TRANSLATE_NOOP("statistics", "Success, percent"),
    QT_TRANSLATE_NOOP("statistics", "With phone"),
    QT_TRANSLATE_NOOP("statistics", "Without phone"),
    QT_TRANSLATE_NOOP("statistics", "Still owed"),
    QT_TRANSLATE_NOOP("statistics", "Recovered of month"),
)


def tr(words: str) -> str:
    return QCoreApplication.translate("statistics", words)
