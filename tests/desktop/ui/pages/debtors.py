"""Scenes of debtors: a list of them, one of them in full, and the dialogs about who is the same."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal
from typing import Any

from PySide6.QtWidgets import QDialog, QWidget

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import HistoryEntry, RecordedPayment
from recovery_contract.receivables import Receivable
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.debtor.join import JoinSheet, SeparateSheet
from recovery_desktop.ui.pages.debtor.page import DebtorPage
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.pages.debtor.statement.sheet import StatementSheet
from recovery_desktop.ui.pages.debtors.page import DebtorsPage
from recovery_desktop.ui.pages.debtors.state import DebtorsState
from tests.desktop.ui.fakes import NOW, a_full_board, a_receivable
from tests.desktop.ui.pages.one import LONG, in_full
from tests.desktop.ui.session import run

FIRM = "Example Bau GmbH"


def paid(id: str, number: str, *, late: int, **progress: Any) -> Receivable:
    """Paid in full, so many days after its due date."""
    due = NOW.date() - timedelta(days=120)
    payment = RecordedPayment(
        id=f"pay_{id}", amount=Decimal(900), at=NOW - timedelta(days=120 - late), source="creditor"
    )
    values: dict[str, Any] = {
        "remaining_amount": Decimal(0),
        "due_date": due,
        "payments": [payment],
        **progress,
    }
    return a_receivable(id, ReceivableStatus.RECOVERED, "900", FIRM, number, **values)


def of_firm(id: str, number: str, *, due_in: int, amount: str = "1200", **progress: Any) -> Receivable:
    """Open, due in so many days."""
    values = {
        "due_date": NOW.date() + timedelta(days=due_in),
        "debtor_email": "buchhaltung@firm.example",
        "allowed_actions": ["correct_debtor"],
        **progress,
    }
    return a_receivable(id, ReceivableStatus.IN_PROCESS, amount, FIRM, number, **values)


def everything() -> list[Receivable]:
    """Of one debtor: open invoices of every age, paid ones, people and a conversation."""
    email = "buchhaltung@firm.example"
    attempted = HistoryEntry(
        at=NOW - timedelta(days=4),
        kind="contact.attempted",
        text="",
        data={"contact_type": "email", "contact_level": 0, "to": email},
    )
    answer = HistoryEntry(
        at=NOW - timedelta(days=2), kind="debtor.says_paid", text="", actor="debtor",
        data={"amount": "1200.00", "day": (NOW - timedelta(days=3)).date().isoformat()},
    )  # fmt: skip
    debtor = {
        "siret": "73282932000074",
        "address": {"line1": "4 quai Sarrail", "postal_code": "69006", "city": "Lyon", "country": "FR"},
    }
    contacts = [
        {"email": email, "first_name": "Ada", "last_name": "Example", "job_title": "Buchhaltung", "level": 0},
        {"email": "leitung@firm.example", "phone": "+49 30 0000000", "level": 1},
    ]
    parts = {"debtor": debtor, "contacts": contacts, "history": [answer, attempted]}
    rows = [
        of_firm(f"due_{-days}", f"RE-2026-{200 - days}", due_in=days) for days in (10, -12, -45, -75, -130)
    ]
    rows += [
        paid(f"paid_{late}", f"RE-2025-{100 + late}", late=late, debtor_email=email) for late in (3, 9, 31)
    ]
    return [
        in_detail(one, parts if one.status == ReceivableStatus.IN_PROCESS else {"debtor": debtor})
        for one in rows
    ]


def in_detail(receivable: Receivable, changes: dict[str, Any]) -> Receivable:
    progress = receivable.recovery_progress.model_copy(update=changes)
    return receivable.model_copy(update={"recovery_progress": progress})


def fill(store: ConnectionStore) -> None:
    store.receivables.put(
        [*everything(), *a_full_board(), in_full(debtor_name=LONG, debtor={"id": "dbt_2"})], full=True
    )


def a_list(session: Session) -> QWidget:
    state = DebtorsState(session)
    page = DebtorsPage(state)
    state.refresh()
    run(session)
    return page


def one_debtor(session: Session, section: str = "overview") -> DebtorPage:
    session.connection_store.debtor_book.save_note("due_12", "Calls back on Fridays only.")
    state = DebtorState(session)
    page = DebtorPage(state)
    state.open("due_12")
    run(session)
    page.tabs.show_section(section)
    run(session)
    return page


def dialogs(session: Session, parent: QWidget) -> dict[str, QDialog]:
    fill(session.connection_store)
    page = one_debtor(session)
    return {
        "debtors-statement": StatementSheet(parent, page.statements),
        "debtors-join": JoinSheet(parent, page._state),
        "debtors-separate": SeparateSheet(parent, page._state),
    }


def _filled(page: Callable[[Session], QWidget]) -> Callable[[Any], QWidget]:
    def show(scene: Any) -> QWidget:
        scene.store.connections.update_profile("c1", keeps_keys=True)
        fill(scene.connection_store)
        return page(scene.session)

    return show


PAGES: dict[str, Callable[[Any], QWidget]] = {
    "debtors": _filled(a_list),
    "debtors-none": lambda scene: a_list(scene.session),
    "debtor-one": _filled(one_debtor),
    "debtor-one-conversation": _filled(lambda session: one_debtor(session, "conversation")),
    "debtor-one-papers": _filled(lambda session: one_debtor(session, "papers")),
    "debtor-one-notes": _filled(lambda session: one_debtor(session, "notes")),
}
