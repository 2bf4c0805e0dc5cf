"""One receivable: what is decided there can be taken back for some seconds."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.adapters.receivable import OneReceivable
from recovery_desktop.parts.part import Around, Part, tr
from recovery_desktop.store.changes import Changed
from recovery_desktop.ui.pages.receivable.page import ReceivablePage
from recovery_desktop.ui.pages.receivable.state import ReceivableState


class ReceivablePart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        one = OneReceivable(around.desk)
        self.state = ReceivableState(around.spawn, one, one, one, around.open_address)
        self.state.decided.connect(self._decided)

    def make_page(self) -> QWidget:
        page = ReceivablePage(self.state)
        page.left.connect(lambda: self.around.show_page("board"))
        page.copied.connect(lambda: self.around.say(tr("Copied")))
        return page

    def noticed(self, changed: Changed) -> None:
        if changed.kind == "receivable":
            self.state.noticed(changed.ids)
        elif changed.kind == "intent":
            self.state.reread()

    def clock_moved(self) -> None:
        self.state.look_again()

    def _decided(self, call: str, intent_id: str) -> None:
        self.around.offer_undo(tr("Saved"), lambda: self.around.drafting.take_back(intent_id))
