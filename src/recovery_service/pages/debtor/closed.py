"""What the page says once the recovery has ended: how it ended, what was agreed, and a receipt for what came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from recovery_contract.actions import CancelReason
from recovery_contract.instalments import ScheduledInstalment
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.agreements.agreement_queries import AgreementRow
from recovery_service.ledger.payments.repository import valid_payments
from recovery_service.ledger.timeline import history
from recovery_service.recovery.balance.calculation import local_day
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase


@dataclass(frozen=True)
class Closed:
    """`states` are the sentences that say how it ended, `receipt` rows of day and sum with their total."""

    states: list[str]
    agreement: dict[str, Any] | None
    receipt: dict[str, Any] | None


def page_values(connection: Connection, situation: Situation, language: str) -> Closed:
    """Return the page's values. Nothing is asked for here, and that nothing is owed is said only where the creditor
    agreed to it or all has been paid."""
    receivable = situation.receivable
    received = valid_payments(connection, receivable.id)
    total = sum(row.amount_minor for row in received)

    def money(minor: int) -> str:
        return formats.format_money(minor, receivable.currency, language)

    agreement = _fulfilled_agreement(connection, situation, total)
    days = [formats.format_day(local_day(situation.creditor, row.at), language) for row in received]
    receipt = {
        "rows": [(day, money(row.amount_minor)) for day, row in zip(days, received, strict=True)],
        "total": money(total),
    }
    return Closed(
        states=[_ending(connection, situation, agreement, total, language)],
        agreement=None if agreement is None else _shown(agreement, situation, language),
        receipt=receipt if received else None,
    )


def _fulfilled_agreement(
    connection: Connection, situation: Situation, received_minor: int
) -> AgreementRow | None:
    """Return what was agreed and kept; a payment that was taken back afterwards undid it."""
    row = agreement_queries.find_newest(connection, situation.receivable.id)
    is_covered = received_minor >= situation.receivable.paid_minor
    return row if row is not None and row.state == "kept" and is_covered else None


def _ending(
    connection: Connection,
    situation: Situation,
    agreement: AgreementRow | None,
    received_minor: int,
    language: str,
) -> str:
    receivable, creditor = situation.receivable, situation.creditor.name
    if receivable.status is ReceivableStatus.CANCELLED:
        directly = history.cancellation_reason(connection, receivable.id) == CancelReason.PAID_DIRECTLY
        return phrase("closed_directly" if directly else "state_cancelled", language, creditor=creditor)
    if received_minor < receivable.paid_minor:
        return phrase("state_cancelled", language)
    if receivable.remaining_minor == 0:
        return phrase("state_paid", language)
    if agreement is not None and agreement.kind == "settlement":
        agreed_sum = formats.format_money(agreement.total_minor, receivable.currency, language)
        return phrase("closed_settled", language, amount=agreed_sum)
    return phrase("closed_completed", language, creditor=creditor)


def _shown(row: AgreementRow, situation: Situation, language: str) -> dict[str, Any]:
    def line(instalment: ScheduledInstalment) -> tuple[str, str, str, str]:
        amount = formats.format_money(instalment.minor, situation.receivable.currency, language)
        return formats.format_day(instalment.due_on, language), amount, phrase("part_paid", language), "paid"

    return {
        "title": phrase("agreed_sum" if row.kind == "settlement" else "agreed_plan", language),
        "rows": [line(instalment) for instalment in row.parts],
        "standing": None,
        "joint": None,
        "note": None,
        "until": None,
        "message": None,
        "own": False,
        "id": row.id,
    }
