"""/healthz, /readyz and /metrics, for who watches the service."""

from __future__ import annotations

import math

from fastapi import APIRouter, Request
from sqlalchemy.exc import DBAPIError, TimeoutError
from starlette.responses import JSONResponse, Response

from recovery_invoices.confinement.isolation import MEASURES
from recovery_service.context.clock import current_ms
from recovery_service.db.migrate import is_usable
from recovery_service.jobs.queue import backlog
from recovery_service.jobs.worker_session import skew_ms
from recovery_service.observability.metrics import CONTENT_TYPE
from recovery_service.web.auth import CoreIn

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> Response:
    """Answer that the process runs, whatever its threads do."""
    return JSONResponse({"status": "ok"})


@router.get("/readyz")
def readyz(core: CoreIn) -> Response:
    """Report whether the process and its database answer, and whether it works with the tables as they are."""
    try:
        with core.database.read() as connection:
            if not is_usable(connection):
                return JSONResponse({"status": "the tables belong to a later release"}, 503)
    except (DBAPIError, TimeoutError):
        return JSONResponse({"status": "the database does not answer"}, 503)
    return JSONResponse({"status": "ok"})


@router.get("/metrics")
def metrics(request: Request, core: CoreIn) -> Response:
    """Return the metrics; those of the queue are unknown while the database does not respond."""
    figures = request.app.state.metrics
    try:
        with core.database.read() as connection:
            waiting, late_ms = backlog(connection, current_ms())
            figures.set_skew(skew_ms(connection, core.clock.host_ms) / 1000)
        figures.set_queue(waiting, late_ms / 1000)
    except DBAPIError:
        figures.set_queue(math.nan, math.nan)
    isolation = request.app.state.reader.reported_isolation
    if isolation is not None:
        figures.set_confined({measure: isolation.holds(measure) for measure in MEASURES})
    return Response(figures.text(), media_type=CONTENT_TYPE)
