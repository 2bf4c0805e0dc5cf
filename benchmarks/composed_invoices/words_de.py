"""What German, Austrian and Swiss invoices print beside their values: a key, then its wordings."""

WORDS = """
title {Rechnung|RECHNUNG|R E C H N U N G}; Rechnung; Rechnung;
    {Ausgangs|Waren|Dienstleistungs|Schluss|Teil|Sammel|Honorar|Liefer|Kunden|Verkaufs|Monats|Service|Handels|Einzel|\
Dauer|End|Wartungs|Miet|Reparatur|Werkstatt|Leistungs|Fracht|Hotel|Bau|Material|Abschlags|Zwischen}rechnung;
  Faktura; Honorarnote; Kostennote; Kostenrechnung;
    {Abrechnung|Jahresabrechnung|Verbrauchsabrechnung|Energieabrechnung|Leistungsabrechnung|Gebührenrechnung|\
Gebührenbescheid}; Liquidation; Invoice / Rechnung; Beitragsrechnung; Rechnung für erbrachte Leistungen
number {Rechnungs|Rechnung|Faktura|Beleg|Dokument|Dokumenten|Rg.|Re.|RE|RG|Fakturen|Vorgangs|Ausgangsrechnungs|\
Abrechnungs|Buchungs|Honorarnoten|Noten}{nummer|-Nr.|-Nr|nr.| Nr.| Nummer|-Nummer|-No.};
  {Rechnung|Faktura|Beleg|Nota|Honorarnote|Abrechnung} {Nr.|Nr|Nummer|No.|#}; Rechnungsnummer; Rechnungsnr.;
    Rechnungs-Nr.; Nummer; Nr.; {Unsere|Unser} {Rechnung|Rechnungsnummer|Beleg|Zeichen}; Rechnungskennung; Rechn.-Nr.;
    ReNr; Rg-Nr; Belegkennung; Dok.-Nr.; Rechnungs-ID; Bitte bei Zahlung angeben; Zahlungsreferenz; Rechnungszeichen;
    Fakt.-Nr.; Vorgang; Abrechnungsnr.; Dokumentennr.
issued {Rechnungs|Beleg|Faktura|Ausstellungs|Dokument|Abrechnungs|Rg.|Rechn.|Re.|RE|RG|Buchungs|Erstellungs|\
Fakturierungs|Ausgangs|Druck}{datum|-Datum|dat.}; Datum; Datum; Datum;
    {Ausgestellt|Ausgefertigt|Erstellt|Fakturiert|Berechnet|Gestellt|Verrechnet} am; {vom|Vom}; Tag der
    {Rechnungsstellung|Ausstellung|Fakturierung}; Rechnung vom; Datum der {Rechnung|Ausstellung|Rechnungsstellung};
    Ausgestellt; Rechnungsdat.; Rechnungstag; Belegtag; Ausstellung; Ort, Datum
due {Fälligkeit|Fälligkeitsdatum|Fälligkeitstag|Fällig am|Fällig|fällig am|Zahlbar bis|zahlbar
    bis|Zahlungsziel|Zahlungstermin|Zahlungsfrist|Zahlungsfrist bis|Zahlung bis|Zahlung fällig|Zu zahlen
    bis|Zahltermin|Zahlung bis spätestens|Bitte zahlen bis|Netto bis|Netto fällig|Zahldatum|Valuta|Bitte überweisen
    bis|Spätestens zahlbar|Zahlung erbeten bis|Rein netto bis|Letzter Zahlungstag|Zahlungseingang bis|Frist|zu
    begleichen bis|Fällig per|Fälligkeit der Zahlung|Einzugstermin|Abbuchung am|Lastschrift am|Einzug
    am|Verfall|Verfalltag|Netto-Fälligkeit|Wertstellung}
order {Ihre|Ihr|}
    {Bestellung|Bestellnummer|Bestell-Nr.|Bestellzeichen|Auftrag|Auftragsnummer|Auftrags-Nr.|Order|PO-Nr.|Abruf|\
Bestellnr.|Kundenauftrag|Bestellung Nr.|Best.-Nr.|Kommission|Einkaufsnr.};
    {Auftrag|Auftragsnummer|Auftrags-Nr.|Auftragsbestätigung|AB-Nr.|Angebot
    Nr.|Angebots-Nr.|Bestellreferenz|Vorgangsnummer|Kaufauftrag|Bestell-Nr. Kunde|Rahmenauftrag}
ordered {Bestelldatum|Bestellt am|Auftragsdatum|Bestellung vom|Auftrag vom|Ihre Bestellung
    vom|Auftragseingang|Beauftragt am|Best.-Datum|Angebot vom|Angebotsdatum|Vertrag vom|Order vom}
delivery_no {Lieferschein|Lieferschein-Nr.|Lieferscheinnummer|LS-Nr.|Lieferschein
    Nr.|Liefernummer|Sendung|Sendungsnr.|Lief.-Nr.|Warenausgang|Versandschein}
delivered {Lieferdatum|Liefertermin|Leistungsdatum|Geliefert am|Leistungstag|Lieferung am|Tag der Leistung|Tag der
    Lieferung|Versanddatum|Versandtag|Ausgeführt am|Ausführung|Leistung erbracht
    am|Liefertag|Lieferung|Lieferung/Leistung|Abgeholt am|Einsatztag|Abnahme|Leistungszeitpunkt|Montage am|Datum der
    Leistung}
period {Leistungszeitraum|Abrechnungszeitraum|Zeitraum|Periode|Abrechnungsperiode|Lieferzeitraum|Leistungsmonat|\
Verbrauchszeitraum|Mietzeitraum|Beitragszeitraum|Vertragslaufzeit|Für den
    Zeitraum|Ausführungszeitraum|Laufzeit|Zeitraum der Leistung|Monat}
customer {Kunden|Kd.|Kunde|Debitoren|Mandanten|Vertragspartner|Adress|Mitglieds|Konto|Geschäftspartner|Kund.}{nummer|\
-Nr.|nr.| Nr.}; Kunde; Kunden-ID; {Ihre|Unsere} Kundennummer; Debitor; KdNr; Vertragskonto; Kundenkonto;
    Debitorenkonto; Personenkonto; Mandant
project {Projekt|Projekt-Nr.|Projektnummer|Bauvorhaben|BV|Objekt|Baustelle|Kostenstelle|Maßnahme|Auftragsobjekt|\
Vorhaben|Kst.|Betreff|Kostenträger|Liegenschaft|Einsatzort|Aktenzeichen}
contract {Vertrag|Vertrags-Nr.|Vertragsnummer|Rahmenvertrag|Vertragskonto|Police|Versicherungsschein-Nr.|Mietvertrag|\
Wartungsvertrag|Abo-Nr.|Vertragskennung|Kontrakt}
our_ref {Unser Zeichen|Unsere Referenz|Unser Az.|Unsere Auftragsnr.|Unsere Nachricht vom|Referenz|Vorgang|Interne
    Nr.|Akte|Aktenzeichen|Sachkonto}
your_ref {Ihr Zeichen|Ihre Referenz|Ihre Nachricht vom|Ihre Zeichen|Kundenreferenz|Ihr Auftrag|Ihre Anfrage|Ihr
    Az.|Leitweg-ID|Kundenzeichen|Ihre Bezugsnr.}
contact {Ansprechpartner|Bearbeiter|Sachbearbeiter|Ihr Ansprechpartner|Kontakt|Kundenbetreuer|Zuständig|Es betreut
    Sie|Verkäufer|Vertreter|Sachbearbeiterin|Ansprechpartnerin|Ihr Berater|Betreuer|Auskunft
    erteilt|Besteller|Disponent|Monteur|Es bediente Sie}
phone {Telefon|Tel.|Tel|Fon|T|Telefon-Nr.|Durchwahl|Mobil|Hotline}
fax {Fax|Telefax|F}
email {E-Mail|Mail|E-mail|Email|eMail}
vat {USt-IdNr.|USt-ID|Ust.-Id.-Nr.|UID|USt.-ID-Nr.|UID-Nr.|MWST-Nr.|Umsatzsteuer-ID|USt-Id|MwSt-Nr.|Ust-IdNr|UStID}
buyer_vat {Ihre USt-IdNr.|USt-IdNr. Kunde|Ihre UID|USt-ID des Empfängers|Kunden-UID|Ihre Ust-ID|UID Kunde|USt-IdNr.
    Leistungsempfänger|Ihre MWST-Nr.|USt-IdNr.}
taxno {Steuernummer|St.-Nr.|Steuer-Nr.|StNr.|Steuernr.|Finanzamt|FA/St.-Nr.}
register {HRB|Amtsgericht|Handelsregister|Registergericht|FN|HRA|Firmenbuch|Sitz|Geschäftsführer|GF|Inhaber}
page {Seite|Blatt|S.}
printed {Gedruckt am|Druckdatum|Erstellt am|Ausdruck vom|Stand|Gedruckt|Stand vom}
terms_label
    {Zahlungsbedingung|Zahlungsbedingungen|Zahlungskondition|Zahlungsziel|Kondition|Zahlungskonditionen|Konditionen|\
Zahlungsmodalität|Zahlungsvereinbarung|ZB}
pay_method {Zahlungsart|Zahlart|Zahlungsweise|Zahlungsmittel|Zahlungsform}
by_transfer {Überweisung|Banküberweisung|Rechnung|auf Rechnung|SEPA-Lastschrift|Lastschrift|Vorkasse|per
    Überweisung|Bankeinzug|SEPA-Firmenlastschrift}
currency_label {Währung|Belegwährung|Währg.|Whg.}
supplier_no {Lieferantennummer|Lieferanten-Nr.|Unsere Lieferantennr.|Kreditor|Ihre Lieferantennr.|Lief.-Nr. bei Ihnen}
cost_centre {Kostenstelle|Kst.|Abteilung|Filiale|Standort|Sachkonto|Kontierung|Mandant|Bereich}
ship_via {Versandart|Versand|Spediteur|Lieferart|Versand
    durch|Transport|Lieferbedingung|Lieferbed.|Frachtführer|Kennzeichen|Gewicht}
ship_value {DHL|UPS|Spedition|Abholung|frei Haus|ab Werk|DAP|EXW|DPD|GLS|Lkw}
meter {Zählernummer|Zähler-Nr.|Marktlokation|Zählpunkt|Messstelle|Anschluss|Rufnummer|Anlage|Gerätenummer|Fahrzeug|\
Fahrgestellnummer|km-Stand|Seriennr.|Zimmer|Zi.|Reservierung|Buchungsnummer|Gast|Patient|Polizzennr.|Mandatsreferenz|\
Gläubiger-ID|Objekt-Nr.|Tour|Wagen|Charge}
buyer {Rechnungsempfänger|Rechnung
    an|Rechnungsadresse|Rechnungsanschrift|An|Kunde|Käufer|Auftraggeber|Empfänger|Leistungsempfänger|Besteller|\
Zahlungspflichtiger|Kundenanschrift|Rechnungsempfängerin|An die|Firma|Bill-to / Rechnung
    an|Mandant|Kundendaten|Debitor|Mieter|Mitglied|Versicherungsnehmer|Abnehmer|Rechnung geht
    an|Vertragspartner|Fakturaadresse|Berechnet an|Für|Kostenträger|Zahlbar
    durch|Zahler|Rechnungskunde|Regulierer|Warenempfänger und Rechnungsempfänger|Ihre Anschrift}
seller {Rechnungssteller|Absender|Verkäufer|Leistungserbringer|Auftragnehmer|Lieferant|Von|Rechnungsaussteller|\
Aussteller|Anbieter|Zahlbar an|Vermieter|Unternehmer|Leistender Unternehmer|Dienstleister|Kreditor|Unsere
    Anschrift|Fakturiert durch}
ship {Lieferadresse|Lieferanschrift|Lieferung
    an|Warenempfänger|Versandadresse|Leistungsort|Baustelle|Einsatzort|Leistungsempfänger vor
    Ort|Verbrauchsstelle|Versand an|Abweichende
    Lieferadresse|Ausführungsort|Objektadresse|Empfangsort|Abladestelle|Lieferort|geliefert
    an|Entladestelle|Niederlassung|Aufstellort|Objekt}
agent {Hausverwaltung|Zweigstelle|Filiale|Lager|Zahlstelle|Abweichender
    Zahlungsempfänger|Inkassostelle|Factor|Vertreter|Vermittler|Besuchen Sie uns|Werk|Auslieferungslager}
bank {Bankverbindung|Bank|Bankverbindungen|Unsere Bankverbindung|Konto|Zahlbar an|Zahlungsempfänger|Überweisung
    an|Bankdaten|Unser Konto|Kontoverbindung|Bankkonto}
sub {Zwischensumme|Summe Positionen|Warenwert|Summe|Positionssumme|Zwischentotal|Summe
    Leistungen|Warensumme|Listenpreis|Summe Artikel|Zwischensumme 1|Summe Material und Lohn}
net {{Gesamt|}{netto|Netto}|Nettobetrag|Netto|Summe netto|Gesamt netto|Nettosumme|Rechnungsbetrag netto|Betrag
    netto|Gesamtbetrag netto|Total exkl. MWST|Total netto|Nettowarenwert|Nettogesamtbetrag|Zwischensumme
    (netto)|Entgelt|Summe ohne MwSt.|Summe ohne USt.|Bemessungsgrundlage|Warenwert netto|Gesamtsumme
    netto|Auftragssumme netto|Betrag ohne MwSt|Steuerpflichtiger Betrag|Summe exkl. USt|Total ohne
    MWST|Steuerbasis|Honorar netto|Verbrauchskosten netto|Leistung netto|Gesamt (ohne USt)|Nettowert|Summe Netto EUR}
tax {<rate> % {USt.|MwSt.|Umsatzsteuer|Mehrwertsteuer|MWSt|MWST|USt}|{USt.|MwSt.|Umsatzsteuer|Mehrwertsteuer|MWST|Ust}
    <rate> %|{zzgl.|zuzüglich|+|plus} <rate>% {MwSt.|USt.|Umsatzsteuer|Mehrwertsteuer}|{zzgl.|zuzüglich|+}
    {MwSt.|USt.|Umsatzsteuer|gesetzl. MwSt.} <rate> %|{MwSt.|USt.|MWST} (<rate>%)|{USt|MwSt}-Betrag
    <rate>%|Umsatzsteuer (<rate> %)|Mehrwertsteuer <rate> % von <base>|<rate>,0 % USt auf <base>|Steuer
    <rate>%|Steuerbetrag <rate> %|gesetzliche Umsatzsteuer <rate> %}
taxes {Umsatzsteuer|Mehrwertsteuer|MwSt. gesamt|USt. gesamt|Summe MwSt.|Summe
    USt|Steuerbetrag|USt-Betrag|MwSt.-Betrag|Gesamt MwSt|Steuer|Umsatzsteuer gesamt|enthaltene MwSt.|MWST-Betrag|Summe
    Steuern|darin enthaltene USt.|Total MWST|zzgl. Umsatzsteuer}
gross {{Gesamt|Rechnungs|End|Brutto|Zahl|Gesamtrechnungs}{betrag|summe}|Gesamtbetrag|Rechnungsbetrag|Endbetrag|\
Bruttobetrag|Gesamtsumme|Total|Summe brutto|Gesamt brutto|Gesamt|Summe|Gesamtpreis|Rechnungssumme|Rechnungstotal|Total
    inkl. MWST|Betrag brutto|Gesamtbetrag brutto|Gesamt inkl. MwSt.|Summe inkl. USt.|Brutto|Zu zahlender
    Betrag|Zahlbetrag|zu zahlen|Zu zahlen|Bitte zahlen Sie|Rechnungsendbetrag|Rechnungsbetrag (brutto)|Gesamtbetrag
    inkl. 19% MwSt.|Total CHF|Gesamttotal|macht zusammen|Summe Rechnung|Bruttosumme|Betrag inkl.
    MwSt.|Gesamtforderung|Endsumme|Rechnungsbetrag EUR|Total zu Ihren Lasten|Zahlungsbetrag|Auszahlungsbetrag
    brutto|Gesamt EUR|Honorar gesamt|Gesamthonorar|Fakturabetrag|Forderung}
discount {Rabatt|abzgl. Rabatt|Nachlass|Mengenrabatt|Treuerabatt|Kundenrabatt|./. Rabatt|Sonderrabatt|Rabatt 5
    %|Objektrabatt|Gutschein|Bonus|Nachlass gem. Vereinbarung}
shipping {Versandkosten|Fracht|Porto|Versand|Transportkosten|Frachtkosten|Lieferkosten|Verpackung|Versand und
    Verpackung|Fracht und
    Verpackung|Anfahrt|Fahrtkosten|Mindermengenzuschlag|Maut|Energiezuschlag|Kleinmengenzuschlag|Nebenkosten|Auslagen}
prepaid {Anzahlung|abzgl. Anzahlung|abzüglich {Anzahlung|Abschlag|Akonto|Vorauszahlung|bereits gezahlt|geleistete
    Anzahlungen|Abschlagszahlungen|erhaltene Zahlungen}|Bereits gezahlt|Bereits
    bezahlt|Akontozahlung|Akonto|Abschlagszahlung|./. Anzahlung|Erhaltene Anzahlung|Geleistete
    Abschläge|Vorauszahlung|Teilzahlung|Zahlung vom <paid>|Anzahlung vom <paid>|Ihre Zahlungen|Ihre
    Vorauszahlungen|Erhalten am <paid>|abzgl. Akontorechnung|Gezahlt|Zahlungseingang <paid>|Summe der Abschläge|1.
    Abschlag}
rest {Restbetrag|Zahlbetrag|Offener Betrag|Noch zu zahlen|Zu
    zahlen|Zahlungsbetrag|Nachzahlung|Restforderung|Verbleibender Betrag|Saldo|Restzahlung|Offen|Noch offen|Zu
    zahlender Betrag|Forderungsbetrag|Rest|Verbleiben|Fälliger Betrag|Schlusszahlung|Offener Rest|Saldo zu unseren
    Gunsten|Zahllast|bleibt zu zahlen|Noch zu bezahlen|Auszahlungsbetrag|Schuldbetrag|Resttotal}
rounding {Rundung|Rundungsdifferenz|Rundungsausgleich}
previous {Saldo Vormonat|Offener Betrag aus Vorrechnung|Übertrag Vormonat|Alter Saldo|Rückstand|Vortrag}
withheld {Sicherheitseinbehalt 5 %|abzgl. Sicherheitseinbehalt|Einbehalt|Gewährleistungseinbehalt
    5%|Deckungsrücklass|Haftrücklass|Bauabzugsteuer 15 %}
skonto_sum {abzgl. 2 % Skonto|Skontobetrag|2% Skonto|Zahlbetrag bei Skonto|Betrag abzgl. Skonto|Skonto}
base {Netto|Nettobetrag|Bemessungsgrundlage|Basis|Entgelt|Warenwert|Steuerbasis}
rate {Satz|MwSt.-Satz|USt. %|Steuersatz|%|St.-Satz|USt|MWST %}
words_label {in Worten|Betrag in Worten|i. W.}
carried {Übertrag|Zwischensumme Seite|Vortrag|Übertrag auf Seite 2}
item {Bezeichnung|Beschreibung|Leistung|Artikel|Position|Text|Artikelbezeichnung|Leistungsbeschreibung|Arbeiten|\
Produkt|Gegenstand|Ware}
quantity {Menge|Anzahl|Anz.|Std.|Stunden|Mg.|Stück|Tage|Mge|Std|Einsätze|Nächte}
unit {Einheit|ME|Einh.|VE|EH}
price {Einzelpreis|E-Preis|EP|Preis|Einzel|Preis/Einheit|Stückpreis|Satz|EP netto|Stundensatz|Preis €}
line {Betrag|Gesamt|Gesamtpreis|Summe|GP|Total|G-Preis|Netto|Preis gesamt|EUR|Gesamt netto|Wert|Positionswert}
pos {Pos.|Pos|Nr.|#|Zeile|lfd. Nr.}
artno {Art.-Nr.|Artikelnummer|Artikel-Nr.|Artikel|Mat.-Nr.|ArtNr}
s_intro Für {unsere Leistungen|die erbrachten Leistungen|die Lieferung|Ihren Auftrag} {berechnen|stellen|verrechnen}
    wir Ihnen{:| wie folgt:| in Rechnung:}; Vielen Dank für Ihren Auftrag. Wir berechnen Ihnen:; Wir erlauben uns,
    Ihnen wie folgt in Rechnung zu stellen:; Aufgrund Ihrer Bestellung <order> vom <ordered> lieferten wir Ihnen:;
    Gemäß unserem Angebot <order> vom <ordered> berechnen wir:; vielen Dank für Ihr Vertrauen. Nachstehend unsere
    Abrechnung für <period>.; Besten Dank für Ihren Auftrag vom <ordered>, den wir am <delivered> ausgeführt haben.;
    Lieferschein <delivery_no> vom <delivered>; nachfolgend stellen wir Ihnen unsere Leistungen in Rechnung.;
    Leistungen gemäß Vertrag <contract> vom <ordered>:; wir erlauben uns, Ihnen für den Zeitraum <period> zu verrechnen:
s_number Rechnung Nr. <number> vom <issued>; Rechnung <number> vom <issued>; Rechnung {Nr.|Nr|} <number>; Unsere
    Rechnung <number>; Rechnung Nr.: <number>; Rechnung-Nr. <number> / <issued>; Rechnung # <number>; Faktura <number>
    vom <issued>; Schlussrechnung Nr. <number> vom <issued>; Honorarnote <number>; Betreff: Rechnung <number>; 2.
    Abschlagsrechnung <number> vom <issued>; RECHNUNG <number>; Rechnung {no.|N°} <number>
s_total Der Rechnungsbetrag von <gross> ist fällig; Wir bitten um Überweisung von <gross>; Das Honorar beträgt netto
    <net>, zuzüglich <tax> Umsatzsteuer, insgesamt <gross>.; Summe netto <net>, <rate> % USt. <tax>, zusammen <gross>.;
    Wir stellen Ihnen hierfür <net> zzgl. <tax> MwSt., somit <gross>, in Rechnung.; Daraus ergibt sich ein Gesamtbetrag
    von <gross> (darin <tax> Umsatzsteuer, netto <net>).; Zuzüglich der gesetzlichen Umsatzsteuer von <rate> %, das
    sind <tax>, bitten wir um <gross>.
s_due Bitte überweisen Sie den Betrag bis {zum|spätestens|} <due>{.| auf unser Konto.| ohne Abzug.}; Zahlbar bis
    {zum|spätestens|} <due>{.| ohne Abzug.| rein netto.}; Der Betrag ist {bis zum|am} <due> {fällig|zu zahlen|ohne
    Abzug zahlbar}.; Fällig am <due>.; Zahlungsziel: <due>; Wir bitten um Begleichung bis <due>.; Der Betrag wird am
    <due> von Ihrem Konto abgebucht.; Um Zahlung bis <due> wird gebeten.; Zahlbar ohne Abzug bis <due>; Bitte
    begleichen Sie die Rechnung bis zum <due>.; Wir ziehen den Betrag am <due> per SEPA-Lastschrift ein.; Netto bis
    <due>; Zahlung erbeten bis <due>
s_terms Zahlbar {innerhalb|innert|binnen} {von |}<days> Tage{n|} {ab Rechnungsdatum|nach Erhalt|} {ohne
    Abzug|netto|rein netto}.; Zahlungsbedingungen: <days> Tage netto; <days> Tage netto; Zahlbar binnen <days> Tagen.;
    Bitte zahlen Sie innerhalb von <days> Tagen {ab Rechnungsdatum|}.; Zahlungsziel <days> Tage {netto|ab
    Rechnungsdatum|ohne Abzug}; Netto <days> Tage; Zahlungsfrist <days> Tage; Fällig <days> Tage nach Rechnungsdatum;
    <days> Tage rein netto; Der Betrag ist binnen <days> Tagen zu begleichen.
s_early Bei Zahlung bis <early> gewähren wir 2 % Skonto.; <few> Tage 2 % Skonto, <days> Tage netto.; Zahlbar bis
    <early> mit 2 % Skonto, bis <due> netto.; 2% Skonto bis <early>; Bei Zahlung innerhalb von <few> Tagen 2% Skonto
    (<earlysum>).; Bis <early> abzüglich 2,00 % Skonto = <earlysum>
s_receipt Zahlbar sofort nach Erhalt ohne Abzug.; Zahlbar sofort.; Fällig bei Erhalt.; sofort netto
s_late Bei Zahlungsverzug berechnen wir Verzugszinsen von 9 Prozentpunkten über dem Basiszinssatz.; Ab der zweiten
    Mahnung fallen Mahngebühren von 5,00 € an.; Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.
s_thanks Vielen Dank für Ihren Auftrag!; Wir danken für Ihr Vertrauen.; Mit freundlichen Grüßen; Bitte geben Sie bei
    der Zahlung die Rechnungsnummer an.; Es gelten unsere Allgemeinen Geschäftsbedingungen.; Reklamationen innerhalb
    von 8 Tagen.; Beachten Sie bitte unsere Betriebsferien vom <holiday>.; Diese Rechnung wurde maschinell erstellt und
    ist ohne Unterschrift gültig.; Erfüllungsort und Gerichtsstand ist <town>.
salutation Sehr geehrte Damen und Herren,; Guten Tag,; Sehr geehrter Kunde,; Sehr geehrte Frau Beispiel,
department Buchhaltung; Rechnungswesen; Kreditorenbuchhaltung; Abteilung Einkauf; Finanzbuchhaltung; z. Hd.
    Geschäftsleitung; Einkauf; Technische Redaktion; Rechnungseingang; Haustechnik; Reisestelle; Bauabteilung
attention z. Hd.; z.Hd.; zu Händen; c/o; zH; Attn.; z. H. von
copy Original; Kopie; Zweitschrift; Rechnungsduplikat; Ausfertigung für Kunden
exempt Steuerfreie innergemeinschaftliche Lieferung.; Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.;
    Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).; Umsatzsteuerfrei nach § 4 UStG.; Kein Ausweis von
    Umsatzsteuer, da Kleinunternehmer.
tagline Ihr Partner seit 1987; Qualität aus einer Hand; Fachbetrieb; Meisterbetrieb; Beratung – Planung – Ausführung;
    Groß- und Einzelhandel; Öffnungszeiten Mo–Fr 8–17 Uhr; Innungsbetrieb
credit_note Gutschrift; Rechnungskorrektur; Stornorechnung; Gutschriftsanzeige; Kaufmännische Gutschrift; Storno zur
    Rechnung; Korrekturrechnung
order_doc Bestellung; Einkaufsbestellung; Auftragserteilung; Bestellauftrag; Kaufbestellung
order_confirmation Auftragsbestätigung; Bestellbestätigung; Auftragsbestätigung Nr. <number>; Bestätigung Ihrer
    Bestellung
quote Angebot; Kostenvoranschlag; Offerte; Angebot Nr. <number>; Kostenschätzung; Preisangebot; Unverbindliches Angebot
proforma Proforma-Rechnung; Pro-forma-Rechnung; Proformarechnung; Pro forma Invoice / Proforma-Rechnung
delivery_note Lieferschein; Lieferschein Nr. <number>; Warenbegleitschein; Packliste; Abliefernachweis
receipt Quittung; Kassenbon; Zahlungsbestätigung; Kassenbeleg; Zahlungsbeleg; Empfangsbestätigung
statement Kontoauszug; Saldenbestätigung; Offene-Posten-Liste; Kundenkontoauszug; Kontenblatt; Saldenliste
reminder Zahlungserinnerung; Mahnung; 1. Mahnung; 2. Mahnung; Letzte Mahnung; Erinnerung an fällige Rechnung;
    Mahnschreiben
contract_doc Mietvertrag; Dienstleistungsvertrag; Rahmenvertrag; Wartungsvertrag; Kaufvertrag; Werkvertrag
letter Preisanpassung; Neue Bankverbindung; Terminbestätigung; Informationen zu Ihrem Vertrag; Änderung unserer
    Geschäftsbedingungen; Einladung
payslip Lohnabrechnung; Gehaltsabrechnung; Entgeltabrechnung; Verdienstabrechnung
menu Speisekarte; Preisliste; Tageskarte; Getränkekarte; Preisverzeichnis
items Montage und Einrichtung; Beratung vor Ort; Wartungspauschale; Kabel NYM-J 3x1,5; Druckerpapier A4; Regalsystem
    Metall; Software-Lizenz; Reinigung Büroräume; Übersetzung Bedienungsanleitung; Hosting Paket M; Kopierpauschale;
    Maschinenstunden Bagger; Fliesen 30x60 anthrazit; Transport Paletten; Schulung Mitarbeiter; Reparatur Pumpe;
    Ersatzteil Dichtung; Catering Buffet; Miete Container; Entsorgung Bauschutt; Wartung Heizungsanlage; Grafikdesign
    Flyer; Arbeitslohn Geselle; Schraubenset M8; Kaffee ganze Bohne; Mineralwasser Kasten; Servicepauschale;
    Anfahrtspauschale; Gutachten Statik; Stromverbrauch; Grundpreis; Arbeitspreis; Lagergebühr; Provision; Anzeige 1/4
    Seite; Übernachtung Einzelzimmer; Frühstück; Laborprüfung; Schnittholz Fichte; Dämmplatten 120 mm
"""
