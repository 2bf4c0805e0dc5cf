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

LATE_RATE = Decimal(12)


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
        whole, _, cents = f"{amount:,.2f}".partition(".")
        if self.code == "GB":
            return f"£{whole}.{cents}"
        separator = "\u202f" if self.code == "FR" else "."
        return whole.replace(",", separator) + f",{cents} €"

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


FRANCE = Country(
    "FR",
    "fr",
    "EUR",
    Decimal(20),
    {
        "name": "Atelier Exemple SARL",
        "line1": "12 rue des Essais",
        "postal_code": "69001",
        "city": "Lyon",
        "siret": "99900010200015",
        "vat_number": "FR48999000102",
        "email": "facturation@atelier-exemple.example",
        "iban": "FR7630006000011234567890189",
        "bic": "AGRIFRPP",
    },
    {
        "title": "Facture",
        "heading": "FACTURE",
        "vat": "TVA",
        "seller": "Émetteur",
        "buyer": "Facturé à",
        "number": "Numéro de facture",
        "issued": "Date d’émission",
        "due": "Date d’échéance",
        "what": "Désignation",
        "quantity": "Quantité",
        "price": "Prix unitaire HT",
        "amount": "Montant HT",
        "before_tax": "Total HT",
        "total": "Total TTC",
        "pay": "Règlement par virement à réception, au plus tard le {due}, en rappelant le numéro de la facture.",
        "late": "En cas de retard de paiement : intérêts au taux de {late_rate} % l’an "
        "et indemnité forfaitaire de 40 € pour frais de recouvrement. "
        "Pas d’escompte pour paiement anticipé.",
    },
    "capital de 10 000 € · RCS Lyon 999\u00a0000\u00a0102 · Document d’exemple, sociétés fictives",
)
GERMANY = Country(
    "DE",
    "de",
    "EUR",
    Decimal(19),
    {
        "name": "Musterwerkstatt GmbH",
        "line1": "Beispielweg 12",
        "postal_code": "50667",
        "city": "Köln",
        "vat_number": "DE999000105",
        "email": "rechnung@musterwerkstatt.example",
        "iban": "DE89370400440532013000",
        "bic": "COBADEFFXXX",
    },
    {
        "title": "Rechnung",
        "heading": "RECHNUNG",
        "vat": "USt-IdNr.",
        "seller": "Rechnungssteller",
        "buyer": "Rechnung an",
        "number": "Rechnungsnummer",
        "issued": "Rechnungsdatum",
        "due": "Fällig am",
        "what": "Bezeichnung",
        "quantity": "Menge",
        "price": "Einzelpreis",
        "amount": "Betrag",
        "before_tax": "Summe netto",
        "total": "Rechnungsbetrag",
        "pay": "Zahlbar ohne Abzug bis zum {due} durch Überweisung. Bitte geben Sie die Rechnungsnummer an. "
        "Die Leistung wurde im Monat der Rechnung erbracht.",
        "late": "Bei Zahlungsverzug berechnen wir die gesetzlichen Verzugszinsen "
        "und die Pauschale von 40 € (§ 288 BGB).",
    },
    "Beispielrechnung, erfundene Firmen",
)
BRITAIN = Country(
    "GB",
    "en",
    "GBP",
    Decimal(20),
    {
        "name": "Example Joinery Ltd",
        "line1": "12 Sample Street",
        "postal_code": "M1 1AA",
        "city": "Manchester",
        "vat_number": "GB999000103",
        "email": "accounts@example-joinery.example",
        "iban": "GB29NWBK60161331926819",
        "bic": "NWBKGB2L",
    },
    {
        "title": "Invoice",
        "heading": "INVOICE",
        "vat": "VAT No.",
        "seller": "From",
        "buyer": "Bill to",
        "number": "Invoice number",
        "issued": "Invoice date",
        "due": "Due date",
        "what": "Description",
        "quantity": "Quantity",
        "price": "Unit price",
        "amount": "Amount",
        "before_tax": "Total excluding VAT",
        "total": "Total including VAT",
        "pay": "Payment is due by {due} by bank transfer. Please quote the invoice number.",
        "late": "We may claim interest and a fixed sum for late payment under the "
        "Late Payment of Commercial Debts (Interest) Act 1998.",
    },
    "Sample document, invented companies",
)
SAMPLES = (
    Sample(
        FRANCE,
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
        FRANCE,
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
        FRANCE,
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
    Sample(
        GERMANY,
        "sample-invoice-de.pdf",
        "MW-2025-0117",
        date(2025, 10, 6),
        date(2025, 11, 5),
        (
            ("Büroeinrichtung, Fertigung in der Werkstatt", Decimal(1), Decimal("1480.00")),
            ("Montage vor Ort, Tag", Decimal(2), Decimal("385.00")),
            ("Regal nach Maß", Decimal(4), Decimal("72.50")),
        ),
        {
            "name": "Modellhandel GmbH",
            "line1": "Probeallee 5",
            "postal_code": "10115",
            "city": "Berlin",
            "vat_number": "DE999000201",
            "email": "zahlung@modellhandel.example",
        },
    ),
    Sample(
        GERMANY,
        "sample-invoice-de-2.pdf",
        "MW-2025-0121",
        date(2025, 10, 13),
        date(2025, 11, 12),
        (
            ("Empfangstheke aus Eiche", Decimal(1), Decimal("960.00")),
            ("Lieferung und Montage", Decimal(1), Decimal("240.00")),
        ),
        {
            "name": "Bäckerei Schablone GmbH",
            "line1": "Vorlagenplatz 8",
            "postal_code": "80331",
            "city": "München",
            "vat_number": "DE999000308",
            "email": "buchhaltung@baeckerei-schablone.example",
        },
    ),
    Sample(
        GERMANY,
        "sample-invoice-de-3.pdf",
        "MW-2025-0128",
        date(2025, 10, 20),
        date(2025, 11, 19),
        (
            ("Treppe aufgearbeitet", Decimal(1), Decimal("2150.00")),
            ("Schleifen und Lackieren, Stunde", Decimal(6), Decimal("48.00")),
        ),
        {
            "name": "Hotel Prototyp GmbH",
            "line1": "Versuchsufer 21",
            "postal_code": "20095",
            "city": "Hamburg",
            "vat_number": "DE999000404",
            "email": "verwaltung@hotel-prototyp.example",
        },
    ),
    Sample(
        BRITAIN,
        "sample-invoice-gb.pdf",
        "EJ-2025-0117",
        date(2025, 10, 6),
        date(2025, 11, 5),
        (
            ("Office fittings, made in the workshop", Decimal(1), Decimal("1480.00")),
            ("Fitting on site, day", Decimal(2), Decimal("385.00")),
            ("Made-to-measure shelf", Decimal(4), Decimal("72.50")),
        ),
        {
            "name": "Specimen Trading Ltd",
            "line1": "5 Template Road",
            "postal_code": "EC1A 1BB",
            "city": "London",
            "vat_number": "GB999000201",
            "email": "payments@specimen-trading.example",
        },
    ),
    Sample(
        BRITAIN,
        "sample-invoice-gb-2.pdf",
        "EJ-2025-0121",
        date(2025, 10, 13),
        date(2025, 11, 12),
        (
            ("Oak reception desk", Decimal(1), Decimal("960.00")),
            ("Delivery and fitting", Decimal(1), Decimal("240.00")),
        ),
        {
            "name": "Pattern Bakery Ltd",
            "line1": "8 Stencil Square",
            "postal_code": "BS1 1AA",
            "city": "Bristol",
            "vat_number": "GB999000341",
            "email": "accounts@pattern-bakery.example",
        },
    ),
    Sample(
        BRITAIN,
        "sample-invoice-gb-3.pdf",
        "EJ-2025-0128",
        date(2025, 10, 20),
        date(2025, 11, 19),
        (
            ("Staircase restored", Decimal(1), Decimal("2150.00")),
            ("Sanding and varnishing, hour", Decimal(6), Decimal("48.00")),
        ),
        {
            "name": "Prototype Hotel Ltd",
            "line1": "21 Trial Quay",
            "postal_code": "L1 1AA",
            "city": "Liverpool",
            "vat_number": "GB999000439",
            "email": "office@prototype-hotel.example",
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
        str(HERE / "sample-invoice.typ"),
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
