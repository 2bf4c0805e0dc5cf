"""How recovery stands, as the interface tells it: short in a list, with everything for one receivable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any, Final

from recovery_contract.agreements import Agreement
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import (
    Balance,
    ContactPoint,
    DecisionState,
    DisputeState,
    PauseState,
    Payout,
    ProgressWarning,
    RecordedPayment,
    RecoveryProgress,
    Reduction,
    ReviewState,
)
from recovery_contract.reasons import Reason
from recovery_contract.receivables import PURSUE_ALL, PURSUE_PRINCIPAL, Receivable
from recovery_service.api.law_warnings import law_warnings
from recovery_service.api.surroundings import (
    PageSurroundings,
    Surroundings,
    around_new,
    load_for_one,
    load_with_row,
)
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.jobs import queue
from recovery_service.ledger import permissions
from recovery_service.ledger.agreements import agreement_queries, joint_plans
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.receivables import same_debtor
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.principal import Principal
from recovery_service.recovery.balance import breakdown
from recovery_service.recovery.balance.claim import overpaid_minor
from recovery_service.recovery.dunning import limitation, plan_end
from recovery_service.recovery.dunning.pause_reasons import BY_CREDITOR
from recovery_service.recovery.dunning.summaries import RecoverySummary
from recovery_service.recovery.dunning.upcoming import TAKE_BACK_MS
from recovery_service.recovery.lifecycle import insolvency, partial_payments, payments
from recovery_service.recovery.lifecycle.creation import CreatedReceivable

_S = ReceivableStatus
PHASES: Final = {
    _S.PENDING: "starting",
    _S.IN_PROCESS: "contacting",
    _S.PAYMENT_RECEIVED: "settling",
    _S.DISPUTED: "evidence",
    _S.EVIDENCE_REQUESTED: "evidence",
    _S.RECOVERED: "done",
    _S.CANCELLED: "done",
}


_START: Final = Reason.of("start")


def to_resource(context: Context, row: ReceivableRow) -> Receivable:
    """Return the receivable as the interface shows it."""
    return _resource(row, _full_progress(context, row, load_for_one(context, row)))


def new_resource(context: Context, created: CreatedReceivable) -> Receivable:
    """Return the same of a receivable that has just been created."""
    row = created.receivable
    return _resource(row, _full_progress(context, row, around_new(created)))


def find_resource(
    context: Context, principal: Principal, id: ReceivableId
) -> tuple[ReceivableRow, Receivable]:
    """Return the receivable, if the caller sees it, with its row. Raises NotFound."""
    row, around = load_with_row(context, principal, id)
    return row, _resource(row, _full_progress(context, row, around))


def to_resources(
    context: Context, rows: Sequence[ReceivableRow], around: PageSurroundings
) -> list[Receivable]:
    """Return the short form of a page of one client's receivables, in as many queries for a hundred as for one."""
    final = _finals(context, rows)
    receivables = []
    for row in rows:
        creditor, summary = around.creditors[row.user_id], around.summaries.get(row.id)
        paid = [one for one in around.payments.get(row.id, ()) if one.reversed_at is None]
        balance = breakdown.balance_from(row, creditor, paid, around.rates, around.at)
        is_insolvent = row.debtor_id in around.insolvencies
        fulfilled = permissions.conditions_of(row, around.agreements.get(row.id), is_insolvent=is_insolvent)
        allowed = permissions.allowed_creditor_actions(row, fulfilled)
        short = _short_progress(context.core, row, summary, balance, creditor, allowed)
        if row.id in final:
            short = short.model_copy(update={"next_action": final[row.id]})
        if (newest := around.agreements.get(row.id)) is not None:
            today = breakdown.balance_day(row, creditor, around.at)
            agreed = agreement_queries.balance_from(newest, row, today)
            short = short.model_copy(update={"balance": balance.model_copy(update={"agreed": agreed})})
        receivables.append(_resource(row, short))
    return receivables


def _finals(context: Context, rows: Sequence[ReceivableRow]) -> dict[ReceivableId, ContactPoint]:
    """Return when the payment of those that are paid in full is final."""
    keys = {
        f"{partial_payments.SETTLE}:{row.id}": row.id
        for row in rows
        if row.status is _S.PAYMENT_RECEIVED and not row.remaining_minor
    }
    due = queue.due_at_all(context.connection, keys) if keys else {}
    return {
        keys[key]: ContactPoint(type="payment_final", at=to_datetime(at), why=Reason.of("payment_final"))
        for key, at in due.items()
    }


def _full_progress(context: Context, row: ReceivableRow, around: Surroundings) -> RecoveryProgress:
    """Return what polling tells: everything that an event reports is here too."""
    details = around.details
    creditor = details.creditor
    as_of = breakdown.balance_day(row, creditor, details.at)
    recorded = around.payments
    paid = [payment for payment in recorded if payment.reversed_at is None]
    calculation = breakdown.calculate_from(row, creditor, paid, around.rates, as_of)
    balance = breakdown.to_balance(row, calculation)
    short = _short_progress(context.core, row, around.summary, balance, creditor)
    question = same_debtor.find_question(context.connection, row) if around.has_namesake else None
    period = limitation.calculate_limitation(row, creditor, paid, around.notices)
    return short.model_copy(
        update={
            **_agreement_fields(context, row, balance, around, as_of),
            "next_action": _finals(context, [row]).get(row.id, short.next_action),
            "decision": _paid_out_in(context.core, short.decision, paid),
            "promise": details.promise,
            "same_debtor_question": question,
            "limitation": limitation.to_resource(period, as_of),
            "payments": [_recorded(row, payment) for payment in recorded] or None,
            "reductions": [_reduction(row, each) for each in row.reductions] or None,
            "warnings": [
                *(ProgressWarning(**warning) for warning in row.warnings),
                *_overpaid(row, calculation),
                *law_warnings(row, creditor.country, calculation, around.rates),
            ],
            "history": details.history,
            "contacts": [contact.to_resource() for contact in details.contacts],
            "debtor": row.debtor_resource(),
            "invoice": row.invoice_resource(),
        }
    )


def _recorded(row: ReceivableRow, payment: payments.PaymentRow) -> RecordedPayment:
    return RecordedPayment(
        id=payment.id,
        amount=row.to_money(payment.amount_minor),
        at=to_datetime(payment.at),
        source=payment.source,
        reference=payment.reference,
        reversed_at=None if payment.reversed_at is None else to_datetime(payment.reversed_at),
    )


def _reduction(row: ReceivableRow, stored: Mapping[str, Any]) -> Reduction:
    return Reduction(
        id=stored["id"],
        kind=stored["kind"],
        amount=row.to_money(stored["amount_minor"]),
        at=to_datetime(stored["at"]),
        number=stored["number"],
    )


def _agreement_fields(
    context: Context, row: ReceivableRow, balance: Balance, around: Surroundings, today: date
) -> dict[str, Any]:
    """Return what the creditor may do, the balance, what the debtor agreed to, and a procedure over the debtor."""
    newest, procedure = around.agreement, around.insolvency
    conditions = permissions.conditions_of(row, newest, is_insolvent=procedure is not None)
    in_balance = None if newest is None else agreement_queries.balance_from(newest, row, today)
    return {
        "allowed_actions": permissions.allowed_creditor_actions(row, conditions),
        "balance": balance.model_copy(update={"agreed": in_balance}),
        "agreement": None if newest is None else agreement_resource(context, newest, row, today),
        "insolvency": None if procedure is None else insolvency.build_resource(context, [row], procedure),
    }


def agreement_resource(
    context: Context, agreement: AgreementRow, row: ReceivableRow, today: date
) -> Agreement:
    """Return the agreement, with the other invoices of a joint plan."""
    joint = joint_plans.to_joint_resource(context.connection, agreement, today)
    return agreement_queries.to_resource(agreement, row, today, joint)


def _resource(row: ReceivableRow, progress: RecoveryProgress) -> Receivable:
    return Receivable.of_checked(
        id=row.id,
        user_id=row.user_id,
        status=row.status,
        amount=row.to_money(row.amount_minor),
        currency=row.currency,
        recovery_progress=progress,
        created_at=to_datetime(row.created_at),
    )


def _short_progress(
    core: Core,
    row: ReceivableRow,
    summary: RecoverySummary | None,
    balance: Balance,
    creditor: CreditorProfile | None,
    allowed_actions: list[str] | None = None,
) -> RecoveryProgress:
    """Build the progress of a list row; `creditor` is needed where the plan has ended."""
    glance = summary or RecoverySummary()
    return RecoveryProgress.of_checked(
        allowed_actions=allowed_actions,
        invoice_numbers=row.numbers,
        debtor_id=row.debtor_id,
        debtor_name=row.debtor_name,
        debtor_email=None if row.lacks_email else row.debtor_email,
        due_date=row.due_date,
        phase=_phase(row, glance),
        pursue=PURSUE_ALL if row.pursues_all else PURSUE_PRINCIPAL,
        reminded_alone=row.is_reminded_alone or None,
        by_post=row.is_by_post or None,
        contact_wish=row.contact_wish,
        amount_paid=row.to_money(row.prepaid_minor + row.paid_minor),
        prepaid_amount=row.to_money(row.prepaid_minor) if row.prepaid_minor else None,
        reduced_amount=row.to_money(row.reduced_minor) if row.reduced_minor else None,
        remaining_amount=row.to_money(row.remaining_minor),
        balance=balance,
        attempts=glance.attempts,
        last_contact=glance.last_contact,
        next_action=_start(row) if row.status is _S.PENDING else glance.next_action,
        dispute=_dispute(row),
        decision=_decision(row, balance),
        payout=_payout(row) if core.settings.deployment.pays_out else None,
        review=_review(row, glance, creditor),
        recovery_page_url=glance.page_url,
        paused=_paused(row, glance),
        creditor_pause=row.creditor_pause,
        metadata=row.metadata,
    )


def _phase(row: ReceivableRow, glance: RecoverySummary | None) -> str:
    if row.is_decision_open:
        return "decision"
    if row.status is _S.IN_PROCESS and glance is not None and glance.plan_ended_at is not None:
        waits = glance.next_action is not None and glance.next_action.type != "review"
        return PHASES[row.status] if waits else "review"
    return PHASES[row.status]


def _review(
    row: ReceivableRow, glance: RecoverySummary, creditor: CreditorProfile | None
) -> ReviewState | None:
    if glance.plan_ended_at is None or creditor is None or _phase(row, glance) != "review":
        return None
    return ReviewState(since=to_datetime(glance.plan_ended_at), options=plan_end.next_options(row, creditor))


def _start(row: ReceivableRow) -> ContactPoint:
    at = to_datetime(row.created_at + TAKE_BACK_MS)
    return ContactPoint(type="start", at=at, why=_START)


def _dispute(row: ReceivableRow) -> DisputeState | None:
    dispute = row.dispute
    if dispute is None:
        return None
    return DisputeState(
        reason=dispute["reason"],
        message=dispute["message"],
        evidence_requested=dispute["evidence_requested"],
        evidence_deadline=to_datetime(dispute["deadline"]),
        default="stay_paused",
        amount=None if dispute["amount_minor"] is None else row.to_money(dispute["amount_minor"]),
    )


def _decision(row: ReceivableRow, balance: Balance) -> DecisionState | None:
    if row.decision_deadline is None:
        return None
    paid, left = row.to_money(row.prepaid_minor + row.paid_minor), row.to_money(row.remaining_minor)
    if row.pursues_all:
        paid, left = row.to_money(row.prepaid_minor + row.received_minor), max(balance.remaining, Decimal(0))
    return DecisionState(
        original_amount=paid + left,
        paid_amount=paid,
        remaining_amount=left,
        deadline=to_datetime(row.decision_deadline),
        default="continue_recovery",
    )


def _paid_out_in(
    core: Core, decision: DecisionState | None, paid: Sequence[payments.PaymentRow]
) -> DecisionState | None:
    if decision is None:
        return None
    return decision.model_copy(update={"payout_days": partial_payments.payout_days(core, paid)})


def _payout(row: ReceivableRow) -> Payout | None:
    if row.payout_at is None or row.payout_minor is None:
        return None
    return Payout(amount=row.to_money(row.payout_minor), scheduled=to_datetime(row.payout_at))


def _paused(row: ReceivableRow, glance: RecoverySummary) -> PauseState | None:
    if glance.paused is None:
        return None
    if glance.paused.reason == BY_CREDITOR:
        ends_at = row.terms["pause"]["ends_at"] if row.creditor_pause else None
        return glance.paused.model_copy(update={"until": ends_at and to_datetime(ends_at)})
    deadline = row.decision_deadline or (row.dispute or {}).get("deadline")
    if deadline is None:
        return glance.paused
    return glance.paused.model_copy(update={"until": to_datetime(deadline)})


def _overpaid(row: ReceivableRow, calculation: breakdown.Calculation) -> list[ProgressWarning]:
    """Warn of an excess over what is asked for."""
    beyond = overpaid_minor(row, calculation)
    if not beyond:
        return []
    amount = row.to_money(beyond)
    message = f"{amount} {row.currency} more than is owed arrived."
    params = {"amount": str(amount), "currency": row.currency}
    return [ProgressWarning(code="OVERPAID", message=message, field="amount_paid", params=params)]
