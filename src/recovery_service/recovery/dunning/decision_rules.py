"""What a creditor accepts without being asked."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.creditor_settings import StandingRules
from recovery_contract.fields import to_minor
from recovery_contract.ids import UserId
from recovery_service.recovery.dunning import preferences

DEFAULT_TOLERANCE: Final = 1
"""Units of the currency that may be missing of a full payment, where the creditor said nothing."""


def load_rules(connection: Connection, user_id: UserId) -> StandingRules:
    """Return the creditor's rules; without any it is asked every time."""
    stored = preferences.find(connection, user_id, "rules")
    rules = StandingRules.model_validate(stored["value"]) if stored else StandingRules()
    unsaid = {"rounding_tolerance": DEFAULT_TOLERANCE, "combine_reminders": False, "waive_charges": False}
    return rules.model_copy(update={n: value for n, value in unsaid.items() if getattr(rules, n) is None})


def tolerance_minor(stored: Mapping[str, Any] | None, currency: str) -> int:
    """Return how much may be missing of a full payment in this currency, by the rules as they are stored."""
    units = (stored or {}).get("rounding_tolerance")
    return to_minor(Decimal(DEFAULT_TOLERANCE if units is None else units), currency)


def store_rules(connection: Connection, user_id: UserId, rules: StandingRules, at: int) -> None:
    value = rules.model_dump(mode="json")
    preferences.store(connection, user_id, "rules", value, at=at, secret=None, approved=True)
