"""Operations beyond the interface's own; a service that answers 404 does not offer them."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Final, Literal

from pydantic import Field, model_validator

from recovery_contract.fields import Amount, Body, RequestAmount, RequestDay, Resource, Timestamp
from recovery_contract.ids import (
    AttemptId,
    ClientId,
    DebtorId,
    DocumentId,
    PaymentId,
    PlannedContactId,
    ReceivableId,
    SuppressionId,
    UserId,
)
from recovery_contract.mail_sign_in import MailProviderName
from recovery_contract.progress import Balance, HistoryEntry, SameDebtorQuestion, upgrade_reasons
from recovery_contract.reasons import Reason


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


class RecordCallRequest(Body):
    outcome: Annotated[str, Field(min_length=1, max_length=100)]
    notes: str | None = None


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
    person who makes it."""

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

    _understand_older = model_validator(mode="before")(upgrade_reasons)


class PlannedMessage(PlannedContact):
    """A planned contact with what it says on its day, and to whom; without words where it could not be made. `body`
    is what `edit` replaces, `full_text` the message as it arrives; `enclosures` are the names of the files with it."""

    to: str | None = None
    subject: str | None = None
    body: str | None = None
    full_text: str | None = None
    enclosures: list[str] | None = None


class PlannedContactList(Resource):
    data: list[PlannedContact]


class PlannedContactAction(Body):
    """`edit` takes a new time, channel or text for this one contact."""

    action: Literal["skip", "send_now", "edit"]
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


class PlanStep(Body):
    after_business_days: Annotated[int, Field(ge=0, le=365)]
    channel: Literal["email", "phone", "sms", "letter"]
    level: Annotated[int, Field(ge=0, le=10)] = 0
    tone: Literal["friendly", "neutral", "firm"] = "neutral"
    template: str


class RecoveryPlan(Body):
    """A creditor's plan; nothing leaves a creditor's own machine before it was approved once. `pursue` is what the
    debtors of receivables submitted from then on are asked for: the invoice alone, or interest and fixed sums too.
    `pursue_individuals` is the same for private persons, where it differs."""

    name: str = "standard"
    relationship: Literal["keep", "neutral", "firm"] = "neutral"
    steps: Annotated[list[PlanStep], Field(min_length=1, max_length=50)]
    approved: bool = False
    pursue: Literal["principal", "all"] | None = None
    pursue_individuals: Literal["principal", "all"] | None = None


class MessageTemplate(Body):
    key: str
    language: Annotated[str, Field(pattern="^[a-z]{2}$")]
    channel: Literal["email", "sms", "letter", "phone"]
    subject: str = ""
    body: str
    reviewed: bool = True
    enabled: bool = True


class TemplateList(Body):
    data: list[MessageTemplate]


class StandingRules(Body):
    """What the creditor accepts without being asked; shares between 0 and 1. `rounding_tolerance` is how many units of
    the currency may be missing of a full payment, of receivables submitted from then on: 1 where nothing is said, never
    more than a tenth of the invoice. With `combine_reminders` one message names every open invoice of a debtor whose
    reminder is due; without it each invoice has its own."""

    accept_share: Annotated[float, Field(gt=0, le=1, strict=False)] | None = None
    instalments_at_most: Annotated[int, Field(ge=2, le=24)] | None = None
    on_partial_payment: Literal["ask", "continue_recovery", "mark_complete"] = "ask"
    rounding_tolerance: Annotated[int, Field(ge=0, le=100)] | None = None
    combine_reminders: bool | None = None


class MailboxConsent(Body):
    """The consent that the owner of a mailbox gave in the browser, in place of a password; `client_id` is the app that
    it was given to."""

    provider: MailProviderName
    client_id: Annotated[ClientId, Field(min_length=1, max_length=300)]
    client_secret: Annotated[str, Field(max_length=300)] | None = None
    refresh_token: Annotated[str, Field(min_length=1, max_length=8_000)]


class Mailbox(Body):
    """The creditor's own outgoing mail; password and consent are written, never read back.

    With a `consent` server, port and encryption are the provider's, whatever is given; `provider` says afterwards who
    signs it in.
    """

    host: str
    port: Annotated[int, Field(ge=1, le=65_535)] = 587
    username: str | None = None
    password: str | None = None
    security: Literal["starttls", "tls", "none"] = "starttls"
    sender: str
    consent: MailboxConsent | None = None
    provider: MailProviderName | None = None
    verified: bool | None = None


SENDER_LINE: Final = r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$"
"""What stands in a line at the head of a letter: something to see, and no character that steers."""


class Letters(Body):
    """How the creditor's letters are posted, and what stands at their head.

    `print` leaves them to the creditor, `operator` where whoever runs the service settles it. `sender` are the lines
    under the creditor's name; without any, address, email and phone of the account. `token` is written and never read.
    """

    way: Literal["print", "folder", "provider", "operator"] = "print"
    folder: Annotated[str, Field(max_length=1_000)] | None = None
    url: Annotated[str, Field(max_length=2_000)] | None = None
    token: Annotated[str, Field(max_length=2_000)] | None = None
    sender: Annotated[list[Annotated[str, Field(min_length=1, max_length=80)]], Field(max_length=6)] = []


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
    """A half-year that has begun and whose rate nobody entered: no interest is claimed for it."""

    reference: str
    since: date


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
