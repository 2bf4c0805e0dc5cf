"""Uploading an invoice: what is read, what is refused by name, what is kept and for how long."""

import io
from collections.abc import Callable
from typing import Any

import httpx
import pikepdf
import pytest
from sqlalchemy import func, select

from recovery_service.context.core import Core
from recovery_service.db.tables.extraction import extraction_table
from recovery_service.db.tables.files import file_table
from tests.builders import a_receivable_request, a_user
from tests.service.steps import DAY, advance, an_active_user, doubts, good, refused

MIB = 1024 * 1024


@pytest.fixture
def user_id(client: httpx.Client) -> str:
    return an_active_user(client)


def upload(
    client: httpx.Client, user_id: str, content: bytes, name: str = "invoice.pdf", **more: Any
) -> httpx.Response:
    files = {"file": (name, content, "application/pdf")}
    return client.post("/v1/receivables/ocr", files=files, data={"user_id": user_id}, **more)


def encrypted(pdf: bytes) -> bytes:
    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        opened.save(out, encryption=pikepdf.Encryption(owner="o", user="u"))
    return out.getvalue()


def stored_extractions(core: Core) -> Any:
    with core.database.read() as connection:
        return tuple(
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (extraction_table, file_table)
        )


def test_answer_has_every_field_of_the_interface(client: httpx.Client, user_id: str, sample: bytes) -> None:
    response = upload(client, user_id, sample)
    assert response.status_code == 200
    body = response.json()
    assert set(body) == {"extraction_id", "confidence", "data", "missing_fields", "warnings"}
    assert set(body["data"]) >= {"invoice", "debtor", "creditor", "fields"}
    assert 0 < body["confidence"] <= 1
    amount = body["data"]["fields"]["invoice.amount"]
    assert amount["source"] in ("embedded_xml", "text", "ocr", "derived")
    assert body["data"]["invoice"]["amount"] > 0
    assert isinstance(body["data"]["invoice"]["amount"], int | float)


def test_extraction_creates_no_receivable(client: httpx.Client, user_id: str, sample: bytes) -> None:
    good(upload(client, user_id, sample))
    assert good(client.get("/v1/receivables"))["data"] == []


def test_user_that_is_not_active_may_extract(client: httpx.Client, sample: bytes) -> None:
    user = good(client.post("/v1/users", json=a_user()))
    good(upload(client, user["id"], sample))


@pytest.mark.parametrize(
    ("break_", "status", "code"),
    [
        (lambda pdf: b"", 400, "EMPTY"),
        (lambda pdf: pdf[: len(pdf) // 2], 400, "TRUNCATED"),
        (encrypted, 400, "ENCRYPTED"),
        (lambda pdf: b"\x89PNG\r\n\x1a\n" + bytes(100), 415, "UNSUPPORTED_FILE"),
        (lambda pdf: b"PK\x03\x04" + bytes(100), 415, "UNSUPPORTED_FILE"),
        (lambda pdf: b"just words", 415, "UNSUPPORTED_FILE"),
        (lambda pdf: pdf + bytes(20 * MIB), 413, "FILE_TOO_LARGE"),
        (lambda pdf: pdf + bytes(40 * MIB), 413, "FILE_TOO_LARGE"),
    ],
    ids=["empty", "truncated", "encrypted", "png", "zip", "text", "too large", "far too large"],
)
def test_file_that_cannot_be_read_is_refused_by_name(
    client: httpx.Client,
    user_id: str,
    core: Core,
    sample: bytes,
    break_: Callable[..., Any],
    status: int,
    code: str,
) -> None:
    error = refused(upload(client, user_id, break_(sample)), status, code)
    assert error["message"].endswith(".")
    assert stored_extractions(core) == (0, 0)


def test_unknown_user_is_absent(client: httpx.Client, sample: bytes, core: Core) -> None:
    refused(upload(client, "usr_none", sample), 404, "NOT_FOUND")
    assert stored_extractions(core) == (0, 0)


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"json": {"user_id": "x"}}, "Content-Type"),
        ({"content": b"", "headers": {"Content-Type": "multipart/form-data"}}, None),
        ({"content": b"--x", "headers": {"Content-Type": "multipart/form-data; boundary=x"}}, None),
        ({"data": {"user_id": "x"}, "files": {"other": b"%PDF-"}}, "other"),
        ({"data": {"user_id": "x", "file": "text"}, "files": {"none": b""}}, "none"),
        ({"files": {"file": b"%PDF-"}}, "user_id"),
        ({"data": {"user_id": "x", "more": "1"}, "files": {"file": b"%PDF-"}}, "more"),
        ({"data": {"user_id": "x" * 10_000}, "files": {"file": b"%PDF-"}}, None),
    ],
)
def test_form_that_is_not_one_file_and_one_user_is_refused(
    client: httpx.Client, request_: dict[str, Any], field: str | None
) -> None:
    error = refused(client.post("/v1/receivables/ocr", **request_), 400, "VALIDATION_ERROR")
    if field is not None:
        assert error["field"] == field


def test_extraction_that_is_used_becomes_the_invoice_of_its_receivable(
    client: httpx.Client, user_id: str, core: Core, sample: bytes
) -> None:
    read_result = good(upload(client, user_id, sample, name="../../F 2026-001.pdf"))
    body = a_receivable_request(user_id, metadata={"extraction_id": read_result["extraction_id"]})
    receivable = good(client.post("/v1/receivables", json=body))
    assert doubts(receivable) == []
    (document,) = good(client.get(f"/v1/receivables/{receivable['id']}/documents"))["data"]
    assert (document["kind"], document["name"]) == ("invoice", "F 2026-001.pdf")
    file = client.get(f"/v1/receivables/{receivable['id']}/documents/{document['id']}")
    assert file.content == sample
    good(client.post(f"/v1/receivables/{receivable['id']}/cancel", json={"reason": "business_decision"}))
    advance(client, 31 * DAY)
    assert stored_extractions(core) == (1, 1)


def test_answer_of_an_extraction_is_erased_with_the_debtor_that_it_told_of(
    client: httpx.Client, user_id: str, sample: bytes
) -> None:
    key = {"headers": {"Idempotency-Key": "one upload"}}
    read_result = good(upload(client, user_id, sample, **key))
    body = a_receivable_request(user_id, metadata={"extraction_id": read_result["extraction_id"]})
    receivable = good(client.post("/v1/receivables", json=body))
    assert good(upload(client, user_id, sample, **key)) == read_result
    good(client.post(f"/v1/receivables/{receivable['id']}/cancel", json={"reason": "business_decision"}))
    debtor = receivable["recovery_progress"]["debtor"]["id"]
    assert client.delete(f"/v1/debtors/{debtor}/privacy").status_code == 204
    refused(upload(client, user_id, sample, **key), 409, "INVALID_STATE")


@pytest.mark.database
def test_extraction_that_nobody_uses_is_erased_with_its_file(
    client: httpx.Client, user_id: str, core: Core, sample: Any
) -> None:
    good(upload(client, user_id, sample))
    advance(client, 30 * DAY - 60)
    assert stored_extractions(core) == (1, 1)
    advance(client, 60)
    assert stored_extractions(core) == (0, 0)


def test_extraction_counts_once(client: httpx.Client, user_id: str, sample: bytes) -> None:
    body = good(upload(client, user_id, sample))
    metadata = {"extraction_id": body["extraction_id"]}
    good(client.post("/v1/receivables", json=a_receivable_request(user_id, metadata=metadata)))
    second = good(client.post("/v1/receivables", json=a_receivable_request(user_id, metadata=metadata)))
    assert codes(second) == ["EXTRACTION_UNKNOWN"]


def codes(receivable: dict[str, Any]) -> list[Any]:
    return [warned["code"] for warned in doubts(receivable)]


def test_extraction_of_somebody_else_is_an_unknown_one(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
    sample: bytes,
) -> None:
    foreign_platform = caller(make_token(client=make_client()))
    foreign_creditor = caller(make_token(subject="acct_other"))
    mine = caller(make_token(subject="acct_mine"))
    user_id = an_active_user(mine)
    for foreign in (foreign_platform, foreign_creditor):
        theirs = good(upload(foreign, an_active_user(foreign), sample))["extraction_id"]
        messages = []
        for provided in (theirs, "ext_none", 7, ["x"]):
            body = a_receivable_request(user_id, metadata={"extraction_id": provided})
            messages.append(codes(good(mine.post("/v1/receivables", json=body))))
        assert messages == [["EXTRACTION_UNKNOWN"]] * 3 + [[]]
        refused(upload(mine, an_active_user(foreign), sample), 404, "NOT_FOUND")


def test_extraction_repeated_with_its_key_reads_once(
    client: httpx.Client, user_id: str, core: Core, sample: bytes
) -> None:
    key = {"Idempotency-Key": "one"}
    first = good(upload(client, user_id, sample, headers=key))
    assert good(upload(client, user_id, sample, headers=key)) == first
    assert stored_extractions(core) == (1, 1)
    refused(upload(client, user_id, sample + b" ", headers=key), 409, "IDEMPOTENCY_CONFLICT")
