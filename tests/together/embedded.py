"""Invoices with their data embedded, as files to drop."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from recovery_desktop.tour.arriving import SIRET
from tests.invoices.embedding import carrying, cii
from tests.invoices.pdf_parts import INVOICE_LINES, one_page, written

ISSUED = date(2025, 3, 4)
"""As the parts of the file have it."""


def embedded_invoice(folder: Path, number: str) -> Path:
    """From the creditor of the stories; the same debtor and sum under another number and of another day, printed and
    embedded alike: of one day it would look like the same invoice."""
    figures = "".join(filter(str.isdecimal, number))
    day = ISSUED - timedelta(days=int(figures or 0))
    lines = [
        f"SIRET {SIRET}",
        *(
            line.replace("A-17", number).replace(ISSUED.isoformat(), day.isoformat())
            for line in INVOICE_LINES
        ),
    ]
    embedded = cii(number).replace(f"{ISSUED:%Y%m%d}", f"{day:%Y%m%d}")
    path = folder / f"{number}.pdf"
    path.write_bytes(carrying(embedded, page=one_page(written(*lines))))
    return path
