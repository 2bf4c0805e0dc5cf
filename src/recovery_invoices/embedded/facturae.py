"""Facturae, the invoice of Spain's administrations, versions 3.1 to 3.2.2."""

from __future__ import annotations

import re
from decimal import Decimal
from xml.etree.ElementTree import Element

from recovery_invoices.embedded.invoice import (
    EmbeddedInvoice,
    Party,
    child_amount,
    child_text,
    clean_identifier,
    existing_currency,
    find_child,
    find_children,
    parse_day,
)

ROOTS = ("Facturae",)
#: Countries by the three letters that Facturae writes.
_COUNTRIES = {
    "ESP": "ES", "FRA": "FR", "DEU": "DE", "ITA": "IT", "PRT": "PT", "NLD": "NL", "BEL": "BE", "GBR": "GB",
    "AUT": "AT", "CHE": "CH", "LUX": "LU", "IRL": "IE", "POL": "PL", "SWE": "SE", "DNK": "DK", "FIN": "FI",
    "NOR": "NO", "CZE": "CZ", "GRC": "GR", "AND": "AD", "USA": "US", "MEX": "MX",
}  # fmt: skip
_SPANISH_NUMBER = re.compile(r"[A-Z]\d{7}[0-9A-J]|\d{8}[A-Z]|[XYZ]\d{7}[A-Z]")


def read_facturae(root: Element) -> list[EmbeddedInvoice]:
    """Return one invoice for each of the batch."""
    header = find_child(root, "FileHeader")
    parties = find_child(root, "Parties")
    self_billed = child_text(header, "InvoiceIssuerType") == "RE"
    factored = find_child(header, "FactoringAssignmentData") is not None
    invoices = []
    for element in find_children(find_child(root, "Invoices"), "Invoice"):
        invoice = _invoice(element)
        invoice.seller = _party(find_child(parties, "SellerParty"))
        invoice.buyer = _party(find_child(parties, "BuyerParty"))
        invoice.seller.iban = _iban(element)
        invoice.self_billed, invoice.factored = self_billed, factored
        invoices.append(invoice)
    return invoices


def _invoice(element: Element) -> EmbeddedInvoice:
    header, issue = find_child(element, "InvoiceHeader"), find_child(element, "InvoiceIssueData")
    totals = find_child(element, "InvoiceTotals")
    net, tax = child_amount(totals, "TotalGrossAmountBeforeTaxes"), child_amount(totals, "TotalTaxOutputs")
    total = child_amount(totals, "InvoiceTotal")
    # InvoiceTotal is less what the buyer withholds for the tax office.
    amount = net + tax if net is not None and tax is not None else total
    withheld = (child_amount(totals, "TotalTaxesWithheld") or Decimal(0)) + (
        child_amount(totals, "AmountsWithheld", "WithholdingAmount") or Decimal(0)
    )
    dues = sorted(
        {
            due
            for one in find_children(find_child(element, "PaymentDetails"), "Installment")
            if (due := parse_day(child_text(one, "InstallmentDueDate")))
        }
    )
    number = _number(child_text(header, "InvoiceSeriesCode"), child_text(header, "InvoiceNumber"))
    items = find_children(find_child(element, "Items"), "InvoiceLine")
    return EmbeddedInvoice(
        dialect="Facturae",
        refusal="CREDIT_NOTE" if amount is not None and amount < 0 else None,
        numbers=[number] if number else [],
        issue_date=parse_day(child_text(issue, "IssueDate")),
        due_date=dues[0] if dues else None,
        other_due_dates=dues[1:],
        amount=amount,
        amount_before_tax=net,
        tax_amount=tax,
        prepaid=child_amount(totals, "TotalPaymentsOnAccount"),
        withheld=withheld,
        due=child_amount(totals, "TotalExecutableAmount") or child_amount(totals, "TotalOutstandingAmount"),
        currency=existing_currency(child_text(issue, "InvoiceCurrencyCode")),
        lines=[words for item in items if (words := child_text(item, "ItemDescription"))],
    )


def _number(series: str | None, number: str | None) -> str | None:
    if not series or not number:
        return number or series
    return f"{series}{number}" if not series[-1].isalnum() else f"{series}-{number}"


def _iban(element: Element) -> str | None:
    for one in find_children(find_child(element, "PaymentDetails"), "Installment"):
        iban = clean_identifier(child_text(one, "AccountToBeCredited", "IBAN"))
        if iban:
            return iban
    return None


def _party(party: Element | None) -> Party:
    entity = find_child(party, "LegalEntity|Individual")
    address = find_child(entity, "AddressInSpain|OverseasAddress")
    contact = find_child(entity, "ContactDetails")
    person = [child_text(entity, part) for part in ("Name", "FirstSurname", "SecondSurname")]
    code, town = child_text(address, "PostCode"), child_text(address, "Town")
    both = child_text(address, "PostCodeAndTown")
    if both and code is None:
        code, _, town = both.partition(" ")
    country = child_text(address, "CountryCode")
    number = clean_identifier(child_text(party, "TaxIdentification", "TaxIdentificationNumber"))
    if number and _SPANISH_NUMBER.fullmatch(number):
        number = f"ES{number}"
    return Party(
        name=child_text(entity, "CorporateName") or " ".join(part for part in person if part) or None,
        vat_number=number,
        contact_name=child_text(contact, "ContactPersons"),
        email=child_text(contact, "ElectronicMail"),
        phone=child_text(contact, "Telephone"),
        line1=child_text(address, "Address"),
        postal_code=code,
        city=town,
        country=_COUNTRIES.get(country or "", country if country and len(country) == 2 else None),
    )
