"""What the kinds of connections are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.translation import QT_TRANSLATE_NOOP

_KINDS: Final = {
    "practice": QT_TRANSLATE_NOOP("Connection", "Practice"),
    "this_computer": QT_TRANSLATE_NOOP("Connection", "This computer"),
    "service": QT_TRANSLATE_NOOP("Connection", "Recovery service"),
}


def kind_word(kind: str) -> str:
    return QCoreApplication.translate("Connection", _KINDS.get(kind, kind))
