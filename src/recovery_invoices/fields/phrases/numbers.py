"""How invoices announce their number."""

TABLE = """
number 1.0
  rechnungs {nr}; rechnung {nr}; rechnungsnr; rechn {nr}; faktura {nr}; re {nr}; rg {nr}; rech {nr};
number 0.8
  beleg {nr}; belegnummer; dokument {nr}; dokumentennummer; vorgangs {nr};
number 1.0
  facture {nr}; {nr} de facture; {nr} de la facture; {nr} facture; numero de facture; ref facture;
  factures {nr}; reference facture; reference de la facture; facture ref; facture reference;
  invoice {nr}; invoice {nr} {nr}; invoices {nr}; invoice ref; invoice reference; tax invoice {nr};
number 0.8
  document {nr}; bill {nr}; inv {nr}; reference {nr}; document number;
number 1.0
  factuur {nr}; factuurnummer; factuurnr; nota {nr};
  fattura {nr}; {nr} fattura; numero fattura; numero della fattura; fattura numero; numero documento;
  factura {nr}; {nr} factura; {nr} de factura; numero de factura; factura numero; fra {nr};
  fatura {nr}; {nr} da fatura; {nr} fatura; numero da fatura; fatura recibo {nr}; fatura simplificada;
number 1.0
  serie y folio; serie e numero; serie/folio; serie {nr}; faktuur {nr}; faktuurnummer; faktuurnr;
number 0.8
  folio;
number 0.55
  faktura; faktuur; faktura vat; rechnung; facture; invoice; factuur; fattura; factura; fatura; tax invoice;
  handelsrechnung;
number 0.5
  commercial invoice; facture commerciale; sammelrechnung; abschlagsrechnung; schlussrechnung;
  facture d'acompte; facture de solde; einzelrechnung; vat invoice; honorarrechnung; teilrechnung;
  note d'honoraires; note d'honoraires {nr}; beitragsrechnung; verkaufsrechnung; ausgangsrechnung;
number 0.7
  honorarnote; honorarnote {nr}; kostennote {nr}; bolletta {nr}; bolletta; dok {nr};
number 0.45
  documento; document;
number 0.3
  numero; nummer; number;
  n°; n.°; nr; no; #;
"""
