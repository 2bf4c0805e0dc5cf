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
    r"|societe|syndicat|fondation|fundacion|fondazione|stichting|spolka|fundacja|spoldzielnia)(?![a-z])"
)
TRADE = re.compile(
    # Kinds of shops and firms, never the name of who works there: `Becker` is a person, `Bäckerei` is not.
    r"\b(?:boulangerie|patisserie|boucherie|charcuterie|menuiserie|plomberie|maconnerie|garage|restaurant|brasserie"
    r"|papeterie|epicerie|fromagerie|serrurerie|carrosserie"
    r"|pharmacie|librairie|imprimerie|agence|cabinet|atelier|ateliers|etablissements|ets|entreprise|transports"
    r"|immobilier|coiffure|electricite|peinture|cafe|studio|clinique|ecole|mairie|commune"
    r"|praxis|kanzlei|apotheke|werkstatt|autohaus|architekturburo|buro|agentur|verlag|gasthaus"
    r"|gasthof|klinik|schule|gemeinde|bakery|butchers|pharmacy|agency|studios|services|solutions|consulting"
    r"|panaderia|carpinteria|ferreteria|farmacia|taller|talleres|panificio|falegnameria|officina|ristorante"
    r"|trattoria|bakkerij|slagerij|apotheek|garagebedrijf|aannemersbedrijf|schildersbedrijf)\b"
    # One word in German and Dutch: the trade is its end.
    r"|\w(?:backerei|metzgerei|fleischerei|schreinerei|tischlerei|druckerei|gartnerei|konditorei|schlosserei"
    r"|reinigung|werkstatt|betrieb|bedrijf|handel|technik|service|praxis|verlag)\b"
    r"|\b(?:backerei|metzgerei|fleischerei|schreinerei|tischlerei|druckerei|gartnerei|konditorei|schlosserei)\b"
)
