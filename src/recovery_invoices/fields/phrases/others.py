"""Labels of other numbers, dates and amounts, so that those are not taken for ours."""

TABLE = """
other 0.0
  rounding amount; amount credited; rundung; arrondi; previous balance; paid sub total; date paid;
  paid on; paid by; edite le; genere le; date d'edition; cree le;
  acompte a verser; acompte demande; deposit due; deposit required; anzahlung fallig; anzahlung zu leisten;
  kunden {nr}; kundennummer; debitoren {nr}; debitorennummer; mandats {nr}; mandatsreferenz; glaubiger
  id; kunden id;
  auftrags {nr}; auftragsnummer; bestell {nr}; bestellnummer; bestellung {nr}; bestellung; lieferschein
  {nr}; lieferschein;
  ihre auftragsnummer; ihre bestellnummer; ihre bestellung; vertrags {nr}; vertragsnummer; projekt {nr};
  artikel {nr};
  art {nr}; pos {nr}; steuer {nr}; steuernummer; konto {nr}; kontonummer; kassenzeichen; ursprungsbeleg
  {nr}; reklamationsnummer;
  lieferdatum; leistungsdatum; liefer und leistungsdatum; leistungszeitraum; abrechnungszeitraum;
  lieferschein datum; bestelldatum;
  bestell datum; auftrags datum; leistungs datum; druckdatum; gedruckt am; valuta; buchungsdatum; gultig
  bis; geburtsdatum; vom:;
  leistung vom; leistungen vom; lieferung vom; bestellung vom; auftrag vom; zeitraum;
  berechnungszeitraum; versanddatum; lieferung am;
  auftragsdatum; lieferschein vom; ihre bestellung vom; skonto bis; skonto bis zum; bei zahlung bis zum;
  bei zahlung bis;
  zahlbar mit skonto bis; mit skonto bis; eingang bis; bestellnr; weitere referenz; referenz des
  kaufers; ihr zeichen; unser zeichen;
  zahlungsreferenz; verwendungszweck; {nr} de client; {nr} client; code client; reference client; {nr}
  de commande; {nr} commande;
  {nr} bon de commande; commande {nr}; commande; bon de livraison; {nr} bon de livraison; {nr} contrat;
  {nr} de contrat; contrat {nr};
  {nr} de facture associee; facture associee; facture liee; facture d'origine; {nr} facture d'origine;
  date de facture associee;
  facture {nr} d'origine; date de livraison; date de commande; date de debut; date de fin; date de
  prestation; date livraison;
  date de debut de prestation; date de fin de prestation; periode; periode du; date commande; imprime
  le; livraison du; du;
  date de la commande; date d'execution; date d'expedition; date de naissance; date debut; date fin; bon
  de commande du; devis {nr};
  devis; {nr} devis; {nr} compte; reference commande; votre reference; vos references; votre commande;
  notre reference; reference avis;
  {nr} bon de vente; {nr} bon de reception; reference avis de paiement; {nr} de tva; {nr} tva; numero
  tva; {nr} tva intra; id tva;
  customer {nr}; customer id; account {nr}; order {nr}; po {nr}; purchase order; purchase order {nr};
  order date; order; your order;
  delivery date; despatch notice; contract {nr}; billing period; service period; date of delivery;
  shipping date; ship date; due to;
  start of service; end of service; your reference; our reference; reference; period; delivery; date of
  supply; supply date; quote {nr};
  date of birth; start date; end date; print date; printed on; valid until; date paid; payment received;
  statement date; date of order;
  tracking {nr}; job {nr}; project {nr}; vat {nr}; tax {nr}; tax id; vat id; vat registration {nr};
  company {nr}; registration {nr};
  sales order; p.o. {nr}; p.o; delivery note; delivery note {nr}; refers to invoice; original invoice;
  tax rate;
  klant {nr}; klantnummer; order {nr}; ordernummer; orderdatum; leverdatum; uw referentie; onze
  referentie; debiteur {nr}; debiteurnummer;
  btw {nr}; btw nummer; kvk; kvk {nr}; uw btw nummer; periode; contract {nr}; bestelnummer; besteldatum;
  pakbon {nr}; relatienummer;
  codice cliente; ordine {nr}; numero ordine; data ordine; partita iva; p.iva; codice fiscale; data
  consegna; rif ordine; ddt {nr}; ddt;
  {nr} cliente; codigo cliente; numero de pedido; pedido {nr}; pedido; fecha de pedido; fecha de
  entrega; su pedido; albaran; {nr} iva;
  fecha pedido; encomenda; {nr} de encomenda; data de entrega; {nr} de cliente; numero de cliente;
  contribuinte; {nr} contribuinte; nif;
  seite; page; pagina; blatt; telefon; tel; fax; phone; mobil; iban; bic; swift; siret; siren; ust id
  nr; ust idnr; usteuer id; rcs;
  taux tva; tva %; mwst %; ust %; vat %; steuersatz; taux de tva; tax %; vat rate; btw %; aliquota; tipo
  iva; taxa iva; ust satz;
  frais; penalite; penalites; indemnite; indemnite forfaitaire; remise; rabatt; discount; allowance;
  skonto; korting; sconto; descuento;
  gesamtbetrag der zuschlage; gesamtbetrag der abschlage; total charges and allowances; total charges;
  total allowances; zuschlag;
  freight; freight costs; shipping; versand; versandkosten; porto; frais de port; unit price; total
  quantity; amount in words; bruttopreis;
  gesamtgewicht; total weight; total pieces; total hours; total qty; nombre de pieces; stuckzahl;
  exchange rate; capital; au capital de;
"""
