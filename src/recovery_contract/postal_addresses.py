"""An address as its country writes it on an envelope: what stands above the street and what below, and its town."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

_ABOVE_THE_STREET: Final = frozenset(re.findall("..", "ATAUBECACHDEDKFIFRGBGGIEIMITJELILUMCNLNONZSEUSZA"))
"""Where a house name, a flat, a floor or a building stands above the street: the posts' own guides. Elsewhere it
follows the street."""
_TOWN_FIRST: Final = frozenset({"AU", "CA", "GB", "GG", "IE", "IM", "JE", "NZ", "US"})
"""Where the postal code stands behind the town."""
_CODE_ALONE: Final = frozenset({"GB", "GG", "IE", "IM", "JE"})
"""Of these, where it has the last line to itself."""
_FOR_ATTENTION: Final = re.compile(
    r"\s*(zu? ?\.? ?h(dn?|änden)\b|c/o\b|attn\b|att\.|f\.?a\.?o\.?\b|for the attention|à l['’]attention|chez\b"
    r"|a la atención|all['’](attenzione|att)|alla c\.|c\.\s?a\.|t\.?\s?a\.?\s?v\.?\b|ter attentie|presso\b)",
    re.IGNORECASE,
)
"""What names a person or a household: it belongs directly below the company."""
_CARE_OF: Final = re.compile(r"\s*(c/o|chez|presso)\b", re.IGNORECASE)
"""Of these, what says where the recipient is found, and not who it is."""
_DEPARTMENT: Final = re.compile(
    r"(?:accounts?(?: payable)?|(?:purchase|bought) ledger|accounting|finance|purchasing|procurement|payables)"
    r"(?: (?:department|dept\.?|team|office))?|[^,\d]{3,30} (?:department|dept\.?)"
    r"|(?:service|direction|dpt\.?|département) [^\d,]+|comptabilité(?: fournisseurs)?"
    r"|(?:abteilung|abt\.|referat) .+|(?:kreditoren|finanz)?buchhaltung|rechnungs(?:wesen|prüfung|eingang)|einkauf"
    r"|(?:departamento|dpto\.?|depto\.?) .+|contabilidad|(?:ufficio|reparto) .+|contabilità|amministrazione"
    r"|(?:afdeling|afd\.) .+|(?:crediteuren)?administratie|boekhouding|inkoop",
    re.IGNORECASE,
)
"""A part of the company: it belongs below its name too."""
_BELOW_THE_STREET: Final = re.compile(
    r"(?:b\.?p\.?|c\.?s\.?|t\.?s\.?a\.?)\s?\d|z\.?[aie]\.?(?:c\.?)?\s|zone\s|parc d|lieu-?dit\b|hameau\b|le bourg\b"
    r"|(?:p\.?o\.?\s?box|postfach|case postale|casella postale|postbus|boîte postale|industriegebiet|gewerbegebiet"
    r"|gewerbepark|industrieterrein|bedrijventerrein|zona industriale|località|loc\.|frazione)\b",
    re.IGNORECASE,
)
"""What stands between the street and the town everywhere: boxes, hamlets, places of trade."""
_LOCALITY_BELOW_THE_STREET: Final = frozenset({"FR", "GB", "GG", "IE", "IM", "JE", "MC"})
"""Where a village or a part of the town stands between the street and the town; German posts want it above."""
_BUILDING: Final = re.compile(
    r"\d|\b(?:flat|apartment|apt|unit|suite|floor|room|level|studio|house|cottage|court|mill|farm|barn|lodge|hall|manor"
    r"|building|block|tower|wing|works|warehouse|yard|mews|chambers|cent(?:re|er)|villa|grange|rectory|vicarage"
    r"|bungalow|annexe?|stables|bakery|school|chapel|forge|wharf|arcade|estate|park|mansions?|point|studios?|hotel"
    r"|inn|college|hospital|church|basement|rear|floors?|appt|appartement|[ée]tage|b[âa]t(?:iment)?|immeuble|tour"
    r"|r[ée]sidence|r[ée]s|escalier|esc|porte|entr[ée]e|hall|villa|ch[âa]teau|ferme|domaine|clos|copropri[ée]t[ée]"
    r"|logement|pavillon|manoir|moulin|mas|rez-de-chauss[ée]e)\b",
    re.IGNORECASE,
)
"""What says that a line names a building or a part of one, and no village."""
_UNIT: Final = re.compile(
    r"(flat|apartment|apt|unit|suite|floor|room|level|studio|appt|appartement|etage)\b", re.IGNORECASE
)
_HOUSE_NUMBER: Final = re.compile(
    r"\d{1,5}\s?(?:bis|ter|quater|[a-z])?,?\s+[^\W\d]|.*[^\W\d]\.?,?\s+\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,4}\s?[a-z]?)?$",
    re.IGNORECASE,
)
_STREET: Final = re.compile(
    r"(?:.*\s)?(?:street|st|road|rd|lane|avenue|ave|drive|close|way|row|crescent|terrace|square|mews|hill|gardens)\.?$"
    r"|(?:rue|avenue|av\.?|boulevard|bd|route|chemin|impasse|allée|place|quai|cours|via|viale|piazza|corso)\s",
    re.IGNORECASE,
)


def street_lines(address: Mapping[str, Any], country: str | None) -> list[str]:
    """Return the lines between the name and the town, in the order of this country (ISO code); a second line that is
    a street itself stays where it was written."""
    first, second = (str(address.get(part) or "").strip() for part in ("line1", "line2"))
    pieces = [piece.strip() for piece in second.split(",") if piece.strip()]
    under_name = [piece for piece in pieces if _FOR_ATTENTION.match(piece) or _DEPARTMENT.fullmatch(piece)]
    pieces = [piece for piece in pieces if piece not in under_name]
    is_as_written = not _is_street(first) or any(map(_is_street, pieces))
    if is_as_written or country not in _ABOVE_THE_STREET:
        lines = [", ".join(under_name), first, ", ".join(pieces)]
    else:
        names_house = first[:1].isdecimal() or any(map(_BUILDING.search, pieces))
        below = [piece for piece in pieces if _is_below_street(piece, country, names_house)]
        above = [piece for piece in pieces if piece not in below]
        lines = [", ".join(under_name), ", ".join(above), first, ", ".join(below)]
    return [line for line in lines if line]


def with_person(lines: Sequence[str], person: str) -> list[str]:
    """Return the lines of an address, the name above all, with this person under the name and its department; where the
    address names somebody already it stays."""
    name, *rest = lines
    if any(_FOR_ATTENTION.match(line) or person.casefold() in line.casefold() for line in rest):
        return list(lines)
    at = 1 if rest and _DEPARTMENT.fullmatch(rest[0]) else 0
    return [name, *rest[:at], person, *rest[at:]]


def names_another(address: Mapping[str, Any], surname: str) -> bool:
    """Return whether the address says for whom within the company it is: an office, or a person of another name."""
    parts = (str(address.get(part) or "") for part in ("line1", "line2"))
    pieces = [piece for part in parts for piece in part.split(",") if _FOR_ATTENTION.match(piece)]
    return any(not _CARE_OF.match(one) and surname.casefold() not in one.casefold() for one in pieces)


def _is_below_street(piece: str, country: str | None, names_house: bool) -> bool:
    """Return whether it is a box, a place of trade, or a village: where neither a number nor another line says which
    house of the street it is, it is the house."""
    if _BELOW_THE_STREET.match(piece):
        return True
    return names_house and country in _LOCALITY_BELOW_THE_STREET and not _BUILDING.search(piece)


def town_lines(address: Mapping[str, Any], country: str | None) -> list[str]:
    """Return postal code and town in the order of this country, in one line or, as its post has it, in two."""
    parts = [str(address.get(part) or "").strip() for part in ("postal_code", "city")]
    ordered = [part for part in (reversed(parts) if country in _TOWN_FIRST else parts) if part]
    return ordered if country in _CODE_ALONE else [" ".join(ordered)] if ordered else []


def _is_street(line: str) -> bool:
    is_unit = _UNIT.match(line) is not None or _BELOW_THE_STREET.match(line) is not None
    return not is_unit and bool(_HOUSE_NUMBER.match(line) or _STREET.match(line))
