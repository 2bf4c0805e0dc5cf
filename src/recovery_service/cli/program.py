"""What every subcommand works with: the composed service, where its data are, and refusals in one line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from recovery_service.context.core import Core
from recovery_service.db.database import Database

if TYPE_CHECKING:
    from fastapi import FastAPI

    from recovery_service.jobs.engine import Engine
    from recovery_service.observability.metrics import Metrics

DATABASE: Final = "RECOVERY_DATABASE"
PUBLIC_URL_VARIABLE: Final = "RECOVERY_PUBLIC_URL"
POOLER: Final = "RECOVERY_DATABASE_POOLER"
REPLICA: Final = "RECOVERY_DATABASE_REPLICA"
_DRIVERS = ("postgresql", "postgres", "postgresql+psycopg")


class UsageError(Exception):
    """Something the caller has to change; the text is one sentence. The units start nothing again after `status`."""

    status = 2


class Unavailable(UsageError):
    """Something that may be over in a moment: trying again helps (EX_TEMPFAIL of sysexits.h)."""

    status = 75


def release() -> str:
    """Return the version of the program that runs."""
    return version("recovery-desktop")


@dataclass(frozen=True)
class Program:
    """The composed service, handed over because only the starting module may know how it is put together."""

    build_app: Callable[[Core], FastAPI]
    build_engine: Callable[[Core, Metrics], Engine]


class _Folder(argparse.Action):
    """A folder that is named counts, not the database that the environment names."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)
        namespace.database_url = None


def add_data_options(parser: argparse.ArgumentParser) -> None:
    """Add `--data-dir` and `--database-url`, one of which names the service's data."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--data-dir", type=Path, metavar="DIR", action=_Folder, help="a folder with a database of its own"
    )
    place.add_argument(
        "--database-url",
        metavar="URL",
        default=os.environ.get(DATABASE) or None,
        help=f"postgresql://user@host/name; default: {DATABASE}",
    )


def add_public_url(parser: argparse.ArgumentParser) -> None:
    """Add `--public-url`, under which debtors and creditors reach the pages of a hosted service."""
    parser.add_argument(
        "--public-url", metavar="URL", default=os.environ.get(PUBLIC_URL_VARIABLE), help="the pages' address"
    )


def data_folder(options: argparse.Namespace) -> Path | None:
    """Return the folder, or None where a database is given."""
    if options.database_url is not None:
        return None
    return (
        Path(options.data_dir)
        if options.data_dir is not None
        else user_data_path("recovery-service", appauthor=False)
    )


def describe_place(options: argparse.Namespace) -> dict[str, str]:
    """Return which data a subcommand works on, as `data_dir` or `database_url`, without the password."""
    folder = data_folder(options)
    if folder is not None:
        return {"data_dir": str(folder.absolute())}
    return {"database_url": unquote(make_url(options.database_url).render_as_string())}


def open_database(
    options: argparse.Namespace, folder: Path | None, *, on_network: bool | None = None
) -> Database:
    """Open the database in the folder, or at the URL of the options.

    Raises UsageError where it cannot be opened.
    """
    if folder is not None:
        try:
            return Database.in_folder(folder, on_network=on_network)
        except OSError as error:
            raise UsageError(f"{folder}: {error.strerror}") from None
    url = _address(options.database_url, "--database-url")
    replica = os.environ.get(REPLICA)
    pooler = os.environ.get(POOLER, "none")
    if pooler not in ("none", "transaction"):
        raise UsageError(f"{POOLER} is none or transaction")
    return Database(
        url,
        is_pooled=pooler == "transaction",
        replica_url=_address(replica, REPLICA) if replica else None,
    )


def _address(text: str, name: str) -> str:
    """Return the address of a server as our driver takes it. Raises UsageError, which repeats no password."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise UsageError(f"{name} is not a database address") from None
    if url.drivername not in _DRIVERS:
        raise UsageError(f"{name} has to begin with postgresql://")
    return url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
