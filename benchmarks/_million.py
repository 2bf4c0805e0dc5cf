"""Services with many receivables, the same ones at every run: on SQLite and, where it is installed, on PostgreSQL."""

import contextlib
import random
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from sqlalchemy import insert

from benchmarks._hosted import CLIENT, Service
from benchmarks._postgresql import postgresql
from benchmarks.measure import SEED
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.db.tables.receivables import receivable_table

ROWS = 1_000_000
DAY_MS = 86_400_000
FIRST_MS = 1_700_000_000_000
AT_ONCE = 20_000


def services(rows: int) -> Iterator[tuple[str, Service]]:
    """One after the other, by the name of its database; each is gone when the next is asked for."""
    for place, running in (("SQLite", contextlib.nullcontext()), ("PostgreSQL", postgresql())):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, running as url:
            if place == "PostgreSQL" and url is None:
                return
            service = Service(Path(folder), url)
            fill(service, service.active_user(), rows)
            service.filled()
            yield place, service
            service.close()


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
