"""Embedded invoices written for the tests, in each dialect, and PDFs that carry them."""

from __future__ import annotations

import io

import pikepdf

from tests.invoices.pdf_parts import INVOICE_LINES, one_page, written

_CII = """<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:x" xmlns:ram="urn:y" xmlns:udt="urn:z">
 <rsm:ExchangedDocument><ram:ID>{number}</ram:ID><ram:TypeCode>{kind}</ram:TypeCode>
  <ram:IssueDateTime><udt:DateTimeString format="102">20250304</udt:DateTimeString></ram:IssueDateTime>{notes}
 </rsm:ExchangedDocument>
 <rsm:SupplyChainTradeTransaction>
  <ram:IncludedSupplyChainTradeLineItem>
   <ram:SpecifiedTradeProduct><ram:Name>Oak shelf</ram:Name></ram:SpecifiedTradeProduct>
  </ram:IncludedSupplyChainTradeLineItem>
  <ram:ApplicableHeaderTradeAgreement>
   <ram:SellerTradeParty><ram:Name>Menuiserie Roche SAS</ram:Name></ram:SellerTradeParty>
   <ram:BuyerTradeParty><ram:Name>Papeterie du Port</ram:Name>
    <ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">73282932000074</ram:ID></ram:SpecifiedLegalOrganization>
    <ram:DefinedTradeContact><ram:PersonName>Jean Dupont</ram:PersonName>
     <ram:EmailURIUniversalCommunication><ram:URIID>achats@port.example</ram:URIID></ram:EmailURIUniversalCommunication>
    </ram:DefinedTradeContact>
    <ram:PostalTradeAddress><ram:PostcodeCode>33000</ram:PostcodeCode><ram:LineOne>48 quai Gambetta</ram:LineOne>
     <ram:CityName>Bordeaux</ram:CityName><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR44732829320</ram:ID></ram:SpecifiedTaxRegistration>
   </ram:BuyerTradeParty>
  </ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
   <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20250403</udt:DateTimeString>
   </ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
   <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount>
    <ram:TaxTotalAmount currencyID="GBP">17.00</ram:TaxTotalAmount>
    <ram:TaxTotalAmount currencyID="EUR">20.00</ram:TaxTotalAmount>
    <ram:GrandTotalAmount>{gross}</ram:GrandTotalAmount><ram:DuePayableAmount>{gross}</ram:DuePayableAmount>
   </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  </ram:ApplicableHeaderTradeSettlement>
 </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>"""

#: ZUGFeRD 1.0 has other names for the same things.
_OLD_NAMES = {
    "CrossIndustryInvoice": "CrossIndustryDocument",
    "rsm:ExchangedDocument>": "rsm:HeaderExchangedDocument>",
    "rsm:SupplyChainTradeTransaction": "rsm:SpecifiedSupplyChainTradeTransaction",
    "ApplicableHeaderTradeAgreement": "ApplicableSupplyChainTradeAgreement",
    "ApplicableHeaderTradeSettlement": "ApplicableSupplyChainTradeSettlement",
    "HeaderMonetarySummation": "MonetarySummation",
}

UBL = """<Invoice xmlns="urn:oasis:Invoice-2" xmlns:cbc="urn:b" xmlns:cac="urn:a">
 <cbc:ID>A-17</cbc:ID><cbc:IssueDate>2025-03-04</cbc:IssueDate><cbc:DueDate>2025-04-03</cbc:DueDate>
 <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
 <cac:AccountingCustomerParty><cac:Party><cac:PostalAddress><cbc:StreetName>48 quai Gambetta</cbc:StreetName>
  <cbc:CityName>Bordeaux</cbc:CityName><cbc:PostalZone>33000</cbc:PostalZone>
  <cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>FR44732829320</cbc:CompanyID></cac:PartyTaxScheme>
  <cac:PartyLegalEntity><cbc:RegistrationName>Papeterie du Port</cbc:RegistrationName>
   <cbc:CompanyID>73282932000074</cbc:CompanyID>
  </cac:PartyLegalEntity><cac:Contact><cbc:ElectronicMail>achats@port.example</cbc:ElectronicMail></cac:Contact>
 </cac:Party></cac:AccountingCustomerParty>
 <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">20.00</cbc:TaxAmount></cac:TaxTotal>
 <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>100.00</cbc:TaxExclusiveAmount>
  <cbc:TaxInclusiveAmount>120.00</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
 <cac:InvoiceLine><cac:Item><cbc:Name>Oak shelf</cbc:Name></cac:Item></cac:InvoiceLine>
</Invoice>"""


def cii(
    number: str = "A-17", kind: str = "380", gross: str = "120.00", notes: dict[str, str] | None = None
) -> str:
    written_notes = "".join(
        f"<ram:IncludedNote><ram:Content>{text}</ram:Content><ram:SubjectCode>{code}</ram:SubjectCode></ram:IncludedNote>"
        for code, text in (notes or {}).items()
    )
    return _CII.format(number=number, kind=kind, gross=gross, notes=written_notes)


def zugferd_1(number: str = "A-17") -> str:
    text = cii(number)
    for new, old in _OLD_NAMES.items():
        text = text.replace(new, old)
    return text


def carrying(
    *files: str, page: bytes | None = None, by: str = "names", metadata: bytes | None = None
) -> bytes:
    """A one-page invoice with these XML files attached by the name tree, the AF array or an annotation."""
    with pikepdf.open(io.BytesIO(page or one_page(written(*INVOICE_LINES)))) as pdf:
        names = pikepdf.Array()
        for index, content in enumerate(files):
            stream = pdf.make_stream(content.encode())
            spec = pdf.make_indirect(
                pikepdf.Dictionary(
                    Type=pikepdf.Name.Filespec, F=f"x{index}.xml", EF=pikepdf.Dictionary(F=stream)
                )
            )
            if by == "names":
                names.extend([pikepdf.String(f"x{index}.xml"), spec])
            elif by == "af":
                pdf.Root.AF = pikepdf.Array([spec])
            else:
                pdf.pages[0].obj.Annots = pikepdf.Array(
                    [pikepdf.Dictionary(Subtype=pikepdf.Name.FileAttachment, FS=spec)]
                )
        if by == "names":
            pdf.Root.Names = pikepdf.Dictionary(EmbeddedFiles=pikepdf.Dictionary(Names=names))
        if metadata is not None:
            pdf.Root.Metadata = pdf.make_stream(metadata)
        out = io.BytesIO()
        pdf.save(out, fix_metadata_version=False)
        return out.getvalue()
