"""Tells the engines of all processes where a transaction planned jobs, once it is committed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, bindparam, func, select

JOB_CHANNEL: Final = "recovery_job"
NOTIFY: Final = func.pg_notify(bindparam("channel"), bindparam("payload"))
"""With the parameters of `telling_of_new_jobs`; heard after the commit."""
_NOTIFY: Final = select(NOTIFY)
_PLANNED: Final = "job planned"
_UNTOLD: Final = "job planned that nobody was told of"

JobPlace = tuple[str, str]
"""The clock and the lane of a job."""
JobPlaces = frozenset[JobPlace]
_NAMED_PLACES: Final = 20
"""Only so many are told: whoever plans jobs in more lanes has them looked for."""


def note_new_jobs(connection: Connection, places: Iterable[JobPlace]) -> None:
    """Tell the engine, once this transaction is committed, where there are new jobs."""
    new = frozenset(places)
    for name in (_PLANNED, _UNTOLD):
        connection.info.setdefault(name, set()).update(new)


@contextmanager
def telling_of_new_jobs(connection: Connection) -> Iterator[dict[str, str]]:
    """Fill in the parameters of `NOTIFY`, at the end of the block, for the jobs that were planned in it: whoever opens
    it sends that, in the same transaction. Where none was planned they stay empty."""
    # A connection that dies within the block has no `info` any more.
    info = connection.info
    before: set[JobPlace] | None = info.pop(_UNTOLD, None)
    parameters: dict[str, str] = {}
    try:
        yield parameters
    finally:
        planned: set[JobPlace] | None = info.pop(_UNTOLD, None)
        if before is not None:
            info[_UNTOLD] = before
    if planned is not None:
        parameters |= _notification(planned)


def announce_new_jobs(connection: Connection) -> JobPlaces | None:
    """Tell, before the commit, of what nobody was told of yet. Return all places of the transaction, for this process
    itself; None where no job was planned."""
    untold: set[JobPlace] | None = connection.info.pop(_UNTOLD, None)
    if untold is not None and connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, _notification(untold))
    planned: set[JobPlace] | None = connection.info.pop(_PLANNED, None)
    return None if planned is None else _named(planned)


def forget_new_jobs(connection: Connection) -> None:
    """Tell nobody: the transaction leaves nothing."""
    for name in (_PLANNED, _UNTOLD):
        connection.info.pop(name, None)


def read_places(payload: str) -> JobPlaces:
    """Return where another process planned jobs, as it said on the channel; empty where it named no place."""
    return frozenset((clock_id, lane) for clock_id, lane in json.loads(payload)) if payload else frozenset()


def _notification(planned: set[JobPlace]) -> dict[str, str]:
    places = _named(planned)
    return {"channel": JOB_CHANNEL, "payload": json.dumps(sorted(places)) if places else ""}


def _named(planned: set[JobPlace]) -> JobPlaces:
    return frozenset(planned if len(planned) <= _NAMED_PLACES else ())
