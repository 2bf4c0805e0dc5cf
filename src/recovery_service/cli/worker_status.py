"""What a worker answers to whoever watches it: /healthz, /readyz and /metrics on a port of its own."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from recovery_service.api.observability import find_problem, update_queue_metrics
from recovery_service.context.core import Core
from recovery_service.jobs.engine import Engine
from recovery_service.observability.metrics import CONTENT_TYPE, Metrics


def status_app(core: Core, metrics: Metrics, engine: Engine) -> Starlette:
    async def healthz(_request: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def readyz(_request: Request) -> Response:
        problem = await run_in_threadpool(find_problem, core)
        if problem is None and not engine.may_claim:
            problem = "it takes no jobs: its clock is wrong, or it has not reached the database for seconds"
        return JSONResponse({"status": problem or "ok"}, 503 if problem else 200)

    async def figures(_request: Request) -> Response:
        await run_in_threadpool(update_queue_metrics, core, metrics)
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    return Starlette(
        routes=[Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", figures)]
    )


@contextlib.contextmanager
def served(app: Starlette, host: str, port: int) -> Iterator[int]:
    """Answer at this port meanwhile, 0: at any free one, in a thread of its own: signals are the worker's. Raises
    OSError."""
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off", ws="none")
    server = uvicorn.Server(config)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        thread = threading.Thread(target=server.run, args=([listening],), name="status")
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()
