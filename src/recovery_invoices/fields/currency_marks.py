"""Signs and codes of currencies: which currency each means, and which of several where it can mean more than one."""

from __future__ import annotations

import re
from collections.abc import Iterable

#: ISO 4217 codes that invoices are written in.
_CODES = """
EUR USD GBP CHF CAD AUD NZD JPY CNY SEK NOK DKK ISK PLN CZK HUF RON BGN TRY BRL MXN INR ZAR SGD HKD TWD KRW THB MYR IDR
PHP VND ILS AED SAR QAR KWD BHD OMR JOD EGP MAD TND DZD XOF XAF XPF NGN KES GHS UAH RUB RSD BAM MKD ALL MDL GEL KZT ARS
CLP COP PEN UYU BOB PYG DOP CRC GTQ JMD TTD PKR LKR BDT NPR AOA MZN CVE ETB TZS UGX ZMW BWP NAD MUR HNL NIO PAB VES
"""
CODES = frozenset(_CODES.split())
#: Codes that are words of one of our languages or of a table: a code only in capitals and beside a number.
_ALSO_WORDS = frozenset({"ALL", "TRY", "MAD", "PEN", "BAM", "COP", "BOB", "GEL"})

#: Folded sign -> what it means, the likeliest first; more than one means that the country decides.
SIGNS: dict[str, tuple[str, ...]] = {
    "€": ("EUR",), "eur": ("EUR",), "euro": ("EUR",), "euros": ("EUR",),
    "£": ("GBP", "EGP"), "pounds": ("GBP",), "¥": ("JPY", "CNY"), "円": ("JPY",), "元": ("CNY",), "rmb": ("CNY",),
    "cn¥": ("CNY",), "jp¥": ("JPY",),
    "$": ("USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "ARS", "CLP", "COP", "UYU", "DOP", "JMD", "TTD"),
    "us$": ("USD",), "u$s": ("USD",), "usd$": ("USD",), "us dollar": ("USD",), "us dollars": ("USD",),
    "dollar": ("USD", "CAD", "AUD", "NZD", "SGD", "HKD"), "dollars": ("USD", "CAD", "AUD", "NZD", "SGD", "HKD"),
    "a$": ("AUD",), "au$": ("AUD",), "aud$": ("AUD",), "c$": ("CAD",), "ca$": ("CAD",), "can$": ("CAD",),
    "cad$": ("CAD",), "cdn$": ("CAD",), "$ca": ("CAD",), "nz$": ("NZD",), "nzd$": ("NZD",), "s$": ("SGD",),
    "sg$": ("SGD",), "hk$": ("HKD",), "nt$": ("TWD",), "mx$": ("MXN",), "mex$": ("MXN",), "r$": ("BRL",),
    "ar$": ("ARS",), "cl$": ("CLP",), "co$": ("COP",), "col$": ("COP",), "rd$": ("DOP",), "j$": ("JMD",),
    "tt$": ("TTD",), "$u": ("UYU",),
    "kr": ("SEK", "NOK", "DKK", "ISK"), "kr.": ("DKK", "SEK", "NOK", "ISK"), "skr": ("SEK",), "dkr": ("DKK",),
    "nkr": ("NOK",), "ikr": ("ISK",),
    "kc": ("CZK",), "zl": ("PLN",), "lei": ("RON",), "лв": ("BGN",), "лв.": ("BGN",),
    "sfr": ("CHF",), "sfr.": ("CHF",), "franken": ("CHF",), "fcfa": ("XOF", "XAF"),
    "f cfa": ("XOF", "XAF"), "cfa": ("XOF", "XAF"), "francs cfa": ("XOF", "XAF"),
    "soles": ("PEN",), "naira": ("NGN",), "kwanzas": ("AOA",), "kz": ("AOA",), "meticais": ("MZN",),
    "dirhams": ("AED", "MAD"), "rupees": ("INR", "PKR", "LKR", "NPR"), "reais": ("BRL",), "zlotych": ("PLN",),
    "pesos": ("MXN", "ARS", "CLP", "COP", "UYU", "DOP", "PHP"), "lempiras": ("HNL",), "quetzales": ("GTQ",),
    "shillings": ("KES", "TZS", "UGX"), "ksh": ("KES",), "cedis": ("GHS",),
    "₹": ("INR",), "rs.": ("INR", "PKR", "LKR", "NPR"), "rs": ("INR", "PKR", "LKR", "NPR"),
    "₺": ("TRY",), "₽": ("RUB",), "₴": ("UAH",), "₪": ("ILS",), "฿": ("THB",), "₩": ("KRW",), "₫": ("VND",),
    "₦": ("NGN",), "₱": ("PHP",), "₵": ("GHS",), "₸": ("KZT",), "₾": ("GEL",),
}  # fmt: skip
#: The currency of each country, for signs that mean several and for pages that print none.
_IN_EURO = "DE FR NL IT ES PT AT BE LU IE FI GR MC SK SI EE LV LT CY MT HR BG"
OF_COUNTRY = dict.fromkeys(_IN_EURO.split(), "EUR") | {
    "GB": "GBP", "US": "USD", "CH": "CHF", "LI": "CHF", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "PL": "PLN",
    "SE": "SEK", "DK": "DKK", "NO": "NOK", "IS": "ISK", "CZ": "CZK", "HU": "HUF", "RO": "RON",
    "BR": "BRL", "SG": "SGD", "HK": "HKD", "TW": "TWD", "MX": "MXN", "AR": "ARS", "CL": "CLP", "CO": "COP",
    "UY": "UYU", "JP": "JPY", "CN": "CNY", "IN": "INR", "PK": "PKR", "LK": "LKR", "ZA": "ZAR", "TR": "TRY",
    "EG": "EGP", "SN": "XOF", "CI": "XOF", "CM": "XAF", "MA": "MAD", "AE": "AED", "MY": "MYR", "ID": "IDR",
    "PE": "PEN", "AO": "AOA", "MZ": "MZN", "NG": "NGN", "KE": "KES", "GH": "GHS", "CV": "CVE", "GT": "GTQ", "HN": "HNL",
    "DO": "DOP", "CR": "CRC", "PY": "PYG", "BO": "BOB", "EC": "USD", "PA": "USD", "SV": "USD", "BJ": "XOF", "TG": "XOF",
    "BF": "XOF", "ML": "XOF", "NE": "XOF", "GA": "XAF", "CG": "XAF", "TD": "XAF", "TN": "TND", "DZ": "DZD", "SA": "SAR",
    "QA": "QAR", "KW": "KWD", "PH": "PHP", "TH": "THB", "VN": "VND", "KR": "KRW", "IL": "ILS", "UA": "UAH", "RS": "RSD",
}  # fmt: skip

#: Letters that stand for a currency only directly before an amount with decimals: rand, ringgit, rupiah, dirham.
_LETTERS_BEFORE = {
    "r": ("ZAR",),
    "rm": ("MYR",),
    "rp": ("IDR",),
    "dh": ("MAD", "AED"),
    "s/": ("PEN",),
    "b/.": ("USD",),
    "s/.": ("PEN",),
    "mt": ("MZN",),
}


def _any_of(signs: Iterable[str]) -> str:
    return "|".join(re.escape(sign) for sign in sorted(signs, key=len, reverse=True))


_DOLLARS = [sign for sign in SIGNS if "$" in sign and sign != "$"]
_WORDS = [
    sign for sign in SIGNS if "$" not in sign and any(letter.isalpha() for letter in sign[0] + sign[-1])
]
_PLAIN_CODES = [code.lower() for code in CODES if code not in _ALSO_WORDS]
#: One mark in folded text. Letters before a dollar that are no known currency make it a sign that says nothing.
MARK = (
    rf"(?:(?<![a-z])(?:{_any_of(_DOLLARS)})|(?<![a-z])(?:{_any_of([*_WORDS, *_PLAIN_CODES])})(?![a-z$])"
    rf"|(?<![a-z0-9])(?:{_any_of(_LETTERS_BEFORE)})(?=\s?\d[\d ,.']*[.,]\d\d(?!\d))"
    r"|(?<![a-z])\$|[€£¥₹₺₽₴₪฿₩₫₦₱₵₸₾元円])"
)


def currencies_of_mark(mark: str) -> tuple[str, ...]:
    """Return the ISO codes that a folded sign, code or word can mean, the likeliest first; empty for none."""
    mark = " ".join(mark.split()).strip()
    codes = SIGNS.get(mark) or _LETTERS_BEFORE.get(mark)
    if codes:
        return codes
    return (mark.upper(),) if mark.upper() in CODES else ()
