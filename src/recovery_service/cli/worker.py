"""`worker`: a worker process of a hosted service."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
from collections.abc import Iterator
from typing import Final

from recovery_service.cli import open_service, running
from recovery_service.cli.program import Program, Unavailable, add_data_options, add_public_url
from recovery_service.context.core import Core
from recovery_service.jobs.engine import Engine
from recovery_service.jobs.kinds import LOOPS
from recovery_service.observability.logs import configure_logs
from recovery_service.observability.metrics import Metrics
from recovery_service.serving import run_worker

WAIT_SECONDS = 60.0
"""For whoever settles what the database is: workers are often started in the same moment."""
RELAY: Final = "relay"
"""Publishes outward jobs that are due, where an engine distributes them."""
STATUS_PORT_VARIABLE = "RECOVERY_STATUS_PORT"


def add(parser: argparse.ArgumentParser) -> None:
    add_data_options(parser)
    add_public_url(parser)
    parser.add_argument(
        "--status-port",
        type=int,
        default=int(os.environ.get(STATUS_PORT_VARIABLE, "0")),
        help="answer /healthz, /readyz and /metrics there; default 0: nowhere",
    )
    parser.add_argument(
        "--only",
        action="append",
        choices=[*LOOPS, RELAY],
        help="work on these jobs only, repeatable; other workers have to work on the rest; default: all",
    )
    parser.add_argument("--status-host", default="127.0.0.1", help="default: 127.0.0.1")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    configure_logs(None)
    with (
        open_service.opened_core(options, public_url=options.public_url, wait_seconds=WAIT_SECONDS) as core,
        contextlib.suppress(KeyboardInterrupt),
    ):
        running.introduce(core, f"worker:{os.getpid()}")
        metrics = Metrics()
        engine = program.build_engine(core, metrics)
        chosen = dict.fromkeys(options.only or (*LOOPS, RELAY))
        engine.loops = [loop for loop in LOOPS if loop in chosen]
        engine.relays = RELAY in chosen
        with _status(options, core, metrics, engine):
            asyncio.run(run_worker(engine))
    return 0


@contextlib.contextmanager
def _status(options: argparse.Namespace, core: Core, metrics: Metrics, engine: Engine) -> Iterator[None]:
    if not options.status_port:
        yield
        return
    # A worker that nobody watches loads no web server.
    from recovery_service.cli import worker_status

    app = worker_status.status_app(core, metrics, engine)
    try:
        with worker_status.served(app, options.status_host, options.status_port):
            yield
    except OSError as error:
        raise Unavailable(f"port {options.status_port}: {error.strerror}") from None
