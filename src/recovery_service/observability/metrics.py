"""Figures for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_LAGS = (0.05, 0.25, 1, 5, 30, 300, 3_600)


class StreamFigures(Protocol):
    """What is known of the messages of an engine."""

    @property
    def waiting(self) -> Mapping[str, int]: ...

    @property
    def sending(self) -> Mapping[str, int]: ...

    @property
    def missing(self) -> int: ...


class Metrics:
    """One registry per application, so that two in one process don't mix."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Histogram(
            "recovery_request_seconds",
            "Time to answer a request",
            ("method", "path", "status"),
            registry=self._registry,
            buckets=_SECONDS,
        )
        self._jobs = Counter(
            "recovery_jobs_total",
            "Jobs run, by kind and outcome",
            ("kind", "outcome"),
            registry=self._registry,
        )
        self._waiting = Gauge(
            "recovery_jobs_waiting", "Jobs planned, counted up to 10,000", registry=self._registry
        )
        self._late = Gauge(
            "recovery_jobs_late_seconds", "How long the oldest due job waits", registry=self._registry
        )

        self._lag = Histogram(
            "recovery_job_lag_seconds",
            "From when a job was due to when this process took it, by kind",
            ("kind",),
            registry=self._registry,
            buckets=_LAGS,
        )
        self._failing = Gauge(
            "recovery_jobs_failing",
            "Jobs whose last attempt failed, by kind and platform, counted up to 1,000",
            ("kind", "platform"),
            registry=self._registry,
        )
        self._failing_age = Gauge(
            "recovery_jobs_failing_oldest_seconds",
            "For how long a job of this kind and platform has failed",
            ("kind", "platform"),
            registry=self._registry,
        )
        self._late_by = Gauge(
            "recovery_jobs_late_by_seconds",
            "How long the oldest due job of a kind and a platform waits, of the 1,000 that wait longest",
            ("kind", "platform"),
            registry=self._registry,
        )
        self._sign_in_mail = Gauge(
            "recovery_sign_in_mail_failing_seconds",
            "For how long no mail with a code has left; 0 where the last one did",
            registry=self._registry,
        )
        self._skew = Gauge(
            "recovery_clock_skew_seconds",
            "How far the clock of this host is ahead of the database's",
            registry=self._registry,
        )
        self._stream = Gauge(
            "recovery_engine_messages",
            "Messages that wait in the engine, and those whose jobs are being sent",
            ("loop", "state"),
            registry=self._registry,
        )
        self._stream_missing = Gauge(
            "recovery_engine_servers_missing",
            "How many of the engine's servers that should hold the messages do not; not a number: unreachable",
            registry=self._registry,
        )
        self._reads = Counter(
            "recovery_replica_reads_total",
            "Reads that the replica answered, or the primary because the replica was behind or away",
            ("by",),
            registry=self._registry,
        )
        self._replica_lag = Gauge(
            "recovery_replica_lag_seconds",
            "How old the newest heartbeat of a worker is on the replica; not a number: unreachable, or there is none",
            registry=self._registry,
        )
        self._confined = Gauge(
            "recovery_reader_confined",
            "Whether a measure holds around what reads foreign files; absent before the first file",
            ("measure",),
            registry=self._registry,
        )

    def set_confined(self, holds: Mapping[str, bool]) -> None:
        for measure, value in holds.items():
            self._confined.labels(measure).set(value)

    def observe_request(self, method: str, path: str, status: int, seconds: float) -> None:
        self._requests.labels(method, path, str(status)).observe(seconds)

    def count_job(self, kind: str, outcome: str) -> None:
        self._jobs.labels(kind, outcome).inc()

    def set_queue(self, waiting: float, late_seconds: float) -> None:
        self._waiting.set(waiting)
        self._late.set(late_seconds)

    def observe_lag(self, kind: str, seconds: float) -> None:
        self._lag.labels(kind).observe(seconds)

    def set_failing(self, kinds: Iterable[tuple[str, str | None, int, float]]) -> None:
        """Set for each kind and platform how many jobs fail, and for how many seconds the first one has."""
        self._failing.clear()
        self._failing_age.clear()
        for kind, platform, count, seconds in kinds:
            self._failing.labels(kind, platform or "").set(count)
            self._failing_age.labels(kind, platform or "").set(seconds)

    def set_late(self, kinds: Iterable[tuple[str, str | None, float]]) -> None:
        """Set for each kind and platform for how many seconds its oldest due job waits."""
        self._late_by.clear()
        for kind, platform, seconds in kinds:
            self._late_by.labels(kind, platform or "").set(seconds)

    def set_sign_in_mail(self, failing_seconds: float) -> None:
        self._sign_in_mail.set(failing_seconds)

    def set_stream(self, state: StreamFigures | None) -> None:
        """Set what the engine that distributes jobs said; None where it does not answer."""
        self._stream.clear()
        self._stream_missing.set(float("nan") if state is None else state.missing)
        for name in () if state is None else ("waiting", "sending"):
            for loop, count in getattr(state, name).items():
                self._stream.labels(loop, name).set(count)

    def count_read(self, by: str) -> None:
        self._reads.labels(by).inc()

    def set_replica_lag(self, seconds: float) -> None:
        self._replica_lag.set(seconds)

    def set_skew(self, seconds: float) -> None:
        self._skew.set(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
