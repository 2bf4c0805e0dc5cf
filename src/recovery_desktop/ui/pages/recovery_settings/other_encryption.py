"""What is offered where a mail server refused an encryption: to try the other one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.failures import Failure
from recovery_desktop.ui import notices
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow


class OtherEncryption(QWidget):
    """`chosen` carries the encryption that is to be tried."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._other = ""
        self.button = button("", "ordinary", "lock")
        self.button.clicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(FlowRow(self.button))
        self.hide()

    def offer(self, failure: Failure, tried: str) -> None:
        """Offer the other one where the failure is about the one that was tried."""
        self._other = "starttls" if tried == "tls" else "tls"
        words = self.tr("Try TLS from the start") if self._other == "tls" else self.tr("Try STARTTLS")
        self.button.setText(f" {words}")
        self.button.setAccessibleName(words)
        self.setVisible(bool(notices.field_errors(failure, ("security",))))

    def _choose(self) -> None:
        self.hide()
        self.chosen.emit(self._other)
