"""What Dutch and Flemish invoices print beside their values: a key, then its wordings."""

WORDS = """
title {Factuur|FACTUUR}; Factuur; FACTUUR;
    {Verkoop|Eind|Deel|Verzamel|Termijn|Maand|Voorschot|Slot|Huur|Honorarium|Energie|Jaar}factuur; Nota; Declaratie;
    Rekening; Ereloonnota; Kostennota; Afrekening; Eindafrekening; Factuur / Invoice; Faktuur; Contributienota;
    Heffingsnota
number {Factuur|Faktuur|Nota|Document|Declaratie|Rekening|Fact.|Boekstuk|Verkoopfactuur|Dossier}{nummer|nr.|nr|-nr.|
    nr.| nummer|}; Factuurnummer; Factuurnr.; Factuur nr.; Nummer; Nr.; Ons kenmerk; Onze referentie; Factuurref.;
    Factuur-ID; Documentnummer; Documentnr.; Factuurkenmerk; Uw factuurnummer; Betalingskenmerk; Notanummer; Kenmerk;
    Factuur; Referentie; Volgnummer; Vermelden bij betaling; Factuurcode; Fac. nr
issued {Factuur|Nota|Document|Faktuur|Boekings|Uitgifte|Declaratie|Rekening|Facturatie}datum; Datum; Datum; Datum;
    Datum factuur; Dagtekening; Gedagtekend; Opgemaakt op; d.d.; Factuur d.d.; Uitgereikt op; Datum van uitgifte;
    Factuurdat.; Opgesteld op; Datum uitreiking; Verzonden op; Gefactureerd op; Plaats en datum; Factuur van
due {Verval|Betaal|Uiterste betaal|Incasso|Voldoenings}datum; Vervaldag; Vervalt op; Te betalen voor; Te voldoen voor;
    Te voldoen vóór; Uiterlijk te betalen; Betalen vóór; Uiterste betaaldatum; Betaling uiterlijk; Betaling vóór;
    Betaaltermijn; Uiterlijk voldoen op; Betaalbaar op; Betaalbaar voor; Te betalen uiterlijk; Afschrijving op; Wordt
    geïncasseerd op; Datum incasso; Graag betalen voor; Betaaldatum; Verschuldigd op; Te voldoen uiterlijk;
    Betaaltermijn tot; Vervaldatum factuur; Betalen uiterlijk op; Uw betaling voor
order {Uw |}{order|bestelling|bestelnummer|ordernummer|inkoopnummer|inkooporder|bestelbon|opdracht|opdrachtnummer|\
referentie bestelling|PO nummer|bestelnr.|inkoopnr.|Ordernr.}; Order; Ordernummer; Offerte; Offertenummer; Opdrachtbon;
    Werkbon; Uw opdracht; Orderbevestiging; Offerte nr.
ordered {Besteldatum|Orderdatum|Bestelling van|Opdracht d.d.|Offerte d.d.|Besteld op|Uw bestelling van|Datum
    bestelling|Contract d.d.|Opdrachtdatum}
delivery_no {Pakbon|Pakbonnummer|Leveringsbon|Afleverbon|Vrachtbrief|Bonnummer|Leverbon|Zending|Vrachtbrief nr.}
delivered {Leverdatum|Leveringsdatum|Geleverd op|Datum levering|Levering|Uitgevoerd op|Datum
    uitvoering|Verzenddatum|Prestatiedatum|Afgehaald op|Uitvoeringsdatum|Datum werkzaamheden|Geleverd
    d.d.|Oplevering|Opgeleverd}
period {Periode|Factuurperiode|Tijdvak|Maand|Leveringsperiode|Periode van|Verbruiksperiode|Huurperiode|Over de
    periode|Contractperiode|Week|Kwartaal|Abonnementsperiode}
customer {Klant|Debiteur|Relatie|Debiteuren|Klanten|Lid|Deb.}{nummer|nr.|nr| nr.}; Klant; Klantcode; Uw klantnummer;
    Debiteur; Relatie; Klant-ID; Contractnummer; Klantreferentie; Debiteurcode; Rekening
project {Project|Projectnummer|Werk|Betreft|Object|Locatie|Project
    nr.|Werknummer|Dossier|Onderwerp|Werf|Projectnaam|Opdracht|Kenteken|Pand|Zaak|Dossiernummer}
contract {Contract|Contractnummer|Overeenkomst|Polisnummer|Abonnement|Raamcontract|Huurcontract|Contractnr.}
our_ref {Ons kenmerk|Onze referentie|Onze ref.|Referentie|O/ref|Ons dossier}
your_ref {Uw kenmerk|Uw referentie|Uw ref.|Klantreferentie|U/ref|Uw dossier|OIN|Referentie klant}
contact {Contactpersoon|Behandeld door|Uw
    contactpersoon|Verkoper|Vertegenwoordiger|Behandelaar|Contact|Accountmanager|Adviseur|Opgesteld door|Besteld
    door|Monteur|Projectleider}
phone {Tel.|Telefoon|T|Tel|Tel.nr.|Mobiel|Telefoonnummer}
fax {Fax|F|Telefax}
email {E-mail|Email|E|Mail}
vat {BTW-nummer|BTW nr.|Btw-nr.|BTW|Btw-nummer|btw-id|BTW-nr|Btw|BTW BE|Ondernemingsnummer|Btw-identificatienummer}
buyer_vat {Uw btw-nummer|BTW-nr. klant|Uw BTW nr.|Btw klant|BTW nummer afnemer|Btw-nr. afnemer|Uw btw-id|BTW klant|Uw
    ondernemingsnummer|Btw-nummer}
taxno {KvK|KvK-nummer|K.v.K.|KBO|Handelsregister|KvK nr.|RSIN}
register {RPR|Rechtspersonenregister|KvK Utrecht|Handelsregister|Vestigingsnr.|Maatschappelijke zetel}
page {Pagina|Blad|Pag.|Blz.}
printed {Afgedrukt op|Printdatum|Gegenereerd op|Aangemaakt op|Afdrukdatum|Stand per}
terms_label
    {Betalingsconditie|Betalingstermijn|Betalingsvoorwaarden|Betaalconditie|Betalingscondities|Betaling|Betaaltermijn|\
Voorwaarden|Condities}
pay_method {Betaalwijze|Betaalmethode|Wijze van betaling|Betalingswijze}
by_transfer {Overschrijving|Automatische incasso|Bankoverschrijving|Op
    rekening|Incasso|iDEAL|Contant|Domiciliëring|Overboeking}
currency_label {Valuta|Munt}
supplier_no {Leveranciersnummer|Crediteurnummer|Ons leveranciersnr.|Leverancierscode}
cost_centre {Kostenplaats|Afdeling|Filiaal|Vestiging|Magazijn|Grootboek|Depot|Regio}
ship_via {Verzendwijze|Vervoerder|Levering via|Leveringsconditie|Transport|Incoterm|Colli|Gewicht}
ship_value {PostNL|DHL|Af fabriek|Franco|Afhalen|DAP|EXW|Eigen vervoer|Koerier}
meter {Meternummer|EAN|EAN-code|Kenteken|Kilometerstand|Serienummer|Kamer|Reservering|Aankomst|Vertrek|Gast|Polis|\
Aansluiting|Mandaat|Incassant-ID|Chassisnr.|Patiënt|Personen|Machine}
buyer {Factuur aan|Factuuradres|Klant|Aan|Gefactureerd
    aan|Facturatieadres|Afnemer|Opdrachtgever|Klantgegevens|Debiteur|Koper|Factureren aan|Ontvanger|Adres
    klant|Betaler|Ten name van|Factuur voor|T.a.v.|Huurder|Aan de directie van|Afnemer / factuuradres|Bestemd
    voor|Factuurontvanger|Geadresseerde|Verzekeringnemer|Voor rekening van|Facturatiegegevens|Uw
    gegevens|Lid|Contractant|Gegevens klant|Besteller|Notadres}
seller {Leverancier|Van|Afzender|Verkoper|Onze gegevens|Opdrachtnemer|Dienstverlener|Bedrijf|Gefactureerd
    door|Verhuurder|Afgegeven door|Aannemer|Begunstigde|Uitgereikt door|Crediteur}
ship {Afleveradres|Leveringsadres|Leveradres|Geleverd aan|Levering aan|Werkadres|Afgeleverd
    te|Verzendadres|Bezorgadres|Locatie|Uitvoeringsadres|Werfadres|Leveringsplaats|Plaats van
    uitvoering|Objectadres|Verbruiksadres|Losadres|Aflever­adres}
agent {Hoofdkantoor|Vestiging|Magazijn|Filiaal|Postadres|Bezoekadres|Factormaatschappij|Showroom|Depot|Laadadres|\
Maatschappelijke zetel|Beheerder|Ophaaladres}
bank {Bankgegevens|Bank|Betaalgegevens|Rekeningnummer|Bankrekening|Bankrelatie|Over te maken op|Betalen aan|Onze
    bankgegevens|Rekening|Te storten op}
sub {Subtotaal|Totaal regels|Tussentotaal|Som|Totaal goederen|Goederenbedrag|Totaal arbeid|Bruto goederen|Totaal
    artikelen}
net {Totaal excl. btw|Totaal exclusief btw|Netto|Subtotaal|Totaal netto|Nettobedrag|Bedrag excl. BTW|Totaal excl.
    BTW|Maatstaf van heffing|Netto totaal|Totaal ex btw|Subtotaal excl. btw|Bedrag exclusief btw|Grondslag|Netto
    goederenbedrag|Factuurbedrag excl. btw|Honorarium|Totaal zonder btw|Bedrag ex. BTW|Maatstaf|Totaalbedrag exclusief
    btw|Excl. btw}
tax {<rate>% btw|BTW <rate>%|Btw <rate> %|btw <rate>%|BTW (<rate>%)|<rate> % BTW|BTW hoog <rate>%|Btw <rate>% over
    <base>|BTW bedrag <rate>%|+ <rate>% BTW|Omzetbelasting <rate>%|BTW <rate>,00 %|<rate>% btw over <base>}
taxes {BTW|Btw|Totaal btw|Btw-bedrag|BTW-bedrag|Totaal BTW|Bedrag btw|Omzetbelasting|Btw totaal|BTW totaal|Belasting}
gross {Totaal|TOTAAL|Totaal incl. btw|Totaal inclusief btw|Totaalbedrag|Factuurbedrag|Te betalen|Totaal te betalen|Te
    voldoen|Factuurtotaal|Totaal incl. BTW|Eindtotaal|Totaal bedrag|Totaal EUR|Bedrag incl. btw|Totaal te
    voldoen|Totaalbedrag incl. BTW|Totaal factuur|Totaal verschuldigd|U betaalt|Bruto|Te betalen bedrag|Totaal
    inclusief BTW|Eindbedrag|Bruto totaal|Totaal nota|Verschuldigd bedrag|Door u te betalen|Over te
    maken|Notabedrag|Totaal generaal|Algemeen totaal|Incl. btw|Totaal declaratie|Totaal af te rekenen}
discount {Korting|Korting 5%|Klantkorting|Kwantumkorting|Handelskorting|Betalingskorting|Actiekorting|Rabat}
shipping {Verzendkosten|Transport|Vracht|Vrachtkosten|Porto|Verpakking|Administratiekosten|Orderkosten|Voorrijkosten|\
Reiskosten|Brandstoftoeslag|Milieuheffing|Verschotten|Bezorgkosten}
prepaid {Aanbetaling|Reeds betaald|Reeds voldaan|Voorschot|Af: aanbetaling|Voldaan|Vooruitbetaling|Betaald
    voorschot|Minus aanbetaling|Al betaald|Voorschotten|Ontvangen betaling|Aanbetaling d.d. <paid>|Betaling
    <paid>|Eerder gefactureerd|Ontvangen voorschot|Verrekening voorschot|In mindering|Reeds ontvangen|Uw
    betalingen|Betaald op <paid>|Termijn 1 betaald|Reeds gefactureerd|Termijnbedragen}
rest {Te betalen|Nog te betalen|Restant|Openstaand bedrag|Saldo|Nog te voldoen|Resterend bedrag|Te
    voldoen|Openstaand|Restbedrag|Verschuldigd|Totaal te betalen|Resteert|Bij te betalen|Resterend te betalen|Saldo te
    betalen|Slotbedrag|U moet nog betalen|Te betalen saldo|Resterende betaling}
rounding {Afronding|Afrondingsverschil}
previous {Vorig saldo|Openstaand saldo|Saldo vorige factuur}
withheld {Inhouding 5%|Garantie-inhouding|G-rekening|Inhouding}
skonto_sum {Kredietbeperking 2%|Bij betaling binnen <few> dagen|Bedrag met korting|Betalingskorting 2%}
base {Grondslag|Over|Maatstaf|Netto|Bedrag excl.|Basis}
rate {Btw %|Tarief|BTW|%|BTW-tarief|Code}
words_label {In letters|Zegge|Bedrag in letters}
carried {Transport|Te transporteren|Transporteren|Subtotaal pagina}
item {Omschrijving|Beschrijving|Artikel|Dienst|Product|Werkzaamheden|Artikelomschrijving|Specificatie|Prestatie|\
Omschrijving werkzaamheden}
quantity {Aantal|Uren|Hoeveelheid|Aant.|Stuks|Dagen|Aantal uur}
unit {Eenheid|Ehd|Per|EH}
price {Prijs|Tarief|Stuksprijs|Prijs per stuk|Eenheidsprijs|Prijs p/st|Uurtarief|Prijs excl.|E.P.}
line {Bedrag|Totaal|Regelbedrag|Netto|Bedrag excl.|Totaalprijs|Bedrag EUR|Regeltotaal|Waarde}
pos {Nr.|Pos.|Regel|#}
artno {Artikelnr.|Art. nr.|Artikelcode|Artikelnummer|Code}
s_intro Hierbij brengen wij u in rekening{:| voor de uitgevoerde werkzaamheden:}; Voor geleverde {diensten|goederen}
    brengen wij u het volgende in rekening:; Conform uw bestelling <order> d.d. <ordered>; Volgens offerte <order> van
    <ordered>; Pakbon <delivery_no> van <delivered>; Werkzaamheden uitgevoerd op <delivered>; Betreft werkzaamheden in
    de periode <period>; Ingevolge onze overeenkomst van <ordered> declareren wij:
s_number Factuur <number>; Factuur nr. <number>; Factuurnummer <number>; FACTUUR <number>; Factuur <number> d.d.
    <issued>; Factuur nr. <number> van <issued>; Nota <number>; Factuur: <number>; Onze factuur <number>; Betreft:
    factuur <number>; Declaratie <number>; Eindfactuur <number>
s_total Het totaalbedrag is <gross>; Ons honorarium bedraagt <net> exclusief <tax> btw, in totaal <gross>.; Netto
    <net>, btw <rate>% <tax>, totaal <gross>.; Wij verzoeken u <gross> over te maken; Deze factuur bedraagt <gross>,
    waarvan <tax> btw over <net>.
s_due {Gelieve te betalen|Wij verzoeken u te betalen|Graag betalen|Te voldoen|Te betalen}
    {voor|vóór|uiterlijk|uiterlijk op} <due>{.|}; Vervaldatum: <due>; Uiterste betaaldatum: <due>; Wij verzoeken u het
    bedrag vóór <due> over te maken.; Het bedrag wordt op <due> van uw rekening afgeschreven.; Betaling uiterlijk
    <due>; Vervaldag <due>; Gelieve het bedrag te voldoen vóór <due> op onze rekening.; Betaalbaar op <due>; Wij zien
    uw betaling graag tegemoet voor <due>.
s_terms Betaling binnen <days> dagen{.| na factuurdatum.| netto.}; Betalingstermijn: <days> dagen; Betalingsconditie:
    <days> dagen netto; Gelieve te betalen binnen <days> dagen{.| na factuurdatum.}; <days> dagen netto; Te voldoen
    binnen <days> dagen; Binnen <days> dagen na factuurdatum; Betaalbaar binnen <days> dagen.; Wij verzoeken u binnen
    <days> dagen te betalen.; Betaling <days> dagen
s_early 2% korting bij betaling voor <early>.; Bij betaling binnen <few> dagen 2% betalingskorting.;
    Kredietbeperkingstoeslag vervalt bij betaling vóór <early> (<earlysum>)
s_receipt Betaling direct na ontvangst.; Contant; Per omgaande te voldoen.; Direct betaalbaar
s_late Bij te late betaling is de wettelijke rente verschuldigd.; Geleverde goederen blijven eigendom tot volledige
    betaling.; Reclames binnen 8 dagen.
s_thanks Hartelijk dank voor uw opdracht.; Bedankt voor uw bestelling!; Met vriendelijke groet,; Gelieve bij betaling
    het factuurnummer te vermelden.; Op al onze leveringen zijn onze algemene voorwaarden van toepassing.; Gesloten van
    <holiday>; Rechtbank <town> is bevoegd.
salutation Geachte heer, mevrouw,; Beste klant,; Geachte relatie,; L.S.,
department Crediteurenadministratie; T.a.v. de administratie; Afdeling Inkoop; Financiële administratie; Boekhouding;
    Afd. Crediteuren; Technische dienst; Facilitair
attention T.a.v.; t.a.v.; Ter attentie van; c/o; Attn.
copy Origineel; Kopie; Duplicaat; Kopie factuur
exempt Btw verlegd.; Vrijgesteld van btw.; Btw verlegd naar afnemer.; Intracommunautaire levering, 0% btw.; Factuur
    vrijgesteld van OB op grond van artikel 25.
tagline Sinds 1952; Verkoop, verhuur, service; Vakwerk op maat; Openingstijden ma-vr 8-17; Groothandel; Uw specialist;
    Advies en uitvoering; Familiebedrijf
credit_note Creditnota; Creditfactuur; Kredietnota; Credit nota
order_doc Inkooporder; Bestelbon; Bestelling; Inkoopopdracht
order_confirmation Orderbevestiging; Opdrachtbevestiging; Bevestiging van uw bestelling
quote Offerte; Prijsopgave; Offerte <number>; Prijsofferte; Begroting
proforma Pro forma factuur; Proforma factuur; Pro-formafactuur; PROFORMA FACTUUR
delivery_note Pakbon; Leveringsbon; Afleverbon; Vrachtbrief; Leverbon
receipt Kwitantie; Kassabon; Betalingsbewijs; Ontvangstbewijs
statement Rekeningoverzicht; Openstaande posten; Saldo-overzicht; Rekeninguittreksel
reminder Betalingsherinnering; Aanmaning; Herinnering; Laatste aanmaning; Tweede herinnering; Ingebrekestelling
contract_doc Huurovereenkomst; Onderhoudscontract; Overeenkomst van opdracht; Raamovereenkomst; Serviceovereenkomst
letter Tariefswijziging; Nieuw rekeningnummer; Bevestiging afspraak; Belangrijke informatie; Uitnodiging
payslip Loonstrook; Salarisspecificatie; Loonbrief; Loonspecificatie
menu Menukaart; Prijslijst; Menu; Dagkaart; Drankenkaart
items Onderhoud cv-ketel; Montage kozijnen; Drukwerk flyers; Hosting jaarcontract; Advies per uur; Printpapier A4;
    Transport pallets; Huur container; Schoonmaak kantoor; Arbeid; Schroeven RVS; Vertaling; Training; Reparatie pomp;
    Elektriciteit verbruik; Vastrecht; Overnachting; Ontbijt; Catering lunch; Tegels 60x60; Grafisch ontwerp;
    Laboratoriumonderzoek; Opslag; Koffiebonen 1 kg; Licentie per gebruiker; Voorrijkosten; Hout vuren; Schilderwerk;
    Keuring installatie; Rozen rood 60 cm; Grondwerk; Huur kantoorruimte; Servicekosten; Fotografie; Bandenset;
    Juridisch advies; Administratie; Bloemen
"""
