"""Electronic invoices written for the tests from the published schemas, in the formats that lands and networks use.

Sources: FatturaPA 1.2.2 (Agenzia delle Entrate, Schema_del_file_xml_FatturaPA), Facturae 3.2.2 (Ministerio de Hacienda,
Facturaev3_2_2.xsd), UBL 2.1 (OASIS, Invoice and CreditNote) with Peppol BIS Billing 3.0, CII D16B/D22B (UN/CEFACT) with
Factur-X 1.07 and ZUGFeRD 2.3, XRechnung 3.0 (KoSIT).
"""

from __future__ import annotations

PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"
XRECHNUNG = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"
PROFILES = {
    "MINIMUM": "urn:factur-x.eu:1p0:minimum",
    "BASIC WL": "urn:factur-x.eu:1p0:basicwl",
    "BASIC": "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic",
    "EN 16931": "urn:cen.eu:en16931:2017",
    "EXTENDED": "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended",
    "XRECHNUNG": XRECHNUNG,
}

_BODY = """<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento>
  <TipoDocumento>{kind}</TipoDocumento><Divisa>EUR</Divisa><Data>2025-03-31</Data><Numero>{number}</Numero>{withholding}
  <ImportoTotaleDocumento>{total}</ImportoTotaleDocumento></DatiGeneraliDocumento></DatiGenerali>
 <DatiBeniServizi><DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Frese in metallo duro</Descrizione>
  <Quantita>40.00</Quantita><PrezzoUnitario>25.00</PrezzoUnitario><PrezzoTotale>{net}</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>
  <DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>{net}</ImponibileImporto><Imposta>{tax}</Imposta>
  <EsigibilitaIVA>{collected}</EsigibilitaIVA></DatiRiepilogo></DatiBeniServizi>
 <DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento><ModalitaPagamento>MP05
  </ModalitaPagamento>
  <DataScadenzaPagamento>2025-05-31</DataScadenzaPagamento><ImportoPagamento>{total}</ImportoPagamento>
  <IBAN>IT60X0542811101000000123456</IBAN></DettaglioPagamento></DatiPagamento></FatturaElettronicaBody>"""


def fattura_pa_body(
    number: str = "451/A",
    kind: str = "TD01",
    collected: str = "I",
    net: str = "1000.00",
    tax: str = "220.00",
    withheld: str = "",
) -> str:
    total = f"{float(net) + float(tax):.2f}"
    withholding = (
        f"<DatiRitenuta><TipoRitenuta>RT02</TipoRitenuta><ImportoRitenuta>{withheld}</ImportoRitenuta>"
        "<AliquotaRitenuta>20.00</AliquotaRitenuta><CausalePagamento>A</CausalePagamento></DatiRitenuta>"
    )
    return _BODY.format(
        number=number, kind=kind, collected=collected, net=net, tax=tax, total=total,
        withholding=withholding if withheld else "",
    )  # fmt: skip


def fattura_pa(*bodies: str) -> bytes:
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
 <FatturaElettronicaHeader><DatiTrasmissione><ProgressivoInvio>00001</ProgressivoInvio>
  <FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>M5UXCR1</CodiceDestinatario></DatiTrasmissione>
  <CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>02182030391</IdCodice></IdFiscaleIVA>
   <Anagrafica><Denominazione>Utensileria Euganea SpA</Denominazione></Anagrafica><RegimeFiscale>RF01</RegimeFiscale>
   </DatiAnagrafici><Sede><Indirizzo>Via Roma</Indirizzo><NumeroCivico>112</NumeroCivico><CAP>35121</CAP>
   <Comune>Padova</Comune><Provincia>PD</Provincia><Nazione>IT</Nazione></Sede></CedentePrestatore>
  <CessionarioCommittente><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>00743110157</IdCodice>
   </IdFiscaleIVA><Anagrafica><Denominazione>Officine Brenta S.r.l.</Denominazione></Anagrafica></DatiAnagrafici>
   <Sede><Indirizzo>Via dell'Artigianato</Indirizzo><NumeroCivico>15</NumeroCivico><CAP>35010</CAP>
   <Comune>Vigonza</Comune><Provincia>PD</Provincia><Nazione>IT</Nazione></Sede></CessionarioCommittente>
 </FatturaElettronicaHeader>{"".join(bodies or (fattura_pa_body(),))}</p:FatturaElettronica>""".encode()


def facturae_invoice(
    number: str = "34", series: str = "F25", net: str = "1000.00", tax: str = "210.00", withheld: str = "0.00"
) -> str:
    total = f"{float(net) + float(tax) - float(withheld):.2f}"
    return f"""<Invoice><InvoiceHeader><InvoiceNumber>{number}</InvoiceNumber>
  <InvoiceSeriesCode>{series}</InvoiceSeriesCode><InvoiceDocumentType>FC</InvoiceDocumentType>
  <InvoiceClass>OO</InvoiceClass></InvoiceHeader>
  <InvoiceIssueData><IssueDate>2025-02-21</IssueDate><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode>
  <TaxCurrencyCode>EUR</TaxCurrencyCode><LanguageName>es</LanguageName></InvoiceIssueData>
  <TaxesOutputs><Tax><TaxTypeCode>01</TaxTypeCode><TaxRate>21.00</TaxRate><TaxableBase><TotalAmount>{net}</TotalAmount>
  </TaxableBase><TaxAmount><TotalAmount>{tax}</TotalAmount></TaxAmount></Tax></TaxesOutputs>
  <InvoiceTotals><TotalGrossAmount>{net}</TotalGrossAmount>
  <TotalGrossAmountBeforeTaxes>{net}</TotalGrossAmountBeforeTaxes><TotalTaxOutputs>{tax}</TotalTaxOutputs>
  <TotalTaxesWithheld>{withheld}</TotalTaxesWithheld><InvoiceTotal>{total}</InvoiceTotal>
  <TotalOutstandingAmount>{total}</TotalOutstandingAmount><TotalExecutableAmount>{total}</TotalExecutableAmount>
  </InvoiceTotals><Items><InvoiceLine><ItemDescription>Alquiler de grúa</ItemDescription><Quantity>1.0</Quantity>
  <UnitPriceWithoutTax>{net}</UnitPriceWithoutTax><TotalCost>{net}</TotalCost><GrossAmount>{net}</GrossAmount>
  </InvoiceLine></Items>
  <PaymentDetails><Installment><InstallmentDueDate>2025-03-23</InstallmentDueDate>
  <InstallmentAmount>{total}</InstallmentAmount><PaymentMeans>04</PaymentMeans>
  <AccountToBeCredited><IBAN>ES9121000418450200051332</IBAN></AccountToBeCredited></Installment>
  </PaymentDetails></Invoice>"""


def facturae(*invoices: str, issuer: str = "EM") -> bytes:
    def party(name: str, number: str, street: str, code: str, town: str) -> str:
        return f"""<TaxIdentification><PersonTypeCode>J</PersonTypeCode><ResidenceTypeCode>R</ResidenceTypeCode>
   <TaxIdentificationNumber>{number}</TaxIdentificationNumber></TaxIdentification><LegalEntity>
   <CorporateName>{name}</CorporateName><AddressInSpain><Address>{street}</Address><PostCode>{code}</PostCode>
   <Town>{town}</Town><Province>Zaragoza</Province><CountryCode>ESP</CountryCode></AddressInSpain></LegalEntity>"""

    return f"""<?xml version="1.0" encoding="UTF-8"?>
<fe:Facturae xmlns:fe="http://www.facturae.gob.es/formato/Version3.2.2/Facturae">
 <FileHeader><SchemaVersion>3.2.2</SchemaVersion><Modality>I</Modality><InvoiceIssuerType>{issuer}</InvoiceIssuerType>
 </FileHeader><Parties>
  <SellerParty>{party("Alquileres Moncayo S.A.", "A50123454", "Avda. Cataluña 240", "50014", "Zaragoza")}</SellerParty>
  <BuyerParty>{party("Construcciones Ebro S.L.", "B99087652", "Calle E, nave 12", "50016", "Zaragoza")}</BuyerParty>
 </Parties><Invoices>{"".join(invoices or (facturae_invoice(),))}</Invoices></fe:Facturae>""".encode()


def ubl(root: str = "Invoice", kind: str = "380", profile: str = PEPPOL, **changes: str) -> bytes:
    """`changes` replace values: gross, net, tax, lines, due, prepaid, rate_base, rate_tax."""
    sums = {
        "gross": "120.00", "net": "100.00", "tax": "20.00", "lines": "100.00", "due": "120.00", "prepaid": "0.00",
        "rate_base": "100.00", "rate_tax": "20.00", "percent": "20", "number": "A-17", "seller": "Menuiserie Roche SAS",
    } | changes  # fmt: skip
    line, quantity = (
        ("InvoiceLine", "InvoicedQuantity") if root == "Invoice" else ("CreditNoteLine", "CreditedQuantity")
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<{root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:{root}-2"
 xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
 xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
 <cbc:CustomizationID>{profile}</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
 <cbc:ID>{sums["number"]}</cbc:ID><cbc:IssueDate>2025-03-04</cbc:IssueDate>
 {"<cbc:DueDate>2025-04-03</cbc:DueDate>" if root == "Invoice" else ""}
 <cbc:{root}TypeCode>{kind}</cbc:{root}TypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
 <cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference>
 <cac:AccountingSupplierParty><cac:Party><cac:PostalAddress><cbc:CityName>Nantes</cbc:CityName>
  <cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>FR44732829320</cbc:CompanyID></cac:PartyTaxScheme>
  <cac:PartyLegalEntity><cbc:RegistrationName>{sums["seller"]}</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
 <cac:AccountingCustomerParty><cac:Party><cac:PostalAddress><cbc:StreetName>48 quai Gambetta</cbc:StreetName>
  <cbc:CityName>Bordeaux</cbc:CityName><cbc:PostalZone>33000</cbc:PostalZone><cac:Country>
  <cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  <cac:PartyLegalEntity><cbc:RegistrationName>Papeterie du Port</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingCustomerParty>
 <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">{sums["tax"]}</cbc:TaxAmount><cac:TaxSubtotal>
  <cbc:TaxableAmount currencyID="EUR">{sums["rate_base"]}</cbc:TaxableAmount>
  <cbc:TaxAmount currencyID="EUR">{sums["rate_tax"]}</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID>
  <cbc:Percent>{sums["percent"]}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
 <cac:LegalMonetaryTotal><cbc:LineExtensionAmount>{sums["lines"]}</cbc:LineExtensionAmount>
  <cbc:TaxExclusiveAmount>{sums["net"]}</cbc:TaxExclusiveAmount>
  <cbc:TaxInclusiveAmount>{sums["gross"]}</cbc:TaxInclusiveAmount><cbc:PrepaidAmount>{sums["prepaid"]}
  </cbc:PrepaidAmount>
  <cbc:PayableAmount>{sums["due"]}</cbc:PayableAmount></cac:LegalMonetaryTotal>
 <cac:{line}><cbc:ID>1</cbc:ID><cbc:{quantity}>1</cbc:{quantity}><cbc:LineExtensionAmount>{sums["lines"]}
  </cbc:LineExtensionAmount>
  <cac:Item><cbc:Name>Oak shelf</cbc:Name></cac:Item></cac:{line}></{root}>""".encode()


def factur_x(profile: str) -> bytes:
    """What each profile may hold: the smallest has no lines, no terms and no address of the buyer."""
    small, lines = profile == "MINIMUM", profile not in ("MINIMUM", "BASIC WL")
    item = """<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct><ram:Name>Oak shelf</ram:Name>
  </ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation>
  <ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
  </ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>"""
    address = """<ram:PostalTradeAddress><ram:PostcodeCode>33000</ram:PostcodeCode>
  <ram:LineOne>48 quai Gambetta</ram:LineOne>
  <ram:CityName>Bordeaux</ram:CityName><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>"""
    taxes = """<ram:ApplicableTradeTax><ram:CalculatedAmount>20.00</ram:CalculatedAmount><ram:TypeCode>VAT
  </ram:TypeCode>
  <ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode>
  <ram:RateApplicablePercent>20.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>
  <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20250403</udt:DateTimeString>
  </ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>"""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
 xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
 xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
 <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>{PROFILES[profile]}</ram:ID>
 </ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
 <rsm:ExchangedDocument><ram:ID>A-17</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>
  <udt:DateTimeString format="102">20250304</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
 <rsm:SupplyChainTradeTransaction>{item if lines else ""}
 <ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>04011000</ram:BuyerReference>
  <ram:SellerTradeParty><ram:Name>Menuiserie Roche SAS</ram:Name><ram:PostalTradeAddress><ram:CountryID>FR
  </ram:CountryID>
  </ram:PostalTradeAddress><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR44732829320</ram:ID>
  </ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
  <ram:BuyerTradeParty><ram:Name>Papeterie du Port</ram:Name>{"" if small else address}</ram:BuyerTradeParty>
 </ram:ApplicableHeaderTradeAgreement><ram:ApplicableHeaderTradeDelivery/>
 <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>{"" if small else taxes}
  <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  {"" if small else "<ram:LineTotalAmount>100.00</ram:LineTotalAmount>"}
  <ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">20.00
  </ram:TaxTotalAmount>
  <ram:GrandTotalAmount>120.00</ram:GrandTotalAmount><ram:DuePayableAmount>120.00</ram:DuePayableAmount>
  </ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
 </rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>""".encode()


def signed(content: bytes, pieces: int = 0) -> bytes:
    """Return a CMS SignedData around the content without a signer: in one octet string, or of indefinite lengths and in
    pieces of so many bytes, as signing programs write large files."""
    if not pieces:
        octets = _value(0x04, content)
        inner = _value(0x30, _object("2a864886f70d010701") + _value(0xA0, octets))
        signed_data = _value(0x30, _value(0x02, b"\x01") + _value(0x31, b"") + inner + _value(0x31, b""))
        return _value(0x30, _object("2a864886f70d010702") + _value(0xA0, signed_data))
    chunks = b"".join(_value(0x04, content[at : at + pieces]) for at in range(0, len(content), pieces))
    octets = _open(0x24, chunks)
    inner = _open(0x30, _object("2a864886f70d010701") + _open(0xA0, octets))
    signed_data = _open(0x30, _value(0x02, b"\x01") + _value(0x31, b"") + inner + _value(0x31, b""))
    return _open(0x30, _object("2a864886f70d010702") + _open(0xA0, signed_data))


def _object(identifier: str) -> bytes:
    return _value(0x06, bytes.fromhex(identifier))


def _value(tag: int, content: bytes) -> bytes:
    length = len(content)
    if length < 0x80:
        return bytes([tag, length]) + content
    size = (length.bit_length() + 7) // 8
    return bytes([tag, 0x80 | size]) + length.to_bytes(size, "big") + content


def _open(tag: int, content: bytes) -> bytes:
    return bytes([tag, 0x80]) + content + b"\0\0"
