"""Disputes, requests for evidence, and the evidence that answers them."""

import hashlib
from datetime import datetime
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from recovery_service.context.core import Core
from recovery_service.db.tables.disputes import dispute_table, submission_table
from recovery_service.db.tables.files import file_table
from recovery_service.db.tables.payments import payment_table
from recovery_service.ledger.disputes.reasons import EVIDENCE
from recovery_service.pages.debtor.submissions import REASONS
from recovery_service.recovery.lifecycle import disputes
from tests.papers import JPEG, PDF, PNG, pdf_of, uri
from tests.service.steps import (
    DAY,
    advance,
    dispute,
    event,
    events,
    good,
    in_process,
    pay,
    read,
    refused,
    submit,
)


def document(
    content: bytes = PDF, media_type: str = "application/pdf", kind: str = "contract", **more: Any
) -> dict[str, Any]:
    return {"type": kind, "file": uri(content, media_type), **more}


def submit_evidence(client: httpx.Client, id_: str, **body: Any) -> httpx.Response:
    return client.post(f"/v1/receivables/{id_}/evidence", json=body)


@pytest.mark.database
def test_dispute_pauses_and_asks_for_evidence(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    shown = dispute(client, id_, reason="not_received", message="Nothing came.")
    assert shown["status"] == "disputed"
    data = event(client, id_, "receivable.disputed")
    assert data == {
        "receivable_id": id_,
        "dispute_reason": "not_received",
        "dispute_message": "Nothing came.",
        "evidence_requested": ["delivery_note", "proof_of_service", "purchase_order"],
        "evidence_deadline": data["evidence_deadline"],
        "recovery_paused": True,
    }
    progress = shown["recovery_progress"]
    assert progress["dispute"] == {
        "reason": "not_received",
        "message": "Nothing came.",
        "evidence_requested": data["evidence_requested"],
        "evidence_deadline": data["evidence_deadline"],
        "default": "stay_paused",
    }
    assert (progress["paused"]["reason"], progress["paused"]["until"]) == (
        "disputed",
        data["evidence_deadline"],
    )
    assert "next_action" not in progress


@pytest.mark.parametrize("state", ["pending", "payment_received", "disputed"])
def test_dispute_of_a_receivable_that_is_not_in_process_is_refused(client: httpx.Client, state: str) -> None:
    id_ = submit(client)["id"] if state == "pending" else in_process(client)["id"]
    if state == "payment_received":
        pay(client, id_)
    elif state == "disputed":
        dispute(client, id_)
    response = client.post(f"/v1/receivables/{id_}/disputes", json={"reason": "other"})
    refused(response, 409, "INVALID_STATE")


@pytest.mark.database
def test_evidence_resumes_the_recovery(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    body = {
        "documents": [
            document(description="Signed on 3 March"),
            document(PNG, "image/png", "delivery_note"),
            document(JPEG, "image/jpeg", "contract"),
        ],
        "statement": "All of it was delivered.",
    }
    on = good(submit_evidence(client, id_, **body))
    assert (on["status"], "dispute" in on["recovery_progress"]) == ("in_process", False)
    assert event(client, id_, "receivable.evidence.submitted") == {
        "receivable_id": id_,
        "evidence_count": 3,
        "evidence_types": ["contract", "delivery_note"],
        "recovery_resumed": True,
    }
    assert "All of it was delivered." in [entry["text"] for entry in on["recovery_progress"]["history"]]
    listed = good(client.get(f"/v1/receivables/{id_}/documents"))["data"]
    assert [(row["kind"], row["name"], row["media_type"], row["size"]) for row in listed] == [
        ("contract", "contract-1.pdf", "application/pdf", len(PDF)),
        ("delivery_note", "delivery_note-2.png", "image/png", len(PNG)),
        ("contract", "contract-3.jpg", "image/jpeg", len(JPEG)),
    ]
    assert listed[0]["sha256"] == hashlib.sha256(PDF).hexdigest()
    assert listed[0]["description"] == "Signed on 3 March"
    file = client.get(f"/v1/receivables/{id_}/documents/{listed[0]['id']}")
    assert (file.content, file.headers["content-type"]) == (PDF, "application/pdf")
    assert file.headers["content-disposition"].startswith("attachment")
    assert file.headers["x-content-type-options"] == "nosniff"


def test_statement_alone_is_evidence(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    good(submit_evidence(client, id_, statement="It was agreed."))
    data = event(client, id_, "receivable.evidence.submitted")
    assert (data["evidence_count"], data["evidence_types"]) == (0, [])
    advance(client, DAY)
    sent = {
        one["template"]: one["body"] for one in good(client.get(f"/v1/receivables/{id_}/messages"))["data"]
    }
    # Who maintains a claim says how to pay it; who has just received an objection does not.
    assert "IBAN" in sent["dispute_answered"]
    assert "IBAN" not in sent.get("dispute_received", "")


def test_dispute_that_both_settled_ends_without_an_answer_and_gives_some_days(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    advance(client, 3 * DAY)
    dispute(client, id_)
    advance(client, 9 * DAY)
    before = read(client, id_)
    settled = good(submit_evidence(client, id_, statement="One window is replaced.", settled=True))
    assert (before["status"], settled["status"]) == ("disputed", "in_process")
    entries = settled["recovery_progress"]["history"]
    [entry] = [entry for entry in entries if entry["kind"] == "dispute.settled"]
    assert (entry["text"], entry["actor"]) == ("One window is replaced.", "platform")
    coming = settled["recovery_progress"]["next_action"]
    assert coming["why"]["code"] == "dispute_settled"
    now = good(client.get("/v1/test/clock"))["now"]
    assert (datetime.fromisoformat(coming["at"]) - datetime.fromisoformat(now)).days >= 6
    advance(client, 5 * DAY)
    sent = good(client.get(f"/v1/receivables/{id_}/messages"))["data"]
    assert "dispute_answered" not in {one["template"] for one in sent}


@pytest.mark.database
def test_missed_deadline_leaves_it_paused_and_late_evidence_still_counts(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    advance(client, 10 * DAY)
    late = read(client, id_)
    assert late["status"] == "disputed"
    assert late["recovery_progress"]["history"][0]["kind"] == "evidence.deadline_passed"
    observed = len(events(client, of=id_))
    advance(client, 60 * DAY)
    assert len(events(client, of=id_)) == observed
    assert good(submit_evidence(client, id_, statement="Late, but here."))["status"] == "in_process"


def test_evidence_in_time_leaves_no_deadline_behind(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    good(submit_evidence(client, id_, statement="Here."))
    advance(client, 11 * DAY)
    kinds = [entry["kind"] for entry in read(client, id_)["recovery_progress"]["history"]]
    assert "evidence.deadline_passed" not in kinds


def test_second_dispute_has_its_own_deadline(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    advance(client, 8 * DAY)
    good(submit_evidence(client, id_, statement="Here."))
    second = dispute(client, id_)
    advance(client, 3 * DAY)
    kinds = [entry["kind"] for entry in read(client, id_)["recovery_progress"]["history"]]
    assert "evidence.deadline_passed" not in kinds
    assert read(client, id_)["recovery_progress"]["dispute"] == second["recovery_progress"]["dispute"]


@pytest.mark.database
def test_service_asks_for_evidence_without_a_dispute(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    response = client.post(f"/v1/test/receivables/{id_}/request-evidence", json={})
    body = good(response)
    assert body["status"] == "evidence_requested"
    data = event(client, id_, "receivable.evidence.requested")
    assert data == {
        "receivable_id": id_,
        "evidence_requested": ["invoice", "contract"],
        "evidence_deadline": data["evidence_deadline"],
        "recovery_paused": True,
    }
    assert body["recovery_progress"]["dispute"]["evidence_deadline"] == data["evidence_deadline"]
    advance(client, 10 * DAY)
    assert read(client, id_)["status"] == "evidence_requested"
    assert good(submit_evidence(client, id_, documents=[document()]))["status"] == "in_process"


def test_debtor_withdraws(client: httpx.Client, core: Core) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    with core.write() as context:
        disputes.withdraw_dispute(context, id_)
    result = read(client, id_)
    assert (result["status"], "dispute" in result["recovery_progress"]) == ("in_process", False)
    assert result["recovery_progress"]["history"][0]["actor"] == "debtor"
    assert event(client, id_, "receivable.resumed")["reason"] == "dispute_withdrawn"


def test_part_can_be_disputed(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    body = {"reason": "wrong_amount", "amount": 500.25}
    response = client.post(f"/v1/receivables/{id_}/disputes", json=body)
    assert response.status_code == 201
    shown = response.json()
    assert (shown["status"], shown["recovery_progress"]["dispute"]["amount"]) == ("disputed", 500.25)
    receivable = pay(client, id_, 700.25)
    assert (receivable["status"], receivable["recovery_progress"]["remaining_amount"]) == ("disputed", 500.25)


@pytest.mark.parametrize("amount", [0, -1, 1200.51, 0.001])
def test_disputed_part_lies_within_what_is_open(client: httpx.Client, amount: float) -> None:
    id_ = in_process(client)["id"]
    body = {"reason": "wrong_amount", "amount": amount}
    response = client.post(f"/v1/receivables/{id_}/disputes", json=body)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == "amount"
    assert read(client, id_)["status"] == "in_process"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, None),
        ({"statement": "  "}, None),
        ({"documents": []}, None),
        ({"documents": [{"type": "contract"}]}, "documents[0].file"),
        ({"documents": [document(kind="photo")]}, "documents[0].type"),
        ({"documents": [{"type": "contract", "file": "https://example.com/a.pdf"}]}, "documents[0].file"),
        ({"documents": [{"type": "contract", "file": "/etc/passwd"}]}, "documents[0].file"),
        ({"documents": [{"type": "contract", "file": "file:///etc/passwd"}]}, "documents[0].file"),
        ({"documents": [{"type": "contract", "file": "data:application/pdf,plain"}]}, "documents[0].file"),
        (
            {"documents": [{"type": "contract", "file": "data:application/pdf;base64,%%%"}]},
            "documents[0].file",
        ),
        ({"documents": [{"type": "contract", "file": "data:application/pdf;base64,é"}]}, "documents[0].file"),
        ({"documents": [{"type": "contract", "file": "data:application/pdf;base64,"}]}, "documents[0].file"),
        ({"documents": [document(), document(PNG)]}, "documents[1].file"),
        ({"documents": [document(b"<html>", "text/html")]}, "documents[0].file"),
        ({"documents": [document(b"GIF89a", "image/gif")]}, "documents[0].file"),
        ({"documents": [document()] * 21}, "documents"),
        ({"documents": [document()], "extra": 1}, "extra"),
    ],
)
def test_files_that_are_not_what_they_have_to_be_are_refused(
    client: httpx.Client, body: dict[str, Any], field: str | None
) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    error = refused(submit_evidence(client, id_, **body), 400, "VALIDATION_ERROR")
    assert error.get("field") == field
    assert read(client, id_)["status"] == "disputed"
    assert good(client.get(f"/v1/receivables/{id_}/documents"))["data"] == []


@pytest.mark.parametrize(
    ("content", "media_type"),
    [
        (b"%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n", "application/pdf"),
        (PDF[: len(PDF) // 2], "application/pdf"),
        (b"\x89PNG\r\n\x1a\n" + bytes(20), "image/png"),
        (PNG[: len(PNG) // 2], "image/png"),
        (b"\xff\xd8\xff\xe0" + bytes(20), "image/jpeg"),
    ],
    ids=["pdf-without-pages", "half-a-pdf", "png-header-only", "half-a-png", "jpeg-header-only"],
)
def test_evidence_that_no_program_can_open_is_refused(
    client: httpx.Client, content: bytes, media_type: str
) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    response = submit_evidence(client, id_, documents=[document(), document(content, media_type)])
    error = refused(response, 415, "UNSUPPORTED_FILE")
    assert error["field"] == "documents[1].file"
    assert read(client, id_)["status"] == "disputed"
    assert good(client.get(f"/v1/receivables/{id_}/documents"))["data"] == []


def test_file_of_ten_mebibytes_is_taken_and_a_byte_more_is_not(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    pdf = pdf_of(10 * 1024 * 1024)
    response = submit_evidence(client, id_, documents=[document(pdf + b"\n")])
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == "documents[0].file"
    assert good(submit_evidence(client, id_, documents=[document(pdf)]))["status"] == "in_process"


def test_evidence_files_together_have_at_most_fifty_mebibytes(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    dispute(client, id_)
    largest = document(pdf_of(17 * 512 * 1024))
    response = submit_evidence(client, id_, documents=[largest] * 6)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == "documents[5].file"


def test_dispute_reasons_of_the_debtors_page_have_their_evidence() -> None:
    assert set(REASONS) <= set(EVIDENCE)


def test_debtor_messages_and_files_are_erased_with_debtor(client: httpx.Client, core: Core) -> None:
    id_ = in_process(client)["id"]
    shown = dispute(client, id_, message="Secret words of the debtor.")
    good(submit_evidence(client, id_, documents=[document()], statement="Secret words too."))
    body = {"amount": 1, "date": "2026-01-05", "reference": "Secret reference"}
    good(client.post(f"/v1/receivables/{id_}/payments", json=body))
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "mark_complete"}))
    debtor = shown["recovery_progress"]["debtor"]["id"]
    assert client.delete(f"/v1/debtors/{debtor}/privacy").is_success
    assert good(client.get(f"/v1/receivables/{id_}/documents"))["data"] == []
    with core.database.read() as connection:
        stored = [
            connection.execute(select(table)).all()
            for table in (dispute_table, submission_table, payment_table, file_table)
        ]
    assert "Secret" not in str(stored)
    assert stored[3] == []
    assert "Secret" not in str(good(client.get(f"/v1/receivables/{id_}/timeline")))
