"""The icon in the system's tray: what is new in its tooltip, the ways back into the app in its menu."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from recovery_desktop.notifying.announcing import Announcement
from recovery_desktop.resources import resource


class Tray(QObject):
    """`acted` carries the receivable of the message that was clicked; empty where it was about several."""

    opened = Signal()
    notices_asked = Signal()
    quit_asked = Signal()
    acted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._about = ""
        self.menu = QMenu()
        for words, signal in (
            (self.tr("Show Recovery Desktop"), self.opened),
            (self.tr("Notices"), self.notices_asked),
            (self.tr("Quit"), self.quit_asked),
        ):
            self.menu.addAction(words).triggered.connect(signal)
        self.icon = QSystemTrayIcon(QIcon(str(resource("recovery-desktop.svg"))), self)
        self.icon.setContextMenu(self.menu)
        self.icon.activated.connect(self._activated)
        self.icon.messageClicked.connect(lambda: self.acted.emit(self._about))
        self.show_count(0)
        self.icon.show()

    @staticmethod
    def is_available() -> bool:
        return QSystemTrayIcon.isSystemTrayAvailable()

    def show_count(self, unread: int) -> None:
        words = self.tr("Recovery Desktop")
        if unread:
            new = QCoreApplication.translate("Tray", "%n new notice(s)", None, unread)
            words = f"{words} · {new}"
        self.icon.setToolTip(words)

    def show(self, told: Announcement) -> None:
        """In a bubble, as the system does it."""
        self._about = told.receivable_id
        self.icon.showMessage(told.title, told.words, self.icon.icon())

    def close(self) -> None:
        self.icon.hide()
        self.menu.deleteLater()

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in (
            QSystemTrayIcon.ActivationReason.Trigger,
            QSystemTrayIcon.ActivationReason.DoubleClick,
        ):
            self.opened.emit()
