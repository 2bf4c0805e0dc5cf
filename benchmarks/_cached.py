"""A data folder of the app as it looks after some years: a connection with many receivables."""

import random
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path

from benchmarks.measure import SEED
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import ContactPoint, RecoveryProgress
from recovery_contract.receivables import Receivable
from recovery_desktop.session.connection import find_or_add
from recovery_desktop.store.store import Store

STATUSES = list(ReceivableStatus)
NEWEST = datetime(2026, 1, 2, tzinfo=UTC)
YEARS_OF = 1_000_000
"""More than this many begin at the newest day again: no year is before the calendar."""


def receivables(count: int) -> list[Receivable]:
    """The same ones at every call, spread over all states and many years."""
    return list(each(count))


def each(count: int, begin: int = 0) -> Iterator[Receivable]:
    """The same ones, one by one, for so many that they are not held at once; `begin` are left out."""
    chance = random.Random(SEED + begin)
    for number in range(begin, count):
        yield _receivable(number, chance)


def fill(folder: Path, count: int) -> None:
    """Put so many receivables into the folder's database, and close it."""
    store = Store(folder)
    row = find_or_add(store, "practice")
    store.connection_store(row.id).receivables.put(receivables(count), full=False)
    store.close()


def _receivable(number: int, chance: random.Random) -> Receivable:
    status = chance.choice(STATUSES)
    amount = Decimal(chance.randrange(5_000, 2_000_000)) / 100
    created = NEWEST - timedelta(minutes=150 * (number % YEARS_OF))
    next_action = ContactPoint(type="email", level=0, at=NEWEST + timedelta(days=chance.randrange(1, 30)))
    return Receivable(
        id=f"rcv_{number:08}",
        user_id="usr_1",
        status=status,
        amount=amount,
        currency="EUR",
        created_at=created,
        recovery_progress=RecoveryProgress(
            invoice_numbers=[f"{created.year}-{number:06}"],
            debtor_name=f"Société Modèle {chance.randrange(2_000)} SAS",
            debtor_email=f"comptabilite@modele-{number % 2_000}.example",
            due_date=date(2025, 1, 1) + timedelta(days=chance.randrange(300)),
            remaining_amount=amount,
            next_action=next_action if status == ReceivableStatus.IN_PROCESS else None,
        ),
    )
