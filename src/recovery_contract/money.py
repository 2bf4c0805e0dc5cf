"""Currencies and minor units, without a model: whoever only counts loads no more than this."""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache
from typing import Final

MAX_MINOR_UNITS: Final = 10**12
"""The largest amount in minor units: far inside what a JSON double carries without loss."""

MINOR_DIGITS: Final = {
    **dict.fromkeys(("BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF"), 0),
    **dict.fromkeys(("UGX", "UYI", "VND", "VUV", "XAF", "XOF", "XPF"), 0),
    **dict.fromkeys(("BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"), 3),
}
"""ISO 4217 currencies whose minor unit is not a hundredth (source: ISO 4217 list one)."""

CURRENCIES: Final = frozenset(
    " ".join(
        (
            "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD",
            "CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF",
            "GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK",
            "LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD",
            "OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN",
            "SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYI UYU UZS VES VND VUV WST XAF XCD XOF",
            "XPF YER ZAR ZMW ZWG",
        )
    ).split()
)


def minor_digits(currency: str) -> int:
    """Return how many decimals an amount of this ISO 4217 currency has."""
    return MINOR_DIGITS.get(currency, 2)


def to_minor(amount: Decimal, currency: str) -> int:
    """Return the amount in integer minor units. Raises ValueError where it has more decimals than the currency."""
    scaled = amount.scaleb(minor_digits(currency))
    if scaled != scaled.to_integral_value():
        raise ValueError(f"{currency} has {minor_digits(currency)} decimals")
    return int(scaled)


@lru_cache(4_096)
def from_minor(units: int, currency: str) -> Decimal:
    """Return the exact amount of so many minor units; one answer names the same few amounts many times."""
    return Decimal(units).scaleb(-minor_digits(currency))
