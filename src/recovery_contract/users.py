"""The creditor as the interface knows it: user, company, onboarding and requirements."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from recovery_contract.fields import Address, Body, Email, OneLine, Resource, Timestamp
from recovery_contract.ids import UserId


class UserStatus(StrEnum):
    PENDING_ONBOARDING = "pending_onboarding"
    ONBOARDING = "onboarding"
    ACTIVE = "active"
    SUSPENDED = "suspended"


class KybStatus(StrEnum):
    NOT_STARTED = "not_started"
    IN_REVIEW = "in_review"
    VERIFIED = "verified"
    REJECTED = "rejected"


class ProviderAccountStatus(StrEnum):
    NONE = "none"
    PENDING = "pending"
    ENABLED = "enabled"
    RESTRICTED = "restricted"


REQUIREMENT_KEYS: Final = (
    "company.name",
    "company.siret",
    "company.address",
    "contact.name",
    "bank_account",
    "identity_document",
    "mandate",
)
REQUIREMENT_PAST_DUE_DAYS: Final = 14


class Company(Body):
    name: OneLine | None = None
    siret: OneLine | None = None
    vat_number: OneLine | None = None
    address: Address | None = None
    website: str | None = None
    phone: OneLine | None = None


class UserContact(Body):
    first_name: OneLine | None = None
    last_name: OneLine | None = None
    phone: OneLine | None = None
    job_title: OneLine | None = None


class Platform(Body):
    callback_url: str | None = None
    metadata: dict[str, Any] | None = None


class CreateUserRequest(Body):
    email: Email
    company: Company | None = None
    contact: UserContact | None = None
    platform: Platform | None = None


class UpdateUserRequest(Body):
    """What is left out stays; an empty text removes. Of `platform.metadata` top-level keys merge, null removes."""

    email: Email | None = None
    company: Company | None = None
    contact: UserContact | None = None
    platform: Platform | None = None


class BankAccount(Body):
    iban: OneLine
    bic: OneLine | None = None
    holder: OneLine | None = None


class ProfileRequest(Body):
    """An extension of a service that pays nothing out: what a hosted one asks for on its onboarding page.
    What is left out stays as it was; of a company with name and address, nothing."""

    company: Company | None = None
    contact: UserContact | None = None
    bank_account: BankAccount | None = None


class Capabilities(Resource):
    send_receivables: bool
    receive_payments: bool


class UserPlatform(Resource):
    """What the platform keeps with the user."""

    callback_url: str | None = None
    metadata: dict[str, Any] | None = None


class User(Resource):
    id: UserId
    email: str
    status: UserStatus | str
    onboarding_url: str
    capabilities: Capabilities
    created_at: Timestamp
    law: str | None = None
    """An extension: the country whose periods of limitation count, GB-SCT for Scotland."""
    platform: UserPlatform | None = None
    """An extension, only for a token that acts for the whole platform."""


class UserPage(Resource):
    data: list[User]
    has_more: bool


class OnboardingStatus(Resource):
    user_id: UserId
    status: UserStatus | str
    kyb_status: KybStatus | str
    provider_account_status: ProviderAccountStatus | str
    requirements: list[str]


class Requirements(Resource):
    currently_due: list[str]
    eventually_due: list[str]
    past_due: list[str]
