"""What a file that was read says of the receivable which the service created as it read it, before the person completes
that one: as it was corrected, where it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from recovery_desktop.json_values import day_of
from recovery_desktop.store.drafts import Draft


def values_of(draft: Draft) -> dict[str, Any]:
    """Return values by their names in `recovery_progress`; what was not read and not typed is not named."""
    read = (draft.extraction or {}).get("data")
    typed = draft.body.get("values")
    texts = {path: value for path, value in (typed or {}).items() if isinstance(value, str)}
    numbers = texts.get("invoice.numbers", "").split(",") if "invoice.numbers" in texts else None
    if numbers is None:
        listed = _inner(read, "invoice", "numbers")
        numbers = [one for one in listed if isinstance(one, str)] if isinstance(listed, Sequence) else []
    values = {
        "invoice_numbers": [" ".join(number.split()) for number in numbers if number.strip()],
        "due_date": day_of(texts.get("invoice.due_date", _inner(read, "invoice", "due_date"))),
        "debtor_name": _line(texts.get("debtor.company_name", _inner(read, "debtor", "company_name"))),
        "debtor_email": _email(draft.body.get("contacts")) or _email(_inner(read, "debtor", "contacts")),
    }
    return {name: value for name, value in values.items() if value}


def _inner(value: Any, *names: str) -> Any:
    for name in names:
        value = value.get(name) if isinstance(value, Mapping) else None
    return value


def _line(value: Any) -> str:
    return " ".join(value.split()) if isinstance(value, str) else ""


def _email(contacts: Any) -> str:
    """Return the first address among them."""
    listed = contacts if isinstance(contacts, Sequence) else ()
    return next((email for one in listed if (email := _line(_inner(one, "email")))), "")
