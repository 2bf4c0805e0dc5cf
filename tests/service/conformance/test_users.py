"""Users as the interface states them."""

from __future__ import annotations

from datetime import datetime

import pytest

from tests.service.conformance.platform import Platform

USER_STATES = {"pending_onboarding", "onboarding", "active", "suspended"}
COMPANY = {
    "name": "Creditor Ltd",
    "siret": "73282932000074",
    "vat_number": "FR44732829320",
    "address": {
        "line1": "1 Main Street",
        "line2": "Floor 2",
        "city": "Lyon",
        "postal_code": "69001",
        "country": "FR",
    },
    "website": "https://creditor.test",
    "phone": "+33100000000",
}
CONTACT = {"first_name": "Ada", "last_name": "Doe", "phone": "+33100000001", "job_title": "Owner"}


def test_user_is_created_with_every_field_of_the_interface(platform: Platform) -> None:
    callback = {"callback_url": "https://platform.test/back", "metadata": {"any": {"thing": 1}}}
    body = {"email": "full@creditor.test", "company": COMPANY, "contact": CONTACT, "platform": callback}
    user = platform.post("/v1/users", body, 201)
    assert set(user) >= {"id", "email", "status", "onboarding_url", "capabilities", "created_at"}
    assert user["email"] == "full@creditor.test"
    assert user["status"] == "pending_onboarding"
    assert user["onboarding_url"].startswith("http")
    assert user["capabilities"] == {"send_receivables": False, "receive_payments": False}
    assert datetime.fromisoformat(user["created_at"]).tzinfo is not None
    assert platform.get(f"/v1/users/{user['id']}") == user


def test_user_creation_requires_the_email_only(platform: Platform) -> None:
    assert platform.post("/v1/users", {"email": "short@creditor.test"}, 201)["status"] in USER_STATES
    error = platform.post("/v1/users", {"company": COMPANY}, 400)["error"]
    assert (error["code"], error["field"]) == ("VALIDATION_ERROR", "email")


@pytest.mark.parametrize("email", ["", "nobody", "a@", "@b.test", "a b@c.test", 1, None])
def test_email_has_the_email_format(platform: Platform, email: object) -> None:
    error = platform.post("/v1/users", {"email": email}, 400)["error"]
    assert error["field"] == "email"
    assert error["details"] == {"field": "email", "received": email}


def test_onboarding_goes_from_pending_to_active(platform: Platform) -> None:
    user = platform.user(active=False)
    status = platform.get(f"/v1/users/{user['id']}/onboarding-status")
    assert set(status) >= {"user_id", "status", "kyb_status", "provider_account_status", "requirements"}
    assert (status["user_id"], status["status"]) == (user["id"], "pending_onboarding")
    assert (status["kyb_status"], status["provider_account_status"]) == ("not_started", "none")
    assert status["requirements"]
    due = platform.get(f"/v1/users/{user['id']}/requirements")
    assert set(due) >= {"currently_due", "eventually_due", "past_due"}
    assert due["currently_due"]
    assert due["past_due"] == []

    platform.post(f"/v1/test/users/{user['id']}/complete-onboarding", {})
    done = platform.get(f"/v1/users/{user['id']}")
    assert done["status"] == "active"
    assert done["capabilities"]["send_receivables"] is True
    assert platform.get(f"/v1/users/{user['id']}/requirements")["currently_due"] == []
    completed = list(platform.events(kind="user.onboarding.completed"))
    assert user["id"] in {event["data"]["user_id"] for event in completed}


def test_requirements_are_past_due_after_fourteen_days(platform: Platform) -> None:
    user = platform.user(active=False)
    due = platform.get(f"/v1/users/{user['id']}/requirements")["currently_due"]
    platform.advance(14 * 86_400 + 60)
    assert set(platform.get(f"/v1/users/{user['id']}/requirements")["past_due"]) == set(due)


def test_users_may_share_an_email(platform: Platform) -> None:
    first = platform.post("/v1/users", {"email": "twin@creditor.test"}, 201)
    second = platform.post("/v1/users", {"email": "twin@creditor.test"}, 201)
    assert first["id"] != second["id"]


def test_user_who_is_not_active_submits_nothing(platform: Platform) -> None:
    from tests.service.conformance.platform import submission

    user = platform.user(active=False)
    assert platform.post("/v1/receivables", submission(user["id"]), 409)["error"]["code"] == "USER_NOT_ACTIVE"
