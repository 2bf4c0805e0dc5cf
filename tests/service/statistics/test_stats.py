"""Statistics against an example reckoned by hand, and the two ways to say which time they are about."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

import httpx
import pytest
from sqlalchemy import event, insert

from recovery_contract.ids import ReceivableId
from recovery_contract.statistics import RecoveryStats
from recovery_service.context.clock import to_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.errors import Invalid
from recovery_service.ids import new_id
from recovery_service.statistics.periods import DateSpan, parse_span


def day(text: str) -> int:
    return to_ms(datetime.fromisoformat(text).replace(tzinfo=UTC))


@pytest.fixture
def user_id(client: httpx.Client) -> str:
    return client.post("/v1/users", json={"email": "owner@creditor.example"}).json()["id"]


@pytest.fixture
def add(core: Core, client_id: str, user_id: str) -> Callable[..., None]:
    """Stores a receivable as it would stand after its life."""

    def one(
        created: str,
        status: str,
        amount: int,
        *,
        paid: int = 0,
        closed: str | None = None,
        phone: bool = False,
        currency: str = "EUR",
        **changes: Any,
    ) -> None:
        values = {
            "id": new_id(ReceivableId),
            "client_id": client_id,
            "user_id": user_id,
            "debtor_id": "dbt_1",
            "status": status,
            "currency": currency,
            "amount_minor": amount,
            "paid_minor": paid,
            "created_at": day(created),
            "closed_at": day(closed) if closed else None,
            "phone_attempted": phone,
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
            **changes,
        }
        with core.database.write() as connection:
            connection.execute(insert(receivable_table).values(**values))

    return one


@pytest.fixture
def example(add: Callable[..., None]) -> None:
    """Nine receivables of three currencies in 2025."""
    add("2025-01-10", "recovered", 100_000, paid=100_000, closed="2025-01-20", phone=True)
    add("2025-02-01", "recovered", 50_000, paid=20_000, closed="2025-03-03")
    add("2025-02-28T23:59:59.999", "cancelled", 30_000, closed="2025-03-05", phone=True)
    add("2025-03-01", "in_process", 70_050, paid=10_000, phone=True)
    add("2025-03-31", "cancelled", 1, closed="2025-04-01")
    add("2025-04-01", "recovered", 12_345, paid=12_345, closed="2025-04-06T12:00:00", phone=True)
    add("2025-06-30", "pending", 99)
    add("2025-02-10", "recovered", 5_000, paid=5_000, closed="2025-02-12", currency="JPY")
    add("2025-02-11", "disputed", 7_001, currency="KWD")


def stats(client: httpx.Client, **query: Any) -> dict:
    response = client.get("/v1/reports/stats", params=query)
    assert response.status_code == 200, response.text
    return response.json()


@pytest.mark.database
@pytest.mark.usefixtures("example")
def test_example_reckoned_by_hand(client: httpx.Client) -> None:
    # Sent: 1000 + 500 + 300 + 700.50 + 0.01 + 123.45 + 0.99; recovered: 1000 + 200 + 123.45,
    # and 100 more came in of one that is open.
    # Days: (10 + 30 + 5.5) / 3. With a phone attempt 2 of 3 closed are recovered, without 1 of 2.
    assert stats(client) == {
        "total_sent": 7,
        "total_recovered": 3,
        "total_amount_sent": 2624.95,
        "total_amount_recovered": 1323.45,
        "total_amount_received": 1423.45,
        "avg_days_to_recovery": 15.17,
        "with_phone_success_rate": 0.6667,
        "without_phone_success_rate": 0.5,
        "closed_with_phone": 3,
        "closed_without_phone": 2,
        "currency": "EUR",
        "by_currency": [
            {
                "currency": "JPY",
                "total_sent": 1,
                "total_recovered": 1,
                "total_amount_sent": 5000,
                "total_amount_recovered": 5000,
                "total_amount_received": 5000,
            },
            {
                "currency": "KWD",
                "total_sent": 1,
                "total_recovered": 0,
                "total_amount_sent": 7.001,
                "total_amount_recovered": 0,
                "total_amount_received": 0,
            },
        ],
    }


RANGES = [
    ({"from": "2025-02-01", "to": "2025-02-28"}, 2, 800.0),
    ({"from": "2025-02-28", "to": "2025-02-28"}, 1, 300.0),
    ({"from": "2025-03-01"}, 4, 824.95),
    ({"to": "2025-01-31"}, 1, 1000.0),
    ({"from": "2026-01-01", "to": "2026-12-31"}, 0, 0),
    ({"period": "all_time"}, 7, 2624.95),
    ({"from": "0001-01-01", "to": "9999-12-31"}, 7, 2624.95),
    ({"currency": "JPY"}, 1, 5000),
    ({"currency": "CHF"}, 0, 0),
]


@pytest.mark.usefixtures("example")
@pytest.mark.parametrize(("query", "sent", "amount"), RANGES)
def test_days_are_included_at_both_ends(
    client: httpx.Client, query: dict[str, Any], sent: int, amount: float
) -> None:
    figures = stats(client, **query)
    assert (figures["total_sent"], figures["total_amount_sent"]) == (sent, amount)


def test_statistics_without_receivables_are_zero(client: httpx.Client) -> None:
    figures = stats(client)
    assert set(RecoveryStats.model_fields) == set(figures)
    assert figures == {**dict.fromkeys(RecoveryStats.model_fields, 0), "currency": "EUR", "by_currency": []}


@pytest.mark.usefixtures("example")
def test_statistics_separate_creditors(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    add: Callable[..., None],
    user_id: str,
) -> None:
    other = client.post("/v1/users", json={"email": "other@creditor.example"}).json()["id"]
    add("2025-01-01", "pending", 5, user_id=other)
    assert stats(client, user_id=user_id)["total_sent"] == 7
    assert stats(client, user_id=other)["total_sent"] == 1
    assert stats(client)["total_sent"] == 8
    assert stats(client, user_id="usr_nobody")["total_sent"] == 0
    creditor = caller(make_token(subject="acct_1", email="other@creditor.example"))
    assert stats(creditor)["total_sent"] == 1
    assert stats(creditor, user_id=user_id)["total_sent"] == 0
    stranger = caller(make_token(subject="acct_2", email="stranger@creditor.example"))
    assert stats(stranger)["by_currency"] == []
    assert stats(stranger)["total_sent"] == 0


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"period": "last_month", "from": "2025-01-01"}, "period"),
        ({"period": "last_month", "to": "2025-01-01"}, "period"),
        ({"period": "yesterday"}, "period"),
        ({"from": "2025-02-30"}, "from"),
        ({"from": "2025-2-3"}, "from"),
        ({"to": "2025-01-01T00:00:00Z"}, "to"),
        ({"from": "2025-02-01", "to": "2025-01-01"}, "from"),
        ({"currency": "euro"}, "currency"),
    ],
)
def test_bad_questions(client: httpx.Client, query: dict[str, Any], field: str) -> None:
    response = client.get("/v1/reports/stats", params=query)
    assert response.status_code == 400
    assert response.json()["error"]["field"] == field


PERIODS = [
    ("last_month", "2026-03-31", "2026-02-01", "2026-02-28"),
    ("last_month", "2026-01-01", "2025-12-01", "2025-12-31"),
    ("last_month", "2024-03-15", "2024-02-01", "2024-02-29"),
    ("last_quarter", "2026-03-31", "2025-10-01", "2025-12-31"),
    ("last_quarter", "2026-04-01", "2026-01-01", "2026-03-31"),
    ("last_quarter", "2026-12-31", "2026-07-01", "2026-09-30"),
    ("last_year", "2026-01-01", "2025-01-01", "2025-12-31"),
]


@pytest.mark.parametrize(("period", "today", "first", "last"), PERIODS)
def test_period_is_the_previous_one_of_the_calendar(period: str, today: str, first: str, last: str) -> None:
    figures = parse_span(period, None, None, date.fromisoformat(today))
    assert figures == DateSpan(date.fromisoformat(first), date.fromisoformat(last))


def test_statistics_of_all_time_have_no_bounds() -> None:
    assert (
        parse_span("all_time", None, None, date(2026, 1, 1))
        == DateSpan()
        == parse_span(None, None, None, date(2026, 1, 1))
    )
    with pytest.raises(Invalid):
        parse_span("", None, None, date(2026, 1, 1))


@pytest.mark.usefixtures("example")
def test_no_receivable_is_read_that_the_sums_hold(core: Core, client: httpx.Client) -> None:
    """Otherwise a million receivables would have to be read one by one."""
    requests = []
    event.listen(core.database.engine, "before_cursor_execute", lambda *call: requests.append(call[2:4]))
    stats(client, **{"from": "2025-01-15", "to": "2025-06-20"})
    ((statement, values),) = [call for call in requests if "FROM receivable" in call[0]]
    with core.database.read() as connection:
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
    steps = [row[3] for row in rows]
    read = [step for step in steps if "receivable" in step or "statistics_sum" in step]
    assert len(read) == 5
    for step in read:
        assert step.startswith("SEARCH")
        assert (
            "ix_receivable_unsummed" in step
            or "statistics_sum USING PRIMARY KEY" in step
            or "autoindex" in step
        )
