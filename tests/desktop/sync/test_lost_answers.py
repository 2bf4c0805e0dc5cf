"""Answers that are lost, refused or late: never sent again while nobody knows whether it arrived."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.receivables import parse_receivable
from recovery_desktop.commands.requests import withdraw
from recovery_desktop.failures import SignedOut
from recovery_desktop.store.intents import Intent
from recovery_desktop.sync.outbox import ABSENCE_PROVES_AFTER_SECONDS, Outbox
from tests.desktop.edge import Listed, Wire, a_receivable, a_submission, answer, connected_to, error, run

LOST = httpx.ReadTimeout("")
NEVER_LEFT = httpx.ConnectError("no route")


class Bench:
    """One outbox whose clock the test moves."""

    def __init__(self, folder: Path, *, keeps_keys: bool = False, **listed: Any) -> None:
        self.wire = Wire()
        self.listed = Listed(self.wire, **listed)
        self.context: ConnectionContext = connected_to(self.wire, folder, keeps_keys=keeps_keys)
        self.announced: list[Intent] = []
        self.later = timedelta()
        self.outbox = Outbox(self.context, self.announced.append, self._now)

    def _now(self) -> datetime:
        return datetime.now().astimezone() + self.later

    def submit(self, **changed: Any) -> Intent:
        draft = self.context.connection_store.drafts.add(a_submission())
        return self.context.connection_store.intents.add("submit", draft.id, a_submission(**changed))

    def decide(self, receivable_id: str, kind: Any = "cancel", body: Any = None) -> Intent:
        return self.context.connection_store.intents.add(
            kind, receivable_id, body or {"reason": "paid_directly"}
        )

    def run(self, *, after: float = 0) -> float | None:
        self.later += timedelta(seconds=after)
        return run(self.outbox.run_once())

    def now(self, intent: Intent) -> Intent:
        return self.context.connection_store.intents.get(intent.id)

    def accepts(self, id: str = "rcv_1", *, then: Exception | None = None, minutes: float = 0) -> None:
        """POST creates and lists it; `then` is what becomes of the answer."""

        def create(request: httpx.Request) -> httpx.Response:
            created = self.listed.add(id, progress={"invoice_numbers": ["FA-12"]})
            created["created_at"] = (self._now() + timedelta(minutes=minutes)).isoformat()
            if then is not None:
                raise then
            return answer(201, created)

        self.wire.on("POST", "/v1/receivables", create)

    @property
    def posts(self) -> int:
        return self.wire.count("POST", "/v1/receivables")


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Callable[..., Bench]]:
    benches: list[Bench] = []

    def make(**how: Any) -> Bench:
        benches.append(Bench(tmp_path / str(len(benches)), **how))
        return benches[-1]

    yield make
    for one in benches:
        one.context.store.close()


def test_submission_becomes_a_receivable_and_ends_its_draft(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.accepts()
    intent = b.submit()
    assert b.run() is None
    assert (b.now(intent).state, b.now(intent).answer) == ("done", {"receivable_id": "rcv_1"})
    assert b.context.connection_store.receivables.get("rcv_1") is not None
    assert b.context.connection_store.drafts.get(intent.subject_id).state == "submitted"
    assert b.wire.bodies("POST", "/v1/receivables") == [a_submission()]
    b.run(after=3600)
    assert b.posts == 1


def test_submission_without_a_network_waits_and_leaves_once(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.wire.on("POST", "/v1/receivables", NEVER_LEFT)
    intent = b.submit()
    wait = b.run()
    assert wait is not None
    assert wait > 0
    assert b.now(intent).state == "waiting"
    tries = b.posts
    assert b.run() is not None
    assert b.posts == tries, "asked again before its pause was over"
    b.accepts()
    b.run(after=600)
    assert b.now(intent).state == "done"
    assert len(b.listed.rows) == 1


def test_submission_that_never_left_can_be_undone(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.wire.on("POST", "/v1/receivables", NEVER_LEFT)
    intent = b.submit()
    b.run()
    assert withdraw(b.context, intent.id)
    b.accepts()
    b.run(after=3600)
    assert b.listed.rows == []
    assert b.context.connection_store.drafts.get(intent.subject_id).state == "review"


def test_answer_that_is_repeated_does_not_turn_back_what_is_known(bench: Callable[..., Bench]) -> None:
    b = bench(keeps_keys=True)
    created = a_receivable("rcv_1", "pending", progress={"invoice_numbers": ["FA-12"]})
    b.wire.on("POST", "/v1/receivables", answer(201, created))
    b.wire.on("GET", "/v1/receivables/rcv_1", httpx.ReadTimeout("late"))
    b.context.connection_store.receivables.put(
        [parse_receivable(a_receivable("rcv_1", "in_process"))], full=True
    )
    intent = b.submit()
    b.run()
    assert b.now(intent).state == "done"
    shown = b.context.connection_store.receivables.get("rcv_1")
    assert shown is not None
    assert shown.status == "in_process"


@pytest.mark.parametrize("keeps_keys", [True, False])
def test_submission_that_may_have_arrived_cannot_be_undone(
    bench: Callable[..., Bench], keeps_keys: bool
) -> None:
    b = bench(keeps_keys=keeps_keys)
    b.accepts(then=LOST)
    intent = b.submit()
    b.run()
    assert not withdraw(b.context, intent.id)
    b.wire.on("POST", "/v1/receivables", NEVER_LEFT)
    b.run(after=3600)
    assert not withdraw(b.context, intent.id)


def test_service_that_keeps_keys_is_asked_again_under_the_same_key(bench: Callable[..., Bench]) -> None:
    b = bench(keeps_keys=True)
    b.wire.on("POST", "/v1/receivables", LOST)
    intent = b.submit()
    b.run()
    assert b.now(intent).state == "unknown"
    b.accepts()
    b.run(after=600)
    keys = {request.headers["Idempotency-Key"] for request in b.wire.requests if request.method == "POST"}
    assert len(keys) == 1
    assert b.posts == 2
    assert b.now(intent).state == "done"


@pytest.mark.parametrize("fault", [LOST, answer(500), answer(502), answer(200, []), answer(204)])
@pytest.mark.parametrize("keeps_keys", [True, False])
def test_lost_answer_is_followed_by_a_pause(
    bench: Callable[..., Bench], keeps_keys: bool, fault: Exception | httpx.Response
) -> None:
    b = bench(keeps_keys=keeps_keys)
    b.wire.on("POST", "/v1/receivables", fault)
    intent = b.submit()
    for _ in range(5):
        b.run()
    assert b.posts == 1
    assert b.now(intent).state == "unknown"


ORDERS = [True, False]


@pytest.mark.parametrize("newest_first", ORDERS)
@pytest.mark.parametrize("others", [0, 1, 5])
def test_foreign_service_is_searched_and_not_asked_again(
    bench: Callable[..., Bench], newest_first: bool, others: int
) -> None:
    b = bench(newest_first=newest_first)
    for at in range(others):
        b.listed.add(f"old_{at}", minutes=-60 * 24 * (at + 1))
    b.accepts(then=LOST)
    intent = b.submit()
    b.run()
    b.run(after=600)
    assert b.posts == 1
    assert b.now(intent).answer == {"receivable_id": "rcv_1"}
    assert b.context.connection_store.drafts.get(intent.subject_id).state == "submitted"


def test_submission_mirrored_meanwhile_is_still_recognised(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.accepts(then=LOST)
    intent = b.submit()
    b.run()
    run(b.context.client.receivables.get("rcv_1"))
    b.context.connection_store.receivables.put([run(b.context.client.receivables.get("rcv_1"))], full=True)
    b.run(after=600)
    assert b.posts == 1
    assert b.now(intent).state == "done"


def test_absence_proves_nothing_while_the_request_may_still_be_at_work(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.wire.on("POST", "/v1/receivables", LOST)
    intent = b.submit()
    b.run()
    b.run(after=ABSENCE_PROVES_AFTER_SECONDS - 10)
    assert b.posts == 1
    assert b.now(intent).state == "unknown"
    b.listed.add("late", progress={"invoice_numbers": ["FA-12"]})["created_at"] = b._now().isoformat()
    b.run(after=600)
    assert b.posts == 1
    assert b.now(intent).answer == {"receivable_id": "late"}


@pytest.mark.parametrize("says_more", [True, False])
def test_submission_that_never_arrived_is_sent_again(bench: Callable[..., Bench], says_more: bool) -> None:
    b = bench(says_more=says_more)
    for nth in range(2):
        b.listed.add(f"another {nth}", amount=7, minutes=60 * 24 * 365 + nth)
    b.wire.on("POST", "/v1/receivables", LOST)
    intent = b.submit()
    b.run()
    b.accepts()
    b.run(after=ABSENCE_PROVES_AFTER_SECONDS + 10)
    assert b.now(intent).state == "done"
    assert b.posts == 2


def test_twin_of_another_submission_is_not_mistaken_for_it(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.accepts("first")
    first = b.submit()
    b.run()
    b.wire.on("POST", "/v1/receivables", LOST)
    second = b.submit()
    b.run()
    b.accepts("second")
    b.run(after=600)
    assert b.now(first).answer == {"receivable_id": "first"}
    assert b.now(second).answer == {"receivable_id": "second"}


def test_unknown_outcome_without_numbers_asks_the_person_once(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.accepts(then=LOST)
    intent = b.submit()
    b.run()
    b.listed.rows[0]["recovery_progress"] = {}
    for _ in range(3):
        b.run(after=600)
    assert [one.id for one in b.announced] == [intent.id]
    assert b.posts == 1
    assert b.now(intent).state == "unknown"


def test_refusal_returns_the_draft_with_its_reason(bench: Callable[..., Bench]) -> None:
    b = bench()
    refusal = error(409, "DUPLICATE_RECEIVABLE", "FA-12 was submitted on 3 March", field="invoice.numbers")
    b.wire.on("POST", "/v1/receivables", refusal)
    intent = b.submit()
    b.run()
    draft = b.context.connection_store.drafts.get(intent.subject_id)
    assert draft.state == "review"
    assert draft.failure is not None
    assert (draft.failure["code"], draft.failure["field"]) == ("DUPLICATE_RECEIVABLE", "invoice.numbers")
    assert [one.id for one in b.announced] == [intent.id]
    b.run(after=3600)
    assert b.posts == 1


def test_call_that_is_still_running_is_not_a_refusal(bench: Callable[..., Bench]) -> None:
    b = bench(keeps_keys=True)
    b.wire.on("POST", "/v1/receivables", error(409, "IN_PROGRESS"))
    intent = b.submit()
    b.run()
    assert b.now(intent).state == "unknown"
    b.accepts()
    b.run(after=60)
    assert b.now(intent).state == "done"


def test_decisions_of_one_receivable_keep_their_order(bench: Callable[..., Bench]) -> None:
    b = bench()
    for id in ("a", "b"):
        b.listed.add(id)
    b.wire.on("POST", "/v1/receivables/a/contacts", NEVER_LEFT)
    b.wire.on("POST", "/v1/receivables/[ab]/cancel", answer(200, {}))
    contact = b.decide("a", "add_contact", {"email": "x@y.example"})
    cancel_a, cancel_b = b.decide("a"), b.decide("b")
    b.run()
    assert [b.now(one).state for one in (contact, cancel_a, cancel_b)] == ["waiting", "waiting", "done"]
    b.wire.on("POST", "/v1/receivables/a/contacts", answer(201, {"email": "x@y.example"}))
    b.run(after=600)
    assert [b.now(one).state for one in (contact, cancel_a)] == ["done", "done"]
    requests = [path for method, path in b.wire.received if method == "POST" and "/a/" in path]
    assert requests[-2:] == ["/v1/receivables/a/contacts", "/v1/receivables/a/cancel"]


TRACES: list[tuple[str, dict[str, Any], dict[str, Any], bool]] = [
    ("cancel", {"reason": "paid_directly"}, {"status": "cancelled"}, True),
    ("cancel", {"reason": "paid_directly"}, {"status": "in_process"}, False),
    ("evidence", {"statement": "signed"}, {"status": "in_process"}, True),
    ("evidence", {"statement": "signed"}, {"status": "disputed"}, False),
    ("partial_payment", {"action": "mark_complete"}, {"status": "recovered"}, True),
    (
        "partial_payment",
        {"action": "mark_complete"},
        {"status": "payment_received", "progress": {"decision": {"default": "continue_recovery"}}},
        False,
    ),
    ("add_contact", {"email": "a@b.example"}, {"progress": {"contacts": [{"email": "a@b.example"}]}}, True),
    ("add_contact", {"email": "a@b.example"}, {"progress": {"contacts": []}}, False),
]
PATHS = {"evidence": "evidence", "partial_payment": "partial-payment", "add_contact": "contacts"}


@pytest.mark.parametrize(("kind", "body", "now", "happened"), TRACES)
def test_lost_answer_to_a_decision_is_told_by_its_trace(
    bench: Callable[..., Bench], kind: str, body: dict[str, Any], now: dict[str, Any], happened: bool
) -> None:
    b = bench()
    path = f"/v1/receivables/a/{PATHS.get(kind, kind)}"
    b.wire.on("POST", path, LOST)
    intent = b.decide("a", kind, body)
    b.run()
    b.listed.rows = [a_receivable("a", **now)]
    b.wire.on("POST", path, answer(200, {}))
    b.run(after=600)
    assert b.now(intent).state == "done"
    assert b.wire.count("POST", path) == (1 if happened else 2)


def test_outbox_without_a_session_waits(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.wire.on("POST", "/v1/receivables", error(401, "UNAUTHORIZED"))
    b.wire.on("POST", "/oauth/token", answer(400, {"error": "invalid_grant"}))
    intent = b.submit()
    with pytest.raises(SignedOut):
        b.run()
    assert b.now(intent).state == "waiting"


@pytest.mark.parametrize("fault", [answer(503), answer(429), answer(200, "captive portal"), LOST])
def test_session_that_cannot_be_renewed_now_sends_nothing(
    bench: Callable[..., Bench], fault: Exception | httpx.Response
) -> None:
    b = bench()
    b.wire.on("POST", "/v1/receivables", error(401, "UNAUTHORIZED"))
    b.wire.on("POST", "/oauth/token", fault)
    intent = b.submit()
    b.run()
    assert b.now(intent).state == "waiting"
    assert b.context.client.session.is_signed_in


def test_crash_while_sending_leaves_an_unknown_outcome(bench: Callable[..., Bench]) -> None:
    b = bench()
    intent = b.submit()

    async def cut_off() -> None:
        reached = asyncio.Event()

        async def hang(request: httpx.Request) -> httpx.Response:
            reached.set()
            await asyncio.Event().wait()
            raise AssertionError

        b.context.client.transport._http = httpx.AsyncClient(transport=httpx.MockTransport(hang))
        sending = asyncio.create_task(b.outbox.run_once())
        await reached.wait()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)

    run(cut_off())
    assert b.now(intent).state == "sending"
    assert [one.state for one in b.context.connection_store.intents.recover_after_crash()] == ["unknown"]
    assert not withdraw(b.context, intent.id)
