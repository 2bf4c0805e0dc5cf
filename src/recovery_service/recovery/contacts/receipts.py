"""One receipt for what arrived on several invoices of a debtor, where the creditor has agreed to combined messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from recovery_service.context.core import Context
from recovery_service.ledger.receivables import service as receivables
from recovery_service.recovery.balance.breakdown import local_day
from recovery_service.recovery.contacts.background import ContactBackground, load_backgrounds
from recovery_service.recovery.contacts.combining import Companion, is_combined, may_name, to_companion
from recovery_service.recovery.contacts.message_values import Draft, is_paid
from recovery_service.recovery.dunning.replies import list_waiting_receipts
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget, situations_of
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase


def load_other_receipts(
    context: Context, background: ContactBackground, planned: PlannedRow, target: ContactTarget, at: int
) -> tuple[Companion, ...]:
    """Return the receipts that are due to the same person for other invoices."""
    if not is_combined(background):
        return ()
    others = {
        row.receivable_id: row
        for row in list_waiting_receipts(context.connection, planned.debtor_id)
        if row.user_id == planned.user_id and row.receivable_id != planned.receivable_id
    }
    if not others:
        return ()
    rows = receivables.load_all(context.connection, sorted(others))
    backgrounds = load_backgrounds(context.connection, situations_of(context, rows))
    return tuple(
        to_companion(other, others[id_], planned, at)
        for id_, other in backgrounds.items()
        if may_name(background, target, other, at)
    )


def receipt_values(draft: Draft, companions: Sequence[Companion]) -> dict[str, Any]:
    """Return what the text of a receipt is filled in with where it is for several invoices: the payments of each, the
    oldest invoice first."""
    paid = [(draft.background, draft.claim), *((one.background, one.claim) for one in companions)]
    paid.sort(key=lambda pair: (pair[0].situation.receivable.due_date, pair[0].situation.receivable.id))
    backgrounds = [background for background, _ in paid]
    rows = [background.situation.receivable for background in backgrounds]
    left = sum(claim.total for _, claim in paid)
    # Of one plan over all of them the rest and the next part stand already; a plan of one says nothing of the others.
    rest = (
        {}
        if draft.background.joint_plan
        else {"left": draft.money(left) if left else None, "next_part": None}
    )
    return {
        "several": True,
        "settled": all(
            is_paid(row) or one.has_fulfilled_settlement for one, row in zip(backgrounds, rows, strict=True)
        ),
        "numbers": formats.format_invoice_numbers([number for row in rows for number in row.numbers]),
        "received": "\n".join(line for background, _ in paid for line in _list_payments(draft, background)),
        **rest,
        "paid_in_full": all(is_paid(row) for row in rows),
    }


def _list_payments(draft: Draft, background: ContactBackground) -> list[str]:
    numbers = formats.format_invoice_numbers(background.situation.receivable.numbers)
    name = f"{phrase('invoice', draft.language)} {numbers}{formats.colon(draft.language)}"
    return [
        f"{name} {draft.day(local_day(draft.creditor, row.at))}\u00a0– {draft.money(row.amount_minor)}"
        for row in background.paid
    ]
