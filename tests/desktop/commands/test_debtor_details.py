"""What is put together about one debtor from its receivables."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import pytest

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import HistoryEntry
from recovery_desktop.commands.debtor_details import DebtorDetails, days_to_payment, habit_of, read_debtor
from tests.desktop.ui.fakes import NOW, a_receivable, a_store
from tests.desktop.ui.pages.debtors import FIRM, everything, fill, paid


def details(folder: Path) -> DebtorDetails:
    store, connection_store = a_store(folder)
    fill(connection_store)
    debtor = next(one for one in connection_store.debtor_book.summaries(NOW) if one.name == FIRM)
    read = asyncio.run(read_debtor(connection_store, debtor))
    store.close()
    return read


def test_debtor_has_its_owed_invoices_first_and_each_person_and_message_once(tmp_path: Path) -> None:
    read = details(tmp_path)
    assert [row.id for row in read.rows][:5] == ["due_130", "due_75", "due_45", "due_12", "due_-10"]
    assert len(read.rows) == len(everything())
    assert [one["email"] for one in read.people] == ["buchhaltung@firm.example", "leitung@firm.example"]
    assert [one.entry.kind for one in read.conversation] == ["debtor.says_paid", "contact.attempted"]
    assert all(len(one.about) == 5 for one in read.conversation)
    assert read.about["address"]["city"] == "Lyon"


def test_habit_is_median_and_range_of_paid_invoices(tmp_path: Path) -> None:
    habit = details(tmp_path).habit
    assert habit is not None
    assert (habit.count, habit.usual, habit.earliest, habit.latest) == (3, 9, 3, 31)


def test_habit_below_three_payments_says_nothing() -> None:
    assert habit_of([4, 5]) is None


def test_day_of_payment_comes_from_payments_else_from_events() -> None:
    assert days_to_payment(paid("a", "1", late=9)) == 9
    event = HistoryEntry(at=NOW - timedelta(days=100), kind="payment.received", text="", data={})
    assert days_to_payment(paid("a", "1", late=9, payments=None, history=[event])) == 20
    assert days_to_payment(paid("a", "1", late=9, payments=None)) is None


@pytest.mark.parametrize("status", [ReceivableStatus.IN_PROCESS, ReceivableStatus.CANCELLED])
def test_what_was_not_paid_in_full_tells_nothing_of_the_habit(status: ReceivableStatus) -> None:
    assert days_to_payment(a_receivable(status=status, remaining_amount=Decimal(5))) is None
