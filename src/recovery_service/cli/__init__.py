"""The command line, one module a subcommand."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import NoReturn

from recovery_service.cli import client, extract, listen, operator, serve, token, trigger, worker
from recovery_service.cli.program import Program, UsageError

SUBCOMMANDS: tuple[Callable[..., None], ...] = (
    serve.add,
    worker.add,
    client.add,
    token.add,
    extract.add,
    operator.add,
    listen.add,
    trigger.add,
)
"""Each adds its own parser and sets `run` to a function (options, program) -> status."""

__all__ = ["Program", "run"]


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def run(program: Program, arguments: list[str]) -> int:
    """The exit status: 0 done, 2 for what the caller has to change."""
    parser = _Parser(prog="recovery-service", description="The debt-recovery service and its tools.")
    subparsers = parser.add_subparsers(dest="subcommand", required=True, metavar="COMMAND")
    for add in SUBCOMMANDS:
        add(subparsers)
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options, program)
    except UsageError as error:
        print(f"recovery-service: {error}", file=sys.stderr)
        return 2
    return status
