"""Opens the data of a service for a subcommand: migrated, bound to its environment, with its keys."""

from __future__ import annotations

import argparse
import base64
import binascii
import contextlib
import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy.exc import DBAPIError

from recovery_service.cli.outward import outward
from recovery_service.cli.program import UsageError, data_dir, open_database
from recovery_service.clock import Clock
from recovery_service.core import Core
from recovery_service.db import installation
from recovery_service.db.database import Database
from recovery_service.db.migrate import upgrade
from recovery_service.settings import Environment, Settings

KEY_VARIABLE: Final = "RECOVERY_SECRET_KEY"
KEY_BYTES: Final = 32
_ENVIRONMENT = "environment"
_TEST_KEY = "test_key"


@dataclass(frozen=True)
class Keys:
    """`data_key` encrypts stored secrets, `link_key` makes links; 32 bytes each."""

    data_key: bytes
    link_key: bytes


@contextlib.contextmanager
def opened_core(options: argparse.Namespace, *, public_url: str | None = None) -> Iterator[Core]:
    """The core of a subcommand that works beside a running service. Raises UsageError."""
    folder = data_dir(options)
    with contextlib.closing(open_database(options, folder)) as database:
        prepare(database)
        environment = environment_of(database, None)
        keys = keys_for(database, environment)
        settings = Settings(
            environment=environment,
            data_dir=folder,
            database_url=options.database_url,
            public_url=public_url,
            data_key=keys.data_key,
            link_key=keys.link_key,
            **outward(),
        )
        yield Core(settings=settings, database=database, clock=Clock(test=settings.is_test))


def prepare(database: Database) -> None:
    """Brings the tables up to date. Raises UsageError where the database does not answer."""
    try:
        upgrade(database)
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0] if error.orig is not None else type(error).__name__
        raise UsageError(f"the database cannot be opened: {reason}") from None


def environment_of(database: Database, wanted: Environment | None) -> Environment:
    """The environment that these data belong to, fixed by the first start (default: test).

    Raises UsageError where another one is wanted.
    """
    with database.write() as connection:
        found = installation.settle(connection, _ENVIRONMENT, wanted or "test")
    if wanted is not None and found != wanted:
        raise UsageError(f"these data belong to the {found} environment, not to {wanted}")
    return "production" if found == "production" else "test"


def keys_for(database: Database, environment: Environment) -> Keys:
    """From RECOVERY_SECRET_KEY; the test environment, which holds no real secret, makes its own and keeps it.

    Raises UsageError in production without the variable.
    """
    given = os.environ.get(KEY_VARIABLE)
    if given is not None:
        return derived(decoded(given, KEY_VARIABLE))
    if environment == "production":
        raise UsageError(f"{KEY_VARIABLE} has to hold {KEY_BYTES} bytes in base64 in production")
    with database.write() as connection:
        drawn = base64.b64encode(secrets.token_bytes(KEY_BYTES)).decode()
        return derived(base64.b64decode(installation.settle(connection, _TEST_KEY, drawn)))


def decoded(text: str, name: str) -> bytes:
    """32 bytes from base64. Raises UsageError."""
    try:
        key = base64.b64decode(text, validate=True)
    except binascii.Error:
        key = b""
    if len(key) != KEY_BYTES:
        raise UsageError(f"{name} has to hold {KEY_BYTES} bytes in base64")
    return key


def derived(secret: bytes) -> Keys:
    return Keys(_derive(secret, b"data"), _derive(secret, b"links"))


def _derive(secret: bytes, purpose: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=KEY_BYTES, salt=None, info=b"recovery " + purpose).derive(secret)
