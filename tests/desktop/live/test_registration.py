"""One endpoint at the service: none too many after a crash, none left behind, secrets good for as long as they sign."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Offline, OutcomeUnknown, Refused
from recovery_desktop.live.registration import NAMES, OLD_SECRET_LASTS, Registration
from tests.desktop.edge import NOW, Wire, answer, connected_to, error, run


class Service:
    """Endpoints as a service keeps them."""

    def __init__(self, wire: Wire) -> None:
        self.endpoints: list[dict[str, Any]] = []
        self.created_count = 0
        wire.on("POST", "/v1/webhooks", self._create)
        wire.on("GET", "/v1/webhooks", lambda request: answer(200, self.endpoints))
        wire.on("DELETE", "/v1/webhooks/[^/]+", self._delete)
        wire.on("POST", "/v1/webhooks/[^/]+/rotate-secret", self._rotate)

    @property
    def urls(self) -> list[str]:
        return [one["url"] for one in self.endpoints]

    def _create(self, request: httpx.Request) -> httpx.Response:
        self.created_count += 1
        content = {
            "id": f"whk_{self.created_count}",
            "created_at": NOW.isoformat(),
            **json.loads(request.content),
        }
        self.endpoints.append(content)
        return answer(201, {**content, "secret": f"whsec_{self.created_count}"})

    def _delete(self, request: httpx.Request) -> httpx.Response:
        id = request.url.path.rpartition("/")[2]
        there = [one for one in self.endpoints if one["id"] == id]
        if not there:
            return error(404, "NOT_FOUND")
        self.endpoints.remove(there[0])
        return answer(204)

    def _rotate(self, request: httpx.Request) -> httpx.Response:
        self.created_count += 1
        return answer(200, {"secret": f"whsec_{self.created_count}"})


class Bench:
    def __init__(self, folder: Path) -> None:
        self.wire = Wire()
        self.service = Service(self.wire)
        self.context: ConnectionContext = connected_to(self.wire, folder)
        self.now = datetime(2026, 3, 1, tzinfo=UTC)

    def registration(self) -> Registration:
        """As after a start of the app."""
        context = self.context
        return Registration(context.store, context.vault, context.client, context.id, lambda: self.now)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_registration_of_another_address_replaces_the_one_before(bench: Bench) -> None:
    registration = bench.registration()
    run(registration.register("https://a.example/hooks/x"))
    run(registration.register("https://a.example/hooks/x"))
    assert bench.service.created_count == 1
    run(registration.register("https://b.example/hooks/x"))
    assert bench.service.urls == ["https://b.example/hooks/x"]
    assert registration.secrets == ["whsec_2"]


def test_three_weeks_off_and_another_address_leave_one_endpoint(bench: Bench) -> None:
    run(bench.registration().register("https://a.example/hooks/x"))
    bench.now += timedelta(days=21)
    run(bench.registration().register("https://b.example/hooks/y"))
    assert bench.service.urls == ["https://b.example/hooks/y"]


def test_endpoint_created_but_not_stored_is_recognised_again(bench: Bench) -> None:
    """The answer was lost, or the app ended before it could note it."""
    for at_close in (False, True):
        bench.wire.on("POST", "/v1/webhooks", lambda request: lost(bench, request))
        with pytest.raises(OutcomeUnknown):
            run(bench.registration().register("https://a.example/hooks/x"))
        bench.wire.on("POST", "/v1/webhooks", bench.service._create)
        assert "https://a.example/hooks/x" in bench.service.urls
        if at_close:
            assert run(bench.registration().try_remove_endpoints()) is None
            assert bench.service.urls == []
        else:
            run(bench.registration().register("https://b.example/hooks/y"))
            assert bench.service.urls == ["https://b.example/hooks/y"]


def lost(bench: Bench, request: httpx.Request) -> httpx.Response:
    bench.service._create(request)
    raise httpx.ReadError("lost", request=request)


def test_endpoints_of_others_are_left_alone(bench: Bench) -> None:
    other = {"id": "whk_o", "url": "https://books.example", "events": ["*"], "created_at": NOW.isoformat()}
    elsewhere = {
        **other,
        "id": "whk_e",
        "url": "https://c.example",
        "description": "Recovery Desktop 0a1b2c3d",
    }
    alike = {**other, "id": "whk_a", "url": "https://d.example", "description": "Recovery Desktop con_1"}
    bench.service.endpoints += [other, elsewhere, alike]
    registration = bench.registration()
    run(registration.register("https://a.example/hooks/x"))
    run(registration.remove_endpoints())
    assert bench.service.urls == ["https://books.example", "https://c.example", "https://d.example"]


def test_service_without_a_list_of_endpoints_does_too(bench: Bench) -> None:
    bench.wire.on("GET", "/v1/webhooks", error(405, "METHOD_NOT_ALLOWED"))
    run(bench.registration().register("https://a.example/hooks/x"))
    run(bench.registration().register("https://b.example/hooks/y"))
    assert bench.service.urls == ["https://b.example/hooks/y"]


def test_endpoint_that_cannot_be_removed_now_is_removed_at_the_next_start(bench: Bench) -> None:
    registration = bench.registration()
    run(registration.register("https://a.example/hooks/x"))
    bench.wire.on("DELETE", "/v1/webhooks/[^/]+", httpx.ConnectError("gone"))
    assert isinstance(run(registration.try_remove_endpoints()), Offline)
    bench.wire.on("DELETE", "/v1/webhooks/[^/]+", bench.service._delete)
    again = bench.registration()
    assert again.secrets == ["whsec_1"]
    run(again.remove_endpoints())
    assert bench.service.urls == []
    assert again.secrets == []


def test_secrets_replaced_within_a_day_stay_valid(bench: Bench) -> None:
    registration = bench.registration()
    run(registration.register("https://a.example/hooks/x"))
    for _ in range(3):
        run(registration.rotate_secret())
    assert bench.registration().secrets == ["whsec_4", "whsec_3", "whsec_2", "whsec_1"]
    bench.now += timedelta(days=2)
    run(registration.rotate_secret())
    assert registration.secrets == ["whsec_5", "whsec_4"]


def test_old_secret_is_good_for_a_day_and_a_little(bench: Bench) -> None:
    registration = bench.registration()
    run(registration.register("https://a.example/hooks/x"))
    run(registration.rotate_secret())
    for passed, good in ((0, 2), (23 * 3600 + 3540, 2), (24 * 3600 + 360, 1)):
        now = datetime(2026, 3, 1, tzinfo=UTC) + timedelta(seconds=passed)
        bench.now = now
        assert registration.secrets == ["whsec_2", "whsec_1"][:good]
        assert bench.registration().secrets == registration.secrets, "after a restart as well"
    assert timedelta(hours=24) < OLD_SECRET_LASTS < timedelta(hours=24, minutes=6)


SUBSCRIPTIONS = [
    ({"receivable.*", "user.*"}, ["receivable.*", "user.*"], []),
    ({"receivable.*", "user.onboarding.completed"}, ["receivable.*", "user.onboarding.completed"], []),
    (set(NAMES), list(NAMES), []),
    (
        {"receivable.payment.partial", "receivable.disputed"},
        ["receivable.payment.partial", "receivable.disputed"],
        [name for name in NAMES if name not in ("receivable.payment.partial", "receivable.disputed")],
    ),
]


@pytest.mark.parametrize(("takes", "subscribed", "missing"), SUBSCRIPTIONS)
def test_subscription_shrinks_to_the_events_that_the_service_accepts(
    bench: Bench, takes: set[str], subscribed: list[str], missing: list[str]
) -> None:
    def create(request: httpx.Request) -> httpx.Response:
        if not set(json.loads(request.content)["events"]) <= takes:
            return error(400, "INVALID", field="events")
        return bench.service._create(request)

    bench.wire.on("POST", "/v1/webhooks", create)
    registration = bench.registration()
    run(registration.register("https://a.example/hook"))
    assert [one["events"] for one in bench.service.endpoints] == [subscribed]
    assert registration.missing_events == missing
    # What was learned is asked for first the next time.
    before = bench.wire.count("POST", "/v1/webhooks")
    run(bench.registration().register("https://b.example/hook"))
    assert bench.wire.count("POST", "/v1/webhooks") == before + 1
    assert bench.service.urls == ["https://b.example/hook"]


def test_service_that_takes_no_event_at_all_refuses_the_subscription(bench: Bench) -> None:
    bench.wire.on("POST", "/v1/webhooks", error(400, "INVALID", field="events"))
    with pytest.raises(Refused):
        run(bench.registration().register("https://a.example/hook"))
    assert bench.service.urls == []
