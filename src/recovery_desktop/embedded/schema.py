"""What a database of the service on this computer consists of: the service itself says so."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from functools import cache
from typing import Final

from recovery_desktop.embedded.command import service_program

SECONDS: Final = 120.0


class SchemaUnknown(Exception):
    """The service did not answer; the message says why."""


@dataclass(frozen=True)
class ServiceSchema:
    """`head` is the newest migration that the service here knows. `objects` are (type, name, table, sql) of a database
    at the one asked for, None where it does not know it."""

    head: str
    objects: frozenset[tuple[str, str, str, str]] | None


@cache
def fetch_service_schema(revision: str) -> ServiceSchema:
    """Ask the service's program for its schema; blocks for as long as its start takes. Raises SchemaUnknown."""
    try:
        done = subprocess.run(
            [*service_program(), "schema", "--revision", revision],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=SECONDS,
            check=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        answer = json.loads(done.stdout)
        objects = answer["objects"]
        described = None if objects is None else frozenset((a, b, c, d) for a, b, c, d in objects)
        return ServiceSchema(str(answer["head"]), described)
    except (OSError, subprocess.SubprocessError, ValueError, KeyError, TypeError) as error:
        raise SchemaUnknown(str(error)) from error
