"""UBL invoices, as some XRechnung files attach them."""

from __future__ import annotations

from decimal import Decimal
from xml.etree.ElementTree import Element

from recovery_invoices.embedded.invoice import (
    CREDIT_TYPES,
    FACTORED_TYPES,
    NOT_INVOICE_TYPES,
    EmbeddedInvoice,
    Party,
    TaxOfRate,
    child_amount,
    child_text,
    clean_identifier,
    existing_currency,
    find_child,
    find_children,
    parse_day,
    parse_decimal,
)

ROOTS = ("Invoice", "CreditNote")


def read_ubl(root: Element) -> EmbeddedInvoice:
    kind = child_text(root, "InvoiceTypeCode|CreditNoteTypeCode") or ""
    is_credit = root.tag.endswith("CreditNote") or kind in CREDIT_TYPES
    totals = find_child(root, "LegalMonetaryTotal")
    number = child_text(root, "ID")
    currency = child_text(root, "DocumentCurrencyCode")
    taxes = [find_child(total, "TaxAmount") for total in find_children(root, "TaxTotal")]
    in_currency = [tax for tax in taxes if tax is not None and tax.get("currencyID") in (currency, None)]
    lines = find_children(root, "InvoiceLine") or find_children(root, "CreditNoteLine")
    invoice = EmbeddedInvoice(
        dialect="UBL",
        refusal="CREDIT_NOTE" if is_credit else NOT_INVOICE_TYPES.get(kind),
        factored=kind in FACTORED_TYPES,
        numbers=[number] if number else [],
        lowered_numbers=[
            named
            for reference in find_children(root, "BillingReference")
            if (named := child_text(reference, "InvoiceDocumentReference", "ID"))
        ],
        issue_date=parse_day(child_text(root, "IssueDate")),
        due_date=parse_day(child_text(root, "DueDate") or child_text(root, "PaymentMeans", "PaymentDueDate")),
        amount=child_amount(totals, "TaxInclusiveAmount"),
        amount_before_tax=child_amount(totals, "TaxExclusiveAmount"),
        tax_amount=parse_decimal(in_currency[0].text) if in_currency else None,
        prepaid=child_amount(totals, "PrepaidAmount"),
        rounding=child_amount(totals, "PayableRoundingAmount"),
        due=child_amount(totals, "PayableAmount"),
        currency=existing_currency(currency),
        profile=child_text(root, "CustomizationID") or "",
        line_total=child_amount(totals, "LineExtensionAmount"),
        allowances=child_amount(totals, "AllowanceTotalAmount") or Decimal(0),
        charges=child_amount(totals, "ChargeTotalAmount") or Decimal(0),
        line_amounts=[
            amount for line in lines if (amount := child_amount(line, "LineExtensionAmount")) is not None
        ],
        taxes=_taxes(root, currency),
        terms=child_text(root, "PaymentTerms", "Note"),
        lines=[name for line in lines if (name := child_text(line, "Item", "Name"))],
        notes=_notes(root),
        buyer=_party(find_child(root, "AccountingCustomerParty", "Party")),
        seller=_party(find_child(root, "AccountingSupplierParty", "Party")),
    )
    invoice.seller.iban = clean_identifier(child_text(root, "PaymentMeans", "PayeeFinancialAccount", "ID"))
    if invoice.amount is not None and invoice.amount < 0:
        invoice.refusal = invoice.refusal or "CREDIT_NOTE"
    return invoice


def _taxes(root: Element, currency: str | None) -> list[TaxOfRate]:
    taxes = []
    for total in find_children(root, "TaxTotal"):
        for one in find_children(total, "TaxSubtotal"):
            amount = find_child(one, "TaxAmount")
            if amount is None or amount.get("currencyID") not in (currency, None):
                continue
            base, value = child_amount(one, "TaxableAmount"), parse_decimal(amount.text)
            if base is not None and value is not None:
                taxes.append(TaxOfRate(base, value, child_amount(one, "TaxCategory", "Percent")))
    return taxes


def _notes(root: Element) -> dict[str, str]:
    """Return the notes by subject code, which UBL writes into the note: `#PMD#text`."""
    notes: dict[str, str] = {}
    for note in find_children(root, "Note"):
        _, marked, rest = (note.text or "").partition("#")
        code, _, content = rest.partition("#")
        if marked and code and content:
            notes.setdefault(code.strip(), " ".join(content.split())[:1000])
    return notes


def _party(party: Element | None) -> Party:
    address = find_child(party, "PostalAddress")
    contact = find_child(party, "Contact")
    legal = find_child(party, "PartyLegalEntity")
    digits = clean_identifier(child_text(legal, "CompanyID"))
    numeric = digits if digits and digits.isdecimal() else None
    return Party(
        name=child_text(legal, "RegistrationName") or child_text(party, "PartyName", "Name"),
        siret=numeric if numeric and len(numeric) == 14 else None,
        siren=numeric[:9] if numeric and len(numeric) in (9, 14) else None,
        vat_number=clean_identifier(child_text(party, "PartyTaxScheme", "CompanyID")),
        contact_name=child_text(contact, "Name"),
        email=child_text(contact, "ElectronicMail") or _electronic_address(party),
        phone=child_text(contact, "Telephone"),
        line1=child_text(address, "StreetName"),
        line2=child_text(address, "AdditionalStreetName"),
        postal_code=child_text(address, "PostalZone"),
        city=child_text(address, "CityName"),
        country=child_text(address, "Country", "IdentificationCode"),
    )


def _electronic_address(party: Element | None) -> str | None:
    """Return where electronic invoices go, where that is an email address."""
    endpoint = find_child(party, "EndpointID")
    email = (endpoint.text or "").strip() if endpoint is not None and endpoint.get("schemeID") == "EM" else ""
    return email if "@" in email else None
