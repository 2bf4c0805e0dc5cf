"""The words that labels are made of, by what they say; folded, with the parts of German and Dutch compounds.

A label that no table names whole is known by its words: `Fecha del documento`, `Rechnungsausstellungsdatum`.
"""

TABLE = """
invoice
  lasku laskun fakturans fakturaer faktury minuta parcella rachunek rachunku liquidation faktura danovy doklad dokladu
  invoice invoices inv bill facture factures rechnung rechnungs rg fakturen factuur nota fattura factura fatura faktur
  factuurs billing facturation fakturierung fakturierungs faturacao facturacion fatturazione facturatie
  faktuur faktuurs honorarnote honorarnoten kostennote bolletta declaratie afrekening eindafrekening
document
  dok bilag bilags dokumentu piece pezzo document dokument dokumenten beleg documento doc stuk
nr
  codice codigo cod kod kode cislo nummer numero no nr num nro number numer n # id № code
ref
  referens referanse viitteemme referencji viite ref reference referenz referencia riferimento rif referentie
date
  dato dnia dzien paivays paivamaara paiva datum date data fecha jour giorno dia day dag dagtekening tag
issue
  vystaveni vystaveno utfardad utfardande udstedt udstedelses utstedt utstedelse wyst emissionsdato laadittu issue
  issued emission emis emise emitted dated emessa emesso emitida emitido ausstellung ausstellungs ausgestellt erstellt
  erstellung erstellungs etablie etabli expedicion emissao emissione wystawienia wystawiono wystawiona wystawiony
  uitgegeven uitgifte opgemaakt invoiced fakturiert gestellt ausgefertigt expedida expedido datee datato datata fechada
  fechado redigee redatta redatto opgesteld gedateerd sporzadzona raised billed
due
  forfallo forfalls forfalder forfald forfalds forfall splatnosti splatnost splatno due faellig echeance fallig
  falligkeit falligkeits faelligkeits verval vervaldag scadenza vencimiento vencimento vence
pay
  betala betalas betale betales betalnings betalings maksu uhrade uhrady uhrada zaplatit maksettava zaplac wplaty pay
  payment payable paiement payer regler reglement zahlung zahlungs zahlbar zahlen zahl zahlender uberweisen betaling
  betalen betaal voldoen pagamento pagare pagar pago platnosci platnosc platne zaplaty zaplata settlement remittance
  zahlende
by
  frist senast senest au viimeistaan by before until latest bis spatestens avant tard voor uiterlijk uiterste entro
  antes ate deadline limit limite termine termin ziel prazo plazo hasta termijn
purchase
  ordre best bestallning bestallnings tilbud offert offerten objednavky objednavka tilaus tilausnumero vostro tender
  wniosek order orders po purchase commande bestell bestellung bestellungs auftrag auftrags bestelling bestel inkoop
  opdracht ordine pedido orden encomenda requisicao zamowienia zamowienie zlecenia zlecenie devis offre angebot
  angebots offerte oferta preventivo presupuesto orcamento quotation quote contract contrat vertrag vertrags contratto
  contrato umowa projekt project projet chantier kommission kommissions dossier job albaran ddt pakbon lieferschein bl
  cig cup requisition
delivery
  leverans leverings leveret leverert leveres dodani dodaci plneni toimitus uitgevoerd uslugi wykonano dostarczono
  wysylka zakonczenia travaux uitvoerings fornitura delivery delivered livraison livre expedition liefer lieferung
  leistung leistungs levering lever geleverd consegna consegnato entrega entregado entregue dostawy sprzedazy supply
  shipped shipping
  afleveradres lieferadresse versand verzend despatch dispatch
  envio spedizione wysylki destinazione destination carga descarga
  ausfuhrungs execution prestation operacion servicio prestazione wykonania service consignee
deliver_to
  deliver ship entregar enviar livrer versenden afleveren afleverings aflever bezorg consegnare
customer
  kund kundens zakaznik asiakas asiakasnumero asiakkaan kundenr klantnr customer client clients kunden kunde kd
  debitor debitoren debiteur debiteuren klant klanten cliente clienti klienta relatie kontrahent kontrahenta account
  acct compte conta cuenta
buyer
  adquiriente contratante abonado cliente/customer klant/kunde
  odberatel kupujici kopare koper kjoper ostaja bestallare mottagare modtager mottaker odbiorca nabywca
  faktureringsadress fakturaadresse zleceniodawca buyer purchaser acheteur kaufer kaeufer besteller auftraggeber
  rechnungsempfanger leistungsempfanger empfanger afnemer opdrachtgever acquirente committente cessionario
  intestatario destinatario destinataire comprador adquirente receptor tomador nabywcy kupujacy zamawiajacy recipient
  klient platnik
seller
  dodavatel prodavajici saljare selger saelger leverantor leverandor myyja toimittaja empresa societe avsender
  afsender seller vendor supplier vendeur emetteur fournisseur prestataire verkaufer lieferant rechnungssteller
  rechnungsaussteller leistungserbringer absender auftragnehmer verkoper leverancier afzender opdrachtnemer fornitore
  cedente prestatore mittente emittente venditore emisor proveedor vendedor expedidor emitente fornecedor prestador
  sprzedawca sprzedawcy wystawca dostawca wykonawca uslugodawca issuer
other
  genere edite sporzadzono facturado stand uitvoering generado processado utskrivet udskrevet tiskano vytisteno sivu
  side sida ico dic orgnr cvr organisationsnummer variabilni konstantni symbol y-tunnus tilinumero konto bankgiro
  plusgiro kontonummer handlowiec opiekun osoba referent handlaggare saksbehandler sagsbehandler print printed
  impression imprime edition druck gedruckt stampa stampato impreso impresso wydruku wydrukowano created cree creato
  creado criado utworzono aangemaakt afgedrukt contact kontakt ansprechpartner bearbeiter page seite pagina strona
  iban bic swift telefon phone fax mobile siret siren rcs hrb hrab krs regon rea kvk ape naf nip nif cif nipc eori gln
  start end debut fin beginn ende version statement previous originale origine ursprung letzte lieferantennummer
  register registre registered matricula steuernummer
period
  period periode periodo okres rozliczeniowy zeitraum obdobi kausi competenza periodes perioden laskutuskausi
total
  samlet samlat totalt totalsumma totalbelop totalbelob alt ialt celkem yhteensa summa att tilsammans razem suma
  celkova total totals totaal totale totales summe gesamt sum soma ogolem lacznie somme grand end general generale
  geral globale overall
amount
  belop belopp belob beloeb castka hinta arvo prix price prezzo precio preco somma kwota naleznosc naleznosci amount
  betrag betrags montant bedrag importe importo valor wartosc value wert sum sums
lines
  mercadorias goederen bienes delsumma delsum mezisoucet valisumma pozycje pozycji towarow importes sub subtotal
  zwischen sous subtotaal subtotale goods items item lines line positionen positions waren article articles merce
  righe regels produits produkte products prestations prestazioni linhas tussen
net
  netto ekskl exkl eksl bez zaklad veroton alv0 nettobelopp uden uten nettovarde podstawa opodatkowania net ht htva
  hors excl exclusive exclusief exclusion excluding ex ohne before taxable imponibile imponible neto sin sem liquido
  iliquido incidencia tributavel basis base bemessungsgrundlage bemessungs grundlage zonder netta
tax
  igv itbms itbis isv igst cgst sgst
  moms mva merverdiavgift dph alv momsbelopp momsbelob vero vat tax taxes taxe tva mwst ust btw iva gst hst pst qst
  mehrwertsteuer umsatzsteuer steuer belasting imposta impuesto imposto podatek podatku igic cuota
gross
  inkl bruttobelopp sis verollinen brutto gross bruto ttc incl inclusive including inclus inclusief incluido incluida
  inclusa con com ivato compris comprise comprises tvac tvc mit
paid
  betalt betald forskott forskud forskudd depositum inbetalt zaloha zaplaceno ennakko maksettu pago wplacono uhrazeno
  erhalten conto paid received deposit deposits prepaid prepayment prepayments advance acompte acomptes arrhes verse
  versee versement anzahlung anzahlungen gezahlt gezahlter bezahlt bezahlter abschlag abschlags vorauszahlung
  aanbetaling betaald voldaan voorschot vooruitbetaald acconto acconti anticipo caparra pagado recibido adiantamento
  sinal zaliczka zaliczki zaplacono przedplata wplacona recu pagato versato entregado percu percue
rest
  kvar aterstar aterstaende gjenstaende resterende udestaende zbyva doplatek jaljella avoin avoinna tilgodehavende
  restbelopp restbelob skyldig przekazania rest reste restant remaining balance outstanding open solde saldo residuo
  resterend resteren restante openstaand pendiente divida dovuto pozostalo pozostaje doplaty offen offener noch
  verbleibend verbleibender verbleibende resto adeudado owing restbetrag restschuld restforderung devedor liquidar
  pozostala
to
  till til komu pro to an a aan para spett per pour rivolta adressee
address
  adresse adress adresa osoite address anschrift adres indirizzo direccion morada endereco
details
  details detail datos dados dati daten gegevens coordonnees informations information dane name nom nombre nome
place
  obra cantiere chantier baustelle locatie sted plats misto budowy place lieu ort luogo local lugar miejsce plaats
  site stelle
seq
  forsaljnings salgs endelig slutt slut mva-faktura prodejni prestazioni accompagnatoria comercial eind your sua seu
  eure su vstr final finale schluss teil abschluss sales sale verkoop verkaufs ausgangs sammel vente venta vendita
  venda sprzedazy definitive dienstleistungs services diensten servicios servicos koncowa client interim proforma
  honorar honorarios handels ordinaria completa einzel immediata differita our unsere unser ons onze notre nos nuestra
  nuestro nossa nostra votre vos ihre ihr uw vostra vs suo v
link
  am on at op il em z w dem och og a je ke k na se ja over do za dla zu bij att charge zl kc kr sek dkk nok pln czk
  panstwa of the de la le les l d du des der die das vom von del della dello di da dos el los las e et und and en y i
  in im zum zur al van het para eur usd gbp chf euro euros inkl. gesetzl customers dell
"""
