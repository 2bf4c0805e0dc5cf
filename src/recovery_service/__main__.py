"""`recovery-service`: hands the composed service to its command line."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from recovery_service.cli import Program, run

if TYPE_CHECKING:
    from fastapi import FastAPI

    from recovery_service.context.core import Core
    from recovery_service.jobs.engine import Engine
    from recovery_service.observability.metrics import Metrics


def build_app(core: Core) -> FastAPI:
    """Import and build the app only here, so that help and small commands answer without loading it."""
    from recovery_service import app

    return app.build_app(core)


def build_engine(core: Core, metrics: Metrics) -> Engine:
    from recovery_service import app

    return app.build_engine(core, metrics)


def main(arguments: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    if "--embedded" in arguments:
        # The app starts it ahead: what takes long to load is there when the first line arrives.
        from recovery_service import app as app
    return run(Program(build_app, build_engine), arguments)


if __name__ == "__main__":
    status = main()
    if "--embedded" in sys.argv:
        # Everything is closed by now; the interpreter's own tidying up would only keep the app from closing.
        sys.stdout.flush()
        os._exit(status)
    sys.exit(status)
