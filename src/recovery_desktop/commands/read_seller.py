"""Reads from one of a creditor's own invoices who it is from: what the set-up would ask for otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from recovery_desktop.documents.confined_reader import get_confined_reader

LEAST_SURE: Final = 0.45
"""What the reader believes less is left for the person to type."""
_PATHS: Final = {
    "company.name": ("name",),
    "company.tax_id": ("siret", "vat_number"),
    "company.address.line1": ("address.line1",),
    "company.address.line2": ("address.line2",),
    "company.address.postal_code": ("address.postal_code",),
    "company.address.city": ("address.city",),
    "company.address.country": ("address.country",),
    "email": ("email",),
    "contact.phone": ("phone",),
    "bank_account.iban": ("iban",),
    "bank_account.holder": ("account_holder",),
}
"""The fields of a profile, and what the reader calls each, the best first."""


async def read_seller(file: Path) -> dict[str, str]:
    """Return what the invoice says of its seller, by the path of a profile; empty where it cannot be read."""
    return await asyncio.to_thread(_read, file)


def _read(file: Path) -> dict[str, str]:
    from recovery_invoices import ExtractionError

    try:
        data = get_confined_reader().read(file.read_bytes()).data
    except (ExtractionError, OSError):
        # Why it cannot be read stands in its draft, once the set-up is done.
        return {}
    return seller_of(data)


def seller_of(data: Mapping[str, Any]) -> dict[str, str]:
    """Return the seller in what was read, by the path of a profile."""
    seller: dict[str, str] = {}
    for path, names in _PATHS.items():
        value = next((value for name in names if (value := _value(data, name))), "")
        if value:
            seller[path] = value
    return seller


def _value(data: Mapping[str, Any], name: str) -> str:
    evidence = data["fields"].get(f"creditor.{name}", {})
    value: Any = data["creditor"]
    for step in name.split("."):
        value = value.get(step) if isinstance(value, Mapping) else None
    return value.strip() if isinstance(value, str) and evidence.get("confidence", 0) >= LEAST_SURE else ""
