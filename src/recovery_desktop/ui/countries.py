"""Countries by their two letters, with the names that they have in the person's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLocale

from recovery_desktop.ui.language import LANGUAGES

_NO_COUNTRIES: Final = frozenset({"EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"})


def country_name(code: str, locale: QLocale | None = None) -> str:
    """Return the country's name, as "Allemagne" for DE; an unknown code stays as it is."""
    # Qt knows a country's name in that country's own languages and in English only.
    normalized = code.strip().upper()
    return _names((locale or QLocale()).name()).get(normalized, code) if normalized else ""


def country_code(written: str) -> str:
    """Return the two letters of a country that is written as a code or as a name in one of our languages; what is
    neither stays as it is, in capitals."""
    normalized = written.strip().upper()
    return (
        normalized if len(normalized) == 2 else _codes_by_name().get(written.strip().casefold(), normalized)
    )


def all_countries() -> list[tuple[str, str]]:
    """Return (code, name) in the order of the names."""
    names = _names(QLocale().name())
    countries = [(code, name) for code, name in names.items() if code.isalpha() and code not in _NO_COUNTRIES]
    return sorted(countries, key=lambda row: row[1].casefold())


def read_names() -> None:
    """Load the country names in the person's language now, so that the first address shown need not wait."""
    _names(QLocale().name())


@lru_cache(maxsize=1)
def _codes_by_name() -> dict[str, str]:
    return {name.casefold(): code for language in LANGUAGES for code, name in _names(language).items()}


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
