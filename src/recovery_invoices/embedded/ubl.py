"""UBL invoices, as some XRechnung files attach them."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from recovery_invoices.embedded.invoice import (
    CREDIT_TYPES,
    FACTORED_TYPES,
    NOT_INVOICE_TYPES,
    EmbeddedInvoice,
    Party,
    amount,
    child,
    children,
    day,
    decimal,
    identifier,
    text,
)

ROOTS = ("Invoice", "CreditNote")


def read(root: Element) -> EmbeddedInvoice:
    kind = text(root, "InvoiceTypeCode|CreditNoteTypeCode") or ""
    is_credit = root.tag.endswith("CreditNote") or kind in CREDIT_TYPES
    totals = child(root, "LegalMonetaryTotal")
    number = text(root, "ID")
    currency = text(root, "DocumentCurrencyCode")
    taxes = [child(total, "TaxAmount") for total in children(root, "TaxTotal")]
    in_currency = [tax for tax in taxes if tax is not None and tax.get("currencyID") in (currency, None)]
    invoice = EmbeddedInvoice(
        dialect="UBL",
        refusal="CREDIT_NOTE" if is_credit else NOT_INVOICE_TYPES.get(kind),
        factored=kind in FACTORED_TYPES,
        numbers=[number] if number else [],
        issue_date=day(text(root, "IssueDate")),
        due_date=day(text(root, "DueDate") or text(root, "PaymentMeans", "PaymentDueDate")),
        amount=amount(totals, "TaxInclusiveAmount"),
        amount_before_tax=amount(totals, "TaxExclusiveAmount"),
        tax_amount=decimal(in_currency[0].text) if in_currency else None,
        prepaid=amount(totals, "PrepaidAmount"),
        rounding=amount(totals, "PayableRoundingAmount"),
        due=amount(totals, "PayableAmount"),
        currency=currency,
        terms=text(root, "PaymentTerms", "Note"),
        lines=[name for line in children(root, "InvoiceLine") if (name := text(line, "Item", "Name"))],
        notes=_notes(root),
        buyer=_party(child(root, "AccountingCustomerParty", "Party")),
        seller=_party(child(root, "AccountingSupplierParty", "Party")),
    )
    invoice.seller.iban = identifier(text(root, "PaymentMeans", "PayeeFinancialAccount", "ID"))
    if invoice.amount is not None and invoice.amount < 0:
        invoice.refusal = invoice.refusal or "CREDIT_NOTE"
    return invoice


def _notes(root: Element) -> dict[str, str]:
    """UBL writes the subject code into the note: `#PMD#text`."""
    notes: dict[str, str] = {}
    for note in children(root, "Note"):
        _, marked, rest = (note.text or "").partition("#")
        code, _, content = rest.partition("#")
        if marked and code and content:
            notes.setdefault(code.strip(), " ".join(content.split())[:1000])
    return notes


def _party(party: Element | None) -> Party:
    address = child(party, "PostalAddress")
    contact = child(party, "Contact")
    legal = child(party, "PartyLegalEntity")
    digits = identifier(text(legal, "CompanyID"))
    numeric = digits if digits and digits.isdecimal() else None
    return Party(
        name=text(legal, "RegistrationName") or text(party, "PartyName", "Name"),
        siret=numeric if numeric and len(numeric) == 14 else None,
        siren=numeric[:9] if numeric and len(numeric) in (9, 14) else None,
        vat_number=identifier(text(party, "PartyTaxScheme", "CompanyID")),
        contact_name=text(contact, "Name"),
        email=text(contact, "ElectronicMail"),
        phone=text(contact, "Telephone"),
        line1=text(address, "StreetName"),
        line2=text(address, "AdditionalStreetName"),
        postal_code=text(address, "PostalZone"),
        city=text(address, "CityName"),
        country=text(address, "Country", "IdentificationCode"),
    )
