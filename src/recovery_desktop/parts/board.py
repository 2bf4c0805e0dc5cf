"""The board: every receivable by status, each leading to its own page."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.adapters.board import Lists
from recovery_desktop.parts.part import Around, Part
from recovery_desktop.store.changes import Changed
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.state import BoardState


class BoardPart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        self.state = BoardState(around.spawn, Lists(around.desk))
        self.state.opened.connect(around.show_receivable)
        self._page: BoardPage | None = None

    def make_page(self) -> QWidget:
        self._page = BoardPage(self.state)
        self._page.files_asked.connect(self.around.ask_files)
        return self._page

    def focus_search(self) -> None:
        """The keyboard to the search, once the page is on view."""
        assert self._page is not None
        self._page.focus_search()

    def noticed(self, changed: Changed) -> None:
        if changed.kind == "receivable":
            self.state.noticed(changed.ids)

    def switched(self) -> None:
        self.state.place()

    def clock_moved(self) -> None:
        self.state.noticed(())
