"""What the rates of central banks and laws are called that interest is reckoned with."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.translation import QT_TRANSLATE_NOOP

_NAMES: Final = {
    "ecb": QT_TRANSLATE_NOOP("RatesCard", "European Central Bank, main refinancing operations"),
    "de-base": QT_TRANSLATE_NOOP("RatesCard", "Deutsche Bundesbank, base rate (§ 247 BGB)"),
    "at-base": QT_TRANSLATE_NOOP("RatesCard", "Oesterreichische Nationalbank, base rate"),
    "gb-bank": QT_TRANSLATE_NOOP(
        "RatesCard", "Bank of England, Bank Rate on the last day of the half-year before"
    ),
    "se-reference": QT_TRANSLATE_NOOP("RatesCard", "Sveriges Riksbank, reference rate"),
    "dk-lending": QT_TRANSLATE_NOOP("RatesCard", "Danmarks Nationalbank, lending rate"),
    "cz-repo": QT_TRANSLATE_NOOP("RatesCard", "Czech National Bank, two-week repo rate"),
    "pl-reference": QT_TRANSLATE_NOOP("RatesCard", "Narodowy Bank Polski, reference rate"),
    "fr-legal": QT_TRANSLATE_NOOP("RatesCard", "France, legal interest rate for creditors in business"),
    "nl-legal": QT_TRANSLATE_NOOP("RatesCard", "Netherlands, legal interest rate owed by private persons"),
    "it-legal": QT_TRANSLATE_NOOP("RatesCard", "Italy, legal interest rate (art. 1284 c.c.)"),
    "es-legal": QT_TRANSLATE_NOOP("RatesCard", "Spain, legal interest rate (art. 1108 CC)"),
}


def rate_name(reference: str) -> str:
    """Return the words for it; what a service of others calls a rate stands as it came."""
    name = _NAMES.get(reference)
    return reference if name is None else QCoreApplication.translate("RatesCard", name)
