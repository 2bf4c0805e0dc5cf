"""Sentences of Today about what waits."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def nothing_before(waiting: int) -> str:
    """Say how many wait for it, of which nothing is sent."""
    return QCoreApplication.translate(
        "TodayPage", "%n recovery(s) waiting for this. Nothing is sent before that.", None, waiting
    )


def not_by_itself(waiting: int) -> str:
    """Say how many wait for it, of which a first message was sent."""
    return QCoreApplication.translate(
        "TodayPage",
        "%n recovery(s) waiting for this. Their next messages are not sent before that.",
        None,
        waiting,
    )
