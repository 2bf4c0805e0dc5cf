"""The mirror: everything the service has, whatever breaks in between, and three hints to one truth."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.events import Event
from recovery_contract.receivables import Receivable
from recovery_desktop.failures import Offline, Unreadable
from recovery_desktop.sync.mirror import Mirror
from tests.desktop.edge import NOW, Listed, Wire, a_receivable, answer, connected_to, error, run

USER = {
    "id": "usr_1",
    "email": "a@b.example",
    "status": "active",
    "onboarding_url": "https://service.example/o",
    "capabilities": {"send_receivables": True, "receive_payments": True},
    "created_at": NOW.isoformat(),
}


class Bench:
    """A service with a list, without an event list unless the test gives it one."""

    def __init__(self, folder: Path, **listed: Any) -> None:
        self.wire = Wire()
        self.listed = Listed(self.wire, **listed)
        self.wire.on("GET", "/v1/users/usr_1", answer(200, USER))
        self.context = connected_to(self.wire, folder)
        self.mirror = Mirror(self.context)
        self.events: list[dict[str, Any]] = []
        self.since_parameters: list[str] = []

    def sync(self) -> None:
        run(self.mirror.sync())

    @property
    def stored_ids(self) -> set[str]:
        return {id for _, id in self.context.connection_store.receivables.ids()}

    def offer_events(self) -> None:
        """An event list with a cursor that counts; `since` may be a moment too."""

        def page(request: httpx.Request) -> httpx.Response:
            cursor = request.url.params.get("since", "0")
            self.since_parameters.append(cursor)
            since = (
                int(cursor)
                if cursor.isdecimal()
                else sum(event["created_at"] < cursor for event in self.events)
            )
            some = self.events[since : since + 2]
            more = since + len(some) < len(self.events)
            return answer(200, {"data": some, "has_more": more, "cursor": str(since + len(some))})

        self.wire.on("GET", "/v1/events", page)

    def happen(self, id: str, type: str, minutes: float = 0, **data: Any) -> dict[str, Any]:
        event = {
            "id": id,
            "type": type,
            "created_at": (NOW + timedelta(minutes=minutes)).isoformat(),
            "data": {"receivable_id": "a"} | data,
        }
        self.events.append(event)
        return event

    def deliver(self, event: dict[str, Any]) -> bool:
        return self.context.connection_store.events.add(Event.model_validate(event), json.dumps(event))


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Callable[..., Bench]]:
    benches: list[Bench] = []

    def make(**how: Any) -> Bench:
        benches.append(Bench(tmp_path / str(len(benches)), **how))
        return benches[-1]

    yield make
    for one in benches:
        one.context.store.close()


@pytest.mark.parametrize("newest_first", [True, False])
@pytest.mark.parametrize("rows", [0, 1, 2, 5])
def test_first_sync_brings_everything(bench: Callable[..., Bench], rows: int, newest_first: bool) -> None:
    b = bench(newest_first=newest_first)
    for at in range(rows):
        b.listed.add(f"r{at}", minutes=at)
    b.sync()
    assert b.stored_ids == {f"r{at}" for at in range(rows)}
    assert b.context.row.synced_at is not None


@pytest.mark.parametrize("newest_first", [True, False])
def test_later_ones_are_found_at_either_end_of_the_list(
    bench: Callable[..., Bench], newest_first: bool
) -> None:
    b = bench(newest_first=newest_first)
    for at in range(5):
        b.listed.add(f"r{at}", minutes=at)
    b.sync()
    for at in range(5, 9):
        b.listed.add(f"r{at}", minutes=at)
    b.sync()
    assert b.stored_ids == {f"r{at}" for at in range(9)}


def test_broken_first_sync_takes_up_where_it_stopped(bench: Callable[..., Bench]) -> None:
    b = bench()
    for at in range(6):
        b.listed.add(f"r{at}", minutes=at)
    routes = b.wire._routes[:]

    def second_page_fails(request: httpx.Request) -> httpx.Response:
        if request.url.params.get("starting_after"):
            raise httpx.ConnectError("gone")
        return b.listed._list(request)

    b.wire.on("GET", "/v1/receivables", second_page_fails)
    with pytest.raises(Offline):
        b.sync()
    assert b.stored_ids == {"r4", "r5"}
    b.wire._routes = routes
    b.wire.requests.clear()
    b.sync()
    assert b.stored_ids == {f"r{at}" for at in range(6)}
    first = next(request for request in b.wire.requests if request.url.path == "/v1/receivables")
    assert first.url.params["starting_after"] == "r4"


def test_cursor_that_the_service_forgot_begins_anew(bench: Callable[..., Bench]) -> None:
    b = bench()
    for at in range(3):
        b.listed.add(f"r{at}", minutes=at)
    b.context.store.connections.change("con_1", mirror_cursor="gone")
    b.sync()
    assert b.stored_ids == {"r0", "r1", "r2"}


def test_list_that_ignores_the_cursor_is_not_walked_for_ever(bench: Callable[..., Bench]) -> None:
    b = bench()
    page = {"data": [a_receivable("a"), a_receivable("b")], "has_more": True}
    b.wire.on("GET", "/v1/receivables", answer(200, page))
    with pytest.raises(Unreadable):
        b.sync()
    assert b.stored_ids == {"a", "b"}


def test_absent_event_list_is_asked_for_once(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.listed.add("a")
    b.sync()
    b.sync()
    assert b.wire.count("GET", "/v1/events") == 1
    assert b.context.row.profile["event_list"] is False


def test_mirror_without_an_event_list_polls_open_receivables_only(
    bench: Callable[..., Bench],
) -> None:
    b = bench()
    b.listed.add("open")
    b.listed.add("ended", status="recovered")
    b.sync()
    b.wire.received.clear()
    b.listed.rows[0]["status"] = "disputed"
    b.sync()
    receivable = b.context.connection_store.receivables.get("open")
    assert receivable is not None
    assert receivable.status == "disputed"
    assert b.wire.count("GET", "/v1/receivables/ended") == 0


def test_idle_with_an_event_list_costs_no_look_at_receivables(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.offer_events()
    b.listed.add("a")
    b.sync()
    b.wire.received.clear()
    b.sync()
    assert [path for _, path in b.wire.received if path.startswith("/v1/receivables")] == []
    assert b.wire.count("GET", "/v1/events") == 1


def test_events_of_the_list_are_followed_page_by_page(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.offer_events()
    for at in range(5):
        b.listed.add(f"r{at}")
        b.happen(f"evt_{at}", "receivable.created", at, receivable_id=f"r{at}")
    b.sync()
    assert b.context.row.event_cursor == "5"
    assert b.context.connection_store.events.list_unapplied() == []
    b.listed.rows[2]["status"] = "cancelled"
    b.happen("evt_9", "receivable.cancelled", 9, receivable_id="r2")
    b.sync()
    receivable = b.context.connection_store.receivables.get("r2")
    assert receivable is not None
    assert receivable.status == "cancelled"


LIFE = [
    ("receivable.created", "pending"),
    ("receivable.sent_to_recovery", "in_process"),
    ("receivable.contact.attempted", "in_process"),
    ("receivable.disputed", "disputed"),
    ("receivable.evidence.submitted", "in_process"),
    ("receivable.payment.received", "payment_received"),
    ("receivable.recovered", "recovered"),
]


def test_mirror_after_deliveries_in_any_order_equals_the_service(bench: Callable[..., Bench]) -> None:
    """A sample of the orders in which a life's seven events may arrive, each one a life of its own."""
    b = bench()
    for nth, order in enumerate(itertools.islice(itertools.permutations(LIFE), 0, None, 97)):
        id = f"r{nth}"
        row = b.listed.add(id, status="recovered")
        for at, (type, status) in enumerate(order):
            b.deliver(b.happen(f"evt_{nth}_{at}", type, at, receivable_id=id, status=status))
        run(b.mirror.apply_events())
        receivable = b.context.connection_store.receivables.get(id)
        assert receivable is not None
        assert receivable.status == row["status"]
    assert b.context.connection_store.events.list_unapplied() == []


def test_event_is_kept_once_for_ever_and_acted_on_once(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.listed.add("a")
    event = b.happen("evt_1", "receivable.disputed")
    assert [b.deliver(event) for _ in range(3)] == [True, False, False]
    run(b.mirror.apply_events())
    assert not b.deliver(event)
    run(b.mirror.apply_events())
    assert b.wire.count("GET", "/v1/receivables/a") == 1


def test_events_wait_until_the_service_can_be_asked(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.deliver(b.happen("evt_1", "receivable.disputed"))
    b.wire.on("GET", "/v1/receivables/a", httpx.ConnectError("gone"))
    with pytest.raises(Offline):
        run(b.mirror.apply_events())
    assert [event.id for event in b.context.connection_store.events.list_unapplied()] == ["evt_1"]
    b.wire.on("GET", "/v1/receivables/a", answer(200, a_receivable("a", "disputed")))
    run(b.mirror.apply_events())
    assert b.stored_ids == {"a"}


def test_event_about_nothing_we_may_see_does_not_stop_the_others(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.listed.add("a")
    b.deliver(b.happen("evt_1", "receivable.disputed", receivable_id="foreign"))
    b.deliver(b.happen("evt_2", "moon.full", receivable_id=None))
    b.deliver(b.happen("evt_3", "receivable.disputed", 999_999))
    run(b.mirror.apply_events())
    assert b.stored_ids == {"a"}
    assert b.context.connection_store.events.list_unapplied() == []


def test_terminal_state_is_never_left(bench: Callable[..., Bench]) -> None:
    b = bench()
    receivables = b.context.connection_store.receivables
    receivables.put([Receivable.model_validate(a_receivable("a", "recovered"))], full=True)
    receivables.put([Receivable.model_validate(a_receivable("a", "in_process"))], full=True)
    receivable = receivables.get("a")
    assert receivable is not None
    assert receivable.status == "recovered"


def test_refused_event_list_is_no_reason_to_stop(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.listed.add("a")
    b.wire.on("GET", "/v1/events", error(403, "FORBIDDEN"))
    b.sync()
    assert b.stored_ids == {"a"}


def test_event_list_is_followed_from_the_first_mirror_on(bench: Callable[..., Bench]) -> None:
    """A history of years is in the mirror already: none of its events costs a look."""
    b = bench()
    b.offer_events()
    for at in range(30):
        b.listed.add(f"r{at}", at)
        b.happen(f"evt_{at}", "receivable.created", at, receivable_id=f"r{at}")
    b.sync()
    assert b.stored_ids == {f"r{at}" for at in range(30)}
    assert [path for _, path in b.wire.received if path.startswith("/v1/receivables/")] == []
    assert len(b.since_parameters) == 1
    b.happen("evt_new", "receivable.disputed", 1_000_000, receivable_id="r3")
    b.sync()
    assert b.wire.count("GET", "/v1/receivables/r3") == 1


def test_service_that_takes_no_moment_is_read_from_the_beginning(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.listed.add("a")
    b.offer_events()
    event = b.happen("evt_1", "receivable.disputed")

    def only_cursors(request: httpx.Request) -> httpx.Response:
        if not request.url.params.get("since", "0").isdecimal():
            return error(422, "VALIDATION_ERROR", field="since")
        return answer(200, {"data": [event], "has_more": False, "cursor": "1"})

    b.wire.on("GET", "/v1/events", only_cursors)
    b.sync()
    assert b.context.row.event_cursor == "1"
    assert b.context.connection_store.events.has("evt_1")


@pytest.mark.parametrize("takes", ["id", "moment"])
def test_event_list_without_a_cursor_goes_on_where_a_delivery_had_brought_its_first_events(
    bench: Callable[..., Bench], takes: str
) -> None:
    """What it does not understand of `since` it ignores, and begins anew."""
    b = bench()
    b.listed.add("a")

    def page(request: httpx.Request) -> httpx.Response:
        since, ids = request.url.params.get("since", ""), [event["id"] for event in b.events]
        at = ids.index(since) + 1 if takes == "id" and since in ids else 0
        if takes == "moment" and since not in ids:
            at = sum(event["created_at"] < since for event in b.events)
        return answer(200, {"data": b.events[at : at + 2], "has_more": at + 2 < len(b.events)})

    b.wire.on("GET", "/v1/events", page)
    for nth in range(9):
        event = b.happen(f"evt_{nth}", "receivable.contact.attempted", 1_000_000 + nth)
        if nth < 5:
            b.deliver(event)
    for _ in range(9):
        b.sync()
    assert [nth for nth in range(9) if not b.context.connection_store.events.has(f"evt_{nth}")] == []  # type: ignore[arg-type]
