"""What the fields of an invoice are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.commands.invoice_paths import RATE
from recovery_desktop.translation import QT_TRANSLATE_NOOP

FIELD_NAMES: Final = {
    "invoice.numbers": QT_TRANSLATE_NOOP("form", "Invoice number"),
    "invoice.issue_date": QT_TRANSLATE_NOOP("form", "Invoice date"),
    "invoice.due_date": QT_TRANSLATE_NOOP("form", "Due date"),
    "invoice.currency": QT_TRANSLATE_NOOP("form", "Currency"),
    "invoice.amount": QT_TRANSLATE_NOOP("form", "Amount including tax"),
    "invoice.amount_before_tax": QT_TRANSLATE_NOOP("form", "Amount before tax"),
    "invoice.tax_amount": QT_TRANSLATE_NOOP("form", "Tax"),
    "invoice.prepaid_amount": QT_TRANSLATE_NOOP("form", "Already paid or credited"),
    "invoice.service_description": QT_TRANSLATE_NOOP("form", "What was delivered"),
    RATE: QT_TRANSLATE_NOOP("form", "Agreed late-payment rate, % a year"),
    "debtor.company_name": QT_TRANSLATE_NOOP("form", "Debtor"),
    "debtor.company_type": QT_TRANSLATE_NOOP("form", "Company or person"),
    "debtor.siret": QT_TRANSLATE_NOOP("form", "SIREN or SIRET"),
    "debtor.vat_number": QT_TRANSLATE_NOOP("form", "VAT number"),
    "debtor.address.line1": QT_TRANSLATE_NOOP("form", "Address line 1"),
    "debtor.address.line2": QT_TRANSLATE_NOOP("form", "Address line 2"),
    "debtor.address.postal_code": QT_TRANSLATE_NOOP("form", "Postcode"),
    "debtor.address.city": QT_TRANSLATE_NOOP("form", "Town or city"),
    "debtor.address.country": QT_TRANSLATE_NOOP("form", "Country"),
    "debtor.contacts": QT_TRANSLATE_NOOP("form", "Contact with an email"),
}

_ONLY_READ: Final = {"invoice.due_amount": QT_TRANSLATE_NOOP("form", "Still to pay")}
"""What the reader speaks of and the form has no field for."""


def name_of(path: str) -> str:
    """Return what a field is called on the page; an unknown path stands as it came."""
    name = FIELD_NAMES.get(path) or _ONLY_READ.get(path)
    return QCoreApplication.translate("form", name) if name else path
