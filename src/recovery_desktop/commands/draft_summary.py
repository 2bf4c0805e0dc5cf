"""What a draft is about, for a line in a list: what the person typed, else what was read."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

from recovery_contract.json_values import value_at
from recovery_desktop.commands.invoice_paths import DEFAULT_CURRENCY, PREPAID
from recovery_desktop.store.drafts import Draft


@dataclass(frozen=True)
class DraftSummary:
    """Each is empty, or None, where nothing is known of it. `amount` is what is asked for,
    `total` what the invoice says."""

    debtor: str
    number: str
    amount: Decimal | None
    currency: str
    total: Decimal | None


def summarise_draft(draft: Draft) -> DraftSummary:
    total, prepaid = _amount(draft, "invoice.amount"), _amount(draft, PREPAID)
    return DraftSummary(
        _value(draft, "debtor.company_name"),
        _value(draft, "invoice.numbers"),
        None if total is None else total - (prepaid or 0),
        _value(draft, "invoice.currency") or DEFAULT_CURRENCY,
        total,
    )


def _value(draft: Draft, path: str) -> str:
    typed = draft.body.get("values", {})
    if path in typed:
        return str(typed[path])
    value = value_at((draft.extraction or {}).get("data"), path)
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value or "")


def _amount(draft: Draft, path: str) -> Decimal | None:
    try:
        amount = Decimal(_value(draft, path))
    except InvalidOperation:
        return None
    return amount if amount.is_finite() else None
