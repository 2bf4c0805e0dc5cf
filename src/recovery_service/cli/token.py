"""`token create`: for a platform's own programs and for trying things out; `list` and `revoke`: what was granted."""

from __future__ import annotations

import argparse
import json

from recovery_contract.fields import iso_timestamp
from recovery_contract.oauth import ALL_SCOPES, Scope
from recovery_service.access import clients
from recovery_service.access.tokens import create_grant, issue_access_token, list_grants, revoke
from recovery_service.cli import open_service
from recovery_service.cli.program import Program, UsageError, add_data_options, describe_place
from recovery_service.context.clock import to_datetime
from recovery_service.principal import PLATFORM

_DAYS = 90


def add(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    new = actions.add_parser(
        "create", help="prints {access_token}, which acts for the whole platform, and where it was stored"
    )
    add_data_options(new)
    new.add_argument("--client-id", required=True)
    new.add_argument("--scope", default=ALL_SCOPES, help="separated by spaces; default: all")
    new.add_argument("--days", type=int, default=_DAYS, help=f"how long it is good for, default {_DAYS}")
    new.set_defaults(run=run)
    listed = actions.add_parser(
        "list", help="prints what was granted to a client, a line each, the newest first"
    )
    add_data_options(listed)
    listed.add_argument("--client-id", required=True)
    listed.set_defaults(run=run_list)
    ended = actions.add_parser("revoke", help="ends every token of a grant, now")
    add_data_options(ended)
    ended.add_argument("--client-id", required=True)
    ended.add_argument("--grant-id", required=True, help="as `token list` prints it")
    ended.set_defaults(run=run_revoke)


def run(options: argparse.Namespace, program: Program) -> int:
    unknown = sorted(set(options.scope.split()) - set(Scope))
    if unknown or not options.scope.split():
        raise UsageError(f"--scope: {', '.join(unknown) or 'nothing'} is no scope; there are {ALL_SCOPES}")
    if not 1 <= options.days <= 3650:
        raise UsageError("--days is a number from 1 to 3650")
    with open_service.opened_database(options) as database, database.write() as connection:
        if clients.find(connection, options.client_id) is None:
            raise UsageError(f"no client has the id {options.client_id}")
        scope = " ".join(options.scope.split())
        grant = create_grant(connection, client_id=options.client_id, subject=PLATFORM, scope=scope)
        token = issue_access_token(connection, grant, options.days * 86_400)
    print(json.dumps({"access_token": token, **describe_place(options)}))
    return 0


def run_list(options: argparse.Namespace, program: Program) -> int:
    with open_service.opened_database(options) as database, database.read() as connection:
        granted = list_grants(connection, options.client_id)
    for one in granted:
        values = {
            "grant_id": one.grant_id,
            "subject": one.subject,
            "email": one.verified_email,
            "scope": one.scope,
            "created_at": iso_timestamp(to_datetime(one.created_at)),
            "expires_at": None if one.expires_at is None else iso_timestamp(to_datetime(one.expires_at)),
            "revoked_at": None if one.revoked_at is None else iso_timestamp(to_datetime(one.revoked_at)),
        }
        print(json.dumps(values))
    return 0


def run_revoke(options: argparse.Namespace, program: Program) -> int:
    with open_service.opened_database(options) as database, database.write() as connection:
        grant_ids = {one.grant_id for one in list_grants(connection, options.client_id)}
        if options.grant_id not in grant_ids:
            raise UsageError(f"{options.client_id} has no grant {options.grant_id}")
        revoke(connection, options.grant_id)
    print(json.dumps({"grant_id": options.grant_id, "revoked": True}))
    return 0
