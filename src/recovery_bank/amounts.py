"""Amounts and dates as banks write them, exact; which mark and which order a whole column uses."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime
from decimal import Decimal, InvalidOperation
from typing import Final, Literal

DecimalMark = Literal[",", "."]
DateOrder = Literal["dmy", "mdy", "ymd"]

_NOISE: Final = re.compile(r"[\s\u00a0\u202f\u2009'’_]|EUR|USD|GBP|CHF|S?Fr\.|[€$£]", re.IGNORECASE)
_DIGITS: Final = re.compile(r"\d+(?:[.,]\d+)*|[.,]\d+")
_DATE: Final = re.compile(r"(\d{1,4})[./\- ](\d{1,2})[./\- ](\d{1,4})")
LONGEST_NUMBER: Final = 24


def parse_amount(text: str, mark: DecimalMark = ".") -> Decimal | None:
    """Parse a signed amount; a minus before or behind, brackets, or a D/S behind mean less than nothing. None for no
    number."""
    bare = _NOISE.sub("", text.replace("\u2212", "-").replace("–", "-"))
    if not bare or len(bare) > LONGEST_NUMBER:
        return None
    negative = bare[0] == "-" or bare[-1] in "-SD" or (bare[0], bare[-1]) == ("(", ")")
    bare = bare.strip("+-()SHDC")
    if not _DIGITS.fullmatch(bare):
        return None
    other = "," if mark == "." else "."
    if mark in bare:
        integer, _, fraction = bare.rpartition(mark)
        if mark in integer or other in fraction:
            return None
        bare = f"{integer.replace(other, '')}.{fraction}"
    else:
        bare = bare.replace(other, "")
    try:
        value = Decimal(bare)
    except InvalidOperation:
        return None
    return -value if negative else value


def detect_decimal_mark(values: Iterable[str]) -> DecimalMark:
    """Return the decimal mark of a column: the last of two different ones, else the one that cannot part thousands."""
    thousands: set[str] = set()
    for value in values:
        bare = _NOISE.sub("", value).strip("+-()SHDC\u2212")
        marks = [sign for sign in bare if sign in ".,"]
        if not marks:
            continue
        last: DecimalMark = "," if marks[-1] == "," else "."
        if len(set(marks)) == 2:
            return last
        if len(marks) == 1 and len(bare.rpartition(last)[2]) != 3:
            return last
        # Groups of three, once or more: no currency in use here has three decimals in a bank's export.
        thousands.add(last)
    return "," if thousands == {"."} else "."


def parse_date(text: str, order: DateOrder = "dmy") -> date | None:
    """Return the day at the start of the text; 20261231 too. None for none."""
    shown = text.strip()[:24]
    digits = re.match(r"(\d{8})(?!\d)", shown)
    try:
        if digits:
            return datetime.strptime(digits.group(1), "%Y%m%d").date()
        match = _DATE.match(shown)
        if match is None:
            return None
        first, second, third = (int(group) for group in match.groups())
        if len(match.group(1)) == 4:
            year, month, day = first, second, third
        elif order == "mdy":
            month, day, year = first, second, third
        elif order == "ymd":
            year, month, day = first, second, third
        else:
            day, month, year = first, second, third
        if year < 100:
            year += 2000
        return date(year, month, day) if 1970 <= year < 2200 else None
    except ValueError:
        return None


def detect_date_order(values: Iterable[str]) -> tuple[DateOrder, bool]:
    """Return the order of a column and whether it is sure: where every day could be a month it is the European one."""
    firsts, seconds = [0], [0]
    for value in values:
        match = _DATE.match(value.strip())
        if match is None:
            if re.match(r"\d{8}(?!\d)", value.strip()):
                return "ymd", True
            continue
        if len(match.group(1)) == 4:
            return "ymd", True
        if "." in value.strip()[:6]:
            return "dmy", True
        firsts.append(int(match.group(1)))
        seconds.append(int(match.group(2)))
    if max(firsts) > 12:
        return "dmy", True
    if max(seconds) > 12:
        return "mdy", True
    return "dmy", len(firsts) == 1
