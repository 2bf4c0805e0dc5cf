"""One account for a creditor, whatever is lost on the way and whatever is corrected in the form meanwhile."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.users import CreateUserRequest
from recovery_desktop.commands.onboard_creditor import create_creditor
from recovery_desktop.failures import AccountUnsure, Offline, OutcomeUnknown, Refused
from tests.desktop.edge import Wire, answer, connected_to, error, run
from tests.desktop.sync.test_mirror_hints import USER

FIRST, SECOND = CreateUserRequest(email="me@creditor.example"), CreateUserRequest(email="us@creditor.example")


class Bench:
    """A service that makes accounts; `keeps_keys` says whether it answers a repeated key as it did before."""

    def __init__(self, folder: Path, *, keeps_keys: bool) -> None:
        self.wire, self.keeps_keys = Wire(), keeps_keys
        self.created: list[Any] = []
        self.by_key: dict[str, Any] = {}
        self.context = connected_to(self.wire, folder, keeps_keys=keeps_keys)
        self.context.store.connections.change("con_1", user_id=None)
        self.wire.on("GET", "/v1/users/usr_1", answer(200, USER))
        self.answers()

    def answers(self) -> None:
        self.wire.on("POST", "/v1/users", self.create)

    def loses(self) -> None:
        def lost(request: httpx.Request) -> httpx.Response:
            self.create(request)
            raise httpx.ReadError("lost", request=request)

        self.wire.on("POST", "/v1/users", lost)

    def create(self, request: httpx.Request) -> httpx.Response:
        key, body = request.headers["Idempotency-Key"], json.loads(request.content)
        if self.keeps_keys and key in self.by_key:
            if self.by_key[key] != body:
                return error(409, "IDEMPOTENCY_CONFLICT")
        else:
            self.by_key[key] = body
            self.created.append(body)
        return answer(201, {**USER, "email": self.by_key[key]["email"]})

    def send(self, request: CreateUserRequest) -> None:
        run(create_creditor(self.context, request))


def test_corrected_form_after_a_lost_answer_finds_the_account(tmp_path: Path) -> None:
    bench = Bench(tmp_path, keeps_keys=True)
    bench.loses()
    with pytest.raises(OutcomeUnknown):
        bench.send(FIRST)
    bench.answers()
    bench.send(SECOND)
    assert [body["email"] for body in bench.created] == ["me@creditor.example"]
    assert bench.context.user_id == "usr_1"


def test_corrected_form_after_one_that_never_arrived_is_the_one_that_counts(tmp_path: Path) -> None:
    bench = Bench(tmp_path, keeps_keys=True)
    bench.wire.on("POST", "/v1/users", httpx.ReadError("lost on the way there"))
    with pytest.raises(OutcomeUnknown):
        bench.send(FIRST)
    bench.answers()
    bench.send(SECOND)
    assert [body["email"] for body in bench.created] == ["us@creditor.example"]


def test_service_that_may_not_keep_keys_is_sent_a_second_form_only_if_the_person_says_so(
    tmp_path: Path,
) -> None:
    bench = Bench(tmp_path, keeps_keys=False)
    bench.loses()
    with pytest.raises(OutcomeUnknown):
        bench.send(FIRST)
    bench.answers()
    with pytest.raises(AccountUnsure):
        bench.send(FIRST)
    assert len(bench.created) == 1
    bench.send(FIRST)
    assert len(bench.by_key) == 1, "whatever it does with keys, it is the same one"


@pytest.mark.parametrize(
    ("fault", "failure"),
    [(httpx.ConnectError("no route"), Offline), (error(400, "VALIDATION_ERROR"), Refused)],
)
def test_form_that_surely_made_nothing_is_sent_again_without_a_question(
    tmp_path: Path, fault: Any, failure: type[Exception]
) -> None:
    bench = Bench(tmp_path, keeps_keys=False)
    bench.wire.on("POST", "/v1/users", fault)
    with pytest.raises(failure):
        bench.send(FIRST)
    bench.answers()
    bench.send(SECOND)
    assert [body["email"] for body in bench.created] == ["us@creditor.example"]


def test_app_that_ends_while_the_form_is_on_its_way_asks_at_the_next_start(tmp_path: Path) -> None:
    bench = Bench(tmp_path, keeps_keys=False)

    async def killed() -> None:
        reached = asyncio.Event()

        async def hang(request: httpx.Request) -> httpx.Response:
            reached.set()
            await asyncio.Event().wait()
            raise AssertionError

        bench.context.client.transport._http = httpx.AsyncClient(transport=httpx.MockTransport(hang))
        sending = asyncio.ensure_future(create_creditor(bench.context, FIRST))
        await reached.wait()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        bench.context.client.transport._http = bench.wire.http()

    run(killed())
    with pytest.raises(AccountUnsure):
        bench.send(FIRST)
    bench.send(FIRST)
    assert len(bench.created) == 1
