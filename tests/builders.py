"""Requests that are valid as they stand; a test names only what matters to it."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Any

_NUMBERS = count(1)


def days_ago(days: int) -> date:
    return datetime.now(UTC).date() - timedelta(days=days)


def an_invoice(**changes: Any) -> dict[str, Any]:
    """An invoice due ten days ago, with a number that no other one has."""
    return {
        "numbers": [f"F-{next(_NUMBERS):05}"],
        "issue_date": days_ago(40).isoformat(),
        "due_date": days_ago(10).isoformat(),
        "amount": 1200.50,
        "service_description": "Repair of the roof",
        **changes,
    }


def a_contact(**changes: Any) -> dict[str, Any]:
    return {"email": "ignores@debtor.example", **changes}


def a_debtor(**changes: Any) -> dict[str, Any]:
    """A company that does nothing; its contact's address says so."""
    return {"company_name": "Menuiserie Martin SARL", "contacts": [a_contact()], **changes}


def a_receivable_request(user_id: str, **changes: Any) -> dict[str, Any]:
    """`invoice` and `debtor` may be given whole; other keys are added."""
    return {"user_id": user_id, "invoice": an_invoice(), "debtor": a_debtor(), **changes}


def a_user(**changes: Any) -> dict[str, Any]:
    """A creditor with everything that the interface lets one give at creation."""
    return {
        "email": "owner@creditor.example",
        "company": {
            "name": "Couverture Durand",
            "siret": "73282932000074",
            "vat_number": "FR44732829320",
            "address": {"line1": "1 rue des Lilas", "postal_code": "69003", "city": "Lyon", "country": "FR"},
        },
        "contact": {"first_name": "Anne", "last_name": "Durand"},
        **changes,
    }
