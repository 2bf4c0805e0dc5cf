"""Reading an invoice: what fails stands in the draft, what passes waits, and no upload creates a debt twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_desktop.commands.import_files import import_files
from recovery_desktop.commands.read_invoice import (
    is_creation_open,
    list_likely,
    read_invoice,
    resume_after_crash,
    take_as_created,
    take_as_not_created,
)
from recovery_desktop.failures import Offline, OutcomeUnknown, Paced, ServiceFault, SignedOut
from recovery_desktop.store.drafts import Draft
from tests.desktop.edge import Listed, Wire, a_receivable, answer, connected_to, error, run

OCR = "/v1/receivables/ocr"
EXTRACTION = {
    "extraction_id": "ext_1",
    "confidence": 0.9,
    "data": {"invoice": {"numbers": ["FA-12"], "amount": 1200.5, "currency": "EUR"}, "debtor": {}},
    "missing_fields": ["debtor.contacts"],
    "warnings": [],
}


class Bench:
    def __init__(self, folder: Path, *, keeps_keys: bool) -> None:
        self.wire = Wire()
        self.listed = Listed(self.wire)
        self.context = connected_to(self.wire, folder, keeps_keys=keeps_keys)
        self.pdf = folder / "facture.pdf"
        self.pdf.write_bytes(b"%PDF-1.7 facture")
        self.shares: list[float] = []

    def drop(self, *paths: Path) -> list[Draft]:
        return run(import_files(self.context, paths or [self.pdf])).drafts

    def read(self, draft: Draft) -> Draft:
        run(read_invoice(self.context, draft.id, lambda id, share: self.shares.append(share)))
        return self.now(draft)

    def now(self, draft: Draft) -> Draft:
        return self.context.connection_store.drafts.get(draft.id)

    def creates_too(self, id: str = "rcv_1", **changed: Any) -> None:
        def reading(request: httpx.Request) -> httpx.Response:
            row = self.listed.add(id, **({"progress": {"invoice_numbers": ["FA-12"]}} | changed))
            row["created_at"] = datetime.now(UTC).isoformat()
            return answer(200, EXTRACTION)

        self.wire.on("POST", OCR, reading)

    @property
    def uploads(self) -> int:
        return self.wire.count("POST", OCR)


@pytest.fixture
def foreign(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path, keeps_keys=False)
    yield bench
    bench.context.store.close()


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path, keeps_keys=True)
    yield bench
    bench.context.store.close()


def test_extraction_is_stored_for_the_review(ours: Bench) -> None:
    ours.wire.on("POST", OCR, answer(200, EXTRACTION))
    (draft,) = ours.drop()
    assert draft.state == "waiting"
    read = ours.read(draft)
    assert read.state == "review"
    assert read.extraction is not None
    assert read.extraction["data"]["invoice"]["numbers"] == ["FA-12"]
    assert ours.shares[-1] == 1.0


REFUSALS = [(413, "FILE_TOO_LARGE"), (415, "UNSUPPORTED_FILE"), (400, "ENCRYPTED"), (422, "UNREADABLE")]


@pytest.mark.parametrize(("status", "code"), REFUSALS)
def test_refused_file_says_why_and_can_be_typed(ours: Bench, status: int, code: str) -> None:
    ours.wire.on("POST", OCR, error(status, code, "This file is protected by a password."))
    read = ours.read(ours.drop()[0])
    assert (read.state, read.failure) == (
        "unread",
        {"code": code, "message": "This file is protected by a password."},
    )
    assert read.file_path is not None


PASSING: list[tuple[Any, type[Exception]]] = [
    (httpx.ConnectError("no route"), Offline),
    (answer(429), Paced),
    (error(401, "UNAUTHORIZED"), SignedOut),
]


@pytest.mark.parametrize(("fault", "failure"), PASSING)
def test_upload_that_did_not_leave_waits(foreign: Bench, fault: Any, failure: type[Exception]) -> None:
    foreign.wire.on("POST", OCR, fault)
    foreign.wire.on("POST", "/oauth/token", answer(400, {"error": "invalid_grant"}))
    (draft,) = foreign.drop()
    with pytest.raises(failure):
        foreign.read(draft)
    assert foreign.now(draft).state == "waiting"


def test_session_that_cannot_be_renewed_now_leaves_it_waiting(foreign: Bench) -> None:
    foreign.wire.on("POST", OCR, error(401, "UNAUTHORIZED"))
    foreign.wire.on("POST", "/oauth/token", answer(503))
    (draft,) = foreign.drop()
    with pytest.raises(ServiceFault):
        foreign.read(draft)
    assert foreign.now(draft).state == "waiting"


LOST = [httpx.ReadTimeout(""), httpx.RemoteProtocolError("cut"), answer(502)]


@pytest.mark.parametrize("fault", LOST)
def test_lost_answer_waits_where_keys_are_kept(ours: Bench, fault: Any) -> None:
    ours.wire.on("POST", OCR, fault)
    (draft,) = ours.drop()
    with pytest.raises(OutcomeUnknown):
        ours.read(draft)
    assert ours.now(draft).state == "waiting"
    ours.wire.on("POST", OCR, answer(200, EXTRACTION))
    assert ours.read(draft).state == "review"
    keys = {request.headers["Idempotency-Key"] for request in ours.wire.requests}
    assert len(keys) == 1


@pytest.mark.parametrize("fault", LOST)
def test_lost_answer_is_left_to_the_person_where_reading_may_create(foreign: Bench, fault: Any) -> None:
    foreign.wire.on("POST", OCR, fault)
    (draft,) = foreign.drop()
    read = foreign.read(draft)
    assert read.state == "unread"
    assert read.failure is not None
    assert read.failure["code"] == "OutcomeUnknown"
    assert foreign.uploads == 1


def test_service_whose_reading_creates_is_found_out_and_nothing_is_submitted_twice(foreign: Bench) -> None:
    foreign.creates_too()
    read = foreign.read(foreign.drop()[0])
    # It still lacks whom to write to: the person completes that one.
    assert (read.state, read.failure, read.created_as) == ("review", None, "rcv_1")
    assert foreign.context.connection_store.receivables.get("rcv_1") is not None
    assert foreign.context.row.profile["reading_creates"] is True


def test_service_whose_reading_only_reads_is_asked_about_it_once(foreign: Bench) -> None:
    foreign.wire.on("POST", OCR, answer(200, EXTRACTION))
    assert foreign.read(foreign.drop()[0]).state == "review"
    assert foreign.context.row.profile["reading_creates"] is False
    looks = foreign.wire.count("GET", "/v1/receivables")
    assert foreign.read(foreign.drop()[0]).state == "review"
    assert foreign.wire.count("GET", "/v1/receivables") == looks == 1


def test_upload_of_unknown_outcome_is_reported_to_the_person(foreign: Bench) -> None:
    foreign.creates_too(progress={})
    read = foreign.read(foreign.drop()[0])
    assert read.state == "review"
    assert read.failure is not None
    assert read.failure["code"] == "MAY_BE_SUBMITTED"
    assert "reading_creates" not in foreign.context.row.profile
    assert is_creation_open(foreign.context, read)
    (likely,) = list_likely(foreign.context, read)
    take_as_created(foreign.context, read.id, likely.id)
    recognising = foreign.now(read)
    assert (recognising.created_as, recognising.failure) == ("rcv_1", None)
    assert not is_creation_open(foreign.context, recognising)


def test_person_who_looked_may_say_that_nothing_was_created(foreign: Bench) -> None:
    foreign.creates_too(progress={})
    read = foreign.read(foreign.drop()[0])
    take_as_not_created(foreign.context, read.id)
    assert (foreign.now(read).state, foreign.now(read).created_as) == ("review", None)
    assert not is_creation_open(foreign.context, foreign.now(read))


@pytest.mark.parametrize(
    "named",
    [{"receivable_id": "rcv_1"}, {"receivable": {"id": "rcv_1"}}, {"data": {"receivable_id": "rcv_1"}}],
)
def test_receivable_that_the_reading_names_is_taken_without_searching(
    foreign: Bench, named: dict[str, Any]
) -> None:
    foreign.creates_too(progress={})
    extraction = {**EXTRACTION, **named, "data": {**EXTRACTION["data"], **named.get("data", {})}}
    foreign.wire.on("POST", OCR, answer(200, extraction))
    foreign.wire.on("GET", "/v1/receivables/rcv_1", answer(200, a_receivable("rcv_1", progress={})))
    read = foreign.read(foreign.drop()[0])
    assert (read.state, read.failure, read.created_as) == ("review", None, "rcv_1")
    assert foreign.wire.count("GET", "/v1/receivables") == 0
    assert foreign.context.connection_store.receivables.rows(["rcv_1"])["rcv_1"].numbers == "FA-12"


def test_question_stays_open_where_the_service_is_away_right_after_reading(foreign: Bench) -> None:
    foreign.wire.on("POST", OCR, answer(200, EXTRACTION))
    foreign.wire.on("GET", "/v1/receivables", httpx.ConnectError("no route"))
    (draft,) = foreign.drop()
    with pytest.raises(Offline):
        foreign.read(draft)
    assert is_creation_open(foreign.context, foreign.now(draft))


@pytest.mark.parametrize(("has_extraction", "state"), [(True, "waiting"), (False, "unread")])
def test_upload_cut_off_by_the_end_of_the_app(tmp_path: Path, has_extraction: bool, state: str) -> None:
    bench = Bench(tmp_path, keeps_keys=has_extraction)
    (draft,) = bench.drop()
    bench.context.connection_store.drafts.change_state(draft.id, "uploading")
    resume_after_crash(bench.context)
    assert bench.now(draft).state == state
    bench.context.store.close()


def test_cancelling_an_upload_loses_nothing(ours: Bench) -> None:
    (draft,) = ours.drop()

    async def cut_off() -> None:
        reached = asyncio.Event()

        async def hang(request: httpx.Request) -> httpx.Response:
            reached.set()
            await asyncio.Event().wait()
            raise AssertionError

        ours.context.client.transport._http = httpx.AsyncClient(transport=httpx.MockTransport(hang))
        reading = asyncio.create_task(read_invoice(ours.context, draft.id, lambda id, share: None))
        await reached.wait()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)

    run(cut_off())
    assert ours.now(draft).state == "waiting"


BAD_FILES: list[tuple[str, bytes | None, str]] = [
    ("notes.pdf", b"just some words", "file_not_a_pdf"),
    ("empty.pdf", b"", "file_empty"),
    ("gone.pdf", None, "file_cannot_be_opened"),
    ("notes.txt", b"words", "file_kind_not_read"),
]


@pytest.mark.parametrize(("name", "content", "code"), BAD_FILES)
def test_file_that_is_no_invoice_is_named_and_never_sent(
    ours: Bench, tmp_path: Path, name: str, content: bytes | None, code: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    bad, good = ours.drop(path, ours.pdf)
    assert bad.state == "unread"
    assert bad.failure is not None
    assert bad.failure["code"] == code
    assert bad.file_name == name
    assert good.state == "waiting"
    assert ours.read(bad).state == "unread"
    assert ours.uploads == 0


def test_hundred_megabytes_are_refused_without_being_read(ours: Bench, tmp_path: Path) -> None:
    path = tmp_path / "huge.pdf"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    (draft,) = ours.drop(path)
    assert draft.failure is not None
    assert draft.failure["code"] == "file_too_large"
    assert not ours.context.files.exists()


def test_copy_outlives_the_file_that_was_dropped(ours: Bench) -> None:
    (draft,) = ours.drop()
    ours.pdf.unlink()
    ours.wire.on("POST", OCR, answer(200, EXTRACTION))
    assert ours.read(draft).state == "review"
    assert draft.file_path is not None
    assert Path(draft.file_path).read_bytes() == b"%PDF-1.7 facture"
