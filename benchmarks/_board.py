"""The app's board over a store with so many rows, without a connection; and whether it was painted."""

import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks import _cached
from recovery_desktop.store import database

if TYPE_CHECKING:  # Qt is loaded by who measures, once the display is chosen
    from PySide6.QtWidgets import QAbstractItemView

    from recovery_desktop.ui.pages.board.page import BoardPage
    from recovery_desktop.ui.pages.board.state import BoardState


def stored(count: int, at: Path) -> Path:
    """A folder of its own below `at` with a store of so many rows, which is written once and copied from then on."""
    written = sha256(repr((database.migrations(), Path(_cached.__file__).read_text("utf-8"))).encode())
    stored = Path(tempfile.gettempdir()) / f"recovery-desktop-rows-{count}-{written.hexdigest()[:12]}"
    if not stored.is_dir():
        path = Path(tempfile.mkdtemp(dir=stored.parent))
        _cached.fill(path, count)
        path.rename(stored)
    return Path(shutil.copytree(stored, at / str(count)))


def application():
    """Qt without a display, and its application."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from recovery_desktop.ui.theme import theme

    qt = QApplication.instance() or QApplication(sys.argv[:1])
    theme.start(qt)
    return qt


class Board:
    """The page in a window of its own, over the store of one folder."""

    def __init__(self, qt, folder: Path) -> None:
        from recovery_desktop.session.session import Session
        from recovery_desktop.settings import Places
        from recovery_desktop.store.store import Store

        self._qt = qt
        self.store = Store(folder)
        self._session = Session(self.store, Places(folder), asyncio.ensure_future, lambda address: False)
        self._session.last_connection_id = self.store.connections.all()[0].id
        self.page: BoardPage
        self.state: BoardState

    def open(self) -> None:
        """Until the first rows are painted."""
        from recovery_desktop.ui.pages.board.page import BoardPage
        from recovery_desktop.ui.pages.board.state import BoardState

        self.state = BoardState(self._session)
        self.page = BoardPage(self.state)
        self.page.resize(1280, 800)
        self.page.show()
        self.painted(self.views()[0].viewport())

    def views(self) -> "Sequence[QAbstractItemView]":
        """The lists on view: one for each column of the board, or the table's."""
        if self.state.form == "table":
            return self.page.lines.views
        return [column.cards for column in self.page.columns.values()]

    def type(self, letter: str) -> None:
        """One key into the search, as the keyboard sends it, until its result is laid out and painted."""
        from PySide6.QtCore import QEvent, QEventLoop, Qt
        from PySide6.QtGui import QKeyEvent

        # As the app's own loop does: turning without a pause would take the processor from who searches.
        waiting = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        laid_out = []
        placed = self.state.placed.connect(lambda: laid_out.append(True))
        key = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        self._qt.sendEvent(self.page.search, key)
        while not laid_out:
            self._qt.processEvents(waiting)
        self.state.placed.disconnect(placed)
        # What it changed asks for a layout, and that for a paint.
        self._qt.processEvents()
        self._qt.processEvents()

    def painted(self, widget) -> None:
        """Turns the loop until `widget` was painted."""
        from PySide6.QtCore import QEvent, QObject

        class Filter(QObject):
            done = False

            def eventFilter(self, watched, event):
                self.done |= event.type() == QEvent.Type.Paint
                return False

        observed = Filter()
        widget.installEventFilter(observed)
        while not observed.done:
            self._qt.processEvents()
        widget.removeEventFilter(observed)

    def settle(self) -> None:
        """Sums and whatever else follows by a moment are through."""
        from PySide6.QtTest import QTest

        QTest.qWait(400)

    def close(self) -> None:
        self.page.close()
        self.page.deleteLater()
        del self.page
        self.settle()

    def end(self) -> None:
        self.store.close()
