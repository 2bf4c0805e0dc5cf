"""When messages leave. The first page says it: nothing is imported here that it does not load anyway."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def while_open_word(*, is_this_computer: bool) -> str:
    """Return when messages leave that are sent from this computer; empty where a service sends them."""
    if not is_this_computer:
        return ""
    return QCoreApplication.translate(
        "receivable",
        "Messages leave while this app is open. While it is closed or the computer is off, what falls due waits until"
        " you open the app again.",
    )
