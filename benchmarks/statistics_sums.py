"""The statistics of all time beside a million receivables, against the same beside a thousand.

    python benchmarks/statistics_sums.py [ROWS]

Both are asked for through the whole application, each from a database of its own, once the service has brought its
sums up to them as it does every hour.
"""

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from sqlalchemy import create_engine, text

from benchmarks._hosted import Service
from benchmarks._million import ROWS, fill
from benchmarks._postgresql import postgresql
from benchmarks.measure import Figure, compare, report

GOAL = 1.5
FEW = 1_000
ROUNDS = 40


def main(arguments: list[str]) -> int:
    rows = int(arguments[0]) if arguments else ROWS
    figures = [measured("SQLite", rows, None, None)]
    with postgresql() as url:
        if url is not None:
            figures.append(measured("PostgreSQL", rows, url, another_database(url)))
    report(*figures, packages=("SQLAlchemy",))
    return 0


def another_database(url: str) -> str:
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("CREATE DATABASE few"))
    engine.dispose()
    return engine.url.set(database="few").render_as_string(hide_password=False)


def measured(place: str, rows: int, url: str | None, other_url: str | None) -> Figure:
    with ExitStack() as stack:
        requests = []
        for count, where in ((rows, url), (FEW, other_url)):
            folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            service = Service(Path(folder), where)
            stack.callback(service.close)
            fill(service, service.active_user(), count)
            service.filled()
            requests.append(lambda ask=service.ask: ask("GET", "/v1/reports/stats?period=all_time"))
        what = f"statistics beside {rows:,} receivables / beside {FEW:,}, {place}"
        return compare(f"statistics_{place.lower()}", what, *requests, goal=GOAL, rounds=ROUNDS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
