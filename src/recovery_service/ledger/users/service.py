"""Creates creditors and answers what the interface says of them; `onboarding.py` moves them on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Connection

from recovery_contract.accounts import Account, Accounts, compact_account
from recovery_contract.ids import UserId
from recovery_contract.limitation import select_law
from recovery_contract.users import (
    BankAccount,
    Capabilities,
    CreateUserRequest,
    KybStatus,
    OnboardingStatus,
    ProviderAccountStatus,
    Requirements,
    User,
    UserPlatform,
    UserStatus,
)
from recovery_service.access.links import onboarding_url
from recovery_service.access.visibility import normalise_email, visible_user_ids
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.deployment import DeploymentKind
from recovery_service.errors import NotFound
from recovery_service.ids import new_id
from recovery_service.law.countries import detect_country
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.ledger.users import repository
from recovery_service.ledger.users import requirements as rules
from recovery_service.ledger.users.requirements import Need
from recovery_service.ledger.users.rows import CreditorProfile, UserRow
from recovery_service.principal import Principal

__all__ = ["CreditorProfile", "UserRow", "visible_user_ids"]


def require(
    connection: Connection,
    principal: Principal,
    user_id: UserId,
    *,
    for_update: bool = False,
    field: str | None = None,
) -> UserRow:
    """Return the creditor, if the caller sees it. Raises NotFound, the same for absent and foreign; `field` is where a
    body has the id."""
    row = repository.find(connection, user_id, principal=principal, for_update=for_update)
    if row is None:
        raise NotFound(field, None if field is None else user_id)
    return row


def load(connection: Connection, user_id: UserId, *, for_update: bool = False) -> UserRow:
    """Return the creditor, whoever asks: for the service's own work. Raises NotFound."""
    row = repository.find(connection, user_id, for_update=for_update)
    if row is None:
        raise NotFound
    return row


def load_all(connection: Connection, user_ids: Collection[UserId]) -> dict[UserId, UserRow]:
    """Apply `load` to many by id; those that do not exist are left out."""
    return {row.id: row for row in repository.find_all(connection, user_ids)}


def load_profile(connection: Connection, user_id: UserId) -> CreditorProfile:
    """Return whom this creditor's messages and letters come from."""
    return CreditorProfile.from_user(load(connection, user_id))


def load_profiles(connection: Connection, user_ids: Collection[UserId]) -> dict[UserId, CreditorProfile]:
    """Return the profiles of these creditors by id, in one query."""
    return {row.id: CreditorProfile.from_user(row) for row in repository.find_all(connection, user_ids)}


def create(
    context: Context,
    principal: Principal,
    request: CreateUserRequest,
    *,
    at: int,
) -> UserRow:
    """Return a new creditor, seen by the account that asks and by the platform."""
    user_id = new_id(UserId)
    platform = request.platform
    values: dict[str, Any] = {
        "id": user_id,
        "client_id": principal.client_id,
        "created_by": principal.subject,
        "email": request.email,
        "email_key": normalise_email(request.email),
        "status": UserStatus.PENDING_ONBOARDING,
        "kyb_status": KybStatus.NOT_STARTED,
        "created_at": at,
        "company": drop_empty(request.company.model_dump() if request.company else {}),
        "contact": drop_empty(request.contact.model_dump() if request.contact else {}),
        "callback_url": platform.callback_url if platform else None,
        "platform_metadata": platform.metadata if platform else None,
        "due_since": {},
    }
    repository.add(context.connection, values)
    place = context.settings.deployment.place
    since = rules.due_since(load(context.connection, user_id), place, at)
    repository.change(context.connection, user_id, {"due_since": since})
    record_audit(
        context.connection,
        principal.subject,
        "user.create",
        user_id,
        after={"status": UserStatus.PENDING_ONBOARDING},
    )
    return load(context.connection, user_id)


def drop_empty(values: Mapping[str, Any]) -> dict[str, Any]:
    """Strip the texts and drop empty values, in nested mappings too."""
    cleaned: dict[str, Any] = {}
    for name, value in values.items():
        text = drop_empty(value) if isinstance(value, Mapping) else value.strip() if value else None
        if text:
            cleaned[name] = text
    return cleaned


def capabilities(core: Core, user: UserRow) -> Capabilities:
    place = core.settings.deployment.place
    enabled = rules.provider_account_status(user, place) is ProviderAccountStatus.ENABLED
    # On an own machine payments go straight to the creditor's account.
    own_account = place is DeploymentKind.OWN_MACHINE and bool(user.iban) and not user.is_suspended
    return Capabilities(
        send_receivables=user.status is UserStatus.ACTIVE, receive_payments=enabled or own_account
    )


def to_resource(core: Core, user: UserRow, principal: Principal | None = None) -> User:
    """Return the creditor as the interface shows it; what the platform keeps with it only to the platform."""
    shows_platform = principal is not None and principal.is_platform
    party = {"address": user.address, "siret": user.company.get("siret")}
    return User(
        id=user.id,
        email=user.email,
        status=user.status,
        onboarding_url=onboarding_url(core, user.id, user.link_generation),
        capabilities=capabilities(core, user),
        created_at=to_datetime(user.created_at),
        law=select_law(party, detect_country(party)),
        platform=_platform_part(user) if shows_platform else None,
    )


def accounts(user: UserRow) -> dict[str, Any]:
    """Return every account of the creditor, as JSON values."""
    main = None
    if user.iban:
        main = BankAccount(iban=user.iban, bic=user.bic, holder=user.account_holder)
    every = [Account.model_validate(account) for account in user.accounts or ()]
    # One that was added first may have become the main one since.
    further = [one for one in every if compact_account(one.iban) != compact_account(user.iban)]
    return Accounts(data=further, main=main).model_dump(mode="json", exclude_none=True)


def _platform_part(user: UserRow) -> UserPlatform | None:
    if not user.callback_url and not user.platform_metadata:
        return None
    return UserPlatform(callback_url=user.callback_url, metadata=user.platform_metadata)


def onboarding_status(core: Core, user: UserRow) -> OnboardingStatus:
    place = core.settings.deployment.place
    return OnboardingStatus(
        user_id=user.id,
        status=user.status,
        kyb_status=user.kyb_status,
        provider_account_status=rules.provider_account_status(user, place),
        requirements=rules.list_missing(user, place, Need.NOW),
    )


def requirements(context: Context, user: UserRow) -> Requirements:
    now = context.now(user.client_id)
    return rules.build_requirements(user, context.settings.deployment.place, now)
