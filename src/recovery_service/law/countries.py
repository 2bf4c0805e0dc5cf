"""Where a party is: the country, its zone and holidays, the language its people read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global

LANGUAGES: Final = ("en", "fr", "de", "es", "it", "nl")

_ZONES: Final = {
    "FR": "Europe/Paris", "BE": "Europe/Brussels", "LU": "Europe/Luxembourg", "DE": "Europe/Berlin",
    "AT": "Europe/Vienna", "CH": "Europe/Zurich", "ES": "Europe/Madrid", "PT": "Europe/Lisbon",
    "IT": "Europe/Rome", "NL": "Europe/Amsterdam", "GB": "Europe/London", "IE": "Europe/Dublin",
    "US": "America/Chicago", "CA": "America/Toronto", "AU": "Australia/Sydney", "BR": "America/Sao_Paulo",
}  # fmt: skip
"""Where a country has several zones, the one that most of its people live near; else its only one is looked up."""

_LANGUAGE: Final = {
    "FR": "fr", "LU": "fr", "MC": "fr", "DE": "de", "AT": "de", "CH": "de", "LI": "de", "ES": "es", "MX": "es",
    "AR": "es", "CL": "es", "CO": "es", "IT": "it", "SM": "it", "NL": "nl", "BE": "fr",
}  # fmt: skip


def detect_country(party: Mapping[str, Any], default: str = "FR") -> str:
    """Return the ISO 3166 code of a debtor or company: from its address in any of our languages, else from the form of
    its VAT number or SIRET, else `default`."""
    written = str((party.get("address") or {}).get("country") or "").strip()
    if written:
        code = find_country(written)
        if code:
            return code
    vat = str(party.get("vat_number") or "").strip().upper()
    if vat[:2].isalpha() and vat[:2] in _codes():
        return "GR" if vat[:2] == "EL" else vat[:2]
    return "FR" if party.get("siret") else default


def find_country(written: str) -> str | None:
    """Return the ISO 3166 code of a country that is written as a code or as its name in any of our languages."""
    return _names().get(written.strip().casefold())


def time_zone_of(country: str) -> ZoneInfo:
    name = _ZONES.get(country)
    if name is None:
        candidates = get_global("territory_zones").get(country)
        name = candidates[0] if candidates else "Europe/Paris"
    return ZoneInfo(name)


_BY_POSTAL_CODE: Final = {
    "BE": (("nl", 1500, 3999), ("nl", 8000, 9999)),
    "CH": (
        ("de", 1656, 1657), ("de", 1712, 1719), ("de", 1734, 1738), ("de", 1792, 1795), ("de", 1797, 1797),
        ("fr", 1000, 2499), ("fr", 2515, 2520), ("fr", 2533, 2538), ("fr", 2600, 2999),
        ("de", 3970, 3970), ("fr", 3960, 3979),
        ("it", 6500, 6999), ("it", 7602, 7610), ("it", 7710, 7748),
    ),
}  # fmt: skip
"""Language, first and last code; the first row that fits counts. Where both are spoken, as in Biel, the country's."""


def choose_language(party: Mapping[str, Any], country: str) -> str:
    """Return the language of letters.

    Belgium and Switzerland read several, by postal code; a country without one of our languages reads English.
    """
    code = str((party.get("address") or {}).get("postal_code") or "").strip()
    if code.isdecimal():
        for language, first, last in _BY_POSTAL_CODE.get(country, ()):
            if first <= int(code) <= last:
                return language
    return _LANGUAGE.get(country, "en")


@cache
def _codes() -> frozenset[str]:
    codes = (str(code) for code in Locale("en").territories)
    return frozenset((*(code for code in codes if len(code) == 2 and code.isalpha()), "EL"))


@cache
def _names() -> Mapping[str, str]:
    names = {code.casefold(): code for code in _codes() if code != "EL"}
    for language in LANGUAGES:
        for key, name in Locale(language).territories.items():
            if str(key) in _codes():
                names[str(name).casefold()] = str(key)
    return names | {"uk": "GB", "fra": "FR", "deu": "DE", "esp": "ES", "ita": "IT", "nld": "NL", "bel": "BE"}
