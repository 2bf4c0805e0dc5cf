"""What the rates of central banks and laws are called that interest is reckoned with."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.receivables import Receivable
from recovery_desktop.translation import QT_TRANSLATE_NOOP

RATE_MISSING: Final = "RATE_MISSING"
"""The code of the warning that interest of some days cannot be reckoned."""
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


_PAGES: Final = {
    "ecb": "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/key_ecb_interest_rates/html/index.en.html",
    "de-base": "https://www.bundesbank.de/de/bundesbank/organisation/agb-und-regelungen/basiszinssatz-607820",
    "at-base": "https://www.oenb.at/Service/Zins--und-Wechselkurse/Basis-und-Referenzzinssaetze.html",
    "gb-bank": "https://www.bankofengland.co.uk/monetary-policy/the-interest-rate-bank-rate",
    "se-reference": "https://www.riksbank.se/en-gb/statistics/interest-rates-and-exchange-rates/reference-rate/",
    "dk-lending": "https://www.nationalbanken.dk/en/what-we-do/stable-prices-monetary-policy-and-the-danish-economy/official-interest-rates",
    "fr-legal": "https://www.service-public.fr/particuliers/vosdroits/F783",
}
"""Where those who set them publish them."""


def publisher_page(reference: str) -> str:
    """Return the address of the page on which the rate is published, empty where none is known."""
    return _PAGES.get(reference, "")


def rate_name(reference: str) -> str:
    """Return the words for it; what a service of others calls a rate stands as it came."""
    name = _NAMES.get(reference)
    return reference if name is None else QCoreApplication.translate("RatesCard", name)


def publisher_words(receivable: Receivable) -> str:
    """Say which rate it is that is missing, by the name of who publishes it; empty where the service does not say."""
    missing = (one for one in receivable.recovery_progress.warnings or () if one.code == RATE_MISSING)
    reference = next(((one.params or {}).get("reference") for one in missing), None)
    if not reference:
        return ""
    words = QCoreApplication.translate("RatesCard", "Its publisher: {rate}.")
    return words.format(rate=rate_name(str(reference)))
