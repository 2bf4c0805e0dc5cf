"""Users: the creditors."""

from __future__ import annotations

from recovery_contract.users import CreateUserRequest, OnboardingStatus, Requirements, User
from recovery_desktop.api.reading import read
from recovery_desktop.api.transport import Call, Transport, place


class UsersApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def create(self, request: CreateUserRequest, key: str) -> User:
        body = request.model_dump(mode="json", exclude_none=True)
        return read(User, await self._transport.send(Call("POST", "/v1/users", json=body, key=key)))

    async def get(self, user_id: str) -> User:
        return read(User, await self._transport.send(Call("GET", place("v1", "users", user_id))))

    async def onboarding(self, user_id: str) -> OnboardingStatus:
        call = Call("GET", place("v1", "users", user_id, "onboarding-status"))
        return read(OnboardingStatus, await self._transport.send(call))

    async def requirements(self, user_id: str) -> Requirements:
        call = Call("GET", place("v1", "users", user_id, "requirements"))
        return read(Requirements, await self._transport.send(call))
