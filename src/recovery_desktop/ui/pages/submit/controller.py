"""Submitting: a draft opened comes on view, a submission leads on or to the board and can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_desktop.commands.document_kind import get_other_document
from recovery_desktop.commands.learn_layout import ForgottenCorrections
from recovery_desktop.commands.tasks import awaits_approval
from recovery_desktop.documents.invoice_table import is_table
from recovery_desktop.failures import Failure
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.store.debtors import ForgottenDebtor
from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import text
from recovery_desktop.ui.document_view.pdf_view import Box
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.submit.table.settled import sums_in_part
from recovery_desktop.ui.pages.submit.table.state import Recorded, TableState


class SubmitController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = SubmitState(app.session)
        self.state.opened.connect(lambda draft_id: app.show_page("submit"))
        self.state.submitted.connect(self._submitted)
        self.state.batch.submitted.connect(self._submitted_many)
        self.state.batch.removed.connect(self._removed)
        self.state.batch.decided_distinct.connect(
            lambda take_back: app.offer_undo(tr("Both are kept"), take_back)
        )
        self.state.batch.by_post_chosen.connect(
            lambda take_back: app.offer_undo(tr("Letters are sent instead of emails"), take_back)
        )
        self.state.credited.connect(lambda undo: app.offer_undo(tr("Credit note recorded"), undo))
        self.state.changed.connect(self._noted)
        self.state.intake.tables_received.connect(app.take_in)
        self.state.intake.left_out.connect(self._left_out)
        self.state.debtor_forgotten.connect(self._debtor_forgotten)
        self.state.contact_removed.connect(lambda put_back: app.offer_undo(tr("Contact removed"), put_back))
        self.state.fields_emptied.connect(lambda put_back: app.offer_undo(tr("Fields emptied"), put_back))
        self.state.correction_forgotten.connect(self._correction_forgotten)
        self._page: SubmitPage | None = None
        self._open = ""
        self._stale = False

    def make_page(self) -> QWidget:
        page = self._page = SubmitPage(self.state)
        page.box_drawn.connect(lambda path, box: self._read_box(page, path, box))
        page.left_out_cleared.connect(
            lambda entries: self.app.offer_undo(
                tr("List cleared"), lambda: self.state.restore_left_out(entries)
            )
        )
        page.table.recorded.connect(lambda recorded: self._settled_recorded(page.table, recorded))
        return page

    def import_files(self, paths: Sequence[Path]) -> None:
        """Import invoices, or tables of them, that were dropped or chosen."""
        tables = [path for path in paths if is_table(path)]
        files = [path for path in paths if path not in tables]
        if files:
            self.state.intake.add_files(files)
        self.app.show_page("submit")
        if tables:
            assert self._page is not None
            self._page.import_tables(tables)

    @property
    def open_now(self) -> str:
        return self.state.current.id if self.state.current is not None else ""

    def _noted(self) -> None:
        if self._open != self.open_now:
            self._open = self.open_now
            self.app.remember_place()

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind == "draft":
            self.state.reread(changed.ids)
            if self._page is not None:
                self._page.table.note_drafts()
        elif changed.kind == "preference":
            if any(name.startswith("left_out.") for name in changed.ids):
                self.state.forget_left_out_count()
        elif changed.kind == "creditor":
            self.state.reread()
        elif changed.kind == "debtor":
            self.state.batch.forget_appraisals()
        elif changed.kind == "intent":
            self.state.batch.reread()
        elif changed.kind == "receivable":
            # A mirror brings thousands: what they mean for the drafts is seen when the page is.
            self._stale = True

    def on_connection_changed(self) -> None:
        self.state.forget_left_out_count()
        self.state.reread()

    def on_page_chosen(self) -> None:
        """Lead back to the list, unless the draft under review is all that there is."""
        was_on_view = self._page is not None and self._page.isVisible()
        if was_on_view or len(self.state.rows) > 1:
            self.state.close()

    def on_page_shown(self) -> None:
        if self._stale:
            self._stale = False
            self.state.batch.forget_appraisals()

    def _submitted(self, draft_id: DraftId, intent_id: IntentId) -> None:
        if self.state.current is None:
            session = self.app.session
            waits = session.connection is not None and awaits_approval(
                session.connection.kind, session.connection_store
            )
            if waits:
                self.app.show_approval(intent_id)
            else:
                self.app.show_page("board")
        self.app.offer_undo(
            self._submitted_words(draft_id), lambda: self.state.take_back(intent_id, draft_id)
        )

    def _submitted_words(self, draft_id: DraftId) -> str:
        """Say what became of the one that is gone from view, and which is on view in its place."""
        at, count = self.state.place_among_all
        if self.state.current is None or not at:
            return tr("Submitted")
        gone = self.state.form_of(self.app.session.connection_store.drafts.get(draft_id))
        name = gone.value("debtor.company_name") or ", ".join(forms.numbers_of(gone))
        words = tr("Submitted: {name}. On view: {at} of {count}").format(name=name, at=at, count=count)
        return text.one_dot(words)

    def _debtor_forgotten(self, forgotten: ForgottenDebtor) -> None:
        words = tr("Forgotten: {name}").format(name=forgotten.name)
        self.app.offer_undo(words, lambda: self.state.restore_debtor(forgotten))

    def _correction_forgotten(self, forgotten: ForgottenCorrections) -> None:
        words = QCoreApplication.translate("App", "%n correction(s) forgotten", None, len(forgotten.rows))
        self.app.offer_undo(words, lambda: self.state.restore_correction(forgotten))

    def _settled_recorded(self, table: TableState, recorded: Recorded) -> None:
        number, in_part = len(recorded.intent_ids) + len(recorded.drafts), len(recorded.in_part)
        paid = number + len(recorded.lowered) - in_part
        parts = []
        if paid:
            parts.append(QCoreApplication.translate("App", "%n invoice(s) paid in your books", None, paid))
        if in_part:
            words = QCoreApplication.translate("App", "{amount} deducted from %n invoice(s)", None, in_part)
            parts.append(words.format(amount=sums_in_part(recorded.in_part)))
        self.app.offer_undo(" · ".join(parts), lambda: table.undo(recorded))

    def _left_out(self, number: int) -> None:
        words = QCoreApplication.translate("App", "%n file(s) already here, not added again", None, number)
        self.app.offer(words, tr("Show"), self._show_left_out)

    def _show_left_out(self) -> None:
        self.app.show_page("submit")
        if self._page is not None:
            self._page.show_left_out()

    def _submitted_many(self, intent_ids: list[IntentId]) -> None:
        resting = {intent.id: intent for intent in self.state.batch.resting.values()}
        at = text.moment(datetime.fromisoformat(resting[intent_ids[0]].not_before))
        words = QCoreApplication.translate(
            "App", "%n invoice(s) will be submitted on {moment}", None, len(intent_ids)
        )
        self.app.offer_undo(words.format(moment=at), lambda: self.state.batch.take_back_all(intent_ids))

    def _removed(self, drafts: list[Draft]) -> None:
        is_invoice = any(one.state == "review" and get_other_document(one) is None for one in drafts)
        words = (
            QCoreApplication.translate("App", "%n draft(s) removed", None, len(drafts))
            if is_invoice
            else QCoreApplication.translate("App", "%n file(s) removed", None, len(drafts))
        )
        self.app.offer_undo(words, lambda: self.state.batch.put_back(drafts))

    def _read_box(self, page: SubmitPage, path: str, box: Box) -> None:
        """Read the text in the drawn box into the field, to be seen and changed."""
        draft = self.state.current
        if draft is None or draft.file_path is None:
            return
        file, sides = Path(draft.file_path), (box.x0, box.top, box.x1, box.bottom)

        async def read() -> None:
            try:
                value = await self.app.session.region_reader.read(file, box.page, sides, path)
            except Failure as failure:
                self.app.tell(failure)
                return
            if self.state.current is not None and self.state.current.id == draft.id:
                field = page.review.entry.fields[path]
                self.state.edit(path, field.in_own_form(value))
                field.forget()
                page.review.show_state()

        self.app.session.spawn(read())
