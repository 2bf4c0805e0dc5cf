"""`init`: settles once which environment a place belongs to, and which key encrypts it."""

from __future__ import annotations

import argparse
import contextlib
import json

from recovery_service.cli import open_service
from recovery_service.cli.program import Program, add_data_options, data_folder, open_database


def add(parser: argparse.ArgumentParser) -> None:
    add_data_options(parser)
    parser.add_argument(
        "--environment", choices=("test", "production"), required=True, help="fixed for ever from then on"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    """Make the tables too. Said again it changes nothing."""
    with contextlib.closing(open_database(options, data_folder(options))) as database:
        environment = open_service.choose_environment(database, options.environment)
        open_service.store_key_fingerprint(database, open_service.load_keys(database, environment))
    print(json.dumps({"environment": environment}))
    return 0
