"""What a debtor objected to, and what the creditor answered, as the page shows it."""

from __future__ import annotations

from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.ledger.disputes import repository
from recovery_service.pages.debtor.reading import Reading
from recovery_service.pages.debtor.submissions import REASONS


def list_objected(page: Reading) -> list[tuple[str, str]]:
    """Return what the debtor objected to, as it was said; empty where nothing is disputed."""
    dispute = page.receivable.dispute
    if dispute is None or page.receivable.status is not ReceivableStatus.DISPUTED:
        return []
    reason, amount = dispute["reason"], dispute["amount_minor"]
    rows = [
        ("reason", page.text(f"reason_{reason}") if reason in REASONS else reason),
        ("disputed_amount", page.money(amount) if amount else None),
        ("message", dispute["message"]),
    ]
    return [(page.text(name), value) for name, value in rows if value]


def find_answer(page: Reading) -> list[str]:
    """Return the lines that answer the last objection: that the claim is maintained since a day, and the creditor's
    words. Empty where something is disputed, or over, or the objection ended in another way."""
    if page.ended is not None or page.receivable.dispute is not None:
        return []
    answer = repository.find_answer(page.context.connection, page.receivable.id)
    if answer is None:
        return []
    day = page.day(page.situation.workdays.local_date(answer.at))
    maintained = page.text("objection_maintained", creditor=page.creditor.name, day=day)
    return [maintained, *([answer.statement] if answer.statement else [])]
