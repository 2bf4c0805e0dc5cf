"""The command line, one module a subcommand."""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import Final, NoReturn

from recovery_service.cli.program import Program, UsageError, release
from recovery_service.cli.settings_file import load_settings_file

SUBCOMMANDS: Final = {
    "init": "settle once which environment a database belongs to",
    "doctor": "say what is wrong with a hosted service",
    "serve": "run the service",
    "migrate": "bring the tables of a database up to date",
    "worker": "run the jobs of a service beside its web processes",
    "client": "register the programs that may ask for access",
    "token": "make access tokens without a consent page",
    "extract": "what the invoices in these files say, a JSON line each",
    "operator": "approve a creditor, log a call, record money",
    "listen": "relay events to a program on this machine",
    "schema": "what a database on SQLite consists of, as JSON",
    "trigger": "make an event happen in the test environment",
}
"""Module here and what it does. It adds its options and sets `run` to a function (options, program) -> status."""

__all__ = ["Program", "parser_for", "run"]


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser_for(arguments: list[str]) -> argparse.ArgumentParser:
    """Know every subcommand by name, and the options of the one that these arguments begin with."""
    parser = _Parser(prog="recovery-service", description="The debt-recovery service and its tools.")
    parser.add_argument("--version", action="version", version=f"recovery-service {release()}")
    subparsers = parser.add_subparsers(dest="subcommand", required=True, metavar="COMMAND")
    for name, purpose in SUBCOMMANDS.items():
        subparser = subparsers.add_parser(name, help=purpose)
        # What the others are made of takes seconds to load.
        if name in arguments[:1]:
            importlib.import_module(f"recovery_service.cli.{name}").add(subparser)
    return parser


def run(program: Program, arguments: list[str]) -> int:
    """Return the exit status: 0 done, 2 for what the caller has to change, 75 for what may be over in a moment."""
    try:
        load_settings_file()
        options = parser_for(arguments).parse_args(arguments)
        status: int = options.run(options, program)
    except UsageError as error:
        print(f"recovery-service: {error}", file=sys.stderr)
        return error.status
    return status
