"""Reads that a replica of the database answers: those of callers who can miss nothing there.

A transaction of a client, and one that tells it of something, leaves a row in `client_change`. Each request asks the
primary for its token anyway, and then also for the client's latest rows. The replica answers where it has all of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    String,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.exc import DBAPIError, TimeoutError

from recovery_contract.ids import ClientId
from recovery_service.db.now import database_ms, database_now
from recovery_service.db.tables.jobs import worker_table
from recovery_service.db.tables.web import client_change

log = structlog.get_logger()

LAG_MS: Final = 10_000
"""A replica that has not heard of any worker for so long answers nobody."""
_LATEST_MS: Final = 6 * LAG_MS
"""What is older is on every replica that may answer."""
_RETENTION_MS: Final = 60 * LAG_MS
_AWAY_SECONDS: Final = 5.0
_CHANGED: Final = "clients of this transaction"
_C = client_change.c

_DIGEST: Final = func.md5(func.string_agg(cast(_C.id, String), aggregate_order_by(text("','"), _C.id)))
_OF_CLIENT: Final = _C.client_id == bindparam("client")
_LATEST: Final = select(func.max(_C.id), _DIGEST, database_ms()).where(
    _OF_CLIENT, _C.at > database_ms() - _LATEST_MS
)
_LAST_HEARTBEAT: Final = select(func.max(worker_table.c.seen_at))
_HAS: Final = select(_DIGEST, _LAST_HEARTBEAT.scalar_subquery()).where(
    _OF_CLIENT, _C.at > bindparam("since", type_=BigInteger), _C.id <= bindparam("last", type_=BigInteger)
)
_ADD: Final = insert(client_change).values(at=database_ms())


@dataclass(frozen=True)
class Position:
    """What a client may know of: a digest of its changes up to the `last` one, as of the moment `at`."""

    client_id: ClientId
    last: int | None
    digest: str | None
    at: int


@dataclass
class Caller:
    """Whose request runs. Without `position` the primary answers it."""

    client_id: ClientId
    position: Position | None = None


_CALLER: ContextVar[Caller | None] = ContextVar("caller", default=None)


@contextmanager
def calling(caller: Caller | None) -> Iterator[None]:
    """Read and write for this caller within the block, in every thread that continues it."""
    token = _CALLER.set(caller)
    try:
        yield
    finally:
        _CALLER.reset(token)


def leave_replica() -> None:
    """Have the primary answer the rest of the request: it has written something, or the replica broke off."""
    caller = _CALLER.get()
    if caller is not None:
        caller.position = None


def note_changes(connection: Connection, clients: Iterable[ClientId]) -> None:
    """Note that this transaction tells these clients of something: whoever hears of it finds it."""
    connection.info.setdefault(_CHANGED, set()).update(clients)


def forget_changes(connection: Connection) -> set[ClientId]:
    """Return the clients that this transaction changes something for, and note none any more."""
    clients: set[ClientId] = connection.info.pop(_CHANGED, set())
    caller = _CALLER.get()
    return clients if caller is None else clients | {caller.client_id}


def write_changes(connection: Connection, clients: Iterable[ClientId]) -> None:
    """Leave their rows, as the last thing in a transaction."""
    rows = [{"client_id": client_id} for client_id in clients]
    if rows:
        connection.execute(_ADD, rows)


def delete_old_changes(connection: Connection) -> None:
    connection.execute(delete(client_change).where(_C.at < database_ms() - _RETENTION_MS))


def find_position(primary: Connection, client_id: ClientId) -> Position:
    last, digest, at = primary.execute(_LATEST, {"client": client_id}).one()
    return Position(client_id, last, digest, at)


class Replica:
    """`observe` is told of each read whether the replica answered it, or was behind or away, and the primary did."""

    def __init__(self, engine: Engine) -> None:
        self.observe: Callable[[str], None] = lambda outcome: None
        self._engine = engine
        self._away_until = 0.0

    def open(self) -> Connection | None:
        """Return a connection in a transaction that sees all that the caller knows of; None: ask the primary."""
        caller = _CALLER.get()
        if caller is None or caller.position is None:
            return None
        if time.monotonic() < self._away_until:
            self.observe("away")
            return None
        try:
            with ExitStack() as opened:
                connection = opened.enter_context(self._engine.connect())
                if _has(connection, caller.position):
                    self.observe("replica")
                    opened.pop_all()
                    return connection
            self.observe("behind")
        except (DBAPIError, TimeoutError) as error:
            self._away_until = time.monotonic() + _AWAY_SECONDS
            log.warning("the replica does not answer", error=type(error).__name__)
            self.observe("away")
        return None

    def lag_seconds(self, primary: Connection) -> float:
        """Return how old the newest heartbeat of a worker is there. Raises DBAPIError."""
        with self._engine.connect() as connection:
            heartbeat = connection.execute(_LAST_HEARTBEAT).scalar()
        return float("nan") if heartbeat is None else max(0, database_now(primary) - heartbeat) / 1000

    def close(self) -> None:
        self._engine.dispose()


def _has(replica: Connection, position: Position) -> bool:
    place = {"client": position.client_id, "since": position.at - _LATEST_MS, "last": position.last or 0}
    digest, heartbeat = replica.execute(_HAS, place).one()
    return bool(digest == position.digest and heartbeat is not None and heartbeat >= position.at - LAG_MS)
