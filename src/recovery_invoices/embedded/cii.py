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

ROOTS = ("CrossIndustryInvoice", "CrossIndustryDocument")
_TRANSACTION = "SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction"
_AGREEMENT = "ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement"
_SETTLEMENT = "ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement"
_SUMMATION = "SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation"


def read_cii(root: Element) -> EmbeddedInvoice:
    document = find_child(root, "ExchangedDocument|HeaderExchangedDocument")
    transaction = find_child(root, _TRANSACTION)
    agreement = find_child(transaction, _AGREEMENT)
    settlement = find_child(transaction, _SETTLEMENT)
    summation = find_child(settlement, _SUMMATION)
    kind = child_text(document, "TypeCode") or ""
    currency = child_text(settlement, "InvoiceCurrencyCode")
    number = child_text(document, "ID")
    terms = find_children(settlement, "SpecifiedTradePaymentTerms")
    due_dates = [parse_day(child_text(term, "DueDateDateTime", "DateTimeString|DateTime")) for term in terms]
    stated_due_dates = [due for due in due_dates if due]
    invoice = EmbeddedInvoice(
        dialect="CII",
        refusal="CREDIT_NOTE" if kind in CREDIT_TYPES else NOT_INVOICE_TYPES.get(kind),
        factored=kind in FACTORED_TYPES,
        self_billed=kind in SELF_BILLED_TYPES,
        numbers=[number] if number else [],
        lowered_numbers=[
            named
            for reference in find_children(settlement, "InvoiceReferencedDocument")
            if (named := child_text(reference, "IssuerAssignedID|ID"))
        ],
        issue_date=parse_day(child_text(document, "IssueDateTime", "DateTimeString|DateTime")),
        due_date=stated_due_dates[0] if stated_due_dates else None,
        other_due_dates=stated_due_dates[1:],
        amount=child_amount(summation, "GrandTotalAmount"),
        amount_before_tax=child_amount(summation, "TaxBasisTotalAmount"),
        tax_amount=_tax(summation, currency),
        prepaid=child_amount(summation, "TotalPrepaidAmount"),
        rounding=child_amount(summation, "RoundingAmount"),
        due=child_amount(summation, "DuePayableAmount"),
        currency=existing_currency(currency),
        profile=child_text(
            root,
            "ExchangedDocumentContext|SpecifiedExchangedDocumentContext",
            "GuidelineSpecifiedDocumentContextParameter",
            "ID",
        )
        or "",
        line_total=child_amount(summation, "LineTotalAmount"),
        allowances=child_amount(summation, "AllowanceTotalAmount") or Decimal(0),
        charges=child_amount(summation, "ChargeTotalAmount") or Decimal(0),
        line_amounts=_line_amounts(transaction),
        taxes=_taxes(settlement),
        terms=next((description for term in terms if (description := child_text(term, "Description"))), None),
        lines=_lines(transaction),
        notes=_notes(document),
        buyer=_party(find_child(agreement, "BuyerTradeParty")),
        seller=_party(find_child(agreement, "SellerTradeParty")),
    )
    invoice.seller.iban = clean_identifier(
        child_text(
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
    totals = find_children(summation, "TaxTotalAmount")
    for total in totals:
        if total.get("currencyID") == currency:
            return parse_decimal(total.text)
    return parse_decimal(totals[0].text) if totals else None


def _lines(transaction: Element | None) -> list[str]:
    names = []
    for item in find_children(transaction, "IncludedSupplyChainTradeLineItem"):
        name = child_text(item, "SpecifiedTradeProduct", "Name")
        if name:
            names.append(name)
    return names


def _line_amounts(transaction: Element | None) -> list[Decimal]:
    amounts = (
        child_amount(
            item, "SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement",
            "SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation",
            "LineTotalAmount",
        )
        for item in find_children(transaction, "IncludedSupplyChainTradeLineItem")
    )  # fmt: skip
    return [amount for amount in amounts if amount is not None]


def _taxes(settlement: Element | None) -> list[TaxOfRate]:
    taxes = []
    for one in find_children(settlement, "ApplicableTradeTax"):
        base, value = child_amount(one, "BasisAmount"), child_amount(one, "CalculatedAmount")
        if base is not None and value is not None:
            taxes.append(TaxOfRate(base, value, child_amount(one, "RateApplicablePercent|ApplicablePercent")))
    return taxes


def _notes(document: Element | None) -> dict[str, str]:
    """Record by subject code: PMD late-payment penalties, PMT recovery charge, AAB discount, ACC factoring."""
    notes: dict[str, str] = {}
    for note in find_children(document, "IncludedNote"):
        code, content = child_text(note, "SubjectCode"), child_text(note, "Content")
        if code and content:
            notes.setdefault(code, content[:1000])
    return notes


def _party(party: Element | None) -> Party:
    address = find_child(party, "PostalTradeAddress")
    contact = find_child(party, "DefinedTradeContact")
    legal = find_child(party, "SpecifiedLegalOrganization", "ID")
    digits = clean_identifier(child_text(legal)) if legal is not None else None
    vat = None
    for registration in find_children(party, "SpecifiedTaxRegistration"):
        number = find_child(registration, "ID")
        if number is not None and number.get("schemeID") in ("VA", None):
            vat = vat or clean_identifier(child_text(number))
    siret = digits if digits and len(digits) == 14 and digits.isdecimal() else None
    for other in find_children(party, "GlobalID") + find_children(party, "ID"):
        code = clean_identifier(child_text(other))
        if siret is None and other.get("schemeID") == "0009" and code and len(code) == 14:
            siret = code
    return Party(
        name=child_text(party, "Name")
        or child_text(party, "SpecifiedLegalOrganization", "TradingBusinessName"),
        siret=siret,
        siren=digits[:9] if digits and digits.isdecimal() and len(digits) in (9, 14) else None,
        vat_number=vat,
        contact_name=child_text(contact, "PersonName") or child_text(contact, "DepartmentName"),
        email=child_text(contact, "EmailURIUniversalCommunication", "URIID|CompleteNumber")
        or _electronic_address(party),
        phone=child_text(contact, "TelephoneUniversalCommunication", "CompleteNumber"),
        line1=child_text(address, "LineOne"),
        line2=child_text(address, "LineTwo"),
        postal_code=child_text(address, "PostcodeCode"),
        city=child_text(address, "CityName"),
        country=child_text(address, "CountryID"),
    )


def _electronic_address(party: Element | None) -> str | None:
    for address in find_children(party, "URIUniversalCommunication"):
        email = child_text(address, "URIID")
        if email and "@" in email:
            return email
    return None
