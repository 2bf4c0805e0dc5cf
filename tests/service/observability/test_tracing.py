"""Traces from a request to the deliveries that it leads to."""

import ast
import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.trace import Link, NonRecordingSpan, SpanContext, SpanKind, TraceFlags
from opentelemetry.trace.status import StatusCode

from recovery_service.app import build_app
from recovery_service.cli.delivery_settings import TRACE_MODULES, read_delivery_settings
from recovery_service.cli.program import UsageError
from recovery_service.context.core import Core
from recovery_service.ids import ClockId, JobId
from recovery_service.jobs.queue import Job
from recovery_service.web import tracing
from recovery_service.web.tracing import FOLLOWS_MS, Tracing
from tests.service.steps import an_active_user, good, submit
from tests.service.webhooks.receiver import Receiver

SOURCES = Path(tracing.__file__).parents[1]
CALLER = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
TRACE = int(CALLER.split("-")[1], 16)


class RecordedSpan(NonRecordingSpan):
    """A span that keeps what it was given."""

    def __init__(self, name: str, parent: SpanContext, number: int, links: Any) -> None:
        super().__init__(SpanContext(parent.trace_id or number, number, False, TraceFlags(1)))
        self.name, self.parent, self.links = name, parent.span_id, links
        self.attributes: dict[str, Any] = {}
        self.status: Any = None

    def update_name(self, name: str) -> None:
        self.name = name

    def set_attribute(self, key: str, value: Any) -> None:
        self.attributes[key] = value

    def set_status(self, status: Any, description: str | None = None) -> None:
        self.status = status, description


class Recorder:
    """Stands in for what sends spans: it keeps them."""

    def __init__(self) -> None:
        self.spans: list[RecordedSpan] = []

    def get_tracer(self, *_: Any) -> Any:
        return self

    def start_span(
        self,
        name: str,
        context: Context,
        kind: SpanKind,
        attributes: dict[str, Any],
        links: list[Link] | None = None,
    ) -> RecordedSpan:
        parent = trace.get_current_span(context).get_span_context()
        self.spans.append(RecordedSpan(name, parent, len(self.spans) + 1, links or []))
        self.spans[-1].attributes |= attributes
        return self.spans[-1]

    def named(self, name: str) -> RecordedSpan:
        [span] = [span for span in self.spans if span.name == name]
        return span


@pytest.mark.database("postgresql")
def test_trace_of_a_caller_goes_on_to_the_delivery_of_the_event(
    make_core_for: Callable[..., Core],
    open_client: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    client_id: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    recorder, receiver = Recorder(), Receiver()
    monkeypatch.setattr(tracing, "provider_to", lambda url: recorder)
    core = make_core_for(traces_url="http://127.0.0.1:1/v1/traces")
    app = build_app(core)
    client = open_client(app, make_token())
    user = an_active_user(client)
    good(client.post("/v1/webhooks", json={"url": receiver.url, "events": ["receivable.created"]}))
    client.headers["traceparent"] = CALLER
    submit(client, user)
    asyncio.run(app.state.engine.advance(core.clock.clock_id_of(client_id), seconds=60))
    receiver.close()
    request, delivery = recorder.named("POST /v1/receivables"), recorder.named("job webhook.deliver")
    assert len(receiver.requests) == 1
    assert {request.get_span_context().trace_id, delivery.get_span_context().trace_id} == {TRACE}
    assert delivery.parent == request.get_span_context().span_id
    assert request.attributes["http.response.status_code"] == 201
    assert request.attributes["http.route"] == "/v1/receivables"
    assert "Martin" not in str([span.attributes for span in recorder.spans])


def a_job(trace_: str | None) -> Job:
    return Job(JobId("job_1"), ClockId("real"), "note", "note:1", {}, 0, 1, "", None, trace_)


@pytest.mark.parametrize(
    ("late_ms", "follows"), [(0, True), (FOLLOWS_MS - 1_000, True), (FOLLOWS_MS + 1_000, False)]
)
def test_job_that_was_planned_long_ago_only_refers_to_its_trace(
    late_ms: int, follows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder: Any = Recorder()
    monkeypatch.setattr(tracing, "time", SimpleNamespace(time_ns=lambda: (5_000_000 + late_ms) * 1_000_000))
    with Tracing(recorder).job(a_job(f"{CALLER}@5000000")):
        pass
    [span] = recorder.spans
    assert (span.get_span_context().trace_id == TRACE) is follows
    assert [link.context.trace_id for link in span.links] == ([] if follows else [TRACE])


def test_span_of_a_failed_job_names_the_kind_of_error_only() -> None:
    recorder: Any = Recorder()
    with pytest.raises(ValueError, match="Menuiserie"), Tracing(recorder).job(a_job(None)):
        raise ValueError("Menuiserie Martin")
    assert recorder.spans[0].status == (StatusCode.ERROR, "ValueError")


def test_who_traces_nothing_loads_nothing_for_it() -> None:
    importing = {
        file.relative_to(SOURCES).as_posix()
        for file in SOURCES.rglob("*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.ImportFrom)
        and (node.module or "").startswith(("opentelemetry", "recovery_service.web.tracing"))
    }
    assert importing == {"web/tracing.py"}


def test_address_of_a_collector_is_looked_at_when_the_service_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECOVERY_TRACES_URL", "collector:4318")
    with pytest.raises(UsageError, match="address of a collector"):
        read_delivery_settings()
    monkeypatch.setenv("RECOVERY_TRACES_URL", "http://127.0.0.1:4318/v1/traces")
    monkeypatch.setattr("recovery_service.cli.delivery_settings._has", lambda name: name not in TRACE_MODULES)
    with pytest.raises(UsageError, match="tracing"):
        read_delivery_settings()
