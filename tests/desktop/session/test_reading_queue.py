"""The queue of files to be read: in order, one at a time, paused and stopped by the person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from recovery_desktop.failures import Failure
from recovery_desktop.session.session import Session
from tests.desktop.ui.fakes import a_reading, a_user, become
from tests.desktop.ui.session import open_session

OCR = "/v1/receivables/ocr"


class Bench:
    """A creditor whose service reads every file; `while_reading` happens before it answers."""

    def __init__(self, folder: Path) -> None:
        self.session, self.service = open_session(folder)
        become(self.session.store, a_user("active"))
        self.session.store.connections.change("c1", profile={"keeps_keys": True})
        self.while_reading: Callable[[], None] = lambda: None
        self.service.handles("POST", OCR, self._read)
        self.queue = self.session.reading_queue
        self.files = [folder / name for name in ("a.pdf", "b.pdf", "c.pdf")]
        for file in self.files:
            file.write_bytes(b"%PDF-1.7 " + file.name.encode())

    def _read(self, request: httpx.Request) -> httpx.Response:
        self.while_reading()
        return httpx.Response(200, json=a_reading().model_dump(mode="json"))

    @property
    def states(self) -> dict[str | None, str]:
        return {draft.file_name: draft.state for draft in self.session.connection_store.drafts.list_open()}

    def draft(self, name: str) -> str:
        return next(
            row.id for row in self.session.connection_store.drafts.list_open() if row.file_name == name
        )


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path)
    yield bench
    bench.session.store.close()


def test_reading_queue_reads_one_file_after_the_other(bench: Bench) -> None:
    observed: list[tuple[str, str, float | None]] = []
    progressed: list[str] = []

    def note() -> None:
        current = bench.queue.current
        state = bench.session.connection_store.drafts.get(current).state
        observed.append(
            (
                bench.session.connection_store.drafts.get(current).file_name or "",
                state,
                bench.queue.upload_progress(current),
            )
        )

    bench.while_reading, bench.queue.progressed = note, progressed.append
    asyncio.run(bench.queue.add_files(bench.files))
    assert observed == [(file.name, "uploading", 1.0) for file in bench.files]
    assert bench.states == {file.name: "review" for file in bench.files}
    assert (bench.queue.current, bench.queue.upload_progress(progressed[0])) == (None, None)


def test_reading_queue_paused_begins_no_other_file_until_resumed(bench: Bench) -> None:
    bench.while_reading = bench.queue.pause
    asyncio.run(bench.queue.add_files(bench.files))
    assert bench.states == {"a.pdf": "review", "b.pdf": "waiting", "c.pdf": "waiting"}
    bench.while_reading = lambda: None
    asyncio.run(bench.queue.resume())
    assert set(bench.states.values()) == {"review"}
    assert not bench.queue.paused


def test_reading_queue_removal_stops_the_file_being_read_and_goes_on(bench: Bench) -> None:
    removed = []
    bench.while_reading = lambda: removed.extend(bench.queue.remove([bench.queue.current]))
    first, *_ = bench.files
    asyncio.run(bench.queue.add_files([first]))
    assert bench.states == {}
    assert [(draft.file_name, draft.state) for draft in removed] == [("a.pdf", "waiting")]
    bench.while_reading = lambda: None
    bench.queue.restore(removed)
    asyncio.run(bench.queue.read_waiting())
    assert bench.states == {"a.pdf": "review"}


def test_reading_queue_offline_leaves_files_waiting_and_reads_them_later(bench: Bench) -> None:
    bench.service.is_offline = True
    failure = asyncio.run(_added_quietly(bench.session, bench.files))
    assert failure is not None
    assert set(bench.states.values()) == {"waiting"}
    bench.service.is_offline = False
    assert asyncio.run(bench.queue.read_waiting_quietly()) is None
    assert set(bench.states.values()) == {"review"}


async def _added_quietly(session: Session, files: list[Path]) -> object:
    session.reading_queue.pause()
    await session.reading_queue.add_files(files)
    return await _resumed_quietly(session)


async def _resumed_quietly(session: Session) -> object:
    try:
        await session.reading_queue.resume()
    except Failure as failure:
        return failure
    return None


def test_reading_queue_retries_what_could_not_be_read(bench: Bench) -> None:
    bench.service.refuses("POST", OCR, 422, "The file is damaged.", code="UNREADABLE")
    asyncio.run(bench.queue.add_files(bench.files))
    assert set(bench.states.values()) == {"unread"}
    bench.service.handles("POST", OCR, bench._read)
    asyncio.run(bench.queue.retry(bench.draft("b.pdf")))
    assert bench.states == {"a.pdf": "unread", "b.pdf": "review", "c.pdf": "unread"}
    asyncio.run(bench.queue.retry_failed())
    assert set(bench.states.values()) == {"review"}
