"""Makes resources/sample-invoice.pdf: a page set by typst with the same invoice embedded as Factur-X data.

    python packaging/make_sample_invoice.py [OUT.pdf]

The same input gives the same bytes. Both companies are invented; their identifiers only have valid check digits.
"""

import json
import sys
from datetime import date
from decimal import Decimal
from io import BytesIO
from pathlib import Path

import pikepdf
import typst
from lxml import etree

HERE = Path(__file__).resolve().parent
DEFAULT_OUT = HERE.parent / "resources" / "sample-invoice.pdf"

NUMBER = "AE-2025-0117"
ISSUED, DUE = date(2025, 10, 6), date(2025, 11, 5)
TAX_RATE = Decimal(20)
LATE_RATE = Decimal(12)
LINES = (
    ("Agencement de bureau, fabrication en atelier", Decimal(1), Decimal("1480.00")),
    ("Pose sur site, journée", Decimal(2), Decimal("385.00")),
    ("Étagère sur mesure", Decimal(4), Decimal("72.50")),
)
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
BUYER = {
    "name": "Société Modèle SAS",
    "line1": "5 avenue du Spécimen",
    "postal_code": "75011",
    "city": "Paris",
    "siret": "99900020100015",
    "vat_number": "FR54999000201",
    "email": "pays@societe-modele.example",
}

NAMESPACES = {
    "rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
    "ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
    "udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
}
FACTURX = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"
ATTACHMENT = "factur-x.xml"
PROFILE = "urn:cen.eu:en16931:2017"

BEFORE_TAX = sum((quantity * price for _, quantity, price in LINES), Decimal(0))
TAX = (BEFORE_TAX * TAX_RATE / 100).quantize(Decimal("0.01"))
TOTAL = BEFORE_TAX + TAX


def main(arguments: list[str]) -> int:
    out = Path(arguments[0]) if arguments else DEFAULT_OUT
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(with_data(page(), data()))
    print(f"{out}: {out.stat().st_size} bytes")
    return 0


def page() -> bytes:
    """The printed side, as PDF/A-3b, with fonts that typst brings along."""
    values = {
        "number": NUMBER,
        "issued": f"{ISSUED:%d/%m/%Y}",
        "issued_parts": {"year": ISSUED.year, "month": ISSUED.month, "day": ISSUED.day},
        "due": f"{DUE:%d/%m/%Y}",
        "seller": SELLER
        | {
            "siret_spaced": spaced(SELLER["siret"], 3, 3, 3, 5),
            "iban_spaced": spaced(SELLER["iban"], *[4] * 7),
        },
        "buyer": BUYER | {"siret_spaced": spaced(BUYER["siret"], 3, 3, 3, 5)},
        "lines": [
            {
                "name": name,
                "quantity": f"{quantity}",
                "price": euros(price),
                "amount": euros(quantity * price),
            }
            for name, quantity, price in LINES
        ],
        "before_tax": euros(BEFORE_TAX),
        "tax": euros(TAX),
        "tax_rate": f"{TAX_RATE}",
        "total": euros(TOTAL),
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


def data() -> bytes:
    """The same invoice in the Cross Industry Invoice format, EN 16931 profile."""
    root = etree.Element(f"{{{NAMESPACES['rsm']}}}CrossIndustryInvoice", nsmap=NAMESPACES)
    put(root, "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID", PROFILE)
    document = put(root, "rsm:ExchangedDocument")
    put(document, "ram:ID", NUMBER)
    put(document, "ram:TypeCode", "380")
    put_day(document, "ram:IssueDateTime", ISSUED)
    transaction = put(root, "rsm:SupplyChainTradeTransaction")
    for position, (name, quantity, price) in enumerate(LINES, start=1):
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
    put_party(agreement, "ram:BuyerTradeParty", BUYER)
    put(transaction, "ram:ApplicableHeaderTradeDelivery")
    settlement = put(transaction, "ram:ApplicableHeaderTradeSettlement")
    put(settlement, "ram:PaymentReference", NUMBER)
    put(settlement, "ram:InvoiceCurrencyCode", "EUR")
    means = put(settlement, "ram:SpecifiedTradeSettlementPaymentMeans")
    put(means, "ram:TypeCode", "30")
    put(means, "ram:PayeePartyCreditorFinancialAccount/ram:IBANID", SELLER["iban"])
    put_tax(settlement, calculated=TAX, basis=BEFORE_TAX)
    put_day(put(settlement, "ram:SpecifiedTradePaymentTerms"), "ram:DueDateDateTime", DUE)
    totals = put(settlement, "ram:SpecifiedTradeSettlementHeaderMonetarySummation")
    put(totals, "ram:LineTotalAmount", f"{BEFORE_TAX}")
    put(totals, "ram:TaxBasisTotalAmount", f"{BEFORE_TAX}")
    put(totals, "ram:TaxTotalAmount", f"{TAX}", currencyID="EUR")
    put(totals, "ram:GrandTotalAmount", f"{TOTAL}")
    put(totals, "ram:DuePayableAmount", f"{TOTAL}")
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


def with_data(printed: bytes, xml: bytes) -> bytes:
    """The page with the data attached the way Factur-X asks for: an alternative of the whole document."""
    moment = f"D:{ISSUED:%Y%m%d}000000Z"
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
