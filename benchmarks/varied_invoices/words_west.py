"""What invoices print beside their values in English, French, German and Dutch: a key, then its wordings."""

WORDS = {
    "en": """
title Invoice; Tax invoice; Sales invoice; VAT invoice; Service invoice; Final invoice; Commercial invoice; Bill
number Invoice number; Invoice no.; Invoice ID; Inv. no.; Document number; Reference number; Invoice ref.;
  Our invoice no.; Bill number; No.
issued Invoice date; Date of issue; Date; Issued on; Tax date; Date issued; Date of invoice; Billing date;
  Document date; Invoiced on
due Due date; Payment due date; Pay by; Due by; To be paid by; Payable by; Settlement date; Please pay before;
  Due; Payment deadline
order PO number; Your order no.; Purchase order; Your PO; Customer order; Order reference; Sales order; P.O. #
ordered Order date; Ordered on; PO date; Date of order
delivered Delivery date; Date of supply; Supply date; Shipped on; Date of delivery; Despatch date; Service date;
  Completed on
printed Printed on; Print date; Statement date; Created
period Billing period; Service period; Period; For the period
customer Customer no.; Account number; Client ID; Account; Customer ID; Customer code; Client no.
contact Contact; Your contact; Account manager; Sales person; Prepared by; Handled by
buyer Bill to; Invoice to; Billed to; Customer; Client; Sold to; Billing address; Invoice address; To;
  Invoiced to; Charge to
seller From; Seller; Supplier; Issued by; Vendor; Our details; Service provider; Remit to
ship Ship to; Deliver to; Delivery address; Shipping address; Site address; Consignee; Work carried out at;
  Delivered to
attention Attn:; FAO; For the attention of; c/o; Attention:
department Accounts Payable; Finance Department; Purchase Ledger; Accounts Department
person Jane Sample; John Specimen; A. N. Other
item Description; Item; Details; Product; Service; Particulars
quantity Qty; Quantity; Hours; Units; Qty.
price Unit price; Rate; Price; Price each; Unit cost
line Amount; Line total; Total; Net; Value
sub Subtotal; Items total; Goods total; Sum of items; Total of lines
net Net total; Total excl. VAT; Total net; Taxable amount; Total before tax; Net amount; Amount excluding tax;
  Total ex VAT; Net value
tax VAT {rate}%; VAT @ {rate} %; Tax ({rate}%); {rate}% VAT; Plus VAT at {rate}%; Sales tax {rate} %;
  VAT amount ({rate}%); VAT at {rate} %
taxes Total VAT; VAT; Total tax; VAT total; Tax; VAT amount
gross Total; Total incl. VAT; Invoice total; Grand total; Total amount; Gross total; Total including VAT;
  Amount incl. tax; Total payable; Invoice amount; Total gross; Total inc. VAT
discount Discount; Less discount; Trade discount; Discount 5 %
shipping Shipping; Carriage; Freight; Delivery charge; Postage & packing; Handling
prepaid Deposit received; Amount paid; Less payments received; Paid on account; Advance payment; Payments;
  Less deposit; Already paid; Deposit paid; Less: prepayment
rest Balance due; Amount due; Outstanding balance; Balance to pay; Amount outstanding; Total due;
  Balance payable; Remaining amount; Net amount payable; Now due
vat VAT no.; VAT reg. no.; VAT registration number; Tax ID; GST no.
register Company no.; Registered in England no.; Reg. no.; Company registration
phone Tel.; Phone; T
bank Bank details; Payment details; Bank transfer to; Please pay to
terms Payment within {days} days.; Terms: net {days} days; Payment terms: {days} days from date of invoice;
  Please pay within {days} days.; Net {days}; {days} days net;
  Payment is due within {days} days of the invoice date; Due in {days} days
early 2 % discount for payment within {few} days.; {few} days 2%;
  Early settlement discount of 2 % if paid by {early}; Deduct 2% if payment is received by {early}
late Interest of 8 % a year is charged on late payments.; Overdue accounts are charged at 1.5 % per month.
thanks Thank you for your business.; We look forward to working with you again.;
  Please quote the invoice number with your payment.
page Page 1 of 1; Page 1; 1 / 1
reference Your order {order} of {ordered}; Ref.: {order} dated {ordered};
  Based on our quotation {order} dated {ordered}; Contract {order} from {ordered}
carried Carried forward; Balance carried forward; Subtotal carried over
base Taxable amount; Net; Base; Goods value
rate VAT %; Rate; VAT rate; Tax rate
words Amount in words; In words; Say
country United Kingdom
""",
    "fr": """
title Facture; Facture de vente; Facture client; Facture définitive; Note d'honoraires; Facture de prestation;
  Facture commerciale
number Facture n°; N° de facture; Numéro de facture; Réf. facture; N° facture; Numéro; Facture No; Référence;
  N° de pièce; N° document
issued Date de facture; Date; Date d'émission; Émise le; Date de facturation; Facture du; Date facture;
  Établie le; Le; Date du document
due Date d'échéance; Échéance; À régler avant le; Payable au plus tard le; Échéance le; Date limite de paiement;
  À payer avant le; Date de règlement; Règlement au; Payable le
order Votre commande; Bon de commande; Réf. commande; N° de commande; Commande n°; Votre réf.;
  Votre bon de commande; Commande client
ordered Date de commande; Commandé le; Commande du; Date commande
delivered Date de livraison; Livré le; Date de prestation; Date d'exécution; Livraison du; Date d'expédition;
  Travaux achevés le; Date BL
printed Imprimé le; Édité le; Date d'édition; Généré le
period Période; Période de facturation; Prestations du; Pour la période
customer N° client; Code client; Client n°; Compte client; Réf. client; Votre n° client; Compte
contact Contact; Votre contact; Interlocuteur; Commercial; Affaire suivie par; Représentant
buyer Facturé à; Client; Adresse de facturation; Destinataire; Facturer à; Adressée à; Facture adressée à; Doit;
  Acheteur; Coordonnées client; Client facturé
seller Émetteur; Vendeur; Prestataire; De; Fournisseur; Nos coordonnées; Émise par; Société
ship Livré à; Adresse de livraison; Lieu de livraison; Chantier; Livraison à; Lieu d'intervention;
  Adresse du chantier; Destinataire livraison
attention À l'attention de; A l'att. de; Attn:; c/o; Aux bons soins de
department Service comptabilité; Comptabilité fournisseurs; Service achats; Direction financière
person Jeanne Exemple; Jean Modèle; M. Essai
item Désignation; Description; Libellé; Prestation; Article; Nature
quantity Qté; Quantité; Heures; Nb; Qte
price Prix unitaire; PU HT; P.U.; Prix unit. HT; Tarif
line Montant HT; Total HT; Montant; Total; Prix total HT
sub Sous-total; Total des lignes; Total articles; Total brut HT; Sous-total HT
net Total HT; Montant HT; Total net HT; Montant total HT; Net HT; Total hors taxes; Base HT; Total général HT;
  Montant hors TVA
tax TVA {rate} %; TVA à {rate} %; TVA ({rate}%); Montant TVA {rate} %; dont TVA {rate} %; T.V.A. {rate} %;
  TVA {rate},00 %; Taxe {rate} %
taxes Total TVA; TVA; Montant TVA; Montant de la TVA; Montant total TVA; T.V.A.
gross Total TTC; Montant TTC; Total à payer TTC; Montant total TTC; Total général TTC; Total facture; Total TVAC;
  Montant total; Total toutes taxes comprises; TOTAL T.T.C.; Prix TTC; Total facture TTC
discount Remise; Remise 5 %; Remise commerciale; Rabais
shipping Frais de port; Port; Transport; Frais de livraison; Port et emballage; Frais d'expédition
prepaid Acompte versé; Acompte déjà réglé; Déduction acompte; Acompte reçu; Déjà payé; Acompte;
  Montant déjà versé; Avance perçue; Règlement reçu; Acompte perçu le 12/01
rest Net à payer; Reste à payer; Solde dû; Solde à payer; Montant dû; Net à payer TTC; Reste dû;
  Solde restant dû; Montant restant à payer; À payer
vat N° TVA; TVA intracommunautaire; N° TVA intracom.; Identifiant TVA; TVA
register RCS; SIRET; SIREN; N° d'entreprise
phone Tél.; Tél; Téléphone
bank Coordonnées bancaires; Règlement par virement; Banque; RIB
terms Paiement à {days} jours.; Conditions : {days} jours net; Règlement à {days} jours date de facture;
  Payable sous {days} jours; Délai de paiement : {days} jours; Conditions de règlement : {days} jours nets;
  Virement à {days} jours; Paiement sous {days} jours à réception
early Escompte de 2 % si paiement avant le {early}; 2 % d'escompte à {few} jours;
  Escompte 2 % pour règlement sous {few} jours; Escompte pour paiement anticipé avant le {early} : 2 %
late En cas de retard de paiement, une pénalité de 3 fois le taux d'intérêt légal et une indemnité de 40 € seront dues.;
  Pénalités de retard : 10 % l'an. Indemnité forfaitaire pour frais de recouvrement : 40,00 €
thanks Merci de votre confiance.; Nous vous remercions de votre règlement.;
  Merci de rappeler le numéro de facture lors du paiement.
page Page 1/1; Page 1 sur 1; 1/1
reference Votre commande {order} du {ordered}; Suivant devis {order} du {ordered}; BL n° {order} du {ordered};
  Contrat {order} en date du {ordered}
carried À reporter; Report; Sous-total à reporter
base Base HT; Base; Montant HT; Base imposable
rate Taux; Taux TVA; TVA %; % TVA
words Arrêtée la présente facture à la somme de; Montant en lettres; Soit en toutes lettres
country France
""",
    "de": """
title Rechnung; Schlussrechnung; Ausgangsrechnung; Sammelrechnung; Dienstleistungsrechnung; Honorarrechnung;
  Faktura; Rechnungsbeleg
number Rechnungsnummer; Rechnungs-Nr.; Rechnung Nr.; Beleg-Nr.; Re.-Nr.; Rechnungsnr.; Dokumentnummer;
  Unsere Rechnungsnummer; Belegnummer; Rg.-Nr.
issued Rechnungsdatum; Datum; Ausstellungsdatum; Belegdatum; Rechnung vom; Erstellt am; Ausgestellt am;
  Datum der Rechnung; Re.-Datum; Fakturadatum
due Fällig am; Zahlbar bis; Fälligkeit; Zahlungsziel; Fälligkeitsdatum; Zu zahlen bis; Bitte zahlen bis;
  Zahlung fällig am; Zahlungsfrist; Zahlbar bis spätestens
order Ihre Bestellung; Bestellnummer; Auftrags-Nr.; Bestell-Nr.; Ihre Referenz; Auftragsnummer; Ihr Zeichen;
  Kommission
ordered Bestelldatum; Ihre Bestellung vom; Auftragsdatum; Bestellt am
delivered Lieferdatum; Leistungsdatum; Geliefert am; Tag der Leistung; Liefertermin; Versanddatum;
  Ausführungsdatum; Leistung erbracht am
printed Gedruckt am; Druckdatum; Stand; Ausdruck vom
period Leistungszeitraum; Abrechnungszeitraum; Zeitraum; Berechnungszeitraum
customer Kundennummer; Kunden-Nr.; Kd.-Nr.; Debitor; Kunde Nr.; Debitorennummer; Ihre Kundennummer
contact Ansprechpartner; Bearbeiter; Sachbearbeiter; Ihr Ansprechpartner; Kontakt; Verkäufer
buyer Rechnungsempfänger; Rechnung an; Kunde; Rechnungsanschrift; Rechnungsadresse; Leistungsempfänger;
  Auftraggeber; Empfänger; Käufer; Besteller; Fakturiert an
seller Absender; Verkäufer; Rechnungssteller; Leistungserbringer; Lieferant; Rechnungsaussteller; Auftragnehmer; Von
ship Lieferadresse; Lieferanschrift; Leistungsort; Warenempfänger; Lieferung an; Bauvorhaben; Versandadresse;
  Baustelle
attention z. Hd.; z.Hd. v.; c/o; Zu Händen; zHd
department Buchhaltung; Abteilung Einkauf; Kreditorenbuchhaltung; Rechnungswesen
person Frau Erika Beispiel; Herrn Max Probe; K. Muster
item Bezeichnung; Beschreibung; Leistung; Artikel; Position; Text
quantity Menge; Anzahl; Std.; Stück; Mge.
price Einzelpreis; Preis; E-Preis; EP netto; Stückpreis
line Betrag; Gesamt; Gesamtpreis; G-Preis; GP netto
sub Zwischensumme; Summe Positionen; Warenwert; Positionssumme; Summe
net Nettobetrag; Zwischensumme netto; Summe netto; Gesamt netto; Netto; Rechnungsbetrag netto; Nettosumme;
  Gesamtbetrag (netto); Warenwert netto
tax MwSt. {rate} %; zzgl. {rate} % USt.; Umsatzsteuer {rate} %; + {rate}% MwSt;
  zuzüglich {rate} % Mehrwertsteuer; {rate} % Umsatzsteuer; USt {rate}%; gesetzl. MwSt. {rate}%
taxes Summe MwSt.; MwSt.; Umsatzsteuer; USt.-Betrag; MwSt.-Betrag; Steuerbetrag
gross Gesamtbetrag; Rechnungsbetrag; Summe brutto; Gesamtsumme; Bruttobetrag; Endbetrag; Rechnungssumme;
  Gesamt brutto; Gesamtbetrag inkl. MwSt.; Zu zahlender Gesamtbetrag; Total; Rechnungsendbetrag
discount Rabatt; Nachlass; Abzgl. Rabatt 5 %; Sonderrabatt
shipping Versandkosten; Fracht; Porto und Verpackung; Lieferkosten; Versandkostenpauschale; Frachtkosten
prepaid Abzüglich Anzahlung; Erhaltene Anzahlung; Bereits gezahlt; Anzahlung; abzgl. geleistete Zahlungen;
  Bereits bezahlt; Abschlagszahlung; Anzahlung vom 12.01.; Vorauszahlung; abzüglich bereits erhaltener Zahlungen
rest Restbetrag; Noch zu zahlen; Zahlbetrag; Offener Betrag; Verbleibender Betrag; Zu zahlen; Noch offen;
  Restforderung; Zahlungsbetrag; Restzahlung
vat USt-IdNr.; UID; USt.-ID; Umsatzsteuer-ID; MWST-Nr.
register HRB; Handelsregister; Amtsgericht; FN
phone Tel.; Telefon; Fon
bank Bankverbindung; Bank; Unsere Bankverbindung; Bitte überweisen Sie auf
terms Zahlbar innerhalb von {days} Tagen ohne Abzug.; Zahlungsbedingungen: {days} Tage netto;
  Zahlungsziel: {days} Tage; Zahlbar binnen {days} Tagen rein netto.;
  Zahlung innerhalb {days} Tagen ab Rechnungseingang; Bitte überweisen Sie den Betrag innerhalb von {days} Tagen.;
  {days} Tage netto Kasse; Zahlungsfrist {days} Tage
early 2 % Skonto bei Zahlung bis {early}; {few} Tage 2 % Skonto;
  Bei Zahlung innerhalb von {few} Tagen gewähren wir 2 % Skonto.; Bei Zahlung bis zum {early} 2 % Skonto
late Bei Zahlungsverzug berechnen wir Zinsen von 9 Prozentpunkten über dem Basiszinssatz.;
  Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.
thanks Vielen Dank für Ihren Auftrag.; Wir danken für Ihr Vertrauen.;
  Bitte geben Sie bei der Überweisung die Rechnungsnummer an.
page Seite 1 von 1; Seite 1; Blatt 1/1
reference Ihre Bestellung {order} vom {ordered}; Auftrag {order} vom {ordered};
  Lieferschein {order} vom {ordered}; gemäß Angebot {order} vom {ordered}
carried Übertrag; Zwischensumme Seite 1; Zu übertragen
base Netto; Bemessungsgrundlage; Nettobetrag; Basis
rate MwSt. %; Satz; Steuersatz; USt.-Satz
words In Worten; Betrag in Worten; in Worten
country Deutschland
""",
    "nl": """
title Factuur; Verkoopfactuur; Eindfactuur; Nota; Btw-factuur; Factuur diensten
number Factuurnummer; Factuurnr.; Factuur nr.; Nummer; Ons factuurnummer; Factuur-ID; Documentnummer; Nota nr.
issued Factuurdatum; Datum; Datum factuur; Uitgegeven op; Documentdatum; Opgemaakt op
due Vervaldatum; Te betalen vóór; Uiterste betaaldatum; Betalen voor; Vervaldag; Betaaldatum; Te voldoen vóór;
  Uiterlijk betalen op
order Uw bestelling; Ordernummer; Bestelnummer; Uw referentie; Inkoopnummer; Opdrachtnummer
ordered Besteldatum; Orderdatum; Bestelling van; Opdrachtdatum
delivered Leverdatum; Geleverd op; Datum levering; Leveringsdatum; Uitgevoerd op; Verzenddatum
printed Afgedrukt op; Printdatum; Aangemaakt; Opgesteld
period Periode; Factuurperiode; Leveringsperiode; Over de periode
customer Klantnummer; Debiteurnr.; Klantnr.; Debiteurennummer; Relatienummer; Uw klantnummer
contact Contactpersoon; Behandeld door; Uw contact; Verkoper
buyer Factuuradres; Klant; Aan; Gefactureerd aan; Afnemer; Opdrachtgever; Factuur aan; Debiteur; Koper; Klantgegevens
seller Van; Leverancier; Afzender; Verkoper; Opdrachtnemer; Onze gegevens
ship Afleveradres; Bezorgadres; Leveradres; Werkadres; Uitvoeringslocatie; Geleverd aan
attention T.a.v.; t.a.v. de heer; p/a; Ter attentie van; Attn:
department Crediteurenadministratie; Afdeling inkoop; Financiële administratie; Boekhouding
person J. Voorbeeld; A. de Proef; mevr. K. Model
item Omschrijving; Artikel; Product; Dienst; Beschrijving
quantity Aantal; Uren; Stuks; Hoev.
price Prijs; Stuksprijs; Tarief; Eenheidsprijs; Prijs per stuk
line Bedrag; Totaal; Totaal excl.; Regeltotaal
sub Subtotaal; Totaal regels; Totaal goederen; Tussentotaal
net Totaal excl. btw; Subtotaal; Netto; Bedrag exclusief btw; Totaal netto; Totaal exclusief btw; Netto bedrag
tax Btw {rate} %; {rate}% btw; BTW ({rate}%); Btw hoog {rate}%; Btw-bedrag {rate} %; Omzetbelasting {rate} %
taxes Totaal btw; Btw; Btw-bedrag; BTW bedrag
gross Totaal incl. btw; Totaal; Factuurbedrag; Totaalbedrag; Totaal inclusief btw; Eindtotaal; Totaal te betalen;
  Bedrag inclusief btw; Totaal factuur; Bruto totaal
discount Korting; Korting 5 %; Relatiekorting; Kwantumkorting
shipping Verzendkosten; Bezorgkosten; Transportkosten; Vrachtkosten; Porto
prepaid Aanbetaling; Reeds betaald; Reeds voldaan; Voorschot; Ontvangen aanbetaling; Vooruitbetaald; Al betaald;
  Af: aanbetaling
rest Nog te betalen; Openstaand bedrag; Te voldoen; Restant; Resterend te betalen; Saldo; Te betalen bedrag;
  Restbedrag
vat Btw-nr.; Btw-nummer; Btw-id; BTW
register KvK; KvK-nr.; Ondernemingsnummer; Handelsregister
phone Tel.; Telefoon; T
bank Bankgegevens; Bankrekening; Rekeningnummer; Betaling naar
terms Betaling binnen {days} dagen.; Betalingstermijn: {days} dagen;
  Te betalen binnen {days} dagen na factuurdatum; Betalingsconditie: {days} dagen netto;
  Wij verzoeken u het bedrag binnen {days} dagen over te maken.; Binnen {days} dagen na factuurdatum
early 2 % korting bij betaling vóór {early}; {few} dagen 2 % betalingskorting;
  Bij betaling binnen {few} dagen 2 % korting
late Bij te late betaling is wettelijke rente verschuldigd.;
  Op al onze leveringen zijn onze voorwaarden van toepassing.
thanks Bedankt voor uw opdracht.; Wij danken u voor het vertrouwen.; Vermeld bij betaling het factuurnummer.
page Pagina 1 van 1; Blad 1; 1/1
reference Uw bestelling {order} van {ordered}; Offerte {order} d.d. {ordered}; Pakbon {order} van {ordered}
carried Transporteren; Over te brengen; Subtotaal pagina 1
base Grondslag; Excl. btw; Netto; Maatstaf
rate Btw %; Tarief; Btw-tarief; %
words Bedrag in woorden; In letters; Zegge
country Nederland
""",
}
