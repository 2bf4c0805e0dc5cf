"""Makes resources/sample-invoice*.pdf: a page set by typst with the same invoice embedded as Factur-X data.

    python packaging/make_sample_invoice.py [FOLDER]

The same input gives the same bytes. All companies are invented; their identifiers only have valid check digits.
"""

import json
import sys
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from io import BytesIO
from pathlib import Path

import pikepdf
import typst
from lxml import etree

HERE = Path(__file__).resolve().parent
DEFAULT_OUT = HERE.parent / "resources"

TAX_RATE = Decimal(20)
LATE_RATE = Decimal(12)


@dataclass(frozen=True)
class Sample:
    """One invoice; `lines` are (what, quantity, price)."""

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
        return (self.before_tax * TAX_RATE / 100).quantize(Decimal("0.01"))

    @property
    def total(self) -> Decimal:
        return self.before_tax + self.tax


SELLER = {
    "name": "Atelier Exemple SARL",
    "line1": "12 rue des Essais",
    "postal_code": "69001",
    "city": "Lyon",
    "siret": "99900010200015",
    "vat_number": "FR48999000102",
    "email": "facturation@atelier-exemple.example",
    "iban": "FR7630006000011234567890189",
    "bic": "AGRIFRPP",
}
SAMPLES = (
    Sample(
        "sample-invoice.pdf",
        "AE-2025-0117",
        date(2025, 10, 6),
        date(2025, 11, 5),
        (
            ("Agencement de bureau, fabrication en atelier", Decimal(1), Decimal("1480.00")),
            ("Pose sur site, journée", Decimal(2), Decimal("385.00")),
            ("Étagère sur mesure", Decimal(4), Decimal("72.50")),
        ),
        {
            "name": "Société Modèle SAS",
            "line1": "5 avenue du Spécimen",
            "postal_code": "75011",
            "city": "Paris",
            "siret": "99900020100015",
            "vat_number": "FR54999000201",
            "email": "pays@societe-modele.example",
        },
    ),
    Sample(
        "sample-invoice-2.pdf",
        "AE-2025-0121",
        date(2025, 10, 13),
        date(2025, 11, 12),
        (
            ("Comptoir d’accueil en chêne", Decimal(1), Decimal("960.00")),
            ("Livraison et pose", Decimal(1), Decimal("240.00")),
        ),
        {
            "name": "Boulangerie Gabarit SARL",
            "line1": "8 place du Patron",
            "postal_code": "33000",
            "city": "Bordeaux",
            "siret": "99900030000015",
            "vat_number": "FR60999000300",
            "email": "compta@boulangerie-gabarit.example",
        },
    ),
    Sample(
        "sample-invoice-3.pdf",
        "AE-2025-0128",
        date(2025, 10, 20),
        date(2025, 11, 19),
        (
            ("Rénovation d’un escalier", Decimal(1), Decimal("2150.00")),
            ("Ponçage et vernis, heure", Decimal(6), Decimal("48.00")),
        ),
        {
            "name": "Hôtel Prototype SAS",
            "line1": "21 quai de l’Essai",
            "postal_code": "44000",
            "city": "Nantes",
            "siret": "99900040900014",
            "vat_number": "FR96999000409",
            "email": "gestion@hotel-prototype.example",
        },
    ),
)

NAMESPACES = {
    "rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
    "ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
    "udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
}
FACTURX = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"
ATTACHMENT = "factur-x.xml"
PROFILE = "urn:cen.eu:en16931:2017"


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else DEFAULT_OUT
    folder.mkdir(parents=True, exist_ok=True)
    for sample in SAMPLES:
        out = folder / sample.file_name
        out.write_bytes(with_data(page(sample), data(sample), sample.issued))
        print(f"{out}: {out.stat().st_size} bytes")
    return 0


def page(sample: Sample) -> bytes:
    """Return the printed side as PDF/A-3b, with the fonts that typst brings along."""
    values = {
        "number": sample.number,
        "issued": f"{sample.issued:%d/%m/%Y}",
        "issued_parts": {"year": sample.issued.year, "month": sample.issued.month, "day": sample.issued.day},
        "due": f"{sample.due:%d/%m/%Y}",
        "seller": SELLER
        | {
            "siret_spaced": spaced(SELLER["siret"], 3, 3, 3, 5),
            "iban_spaced": spaced(SELLER["iban"], *[4] * 7),
        },
        "buyer": sample.buyer | {"siret_spaced": spaced(sample.buyer["siret"], 3, 3, 3, 5)},
        "lines": [
            {
                "name": name,
                "quantity": f"{quantity}",
                "price": euros(price),
                "amount": euros(quantity * price),
            }
            for name, quantity, price in sample.lines
        ],
        "before_tax": euros(sample.before_tax),
        "tax": euros(sample.tax),
        "tax_rate": f"{TAX_RATE}",
        "total": euros(sample.total),
        "late_rate": f"{LATE_RATE}",
        "legal": f"{SELLER['name']} · capital de 10 000 € · RCS Lyon {spaced(SELLER['siret'][:9], 3, 3, 3)}"
        " · Document d’exemple, sociétés fictives",
    }
    return typst.compile(
        str(HERE / "sample-invoice.typ"),
        format="pdf",
        pdf_standards="a-3b",
        ignore_system_fonts=True,
        sys_inputs={"invoice": json.dumps(values)},
    )


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
        put_tax(settled)
        summed = put(settled, "ram:SpecifiedTradeSettlementLineMonetarySummation")
        put(summed, "ram:LineTotalAmount", f"{quantity * price}")
    agreement = put(transaction, "ram:ApplicableHeaderTradeAgreement")
    put_party(agreement, "ram:SellerTradeParty", SELLER)
    put_party(agreement, "ram:BuyerTradeParty", sample.buyer)
    put(transaction, "ram:ApplicableHeaderTradeDelivery")
    settlement = put(transaction, "ram:ApplicableHeaderTradeSettlement")
    put(settlement, "ram:PaymentReference", sample.number)
    put(settlement, "ram:InvoiceCurrencyCode", "EUR")
    means = put(settlement, "ram:SpecifiedTradeSettlementPaymentMeans")
    put(means, "ram:TypeCode", "30")
    put(means, "ram:PayeePartyCreditorFinancialAccount/ram:IBANID", SELLER["iban"])
    put_tax(settlement, calculated=sample.tax, basis=sample.before_tax)
    put_day(put(settlement, "ram:SpecifiedTradePaymentTerms"), "ram:DueDateDateTime", sample.due)
    totals = put(settlement, "ram:SpecifiedTradeSettlementHeaderMonetarySummation")
    put(totals, "ram:LineTotalAmount", f"{sample.before_tax}")
    put(totals, "ram:TaxBasisTotalAmount", f"{sample.before_tax}")
    put(totals, "ram:TaxTotalAmount", f"{sample.tax}", currencyID="EUR")
    put(totals, "ram:GrandTotalAmount", f"{sample.total}")
    put(totals, "ram:DuePayableAmount", f"{sample.total}")
    return etree.tostring(root, xml_declaration=True, encoding="UTF-8", pretty_print=True)


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


def put_tax(parent: etree._Element, calculated: Decimal | None = None, basis: Decimal | None = None) -> None:
    tax = put(parent, "ram:ApplicableTradeTax")
    if calculated is not None:
        put(tax, "ram:CalculatedAmount", f"{calculated}")
    put(tax, "ram:TypeCode", "VAT")
    if basis is not None:
        put(tax, "ram:BasisAmount", f"{basis}")
    put(tax, "ram:CategoryCode", "S")
    put(tax, "ram:RateApplicablePercent", f"{TAX_RATE}")


def put_party(parent: etree._Element, path: str, values: dict[str, str]) -> None:
    party = put(parent, path)
    put(party, "ram:GlobalID", values["siret"], schemeID="0009")
    put(party, "ram:Name", values["name"])
    put(party, "ram:SpecifiedLegalOrganization/ram:ID", values["siret"][:9], schemeID="0002")
    put(party, "ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID", values["email"])
    address = put(party, "ram:PostalTradeAddress")
    put(address, "ram:PostcodeCode", values["postal_code"])
    put(address, "ram:LineOne", values["line1"])
    put(address, "ram:CityName", values["city"])
    put(address, "ram:CountryID", "FR")
    put(party, "ram:SpecifiedTaxRegistration/ram:ID", values["vat_number"], schemeID="VA")


def with_data(printed: bytes, xml: bytes, issued: date) -> bytes:
    """Attach the XML to the page as Factur-X asks for: an alternative of the whole document."""
    moment = f"D:{issued:%Y%m%d}000000Z"
    with pikepdf.open(BytesIO(printed)) as pdf:
        pdf.attachments[ATTACHMENT] = pikepdf.AttachedFileSpec(
            pdf,
            xml,
            filename=ATTACHMENT,
            mime_type="text/xml",
            relationship=pikepdf.Name.Alternative,
            creation_date=moment,
            mod_date=moment,
        )
        pdf.Root.AF = pikepdf.Array([pdf.attachments[ATTACHMENT].obj])
        with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as metadata:
            metadata.register_xml_namespace(FACTURX, "fx")
            metadata["fx:DocumentType"] = "INVOICE"
            metadata["fx:DocumentFileName"] = ATTACHMENT
            metadata["fx:Version"] = "1.0"
            metadata["fx:ConformanceLevel"] = "EN 16931"
        whole = BytesIO()
        pdf.save(whole, deterministic_id=True)
    return whole.getvalue()


def spaced(text: str, *groups: int) -> str:
    parts, start = [], 0
    for length in groups:
        parts.append(text[start : start + length])
        start += length
    return "\u00a0".join(parts)


def euros(amount: Decimal) -> str:
    whole, _, cents = f"{amount:,.2f}".partition(".")
    return whole.replace(",", "\u202f") + f",{cents} €"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
