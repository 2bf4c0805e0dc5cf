"""Readings have threads and places of their own: nothing else waits for them, and no client for another's."""

import asyncio
import io
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, cast

import httpx
import pypdfium2
import pytest
from fastapi import FastAPI

from recovery_invoices import CreditorHint, ExtractionError
from recovery_service.errors import ServiceError
from recovery_service.extraction import recognition
from recovery_service.extraction.recognition import ReadingQueue
from tests.builders import a_user
from tests.service.cli.children import printed, until
from tests.service.cli.forked import STARTER, base_url, forked, kill, serve_unlimited
from tests.service.extraction.health import watch_health
from tests.service.extraction.test_extraction import upload
from tests.service.steps import an_active_user, good, refused

CLIENTS = 4
SCANS = 36
POLLS = 40
PAUSE_SECONDS = 0.05
GENEROUS_SECONDS = 2.0
"""On a machine that is busy otherwise; the figure itself is told."""
STOP_SECONDS = 8.0
HINT = CreditorHint()


class BlockedReader:
    """Reads nothing until it is let go or broken off."""

    def __init__(self) -> None:
        self.begun = []
        self.broken = []
        self.go = threading.Event()

    def close(self) -> None:
        self.go.set()

    def read(
        self,
        content: bytes,
        hint: CreditorHint | None = None,
        progress: None = None,
        cancelled: threading.Event | None = None,
    ) -> None:
        self.begun.append(content)
        while not self.go.wait(0.005):
            if cancelled.is_set():
                self.broken.append(content)
                raise ExtractionError("CANCELLED")
        raise ExtractionError("UNREADABLE")


@pytest.fixture
def reader() -> Iterator[BlockedReader]:
    blocked = BlockedReader()
    yield blocked
    blocked.go.set()


def shared(reader: BlockedReader) -> Any:
    return ReadingQueue(cast(Any, lambda: reader), shared=True)


class StepwiseReader(BlockedReader):
    """Ends one reading for each permit."""

    def __init__(self) -> None:
        super().__init__()
        self.permits = threading.Semaphore(0)

    def read(
        self,
        content: bytes,
        hint: CreditorHint | None = None,
        progress: None = None,
        cancelled: threading.Event | None = None,
    ) -> None:
        self.begun.append(content)
        assert self.permits.acquire(timeout=20)
        raise ExtractionError("UNREADABLE")


def test_clients_have_their_turns_one_after_the_other() -> None:
    reader = StepwiseReader()
    desk = shared(reader)
    readings = [desk.submit("busy", b"busy %d" % number, HINT) for number in range(6)]
    readings += [desk.submit("other", b"other", HINT), desk.submit("third", b"third", HINT)]
    # Two threads read: which of them says so first is theirs.
    until(lambda: set(reader.begun) == {b"busy 0", b"other"})
    for begun in (3, 4):
        reader.permits.release()
        until(lambda begun=begun: len(reader.begun) == begun)
    assert b"third" in reader.begun
    reader.permits.release(len(readings))
    for reading in readings:
        assert isinstance(reading.future.exception(20), ExtractionError)


def test_recognition_of_one_client_leaves_places_to_the_others(reader: BlockedReader) -> None:
    desk = shared(reader)
    # One is read, the others wait.
    for number in range(1 + recognition.WAITING_OF_ONE):
        desk.submit("busy", b"%d" % number, HINT)
        until(lambda: reader.begun)
    with pytest.raises(ServiceError) as refusal:
        desk.submit("busy", b"one more", HINT)
    assert (refusal.value.status, refusal.value.headers["Retry-After"]) == (503, "15")
    desk.submit("other", b"other", HINT)
    until(lambda: b"other" in reader.begun)


def test_waiting_work_is_bounded_in_total(reader: BlockedReader, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = shared(reader)
    monkeypatch.setattr(recognition, "WAITING_BYTES", 10)
    desk.submit("a", b"12345678", HINT)
    until(lambda: reader.begun)
    desk.submit("a", b"12345678", HINT)
    with pytest.raises(ServiceError):
        desk.submit("b", b"123", HINT)


def test_document_that_exceeds_its_time_is_told_so(
    reader: BlockedReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recognition, "BUDGET_SECONDS", 0.05)
    error = shared(reader).submit("a", b"long", HINT).future.exception(20)
    assert isinstance(error, ExtractionError)
    assert error.code == "TIMED_OUT"


def test_end_of_the_service_breaks_off_what_is_read_and_refuses_what_waits(reader: BlockedReader) -> None:
    desk = shared(reader)
    readings = [desk.submit("a", b"%d" % number, HINT) for number in range(3)]
    until(lambda: reader.begun)
    desk.close()
    assert [reading.future.exception(20).status for reading in readings] == [503] * 3
    assert reader.broken == [b"0"]


def test_client_that_is_refused_is_told_when_to_come_again(
    app: FastAPI, client: httpx.Client, reader: BlockedReader, monkeypatch: pytest.MonkeyPatch, sample: bytes
) -> None:
    user = an_active_user(client)
    app.state.reader = reader
    monkeypatch.setattr(recognition, "WAITING", 0)
    response = upload(client, user, sample)
    refused(response, 503, "RATE_LIMITED")
    assert response.headers["Retry-After"] == "15"


def test_service_answers_while_all_recognition_slots_are_busy(
    app: FastAPI,
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    reader: BlockedReader,
    sample: bytes,
) -> None:
    user = an_active_user(client)
    app.state.reader = reader
    others = [caller(make_token()) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        requests = [pool.submit(upload, one, user, sample) for one in others]
        until(lambda: reader.begun)
        assert good(client.get("/healthz"))["status"] == "ok"
        assert good(client.get(f"/v1/users/{user}"))["id"] == user
        reader.go.set()
        assert [one.result(20).status_code for one in requests] == [400] * 3


def scan(pdf: bytes) -> bytes:
    """The invoice as a scanner makes it: three pages that are pictures."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        pages = [document[0].render(scale=150 / 72).to_pil().convert("L")] * 3
    finally:
        document.close()
    out = io.BytesIO()
    pages[0].save(out, "PDF", resolution=150, save_all=True, append_images=pages[1:])
    return out.getvalue()


def repeated(pdf: bytes, pages_count: int) -> bytes:
    """The first page as often: long to read, without any picture to recognise."""
    document, out = pypdfium2.PdfDocument(pdf), pypdfium2.PdfDocument.new()
    try:
        out.import_pages(document, [0] * pages_count)
        content = io.BytesIO()
        out.save(content)
    finally:
        out.close()
        document.close()
    return content.getvalue()


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[tuple[BaseProcess, str, list[tuple[Any, ...]]]]:
    """A running service, its address, and a token and a creditor for each of several platforms."""
    place = ["--data-dir", str(tmp_path / "data")]
    printed("init", *place, "--environment", "test")
    ready = tmp_path / "ready.json"
    child = forked(serve_unlimited, [*place, "--ready-file", str(ready)])
    try:
        url = base_url(child, ready)
        platforms = []
        for _ in range(CLIENTS):
            output = printed("client", "add", *place, "--name", "N", "--redirect-uri", "https://n.example/cb")
            token = printed("token", "create", *place, "--client-id", output["client_id"])["access_token"]
            headers = {"Authorization": f"Bearer {token}"}
            user = good(httpx.post(url + "/v1/users", json=a_user(), headers=headers, timeout=60))["id"]
            platforms.append((headers, user))
        yield child, url, platforms
    finally:
        if child.is_alive():
            kill(child)


def test_scans_of_several_clients_leave_health_alone_and_the_service_ends_at_once(
    hosted: tuple[BaseProcess, str, list[tuple[Any, ...]]], sample: bytes
) -> None:
    child, url, platforms = hosted
    content = scan(sample)

    async def ask(client: httpx.AsyncClient, number: int, **more: Any) -> httpx.Response:
        headers, user = platforms[number % CLIENTS]
        files = {"file": ("scan.pdf", content, "application/pdf")}
        return await client.post(
            "/v1/receivables/ocr", files=files, data={"user_id": user}, headers={**headers, **more}
        )

    watching, results = STARTER.Pipe(duplex=False)
    watcher = forked(watch_health, url, POLLS, PAUSE_SECONDS, results)
    assert watching.recv() is None

    async def story() -> Any:
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as busy:
            scans = [asyncio.create_task(ask(busy, number)) for number in range(SCANS)]
            seconds = await asyncio.to_thread(watching.recv)
            assert not all(one.done() for one in scans)
            begun = time.monotonic()
            child.terminate()
            await asyncio.to_thread(child.join, 60)
            ended = time.monotonic() - begun
            outcomes = await asyncio.gather(*scans, return_exceptions=True)
        return seconds, ended, outcomes

    took, ended, outcomes = asyncio.run(story())
    watcher.join(60)
    print(f"health: {took[len(took) // 2] * 1000:.0f} ms in the middle, {took[-1] * 1000:.0f} ms at most")
    print(f"ended after {ended:.1f} s")
    assert took[-1] < GENEROUS_SECONDS
    assert child.exitcode == 0
    assert ended < STOP_SECONDS
    answered = [one for one in outcomes if isinstance(one, httpx.Response)]
    assert {one.status_code for one in answered} <= {200, 400, 503}


@pytest.mark.parametrize("key", [{}, {"Idempotency-Key": "k"}], ids=["without a key", "under a key"])
def test_disconnected_client_cancels_reading(
    hosted: tuple[BaseProcess, str, list[tuple[Any, ...]]], sample: bytes, key: dict[str, Any]
) -> None:
    _, url, platforms = hosted
    headers, user = platforms[0]
    content = repeated(sample, 40)

    def send(seconds: float) -> Any:
        files = {"file": ("scan.pdf", content, "application/pdf")}
        with httpx.Client(base_url=url, timeout=seconds) as client:
            return client.post(
                "/v1/receivables/ocr", files=files, data={"user_id": user}, headers={**headers, **key}
            )

    with pytest.raises(httpx.ReadTimeout):
        send(0.3)
    # Under the same key it is asked anew: nothing runs for the one that left.
    until(lambda: send(60).status_code == 200)
