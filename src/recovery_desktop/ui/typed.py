"""Parsing of typed values: amounts and dates in every local form, or the reason why not."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal, InvalidOperation
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from recovery_contract.money import MAX_MINOR_UNITS, minor_digits, to_minor
from recovery_desktop.translation import QT_TRANSLATE_NOOP


class NotUnderstood(Exception):
    """The text is no amount or date; the message is shown beside the field."""


def _because(text: str, **values: object) -> NotUnderstood:
    return NotUnderstood(QCoreApplication.translate("typed", text).format(**values))


_BREAKS: Final = re.compile("[\t-\r\x85\u2028\u2029]+")
_STEERING: Final = re.compile("[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")


def one_line(text: str) -> str:
    """Remove invisible control characters, which no service stores, and turn line breaks into spaces."""
    return text if text.isprintable() else _STEERING.sub("", _BREAKS.sub(" ", text))


def lines(text: str) -> str:
    """Return the same for several lines, which stay."""
    return _STEERING.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


_BLANKS: Final = re.compile(r"[\s'’`\u00a0\u202f\u2009]")
_DIGITS_MOST: Final = 18
"""Of a whole number that exact arithmetic is asked about; every amount that can be has fewer."""
_CURRENCY: Final = re.compile(r"^(?:[A-Za-z]{3}|[€$£¥])|(?:[A-Za-z]{3}|[€$£¥])$")


def amount(typed: str, currency: str = "EUR", locale: QLocale | None = None) -> Decimal:
    """Return the amount in any usual form: "1 234,56", "1.234,56", "1,234.56", "1'234.5", "€ 12".

    A separator with three digits behind it groups thousands, unless it is the locale's own decimal mark: then the
    text could mean two amounts a thousand apart, and NotUnderstood asks. Raises NotUnderstood.
    """
    bare = _CURRENCY.sub("", _BLANKS.sub("", typed))
    bare = _CURRENCY.sub("", bare)
    if re.fullmatch(r"[-\u2212]\d[\d.,]*", bare):
        raise _because(QT_TRANSLATE_NOOP("typed", "Enter the amount without a minus."))
    if not re.fullmatch(r"\d[\d.,]*", bare):
        raise _because(
            QT_TRANSLATE_NOOP("typed", "This is not an amount. Enter it as 1234.50 or 1\u00a0234,50.")
        )
    digits = minor_digits(currency)
    integer_part, fraction = _parts(bare, digits, (locale or QLocale()).decimalPoint())
    if len(fraction.rstrip("0")) > digits:
        raise _too_fine(currency)
    if len(integer_part.lstrip("0")) > _DIGITS_MOST:
        raise _because(QT_TRANSLATE_NOOP("typed", "This amount is too large."))
    value = Decimal(f"{integer_part}.{fraction or '0'}").quantize(Decimal(1).scaleb(-digits))
    if to_minor(value, currency) > MAX_MINOR_UNITS:
        raise _because(QT_TRANSLATE_NOOP("typed", "This amount is too large."))
    return value


@dataclass(frozen=True)
class Multiple:
    """So many times the legal rate."""

    times: int

    def __str__(self) -> str:
        """Return it as the interface writes it."""
        return f"{self.times} x legal rate"


Rate = Decimal | Multiple
_MULTIPLE: Final = re.compile(r"([1-9]\d?)[x×*]\D*")


def rate(typed: str) -> Rate:
    """Return the rate in per cent a year: "12", "12,5 %", or "3 x legal rate". Raises NotUnderstood."""
    bare = _BLANKS.sub("", typed)
    if match := _MULTIPLE.fullmatch(bare.lower()):
        return Multiple(int(match[1]))
    if re.fullmatch(r"\d{1,3}([.,]\d{1,6})?%?", bare):
        value = Decimal(bare.rstrip("%").replace(",", "."))
        if value <= 100:
            return value
    raise _because(QT_TRANSLATE_NOOP("typed", "Enter the rate as 12 or 12.5, up to 100."))


def factor(typed: str) -> Decimal:
    """Return what one unit of a currency is worth in another one. Raises NotUnderstood."""
    bare = "".join(typed.split()).replace(",", ".")
    try:
        value = Decimal(bare)
    except InvalidOperation:
        raise _because(QT_TRANSLATE_NOOP("typed", "Enter a number such as 1.08.")) from None
    if not value.is_finite() or not Decimal("0.000001") <= value <= 1_000_000:
        raise _because(QT_TRANSLATE_NOOP("typed", "Enter a number such as 1.08."))
    return value


def exact(written: str, currency: str) -> Decimal:
    """Return the amount written with a point as programs do it, "1234.50". Raises NotUnderstood where the currency
    has no such amount."""
    integer_part, _, fraction = written.partition(".")
    if len(fraction.rstrip("0")) > minor_digits(currency):
        raise _too_fine(currency)
    if len(integer_part.lstrip("0")) > _DIGITS_MOST or to_minor(Decimal(written), currency) > MAX_MINOR_UNITS:
        raise _because(QT_TRANSLATE_NOOP("typed", "This amount is too large."))
    return Decimal(written)


def _too_fine(currency: str) -> NotUnderstood:
    return _because(
        QT_TRANSLATE_NOOP("typed", "{currency} has at most {digits} decimals."),
        currency=currency,
        digits=minor_digits(currency),
    )


def _parts(bare: str, digits: int, decimal_mark: str) -> tuple[str, str]:
    marks = [mark for mark in bare if mark in ".,"]
    if not marks:
        return bare, ""
    last = marks[-1]
    head, _, tail = bare.rpartition(last)
    if len(set(marks)) == 2:
        if marks.count(last) > 1:
            raise _because(
                QT_TRANSLATE_NOOP("typed", "The points and commas of this amount contradict each other.")
            )
        return _grouped(head), tail
    if len(marks) > 1:
        return _grouped(bare), ""
    if len(tail) == 3 and digits != 3 and 1 <= len(head) <= 3 and head != "0":
        if last == decimal_mark and digits:
            raise _because(
                QT_TRANSLATE_NOOP(
                    "typed", "This could be {small} or {large}. Enter it without the separator."
                ),
                small=f"{head}{last}{tail[:2]}",
                large=f"{head}{tail}",
            )
        return head + tail, ""
    return head, tail


def _grouped(text: str) -> str:
    first, *groups = re.split(r"[.,]", text)
    if (not 1 <= len(first) <= 3 and groups) or any(len(group) != 3 for group in groups):
        raise _because(QT_TRANSLATE_NOOP("typed", "The thousands of this amount are not in groups of three."))
    return first + "".join(groups)


_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_NUMERIC: Final = re.compile(r"(\d{1,2})[./\- ](\d{1,2})(?:[./\- ](\d{4}|\d{2}))?\.?")
_NAMED: Final = ("d MMMM yyyy", "d MMM yyyy", "d. MMMM yyyy", "d. MMM yyyy", "MMMM d, yyyy", "MMM d, yyyy")


def day(typed: str, locale: QLocale | None = None, today: date | None = None) -> date:
    """Return the date in ISO, in the locale's order of day and month, or with the month's name. Raises
    NotUnderstood."""
    locale = locale or QLocale()
    today = today or date.today()
    text = " ".join(typed.split())
    if match := _ISO.fullmatch(text):
        return _date(*map(int, match.groups()))
    if match := _NUMERIC.fullmatch(text):
        first, second = int(match[1]), int(match[2])
        year = int(match[3]) if match[3] else today.year
        year += 2000 if len(match[3] or "") == 2 else 0
        return _date(year, first, second) if _month_first(locale) else _date(year, second, first)
    for form in _NAMED:
        for spoken in (locale, QLocale(QLocale.Language.English)):
            read = spoken.toDate(text, form)
            if read.isValid():
                return date(read.year(), read.month(), read.day())
    words = {
        QCoreApplication.translate("typed", "today"): 0,
        QCoreApplication.translate("typed", "yesterday"): -1,
        QCoreApplication.translate("typed", "tomorrow"): 1,
    }
    if text.lower() in words:
        return today + timedelta(days=words[text.lower()])
    example = locale.toString(QDate(today.year, today.month, today.day), QLocale.FormatType.ShortFormat)
    raise _because(QT_TRANSLATE_NOOP("typed", "This is not a date. Enter it as {example}."), example=example)


def _month_first(locale: QLocale) -> bool:
    form = locale.dateFormat(QLocale.FormatType.ShortFormat).lower()
    return form.index("m") < form.index("d")


def _date(year: int, month: int, day_: int) -> date:
    try:
        return date(year, month, day_)
    except ValueError:
        raise _because(QT_TRANSLATE_NOOP("typed", "There is no such day.")) from None
