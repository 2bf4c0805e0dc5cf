"""Formatting of values for people: money, dates, durations, statuses, channels, in the person's locale."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.money import minor_digits
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.tone import Tone


def translate(text: str) -> str:
    """Return the translation of a text marked with QT_TRANSLATE_NOOP("text", ...)."""
    return QCoreApplication.translate("text", text)


def named(name: str, words: str) -> str:
    """Join a name and a value, as in "Status: Disputed"; a French colon keeps its distance."""
    return translate(QT_TRANSLATE_NOOP("text", "{name}: {words}")).format(name=name, words=words)


def one_dot(sentence: str) -> str:
    """Return the sentence with one dot where a name that ends with one, as in "e.K.", ends it."""
    return re.sub(r"(?<!\.)\.\.(?!\.)", ".", sentence)


def quoted(words: str) -> str:
    """Return what somebody said or wrote, between the quotation marks of the person's language; empty for nothing."""
    return translate(QT_TRANSLATE_NOOP("text", "“{words}”")).format(words=words) if words else ""


def number(amount: Decimal, digits: int, locale: QLocale | None = None) -> str:
    """Return the amount with so many decimals, grouped as the locale does, rounded half up, never through a float."""
    locale = locale or QLocale()
    rounded = abs(amount).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    integer_part, _, fraction = f"{rounded:f}".partition(".")
    shown = locale.toString(int(integer_part))
    return f"{shown}{locale.decimalPoint()}{fraction}" if fraction else shown


def percent(share: Decimal) -> str:
    """Return a share of 1 in whole percent, as in "55%" or "55 %"."""
    return translate(QT_TRANSLATE_NOOP("text", "{number}%")).format(
        number=QLocale().toString(round(share * 100))
    )


def money(amount: Decimal | str | int, currency: str = "EUR", locale: QLocale | None = None) -> str:
    """Return the amount in the currency's decimals and the locale's order of sign, digits and symbol."""
    locale = locale or QLocale()
    value = Decimal(amount)
    digits = number(value, minor_digits(currency), locale)
    symbol = _SYMBOLS.get(currency, currency)
    pattern: str = _LETTER_BEFORE_DIGIT.sub("\u00a0", locale.toCurrencyString(1, symbol))
    # The locale's own negative form may be accountants' brackets, which read as positive to many.
    return ("\u2212" if value < 0 else "") + pattern.replace(locale.toString(1), digits, 1)


def sums(amounts: Mapping[str, Decimal]) -> str:
    """Return amounts by currency, in their order, as in "€1,200.00 · CHF 300.00"."""
    return " · ".join(money(amount, currency) for currency, amount in amounts.items())


_LETTER_BEFORE_DIGIT: Final = re.compile(r"(?<=[A-Za-z])(?=\d)")
SIREN_DIGITS: Final = 9
SIRET_DIGITS: Final = 14
_SYMBOLS: Final = {"EUR": "€", "USD": "$", "GBP": "£", "CHF": "CHF", "JPY": "¥"}


def day(value: date | None, locale: QLocale | None = None) -> str:
    """Return a day as in "3 April 2026", which no line breaks through, or a dash."""
    if value is None:
        return "–"
    locale = locale or QLocale()
    shown = locale.toString(QDate(value.year, value.month, value.day), _long_day(locale))
    return with_ordinal(shown, value, locale).replace(" ", "\u00a0")


def with_ordinal(shown: str, value: date, locale: QLocale) -> str:
    """Return the first of a month as the French write it; Qt writes "1 avril"."""
    if locale.language() == QLocale.Language.French and value.day == 1:
        return shown.replace("1", "1er", 1)
    return shown


def _long_day(locale: QLocale) -> str:
    """Return the locale's long form without the name of the weekday."""
    form = locale.dateFormat(QLocale.FormatType.LongFormat)
    for weekday in ("dddd, ", "dddd ", ", dddd", "dddd"):
        form = form.replace(weekday, "")
    return form.strip()


_ahead = timedelta()


def follow_clock(ahead: timedelta) -> bool:
    """Count days by a clock so far ahead of this computer's, as Practice has one; whether that changes anything."""
    global _ahead
    changed, _ahead = abs(ahead - _ahead) >= timedelta(seconds=1), ahead
    return changed


def current_moment() -> datetime:
    """Return now, by the clock that days are counted by."""
    return datetime.now(UTC) + _ahead


def short_day(value: date | None, locale: QLocale | None = None, *, with_year: bool = False) -> str:
    """Return a day as in "3 Apr" in this year, "3 Apr 2025" otherwise, which no line breaks through; a dash for
    nothing."""
    if value is None:
        return "–"
    locale = locale or QLocale()
    form = translate(QT_TRANSLATE_NOOP("text", "d MMM"))
    if with_year or value.year != current_moment().astimezone().year:
        form = translate(QT_TRANSLATE_NOOP("text", "d MMM yyyy"))
    shown = locale.toString(QDate(value.year, value.month, value.day), form)
    return with_ordinal(shown, value, locale).replace(" ", "\u00a0")


def moment(value: datetime | None, locale: QLocale | None = None, *, with_year: bool = False) -> str:
    """Return day and time of day in the local time zone, as in "3 Apr, 14:05"."""
    if value is None:
        return "–"
    locale = locale or QLocale()
    here = value.astimezone()
    clock = locale.toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)
    return translate(QT_TRANSLATE_NOOP("text", "{day}, {time}")).format(
        day=short_day(here.date(), locale, with_year=with_year), time=clock
    )


def weekday_moment(value: datetime) -> str:
    """Return the same with the day of the week, as in "Monday, 3 Apr, 14:05"."""
    weekday = QLocale().dayName(value.astimezone().isoweekday())
    return translate(QT_TRANSLATE_NOOP("text", "{weekday}, {moment}")).format(
        weekday=weekday, moment=moment(value)
    )


def days_from(value: date | datetime | None, now: datetime | None = None) -> str:
    """Return a time relative to now, as in "today", "tomorrow", "in 3 days", "5 days ago"."""
    if value is None:
        return "–"
    here = (now or current_moment()).astimezone()
    target = value.astimezone().date() if isinstance(value, datetime) else value
    days = (target - here.date()).days
    if days == 0:
        return translate(QT_TRANSLATE_NOOP("text", "today"))
    if days == 1:
        return translate(QT_TRANSLATE_NOOP("text", "tomorrow"))
    if days == -1:
        return translate(QT_TRANSLATE_NOOP("text", "yesterday"))
    if days > 0:
        return translate(QT_TRANSLATE_NOOP("text", "in {days} days")).format(days=days)
    return translate(QT_TRANSLATE_NOOP("text", "{days} days ago")).format(days=-days)


_STATUSES: Final[dict[str, tuple[str, Tone, str]]] = {
    ReceivableStatus.PENDING: (QT_TRANSLATE_NOOP("text", "Starting soon"), "neutral", "clock"),
    ReceivableStatus.IN_PROCESS: (QT_TRANSLATE_NOOP("text", "In recovery"), "info", "progress"),
    ReceivableStatus.PAYMENT_RECEIVED: (QT_TRANSLATE_NOOP("text", "Paid"), "success", "money"),
    ReceivableStatus.RECOVERED: (QT_TRANSLATE_NOOP("text", "Recovered"), "success", "done"),
    ReceivableStatus.DISPUTED: (QT_TRANSLATE_NOOP("text", "Disputed"), "danger", "dispute"),
    ReceivableStatus.EVIDENCE_REQUESTED: (
        QT_TRANSLATE_NOOP("text", "Evidence needed"),
        "warning",
        "evidence",
    ),
    ReceivableStatus.CANCELLED: (QT_TRANSLATE_NOOP("text", "Cancelled"), "neutral", "error"),
}


def status_word(status: str) -> str:
    """Return the status in words; an unknown one of a foreign service stands as it came, its words apart."""
    row = _STATUSES.get(status)
    return translate(row[0]) if row else status.replace("_", " ")


_PAID_IN_PART: Final = QT_TRANSLATE_NOOP("text", "Paid in part")
_PAYMENT_CAME: Final = QT_TRANSLATE_NOOP("text", "Payment received")


def paid_words() -> list[str]:
    """Return what may stand for a payment that came, besides that all is paid."""
    return [translate(_PAID_IN_PART), translate(_PAYMENT_CAME)]


def payment_state_word(status: str, open_amount: Decimal | None) -> str:
    """Return the status of one receivable in words: of a payment that came whether it was all of it, where that is
    known."""
    if status != ReceivableStatus.PAYMENT_RECEIVED or open_amount == 0:
        return status_word(status)
    return translate(_PAYMENT_CAME if open_amount is None else _PAID_IN_PART)


def column_word(status: str) -> str:
    """Return the name over all receivables of a status: where payments came, some may be paid in part."""
    return translate(_PAYMENT_CAME) if status == ReceivableStatus.PAYMENT_RECEIVED else status_word(status)


def status_tone(status: str) -> Tone:
    return _STATUSES[status][1] if status in _STATUSES else "neutral"


def status_icon(status: str) -> str:
    return _STATUSES[status][2] if status in _STATUSES else "question"


_CHANNELS: Final[dict[str, tuple[str, str]]] = {
    "email": (QT_TRANSLATE_NOOP("text", "Email"), "email"),
    "phone": (QT_TRANSLATE_NOOP("text", "Phone call"), "phone"),
    "sms": (QT_TRANSLATE_NOOP("text", "Text message"), "sms"),
    "letter": (QT_TRANSLATE_NOOP("text", "Letter"), "letter"),
    "start": (QT_TRANSLATE_NOOP("text", "Recovery starts"), "progress"),
    "review": (QT_TRANSLATE_NOOP("text", "End of the plan"), "question"),
    "payment_final": (QT_TRANSLATE_NOOP("text", "Recovered"), "done"),
    "instalment": (QT_TRANSLATE_NOOP("text", "Instalment"), "money"),
    "approval": (QT_TRANSLATE_NOOP("text", "Awaits your approval"), "pause"),
    "text_approval": (QT_TRANSLATE_NOOP("text", "Awaits your approval"), "pause"),
}


def channel_word(channel: str) -> str:
    return translate(_CHANNELS[channel][0]) if channel in _CHANNELS else channel


def is_channel(name: str) -> bool:
    return name in _CHANNELS


def channel_icon(channel: str) -> str:
    return _CHANNELS[channel][1] if channel in _CHANNELS else "question"


def level_word(level: int | None) -> str:
    """Return the contact level in words: the primary one, or its place after that."""
    if (level or 0) < len(_LEVELS):
        return translate(_LEVELS[level or 0])
    return translate(QT_TRANSLATE_NOOP("text", "contact {number}")).format(number=(level or 0) + 1)


def recipient_word(level: int | None, *, by_post: bool | None) -> str:
    """Return whom a contact goes to: where no contact is known, letters go to the debtor."""
    return translate(QT_TRANSLATE_NOOP("text", "debtor")) if by_post else level_word(level)


def level_title(level: int | None) -> str:
    """Return the same as a title begins: nouns keep their capitals."""
    words = level_word(level)
    return words[:1].upper() + words[1:]


_LEVELS: Final = (
    QT_TRANSLATE_NOOP("text", "primary contact"),
    QT_TRANSLATE_NOOP("text", "second contact"),
    QT_TRANSLATE_NOOP("text", "third contact"),
)


CERTAIN, DOUBTFUL = 0.9, 0.6


def confidence_word(confidence: float, *, is_doubted: bool = True) -> tuple[str, Tone, str]:
    """Return how sure a reading is: words, tone, icon. What is neither certain nor `is_doubted` was just read."""
    if confidence >= CERTAIN:
        return translate(QT_TRANSLATE_NOOP("text", "Certain")), "success", "done"
    if not is_doubted:
        return translate(QT_TRANSLATE_NOOP("text", "Read")), "neutral", "file"
    if confidence >= DOUBTFUL:
        return translate(QT_TRANSLATE_NOOP("text", "To check")), "warning", "warning"
    return translate(QT_TRANSLATE_NOOP("text", "Unsure")), "danger", "question"


def confidence_meaning(confidence: float, *, is_doubted: bool = True) -> str:
    """Return what that word asks of the person."""
    if confidence >= CERTAIN:
        return translate(
            QT_TRANSLATE_NOOP("text", "Nothing to do: it is labelled, or other values agree with it.")
        )
    if not is_doubted:
        return translate(QT_TRANSLATE_NOOP("text", "Nothing speaks against it. You need not confirm it."))
    if confidence >= DOUBTFUL:
        return translate(
            QT_TRANSLATE_NOOP("text", "Compare it with the invoice, then confirm or correct it.")
        )
    return translate(
        QT_TRANSLATE_NOOP("text", "It may be wrong: compare it with the invoice, and correct it.")
    )


def size_of(octets: int, locale: QLocale | None = None) -> str:
    """Return a file's size, as in "1.2 MB"."""
    return (locale or QLocale()).formattedDataSize(
        octets, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat
    )


def day_of(value: QDate) -> date:
    return date(value.year(), value.month(), value.day())


def written_day(value: date) -> str:
    """Return a day as a person of this locale would type it, with all four digits of the year."""
    form = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    if "yyyy" not in form:
        form = form.replace("yy", "yyyy")
    return QLocale().toString(QDate(value.year, value.month, value.day), form)


def days_and_date(value: date | datetime | None, now: datetime | None = None) -> str:
    """Return the same with the day beside a number of days, as in "in 3 days (6 Apr)": nobody has to count."""
    counted = days_from(value, now)
    if value is None:
        return counted
    target = value.astimezone().date() if isinstance(value, datetime) else value
    if abs((target - (now or current_moment()).astimezone().date()).days) <= 1:
        return counted
    return translate(QT_TRANSLATE_NOOP("text", "{when} ({day})")).format(when=counted, day=short_day(target))


def siret(number: str) -> str:
    """Return a SIREN or SIRET in groups of 3, 3, 3 and 5 digits, between which a line can break; anything else as it
    came."""
    digits = number.replace(" ", "")
    if len(digits) not in (SIREN_DIGITS, SIRET_DIGITS) or not digits.isdecimal():
        return number
    return " ".join(part for part in (digits[:3], digits[3:6], digits[6:9], digits[9:]) if part)


def named_siret(number: str) -> str:
    """Return the number with its name: the shorter one is that of the company, not of one of its places."""
    is_siren = len(number.replace(" ", "")) == SIREN_DIGITS
    words = (
        QT_TRANSLATE_NOOP("text", "SIREN {number}")
        if is_siren
        else QT_TRANSLATE_NOOP("text", "SIRET {number}")
    )
    return translate(words).format(number=siret(number))


def answer_due(deadline: datetime, now: datetime | None = None) -> str:
    """Say by when the creditor must answer, as in "Answer by 6 Apr": a number of days beside it would push what it is
    about out of a narrow line."""
    day = deadline.astimezone().date()
    if day == (now or current_moment()).astimezone().date():
        return translate(QT_TRANSLATE_NOOP("text", "Answer today"))
    return translate(QT_TRANSLATE_NOOP("text", "Answer by {day}")).format(day=short_day(day))


def answer_awaited(deadline: datetime, now: datetime | None = None) -> tuple[str, str, Tone]:
    """Return by when the creditor must answer, or that the day is over, with the icon and the tone of it."""
    if deadline > (now or current_moment()):
        return answer_due(deadline, now), "clock", "warning"
    words = translate(QT_TRANSLATE_NOOP("text", "Answer overdue: {when}"))
    return words.format(when=days_and_date(deadline, now)), "warning", "danger"


def was_due(value: date) -> str:
    return translate(QT_TRANSLATE_NOOP("text", "Due {day}")).format(day=short_day(value))


def had_been_due(value: date) -> str:
    """Return the due date of what has ended: nothing is asked for by it any more."""
    return translate(QT_TRANSLATE_NOOP("text", "Was due {day}")).format(day=short_day(value))
