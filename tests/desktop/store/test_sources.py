"""What a service leaves open is known from its signed events, and else from what the person entered."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from recovery_contract.allowed_actions import Action, creditor_actions
from recovery_contract.events import Event
from recovery_contract.receivables import Receivable
from recovery_desktop.store.sources import source_of
from recovery_desktop.store.store import ConnectionStore, Store
from tests.desktop.edge import a_receivable
from tests.desktop.store.receivable_rows import connection_store, put, store

__all__ = ["connection_store", "store"]

SUBMISSION = {
    "user_id": "usr_1",
    "invoice": {
        "numbers": ["FA-7"],
        "issue_date": "2026-01-05",
        "due_date": "2026-02-05",
        "amount": 1200.5,
        "service_description": "Works",
    },
    "debtor": {
        "company_name": "Menuiserie Aubin",
        "contacts": [{"email": "chef@aubin.example", "level": 1}, {"email": "compta@aubin.example"}],
    },
    "metadata": {"notes": "Mornings only."},
}


def silent(status: str = "pending", **changed: Any) -> dict[str, Any]:
    """Of a service that tells nothing but what the interface names."""
    return a_receivable("a", status, **{"progress": {}, **changed})


def hear(connection_store: ConnectionStore, *events: tuple[str, dict[str, Any]], first: int = 0) -> None:
    """One a minute, in that order."""
    for at, (kind, data) in enumerate(events, first):
        content = {
            "id": f"evt_{at}",
            "type": f"receivable.{kind}",
            "created_at": f"2026-03-02T10:{at:02}:00Z",
            "data": {"receivable_id": "a", **data},
        }
        event = Event.model_validate(content)
        connection_store.events.add(event, json.dumps(content))


def submit(connection_store: ConnectionStore, receivable_id: str = "a") -> None:
    intent = connection_store.intents.add("submit", "draft_1", SUBMISSION)
    connection_store.intents.mark_sending(intent.id)
    connection_store.intents.mark_done(intent.id, {"receivable_id": receivable_id})
    connection_store.receivables.recompute([receivable_id])


def get(connection_store: ConnectionStore) -> Receivable:
    receivable = connection_store.receivables.get("a")
    assert receivable is not None
    return receivable


PARTIAL = (
    "payment.partial",
    {
        "original_amount": 1200.5,
        "paid_amount": 200,
        "remaining_amount": 1000.5,
        "action_required": "platform_decision",
        "decision_deadline": "2026-03-09T10:00:00Z",
    },
)
RECEIVED = (
    "payment.received",
    {"payment_amount": 200, "payment_type": "partial", "remaining_amount": 1000.5, "payment_intent_id": "p"},
)


def test_silent_progress_is_completed_by_what_was_submitted(connection_store: ConnectionStore) -> None:
    put(connection_store, silent())
    submit(connection_store)
    progress = get(connection_store).recovery_progress
    assert progress.invoice_numbers == ["FA-7"]
    assert progress.debtor_name == "Menuiserie Aubin"
    assert progress.debtor_email == "compta@aubin.example"
    assert progress.due_date == date(2026, 2, 5)
    assert progress.metadata == {"notes": "Mornings only."}
    row = connection_store.receivables.rows(["a"])["a"]
    assert (row.numbers, row.debtor_name, row.due_date) == ("FA-7", "Menuiserie Aubin", date(2026, 2, 5))
    assert connection_store.receivables.ids(search="menuis") == [("pending", "a")]
    source = source_of(get(connection_store), "debtor_name")
    assert source is not None
    assert source.kind == "entry"


def test_progress_of_the_service_stands_over_event_and_entry(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(progress={"debtor_name": "Aubin SAS", "remaining_amount": 7}))
    submit(connection_store)
    hear(connection_store, PARTIAL)
    receivable = get(connection_store)
    assert receivable.recovery_progress.debtor_name == "Aubin SAS"
    assert receivable.recovery_progress.remaining_amount == 7
    assert receivable.recovery_progress.amount_paid is None
    assert source_of(receivable, "debtor_name") is None
    assert receivable.recovery_progress.invoice_numbers == ["FA-7"]


def test_service_that_says_where_it_stands_is_not_completed(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(progress={"allowed_actions": ["cancel"]}))
    submit(connection_store)
    hear(connection_store, PARTIAL)
    receivable = get(connection_store)
    assert receivable.recovery_progress.decision is None
    assert receivable.recovery_progress.debtor_name is None


def test_partial_payment_of_an_event_is_asked_whatever_the_status(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(status="partly_paid"))
    hear(connection_store, RECEIVED, PARTIAL)
    receivable = get(connection_store)
    decision = receivable.recovery_progress.decision
    assert decision is not None
    assert (decision.paid_amount, decision.remaining_amount) == (200, Decimal("1000.5"))
    assert decision.deadline == datetime(2026, 3, 9, 10, tzinfo=UTC)
    assert Action.DECIDE_PARTIAL_PAYMENT in creditor_actions(receivable)
    (waiting,) = connection_store.receivables.waiting(["in_process"], 5)
    assert waiting.remaining == Decimal("1000.5")
    assert connection_store.receivables.count_waiting(["in_process"]) == 1
    source = source_of(receivable, "remaining_amount")
    assert source is not None
    assert source.at == datetime(2026, 3, 2, 10, 1, tzinfo=UTC)


@pytest.mark.parametrize("after", ["resumed", "recovered", "sent_to_recovery", "cancelled"])
def test_question_is_over_once_an_event_says_so(connection_store: ConnectionStore, after: str) -> None:
    put(connection_store, silent(status="in_process"))
    hear(connection_store, PARTIAL, (after, {}))
    assert get(connection_store).recovery_progress.decision is None
    assert connection_store.receivables.waiting(["in_process"], 5) == []


@pytest.mark.parametrize(
    ("scheduled", "has_payout"), [("2026-03-02T10:01:00Z", False), ("2026-03-05T10:01:00Z", True)]
)
def test_end_tells_a_payout_where_one_is_to_come(
    connection_store: ConnectionStore, scheduled: str, has_payout: bool
) -> None:
    """With nothing to pay out the moment of the end is named."""
    put(connection_store, silent(status="recovered"))
    end = {"total_recovered": 1200.5, "payout_scheduled": scheduled}
    hear(connection_store, ("sent_to_recovery", {}), ("recovered", end))
    assert (get(connection_store).recovery_progress.payout is not None) is has_payout


def test_question_is_over_once_it_was_answered_here(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(status="payment_received"))
    hear(connection_store, PARTIAL)
    intent = connection_store.intents.add("partial_payment", "a", {"action": "continue_recovery"})
    connection_store.intents.mark_sending(intent.id)
    connection_store.intents.mark_done(intent.id, {})
    assert get(connection_store).recovery_progress.decision is None


def test_second_partial_payment_is_asked_about_again(store: Store, connection_store: ConnectionStore) -> None:
    put(connection_store, silent(status="payment_received"))
    hear(connection_store, PARTIAL)
    intent = connection_store.intents.add("partial_payment", "a", {"action": "continue_recovery"})
    connection_store.intents.mark_sending(intent.id)
    connection_store.intents.mark_done(intent.id, {})
    more = {**PARTIAL[1], "paid_amount": 700, "remaining_amount": 500.5}
    with store.database.write() as connection:
        connection.execute("UPDATE intent SET sent_at = '2026-03-02T10:05:00.000+00:00'")
    hear(connection_store, ("payment.partial", more), first=20)
    decision = get(connection_store).recovery_progress.decision
    assert decision is not None
    assert decision.remaining_amount == Decimal("500.5")


ORDERS = [
    (RECEIVED, PARTIAL),
    (PARTIAL, RECEIVED),
    (("payment.received", {"payment_amount": "200.00", "payment_intent_id": "p"}), PARTIAL),
    (PARTIAL, ("payment.received", {"payment_amount": 200})),
    (RECEIVED, RECEIVED, PARTIAL),
]


@pytest.mark.parametrize("events", ORDERS)
def test_balance_after_a_payment_counts_it_once(
    connection_store: ConnectionStore, events: tuple[tuple[str, dict[str, Any]], ...]
) -> None:
    put(connection_store, silent(status="payment_received"))
    hear(connection_store, *events)
    progress = get(connection_store).recovery_progress
    assert (progress.amount_paid, progress.remaining_amount) == (200, Decimal("1000.5"))


def test_payments_without_a_remainder_are_added_up(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(status="in_process"))
    hear(
        connection_store,
        ("payment.received", {"payment_amount": 200, "payment_intent_id": "p"}),
        ("payment.received", {"payment_amount": 300, "payment_intent_id": "q"}),
    )
    progress = get(connection_store).recovery_progress
    assert (progress.amount_paid, progress.remaining_amount) == (500, Decimal("700.5"))


def test_dispute_and_contact_of_events_are_known(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(status="in_process"))
    attempt = {
        "contact_type": "email",
        "contact_number": 1,
        "contact_level": 0,
        "next_action": "call",
        "next_action_date": "2026-03-10T09:00:00Z",
    }
    hear(connection_store, ("contact.attempted", attempt))
    progress = get(connection_store).recovery_progress
    assert progress.attempts == {"email": 1}
    assert progress.next_action is not None
    assert progress.next_action.type == "call"
    disputed = {
        "dispute_reason": "quality",
        "dispute_message": "It leaks.",
        "evidence_requested": ["delivery_note", 5],
        "evidence_deadline": "2026-03-12T00:00:00Z",
    }
    hear(connection_store, ("disputed", disputed), first=5)
    put(connection_store, silent(status="disputed"))
    progress = get(connection_store).recovery_progress
    assert progress.next_action is None
    assert progress.dispute is not None
    assert progress.dispute.evidence_requested == ["delivery_note"]
    assert [entry.kind for entry in progress.history or []] == ["disputed", "contact.attempted"]
    (row,) = connection_store.receivables.waiting(["disputed"], 5)
    assert row.deadline == "2026-03-12T00:00:00.000+00:00"


NONSENSE: list[dict[str, Any]] = [
    {"payment_amount": "much", "remaining_amount": None},
    {"payment_amount": float("inf"), "remaining_amount": []},
    {"decision_deadline": "soon", "paid_amount": True, "remaining_amount": {}},
    {"next_action": {"a": 1}, "next_action_date": 5, "contact_level": "low", "contact_type": 7},
    {"evidence_requested": "all", "evidence_deadline": [], "dispute_reason": 5},
    {"debtor": "Aubin", "recovery_page_url": 7, "total_recovered": "NaN", "payout_scheduled": {}},
]


@pytest.mark.parametrize("data", NONSENSE)
def test_event_with_nonsense_inside_breaks_nothing(
    connection_store: ConnectionStore, data: dict[str, Any]
) -> None:
    put(connection_store, silent(status="payment_received"))
    kinds = ("created", "sent_to_recovery", "contact.attempted", "payment.received", "payment.partial")
    hear(
        connection_store, *((kind, data) for kind in (*kinds, "disputed", "evidence.submitted", "recovered"))
    )
    assert get(connection_store).id == "a"


def test_status_alone_says_that_a_payment_came(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(status="payment_received"))
    receivable = get(connection_store)
    assert Action.DECIDE_PARTIAL_PAYMENT in creditor_actions(receivable)
    source = source_of(receivable, "decision")
    assert source is not None
    assert source.kind == "status"


def test_full_payment_of_an_event_asks_nothing(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(status="payment_received"))
    hear(connection_store, ("payment.received", {"payment_amount": 1200.5, "payment_type": "full"}))
    assert get(connection_store).recovery_progress.decision is None


def test_contact_and_note_that_were_taken_are_known(connection_store: ConnectionStore) -> None:
    put(connection_store, silent())
    submit(connection_store)
    for kind, body in (
        ("add_contact", {"email": "new@aubin.example", "level": 2}),
        ("metadata", {"metadata": {"notes": None, "tone": "firm"}}),
    ):
        intent = connection_store.intents.add(kind, "a", body)
        connection_store.intents.mark_sending(intent.id)
        connection_store.intents.mark_done(intent.id, {})
    progress = get(connection_store).recovery_progress
    assert progress.contacts is not None
    assert [one["email"] for one in progress.contacts][-1] == "new@aubin.example"
    assert progress.metadata == {"tone": "firm"}


def test_receivable_as_received_is_the_services_answer(connection_store: ConnectionStore) -> None:
    put(connection_store, silent(status="payment_received"))
    submit(connection_store)
    hear(connection_store, PARTIAL)
    received = connection_store.receivables.get_as_received("a")
    assert received is not None
    assert received.recovery_progress.wire() == {}


def test_rows_of_an_earlier_version_are_completed(store: Store, connection_store: ConnectionStore) -> None:
    put(connection_store, silent())
    submit(connection_store)
    with store.database.write() as connection:
        connection.execute("UPDATE receivable SET debtor_name = NULL, due_date = NULL")
    connection_store.receivables.recompute_all()
    assert connection_store.receivables.rows(["a"])["a"].debtor_name == "Menuiserie Aubin"


def test_receivable_created_by_reading_is_named_by_its_file(connection_store: ConnectionStore) -> None:
    put(connection_store, silent())
    draft = connection_store.drafts.add()
    read = {
        "receivable_id": "a",
        "data": {
            "invoice": {"numbers": ["FA-7"], "due_date": "2026-02-05"},
            "debtor": {"company_name": "Aubin", "contacts": [None, {"email": "compta@aubin.example"}]},
        },
    }
    connection_store.drafts.change_state(draft.id, "review", extraction=read)
    connection_store.receivables.recompute(["a"])
    row = connection_store.receivables.rows(["a"])["a"]
    assert (row.debtor_name, row.numbers, row.debtor_email) == ("Aubin", "FA-7", "compta@aubin.example")
    assert row.due_date == date(2026, 2, 5)
    source = source_of(get(connection_store), "debtor_name")
    assert source is not None
    assert source.kind == "file"

    connection_store.drafts.save_typed(
        draft.id, {"values": {"debtor.company_name": "Menuiserie Aubin", "invoice.numbers": "FA-7, FA-8"}}
    )
    progress = get(connection_store).recovery_progress
    assert (progress.debtor_name, progress.invoice_numbers) == ("Menuiserie Aubin", ["FA-7", "FA-8"])

    submit(connection_store)
    connection_store.drafts.change_state(draft.id, "submitted")
    source = source_of(get(connection_store), "debtor_name")
    assert source is not None
    assert source.kind == "entry"


NO_VALUES: list[dict[str, Any]] = [
    {"data": None},
    {"data": {"invoice": "FA-7", "debtor": []}},
    {"data": {"invoice": {"numbers": 7, "due_date": []}, "debtor": {"company_name": {}, "contacts": 1}}},
]


@pytest.mark.parametrize("read", NO_VALUES)
def test_reading_in_other_words_names_nothing(
    connection_store: ConnectionStore, read: dict[str, Any]
) -> None:
    put(connection_store, silent())
    draft = connection_store.drafts.add()
    connection_store.drafts.change_state(draft.id, "review", extraction={"receivable_id": "a", **read})
    progress = get(connection_store).recovery_progress
    assert (progress.debtor_name, progress.invoice_numbers, progress.due_date) == (None, None, None)
