"""`recovery-service`: hands the composed service to its command line."""

from __future__ import annotations

import sys

from recovery_service.app import build_app, build_engine
from recovery_service.cli import Program, run


def main(arguments: list[str] | None = None) -> int:
    return run(Program(build_app, build_engine), sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
