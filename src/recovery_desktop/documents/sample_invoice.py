"""The sample invoices of Practice: a page set by typst with the same invoice embedded as Factur-X data.

They are made when they are taken, so that they are as late as usual invoices are, whatever the year. The same day gives
the same bytes. All companies are invented; their identifiers only have valid check digits.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from typing import Any, Final

from lxml import etree

from recovery_desktop.documents.factur_x import with_data
from recovery_desktop.documents.sample_names import sample_rows
from recovery_desktop.resources import resource

LATE_RATE: Final = Decimal(12)
TERM: Final = timedelta(days=30)
"""Of payment, as it is agreed most."""


@dataclass(frozen=True)
class Country:
    """Where an invoice is from: who wrote it, what stands on its page, and how sums and days are written there."""

    code: str
    language: str
    currency: str
    tax_rate: Decimal
    seller: dict[str, str]
    words: dict[str, str]
    imprint: str

    def money(self, amount: Decimal) -> str:
        units, _, cents = f"{amount:,.2f}".partition(".")
        if self.code == "GB":
            return f"£{units}.{cents}"
        separator = "\u202f" if self.code == "FR" else "."
        return units.replace(",", separator) + f",{cents} €"

    def day(self, day: date) -> str:
        forms = {"FR": f"{day:%d/%m/%Y}", "DE": f"{day:%d.%m.%Y}", "GB": f"{day.day} {day:%B %Y}"}
        return forms[self.code]

    def address(self, party: dict[str, str]) -> str:
        """Return the line below the street."""
        parts = (party["postal_code"], party["city"])
        return " ".join(parts if self.code != "GB" else reversed(parts))


@dataclass(frozen=True)
class Sample:
    """One invoice; `lines` are (what, quantity, price)."""

    country: Country
    file_name: str
    number: str
    issued: date
    due: date
    lines: tuple[tuple[str, Decimal, Decimal], ...]
    buyer: dict[str, str]

    @property
    def before_tax(self) -> Decimal:
        return sum((quantity * price for _, quantity, price in self.lines), Decimal(0))

    @property
    def tax(self) -> Decimal:
        return (self.before_tax * self.country.tax_rate / 100).quantize(Decimal("0.01"))

    @property
    def total(self) -> Decimal:
        return self.before_tax + self.tax


def load_samples(country: str, today: date) -> Sequence[Sample]:
    """Return the invoices of that country, as late as they are meant to be on that day."""
    row = sample_rows()[country]
    origin = Country(
        country,
        row["language"],
        row["currency"],
        Decimal(row["tax_rate"]),
        row["seller"],
        row["words"],
        row["imprint"],
    )
    return [_sample(origin, one, today) for one in row["samples"]]


def _sample(country: Country, row: Mapping[str, Any], today: date) -> Sample:
    due = today - timedelta(days=row["days_late"])
    issued = due - TERM
    lines = tuple((what, Decimal(quantity), Decimal(price)) for what, quantity, price in row["lines"])
    number = row["number"].format(year=issued.year)
    return Sample(country, row["file_name"], number, issued, due, lines, row["buyer"])


def make_sample(sample: Sample) -> bytes:
    """Return the file of an invoice."""
    return with_data(page(sample), data(sample), sample.issued)


NAMESPACES = {
    "rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
    "ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
    "udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
}
PROFILE = "urn:cen.eu:en16931:2017"


def page(sample: Sample) -> bytes:
    """Return the printed side as PDF/A-3b, with the fonts that typst brings along."""
    import typst

    country, seller = sample.country, sample.country.seller
    words = {
        name: text.replace("{due}", country.day(sample.due)).replace("{late_rate}", f"{LATE_RATE}")
        for name, text in country.words.items()
    }
    values = {
        "words": words,
        "language": country.language,
        "region": country.code,
        "number": sample.number,
        "issued": country.day(sample.issued),
        "issued_parts": {"year": sample.issued.year, "month": sample.issued.month, "day": sample.issued.day},
        "due": country.day(sample.due),
        "seller": printed(country, seller) | {"iban_spaced": spaced(seller["iban"], *[4] * 7)},
        "buyer": printed(country, sample.buyer),
        "lines": [
            {
                "name": name,
                "quantity": f"{quantity}",
                "price": country.money(price),
                "amount": country.money(quantity * price),
            }
            for name, quantity, price in sample.lines
        ],
        "before_tax": country.money(sample.before_tax),
        "tax": country.money(sample.tax),
        "tax_name": {"FR": "TVA", "DE": "USt.", "GB": "VAT"}[country.code],
        "tax_rate": f"{country.tax_rate}",
        "total": country.money(sample.total),
        "legal": f"{seller['name']} · {country.imprint}",
    }
    return typst.compile(
        str(resource("samples", "invoice.typ")),
        format="pdf",
        pdf_standards="a-3b",
        ignore_system_fonts=True,
        sys_inputs={"invoice": json.dumps(values)},
    )


def printed(country: Country, party: dict[str, str]) -> dict[str, str]:
    """Return a party as its block on the page has it."""
    more = {"town": country.address(party)}
    if "siret" in party:
        more["siret_spaced"] = spaced(party["siret"], 3, 3, 3, 5)
    return party | more


def data(sample: Sample) -> bytes:
    """Return the invoice as XML: Cross Industry Invoice, EN 16931 profile."""
    root = etree.Element(f"{{{NAMESPACES['rsm']}}}CrossIndustryInvoice", nsmap=NAMESPACES)
    put(root, "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID", PROFILE)
    document = put(root, "rsm:ExchangedDocument")
    put(document, "ram:ID", sample.number)
    put(document, "ram:TypeCode", "380")
    put_day(document, "ram:IssueDateTime", sample.issued)
    transaction = put(root, "rsm:SupplyChainTradeTransaction")
    for position, (name, quantity, price) in enumerate(sample.lines, start=1):
        line = put(transaction, "ram:IncludedSupplyChainTradeLineItem")
        put(line, "ram:AssociatedDocumentLineDocument/ram:LineID", f"{position}")
        put(line, "ram:SpecifiedTradeProduct/ram:Name", name)
        agreed = put(line, "ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice")
        put(agreed, "ram:ChargeAmount", f"{price}")
        put(line, "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity", f"{quantity}", unitCode="C62")
        settled = put(line, "ram:SpecifiedLineTradeSettlement")
        put_tax(settled, sample.country.tax_rate)
        summed = put(settled, "ram:SpecifiedTradeSettlementLineMonetarySummation")
        put(summed, "ram:LineTotalAmount", f"{quantity * price}")
    agreement = put(transaction, "ram:ApplicableHeaderTradeAgreement")
    put_party(agreement, "ram:SellerTradeParty", sample.country.seller, sample.country.code)
    put_party(agreement, "ram:BuyerTradeParty", sample.buyer, sample.country.code)
    put(transaction, "ram:ApplicableHeaderTradeDelivery")
    settlement = put(transaction, "ram:ApplicableHeaderTradeSettlement")
    put(settlement, "ram:PaymentReference", sample.number)
    put(settlement, "ram:InvoiceCurrencyCode", sample.country.currency)
    means = put(settlement, "ram:SpecifiedTradeSettlementPaymentMeans")
    put(means, "ram:TypeCode", "30")
    put(means, "ram:PayeePartyCreditorFinancialAccount/ram:IBANID", sample.country.seller["iban"])
    put_tax(settlement, sample.country.tax_rate, calculated=sample.tax, basis=sample.before_tax)
    put_day(put(settlement, "ram:SpecifiedTradePaymentTerms"), "ram:DueDateDateTime", sample.due)
    totals = put(settlement, "ram:SpecifiedTradeSettlementHeaderMonetarySummation")
    put(totals, "ram:LineTotalAmount", f"{sample.before_tax}")
    put(totals, "ram:TaxBasisTotalAmount", f"{sample.before_tax}")
    put(totals, "ram:TaxTotalAmount", f"{sample.tax}", currencyID=sample.country.currency)
    put(totals, "ram:GrandTotalAmount", f"{sample.total}")
    put(totals, "ram:DuePayableAmount", f"{sample.total}")
    return bytes(etree.tostring(root, xml_declaration=True, encoding="UTF-8", pretty_print=True))


def put(parent: etree._Element, path: str, text: str | None = None, **attributes: str) -> etree._Element:
    """Append the elements of a path such as `ram:A/ram:B`, and return the last one."""
    for step in path.split("/"):
        prefix, name = step.split(":")
        parent = etree.SubElement(parent, f"{{{NAMESPACES[prefix]}}}{name}")
    parent.text = text
    for name, value in attributes.items():
        parent.set(name, value)
    return parent


def put_day(parent: etree._Element, path: str, day: date) -> None:
    put(parent, f"{path}/udt:DateTimeString", f"{day:%Y%m%d}", format="102")


def put_tax(
    parent: etree._Element, rate: Decimal, calculated: Decimal | None = None, basis: Decimal | None = None
) -> None:
    tax = put(parent, "ram:ApplicableTradeTax")
    if calculated is not None:
        put(tax, "ram:CalculatedAmount", f"{calculated}")
    put(tax, "ram:TypeCode", "VAT")
    if basis is not None:
        put(tax, "ram:BasisAmount", f"{basis}")
    put(tax, "ram:CategoryCode", "S")
    put(tax, "ram:RateApplicablePercent", f"{rate}")


def put_party(parent: etree._Element, path: str, values: dict[str, str], country: str) -> None:
    party = put(parent, path)
    if "siret" in values:
        put(party, "ram:GlobalID", values["siret"], schemeID="0009")
    put(party, "ram:Name", values["name"])
    if "siret" in values:
        put(party, "ram:SpecifiedLegalOrganization/ram:ID", values["siret"][:9], schemeID="0002")
    put(party, "ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID", values["email"])
    address = put(party, "ram:PostalTradeAddress")
    put(address, "ram:PostcodeCode", values["postal_code"])
    put(address, "ram:LineOne", values["line1"])
    put(address, "ram:CityName", values["city"])
    put(address, "ram:CountryID", country)
    put(party, "ram:SpecifiedTaxRegistration/ram:ID", values["vat_number"], schemeID="VA")


def spaced(text: str, *groups: int) -> str:
    parts, start = [], 0
    for length in groups:
        parts.append(text[start : start + length])
        start += length
    return "\u00a0".join(parts)
