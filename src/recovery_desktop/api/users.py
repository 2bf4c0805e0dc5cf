"""Users: the creditors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from recovery_contract.accounts import Accounts
from recovery_contract.ids import UserId
from recovery_contract.users import (
    CreateUserRequest,
    OnboardingStatus,
    ProfileRequest,
    Requirements,
    User,
    UserPage,
    UserStatus,
)
from recovery_desktop.api.response_parsing import remove_nulls, validate_resource
from recovery_desktop.api.transport import Call, Transport, join_path

EMPTY_USER_FIELDS: Final = {"status": "", "kyb_status": "", "provider_account_status": "", "requirements": []}
NOTHING_DUE: Final[dict[str, list[str]]] = {"currently_due": [], "eventually_due": [], "past_due": []}


class UsersApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def create(self, request: CreateUserRequest, key: str) -> User:
        body = request.model_dump(mode="json", exclude_none=True)
        return _user(await self._transport.send(Call("POST", "/v1/users", json=body, key=key)))

    async def put_profile(self, user_id: UserId, profile: ProfileRequest) -> User:
        """Store the profile. Raises Refused with the field."""
        body = profile.model_dump(mode="json", exclude_none=True)
        return _user(
            await self._transport.send(Call("PUT", join_path("v1", "users", user_id, "profile"), json=body))
        )

    async def accounts(self, user_id: UserId) -> Accounts:
        path = join_path("v1", "users", user_id, "accounts")
        return validate_resource(Accounts, await self._transport.send(Call("GET", path)))

    async def put_accounts(self, user_id: UserId, accounts: Accounts) -> Accounts:
        """Replace the accounts beside the main one. Raises Refused with the field."""
        body = accounts.model_dump(mode="json", exclude_none=True, exclude={"main"})
        path = join_path("v1", "users", user_id, "accounts")
        return validate_resource(Accounts, await self._transport.send(Call("PUT", path, json=body)))

    async def get(self, user_id: UserId) -> User:
        return _user(await self._transport.send(Call("GET", join_path("v1", "users", user_id))))

    async def page(self) -> UserPage:
        """List users, beyond the interface. Raises Refused or Unreadable where the service has no such list."""
        return validate_resource(UserPage, await self._transport.send(Call("GET", "/v1/users", "page")))

    async def onboarding(self, user_id: UserId) -> OnboardingStatus:
        call = Call("GET", join_path("v1", "users", user_id, "onboarding-status"))
        return validate_resource(
            OnboardingStatus, _fill_missing(await self._transport.send(call), EMPTY_USER_FIELDS)
        )

    async def requirements(self, user_id: UserId) -> Requirements:
        call = Call("GET", join_path("v1", "users", user_id, "requirements"))
        return validate_resource(Requirements, _fill_missing(await self._transport.send(call), NOTHING_DUE))


def _user(answer: Any) -> User:
    """Parse a user; fill in what a service may omit for one that is active: capabilities and onboarding address."""
    if isinstance(answer, Mapping):
        may = answer.get("status") == UserStatus.ACTIVE
        capable = {"send_receivables": may, "receive_payments": may}
        answer = _fill_missing(answer, {"onboarding_url": "", "capabilities": capable})
        answer["capabilities"] = _fill_missing(answer["capabilities"], capable)
    return validate_resource(User, answer)


def _fill_missing(answer: Any, otherwise: Mapping[str, Any]) -> Any:
    return {**otherwise, **remove_nulls(answer)} if isinstance(answer, Mapping) else answer
