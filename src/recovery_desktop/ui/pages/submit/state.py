"""Invoices on their way in: the queue of drafts, the one under review, and its submission."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal

from recovery_contract.errors import FORCEABLE
from recovery_desktop.actions.table import SUBMIT
from recovery_desktop.commands.document_kind import get_other_document
from recovery_desktop.commands.learn_layout import learn_corrections
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import TO_CHECK, Draft
from recovery_desktop.store.left_out import LeftOut
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import prefill, reading
from recovery_desktop.ui.pages.submit.appraisal import Appraisal, appraise
from recovery_desktop.ui.pages.submit.batch import BatchState, extraction_of
from recovery_desktop.ui.pages.submit.country_guess import with_country
from recovery_desktop.ui.pages.submit.crediting import Crediting
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.pages.submit.intake.state import Intake
from recovery_desktop.ui.pages.submit.look_alikes import LookAlike
from recovery_desktop.ui.pages.submit.review_state import DraftUnderReview

LOOK_ALIKE: Final = "look_alike"
READABLE: Final = ("review", "unread", "submitting")
"""The states in which a draft can be looked at."""


class SubmitState(DraftUnderReview):
    """`submitted` carries (draft id, intent id) once it is durable, `credited` what undoes that a credit note was
    recorded."""

    submitted = Signal(str, str)
    credited = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.rows: list[Draft] = []
        self._left_out_count: int | None = None
        self._passed: dict[DraftId, frozenset[DraftId]] = {}  # with those that stood before each
        self.intake = Intake(session)
        self.intake.drafted.connect(self._open_new)
        self.opened.connect(self.intake.clear_failure)
        self.intake.changed.connect(self.changed)
        self.batch = BatchState(session, lambda: self.rows, self.appraise)
        self.crediting = Crediting(self)
        session.reading_queue.progressed = self._progressed
        self.reread()

    def reread(self, ids: Iterable[str] = ()) -> None:
        named = set(ids)
        if named:
            self._reread_some(named)
        else:
            self.rows = self.session.connection_store.drafts.list_open()
        self.batch.refresh()
        super().reread(named)

    @property
    def left_out_count(self) -> int:
        """How many files and rows were left out of imports, as long as the list is not cleared."""
        if self._left_out_count is None:
            self._left_out_count = len(self.session.connection_store.left_out.list_all())
        return self._left_out_count

    def forget_left_out_count(self) -> None:
        self._left_out_count = None
        self.changed.emit()

    def restore_left_out(self, entries: Sequence[LeftOut]) -> bool:
        """Put back what was cleared, before what came since."""
        stored = self.session.connection_store.left_out
        stored.replace([*entries, *stored.list_all()])
        return True

    def _reread_some(self, named: set[str]) -> None:
        """Load only the named drafts anew, so that typing into one of hundreds loads one."""
        fresh = self.session.connection_store.drafts.open_among(named)
        rows_by_id = {row.id: row for row in self.rows if row.id not in named or row.id in fresh}
        self.rows = sorted((rows_by_id | fresh).values(), key=lambda row: row.created_at)

    def _progressed(self, draft_id: DraftId) -> None:
        """Announce the progress of an upload; nothing in the store has changed."""
        self.batch.changed.emit()

    def uploaded(self, draft_id: DraftId) -> float | None:
        """Return the part of its file that has left, 0 to 1."""
        return self.session.reading_queue.upload_progress(draft_id)

    def _open_new(self, draft_id: DraftId) -> None:
        self.reread()
        if self.current is None:
            self.open(draft_id)

    @property
    def look_alike(self) -> LookAlike | None:
        """The draft that may be the same invoice as the one under review."""
        draft = self.current
        if draft is None or draft.state not in TO_CHECK or draft.created_as is not None:
            return None
        return self.batch.look_alikes.find(draft, self.form.as_body())

    def keep_both(self) -> None:
        """Note that the one under review and what looks like it are two invoices."""
        draft, other = self.current, self.look_alike
        if draft is not None and other is not None:
            self.batch.keep_both(draft.id, other)
            self.reread([draft.id, *other.draft_ids])

    def remove_look_alike(self) -> None:
        """Remove what looks like the one under review, which takes over what only the other knew; it can be put
        back."""
        draft, other = self.current, self.look_alike
        if draft is None or other is None:
            return
        self.batch.remove([other.first.id])
        self.reread()
        self.open(draft.id)

    def remove_current(self) -> None:
        """Remove the draft under review; it can be put back."""
        draft = self.current
        if draft is not None:
            self._leave()
            self.batch.remove([draft.id])
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

    @property
    def place_among_all(self) -> tuple[int, int]:
        """Return the place counted with those that were submitted since the review was opened, each where it was."""
        at, count = self.place
        current = self.current
        before = sum(current is not None and current.id not in ids for ids in self._passed.values())
        return (at + before if at else 0), count + len(self._passed)

    def close(self) -> None:
        self._passed.clear()
        super().close()

    def turn(self, by: int) -> None:
        """Open the next or previous draft, where there is one."""
        at, count = self.place
        if at and 1 <= at + by <= count:
            self.open(self.to_check[at + by - 1].id)

    def form_of(self, draft: Draft) -> Form:
        """Return the form of a draft that is not under review."""
        form, read = forms.form_of(draft.body), extraction_of(draft)
        if read is not None:
            form = forms.filled(form, read)
        debtor = self.find_debtor(form)
        if debtor is not None and not form.debtor_draft_id:
            form = prefill.fill_from_debtor(form, debtor)
        return with_country(form, self.home)

    def appraise(self, draft: Draft) -> Appraisal:
        form = self.form_of(draft)
        name = form.value("debtor.company_name")
        earlier = self._submitted_before(draft, forms.numbers_of(form), name)
        return appraise(draft, form, extraction_of(draft), self.find_debtor(form), earlier, self.home)

    def why_not(self) -> list[str]:
        """Return the paths that stop the submission, `user` where there is no active creditor, `created` where it
        may be at the service already, `creditor` where it may be another company's, LOOK_ALIKE where it may be the
        same as another draft; empty when it may go."""
        if self.is_creation_open:
            return ["created"]  # before anything is typed for one that may be there
        if self.creditor_doubts:
            return [reading.CREDITOR]
        if self.look_alike is not None:
            return [LOOK_ALIKE]
        if problems := list(self.problems()):
            return problems
        return [] if self.batch.user_id else ["user"]

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
        # The next one takes its place: the list in between would only hand the keyboard about.
        self._is_quiet = True
        try:
            self.reread()
        finally:
            self._is_quiet = False
        self._passed[draft.id] = frozenset(row.id for row in self.to_check[: max(at, 1) - 1])
        if left := self.to_check:
            self.open(self._next_of(left, max(at, 1)).id)
        else:
            self._passed.clear()
            self._announce()
        self.submitted.emit(draft.id, intent.id)

    def _next_of(self, left: Sequence[Draft], at: int) -> Draft:
        """Return the one that nothing stops, the nearest that follows first; else the one that took the place."""
        in_order = [*left[at - 1 :], *left[: at - 1]]
        ready = (
            row
            for row in in_order
            if row.state == "review"
            and not self.batch.appraisal(row).missing
            and self.batch.look_alike(row) is None
        )
        return next(ready, left[min(at, len(left)) - 1])

    def take_back(self, intent_id: IntentId, draft_id: DraftId) -> bool:
        """Undo a submission that has not left; its draft comes back under review."""
        is_withdrawn = bool(self.session.withdraw(intent_id))
        self.reread()
        if is_withdrawn:
            self._passed.pop(draft_id, None)
            self.open(draft_id)
        return is_withdrawn
