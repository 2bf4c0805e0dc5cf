"""The statistics of all time over a million receivables, against one scan of their covering index.

    python benchmarks/statistics_scan.py [ROWS]

Ours is asked for through the whole application; the scan groups and sums in the database alone.
"""

import sys

from sqlalchemy import func, select

from benchmarks._hosted import CLIENT, Service
from benchmarks._million import ROWS, services
from benchmarks.measure import Figure, compare, report
from recovery_service.db.tables.receivables import receivable_table

GOAL = 2.0
ROUNDS = 5


def main(arguments: list[str]) -> int:
    rows = int(arguments[0]) if arguments else ROWS
    report(*(measured(service, place, rows) for place, service in services(rows)), packages=("SQLAlchemy",))
    return 0


def measured(service: Service, place: str, rows: int) -> Figure:
    row = receivable_table.c
    groups = row.currency, row.status, row.phone_attempted
    sums = (func.sum(row.amount_minor), func.sum(row.paid_minor), func.sum(row.closed_at - row.created_at))
    grouped = select(*groups, func.count(), *sums).where(row.client_id == CLIENT).group_by(*groups)

    def scan() -> None:
        with service.database.read() as connection:
            connection.execute(grouped).all()

    return compare(
        f"statistics_{place.lower()}",
        f"statistics over {rows:,} receivables / one covering-index scan, {place}",
        lambda: service.ask("GET", "/v1/reports/stats?period=all_time"),
        scan,
        goal=GOAL,
        rounds=ROUNDS,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
