"""Every move of the interface's table, driven from outside, with the event it reports."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from tests.papers import uri
from tests.service.conformance.platform import Platform

PDF = uri()


def status(platform: Platform, receivable_id: str) -> str:
    return str(platform.get(f"/v1/receivables/{receivable_id}")["status"])


def moment(value: str) -> datetime:
    parsed = datetime.fromisoformat(value)
    assert parsed.tzinfo is not None
    return parsed


def test_recovery_starts_after_a_day(platform: Platform, user_id: str) -> None:
    receivable = platform.receivable(user_id)
    platform.advance(23 * 3600)
    assert status(platform, receivable["id"]) == "pending"
    platform.advance(3601)
    assert status(platform, receivable["id"]) == "in_process"
    (event,) = platform.events(receivable["id"], "receivable.sent_to_recovery")
    data = event["data"]
    assert data["status"] == "in_process"
    started = moment(data["recovery_started_at"]) - moment(receivable["created_at"])
    assert timedelta(hours=24) <= started < timedelta(hours=24, seconds=5)
    assert data["assigned_agent"]
    assert data["recovery_page_url"].startswith("http")


def test_debtor_is_contacted_by_every_channel(platform: Platform, user_id: str) -> None:
    debtor = {
        "company_name": "Reachable Ltd",
        "contacts": [{"email": "ignores@debtor.test", "phone": "+33612345678", "level": 0}],
        "address": {"line1": "1 rue Haute", "postal_code": "75001", "city": "Paris", "country": "FR"},
    }
    receivable_id = platform.in_recovery(user_id, debtor=debtor)["id"]
    platform.advance(60 * 86_400)
    attempts = platform.events(receivable_id, "receivable.contact.attempted")
    assert {event["data"]["contact_type"] for event in attempts} == {"email", "sms", "phone", "letter"}
    assert [event["data"]["contact_number"] for event in attempts] == list(range(1, len(attempts) + 1))
    for event in attempts:
        assert set(event["data"]) >= {
            "receivable_id",
            "contact_type",
            "contact_number",
            "contact_level",
            "next_action",
            "next_action_date",
        }
        assert isinstance(event["data"]["contact_level"], int)
    progress = platform.get(f"/v1/receivables/{receivable_id}")["recovery_progress"]
    assert sum(progress["attempts"].values()) == len(attempts)


def test_full_payment_leads_to_recovered(platform: Platform, user_id: str) -> None:
    receivable_id = platform.in_recovery(user_id, amount=300)["id"]
    platform.post(f"/v1/test/receivables/{receivable_id}/pay", {})
    assert status(platform, receivable_id) == "payment_received"
    (paid,) = platform.events(receivable_id, "receivable.payment.received")
    data = paid["data"]
    assert (data["payment_amount"], data["payment_type"], data["remaining_amount"]) == (300, "full", 0)
    assert data["payment_intent_id"]
    moment(data["payment_date"])
    assert platform.events(receivable_id, "receivable.payment.partial") == []
    platform.advance(2 * 86_400 + 60)
    assert status(platform, receivable_id) == "recovered"
    (recovered,) = platform.events(receivable_id, "receivable.recovered")
    assert recovered["data"]["total_recovered"] == 300
    assert recovered["data"]["recovery_duration_days"] == 2
    moment(recovered["data"]["payout_scheduled"])
    for path, body in (
        ("cancel", {"reason": "paid_directly"}),
        ("evidence", {"statement": "x"}),
        ("partial-payment", {"action": "mark_complete"}),
    ):
        refused = platform.post(f"/v1/receivables/{receivable_id}/{path}", body, 409)
        assert refused["error"]["code"] == "INVALID_STATE"


def half_paid(platform: Platform, user_id: str) -> str:
    receivable_id = str(platform.in_recovery(user_id, amount=100)["id"])
    platform.post(f"/v1/test/receivables/{receivable_id}/pay", {"amount": 40})
    return receivable_id


def test_partial_payment_asks_for_a_decision(platform: Platform, user_id: str) -> None:
    receivable_id = half_paid(platform, user_id)
    assert status(platform, receivable_id) == "payment_received"
    (received,) = platform.events(receivable_id, "receivable.payment.received")
    assert (received["data"]["payment_type"], received["data"]["remaining_amount"]) == ("partial", 60)
    (partial,) = platform.events(receivable_id, "receivable.payment.partial")
    data = partial["data"]
    assert (data["original_amount"], data["paid_amount"], data["remaining_amount"]) == (100, 40, 60)
    assert data["action_required"] == "platform_decision"
    waiting = moment(data["decision_deadline"]) - platform.now()
    assert timedelta(days=6, hours=23) < waiting <= timedelta(days=7)
    decision = platform.get(f"/v1/receivables/{receivable_id}")["recovery_progress"]["decision"]
    assert moment(decision["deadline"]) == moment(data["decision_deadline"])


def test_continuing_resumes_and_completing_ends(platform: Platform, user_id: str) -> None:
    going_on = half_paid(platform, user_id)
    path = f"/v1/receivables/{going_on}/partial-payment"
    assert platform.post(path, {"action": "give_up"}, 400)["error"]["field"] == "action"
    platform.post(path, {"action": "continue_recovery", "notes": "they will pay"})
    assert status(platform, going_on) == "in_process"
    assert platform.post(path, {"action": "mark_complete"}, 409)["error"]["code"] == "INVALID_STATE"

    done = half_paid(platform, user_id)
    platform.post(f"/v1/receivables/{done}/partial-payment", {"action": "mark_complete"})
    assert status(platform, done) == "recovered"
    (recovered,) = platform.events(done, "receivable.recovered")
    assert recovered["data"]["total_recovered"] == 40


def test_silence_continues_the_recovery(platform: Platform, user_id: str) -> None:
    receivable_id = half_paid(platform, user_id)
    platform.advance(7 * 86_400 + 60)
    assert status(platform, receivable_id) == "in_process"


def disputed(platform: Platform, user_id: str) -> str:
    receivable_id = str(platform.in_recovery(user_id)["id"])
    body = {"reason": "not_delivered", "message": "Nothing arrived", "evidence_requested": ["delivery_note"]}
    platform.post(f"/v1/test/receivables/{receivable_id}/dispute", body)
    return receivable_id


def test_dispute_pauses_and_evidence_resumes(platform: Platform, user_id: str) -> None:
    receivable_id = disputed(platform, user_id)
    assert status(platform, receivable_id) == "disputed"
    (event,) = platform.events(receivable_id, "receivable.disputed")
    data = event["data"]
    assert (data["dispute_reason"], data["dispute_message"]) == ("not_delivered", "Nothing arrived")
    assert data["evidence_requested"] == ["delivery_note"]
    assert data["recovery_paused"] is True
    waiting = moment(data["evidence_deadline"]) - platform.now()
    assert timedelta(days=9, hours=23) < waiting <= timedelta(days=10)
    dispute = platform.get(f"/v1/receivables/{receivable_id}")["recovery_progress"]["dispute"]
    assert moment(dispute["evidence_deadline"]) == moment(data["evidence_deadline"])

    contacts = len(platform.events(receivable_id, "receivable.contact.attempted"))
    platform.advance(5 * 86_400)
    assert len(platform.events(receivable_id, "receivable.contact.attempted")) == contacts

    documents = [{"type": "delivery_note", "file": PDF, "description": "signed"}]
    response = platform.post(
        f"/v1/receivables/{receivable_id}/evidence", {"documents": documents, "statement": "It arrived."}
    )
    assert response["status"] == "in_process"
    (submitted,) = platform.events(receivable_id, "receivable.evidence.submitted")
    assert submitted["data"] == {
        "receivable_id": receivable_id,
        "evidence_count": 1,
        "evidence_types": ["delivery_note"],
        "recovery_resumed": True,
    }


def test_evidence_is_content_and_never_an_address(platform: Platform, user_id: str) -> None:
    receivable_id = disputed(platform, user_id)
    path = f"/v1/receivables/{receivable_id}/evidence"
    wrong: list[dict[str, Any]] = [
        {},
        {"statement": "  "},
        {"documents": []},
        {"documents": [{"type": "invoice", "file": "https://platform.test/file.pdf"}]},
        {"documents": [{"type": "invoice", "file": "file:///etc/passwd"}]},
        {"documents": [{"type": "invoice", "file": "/etc/passwd"}]},
        {"documents": [{"type": "invoice", "file": "data:text/html;base64,PGI+"}]},
        {"documents": [{"type": "selfie", "file": PDF}]},
        {"documents": [{"file": PDF}]},
    ]
    for body in wrong:
        platform.post(path, body, 400)
    assert status(platform, receivable_id) == "disputed"


def test_dispute_can_be_given_up(platform: Platform, user_id: str) -> None:
    receivable_id = disputed(platform, user_id)
    platform.post(f"/v1/receivables/{receivable_id}/cancel", {"reason": "disputed_valid"})
    assert status(platform, receivable_id) == "cancelled"


def test_service_may_ask_for_evidence(platform: Platform, user_id: str) -> None:
    receivable_id = str(platform.in_recovery(user_id)["id"])
    platform.post(f"/v1/test/receivables/{receivable_id}/request-evidence", {})
    assert status(platform, receivable_id) == "evidence_requested"
    platform.advance(11 * 86_400)
    assert status(platform, receivable_id) == "evidence_requested"
    platform.post(f"/v1/receivables/{receivable_id}/evidence", {"statement": "Here it is."})
    assert status(platform, receivable_id) == "in_process"


def test_evidence_and_decisions_wait_for_their_state(platform: Platform, user_id: str) -> None:
    receivable_id = platform.receivable(user_id)["id"]
    for path, body in (
        ("evidence", {"statement": "x"}),
        ("partial-payment", {"action": "continue_recovery"}),
    ):
        error = platform.post(f"/v1/receivables/{receivable_id}/{path}", body, 409)["error"]
        assert error["code"] == "INVALID_STATE"
        assert "pending" in error["message"]


def test_debtors_whose_address_says_what_they_do(platform: Platform, user_id: str) -> None:
    does = {
        "pays@debtor.test": "payment_received",
        "pays.half@debtor.test": "payment_received",
        "disputes@debtor.test": "disputed",
        "ignores@debtor.test": "in_process",
    }
    ids = {email: platform.receivable(user_id, email=email)["id"] for email in does}
    platform.advance(86_400 + 60)
    for _ in range(10):
        platform.advance(86_400)
        waiting = {e for e, i in ids.items() if status(platform, i) == "in_process"} - {"ignores@debtor.test"}
        if not waiting:
            break
    events = {email: platform.events(ids[email]) for email in does}
    assert any(event["type"] == "receivable.disputed" for event in events["disputes@debtor.test"])
    assert any(event["type"] == "receivable.payment.partial" for event in events["pays.half@debtor.test"])
    full = [event for event in events["pays@debtor.test"] if event["type"] == "receivable.payment.received"]
    assert [event["data"]["payment_type"] for event in full] == ["full"]
    assert status(platform, ids["ignores@debtor.test"]) == "in_process"
