"""Lists and statistics over a million receivables: what a late page and all figures cost.

    python benchmarks/million_receivables.py [ROWS]

Page 1,000 of the list against page 1 of the same list, both through the whole application. The statistics of all time
against one scan of the same covering index by the database alone.
"""

import random
import sys
import tempfile
from datetime import date
from pathlib import Path

from sqlalchemy import func, insert, select

from benchmarks._hosted import CLIENT, Service
from benchmarks._postgresql import postgresql
from benchmarks.measure import SEED, Figure, compare, report
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.receivables.tables import receivable_table

GOAL_PAGE, GOAL_STATISTICS = 1.2, 2.0
PAGE, LATE = 20, 1_000
DAY_MS = 86_400_000
FIRST_MS = 1_700_000_000_000
AT_ONCE = 20_000


def main(arguments: list[str]) -> int:
    rows = int(arguments[0]) if arguments else 1_000_000
    figures = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures += measured(Path(folder), None, rows)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, postgresql() as url:
        figures += measured(Path(folder), url, rows) if url else []
    report(*figures, packages=("SQLAlchemy",))
    return 0


def measured(folder: Path, url: str | None, rows: int) -> list[Figure]:
    service, place = Service(folder, url), "PostgreSQL" if url else "SQLite"
    user = service.active_user()
    fill(service, user, rows)
    service.filled()
    newest = select(receivable_table.c.id).order_by(
        receivable_table.c.created_at.desc(), receivable_table.c.id.desc()
    )
    with service.database.read() as connection:
        cursor = connection.execute(newest.offset(min(LATE, rows // PAGE - 1) * PAGE - 1).limit(1)).scalar()

    def scan() -> None:
        table = receivable_table.c
        grouped = select(
            table.currency,
            table.status,
            table.phone_attempted,
            func.count(),
            func.sum(table.amount_minor),
            func.sum(table.paid_minor),
            func.sum(table.closed_at - table.created_at),
        ).where(table.client_id == CLIENT)
        with service.database.read() as connection:
            connection.execute(grouped.group_by(table.currency, table.status, table.phone_attempted)).all()

    figures = [
        compare(
            f"late_page_{place.lower()}",
            f"list page {LATE:,} / page 1 at {rows:,} rows, {place}",
            lambda: service.ask("GET", f"/v1/receivables?limit={PAGE}&starting_after={cursor}"),
            lambda: service.ask("GET", f"/v1/receivables?limit={PAGE}"),
            goal=GOAL_PAGE,
            rounds=30,
        ),
        compare(
            f"statistics_{place.lower()}",
            f"statistics over {rows:,} receivables / one covering-index scan, {place}",
            lambda: service.ask("GET", "/v1/reports/stats?period=all_time"),
            scan,
            goal=GOAL_STATISTICS,
            rounds=5,
        ),
    ]
    service.close()
    return figures


def fill(service: Service, user: str, rows: int, *, begin: int = 0, apart_ms: int = 60_000) -> None:
    """Receivables in all states, created so far apart, the same ones at every run; `begin` are there already."""
    chance = random.Random(SEED + begin)
    statuses = [str(status) for status in ReceivableStatus]
    for first in range(begin, rows, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, rows))
        batch = [_row(user, number, chance, statuses, apart_ms) for number in numbers]
        with service.database.write() as connection:
            connection.execute(insert(receivable_table), batch)


def _row(user: str, number: int, chance: random.Random, statuses: list[str], apart_ms: int) -> dict:
    created = FIRST_MS + number * apart_ms
    status = chance.choice(statuses)
    amount = chance.randrange(1_000, 1_000_000)
    closed = status in ("recovered", "cancelled")
    return {
        "id": f"rcv_{number:026}",
        "client_id": CLIENT,
        "user_id": user,
        "debtor_id": f"deb_{number:026}",
        "status": status,
        "currency": "EUR",
        "amount_minor": amount,
        "paid_minor": amount if status == "recovered" else 0,
        "created_at": created,
        "closed_at": created + chance.randrange(90) * DAY_MS if closed else None,
        "phone_attempted": chance.random() < 0.3,
        "numbers": [f"F-{number}"],
        "issue_date": date(2023, 1, 1),
        "due_date": date(2023, 2, 1),
        "service_description": "Website",
        "debtor_name": "Debtor Ltd",
        "debtor_email": "a@debtor.example",
        "debtor_key": f"name:{number}",
        "debtor": {"company_name": "Debtor Ltd"},
        "metadata": {},
        "terms": {},
        "warnings": [],
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
