"""`schema`: what a database of this service on SQLite consists of, for whoever has to know one before opening it."""

from __future__ import annotations

import argparse
import json

from recovery_service.cli.program import Program
from recovery_service.db.migrate import newest_revision, schema_at


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--revision", required=True, metavar="NUMBER", help="of the migration, such as 0012, that it is at"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    """Print {head, objects: [[type, name, table, sql]]}; `objects` is null where this version knows no such one."""
    print(json.dumps({"head": newest_revision(), "objects": schema_at(options.revision)}))
    return 0
