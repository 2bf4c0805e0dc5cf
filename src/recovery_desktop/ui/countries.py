"""Countries by their two letters: their names in the person's language, and how people write and look for them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLocale

from recovery_desktop.folding import fold
from recovery_desktop.translation import LANGUAGES

_NO_COUNTRIES: Final = frozenset({"EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"})
_ALSO_CALLED: Final = {
    "uk": "GB",
    "england": "GB",
    "scotland": "GB",
    "wales": "GB",
    "great britain": "GB",
    "grande-bretagne": "GB",
    "grossbritannien": "GB",
    "usa": "US",
    "holland": "NL",
    "hollande": "NL",
    "el": "GR",
}
"""What people write besides the names, folded."""


def country_name(code: str, locale: QLocale | None = None) -> str:
    """Return the country's name, as "Allemagne" for DE; an unknown code stays as it is."""
    # Qt knows a country's name in that country's own languages and in English only.
    normalized = code.strip().upper()
    return _names((locale or QLocale()).name()).get(normalized, code) if normalized else ""


def find_country(written: str) -> str:
    """Return the two letters of the country that was written as its code or as its name in one of our languages;
    empty where it names none."""
    code = written.strip().upper()
    if code in _countries() and code:
        return code
    folded = fold(written.strip())
    if folded in _ALSO_CALLED:
        return _ALSO_CALLED[folded]
    # The person's own language first: most names are in it, and each other one takes a while to load.
    languages = dict.fromkeys((QLocale().name(), *LANGUAGES))
    return next((matched for each in languages if (matched := _codes_by_name(each).get(folded))), "")


def country_code(written: str) -> str:
    """Return the two letters as `find_country`; what names no country stays as it is, in capitals."""
    return find_country(written) or written.strip().upper()


def matching_countries(written: str) -> list[str]:
    """Return the codes of the countries that may be meant, the likeliest first; all of them for nothing written."""
    folded = fold(written.strip())
    if not folded:
        return [code for code, _ in all_countries()]
    ranks = {code: _rank(folded, names) for code, names in _spellings(QLocale().name()).items()}
    if (code := find_country(written)) in ranks:
        ranks[code] = _EXACT
    return sorted(
        (code for code, rank in ranks.items() if rank is not None),
        key=lambda code: (ranks[code], fold(country_name(code))),
    )


def begun_country(written: str) -> str:
    """Return the one country whose name begins so, in the person's language or else in another; empty for several."""
    folded, spelt = fold(written.strip()), _spellings(QLocale().name())
    for rank in (1, 2):
        begun = [code for code, names in spelt.items() if folded and _rank(folded, names) == rank]
        if begun:
            return begun[0] if len(begun) == 1 else ""
    return ""


_EXACT: Final = 0


def _rank(folded: str, names: tuple[str, ...]) -> int | None:
    """Return how well it fits: the start of the person's own name of it, of another one, of a word in one; None."""
    if names[0].startswith(folded):
        return 1
    if any(name.startswith(folded) for name in names[1:]):
        return 2
    return 3 if any(f" {folded}" in name.replace("-", " ") for name in names) else None


def all_countries() -> list[tuple[str, str]]:
    """Return (code, name) in the order of the names."""
    # CLDR has a new country in English before the other languages have its name.
    names = _names("en") | _names(QLocale().name())
    return sorted(((code, names[code]) for code in _countries()), key=lambda row: fold(row[1]))


def read_names() -> None:
    """Load the country names in the person's language now, so that the first address shown need not wait."""
    _names(QLocale().name())


@lru_cache(maxsize=1)
def _countries() -> frozenset[str]:
    return frozenset(code for code in _names("en") if code.isalpha() and code not in _NO_COUNTRIES)


@lru_cache(maxsize=8)
def _codes_by_name(locale: str) -> dict[str, str]:
    names = _names(locale)
    return {fold(names[code]): code for code in _countries() if code in names}


@lru_cache(maxsize=2)
def _spellings(locale: str) -> dict[str, tuple[str, ...]]:
    """Return the folded names by code, the person's own first."""
    named = [_names(each) for each in (locale, *LANGUAGES)]
    spelt = {
        code: [fold(names[code]) for names in named if code in names]
        + [name for name, also in _ALSO_CALLED.items() if also == code]
        for code in _countries()
    }
    return {code: tuple(dict.fromkeys(names)) for code, names in spelt.items()}


@lru_cache(maxsize=8)
def _names(locale: str) -> dict[str, str]:
    # Three hundred kilobytes that no start waits for.
    from babel import Locale
    from babel.core import UnknownLocaleError

    try:
        names = Locale.parse(locale).territories
    except (UnknownLocaleError, ValueError):
        names = Locale("en").territories
    return {code: name for code, name in names.items() if len(code) == 2}
