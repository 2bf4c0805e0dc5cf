"""`recovery-service`: hands the composed service to its command line."""

from __future__ import annotations

import os
import sys

from recovery_service.app import build_app, build_engine
from recovery_service.cli import Program, run


def main(arguments: list[str] | None = None) -> int:
    return run(Program(build_app, build_engine), sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    status = main()
    if "--embedded" in sys.argv:
        # Everything is closed by now; the interpreter's own tidying up would only keep the app from closing.
        sys.stdout.flush()
        os._exit(status)
    sys.exit(status)
