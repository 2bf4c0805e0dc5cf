"""What can be agreed on: why terms cannot be, in plain words, and how they divide into parts."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal

from PySide6.QtCore import QCoreApplication

from recovery_contract.instalments import split_into_instalments
from recovery_contract.money import minor_digits, to_minor
from recovery_desktop.ui import checks, text

MESSAGE_MOST = 1_000


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


def today() -> date:
    """Return today by the clock that the service follows."""
    return text.current_moment().astimezone().date()


def day_doubt(day: date | None, within: int) -> str:
    """Return why money cannot be expected on this day; empty where it can."""
    last = today() + timedelta(days=within)
    if day is not None and today() <= day <= last:
        return ""
    return _tr("Choose a day between today and {day}.").format(day=text.day(last))


def part_doubt(amount: Decimal | None, remaining: Decimal, currency: str) -> str:
    """Return why this cannot be what is meant of what remains; empty where it can."""
    if amount is not None and 0 < amount <= remaining:
        return ""
    return _tr("At most {amount} is open.").format(amount=text.money(remaining, currency))


def part_of(amount: Decimal | None, remaining: Decimal) -> Decimal | None:
    """Return None for all of it: that stays all, even where something arrives before the request has left."""
    return None if amount == remaining else amount


def sum_doubt(amount: Decimal | None, remaining: Decimal, currency: str) -> str:
    """Return why this sum cannot settle what remains; empty where it can."""
    if amount is not None and 0 < amount < remaining:
        return ""
    return _tr("Enter an amount below {amount}, which is what is open.").format(
        amount=text.money(remaining, currency)
    )


def parts_doubt(total: Decimal, count: int, currency: str) -> str:
    """Return why the sum cannot be divided into so many parts; empty where it can."""
    if to_minor(total, currency) // count >= 10 ** minor_digits(currency):
        return ""
    return _tr("Each part must be at least {amount}.").format(amount=text.money(Decimal(1), currency))


def message_doubt(message: str) -> str:
    return checks.length_doubt(message, MESSAGE_MOST)


def instalment_rows(total: Decimal, count: int, first: date, currency: str) -> list[tuple[str, str]]:
    """Return (number and day, amount) of each instalment, exactly as the service divides the total."""
    digits = minor_digits(currency)
    return [
        (
            _tr("Instalment {number}: {day}").format(number=number, day=text.day(part.due_on)),
            text.money(Decimal(part.minor).scaleb(-digits), currency),
        )
        for number, part in enumerate(split_into_instalments(to_minor(total, currency), count, first), 1)
    ]


def count_word(count: int) -> str:
    return _tr("in one payment") if count == 1 else _tr("{count}, one month apart").format(count=count)
