"""For the onboarding page."""

from __future__ import annotations

from collections.abc import Mapping

from recovery_contract.users import CreateUserRequest, OnboardingStatus, Requirements, User
from recovery_desktop.commands.onboard_creditor import create_creditor, look_at_creditor
from recovery_desktop.session.session import Session
from recovery_desktop.store.creditors import Creditor


class Onboarding:
    def __init__(self, session: Session) -> None:
        self._session = session

    def form(self) -> Mapping[str, str]:
        kept: dict[str, str] = self._session.store.preferences.get(self._name, {})
        return kept

    def keep_form(self, values: Mapping[str, str], /) -> None:
        self._session.store.preferences.set(self._name, dict(values))

    def user(self) -> User | None:
        return self._creditor.user if self._creditor else None

    def status(self) -> OnboardingStatus | None:
        return self._creditor.onboarding if self._creditor else None

    def requirements(self) -> Requirements | None:
        return self._creditor.requirements if self._creditor else None

    async def create(self, request: CreateUserRequest, /) -> None:
        await create_creditor(self._session.connected, request)

    async def look(self) -> None:
        await look_at_creditor(self._session.connected)

    @property
    def _name(self) -> str:
        return f"onboarding form {self._session.shelf.connection_id}"

    @property
    def _creditor(self) -> Creditor | None:
        if self._session.connection is None:
            return None
        user_id = self._session.connected.user_id
        return None if user_id is None else self._session.shelf.creditors.get(user_id)
