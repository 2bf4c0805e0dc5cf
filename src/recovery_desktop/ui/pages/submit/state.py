"""Invoices on their way in: the queue of drafts, and the one under review, durable at every key."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal

from recovery_contract.errors import FORCEABLE
from recovery_contract.extraction import ExtractionResult, FieldEvidence
from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.table import SUBMIT
from recovery_desktop.commands.document_kind import OtherDocument, get_other_document
from recovery_desktop.commands.earlier_submission import EarlierSubmission, find_earlier_submission
from recovery_desktop.commands.learn_layout import (
    ForgottenCorrections,
    forget_correction,
    learn_corrections,
    restore_corrections,
)
from recovery_desktop.commands.read_invoice import (
    is_creation_open,
    list_likely,
    take_as_created,
    take_as_not_created,
)
from recovery_desktop.commands.sample_invoices import next_sample
from recovery_desktop.failures import Refused
from recovery_desktop.ids import CorrectionId, DraftId, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.debtors import ConfirmedDebtor, ForgottenDebtor
from recovery_desktop.store.drafts import OPEN, TO_CHECK, Draft
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.pages.submit import edits, form_checks, reading
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import known as knowing
from recovery_desktop.ui.pages.submit.appraisal import Appraisal, appraise
from recovery_desktop.ui.pages.submit.batch import BatchState, extraction_of
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.pages.submit.refusals import Expected, earlier_words, expected

READABLE: Final = ("review", "unread", "submitting")
"""The states in which a draft can be looked at."""


class SubmitState(PageState):
    """`opened` when a draft comes under review; `submitted` carries (draft id, intent id) once it is durable.
    `tables_found` carries lists that lay in folders, `left_out` how many files were here already."""

    opened = Signal(str)
    submitted = Signal(str, str)
    tables_found = Signal(list)
    left_out = Signal(int)
    debtor_forgotten = Signal(object)
    correction_forgotten = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.rows: list[Draft] = []
        self.current: Draft | None = None
        self.extraction: ExtractionResult | None = None
        self.form = Form()
        self.tried = False
        self._filled_from = ""
        self._is_opening = False
        self._presses = count()
        self._learned: frozenset[str] = frozenset()
        self._lookup: (
            tuple[tuple[Draft, Form], tuple[EarlierSubmission | None, tuple[Expected, ...]]] | None
        ) = None
        self.batch = BatchState(session, lambda: self.rows, self.appraise)
        session.reading_queue.progressed = self._progressed
        self.reread()

    def reread(self, ids: Iterable[str] = ()) -> None:
        """Look into the store again, for these drafts only where some are named; what is being typed is not
        disturbed."""
        named = set(ids)
        if named and len(named - {row.id for row in self.rows}) <= 1:
            self._reread_some(named)
        else:
            # Of those that came in together only the store knows the order.
            self.rows = self.session.connection_store.drafts.list_open()
        if self.current is not None and (not named or self.current.id in named):
            self._look_at(self.current.id)
        self._announce()
        self.batch.reread()

    def _reread_some(self, named: set[str]) -> None:
        """Typing into one of hundreds reads one of hundreds."""
        fresh = self.session.connection_store.drafts.open_among(named)
        known = {row.id: row for row in self.rows if row.id not in named or row.id in fresh}
        self.rows = list((known | fresh).values())

    def _progressed(self, draft_id: DraftId) -> None:
        """More of this file has left; nothing in the store has changed."""
        self.batch.changed.emit()

    def uploaded(self, draft_id: DraftId) -> float | None:
        """The part of its file that has left, 0 to 1."""
        return self.session.reading_queue.upload_progress(draft_id)

    def add_files(self, paths: Sequence[Path]) -> None:
        files = list(paths)
        # Several drops at once must not be lost to the rule of one command per name.
        self.act(f"add {next(self._presses)}", lambda: self._add_files(files), stoppable=False)

    async def _add_files(self, paths: Sequence[Path]) -> None:
        queue = self.session.reading_queue
        imported = await queue.import_files(paths)
        if imported.known:
            self.left_out.emit(imported.known)
        if imported.tables:
            self.tables_found.emit(imported.tables)
        await queue.read_waiting()

    def add_picture(self, content: bytes, name: str) -> None:
        """A picture that was pasted, taken in as a photo of that name."""
        self.act(f"add {next(self._presses)}", lambda: self._add_picture(content, name), stoppable=False)

    async def _add_picture(self, content: bytes, name: str) -> None:
        with tempfile.TemporaryDirectory(prefix="pasted-") as folder:
            path = Path(folder) / name
            path.write_bytes(content)
            await self.session.reading_queue.import_files([path])
        await self.session.reading_queue.read_waiting()

    @property
    def offers_sample(self) -> bool:
        """In Practice, until all of them were taken."""
        return self.session.is_practice and next_sample(self.session.connection_store) is not None

    def use_sample(self) -> None:
        """Take in an invoice that comes with the app, and bring it under review once it is read."""
        self.act("sample", self._use_sample, stoppable=False)

    async def _use_sample(self) -> None:
        sample = next_sample(self.session.connection_store)
        if sample is None:
            return
        known = self.session.connection_store.drafts.list_ids_in_states(*OPEN)
        await self.session.reading_queue.add_files([sample])
        self.reread()
        added = next((row for row in self.rows if row.id not in known), None)
        if added is not None and self.current is None:
            self.open(added.id)

    def add_empty(self) -> None:
        """A draft without a document, under review at once."""
        self.act("add_empty", self._add_empty, stoppable=False)

    async def _add_empty(self) -> None:
        draft = self.session.connection_store.drafts.add()
        self.reread()
        self.open(draft.id)

    def remove_current(self) -> None:
        """The draft under review; it can be put back."""
        draft = self.current
        if draft is not None:
            self._leave()
            self.batch.remove([draft.id])
            self.reread()

    @property
    def other_document(self) -> OtherDocument | None:
        """What the draft under review is instead of an invoice; None where it may be submitted."""
        return get_other_document(self.current) if self.current is not None else None

    def take_as_invoice(self) -> None:
        """The person decides that the document under review is an invoice, whatever the reader said."""
        if self.current is not None:
            self.form = replace(self.form, is_invoice=True)
            self._keep()
            self.reread([self.current.id])

    def read_again(self, id: DraftId) -> None:
        # Never lost to a command that still runs: it may be reading all the files behind this one.
        self.act(f"read {next(self._presses)}", lambda: self.session.reading_queue.retry(id), stoppable=False)

    def open(self, id: DraftId) -> None:
        """Bring a draft under review; one that is gone leaves the queue on view."""
        self.tried, self._filled_from, self._learned, self.failure = False, "", frozenset(), None
        self._is_opening = True
        try:
            self._look_at(id)
            if self.current is not None:
                self.form = forms.form_of(self.current.body)
                self._take_reading()
                if self.extraction is None:
                    self._recognise()
        finally:
            self._is_opening = False
        self._lookup = None
        if self.current is not None:
            self.opened.emit(id)
        self.changed.emit()

    def _announce(self) -> None:
        """Say that something changed: once for a draft that is opened, however much is filled in meanwhile."""
        self._lookup = None
        if not self._is_opening:
            self.changed.emit()

    def close(self) -> None:
        self._leave()
        self.reread()

    @property
    def to_check(self) -> list[Draft]:
        """Those that one can go through to submit them, in the order of the list."""
        return [row for row in self.rows if row.state in TO_CHECK and get_other_document(row) is None]

    @property
    def place(self) -> tuple[int, int]:
        """Which of how many is under review, from 1; 0 where it is none of them."""
        ids = [row.id for row in self.to_check]
        here = self.current.id if self.current else None
        return (ids.index(here) + 1 if here in ids else 0), len(ids)

    def turn(self, by: int) -> None:
        """To the next or previous one, where there is one."""
        at, count = self.place
        if at and 1 <= at + by <= count:
            self.open(self.to_check[at + by - 1].id)

    def _look_at(self, id: DraftId) -> None:
        try:
            self.current = self.session.connection_store.drafts.get(id)
        except KeyError:
            self._leave()
            return
        read = self.current.extraction
        self.extraction = ExtractionResult.model_validate(read) if read else None
        if self._filled_from:
            self._take_reading()

    def _leave(self) -> None:
        self.current, self.extraction, self.form, self._filled_from = None, None, Form(), ""

    def _take_reading(self) -> None:
        """Fill in what was read, once for each reading and for what is remembered of its layout."""
        read = self.extraction.extraction_id if self.extraction else "nothing"
        learned = reading.learned_paths(self.extraction)
        if self._filled_from != read or self._learned != learned:
            gone = self._learned - learned - self.form.touched
            self._filled_from, self._learned = read, learned
            if self.extraction:
                values = {path: value for path, value in self.form.values.items() if path not in gone}
                self.form = forms.filled(replace(self.form, values=values), self.extraction)
                self._recognise()
                self._keep()

    def form_of(self, draft: Draft) -> Form:
        """The form of a draft that is not under review."""
        form, read = forms.form_of(draft.body), extraction_of(draft)
        if read is not None:
            form = forms.filled(form, read)
        known = self._known(form)
        return knowing.filled_from(form, known) if known is not None and not form.known else form

    def appraise(self, draft: Draft) -> Appraisal:
        form = self.form_of(draft)
        name = form.value("debtor.company_name")
        earlier = self._submitted_before(draft, forms.numbers_of(form), name)
        return appraise(draft, form, extraction_of(draft), self._known(form), earlier, self._law)

    def _known(self, form: Form) -> ConfirmedDebtor | None:
        return self.session.connection_store.debtors.find(*(form.value(path) for path in knowing.IDENTITY))

    @property
    def known(self) -> ConfirmedDebtor | None:
        """Whom an earlier submission confirmed, where what is known stands in the form under review."""
        return self._known(self.form) if self.form.given else None

    @property
    def debtor_names(self) -> list[str]:
        return self.session.connection_store.debtors.names()

    def _recognise(self) -> None:
        """Fill in what is known of the debtor, and take it out again when it turns out to be another one."""
        if self.form.known == knowing.REFUSED:
            return
        plain = knowing.without(self.form, refused=False)
        known = self._known(plain)
        if known is None:
            self.form = plain
        elif known.draft_id != self.form.known:
            self.form = knowing.filled_from(plain, known)

    def clear_known(self, *, forget: bool = False) -> None:
        """Take out what came from the known debtor; with `forget`, nobody knows this debtor any more."""
        known = self.known
        self.form = knowing.without(self.form, refused=not forget)
        if forget and known is not None:
            self.debtor_forgotten.emit(self.session.connection_store.debtors.forget(known))
        self._keep()

    def restore_debtor(self, forgotten: ForgottenDebtor) -> bool:
        self.session.connection_store.debtors.restore(forgotten)
        self._recognise()
        self._keep()
        return True

    def edit(self, path: str, value: str) -> None:
        self.form = edits.with_value(self.form, path, value, self.refused())
        if path in knowing.IDENTITY:
            self._recognise()
        self._keep()

    def edit_contact(self, at: int, name: str, value: str) -> None:
        """Change one part of a contact; the one after the last makes a new one."""
        self.form = edits.with_contact(self.form, at, name, value, self.refused())
        self._keep()

    def remove_contact(self, at: int) -> None:
        self.form = edits.without_contact(self.form, at, self.refused())
        self._keep()

    def _keep(self) -> None:
        if self.current is not None:
            self.session.connection_store.drafts.save_typed(self.current.id, self.form.as_body())
        self._announce()

    def evidence(self, path: str) -> FieldEvidence | None:
        """How this field was read, None where it was not or the person decided otherwise."""
        return reading.evidence(self.extraction, self.form, path)

    def remembered(self, path: str) -> CorrectionId:
        """The correction from which this field has its value, empty for none."""
        return CorrectionId(reading.correction_of(self.evidence(path)))

    def forget(self, path: str) -> None:
        """Put back what was read, and no longer apply the correction."""
        if correction := self.remembered(path):
            self.correction_forgotten.emit(forget_correction(self.session.store, correction))
            self.reread()

    def restore_correction(self, forgotten: ForgottenCorrections) -> bool:
        restore_corrections(self.session.store, forgotten)
        self.reread()
        return True

    def problems(self) -> dict[str, str]:
        return form_checks.problems(self.form)

    def refused(self) -> dict[str, str]:
        """What the service did not take, until it is changed; by path, in words."""
        failure = (self.current.failure if self.current else None) or {}
        place = forms.place_of(failure.get("field"))
        if not place or self.form.corrected & {place, forms.CONTACTS}:
            return {}
        return {place: notices.refusal(Refused.from_json(failure))}

    def doubts(self) -> dict[str, str]:
        words = form_checks.doubts(self.form)
        if earlier := self._earlier():
            words["invoice.numbers"] = earlier_words(earlier)
        return words | {one.path: one.reason for one in self.expected_refusals()}

    def _earlier(self) -> EarlierSubmission | None:
        return self._looked_up()[0]

    def _submitted_before(
        self, draft: Draft, numbers: Sequence[str], debtor: str
    ) -> EarlierSubmission | None:
        if draft.created_as is not None:
            return None  # it is that one itself
        return find_earlier_submission(
            self.session.connection_store, numbers, debtor, draft.id, draft.file_sha256
        )

    @property
    def _law(self) -> str:
        """The country whose periods of limitation count for the creditor, empty where the service does not say."""
        creditor = self.session.creditor
        return creditor.user.law or "" if creditor is not None else ""

    def expected_refusals(self) -> tuple[Expected, ...]:
        """Return what the service would refuse of the draft under review."""
        if self.current is not None and self.current.created_as is not None:
            return ()  # it has it already
        return self._looked_up()[1]

    def _looked_up(self) -> tuple[EarlierSubmission | None, tuple[Expected, ...]]:
        """Look up once for each form that is shown: a file may name hundreds of numbers."""
        if self.current is None:
            return None, ()
        if self._lookup is None or self._lookup[0] != (self.current, self.form):
            numbers, debtor = forms.numbers_of(self.form), self.form.value("debtor.company_name")
            earlier = self._submitted_before(self.current, numbers, debtor)
            refusals = expected(self.form, earlier, self._law)
            self._lookup = (self.current, self.form), (earlier, refusals)
        return self._lookup[1]

    @property
    def created(self) -> ReceivableRow | None:
        """What the service created as it read the draft under review."""
        id = self.current.created_as if self.current is not None else None
        return self.session.connection_store.receivables.rows([id]).get(id) if id else None

    @property
    def is_creation_open(self) -> bool:
        """Whether the person has to say if the service created it as it read it."""
        connected = self.current is not None and self.session.connection is not None
        return connected and self.current is not None and is_creation_open(self.session.context, self.current)

    @property
    def likely(self) -> list[ReceivableRow]:
        """What the service may have created."""
        return list_likely(self.session.context, self.current) if self.current is not None else []

    def take_as_created(self, receivable_id: ReceivableId) -> None:
        if self.current is not None:
            take_as_created(self.session.context, self.current.id, receivable_id)
            self.reread([self.current.id])

    def take_as_not_created(self) -> None:
        if self.current is not None:
            take_as_not_created(self.session.context, self.current.id)
            self.reread([self.current.id])

    def why_not(self) -> list[str]:
        """The paths that stop the submission, `user` where there is no active creditor, `created` where it may be at
        the service already; empty when it may go."""
        if problems := list(self.problems()):
            return problems
        return ["created"] if self.is_creation_open else [] if self.batch.user_id else ["user"]

    @property
    def may_force(self) -> bool:
        """Whether the service refused, or would refuse, for a reason that the creditor may override."""
        if self.current is None or self.other_document is not None:
            return False
        failure = self.current.failure
        refused = failure is not None and failure.get("code") in FORCEABLE
        return refused or bool(self.expected_refusals())

    def submit(self, *, force_proceed: bool = False) -> None:
        """Hand the draft over and go on to the next; where something is missing, or the service would refuse what the
        person did not decide to send anyway, say so instead."""
        self.tried, self._lookup = True, None
        draft = self.current
        would_be_refused = not force_proceed and bool(self.expected_refusals())
        if draft is None or self.other_document is not None or self.why_not() or would_be_refused:
            self.changed.emit()
            return
        extraction = self.extraction.extraction_id if self.extraction else None
        request = request_of(
            self.form, self.batch.user_id, extraction_id=extraction, force_proceed=force_proceed
        )
        if self.form.corrected:
            # What the service says next is about what is sent now.
            self.form = replace(self.form, corrected=frozenset())
            self.session.connection_store.drafts.save_typed(draft.id, self.form.as_body())
        at, _ = self.place
        intent = self.session.request(draft.id, SUBMIT, request, target_id=draft.created_as or "")
        self.session.spawn(
            learn_corrections(self.session.context, self.session.region_reader, draft.id, request)
        )
        self._leave()
        self.reread()
        if left := self.to_check:
            self.open(left[min(max(at, 1), len(left)) - 1].id)
        self.submitted.emit(draft.id, intent.id)

    def take_back(self, intent_id: IntentId, draft_id: DraftId) -> bool:
        """Undo a submission that has not left; its draft comes back under review."""
        is_withdrawn = bool(self.session.withdraw(intent_id))
        self.reread()
        if is_withdrawn:
            self.open(draft_id)
        return is_withdrawn
