"""That mails with codes do not leave: nobody can sign in then, and who hosts the service has to hear of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection

from recovery_service.context.clock import current_ms
from recovery_service.db.tables import installation

_NAME: Final = "sign_in_mail"


class Failure(NamedTuple):
    """Since when none has left, when the last one did not, in milliseconds of real time, and why."""

    since: int
    last: int
    reason: str


def find_failure(connection: Connection) -> Failure | None:
    """Return None where the last one left."""
    stored = installation.value(connection, _NAME)
    if stored is None:
        return None
    since, last, reason = stored.split(" ", 2)
    return Failure(int(since), int(last), reason)


def note_failure(connection: Connection, reason: str) -> None:
    """Note that one did not leave, for a reason that is not its recipient; it names nobody."""
    before, now = find_failure(connection), current_ms()
    since = now if before is None else before.since
    installation.store(connection, _NAME, f"{since} {now} {reason}"[: installation.VALUE_LENGTH])


def forget_failure(connection: Connection) -> None:
    installation.remove(connection, _NAME)
