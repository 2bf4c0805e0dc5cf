"""`init`: settles once a place's environment and key, and looks at what lies around it."""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import os
import secrets
import sys

from recovery_service.cli import open_service
from recovery_service.cli.doctor import BEFORE_THE_START, Place, examine
from recovery_service.cli.open_service import KEY_BYTES, KEY_VARIABLE
from recovery_service.cli.program import Program, add_data_options, add_public_url, data_folder, open_database
from recovery_service.cli.settings_file import add_setting, settings_file
from recovery_service.db.database import Database

ENVIRONMENT_VARIABLE = "RECOVERY_ENVIRONMENT"


def add(parser: argparse.ArgumentParser) -> None:
    add_data_options(parser)
    preset = os.environ.get(ENVIRONMENT_VARIABLE)
    parser.add_argument(
        "--environment",
        choices=("test", "production"),
        default=preset,
        required=preset is None,
        help=f"fixed for ever from then on; default: {ENVIRONMENT_VARIABLE}",
    )
    add_public_url(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    """Make the tables too. Said again it settles nothing anew. What is wrong around it is said, and no failure."""
    with contextlib.closing(open_database(options, data_folder(options))) as database:
        drawn_into = _draw_key(options, database)
        environment = open_service.choose_environment(database, options.environment)
        open_service.store_key_fingerprint(database, open_service.load_keys(database, environment))
        print(json.dumps({"environment": environment, **drawn_into}))
        if not database.is_sqlite:
            for row in examine(Place(options, database), BEFORE_THE_START):
                print(json.dumps(row), file=sys.stderr)
    return 0


def _draw_key(options: argparse.Namespace, database: Database) -> dict[str, str]:
    """Draw the key of a place that is settled now, where a file of settings takes it and has none.

    A place that is settled already has a key: another one would only hide that it is lost.
    """
    file = settings_file()
    if file is None or options.environment != "production" or os.environ.get(KEY_VARIABLE):
        return {}
    if open_service.has_environment(database):
        return {}
    key = base64.b64encode(secrets.token_bytes(KEY_BYTES)).decode()
    add_setting(file, KEY_VARIABLE, key, "Drawn by `recovery-service init`: keep a copy in another place.")
    os.environ[KEY_VARIABLE] = key
    return {"key_in": str(file)}
