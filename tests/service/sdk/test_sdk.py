"""The client library for Python: its README runs, it repeats what helps, and trusts what is signed."""

import asyncio
import inspect
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from debt_recovery import (
    AsyncClient,
    BadSignature,
    Client,
    ServiceError,
    events,
    receivables,
    reports,
    test,
    tokens,
    users,
    verify_webhook,
    webhooks,
)
from debt_recovery.calls import Call
from recovery_contract.signing import sign_timed
from tests.builders import a_debtor, an_invoice
from tests.service.oauth.browser import REDIRECT, Person, authorize_query

README = Path(__file__).parents[3] / "sdk" / "python" / "README.md"
EXAMPLES = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BASE = "http://testserver"


@pytest.fixture
def sdk(caller: Callable[..., httpx.Client], make_token: Callable[..., str]) -> Client:
    return Client(BASE, make_token(), http=caller(None))


def test_examples_of_the_readme_run(
    caller: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    http = caller(None)
    monkeypatch.setattr(httpx, "Client", lambda **_: http)
    monkeypatch.setattr(http, "close", lambda: None)
    body = b'{"id": "evt_1", "type": "user.updated"}'
    headers = {"Service-Signature-V1": sign_timed(body, int(time.time()), ["whsec_now"])}
    values: dict[str, Any] = {"BASE_URL": BASE, "TOKEN": make_token(), "SECRET": "whsec_now"}
    values |= {"body": body, "headers": headers}
    for example in EXAMPLES.findall(README.read_text("utf-8")):
        exec(compile(example, str(README), "exec"), values)
    assert "recovered" in capsys.readouterr().out
    assert values["event"]["type"] == "user.updated"


def test_pages_filters_and_operations(sdk: Client) -> None:
    user = sdk.send(users.create("owner@creditor.example", company={"name": "Roofs and more"}))
    sdk.send(test.complete_onboarding(user["id"]))
    assert sdk.send(users.update(user["id"], contact={"first_name": "Anne"}))["id"] == user["id"]
    created = [
        sdk.send(receivables.create(user["id"], an_invoice(), a_debtor(), metadata={"vip": place > 2}))["id"]
        for place in range(5)
    ]
    rows = sdk.pages(receivables.list_all(limit=2, statuses=["pending", "disputed"], expand=["user"]))
    assert [(row["id"], row["user"]["id"]) for row in rows] == [(id_, user["id"]) for id_ in created[::-1]]
    assert [row["id"] for row in sdk.pages(receivables.list_all(metadata={"vip": True}))] == created[:2:-1]
    assert [row["id"] for row in sdk.pages(users.list_all(statuses=["active"]))] == [user["id"]]
    sdk.send(receivables.update(created[0], {"order": "A-1"}))
    sdk.send(receivables.add_contact(created[0], "second@debtor.example", level=1))
    assert sdk.send(receivables.cancel(created[0], "business_decision"))["status"] == "cancelled"
    sdk.send(test.advance(seconds=86_400))
    sdk.send(test.pay(created[1], 10))
    decided = sdk.send(receivables.decide_partial_payment(created[1], "continue_recovery"))
    assert decided["status"] == "in_process"
    sdk.send(test.dispute(created[2], "not_delivered"))
    assert sdk.send(receivables.submit_evidence(created[2], statement="It was."))["status"] == "in_process"
    types = [event["type"] for event in sdk.pages(events.list_all(limit=3))]
    assert types.count("receivable.created") == 5
    assert sdk.send(reports.stats())["total_sent"] == 5
    endpoint = sdk.send(webhooks.create("http://127.0.0.1:9/hook", ["user.*"]))
    assert endpoint["secret"]
    assert sdk.send(webhooks.update(endpoint["id"], description="Orders"))["description"] == "Orders"
    assert [row["id"] for row in sdk.send(webhooks.list_all())] == [endpoint["id"]]
    assert sdk.send(webhooks.deliveries(endpoint_id=endpoint["id"])) == {"data": [], "has_more": False}
    assert sdk.send(webhooks.delete(endpoint["id"])) is None


def test_refusal_is_an_error_with_all_that_is_said_of_it(sdk: Client) -> None:
    with pytest.raises(ServiceError) as raised:
        sdk.send(receivables.create("usr_none", an_invoice(), a_debtor()))
    error = raised.value
    assert (error.status, error.code, error.field) == (404, "NOT_FOUND", "user_id")
    assert error.hint
    assert error.doc_url
    assert error.request_id


def test_awaited_client_does_the_same(app: FastAPI, make_token: Callable[..., str]) -> None:
    async def story() -> list[str]:
        http = httpx.AsyncClient(transport=httpx.ASGITransport(app))
        async with AsyncClient(BASE, make_token, http=http) as client:
            ids = [(await client.send(users.create(f"{n}@creditor.example")))["id"] for n in range(3)]
            assert [row["id"] async for row in client.pages(users.list_all(limit=2))] == ids[::-1]
            with pytest.raises(ServiceError):
                await client.send(users.retrieve("usr_none"))
            return ids

    assert len(asyncio.run(story())) == 3


def test_code_is_traded_and_the_token_renewed(
    caller: Callable[..., httpx.Client], platform: dict[str, Any], code_sent: Callable[..., str]
) -> None:
    person = Person(caller(None))
    person.open(authorize_query(platform["client_id"]))
    person.sign_in("creditor@company.example", code_sent)
    credentials = (platform["client_id"], platform["client_secret"])
    anyone = Client(BASE, http=caller(None))
    first = anyone.send(tokens.exchange(*credentials, person.allow()["code"], REDIRECT))
    second = anyone.send(tokens.refresh(*credentials, first["refresh_token"]))
    renewed = Client(BASE, lambda: second["access_token"], http=caller(None))
    assert renewed.send(users.list_all()) == {"data": [], "has_more": False}
    url = httpx.URL(tokens.authorize_url(BASE, credentials[0], REDIRECT, "users:read", "a-state"))
    assert caller(None).get(url).status_code == 302


def answering(*responses: httpx.Response | Exception) -> tuple[Client, list[httpx.Request], list[float]]:
    """A client whose service answers so, what it was sent, and how long the client waited."""
    requests: list[httpx.Request] = []
    pauses: list[float] = []
    waiting = list(responses)

    def handle(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        response = waiting.pop(0)
        if isinstance(response, Exception):
            raise response
        return response

    http = httpx.Client(transport=httpx.MockTransport(handle))
    return Client(BASE, "token", http=http, sleep=pauses.append), requests, pauses


def test_request_that_may_succeed_later_is_repeated_under_one_key() -> None:
    client, requests, pauses = answering(
        httpx.ConnectError("down"),
        httpx.Response(429, headers={"Retry-After": "7"}),
        httpx.Response(503),
        httpx.Response(201, json={"id": "usr_1"}),
    )
    with client:
        assert client.send(users.create("a@creditor.example"))["id"] == "usr_1"
    assert len({request.headers["Idempotency-Key"] for request in requests}) == 1
    assert len({request.content for request in requests}) == 1
    assert pauses[1] == 7
    assert pauses[0] <= pauses[2] <= 4


@pytest.mark.parametrize("status", [400, 401, 404, 409])
def test_request_that_cannot_succeed_is_not_repeated(status: int) -> None:
    client, requests, _ = answering(httpx.Response(status, text="<html>no JSON</html>"))
    with client, pytest.raises(ServiceError) as raised:
        client.send(users.retrieve("usr_1"))
    assert (raised.value.status, raised.value.code, len(requests)) == (status, "", 1)


def test_repetitions_end_and_tokens_are_never_asked_for_twice() -> None:
    client, requests, _ = answering(*[httpx.Response(500)] * 5)
    with client, pytest.raises(ServiceError):
        client.send(users.retrieve("usr_1"))
    assert len(requests) == 5
    client, requests, _ = answering(httpx.ReadTimeout("lost"))
    with client, pytest.raises(httpx.ReadTimeout):
        client.send(tokens.refresh("clt_1", "secret", "refresh"))
    assert len(requests) == 1
    assert "Authorization" in requests[0].headers
    assert "Bearer" not in requests[0].headers["Authorization"]


def test_delivery_is_an_event_only_when_signed_and_fresh() -> None:
    body = json.dumps({"id": "evt_1", "type": "user.updated"}).encode()
    header = {"service-signature-v1": sign_timed(body, 1_000, ["whsec_new", "whsec_old"])}
    assert verify_webhook(body, header, ["whsec_old"], now=1_100)["id"] == "evt_1"
    for other_body, headers, secret, now in (
        (body + b" ", header, "whsec_new", 1_100),
        (body, header, "whsec_other", 1_100),
        (body, header, "whsec_new", 1_400),
        (body, {}, "whsec_new", 1_100),
        (body, {"Service-Signature-V1": "t=é,v1=é"}, "whsec_new", 1_100),
    ):
        with pytest.raises(BadSignature):
            verify_webhook(other_body, headers, [secret], now=now)


def test_call_whose_path_would_become_part_of_the_host_is_refused() -> None:
    with pytest.raises(ValueError, match="begins with a slash"):
        Call("GET", "rcv_1")


def test_modules_offer_operations_only_and_the_readme_names_all_of_them() -> None:
    table = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", README.read_text("utf-8"), re.MULTILINE))
    for module in (events, receivables, reports, test, tokens, users, webhooks):
        name = module.__name__.rpartition(".")[2]
        own = {
            key
            for key, value in vars(module).items()
            if inspect.isfunction(value) and value.__module__ == module.__name__ and not key.startswith("_")
        }
        assert set(re.findall(r"`(\w+)`", table[name])) == own
        assert not hasattr(module, "get")
