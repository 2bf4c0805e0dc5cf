"""Many invoices at once: what is on view, how far their reading is, and what is done to several together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from itertools import count
from time import perf_counter
from typing import Final

from PySide6.QtCore import Signal

from recovery_contract.extraction import ExtractionResult
from recovery_contract.ids import UserId
from recovery_desktop.actions.creditor import is_active
from recovery_desktop.actions.table import SUBMIT
from recovery_desktop.commands.by_post import takes_by_post
from recovery_desktop.commands.import_invoices import hand_over_contacts
from recovery_desktop.commands.invoice_paths import BY_POST
from recovery_desktop.commands.learn_layout import learn_corrections
from recovery_desktop.commands.requests import request_all
from recovery_desktop.commands.settled_in_books import hand_over_paid
from recovery_desktop.failures import Failure
from recovery_desktop.folding import fold
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import TO_CHECK, Draft
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.appraisal import Appraisal
from recovery_desktop.ui.pages.submit.edits import with_value
from recovery_desktop.ui.pages.submit.form import DISTINCT_FROM
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.pages.submit.look_alikes import LookAlike, LookAlikes

ON_VIEW: Final = 40
AT_ONCE: Final = 8
APPRAISING_SECONDS: Final = 0.02
"""Drafts appraised between two turns of the loop, so that a window over hundreds of them stays awake: so many, and as
many more as fit into this time, because each portion is shown."""
REST_SECONDS: Final = 24 * 60 * 60.0
"""How long submissions rest that nobody looked at one by one."""
UNREAD: Final = ("waiting", "uploading", "reading")


@dataclass(frozen=True)
class Progress:
    """Of the files of this batch: `done` of `total` were read, `failed` could not be; `current` is being read."""

    done: int
    total: int
    failed: int
    current: str

    @property
    def runs(self) -> bool:
        return self.done + self.failed < self.total


class BatchState(PageState):
    """`removed` carries drafts that can be put back; `submitted` the ids of intents that can be taken back;
    `decided_distinct` and `by_post_chosen` what takes that decision back."""

    removed = Signal(list)
    submitted = Signal(list)
    decided_distinct = Signal(object)
    by_post_chosen = Signal(object)

    def __init__(
        self,
        session: Session,
        rows: Callable[[], list[Draft]],
        appraise: Callable[[Draft], Appraisal],
    ) -> None:
        super().__init__(session)
        self._rows, self._appraise = rows, appraise
        self.look_alikes = LookAlikes(rows)
        self._presses = count()
        self._appraised: dict[str, tuple[object, Appraisal]] = {}
        self._batch: set[DraftId] = set()
        self._earlier_ids: set[DraftId] | None = None
        self.search = ""
        self.most = ON_VIEW
        self.resting: Mapping[str, Intent] = {}

    @property
    def user_id(self) -> UserId:
        """The creditor who may submit, empty for none."""
        connection = self.session.connection
        if connection is None or not is_active(connection.context):
            return UserId("")
        return connection.context.creditor

    @property
    def leaves_computer(self) -> bool:
        """Whether the service that reads the files is elsewhere."""
        connection = self.session.connection
        return connection is not None and connection.kind == "service"

    def reread(self) -> None:
        """Load the rows anew, and say so."""
        self.refresh()
        self.changed.emit()

    def refresh(self) -> None:
        """Load the rows anew for who says so itself: showing hundreds of rows twice takes twice as long."""
        rows = self._rows()
        unsettled = self.session.connection_store.intents.list_unsettled()
        self.resting = {
            row.subject_id: row for row in unsettled if row.kind == SUBMIT.kind and row.state == "waiting"
        }
        there = {row.id for row in rows}
        for gone in self._appraised.keys() - there:
            del self._appraised[gone]
        unread = {row.id for row in rows if row.state in UNREAD}
        # The first of a batch can be read before the batch is seen here for the first time.
        come = {row.id for row in rows if row.file_path and self._earlier_ids is not None} - (
            self._earlier_ids or set()
        )
        self._earlier_ids = there
        # A batch lasts until all of it is read; what came before it is not counted.
        self._batch = (self._batch & there) | unread | come if unread else set()

    def fail(self, failure: Failure) -> None:
        """Show that something could not be added to the list, until more is added."""
        self.failure = failure
        self.changed.emit()

    def forget_failure(self) -> None:
        if self.failure is not None:
            self.failure = None
            self.changed.emit()

    def forget_appraisals(self) -> None:
        """Drop the appraisals: the known debtors or receivables that they rest on have changed."""
        self._appraised.clear()
        self.reread()

    @property
    def matching(self) -> list[Draft]:
        """Those that the search finds, in order."""
        words = fold(self.search).split()
        if not words:
            return self._rows()
        return [row for row in self._rows() if all(word in self._words_of(row) for word in words)]

    @property
    def progress(self) -> Progress:
        rows = {row.id: row for row in self._rows()}
        batch = [rows[id] for id in self._batch if id in rows]
        failed = sum(row.state == "unread" for row in batch)
        done = sum(row.state not in (*UNREAD, "unread") for row in batch)
        reading = self.session.reading_queue.current
        current = rows.get(reading) if reading else None
        return Progress(done, len(batch), failed, current.file_name or "" if current else "")

    @property
    def paused(self) -> bool:
        return self.session.reading_queue.paused

    @property
    def failed(self) -> list[Draft]:
        """Those whose file could be read at another time."""
        return [row for row in self._rows() if row.state == "unread" and row.file_path]

    @property
    def waiting(self) -> list[Draft]:
        return [row for row in self._rows() if row.state in UNREAD]

    def search_for(self, words: str) -> None:
        self.search, self.most = words, ON_VIEW
        self.changed.emit()

    def show_more(self) -> None:
        self.most += ON_VIEW
        self.changed.emit()

    def pause(self) -> None:
        self.session.reading_queue.pause()
        self.changed.emit()

    def go_on(self) -> None:
        # Reading has its own buttons to pause and cancel.
        self.act(f"go on {next(self._presses)}", self.session.reading_queue.resume, stoppable=False)

    def read_failed_again(self) -> None:
        queue = self.session.reading_queue
        self.act(f"read failed {next(self._presses)}", queue.retry_failed, stoppable=False)

    def remove(self, draft_ids: Sequence[DraftId]) -> None:
        """Remove the drafts at once; they can be put back. What only they knew of an invoice that another draft is too
        goes over to that one: what the row of a list says was paid, and whom to write to."""
        for row in self._rows():
            other = self.look_alikes.find(row) if row.id in draft_ids else None
            if other is not None and other.is_same_number and other.first.id not in draft_ids:
                hand_over_paid(self.session.context, row, other.first)
                hand_over_contacts(self.session.context, row, other.first.id)
        if removed := self.session.reading_queue.remove(draft_ids):
            self.removed.emit(removed)

    def cancel_waiting(self) -> None:
        """Take nothing more in, and remove what was not read yet."""
        self.session.reading_queue.stop_importing()
        self.remove([row.id for row in self.waiting])

    def put_back(self, drafts: Sequence[Draft]) -> bool:
        queue = self.session.reading_queue
        queue.restore(drafts)
        self.session.spawn(queue.read_waiting_quietly())
        return True

    def appraisal(self, draft: Draft) -> Appraisal:
        """Return the draft's appraisal, made once for each of its states."""
        key = (draft.updated_at, draft.state)
        cached = self._appraised.get(draft.id)
        if cached is None or cached[0] != key:
            cached = (key, self._appraise(draft))
            self._appraised[draft.id] = cached
        return cached[1]

    def look_alike(self, draft: Draft) -> LookAlike | None:
        """Return the draft that may be the same invoice, where it may be submitted itself."""
        return self.look_alikes.find(draft) if draft.state in TO_CHECK else None

    def keep_both(self, draft_id: DraftId, other: LookAlike) -> None:
        """Note that a draft and all that look like it are different invoices; it can be taken back."""
        if self._note_distinct(draft_id, other.draft_ids, is_distinct=True):
            self.decided_distinct.emit(
                lambda: self._note_distinct(draft_id, other.draft_ids, is_distinct=False)
            )

    def _note_distinct(self, draft_id: DraftId, others: Sequence[DraftId], *, is_distinct: bool) -> bool:
        drafts = self.session.connection_store.drafts
        there = drafts.open_among([draft_id, *others])
        with self.session.store.database.write():
            for draft in there.values():
                pair = set(others) if draft.id == draft_id else {draft_id}
                noted = set(draft.body.get(DISTINCT_FROM, ()))
                noted = noted | pair if is_distinct else noted - pair
                drafts.save_typed(draft.id, {**draft.body, DISTINCT_FROM: sorted(noted)})
        return draft_id in there

    def _unappraised(self) -> list[Draft]:
        return [
            row
            for row in self._rows()
            if row.state == "review"
            and self._appraised.get(row.id, (None,))[0] != (row.updated_at, row.state)
        ]

    def appraise_some(self) -> bool:
        """Appraise a portion of what was not yet; whether anything is left."""
        left, began = self._unappraised(), perf_counter()
        appraised = 0
        for appraised, row in enumerate(left, 1):
            self.appraisal(row)
            if appraised >= AT_ONCE and perf_counter() - began > APPRAISING_SECONDS:
                break
        if left:
            self.changed.emit()
        return appraised < len(left)

    @property
    def is_appraised(self) -> bool:
        return not self._unappraised()

    @property
    def certain(self) -> list[Appraisal]:
        """Those that may go together, as far as appraised; two of one number are both left to the person."""
        if not self.user_id:
            return []
        there = {row.id for row in self._rows() if row.state == "review" and self.look_alike(row) is None}
        all_certain = [one for id, (_, one) in self._appraised.items() if id in there and one.certain]
        numbers = [number for one in all_certain for number in forms.numbers_of(one.form)]
        order = {row.id: at for at, row in enumerate(self._rows())}
        alone = [
            one
            for one in all_certain
            if all(numbers.count(number) == 1 for number in forms.numbers_of(one.form))
        ]
        return sorted(alone, key=lambda one: order[one.draft_id])

    @property
    def takes_by_post(self) -> bool:
        """Whether the service takes a debtor without an email address."""
        connection = self.session.connection
        return connection is not None and takes_by_post(connection.context) is True

    @property
    def without_email(self) -> list[Appraisal]:
        """Those that lack nothing but an email address and could go by letter, as far as appraised."""
        if not self.takes_by_post:
            return []
        there = {row.id for row in self._rows() if row.state == "review"}
        return [
            one
            for id, (_, one) in self._appraised.items()
            if id in there
            and one.other_document is None
            and set(one.missing) == {forms.CONTACTS}
            and one.form.can_go_by_post
        ]

    def choose_by_post(self, draft_ids: Sequence[DraftId]) -> None:
        """Recover these by letter alone; it can be taken back."""
        if self._say_by_post(draft_ids, chosen=True):
            self.by_post_chosen.emit(lambda: self._say_by_post(draft_ids, chosen=False))

    def _say_by_post(self, draft_ids: Sequence[DraftId], *, chosen: bool) -> bool:
        drafts = self.session.connection_store.drafts
        there = drafts.open_among(draft_ids)
        with self.session.store.database.write():
            for draft in there.values():
                form = with_value(forms.form_of(draft.body), BY_POST, "true" if chosen else "", ())
                drafts.save_typed(draft.id, form.as_body())
        return bool(there)

    def submit(self, chosen: Sequence[Appraisal]) -> None:
        """Submit what the person saw in the summary, where it is still the same."""
        rows = {row.id: row for row in self._rows()}
        for one in chosen:
            self._appraised.pop(one.draft_id, None)
            if one.draft_id in rows:
                self.appraisal(rows[one.draft_id])
        still = {one.draft_id: one for one in self.certain}
        requests = [
            (one.draft_id, request_of(one.form, self.user_id, extraction_id=one.extraction_id))
            for one in chosen
            if still.get(one.draft_id) == one
        ]
        if requests:
            intents = request_all(self.session.context, requests, SUBMIT, delay_seconds=REST_SECONDS)
            corrected = {one.draft_id for one in chosen if one.form.touched}
            for draft_id, request in requests:
                # What was put right in the review teaches, whichever way it is submitted.
                if draft_id in corrected:
                    reader = self.session.region_reader
                    self.session.spawn(learn_corrections(self.session.context, reader, draft_id, request))
            self.submitted.emit([intent.id for intent in intents])

    def take_back(self, draft_id: DraftId) -> bool:
        """Withdraw a submission that still rests; return False where it has left."""
        intent = self.resting.get(draft_id)
        return intent is not None and bool(self.session.withdraw(intent.id))

    def take_back_all(self, intent_ids: Sequence[IntentId]) -> bool:
        """Return whether all of them had not left."""
        return self.session.withdraw(*intent_ids) == len(intent_ids)

    def send_now(self, draft_id: DraftId) -> None:
        if intent := self.resting.get(draft_id):
            self.session.connection_store.intents.send_now(intent.id)

    def _words_of(self, draft: Draft) -> str:
        appraised = self._appraised.get(draft.id)
        values = appraised[1].form.values if appraised else draft.body.get("values", {})
        emails = appraised[1].form.contacts if appraised else draft.body.get("contacts", [])
        parts = [draft.file_name or "", *(str(values.get(path, "")) for path in SEARCHED)]
        return fold(" ".join([*parts, *(str(one.get("email", "")) for one in emails)]))


SEARCHED: Final = ("invoice.numbers", "debtor.company_name", "invoice.amount")


def leaves_at(intent: Intent) -> datetime:
    return datetime.fromisoformat(intent.not_before)


def sums_of(chosen: Sequence[Appraisal]) -> list[tuple[Decimal, str]]:
    """Return what is due in each currency, in the order in which they come."""
    sums: dict[str, Decimal] = {}
    for one in chosen:
        sums[one.form.currency] = sums.get(one.form.currency, Decimal(0)) + (one.due or Decimal(0))
    return [(total, currency) for currency, total in sums.items()]


def extraction_of(draft: Draft) -> ExtractionResult | None:
    return ExtractionResult.model_validate(draft.extraction) if draft.extraction else None
