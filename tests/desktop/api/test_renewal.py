"""Tokens: renewed once for all who need them, never in a storm, and given up only when the service says so."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.oauth import TokenResponse
from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.api.http_connection import HttpResponse, Request
from recovery_desktop.api.listener import Listener
from recovery_desktop.api.oauth_session import Client, Tokens
from recovery_desktop.commands.connect import SESSION
from recovery_desktop.failures import Offline, Paced, ServiceFault, SignedOut
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import KeyStatus, Vault
from tests.desktop.edge import BASE_URL, Wire, a_receivable, answer, error, run


class FakeTokenStore:
    """Where two processes of the same app keep the tokens of one connection."""

    def __init__(self, tokens: Tokens | None) -> None:
        self.tokens = tokens

    def save(self, tokens: Tokens | None) -> None:
        self.tokens = tokens


class Bench:
    """A service that knows one good access token and hands out the next for the right refresh token."""

    def __init__(self, expires_in: Any = 3600) -> None:
        self.wire = Wire()
        self.good, self.issued, self.expires_in = "access-0", 0, expires_in
        self.token_store = FakeTokenStore(Tokens("access-0", "refresh-0", None))
        self.wire.on("GET", "/v1/receivables/a", self._get)
        self.wire.on("POST", "/oauth/token", self._token)

    def client(self) -> RecoveryClient:
        return RecoveryClient(
            Client(BASE_URL, "clt_1", "s3cret"),
            lambda: self.token_store.tokens,
            self.token_store.save,
            self._http(),
        )

    def _http(self) -> httpx.AsyncClient:
        """Every answer takes a moment in which others may ask."""

        async def later(request: httpx.Request) -> httpx.Response:
            await asyncio.sleep(0)
            return self.wire._answer(request)

        return httpx.AsyncClient(transport=httpx.MockTransport(later))

    def _get(self, request: httpx.Request) -> httpx.Response:
        if request.headers["Authorization"] != f"Bearer {self.good}":
            return error(401, "UNAUTHORIZED")
        return answer(200, a_receivable("a"))

    def _token(self, request: httpx.Request) -> httpx.Response:
        form = dict(httpx.QueryParams(request.content.decode()))
        assert form["client_secret"] == "s3cret"
        if form["refresh_token"] != f"refresh-{self.issued}":
            return answer(400, {"error": "invalid_grant"})
        self.issued += 1
        self.good = f"access-{self.issued}"
        values = {
            "access_token": self.good,
            "token_type": "Bearer",
            "refresh_token": f"refresh-{self.issued}",
        }
        return answer(200, values if self.expires_in is None else values | {"expires_in": self.expires_in})

    @property
    def renewals(self) -> int:
        return self.wire.count("POST", "/oauth/token")


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_fifty_calls_at_the_end_of_a_token_renew_it_once(bench: Bench) -> None:
    bench.good = "revoked"
    client = bench.client()

    async def fifty() -> None:
        await asyncio.gather(*(client.receivables.get("a") for _ in range(50)))

    run(fifty())
    assert bench.renewals == 1


def test_second_process_finds_what_the_first_one_renewed(bench: Bench) -> None:
    first, second = bench.client(), bench.client()
    bench.good = "revoked"
    run(first.receivables.get("a"))
    run(second.receivables.get("a"))
    assert bench.renewals == 1


LIFETIMES = [3600, 3_600_000, "3600", "3600000", 0, -1, None, 1e30, 5, "soon", True, [], "NaN"]


@pytest.mark.parametrize("expires_in", LIFETIMES)
def test_token_of_any_lifetime_causes_no_storm_of_renewals(expires_in: Any) -> None:
    bench = Bench(expires_in=expires_in)
    bench.good = "revoked"
    client = bench.client()
    for _ in range(20):
        run(client.receivables.get("a"))
    assert bench.renewals == 1


@pytest.mark.parametrize("expires_in", [3600, 3_600_000, "3600", "3600000"])
def test_lifetime_in_any_unit_is_an_hour(expires_in: Any) -> None:
    tokens = Tokens.from_response(TokenResponse(access_token="a", expires_in=expires_in))
    assert tokens.expires_at == pytest.approx(time.time() + 3600, abs=30)


def test_token_that_is_about_to_end_is_renewed_ahead(bench: Bench) -> None:
    bench.token_store.tokens = Tokens("access-0", "refresh-0", time.time() + 10)
    run(bench.client().receivables.get("a"))
    assert bench.renewals == 1
    assert bench.wire.count("GET", "/v1/receivables/a") == 1


def test_service_that_refuses_even_a_fresh_token_ends_in_signed_out(bench: Bench) -> None:
    bench.wire.on("GET", "/v1/receivables/a", error(401, "UNAUTHORIZED", "account closed"))
    with pytest.raises(SignedOut, match="account closed"):
        run(bench.client().receivables.get("a"))
    assert bench.renewals == 1


def test_refused_renewal_signs_out_and_forgets(bench: Bench) -> None:
    bench.good = "revoked"
    bench.token_store.tokens = Tokens("access-0", "stolen", None)
    client = bench.client()
    with pytest.raises(SignedOut):
        run(client.receivables.get("a"))
    assert bench.token_store.tokens is None
    with pytest.raises(SignedOut):
        run(client.receivables.get("a"))
    assert bench.renewals == 1


PASSING: list[tuple[Any, type[Exception]]] = [
    (httpx.ConnectError("no route"), Offline),
    (httpx.ReadTimeout(""), Offline),
    (answer(500), ServiceFault),
    (answer(404), ServiceFault),
    (answer(429, **{"Retry-After": "3"}), Paced),
    (httpx.Response(200, text="<html>log in</html>"), Offline),
    (answer(302, Location="https://login.example"), Offline),
]


@pytest.mark.parametrize(("fault", "failure"), PASSING)
def test_renewal_that_fails_for_now_signs_nobody_out(
    bench: Bench, fault: Any, failure: type[Exception]
) -> None:
    bench.good = "revoked"
    client = bench.client()
    working = bench.wire._routes[:]
    bench.wire.on("POST", "/oauth/token", fault)
    with pytest.raises(failure):
        run(client.receivables.get("a"))
    assert client.session.is_signed_in
    bench.wire._routes = working
    assert run(client.receivables.get("a")).id == "a"


def test_renewal_without_a_session_sends_nothing(bench: Bench) -> None:
    bench.token_store.tokens = None
    with pytest.raises(SignedOut):
        run(bench.client().receivables.get("a"))
    assert bench.wire.received == []


RENEWER = """
import asyncio, json, sys
from pathlib import Path
from recovery_desktop.token_vault import KeyStatus, Vault
from recovery_desktop.commands.connect import connect
from recovery_desktop.store.store import Store

async def main(folder, go):
    context = connect(Store(folder), Vault(b"k" * 32, KeyStatus.KEYRING), "con_1", folder / "files")
    print("ready", flush=True)
    while not go.exists():
        await asyncio.sleep(0.005)
    told = await asyncio.gather(*(context.client.session.refresh_token("access-0") for _ in range(5)))
    print(json.dumps(sorted(set(told))), flush=True)
    await context.client.close()

asyncio.run(main(Path(sys.argv[1]), Path(sys.argv[2])))
"""


@pytest.mark.parametrize("kill_first", [False, True])
def test_renewal_by_two_processes_happens_once(tmp_path: Path, kill_first: bool) -> None:
    """Also where the one that was renewing is killed in the middle: the other one takes its turn at once."""

    async def story() -> None:
        requests: list[dict[str, str]] = []
        waiting, release = asyncio.Event(), asyncio.Event()

        async def token(request: Request) -> HttpResponse:
            requests.append(dict(httpx.QueryParams(request.body.decode())))
            waiting.set()
            if len(requests) == 1:
                await release.wait()
            values = {
                "access_token": f"access-{len(requests)}",
                "refresh_token": "refresh-1",
                "expires_in": 3600,
            }
            return HttpResponse(200, json.dumps(values).encode(), "application/json")

        service = Listener(token)
        port = await service.start()
        store = Store(tmp_path)
        base_url = f"http://127.0.0.1:{port}"
        store.connections.add(
            "con_1", kind="service", name="T", base_url=base_url, client_id="c", environment="test"
        )
        vault = Vault(b"k" * 32, KeyStatus.KEYRING)
        sealed = vault.seal(Tokens("access-0", "refresh-0", None).to_text(), f"con_1 {SESSION}")
        store.connections.change("con_1", sealed_session=sealed)
        store.close()
        command = [sys.executable, "-c", RENEWER, str(tmp_path), str(tmp_path / "go")]
        both = [
            await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE) for _ in range(2)
        ]
        for process in both:
            assert process.stdout is not None
            assert await process.stdout.readline() == b"ready\n"
        (tmp_path / "go").touch()
        await waiting.wait()
        if kill_first:
            # Whichever of them holds the turn: the other one must not wait for it.
            both[0].kill()
        release.set()
        outputs = [(await process.communicate())[0] for process in both]
        await service.stop()
        if kill_first:
            assert json.loads(outputs[1]) in (["access-1"], ["access-2"])
            assert len(requests) <= 2
        else:
            assert [json.loads(text) for text in outputs] == [["access-1"], ["access-1"]]
            assert len(requests) == 1

    run(story())
