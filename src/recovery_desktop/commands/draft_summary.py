"""What a draft is about, for a line in a list: what the person typed, else what was read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

from recovery_desktop.commands.invoice_paths import DEFAULT_CURRENCY, PREPAID
from recovery_desktop.store.drafts import Draft


@dataclass(frozen=True)
class DraftSummary:
    """Each is empty, or None, where nothing is known of it. `amount` is what is asked for."""

    debtor: str
    number: str
    amount: Decimal | None
    currency: str


def summarise_draft(draft: Draft) -> DraftSummary:
    total, prepaid = _amount(draft, "invoice.amount"), _amount(draft, PREPAID)
    return DraftSummary(
        _value(draft, "debtor.company_name"),
        _value(draft, "invoice.numbers"),
        None if total is None else total - (prepaid or 0),
        _value(draft, "invoice.currency") or DEFAULT_CURRENCY,
    )


def _value(draft: Draft, path: str) -> str:
    typed = draft.body.get("values", {})
    if path in typed:
        return str(typed[path])
    value: Any = (draft.extraction or {}).get("data")
    for part in path.split("."):
        value = value.get(part) if isinstance(value, Mapping) else None
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value or "")


def _amount(draft: Draft, path: str) -> Decimal | None:
    try:
        amount = Decimal(_value(draft, path))
    except InvalidOperation:
        return None
    return amount if amount.is_finite() else None
