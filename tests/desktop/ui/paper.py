"""Writes a small PDF invoice to look at."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QFont, QPageSize, QPainter, QPdfWriter

LINES = (
    (60, 60, 18, "Atelier Dupont"),
    (400, 60, 12, "Invoice FA-2026-014"),
    (60, 84, 9, "12 rue des Lilas, 69003 Lyon · SIRET 732 829 320 00074"),
    (400, 84, 9, "3 August 2026"),
    (60, 170, 10, "Atelier Brun SARL"),
    (60, 186, 10, "4 quai Sarrail, 69006 Lyon"),
    (60, 300, 10, "Oak shelves, made and fitted"),
    (430, 300, 10, "3 500,00 €"),
    (340, 470, 10, "VAT 20 %"),
    (430, 470, 10, "700,00 €"),
    (340, 500, 12, "To pay"),
    (430, 500, 12, "4 200,00 €"),
    (60, 700, 9, "Due 2 September 2026"),
)


def write_invoice(path: Path, pages: int = 1) -> Path:
    """A page of A4 with text at known places in PDF points; the path."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(72)
    painter = QPainter(writer)
    for page in range(pages):
        if page:
            writer.newPage()
        for left, top, size, words in LINES:
            font = QFont("DejaVu Sans")
            font.setPixelSize(size)
            painter.setFont(font)
            painter.drawText(QRectF(left, top, 400, size * 1.5), Qt.AlignmentFlag.AlignLeft, words)
    painter.end()
    return path
