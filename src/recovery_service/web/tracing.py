"""Traces from a request to the deliveries that it leads to, for OpenTelemetry. Loaded only where they are switched on.

A span names kinds, patterns of addresses and outcomes: no ids of debtors, no texts.
"""

from __future__ import annotations

import atexit
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from typing import Any, Final

from opentelemetry import trace
from opentelemetry.context import Context as TraceContext
from opentelemetry.trace import Link, SpanKind, StatusCode, TracerProvider
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from opentelemetry.util.types import AttributeValue
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from recovery_service.jobs.queue import Job
from recovery_service.jobs.trace_context import carrying

SERVICE: Final = "recovery-service"
FOLLOWS_MS: Final = 600_000
"""A job that was planned longer ago begins a trace of its own, with a link to the one that planned it."""
_HEADER: Final = "traceparent"
_UNTRACED: Final = ("/healthz", "/readyz", "/metrics")
_PROPAGATOR: Final = TraceContextTextMapPropagator()


class TracingMissing(Exception):
    """The packages that send traces are not installed."""


@cache
def provider_to(url: str) -> TracerProvider:
    """Return what sends the spans of this process to a collector, in a thread of its own. Raises TracingMissing."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider as SendingProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        raise TracingMissing(str(error)) from None
    provider = SendingProvider(resource=Resource.create({"service.name": SERVICE}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=url)))
    atexit.register(provider.shutdown)
    result: TracerProvider = provider
    return result


class Tracing:
    """Spans of the requests and the jobs of one process."""

    def __init__(self, provider: TracerProvider) -> None:
        self._tracer = provider.get_tracer(SERVICE)

    @contextmanager
    def job(self, job: Job) -> Iterator[None]:
        """Trace one job; what it plans belongs to the same trace."""
        parent, links = _origin(job.trace)
        attributes: dict[str, AttributeValue] = {
            "recovery.job.kind": job.kind,
            "recovery.job.attempt": job.attempt,
        }
        span = self._tracer.start_span(f"job {job.kind}", parent, SpanKind.CONSUMER, attributes, links)
        with _entered(span):
            yield

    @contextmanager
    def request(self, scope: Scope) -> Iterator[trace.Span]:
        """Trace one request, within the caller's trace where it names one."""
        parent = _read(Headers(scope=scope).get(_HEADER))
        attributes = {"http.request.method": scope["method"]}
        span = self._tracer.start_span(scope["method"], parent, SpanKind.SERVER, attributes)
        with _entered(span):
            yield span


class TraceRequests:
    """The layer around the application that traces requests."""

    def __init__(self, app: ASGIApp, tracing: Tracing) -> None:
        self._app, self._tracing = app, tracing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in _UNTRACED:
            await self._app(scope, receive, send)
            return
        state: dict[str, Any] = scope.setdefault("state", {})
        with self._tracing.request(scope) as span:

            async def noting(message: Message) -> None:
                if message["type"] == "http.response.start":
                    _note_answer(span, scope, state, message["status"])
                await send(message)

            await self._app(scope, receive, noting)


@contextmanager
def _entered(span: trace.Span) -> Iterator[None]:
    """Let what happens within belong to this span. Of an error it names the kind: its text may quote a person."""
    with (
        trace.use_span(span, end_on_exit=True, record_exception=False, set_status_on_exception=False),
        carrying(_current()),
        ExitStack() as stack,
    ):
        stack.push(partial(_note_error, span))
        yield


def _note_error(span: trace.Span, kind: type[BaseException] | None, *_: object) -> None:
    if kind is not None and issubclass(kind, Exception):
        span.set_status(StatusCode.ERROR, kind.__name__)


def _note_answer(span: trace.Span, scope: Scope, state: dict[str, Any], status: int) -> None:
    operation = state.get("operation")
    # The pattern of the address, never the address: a link in it would be a key.
    route = operation.path if operation is not None else "page"
    span.update_name(f"{scope['method']} {route}")
    span.set_attribute("http.route", route)
    span.set_attribute("http.response.status_code", status)
    span.set_attribute("recovery.request_id", str(state.get("request_id", "")))
    if status >= 500:
        span.set_status(StatusCode.ERROR)


def _current() -> str | None:
    """Return the trace of the moment as a job carries it: as the header has it, and when it was written down."""
    carrier: dict[str, str] = {}
    _PROPAGATOR.inject(carrier)
    header = carrier.get(_HEADER)
    return None if header is None else f"{header}@{time.time_ns() // 1_000_000}"


def _origin(stored: str | None) -> tuple[TraceContext, list[Link]]:
    """Return the trace that a job goes on with, or the one that it only refers to."""
    header, _, written_at = (stored or "").partition("@")
    parent = _read(header)
    if time.time_ns() // 1_000_000 - int(written_at or 0) <= FOLLOWS_MS:
        return parent, []
    origin = trace.get_current_span(parent).get_span_context()
    return TraceContext(), [Link(origin)] if origin.is_valid else []


def _read(header: str | None) -> TraceContext:
    return _PROPAGATOR.extract({_HEADER: header} if header else {}, context=TraceContext())
