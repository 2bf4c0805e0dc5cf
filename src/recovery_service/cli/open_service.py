"""Opens the data of a service for a subcommand: migrated, bound to its environment, with its keys.

Only `init` and `serve` settle what a place is for ever, its environment and its key; whoever comes before them is
refused.
"""

from __future__ import annotations

import argparse
import base64
import binascii
import contextlib
import hmac
import os
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import inspect
from sqlalchemy.exc import DBAPIError

from recovery_service.cli.delivery_settings import read_delivery_settings
from recovery_service.cli.program import Unavailable, UsageError, data_folder, describe_place, open_database
from recovery_service.composition import compose_core
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.migrate import SchemaTooNew, upgrade
from recovery_service.db.tables import installation
from recovery_service.settings import Environment, Settings

KEY_VARIABLE: Final = "RECOVERY_SECRET_KEY"
KEY_BYTES: Final = 32
_ENVIRONMENT = "environment"
_TEST_KEY = "test_key"
_FINGERPRINT = "key_fingerprint"
_POLL_SECONDS = 0.5


@dataclass(frozen=True)
class Keys:
    """`data_key` encrypts stored secrets, `link_key` makes links; 32 bytes each. `fingerprint` tells them apart from
    others without telling them."""

    data_key: bytes
    link_key: bytes
    fingerprint: str


@contextlib.contextmanager
def opened_database(options: argparse.Namespace) -> Iterator[Database]:
    """Open the database of a subcommand and migrate its tables. Raises UsageError."""
    with contextlib.closing(open_database(options, data_folder(options))) as database:
        migrate_database(database, options)
        yield database


@contextlib.contextmanager
def opened_core(
    options: argparse.Namespace, *, public_url: str | None = None, wait_seconds: float = 0
) -> Iterator[Core]:
    """Open the core of a subcommand that works next to a running service.

    It waits `wait_seconds` for the database. Raises UsageError.
    """
    folder = data_folder(options)
    with contextlib.closing(open_database(options, folder)) as database:
        environment = migrate_database(database, options, wait_seconds)
        keys = load_keys(database, environment)
        check_key_fingerprint(database, keys)
        settings = Settings(
            environment=environment,
            data_dir=folder,
            database_url=options.database_url,
            public_url=public_url,
            data_key=keys.data_key,
            link_key=keys.link_key,
            **read_delivery_settings(),
        )
        yield compose_core(settings, database)


def migrate_database(database: Database, options: argparse.Namespace, wait_seconds: float = 0) -> Environment:
    """Bring the tables up to date, where `init` or `serve` has settled what they are for; the environment.

    Raises UsageError where nothing is settled within so many seconds, or the database does not answer.
    """
    until = time.monotonic() + wait_seconds
    with in_one_line():
        while (environment := find_environment(database)) is None:
            if time.monotonic() >= until:
                [(option, place)] = describe_place(options).items()
                # Whoever waited for it is started again: another process settles it.
                raise (Unavailable if wait_seconds else UsageError)(
                    f"nothing says yet which environment this is ({place}): "
                    f"name the data of your service with --{option.replace('_', '-')}, "
                    "or run `recovery-service init --environment ...` first"
                )
            time.sleep(_POLL_SECONDS)
        upgrade(database)
    return environment


def has_environment(database: Database) -> bool:
    """Return whether these data belong to an environment already. Raises UsageError where the database does not
    answer."""
    with in_one_line():
        return find_environment(database) is not None


def choose_environment(
    database: Database, wanted: Environment | None, *, brings_key: bool = False
) -> Environment:
    """Work as `prepare`, and settles the environment where nothing has; `wanted` None: it is settled already.
    `brings_key` says that the key does not come from the variable.

    Raises UsageError where another one is wanted, or nothing is and nothing is settled, or the key is missing.
    """
    with in_one_line():
        stored = find_environment(database)
        if stored is None and wanted is None:
            raise UsageError(
                "nothing says yet which environment this is: give --environment test or --environment production"
            )
        if stored is not None and wanted not in (None, stored):
            raise UsageError(f"these data belong to the {stored} environment, not to {wanted}")
        if not brings_key:
            _key_from_environment(stored or wanted)
        upgrade(database)
    if stored is not None:
        return stored
    assert wanted is not None
    with database.write() as connection:
        settled = _parse_environment(installation.get_or_store(connection, _ENVIRONMENT, wanted))
    if settled != wanted:
        raise UsageError(f"these data belong to the {settled} environment, not to {wanted}")
    return settled


def find_environment(database: Database) -> Environment | None:
    """Return what is settled; a database without tables has settled nothing, and gets none by being asked."""
    with database.read() as connection:
        if not inspect(connection).has_table(installation.installation_table.name):
            return None
        name = installation.value(connection, _ENVIRONMENT)
    return None if name is None else _parse_environment(name)


def _parse_environment(environment: str) -> Environment:
    return "production" if environment == "production" else "test"


@contextlib.contextmanager
def in_one_line() -> Iterator[None]:
    """Turn what the database refuses into a UsageError."""
    try:
        yield
    except SchemaTooNew:
        raise UsageError("these data belong to a later release of the service: install that one") from None
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0] if error.orig is not None else type(error).__name__
        raise Unavailable(f"the database cannot be opened: {reason}") from None


def store_key_fingerprint(database: Database, keys: Keys) -> None:
    """Record by its fingerprint which key these data are encrypted with. Raises UsageError where it is another one."""
    with database.write() as connection:
        fingerprint = installation.get_or_store(connection, _FINGERPRINT, keys.fingerprint)
    _compare(fingerprint, keys)


def check_key_fingerprint(database: Database, keys: Keys) -> None:
    """Compare the keys with the stored fingerprint as `store_key_fingerprint` does, without storing one."""
    with database.read() as connection:
        fingerprint = installation.value(connection, _FINGERPRINT)
    _compare(fingerprint or keys.fingerprint, keys)


def _compare(fingerprint: str, keys: Keys) -> None:
    if not hmac.compare_digest(fingerprint, keys.fingerprint):
        raise UsageError(
            f"the key is not the one that these data are encrypted with: put the right {KEY_VARIABLE} back"
        )


def load_keys(database: Database, environment: Environment) -> Keys:
    """Derive the keys from RECOVERY_SECRET_KEY.

    The test environment holds no real secret: it draws a key and stores it. Raises UsageError in production
    without the variable.
    """
    data_key = _key_from_environment(environment)
    if data_key is not None:
        return derive_keys(data_key)
    with database.write() as connection:
        drawn = base64.b64encode(secrets.token_bytes(KEY_BYTES)).decode()
        return derive_keys(base64.b64decode(installation.get_or_store(connection, _TEST_KEY, drawn)))


def _key_from_environment(environment: Environment | None) -> bytes | None:
    encoded = os.environ.get(KEY_VARIABLE)
    if encoded is not None:
        return decode_key(encoded, KEY_VARIABLE)
    if environment == "production":
        raise UsageError(f"{KEY_VARIABLE} has to hold {KEY_BYTES} bytes in base64 in production")
    return None


def decode_key(text: str, name: str) -> bytes:
    """Decode 32 bytes from base64. Raises UsageError."""
    try:
        key = base64.b64decode(text, validate=True)
    except binascii.Error:
        key = b""
    if len(key) != KEY_BYTES:
        raise UsageError(f"{name} has to hold {KEY_BYTES} bytes in base64")
    return key


def derive_keys(secret: bytes) -> Keys:
    return Keys(_derive(secret, b"data"), _derive(secret, b"links"), _derive(secret, b"fingerprint").hex())


def _derive(secret: bytes, purpose: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=KEY_BYTES, salt=None, info=b"recovery " + purpose).derive(secret)
