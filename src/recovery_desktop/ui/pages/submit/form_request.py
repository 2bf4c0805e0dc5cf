"""The request that is made of the fields of an invoice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.fields import Address, json_number
from recovery_contract.ids import ExtractionId, UserId
from recovery_contract.receivables import (
    CREDIT_NOTES,
    CompanyType,
    Contact,
    CreateReceivableRequest,
    Debtor,
    Invoice,
)
from recovery_desktop.commands import invoice_paths
from recovery_desktop.ui import typed
from recovery_desktop.ui.countries import country_code
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.typed import Multiple

_ADDRESS: Final = ("line1", "line2", "postal_code", "city", "country")


def request_of(
    form: Form, user_id: UserId, *, extraction_id: ExtractionId | None = None, force_proceed: bool = False
) -> CreateReceivableRequest:
    """Return the request for a form without problems. Raises NotUnderstood or pydantic's ValidationError otherwise."""
    issued, due, total = (
        forms.date_of(form, "invoice.issue_date"),
        forms.date_of(form, "invoice.due_date"),
        forms.amount_of(form, "invoice.amount"),
    )
    if issued is None or due is None or total is None:
        raise typed.NotUnderstood(QCoreApplication.translate("form", "A date or the amount is missing."))
    address = {part: form.value(f"debtor.address.{part}") for part in _ADDRESS}
    address["country"] = country_code(address["country"])
    address = {part: value for part, value in address.items() if value}
    return CreateReceivableRequest(
        user_id=user_id,
        invoice=Invoice(
            numbers=forms.numbers_of(form),
            issue_date=issued,
            due_date=due,
            amount=total,
            amount_before_tax=forms.amount_of(form, "invoice.amount_before_tax"),
            tax_amount=forms.amount_of(form, "invoice.tax_amount"),
            prepaid_amount=forms.amount_of(form, invoice_paths.PREPAID) or None,
            service_description=form.value("invoice.service_description"),
            currency=form.currency,
        ),
        debtor=Debtor(
            company_name=forms.one_line(form.value("debtor.company_name")),
            company_type=CompanyType(form.value("debtor.company_type")),
            siret=forms.one_line(form.value("debtor.siret")) or None,
            vat_number=forms.one_line(form.value("debtor.vat_number")) or None,
            address=Address(**address) if address else None,
            contacts=[_contact(contact, at) for at, contact in enumerate(_written(form.contacts))],
            by_post=True if form.goes_by_post else None,
        ),
        metadata=_metadata(form, extraction_id) or None,
        force_proceed=True if force_proceed else None,
    )


def _metadata(form: Form, extraction_id: ExtractionId | None) -> dict[str, Any]:
    rate = forms.rate_of(form)
    stated = None if rate is None else str(rate) if isinstance(rate, Multiple) else json_number(rate)
    rounding = forms.rounding_of(form)
    values = {
        "extraction_id": extraction_id,
        "late_payment_rate": stated,
        "rounding_amount": None if rounding is None else json_number(rounding),
        CREDIT_NOTES: [note.model_dump(mode="json") for note in forms.credited_of(form)] or None,
    }
    return {name: value for name, value in values.items() if value is not None}


def _written(contacts: Sequence[Mapping[str, str]]) -> list[Mapping[str, str]]:
    return [contact for contact in contacts if contact.get("email", "").strip()]


def _contact(contact: Mapping[str, str], level: int) -> Contact:
    values = {name: forms.one_line(contact.get(name, "")) for name in forms.CONTACT}
    return Contact(level=min(level, 10), **{name: value for name, value in values.items() if value})
