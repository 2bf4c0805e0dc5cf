"""The short form of a receivable, as lists and cards show it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.widgets.board_column import CardFace


@dataclass(frozen=True)
class ReceivableRow:
    """`deadline` is what the creditor must answer by; `next_at` when the service acts next."""

    id: str
    status: str
    amount: Decimal
    currency: str
    remaining: Decimal | None = None
    debtor_name: str = ""
    debtor_email: str = ""
    numbers: tuple[str, ...] = ()
    due_date: date | None = None
    deadline: datetime | None = None
    next_type: str = ""
    next_at: datetime | None = None
    fresh: bool = False

    @property
    def title(self) -> str:
        return self.debtor_name or self.debtor_email or self.id

    @property
    def number(self) -> str:
        return ", ".join(self.numbers)


def row_of(receivable: Receivable) -> ReceivableRow:
    """The row for a receivable of the wire."""
    progress = receivable.recovery_progress
    deadline = progress.decision.deadline if progress.decision else None
    if deadline is None and progress.dispute and receivable.status in _EVIDENCE:
        deadline = progress.dispute.evidence_deadline
    return ReceivableRow(
        id=receivable.id,
        status=str(receivable.status),
        amount=receivable.amount,
        currency=receivable.currency,
        remaining=progress.remaining_amount,
        debtor_name=progress.debtor_name or "",
        debtor_email=progress.debtor_email or "",
        numbers=tuple(progress.invoice_numbers or ()),
        due_date=progress.due_date,
        deadline=deadline,
        next_type=progress.next_action.type if progress.next_action else "",
        next_at=progress.next_action.at if progress.next_action else None,
    )


_EVIDENCE = (ReceivableStatus.DISPUTED, ReceivableStatus.EVIDENCE_REQUESTED)


def face_of(row: ReceivableRow, now: datetime | None = None) -> CardFace:
    """The card for a row; its last line says what the creditor must do, else what happens next."""
    foot, icon, tone = _next(row, now)
    shown = (
        row.remaining
        if row.remaining is not None and row.status != ReceivableStatus.RECOVERED
        else row.amount
    )
    return CardFace(
        row.id, row.title, row.number, text.money(shown, row.currency), foot, icon, tone, fresh=row.fresh
    )


def _next(row: ReceivableRow, now: datetime | None) -> tuple[str, str, str]:
    if row.deadline is not None:
        return text.answer_due(row.deadline, now), "clock", "warning"
    if row.next_at is not None and row.next_type:
        when = text.days_from(row.next_at, now)
        return f"{text.channel_word(row.next_type)} · {when}", text.channel_icon(row.next_type), "muted"
    if row.due_date is not None:
        return text.was_due(row.due_date), "calendar", "muted"
    return "", "", "muted"
