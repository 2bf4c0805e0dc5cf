"""How invoices announce totals: with tax (gross), still open, before tax (net), and the tax."""

TABLE = """
gross 1.0
  grand total; gross total; total incl; total gross; gross amount; total including vat; total incl vat;
  total amount incl; total inc vat; total inc; total including tax; invoice total; total invoice amount;
gross 0.95
  gross total amount; total with tax; total amount inclusive of vat; total incl tax; total amount
  including vat;
gross 1.0
  bruttosumme; bruttobetrag; brutto gesamt; gesamtbetrag brutto; gesamt brutto; summe brutto;
  bruttogesamtbetrag;
  rechnungssumme brutto; rechnungsbetrag brutto; rechnungsendbetrag; rechnungsbetrag; rechnungssumme;
  endbetrag;
  gesamtsumme brutto; gesamtbetrag inkl; rechnungsgesamtbetrag; brutto rechnungsbetrag; gesamtsumme inkl;
gross 0.85
  gesamtbetrag; gesamtsumme; endsumme; gesamt; summe gesamt; brutto; gesamtpreis; brutto eur;
  totalbetrag; total inkl;
gross 1.0
  total ttc; montant ttc; montant total ttc; total general ttc; total toutes taxes comprises; total
  t.t.c;
  total facture; montant total de la facture; prix total ttc; ttc; montant de la facture; total de la
  facture;
gross 0.95
  total general; montant total; somme totale; total a regler; total a payer ttc; total a payer; total ttc a
  payer; total ttc en euros; total eur ttc;
gross 1.0
  totaal incl; totaal inclusief; totaalbedrag incl; factuur totaal; factuurtotaal; factuurbedrag; totaal
  incl btw;
gross 0.85
  totaal; totaalbedrag; eindtotaal; eindbedrag; totaal te betalen; totaal bedrag; totaal factuur;
gross 1.0
  totale fattura; totale documento; totale ivato; totale iva inclusa; importo totale; totale complessivo;
gross 0.85
  totale; totale da pagare; totale generale; totale eur; totale euro; totale a pagare; totale iva incl;
gross 1.0
  total factura; importe total; total con iva; total iva incluido; total iva incl; total general; total
  a pagar;
  total da fatura; total fatura; total com iva; valor total; total do documento; total documento; total
  iva incluida;
gross 0.75
  total; total due; total amount; total eur; total usd; total gbp; total chf; total euro; total en
  euros; total price;
due 0.6
  amount due; balance due; still to pay; still due; balance remaining; due payable; amount payable; total
  payable; total to pay; total amount due;
  pay this amount; outstanding amount; amount outstanding; amount now due; amount remaining; remaining balance;
  left to pay; balance to pay; balance outstanding; outstanding balance; net amount due; amount owing; balance owing;
  net a payer; montant a payer; a payer; montant du; net a payer ttc; somme a payer; total du; solde du;
  reste du; montant restant du; restant du; montant net a payer; solde restant du; solde net a payer;
  montant restant a payer; somme restant due; net a regler; reste a regler; solde a regler;
due 0.55
  zahlbetrag; zu zahlen; zu zahlender betrag; zahlungsbetrag; fallige summe; zu uberweisen; summe;
  forderung; zu zahlender restbetrag; noch zu zahlender betrag; verbleibender betrag; verbleibender rechnungsbetrag;
  zu uberweisender betrag; restforderung; restzahlung; falliger betrag; restsumme; offener restbetrag;
  te betalen; te voldoen; te betalen bedrag; da pagare; netto a pagare; a pagar; saldo a pagar; te
  betalen eur; nog te betalen; nog te voldoen; restbedrag; resterend bedrag; openstaand saldo; te betalen saldo;
  saldo dovuto; importo dovuto; residuo da pagare; importo residuo; rimanenza da pagare; saldo da pagare; resta
  da pagare;
  importe pendiente; pendiente de pago; saldo pendiente; resto a pagar; importe a pagar; liquido a pagar;
  total pendiente; importe adeudado; pendiente de cobro; resta por pagar; valor a pagar; total em divida;
due 0.32
  reste a payer; solde a payer; offener betrag; open amount; restbetrag; noch zu zahlen; openstaand
  bedrag;
  saldo; balance; remaining amount; amount to pay; to pay; balance payable;
  balance to be paid; offene zahlungen; solde; outstanding; offener
  rechnungsbetrag;
prepaid 1.0
  amount paid; paid to date; paid on account; payment on account; payments on account; payments received;
  payment received; payments;
  already paid; amount already paid; prepaid amount; amount prepaid; prepaid;
  deposit paid; deposit received; deposits received; advance paid; advance received;
  advance payment received; down payment received; amount received; prepayment received; deposit already paid;
  received with thanks; part payment received; interim payment received; less payment; less payments; payment to date;
  payments to date; part paid; deposit taken; deposit already received;
  montant deja verse; montant deja regle; montant deja paye; montant verse; somme versee; sommes versees;
  somme deja versee; sommes deja versees; deja payee; deja reglee; deja payes;
  deja paye; deja regle; deja verse;
  acompte verse; acomptes verses; acompte recu; acomptes recus; acompte deja verse;
  acompte regle; acompte deja regle; acompte paye; acompte percu; arrhes versees;
  avance versee; avance recue; reglement recu; reglements recus; paiement recu;
  paiements recus; montant paye; montant regle; total paye; provision versee;
  erhaltene anzahlung; erhaltene anzahlungen; erhaltener anzahlung; erhaltener anzahlungen;
  geleistete anzahlung; geleistete anzahlungen; geleisteter anzahlung;
  geleisteter anzahlungen; bereits gezahlt; bereits bezahlt; bereits geleistet;
  bereits gezahlter betrag; bereits bezahlter betrag; bezahlter betrag; gezahlter betrag;
  bisher gezahlt; bisherige zahlungen; vorausbezahlter betrag; vorausbezahlt;
  zahlung erhalten; erhaltene zahlung; erhaltene zahlungen; zahlungseingang;
  geleistete zahlungen; geleistete zahlung; bereits erhaltene zahlungen; vorauszahlung erhalten;
  reeds betaald bedrag; bedrag reeds betaald; reeds betaald; reeds voldaan; al betaald; betaald bedrag;
  ontvangen betaling;
  ontvangen betalingen; ontvangen aanbetaling; betaalde aanbetaling; vooruitbetaald;
  reeds ontvangen; vooruit betaald; ontvangen voorschot; betaald voorschot;
  acconto versato; acconto ricevuto; acconti versati; gia pagato; gia versato;
  importo pagato; importo gia pagato; pagamento ricevuto; pagamenti ricevuti;
  anticipo versato; anticipo ricevuto; caparra versata; totale pagato;
  anticipo recibido; anticipo pagado; anticipos recibidos; pago recibido;
  pagos recibidos; importe pagado; ya pagado; importe ya pagado; entregado a cuenta;
  pago a cuenta; pagos a cuenta; entrega a cuenta; entregas a cuenta; total pagado;
  valor pago; ja pago; adiantamento recebido;
prepaid 0.6
  deposit; deposits; prepayment; prepayments; down payment; advance payment;
  advance; retainer; paid; part payment; part payments; interim payment; interim payments; stage payment; stage
  payments; acompte; acomptes; arrhes; avance;
  anzahlung; anzahlungen; abschlagszahlung; abschlagszahlungen; akontozahlung;
  vorauszahlung; vorauszahlungen; akonto; teilzahlung; teilzahlungen; anzahlungsrechnung;
  abschlagsrechnung; aanbetaling; aanbetalingen; voorschot; voorschotten;
  vooruitbetaling; deelbetaling; acconto; acconti; anticipo; anticipi;
  caparra; anticipos; senal; deposito; a cuenta; adiantamento; sinal;
net 1.0
  rechnungssumme ohne ust; nettosumme; nettobetrag; gesamt netto; summe netto; gesamtbetrag netto; netto
  gesamt;
  rechnungssumme netto; rechnungsbetrag netto; zwischensumme netto; zwischensumme (netto); netto summe;
  gesamtsumme netto;
net 0.9
  zwischensumme; netto; warenwert netto; netto eur; nettowarenwert; nettogesamtbetrag; gesamt ohne mwst;
  total netto;
net 0.8
  steuerbasisbetrag; basisbetrag; bemessungsgrundlage; netto betrag; summe ohne ust; entgelt netto;
  warenwert; nettopreis;
net 0.6
  positionssumme; summe positionen; summe der positionen; line total amount; total of lines;
net 1.0
  total ht; montant ht; montant total ht; total net ht; total hors taxe; total hors taxes; total h.t;
  net ht; total ht net;
net 0.85
  sous total; base ht; base tva; base montant ht; total hors tva; base; montant hors taxe; sous total
  ht; prix ht; base htva;
net 1.0
  net total; total net; net amount; total excl; total ex vat; total excluding vat; net total amount;
  total before tax; net invoice; net invoice amount;
net 0.9
  subtotal; sub total; taxable amount; total excluding tax; total excl vat; taxable base; subtotal excl;
  amount before tax;
  net value; total net amount; total ex tax; sub total excl; subtotal (excl; subtotal ex vat; net price;
  subtotal net;
net 1.0
  totaal excl; totaal exclusief; subtotaal; subtotaal excl; grondslag; maatstaf; netto bedrag; totaal
  exclusief btw;
  imponibile; totale imponibile; totale netto; importo netto; subtotale; totale merce; base imponibile;
  netto merce;
  base imponible; importe neto; total neto; total sin iva; suma; total bruto; importe bruto; base imp;
  base tributavel; total sem iva; valor sem iva; total iliquido; incidencia; total liquido; valor
  liquido; base de incidencia;
net 0.6
  less discount; total after discount; subtotal less discount; total apres remise; netto nach rabatt;
tax 0.9
  igv; i.g.v; itbms; itbis; isv; cgst; sgst; igst;
tax 1.0
  steuerbetrag; summe ust; summe mwst; umsatzsteuer gesamt; ust gesamt; gesamt mwst; mwst betrag; ust
  betrag; steuer gesamt;
tax 0.9
  umsatzsteuer; mehrwertsteuer; mwst; ust; zzgl mwst; zzgl ust; zuzuglich mwst; mwst eur; zzgl
  umsatzsteuer; ust eur; mwst.;
  zzgl mehrwertsteuer; zuzuglich umsatzsteuer; zuzuglich; zzgl; gesamtsteuer; summe steuer;
  versicherungssteuer; mwst summe;
tax 1.0
  total tva; montant tva; montant de la tva; montant de tva; tva totale; total taxes; montant total tva;
  total de la tva;
tax 0.9
  tva; taxes; taxe; t.v.a; dont tva; tva a;
tax 1.0
  vat total; total vat; tax total; total tax; vat amount; tax amount; value added tax; sales tax; amount
  of vat; tax due;
tax 0.9
  vat; tax; gst; hst; plus vat; vat @; iva;
tax 1.0
  btw bedrag; totaal btw; btw totaal; bedrag btw; totale iva; importo iva; totale imposta; imposta;
  total iva; cuota iva;
  cuota; importe iva; valor iva; valor do iva; iva total; total de iva; montante iva; cuota de iva;
  imposta iva; i.v.a;
tax 0.9
  btw; totaal belasting; belasting; impuestos; impuesto; imposto; impostos; imposte;
"""
