"""Lines of an address: which is a street, and addresses that stand on one line."""

from __future__ import annotations

import functools
import re
from dataclasses import replace

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.countries import parse_country
from recovery_invoices.fields.towns import Town, is_county, parse_town
from recovery_invoices.text.layout import fold, has_digit

_STREET_WORD = re.compile(
    r"str(?:\.|as+e|\b)|weg\b|platz\b|allee|gas+e\b|\bring\b|damm\b|ufer\b|promenade|chaussee|postfach|hof\b|markt\b"
    r"|\brue\b|\bav(?:enue|\.)?\b|\bb(?:oulevar)?d\.?\b|\bplace\b|chemin|\broute\b|impasse|\bquai\b|\bcours\b"
    r"|\bzi\b|\bza\b|\bbp\b"
    r"|street|\bst\b|\broad\b|\brd\b|\bave\b|\blane\b|\bln\b|drive|\bdr\b|\bway\b|court|\bct\b|square|\bsq\b"
    r"|blvd|parkway|p\.?o\.? box"
    r"|\bvia\b|viale|piazza|corso|vicolo|\bcalle\b|\bc/|plaza|paseo|avda|\brua\b|avenida|praca|largo|travessa|estrada"
    r"|straat|laan\b|plein\b|gracht|kade\b|steenweg|singel|dijk\b|\bpark\b|\bunit\b|\bestate\b|\bclose\b|\bwharf\b|\bmews\b|\byard\b|vagen\b|gatan\b|gade\b|vej\b|\bul\.|carrera\b"
    r"|\bplot\b|\bkm\b|poligono|\bnave\b|\blote\b|carretera|\bctra\b|\bjr\.|\bjiron\b"
    r"|contrada|\bloc(?:alita|\.)|strada\b"
    r"|\bal\. |\bos\. |aleja\b|\bpl\. |vereda"
    r"|\bruta\b|\bquinta\b|bairro|rodovia|alameda|\bsuite\b|\bbuilding\b|\bjalan\b"
    r"|terrace|crescent|\bhighway\b|\bfloor\b|lieu.dit"
)
#: How a line begins that names a place of trade or a hamlet, which needs no number of a house.
_AREA = re.compile(
    r"(?:z\.?a\.?c?\.?|z\.?i\.?|p\.?a\.?e\.?|zone (?:artisanale|industrielle|commerciale|portuaire|d'activites?)"
    r"|parc d'activites?|lieu-?dit|hameau|(?:industrie|gewerbe)(?:gebiet|park)|gewerbehof|(?:industrial|trading"
    r"|business) (?:estate|park)|zona industriale|zona artigianale|frazione|localita|loc\.|poligono(?: industrial)?"
    r"|pol\. ind\.|zona industrial|parque (?:industrial|empresarial)|bedrijventerrein|industrieterrein|strefa)(?=\s|$)"
    r"|(?:building|block|tower|wing|gebaude|haus|batiment|bat\.|immeuble|edificio|gebouw|blok|budynek) \S{1,3}$"
    r"|[^\d]{3,30} (?:industrial|trading|business|retail) (?:estate|park)$"
)
_UNIT = re.compile(r"(?:unit|flat|apartment|apt\.?|suite|floor|room|level|studio|office)s? \S*\d")
_HOUSE_NUMBER = re.compile(
    r"^\d{1,5}\s?(?:bis|ter|[a-z])?[,\s]+[^\W\d]|[^\W\d]\.?\s*\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,4}\s?[a-z]?)?$"
)
_INLINE = re.compile(
    r"^(?P<street>.{4,60}?)[,;]?\s+(?:[-–]\s+)?(?P<town>(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}"
    r"|\d{3} \d{2}|\d{5})\s+[^\W\d_][^\d,]{1,50}?)(?:[,\s]+(?P<country>[^\W\d_]{2,20}))?$"
)
#: What may stand beside street, code and town and need not be kept: letters of a state or country, CEDEX.
_NEGLIGIBLE = re.compile(r"[A-Z]{1,3}|(?i:cedex)(?:\s?\d{1,2})?")
#: A number with a unit of what is sold.
_QUANTITY = re.compile(
    r"\d[\d., ]*\s?(?:kg|g|t|to|h|hrs?|hours?|std|stdn|stunden|heures?|ore|horas?|uur|uren|godz|stk|stck|stuck"
    r"|st|stuks?|pcs|pce|pces|pz|ea|each|units?|unita|uds?|un|szt|kpl|usl|m|m2|m3|m²|m³|mq|mc|km|lfm|lm|l|ltr|kwh|mwh|days?|tage?"
    r"|jours?|giorni|gg|dias?|dagen|dag|dni|psch|pausch|forfait|corpo|paar|pal|ctn|box(?:es)?|sets?|nights?)\.?"
)
_LONGEST = 110


def split_street_and_town(line: str) -> tuple[str, Town] | None:
    """Return a whole address on one line: `Musterstr. 1, 12345 Berlin`, `12 High Street, Leeds LS1 4AP`."""
    text = line.strip(" ,")
    if len(text) > _LONGEST:
        return None
    for comma in reversed(list(re.finditer(r"\s*[,;]\s+|\s+[-–]\s+", text))):
        street, rest = text[: comma.start()], text[comma.end() :]
        town = parse_town(rest) if is_street(street) else None
        if town is not None:
            return street.strip(" ,"), town
    match = _INLINE.match(text)
    if not match or not is_street(match["street"]):
        return None
    country = parse_country(match["country"]) if match["country"] else None
    rest = match["town"] if country or not match["country"] else f"{match['town']} {match['country']}"
    town = parse_town(rest)
    if town is None:
        return None
    if country:
        town = replace(town, country=country, certain=True)
    return match["street"].strip(" ,"), town


def split_full_address(line: str) -> tuple[str, Town] | None:
    """Return street and town where they are all of the line, with a postal code: nothing of it would be lost."""
    address = split_street_and_town(line)
    if address is None or not address[1].postal_code:
        return None
    street, town = address
    rest = (
        line.strip(" ,")
        .removeprefix(street)
        .replace(town.postal_code or "", ",", 1)
        .replace(town.city, ",", 1)
    )
    pieces = [piece.strip(" .-–") for piece in re.split(r"[,;()/]", rest)]
    is_complete = all(
        not piece or parse_country(piece) or is_county(piece) or _NEGLIGIBLE.fullmatch(piece)
        for piece in pieces
    )
    return address if is_complete else None


@functools.lru_cache(maxsize=4096)
def has_street_word(line: str) -> bool:
    """Return whether the line has a word of streets, with the number of a house or without."""
    return bool(_STREET_WORD.search(fold(line)))


@functools.lru_cache(maxsize=4096)
def is_area(line: str) -> bool:
    """Return whether the line names a place of trade or a hamlet, as `ZA Les Landes` does, and no company."""
    folded = fold(line).strip(" ,.")
    return bool(_AREA.match(folded)) and not LEGAL_FORM.search(folded)


@functools.lru_cache(maxsize=4096)
def is_street(line: str) -> bool:
    folded = fold(line).strip()
    if "@" in folded or len(folded) > 70 or is_quantity(line):
        return False
    return bool(_STREET_WORD.search(folded) and has_digit(folded)) or (
        bool(_HOUSE_NUMBER.search(folded)) and not re.search(r"\d{5,}", folded)
    )


def is_quantity(line: str) -> bool:
    """Return whether the line is a cell of a table of items: `60 ore`, `12,5 kg`."""
    return _QUANTITY.fullmatch(fold(line).strip()) is not None


def is_unit(line: str) -> bool:
    """Return whether the line begins with the number of a flat, a floor or a workshop in a house or on an estate."""
    return _UNIT.match(fold(line).strip()) is not None
