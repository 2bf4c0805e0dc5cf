"""What a creditor accepts without being asked."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_contract.extensions import StandingRules
from recovery_contract.ids import UserId
from recovery_service.recovery.dunning import repository


def load_rules(connection: Connection, user_id: UserId) -> StandingRules:
    """Return the creditor's rules; without any it is asked every time."""
    stored = repository.preference(connection, user_id, "rules")
    return StandingRules.model_validate(stored["value"]) if stored else StandingRules()


def store_rules(connection: Connection, user_id: UserId, rules: StandingRules, at: int) -> StandingRules:
    value = rules.model_dump(mode="json")
    repository.set_preference(connection, user_id, "rules", value, at=at, secret=None, approved=True)
    return rules
