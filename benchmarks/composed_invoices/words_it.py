"""What Italian and Ticinese invoices print beside their values: a key, then its wordings."""

WORDS = """
title {Fattura|FATTURA}; Fattura; FATTURA; Fattura {accompagnatoria|differita|immediata|di
    vendita|commerciale|riepilogativa|di saldo|d'acconto|pro forma definitiva|elettronica|cortesia|professionale|per
    servizi|n.}; Parcella; Notula; Nota onorari; Bolletta; Avviso di fattura; Nota spese; Documento commerciale;
    Fattura / Invoice; Copia di cortesia di fattura elettronica; Nota d'onorario; Fattura di locazione
number {Fattura n.|Fattura N.|Numero fattura|N. fattura|N° fattura|Numero documento|N. documento|Documento n.|Num.
    doc.|Nr. fattura|Fattura nr.|Numero|N.|Nr.|N°|Fattura numero|Num. fattura|Nostra fattura|Parcella n.|Rif.
    fattura|N. doc.|Doc. n.|Fatt. n.|Numero Doc.|Fattura|Riferimento|Nota n.|N. ordine
    fattura|Progressivo|Documento|Identificativo|Bolletta n.|Ft. n.|Numero parcella|Vostro riferimento per il
    pagamento|Protocollo fattura}
issued {Data|Data|Data fattura|Data documento|Data emissione|Data di emissione|Emessa il|Emesso il|Del|Data doc.|Data
    della fattura|In data|Fattura del|Data fatt.|Data di fatturazione|Redatta il|Lì|Data di redazione|Data
    parcella|Datata|Data registrazione|Rilasciata il|Luogo e data|Documento del}
due {Scadenza|Data scadenza|Scadenza pagamento|Data di scadenza|Scade il|Da pagare entro il|Pagamento entro il|Entro
    il|Pagare entro|Scadenze|Data pagamento|Termine di pagamento|Scadenza il|Da saldare entro|Valuta|Pagabile entro
    il|Data di addebito|Addebito il|Scadenza rata|Termine|Ultimo giorno utile|Scadenza netta|Pagabile il|Da versare
    entro|Saldo entro|Esigibile il|Sarà addebitata il|Entro e non oltre il|Scad.}
order {Ordine|Ordine n.|N. ordine|Vs. ordine|Vostro ordine|Rif. ordine|Ordine cliente|Numero ordine|Ord. n.|Conferma
    d'ordine|Preventivo|Preventivo n.|Rif. preventivo|CIG|CUP|Commessa|Vs. riferimento|Contratto|Offerta n.|Ordine di
    acquisto|Rif. offerta}
ordered {Data ordine|Ordine del|Del|Vs. ordine del|Data preventivo|Contratto del|Data conferma|Incarico del|Ordinato
    il|Offerta del}
delivery_no {DDT|DDT n.|N. DDT|Documento di trasporto|Bolla n.|Rif. DDT|D.d.T. n.|Ns. DDT|Bolla|Numero DDT}
delivered {Data consegna|Consegnato il|Data DDT|Data di consegna|Data trasporto|Data inizio trasporto|Eseguito il|Data
    prestazione|Data spedizione|Data intervento|Prestazione del|Consegna|Lavori ultimati il|Ritirato il|Data
    esecuzione|Effettuato il}
period {Periodo|Periodo di riferimento|Competenza|Periodo di fatturazione|Mese|Mese di competenza|Prestazioni
    dal|Periodo consumi|Bimestre|Trimestre|Canone periodo|Dal / al|Soggiorno}
customer {Cod. cliente|Codice cliente|Cliente n.|N. cliente|Cod. Cl.|Cliente|Conto cliente|Codice|Codice
    contratto|Numero cliente|Utente n.|Matricola|Codice utente|Cod. conto|Socio n.}
project {Commessa|Cantiere|Oggetto|Progetto|Pratica|Rif. pratica|Lavori|Causale|Immobile|Vs. rif.|Cantiere di|Sede
    lavori|Dossier|Nave|Veicolo|Targa|Incarico|Opera}
contract {Contratto|Contratto n.|N. contratto|Convenzione|Polizza n.|Abbonamento|Codice contratto|Rif. contratto}
our_ref {Ns. rif.|Nostro riferimento|Rif.|Riferimento|Ns. riferimento|Prot.|Protocollo}
your_ref {Vs. rif.|Vostro riferimento|Vs. riferimento|Rif. cliente|Codice destinatario|Rif. amministrazione|Codice
    univoco}
contact {Contatto|Referente|Agente|Vs. referente|Responsabile|Operatore|Rappresentante|Venditore|Persona di
    contatto|Compilato da|Tecnico|Incaricato|Capo area}
phone {Tel.|Telefono|Tel|Cell.|T.|Centralino}
fax {Fax|Telefax}
email {E-mail|Email|PEC|Mail|Posta elettronica}
vat {P.IVA|Partita IVA|P. IVA|Part. IVA|P.I.|Cod. IVA|IVA|C.F. e P.IVA|Cod. Fisc. e P. IVA|N. IVA|IDI|P.Iva/C.F.}
buyer_vat {P.IVA|Partita IVA|P. IVA cliente|Partita IVA cliente|Vs. P.IVA|Vs. partita IVA|C.F./P.IVA|Partita IVA
    cessionario|P.IVA/C.F.}
taxno {C.F.|Codice fiscale|Cod. Fisc.|Cod. fiscale}
register {REA|C.C.I.A.A.|Reg. Imprese|Capitale sociale|R.E.A.|Iscr. Trib.|Cap. soc.|Registro imprese|Albo}
page {Pag.|Pagina|Foglio|Pag. n.}
printed {Stampato il|Data stampa|Stampa del|Generato il|Aggiornato al}
terms_label {Condizioni di pagamento|Pagamento|Modalità di pagamento|Cond. pagamento|Termini di
    pagamento|Condizioni|Pag.to|Modalità pagamento}
pay_method {Metodo di pagamento|Modalità|Tipo pagamento|Forma di pagamento|Mezzo di pagamento|Pagamento}
by_transfer {Bonifico bancario|Bonifico|Ri.Ba.|RiBa 30 gg|Rimessa diretta|SDD|Contanti|Assegno|B.B.|Ricevuta
    bancaria|Addebito diretto|RID}
currency_label {Valuta|Divisa|Val.}
supplier_no {Cod. fornitore|Codice fornitore|Nostro codice fornitore|Fornitore n.}
cost_centre {Filiale|Magazzino|Deposito|Centro di costo|Reparto|Sede|Divisione|Zona|Ufficio}
ship_via {Vettore|Trasporto a mezzo|Porto|Spedizione|Resa|Causale trasporto|Aspetto dei beni|N. colli|Peso kg|Trasporto
    a cura|Incoterms}
ship_value {Vettore|Franco|Assegnato|Corriere|Mittente|Destinatario|Porto franco|Vendita|Bancali|EXW|DAP|Bartolini}
meter {POD|PDR|Matricola contatore|N. contatore|Targa|Km|Camera|Prenotazione|Arrivo|Partenza|Ospite|N.
    serie|Polizza|Telaio|Utenza|Linea|Passeggeri|Notti|Impianto|Paziente}
buyer {Cliente|Spett.le|Spettabile|Destinatario|Fatturare
    a|Intestatario|Cessionario|Cessionario/Committente|Committente|Intestazione|Destinatario fattura|Fatturato a|Dati
    cliente|Acquirente|Cliente/Committente|Sig./Spett.le|Indirizzo di fatturazione|Intestata a|Alla cortese
    attenzione|Cliente intestatario|A|Destinataria|Conduttore|Dati di fatturazione|Debitore|Utente|Intestatario
    fattura|Cliente fatturazione|Soggetto fatturato|Egr. Spett.|Beneficiario del servizio|Pagabile da|Spett.
    Ditta|Cessionario / committente (cliente)|Ragione sociale cliente|Mandante}
seller {Fornitore|Cedente|Cedente/Prestatore|Mittente|Emittente|Prestatore|Venditore|Da|Dati fornitore|Ditta|Prestatore
    di servizi|Locatore|Emessa da|Beneficiario|Professionista|Cedente / prestatore (fornitore)|Impresa|Pagabile a}
ship {Destinazione|Luogo di destinazione|Destinazione merce|Indirizzo di consegna|Consegnare a|Consegna presso|Luogo di
    consegna|Destinatario merce|Cantiere|Luogo di intervento|Indirizzo fornitura|Spedire a|Destinazione diversa|Luogo
    lavori|Sede di consegna|Scarico presso|Immobile sito in|Destinazione (se diversa)}
agent {Sede legale|Sede operativa|Filiale|Magazzino|Agente|Vettore|Sede amministrativa|Ufficio
    commerciale|Depositario|Unità locale|Deposito|Punto vendita|Spedizioniere}
bank {Coordinate bancarie|Banca|Banca d'appoggio|Bonifico su|Dati bancari|Ns. banca|IBAN|Appoggio bancario|Conto
    corrente|Bonifico a favore di|Nostra banca d'appoggio|Pagamento su}
sub {Subtotale|Totale merce|Totale righe|Totale parziale|Importo merce|Tot. merce|Totale lordo|Totale
    prestazioni|Totale lavori|Somma}
net {Imponibile|Totale imponibile|Importo netto|Netto|Totale netto|Totale senza IVA|Tot. imponibile|Imponibile
    IVA|Importo imponibile|Totale al netto IVA|Base imponibile|Totale prestazione|Valore netto|Netto merce|Totale IVA
    esclusa|Imponibile totale|Onorario|Compenso|Totale esclusa IVA|Totale competenze|Importo al netto di IVA|Totale
    imp.le|Corrispettivo}
tax {IVA <rate>%|IVA <rate> %|IVA al <rate>%|I.V.A. <rate>%|IVA (<rate>%)|Imposta <rate>%|Aliquota IVA <rate>%|<rate>%
    IVA|IVA <rate>% su <base>|Importo IVA <rate>%|+ IVA <rate>%|IVA al <rate> % su <base>|Imposta al <rate>%}
taxes {IVA|Totale IVA|Imposta|Totale imposta|Importo IVA|Tot. IVA|I.V.A.|Imposte|Totale imposte|Ammontare IVA|di cui
    IVA|Imposta totale|IVA totale|Tot. imposta}
gross {Totale fattura|TOTALE FATTURA|Totale|Totale documento|TOTALE DOCUMENTO|Importo totale|Totale IVA inclusa|Totale
    da pagare|Netto a pagare|Totale generale|Totale a pagare|Importo fattura|Totale lordo|Totale complessivo|Totale
    EUR|Totale dovuto|Importo da pagare|Totale ivato|Totale bolletta|Tot. fattura|Importo totale documento|Totale
    €|Totale doc.|Da pagare|Totale parcella|Importo dovuto|Totale con IVA|Totale incl. IVA|Totale in Euro|Saldo da
    versare|Importo complessivo|Totale CHF|Importo lordo|Somma dovuta|Totale finale|Totale dovuto EUR}
discount {Sconto|Sconto 5%|Abbuono|Sconto cliente|Sconto merce|Sconto incondizionato|Premio|Sconto commerciale|Ribasso}
shipping {Spese di trasporto|Trasporto|Spese di spedizione|Imballo|Spese incasso|Spese accessorie|Bolli|Imballo e
    trasporto|Spese bancarie|Rimborso spese|Contributo CONAI|Diritto di chiamata|Spese varie|Cassa previdenza
    4%|Contributo integrativo 4%|Rivalsa INPS 4%}
prepaid {Acconto|Acconto versato|Acconto ricevuto|Meno acconto|Anticipo|A dedurre acconto|Già pagato|Acconti|Pagamenti
    ricevuti|Acconto del <paid>|Anticipo versato|Versamento del <paid>|Deposito|Caparra|Importo già versato|Acconto
    fattura del <paid>|Già versato|A detrarre acconto|Caparra confirmatoria|Vostro acconto|Pagato il <paid>|Acconti
    precedenti|Detratto acconto|Incassato}
rest {Netto a pagare|Saldo|Saldo da pagare|Da pagare|Importo da pagare|Residuo|Saldo dovuto|Resta da pagare|Totale da
    pagare|Rimanenza|Saldo a pagare|Da saldare|Importo residuo|Netto da pagare|Residuo da pagare|Totale a saldo|Importo
    ancora dovuto|Da versare|Netto a Vs. carico|Rimangono da pagare}
rounding {Arrotondamento|Arrotondamenti}
previous {Saldo precedente|Importi precedenti|Bollette precedenti|Residuo precedente}
withheld {Ritenuta d'acconto 20%|Ritenuta d'acconto|Meno ritenuta 20%|R.A. 20%|Ritenuta a garanzia 5%|Ritenuta}
skonto_sum {Sconto cassa 2%|Importo con sconto|Sconto per pagamento anticipato}
base {Imponibile|Base|Imponibili|Netto|Imp.le}
rate {Aliquota|% IVA|Aliq.|IVA %|Cod. IVA|%|Al. IVA}
words_label {In lettere|Importo in lettere|Diconsi|Dicesi}
carried {Riporto|A riportare|Totale riportato|Segue}
item {Descrizione|Descrizione dei beni|Prodotto|Articolo|Prestazione|Servizio|Natura e qualità dei beni|Descrizione
    articolo|Oggetto|Voce|Dettaglio|Lavorazione}
quantity {Q.tà|Quantità|Qtà|Q.ta|Ore|Quant.|N.|Giorni|Pezzi|Notti}
unit {U.M.|UM|Unità|U.m.}
price {Prezzo|Prezzo unitario|P. unitario|Prezzo unit.|Pr. unit.|Tariffa|P.U.|Costo orario|Prezzo netto}
line {Importo|Totale|Importo netto|Totale riga|Prezzo totale|Imponibile|Importo €|Valore|Totale netto}
pos {N.|Riga|Pos.|#}
artno {Codice|Cod. art.|Articolo|Codice articolo|Cod.}
s_intro Vi rimettiamo fattura per {le prestazioni eseguite|la merce consegnata|i lavori eseguiti}:; Per le prestazioni
    svolte nel periodo <period>:; Rif. DDT n. <delivery_no> del <delivered>; Rif. Vs. ordine <order> del <ordered>; A
    fronte del preventivo <order> del <ordered> addebitiamo:; Compenso per l'attività professionale svolta; Addebitiamo
    quanto segue:; Intervento del <delivered>:; Come da contratto del <ordered>; Per consulenza prestata come da
    incarico del <ordered>:
s_number Fattura n. <number> del <issued>; Fattura n. <number>; FATTURA N. <number> DEL <issued>; Fattura <number>;
    Fattura nr. <number> del <issued>; Parcella n. <number> del <issued>; Fattura accompagnatoria n. <number>; Fattura
    N° <number>; Fattura di vendita <number>; Ns. fattura n. <number>; Oggetto: fattura n. <number>; Notula n.
    <number>; Fattura n° <number> data <issued>
s_total Il totale della presente ammonta a <gross>; Imponibile <net>, IVA <rate>% <tax>, totale <gross>.; Il compenso è
    di <net> oltre IVA <tax>, per complessivi <gross>.; Vi preghiamo di versare <gross>; Per un totale di <gross>, di
    cui <tax> di IVA su <net>.
s_due Da pagare entro il <due>{.|}; Pagamento entro {e non oltre |}il <due>{.| mediante bonifico.}; Scadenza
    {pagamento|}: <due>; Vi preghiamo di effettuare il pagamento entro il <due>.; L'importo sarà addebitato il <due>
    sul Vs. conto.; Scadenza <due>; Pagabile entro il <due>; Bonifico entro il <due>; Scade il <due>; RiBa al <due>; Da
    saldare entro il <due>.; Il pagamento dovrà pervenire entro il <due>.
s_terms Pagamento {a |}<days> {giorni|gg} {data fattura|d.f.|netto|dalla data della fattura|f.m.}; Bonifico bancario
    <days> {giorni|gg} {data fattura|d.f.}; Pagamento: <days> gg; Pagamento entro <days> giorni; <days> giorni data
    fattura; Rimessa diretta <days> gg; Condizioni di pagamento: bonifico a <days> giorni; Pagabile in <days> giorni;
    Ri.Ba. <days> gg d.f.
s_early Sconto 2% per pagamento entro il <early>.; Sconto cassa 2% a <few> giorni.; Pagando entro il <early> si applica
    lo sconto del 2% (<earlysum>).
s_receipt Pagamento a vista fattura; Pagamento alla ricezione della fattura; Rimessa diretta vista fattura; Pagamento
    immediato
s_late In caso di ritardato pagamento saranno addebitati gli interessi di mora ex D.Lgs. 231/2002.; La merce resta di
    nostra proprietà fino al saldo.; Reclami entro 8 giorni dal ricevimento.
s_thanks Grazie per la preferenza accordataci.; Distinti saluti; Contributo CONAI assolto ove dovuto.; Foro competente:
    <town>; Chiusura estiva: <holiday>; Documento privo di valenza fiscale ai sensi dell'art. 21 DPR 633/72.; Imposta
    di bollo assolta in modo virtuale.; Si prega di indicare il numero della fattura nella causale.
salutation Spett.le Ditta,; Gentile cliente,; Egregi Signori,; Buongiorno,
department Ufficio Contabilità; Amministrazione; Ufficio Acquisti; c.a. Amministrazione; Contabilità fornitori; Ufficio
    tecnico; Direzione lavori; Reparto manutenzione
attention c.a.; Alla c.a.; All'attenzione di; c/o; Att.ne; Alla cortese attenzione di
copy Originale; Copia; Copia cliente; Copia di cortesia
exempt Operazione esente IVA art. 10.; Inversione contabile art. 17.; Non imponibile art. 41 D.L. 331/93.; Regime
    forfettario, operazione senza IVA.; Reverse charge.
tagline Dal 1962; Ingrosso e dettaglio; Impianti civili e industriali; Orario 8-12 14-18; Azienda certificata ISO 9001;
    Vivai e giardini; Concessionaria; Studio associato
credit_note Nota di credito; Nota credito; Nota di accredito; Nota di variazione in diminuzione; Storno fattura
order_doc Ordine; Ordine di acquisto; Ordine a fornitore; Buono d'ordine
order_confirmation Conferma d'ordine; Conferma ordine; Conferma ordine cliente; Conferma del Vs. ordine
quote Preventivo; Offerta; Offerta commerciale; Preventivo n. <number>; Preventivo di spesa
proforma Fattura pro forma; Fattura proforma; Proforma; Avviso di parcella pro forma
delivery_note Documento di trasporto; DDT; Bolla di consegna; Documento di trasporto (D.D.T.); Bolla di accompagnamento
receipt Ricevuta; Ricevuta di pagamento; Scontrino; Quietanza; Ricevuta fiscale
statement Estratto conto; Estratto conto clienti; Situazione contabile; Scheda cliente
reminder Sollecito di pagamento; Sollecito; Primo sollecito; Secondo sollecito; Avviso di mancato pagamento; Diffida
contract_doc Contratto di locazione; Contratto di manutenzione; Contratto di servizio; Contratto quadro; Accordo di
    fornitura
letter Variazione coordinate bancarie; Aumento listino; Conferma appuntamento; Comunicazione importante; Invito
payslip Busta paga; Cedolino; Cedolino paga; Prospetto paga
menu Menù; Listino prezzi; Carta dei vini; Menù del giorno
items Consulenza aziendale; Manutenzione caldaia; Posa piastrelle; Licenza software; Carta A4; Trasporto merci;
    Noleggio furgone; Materiale elettrico; Pulizia uffici; Manodopera; Viti inox M6; Progetto grafico; Stampa
    volantini; Olio extravergine 1 l; Vino rosso 0,75; Camera singola; Colazione; Quota energia; Quota fissa; Canone
    mensile; Traduzione; Riparazione pompa; Scavo e riporto; Assistenza tecnica; Corso di formazione; Analisi chimiche;
    Legname abete; Sopralluogo; Perizia; Servizio catering; Deposito merce; Pneumatici; Farina 00 sacco 25 kg;
    Allaccio; Serramento in alluminio; Affitto locale; Diritto fisso; Pratica catastale
"""
