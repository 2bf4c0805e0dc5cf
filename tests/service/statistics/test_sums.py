"""The sums that statistics are read from: whatever happens between two updates, the figures are those of the rows."""

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update

from recovery_contract.fields import from_minor
from recovery_contract.ids import ReceivableId
from recovery_contract.statistics import RecoveryStats
from recovery_service.context.core import Core
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.db.tables.reports import statistics_sum_table
from recovery_service.ids import new_id
from recovery_service.statistics.periods import DateSpan, SumRange
from recovery_service.statistics.sums import AT_ONCE, update_sums
from tests.depth import rounds
from tests.service.statistics.test_stats import day
from tests.service.steps import DAY, advance, an_active_user, in_process, pay, submit

DAY_MS = 86_400_000
FIRST_DAY, LAST_DAY = date(2024, 11, 20), date(2025, 3, 10)
STATUSES = ("pending", "in_process", "disputed", "payment_received", "recovered", "cancelled")

pytestmark = pytest.mark.database


def a_row(client_id: str, user_id: str, chance: random.Random) -> dict[str, Any]:
    begin, end = day(FIRST_DAY.isoformat()), day(LAST_DAY.isoformat())
    # Midnight and the millisecond before it belong to different days.
    created = chance.choice((chance.randrange(begin, end), begin + DAY_MS * chance.randrange(100)))
    row = {
        "id": new_id(ReceivableId),
        "client_id": client_id,
        "user_id": user_id,
        "debtor_id": "dbt_1",
        "currency": chance.choice(("EUR", "EUR", "JPY")),
        "amount_minor": chance.randrange(1, 10**12),
        "created_at": created - chance.randrange(2),
        "numbers": ["1"],
        "issue_date": date(2026, 1, 1),
        "due_date": date(2026, 1, 31),
        "service_description": "Work",
        "debtor_name": "Debtor",
        "debtor_email": "a@debtor.example",
        "debtor_key": "key",
        "debtor": {},
        "metadata": {},
        "terms": {},
        "warnings": [],
    }
    return row | a_state(row, chance)


def a_state(row: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    status = chance.choice(STATUSES)
    closed = status in ("recovered", "cancelled")
    return {
        "status": status,
        "paid_minor": chance.choice((0, row["amount_minor"] // 2, row["amount_minor"])),
        "closed_at": row["created_at"] + chance.randrange(90 * DAY_MS) if closed else None,
        "phone_attempted": chance.random() < 0.3,
    }


def counted_one_by_one(rows: Sequence[Any], currency: str) -> dict[str, Any]:
    """What the statistics have to say of these rows."""
    chosen = [row for row in rows if row.currency == currency]
    recovered = [row for row in chosen if row.status == "recovered"]
    days = sum(row.closed_at - row.created_at for row in recovered) / DAY_MS
    shares: dict[bool, tuple[float, int]] = {}
    for phone in (True, False):
        closed = [r for r in chosen if r.closed_at is not None and r.phone_attempted is phone]
        good = sum(row.status == "recovered" for row in closed)
        shares[phone] = round(good / len(closed), 4) if closed else 0.0, len(closed)
    return {
        **totals(chosen, currency),
        "avg_days_to_recovery": round(days / len(recovered), 2) if recovered else 0.0,
        "with_phone_success_rate": shares[True][0],
        "without_phone_success_rate": shares[False][0],
        "closed_with_phone": shares[True][1],
        "closed_without_phone": shares[False][1],
        "by_currency": [
            totals([row for row in rows if row.currency == other], other)
            for other in sorted({row.currency for row in rows} - {currency})
        ],
    }


def totals(rows: Sequence[Any], currency: str) -> dict[str, Any]:
    recovered = [row for row in rows if row.status == "recovered"]
    return {
        "currency": currency,
        "total_sent": len(rows),
        "total_recovered": len(recovered),
        "total_amount_sent": from_minor(sum(row.amount_minor for row in rows), currency),
        "total_amount_recovered": from_minor(sum(row.paid_minor for row in recovered), currency),
        "total_amount_received": from_minor(sum(row.paid_minor for row in rows), currency),
    }


def require_exact(core: Core, client: httpx.Client, **query: str) -> None:
    with core.database.read() as connection:
        rows = connection.execute(select(receivable_table)).all()
    begin, end = day(query.get("from", "1970-01-01")), day(query.get("to", "2100-01-01")) + DAY_MS
    chosen = [row for row in rows if begin <= row.created_at < end]
    chosen = [row for row in chosen if query.get("user_id") in (None, row.user_id)]
    response = client.get("/v1/reports/stats", params=query)
    assert response.status_code == 200, response.text
    wanted = RecoveryStats.model_validate(counted_one_by_one(chosen, query.get("currency", "EUR")))
    assert response.json() == wanted.model_dump(mode="json"), query


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(rounds(3, 60)))
def test_statistics_equal_the_rows_after_any_history(
    core: Core, client: httpx.Client, client_id: str, seed: int
) -> None:
    chance = random.Random(seed)
    users = [an_active_user(client) for _ in range(2)]
    rows: list[dict[str, Any]] = []
    for _ in range(12):
        more = [a_row(client_id, chance.choice(users), chance) for _ in range(chance.randrange(1, 12))]
        changed = chance.sample(rows, chance.randrange(len(rows) // 2 + 1))
        with core.database.write() as connection:
            connection.execute(insert(receivable_table), more)
            for row in changed:
                this = receivable_table.c.id == row["id"]
                connection.execute(update(receivable_table).where(this).values(a_state(row, chance)))
        rows += more
        if chance.random() < 0.5:
            update_sums(core)
        first = FIRST_DAY + timedelta(days=chance.randrange(110))
        last = chance.choice((first, first + timedelta(days=chance.randrange(100))))
        bounds = {"from": first.isoformat(), "to": last.isoformat()}
        chosen = chance.sample(sorted(bounds), chance.randrange(3))
        require_exact(
            core,
            client,
            **{name: bounds[name] for name in chosen},
            **({"user_id": chance.choice([*users, ""])} if chance.random() < 0.5 else {}),
            **({"currency": "JPY"} if chance.random() < 0.3 else {}),
        )
    update_sums(core)
    require_exact(core, client)


def test_sums_of_states_that_nothing_is_in_are_removed(
    core: Core, client: httpx.Client, client_id: str
) -> None:
    row = a_row(client_id, an_active_user(client), random.Random(1))
    with core.database.write() as connection:
        connection.execute(insert(receivable_table), [row | {"status": "pending", "closed_at": None}])
    update_sums(core)
    with core.database.write() as connection:
        connection.execute(update(receivable_table).values(status="in_process"))
    update_sums(core)
    with core.database.read() as connection:
        states = connection.execute(select(statistics_sum_table.c.status)).scalars().all()
    assert states == ["in_process"] * 4  # of the day and the month, of the creditor and of all


def test_updates_of_two_processes_count_each_receivable_once(
    core: Core, client: httpx.Client, client_id: str
) -> None:
    chance, user = random.Random(7), an_active_user(client)
    rows = [a_row(client_id, user, chance) for _ in range(3 * AT_ONCE)]
    with core.database.write() as connection:
        connection.execute(insert(receivable_table), rows)
    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(update_sums, core) for _ in range(2)]:
            done.result()
    update_sums(core)
    require_exact(core, client)
    with core.database.read() as connection:
        assert not connection.execute(
            select(receivable_table.c.id).where(receivable_table.c.summed_status.is_(None))
        ).all()


def test_story_of_receivables_is_summed_as_it_is_counted(client: httpx.Client, core: Core) -> None:
    update_sums(core)
    one = in_process(client)
    update_sums(core)
    pay(client, one["id"], 200.5)
    other = submit(client)
    require_exact(core, client)
    update_sums(core)
    client.delete(f"/v1/receivables/{other['id']}")
    advance(client, 20 * DAY)
    require_exact(core, client)
    update_sums(core)
    require_exact(core, client)


@pytest.mark.parametrize(
    ("span", "parts"),
    [
        (DateSpan(), [("month", None, None)]),
        (DateSpan(date(2025, 1, 1), date(2025, 12, 31)), [("month", "2025-01-01", "2026-01-01")]),
        (
            DateSpan(date(2025, 1, 2), date(2025, 3, 5)),
            [
                ("month", "2025-02-01", "2025-03-01"),
                ("day", "2025-01-02", "2025-02-01"),
                ("day", "2025-03-01", "2025-03-06"),
            ],
        ),
        (DateSpan(date(2025, 1, 2), date(2025, 1, 31)), [("day", "2025-01-02", "2025-02-01")]),
        (DateSpan(date(2025, 1, 2), date(2025, 2, 3)), [("day", "2025-01-02", "2025-02-04")]),
        (DateSpan(None, date(2025, 1, 31)), [("month", None, "2025-02-01")]),
        (
            DateSpan(date(2024, 12, 31)),
            [("month", "2025-01-01", None), ("day", "2024-12-31", "2025-01-01")],
        ),
        (DateSpan(date(9999, 12, 1)), [("day", "9999-12-01", None)]),
    ],
)
def test_span_is_read_by_months_and_by_days_at_its_ends(
    span: DateSpan, parts: list[tuple[Any, str | None, str | None]]
) -> None:
    wanted = [
        SumRange(unit, *(None if text is None else day(text) for text in bounds)) for unit, *bounds in parts
    ]
    assert span.split() == wanted


def test_database_starts_no_other_process_for_a_statement(core: Core) -> None:
    """Beside a million receivables, starting one took forty times as long as the statistics."""
    if core.database.is_sqlite:
        pytest.skip("SQLite is read by the process that asks")
    with core.database.read() as connection:
        setting = connection.exec_driver_sql("SHOW max_parallel_workers_per_gather").scalar_one()
    assert setting == "0"
