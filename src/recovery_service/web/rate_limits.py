"""How many requests a client may still make: fixed windows, in memory or shared through the database."""

from __future__ import annotations

import math
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    FromClause,
    Integer,
    Text,
    bindparam,
    case,
    delete,
    func,
    select,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import ARRAY

from recovery_contract.errors import ErrorCode
from recovery_contract.ids import ClientId
from recovery_contract.rate_limits import (
    A_MINUTE,
    LIMIT_HEADER,
    OCR,
    OWN_MACHINE_FACTOR,
    RECEIVABLES,
    REMAINING_HEADER,
    RESET_HEADER,
    STANDARD,
    Limit,
)
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.retry import run_with_retry
from recovery_service.db.tables.web import rate_window
from recovery_service.errors import ServiceError
from recovery_service.settings import Settings

_UNLIMITED_FACTOR = 1_000_000
_MAX_WINDOWS = 10_000


@dataclass(frozen=True)
class Window:
    key: str
    amount: int
    seconds: int


@dataclass(frozen=True)
class RateLimitStatus:
    """Caller's status in one rate limit window; `reset` is epoch seconds."""

    limit: int
    remaining: int
    reset: int
    exceeded: bool

    @property
    def headers(self) -> dict[str, str]:
        return {
            LIMIT_HEADER: str(self.limit),
            REMAINING_HEADER: str(self.remaining),
            RESET_HEADER: str(self.reset),
        }


class Count(NamedTuple):
    """Requests so far in a window, and when it ends, in milliseconds of real time."""

    used: int
    ends_at: int


class Counters(Protocol):
    def count(self, windows: Sequence[Window], cost: int) -> list[Count]:
        """Add `cost` to each window; how they stand then, in the same order."""


class MemoryCounters:
    """For a service that is one process. Windows that have ended are dropped once they are many."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._open: dict[str, tuple[int, int]] = {}
        self._most = _MAX_WINDOWS

    def count(self, windows: Sequence[Window], cost: int) -> list[Count]:
        now = current_ms()
        with self._lock:
            return [self._add(window, cost, now) for window in windows]

    def _add(self, window: Window, cost: int, now: int) -> Count:
        used, ends_at = self._open.get(window.key, (0, 0))
        if ends_at <= now:
            used, ends_at = 0, now + window.seconds * 1000
        used += cost
        if used:
            self._open[window.key] = used, ends_at
            if len(self._open) > self._most:
                self._drop_ended(now)
        return Count(used, ends_at)

    def _drop_ended(self, now: int) -> None:
        self._open = {key: window for key, window in self._open.items() if window[1] > now}
        # Where few had ended, looking again has to wait, or every call would go through all of them.
        self._most = max(_MAX_WINDOWS, 2 * len(self._open))


WINDOWS: Final = (
    func.unnest(bindparam("names", type_=ARRAY(Text)), bindparam("ends", type_=ARRAY(BigInteger)))
    .table_valued("name", "ends_at", name="window_")
    .render_derived()
)
"""The windows to count in, as rows of PostgreSQL."""


def counting(key: ColumnElement[str], source: FromClause = WINDOWS) -> Any:
    """Return PostgreSQL's statement that adds the parameter `cost` to each window, by its `key`, and how it stands."""
    durable = func.set_config("synchronous_commit", "off", True)
    cost = bindparam("cost", type_=Integer)
    # A count that a loss of power deletes is not worth that each request waits for the disk.
    windows = select(key, cost, WINDOWS.c.ends_at).select_from(source).where(durable == "off").order_by(key)
    new = postgresql.insert(rate_window).from_select(["key", "used", "ends_at"], windows)
    is_over = rate_window.c.ends_at <= bindparam("now", type_=BigInteger)
    return new.on_conflict_do_update(
        index_elements=["key"],
        set_={
            "used": case((is_over, new.excluded.used), else_=rate_window.c.used + new.excluded.used),
            "ends_at": case((is_over, new.excluded.ends_at), else_=rate_window.c.ends_at),
        },
    ).returning(rate_window.c.key, rate_window.c.used, rate_window.c.ends_at)


_COUNT: Final = counting(WINDOWS.c.name)


class SharedCounters:
    """For any number of processes on one PostgreSQL; one statement a request."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def count(self, windows: Sequence[Window], cost: int) -> list[Count]:
        now = current_ms()
        parameters = {
            "names": [window.key for window in windows],
            "ends": [now + window.seconds * 1000 for window in windows],
            "cost": cost,
            "now": now,
        }
        counts = run_with_retry(lambda: self._count(parameters))
        return [counts[window.key] for window in windows]

    def _count(self, parameters: Mapping[str, object]) -> dict[str, Count]:
        with self._database.statements() as connection:
            return {row.key: Count(row.used, row.ends_at) for row in connection.execute(_COUNT, parameters)}


def counters_for(database: Database) -> Counters:
    """Return what counts for every process of this database."""
    return MemoryCounters() if database.is_sqlite else SharedCounters(database)


class Rates:
    """The limits of the interface, times what the tier allows."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._counters = counters_for(database)
        self._factor = OWN_MACHINE_FACTOR if settings.embedded else 1
        if settings.unlimited:
            self._factor = _UNLIMITED_FACTOR

    def for_client(
        self, client_id: ClientId, path: str, cost: int = 1, chosen: Mapping[str, int] | None = None
    ) -> RateLimitStatus:
        """Count a call of a client whose token is good.

        `path` is the operation's; `chosen` has the requests a minute by scope that its operator set.
        """
        return self.count(self._windows(client_id, path, chosen), cost)

    def status_of_client(
        self, client_id: ClientId, path: str, chosen: Mapping[str, int] | None, counts: Mapping[str, Count]
    ) -> RateLimitStatus:
        """Return the same where the call has been counted; `counts` are by the window's key."""
        windows = self._windows(client_id, path, chosen)
        return least_left(windows, [counts[window.key] for window in windows])

    def _windows(self, client_id: ClientId, path: str, chosen: Mapping[str, int] | None) -> list[Window]:
        return [self._window(limit_of_client(limit, chosen or {}), client_id) for limit in limits_of(path)]

    def for_address(self, address: str) -> RateLimitStatus:
        """Count a call without a token, by where it came from."""
        return self.count([self._window(limit, f"@{address}") for limit in STANDARD])

    def uncounted(self) -> RateLimitStatus:
        """Return the full limit for whoever watches the service: nothing is counted, and no database is
        queried that may be away.
        """
        limit = STANDARD[0]
        amount = limit.amount * self._factor
        return RateLimitStatus(amount, amount, math.ceil(current_ms() / 1000) + limit.seconds, exceeded=False)

    def count(self, windows: Sequence[Window], cost: int = 1) -> RateLimitStatus:
        """Count, and says how the caller stands in the window with the least left."""
        return least_left(windows, self._counters.count(windows, cost))

    def _window(self, limit: Limit, who: str) -> Window:
        return Window(f"{key_prefix(limit)}{who}", limit.amount * self._factor, limit.seconds)


def key_prefix(limit: Limit) -> str:
    """Return the key of its windows without whom they count."""
    return f"{limit.scope}:{limit.seconds}:"


def limits_of(path: str) -> tuple[Limit, ...]:
    """Return the limits that count a call of the operation at this path."""
    if path == "/v1/receivables/ocr":
        return (OCR, RECEIVABLES, *STANDARD)
    return (RECEIVABLES, *STANDARD) if path.startswith("/v1/receivables") else STANDARD


def least_left(windows: Sequence[Window], counts: Sequence[Count]) -> RateLimitStatus:
    """Return how the caller stands in the window with the least left."""
    return min(
        (
            RateLimitStatus(
                limit=window.amount,
                remaining=max(0, window.amount - used),
                reset=math.ceil(ends_at / 1000),
                exceeded=used > window.amount,
            )
            for window, (used, ends_at) in zip(windows, counts, strict=True)
        ),
        # Of two windows with nothing left, the one that ends later holds the caller back.
        key=lambda status: (not status.exceeded, status.remaining, -status.reset),
    )


def limit_of_client(limit: Limit, chosen: Mapping[str, int]) -> Limit:
    """Return the limit as it is for a client; that of an hour stays as many times that of a minute."""
    if limit.scope not in chosen:
        return limit
    return replace(limit, amount=limit.amount * chosen[limit.scope] // A_MINUTE[limit.scope])


def rate_limit_error(status: RateLimitStatus) -> ServiceError:
    """Return the refusal past a limit."""
    wait = max(1, status.reset - current_ms() // 1000)
    message = f"The limit of {status.limit} requests is reached. Try again in {wait} seconds."
    return ServiceError(429, ErrorCode.RATE_LIMITED, message, headers={"Retry-After": str(wait)})


def sweep(core: Core) -> None:
    """Erase windows that have ended."""
    with core.database.write() as connection:
        connection.execute(delete(rate_window).where(rate_window.c.ends_at <= current_ms()))
