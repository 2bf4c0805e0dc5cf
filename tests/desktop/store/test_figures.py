"""Figures of receivables: one for each row, and the sums of them by status and by age."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import Receivable
from recovery_desktop.store.filters import Filters, Order
from recovery_desktop.store.receivable_rows import figure_of
from recovery_desktop.store.store import ConnectionStore, Store
from tests.desktop.edge import a_receivable


@pytest.fixture
def connection_store(tmp_path: Path) -> Iterator[ConnectionStore]:
    store = Store(tmp_path)
    store.connections.add(
        "c", kind="service", name="", base_url="https://a.example", client_id="c", environment="test"
    )
    yield store.connection_store("c")
    store.close()


def put(connection_store: ConnectionStore, *rows: dict[str, Any]) -> None:
    connection_store.receivables.put([Receivable.model_validate(row) for row in rows], full=True)


def test_figure_of_a_status_is_the_sum_of_the_figures_of_its_rows(connection_store: ConnectionStore) -> None:
    parts: list[dict[str, Any]] = [
        {},
        {"remaining_amount": 2000, "prepaid_amount": 880},
        {"remaining_amount": 500.25, "prepaid_amount": 880},
        {"remaining_amount": 0, "prepaid_amount": 880},
        {"remaining_amount": -20, "prepaid_amount": 880},
        {"remaining_amount": 3000},
        {"prepaid_amount": 880},
        {"prepaid_amount": 2880},
        {"remaining_amount": 2880, "balance": a_balance(due=2930.1)},
        {"remaining_amount": 1000, "balance": a_balance(due=600)},
        {"remaining_amount": 0, "balance": a_balance(due=50.1)},
    ]
    rows = [
        a_receivable(f"{status} {at}", status, amount=2880, progress=progress)
        for status in (*ReceivableStatus, "written_off")
        for at, progress in enumerate(parts)
    ]
    put(connection_store, *rows)
    stored = connection_store.receivables.rows([row["id"] for row in rows])
    for total in connection_store.receivables.sums():
        of_status = [row for row in stored.values() if row.status == total.status]
        assert total.figure == sum(row.figure for row in of_status), total.status
        assert total.paid == sum(row.received for row in of_status), total.status
        assert total.outstanding == sum(row.open for row in of_status), total.status
    assert connection_store.listing.sums(Filters(), datetime.now(UTC)) == connection_store.receivables.sums()
    assert {id: figure_of(Receivable.model_validate(row)) for row in rows if (id := row["id"])} == {
        id: row.figure for id, row in stored.items()
    }


@pytest.mark.parametrize(
    ("status", "remaining", "figure"),
    [
        ("in_process", 2000, 2000), ("disputed", 1200, 1200), ("payment_received", 1200, 800),
        ("payment_received", 0, 2000), ("recovered", 0, 2000), ("recovered", 300, 1700),
        ("cancelled", 1200, 2000),
    ],
)  # fmt: skip
def test_figure_is_what_is_open_or_what_came_in_and_never_the_prepayment(
    connection_store: ConnectionStore, status: str, remaining: int, figure: int
) -> None:
    values = {"remaining_amount": remaining, "prepaid_amount": 880}
    put(connection_store, a_receivable("a", status, amount=2880, progress=values))
    assert [total.figure for total in connection_store.receivables.sums()] == [figure]


def a_balance(due: float) -> dict[str, Any]:
    sums = {"principal": 2880, "interest": 10.1, "fixed_fee": 40, "paid": 0, "remaining": 2930.1}
    return {**sums, "due": due, "as_of": "2026-03-01"}


def test_open_is_what_the_debtor_is_asked_for_with_interest_or_without_what_is_disputed(
    connection_store: ConnectionStore,
) -> None:
    due = {"due_date": "2025-01-01"}
    put(
        connection_store,
        a_receivable("all", amount=2880, progress={**due, "balance": a_balance(due=2930.1)}),
        a_receivable("disputed", "disputed", amount=2880, progress={**due, "balance": a_balance(due=2000)}),
        a_receivable("no balance", amount=100, progress=due),
        a_receivable(
            "charges left",
            "payment_received",
            amount=2880,
            progress={**due, "remaining_amount": 0, "balance": a_balance(due=50.1)},
        ),
        a_receivable("over", "cancelled", amount=2880, progress={**due, "balance": a_balance(due=0)}),
    )
    ids = ["all", "disputed", "no balance", "charges left", "over"]
    rows = connection_store.receivables.rows(ids)
    assert [str(rows[id].open) for id in ids] == ["2930.10", "2000.00", "100.00", "50.10", "2880.00"]
    assert (rows["all"].unpaid, rows["charges left"].received) == (2880, 2880)
    (age,) = connection_store.listing.ageing(Filters(), datetime(2026, 3, 1, tzinfo=UTC))
    assert (age.count, str(age.amount)) == (4, "5080.20")
    by_size = connection_store.listing.ordered(Filters(), Order("remaining", True), datetime.now(UTC))
    assert connection_store.listing.places(by_size[:1])[0].id == "all"
    assert connection_store.receivables.ids(search="2930,10") == [("in_process", "all")]


def test_payment_of_unknown_amount_counts_neither_as_received_nor_as_open(
    connection_store: ConnectionStore,
) -> None:
    put(
        connection_store,
        a_receivable("a", "payment_received", amount=2880, progress={"prepaid_amount": 880}),
        a_receivable("b", "payment_received", amount=500, progress={"remaining_amount": 200}),
    )
    (total,) = connection_store.receivables.sums()
    assert (total.paid, total.outstanding, total.unknown) == (300, 200, 1)
    row = connection_store.receivables.rows(["a"])["a"]
    assert (row.is_amount_unknown, row.received, row.unpaid, row.figure) == (True, 0, 0, 2000)


def test_ageing_counts_only_what_is_still_open(connection_store: ConnectionStore) -> None:
    now, due = datetime(2026, 3, 1, tzinfo=UTC), {"due_date": "2025-01-01", "prepaid_amount": 880}
    put(
        connection_store,
        a_receivable("paid", "payment_received", amount=2880, progress={**due, "remaining_amount": 0}),
        a_receivable("part", "payment_received", amount=2880, progress={**due, "remaining_amount": 500}),
        a_receivable("not told in parts", amount=2880, progress=due),
    )
    sums = connection_store.listing.ageing(Filters(), now)
    assert [(total.age, total.count, total.amount) for total in sums] == [("over_90", 2, 2500)]
    assert len(connection_store.listing.ordered(Filters(ages=("over_90",)), Order(), now)) == 2
    last = connection_store.listing.ordered(Filters(), Order("age", True), now)[-1]
    assert [place.id for place in connection_store.listing.places([last])] == ["paid"]
