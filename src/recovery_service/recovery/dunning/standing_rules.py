"""What a creditor accepts without being asked."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_contract.extensions import StandingRules
from recovery_contract.ids import UserId
from recovery_service.recovery.dunning import repository


def standing_rules(connection: Connection, user_id: UserId) -> StandingRules:
    """The creditor's rules; without any it is asked every time."""
    kept = repository.preference(connection, user_id, "rules")
    return StandingRules.model_validate(kept["value"]) if kept else StandingRules()


def set_standing_rules(
    connection: Connection, user_id: UserId, given: StandingRules, at: int
) -> StandingRules:
    value = given.model_dump(mode="json")
    repository.set_preference(connection, user_id, "rules", value, at=at, secret=None, approved=True)
    return given
