"""What follows a payment: the decision on a partial one, the settlement of a full one, the end and its payout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.actions import PartialPaymentAction
from recovery_contract.allowed_actions import Action
from recovery_contract.events import PaymentPartial, PaymentReceived, Recovered, Resumed
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus, Trigger
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.jobs import queue
from recovery_service.law.rates import load_rates
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.payments import repository
from recovery_service.ledger.payments.funds import ReceivedFunds, record_fee_base, split_received_funds
from recovery_service.ledger.payments.repository import PaymentRow
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note
from recovery_service.ledger.users import service as users
from recovery_service.recovery.balance.calculation import calculate_from, local_day
from recovery_service.recovery.balance.claim import asks_for_charges, open_minor
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning.decision_rules import load_rules
from recovery_service.recovery.dunning.pause_reasons import SETTLES
from recovery_service.recovery.lifecycle import transitions

DAY_MS: Final = 86_400_000
DECISION_MS: Final = 7 * DAY_MS
SETTLEMENT_MS: Final = 2 * DAY_MS
PAYOUT_MS: Final = 3 * DAY_MS
SETTLE: Final = "payments.settle"
DECIDE: Final = "payments.decide"


def apply_decision(
    context: Context,
    row: ReceivableRow,
    action: PartialPaymentAction,
    *,
    at: int,
    actor: str,
    notes: str | None = None,
) -> ReceivableRow:
    """Carry out the decision on a partial payment. Raises InvalidState where none is open."""
    transitions.require_allowed(context.connection, row, Action.DECIDE_PARTIAL_PAYMENT)
    queue.cancel(context.connection, f"{DECIDE}:{row.id}")
    if notes:
        add_note(context, row.id, at=at, kind="notes", text=notes, actor=actor)
    if action is PartialPaymentAction.MARK_COMPLETE:
        return _recover(context, row, Trigger.MARK_COMPLETE, at=at, actor=actor)
    payload = Resumed(receivable_id=row.id, status=ReceivableStatus.IN_PROCESS, reason="continue_recovery")
    return transitions.apply_transition(
        context,
        row,
        Trigger.CONTINUE_RECOVERY,
        transitions.TransitionEffects(data=payload, changes={"decision_deadline": None}),
        at=at,
        actor=actor,
    )


def payout_days(core: Core, paid: Sequence[PaymentRow]) -> int | None:
    """Return after how many days the recovered money is paid out; None where the creditor has all of it
    already. `paid` are the payments that stand.
    """
    here = split_received_funds(paid, sum(row.amount_minor for row in paid)).service
    return None if not core.settings.deployment.pays_out or not here else PAYOUT_MS // DAY_MS


def settle_receivable(context: Context, receivable_id: ReceivableId) -> None:
    """Recover the receivable and plan its payout: the bank can no longer take the money back."""
    locked = receivables.lock(context, receivable_id)
    row = locked.row
    if row.status is ReceivableStatus.PAYMENT_RECEIVED and not row.is_decision_open:
        _recover(context, row, Trigger.SETTLEMENT, at=locked.at, actor=transitions.SERVICE)


def expire_decision(context: Context, receivable_id: ReceivableId) -> None:
    """Continue the recovery for the rest: nobody decided in time."""
    locked = receivables.lock(context, receivable_id)
    row, go_on = locked.row, PartialPaymentAction.CONTINUE_RECOVERY
    if row.is_decision_open:
        apply_decision(context, row, go_on, at=locked.at, actor=transitions.SERVICE)


def request_decision(context: Context, row: ReceivableRow, at: int) -> None:
    """Tell that a decision is open and until when; a standing rule of the creditor decides at once."""
    assert row.decision_deadline is not None
    left = open_minor(context.connection, row, at)
    paid = row.prepaid_minor + (row.received_minor if row.pursues_all else row.paid_minor)
    payload = PaymentPartial(
        receivable_id=row.id,
        original_amount=row.to_money(paid + left),
        paid_amount=row.to_money(paid),
        remaining_amount=row.to_money(left),
        action_required="platform_decision",
        decision_deadline=to_datetime(row.decision_deadline),
    )
    text = f"{payload.remaining_amount} {row.currency} are left: go on for it, or write it off?"
    add_note(
        context,
        row.id,
        at=at,
        kind="payment.partial",
        text=text,
        actor=transitions.SERVICE,
        data=history_data(payload),
    )
    emit_event(context, row, type="receivable.payment.partial", data=payload, at=at)
    schedule_payment_job(context, row, DECIDE, row.decision_deadline)
    agreement = agreement_queries.find_in_force(context.connection, row.id)
    if agreement is not None:
        _decide_as_agreed(context, row, agreement, at)
        return
    rules = load_rules(context.connection, row.user_id)
    is_charges_alone = row.remaining_minor == 0
    rule = "mark_complete" if rules.waive_charges and is_charges_alone else rules.on_partial_payment
    if rule != "ask":
        notes = "Decided by the standing rule of the creditor."
        action = PartialPaymentAction(rule)
        apply_decision(context, row, action, at=at, actor=transitions.SERVICE, notes=notes)


def _decide_as_agreed(
    context: Context, row: ReceivableRow, agreement: agreement_queries.AgreementRow, at: int
) -> None:
    """Decide a part that was agreed on: it needs no decision, and the last part of a smaller sum settles the
    receivable.
    """
    # Interest that ran on while a plan was kept is part of what was agreed.
    is_settled = (agreement.kind == "settlement" or row.pursues_all) and agreement_queries.arrived(
        agreement, row
    ) >= agreement.total_minor
    if is_settled:
        action, notes = (
            PartialPaymentAction.MARK_COMPLETE,
            "The agreed sum has arrived; the rest is written off.",
        )
    else:
        action, notes = PartialPaymentAction.CONTINUE_RECOVERY, "It counts towards the agreement in force."
    apply_decision(context, row, action, at=at, actor=transitions.SERVICE, notes=notes)


def cancel_payment_jobs(connection: Connection, receivable_id: ReceivableId) -> None:
    """Take back whatever waits to follow a payment."""
    queue.cancel(connection, f"{SETTLE}:{receivable_id}")
    queue.cancel(connection, f"{DECIDE}:{receivable_id}")


def schedule_settlement(context: Context, row: ReceivableRow, at: int) -> None:
    schedule_payment_job(context, row, SETTLE, at + SETTLEMENT_MS)


def settle_instead_of_deciding(context: Context, row: ReceivableRow, at: int) -> dict[str, Any]:
    """Settle where nothing is left to decide on; return the columns that change."""
    cancel_payment_jobs(context.connection, row.id)
    schedule_settlement(context, row, at)
    recovery.pause(context, row.id, SETTLES, at)
    return {"decision_deadline": None}


def schedule_payment_job(context: Context, row: ReceivableRow, kind: str, due_at: int) -> None:
    """Schedule the receivable's one job of this kind."""
    payload = {"receivable_id": row.id}
    queue.schedule(context, row.client_id, kind, f"{kind}:{row.id}", payload, due_at=due_at)


def history_data(payload: PaymentReceived | PaymentPartial) -> dict[str, Any]:
    """Return what the timeline of the receivable keeps of it."""
    return {name: value for name, value in payload.wire().items() if name != "receivable_id"}


def _recover(context: Context, row: ReceivableRow, trigger: Trigger, *, at: int, actor: str) -> ReceivableRow:
    """Mark the receivable as recovered and plan the payout of the money that reached the service."""
    paid = [
        each for each in repository.of_receivables(context.connection, [row.id]) if each.reversed_at is None
    ]
    extras = _extras(context.connection, row, paid, at)
    # Anything above what was asked for belongs to no claim and is not paid out.
    extras_paid = min(row.overpaid_minor, extras) if asks_for_charges(row) else 0
    claim = row.paid_minor + extras_paid
    reached = (
        ReceivedFunds(service=0, creditor=claim)
        if not context.settings.deployment.pays_out
        else split_received_funds(paid, claim)
    )
    payout_at = at + PAYOUT_MS if reached.service else at
    payload = Recovered(
        receivable_id=row.id,
        total_recovered=row.to_money(row.paid_minor),
        recovery_duration_days=(at - (row.started_at or row.created_at)) // DAY_MS,
        payout_scheduled=to_datetime(payout_at),
    )
    payout = (
        {}
        if not context.settings.deployment.pays_out
        else {"payout_minor": reached.service, "payout_at": payout_at}
    )
    changes = {"decision_deadline": None, **payout}
    if reached.creditor and context.settings.deployment.pays_out:
        record_fee_base(context.connection, row, reached.creditor, at)
    text, noted = _without_extras(row, trigger, extras - extras_paid)
    effects = transitions.TransitionEffects(data=payload, changes=changes, text=text, noted=noted)
    return transitions.apply_transition(context, row, trigger, effects, at=at, actor=actor)


def _extras(connection: Connection, row: ReceivableRow, paid: Sequence[PaymentRow], at: int) -> int:
    """Return what the law added to the invoice until then, interest and the fixed sum, in minor units."""
    creditor = users.load_profile(connection, row.user_id)
    owed = calculate_from(row, creditor, paid, load_rates(connection), local_day(creditor, at))
    return owed.total("interest", "fixed_fee")


def _without_extras(
    row: ReceivableRow, trigger: Trigger, unpaid_minor: int
) -> tuple[str | None, dict[str, Any] | None]:
    """Return what the timeline says where interest and the fixed sum are asked for no longer: its text and data."""
    if unpaid_minor <= 0:
        return None, None
    amount = row.to_money(unpaid_minor)
    left = f"Interest and fixed sum of {amount} {row.currency} were not paid and are asked for no longer."
    return f"{transitions.TEXTS[trigger]} {left}", {"extras_waived": str(amount)}
