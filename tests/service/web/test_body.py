"""What is no good body is refused with the place of the fault, and never brings the service down."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.types import Message

from recovery_contract.creditor_settings import StandingRules
from recovery_service.errors import ServiceError
from recovery_service.web.parsing import parse
from recovery_service.web.request_body import read_body
from tests.builders import a_contact, a_debtor, a_receivable_request

DEEP = b"[" * 100_000
HUGE = b"1" * 5_000


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"\xef\xbb\xbf{}",
        b"\xff\xfe{}",
        b'{"email": "a@b.example", "email": "c@d.example"}',
        b'{"email": NaN}',
        b'{"email": 1e999}',
        b'{"email": ' + HUGE + b"}",
        b'{"email": "a@b.example", "company": {"name": "\\u0000"}}',
        b'{"email": "a@b.example", "company": {"name": "\\ud800"}}',
        b'{"email": "a@b.example", "platform": {"metadata": ' + b'{"a":' * 100 + b"1" + b"}" * 100 + b"}}",
        DEEP,
        b'{"a":' * 10_000,
    ],
    ids=lambda raw: repr(raw[:40]),
)
def test_invalid_json_is_refused(client: httpx.Client, raw: bytes) -> None:
    response = client.post("/v1/users", content=raw, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]["code"]) == (400, "VALIDATION_ERROR")


def test_announced_length_that_is_no_number_does_no_harm(client: httpx.Client) -> None:
    response = client.post(
        "/v1/users", content=b"{}", headers={b"Content-Length": "\N{SUPERSCRIPT TWO}".encode("latin-1")}
    )
    assert response.status_code == 400


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "email"),
        ({"email": 7}, "email"),
        ({"email": "a@b.example", "company": {"address": {"city": []}}}, "company.address.city"),
        ({"email": "a@b.example", "emial": "x"}, "emial"),
        ({"email": "a@b.example", "id": "usr_1"}, "id"),
    ],
)
def test_place_of_the_fault_is_told(client: httpx.Client, body: dict[str, Any], field: str) -> None:
    error = client.post("/v1/users", json=body).json()["error"]
    assert (error["code"], error["field"], error["details"]["field"]) == ("VALIDATION_ERROR", field, field)


def test_every_fault_of_a_body_is_told_at_once(client: httpx.Client) -> None:
    body = {"email": 7, "company": {"name": 5}, "emial": "x"}
    error = client.post("/v1/users", json=body).json()["error"]
    messages = {one["field"]: one["message"] for one in error["details"]["errors"]}
    assert messages == {
        "email": "This has to be a text.",
        "company.name": "This has to be a text.",
        "emial": "There is no field of this name here.",
    }
    assert (error["field"], error["message"]) == ("email", messages["email"])
    error = client.post("/v1/users", json={}).json()["error"]
    assert (error["message"], "errors" in error["details"]) == ("Required.", False)


def test_received_value_is_told(client: httpx.Client) -> None:
    error = client.post("/v1/users", json={"email": "nobody"}).json()["error"]
    assert error["details"]["received"] == "nobody"
    error = client.post("/v1/users", json={"email": ["a", {"b": None}]}).json()["error"]
    assert error["details"]["received"] == ["a", {"b": None}]
    error = client.post("/v1/users", json={"email": ["é" * 300]}).json()["error"]
    assert error["details"]["received"] == '["' + "é" * 198 + "…"


def test_item_of_a_list_is_named_by_its_number(client: httpx.Client) -> None:
    body = {"url": "https://a.example", "events": ["receivable.*", 5]}
    assert client.post("/v1/webhooks", json=body).json()["error"]["field"] == "events[1]"


def test_null_within_a_list_is_named_the_same_way(client: httpx.Client) -> None:
    body = a_receivable_request("usr_none", debtor=a_debtor(contacts=[a_contact(), a_contact(phone=None)]))
    assert client.post("/v1/receivables", json=body).json()["error"]["field"] == "debtor.contacts[1].phone"


def test_text_in_any_script_is_kept(client: httpx.Client) -> None:
    body = {"email": "a@b.example", "company": {"name": "Müller \U0001f600 \u202egnirts"}}
    assert client.post("/v1/users", json=body).status_code == 201


@pytest.mark.parametrize(
    "media_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_body_of_another_media_type_is_refused(client: httpx.Client, media_type: str) -> None:
    raw = json.dumps({"email": "a@b.example"})
    assert client.post("/v1/users", content=raw, headers={"Content-Type": media_type}).status_code == 415


def test_whole_number_may_be_written_with_a_point(client: httpx.Client) -> None:
    user = client.post("/v1/users", json={"email": "a@b.example"}).json()["id"]
    rules = b'{"instalments_at_most": 3.0}'
    headers = {"Content-Type": "application/json"}
    response = client.put(f"/v1/users/{user}/standing-rules", content=rules, headers=headers)
    assert response.status_code == 200, response.text
    assert response.json()["instalments_at_most"] == 3


def test_large_body_is_read_as_a_small_one() -> None:
    raw = b'{"instalments_at_most": 3.0' + b" " * 2 * 1024 * 1024 + b"}"
    assert parse(StandingRules, raw).instalments_at_most == 3


def test_refusal_of_a_body_that_has_come_whole_waits_for_nothing() -> None:
    pieces: list[Message] = [{"type": "http.request", "body": bytes(11), "more_body": False}]

    async def receive() -> Message:
        return pieces.pop()  # there is no more: a second call would wait for the end of the connection

    with pytest.raises(ServiceError) as refusal:
        asyncio.run(read_body(Headers(), receive, 10, discarded=100))
    assert refusal.value.status == 413
