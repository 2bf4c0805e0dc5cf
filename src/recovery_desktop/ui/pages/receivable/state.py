"""One receivable: what is known, what may be asked of it now, and the creditor's decisions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import Signal

from recovery_contract.actions import (
    CancelReason,
    CancelRequest,
)
from recovery_contract.allowed_actions import Action
from recovery_contract.correspondence import AnswerDrafts, MessageAnswer, ReceivedMessage
from recovery_contract.extensions import (
    ContactTask,
    PlannedContact,
    PlannedContactAction,
    PlannedMessage,
    RecordPaymentRequest,
    RemindAloneRequest,
    ReversePaymentRequest,
    SentMessage,
)
from recovery_contract.ids import PaymentId, PlannedContactId, ReceivableId, ReceivedMessageId
from recovery_contract.progress import HistoryEntry, RecordedPayment
from recovery_contract.receivables import Receivable, UpdateReceivableRequest
from recovery_desktop.actions.kinds import TARGET
from recovery_desktop.actions.table import (
    ANSWER_MESSAGE,
    CANCEL,
    CHANGE_PLANNED_CONTACT,
    DECIDE_MESSAGE,
    DECIDE_PARTIAL_PAYMENT,
    RECORD_PAYMENT,
    REMIND_ALONE,
    REVERSE_PAYMENT,
    SIGN_OFF_TASK,
    SUBMIT_EVIDENCE,
    UPDATE_METADATA,
)
from recovery_desktop.commands.evidence import (
    RejectedFile,
    add_evidence_files,
)
from recovery_desktop.commands.receivable_details import (
    fetch_answer_drafts,
    fetch_details,
    fetch_full_timeline,
    fetch_open_invoices,
    fetch_planned_message,
)
from recovery_desktop.commands.refresh import refresh_receivable
from recovery_desktop.failures import Refused
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.prepared_forms import AnswerKind
from recovery_desktop.ui.pages.contact_tasks.state import ContactTasksState
from recovery_desktop.ui.pages.receivable.current_receivable import CurrentReceivable
from recovery_desktop.ui.pages.receivable.debtor_actions import DebtorActions
from recovery_desktop.ui.pages.receivable.documents.state import Documents
from recovery_desktop.ui.wording.receivable import is_without_contacts

_WORDS: Final = {
    "cancel": (CANCEL.kind, "notes"),
    "decision": (DECIDE_PARTIAL_PAYMENT.kind, "notes"),
    "notes": (UPDATE_METADATA.kind, "metadata", "notes"),
}
"""Under which kind of intent, and where in it, words lie that were typed outside of a form."""

HISTORY_PAGE_SIZE: Final = 50
"""As many entries the service tells with the receivable itself; where there are so many, there may be more."""


class ReceivableState(CurrentReceivable):
    """`opened_paper` carries a file to look at, and its name; `saved` where a copy lies now."""

    opened_paper = Signal(Path, str)
    saved = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.dealings = DebtorActions(self)
        self.by_hand = ContactTasksState(session)
        self.by_hand.changed.connect(self.changed)
        self.documents = Documents(self, self.opened_paper.emit, self.saved.emit)
        self._clear()

    def _clear(self) -> None:
        self.failure = None
        self.browser_missing = False
        self.details = None
        self.full_history: list[HistoryEntry] | None = None
        self.previews: dict[PlannedContactId, PlannedMessage] = {}
        self._previewed: Receivable | None = None
        self.answer_drafts: dict[str, AnswerDrafts] = {}
        self.dealings.open_invoices = ()
        self.rejected_files: list[RejectedFile] = []
        self.documents.case_file = None
        self.missing = self._is_outdated = False
        self._changing: dict[str, str] = {}

    def open(self, id: ReceivableId) -> None:
        """Show this one, and ask the service for the rest."""
        self.id = id
        self._clear()
        self.reread()
        self.look_again()

    def look_again(self) -> None:
        """Ask the service once more about the one on view."""
        id = self.id
        if id:
            self.act(f"look {id}", lambda: self._look(id))

    @property
    def looking(self) -> bool:
        return self.busy(f"look {self.id}")

    async def _look(self, id: ReceivableId) -> None:
        try:
            await refresh_receivable(self.session.context, id)
        except Refused as failure:
            self.missing = failure.status == 404 and id == self.id
            raise
        self._is_outdated = False
        receivable = self.session.connection_store.receivables.get(id)
        if receivable is None:
            return
        details = await fetch_details(self.session.context, id, receivable.user_id)
        if id == self.id:
            if self._is_outdated:
                # The receivable changed while the details were fetched, so the planned contacts may be outdated.
                await self._look(id)
                return
            self.details, self.full_history = details, None
            if any(row.to_do for row in details.planned or ()):
                self.by_hand.look()

    def on_store_changed(self, ids: Iterable[str]) -> None:
        """Refresh after these receivables changed in the store; none means that anything may have."""
        named = set(ids)
        if self.id and (not named or self.id in named):
            before = self.receivable
            self.reread()
            if before is not None and self.receivable != before:
                self._is_outdated = True
                self.look_again()

    def reread(self) -> None:
        self.by_hand.take_tasks()
        super().reread()
        if self.previews and self.receivable != self._previewed:
            # What they say, and the sum that they ask for, may be another now.
            for previewed_id in self.previews:
                self._fetch_preview(previewed_id)
        changing, before = self.changing, self._changing
        settled, self._changing = before.keys() - changing.keys(), changing
        for contact_id in settled:
            # An approval leaves the words as they were read.
            if before[contact_id] != "approve":
                self.previews.pop(PlannedContactId(contact_id), None)
        if settled:
            # Other words or another day of a later contact change nothing of the receivable itself.
            self._is_outdated = True
            self.look_again()

    @property
    def takes_payments(self) -> bool:
        """Whether a payment can be entered: not once it has ended, nor while one is on its way."""
        if self.receivable is None or any(intent.kind == RECORD_PAYMENT.kind for intent in self.under_way):
            return False
        offered = self.details is None or self.details.offered
        # A service without payments learns of it by a cancellation.
        return (Action.RECORD_PAYMENT if offered else Action.CANCEL) in self.allowed

    @property
    def reversible_payments(self) -> list[RecordedPayment]:
        """What the creditor entered and may take back now."""
        if self.receivable is None or not self.takes(REVERSE_PAYMENT):
            return []
        on_their_way = {intent.body["id"] for intent in self.under_way if intent.kind == REVERSE_PAYMENT.kind}
        return [
            payment
            for payment in self.receivable.recovery_progress.payments or []
            if payment.source == "creditor" and not payment.reversed_at and payment.id not in on_their_way
        ]

    def reverse_payment(self, payment_id: PaymentId, reason: str) -> None:
        if any(payment.id == payment_id for payment in self.reversible_payments):
            self.request(REVERSE_PAYMENT, ReversePaymentRequest(reason=reason), target_id=payment_id)

    @property
    def combines_reminders(self) -> bool:
        """Whether the creditor lets one message name several invoices of a debtor."""
        rules = self.details.rules if self.details is not None else None
        return rules is not None and bool(rules.combine_reminders)

    @property
    def is_reminded_alone(self) -> bool:
        """As the service has it, with what is on its way to it."""
        for intent in reversed(list(self.under_way)):
            if intent.kind == REMIND_ALONE.kind:
                return bool(intent.body["alone"])
        return self.receivable is not None and bool(self.receivable.recovery_progress.reminded_alone)

    def remind_alone(self, *, alone: bool) -> None:
        self.request(REMIND_ALONE, RemindAloneRequest(alone=alone))

    @property
    def history(self) -> list[HistoryEntry]:
        """Newest first."""
        if self.full_history is not None:
            return self.full_history
        return [] if self.receivable is None else list(self.receivable.recovery_progress.history or [])

    @property
    def has_more_history(self) -> bool:
        offered = self.details is not None and self.details.offered
        return offered and self.full_history is None and len(self.history) >= HISTORY_PAGE_SIZE

    def show_full_history(self) -> None:
        id = self.id

        async def look() -> None:
            timeline = await fetch_full_timeline(self.session.context, id)
            if id == self.id:
                self.full_history = timeline

        self.act("timeline", look)

    def message(self, key: str) -> SentMessage | None:
        """Return what that contact said, where the service told it."""
        messages = (self.details.messages or ()) if self.details is not None else ()
        return next((message for message in messages if message.id == key), None)

    def received(self, key: str) -> ReceivedMessage | None:
        """Return what the debtor wrote, where the service told it."""
        messages = (self.details.received or ()) if self.details is not None else ()
        return next((message for message in messages if message.id == key), None)

    @property
    def messages_under_way(self) -> frozenset[str]:
        """Messages of the debtor whose decision or answer is on its way."""
        kinds = (DECIDE_MESSAGE.kind, ANSWER_MESSAGE.kind)
        return frozenset(str(one.body[TARGET]) for one in self.under_way if one.kind in kinds)

    @property
    def open_messages(self) -> list[ReceivedMessage]:
        """What the debtor wrote and nobody has decided on, the newest first."""
        messages = (self.details.received or ()) if self.details is not None else ()
        decided = self.messages_under_way
        return [one for one in messages if one.state == "open" and one.id not in decided]

    def load_answer_drafts(self, message_id: ReceivedMessageId) -> None:
        """Look up texts that answer this message; `answer_drafts` has them then."""

        async def look() -> None:
            self.answer_drafts[message_id] = await fetch_answer_drafts(self.session.context, message_id)

        self.answer_drafts.pop(message_id, None)
        self.act(f"answers {message_id}", look)

    def load_open_invoices(self) -> None:
        """Look up the debtor's other invoices for a plan over all of them."""
        id = self.id

        async def look() -> None:
            open_invoices = await fetch_open_invoices(self.session.context, id)
            if id == self.id:
                self.dealings.open_invoices = open_invoices

        self.act(f"open invoices {id}", look)

    def answer_draft(self, message_id: ReceivedMessageId) -> Mapping[str, Any]:
        """Return what was typed as the answer to this message; empty where nothing was."""
        draft: Mapping[str, Any] = self._answers_typed().get(message_id, {})
        return draft

    def keep_answer_draft(self, message_id: ReceivedMessageId, content: Mapping[str, Any]) -> None:
        typed = {**self._answers_typed(), message_id: content}
        self.session.connection_store.prepared_forms.save(self.id, "answer", typed)

    def _answers_typed(self) -> Mapping[str, Any]:
        return self.session.connection_store.prepared_forms.get(self.id, "answer") if self.id else {}

    def answer_message(self, message_id: ReceivedMessageId, answer: MessageAnswer) -> None:
        self.request(ANSWER_MESSAGE, answer, target_id=message_id)

    def cancel(self, reason: CancelReason, notes: str) -> None:
        if self.request(CANCEL, CancelRequest(reason=reason, notes=notes.strip() or None)):
            self.type("cancel", "")

    def submit_evidence(self) -> None:
        if self.prepared.has_content:
            self.request(SUBMIT_EVIDENCE)

    def record_payment(self, payment: RecordPaymentRequest) -> None:
        if self.takes_payments:
            self.request(RECORD_PAYMENT, payment)

    def change_planned(self, contact_id: PlannedContactId, action: PlannedContactAction) -> None:
        if contact_id not in self.changing:
            self.request(CHANGE_PLANNED_CONTACT, action, target_id=contact_id)

    @property
    def planned(self) -> list[PlannedContact]:
        """What comes, and what was left out. Once all is paid, the recovery has ended or the debtor is insolvent,
        nobody is contacted: what was planned is kept by the service for the day on which that is taken back."""
        rows = (self.details.planned or ()) if self.details is not None else ()
        is_over = self.receivable is not None and is_without_contacts(self.receivable)
        return [row for row in rows if row.skipped or not is_over]

    def planned_before(self, contact: PlannedContact) -> PlannedContact | None:
        """Return the next contact, where it is another one that this would be put before if it were made now."""
        earlier = [row for row in self.planned if not (row.skipped or row.to_do) and row.at < contact.at]
        return min(earlier, key=lambda row: row.at, default=None)

    @property
    def changing(self) -> dict[str, str]:
        """Planned contacts whose change is under way, and which change."""
        return {
            str(intent.body["id"]): str(intent.body["action"])
            for intent in self.under_way
            if intent.kind in (CHANGE_PLANNED_CONTACT.kind, SIGN_OFF_TASK.kind)
        }

    def task(self, contact_id: PlannedContactId) -> ContactTask | None:
        """Return the letter or call that waits for the person, where the service told it."""
        return next((task for task in self.by_hand.tasks if task.id == contact_id), None)

    def preview(self, contact_id: PlannedContactId) -> None:
        """Ask for what it would say; `previews` has it then, and anew whenever the receivable changes."""
        if contact_id not in self.previews:
            self._fetch_preview(contact_id)

    def _fetch_preview(self, contact_id: PlannedContactId) -> None:
        async def look() -> None:
            is_current = False
            while not is_current:
                receivable = self.receivable
                self.previews[contact_id] = await fetch_planned_message(self.session.context, contact_id)
                is_current = self.receivable == receivable
            self._previewed = receivable

        self.act(f"preview {contact_id}", look)

    def update_metadata(self, metadata: Mapping[str, Any]) -> None:
        self.request(UPDATE_METADATA, UpdateReceivableRequest(metadata=dict(metadata)))

    @property
    def metadata(self) -> dict[str, Any]:
        """As the service has it, with what is on its way to it."""
        metadata = dict((self.receivable.recovery_progress.metadata or {}) if self.receivable else {})
        for intent in self.under_way:
            if intent.kind == UPDATE_METADATA.kind:
                metadata |= intent.body["metadata"]
        return {name: value for name, value in metadata.items() if value is not None}

    def typed(self, kind: str) -> str:
        """Return what was typed and not taken yet, as it was left: what was refused counts again."""
        stored = self.session.connection_store.prepared_forms.get(self.id, cast(AnswerKind, kind))
        return str(stored.get("text", "")) or self._refused_words(kind)

    def _refused_words(self, kind: str) -> str:
        of, *path = _WORDS.get(kind, ("",))
        if self.refused is None or self.refused.kind != of:
            return ""
        value: Any = self.refused.body
        for name in path:
            value = value.get(name) if isinstance(value, Mapping) else None
        return value if isinstance(value, str) else ""

    def type(self, kind: str, text: str) -> None:
        content = {"text": text} if text else {}
        self.session.connection_store.prepared_forms.save(self.id, cast(AnswerKind, kind), content)

    def take_in(self, paths: Sequence[Path], kind: str) -> None:
        id = self.id

        async def take() -> None:
            refused = await add_evidence_files(
                self.session.connection_store, self.session.places.files, id, paths, kind
            )
            if id == self.id:
                self.rejected_files = refused

        self.rejected_files = []
        self.act("take in", take)

    @property
    def sending_evidence(self) -> tuple[Intent, float | None] | None:
        """The evidence that is on its way, and how much of it has left."""
        for intent in self.under_way:
            if intent.kind == SUBMIT_EVIDENCE.kind:
                return intent, self.session.upload_progress(intent.id)
        return None
