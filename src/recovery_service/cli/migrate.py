"""`migrate`: brings the tables up to date before the processes of a new release start."""

from __future__ import annotations

import argparse
import contextlib
import json

from recovery_service.cli import open_service
from recovery_service.cli.program import Program, add_data_options, data_folder, open_database
from recovery_service.db.migrate import current_revision, newest_revision


def add(parser: argparse.ArgumentParser) -> None:
    add_data_options(parser)
    parser.add_argument(
        "--check", action="store_true", help="change nothing; exit with 1 where the tables are older"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    """Print the migration that the tables were at, and the one that they are at now."""
    with contextlib.closing(open_database(options, data_folder(options))) as database:
        with open_service.in_one_line(), database.read() as connection:
            before = current_revision(connection)
        is_older = before is None or before < newest_revision()
        if is_older and not options.check:
            open_service.migrate_database(database, options)
        after = before if options.check else max(before or "", newest_revision())
    print(json.dumps({"from": before, "to": after}))
    return int(is_older and options.check)
