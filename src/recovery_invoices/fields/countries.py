"""Countries by the names and codes that addresses give them, in the languages that invoices are read in."""

from __future__ import annotations

import re

from recovery_invoices.text.layout import fold

#: ISO code, then folded names, each ended by a semicolon.
_TABLE = """
FR france; frankreich; frankrijk; francia; franca; la reunion; ile de la reunion; f
DE germany; deutschland; allemagne; duitsland; germania; alemania; alemanha; bundesrepublik deutschland; d
NL netherlands; the netherlands; nederland; niederlande; pays-bas; paesi bassi; paises bajos; holland; olanda; hollande
BE belgium; belgique; belgie; belgien; belgio; belgica; b
LU luxembourg; luxemburg; luxemburgo; lussemburgo; l
AT austria; osterreich; oesterreich; autriche; oostenrijk; a
CH switzerland; schweiz; suisse; svizzera; zwitserland; suiza; suica
LI liechtenstein; fl
IT italy; italia; italie; italien; italie; i
ES spain; espana; espagne; spanien; spagna; spanje; espanha; e
PT portugal; portogallo; p
GB united kingdom; great britain; england; scotland; wales; northern ireland; uk; u.k; royaume-uni; royaume uni;
GB vereinigtes konigreich; grossbritannien; gran bretagna; regno unito; reino unido; verenigd koninkrijk; gb
IE ireland; irland; irlande; irlanda; ierland; republic of ireland
US united states; united states of america; usa; u.s.a; etats-unis; etats unis; vereinigte staaten; stati uniti;
US estados unidos; verenigde staten
CA canada; kanada
AU australia; australien; australie
NZ new zealand; neuseeland; nouvelle-zelande; nuova zelanda; nueva zelanda
PL poland; polen; pologne; polska; polonia
CZ czech republic; czechia; tschechien; tschechische republik; republique tcheque; tchequie; ceska republika;
CZ repubblica ceca; republica checa; tsjechie
SK slovakia; slowakei; slovaquie; slovensko; slovacchia; eslovaquia
HU hungary; ungarn; hongrie; magyarorszag; ungheria; hungria; hongarije; h
RO romania; rumanien; roumanie; rumania; roemenie
BG bulgaria; bulgarien; bulgarie
SI slovenia; slowenien; slovenie; slovenija; eslovenia
HR croatia; kroatien; croatie; hrvatska; croazia; croacia; kroatie
GR greece; griechenland; grece; grecia; griekenland; ellada
DK denmark; danemark; danmark; danimarca; dinamarca; denemarken; dk
SE sweden; schweden; suede; sverige; svezia; suecia; zweden; s
NO norway; norwegen; norvege; norge; norvegia; noruega; noorwegen; n
FI finland; finnland; finlande; suomi; finlandia; fin
IS iceland; island; islande; islanda; islandia
EE estonia; estland; estonie; eesti
LV latvia; lettland; lettonie; latvija; lettonia
LT lithuania; litauen; lituanie; lietuva; lituania
MT malta; malte
CY cyprus; zypern; chypre; cipro; chipre
MC monaco
TR turkey; turkei; turquie; turchia; turquia; turkiye
IN india; inde; indien
CN china; chine; cina
JP japan; japon; giappone
SG singapore; singapur; singapour
HK hong kong; hongkong
BR brazil; brasil; bresil; brasilien; brasile
MX mexico; mexique; mexiko; messico
AR argentina; argentine; argentinien
CL chile; chili
CO colombia; colombie; kolumbien
ZA south africa; sudafrika; afrique du sud; sudafrica
MA morocco; maroc; marokko; marocco; marruecos
TN tunisia; tunisie; tunesien
SN senegal
AE united arab emirates; vereinigte arabische emirate; emirats arabes unis; uae
"""
COUNTRIES: dict[str, str] = {
    name.strip(): row[:2]
    for row in _TABLE.strip().splitlines()
    for name in row[3:].split(";")
    if name.strip()
}
CODES = frozenset(COUNTRIES.values())
#: Names that are parts of towns as well: `New Holland`, `Nueva Italia`.
_JOINS = frozenset(
    ["new", "nouvelle", "neu", "nueva", "nuova", "de", "la", "le", "of", "a", "l", "nova", "en"]
)


def parse_country(text: str) -> str | None:
    """Return the ISO code of a country named or coded in the text (a whole line), else None."""
    clean = fold(text).strip(" .,;:()-")
    if clean in COUNTRIES and (len(clean) > 2 or text.strip(" .,;:()-").isupper()):
        return COUNTRIES[clean]
    if len(clean) == 2 and text.strip(" .,;:()-").isupper() and clean.upper() in CODES:
        return clean.upper()
    first = re.split(r"\s*[-/,(]\s*", clean)[0]
    return COUNTRIES.get(first) if len(first) > 3 else None


def country_of_postal_prefix(prefix: str) -> str | None:
    """Return the country that letters before a postal code mean: `D-`, `FR-`, `CH`."""
    letters = prefix.strip(" -–")
    if letters.upper() in CODES:
        return letters.upper()
    return COUNTRIES.get(letters.lower()) if len(letters) < 4 else None


#: Towns that end with a country's name.
_TOWNS = frozenset([("de", "mexico"), ("new", "mexico")])


def split_country(text: str) -> tuple[str, str | None]:
    """Return the text without a country's name at its end, and that country: `Paris FRANCE`."""
    words = text.split(" ")
    for count in (3, 2, 1):
        if len(words) <= count:
            continue
        name = fold(" ".join(words[-count:])).strip(" .,;:()-")
        before = fold(words[-count - 1]).strip(" ,")
        if len(name) > 2 and name in COUNTRIES and before not in _JOINS and (before, name) not in _TOWNS:
            return " ".join(words[:-count]).rstrip(" ,;-–/("), COUNTRIES[name]
    return text, None
