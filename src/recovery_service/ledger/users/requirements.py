"""What a creditor still has to give, by where the service runs: one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from recovery_contract.users import REQUIREMENT_PAST_DUE_DAYS, ProviderAccountStatus, Requirements
from recovery_service.deployment import DeploymentKind
from recovery_service.ledger.users.rows import UserRow

DAY_MS: Final = 86_400_000
PAST_DUE_MS: Final = REQUIREMENT_PAST_DUE_DAYS * DAY_MS


class Need(StrEnum):
    NOW = "now"
    LATER = "later"
    NEVER = "never"


@dataclass(frozen=True)
class Rule:
    """A requirement, whether it is met, and how much it matters on a platform's service and on an own machine."""

    key: str
    is_fulfilled: Callable[[UserRow], bool]
    hosted: Need
    own_machine: Need


def _has_name(user: UserRow) -> bool:
    return bool(user.company.get("name"))


def _has_siret(user: UserRow) -> bool:
    """Tell whether the SIRET is there or not needed: only a company in France has one."""
    return bool(user.company.get("siret")) or user.country not in (None, "FR")


def _has_address(user: UserRow) -> bool:
    return all(user.address.get(name) for name in ("line1", "postal_code", "city"))


def _has_contact(user: UserRow) -> bool:
    return bool(user.contact.get("first_name") and user.contact.get("last_name"))


RULES: Final = (
    Rule("company.name", _has_name, Need.NOW, Need.NOW),
    Rule("company.siret", _has_siret, Need.NOW, Need.LATER),
    Rule("company.address", _has_address, Need.NOW, Need.NOW),
    Rule("contact.name", _has_contact, Need.NOW, Need.LATER),
    Rule("bank_account", lambda user: bool(user.iban), Need.NOW, Need.NOW),
    Rule("identity_document", lambda user: user.identity_given_at is not None, Need.NOW, Need.NEVER),
    Rule("mandate", lambda user: user.mandate_signed_at is not None, Need.NOW, Need.NEVER),
    # Who prints and posts letters needs none; what is to be mailed waits for it.
    Rule("mailbox", lambda user: user.mailbox_verified, Need.NEVER, Need.LATER),
)


def list_missing(user: UserRow, place: DeploymentKind, need: Need) -> list[str]:
    """Return the keys of this need that are not fulfilled, in the table's order."""
    return [
        rule.key
        for rule in RULES
        if (rule.own_machine if place is DeploymentKind.OWN_MACHINE else rule.hosted) is need
        and not rule.is_fulfilled(user)
    ]


def due_since(user: UserRow, place: DeploymentKind, at: int) -> dict[str, int]:
    """Return since when each requirement is due: as before, or since now."""
    return {key: user.due_since.get(key, at) for key in list_missing(user, place, Need.NOW)}


def build_requirements(user: UserRow, place: DeploymentKind, now: int) -> Requirements:
    """Return what is due now and later; what is past due is currently due as well."""
    since: Mapping[str, int] = user.due_since
    due = list_missing(user, place, Need.NOW)
    return Requirements(
        currently_due=due,
        eventually_due=list_missing(user, place, Need.LATER),
        past_due=[key for key in due if now - since.get(key, now) >= PAST_DUE_MS],
    )


def provider_account_status(user: UserRow, place: DeploymentKind) -> ProviderAccountStatus:
    """Return the state of the account that payouts go through; on an own machine there is none."""
    if place is DeploymentKind.OWN_MACHINE or not user.iban:
        return ProviderAccountStatus.NONE
    if user.is_suspended or user.kyb_status == "rejected":
        return ProviderAccountStatus.RESTRICTED
    verified = user.kyb_status == "verified"
    return ProviderAccountStatus.ENABLED if verified else ProviderAccountStatus.PENDING
