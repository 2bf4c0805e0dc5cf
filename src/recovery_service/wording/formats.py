"""Amounts, dates and names as the debtor's language writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from functools import cache, lru_cache

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_currency, format_decimal

from recovery_contract.fields import from_minor, minor_digits
from recovery_contract.postal_addresses import street_lines, town_lines
from recovery_service.law.citations import name_provision
from recovery_service.law.countries import find_country

_NO_BREAK = str.maketrans({" ": "\u00a0", "\u202f": "\u00a0"})
"""An amount never breaks over two lines, and the narrow space is missing from many fonts."""

_MINUS = str.maketrans({"-": "\u2212"})
"""A hyphen before an amount is read as a dash."""

_LOCALES = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE", "es": "es_ES", "it": "it_IT", "nl": "nl_NL"}
_OF_FRANCS = {"de": "de_CH", "it": "it_CH"}
"""Swiss francs are written as the Swiss write them: CHF 1’200.50."""


def base_language(language: str) -> str:
    """Return `de` of `de-CH`."""
    return language.partition("-")[0]


@cache
def locale_of(language: str) -> Locale:
    return Locale.parse(_LOCALES.get(base_language(language), "en_GB"))


def country_name(written: str, language: str) -> str:
    """Return the name of a country that is written as a code or in one of our languages; else what is written."""
    code = find_country(written)
    return written if code is None else str(locale_of(language).territories.get(code, written))


def postal_lines(
    address: Mapping[str, str], language: str | None = None, *, is_domestic: bool = False
) -> list[str]:
    """Return an address as lines; with a language, its country is named in it, and not at all within the country."""
    where = address.get("country")
    country = find_country(where or "")
    if where and language:
        where = country_name(where, language)
    lines = (*street_lines(address, country), *town_lines(address, country), None if is_domestic else where)
    return [line for line in lines if line]


def posted_to(address: str, language: str) -> str:
    """Return the lines of an envelope in one, its country named in this language: the post read it in another."""
    *lines, last = address.splitlines() or [""]
    return ", ".join([*lines, country_name(last, language)])


def name_siret(number: str) -> str | None:
    """Return a French number with its name, as it is read: SIREN 732 829 320, SIRET 732 829 320 00074. None for another
    number."""
    digits = "".join(sign for sign in number if sign.isdecimal())
    if len(digits) not in (9, 14):
        return None
    grouped = "\u00a0".join(part for part in (digits[:3], digits[3:6], digits[6:9], digits[9:]) if part)
    return f"{'SIREN' if len(digits) == 9 else 'SIRET'}\u00a0{grouped}"


@lru_cache(maxsize=1024)
def format_money(minor: int, currency: str, language: str) -> str:
    amount = from_minor(minor, currency)
    written = format_currency(amount, currency, locale=_locale_of_money(currency, language))
    # Letters never stand at a figure: SEK 1,685.89, but £1,685.89.
    return _CODE_BEFORE_FIGURE.sub("\\1\u00a0", written).translate(_NO_BREAK | _MINUS)


def _locale_of_money(currency: str, language: str) -> Locale:
    of_francs = _OF_FRANCS.get(base_language(language)) if currency == "CHF" else None
    return Locale.parse(of_francs) if of_francs else locale_of(language)


_CODE_BEFORE_FIGURE = re.compile(r"([A-Z]{2,})(?=[-0-9])")


def format_amount_for_form(minor: int, currency: str, language: str) -> str:
    """Format the amount without the currency's sign, as people of this language type it into a form."""
    digits = minor_digits(currency)
    pattern = "0." + "0" * digits if digits else "0"
    return format_decimal(from_minor(minor, currency), pattern, locale=_locale_of_money(currency, language))


@lru_cache(maxsize=4096)
def format_day(value: date, language: str) -> str:
    written = format_date(value, "long", locale=locale_of(language)).translate(_NO_BREAK)
    if language == "fr" and value.day == 1:
        return written.replace("1", "1er", 1)
    if language == "it" and value.day == 1:
        return written.replace("1", "1º", 1)
    return written.replace("Januar", "Jänner") if language == AUSTRIAN_GERMAN else written


def format_rate(value: Decimal, language: str) -> str:
    """Return a rate such as 12,15 %."""
    number = format_decimal(value, "#,##0.######", locale=locale_of(language))
    return f"{number}%" if language in _JOINS_PERCENT else f"{number}\u00a0%"


_JOINS_PERCENT = ("en", "it", "nl")


def format_invoice_numbers(values: list[str], at_most: int | None = None) -> str:
    """Return invoice numbers in a sentence; more than `at_most` are cut short and counted."""
    if at_most is None or len(values) <= at_most:
        return ", ".join(values)
    return f"{', '.join(values[:at_most])} … ({len(values)})"


_BEFORE_A_VOWEL = re.compile(r"\b([Ii]l|[Dd]el|[Aa]l|[Dd]al) (8|11)(?=\u00a0[a-z]+\u00a0\d{4}\b)")
_ELIDED = {"il": "l", "Il": "L"}


def polish(text: str, values: Mapping[str, object]) -> str:
    """Return a filled-in text without what only filling it in broke: a second full stop; in Italian an article before
    the eighth and the eleventh that has to lose its vowel, in French `de` before what the law adds."""
    elided = _BEFORE_A_VOWEL.sub(lambda at: f"{_ELIDED.get(at[1], f'{at[1]}l')}\u2019{at[2]}", text)
    elided = _OF_CHARGES.sub(_elide_of_charges, elided)
    return _one_full_stop(elided, values)


_OF_CHARGES = re.compile(
    r"\bde (intérêts de retard|pénalités de retard|indemnité forfaitaire)( et indemnité)?"
)


def _elide_of_charges(at: re.Match[str]) -> str:
    of = "de " if at[1].startswith("p") else "d\u2019"
    return f"{of}{at[1]} et d\u2019indemnité" if at[2] else f"{of}{at[1]}"


def _one_full_stop(text: str, values: Mapping[str, object]) -> str:
    """Return a filled-in text in which a name with a full stop at its end (S.L., B.V.) has no second one after it."""
    for value in values.values():
        if isinstance(value, str) and value.endswith(".") and f"{value}." in text:
            text = text.replace(f"{value}.", value)
    return text


def colon(language: str) -> str:
    return "\u00a0:" if language == "fr" else ":"


_IN_AN_ARTICLE = re.compile(
    r"(§|\b[Aa]rt\.|\bC\.(?= com\.| civ\.)|\bD\.Lgs\.|\bAbs\.|\breg\.|\bNr\.|\bNo\.|\bBuchst\.|\bpara\.|\bsch\."
    r"|\blid|\bs\.|\d[a-z]?(?= (?:II\b|Abs\.|[A-Z]{2,4}\b))) "
)


def cite(article: str, language: str) -> str:
    """Return the name of a provision, in a language of its law, so that no line ends between `art.` and its number."""
    return _IN_AN_ARTICLE.sub("\\1\u00a0", name_provision(article, base_language(language)))


SWISS_GERMAN = "de-CH"
"""Our own words without ß; amounts and days are written in `de`."""
AUSTRIAN_GERMAN = "de-AT"
"""Words and amounts of `de`; the first month is the Jänner."""
BELGIAN_DUTCH = "nl-BE"
"""Words and amounts of `nl`; what the law adds has another name in Belgium."""
_SPELT = {
    ("de", "CH"): SWISS_GERMAN,
    ("de", "LI"): SWISS_GERMAN,
    ("de", "AT"): AUSTRIAN_GERMAN,
    ("nl", "BE"): BELGIAN_DUTCH,
}


def spelling(language: str, country: str) -> str:
    """Return the language in which our own words and days are spelt for a reader of this country."""
    return _SPELT.get((language, country), language)


def spell_swiss(text: str) -> str:
    return text.replace("ß", "ss")


_BELGIAN = {
    "vertragingsrente": "nalatigheidsinterest",
    "Vertragingsrente": "Nalatigheidsinterest",
    "vast bedrag voor incassokosten": "forfaitaire vergoeding voor invorderingskosten",
    "Vast bedrag voor incassokosten": "Forfaitaire vergoeding voor invorderingskosten",
}
"""What the law of 2 August 2002 calls what it adds, by what Dutch law calls it."""


def spell_belgian(text: str) -> str:
    for dutch, belgian in _BELGIAN.items():
        text = text.replace(dutch, belgian)
    return text


_SPACE_BEFORE = re.compile(r"(?<=\S) (?=[:;!?»])")
_SEMICOLON = re.compile(r"\s*;\s+")
_SPACE_AFTER = re.compile(r"(?<=«) ")
_AFTER_SECTION = re.compile(r"(?<=§) (?=\d)")
_BEFORE_DAYS = re.compile(r"(?<=[}\d]) (?=(?:jour|Tag)(?:s|e|\b|\{))")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")


def typographic(text: str, language: str) -> str:
    """Return our own words as a printer sets them: apostrophes are curved, no line ends behind a §, in French and
    German none between a number and its days, and in French none begins with a colon."""
    curved = _AFTER_SECTION.sub("\u00a0", _APOSTROPHE.sub("\u2019", text))
    if language in ("de", "fr"):
        curved = _BEFORE_DAYS.sub("\u00a0", curved)
    if language != "fr":
        return curved
    return _SPACE_AFTER.sub("\u00a0", _SPACE_BEFORE.sub("\u00a0", curved))


def set_semicolons(text: str, language: str) -> str:
    """Return foreign words with the no-break space that French has before a semicolon; as they are elsewhere."""
    return _SEMICOLON.sub("\u00a0; ", text) if language == "fr" else text


def write_items(text: str, language: str) -> str:
    """Return a description as a person writes it: commas between its items, where none has a comma itself."""
    return set_semicolons(text, language) if "," in text else _SEMICOLON.sub(", ", text)


def in_one_line(text: str) -> str:
    """Return the text with one space where there were several or a line ended; no-break spaces stay."""
    return re.sub(r"[^\S\u00a0\u202f]+", " ", text).strip()


def shorten(text: str, at_most: int) -> str:
    return text if len(text) <= at_most else text[: at_most - 1].rstrip() + "…"


def capitalise_paragraph(text: str, language: str, *, first: bool) -> str:
    """Return a paragraph with a capital at its beginning; German goes on in lower case after the greeting's comma."""
    return text if first and language == "de" else text[:1].upper() + text[1:]


def begin_within_sentence(word: str, language: str) -> str:
    """Return a noun as it is written inside a sentence: German keeps its capital."""
    return word if language == "de" else word[:1].lower() + word[1:]
