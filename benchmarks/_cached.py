"""A data folder of the app as it looks after some years: a connection with many receivables."""

import random
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path

from benchmarks.measure import SEED
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import ContactPoint, RecoveryProgress
from recovery_contract.receivables import Receivable
from recovery_desktop.link.link import find_or_add
from recovery_desktop.store.store import Store

STATUSES = list(ReceivableStatus)
NEWEST = datetime(2026, 1, 2, tzinfo=UTC)


def receivables(count: int) -> list[Receivable]:
    """The same ones at every call, spread over all states and three years."""
    chance = random.Random(SEED)
    return [_receivable(number, chance) for number in range(count)]


def fill(folder: Path, count: int) -> None:
    """Put so many receivables into the folder's database, and close it."""
    store = Store(folder)
    row = find_or_add(store, "practice")
    store.shelf(row.id).receivables.put(receivables(count), full=False)
    store.close()


def _receivable(number: int, chance: random.Random) -> Receivable:
    status = chance.choice(STATUSES)
    amount = Decimal(chance.randrange(5_000, 2_000_000)) / 100
    created = NEWEST - timedelta(minutes=150 * number)
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
