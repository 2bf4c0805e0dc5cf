"""`token create`: a token for a platform's own programs and for trying things out."""

from __future__ import annotations

import argparse
import contextlib
import json

from recovery_contract.oauth import ALL_SCOPES, Scope
from recovery_service.cli import opening
from recovery_service.cli.program import Program, UsageError, add_place, data_dir, open_database
from recovery_service.oauth import clients
from recovery_service.oauth.tokens import create_grant, issue_access_token
from recovery_service.principal import PLATFORM

_DAYS = 90


def add(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    new = actions.add_parser("create", help="prints {access_token}; it acts for the whole platform")
    add_place(new)
    new.add_argument("--client-id", required=True)
    new.add_argument("--scope", default=ALL_SCOPES, help="separated by spaces; default: all")
    new.add_argument("--days", type=int, default=_DAYS, help=f"how long it is good for, default {_DAYS}")
    new.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    unknown = sorted(set(options.scope.split()) - set(Scope))
    if unknown or not options.scope.split():
        raise UsageError(f"--scope: {', '.join(unknown) or 'nothing'} is no scope; there are {ALL_SCOPES}")
    if not 1 <= options.days <= 3650:
        raise UsageError("--days is a number from 1 to 3650")
    with contextlib.closing(open_database(options, data_dir(options))) as database:
        opening.prepare(database)
        with database.write() as connection:
            if clients.find(connection, options.client_id) is None:
                raise UsageError(f"no client has the id {options.client_id}")
            scope = " ".join(options.scope.split())
            grant = create_grant(connection, client_id=options.client_id, subject=PLATFORM, scope=scope)
            token = issue_access_token(connection, grant, options.days * 86_400)
    print(json.dumps({"access_token": token}))
    return 0
