"""More invoices of the company in the story: a page of text, and the same as data inside."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF
from PySide6.QtGui import QFont, QPageSize, QPainter, QPdfWriter

BUYER: Final = ("Société Modèle SAS", "5 avenue du Spécimen", "75011 Paris")
LATE: Final = timedelta(days=45)
TERM: Final = timedelta(days=30)
NET: Final = Decimal("1.20")

DATA: Final = """<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
 xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
 xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
 <rsm:ExchangedDocument><ram:ID>{number}</ram:ID><ram:TypeCode>380</ram:TypeCode>
  <ram:IssueDateTime><udt:DateTimeString format="102">{issued:%Y%m%d}</udt:DateTimeString></ram:IssueDateTime>
 </rsm:ExchangedDocument>
 <rsm:SupplyChainTradeTransaction>
  <ram:IncludedSupplyChainTradeLineItem>
   <ram:SpecifiedTradeProduct><ram:Name>Étagères sur mesure, posées</ram:Name></ram:SpecifiedTradeProduct>
  </ram:IncludedSupplyChainTradeLineItem>
  <ram:ApplicableHeaderTradeAgreement>
   <ram:SellerTradeParty><ram:Name>Atelier Exemple SARL</ram:Name>
    <ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">99900010200015</ram:ID></ram:SpecifiedLegalOrganization>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR48999000102</ram:ID></ram:SpecifiedTaxRegistration>
   </ram:SellerTradeParty>
   <ram:BuyerTradeParty><ram:Name>Société Modèle SAS</ram:Name>
    <ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">99900020100015</ram:ID></ram:SpecifiedLegalOrganization>
    <ram:DefinedTradeContact><ram:EmailURIUniversalCommunication>
     <ram:URIID>comptabilite@societe-modele.example</ram:URIID>
    </ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>
    <ram:PostalTradeAddress><ram:PostcodeCode>75011</ram:PostcodeCode><ram:LineOne>5 avenue du Spécimen</ram:LineOne>
     <ram:CityName>Paris</ram:CityName><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR54999000201</ram:ID></ram:SpecifiedTaxRegistration>
   </ram:BuyerTradeParty>
  </ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
   <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>
    <udt:DateTimeString format="102">{due:%Y%m%d}</udt:DateTimeString>
   </ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
   <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    <ram:TaxBasisTotalAmount>{before_tax}</ram:TaxBasisTotalAmount>
    <ram:TaxTotalAmount currencyID="EUR">{tax}</ram:TaxTotalAmount>
    <ram:GrandTotalAmount>{total}</ram:GrandTotalAmount><ram:DuePayableAmount>{total}</ram:DuePayableAmount>
   </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  </ram:ApplicableHeaderTradeSettlement>
 </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>"""


def write_invoice(path: Path, number: str, total: Decimal) -> Path:
    """Write an invoice that is some weeks overdue; return the path."""
    due = date.today() - LATE
    issued = due - TERM
    before_tax = (total / NET).quantize(Decimal("0.01"))
    lines = (
        (60, 70, 20, "Atelier Exemple SARL"),
        (60, 90, 10, "12 rue des Essais, 69001 Lyon"),
        (60, 105, 10, "SIRET 999 000 102 00015"),
        (60, 120, 10, "TVA FR48999000102"),
        (430, 70, 20, "FACTURE"),
        (60, 180, 10, "Facturé à"),
        *((60, 196 + 15 * at, 11, words) for at, words in enumerate(BUYER)),
        (60, 241, 10, "SIRET 999 000 201 00015"),
        (60, 256, 10, "TVA FR54999000201"),
        (60, 271, 10, "comptabilite@societe-modele.example"),
        (340, 180, 10, f"Numéro de facture : {number}"),
        (340, 196, 10, f"Date d'émission : {issued:%d/%m/%Y}"),
        (340, 212, 10, f"Date d'échéance : {due:%d/%m/%Y}"),
        (60, 330, 10, "Désignation"),
        (440, 330, 10, "Montant HT"),
        (60, 350, 10, "Étagères sur mesure, posées"),
        (440, 350, 10, _money(before_tax)),
        (340, 420, 10, "Total HT"),
        (440, 420, 10, _money(before_tax)),
        (340, 438, 10, "TVA 20 %"),
        (440, 438, 10, _money(total - before_tax)),
        (340, 460, 12, "Total TTC"),
        (440, 460, 12, _money(total)),
    )
    writer = QPdfWriter(str(path))
    writer.setTitle(f"Facture {number}")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(72)
    data = DATA.format(
        number=number, issued=issued, due=due, before_tax=before_tax, tax=total - before_tax, total=total
    )
    writer.addFileAttachment("factur-x.xml", data.encode(), "text/xml")
    painter = QPainter(writer)
    for left, top, size, words in lines:
        font = QFont("DejaVu Sans")
        font.setPixelSize(size)
        painter.setFont(font)
        painter.drawText(QPointF(left, top), words)
    painter.end()
    return path


def _money(amount: Decimal) -> str:
    return f"{amount:,.2f} €".replace(",", " ").replace(".", ",")
