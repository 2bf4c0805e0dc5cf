"""A PDF in, invoice fields with evidence out."""

from recovery_invoices.extraction import CreditorHint, Extraction
from recovery_invoices.failures import ExtractionError
from recovery_invoices.reader import Progress, Reader

__all__ = ["CreditorHint", "Extraction", "ExtractionError", "Progress", "Reader"]
