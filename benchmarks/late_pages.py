"""A late page of the list over a million receivables, against its first page.

    python benchmarks/late_pages.py [ROWS]

Page 1,000 and page 1 of the same list, both through the whole application.
"""

import sys

from sqlalchemy import select

from benchmarks._hosted import Service
from benchmarks._million import ROWS, services
from benchmarks.measure import Figure, compare, report
from recovery_service.db.tables.receivables import receivable_table

GOAL = 1.2
PAGE, LATE = 20, 1_000
ROUNDS = 30


def main(arguments: list[str]) -> int:
    rows = int(arguments[0]) if arguments else ROWS
    report(*(measured(service, place, rows) for place, service in services(rows)), packages=("SQLAlchemy",))
    return 0


def measured(service: Service, place: str, rows: int) -> Figure:
    cursor = last_before(service, min(LATE, rows // PAGE - 1))
    return compare(
        f"late_page_{place.lower()}",
        f"list page {LATE:,} / page 1 at {rows:,} rows, {place}",
        lambda: service.ask("GET", f"/v1/receivables?limit={PAGE}&starting_after={cursor}"),
        lambda: service.ask("GET", f"/v1/receivables?limit={PAGE}"),
        goal=GOAL,
        rounds=ROUNDS,
    )


def last_before(service: Service, pages: int) -> str:
    """The id of the last receivable on so many pages, the newest first."""
    row = receivable_table.c
    newest = select(row.id).order_by(row.created_at.desc(), row.id.desc())
    with service.database.read() as connection:
        return connection.execute(newest.offset(pages * PAGE - 1).limit(1)).scalar_one()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
