"""`client add`, `list`, `disable`, `enable`, `rotate-secret`: who may ask for access; `limits`: how often; `operator`:
who acts for a platform."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import Final

from email_validator import EmailNotValidError, validate_email

from recovery_contract.fields import iso_timestamp
from recovery_contract.rate_limits import A_MINUTE
from recovery_service.access import clients
from recovery_service.cli import open_service
from recovery_service.cli.program import Program, UsageError, add_data_options, describe_place
from recovery_service.context.clock import to_datetime

_LIMITS: Final[Mapping[str, str]] = {
    "standard": "all requests",
    "receivables": "requests to /v1/receivables",
    "ocr": "uploads to /v1/receivables/ocr",
}
_MOST: Final = 1_000_000


def add(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    new = actions.add_parser("add", help="prints {client_id, client_secret}, and where they were stored")
    add_data_options(new)
    new.add_argument("--name", required=True, help="shown to people on the consent page")
    new.add_argument(
        "--redirect-uri", required=True, action="append", metavar="URI", help="may be given repeatedly"
    )
    new.add_argument(
        "--public", action="store_true", help="an app that cannot keep a secret; it proves itself by PKCE"
    )
    new.set_defaults(run=run_add)
    listed = actions.add_parser("list", help="prints who may ask for access, a line each, without secrets")
    add_data_options(listed)
    listed.set_defaults(run=run_list)
    operator = actions.add_parser(
        "operator", help="lets who signs in with an address act for the whole platform"
    )
    add_data_options(operator)
    operator.add_argument("--client-id", required=True)
    operator.add_argument("--email", required=True)
    operator.set_defaults(run=run_operator)
    limits = actions.add_parser(
        "limits", help="sets how many requests a client may make in a minute, and prints it"
    )
    add_data_options(limits)
    limits.add_argument("--client-id", required=True)
    for scope, words in _LIMITS.items():
        limits.add_argument(
            f"--{scope}", type=int, metavar="N", help=f"{words}, 1 to {_MOST}; without one {A_MINUTE[scope]}"
        )
    limits.add_argument("--default", action="store_true", help="first as the interface says")
    limits.set_defaults(run=run_limits)
    for name, work, words in (
        ("disable", run_disable, "ends all that was granted to a client, and lets nothing more be granted"),
        ("enable", run_enable, "lets a disabled client ask for access again; what was granted stays ended"),
        (
            "rotate-secret",
            run_rotate_secret,
            "prints {client_id, client_secret}; the one before is void at once",
        ),
    ):
        action = actions.add_parser(name, help=words)
        add_data_options(action)
        action.add_argument("--client-id", required=True)
        action.set_defaults(run=work)


def run_add(options: argparse.Namespace, program: Program) -> int:
    with open_service.opened_database(options) as database:
        try:
            with database.write() as connection:
                created = clients.add(
                    connection, name=options.name, redirect_uris=options.redirect_uri, public=options.public
                )
        except ValueError as error:
            raise UsageError(str(error)) from None
    print(json.dumps({**created, **describe_place(options)}))
    return 0


def run_list(options: argparse.Namespace, program: Program) -> int:
    with open_service.opened_database(options) as database:
        environment = open_service.find_environment(database)
        with database.read() as connection:
            listed = clients.list_all(connection)
    for one in listed:
        values = {
            "client_id": one.client_id,
            "name": one.name,
            "environment": environment,
            "created_at": iso_timestamp(to_datetime(one.created_at)),
            "disabled_at": None if one.disabled_at is None else iso_timestamp(to_datetime(one.disabled_at)),
            "a_minute": {**A_MINUTE, **(one.limits or {})},
        }
        print(json.dumps(values))
    return 0


def run_operator(options: argparse.Namespace, program: Program) -> int:
    try:
        validate_email(options.email, check_deliverability=False, test_environment=True)
    except EmailNotValidError:
        raise UsageError("--email is not an email address") from None
    with open_service.opened_database(options) as database, database.write() as connection:
        if clients.find(connection, options.client_id) is None:
            raise UsageError(f"no client has the id {options.client_id}")
        clients.add_operator(connection, options.client_id, options.email)
    print(json.dumps({"client_id": options.client_id, "email": options.email}))
    return 0


def run_limits(options: argparse.Namespace, program: Program) -> int:
    wanted = {scope: number for scope in _LIMITS if (number := getattr(options, scope)) is not None}
    if not all(1 <= number <= _MOST for number in wanted.values()):
        raise UsageError(f"a limit is a number from 1 to {_MOST}")
    with open_service.opened_database(options) as database, database.write() as connection:
        chosen = clients.find_limits(connection, options.client_id)
        if chosen is None:
            raise UsageError(f"no client has the id {options.client_id}")
        limits = {**({} if options.default else chosen), **wanted}
        if limits != chosen:
            clients.set_limits(connection, options.client_id, limits)
    print(json.dumps({"client_id": options.client_id, "a_minute": {**A_MINUTE, **limits}}))
    return 0


def run_disable(options: argparse.Namespace, program: Program) -> int:
    with open_service.opened_database(options) as database, database.write() as connection:
        if not clients.disable(connection, options.client_id):
            raise UsageError(f"no client has the id {options.client_id}, or it is disabled")
    print(json.dumps({"client_id": options.client_id, "disabled": True}))
    return 0


def run_enable(options: argparse.Namespace, program: Program) -> int:
    with open_service.opened_database(options) as database, database.write() as connection:
        if not clients.enable(connection, options.client_id):
            raise UsageError(f"no disabled client has the id {options.client_id}")
    print(json.dumps({"client_id": options.client_id, "disabled": False}))
    return 0


def run_rotate_secret(options: argparse.Namespace, program: Program) -> int:
    with open_service.opened_database(options) as database:
        try:
            with database.write() as connection:
                if clients.find(connection, options.client_id) is None:
                    raise UsageError(f"no client has the id {options.client_id}")
                secret = clients.rotate_secret(connection, options.client_id)
        except ValueError as error:
            raise UsageError(str(error)) from None
    print(json.dumps({"client_id": options.client_id, "client_secret": secret}))
    return 0
