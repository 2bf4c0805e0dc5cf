"""Erasing a day of expired events beside ninety days that are kept, against the same beside nine, on PostgreSQL.

    python benchmarks/event_sweep.py [EVENTS A DAY]

Each event has a delivery and an attempt. Both sides are a database of their own, and every round first writes the day
that is erased: what goes is what came in before all others. The details say what writing that day took.
"""

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from benchmarks._hosted import CLIENT, Service
from benchmarks._postgresql import postgresql
from benchmarks.measure import alternate, figure, report, timed
from benchmarks.statistics_sums import another_database
from recovery_contract.ids import AttemptId, DeliveryId, EventId
from recovery_service.context.clock import current_ms
from recovery_service.ids import least_id
from recovery_service.retention import DAY_MS
from recovery_service.webhooks.sweep import sweep

GOAL = 1.5
MANY, FEW = 90, 9
ROUNDS = 7

ROWS = {
    "event": ("id, client_id, user_id, type, created_at, body", ":event, :client, 'usr_1', 'x', :at, :body"),
    "delivery": (
        "id, event_id, endpoint_id, created_at, status, attempts",
        ":delivery, :event, 'whe_1', :at, 'success', 1",
    ),
    "delivery_attempt": (
        "id, client_id, delivery_id, endpoint_id, event_id, attempt, status, response_code, duration_ms, at",
        ":attempt, :client, :delivery, 'whe_1', :event, 1, 'success', 200, 20, :at",
    ),
}


def main(arguments: list[str]) -> int:
    a_day = int(arguments[0]) if arguments else 4_000
    written: list[float] = []
    with postgresql() as url, ExitStack() as stack:
        if url is None:
            return 4
        sweeps = []
        for count, where in ((MANY, url), (FEW, another_database(url))):
            folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            service = Service(Path(folder), where)
            stack.callback(service.close)
            sweeps.append(erasing(service, count, a_day, written))
        what = f"erasing {a_day:,} old events beside {MANY} days of them / beside {FEW} days"
        many, few = sweeps
        samples = alternate(many, few, ROUNDS)
        report(figure("event_sweep", what, *samples, goal=GOAL, written_ms=round(median(written))))
    return 0


def erasing(service: Service, count: int, a_day: int, written: list[float]) -> Callable[[], float]:
    """Return the milliseconds that one more day takes to be erased; what is kept ends now."""
    expired = service.core.settings.event_days
    days = iter(range(expired + ROUNDS + 1, expired, -1))
    for day in range(count - 1, -1, -1):
        write_day(service, day, a_day)
    service.filled()

    def once() -> float:
        day = next(days)
        written.append(timed(lambda: write_day(service, day, a_day)))
        return timed(lambda: sweep(service.core))

    return once


def write_day(service: Service, day: int, count: int) -> None:
    at = current_ms() - day * DAY_MS - DAY_MS // 2
    number = "lpad(number::text, 16, '0')"
    values = {
        ":event": f"'{least_id(EventId, at)}' || {number}",
        ":delivery": f"'{least_id(DeliveryId, at)}' || {number}",
        ":attempt": f"'{least_id(AttemptId, at)}' || {number}",
        ":client": f"'{CLIENT}'",
        ":body": f"'{'x' * 600}'",
        ":at": str(at),
    }
    with service.database.write() as connection:
        for table, (columns, row) in ROWS.items():
            for name, value in values.items():
                row = row.replace(name, value)
            connection.exec_driver_sql(
                f"INSERT INTO {table} ({columns}) SELECT {row} FROM generate_series(1, {count}) AS number"
            )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
