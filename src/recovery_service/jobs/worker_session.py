"""That a process which works on the jobs of a database server is there: said every second, by the server's clock.

What the session of a process that was killed held is free after `GONE_MS`, and a host whose own clock is wrong takes
nothing. A database in a file has one process, and no sessions.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.db.new_jobs import JOB_CHANNEL
from recovery_service.db.now import database_ms, database_now
from recovery_service.db.tables.jobs import worker_table
from recovery_service.jobs import claim

log = structlog.get_logger()

BEAT_SECONDS: Final = 1.0
GONE_MS: Final = 3_500
_W: Final = worker_table.c
_FIRST_RELAY: Final = select(func.min(_W.session)).where(_W.relays)
_NOT_DURABLE: Final = text("SET LOCAL synchronous_commit TO OFF")

ObserveSkew = Callable[[float], None]


def skew_ms(connection: Connection, host_ms: Callable[[], int]) -> int:
    """Return how far the host's clock is ahead of the database's, less what asking took."""
    before = host_ms()
    there = database_now(connection)
    after = host_ms()
    return max(0, before - there) or min(0, after - there)


class Session:
    """One process at work, from `begin` to `end`; both block. `observe` is told by how many seconds its clock is
    ahead. Of those that `relays` names one `is_relay`."""

    def __init__(self, core: Core, observe: ObserveSkew, wake: Callable[[], None], *, relays: bool) -> None:
        self.id = secrets.token_hex(claim.SESSION_LENGTH // 2)
        self.is_relay = False
        self.relays = relays
        self._core = core
        self._observe = observe
        self._wake = wake
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="session", daemon=True)
        self._connection: Connection | None = None
        self._last_beat: float | None = None
        self._regular_beats = 0
        self._is_skewed = False

    @property
    def may_claim(self) -> bool:
        """Return whether others know that it is there, and its clock is right."""
        last_beat = self._last_beat
        # A second less than the others wait: what is claimed now must not be freed in this moment.
        fresh = last_beat is not None and time.monotonic() - last_beat < GONE_MS / 1000 - BEAT_SECONDS
        return fresh and not self._is_skewed

    def begin(self) -> None:
        self._try_to_beat()
        self._thread.start()

    def end(self) -> None:
        """End the session: what it still claimed is free at once."""
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over.wait(BEAT_SECONDS):
            self._try_to_beat()
        try:
            self._sign_off()
        except DBAPIError as error:
            log.warning("cannot sign this worker off", error=type(error).__name__)
        self._leave()

    def _try_to_beat(self) -> None:
        try:
            self._beat()
            self._core.database.outage.end("heartbeat")
        except DBAPIError as error:
            self._core.database.outage.note("heartbeat", error)
            self._leave()

    def _beat(self) -> None:
        begun = time.monotonic()
        if self._connection is None:
            # A separate connection, because the heartbeat must go through while all others are busy.
            self._connection = self._core.database.engine.connect()
            self._connection.detach()
        connection = self._connection
        with connection.begin():
            connection.execute(_NOT_DURABLE)
            before = connection.execute(
                select(_W.seen_at, database_ms()).where(_W.session == self.id).with_for_update()
            ).first()
            if before is None:
                row = {"session": self.id, "relays": self.relays, "seen_at": database_ms()}
                connection.execute(insert(worker_table).values(**row))
            else:
                connection.execute(
                    update(worker_table).where(_W.session == self.id).values(seen_at=database_ms())
                )
            was_relay = self.is_relay
            # While another one believes so too, what both publish is taken once.
            self.is_relay = self.relays and connection.execute(_FIRST_RELAY).scalar() == self.id
            skew = skew_ms(connection, self._core.clock.host_ms)
        if before is None and self._last_beat is not None:
            log.warning("others took this worker for dead", session=self.id)
        self._check_skew(skew)
        self._last_beat = begun
        if self.is_relay and not was_relay:
            self._wake()
        # After the database was away all sessions look dead: each gets the time to say that it is not.
        is_regular = before is not None and before[1] - before[0] < 2_000 * BEAT_SECONDS
        self._regular_beats = self._regular_beats + 1 if is_regular else 0
        if self._regular_beats * BEAT_SECONDS > GONE_MS / 1000 - BEAT_SECONDS:
            self._free_the_dead(connection)

    def _check_skew(self, skew: int) -> None:
        self._observe(skew / 1000)
        is_skewed = abs(skew) > claim.SKEW_MS
        if is_skewed and not self._is_skewed:
            log.error("the clock of this host is wrong: it takes no jobs", seconds_ahead=skew / 1000)
        elif self._is_skewed and not is_skewed:
            log.info("the clock of this host is right again")
        self._is_skewed = is_skewed

    def _free_the_dead(self, connection: Connection) -> None:
        with connection.begin():
            gone = delete(worker_table).where(_W.seen_at < database_ms() - GONE_MS).returning(_W.session)
            dead = list(connection.execute(gone).scalars())
            freed = claim.release_sessions(connection, dead) if dead else 0
            if freed:
                connection.execute(text("SELECT pg_notify(:channel, '')"), {"channel": JOB_CHANNEL})
        if dead:
            log.warning("a worker is gone: its jobs are free", sessions=dead, jobs=freed)
            self._wake()

    def _sign_off(self) -> None:
        if self._connection is None:
            return
        with self._connection.begin():
            self._connection.execute(delete(worker_table).where(_W.session == self.id))
            claim.release_sessions(self._connection, [self.id])

    def _leave(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
