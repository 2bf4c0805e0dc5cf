"""Cross Industry Invoice: ZUGFeRD 1.0 to 2.x, Factur-X and XRechnung name the same things differently."""

from __future__ import annotations

from decimal import Decimal
from xml.etree.ElementTree import Element

from recovery_invoices.embedded.invoice import (
    CREDIT_TYPES,
    FACTORED_TYPES,
    NOT_INVOICE_TYPES,
    SELF_BILLED_TYPES,
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

ROOTS = ("CrossIndustryInvoice", "CrossIndustryDocument")
_TRANSACTION = "SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction"
_AGREEMENT = "ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement"
_SETTLEMENT = "ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement"
_SUMMATION = "SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation"


def read(root: Element) -> EmbeddedInvoice:
    document = child(root, "ExchangedDocument|HeaderExchangedDocument")
    transaction = child(root, _TRANSACTION)
    agreement = child(transaction, _AGREEMENT)
    settlement = child(transaction, _SETTLEMENT)
    summation = child(settlement, _SUMMATION)
    kind = text(document, "TypeCode") or ""
    currency = text(settlement, "InvoiceCurrencyCode")
    number = text(document, "ID")
    terms = children(settlement, "SpecifiedTradePaymentTerms")
    due_dates = [day(text(term, "DueDateDateTime", "DateTimeString|DateTime")) for term in terms]
    stated_due_dates = [due for due in due_dates if due]
    invoice = EmbeddedInvoice(
        dialect="CII",
        refusal="CREDIT_NOTE" if kind in CREDIT_TYPES else NOT_INVOICE_TYPES.get(kind),
        factored=kind in FACTORED_TYPES,
        self_billed=kind in SELF_BILLED_TYPES,
        numbers=[number] if number else [],
        issue_date=day(text(document, "IssueDateTime", "DateTimeString|DateTime")),
        due_date=stated_due_dates[0] if stated_due_dates else None,
        other_due_dates=stated_due_dates[1:],
        amount=amount(summation, "GrandTotalAmount"),
        amount_before_tax=amount(summation, "TaxBasisTotalAmount"),
        tax_amount=_tax(summation, currency),
        prepaid=amount(summation, "TotalPrepaidAmount"),
        rounding=amount(summation, "RoundingAmount"),
        due=amount(summation, "DuePayableAmount"),
        currency=currency,
        terms=next((description for term in terms if (description := text(term, "Description"))), None),
        lines=_lines(transaction),
        notes=_notes(document),
        buyer=_party(child(agreement, "BuyerTradeParty")),
        seller=_party(child(agreement, "SellerTradeParty")),
    )
    invoice.seller.iban = identifier(
        text(
            settlement, "SpecifiedTradeSettlementPaymentMeans", "PayeePartyCreditorFinancialAccount", "IBANID"
        )
    )
    if invoice.amount is not None and invoice.amount < 0:
        invoice.refusal = invoice.refusal or "CREDIT_NOTE"
    if "ACC" in invoice.notes:
        invoice.factored = True
    return invoice


def _tax(summation: Element | None, currency: str | None) -> Decimal | None:
    """Return the tax total in the invoice's currency; a second one may stand there in the accounting currency."""
    totals = children(summation, "TaxTotalAmount")
    for total in totals:
        if total.get("currencyID") == currency:
            return decimal(total.text)
    return decimal(totals[0].text) if totals else None


def _lines(transaction: Element | None) -> list[str]:
    names = []
    for item in children(transaction, "IncludedSupplyChainTradeLineItem"):
        name = text(item, "SpecifiedTradeProduct", "Name")
        if name:
            names.append(name)
    return names


def _notes(document: Element | None) -> dict[str, str]:
    """Record by subject code: PMD late-payment penalties, PMT recovery charge, AAB discount, ACC factoring."""
    notes: dict[str, str] = {}
    for note in children(document, "IncludedNote"):
        code, content = text(note, "SubjectCode"), text(note, "Content")
        if code and content:
            notes.setdefault(code, content[:1000])
    return notes


def _party(party: Element | None) -> Party:
    address = child(party, "PostalTradeAddress")
    contact = child(party, "DefinedTradeContact")
    legal = child(party, "SpecifiedLegalOrganization", "ID")
    digits = identifier(text(legal)) if legal is not None else None
    vat = None
    for registration in children(party, "SpecifiedTaxRegistration"):
        number = child(registration, "ID")
        if number is not None and number.get("schemeID") in ("VA", None):
            vat = vat or identifier(text(number))
    siret = digits if digits and len(digits) == 14 and digits.isdecimal() else None
    for other in children(party, "GlobalID") + children(party, "ID"):
        code = identifier(text(other))
        if siret is None and other.get("schemeID") == "0009" and code and len(code) == 14:
            siret = code
    return Party(
        name=text(party, "Name") or text(party, "SpecifiedLegalOrganization", "TradingBusinessName"),
        siret=siret,
        siren=digits[:9] if digits and digits.isdecimal() and len(digits) in (9, 14) else None,
        vat_number=vat,
        contact_name=text(contact, "PersonName") or text(contact, "DepartmentName"),
        email=text(contact, "EmailURIUniversalCommunication", "URIID|CompleteNumber")
        or _electronic_address(party),
        phone=text(contact, "TelephoneUniversalCommunication", "CompleteNumber"),
        line1=text(address, "LineOne"),
        line2=text(address, "LineTwo"),
        postal_code=text(address, "PostcodeCode"),
        city=text(address, "CityName"),
        country=text(address, "CountryID"),
    )


def _electronic_address(party: Element | None) -> str | None:
    for address in children(party, "URIUniversalCommunication"):
        email = text(address, "URIID")
        if email and "@" in email:
            return email
    return None
