"""How invoices announce their day of issue and their due date."""

TABLE = """
issue_date 1.0
  rechnungsdatum; datum der rechnung; rechnung vom; ausstellungsdatum; rechnungs datum;
issue_date 0.9
  belegdatum; beleg datum; faktura datum; liefer und rechnungsdatum; rechnungs und lieferdatum;
  rechnungs und leistungsdatum; rechnungsdatum und lieferdatum; rechnungsdatum/lieferdatum;
issue_date 1.0
  date de facture; date facture; date de la facture; date d'emission; date de facturation;
issue_date 0.9
  facture du; facture en date du; emise le; emis le; date emission; etablie le; facture emise le;
issue_date 1.0
  invoice date; date of invoice; date of issue; issue date; date issued; issued on; issued at;
issue_date 0.9
  invoice dated; bill date; billing date; document date; tax point; issued; inv date;
issue_date 1.0
  factuurdatum; factuur datum; datum factuur; nota datum;
  data fattura; data della fattura; data documento; data emissione; data di emissione;
  fecha y hora de emision; fecha y hora de expedicion; data e hora de emissao; fecha de factura; fecha factura;
  fecha de emision; fecha emision; fecha de expedicion;
  data da fatura; data de emissao; data fatura; data emissao; data do documento;
issue_date 0.6
  date; datum; data; fecha; dated; le; den; fait le; vom; en date du; facture etablie le; redigee le; gestellt am;
due_date 1.0
  fallig am; faellig am; fallig bis; falligkeitsdatum; faelligkeitsdatum; zahlbar bis; zahlbar bis zum;
  zahlbar zum;
  zu zahlen bis; zahlung bis; zahlungsziel; zahlungstermin; bitte uberweisen sie bis zum; zahlbar am;
  fallig; falligkeit; faelligkeit; zahlbar ohne abzug bis; zahlbar ohne abschlag bis; zahlungsfrist;
due_date 0.9
  ohne abzug bis; uberweisen sie bis; uberweisen sie bis zum; uberweisung bis; netto bis; zahlen bis;
  rechnungsbetrag bis; betrag bis zum; bis spatestens; spatestens bis; spatestens am; bis zum; bis zum
  zum;
  spatestens zum; zahlung bis zum; zahlung fallig am; zahlbar netto bis; zahlungseingang bis;
due_date 1.0
  date d'echeance; echeance; date echeance; echeance le; date limite de paiement; a payer avant le;
  date limite de reglement; a regler avant le; facture a regler le; a regler le; payable le; a payer le;
due_date 0.9
  payable avant le; payable au plus tard le; reglement le; au plus tard le; paiement du le; reglement
  avant le;
  date de paiement; date de reglement; paiement avant le; a regler pour le; exigible le;
due_date 1.0
  due date; payment due; due; pay by; payment due date; due on; due by; date due; payable by; please pay
  by;
due_date 0.9
  please remit until; remit by; payment deadline; payable on; payment due by; please pay until; remit
  until;
  payment due on; payable until; to be paid by; deadline; pay before; payment date;
due_date 1.0
  vervaldatum; vervaldag; uiterste betaaldatum; betalen voor; te betalen voor; betaal voor; te voldoen
  voor;
due_date 0.9
  uiterlijk; betaaldatum; te betalen uiterlijk; betaling voor; voor uiterlijk; gelieve te betalen voor;
due_date 1.0
  scadenza; data scadenza; data di scadenza; scadenza pagamento; da pagare entro; pagare entro; entro il;
  vencimientos; scadenze; echeances;
  vencimiento; fecha de vencimiento; fecha vencimiento; fecha limite de pago; fecha de pago; pagar antes
  del;
  vencimento; data de vencimento; data vencimento; data limite de pagamento; pagar ate; pagamento ate;
"""
