"""/healthz, /readyz and /metrics, for who watches the service."""

from __future__ import annotations

import math

from fastapi import APIRouter, Request
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, TimeoutError
from starlette.responses import JSONResponse, Response

from recovery_invoices.confinement.isolation import MEASURES
from recovery_service.access import sign_in_mail
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.migrate import is_usable
from recovery_service.jobs.failures import count_failing
from recovery_service.jobs.queue import count_waiting, list_late
from recovery_service.jobs.worker_session import skew_ms
from recovery_service.observability.metrics import CONTENT_TYPE, Metrics
from recovery_service.web.auth import CoreIn


def find_problem(core: Core) -> str | None:
    """Return why this process can do nothing at the moment; None where it can."""
    try:
        with core.database.read() as connection:
            return None if is_usable(connection) else "the tables belong to a later release"
    except (DBAPIError, TimeoutError):
        return "the database does not answer"


def update_queue_metrics(core: Core, metrics: Metrics) -> None:
    """Read how the jobs of all processes stand; unknown while the database does not respond."""
    try:
        with core.database.read() as connection:
            now = current_ms()
            waiting = count_waiting(connection)
            failing, late = count_failing(connection), list_late(connection, now)
            metrics.set_skew(skew_ms(connection, core.clock.host_ms) / 1000)
            replica_lag = _replica_lag(core, connection)
            unsent = sign_in_mail.find_failure(connection)
        metrics.set_queue(waiting, max((one.late_ms for one in late), default=0) / 1000)
        # Never 0 while it fails, also in its first moment.
        metrics.set_sign_in_mail(0 if unsent is None else max(1, now - unsent.since) / 1000)
        if replica_lag is not None:
            metrics.set_replica_lag(replica_lag)
        metrics.set_failing(
            (one.kind, one.client_id, one.jobs, max(0, now - one.since) / 1000) for one in failing
        )
        metrics.set_late((one.kind, one.client_id, one.late_ms / 1000) for one in late)
    except (DBAPIError, TimeoutError):
        metrics.set_queue(math.nan, math.nan)
        metrics.set_failing(())
        metrics.set_late(())


def _replica_lag(core: Core, connection: Connection) -> float | None:
    """Return the seconds; None without a replica."""
    if core.database.replica is None:
        return None
    try:
        return core.database.replica.lag_seconds(connection)
    except (DBAPIError, TimeoutError):
        return math.nan


router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """Answer that the process runs, whatever its threads do, and from where and how it sees the caller come."""
    client = request.client.host if request.client else None
    return JSONResponse({"status": "ok", "client": client, "scheme": request.url.scheme})


@router.get("/readyz")
def readyz(core: CoreIn) -> Response:
    """Report whether the process and its database answer, and whether it works with the tables as they are."""
    problem = find_problem(core)
    return JSONResponse({"status": problem or "ok"}, 503 if problem else 200)


@router.get("/metrics")
def metrics(request: Request, core: CoreIn) -> Response:
    """Return the metrics; those of the queue are unknown while the database does not respond."""
    figures = request.app.state.metrics
    update_queue_metrics(core, figures)
    isolation = request.app.state.reader.reported_isolation
    if isolation is not None:
        figures.set_confined({measure: isolation.holds(measure) for measure in MEASURES})
    return Response(figures.text(), media_type=CONTENT_TYPE)
