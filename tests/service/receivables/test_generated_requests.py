"""Many bad requests: every answer is the documented refusal, and nothing of them is stored."""

import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from recovery_service.context.core import Core
from recovery_service.db.tables.schema import METADATA
from tests.builders import a_contact, a_debtor, a_receivable_request, an_invoice
from tests.depth import in_time, rounds
from tests.papers import uri
from tests.service.steps import dispute, good, in_process, refused

pytestmark = pytest.mark.deep

WORDS = [
    "",
    " ",
    "\0",
    "é",
    "😀",
    "\u202egnp.exe",
    "\ud800",
    "a" * 5_000,
    "<script>",
    "'; DROP TABLE x;--",
    "null",
]
NUMBERS = [0, -1, 1, 2**31, 2**63, 10**30, -(10**400), 0.1, 1e-9, 1e308, float("inf"), float("nan"), 1.005]
LEAVES = [*WORDS, *NUMBERS, None, True, False, [], {}, [[]], {"": None}, "2026-02-30", "9999-12-31", "-1"]
KEYS = ["id", "status", "user_id", "amount", "created_at", "fees", "client_id", "__proto__", "", "\0"]


def mutated(dice: random.Random, value: Any) -> Any:
    """The value with something in it replaced, removed, added or nested."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        changed = dict(value)
        key = dice.choice(list(changed))
        match dice.randrange(4):
            case 0:
                del changed[key]
            case 1:
                changed[dice.choice(KEYS)] = dice.choice(LEAVES)
            case _:
                changed[key] = mutated(dice, changed[key])
        return changed
    if isinstance(value, list) and value and dice.random() < 0.7:
        changed = list(value)
        place = dice.randrange(len(changed))
        match dice.randrange(4):
            case 0:
                del changed[place]
            case 1:
                changed *= dice.choice([2, 60])
            case _:
                changed[place] = mutated(dice, changed[place])
        return changed
    return dice.choice(LEAVES)


def deep(dice: random.Random, _: bytes) -> bytes:
    depth = dice.choice([70, 1_000, 10_000, 100_000])
    return b'{"metadata":' * depth + b"1" + b"}" * dice.choice([depth, depth - 1])


SPOIL: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    lambda dice, raw: raw[: dice.randrange(len(raw))],
    lambda dice, raw: b"\xef\xbb\xbf" + raw,
    lambda dice, raw: raw + dice.choice([b"x", b"\0", b"{}", b"]"]),
    lambda dice, raw: raw.replace(b'"', b"'"),
    lambda dice, raw: raw[:-1] + b',"user_id":1,"user_id":2}',
    lambda dice, raw: bytes(dice.randrange(256) for _ in range(dice.randrange(1, 200))),
    lambda dice, raw: raw.decode().encode("utf-16"),
    lambda dice, raw: b"[" * dice.choice([100, 50_000]),
    lambda dice, raw: b'{"metadata":{"a":' + b"9" * dice.choice([101, 5_000]) + b"}}",
    deep,
)


def as_json(value: Any) -> bytes:
    """Whatever it is: lone surrogates and numbers that JSON does not have included."""
    return json.dumps(value).encode()


def counted(core: Any) -> dict[str, int]:
    """How many rows each table has, without the counters of requests."""
    with core.database.read() as connection:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in METADATA.sorted_tables
            if table.name not in ("rate_window", "clock")
        }


@pytest.fixture
def targets(client: httpx.Client) -> Any:
    """(method, path, valid body): every operation of receivables that takes one, in a state that would permit it."""
    receivable = in_process(client)
    receivable = in_process(client, user_id=receivable["user_id"])
    dispute(client, receivable["id"])
    invoice = an_invoice(amount_before_tax=1000.5, tax_amount=200, currency="EUR")
    debtor = a_debtor(
        contacts=[a_contact(first_name="A", phone="+33 1", level=3)],
        company_type="company",
        siret="73282932000074",
        address={"line1": "1 rue A", "city": "Lyon"},
    )
    create = a_receivable_request(receivable["user_id"], invoice=invoice, debtor=debtor, metadata={"a": [1]})
    pdf = uri()
    evidence = {"documents": [{"type": "contract", "file": pdf, "description": "x"}], "statement": "x"}
    base, other = f"/v1/receivables/{receivable['id']}", f"/v1/receivables/{receivable['id']}"
    return [
        ("POST", "/v1/receivables", create),
        ("PATCH", base, {"metadata": {"a": 1}}),
        ("POST", f"{base}/cancel", {"reason": "paid_directly", "notes": "x"}),
        ("POST", f"{base}/contacts", a_contact(first_name="A", level=1)),
        ("POST", f"{base}/partial-payment", {"action": "mark_complete", "notes": "x"}),
        ("POST", f"{other}/evidence", evidence),
        ("POST", f"{base}/payments", {"amount": 5.5, "date": "2026-01-05", "reference": "x"}),
        ("POST", f"{base}/disputes", {"reason": "other", "message": "x", "amount": 5}),
    ]


def test_spoiled_bodies_are_refused_and_leave_nothing(client: httpx.Client, core: Core, targets: Any) -> None:
    """What is not one JSON object of the model; the operation would have taken the body unspoiled."""
    dice = random.Random(20260102)
    before = counted(core)
    for _ in in_time(range(rounds(750, 30_000)), 3_000):
        method, path, body = dice.choice(targets)
        raw = dice.choice(SPOIL)(dice, as_json(body))
        response = client.request(method, path, content=raw, headers={"Content-Type": "application/json"})
        assert 400 <= response.status_code < 500, (method, path, raw[:500], response.text)
        documented(response)
    assert counted(core) == before


def documented(response: Any) -> None:
    body = response.json()
    assert set(body) == {"error", "meta"}
    always = {"code", "message", "hint", "doc_url"}
    assert always <= set(body["error"]) <= always | {"field", "details", "reason"}
    assert body["meta"]["request_id"] == response.headers["x-request-id"]
    assert "x-ratelimit-remaining" in response.headers


def test_mutated_bodies_are_refused_or_done_and_never_fail(
    client: httpx.Client, core: Core, targets: Any
) -> None:
    """A mutation may still be valid; then the answer is a success, else a refusal that leaves nothing."""
    dice = random.Random(20260103)
    before, refusals = counted(core), 0
    for _ in in_time(range(rounds(1_000, 60_000)), 4_000):
        method, path, body = dice.choice(targets)
        for _ in range(dice.choice([1, 1, 2, 5])):
            body = mutated(dice, body)
        response = client.request(
            method, path, content=as_json(body), headers={"Content-Type": "application/json"}
        )
        assert response.status_code < 500, (method, path, body, response.text)
        if response.is_success:
            before = counted(core)
        else:
            documented(response)
            refusals += 1
            if refusals % 50 == 0:
                assert counted(core) == before, (method, path, body)
    assert counted(core) == before
    assert refusals


QUERIES = ["limit", "starting_after", "user_id", "status", "x"]


def test_generated_queries_never_fail(client: httpx.Client, targets: Any) -> None:
    dice = random.Random(20260104)
    for _ in in_time(range(rounds(250, 10_000)), 1_000):
        chosen = dice.sample(QUERIES, dice.randrange(1, 4))
        params = [(key, str(dice.choice(LEAVES)).encode("utf-8", "replace").decode()) for key in chosen]
        response = client.get("/v1/receivables", params=params)
        assert response.status_code < 500, (params, response.text)
        if not response.is_success:
            documented(response)


@pytest.mark.parametrize(
    "media_type", ["text/plain", "application/xml", "multipart/form-data", "x", "application/jsonx"]
)
def test_submission_of_another_media_type_is_refused(
    client: httpx.Client, targets: Any, media_type: Any
) -> None:
    for method, path, body in targets:
        response = client.request(method, path, content=as_json(body), headers={"Content-Type": media_type})
        refused(response, 415, "VALIDATION_ERROR")


def test_foreign_text_is_stored_as_text(client: httpx.Client, targets: Any) -> None:
    _, path, body = targets[0]
    name = "<b>\u202eB\"'&</b> 😀 ' OR 1=1 --"
    body["debtor"]["company_name"] = name
    body["invoice"]["service_description"] = name
    recovery_progress = good(client.post(path, json=body))["recovery_progress"]
    assert (recovery_progress["debtor_name"], recovery_progress["invoice"]["service_description"]) == (
        name,
        name,
    )
