"""The practice company: made once, completed, and gone on with where something broke off."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from recovery_desktop.commands.open_practice import open_practice
from recovery_desktop.failures import Failure
from tests.desktop.ui.session import FakeService, open_session

USER = {
    "id": "usr_1",
    "email": "facturation@atelier-exemple.example",
    "status": "onboarding",
    "onboarding_url": "http://127.0.0.1/onboarding",
    "kyb_status": "not_started",
    "provider_account_status": "none",
    "capabilities": {"send_receivables": False, "receive_payments": False},
    "created_at": "2026-01-01T00:00:00Z",
}


def a_practice(service: FakeService) -> None:
    service.answers("POST", "/v1/users", USER, status=201)
    service.answers("GET", "/v1/users/usr_1", USER)
    service.answers("POST", "/v1/test/users/usr_1/complete-onboarding", {**USER, "status": "active"})


def test_company_that_was_made_but_not_completed_is_completed_later(tmp_path: Path) -> None:
    session, service = open_session(tmp_path)
    session.store.connections.change("c1", user_id=None)
    a_practice(service)
    service.refuses("POST", "/v1/test/users/usr_1/complete-onboarding", 503, "later")
    with pytest.raises(Failure):
        asyncio.run(open_practice(session.context, "FR"))
    a_practice(service)
    service.answers("GET", "/v1/users/usr_1", {**USER, "status": "active"})
    asyncio.run(open_practice(session.context, "FR"))
    asyncio.run(open_practice(session.context, "FR"))
    assert len(service.requests_to("POST", "/v1/users")) == 1
    assert session.creditor is not None
    assert session.creditor.user.status == "active"
    session.store.close()
