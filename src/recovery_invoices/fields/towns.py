"""The line of an address that holds postal code and town, as each country writes it."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from recovery_invoices.fields.countries import country_of_postal_prefix, parse_country, split_country
from recovery_invoices.fields.provinces import is_italian_province, split_province
from recovery_invoices.text.layout import fold

#: Letters of a country printed before a postal code.
_PREFIX = r"(?:(?P<prefix>[A-Z]{1,3}\s*[-–]\s*|[A-Z]{2}\s+))?"
_UK = r"[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}"
_EIRCODE = r"(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?[0-9AC-FHKNPRTV-Y]{4}"
_STATES = (
    "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR"
    "|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC"
)
_STATE_NAMES = (
    "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois"
    "|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri"
    "|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma"
    "|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington"
    "|West Virginia|Wisconsin|Wyoming"
)
_COUNTIES = (
    "Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset"
    "|(?:Co(?:unty|\\.)? )?Durham|(?:East|West) Sussex|Sussex|Essex|Gloucestershire|Hampshire|Hants|Herefordshire"
    "|Hertfordshire|Herts|Kent|Lancashire|Lancs|Leicestershire|Lincolnshire|Norfolk|Northamptonshire|Northumberland"
    "|Nottinghamshire|Notts|Oxfordshire|Oxon|Rutland|Shropshire|Somerset|Staffordshire|Staffs|Suffolk|Surrey"
    "|Warwickshire|West Midlands|Wiltshire|Wilts|Worcestershire|(?:North |South |West |East )?Yorkshire"
)
_COUNTY = re.compile(_COUNTIES)
_IRISH_COUNTY = re.compile(
    r"(?:Co(?:unty|\.)? )?(?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare"
    r"|Kilkenny|Laois|Leitrim|Limerick|Londonderry|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo"
    r"|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)"
)
#: What of a county's name stands before it and is no town.
_OF_A_COUNTY = re.compile(r"Co(?:unty)?\.?|North|South|East|West")
#: A British or Irish code without its town, or with its county only.
_CODE_ALONE = re.compile(
    rf"^(?:(?:{_COUNTIES}|Co(?:unty|\.)? [A-Z][a-z]+)[,.]?\s+)?(?P<code>{_UK}|{_EIRCODE})$"
)
_PROVINCES = "AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT"
#: A town begins with a capital or with a Dutch or French article, and may end with the number of a district.
_TOWN = r"(?P<town>(?:['’][stST]\s?-?|[dDlL]['’]|(?:den|de|het|la|le|los|las|el)\s)?[^\W\d_](?:[^\d;:|•·@€$]{1,55}?))"
_DISTRICT = r"(?P<district>\s(?i:cedex(?:\s?\d{1,2})?)|\s\d{1,2}(?:e|er|eme|ème|ᵉ)?)?"
#: A country or a province after the whole.
_TAIL = r"(?:\s*[,(/–-]?\s*(?P<tail>[^\d]{2,30}?)\)?)?"

_LINES = tuple(
    (country, re.compile(rf"^{pattern}$"))
    for country, pattern in (
        ("NL", rf"{_PREFIX}(?P<code>[1-9]\d{{3}}\s?[A-Z]{{2}})(?![A-Za-z])[\s,]+{_TOWN}"),
        ("PT", rf"{_PREFIX}(?P<code>\d{{4}}-\d{{3}})\s+{_TOWN}"),
        ("PL", rf"{_PREFIX}(?P<code>\d{{2}}-\d{{3}})\s+{_TOWN}"),
        ("BR", rf"{_PREFIX}(?P<code>\d{{5}}-\d{{3}})\s+{_TOWN}"),
        ("BR", rf"{_TOWN},?\s+(?P<code>\d{{5}}-\d{{3}}){_TAIL}"),
        ("US", rf"{_TOWN},\s+(?:{_STATE_NAMES}),?\s+(?P<code>\d{{5}}(?:-\d{{4}})?){_TAIL}"),
        ("MX", rf"{_TOWN}(?:,\s*[^\d,]{{2,30}}?)?,?\s+(?i:c\.?\s?p\.?):?\s*(?P<code>\d{{5}}){_TAIL}"),
        ("MX", rf"(?i:c\.?\s?p\.?):?\s*(?P<code>\d{{5}}),?\s+{_TOWN}"),
        ("SG", r"(?P<town>(?i:singapore))\s+\(?(?P<code>\d{6})\)?"),
        ("US", rf"{_TOWN},?\s+(?:{_STATES})\.?,?\s+(?P<code>\d{{5}}(?:-\d{{4}})?){_TAIL}"),
        ("GB", rf"(?:GB[-\s]+)?(?P<code>{_UK})\s+{_TOWN}"),
        ("GB", rf"{_TOWN},?\s+(?:(?:North|South|East|West) )?(?:{_COUNTIES})[,.]?\s+(?P<code>{_UK}){_TAIL}"),
        ("GB", rf"{_TOWN},?\s+(?P<code>{_UK}){_TAIL}"),
        ("IE", rf"(?P<code>{_EIRCODE})\s+{_TOWN}"),
        ("IE", rf"{_TOWN}(?P<district>\s\d{{1,2}}W?)?,?\s+(?P<code>{_EIRCODE}){_TAIL}"),
        ("AU", rf"{_TOWN},?\s+(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT),?\s+(?P<code>\d{{4}}){_TAIL}"),
        ("CA", rf"{_TOWN},?\s+\(?(?:{_PROVINCES}|[A-Z][^\W\d_]+)\)?,?\s+(?P<code>[A-Z]\d[A-Z]\s?\d[A-Z]\d){_TAIL}"),
        ("IN", rf"{_TOWN}[\s,–-]+(?P<code>[1-9]\d{{5}})"),
        ("LV", rf"{_TOWN},?\s+(?P<code>LV-\d{{4}})"), ("LT", rf"{_TOWN},?\s+(?P<code>LT-\d{{5}})"),
        # `RAL 7035` is a colour, `ISO 9001` a norm.
        ("MT", rf"{_TOWN},?\s+(?P<code>(?!RAL|ISO|DIN|IEC|VDE|NCS)[A-Z]{{3}}\s\d{{4}})"),
        ("ES", r"(?P<code>[0-5]\d{4})-(?P<town>[A-ZÁÉÍÓÚÑ][^\d;:|•·@€$]{3,40})"),
        ("", rf"(?P<code>\d{{5}})\s?[-–]\s{_TOWN}{_TAIL}"),
        ("AR", rf"\((?P<code>[A-Z]?\d{{4}})\)\s+{_TOWN}"),
        ("AR", rf"{_TOWN}[\s,–-]+(?i:c\.?\s?p\.?):?\s*(?P<code>[A-Z]?\d{{4}})"),
        ("", rf"{_PREFIX}(?P<code>\d{{3}}\s\d{{2}}|\d{{4,6}})[\s,]*{_TOWN}{_DISTRICT}{_TAIL}"),
    )
)  # fmt: skip
_NO_CODE = re.compile(r"^(?P<town>[^\W\d_][^\d,]{2,30}),\s*(?P<tail>[^\d,]{2,25})$")
_NO_TOWN = re.compile(
    r"\b(?:eur|usd|tel|fax|jours?|tagen?|days|stk|pcs|uhr|tage|kg|mwst|tva|total|seite|page|rcs|hrb|st[uü]ck"
    r"|h87|units?|rechnung|facture|invoice|janvier|december|hours?|euros?|km|iban|bic|capital|siret|siren|vat|ust"
    r"|telefon|januar|netto|brutto)\b"
)
#: What may stand after a town between commas, or with spaces around a dash or a slash.
_SEPARATED = re.compile(r"\s*,\s*|\s+[-–/|]\s+")
_IN_PARENTHESES = re.compile(r"\s*\(([^()]{2,30})\)?$")
_LONGEST = 70
_DIGIT = re.compile(r"\d")
#: `35010 Nazione: IT`: another field of the line.
_FIELD = re.compile(r"[^\W\d_]{4,}\s?:")
#: The code alone of a Dutch line whose town stands further right.
_ANY_CODE = re.compile(
    rf"\b(?:{_UK}|{_EIRCODE}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{{5}}-\d{{3}}|\d{{4}}-\d{{3}}|\d{{2}}-\d{{3}}"
    rf"|\d{{4}} [A-Z]{{2}}|\d{{3}} \d{{2}}|\d{{4,7}})(?![\w-])"
)
#: How far from a town's name its code stands at most, in characters.
_REACH = 14
_DUTCH_LETTERS = re.compile(r"[1-9]\d{3} [A-Z]{2}")
_ARTICLE = re.compile(r"(?:'[st]\b-?|[dl]['’]|(?:den|de|het|la|le|los|las|el)\s)")


@dataclass(frozen=True, slots=True)
class Town:
    """`certain`: the line itself says which country it is in."""

    postal_code: str | None
    city: str
    country: str | None
    certain: bool


@functools.lru_cache(maxsize=4096)
def parse_town(line: str) -> Town | None:
    """Parse a line such as `12345 Berlin`, `DE-12345 Berlin`, `Scranton PA 18503`, `93200 Saint-Denis, France`."""
    if "," not in line and not _DIGIT.search(line):
        return None
    text = line.strip(" ,;•·●").replace("‘", "'")
    if len(text) > _LONGEST or _NO_TOWN.search(fold(text)) or _FIELD.search(text):
        return None
    for country, pattern in _LINES:
        match = pattern.match(text)
        if not match:
            continue
        groups = match.groupdict()
        prefix = groups.get("prefix")
        if prefix and country_of_postal_prefix(prefix) is None:
            continue
        raw = groups["town"]
        if pattern.groupindex.get("tail") and groups["tail"] and not country:
            # Whatever follows the town is looked at with it: a hyphen or a slash may be the town's own.
            raw = text[match.start("town") :]
        province = None
        if not country and not prefix:
            raw, province = split_province(groups["code"], raw)
        city, named = _town_and_country(raw if country != "GB" else last_place(raw)[1])
        named = (
            (country_of_postal_prefix(prefix) if prefix else None) or named or _country_in(groups.get("tail"))
        )
        named = province or named
        if country in ("GB", "CA", "MT") and city.isupper() and len(city) < 3:
            continue
        if country == "GB" and (_COUNTY.fullmatch(city) or _OF_A_COUNTY.fullmatch(city)):
            continue
        if not country and _DUTCH_LETTERS.fullmatch(f"{groups['code']} {city}"):
            continue
        if country in ("", "IE") and groups.get("district") and not groups["district"].strip()[0].isalpha():
            city = (
                f"{city} {groups['district'].strip()}"
                if not city.endswith(groups["district"].strip())
                else city
            )
        if len(city) < 2 or not _begins_like_a_town(city):
            continue
        return Town(groups["code"].strip(), city, named or country or None, bool(named or country))
    return None


def code_near(line: str, start: int, end: int) -> str | None:
    """Return the postal code right before or after a town's name in its line."""
    before, after = line[max(0, start - _REACH) : start], line[end : end + _REACH]
    codes = [
        *[one[0] for one in _ANY_CODE.finditer(before)][-1:],
        *[one[0] for one in _ANY_CODE.finditer(after)][:1],
    ]
    return codes[0] if codes else None


def plain_town(line: str) -> Town | None:
    """Return the town of a line that is known to hold one, whatever country's form it has: its code, if it says one,
    and the name beside it."""
    text = line.strip(" ,;.")
    code = _ANY_CODE.search(text)
    rest = (
        text[code.end() :] if code and code.start() < 4 else text[: code.start()] if code else text
    ).strip()
    city, country = _town_and_country(re.sub(r"^(?:BP|P\.?O\.? Box|C\.?P\.?|CEP):? *|^[-–,/ ]+", "", rest))
    if len(city) < 3 or any(one.isdecimal() for one in city) or not _begins_like_a_town(city):
        return None
    return Town(code[0] if code else None, city, country, False)


def _town_and_country(text: str) -> tuple[str, str | None]:
    """Return the town without country, province and CEDEX; the country where one is named."""
    named: str | None = None
    text = re.sub(r"\s+(?i:cedex)(?:\s?\d{1,2})?(?=$|[\s,(/-])", "", text).strip(" ,;")
    inside = _IN_PARENTHESES.search(text)
    if inside:
        within = inside[1].strip()
        named = parse_country(within)
        before = text[: inside.start()].strip()
        if named or re.fullmatch(r"[A-Z]{2}", within) or fold(before) == fold(within):
            text = before
    pieces = _SEPARATED.split(text)
    if len(pieces) > 1:
        named = named or next((country for piece in pieces[1:] if (country := parse_country(piece))), None)
        text = pieces[0]
    elif "/" in text:
        before, _, after = text.rpartition("/")
        country = parse_country(after)
        is_state = len(after) == 2 and after.isupper()
        text, named = (before, named or country) if country or is_state else (text, named)
    elif "-" in text:
        before, _, after = text.rpartition("-")
        country = parse_country(after) if len(after) > 2 or after.isupper() else None
        if country and before.rpartition("-")[2].lower() not in ("de", "la", "en"):
            text, named = before, named or country
    text, last = split_country(text.strip())
    named = named or last
    province = re.search(r"\s\(?([A-Z]{2})\)?$", text)
    if province and (not text.isupper() or (len(text) > 8 and is_italian_province(province[1]))):
        text = text[: province.start()]
        named = named or parse_country(province[1])
    return text.strip(" ,.-–("), named


def _country_in(tail: str | None) -> str | None:
    return parse_country(tail) if tail else None


def _begins_like_a_town(city: str) -> bool:
    article = _ARTICLE.match(city)
    rest = city[article.end() :] if article else city
    return rest.lstrip()[:1].isupper() or city.lstrip("'’")[:1].isupper()


def lone_postal_code(line: str) -> str | None:
    """Return a British or Irish postal code alone or after its county; the town stands on the line above."""
    alone = _CODE_ALONE.match(line.strip(" ,."))
    return alone["code"] if alone else None


def last_place(text: str) -> tuple[str, str]:
    """Return what stands before a British town on its line, as a house and its lane do, and the town without its
    county: `Rose Cottage, The Green, Hull, Dorset`."""
    pieces = [piece for one in text.split(",") if (piece := one.strip())]
    while len(pieces) > 1 and (
        is_county(pieces[-1]) or _IRISH_COUNTY.fullmatch(pieces[-1]) or parse_country(pieces[-1])
    ):
        del pieces[-1]
    return ", ".join(pieces[:-1]), pieces[-1] if pieces else ""


def is_postal_code(text: str) -> bool:
    """Return whether the text is a complete postal code and nothing more, after its country's letters or alone."""
    return re.fullmatch(rf"(?:[A-Z]{{1,3}}[- ])?(?:{_ANY_CODE.pattern})", text.strip()) is not None


def is_county(line: str) -> bool:
    """Return whether the line is no more than a British county, which stands between a town and its code."""
    return _COUNTY.fullmatch(line.strip(" ,.")) is not None


def town_without_code(line: str) -> Town | None:
    """Recognise a town by the country after it alone: `Anytown, USA`."""
    match = _NO_CODE.match(line.strip())
    country = parse_country(match["tail"]) if match else None
    return Town(None, match["town"].strip(), country, True) if match and country else None
