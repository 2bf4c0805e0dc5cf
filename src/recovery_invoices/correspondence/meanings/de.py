"""German."""

COMMON = (
    "der die das und ist sind wir sie ich nicht ein eine den dem von mit fur auf wird haben habe ihre ihr"
    " unsere bitte rechnung zu im am bis es uns"
)
CONDITION = (
    r"\b(?:wenn|falls|sobald|sofern|vorausgesetzt|erst nach|erst wenn|nachdem|solange|nach erhalt"
    r"|nach eingang|nach prufung|nach klarung|unter der bedingung)\b"
)
_PAY = (
    r"(?:be?zahlen|uberweisen|begleichen|ausgleichen|anweisen|veranlassen|entrichten|zahlen|leisten|tatigen"
    r"|vornehmen|abschicken|rausschicken|auslosen|ausfuhren|einzahlen)"
)
_DONE = (
    r"(?:bezahlt|gezahlt|uberwiesen|beglichen|ausgeglichen|angewiesen|veranlasst|abgebucht|eingezahlt"
    r"|entrichtet|erledigt|getatigt|ausgefuhrt|rausgegangen|raus)"
)
_MONEY = (
    r"(?:rechnung|zahlung|uberweisung|betrag|summe|geld|rest|saldo|forderung|restbetrag|gesamtbetrag"
    r"|rechnungsbetrag|das|es|diese)"
)
MEANINGS = {
    "promise": (
        rf"\b(?:werden?|wird|werd|wollen|will|konnen|kann|mochten|mochte)(?: \S+){{0,12}}? {_PAY}\b",
        r"\b(?:werden?|wird)(?: \S+){0,10}? (?:bezahlt|uberwiesen|beglichen|ausgeglichen|angewiesen|gezahlt"
        r"|veranlasst|erfolgen|eingehen|eintreffen|rausgehen|ausgefuhrt|getatigt|uberwiesen|abgebucht|raus)\b",
        r"\b(?:zahlung|uberweisung|geld|betrag|ausgleich|anweisung"
        r"|zahlungsausgang)\b(?: \S+){0,6}? (?:erfolgt|geht|kommt|folgt|ist (?:\S+ ){0,5}(?:eingeplant"
        r"|vorgesehen|terminiert|geplant|vorgemerkt)|wird)\b",
        r"\b(?:uberweise|uberweisen|bezahle|bezahlen|zahle|zahlen|begleiche|begleichen) (?:wir|ich)\b"
        r"|\b(?:wir|ich) (?:\S+ ){0,3}?(?:uberweise|uberweisen|bezahle|bezahlen|zahle|zahlen|begleiche|begleichen)\b",
        r"\b(?:sie (?:erhalten|bekommen)|erhalten sie|bekommen sie|haben sie)(?: \S+){0,6}? (?:geld|zahlung"
        r"|uberweisung|betrag|summe)\b|\b(?:auf ihrem konto|bei ihnen (?:eingehen|sein|ein))\b",
        r"\b(?:zahlungslauf|zahllauf|zahlungsausgang)\b|\b(?:sage|sagen|verspreche|versprechen|sichere"
        r"|garantiere|zusage)\b(?: \S+){0,6}? (?:zahlung|zu zahlen|zu bezahlen|zu|zu uberweisen)\b"
        r"|\b(?:eingeplant|vorgemerkt|terminiert|freigegeben) (?:fur|zum|am)\b|\b(?:zur"
        r"|zur) zahlung (?:freigegeben|angewiesen|vorgemerkt)",
        r"\b(?:weise|weisen) (?:\S+ ){0,8}?an\b|\bgleiche?n? (?:\S+ ){0,8}?aus\b|\bgeht (?:\S+ ){0,5}?(?:raus"
        r"|an sie)\b",
    ),
    "paid": (
        rf"\b(?:haben|habe|hat|hatten|hatte|wurden?|ist|sind|war|waren|worden)(?: \S+){{0,12}}? {_DONE}\b",
        rf"\b{_DONE} (?:worden|wurden?|haben|habe|hat|ist|war)\b|\b(?:bereits|schon|langst"
        rf"|gestern) (?:\S+ ){{0,3}}?{_DONE}\b",
        r"\b(?:zahlungsbeleg|uberweisungsbeleg|zahlungsnachweis|kontoauszug|zahlungsbestatigung"
        r"|uberweisungsbestatigung|zahlungsavis|bankbeleg)\b",
        r"\b(?:zahlung|uberweisung|geld|betrag)\b(?: \S+){0,4}? (?:ging|erfolgte|ist raus|ist unterwegs"
        r"|ist bereits|musste|sollte|ist (?:am|gestern|heute) )",
    ),
    "dispute": (
        r"\b(?:bestreite\w*|bestritten|widerspreche\w*|widersprochen|widerspruch|beanstand\w*|reklam\w*"
        r"|reklamation|beschwer\w*|rug\w+|einspruch|einwande?|einwendung\w*|zuruckweis\w*"
        r"|weisen (?:\S+ ){0,6}zuruck|weise (?:\S+ ){0,6}zuruck|akzeptier\w* (?:\S+ ){0,4}nicht"
        r"|nicht (?:\S+ )?akzept\w+|nicht einverstanden|nicht nachvollzieh\w+|unberechtigt\w*"
        r"|nicht berechtigt|ungerechtfertigt\w*|strittig\w*|streitig\w*)\b",
        r"\b(?:rechnung|betrag|preis|menge|summe|rechnungsbetrag|stundensatz|stunden|stundenzahl|position\w*"
        r"|mehrwertsteuer|steuersatz|anzahl|forderung|abrechnung)\b(?: \S+){0,6}? (?:falsch\w*|fehlerhaft\w*"
        r"|nicht korrekt|nicht richtig|zu hoch|uberhoht|unkorrekt|inkorrekt|stimmt|stimmen|stimmig|abweich\w*"
        r"|unrichtig|zu viel)\b",
        r"\b(?:falsche[nrsm]?|fehlerhafte[nrsm]?|uberhohte[nrsm]?|unrichtige[nrsm]?) (?:\S+ )?(?:rechnung"
        r"|betrag|preis|menge|ware|artikel|position\w*|stunden\w*|abrechnung|lieferung|steuer\w*|summe|farbe"
        r"|grosse)\b|\bfehler (?:in|auf|bei) (?:\S+ ){0,2}?(?:rechnung|abrechnung|lieferung)",
        r"\b(?:nie|niemals|nicht|kein\w*|noch nicht)(?: \S+){0,5}? (?:bestellt\w*|beauftragt\w*|geliefert\w*"
        r"|erbracht\w*|ausgefuhrt\w*|fertig\w*|vereinbart\w*|unterschrieben\w*|angefordert\w*|durchgefuhrt\w*"
        r"|erledigt|vollstandig|abgeschlossen|ordnungsgemass|funktionier\w*|erteilt|gebucht|eingetroffen"
        r"|angekommen|abgenommen)\b(?!.*\brechnung (?:nicht|nie))",
        r"\b(?:ware|lieferung|sendung|bestellung|paket|material|leistung|artikel"
        r"|teile)\w*\b(?: \S+){0,6}? (?:nicht|nie|noch nicht|unvollstandig|mangelhaft|defekt"
        r"|beschadigt)\b(?: \S+){0,3}? ?(?:erhalten|angekommen|eingetroffen|geliefert|bekommen|erbracht"
        r"|vollstandig)?",
        r"\b(?:mangel\w*|mangelhaft\w*|defekt\w*|beschadigt\w*|kaputt\w*|unbrauchbar\w*|unvollstandig\w*"
        r"|schlecht(?:e|er|en)? (?:qualitat|arbeit|leistung)|minderwertig\w*|undicht\w*|schaden an|pfusch\w*"
        r"|nachbesser\w*|nachbesserung|fehlt|fehlen|fehlte\w*|fehlende?n?)\b(?! (?:uns (?:die|ihre"
        r"|leider die) rechnung|mir die rechnung|die rechnung))",
        r"\b(?:doppelt|zweimal|zu viel) (?:\S+ )?(?:berechnet|abgerechnet|fakturiert|in rechnung)\b"
        r"|\bdoppelt\w* (?:rechnung|berechn\w+|abrechnung)\b|\b(?:gutschrift|korrigierte (?:\S+ )?rechnung"
        r"|rechnungskorrektur|korrekturrechnung|stornorechnung|korrektur der rechnung|storno)\b"
        r"|\brechnung (?:\S+ )?(?:zu )?(?:korrigieren|berichtigen|stornieren)",
        r"\b(?:storniert|widerrufen|zuruckgeschickt|zuruckgesandt|retourniert|gekundigt|zuruckgegeben)\b"
        r"|\b(?:laut|gemass|entgegen|im) (?:\S+ )?(?:angebot|vertrag|auftrag|vereinbarung"
        r"|kostenvoranschlag)\b|\b(?:vereinbart(?:er|en|e)?|angebotene[nrm]?) (?:\S+ )?(?:preis|betrag"
        r"|summe)\b|\b(?:entspricht|entsprechen|entsprach) (?:\S+ ){0,5}nicht\b",
    ),
    "invoice_wanted": (
        r"\b(?:schicken|senden|zusenden|zuschicken|ubersenden|ubermitteln|zukommen lassen|mailen|nachreichen"
        r"|bereitstellen|bitten|bitte|benotig\w+|brauch\w+|hatten gern\w*|erbitten|kopie|duplikat|abschrift"
        r"|zweitschrift)\b(?: \S+){0,8}? (?:rechnungskopie|rechnung|rechnungen|kopie|duplikat|zweitschrift"
        r"|original|beleg)\b(?! (?:zu prufen|prufen|zu korrigieren|korrigieren|stornieren|bezahl|beglich"
        r"|uberwiesen))",
        r"\b(?:rechnung|rechnungskopie|kopie|duplikat|zweitschrift|rechnungen)\b(?: \S+){0,8}? (?:zusenden"
        r"|zuschicken|schicken|senden|ubersenden|ubermitteln|zukommen|mailen|nachreichen|zugeschickt"
        r"|zugesandt|benotigt?|brauche\w*|bekommen|haben)\b(?=.*(?:\?|bitte|konnen|konnten|wurden|benotig"
        r"|brauch|nochmal|erneut|gern))",
        r"\b(?:rechnung|rechnungen)\b(?: \S+){0,8}? (?:nicht|nie|noch nicht|niemals"
        r"|leider nicht)(?: \S+){0,4}? (?:erhalten|bekommen|vor|angekommen|eingegangen|vorliegen|vorliegt"
        r"|gefunden|finden|auffindbar|zugegangen|da)\b|\b(?:keine|nie eine|nie die"
        r"|ohne) (?:\S+ )?rechnung(?:en)?\b(?: \S+){0,4}? ?(?:erhalten|bekommen|vorliegen|gefunden"
        r"|eingegangen|zugegangen|konnen|vor)?|\b(?:finden|finde) (?:\S+ ){0,4}?rechnung nicht\b"
        r"|\brechnung (?:\S+ )?(?:fehlt|verlegt|verloren|abhanden)\b|\bwelche rechnung\b"
        r"|\bfehlt (?:\S+ ){0,3}?rechnung\b|\b(?:nicht|nie)(?: \S+){0,3}? rechnung (?:erhalten|bekommen)\b",
    ),
    "time_wanted": (
        r"\b(?:raten|ratenzahlung\w*|teilzahlung\w*|teilbetrag\w*|ratenplan|teilbetragen|abzahl\w+"
        r"|monatlich\w*|stundung\w*|stunden sie|zahlungsplan|zahlungsaufschub|zahlungsziel\w*"
        r"|zahlungsvereinbarung|abschlag\w*|anzahlung)\b",
        r"\b(?:aufschub|fristverlangerung|verlanger\w+|mehr zeit|etwas zeit|noch zeit|zeit geben|etwas geduld"
        r"|um geduld|geduld(?:en|et)?|um (?:\S+ )?verstandnis|verschieb\w+|hinausschieb\w+|nachfrist"
        r"|spater (?:zu )?(?:zahlen|bezahlen|uberweisen|begleichen)|zahlungsfrist)\b",
        r"\b(?:konnen|konnten|kann|durfen|durften|ware es moglich|ist es moglich|moglich|gewahren|einraumen"
        r"|geben sie|bitten|bitte)\b.{0,90}\b(?:bis (?:zum |ende|mitte|anfang)|spater|(?:paar|wenige|einige"
        r"|zwei|drei|vier|weitere|\d+) (?:weitere )?(?:tage|wochen|monate)|nachsten monat|monatsende|warten)\b",
        rf"\b(?:konnen?|kann|ist|sind|leider|momentan|derzeit|aktuell|zurzeit)(?: \S+){{0,10}}? (?:nicht|kaum"
        rf"|unmoglich)(?: \S+){{0,6}}? {_PAY}\b|\b(?:nicht in der lage|ausserstande|unmoglich|fallt (?:uns"
        rf"|mir) schwer|nicht moglich)\b(?: \S+){{0,10}}? ?(?:zu )?(?:be?zahlen|uberweisen|begleichen|zahlung"
        rf"|betrag|rechnung)?",
        r"\b(?:liquidita\w+|zahlungsschwierigkeit\w*|finanzielle[nrs]? (?:\S+ )?(?:schwierigkeit\w*"
        r"|engpass\w*|probleme\w*|situation|lage|not)|engpass\w*|knapp bei kasse|angespannt\w*)\b",
    ),
    "wrong_person": (
        r"\b(?:falsche[nrsm]?|verkehrte[nrm]?|unrichtige[nrm]?) (?:\S+ )?(?:ansprechpartner\w*|person|adresse"
        r"|empfanger\w*|firma|adressat\w*|mailadresse|e-mail\S*|kontakt|abteilung|unternehmen|nummer|stelle"
        r"|schuldner)\b|\b(?:nicht|kein\w*) (?:\S+ )?(?:der |die )?(?:richtige[nr]?|zustandige[nr]?"
        r"|korrekte[nr]?) (?:\S+ )?(?:ansprechpartner\w*|person|adresse|empfanger\w*|firma|adressat\w*"
        r"|kontakt|abteilung|stelle)\b|\bverwechs\w+\b",
        r"\b(?:nicht mehr|nicht|kein\w*)(?: \S+){0,4}? (?:zustandig|tatig|beschaftigt|angestellt"
        r"|mitarbeiter\w*|verantwortlich|geschaftsfuhrer\w*|inhaber\w*|im unternehmen|in der firma"
        r"|bei der firma|kunde\w*|betroffen|eigentumer\w*|mieter\w*)\b|\b(?:arbeite|arbeitet|bin"
        r"|ist) (?:\S+ ){0,5}?nicht mehr (?:\S+ ){0,4}?(?:bei|fur|im|in|tatig|da|hier)\b|\b(?:ausgeschieden"
        r"|unternehmen verlassen|firma verlassen)\b",
        r"\b(?:nichts (?:\S+ )?(?:zu tun|damit)|kenne\w* (?:\S+ ){0,4}?(?:firma|unternehmen|kunde\w*|sie"
        r"|person|rechnung) (?:nicht|gar nicht)|ist (?:hier |uns |mir )?(?:nicht bekannt|unbekannt)"
        r"|nicht (?:unsere|meine|fur uns|fur mich|an uns|an mich|uns) ?(?:rechnung|schuld|firma|bestimmt"
        r"|gerichtet|betrifft)?|noch nie (?:von ihnen|kunde|geschaft)|nie kunde|betrifft (?:uns|mich) nicht"
        r"|irrtumlich|andere firma|anderes unternehmen|keine geschaftsbeziehung\w*)\b",
        r"\b(?:wenden sie sich|kontaktieren sie|schreiben sie|richten sie)\b.{0,60}\b(?:an|nachfolger\w*"
        r"|neuen|zustandig\w*|richtig\w*)\b|\b(?:firma|unternehmen|geschaft|betrieb|restaurant"
        r"|hotel)\b(?: \S+){0,4}? (?:verkauft|ubernommen)\b",
    ),
    "insolvent": (
        r"\b(?:insolven\w+|zahlungsunfahig\w*|konkurs\w*|pleite|bankrott|liquidation|abwicklung"
        r"|insolvenzverwalter\w*|privatinsolvenz|regelinsolvenz|sanierungsverfahren|uberschuldet"
        r"|geloscht(?:e)? firma)\b|\b(?:geschaftsbetrieb|betrieb|firma|geschaft|unternehmen|gewerbe|laden"
        r"|gesellschaft)\b(?: \S+){0,5}? (?:eingestellt|aufgegeben|geschlossen|aufgelost|abgemeldet|erloschen"
        r"|existiert nicht mehr|gibt es nicht mehr|geloscht|nicht mehr)\b|\bexistiert (?:\S+ )?nicht mehr\b"
        r"|\b(?:verstorben|gestorben|tod (?:von|meines|meiner|des)|nachlass)\b",
    ),
    "refuses": (
        rf"\b(?:werden?|wird|will|wollen|gedenke\w*)(?: \S+){{0,8}}? (?:nicht|nichts|kein\w*|nie|niemals"
        rf"|auf keinen fall|keinesfalls)(?: \S+){{0,6}}? {_PAY}\b|\b(?:zahle|zahlen|bezahle"
        rf"|bezahlen) (?:\S+ ){{0,4}}?(?:nicht|nichts|keinen|garantiert nicht|definitiv nicht|das nicht)\b",
        r"\b(?:verweiger\w+|weiger\w+|lehne?n? (?:\S+ ){0,6}ab|nicht bereit|keinen (?:cent|euro)|kein geld"
        r"|denke nicht daran|kommt nicht in frage|schulde?n? (?:ihnen )?(?:nichts|gar nichts|kein)"
        r"|schulden ihnen nicht)\b|\b(?:verklagen sie|sehen uns vor gericht|vor gericht|gericht entscheiden"
        r"|mein anwalt|unser anwalt|rechtsanwalt eingeschaltet)\b|\b(?:lassen sie (?:mich|uns) in ruhe"
        r"|horen sie auf|unterlassen sie)\b",
    ),
    "away": (
        r"\b(?:nicht im (?:buro|haus|hause)|ausser haus|abwesend|abwesenheit|im urlaub|in urlaub|urlaub\w*"
        r"|elternzeit|mutterschutz|krankheitsbedingt|auf dienstreise|nicht erreichbar|betriebsferien"
        r"|betriebsurlaub|wieder (?:im (?:buro|haus|hause)|erreichbar|da|fur sie|zuruck|personlich)"
        r"|zuruck (?:im buro|sein)|geschlossen (?:vom|bis|von)|buro (?:ist|bleibt) (?:\S+ ){0,5}geschlossen"
        r"|nicht (?:am|an meinem) (?:platz|arbeitsplatz)|keinen zugriff auf (?:\S+ )?(?:e-?mails?|mails?"
        r"|postfach))\b",
    ),
}
NOT = {
    "promise": (
        r"\b(?:nicht|kein\w*|nie|niemals|nichts|ohne|konnen wir\b.*\?|konnten|wurden (?:bereits|schon|von"
        r"|am|gestern)|bitte uberweisen|bitte zahlen)\b|\b(?:bereits|schon|langst)\b"
    ),
    "paid": (
        r"\b(?:nicht|nie|werden|wird|kein\w*|sobald|wenn|falls|sollte (?:die rechnung|der betrag)|damit"
        r"|wollen|konnen|noch)\b"
    ),
    "dispute": (
        r"\b(?:keine (?:einwande|beanstandung\w*|mangel)|nicht (?:bestreiten|beanstanden)"
        r"|bestreiten (?:\S+ ){0,4}nicht|fehlt (?:uns|mir) (?:leider )?(?:die|ihre|eine) (?:\S+ )?rechnung"
        r"|rechnung (?:\S+ ){0,4}(?:nicht|nie) (?:erhalten|bekommen|vor|angekommen|eingegangen))\b"
        r"|\b(?:fehlt|fehlen) (?:uns |mir )?(?:das geld|die mittel|geld)\b"
    ),
    "invoice_wanted": (
        r"\b(?:korrigierte\w*|berichtigte\w*|korrektur|gutschrift|storn\w+)\b|\b(?:danke fur"
        r"|vielen dank fur|leiten (?:\S+ ){0,4}weiter|weitergeleitet|haben (?:\S+ ){0,4}(?:geschickt"
        r"|gesendet))\b|\b(?:zahlen|bezahlen|uberweisen|begleichen|beglichen|bezahlt|uberwiesen|prufen"
        r"|bestreiten|akzeptieren)\b(?!.*\?)"
    ),
    "time_wanted": (
        r"\b(?:urlaub|abwesen\w+|nicht im buro|ausser haus|stundensatz|arbeitsstunden|umgehend"
        r"|keine raten\w*)\b"
    ),
    "wrong_person": (
        r"\b(?:iban|bankverbindung|kontonummer|betrag|preis|rechnungsbetrag)\b|\brechnung (?:ist "
        r"|war )?nicht (?:korrekt|richtig)\b"
    ),
    "insolvent": (
        r"\b(?:vermeiden|abzuwenden|drohen\w*|sonst|nicht insolvent|kein\w* insolvenz|unser(?:es|e"
        r"|en)? kunden?)\b"
    ),
    "refuses": (
        r"\b(?:vor dem|bevor|heute|diese woche|diesen monat|solange|sofort|auf einmal|in voller|momentan"
        r"|derzeit|noch nicht|vollstandig|puntklich)\b"
    ),
    "away": r"\b(?:sie|waren sie) (?:abwesend|im urlaub)\b",
}

IDIOMS = {
    "promise": (
        r"\bzur zahlung (?:\S+ ){0,4}(?:vorgemerkt|freigegeben|angewiesen|eingeplant|vorgesehen)|"
        r"\bzahlungs(?:lauf|eingang|ausgang|ziel)\b.{0,40}\b(?:am|spatestens|zum|vom)\b|"
        r"\bfur (?:den )?\d{1,2}\.\S* (?:\S+ ){0,3}(?:vorgemerkt|eingeplant|angewiesen)",
        r"\b(?:mach|mache|erledige|regle|uberweis\w*|bezahl\w*|zahl\w*|begleich\w*) (?:ich|"
        r"wir) (?:\S+ ){0,4}(?:heute|morgen|gleich|am|bis|noch)\b|\b(?:heute|"
        r"morgen)\w*,? (?:\S+ ){0,3}(?:mach|erledig|uberweis|zahl|regl|geht)\w*\b|"
        r"\bmorgen ganz bestimmt\b|\b(?:heute|morgen) noch\b.{0,30}\b(?:uberwies|uberweis|bezahl|"
        r"raus|weg)",
        r"\b(?:haben|hast|habt) (?:sie|du|ihr) (?:es|das geld|den betrag|ihr geld)\b|\b(?:ist|steht|"
        r"haben|hast|habt|liegt|kommt)\b.{0,30}\bauf (?:ihrem|eurem|deinem) konto\b|\b(?:sie|"
        r"ihr) bekommen ihr geld\b|\bihr geld (?:bekommen|kriegen) sie\b",
        r"\bja,? ja\b.{0,25}\bzahl|\b(?:ich|wir) (?:zahl\w*|bezahl\w*) (?:das|es|schon|ja|doch)\b|"
        r"\b(?:zahlung|uberweisung) (?:erfolgt|folgt|geht .{0,20}raus)\b",
    ),
    "paid": (
        r"\b(?:soeben|gerade(?: eben)?|eben|vorhin|gestern|heute (?:fruh|"
        r"morgen))\b(?: \S+){0,5} (?:gesendet|uberwiesen|bezahlt|gezahlt|geschickt|erledigt|"
        r"beglichen|angewiesen)\b|\b(?:bezahlt|uberwiesen|gezahlt) (?:gestern|heute|am)\b",
        r"\b(?:abgebucht|eingezogen|abbuchung)\b|\b(?:per|mit) (?:lastschrift|karte|paypal|"
        r"sofortuberweisung)\b.{0,30}\b(?:gezahlt|bezahlt|gesendet|eingezogen|abgebucht)",
        r"\bbank (?:\S+ ){0,3}bestatigt\b|\b(?:lastschrift|wechsel|auftrag|"
        r"uberweisung)\b.{0,30}\b(?:eingelost|ausgefuhrt)\b|\bkontoausz\w+\b.{0,50}\b(?:abgegangen|"
        r"belast|gebucht)",
    ),
    "dispute": (
        r"\bkein(?:en|e)? (?:\S+ )?(?:wareneingang|lieferung|lieferschein|bestellung|auftrag)\b|"
        r"\bunterschriebene\w* lieferschein|\bnichts (?:geliefert|angekommen|erhalten)\b",
        r"\b(?:gekundigt|kundigung|widerrufen|widerruf|zuruckgeschickt|zuruckgesandt|retourniert|"
        r"rucksendung|storniert|zerdruckt)\b|\bnicht (?:in der lage|"
        r"bereit),? (?:\S+ )?(?:rechnung )?(?:\S+ )?(?:anzuerkennen|zu akzeptieren)\b",
    ),
    "invoice_wanted": (
        r"\brechnung (?:selbst |\S+ ){0,2}(?:sehen|vorliegen|bekommen|haben)\b|"
        r"\bsehen\b.{0,20}\brechnung\b|\brechnung\b.{0,40}\b(?:auf (?:den|die|unseren) neuen?|"
        r"neu aus(?:stell|zustell)|umschreib)|\bstellen sie\b.{0,40}\brechnung\b",
        r"\b(?:zweitschrift|duplikat|rechnungskopie)\b|\b(?:im anhang war nichts|kein(?:en)? anhang|"
        r"anhang (?:\S+ )?(?:fehlt|fehlte|leer))\b|\b(?:welche|was fur eine) rechnung\b|"
        r"\b(?:noch ?mals?|erneut)\b.{0,30}\brechnung\b.{0,20}\bschicken",
    ),
    "time_wanted": (
        r"\bspielraum\b|\bgehts? (?:das |es )?(?:auch )?(?:\S+ )?(?:spater|nachsten monat)\b|"
        r"\b(?:darf|durfte|kann|konnte) ich\b.{0,60}\b(?:zahlen|bezahlen|"
        r"uberweisen)\b.{0,40}\b(?:wenn|sobald|erst|spater)|\bdiesen monat geht\w* (?:\S+ )?nicht\b|"
        r"\bkurzarbeit\b|\bzahlungsziel verlanger|\bnach hinten (?:ver)?schieben|\bverschieben\b",
        r"\bmonats(?:betrag|raten?)\b|\bgleichen? (?:monats)?raten\b|\bbrauchen (?:\S+ )?(?:mehr |"
        r"etwas )?zeit\b",
    ),
    "wrong_person": (
        r"\b(?:namensgleich|namensvett|gleichen namen|ahnlich\w* namen|namensahnlich)\w*|"
        r"\bnichts (?:\S+ )?zu tun\b|\bin keiner (?:verbindung|beziehung)\b|\bverwechs",
        r"\bmandat\b.{0,40}\b(?:beendet|niedergelegt|erloschen)\b|\bzustel+ungsbevol|"
        r"\bzusel+ungsbevol",
        r"\barbeite[tn]? (?:\S+ ){0,2}nicht mehr\b|\bnicht mehr (?:bei uns|im haus|hier|da)\b|"
        r"\bkeine ahnung\b|\brechnungsempfanger ist\b|\btochtergesellschaft\b|"
        r"\beigene juristische person\b|\bschwestergesellschaft\b|\bfalsche[rn]? (?:empfanger|"
        r"ansprechpartner|adressat|adresse)\b",
    ),
    "insolvent": (
        r"\binsolvenz|\binsolvent\b|\bliquidat|\baufgelost\b|\bgeloscht\b|\bverstorben\b|"
        r"\bgeschaft (?:\S+ )?aufgegeben\b",
    ),
    "refuses": (
        r"\b(?:zahlung|bezahlung)\b.{0,40}\b(?:verweiger|ablehn|abgelehnt)|"
        r"\bverweiger\w* (?:\S+ ){0,3}(?:zahlung|bezahlung)|"
        r"\blehnen?\b.{0,30}\bzahlung\b.{0,15}\bab\b|\b(?:tonne|papierkorb|mulleimer|altpapier|"
        r"mull)\b",
        r"\bwird nicht (?:ge|be|aus)zahlt\b|\bwird nicht (?:be)?glichen\b|\b(?:keine|"
        r"nicht die) absicht\b|\bnicht vor,? (?:\S+ )?zu (?:be)?zahlen\b|^\W*(?:no|nope|ne|nein|"
        r"niemals|vergiss es|vergessen sie es|im leben nicht|nie im leben|traumen sie weiter)\W*$|"
        r"\bim leben nicht\b|\bvergiss es\b|\bvergessen sie es\b|\bim leben nicht\b|\bvergiss es\b|"
        r"\bvergessen sie es\b|\b(?:tun|machen) sie,? was sie (?:wollen|fur richtig halten)\b|"
        r"\bkeinen cent\b",
    ),
    "away": (
        r"\bwieder (?:geoffnet|offen|fur sie da|erreichbar|da\b|im (?:buro|haus|hause|dienst))|"
        r"\boffnen (?:\S+ ){0,3}wieder\b|\bnicht (?:am platz|anwesend|im buro|im haus)\b",
    ),
}
NOT_IDIOMS = {
    "dispute": (r"\bder mit der\b|\bdie mit der\b|\bmesse\b"),
    "promise": (
        r"\bverweiger|\babgelehnt|\bablehn|\bwird nicht\b|\bnicht\b|\bniemals\b|\bkein(?:en|e|"
        r"er)? (?:cent|geld|zahlung)\b"
    ),
    "away": (r"\bliegen ?geblieben\b|\burlaubszeit\b"),
    "wrong_person": (r"\bwenn sie nicht der richtige\b|\bfreitags\b|\bmontags\b"),
    "paid": (
        r"\b(?:wird|werden)\b.{0,60}\b(?:bezahlt|uberwiesen|gezahlt|beglichen|angewiesen)\b|"
        r"\bvorgemerkt\b|\bfreigegeben\b|\bwerden (?:\S+ ){0,4}eingezogen\b|"
        r"\bbitte\b.{0,30}\b(?:abbuchen|einziehen)|\b(?:nicht|nie)\b"
    ),
}
