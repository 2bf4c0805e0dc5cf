"""Invoices with their data embedded, as files to drop."""

from __future__ import annotations

from pathlib import Path

from recovery_desktop.tour.arriving import SIRET
from tests.invoices.embedding import carrying, cii
from tests.invoices.pdf_parts import INVOICE_LINES, one_page, written


def embedded_invoice(folder: Path, number: str) -> Path:
    """From the creditor of the stories; the same debtor and sum under another number, printed and embedded alike."""
    lines = [f"SIRET {SIRET}", *(line.replace("A-17", number) for line in INVOICE_LINES)]
    path = folder / f"{number}.pdf"
    path.write_bytes(carrying(cii(number), page=one_page(written(*lines))))
    return path
