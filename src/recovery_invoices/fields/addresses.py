"""Lines of an address: which is the town, which the street, which country it is in."""

from __future__ import annotations

import re
from dataclasses import dataclass

from recovery_invoices.text.layout import fold

_COUNTRY_ROWS = """
FR france frankreich frankrijk francia franca
DE germany deutschland allemagne duitsland germania alemania alemanha
NL netherlands nederland niederlande pays-bas paesi bassi paises bajos the netherlands holland
BE belgium belgique belgie belgien belgio belgica
LU luxembourg luxemburg
AT austria osterreich oesterreich autriche oostenrijk
CH switzerland schweiz suisse svizzera zwitserland suiza
IT italy italia italie italien itali
ES spain espana espagne spanien spagna spanje espanha
PT portugal
GB united kingdom great britain england uk royaume-uni vereinigtes konigreich grossbritannien
IE ireland irland irlande
US united states united states of america usa u.s.a. u.s.a etats-unis vereinigte staaten
CA canada kanada
AU australia australien
PL poland polen pologne polska
CZ czech republic tschechien
DK denmark danemark danmark
SE sweden schweden suede sverige
NO norway norwegen norvege norge
FI finland finnland
MC monaco
LI liechtenstein
IN india
CN china
JP japan
"""
COUNTRIES: dict[str, str] = {}
for _row in _COUNTRY_ROWS.strip().splitlines():
    _code, *_words = _row.split(" ")
    COUNTRIES |= dict.fromkeys(_words, _code)
    COUNTRIES[_row[3:]] = _code
for _name, _iso in {
    "united kingdom": "GB", "great britain": "GB", "united states": "US", "united states of america": "US",
    "pays-bas": "NL", "the netherlands": "NL", "paesi bassi": "NL", "paises bajos": "NL", "royaume-uni": "GB",
    "vereinigtes konigreich": "GB", "vereinigte staaten": "US", "czech republic": "CZ", "etats-unis": "US",
    "la reunion": "FR", "ile de la reunion": "FR", "d": "DE", "a": "AT", "f": "FR", "i": "IT", "b": "BE", "e": "ES",
}.items():  # fmt: skip
    COUNTRIES[_name] = _iso
for _word in (
    "the",
    "united",
    "great",
    "republic",
    "bajos",
    "bassi",
    "of",
    "states",
    "czech",
    "staaten",
    "paesi",
    "paises",
):
    COUNTRIES.pop(_word, None)
CODES = frozenset(COUNTRIES.values())
#: Codes printed before a postal code, besides ISO codes.
_PREFIX = r"(?P<c>[A-Z]{1,3})\s*[-–]\s*|(?P<c_>[A-Z]{2})\s+"
_UK = r"[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}"
_UK_ALONE = re.compile(rf"^{_UK}$")
_US_STATES = [
    "AL",
    "AK",
    "AZ",
    "AR",
    "CA",
    "CO",
    "CT",
    "DE",
    "FL",
    "GA",
    "HI",
    "ID",
    "IL",
    "IN",
    "IA",
    "KS",
    "KY",
    "LA",
    "ME",
    "MD",
    "MA",
    "MI",
    "MN",
    "MS",
    "MO",
    "MT",
    "NE",
    "NV",
    "NH",
    "NJ",
    "NM",
    "NY",
    "NC",
    "ND",
    "OH",
    "OK",
    "OR",
    "PA",
    "RI",
    "SC",
    "SD",
    "TN",
    "TX",
    "UT",
    "VT",
    "VA",
    "WA",
    "WV",
    "WI",
    "WY",
    "DC",
]
_STATE = "|".join(_US_STATES)
_TOWN = r"(?P<city>[^\W\d_][^\d,;:|•·@€$]{1,45}?)"

_TOWN_LINES = tuple(
    (country, re.compile(pattern))
    for country, pattern in (
        ("NL", rf"^(?:{_PREFIX})?(?P<p>[1-9]\d{{3}}\s?[A-Z]{{2}})\s+{_TOWN}(?:\s*[,(-]\s*(?P<tail>[^\d]{{2,30}}))?$"),
        ("PT", rf"^(?:{_PREFIX})?(?P<p>\d{{4}}-\d{{3}})\s+{_TOWN}(?:\s*[,(-]\s*(?P<tail>[^\d]{{2,30}}))?$"),
        ("US", rf"^{_TOWN},?\s+(?:{_STATE})\.?,?\s+(?P<p>\d{{5}}(?:-\d{{4}})?)(?:,?\s+(?P<tail>[^\d]{{2,30}}))?$"),
        ("GB", rf"^(?:GB[-\s]+)?(?P<p>{_UK})\s+{_TOWN}(?:,\s*(?P<tail>[^\d]{{2,30}}))?$"),
        ("GB", rf"^{_TOWN},?\s+(?P<p>{_UK})(?:,\s*(?P<tail>[^\d]{{2,30}}))?$"),
        ("AU", rf"^{_TOWN},?\s+(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT),?\s+(?P<p>\d{{4}})(?:,?\s+(?P<tail>[^\d]{{2,30}}))?$"),
        ("CA", rf"^{_TOWN},?\s+(?:[A-Z]{{2}}"
               rf"|[A-Z][a-z]+),?\s+(?P<p>[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?:,?\s+(?P<tail>[^\d]{{2,30}}))?$"),
        ("IN", rf"^{_TOWN}[\s,–-]+(?P<p>[1-9]\d{{5}})$"),
        ("", rf"^(?:{_PREFIX})?(?P<p>\d{{3}}\s\d{{2}}|\d{{4,6}})\s*{_TOWN}(?:\s+(?i:cedex)(?:\s\d{{1,2}})?)?"
             r"(?:\s*\([A-Z]{2}\))?(?:\s*[,/(-]\s*(?P<tail>[^\d]{2,30}?)\)?)?$"),
    )
)  # fmt: skip
_NO_CODE_TOWN = re.compile(r"^(?P<city>[^\W\d_][^\d,]{2,30}),\s*(?P<tail>[^\d,]{2,25})$")
_STREET_WORD = re.compile(
    r"str(?:\.|as+e|\b)|weg\b|platz\b|allee|gas+e\b|\bring\b|damm\b|ufer\b|promenade|chaussee|postfach|hof\b|markt\b"
    r"|\brue\b|\bav(?:enue|\.)?\b|\bb(?:oulevar)?d\.?\b|\bplace\b|chemin|\broute\b|impasse|\bquai\b|\bcours\b"
    r"|\bzi\b|\bza\b|\bbp\b"
    r"|street|\bst\b|\broad\b|\brd\b|\bave\b|\blane\b|\bln\b|drive|\bdr\b|\bway\b|court|\bct\b|square|\bsq\b"
    r"|blvd|parkway|p\.?o\.? box"
    r"|\bvia\b|viale|piazza|corso|vicolo|\bcalle\b|\bc/|plaza|paseo|avda|\brua\b|avenida|praca|largo|travessa|estrada"
    r"|straat|laan\b|plein\b|gracht|kade\b|steenweg|singel|dijk\b|terrace|crescent|\bhighway\b|\bfloor\b|lieu.dit"
)
_HOUSE_NUMBER = re.compile(
    r"^\d{1,5}\s?(?:bis|ter|[a-z])?[,\s]+[^\W\d]|[^\W\d]\.?\s*\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,4}\s?[a-z]?)?$"
)
_NOT_A_TOWN = re.compile(
    r"\b(?:eur|usd|tel|fax|jours?|tagen?|days|stk|pcs|uhr|tage|kg|mwst|tva|total|seite|page|rcs|hrb|st[uü]ck"
    r"|h87|units?|rechnung"
    r"|facture|invoice|janvier|december|hours?|euros?|km|iban|bic|capital|siret|siren|vat|ust|telefon|januar"
    r"|netto|brutto)\b"
)


_INLINE = re.compile(
    r"^(?P<street>.{4,45}?)[,;]?\s+(?P<town>(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{4}-\d{3}"
    r"|\d{5})\s+[^\W\d_][^\d,]{1,40}?)"
    r"(?:[,\s]+(?P<country>[^\W\d_]{2,20}))?$"
)


@dataclass(slots=True)
class Town:
    postal_code: str | None
    city: str
    country: str | None
    certain: bool


def country_of(text: str) -> str | None:
    """ISO code of a country named or coded in the text (a whole line), else None."""
    clean = fold(text).strip(" .,;:()-")
    if clean in COUNTRIES and (len(clean) > 1 or text.isupper()):
        return COUNTRIES[clean]
    if len(clean) == 2 and text.strip().isupper() and clean.upper() in CODES:
        return clean.upper()
    first = re.split(r"\s*[-/,(]\s*", clean)[0]
    return COUNTRIES.get(first) if len(first) > 3 else None


def town_of(line: str) -> Town | None:
    """Parse a line such as `12345 Berlin`, `DE-12345 Berlin`, `Scranton PA 18503`, `75008 Paris, France`."""
    text = line.strip(" ,;•·●")
    if len(text) > 70 or _NOT_A_TOWN.search(fold(text)):
        return None
    for country, pattern in _TOWN_LINES:
        match = pattern.match(text)
        if not match:
            continue
        part = match.groupdict()
        prefix = part.get("c") or part.get("c_")
        if prefix and prefix.lower() not in COUNTRIES and prefix not in CODES:
            continue
        tail = part.get("tail")
        named = (COUNTRIES.get(prefix.lower(), prefix) if prefix else None) or (
            country_of(tail) if tail else None
        )
        city = part["city"].strip(" ,.-")
        province = re.search(r"\s([A-Z]{2})$", city)
        if province and not country and not city.isupper():
            city = city[: province.start()]
            named = named or (province[1] if province[1] in CODES else None)
        if country in ("GB", "CA") and city.isupper() and len(city) < 3:
            continue
        if len(city) < 2 or (not city[0].isupper() and not city[0].isdecimal()):
            continue
        return Town(part["p"].strip(), city, named or country or None, bool(named or country))
    return None


def street_and_town(line: str) -> tuple[str, Town] | None:
    """A whole address on one line: `Musterstr. 1, 12345 Berlin`."""
    match = _INLINE.match(line.strip(" ,"))
    if not match or not is_street(match["street"]):
        return None
    country = country_of(match["country"]) if match["country"] else None
    text = match["town"] if country or not match["country"] else f"{match['town']} {match['country']}"
    town = town_of(text)
    if town is None:
        return None
    if country:
        town.country, town.certain = country, True
    return match["street"].strip(" ,"), town


def lone_postal_code(line: str) -> str | None:
    """A British postal code with a line to itself; the town stands on the line above."""
    return line.strip() if _UK_ALONE.match(line.strip()) else None


def town_without_code(line: str) -> Town | None:
    """`Anytown, USA`: a town known only by the country after it."""
    match = _NO_CODE_TOWN.match(line.strip())
    country = country_of(match["tail"]) if match else None
    return Town(None, match["city"].strip(), country, True) if match and country else None


def is_street(line: str) -> bool:
    folded = fold(line).strip()
    if "@" in folded or len(folded) > 70:
        return False
    has_digit = any(character.isdecimal() for character in folded)
    return bool(_STREET_WORD.search(folded) and has_digit) or (
        bool(_HOUSE_NUMBER.search(folded)) and not re.search(r"\d{5,}", folded)
    )
