"""The page of one receivable, open, with the hands and eyes of a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from recovery_contract.receivables import Receivable
from recovery_desktop.commands.look_into import Details
from recovery_desktop.store.store import Shelf
from recovery_desktop.ui.pages.receivable.page import ReceivablePage
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages import one


class Opened:
    """The page of a receivable, everything looked up."""

    def __init__(
        self, qtbot: QtBot, shelf: Shelf, receivable: Receivable | None, details: Details | None, files: Path
    ) -> None:
        self.shelf, self.spawn = shelf, Spawned()
        self.state, self.commands = one.a_state(shelf, self.spawn, receivable, details, files)
        self.page = ReceivablePage(self.state)
        qtbot.addWidget(self.page)
        self.page.resize(1100, 800)
        self.page.show()

    @property
    def asked(self) -> list[tuple[str, object]]:
        return [(name, body) for name, body in self.commands.asked if name != "look"]

    def press(self, name: str, within: QWidget | None = None) -> None:
        buttons = (within or self.page).findChildren(QPushButton)
        next(one for one in buttons if one.accessibleName() == name and not one.isHidden()).click()

    def reads(self, within: QWidget | None = None) -> str:
        QApplication.processEvents()
        labels = (within or self.page).findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisibleTo(self.page))


Open = Callable[..., Opened]
