"""A PDF in, invoice fields with evidence out."""

from recovery_invoices.confinement.isolation import Isolation
from recovery_invoices.extraction import CreditorHint, Extraction
from recovery_invoices.failures import ExtractionError
from recovery_invoices.learned_layouts import CONSTANT, Correction, apply_corrections, same_layout
from recovery_invoices.reader import DrawnBitmap, DrawnPage, Progress, Reader

__all__ = [
    "CONSTANT",
    "Correction",
    "CreditorHint",
    "DrawnBitmap",
    "DrawnPage",
    "Extraction",
    "ExtractionError",
    "Isolation",
    "Progress",
    "Reader",
    "apply_corrections",
    "same_layout",
]
