"""A bank statement dropped on the window: what it pays is proposed, confirmed with a click, and the service knows."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from PySide6.QtWidgets import QPushButton

from recovery_bank.references import creditor_reference
from recovery_desktop.tour import recovering
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.payments.page import PaymentsPage
from recovery_desktop.ui.pages.payments.state import PaymentsState
from tests.bank.statements import Booking, camt053, mt940
from tests.together.scene import curtain, to_submitted


def payments_of(tour: Tour) -> PaymentsState:
    page = tour.stage.window.page("payments")
    assert isinstance(page, PaymentsPage)
    return page._state


def _record(amount: Decimal) -> str:
    return f"Record {text.money(amount)}"


async def drop(tour: Tour, file: Path) -> None:
    drag = await tour.hands.start_drag([file])
    await drag.drop()
    await tour.wait_for_page("payments")


async def test_dropped_statement_is_confirmed_and_reaches_the_service(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_submitted(tour)
        await recovering.open_detail(tour)
        await recovering.first_week(tour)
        owed = tour.receivable.amount
        reference = creditor_reference(tour.receivable_id)
        part = Booking("1000", "Société Modèle SAS", "acompte", reference, bank_reference="B1")
        first = tmp_path / "september.xml"
        first.write_bytes(camt053([part, Booking("-12.30", "EDF", "contrat", bank_reference="B2")]))
        await drop(tour, first)
        await tour.wait_for_text("Gives the reference")
        tour.stage.app.session.undo_seconds = 600
        await tour.press(_record(Decimal(1000)))
        await wait_until(
            lambda: [one.group for one in payments_of(tour).payments] == ["sent"], "it to be on its way"
        )
        await tour.press("Undo")
        await wait_until(
            lambda: [one.group for one in payments_of(tour).payments] == ["certain"], "it to be back"
        )
        assert tour.receivable.recovery_progress.amount_paid in (None, 0)

        tour.stage.app.session.undo_seconds = 0.1
        await tour.press(_record(Decimal(1000)))
        await wait_until(
            lambda: [one.group for one in payments_of(tour).payments] == ["recorded"], "the service's word"
        )
        await wait_until(
            lambda: tour.receivable.recovery_progress.remaining_amount == owed - 1000, "less to remain"
        )
        assert tour.receivable.status == "payment_received"

        # The same booking in another file is the same, and the rest is recognised by the invoice's number.
        number = (tour.receivable.recovery_progress.invoice_numbers or [""])[0]
        rest = Booking(str(owed - 1000), "SOCIETE MODELE", f"solde {number}", bank_reference="B3")
        second = tmp_path / "october.sta"
        second.write_bytes(mt940([rest]))
        await drop(tour, second)
        await tour.hands.find(_record(owed - 1000), QPushButton)
        again = tmp_path / "again.xml"
        again.write_bytes(camt053([part]))
        await drop(tour, again)
        await tour.wait_for_text("already known")
        assert sorted(one.group for one in payments_of(tour).payments) == ["certain", "recorded"]
        await tour.press(_record(owed - 1000))
        await wait_until(lambda: tour.receivable.recovery_progress.remaining_amount == 0, "nothing to remain")
        assert tour.receivable.recovery_progress.amount_paid == Decimal(owed)
