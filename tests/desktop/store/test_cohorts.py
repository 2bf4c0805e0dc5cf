"""Months and what became of them; the export says the same figures."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path

from PySide6.QtWidgets import QApplication

from recovery_contract.progress import HistoryEntry
from recovery_desktop.store.cohorts import Cohorts
from recovery_desktop.ui.pages.statistics import export
from recovery_desktop.ui.pages.statistics.local_cards import LocalCards
from recovery_desktop.ui.pages.statistics.state import StatisticsState
from tests.desktop.ui.fakes import Spawned, a_receivable, a_store
from tests.desktop.ui.session import closed_session


def test_cohort_says_where_the_amount_of_a_payment_is_unknown(qapp: QApplication, tmp_path: Path) -> None:
    store, connection_store = a_store(tmp_path)
    created_at = datetime(2026, 9, 3, tzinfo=UTC)
    rows = [
        a_receivable("a", "recovered", "100", remaining_amount=Decimal(0)),
        a_receivable("b", "payment_received", "50", remaining_amount=None),
    ]
    connection_store.receivables.put(
        [row.model_copy(update={"created_at": created_at}) for row in rows], full=True
    )
    (month,) = Cohorts(store.database, connection_store.connection_id).by_month(12)
    assert (month.recovered_amount, month.unknown) == (Decimal(100), 1)
    cards = LocalCards()
    cards.show_counted([], [month], counted=True)
    assert cards.months_table.rows[0][4].startswith("≥ ")
    (received_row, missing_row) = export.rows(None, [], [month])
    assert received_row[-1] == Decimal(100)
    assert missing_row[-2:] == [1, None]
    store.close()


def test_cohort_counts_the_receivables_of_its_month(tmp_path: Path) -> None:
    store, connection_store = a_store(tmp_path)
    created_at = datetime(2026, 9, 3, tzinfo=UTC)
    end = [HistoryEntry(at=created_at + timedelta(days=20), kind="recovered", text="", actor="service")]
    rows = [
        a_receivable("a", "recovered", "100", remaining_amount=Decimal(0), history=end),
        a_receivable("b", "recovered", "50", remaining_amount=Decimal(10)),
        a_receivable("c", "cancelled", "7"),
        a_receivable("d", "in_process", "1"),
        a_receivable("f", "in_process", "60", remaining_amount=Decimal(40), prepaid_amount=Decimal(15)),
        a_receivable("g", "cancelled", "30", remaining_amount=Decimal(20)),
    ]
    rows = [row.model_copy(update={"created_at": created_at}) for row in rows]
    other = a_receivable("e", "in_process", "3").model_copy(
        update={"created_at": created_at + timedelta(days=40)}
    )
    connection_store.receivables.put([*rows, other], full=True)
    newest, oldest = Cohorts(store.database, connection_store.connection_id).by_month(12)
    assert (newest.month, newest.count, newest.recovered, newest.days) == (date(2026, 10, 1), 1, 0, None)
    assert (oldest.month, oldest.count, oldest.amount) == (date(2026, 9, 1), 6, Decimal(248))
    assert (oldest.recovered, oldest.recovered_amount, oldest.ended) == (2, Decimal(155), 4)
    assert oldest.timed == 1
    assert oldest.days is not None
    assert round(oldest.days, 6) == 20

    path = tmp_path / "figures.csv"
    spawned = Spawned()
    StatisticsState(closed_session(tmp_path, store=store, spawn=spawned)).export(path)
    spawned.run()
    written = path.read_text(encoding="utf-8-sig")
    september = next(line for line in written.splitlines() if "2026-09" in line)
    assert "155" in september
    assert "EUR" in september
    store.close()
