"""Users: the creditors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from recovery_contract.ids import UserId
from recovery_contract.users import (
    CreateUserRequest,
    OnboardingStatus,
    ProfileRequest,
    Requirements,
    User,
    UserStatus,
)
from recovery_desktop.api.reading import read, without_nulls
from recovery_desktop.api.transport import Call, Transport, place

NOTHING_SAID: Final = {"status": "", "kyb_status": "", "provider_account_status": "", "requirements": []}
NOTHING_DUE: Final[dict[str, list[str]]] = {"currently_due": [], "eventually_due": [], "past_due": []}


class UsersApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def create(self, request: CreateUserRequest, key: str) -> User:
        body = request.model_dump(mode="json", exclude_none=True)
        return _user(await self._transport.send(Call("POST", "/v1/users", json=body, key=key)))

    async def put_profile(self, user_id: UserId, profile: ProfileRequest) -> User:
        """Raises Refused with the field."""
        body = profile.model_dump(mode="json", exclude_none=True)
        return _user(
            await self._transport.send(Call("PUT", place("v1", "users", user_id, "profile"), json=body))
        )

    async def get(self, user_id: UserId) -> User:
        return _user(await self._transport.send(Call("GET", place("v1", "users", user_id))))

    async def onboarding(self, user_id: UserId) -> OnboardingStatus:
        call = Call("GET", place("v1", "users", user_id, "onboarding-status"))
        return read(OnboardingStatus, _whole(await self._transport.send(call), NOTHING_SAID))

    async def requirements(self, user_id: UserId) -> Requirements:
        call = Call("GET", place("v1", "users", user_id, "requirements"))
        return read(Requirements, _whole(await self._transport.send(call), NOTHING_DUE))


def _user(answer: Any) -> User:
    """Who is active needs no address for onboarding; what they may do follows from that, where nothing else is
    said."""
    if isinstance(answer, Mapping):
        may = answer.get("status") == UserStatus.ACTIVE
        capable = {"send_receivables": may, "receive_payments": may}
        answer = _whole(answer, {"onboarding_url": "", "capabilities": capable})
        answer["capabilities"] = _whole(answer["capabilities"], capable)
    return read(User, answer)


def _whole(answer: Any, otherwise: Mapping[str, Any]) -> Any:
    return {**otherwise, **without_nulls(answer)} if isinstance(answer, Mapping) else answer
