"""The invoice as XML of the Cross Industry Invoice, enclosed in the PDF as Factur-X and ZUGFeRD do."""

from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import pikepdf

from benchmarks.frozen_invoices.documents import Document

SPACES = {
    "rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
    "ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
    "udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
}


def _element(name: str, *content: str, **attributes: str) -> str:
    marks = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<ram:{name}{marks}>{''.join(content)}</ram:{name}>"


def _party(name: str, row: dict[str, Any]) -> str:
    address = row["address"]
    tax = [_element("SpecifiedTaxRegistration", _element("ID", row["vat_number"] or "", schemeID="VA"))]
    return _element(
        name,
        _element("Name", escape(row["company_name"])),
        _element(
            "PostalTradeAddress",
            _element("PostcodeCode", address["postal_code"]),
            _element("LineOne", escape(address["line1"])),
            _element("CityName", escape(address["city"])),
            _element("CountryID", address["country"]),
        ),
        *(tax if row["vat_number"] else []),
    )


def _day(date: str) -> str:
    return f'<udt:DateTimeString format="102">{date.replace("-", "")}</udt:DateTimeString>'


def xml(document: Document) -> str:
    """Profile BASIC WL: head and sums, no lines."""
    invoice = document.truth["invoice"]
    taxes = [
        _element(
            "ApplicableTradeTax",
            _element("CalculatedAmount", row["amount"]),
            _element("TypeCode", "VAT"),
            _element("BasisAmount", row["base"]),
            _element("CategoryCode", "S" if float(row["rate"]) else "Z"),
            _element("RateApplicablePercent", row["rate"]),
        )
        for row in invoice["taxes"]
    ]
    net, tax, due = (
        invoice["amount_before_tax"] or invoice["amount"],
        invoice["tax_amount"] or "0.00",
        invoice["due_date"],
    )
    terms = [_element("SpecifiedTradePaymentTerms", _element("DueDateDateTime", _day(due)))] if due else []
    prepaid = [_element("TotalPrepaidAmount", invoice["prepaid_amount"])] if invoice["prepaid_amount"] else []
    sums = _element(
        "SpecifiedTradeSettlementHeaderMonetarySummation",
        _element("LineTotalAmount", net),
        _element("TaxBasisTotalAmount", net),
        _element("TaxTotalAmount", tax, currencyID=invoice["currency"]),
        _element("GrandTotalAmount", invoice["amount"]),
        *prepaid,
        _element("DuePayableAmount", invoice["due_amount"]),
    )
    names = "".join(f' xmlns:{key}="{value}"' for key, value in SPACES.items())
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice{names}><rsm:ExchangedDocumentContext>'
        + _element(
            "GuidelineSpecifiedDocumentContextParameter", _element("ID", "urn:factur-x.eu:1p0:basicwl")
        )
        + "</rsm:ExchangedDocumentContext><rsm:ExchangedDocument>"
        + _element("ID", escape(invoice["numbers"][0]))
        + _element("TypeCode", "380")
        + _element("IssueDateTime", _day(invoice["issue_date"]))
        + "</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>"
        + _element(
            "ApplicableHeaderTradeAgreement",
            _party("SellerTradeParty", document.truth["creditor"]),
            _party("BuyerTradeParty", document.truth["debtor"]),
        )
        + _element("ApplicableHeaderTradeDelivery")
        + _element(
            "ApplicableHeaderTradeSettlement",
            _element("InvoiceCurrencyCode", invoice["currency"]),
            *taxes,
            *terms,
            sums,
        )
        + "</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>"
    )


def enclose(document: Document, path: Path) -> None:
    """Put the XML into the PDF at this path."""
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.attachments["factur-x.xml"] = pikepdf.AttachedFileSpec(  # type: ignore[call-arg]
            pdf,
            xml(document).encode(),
            filename="factur-x.xml",
            mime_type="text/xml",
            relationship=pikepdf.Name.Alternative,
        )
        pdf.save(path)
