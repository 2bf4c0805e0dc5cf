"""What holds of a receivable now, and by it what the contract's table lets each party do."""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache
from typing import Final

from sqlalchemy import Connection

from recovery_contract import allowed_actions
from recovery_contract.allowed_actions import (
    RULES,
    Action,
    Condition,
    Party,
    agreement_conditions,
    amount_conditions,
    payment_conditions,
)
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.insolvency import declaration
from recovery_service.ledger.receivables.rows import ReceivableRow

Conditions = frozenset[Condition]

_AT_LEAST: Final = Decimal(2)
"""Stands for what is open of interest and fixed sums: their sum depends on the day and is reckoned where it matters."""


def conditions_of(
    row: ReceivableRow, agreement: AgreementRow | None = None, *, is_insolvent: bool = False
) -> Conditions:
    """Derive the conditions from rows that are read already; `agreement` is the newest one."""
    fulfilled = amount_conditions(_AT_LEAST if row.charges_open else row.to_money(row.remaining_minor))
    fulfilled |= payment_conditions(row.status, decision_open=row.is_decision_open)
    if agreement is not None:
        fulfilled |= agreement_conditions(agreement.state, agreement.proposed_by)
    if is_insolvent:
        fulfilled.add(Condition.INSOLVENT)
    if row.creditor_pause is not None:
        fulfilled.add(Condition.PAUSED_BY_CREDITOR)
    if row.received_minor:
        fulfilled.add(Condition.PAYMENT_STANDS)
    if row.awaits_payment:
        fulfilled.add(Condition.AMOUNT_PAYABLE)
    if row.payout_minor is not None:
        fulfilled.add(Condition.PAYOUT_PLANNED)
    return frozenset(fulfilled)


def conditions(connection: Connection, row: ReceivableRow) -> Conditions:
    """Return all that is known of it."""
    agreement = None if row.is_pending else agreement_queries.find_newest(connection, row.id)
    is_insolvent = declaration.of_debtor(connection, row.debtor_id) is not None
    return conditions_of(row, agreement, is_insolvent=is_insolvent)


def obstacles(
    row: ReceivableRow, party: Party, action: Action, fulfilled: Conditions = frozenset()
) -> frozenset[str]:
    """Return what stands in the way of this action; empty where it is allowed."""
    return allowed_actions.blocking_conditions(party, action, row.status, fulfilled)


def allowed_creditor_actions(row: ReceivableRow, fulfilled: Conditions) -> list[str]:
    """Return them by name, in the order of the table."""
    return list(_allowed_to_creditor(row.status, fulfilled))


@lru_cache(1_024)
def _allowed_to_creditor(status: ReceivableStatus, fulfilled: Conditions) -> tuple[str, ...]:
    allowed = allowed_actions.allowed_actions(Party.CREDITOR, status, fulfilled)
    return tuple(str(action) for action in RULES[Party.CREDITOR] if action in allowed)
