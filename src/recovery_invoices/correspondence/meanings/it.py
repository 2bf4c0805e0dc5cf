"""Italian."""

COMMON = (
    "il lo la gli le di del della e che in un una non vi ci per con sono abbiamo si da al alla dei delle"
    " nostra vostra fattura grazie ho come questo questa entro saluti"
)
CONDITION = (
    r"\b(?:se (?!possibile)|non appena (?!possibile|possiamo|posso)|quando (?:ci|avremo|riceveremo"
    r"|riceviamo|il|la)|una volta|a condizione|purche|salvo|finche|fino a quando|dopo (?:aver|che"
    r"|il ricevimento)|a ricevimento|appena (?:riceviamo|riceveremo|ricevo|avremo|avro|il|la))\b"
)
_PAY = (
    r"(?:pagar\w*|saldar\w*|bonificar\w*|versar\w*|liquidar\w*|effettuare (?:il|un|la|questo) (?:pagamento"
    r"|bonifico|versamento|saldo)|fare (?:il|un) (?:bonifico|pagamento|versamento)|eseguire (?:il"
    r"|un) (?:bonifico|pagamento)|provvedere (?:al|con il) (?:pagamento|saldo|bonifico)|procedere (?:al"
    r"|con il) (?:pagamento|saldo|bonifico)|disporre (?:il|un) (?:bonifico|pagamento)|inviare (?:il"
    r"|un) (?:bonifico|pagamento))"
)
_DONE = (
    r"(?:pagat[oaei]|saldat[oaei]|bonificat[oaei]|versat[oaei]|liquidat[oaei]|effettuat[oaei]|eseguit[oaei]"
    r"|fatt[oaei]|inviat[oaei]|dispost[oaei]|addebitat[oaei]|regolat[oaei]|evas[oaei])"
)
MEANINGS = {
    "promise": (
        r"\b(?:pagheremo|paghero|paghera|pagheranno|salderemo|saldero|bonificheremo|bonifichero|verseremo"
        r"|versero|effettueremo|effettuero|provvederemo|provvedero|procederemo|procedero|eseguiremo|eseguiro"
        r"|disporremo|faremo|faro (?:il|un)|liquideremo|invieremo il (?:bonifico|pagamento))\b",
        rf"\b(?:contiamo di|conto di|prevediamo di|intendiamo|stiamo per|sto per|potremo|potro|ci impegniamo a"
        rf"|mi impegno a|possiamo|posso|prometto di|promettiamo di|dovremmo (?:poter|riuscire a)|riusciremo a"
        rf"|riusciro a|andremo a|andiamo a)(?: \S+){{0,3}}? {_PAY}\b",
        rf"\b(?:sara|saranno|verra|verranno|dovrebbe essere)(?: \S+){{0,3}}? {_DONE}\b",
        r"\b(?:pagamento|bonifico|saldo|versamento|soldi)\b(?: \S+){0,5}? (?:e previst\w+|previst\w+"
        r"|programmat\w+|partira|arrivera|avverra|e in programma|pianificat\w+|parte)\b|\b(?:e|abbiamo"
        r"|ho) (?:\S+ ){0,2}?(?:previst[oa]|programmat[oa]|pianificat[oa]|inserit[oa]) (?:\S+ ){0,4}?(?:per"
        r"|il|nel|in)\b",
        r"\b(?:ricever(?:ete|a|ai)|avrete|avra)\b(?: \S+){0,5}? (?:pagamento|bonifico|importo|somma|soldi"
        r"|saldo)\b|\b(?:pago|paghiamo|saldo|saldiamo|bonifico|bonifichiamo) (?:\S+ ){0,4}?(?:il \d|domani"
        r"|entro|lunedi|martedi|mercoledi|giovedi|venerdi|a fine)\b",
    ),
    "paid": (
        rf"\b(?:abbiamo|ho|ha|hanno|avevamo|e|sono|risulta|risultano|e stat[oa]|sono stat[ei]"
        rf"|era)(?: \S+){{0,5}}? {_DONE}\b",
        r"\b(?:contabile|ricevuta|copia|distinta|attestazione|conferma|prova)(?: \S+){0,3}? (?:del? "
        r"|di )?(?:bonifico|pagamento|versamento)\b|\bcontabile (?:allegata|in allegato|bancaria)\b|\b(?:gia"
        r"|regolarmente) (?:\S+ )?(?:pagat|saldat|bonificat|versat|effettuat)\w\b",
        r"\b(?:pagamento|bonifico)\b(?: \S+){0,4}? (?:e partito|e stato|risale|e gia|risulta)\b",
    ),
    "dispute": (
        r"\b(?:contest(?:iamo|o|are|azione|azioni|ata)|reclam(?:o|iamo|are|i)|respingiamo|respingo"
        r"|rifiut(?:iamo|o) (?:la|questa|il|l') ?(?:fattura|importo|addebito)|non (?:siamo|sono) d'accordo"
        r"|in disaccordo|non accett(?:iamo|o)|non riconosc(?:iamo|o)|controversia|ingiustificat\w+|non dovut\w+)\b",
        r"\b(?:fattura|importo|prezzo|quantita|totale|iva|tariffa|ore|addebito|somma"
        r"|conteggio)\b(?: \S+){0,6}? (?:e|sono|risulta|risultano|sembra|era)(?: \S+){0,2}? (?:errat\w+"
        r"|sbagliat\w+|scorrett\w+|non corrett\w+|eccessiv\w+|troppo alt\w+|superior\w+|inesatt\w+"
        r"|gonfiat\w+)\b|\b(?:importo|prezzo|fattura|quantita|iva) (?:errat\w+|sbagliat\w+|non corrett\w+)",
        r"\b(?:error[ei]|discrepanz[ae]|differenz[ae]|problem[ai]|anomali[ae])\b(?: \S+){0,3}? (?:in|nella"
        r"|nel|con|sulla|sul|tra|nei|della|di) (?:\S+ ){0,2}?(?:fattura|importo|prezzo|ordine|quantita"
        r"|calcolo|merce|lavor\w+|consegna|fornitura|servizio|fatturazione)",
        r"\b(?:non|mai)(?: \S+){0,4}? (?:ordinat\w+|richiest\w+|consegnat\w+|completat\w+|terminat\w+"
        r"|eseguit\w+|firmat\w+|conform\w+|funziona\w*|corrispond\w+|concordat\w+|commissionat\w+|fornit\w+"
        r"|ultimat\w+|autorizzat\w+|rispett\w+|svolt\w+)\b|\b(?:non|mai) (?:\S+ ){0,4}?(?:ricevut\w+"
        r"|arrivat\w+) (?:\S+ ){0,3}?(?:merce|ordine|materiale|prodott\w+|consegna|fornitura|pacco|servizio)"
        r"|\b(?:merce|ordine|materiale|prodott\w+|fornitura|pacco|servizio)\b(?: \S+){0,4}? (?:non|mai)\b",
        r"\b(?:difett\w+|danneggiat\w+|rott[oaei]|guast\w+|incomplet\w+|scadente|pessima qualita"
        r"|inutilizzabil\w+|vizi|mancan\w+|mancava\w*|malfunzion\w+|perdite d'acqua|lavoro fatto male"
        r"|inaccettabil\w+)\b",
        r"\b(?:addebitat\w+|fatturat\w+) (?:\S+ )?(?:due volte|in piu|doppi\w+)\b|\b(?:doppia fattur\w+"
        r"|fattura doppia|nota di credito|fattura corretta|fattura rettificata|rettific\w+|correggere (?:la"
        r"|questa) fattura|storno|stornare)\b",
        r"\b(?:annullat\w+|disdett\w+|restituit\w+|reso) (?:\S+ )?(?:ordine|merce|contratto|materiale"
        r"|servizio)|\b(?:prezzo|importo) (?:concordat\w+|pattuit\w+|preventivat\w+)\b|\b(?:preventivo"
        r"|contratto|accordo) (?:era|prevedeva|diceva|indicava)\b",
    ),
    "invoice_wanted": (
        r"\b(?:invi\w+|rinvi\w+|mand\w+|spedir\w*|trasmett\w+|girare|inoltr\w+|forni\w+|allegar\w*|aver\w*"
        r"|ricever\w*|bisogno|serve|chied\w+|gradir\w+)\b(?: \S+){0,7}? (?:copia|duplicato)\b",
        r"\b(?:inviar\w*|inviate\w*|inviateci|inviarmi|invii|rinviar\w*|rinviate\w*|mandar\w*|mandate\w*"
        r"|mandateci|trasmetter\w*|trasmettete\w*|girar\w*|inoltrar\w*|fornir\w*|allegar\w*|rispedire|spedire"
        r"|far\w* avere|bisogno (?:del\w*|di)|ci serve|mi serve)\b(?: ?\S+){0,5}? (?:fattura|pdf|documento)\b",
        r"\b(?:non|mai)(?: \S+){0,4}? (?:ricevut\w+|trov\w+|arrivat\w+|risulta|abbiamo|ho|pervenut\w+"
        r"|riusciamo a trovare|vist\w+|rintracci\w+)\b(?: \S+){0,6}? fattura\b"
        r"|\bfattura\b(?: \S+){0,4}? (?:non|mai)(?: \S+){0,3}? (?:arrivat\w+|ricevut\w+|pervenut\w+|trov\w+"
        r"|risulta|abbiamo)\b|\bsenza (?:la|una|questa) fattura\b|\bquale fattura\b|\bfattura (?:smarrita"
        r"|persa)\b|\b(?:smarrito|perso) (?:la )?(?:vostra )?fattura\b",
    ),
    "time_wanted": (
        r"\b(?:rate|rateizz\w+|rateal\w+|dilazion\w+|a rate|in (?:due|tre|quattro|cinque|piu|\d+) (?:rate"
        r"|volte|tranche|pagamenti)|piano di (?:rientro|pagamento)|al mese|mensil\w+|acconto|acconti)\b",
        r"\b(?:proroga|piu tempo|un po' di tempo|po di tempo|moratoria|pazien\w+|posticip\w+|rimand\w+"
        r"|rinviare il pagamento|slittamento|qualche giorno|comprensione|spostare (?:il pagamento|la scadenza))\b",
        r"\b(?:potremmo|potrei|possiamo|posso|sarebbe possibile|e possibile|possibilita di|conced\w+"
        r"|chiediamo|chiedo|permett\w+|attendere|aspettare)\b.{0,80}\b(?:fino|piu tardi|fine (?:mese|del)"
        r"|mese prossimo|prossimo mese|(?:qualche|due|tre|\d+) (?:giorni|giorno|settimane|mesi|altri))\b",
        rf"\bnon (?:\S+ ){{0,3}}?(?:possiamo|posso|riusciamo|riesco|siamo in grado|sono in grado|potremo"
        rf"|abbiamo (?:fondi|liquidita|soldi))(?: \S+){{0,5}}? ?(?:{_PAY}|far fronte|fronte"
        rf"|fondi)?\b(?!.*\b(?:trovare|aprire|accettare|rintracciare)\b)|\b(?:impossibile"
        rf"|impossibilitati) (?:a )?(?:pagare|saldare)",
        r"\b(?:liquidita|difficolta (?:economic\w+|finanziari\w+|di pagamento|temporane\w+)"
        r"|problemi (?:economic\w+|finanziari|di liquidita|di cassa)|situazione (?:economica|finanziaria"
        r"|difficile)|momento difficile|flusso di cassa)\b",
    ),
    "wrong_person": (
        r"\b(?:persona|indirizzo|destinatari\w+|azienda|societa|ufficio|contatto|mail|e-mail"
        r"|reparto) (?:sbagliat\w+|errat\w+|non corrett\w+)\b|\b(?:non (?:sono|e|siamo)) (?:la persona"
        r"|il destinatario|l'azienda|il referente|il debitore|l'interlocutore|i destinatari|il responsabile"
        r"|la societa)\b|\b(?:scambio di persona|omonim\w+|avete sbagliato)\b",
        r"\bnon (?:\S+ ){0,2}?(?:lavor\w+ (?:\S+ ){0,2}?piu|piu (?:lavor\w+|dipendente)|sono piu|mi occupo"
        r"|ci occupiamo|siamo (?:mai )?(?:stati )?(?:vostri )?clienti|conosc\w+ (?:\S+ )?(?:azienda|ditta"
        r"|societa|persona|questa)|ci riguarda|mi riguarda|di nostra competenza|di mia competenza|e nostra"
        r"|e mia)\b|\b(?:niente a che fare|nulla a che (?:fare|vedere)|mai stat[oi] (?:vostr\w+ )?client\w+"
        r"|lasciato (?:l'azienda|la societa|la ditta)|altra (?:azienda|societa|ditta)|non (?:e"
        r"|era) (?:indirizzat\w+|destinat\w+) a)\b",
        r"\b(?:rivolg\w+|contatt\w+|scriv\w+)\b.{0,50}\b(?:nuovo (?:proprietario|titolare)|persona giusta"
        r"|ufficio competente|successore|al responsabile)|\b(?:vendut\w+|cedut\w+) (?:la|l'|il|mia"
        r"|nostra) ?(?:\S+ )?(?:azienda|attivita|societa|ristorante|hotel|negozio)",
    ),
    "insolvent": (
        r"\b(?:fallit\w+|fallimento|insolven\w+|liquidazione|curatore|concordato (?:preventivo|fallimentare)"
        r"|procedura concorsuale|bancarotta|cessat\w+ (?:\S+ )?attivita|cessazione (?:dell'|di )?attivita"
        r"|amministrazione (?:straordinaria|controllata)|liquidatore)\b|\b(?:azienda|societa|ditta|ristorante"
        r"|negozio|attivita)\b(?: \S+){0,4}? (?:chius\w+|sciolt\w+|non esiste piu|cessat\w+|cancellat\w+)\b"
        r"|\bnon esiste piu\b|\b(?:decedut\w+|mort[oa]|defunt\w+|scompars[oa]|mancat[oa])\b(?! (?:pagamento"
        r"|consegna|ricezione|merce))",
    ),
    "refuses": (
        r"\bnon (?:\S+ ){0,2}?(?:pagheremo|paghero|paghiamo|pago|intendiamo pagare|intendo pagare|verseremo"
        r"|salderemo|abbiamo (?:alcuna )?intenzione|ho (?:alcuna )?intenzione)\b|\b(?:ci rifiutiamo"
        r"|mi rifiuto|rifiut\w+ di pagare|neanche un (?:euro|centesimo)|nemmeno un (?:euro|centesimo)"
        r"|non (?:vi |le )?(?:dobbiamo|devo) (?:niente|nulla)|mai paghero)\b|\b(?:ci vediamo in tribunale"
        r"|in tribunale|fateci causa|smettetela|lasciateci in pace|il nostro avvocato|il mio avvocato)\b",
    ),
    "away": (
        r"\b(?:fuori (?:ufficio|sede)|assent[ei]|in ferie|in vacanza|ferie fino|in congedo|in malattia"
        r"|in maternita|di ritorno|rientr(?:o|ero|eremo|iamo)|torner(?:o|emo)|sar(?:o|emo) (?:di nuovo"
        r"|assent\w+|fuori)|uffici? (?:\S+ )?chius\w+|chius[oi] per|senza accesso alla posta)\b",
    ),
}
NOT = {
    "promise": r"\b(?:non|mai|senza|potremmo|potrei|sarebbe possibile|e possibile|gia|vi preghiamo di pagare)\b",
    "paid": r"\b(?:non|mai|sara|saranno|verra|se|quando|finche|prima|ancora|appena|affinche|venga)\b",
    "dispute": (
        r"\b(?:non contest\w+|nessuna contestazione)\b|\b(?:non|mai) (?:\S+ ){0,3}?(?:ricevut\w+|arrivat\w+"
        r"|trov\w+) (?:\S+ ){0,3}?fattura\b"
    ),
    "invoice_wanted": (
        r"\b(?:nota di credito|corretta|rettificata|storno)\b|\b(?:grazie per|abbiamo (?:inviato|inoltrato"
        r"|trasmesso)|inoltreremo|ho inoltrato)\b"
    ),
    "time_wanted": r"\b(?:fuori (?:ufficio|sede)|ferie|assent\w+|vacanza|quanto prima)\b",
    "wrong_person": r"\b(?:iban|conto corrente|importo|prezzo)\b",
    "insolvent": r"\b(?:evitare|altrimenti|non siamo in|nostro cliente)\b",
    "refuses": r"\b(?:prima|finche|oggi|questa settimana|questo mese|ancora|subito|adesso)\b",
    "away": r"\bmerce di ritorno\b",
}

IDIOMS = {
    "promise": (
        r"\bdistinta (?:di|dei) pagament\w+\b|\bcon valuta\b|\bin pagamento\b|\b(?:approvat|"
        r"programmat|previst|inserit|autorizzat)\w+ (?:\S+ ){0,4}(?:pagament\w+|per il)\b",
        r"\b(?:parte|partira|esce|faccio|facciamo|disponiamo|dispongo) (?:\S+ )?(?:il|un|"
        r"questo) (?:bonifico|pagamento)\b|\bl[oae'] ?(?:avra|avrete|trova|trovera|"
        r"trovate) (?:\S+ )?(?:sul|in|accreditat)|\bpago (?:oggi|domani|stasera|subito)\b|\b(?:oggi|"
        r"domani)\b(?: \S+){0,7} (?:pago|lo faccio|la pago|bonifico|provvedo|sistemo)\b|"
        r"\bdomani senza (?:falta|fallo)\b|\bsenza (?:falta|fallo)\b",
        r"\bsi,? si,? pago\b|\bpago,? (?:\S+ )?(?:stia|state|non si preoccupi|tranquill)|"
        r"\bil pagamento (?:avverra|sara (?:effettuato|disposto|fatto))\b|\bpaghero\b|"
        r"\bvado a pagare\b",
    ),
    "paid": (
        r"\b(?:ho|abbiamo|ha) appena (?:fatto|pagato|effettuato|inviato|disposto|saldato|mandato)\b|"
        r"\bpagat[oa] (?:ieri|oggi|stamattina|il)\b|\bappena (?:pagat|inviat|fatt)[oa]\b",
        r"\bincassat[oa]\b|\baddebit(?:o|at[oa])\b|\bprelevat[oa]\b|\bonorat[oa]\b|"
        r"\bregolarmente (?:pagat|saldat|onorat)|\bbanca\b.{0,30}\bconferma\b",
    ),
    "dispute": (
        r"\bnon risulta (?:alcuna |nessuna )?(?:consegna|entrata|ricezione)\b|"
        r"\bnessuna? (?:consegna|entrata merce|ricezione)\b|\b(?:bolla|ddt|"
        r"documento di trasporto)\b.{0,15}\bfirmat|\bnon (?:e|ha) (?:arrivato|ricevuto) nulla\b",
        r"\brecesso\b|\bdisdett[aoe]\b|\b(?:restituit|resi|reso)[oaie]?\b.{0,30}\b(?:merce|pacco|"
        r"prodott|articol)|\brientrat[oa] da voi\b|\bannullat[oa] (?:l'|per|in|il|la)|"
        r"\b(?:schiacciat|danneggiat)[oaie]\b",
    ),
    "invoice_wanted": (
        r"\bvedere la fattura\b|\b(?:che|quale) fattura\b|\b(?:rimett|riemett|emett|intest|rifa|"
        r"rifaccia)\w*\b.{0,40}\bfattura\b|\bfattura\b.{0,40}\b(?:nuova (?:denominazione|ragione)|"
        r"intestat)|\bduplicato\b|\b(?:senza|nessun|manca|mancava) (?:l')?allegat|\bme la mandi\b|"
        r"\bnon c'era (?:\S+ )?allegat",
    ),
    "time_wanted": (
        r"\bflessibilita\b|\bmargine\b|\b(?:si puo|possiamo|potremmo|"
        r"potete) (?:\S+ ){0,2}(?:spostare|rimandare|posticipare|rinviare)\b|\bquesto mese non\b|"
        r"\bci serve tempo\b|\bnon procedere per vie legali\b|\bposso pagare\b.{0,40}\b(?:quando|"
        r"dopo|piu avanti)|\bun po.? piu avanti\b|\bratei\b|\bpiano di rientro\b",
    ),
    "wrong_person": (
        r"\b(?:stesso nome|omonim\w+|nome simile|alcun legame|nessun legame|nulla a che (?:fare|"
        r"vedere))\b",
        r"\bcessato l'incarico\b|\bdomiciliatari|\bincarico\b.{0,30}\b(?:cessat|terminat|conclus)",
        r"\bnon c'e piu\b|\bnon lavor\w+ piu\b|\bnon ne so (?:niente|nulla)\b|\baltra societa\b|"
        r"\b(?:consociata|controllata)\b|\bsocieta del gruppo\b|\bdestinatario (?:sbagliato|"
        r"errato)\b|\bavete sbagliato\b|\baltro stabilimento\b|\bho lasciato\b.{0,20}\b(?:azienda|"
        r"ditta|societa)",
    ),
    "insolvent": (
        r"\bfallit\w*\b|\bfallimento\b|\bliquidazione (?:giudiziale|coatta|volontaria)\b|"
        r"\bin liquidazione\b|\bsciolt[ao]\b|\bcuratore\b|\bconcordato\b|\bcessat[ao] (?:l'|"
        r"ogni )?attivita\b|\bcancellata dal registro\b",
    ),
    "refuses": (
        r"\brifi[uf]t\w+ (?:\S+ ){0,3}(?:pagament\w*|pagare|corrispondere)\b|\b(?:cestino|"
        r"spazzatura|pattumiera)\b|\bintenzione di (?:versare|pagare|corrispondere)\b",
        r"\bnon verra (?:corrispost|pagat|versat)[oa]\b|\bnon (?:paghero|pagheremo)\b|^\W*(?:no|mai|"
        r"neanche per sogno|nemmeno per sogno|scordatevelo|se lo scordi|ma figurati|col cavolo|"
        r"sognatevelo)\W*$|\bneanche per sogno\b|\bscordatevelo\b|\bneanche per sogno\b|"
        r"\bscordatevelo\b|\b(?:fate|faccia) (?:\S+ )?(?:quello che|come)\b.{0,25}\b(?:ritenete|"
        r"volete|crede|pare)",
    ),
    "away": (
        r"\briapr\w+\b|\briapertura\b|\bsar(?:o|emo) di nuovo\b|\btorn(?:o|iamo|ero|eremo) (?:il|in|"
        r"operativ)",
    ),
}
NOT_IDIOMS = {
    "away": (
        r"\bpago\b|\bbonifico\b|\bappena rientro\b|\brestiamo in attesa\b|\brateale\b|\bratei\b|"
        r"\bpiano di rientro\b"
    ),
    "dispute": (r"\bquelli con\b"),
    "wrong_person": (r"\bil (?:lunedi|martedi|mercoledi|giovedi|venerdi)\b.{0,25}\blavor"),
    "promise": (
        r"\brifiut|\bnon verra\b|\bproponiamo\b|\bnon (?:pago|paghero|vado|faccio|facciamo)\b|"
        r"\bmai\b"
    ),
    "paid": (r"\b(?:verra|verranno|sara|saranno)\b|\bdistinta (?:di|dei) pagament|\bcon valuta\b|\bnon\b"),
}
