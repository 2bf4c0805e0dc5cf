"""Operations beyond the interface's own; a service that answers 404 does not offer them."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Final, Literal

from pydantic import Field, model_validator

from recovery_contract.fields import Amount, Body, RequestAmount, RequestDay, Resource, Timestamp
from recovery_contract.ids import (
    AttemptId,
    DebtorId,
    DocumentId,
    PaymentId,
    PlannedContactId,
    ReceivableId,
    SuppressionId,
    UserId,
)
from recovery_contract.progress import Balance, HistoryEntry, SameDebtorQuestion, upgrade_reasons
from recovery_contract.reasons import Reason

ANSWERS: Final = frozenset({"reply", "offer", "confirmation", "receipt", "objection_reply", "contact_reply"})
"""Why a contact is planned that is no step of the plan."""


class Timeline(Resource):
    """Oldest first."""

    data: list[HistoryEntry]


class StoredDocument(Resource):
    id: DocumentId
    kind: str
    name: str
    media_type: str
    size: int
    sha256: str
    created_at: Timestamp
    description: str | None = None


class DocumentList(Resource):
    data: list[StoredDocument]


class BalanceResponse(Balance):
    currency: str


class RecordPaymentRequest(Body):
    """A payment that the creditor saw arrive; `date` is the day it arrived."""

    amount: RequestAmount
    date: RequestDay
    reference: Annotated[str, Field(max_length=200)] | None = None


class ReversePaymentRequest(Body):
    """Take back a payment that the creditor entered; `reason` is the creditor's own words."""

    reason: Annotated[str, Field(min_length=1, max_length=200, pattern=r"\S")]


class RecordCreditNoteRequest(Body):
    """A credit note that the creditor sent to the debtor: it lowers the invoice by `amount`."""

    number: Annotated[str, Field(min_length=1, max_length=100, pattern=r"\S")]
    amount: RequestAmount
    date: RequestDay


class RecordDisputeRequest(Body):
    reason: str
    message: str | None = None
    amount: RequestAmount | None = None
    evidence_requested: list[str] | None = None


class RemindAloneRequest(Body):
    """Whether this invoice stays out of the messages that name several invoices of its debtor."""

    alone: bool


class PauseRequest(Body):
    """Contacts rest until the end of the day `until`; without one until the creditor lets them go on."""

    until: RequestDay | None = None


class ChangePursuitRequest(Body):
    """What the debtor is asked for from the next message on: the invoice alone, or interest and fixed sums too."""

    pursue: Literal["principal", "all"]


class RecordCallRequest(Body):
    """`on` is the day of the call, today where absent; not before the invoice."""

    outcome: Annotated[str, Field(min_length=1, max_length=100)]
    notes: str | None = None
    on: RequestDay | None = None


class SentMessage(Resource):
    """What a contact said, word for word; `document_id` is the letter among the documents."""

    id: AttemptId
    number: int
    type: str
    level: int
    at: Timestamp
    to: str
    outcome: str
    subject: str
    body: str
    template: str | None = None
    language: str | None = None
    document_id: DocumentId | None = None
    notes: str | None = None


class MessageList(Resource):
    """In the order in which they were made."""

    data: list[SentMessage]


class PlannedContact(Resource):
    """A contact not made yet, or not made with its reason in `skipped`. `to_do` where it has come up and waits for the
    person who makes it. `approved` where the creditor let the contacts of this receivable alone leave by themselves.
    `if_approved_at` is when it would be made if the creditor approved at this moment what waits for that.
    `waits_because` is the reason for which contacts are paused, so that it waits although its time is planned.
    `outdated` says what has changed since the creditor wrote its text: it waits until the text is edited again."""

    id: PlannedContactId
    receivable_id: ReceivableId
    type: str
    level: int
    at: Timestamp
    template: str | None = None
    tone: str | None = None
    why: Reason | None = None
    skipped: Reason | None = None
    debtor_name: str | None = None
    to_do: bool | None = None
    approved: bool | None = None
    if_approved_at: Timestamp | None = None
    waits_because: str | None = None
    outdated: Reason | None = None

    @property
    def is_answer(self) -> bool:
        """Whether it answers what the debtor did, beside the plan: no reminder."""
        return self.why is not None and self.why.code in ANSWERS

    _understand_older = model_validator(mode="before")(upgrade_reasons)


class RenderedMail(Resource):
    """A mail as its recipient sees it: the headers, `html`, the QR codes in it (rows of 0 and 1) by the name by which
    `cid:` refers to them, and the documents that go with it. `sender` is absent while there is nothing to send from."""

    sender: str | None = None
    recipient: str
    reply_to: str
    html: str | None = None
    codes: dict[str, list[str]] = {}
    attached: list[StoredDocument] = []


class PlannedMessage(PlannedContact):
    """A planned contact with what it says on its day, and to whom; without words where it could not be made. `body`
    is what `edit` replaces, `full_text` the message as it arrives; `enclosures` are the names of the files with it,
    `language` is that of the debtor's address. A mail is rendered besides."""

    to: str | None = None
    subject: str | None = None
    body: str | None = None
    full_text: str | None = None
    language: str | None = None
    enclosures: list[str] | None = None
    mail: RenderedMail | None = None


class PlannedContactList(Resource):
    data: list[PlannedContact]


class PlannedContactAction(Body):
    """`edit` takes a new time, channel or text for this one contact; `approve` lets this and all that follow of its
    receivable leave by themselves. A contact whose text no lawyer reviewed waits for it, for `send_now`, or for a text
    of the creditor's own."""

    action: Literal["skip", "send_now", "edit", "approve"]
    at: str | None = None
    type: Literal["email", "phone", "sms", "letter"] | None = None
    subject: str | None = None
    body: str | None = None


class ContactTask(Resource):
    """A contact that a person makes: `type` letter is to be printed and posted, phone to be called. `since` is when it
    came up, `to` the postal address or the number, `body` the text of the letter or what to say."""

    id: PlannedContactId
    receivable_id: ReceivableId
    user_id: UserId
    type: str
    level: int
    since: Timestamp
    debtor_name: str
    invoice_numbers: list[str] = []
    amount: Amount | None = None
    currency: str | None = None
    name: str | None = None
    to: str | None = None
    subject: str | None = None
    body: str | None = None
    template: str | None = None
    language: str | None = None
    dated: date | None = None


class ContactTaskList(Resource):
    """The longest waiting first. `dated` of one is the day that its letter bears, where it was taken to be printed."""

    data: list[ContactTask]


class ContactTaskAction(Body):
    """`done` counts the contact on the day `on` (today where absent), with `outcome` for a call; `postpone` brings it
    up again on the day `on`; `not_done` gives it up, `notes` says why."""

    action: Literal["done", "postpone", "not_done"]
    on: RequestDay | None = None
    outcome: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    notes: Annotated[str, Field(max_length=2_000)] | None = None


class EnteredRate(Body):
    """A statutory reference rate in per cent a year, for the half-year that begins with `since`, and where it was
    published."""

    reference: Annotated[str, Field(max_length=20)]
    since: RequestDay
    points: Annotated[float, Field(ge=-10, le=50, strict=False)]
    source: Annotated[str, Field(min_length=1, max_length=300, pattern=r"\S")]


class EnterRatesRequest(Body):
    data: Annotated[list[EnteredRate], Field(max_length=20)]


class ReferenceRate(Resource):
    reference: str
    since: date
    points: float
    source: str


class MissingRate(Resource):
    """A half-year that has begun and whose rate nobody entered: no interest is claimed for it. `needed`: an open
    receivable rests on it; absent where the service does not tell."""

    reference: str
    since: date
    needed: bool | None = None


class Rates(Resource):
    """The reference rates that the creditor's country needs, newest first. `may_enter` where the creditor enters them
    itself; elsewhere whoever runs the service does."""

    data: list[ReferenceRate]
    missing: list[MissingRate]
    may_enter: bool


class Suppression(Resource):
    """Where nobody is contacted. `type` is email, or phone for calls and text messages; `reason` is creditor,
    operator, bounced (mail came back) or wrong_person; `debtor_name` where it holds for that debtor alone."""

    id: SuppressionId
    type: str
    address: str
    reason: str
    note: str | None = None
    since: Timestamp
    debtor_name: str | None = None


class SuppressionPage(Resource):
    """Newest first."""

    data: list[Suppression]
    has_more: bool = False


class AddSuppressionRequest(Body):
    """An email address, or a phone number in whatever way it is written."""

    address: Annotated[
        str,
        Field(
            max_length=200,
            pattern=r"^([^@\s]+@[^@\s]+|\+?([ ().\-/]{0,2}[0-9]){5,15})$",
        ),
    ]
    note: Annotated[str, Field(max_length=500)] | None = None


class PrivacyRecord(Resource):
    debtor_id: DebtorId
    held: list[dict[str, Any]]
    since: Timestamp
    erased_after: date | None = None


class SameDebtorAnswer(Body):
    """Whether the debtor of the path is this one."""

    debtor_id: DebtorId
    same: bool


class JoinedDebtor(Resource):
    """The id that the debtor has after the answer."""

    debtor_id: DebtorId


class DebtorQuestion(Resource):
    """A debtor with an open receivable that may be another one of the same creditor; `receivable_id` is its first
    open one, `invoice_numbers` are those of all its open ones."""

    debtor_id: DebtorId
    debtor_name: str
    siret: str | None = None
    vat_number: str | None = None
    email: str | None = None
    user_id: UserId
    receivable_id: ReceivableId
    receivable_count: int | None = None
    invoice_numbers: list[str]
    same_as: SameDebtorQuestion


class DebtorQuestionList(Resource):
    data: list[DebtorQuestion]


class PaymentRecorded(Resource):
    id: PaymentId
    receivable_id: ReceivableId
    amount: Amount
    received_on: date
    reference: str | None = None
