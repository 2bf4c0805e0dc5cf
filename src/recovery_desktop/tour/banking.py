"""A bank statement is dropped: what came in is proposed for what is owed."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

from PySide6.QtWidgets import QPushButton

from recovery_desktop.tour.hands import process_events
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text


async def statement(tour: Tour) -> None:
    """Import a statement of two transfers: one names the invoice, the other nothing that is known."""
    owed = tour.receivable
    remaining = owed.recovery_progress.remaining_amount or owed.amount
    number = (owed.recovery_progress.invoice_numbers or [""])[0]
    day = date.today()
    file = tour.stage.folder / "releve-bancaire.sta"
    lines = [
        ":20:RELEVE",
        ":25:FR7630006000011234567890189",
        ":28C:1/1",
        f":60F:C{day:%y%m%d}EUR1000,00",
        *_transfer(day, f"{remaining:.2f}", owed.recovery_progress.debtor_name or "", f"FACTURE {number}"),
        *_transfer(day, "74.90", "Mutuelle des artisans", "PRESTATION"),
        f":62F:C{day:%y%m%d}EUR{remaining + Decimal('1074.90'):.2f}".replace(".", ","),
        "-",
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    drag = await tour.hands.start_drag([file])
    await drag.drop()
    await tour.wait_for_page("payments")
    await tour.hands.find(f"Record {text.money(remaining, owed.currency)}", QPushButton)
    await tour.wait_for_text(f"Names the invoice {number}")
    await process_events()


def _transfer(day: date, amount: str, payer: str, words: str) -> list[str]:
    written = amount.replace(".", ",")
    return [
        f":61:{day:%y%m%d}{day:%m%d}C{written}NTRFNONREF",
        f":86:166?00VIREMENT?20SVWZ+{words}?32{payer[:27]}?33{payer[27:54]}",
    ]
