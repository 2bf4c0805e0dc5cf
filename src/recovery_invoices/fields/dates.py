"""Dates as people print them, with one order of day and month for the whole document."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from recovery_invoices.text.layout import fold

#: Month names and their abbreviations in nine languages, folded.
_NAMES = (
    "january janvier januar januari gennaio enero janeiro janner jan janv ene gen stycznia styczen sty",
    "february fevrier februar februari febbraio febrero fevereiro feb fev fevr lutego luty lut",
    "march mars marz maerz maart marzo marco mar mrz mrt marca marzec marts",
    "april avril aprile abril apr avr abr kwietnia kwiecien kwi",
    "may mai mei maggio mayo maio mag maja maj",
    "june juin juni giugno junio junho jun giu czerwca czerwiec cze",
    "july juillet juli luglio julio julho jul juil lug lipca lipiec lip",
    "august aout aou augustus agosto aug ago sierpnia sierpien sie augusti",
    "september septembre settembre septiembre setembro sep sept set wrzesnia wrzesien wrz",
    "october octobre oktober ottobre octubre outubro oct okt ott out pazdziernika pazdziernik paz",
    "november novembre noviembre novembro nov listopada listopad lis",
    "december decembre dezember dicembre diciembre dezembro dec dez dic grudnia grudzien gru desember",
)
MONTHS = {name: number for number, names in enumerate(_NAMES, 1) for name in names.split()}
_MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))

_DATE = re.compile(
    rf"""
    (?<![\d.,/])(?P<y1>(?:19|20)\d\d)(?P<s1>[-/.])(?P<m1>\d{{1,2}})(?P=s1)(?P<d1>\d{{1,2}})(?!\d)
  | (?<![\d/])(?P<a>\d{{1,2}})\s?(?P<s2>[./-])\s?(?P<b>\d{{1,2}})\s?(?P=s2)\s?
        (?P<y2>(?:19|20)\d\d|\d\d)(?![\d/]|\.\d|,\d)(?:\s?r\.(?!\w))?
  | (?<!\d)(?P<d3>\d{{1,2}})\s?(?:\.|er|st|nd|rd|th|°|a(?![a-z]))?[\s\-/.]*(?:de\s|di\s|of\s)?\s*(?P<m3>{_MONTH})\b[.,]?
        [\s\-/]*(?:de\s|del\s)?\s*(?P<y3>(?:19|20)\d\d|'?\d\d(?!\d))(?:\s?r\.(?!\w))?
  | \b(?P<m4>{_MONTH})\b\.?\s*(?P<d4>\d{{1,2}})(?:st|nd|rd|th)?\s?,?\s*(?P<y4>(?:19|20)\d\d)(?!\d)
  | (?<![\d.,/-])(?P<y5>20\d\d)(?P<m5>0[1-9]|1[0-2])(?P<d5>[0-3]\d)(?![\d.,/-])
    """,
    re.VERBOSE,
)


@dataclass(slots=True)
class WrittenDate:
    """A date as written: `first` and `second` are in doubt until the document's order is known."""

    start: int
    end: int
    year: int
    first: int
    second: int
    ordered: bool
    compact: bool = False

    def day(self, day_first: bool) -> date | None:
        """Return the calendar day, or None when there is no such day."""
        if self.ordered or not day_first:
            month, day = self.first, self.second
        else:
            month, day = self.second, self.first
        if not self.ordered and month > 12 >= day:
            month, day = day, month
        try:
            return date(self.year, month, day)
        except ValueError:
            return None


def find_dates(folded: str) -> list[WrittenDate]:
    """Return every date written in folded text."""
    dates = []
    for match in _DATE.finditer(folded):
        groups = match.groupdict()
        start, end = match.span()
        if groups["y1"]:
            dates.append(
                WrittenDate(start, end, int(groups["y1"]), int(groups["m1"]), int(groups["d1"]), True)
            )
        elif groups["y2"]:
            dates.append(
                WrittenDate(start, end, _year(groups["y2"]), int(groups["a"]), int(groups["b"]), False)
            )
        elif groups["y3"]:
            dates.append(
                WrittenDate(start, end, _year(groups["y3"]), MONTHS[groups["m3"]], int(groups["d3"]), True)
            )
        elif groups["y4"]:
            dates.append(
                WrittenDate(start, end, _year(groups["y4"]), MONTHS[groups["m4"]], int(groups["d4"]), True)
            )
        else:
            dates.append(
                WrittenDate(
                    start, end, int(groups["y5"]), int(groups["m5"]), int(groups["d5"]), True, compact=True
                )
            )
    return [one for one in dates if 1970 <= one.year <= 2099 and max(one.first, one.second) <= 31]


def _year(text: str) -> int:
    number = int(text.lstrip("'"))
    return number if number > 99 else 2000 + number


def detect_day_first(dates: Iterable[WrittenDate], american: bool) -> tuple[bool, bool]:
    """Return (day first?, proven?) for the document: proven by any date that has only one reading."""
    day_first = month_first = 0
    for one in dates:
        if not one.ordered:
            day_first += one.first > 12
            month_first += one.second > 12
    if day_first != month_first:
        return day_first > month_first, True
    return not american, False


def is_date_like(text: str) -> bool:
    dates = find_dates(fold(text))
    return bool(dates) and dates[0].start <= 1 and dates[0].end >= len(text.strip()) - 1
