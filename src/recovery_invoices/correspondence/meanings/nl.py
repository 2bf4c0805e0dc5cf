"""Dutch."""

COMMON = (
    "de het een en van wij we ik u uw ons onze niet is zijn voor met op te dat deze dit er naar aan als"
    " nog factuur wordt hebben heb bij om graag dank"
)
CONDITION = (
    r"\b(?:als (?!het goed)|indien|zodra (?!mogelijk|we kunnen|ik kan)|mits|tenzij|pas na|na ontvangst"
    r"|nadat|wanneer (?:u|wij|we|de|het|ik)|op voorwaarde|zolang|totdat)\b"
)
_PAY = (
    r"(?:betalen|overmaken|voldoen|overboeken|vereffenen|afbetalen|storten|voldaan|betaling (?:doen"
    r"|verrichten|uitvoeren|regelen)|de betaling (?:in orde|uitvoeren|doen|regelen|verrichten))"
)
_DONE = (
    r"(?:betaald|overgemaakt|voldaan|overgeboekt|vereffend|gestort|verricht|uitgevoerd|afgeschreven"
    r"|afgeboekt|gedaan)"
)
MEANINGS = {
    "promise": (
        rf"\b(?:zullen|zal|gaan|ga|gaat|willen|wil|kunnen|kan|verwachten|hopen|denken|beloven|beloof"
        rf"|zeggen toe)(?: \S+){{0,12}}? {_PAY}\b",
        rf"\b(?:wordt|worden|zal|zullen|gaat)(?: \S+){{0,10}}? (?:{_DONE}|overgemaakt|uitbetaald|plaatsvinden"
        rf"|verwerkt)\b",
        r"\b(?:betaling|overboeking|overschrijving|geld|bedrag)\b(?: \S+){0,6}? (?:volgt|komt|gaat"
        r"|staat (?:\S+ ){0,3}(?:gepland|ingepland|klaar)|is (?:\S+ ){0,4}(?:gepland|ingepland|voorzien)"
        r"|wordt|zal)\b|\b(?:ingepland|gepland|klaargezet|meegenomen) (?:\S+ ){0,3}?(?:voor|op|in)\b"
        r"|\bbetaalrun\b|\bbetalingsronde\b",
        r"\b(?:betaal|betalen|maak|maken|voldoen|voldoe) (?:ik|wij|we)\b|\b(?:ik|wij"
        r"|we) (?:\S+ ){0,2}?(?:betaal|betalen|voldoen|voldoe|maken|maak)\b(?: \S+){0,8}?(?: over| op| voor"
        r"| morgen| vandaag| uiterlijk| volgende| deze| eind)\b",
        r"\b(?:u|jullie) (?:\S+ )?(?:ontvangt|krijgt|ontvangen|heeft|krijgen)(?: \S+){0,6}? (?:betaling|geld"
        r"|bedrag|overboeking)\b|\bontvangt u\b(?: \S+){0,6}? (?:betaling|geld|bedrag)",
    ),
    "paid": (
        rf"\b(?:hebben|heb|heeft|had|is|zijn|was|werd|werden|waren)(?: \S+){{0,12}}? {_DONE}\b",
        rf"\b{_DONE} (?:is|hebben|heb|heeft|was|zijn)\b|\b(?:al|reeds|inmiddels|gisteren) (?:\S+ ){{0,2}}?{_DONE}\b",
        r"\b(?:betaalbewijs|betalingsbewijs|bankafschrift|overschrijvingsbewijs|betaalbevestiging"
        r"|betalingsbevestiging|bewijs van betaling)\b|\b(?:betaling|overboeking)\b(?: \S+){0,4}? (?:is (?:op"
        r"|gisteren|vorige|al|reeds|onderweg)|onderweg|is de deur uit)\b",
    ),
    "dispute": (
        r"\b(?:betwist\w*|bezwaar|maken bezwaar|niet (?:mee )?(?:eens|akkoord)|geen akkoord|niet akkoord"
        r"|protest\w*|klacht\w*|reclam\w+|verwerp\w*|wijzen (?:\S+ ){0,6}af|accepteren (?:\S+ ){0,4}niet"
        r"|accepteer (?:\S+ ){0,4}niet|onterecht\w*|ongegrond|geschil|onjuist\w*)\b",
        r"\b(?:factuur|bedrag|prijs|aantal|hoeveelheid|btw|uren|tarief|totaal|rekening"
        r"|som)\b(?: \S+){0,6}? (?:klopt|kloppen|fout|verkeerd|incorrect|te hoog|niet juist|niet correct"
        r"|hoger dan|niet goed)\b|\b(?:verkeerde|foute|foutieve|incorrecte) (?:\S+ )?(?:factuur|bedrag|prijs"
        r"|aantal|artikel\w*|levering|product\w*|btw\S*|uren)\b|\bfout(?:en|je)? (?:in|op|met"
        r"|bij) (?:\S+ ){0,2}?(?:factuur|levering|rekening|bestelling|berekening)|\b(?:klopt"
        r"|kloppen) (?:\S+ ){0,3}?niet\b",
        r"\b(?:niet|nooit|geen|nog niet)(?: \S+){0,4}? (?:besteld|geleverd|afgesproken|uitgevoerd|afgerond"
        r"|klaar|ontvangen (?:goederen|levering)|opdracht|getekend|aangevraagd|akkoord|werkt|werken|compleet"
        r"|volledig|overeengekomen|voltooid|opgeleverd|geinstalleerd)\b(?!.*\bfactuur (?:niet"
        r"|nooit) ontvangen)|\b(?:goederen|levering|bestelling|pakket|product\w*|materia\w+|dienst\w*"
        r"|artikel\w*)\b(?: \S+){0,5}? (?:niet|nooit|nog niet)\b|\b(?:nooit|niet"
        r"|geen) (?:\S+ ){0,2}?(?:goederen|levering|bestelling|pakket|product\w*"
        r"|materia\w+)\b(?: \S+){0,3}? ?(?:ontvangen|gekregen)?",
        r"\b(?:gebrek\w*|defect\w*|beschadigd\w*|kapot\w*|stuk (?:geleverd|aangekomen)|onvolledig\w*"
        r"|incompleet|slechte kwaliteit|ondeugdelijk\w*|mankement\w*|ontbreekt|ontbreken|ontbrak\w*"
        r"|onbruikbaar|lekkage|lekt|wanprestatie|schade aan|slecht uitgevoerd)\b",
        r"\b(?:dubbel|twee keer|tweemaal|te veel) (?:\S+ )?(?:gefactureerd|berekend|in rekening)\b"
        r"|\b(?:dubbele factuur|creditnota|creditfactuur|crediteren|gecorrigeerde factuur|aangepaste factuur"
        r"|correctie van de factuur|factuur (?:te )?(?:corrigeren|aanpassen|herzien))\b",
        r"\b(?:geannuleerd|teruggestuurd|geretourneerd|opgezegd|ontbonden)\b|\b(?:afgesproken"
        r"|overeengekomen) (?:prijs|bedrag|tarief)\b|\b(?:volgens|conform|in strijd met|in) (?:de |het |onze "
        r"|uw )?(?:offerte|contract|overeenkomst)\b|\b(?:offerte|contract) (?:was|stond|vermeldde)\b"
        r"|\bvoldoet niet\b",
    ),
    "invoice_wanted": (
        r"\b(?:sturen|opsturen|toesturen|zenden|toezenden|mailen|stuur|stuurt|mail|bezorgen|verstrekken"
        r"|bijvoegen|nodig|ontvangen|krijgen|graag|aub|verzoek\w*|kopie|duplicaat)\b(?: \S+){0,8}? (?:kopie"
        r"|duplicaat|factuurkopie|kopiefactuur)\b|\b(?:kopie|duplicaat|factuurkopie"
        r"|kopiefactuur)\b(?: \S+){0,8}? (?:sturen|toesturen|opsturen|mailen|zenden|ontvangen|krijgen|nodig)\b",
        r"\b(?:stuur|stuurt|sturen|mail|mailt|mailen|zend|zenden)\b(?: \S+){0,8}? factuur\b"
        r"|\bfactuur\b(?: \S+){0,8}? (?:sturen|toesturen|opsturen|doorsturen|toezenden|mailen|toemailen"
        r"|bezorgen|toegestuurd|nodig|krijgen)\b|\b(?:hebben|heb) (?:\S+ ){0,3}?factuur (?:\S+ )?nodig\b",
        r"\bfactuur\b(?: \S+){0,8}? (?:niet|nooit|nog niet)(?: \S+){0,3}? (?:ontvangen|gekregen|binnen"
        r"|gevonden|vinden|aangekomen|bekend|gezien|binnengekomen)\b|\b(?:geen|nooit een|nooit de|nog geen"
        r"|zonder) (?:\S+ )?factuur\b|\b(?:vinden|vind) (?:\S+ ){0,4}?factuur niet\b|\bwelke factuur\b"
        r"|\bfactuur (?:\S+ )?(?:kwijt|zoek|verloren)\b",
    ),
    "time_wanted": (
        r"\b(?:termijnen|betalingsregeling|betaalregeling|afbetal\w+|gespreid\w*|spreid\w+|in (?:twee|drie"
        r"|vier|vijf|meerdere|\d+) (?:delen|termijnen|keer)|per maand|maandelijks\w*|deelbetaling\w*"
        r"|aflossing\w*|gedeelte\w*)\b",
        r"\b(?:uitstel|meer tijd|wat tijd|extra tijd|iets langer|geduld|coulance|opschorten|uitstellen"
        r"|langere betaaltermijn|verlenging|respijt|begrip|later betalen)\b",
        r"\b(?:kunnen|kan|mogen|mag|zouden|zou|is het mogelijk|mogelijk|verzoeken|vragen|vraag|geef|geeft"
        r"|gunnen)\b.{0,90}\b(?:tot (?:eind|het|de|volgende|begin)|later|(?:paar|enkele|twee|drie"
        r"|\d+) (?:extra )?(?:dagen|weken|maanden)|volgende maand|eind van|wachten)\b",
        rf"\b(?:kunnen|kan|lukt|zijn|ben|is)(?: \S+){{0,10}}? (?:niet|onmogelijk|nog niet"
        rf"|moeilijk)(?: \S+){{0,6}}? {_PAY}\b|\b(?:niet in staat|onmogelijk|niet mogelijk"
        rf"|lukt (?:\S+ ){{0,4}}niet)\b(?: \S+){{0,8}}? ?(?:te )?(?:betalen|voldoen|overmaken)?",
        r"\b(?:liquiditeit\w*|cashflow|financiele (?:problemen|moeilijkheden|situatie|zorgen)"
        r"|betalingsproblemen|krap bij kas|krap|geldproblemen|moeilijke (?:periode|tijd|situatie))\b",
    ),
    "wrong_person": (
        r"\b(?:verkeerde|onjuiste|foute) (?:\S+ )?(?:persoon|adres|bedrijf|ontvanger|afdeling|contactpersoon"
        r"|e-mailadres|mailadres|geadresseerde|debiteur|nummer)\b|\b(?:niet|geen) (?:\S+ )?(?:de "
        r"|het )?(?:juiste|goede|bevoegde) (?:\S+ )?(?:persoon|adres|bedrijf|ontvanger|afdeling"
        r"|contactpersoon|geadresseerde)\b|\b(?:persoonsverwisseling|vergist|vergissing)\b",
        r"\b(?:niet (?:meer|langer)|niet|geen)(?: \S+){0,4}? (?:werkzaam|in dienst|verantwoordelijk|betrokken"
        r"|medewerker|eigenaar|klant|bestuurder|huurder|bevoegd)\b|\b(?:werk|werkt"
        r"|werken) (?:\S+ ){0,5}?niet (?:meer|langer)\b|\b(?:werk|werkt|werken) (?:hier )?niet (?:bij|voor"
        r"|hier)\b|\b(?:niets (?:\S+ )?(?:mee )?te maken|kennen? (?:\S+ ){0,4}?(?:bedrijf|klant|firma"
        r"|persoon) niet|niet (?:onze|mijn|voor ons|voor mij|aan ons|aan mij) ?(?:factuur|schuld|bestemd"
        r"|gericht)?|nooit klant|onbekend bij ons|ander bedrijf|uit dienst|bedrijf verlaten"
        r"|niet van toepassing op ons)\b",
        r"\b(?:neem|neemt|contact|wend|richt)\b.{0,50}\b(?:nieuwe eigenaar|opvolger|juiste (?:persoon"
        r"|afdeling)|verantwoordelijke)\b|\b(?:bedrijf|zaak|onderneming|restaurant"
        r"|hotel)\b(?: \S+){0,3}? (?:verkocht|overgenomen|overgedragen)\b",
    ),
    "insolvent": (
        r"\b(?:faillissement|failliet|faillissementsaanvraag|insolven\w+|surseance|curator|liquidatie"
        r"|schuldsanering|wsnp|bankroet|vereffenaar|opgeheven)\b|\b(?:bedrijf|onderneming|zaak|winkel"
        r"|restaurant|firma|vennootschap)\b(?: \S+){0,5}? (?:gestopt|gesloten|beeindigd|bestaat niet meer"
        r"|ontbonden|uitgeschreven|gestaakt)\b|\bbestaat (?:\S+ )?niet meer\b|\b(?:activiteiten"
        r"|onderneming) (?:\S+ )?(?:gestaakt|beeindigd)\b|\b(?:overleden|overlijden|gestorven)\b",
    ),
    "refuses": (
        rf"\b(?:zullen|zal|gaan|ga|weiger\w*|wil|willen|zijn niet van plan"
        rf"|ben niet van plan)(?: \S+){{0,8}}? (?:niet|niets|nooit|geen)(?: \S+){{0,5}}? {_PAY}\b|\b(?:betaal"
        rf"|betalen) (?:\S+ ){{0,4}}?(?:niet|niets|geen cent|nooit)\b"
        rf"|\b(?:weiger\w*) (?:\S+ ){{0,6}}?(?:te )?betal\w+\b|\bniet van plan\b",
        r"\b(?:geen (?:cent|euro)|geen sprake van|peinzen er niet over"
        r"|zijn (?:u )?niets (?:\S+ )?(?:verschuldigd|schuldig)|ben (?:u )?niets (?:\S+ )?(?:verschuldigd"
        r"|schuldig))\b|\b(?:rechter|rechtbank|advocaat)\b.{0,30}\b(?:beslissen|zien|tot dan|maar)"
        r"|\b(?:stop met|hou op met|laat (?:ons|mij|me) met rust)\b|\bzie (?:u"
        r"|jullie) (?:\S+ )?(?:voor de rechter|rechtbank)\b",
    ),
    "away": (
        r"\b(?:niet op kantoor|afwezig\w*|op vakantie|met vakantie|met verlof|vakantie (?:tot|van)"
        r"|zwangerschapsverlof|ouderschapsverlof|ziekteverlof|niet bereikbaar|weer (?:op kantoor|bereikbaar"
        r"|aanwezig|terug)|terug (?:op kantoor|op|van vakantie)|kantoor (?:is )?gesloten|gesloten (?:van|tot"
        r"|wegens)|buiten kantoor|geen toegang tot mijn (?:e-?mail|mail))\b",
    ),
}
NOT = {
    "promise": r"\b(?:niet|nooit|geen|niets|zonder|zouden|zou|al|reeds|mogelijk om|wilt u)\b",
    "paid": r"\b(?:niet|nooit|zal|zullen|geen|als|indien|zodra|nog|wordt|worden|kunnen|willen)\b",
    "dispute": (
        r"\b(?:geen bezwaar|niet (?:betwisten|betwist)|betwisten (?:\S+ ){0,4}niet|geen klachten)\b"
        r"|\bfactuur\b(?: \S+){0,6}? (?:niet|nooit|nog niet) (?:ontvangen|gekregen|gevonden)\b"
        r"|\bgeen (?:\S+ )?factuur (?:ontvangen|gekregen)\b|\bgeen (?:\S+ )?geld\b"
    ),
    "invoice_wanted": (
        r"\b(?:credit\w+|gecorrigeerde|aangepaste|corrigeren)\b|\b(?:bedankt voor|dank voor"
        r"|hebben (?:\S+ ){0,5}(?:doorgestuurd|verstuurd)|sturen (?:\S+ ){0,3}door|betalen|betaald|voldaan"
        r"|overgemaakt|geen factuur meer)\b(?!.*\?)"
    ),
    "time_wanted": r"\b(?:niet op kantoor|vakantie|afwezig|verlof|zo spoedig|per omgaande|uurtarief)\b",
    "wrong_person": r"\b(?:iban|rekeningnummer|bedrag|prijs)\b|\bgeen bezwaar\b",
    "insolvent": r"\b(?:voorkomen|anders|niet failliet|onze klant)\b",
    "refuses": (
        r"\b(?:voordat|vandaag|deze week|deze maand|zolang|totdat|nu|in een keer|momenteel|nog niet"
        r"|volledig)\b"
    ),
    "away": r"\b(?:geld terug|goederen terug)\b",
}

IDIOMS = {
    "promise": (
        r"\bbetaal(?:batch|run|ronde|lijst|opdracht)\b|\bstaat klaar\b|\b(?:geaccordeerd|"
        r"goedgekeurd|ingepland|gepland)\b.{0,40}\b(?:betaling|betaal\w*|voor|op)\b|"
        r"\bbetaling vindt plaats\b|\bbetaling volgt\b",
        r"\b(?:staat|heb je|hebben jullie|heeft u) (?:het|de betaling|het geld|het bedrag)\b|"
        r"\b(?:staat|krijg\w*|heb\w*|komt|ontvang\w*)\b.{0,25}\bop (?:jullie|uw|je) rekening\b|"
        r"\b(?:morgen\w*|vandaag|vanavond|maandag|dinsdag|woensdag|donderdag|"
        r"vrijdag)\b(?: \S+){0,3} (?:regel|betaal|maak|doe|stort) (?:ik|we|wij)\b|\b(?:regel|betaal|"
        r"doe|maak) ik (?:het |dat )?(?:\S+ ){0,2}(?:morgen|vandaag|vanavond)\b|\bmorgen (?:zeker|"
        r"zonder mankeren|echt)\b",
        r"\bja,? ja\b.{0,20}\bbetaal|\bik betaal (?:\S+ )?(?:echt|heus|wel|het)\b|"
        r"\bu krijgt uw geld\b|\bje krijgt je geld\b|\bik ga (?:\S+ )?betalen\b",
    ),
    "paid": (
        r"\b(?:zojuist|net|zonet|daarnet|vandaag|gisteren)\b(?: \S+){0,5} (?:betaald|overgemaakt|"
        r"voldaan|verstuurd|gestort)\b|\b(?:betaald|overgemaakt) (?:gisteren|vandaag|op)\b",
        r"\b(?:geincasseerd|afgeschreven|ingehouden)\b|\bautomatische incasso\b.{0,30}\b(?:gegaan|"
        r"uitgevoerd|afgeschreven)|\bbank\b.{0,30}\bbevestigt\b|\b(?:opdracht|"
        r"overboeking)\b.{0,20}\buitgevoerd\b",
    ),
    "dispute": (
        r"\bniets (?:binnengekregen|ontvangen|geleverd|binnengekomen)\b|\bgeen (?:levering|"
        r"goederenontvangst|ontvangst|pakbon)\b|\bgetekende pakbon\b",
        r"\b(?:opgezegd|opzegging|teruggestuurd|geretourneerd|retour gestuurd|bedenktijd|"
        r"geannuleerd)\b|\bherroep\w*\b|\bniets te betalen\b|\b(?:geplet|platgedrukt|beschadigd)\b",
    ),
    "invoice_wanted": (
        r"\bfactuur (?:zelf )?(?:\S+ ){0,2}zien\b|\bzien\b.{0,20}\bfactuur\b|"
        r"\bfactuur\b.{0,30}\b(?:nieuwe naam|op naam|andere naam)\b|\bduplicaat\b|\b(?:geen|"
        r"zonder) bijlage\b|\bbijlage (?:\S+ )?(?:ontbreekt|ontbrak|leeg)\b|\b(?:welke|"
        r"wat voor) factuur\b",
    ),
    "time_wanted": (
        r"\brek in\b|\bspeling\b|\bflexib\w+\b|\bkan (?:het|dat) (?:ook )?(?:\S+ )?later\b|"
        r"\bop(?:schuiven|schorten)\b|\buitstel\b|\bdeze maand (?:\S+ ){0,2}niet\b|"
        r"\bmag ik (?:\S+ ){0,3}betalen (?:als|wanneer|zodra)\b|\bmaandbedragen\b|\btijd nodig\b|"
        r"\btekort aan liquide\b|\bgelijke (?:maand|termijn)",
    ),
    "wrong_person": (
        r"\b(?:zelfde naam|gelijknamig\w*|soortgelijke naam|niets (?:\S+ )?te maken|"
        r"geen (?:enkele )?(?:band|relatie) met)\b",
        r"\btreedt?\b.{0,40}\bniet meer op\b|\bnamens (?:haar|hem|hen) geen\b|"
        r"\bopdracht\b.{0,30}\bbeeindigd\b",
        r"\b(?:is|zijn) hier weg\b|\bwerk(?:t)? (?:hier |er )?niet meer\b|\bweet van niks\b|"
        r"\bweet nergens van\b|\bandere pand\b|\bdochter(?:maatschappij|bedrijf|onderneming)\b|"
        r"\bzuster(?:maatschappij|bedrijf|onderneming)\b|\bandere (?:bv|vennootschap)\b|"
        r"\bverkeerde (?:geadresseerde|ontvanger)\b",
    ),
    "insolvent": (
        r"\bontbonden\b|\bfailliet\b|\bfaillissement\b|\bcurator\b|\bsurseance\b|\bopgeheven\b|"
        r"\bgestaakt\b|\bin liquidatie\b",
    ),
    "refuses": (
        r"\bweiger\w* (?:\S+ ){0,3}(?:betal\w+|enige)\b|\bbetaling\b.{0,40}\bgeweigerd\b|"
        r"\b(?:prullenbak|vuilnisbak|prullenmand)\b|\bniet van plan\b.{0,25}\bbetal|"
        r"\bgeen (?:enkele )?intentie\b.{0,20}\bbetal",
        r"\bwordt niet betaald\b|\bzal niet (?:worden )?betaald\b|^\W*(?:nee|nooit|dacht het niet|"
        r"echt niet|mooi niet|vergeet het(?: maar)?|ik peins er niet over|droom lekker verder)\W*$|"
        r"\bdacht het niet\b|\bmooi niet\b|\bdacht het niet\b|\bmooi niet\b|"
        r"\bdoe (?:maar )?wat (?:u|je|jullie)\b",
    ),
    "away": (r"\bweer (?:open|aanwezig|bereikbaar|terug)\b|\bheropen\w*\b|\b(?:niet aanwezig|afwezig)\b",),
}
NOT_IDIOMS = {
    "dispute": (r"\bdie met (?:dat|de|het)\b|\bbankrekening\b"),
    "wrong_person": (
        r"\bals u dit bericht\b|\b(?:aanmaning|herinnering)\b.{0,50}\bvergissing\b|\b(?:aanmaning|"
        r"herinnering)\b.{0,50}\bvergissing\b|\bten onrechte\b|\bop (?:maandag|dinsdag|woensdag|"
        r"donderdag|vrijdag)\b.{0,15}\bwerk"
    ),
    "paid": (
        r"\b(?:wordt|worden|zal|zullen)\b|\bbetaal(?:batch|run|ronde|lijst)|\bstaat klaar\b|"
        r"\b(?:niet|nog)\b"
    ),
    "promise": (r"weiger|\bwordt niet\b|\bstellen wij voor\b|\b(?:niet|nooit)\b"),
    "time_wanted": (r"\bnieuwe naam\b"),
}
