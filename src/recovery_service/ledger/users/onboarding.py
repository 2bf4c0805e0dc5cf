"""Moves a creditor on: what was handed in, what an operator decided, and the status that follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from recovery_contract.accounts import Account
from recovery_contract.events import OnboardingCompleted, UserUpdated
from recovery_contract.fields import Body
from recovery_contract.ids import UserId
from recovery_contract.reasons import Reason
from recovery_contract.users import KybStatus, ProfileRequest, UpdateUserRequest, UserStatus
from recovery_service.access.visibility import normalise_email
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.deployment import DeploymentKind
from recovery_service.errors import Invalid, InvalidState
from recovery_service.files import store
from recovery_service.law.countries import detect_country
from recovery_service.ledger.timeline.events import NewEvent, emit_events
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.ledger.users import repository, service
from recovery_service.ledger.users import requirements as rules
from recovery_service.ledger.users.checks import account_problem, compact
from recovery_service.ledger.users.requirements import Need
from recovery_service.ledger.users.rows import UserRow

IDENTITY: Final = "identity_document"
UPDATE: Final = "user.update"
PRACTICE: Final[Mapping[str, Any]] = {
    "company": {
        "name": "Practice company",
        "siret": "73282932000074",
        "address": {
            "line1": "1 rue de l’Exemple",
            "postal_code": "75001",
            "city": "Paris",
            "country": "FR",
        },
    },
    "contact": {"first_name": "Practice", "last_name": "Creditor"},
    "mandate_name": "Practice Creditor",
}
"""What fills the gaps when the test environment completes an onboarding by itself."""
PRACTICE_ACCOUNTS: Final[Mapping[str, str]] = {
    "FR": "FR7630006000011234567890189",
    "DE": "DE89370400440532013000",
    "GB": "GB29NWBK60161331926819",
    "CH": "CH9300762011623852957",
    "LI": "LI21088100002324013AA",
    "AT": "AT611904300234573201",
    "BE": "BE71096123456769",
    "ES": "ES9121000418450200051332",
    "IE": "IE29AIBK93115212345678",
    "IT": "IT60X0542811101000000123456",
    "NL": "NL91ABNA0417164300",
    "SE": "SE4550000000058398257466",
    "DK": "DK5000400440116243",
    "FI": "FI2112345600000785",
    "PL": "PL61109010140000071219812874",
    "CZ": "CZ6508000000192000145399",
}
"""Example accounts that the banks themselves print: with right check digits, and nobody's."""


def note_page_opened(context: Context, user_id: UserId, *, at: int) -> UserRow:
    """Note that the onboarding page was opened for the first time, or again."""
    user = service.load(context.connection, user_id, for_update=True)
    if user.status is not UserStatus.PENDING_ONBOARDING:
        return user
    return _changed(context, user, {}, at=at, actor=user_id, action="user.onboarding.open")


def submit(context: Context, user_id: UserId, values: Mapping[str, Any], *, at: int, action: str) -> UserRow:
    """Store what the creditor handed in: columns company, contact, iban, bic, account_holder, mandate_name,
    mandate_signed_at, language. Raises InvalidState where nothing can be changed any more."""
    user = service.load(context.connection, user_id, for_update=True)
    check_open(context.core, user)
    return _changed(context, user, values, at=at, actor=user_id, action=action)


def enter_profile(context: Context, user: UserRow, profile: ProfileRequest, *, at: int) -> UserRow:
    """Store what was entered, all or nothing; what was left out stays. Raises Invalid for an account number that
    cannot be one, and InvalidState where nothing can be changed."""
    values: dict[str, Any] = {}
    if profile.company is not None:
        entered = profile.company.model_dump(mode="json", exclude_none=True)
        # Another company has no number of the former one.
        is_complete = profile.company.name is not None and profile.company.address is not None
        values["company"] = entered if is_complete else {**user.company, **entered}
    if profile.contact is not None:
        values["contact"] = {**user.contact, **profile.contact.model_dump(mode="json", exclude_none=True)}
    if profile.bank_account is not None:
        account = profile.bank_account
        number = compact(account.iban)
        if (wrong := account_problem(number)) is not None:
            raise Invalid(Reason.of(wrong), "bank_account.iban", account.iban)
        values |= {
            "iban": number,
            "bic": compact(account.bic or "") or None,
            "account_holder": account.holder,
        }
    return submit(context, user.id, values, at=at, action="user.profile")


def enter_accounts(context: Context, user: UserRow, accounts: Sequence[Account], *, at: int) -> UserRow:
    """Replace the accounts beside the main one. Raises Invalid for a number that cannot be one or is there twice, and
    InvalidState where nothing can be changed."""
    check_open(context.core, user)
    numbers, values = {compact(user.iban or "")}, []
    for index, account in enumerate(accounts):
        number, field = compact(account.iban), f"data[{index}].iban"
        if (wrong := account_problem(number)) is not None:
            raise Invalid(Reason.of(wrong), field, account.iban)
        if number in numbers:
            raise Invalid(Reason.of("account_twice"), field, account.iban)
        numbers.add(number)
        stored = account.model_copy(update={"iban": number, "bic": compact(account.bic or "") or None})
        values.append(stored.model_dump(mode="json", exclude_none=True))
    return _changed(context, user, {"accounts": values or None}, at=at, actor=user.id, action="user.accounts")


def update(context: Context, user: UserRow, request: UpdateUserRequest, *, at: int, actor: str) -> UserRow:
    """Change what the request names. Raises InvalidState where company and contact were verified already."""
    values: dict[str, Any] = {}
    for name in ("company", "contact"):
        entered: Body | None = getattr(request, name)
        if entered is not None:
            check_open(context.core, user)
            values[name] = _merge(getattr(user, name), entered.model_dump(exclude_unset=True))
    if request.email is not None:
        values |= {"email": request.email, "email_key": normalise_email(request.email)}
    if (platform := request.platform) is not None:
        if platform.callback_url is not None:
            values["callback_url"] = platform.callback_url or None
        if platform.metadata is not None:
            merged = {**(user.platform_metadata or {}), **platform.metadata}
            values["platform_metadata"] = {key: value for key, value in merged.items() if value is not None}
    if not values:
        return user
    return _changed(context, user, values, at=at, actor=actor, action=UPDATE)


def _merge(stored: Mapping[str, Any], entered: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is stored with what was entered; an empty text removes."""
    merged: dict[str, Any] = {**stored}
    for name, value in entered.items():
        merged[name] = _merge(stored.get(name) or {}, value) if isinstance(value, Mapping) else value
    return service.drop_empty(merged)


def submit_document(
    context: Context,
    user_id: UserId,
    *,
    name: str,
    media_type: str,
    content: bytes,
    at: int,
) -> UserRow:
    """Store an identity document; it is looked at by an operator, never by a program."""
    user = service.load(context.connection, user_id, for_update=True)
    check_open(context.core, user)
    file = store.NewFile(user.client_id, IDENTITY, name, media_type, content)
    file_id = store.save(context.connection, file)
    repository.add_document(context.connection, user_id, file_id=file_id, kind=IDENTITY, at=at)
    values = {"identity_given_at": at}
    return _changed(context, user, values, at=at, actor=user_id, action="user.document")


def check_open(core: Core, user: UserRow) -> None:
    """Raise InvalidState: a suspended creditor changes nothing, and one that was verified asks the operator."""
    verified = (
        user.kyb_status == KybStatus.VERIFIED and core.settings.deployment.place is DeploymentKind.HOSTED
    )
    if user.is_suspended or verified:
        raise InvalidState(f"This onboarding is closed: the account is {user.status.value}.")


def note_mailbox(context: Context, user_id: UserId, *, verified: bool, at: int) -> UserRow:
    """Note that a test message left the creditor's own mailbox, or that the mailbox was changed and has to be tried
    again."""
    user = service.load(context.connection, user_id, for_update=True)
    values = {"mailbox_verified": verified}
    return _changed(context, user, values, at=at, actor=user_id, action="user.mailbox")


def complete_with_practice_data(context: Context, user_id: UserId, *, at: int) -> UserRow:
    """Fill every gap with practice data. For the test environment only."""
    if not context.settings.deployment.completes_onboarding:
        raise InvalidState("Only the test environment completes an onboarding by itself.")
    user = service.load(context.connection, user_id, for_update=True)
    if user.is_suspended:
        raise InvalidState("A suspended account is reinstated by an operator.")
    missing = set(rules.list_missing(user, DeploymentKind.TEST, Need.NOW))
    country = detect_country({"address": user.company.get("address")})
    company = PRACTICE["company"]
    if country != "FR":
        # No company elsewhere has the number of a French one.
        company = {name: value for name, value in company.items() if name != "siret"}
    values: dict[str, Any] = {
        "company": {**company, **user.company},
        "contact": {**PRACTICE["contact"], **user.contact},
    }
    if "company.address" in missing:
        values["company"]["address"] = PRACTICE["company"]["address"]
    if "bank_account" in missing:
        values["iban"] = PRACTICE_ACCOUNTS.get(country, PRACTICE_ACCOUNTS["FR"])
    if "identity_document" in missing:
        values["identity_given_at"] = at
    if "mandate" in missing:
        values |= {"mandate_name": PRACTICE["mandate_name"], "mandate_signed_at": at}
    return _changed(context, user, values, at=at, actor="test", action="user.complete")


def approve(context: Context, user_id: UserId, *, at: int, actor: str) -> UserRow:
    """Note that the documents are in order. Raises InvalidState while something is still missing."""
    user = service.load(context.connection, user_id, for_update=True)
    _require_status(user, KybStatus.IN_REVIEW)
    values = {"kyb_status": KybStatus.VERIFIED, "kyb_note": None}
    return _changed(context, user, values, at=at, actor=actor, action="user.approve")


def reject(context: Context, user_id: UserId, *, note: str, at: int, actor: str) -> UserRow:
    """Ask for a new document, with the reason that the creditor reads."""
    user = service.load(context.connection, user_id, for_update=True)
    _require_status(user, KybStatus.IN_REVIEW)
    values = {"kyb_status": KybStatus.REJECTED, "kyb_note": note, "identity_given_at": None}
    return _changed(context, user, values, at=at, actor=actor, action="user.reject")


def suspend(context: Context, user_id: UserId, *, at: int, actor: str) -> UserRow:
    """Return the caller pauses the creditor's recoveries."""
    user = service.load(context.connection, user_id, for_update=True)
    if user.is_suspended:
        raise InvalidState("The account is suspended already.")
    values = {"status": UserStatus.SUSPENDED, "status_before_suspension": user.status.value}
    return _changed(context, user, values, at=at, actor=actor, action="user.suspend")


def reinstate(context: Context, user_id: UserId, *, at: int, actor: str) -> UserRow:
    user = service.load(context.connection, user_id, for_update=True)
    if not user.is_suspended:
        raise InvalidState("The account is not suspended.")
    values = {"status": user.status_before_suspension, "status_before_suspension": None}
    return _changed(context, user, values, at=at, actor=actor, action="user.reinstate")


def _require_status(user: UserRow, kyb: KybStatus) -> None:
    if user.kyb_status != kyb:
        raise InvalidState(f"The verification is {user.kyb_status}, it has to be {kyb.value}.")


def _changed(
    context: Context,
    before: UserRow,
    values: Mapping[str, Any],
    *,
    at: int,
    actor: str,
    action: str,
) -> UserRow:
    """Store the values and what follows from them, tell the platform, and leaves a record."""
    if values:
        repository.change(context.connection, before.id, values)
    user = _settled(context, service.load(context.connection, before.id), at, by_platform=action == UPDATE)
    record_audit(
        context.connection,
        actor,
        action,
        user.id,
        before={"status": before.status, "kyb_status": before.kyb_status},
        after={"status": user.status, "kyb_status": user.kyb_status},
    )
    updated = UserUpdated(user_id=user.id, status=user.status)
    happened = [NewEvent(user.client_id, user.id, "user.updated", updated, at)]
    if user.activated_at is not None and before.activated_at is None:
        completed = OnboardingCompleted(
            user_id=user.id,
            status=user.status,
            capabilities=service.capabilities(context.core, user).model_dump(),
            completed_at=to_datetime(at),
        )
        happened.append(NewEvent(user.client_id, user.id, "user.onboarding.completed", completed, at))
    emit_events(context, happened)
    return user


def _settled(context: Context, user: UserRow, at: int, *, by_platform: bool) -> UserRow:
    """Derive status, verification and open requirements from the stored profile.

    What a platform states about a creditor beforehand is no step of the creditor's own.
    """
    place = context.settings.deployment.place
    complete = not rules.list_missing(user, place, Need.NOW)
    values: dict[str, Any] = {"due_since": rules.due_since(user, place, at)}
    kyb = _kyb_status(user, place, complete)
    values["kyb_status"] = kyb
    if not user.is_suspended:
        ready = complete and (place is DeploymentKind.OWN_MACHINE or kyb == KybStatus.VERIFIED)
        if ready or user.activated_at is not None:
            values["status"] = UserStatus.ACTIVE
        elif not by_platform or user.status is not UserStatus.PENDING_ONBOARDING:
            values["status"] = UserStatus.ONBOARDING
        if ready and user.activated_at is None:
            values["activated_at"] = at
    repository.change(context.connection, user.id, values)
    return service.load(context.connection, user.id)


def _kyb_status(user: UserRow, place: DeploymentKind, complete: bool) -> str:
    if place is DeploymentKind.OWN_MACHINE or user.kyb_status == KybStatus.VERIFIED or not complete:
        return user.kyb_status
    return KybStatus.IN_REVIEW if place is DeploymentKind.HOSTED else KybStatus.VERIFIED
