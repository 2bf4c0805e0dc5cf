"""What the page says once the recovery has ended: how it ended, what was agreed, and a receipt for what came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from recovery_contract.actions import CancelReason
from recovery_contract.instalments import ScheduledInstalment
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.ledger.agreements import current
from recovery_service.ledger.agreements.current import AgreementRow
from recovery_service.ledger.payments.repository import standing_payments
from recovery_service.ledger.timeline import history
from recovery_service.recovery.balance.calculation import day_at
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase


@dataclass(frozen=True)
class Closed:
    """`states` are the sentences that say how it ended, `receipt` rows of day and sum with their total."""

    states: list[str]
    agreement: dict[str, Any] | None
    receipt: dict[str, Any] | None


def page_values(connection: Connection, now: Situation, language: str) -> Closed:
    """Nothing is asked for here, and that nothing is owed is said only where the creditor agreed to it or all has
    been paid."""
    receivable = now.receivable
    received = standing_payments(connection, receivable.id)
    total = sum(row.amount_minor for row in received)

    def money(minor: int) -> str:
        return formats.money(minor, receivable.currency, language)

    kept = _kept(connection, now, total)
    days = [formats.day(day_at(now.creditor, row.at), language) for row in received]
    receipt = {
        "rows": [(day, money(row.amount_minor)) for day, row in zip(days, received, strict=True)],
        "total": money(total),
    }
    return Closed(
        states=[_ending(connection, now, kept, total, language)],
        agreement=None if kept is None else _shown(kept, now, language),
        receipt=receipt if received else None,
    )


def _kept(connection: Connection, now: Situation, received_minor: int) -> AgreementRow | None:
    """What was agreed and kept; a payment that was taken back afterwards undid it."""
    row = current.newest(connection, now.receivable.id)
    stands = received_minor >= now.receivable.paid_minor
    return row if row is not None and row.state == "kept" and stands else None


def _ending(
    connection: Connection, now: Situation, kept: AgreementRow | None, received_minor: int, language: str
) -> str:
    receivable, creditor = now.receivable, now.creditor.name
    if receivable.status is ReceivableStatus.CANCELLED:
        directly = history.cancelled_for(connection, receivable.id) == CancelReason.PAID_DIRECTLY
        return phrase("closed_directly" if directly else "state_cancelled", language, creditor=creditor)
    if received_minor < receivable.paid_minor:
        return phrase("state_cancelled", language)
    if receivable.remaining_minor == 0:
        return phrase("state_paid", language)
    if kept is not None and kept.kind == "settlement":
        agreed_sum = formats.money(kept.total_minor, receivable.currency, language)
        return phrase("closed_settled", language, amount=agreed_sum)
    return phrase("closed_completed", language, creditor=creditor)


def _shown(row: AgreementRow, now: Situation, language: str) -> dict[str, Any]:
    def line(part: ScheduledInstalment) -> tuple[str, str, str, str]:
        amount = formats.money(part.minor, now.receivable.currency, language)
        return formats.day(part.due_on, language), amount, phrase("part_paid", language), "paid"

    return {
        "title": phrase("agreed_sum" if row.kind == "settlement" else "agreed_plan", language),
        "rows": [line(part) for part in row.parts],
        "standing": None,
        "note": None,
        "until": None,
        "message": None,
        "id": row.id,
    }
