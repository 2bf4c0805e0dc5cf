"""What a creditor sets once: the plan, the texts, the standing rules, the mailbox and the letters."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from recovery_contract.fields import Body, RequestAmount, RequestDay, Resource
from recovery_contract.ids import ClientId
from recovery_contract.mail_sign_in import MailProviderName


class PlanStep(Body):
    after_business_days: Annotated[int, Field(ge=0, le=365)]
    channel: Literal["email", "phone", "sms", "letter"]
    level: Annotated[int, Field(ge=0, le=10)] = 0
    tone: Literal["friendly", "neutral", "firm"] = "neutral"
    template: str


class PursuitExample(Resource):
    """What a company would be asked for with interest and the fixed sum: an invoice over `amount` that is `days` late,
    at `rate` per cent a year, the last one that is known. None of the law's sums where none is known for the creditor's
    country. Where no rate is known for today, no interest is claimed for the days from `rate_missing_since` on."""

    currency: str
    amount: RequestAmount
    days: int
    rate: RequestAmount | None = None
    interest: RequestAmount | None = None
    fixed_sum: RequestAmount | None = None
    source: str | None = None
    rate_missing_since: RequestDay | None = None


class RecoveryPlan(Body):
    """A creditor's plan; nothing leaves a creditor's own machine before it was approved once. `pursue` is what the
    debtors of receivables submitted from then on are asked for: the invoice alone, or interest and fixed sums too.
    `pursue_individuals` is the same for private persons, where it differs. With `remind_before_due` the debtor of a
    receivable that is not due yet is told of the day three days before; reminders follow after it. `example` is only
    answered."""

    name: str = "standard"
    relationship: Literal["keep", "neutral", "firm"] = "neutral"
    steps: Annotated[list[PlanStep], Field(min_length=1, max_length=50)]
    approved: bool = False
    pursue: Literal["principal", "all"] | None = None
    pursue_individuals: Literal["principal", "all"] | None = None
    remind_before_due: bool | None = None
    example: PursuitExample | None = None


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
    reminder is due; without it each invoice has its own. With `waive_charges` interest and fixed sums still open
    are dropped once the invoice is paid."""

    accept_share: Annotated[float, Field(gt=0, le=1, strict=False)] | None = None
    instalments_at_most: Annotated[int, Field(ge=2, le=24)] | None = None
    on_partial_payment: Literal["ask", "continue_recovery", "mark_complete"] = "ask"
    rounding_tolerance: Annotated[int, Field(ge=0, le=100)] | None = None
    combine_reminders: bool | None = None
    waive_charges: bool | None = None


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


SpfState = Literal["present", "missing", "several", "anyone"]
DkimState = Literal["present", "unknown"]
DmarcState = Literal["missing", "none", "quarantine", "reject"]


class SenderDomain(Resource):
    """What the domain of the mailbox publishes of who may send for it; null for what its name servers did not answer.

    `dkim` is unknown where no key was found under the usual names: a domain names nowhere what its keys are called.
    """

    domain: str
    spf: SpfState | None = None
    dkim: DkimState | None = None
    dmarc: DmarcState | None = None


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
