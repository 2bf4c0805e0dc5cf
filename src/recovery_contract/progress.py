"""The inside of `recovery_progress`. Absent keys mean "nothing to say"; whatever an event reports stands here too."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from pydantic import model_validator

from recovery_contract.agreements import Agreement, Insolvency, PromiseState
from recovery_contract.fields import Amount, Resource, Timestamp
from recovery_contract.ids import AgreementId, CreditNoteId, DebtorId, PaymentId, ReceivableId
from recovery_contract.reasons import Reason

AGREED_RATE: Final = "agreed rate"
"""The `source` of a line of interest whose rate stands in the contract."""


class BalanceLine(Resource):
    """One step of the arithmetic: what it is, the formula in words, the amount it adds (payments are negative)."""

    kind: str
    label: str
    amount: Amount
    since: date | None = None
    until: date | None = None
    days: int | None = None
    rate: Amount | None = None
    base: Amount | None = None
    source: str | None = None


class AgreedBalance(Resource):
    """What an agreement makes of the balance: `paid` of `total` has arrived, `next_amount` of the part that is due on
    `next_due_on` is still open (both absent once all that was agreed is here). `state` is accepted, kept or broken."""

    agreement_id: AgreementId
    kind: str
    state: str
    total: Amount
    paid: Amount
    parts: int
    parts_paid: int
    next_due_on: date | None = None
    next_amount: Amount | None = None


class Balance(Resource):
    """`remaining` is all that the law gives, `due` what the debtor is asked for now: the invoice alone, or all of it,
    by `recovery_progress.pursue`; nothing once the receivable is closed."""

    principal: Amount
    interest: Amount
    fixed_fee: Amount
    paid: Amount
    remaining: Amount
    due: Amount | None = None
    as_of: date
    lines: list[BalanceLine] | None = None
    agreed: AgreedBalance | None = None


_FORMER_REASON_FIELDS = (("why", "why_code", "why_values"), ("skipped", "skipped_code", ""))


def upgrade_reasons(value: Any) -> Any:
    """Read the form of an earlier version, which has the code beside its sentence: `why`, `why_code` and
    `why_values`."""
    if not isinstance(value, dict) or not any(code in value for _, code, _ in _FORMER_REASON_FIELDS):
        return value
    upgraded = dict(value)
    for name, code, params in _FORMER_REASON_FIELDS:
        sentence, reason_code, values = (
            upgraded.get(name),
            upgraded.pop(code, None),
            upgraded.pop(params, None),
        )
        if isinstance(sentence, str) and reason_code:
            upgraded[name] = {"code": reason_code, "params": values or {}, "message": sentence}
    return upgraded


class ContactPoint(Resource):
    """A contact made or planned: `type` is email, phone, sms or letter; `level` 0 is the primary contact. As the next
    action `type` is also start, or review: every contact was made, and at that moment the creditor is told; or
    payment_final: the bank can no longer take back what was paid, and the receivable is recovered."""

    type: str
    level: int | None = None
    at: Timestamp | None = None
    outcome: str | None = None
    why: Reason | None = None

    _understand_older = model_validator(mode="before")(upgrade_reasons)


class DisputeState(Resource):
    """`default` is what happens when the deadline passes."""

    reason: str | None = None
    message: str | None = None
    evidence_requested: list[str] = []
    evidence_deadline: Timestamp | None = None
    amount: Amount | None = None
    default: str | None = None


class DecisionState(Resource):
    """An open partial-payment decision; `default` is what happens when the deadline passes, `payout_days` how long
    after `mark_complete` the money is paid out."""

    original_amount: Amount | None = None
    paid_amount: Amount | None = None
    remaining_amount: Amount | None = None
    deadline: Timestamp | None = None
    default: str | None = None
    payout_days: int | None = None


class Payout(Resource):
    amount: Amount
    scheduled: Timestamp


class PauseState(Resource):
    reason: str
    since: Timestamp | None = None
    until: Timestamp | None = None


class CreditorPause(Resource):
    """The creditor lets contacts rest, whatever else they wait for; `until` is the last day of it, absent where it has
    no end."""

    since: Timestamp
    until: date | None = None


class ProgressWarning(Resource):
    """`params` are the values of `message`, where the code has any: amounts as decimal strings, days as ISO days."""

    code: str
    message: str
    field: str | None = None
    params: dict[str, str] | None = None


class LimitationState(Resource):
    """The last day on which the receivable can be claimed; `restarts_by` is the rule by which a payment in part or an
    acknowledgment starts the period anew, `notice_restarts` whether a formal notice does so too. `to_check` says what
    a lawyer should look at before relying on it. `barred`: that day is over."""

    barred_after: date
    barred: bool = False
    restarted_on: date | None = None
    source: str
    restarts_by: str
    notice_restarts: bool
    source_url: str
    to_check: str | None = None


class ReviewState(Resource):
    """The plan has ended without payment: since when, and what the creditor can do now. `options` are add_contact,
    propose_agreement, court_form (where the debtor's country has one), case_file and cancel."""

    since: Timestamp
    options: list[str] = []


class HistoryEntry(Resource):
    """One thing that happened, newest first in the list: `kind` is the event type without its resource."""

    at: Timestamp
    kind: str
    text: str
    actor: str | None = None
    data: dict[str, Any] | None = None


class RecordedPayment(Resource):
    """A payment that was recorded; `source` is page, card, creditor, bank, operator or test, and the creditor may take
    back what it entered itself. `reversed_at` where it was taken back."""

    id: PaymentId
    amount: Amount
    at: Timestamp
    source: str
    reference: str | None = None
    reversed_at: Timestamp | None = None


class Reduction(Resource):
    """What lowers the invoice beside payments: `kind` is credit_note, or rounding for a small rest that a payment left
    and that is asked for no longer."""

    id: CreditNoteId
    kind: str
    amount: Amount
    at: Timestamp
    number: str | None = None


class SameDebtorQuestion(Resource):
    """Another debtor of this creditor with the same name, of whom neither numbers nor email say that it is the same:
    the creditor is asked."""

    debtor_id: DebtorId
    name: str
    siret: str | None = None
    vat_number: str | None = None
    email: str | None = None
    receivable_count: int | None = None
    receivable_ids: list[ReceivableId] = []
    invoice_numbers: list[str] = []


class WishedContact(Resource):
    """How the debtor wants to be reached: by email, letter or phone, in the morning or afternoon; empty where it does
    not matter."""

    channel: str = ""
    hours: str = ""
    no_calls: bool = False


class RecoveryProgress(Resource):
    """`review` stands in the phase of that name alone. Of `amount_paid`, `prepaid_amount` had been paid before the
    recovery; `reduced_amount` is what `reductions` take off the invoice. `allowed_actions` is what the creditor may do
    now; a refusal names the same. `pursue` is what the debtor is asked for: `principal` or `all`. `payments` stand
    there once one counts. `reminded_alone` where the creditor has taken it out of the messages that name several
    invoices of its debtor, `by_post` where letters go instead of emails. `paused` is what contacts
    wait for now, `creditor_pause` that the creditor lets them rest."""

    allowed_actions: list[str] | None = None
    invoice_numbers: list[str] | None = None
    debtor_id: DebtorId | None = None
    debtor_name: str | None = None
    debtor_email: str | None = None
    due_date: date | None = None
    phase: str | None = None
    pursue: str | None = None
    reminded_alone: bool | None = None
    by_post: bool | None = None
    contact_wish: WishedContact | None = None
    amount_paid: Amount | None = None
    prepaid_amount: Amount | None = None
    reduced_amount: Amount | None = None
    remaining_amount: Amount | None = None
    balance: Balance | None = None
    attempts: dict[str, int] | None = None
    last_contact: ContactPoint | None = None
    next_action: ContactPoint | None = None
    dispute: DisputeState | None = None
    decision: DecisionState | None = None
    payout: Payout | None = None
    review: ReviewState | None = None
    agreement: Agreement | None = None
    promise: PromiseState | None = None
    insolvency: Insolvency | None = None
    limitation: LimitationState | None = None
    same_debtor_question: SameDebtorQuestion | None = None
    recovery_page_url: str | None = None
    paused: PauseState | None = None
    creditor_pause: CreditorPause | None = None
    payments: list[RecordedPayment] | None = None
    reductions: list[Reduction] | None = None
    warnings: list[ProgressWarning] | None = None
    history: list[HistoryEntry] | None = None
    contacts: list[dict[str, Any]] | None = None
    debtor: dict[str, Any] | None = None
    invoice: dict[str, Any] | None = None
    metadata: dict[str, Any] | None = None
