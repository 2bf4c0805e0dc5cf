"""Payments for pictures and tests: a creditor's receivables, and a statement of which some entries are for them."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from recovery_bank.references import creditor_reference
from recovery_contract.progress import RecordedPayment
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.payments.bookings.sheet import BookingsSheet
from recovery_desktop.ui.pages.payments.bookings.state import BookingsState
from recovery_desktop.ui.pages.payments.page import PaymentsPage
from recovery_desktop.ui.pages.payments.state import PaymentsState
from tests.bank.statements import Booking, camt053
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.session import run

LONG = "Boulangerie Martin & Fils, successeur de Martin Père — Société d'exploitation des Fours du Midi"
BOOKINGS = [
    Booking("4200", "ATELIER BRUN", "Facture FA-2026-014 merci"),
    Booking("120", "Brun Luc", "solde", creditor_reference("rec_4")),
    Booking("980.40", "MARTIN", "virement"),
    Booking("77.30", "Caisse de retraite complémentaire des artisans", "PRESTATION 2026/09 " + "REF " * 40),
    Booking("-60", "Atelier Brun SARL", "rejet", returned=True),
]


@dataclass
class There:
    folder: Path
    session: Session
    state: PaymentsState
    page: PaymentsPage

    def take(self, content: bytes, name: str = "statement.xml") -> None:
        (self.folder / name).write_bytes(content)
        self.state.add_files([self.folder / name])
        self.run()

    def run(self) -> None:
        run(self.session)

    def pick(self, amount: str) -> None:
        self.state.select(next(one.id for one in self.state.payments if one.amount == Decimal(amount)))

    @property
    def groups(self) -> list[str]:
        return [one.group for one in self.state.payments]


def owing(session: Session, folder: Path) -> There:
    """The page over four receivables, before any statement came."""
    session.connection_store.receivables.put(
        [
            a_receivable("rec_1"),
            a_receivable("rec_2", amount="980.40", debtor=LONG, number="FA-2026-019"),
            a_receivable("rec_3", amount="980.40", debtor="Martin Transports", number="FA-2026-021"),
            a_receivable("rec_4", amount="120", number="FA-2026-022"),
        ],
        full=True,
    )
    state = PaymentsState(session)
    return There(folder, session, state, PaymentsPage(state))


def _page(scene: object, content: bytes | None, amount: str = "") -> QWidget:
    there = owing(scene.session, scene.folder)  # type: ignore[attr-defined]
    if content is not None:
        there.take(content)
        there.pick(amount)
    return there.page


def _recorded_page(scene: object) -> QWidget:
    """Of no statement: one payment by hand, which can be taken back, and one by card."""
    there = owing(scene.session, scene.folder)  # type: ignore[attr-defined]
    payments = [
        RecordedPayment(id=f"pay_{source}", amount=Decimal(amount), at=NOW, source=source, reference=LONG)
        for source, amount in (("creditor", "4000.55"), ("card", "120"))
    ]
    row = a_receivable("rec_1", debtor=LONG, payments=payments, allowed_actions=["reverse_payment"])
    there.session.connection_store.receivables.put([row], full=True)
    there.state.refresh()
    there.run()
    there.pick("4000.55")
    return there.page


def dialogs(session: Session, parent: QWidget) -> dict[str, QDialog]:
    bookings = BookingsSheet(parent, BookingsState(session))
    bookings.form.show_value("datev")
    bookings.form.chosen.emit("datev")
    return {"bookings": bookings}


PAGES = {
    "payments": lambda scene: _page(scene, camt053(BOOKINGS), "4200"),
    "payments-check": lambda scene: _page(scene, camt053(BOOKINGS), "980.40"),
    "payments-recorded": _recorded_page,
    "payments-empty": lambda scene: _page(scene, None),
}
