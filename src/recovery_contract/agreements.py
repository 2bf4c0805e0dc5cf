"""Agreements of creditor and debtor: instalments, a settlement, a promise; and a debtor's insolvency."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Final, Literal

from pydantic import Field

from recovery_contract.fields import Amount, Body, RequestAmount, RequestDay, Resource, Timestamp
from recovery_contract.ids import AgreementId, DebtorId, ReceivableId

AgreementKind = Literal["instalments", "settlement"]
MAX_INSTALMENTS: Final = 24
MAX_TOGETHER: Final = 50


class Instalment(Resource):
    """`state` is open, paid or late; `paid` is what has arrived of it, counted from the first one on."""

    number: int
    due_on: date
    amount: Amount
    paid: Amount
    state: str


class JointPlan(Resource):
    """One plan over several invoices of a debtor; each has an agreement with its part of the instalments."""

    receivable_ids: list[ReceivableId]
    invoice_numbers: list[str]
    total: Amount
    instalments: list[Instalment]


class Agreement(Resource):
    """`kind` instalments: all that is open, in parts; settlement: a smaller sum, after which the rest is written off.

    `state` is proposed, accepted (in force), refused, replaced (by a newer one), expired (nobody answered), kept,
    broken or ended. `proposed_by` is debtor or creditor; `decided_by` also standing_rule, which `rule` then names.
    """

    id: AgreementId
    receivable_id: ReceivableId
    kind: str
    state: str
    proposed_by: str
    proposed_at: Timestamp
    total: Amount
    open_amount: Amount
    currency: str
    instalments: list[Instalment]
    answer_until: Timestamp | None = None
    decided_at: Timestamp | None = None
    decided_by: str | None = None
    rule: str | None = None
    message: str | None = None
    joint_id: AgreementId | None = None
    joint: JointPlan | None = None


class OpenInvoice(Resource):
    """Another invoice of the same debtor over which one plan may be proposed together with this one."""

    receivable_id: ReceivableId
    invoice_numbers: list[str]
    open_amount: Amount


class AgreementList(Resource):
    """Newest first. `open_invoices` are those that a plan may be over as well."""

    data: list[Agreement]
    open_invoices: list[OpenInvoice] = []


class ProposeAgreementRequest(Body):
    """The creditor proposes, or records with `agreed` what the debtor has agreed to already. Parts follow one another
    month by month from `first_on`; `amount` (settlement only) is the sum that settles. A plan is over the receivables
    of `together_with` as well: each gets an agreement of its own, with the same `joint_id`."""

    kind: AgreementKind = "instalments"
    instalments: Annotated[int, Field(ge=1, le=MAX_INSTALMENTS)] = 1
    first_on: RequestDay
    amount: RequestAmount | None = None
    message: Annotated[str, Field(max_length=1_000)] | None = None
    agreed: bool = False
    together_with: Annotated[list[ReceivableId], Field(max_length=MAX_TOGETHER)] = []


class AnswerAgreementRequest(Body):
    """`accept`, `refuse` or `counter` what the debtor proposed (a counter-proposal takes the fields of a proposal; what
    is left out is as the debtor proposed it); `end` takes back an own proposal or ends an agreement in force."""

    action: Literal["accept", "refuse", "counter", "end"]
    instalments: Annotated[int, Field(ge=1, le=MAX_INSTALMENTS)] | None = None
    first_on: RequestDay | None = None
    amount: RequestAmount | None = None
    message: Annotated[str, Field(max_length=1_000)] | None = None


class PromiseState(Resource):
    """What the debtor announced; `state` is open, kept, broken or replaced."""

    amount: Amount
    day: date
    made_at: Timestamp
    state: str


class RecordPromiseRequest(Body):
    """What the debtor announced to the creditor; without `amount` all that is open."""

    day: RequestDay
    amount: RequestAmount | None = None


Procedure = Literal["safeguard", "receivership", "liquidation", "other"]


class DeclareInsolvencyRequest(Body):
    """A court opened this procedure over the debtor on `opened_on`. `declare_by` is the last day to declare the claim
    where a court or letter names one; else it follows from `published_on` where the country's rule is known."""

    procedure: Procedure
    opened_on: RequestDay
    published_on: RequestDay | None = None
    declare_by: RequestDay | None = None
    court: Annotated[str, Field(max_length=200)] | None = None
    reference: Annotated[str, Field(max_length=100)] | None = None
    administrator: Annotated[str, Field(max_length=300)] | None = None


class DeclaredClaim(Resource):
    """What stands open of one receivable on the day the procedure was opened: `principal`, `interest` and `fixed_fee`
    add up to `amount`; absent where a service does not tell them apart."""

    receivable_id: ReceivableId
    amount: Amount
    currency: str
    principal: Amount | None = None
    interest: Amount | None = None
    fixed_fee: Amount | None = None


class Insolvency(Resource):
    """Everything stops but declaring the claim. `declare_by` absent: the day has to be asked for; `rule` says how it is
    reckoned or who sets it, `source` and `source_url` where that stands, `next_steps` what to do, each named in
    `next_step_codes`: declare, find_publication, documents, no_payment."""

    debtor_id: DebtorId
    procedure: str
    opened_on: date
    published_on: date | None = None
    declare_by: date | None = None
    court: str | None = None
    reference: str | None = None
    administrator: str | None = None
    declared_at: Timestamp
    declared_by: str
    rule: str | None = None
    source: str | None = None
    source_url: str | None = None
    next_steps: list[str] = []
    next_step_codes: list[str] = []
    claims: list[DeclaredClaim] = []
