"""What a platform does again and again on the way to a receivable in a certain state."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import httpx

from tests.builders import a_receivable_request, a_user, an_invoice
from tests.service.night import seconds_before_workdays, seconds_to_night

DAY = 86_400


def good(response: httpx.Response) -> Any:
    """The JSON of a success; a refusal fails the test with its body."""
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json()


def refused(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The error of a refusal with this status and code, whose shape is the documented one."""
    body = response.json()
    assert (response.status_code, body["error"]["code"]) == (status, code), response.text
    assert body["error"]["message"]
    assert set(body["meta"]) == {"request_id", "timestamp"}
    return body["error"]


def an_active_user(client: httpx.Client, **changes: Any) -> str:
    user = good(client.post("/v1/users", json=a_user(**changes)))
    good(client.post(f"/v1/test/users/{user['id']}/complete-onboarding"))
    return user["id"]


def doubts(receivable: dict[str, Any]) -> list[dict[str, Any]]:
    """The warnings but for a statutory rate that is not published yet: that depends on the day of the run."""
    warnings = receivable["recovery_progress"]["warnings"]
    return [warning for warning in warnings if warning["code"] != "RATE_MISSING"]


def advance(client: httpx.Client, seconds: int) -> None:
    good(client.post("/v1/test/clock/advance", json={"seconds": seconds}))


def before_daylight(client: httpx.Client) -> None:
    """On to an hour at which nobody is contacted; a day later it is one again."""
    now = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])
    advance(client, seconds_to_night(now))


def before_workdays(client: httpx.Client) -> None:
    """As `before_daylight`, on to a night that working days follow."""
    now = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])
    advance(client, seconds_before_workdays(now))


def submit(client: httpx.Client, user_id: str | None = None, **changes: Any) -> dict[str, Any]:
    """A pending receivable, of a new user where none is named."""
    user_id = user_id or an_active_user(client)
    return good(client.post("/v1/receivables", json=a_receivable_request(user_id, **changes)))


def in_process(client: httpx.Client, amount: float = 1200.50, **changes: Any) -> dict[str, Any]:
    """A receivable whose recovery has started."""
    before_daylight(client)
    submitted = submit(client, **{"invoice": an_invoice(amount=amount), **changes})
    advance(client, DAY)
    return read(client, submitted["id"])


def read(client: httpx.Client, receivable_id: str) -> dict[str, Any]:
    return good(client.get(f"/v1/receivables/{receivable_id}"))


def pay(client: httpx.Client, receivable_id: str, amount: float | None = None) -> dict[str, Any]:
    body = {} if amount is None else {"amount": amount}
    return good(client.post(f"/v1/test/receivables/{receivable_id}/pay", json=body))


def dispute(client: httpx.Client, receivable_id: str, **changes: Any) -> dict[str, Any]:
    body = {"reason": "wrong_amount", "message": "We agreed on less.", **changes}
    return good(client.post(f"/v1/test/receivables/{receivable_id}/dispute", json=body))


def events(client: httpx.Client, *, of: str | None = None) -> list[dict[str, Any]]:
    """The events of the platform, oldest first, or those of one receivable."""
    matches: list[dict[str, Any]] = []
    cursor: str | None = None
    while True:
        query = {"limit": 100, **({"since": cursor} if cursor else {})}
        page = good(client.get("/v1/events", params=query))
        matches += page["data"]
        cursor = page.get("cursor")
        if not page["has_more"]:
            return [event for event in matches if of is None or event["data"].get("receivable_id") == of]


def event(client: httpx.Client, receivable_id: str, type: str) -> dict[str, Any]:
    """The data of the only event of this type."""
    data = [match["data"] for match in events(client, of=receivable_id) if match["type"] == type]
    assert len(data) == 1, f"{len(data)} events {type}"
    return data[0]
