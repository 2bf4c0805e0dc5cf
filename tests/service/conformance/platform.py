"""A platform as the interface describes it: plain HTTP and nothing of ours, so that it can judge any service."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx

from tests.service.night import seconds_to_night

VERSION = "2026-01-02"
_numbers = itertools.count(1)


class Platform:
    """Calls with one bearer token. Every answer's status is checked against what is expected of the call."""

    def __init__(self, base_url: str, token: str | None, **headers: str) -> None:
        provided = {"Service-Version": VERSION} | headers
        if token is not None:
            provided["Authorization"] = f"Bearer {token}"
        self.http = httpx.Client(base_url=base_url, headers=provided, timeout=30, trust_env=False)

    def close(self) -> None:
        self.http.close()

    def call(self, method: str, path: str, expect: int, **how: Any) -> Any:
        response = self.http.request(method, path, **how)
        assert response.status_code == expect, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    def get(self, path: str, expect: int = 200, **params: Any) -> Any:
        return self.call("GET", path, expect, params=params)

    def post(self, path: str, body: Any = None, expect: int = 200, **how: Any) -> Any:
        return self.call("POST", path, expect, json=body, **how)

    def patch(self, path: str, body: Any, expect: int = 200) -> Any:
        return self.call("PATCH", path, expect, json=body)

    def user(self, *, active: bool = True, **more: Any) -> dict[str, Any]:
        body = {"email": f"creditor{next(_numbers)}@creditor.test"} | more
        user = self.post("/v1/users", body, 201)
        if active:
            self.post(f"/v1/test/users/{user['id']}/complete-onboarding", {})
            user = self.get(f"/v1/users/{user['id']}")
        return dict(user)

    def receivable(self, user_id: str, **changed: Any) -> dict[str, Any]:
        return dict(self.post("/v1/receivables", submission(user_id, **changed), 201))

    def in_recovery(self, user_id: str, **changed: Any) -> dict[str, Any]:
        """A receivable whose day of rest is over, and whose first contact is not due at this hour."""
        self.advance(seconds_to_night(self.now()))
        created = self.receivable(user_id, **changed)
        self.advance(24 * 3600 + 1)
        return dict(self.get(f"/v1/receivables/{created['id']}"))

    def advance(self, seconds: int) -> None:
        self.post("/v1/test/clock/advance", {"seconds": seconds})

    def now(self) -> datetime:
        return datetime.fromisoformat(self.get("/v1/test/clock")["now"])

    def events(self, receivable_id: str | None = None, kind: str | None = None) -> list[dict[str, Any]]:
        """Every event so far, oldest first."""
        matches: list[dict[str, Any]] = []
        params: dict[str, Any] = {"limit": 100}
        while True:
            page = self.get("/v1/events", **params)
            matches += page["data"]
            if not page["has_more"]:
                break
            params["since"] = page["cursor"]
        return [
            event
            for event in matches
            if (kind is None or event["type"] == kind)
            and (receivable_id is None or event["data"].get("receivable_id") == receivable_id)
        ]


def submission(user_id: str, **changed: Any) -> dict[str, Any]:
    """A valid body for POST /v1/receivables; `amount`, `email`, `currency` and whole parts can be changed."""
    today = datetime.now(UTC).date()
    email = changed.pop("email", "ignores@debtor.test")
    invoice = {
        "numbers": [f"FA-{next(_numbers)}"],
        "issue_date": str(today - timedelta(days=60)),
        "due_date": str(today - timedelta(days=30)),
        "amount": changed.pop("amount", 1200.5),
        "service_description": "Website",
    } | changed.pop("invoice", {})
    debtor = {
        "company_name": "Debtor Ltd",
        "contacts": [{"email": email, "level": 0}],
    } | changed.pop("debtor", {})
    return {"user_id": user_id, "invoice": invoice, "debtor": debtor} | changed
