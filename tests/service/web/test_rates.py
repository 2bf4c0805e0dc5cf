"""Limits: exactly as many as allowed, told on every answer."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from recovery_contract.rate_limits import OWN_MACHINE_FACTOR, STANDARD
from recovery_service.access import clients
from recovery_service.context.core import Core
from recovery_service.web.rate_limits import Rates, limit_of_client


def numbers(response: httpx.Response) -> Any:
    return tuple(int(response.headers[f"X-RateLimit-{name}"]) for name in ("Limit", "Remaining", "Reset"))


@pytest.fixture
def limited(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> httpx.Client:
    return caller_for(make_core_for(unlimited=False), make_token())


@pytest.mark.database
def test_hundred_calls_a_minute_and_not_one_more(limited: httpx.Client) -> None:
    first = limited.get("/v1/webhooks")
    limit, remaining, reset = numbers(first)
    assert (limit, remaining) == (100, 99)
    assert 0 < reset - time.time() <= 61
    responses = [limited.get("/v1/webhooks") for _ in range(100)]
    assert [response.status_code for response in responses] == [200] * 99 + [429]
    assert numbers(responses[98])[1] == 0
    refused = responses[-1]
    assert refused.json()["error"]["code"] == "RATE_LIMITED"
    assert 1 <= int(refused.headers["Retry-After"]) <= 61
    assert numbers(refused)[:2] == (100, 0)


def test_receivables_and_uploads_have_limits_of_their_own(limited: httpx.Client) -> None:
    statuses = [limited.post("/v1/receivables/ocr").status_code for _ in range(11)]
    assert statuses.count(429) == 1
    assert statuses[-1] == 429
    rest = [limited.get("/v1/receivables").status_code for _ in range(40)]
    assert rest == [200] * 39 + [429]
    assert limited.get("/v1/webhooks").status_code == 200


@pytest.mark.database
def test_requests_at_once_are_counted_exactly(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> None:
    client = caller_for(make_core_for(unlimited=False), make_token())
    with ThreadPoolExecutor(10) as pool:
        statuses = list(pool.map(lambda _: client.get("/v1/webhooks").status_code, range(150)))
    assert statuses.count(200) == 100


def test_clients_have_their_own_count(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
    limited: httpx.Client,
) -> None:
    for _ in range(101):
        limited.get("/v1/webhooks")
    core = make_core_for(unlimited=False)
    other = caller_for(core, make_token(client=make_client("Another")))
    assert other.get("/v1/webhooks").status_code == 200


@pytest.mark.database
def test_operator_gives_a_client_other_limits_which_hold_from_the_next_request(
    limited: httpx.Client, core: Core, client_id: str
) -> None:
    assert numbers(limited.get("/v1/webhooks"))[:2] == (100, 99)
    with core.database.write() as connection:
        clients.set_limits(connection, client_id, {"standard": 3, "ocr": 40})
    statuses = [limited.get("/v1/webhooks").status_code for _ in range(3)]
    assert statuses == [200, 200, 429]
    with core.database.write() as connection:
        clients.set_limits(connection, client_id, {"standard": 200})
    assert numbers(limited.get("/v1/webhooks"))[:2] == (200, 195)
    assert numbers(limited.get("/v1/receivables"))[:2] == (50, 49)
    with core.database.write() as connection:
        clients.set_limits(connection, client_id, {})
    assert numbers(limited.get("/v1/webhooks"))[:2] == (100, 93)


def test_limit_of_an_hour_grows_with_that_of_a_minute() -> None:
    assert [limit_of_client(limit, {"standard": 200}).amount for limit in STANDARD] == [200, 6_000]


def test_requests_without_a_token_are_counted_by_address(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client]
) -> None:
    stranger = caller_for(make_core_for(unlimited=False))
    assert [stranger.get("/v1/webhooks").status_code for _ in range(101)] == [401] * 100 + [429]


def test_watching_the_service_counts_nothing(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client]
) -> None:
    watcher = caller_for(make_core_for(unlimited=False))
    assert {numbers(watcher.get("/healthz"))[1] for _ in range(120)} == {100}


def test_person_at_their_own_machine_may_do_a_hundred_times_as_much(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> None:
    core = make_core_for(unlimited=False, embedded=True)
    assert numbers(caller_for(core, make_token()).get("/v1/webhooks"))[0] == 100 * OWN_MACHINE_FACTOR


def test_processes_of_a_hosted_service_share_one_count(
    request: pytest.FixtureRequest, make_core_for: Callable[..., Core]
) -> None:
    from recovery_service.db.database import Database

    url = request.getfixturevalue("postgres").new_database(tables=True)
    databases = [Database(url) for _ in range(2)]
    settings = make_core_for(unlimited=False).settings
    one, two = (Rates(settings, database) for database in databases)
    assert one.for_client("clt_1", "/v1/users").remaining == 99
    assert two.for_client("clt_1", "/v1/users").remaining == 98
    assert two.for_client("clt_1", "/v1/users", cost=0).remaining == 98
    for database in databases:
        database.close()
