"""PDFs, case files and the opening of evidence take no thread that pages and sign-in need."""

import asyncio
import base64
import threading
from _asyncio import Task
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import anyio
import httpx
import pytest
import typst
from fastapi import FastAPI

from recovery_service.errors import ServiceError
from recovery_service.web import long_work, threads
from recovery_service.web.long_work import LongWork
from tests.service.cli.children import until
from tests.service.steps import dispute, in_process, refused

SHARED_THREADS = 3
PDF = "data:application/pdf;base64," + base64.b64encode(b"%PDF-1.7 that nobody opens here").decode()


class BlockedWork:
    """Takes for ever until it is let go."""

    def __init__(self) -> None:
        self.begun = []
        self.go = threading.Event()

    def __call__(self, *what: Any, **more: Any) -> bytes:
        self.begun.append(what)
        assert self.go.wait(60)
        return b"%PDF-"


@pytest.fixture
def blocked_work() -> Iterator[BlockedWork]:
    created = BlockedWork()
    yield created
    created.go.set()


@pytest.fixture
def client(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """With so few shared threads that as many requests as a browser makes would take them all."""

    async def limit() -> None:
        anyio.to_thread.current_default_thread_limiter().total_tokens = SHARED_THREADS

    client.portal.call(limit)  # type: ignore[attr-defined]
    with ThreadPoolExecutor(SHARED_THREADS) as few:
        monkeypatch.setattr(threads, "_THREADS", few)
        yield client


def answered_meanwhile(
    client: httpx.Client, blocked: BlockedWork, requests: list[Callable[..., Any]]
) -> list[httpx.Response]:
    """What the held requests answer in the end, while all else is answered at once."""
    with ThreadPoolExecutor(len(requests) + 1) as pool:
        pending_responses = [pool.submit(one) for one in requests]
        try:
            until(lambda: blocked.begun)
            elsewhere = pool.submit(client.get, "/oauth/authorize")
            assert elsewhere.result(20).status_code == 400
        finally:
            blocked.go.set()
        return [one.result(60) for one in pending_responses]


def test_case_files_leave_pages_and_sign_in_alone(
    client: httpx.Client, blocked_work: BlockedWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = in_process(client)["id"]
    monkeypatch.setattr(typst, "compile", blocked_work)
    ask = [lambda: client.get(f"/v1/receivables/{id_}/case-file")] * (SHARED_THREADS + 1)
    assert [one.status_code for one in answered_meanwhile(client, blocked_work, ask)] == [200] * len(ask)


def test_evidence_that_takes_long_to_open_leaves_pages_and_sign_in_alone(
    app: FastAPI, client: httpx.Client, blocked_work: BlockedWork
) -> None:
    created = [in_process(client)["id"] for _ in range(SHARED_THREADS + 1)]
    for id_ in created:
        dispute(client, id_, evidence_requested=["invoice"])

    class Reader:
        check_document = staticmethod(blocked_work)

    app.state.reader = Reader()
    body = {"documents": [{"file": PDF, "type": "invoice"}]}
    ask = [lambda id_=id_: client.post(f"/v1/receivables/{id_}/evidence", json=body) for id_ in created]
    assert [one.status_code for one in answered_meanwhile(client, blocked_work, ask)] == [200] * len(ask)


def test_client_that_asks_for_more_case_files_than_may_wait_is_told_to_come_again(
    client: httpx.Client, blocked_work: BlockedWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = in_process(client)["id"]
    monkeypatch.setattr(typst, "compile", blocked_work)
    monkeypatch.setattr(long_work, "WAITING_OF_ONE", 0)
    monkeypatch.setattr(long_work, "WAITING", 0)
    response = client.get(f"/v1/receivables/{id_}/case-file")
    refused(response, 503, "RATE_LIMITED")
    assert response.headers["Retry-After"] == "15"


def start_work(work: LongWork, client_id: str, result: Callable[..., Any] | BlockedWork | bytes) -> Task:
    return asyncio.create_task(work.run(client_id, lambda: result() if callable(result) else result))


def test_clients_take_turns(blocked_work: BlockedWork) -> None:
    order = []

    async def story() -> None:
        work = LongWork("papers", shared=True)
        first = start_work(work, "busy", blocked_work)
        await asyncio.to_thread(until, lambda: blocked_work.begun)
        rest = [
            start_work(work, name, lambda name=name: order.append(name)) for name in ("busy", "busy", "other")
        ]
        await rest[-1]
        assert order == ["other"]
        blocked_work.go.set()
        await asyncio.gather(first, *rest)

    asyncio.run(story())
    assert order == ["other", "busy", "busy"]


def test_work_that_waits_too_long_gives_up_its_place(
    blocked_work: BlockedWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_work, "WAIT_SECONDS", 0.05)

    async def story() -> None:
        work = LongWork("papers", shared=True)
        first = start_work(work, "one", blocked_work)
        await asyncio.to_thread(until, lambda: blocked_work.begun)
        with pytest.raises(ServiceError) as refusal:
            await work.run("one", lambda: b"never")
        assert refusal.value.status == 503
        blocked_work.go.set()
        assert await first == b"%PDF-"
        assert await work.run("one", lambda: b"again") == b"again"

    asyncio.run(story())


def test_end_of_the_service_refuses_what_waits_and_finishes_what_runs(blocked_work: BlockedWork) -> None:
    async def story() -> None:
        work = LongWork("papers", shared=True)
        first, second = start_work(work, "one", blocked_work), start_work(work, "one", b"second")
        await asyncio.to_thread(until, lambda: blocked_work.begun)
        work.close()
        with pytest.raises(ServiceError):
            await second
        with pytest.raises(ServiceError):
            await work.run("one", lambda: b"third")
        blocked_work.go.set()
        assert await first == b"%PDF-"

    asyncio.run(story())
