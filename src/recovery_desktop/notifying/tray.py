"""The icon in the system's tray: what is new in its tooltip, the ways back into the app in its menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon

from recovery_desktop.notifying.announcing import Announcement
from recovery_desktop.resources import resource

LOOK_MS: Final = 1_000
MISSED: Final = 3
"""Looks in a row without a tray after which it is gone for good: a panel that is started anew is away for a moment."""


class Tray(QObject):
    """`acted` carries the receivable of the message that was clicked; empty where it was about several. `lost` says
    that no window is on view and no tray is left from which one could be opened."""

    opened = Signal()
    lost = Signal()
    notices_requested = Signal()
    quit_requested = Signal()
    acted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._about = ""
        self.menu = QMenu()
        for words, signal in (
            (self.tr("Show Recovery Desktop"), self.opened),
            (self.tr("Notices"), self.notices_requested),
            (self.tr("Quit"), self.quit_requested),
        ):
            self.menu.addAction(words).triggered.connect(signal)
        self.icon = QSystemTrayIcon(QIcon(str(resource("recovery-desktop.svg"))), self)
        self.icon.setContextMenu(self.menu)
        self.icon.activated.connect(self._activated)
        self.icon.messageClicked.connect(lambda: self.acted.emit(self._about))
        self.show_count(0)
        self.icon.show()
        self._missed = 0
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self._look)

    @staticmethod
    def is_available() -> bool:
        return QSystemTrayIcon.isSystemTrayAvailable()

    def show_count(self, unread: int) -> None:
        words = self.tr("Recovery Desktop")
        if unread:
            new = QCoreApplication.translate("Tray", "%n new notice(s)", None, unread)
            words = f"{words} · {new}"
        self.icon.setToolTip(words)

    def show(self, announcement: Announcement) -> None:
        """Show the system's bubble at the icon."""
        self._about = announcement.receivable_id
        # Panels of Linux read markup here, and cannot be asked whether they do: foreign text must hold none.
        words = announcement.words.replace("<", "‹").replace(">", "›")
        self.icon.showMessage(announcement.title, words, self.icon.icon())

    def show_while_hidden(self) -> None:
        """Keep the icon while no window is visible: it is the only way back."""
        self._missed = 0
        self._looks.start()

    def close(self) -> None:
        self._looks.stop()
        self.icon.hide()
        self.menu.deleteLater()

    def _look(self) -> None:
        if any(window.isVisible() for window in QApplication.topLevelWidgets() if window is not self.menu):
            self._looks.stop()
            return
        self._missed = 0 if self.is_available() else self._missed + 1
        if self._missed == MISSED:
            self._looks.stop()
            self.lost.emit()

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in (
            QSystemTrayIcon.ActivationReason.Trigger,
            QSystemTrayIcon.ActivationReason.DoubleClick,
        ):
            self.opened.emit()
