"""Submitting: a draft opened comes on view, a submission leads to the board and can be taken back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from recovery_desktop.failures import Failure
from recovery_desktop.parts.part import Around, Part, tr
from recovery_desktop.store.changes import Changed
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.widgets.pdf_view import Box


class SubmitPart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        drafting = around.drafting
        self.state = SubmitState(around.spawn, drafting, drafting, drafting.user_id, drafting.uploaded)
        self.state.opened.connect(lambda draft_id: around.show_page("submit"))
        self.state.submitted.connect(self._submitted)

    def make_page(self) -> QWidget:
        page = SubmitPage(self.state)
        page.review.box_drawn.connect(lambda path, box: self._read_box(page, path, box))
        return page

    def noticed(self, changed: Changed) -> None:
        if changed.kind in ("draft", "creditor"):
            self.state.reread()

    def switched(self) -> None:
        self.state.reread()

    def _submitted(self, draft_id: str, intent_id: str) -> None:
        self.around.show_page("board")
        self.around.offer_undo(tr("Submitted"), lambda: self.state.take_back(intent_id, draft_id))

    def _read_box(self, page: SubmitPage, path: str, box: Box) -> None:
        """What the person drew a box around becomes the field's value, to be seen and changed."""
        draft = self.state.current
        if draft is None or draft.file_path is None:
            return
        file, sides = Path(draft.file_path), (box.x0, box.top, box.x1, box.bottom)

        async def read() -> None:
            try:
                value = await self.around.rereading.read(file, box.page, sides, path)
            except Failure as failure:
                self.around.tell(failure)
                return
            if self.state.current is not None and self.state.current.id == draft.id:
                self.state.edit(path, value)
                page.review.fields[path].forget()
                page.review.show_state()

        self.around.spawn(read())
