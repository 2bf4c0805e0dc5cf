"""One reading of every way in which a service may speak: wrapped or bare, either error shape, text for numbers."""

from __future__ import annotations

import ssl
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from recovery_contract.ids import UserId
from recovery_contract.statistics import Period
from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.api.exchange import not_reached
from recovery_desktop.api.oauth_session import Client, Tokens
from recovery_desktop.api.pacing import WAIT_AT_MOST, Pacing
from recovery_desktop.api.sign_in import sign_in_refusal
from recovery_desktop.failures import (
    Failure,
    NotTrusted,
    Offline,
    OutcomeUnknown,
    Paced,
    Refused,
    ServiceFault,
    Unreadable,
)
from tests.desktop.edge import BASE_URL, Wire, a_receivable, a_submission, answer, error, run

FACTS = {"meta": {"request_id": "req_1", "timestamp": "2026-03-01T10:00:00Z"}}


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def client(wire: Wire) -> RecoveryClient:
    tokens = Tokens("access", "refresh", None)
    return RecoveryClient(Client(BASE_URL, "clt_1"), lambda: tokens, lambda tokens_now: None, wire.http())


def failing(client: RecoveryClient, *, safe: bool) -> Failure:
    asking: Any = client.receivables.get("a") if safe else client.receivables.create(a_submission(), "key")
    with pytest.raises(Failure) as caught:
        run(asking)
    return caught.value


@pytest.mark.parametrize(
    "wrap", [lambda row: row, lambda row: {"data": row, **FACTS}, lambda row: {"data": row}]
)
def test_receivable_bare_or_wrapped(wire: Wire, client: RecoveryClient, wrap: Any) -> None:
    wire.on("GET", "/v1/receivables/a", answer(200, wrap(a_receivable("a", amount="1200.50", moon="full"))))
    receivable = run(client.receivables.get("a"))
    assert (receivable.id, receivable.amount) == ("a", Decimal("1200.50"))


@pytest.mark.parametrize(
    "page",
    [
        {"data": [a_receivable("a")], "has_more": False},
        {"data": [a_receivable("a")], "has_more": False, **FACTS},
        {"data": {"data": [a_receivable("a")], "has_more": False}, **FACTS},
        {"data": [a_receivable("a")], "has_more": False, "next": None},
    ],
)
def test_page_bare_or_wrapped(wire: Wire, client: RecoveryClient, page: Any) -> None:
    wire.on("GET", "/v1/receivables", answer(200, page))
    read_page = run(client.receivables.page())
    assert [row.id for row in read_page.data] == ["a"]
    assert not read_page.has_more


@pytest.mark.parametrize("wrap", [lambda rows: rows, lambda rows: {"data": rows, **FACTS}])
def test_webhooks_as_an_array_or_wrapped(wire: Wire, client: RecoveryClient, wrap: Any) -> None:
    row = {"id": "wh_1", "url": "https://a.example", "events": ["*"], "created_at": "2026-03-01T10:00:00Z"}
    wire.on("GET", "/v1/webhooks", answer(200, wrap([row])))
    assert [hook.id for hook in run(client.webhooks.list_endpoints())] == ["wh_1"]


def test_unknown_words_and_absent_or_null_extras_are_no_reason_to_fail(
    wire: Wire, client: RecoveryClient
) -> None:
    row = a_receivable("a", "negotiating", progress={"next_action": None, "mood": 3}, extra={"x": [None]})
    wire.on("GET", "/v1/receivables/a", answer(200, row))
    receivable = run(client.receivables.get("a"))
    assert receivable.status == "negotiating"
    assert receivable.recovery_progress.next_action is None


def test_plan_of_a_newer_service_is_read_without_what_is_not_known_today(
    wire: Wire, client: RecoveryClient
) -> None:
    step = {"after_business_days": 0, "channel": "email", "template": "reminder"}
    plan = {"steps": [step | {"weather": "sun"}], "approved": True, "moon": {"phase": "full"}}
    wire.on("GET", "/v1/users/usr_1/plan", answer(200, plan))
    read = run(client.extensions.plan(UserId("usr_1")))
    assert (read.approved, [one.template for one in read.steps]) == (True, ["reminder"])
    wire.on("GET", "/v1/users/usr_1/plan", answer(200, {"moon": "full", "steps": [{"channel": "email"}]}))
    with pytest.raises(Unreadable):
        run(client.extensions.plan(UserId("usr_1")))


def test_progress_that_is_absent_is_empty(wire: Wire, client: RecoveryClient) -> None:
    row = a_receivable("a")
    del row["recovery_progress"]
    wire.on("GET", "/v1/receivables/a", answer(200, row))
    assert run(client.receivables.get("a")).recovery_progress.history is None


ERRORS: list[tuple[Any, str | None]] = [
    ({"error": {"code": "C", "message": "M", "field": "debtor.contacts"}}, "debtor.contacts"),
    (
        {"error": {"code": "C", "message": "M", "details": {"field": "invoice.amount", "received": -1}}},
        "invoice.amount",
    ),
    ({"error": {"code": "C", "message": "M", "field": None, "details": None}, "meta": None}, None),
    ({"error": {"code": "C", "message": "M"}, **FACTS}, None),
]


@pytest.mark.parametrize(("body", "field"), ERRORS)
@pytest.mark.parametrize("status", [400, 404, 409, 413, 415, 422])
def test_error_body_in_both_shapes(
    wire: Wire, client: RecoveryClient, status: int, body: Any, field: str | None
) -> None:
    wire.on("POST", "/v1/receivables", answer(status, body))
    failure = failing(client, safe=False)
    assert isinstance(failure, Refused)
    assert (failure.status, failure.code, failure.message, failure.field) == (status, "C", "M", field)


@pytest.mark.parametrize("content", [b"", b"<h1>No</h1>", b"[]", b"{}", b'{"error": []}', b"[" * 100_000])
def test_refusal_without_words_is_still_a_refusal(wire: Wire, client: RecoveryClient, content: bytes) -> None:
    wire.on("GET", "/v1/receivables/a", lambda request: httpx.Response(400, content=content))
    failure = failing(client, safe=True)
    assert isinstance(failure, Refused)
    assert failure.code == "HTTP_400"


NETWORK: list[tuple[Any, type[Failure], type[Failure]]] = [
    (httpx.ConnectError("refused"), Offline, Offline),
    (httpx.ConnectTimeout(""), Offline, Offline),
    (httpx.ReadTimeout(""), Offline, OutcomeUnknown),
    (httpx.ReadError("reset"), Offline, OutcomeUnknown),
    (httpx.WriteError("reset"), Offline, OutcomeUnknown),
    (httpx.RemoteProtocolError("cut"), Offline, OutcomeUnknown),
    (answer(500), ServiceFault, OutcomeUnknown),
    (answer(503), ServiceFault, OutcomeUnknown),
    (answer(302, Location="https://login.example"), Unreadable, Unreadable),
    (answer(204), Unreadable, Unreadable),
    (httpx.Response(200, text="<html>log in to the network</html>"), Unreadable, Unreadable),
    (httpx.Response(200, text='{"id": "a", "amo'), Unreadable, Unreadable),
    (answer(200, {"id": "a"}), Unreadable, Unreadable),
]


@pytest.mark.parametrize(("fault", "reading", "writing"), NETWORK)
def test_faults_have_their_failure_and_changes_are_never_repeated(
    wire: Wire, client: RecoveryClient, fault: Any, reading: type[Failure], writing: type[Failure]
) -> None:
    wire.on("GET", "/v1/receivables/a", fault)
    wire.on("POST", "/v1/receivables", fault)
    assert type(failing(client, safe=True)) is reading
    assert type(failing(client, safe=False)) is writing
    assert wire.count("POST", "/v1/receivables") == 1


def test_request_headers_are_on_every_request(wire: Wire, client: RecoveryClient) -> None:
    wire.on("POST", "/v1/receivables", answer(201, a_receivable("a")))
    run(client.receivables.create(a_submission(), "key-1"))
    sent = wire.requests[0].headers
    assert sent["Authorization"] == "Bearer access"
    assert sent["Service-Version"] == "2026-01-02"
    assert sent["Idempotency-Key"] == "key-1"
    assert sent["Content-Type"] == "application/json"


def test_upload_tells_its_progress_and_names_the_creditor(wire: Wire, client: RecoveryClient) -> None:
    numbers: list[tuple[int, int]] = []
    wire.on("POST", "/v1/receivables/ocr", answer(200, {"extraction_id": "ext_1", "data": {}}))
    content = b"%PDF-1.7" + b"x" * 200_000
    results = run(
        client.extraction.extract(
            content, "facture.pdf", "usr_1", "key", lambda done, size: numbers.append((done, size))
        )
    )
    assert results.extraction_id == "ext_1"
    assert numbers[-1] == (len(content), len(content))
    assert [done for done, _ in numbers] == sorted(done for done, _ in numbers)
    assert b'name="user_id"\r\n\r\nusr_1' in wire.requests[0].content
    assert b'filename="facture.pdf"' in wire.requests[0].content


def test_statistics_by_either_parameter_set(wire: Wire, client: RecoveryClient) -> None:
    stats = dict.fromkeys(
        (
            "total_sent",
            "total_recovered",
            "total_amount_sent",
            "total_amount_recovered",
            "avg_days_to_recovery",
            "with_phone_success_rate",
            "without_phone_success_rate",
        ),
        "1",
    )
    wire.on("GET", "/v1/reports/stats", answer(200, stats))
    assert run(client.reports.for_period(Period.LAST_MONTH)).total_sent == 1
    assert wire.requests[0].url.params["period"] == "last_month"


def test_limit_lets_a_question_wait_and_a_change_be_decided_by_its_sender(
    wire: Wire, client: RecoveryClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    # The name in that module alone: services of other tests sleep in threads of this process.
    monkeypatch.setattr("recovery_desktop.api.pacing.asyncio", SimpleNamespace(sleep=sleep))
    times = iter([answer(429, **{"Retry-After": "7"}), answer(200, a_receivable("a"))])
    wire.on("GET", "/v1/receivables/a", lambda request: next(times))
    assert run(client.receivables.get("a")).id == "a"
    assert slept == [pytest.approx(7, abs=1)]
    wire.on("POST", "/v1/receivables", answer(429, **{"Retry-After": "9"}))
    failure = failing(client, safe=False)
    assert isinstance(failure, Paced)
    assert failure.seconds == 9
    assert wire.count("POST", "/v1/receivables") == 1


NOW = 1_770_000_000.0
RESETS = [
    ("30", 30),
    (str(int(NOW) + 30), 30),
    (str(int((NOW + 30) * 1000)), 30),
    ("soon", 0),
    ("-5", 0),
    ("9e30", 60),
]


@pytest.mark.parametrize(("reset", "wait"), RESETS)
def test_reset_in_any_unit(reset: str, wait: float) -> None:
    slept = [0.0]

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    pacing = Pacing(lambda: NOW, sleep=sleep)
    pacing.note_limits(httpx.Headers({"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset}))
    run(pacing.wait_for_slot("/v1/users/usr_1"))
    assert slept[-1] == pytest.approx(wait, abs=1)
    assert slept[-1] <= WAIT_AT_MOST


def test_rate_limit_with_remaining_requests_delays_nobody() -> None:
    async def sleep(seconds: float) -> None:
        raise AssertionError("waited")

    pacing = Pacing(lambda: NOW, sleep=sleep)
    pacing.note_limits(httpx.Headers({"X-RateLimit-Remaining": "1", "X-RateLimit-Reset": "30"}))
    run(pacing.wait_for_slot("/v1/users/usr_1"))


def test_id_of_a_foreign_service_cannot_lead_to_another_path(wire: Wire, client: RecoveryClient) -> None:
    wire.on("GET", ".*", error(404, "NOT_FOUND"))
    with pytest.raises(Refused):
        run(client.receivables.get("../users/usr_1?x=1"))
    assert wire.requests[0].url.raw_path == b"/v1/receivables/..%2Fusers%2Fusr_1%3Fx%3D1"


@pytest.mark.parametrize("more", [{}, {"meta": {}}, {"ok": True, "links": {"self": "/"}, "status": 200}])
def test_wrapped_answer_may_hold_anything_beside_its_data(
    wire: Wire, client: RecoveryClient, more: dict[str, Any]
) -> None:
    wire.on("GET", "/v1/receivables/a", answer(200, {"data": a_receivable("a"), **more}))
    assert run(client.receivables.get("a")).id == "a"
    page = {"data": [a_receivable("a")], "has_more": False}
    wire.on("GET", "/v1/receivables", answer(200, {"data": page, **more}))
    assert [row.id for row in run(client.receivables.page()).data] == ["a"]
    wire.on("GET", "/v1/webhooks", answer(200, {"data": [], **more}))
    assert run(client.webhooks.list_endpoints()) == []


@pytest.mark.parametrize(
    ("most", "limits"), [(100, ["100"]), (50, ["100", "50"]), (10, ["100", "50", "20", "10"])]
)
def test_page_is_asked_for_in_fewer_rows_until_the_service_accepts_it(
    wire: Wire, client: RecoveryClient, most: int, limits: list[str]
) -> None:
    def pages(request: httpx.Request) -> httpx.Response:
        too_many = int(request.url.params.get("limit", "0")) > most
        return error(400, "INVALID") if too_many else answer(200, {"data": [], "has_more": False})

    wire.on("GET", "/v1/receivables", pages)
    run(client.receivables.page())
    run(client.receivables.page())
    assert [request.url.params.get("limit") for request in wire.requests] == [*limits, limits[-1]]


def test_page_is_asked_for_without_a_number_where_none_is_accepted(
    wire: Wire, client: RecoveryClient
) -> None:
    def pages(request: httpx.Request) -> httpx.Response:
        named = "limit" in request.url.params
        return error(400, "INVALID") if named else answer(200, {"data": [], "has_more": False})

    wire.on("GET", "/v1/receivables", pages)
    assert run(client.receivables.page()).data == []
    assert "limit" not in wire.requests[-1].url.params


def test_page_that_does_not_say_whether_more_follows_is_asked_for_the_next_one(
    wire: Wire, client: RecoveryClient
) -> None:
    wire.on("GET", "/v1/receivables", answer(200, {"data": [a_receivable("a")]}))
    assert run(client.receivables.page()).has_more
    # It knows no cursor, and begins anew.
    again = run(client.receivables.page(starting_after="a"))
    assert (again.data, again.has_more) == ([], False)


@pytest.mark.parametrize(
    ("code", "title"),
    [
        ("access_denied", "You did not agree to the sign-in"),
        ("invalid_client", "The service does not know this connection"),
        ("invalid_grant", "The sign-in took too long, or was used before"),
        ("invalid_scope", "The service does not grant what the app needs"),
        ("teapot", "The service did not sign you in"),
    ],
)
def test_refused_sign_in_says_why(code: str, title: str) -> None:
    assert sign_in_refusal(code, code).title == title


def test_certificate_that_is_not_trusted_is_no_missing_connection() -> None:
    error = httpx.ConnectError("failed")
    cause = ssl.SSLCertVerificationError(1, "failed")
    cause.verify_message = "certificate has expired"
    error.__cause__ = cause
    failure = not_reached(error)
    assert isinstance(failure, NotTrusted)
    assert failure.title == "The service cannot prove who it is"
    assert failure.detail == "certificate has expired"
    assert type(not_reached(httpx.ConnectError("no route"))) is Offline
