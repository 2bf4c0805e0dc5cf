"""Legal forms and trades of companies, as they stand in names; folded."""

from __future__ import annotations

import re

LEGAL_FORM = re.compile(
    r"\b(?:l\.l\.c\.?|l\.l\.p\.?|e\.?i\.?r\.?l\.?|p\.l\.c\.?|c\.b\.|s\.c\.r\.l\.?|soc\. ?coop\.?|coop\.?"
    r"|gmbh|mbh|ag|kg|ohg|og|ug|gbr"
    r"|e\.?\s?k\.?|vof|s\.? ?a\.? de c\. ?v\.|c\.v\.|sp\. ?z ?o\.? ?o\.?|sp\. ?[jk]\.|aps|a/s|ab|oyj?|as|dac|pty"
    r"|s\.? ?r\.? ?o\.|kft|d\.o\.o\.|s\.a r\.l\.?|scrl|sprl|sc|ltee"
    r"|se|kgaa|e\.?\s?v\.?|sarl|s\.a\.r\.l\.?|sas|sasu|s\.a\.s\.?"
    r"|sa|s\.a\.|eurl|sci|scop|snc|selarl"
    r"|ltd|limited|inc|llc|llp|plc|corp|corporation|company|co\.|b\.?v\.?|n\.?v\.?|v\.o\.f\.?|bvba|srl"
    r"|s\.r\.l\.?|spa|s\.p\.a\.?|s\.l\.?u?\.?|sl|slu"
    r"|lda|l\.da|unipessoal|gesellschaft|association|stiftung|verein|genossenschaft|holding|group|groupe|bank"
    r"|universitat|hotel|eg|e\.u\.|gesmbh|ges\.? ?m\.? ?b\.? ?h|sagl|ltda|eireli|asa|i/s|k/s|ehf|uab|a\. ?s\.|spol|srls"
    r"|s\.n\.c\.?|s\.c\.a\.?|s\.l\.p\.?|s\.a\.u\.?|s\.c\.|pte|pvt|private limited|bhd|soc\.|cooperativa|cooperative"
    r"|asbl|vzw|cic|clg|gie|suarl|sarlu|slne|pllc|ulc|fzco|fze|ggmbh|partg(?: ?mbb)?|s\.a\.c\.?|s\.h\.|s/a"
    r"|s\.e\.n\.c\.?|p\.s\.a\.?|s\.r\.l\.s\.?|comm\. ?v\.?|cooperatie|u\.a\.|cie|mei|epp"
    r"|societe|syndicat|fondation|fundacion|fondazione|stichting|spolka|fundacja|spoldzielnia"
    # Firms of farmers, of owners of land and of members of a profession. Words that mean something else as well need
    # what stands before or behind them in such a name.
    r"|scea|gaec|gfa|gfv|gfr|cuma|sica|scev|sccv|selas|selafa|selca|scp|scm|sisa|spfpl|scic|geie|aarpi|scs|sca"
    r"|earl(?= (?:du|de|des|la|le|les|saint|sainte)\b| d'| l'|$)"
    r"|s\.c\.e\.a\.?|g\.a\.e\.c\.?|s\.c\.i\.?|s\.c\.p\.?|s\.c\.m\.?|e\.a\.r\.l\.?|g\.i\.e\.?|g\.f\.a\.?"
    r"|e\. ?g\.?(?=$|[,;)])|e\. ?kfm\.?|e\. ?kfr\.?|gesbr|ewiv|vvag|agrargenossenschaft"
    r"|winzergenossenschaft|kommanditgesellschaft"
    r"|aktiengesellschaft|partnerschaft(?:sgesellschaft)?|sozietat|a\. ?o\. ?r\.?"
    r"|maatschap|vennootschap|landbouwvennootschap|cvba|cvoa|gcv|eenmanszaak"
    r"|s\.s(?!\.? ?\d)\.?|s\.a\.p\.a\.?|sapa|scarl|s\.c\. ?a ?r\.l\.?|s\.c\.p\.a\.?|s\.t\.p\.?|onlus"
    r"|societa (?:agricola|semplice|cooperativa|tra professionisti)|azienda agricola|az\. ?agr\.|studio associato"
    r"|s\. ?coop\.?|slp|sll|s\.l\.l\.?|s\.a\.l\.?|s\.a\.t\.?|a\.i\.e\.?|u\.t\.e\.?"
    r"|comunidad de (?:bienes|propietarios|regantes)|sociedad (?:limitada|anonima|civil|cooperativa|agraria)"
    # Owners of the flats of a house, who pay together.
    r"|weg(?= [a-z-]*(?:str\b|str\.|stras+e|weg|platz|allee|gasse|ring|ufer))|(?:wohnungs)?eigentumergemeinschaft|vve"
    r"|vereniging van eigenaars|condominio|copropriete|sdc"
    r"|cio|c\.i\.c\.?|c\.i\.o\.?|unlimited company)(?![a-z])"
)
TRADE = re.compile(
    # Kinds of shops and firms, never the name of who works there: `Becker` is a person, `Bäckerei` is not.
    r"\b(?:boulangerie|patisserie|boucherie|charcuterie|menuiserie|plomberie|maconnerie|garage|restaurant|brasserie"
    r"|papeterie|epicerie|fromagerie|serrurerie|carrosserie"
    r"|pharmacie|librairie|imprimerie|agence|cabinet|atelier|ateliers|etablissements|ets|entreprise|transports"
    r"|immobilier|coiffure|electricite|peinture|cafe|studio|clinique|ecole|mairie|commune"
    r"|praxis|kanzlei|apotheke|werkstatt|autohaus|architekturburo|buro|agentur|verlag|gasthaus"
    r"|domaine|ferme|vignobles?|pepinieres?|weingut|hausverwaltung|immobilienverwaltung|baumschule|gartenbau"
    r"|azienda|cantina|bodegas?|boerderij|kwekerij|nursery|farms?|physiotherapy|physiotherapie|dental|veterinary|surgery"
    r"|gasthof|klinik|schule|gemeinde|bakery|butchers|pharmacy|agency|studios|services|solutions|consulting"
    r"|panaderia|carpinteria|ferreteria|farmacia|taller|talleres|panificio|falegnameria|officina|ristorante"
    r"|trattoria|bakkerij|slagerij|apotheek|garagebedrijf|aannemersbedrijf|schildersbedrijf)\b"
    # One word in German and Dutch: the trade is its end.
    r"|\w(?:backerei|metzgerei|fleischerei|schreinerei|tischlerei|druckerei|gartnerei|konditorei|schlosserei"
    r"|reinigung|werkstatt|betrieb|bedrijf|handel|technik|service|praxis|verlag)\b"
    r"|\b(?:backerei|metzgerei|fleischerei|schreinerei|tischlerei|druckerei|gartnerei|konditorei|schlosserei)\b"
)
