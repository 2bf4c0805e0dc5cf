"""`worker`: a worker process of a hosted service."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os

from recovery_service.cli import open_service
from recovery_service.cli.program import Program, add_data_options
from recovery_service.observability.logs import configure_logs
from recovery_service.observability.metrics import Metrics
from recovery_service.serving import run_worker

WAIT_SECONDS = 60.0
"""For whoever settles what the database is: workers are often started in the same moment."""
PUBLIC_URL_VARIABLE = "RECOVERY_PUBLIC_URL"


def add(parser: argparse.ArgumentParser) -> None:
    add_data_options(parser)
    parser.add_argument("--public-url", metavar="URL", default=os.environ.get(PUBLIC_URL_VARIABLE))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    configure_logs(None)
    with (
        open_service.opened_core(options, public_url=options.public_url, wait_seconds=WAIT_SECONDS) as core,
        contextlib.suppress(KeyboardInterrupt),
    ):
        asyncio.run(run_worker(program.build_engine(core, Metrics())))
    return 0
