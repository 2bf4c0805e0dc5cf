"""What the processes of a hosted service run with: each names itself to the database server, which shows the names.

A name has the kind of process, its release and a mark of its settings, the same for the same settings. The mark tells
nothing of the settings to who lacks the key.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

from recovery_service.cli.program import release
from recovery_service.cli.settings_file import parse_settings, settings_file
from recovery_service.context.core import Core

_PREFIX: Final = "recovery"
_MARK_LENGTH: Final = 12
_OWN: Final = frozenset(
    {
        *("RECOVERY_SETTINGS", "RECOVERY_DATABASE", "RECOVERY_DATABASE_REPLICA", "RECOVERY_SECRET_KEY"),
        *("RECOVERY_ENVIRONMENT", "RECOVERY_HOST", "RECOVERY_PORT", "RECOVERY_STATUS_PORT"),
    }
)
"""Settings that differ between the processes of one service, and those with which another one does not start."""
_FILES: Final = ("api-*.env", "worker-*.env")
_NAMES: Final = text(
    "SELECT DISTINCT application_name FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name LIKE :pattern ORDER BY 1"
)


class Running(NamedTuple):
    """A process that is connected, such as `api:8000` or `worker:4711`, by the number of its process."""

    name: str
    release: str
    mark: str


def introduce(core: Core, name: str) -> None:
    """Name this process to the database server."""
    mark = mark_settings(core.settings.data_key, os.environ)
    core.database.introduce(f"{_PREFIX} {name} {release()} {mark}")


def list_running(connection: Connection) -> Iterator[Running]:
    """Yield the processes of a service that are connected to the database server."""
    for name in connection.execute(_NAMES, {"pattern": f"{_PREFIX} %"}).scalars():
        words = name.split()
        if len(words) == len(Running._fields) + 1:
            yield Running(*words[1:])


def accepted_marks(key: bytes) -> set[str]:
    """Return the marks of processes that are started now: with the settings of this process, and with those that one of
    them has for itself beside the settings file."""
    marks = {mark_settings(key, os.environ)}
    file = settings_file()
    for pattern in _FILES if file is not None else ():
        assert file is not None
        for own in file.parent.glob(pattern):
            marks.add(mark_settings(key, os.environ | parse_settings(_read(own))))
    return marks


def mark_settings(key: bytes, variables: Mapping[str, str]) -> str:
    pairs = sorted(
        f"{name}={value}"
        for name, value in variables.items()
        if value and name.startswith("RECOVERY_") and name not in _OWN
    )
    return hmac.new(key, "\n".join(pairs).encode(), "sha256").hexdigest()[:_MARK_LENGTH]


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError:  # somebody else's
        return ""
