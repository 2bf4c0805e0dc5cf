"""Provinces behind a town: the Spanish ones, whose two digits begin its postal code, and the Italian ones."""

from __future__ import annotations

import re

from recovery_invoices.text.layout import fold

_SPANISH = {
    "01": "alava|araba", "02": "albacete", "03": "alicante|alacant", "04": "almeria", "05": "avila", "06": "badajoz",
    "07": "illes balears|islas baleares|baleares|mallorca|menorca|ibiza|eivissa", "08": "barcelona", "09": "burgos",
    "10": "caceres", "11": "cadiz", "12": "castellon|castello", "13": "ciudad real", "14": "cordoba",
    "15": "a coruna|la coruna|coruna", "16": "cuenca", "17": "girona|gerona", "18": "granada", "19": "guadalajara",
    "20": "guipuzcoa|gipuzkoa", "21": "huelva", "22": "huesca", "23": "jaen", "24": "leon", "25": "lleida|lerida",
    "26": "la rioja|logrono", "27": "lugo", "28": "madrid", "29": "malaga", "30": "murcia", "31": "navarra|nafarroa",
    "32": "ourense|orense", "33": "asturias", "34": "palencia", "35": "las palmas|gran canaria|lanzarote|fuerteventura",
    "36": "pontevedra", "37": "salamanca", "38": "santa cruz de tenerife|tenerife", "39": "cantabria", "40": "segovia",
    "41": "sevilla", "42": "soria", "43": "tarragona", "44": "teruel", "45": "toledo", "46": "valencia",
    "47": "valladolid", "48": "vizcaya|bizkaia", "49": "zamora", "50": "zaragoza", "51": "ceuta", "52": "melilla",
}  # fmt: skip
_ITALIAN = re.compile(
    r"A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHLNORSTZ]|EN|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|OR"
    r"|P[ACDEGINORTUVZ]|R[ACEGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD|V[ABCEIRSTV]"
)
#: Provinces whose letters are a country's that has codes of five digits, too, and how their own codes begin.
_CODES_OF_ITALIAN = {"FR": "03", "LT": "04"}
_IN_PARENTHESES = re.compile(r"\s*\(([^()]+)\)?$")
_FIVE_DIGITS = re.compile(r"\d{5}")


def is_italian_province(letters: str) -> bool:
    return _ITALIAN.fullmatch(letters) is not None


def split_province(code: str, text: str) -> tuple[str, str | None]:
    """Return a town without the province in parentheses behind it, and the country whose province it is: `Montequinto
    (Sevilla)` with a code of Seville, `Siena (SI)`. A town that is called so keeps it: `Halle (Saale)`."""
    inside = _IN_PARENTHESES.search(text)
    if inside is None or _FIVE_DIGITS.fullmatch(code) is None:
        return text, None
    name, before = inside[1].strip(), text[: inside.start()]
    if fold(name) in _SPANISH.get(code[:2], "").split("|"):
        return before, "ES"
    if is_italian_province(name) and code.startswith(_CODES_OF_ITALIAN.get(name, "")):
        return before, "IT"
    return text, None
