"""Messages of debtors: reading of the mailbox, the messages, the creditor's decision on one."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from recovery_contract.fields import Body, RequestAmount, RequestDay, Resource, Timestamp
from recovery_contract.ids import DocumentId, PlannedContactId, ReceivableId, ReceivedMessageId, UserId
from recovery_contract.reasons import Reason


class MailboxReading(Body):
    """Whether the creditor's mailbox is read for the answers of debtors, with the account of `Mailbox`; nothing in it
    is marked, moved or deleted. `read_at` and `failure` are answered only: when it was read last, and why it cannot
    be."""

    enabled: bool
    host: Annotated[str, Field(max_length=253, pattern=r"^[^\s/@]*$")] | None = None
    port: Annotated[int, Field(ge=1, le=65_535)] = 993
    security: Literal["starttls", "tls", "none"] = "tls"
    read_at: Timestamp | None = None
    failure: Reason | None = None


class ReceivedAttachment(Resource):
    """`document_id` where it is kept among the documents, else `refused` is the code of why it is not."""

    name: str
    document_id: DocumentId | None = None
    media_type: str | None = None
    refused: str | None = None


class MessageSuggestion(Resource):
    """What the message may mean, by its words in `excerpt`; nothing follows before a person says so. `kind` is promise,
    paid, dispute, invoice_wanted, time_wanted, wrong_person, insolvent, refuses or away; `day` where one is named."""

    kind: str
    day: date | None = None
    excerpt: str = ""


class SentAnswer(Resource):
    """An answer of the creditor. `state` is waiting, sent or not_sent."""

    id: PlannedContactId
    state: str
    at: Timestamp
    subject: str = ""
    body: str = ""


class ReceivedMessage(Resource):
    """`kind` is reply, or automatic for what a program wrote. `body` is what the sender wrote, `quoted` what it quotes.
    `state` is open (waits for the creditor), noted (waits for nobody) or done, by `decision`."""

    id: ReceivedMessageId
    receivable_id: ReceivableId
    user_id: UserId
    kind: str
    state: str
    at: Timestamp
    sent_at: Timestamp | None = None
    sender: str
    sender_name: str = ""
    subject: str = ""
    body: str = ""
    quoted: str = ""
    attachments: list[ReceivedAttachment] = []
    suggestions: list[MessageSuggestion] = []
    decision: str | None = None
    answers: list[SentAnswer] = []
    debtor_name: str | None = None
    invoice_numbers: list[str] = []


class ReceivedMessageList(Resource):
    """The newest first, at most 500."""

    data: list[ReceivedMessage]


Decision = Literal["done", "promise", "says_paid", "dispute", "wrong_person", "wait"]


class MessageDecision(Body):
    """What the creditor makes of a message. `promise` and `wait` name a `day`; a promise is for `amount`, or all that
    is open; `reason` is of a dispute. `done` needs nothing more: the recovery goes on."""

    decision: Decision
    day: RequestDay | None = None
    amount: RequestAmount | None = None
    reason: Annotated[str, Field(max_length=60)] | None = None


class MessageAnswer(Body):
    """What the creditor answers, word for word; `attach_invoice` sends the invoice along. A `decision` is made at the
    same time; without one an open message counts as answered, and contacts wait for five working days more."""

    subject: Annotated[str, Field(min_length=1, max_length=200)]
    body: Annotated[str, Field(min_length=1, max_length=20_000, pattern=r"\S")]
    attach_invoice: bool = False
    decision: MessageDecision | None = None


class AnswerDraft(Resource):
    """A text that answers a message. `kind` is that of the suggestion it answers, or general; `decision` is what the
    text rests on."""

    kind: str
    body: str
    attach_invoice: bool = False
    decision: MessageDecision | None = None


class AnswerDrafts(Resource):
    """What an answer to a message needs: where it goes, in which `language` its texts are, those that fit best first.
    `invoices` are the names of the files that `attach_invoice` sends along; `footer` stands below every answer. Where
    nothing can be sent to this address, `refused` says why."""

    to: str
    to_name: str = ""
    subject: str
    language: str
    drafts: list[AnswerDraft]
    invoices: list[str] = []
    footer: str = ""
    refused: Reason | None = None
