"""Amounts as people print them, with one decimal sign for the whole document."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal

from recovery_invoices.fields.currency_marks import MARK, currencies_of_mark

_AMOUNT = re.compile(
    rf"""
    (?P<lead>[-+−(]\s?)?
    (?P<before>{MARK}\s?)?
    (?P<sign>[-−]\s?)?
    (?<![\d.,:/'])(?<!\d['˙·])
    (?P<number>(?P<lakh>\d{{1,2}}(?:,\d\d)+,\d{{3}}(?:\.\d{{1,2}})?(?![\d,]))
      | \d{{1,3}}(?:(?P<sep>[ .,'])\d{{3}}(?:(?P=sep)\d{{3}})*)(?:\s?[.,]\d{{1,4}})?(?!\d)
      | \d+(?:\s?[.,]\s?\d{{1,4}})?)
    (?:,-|,--|\.-)?
    (?P<trail>\s?[-−](?=\s|$))?
    (?P<after>\s?{MARK})?
    (?P<percent>\s?%)?
    """,
    re.VERBOSE,
)


#: `30 days` is no amount.
_DAYS = re.compile(r"\s?(?:tagen?|days?|jours?|dagen|giorni|gg|dias|dni)(?![a-z])")
#: So many numbers in groups of three make a document without cents.
_FEWEST_IN_UNITS = 3
_GROUPED = re.compile(r"\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*$")


@dataclass(slots=True)
class WrittenAmount:
    """A number as written; its value is known once the document's decimal sign is. `mark` is its currency's, folded.

    `in_units`: the document writes its money without decimals, and this is a number of that form.
    """

    start: int
    end: int
    digits: str
    negative: bool
    mark: str | None
    percent: bool
    in_units: bool = False

    @property
    def is_grouped(self) -> bool:
        return _GROUPED.match(self.digits) is not None

    @property
    def fraction(self) -> str | None:
        """Return the characters after the last separator, when that may be a decimal sign."""
        match = re.search(r"[.,](\d+)$", self.digits)
        return match.group(1) if match else None

    @property
    def is_money(self) -> bool:
        """Written with two decimals or with a currency."""
        return not self.percent and (self.mark is not None or self.in_units or len(self.fraction or "") == 2)

    def value(self, decimal_sign: str) -> Decimal | None:
        """Return the number, or None when it contradicts the document's decimal sign."""
        text = self.digits
        other = "." if decimal_sign == "," else ","
        integer, sign, rest = text.rpartition(decimal_sign)
        if sign and (
            len(rest) == 3 and re.fullmatch(r"\d{1,3}", integer) is None and decimal_sign in integer
        ):
            integer, rest = text.replace(decimal_sign, ""), ""
        elif not sign:
            integer, rest = text, ""
        if other in rest:
            return None
        if other in integer:
            groups = re.split(r"[ '.,]", integer)
            if any(len(group) != 3 for group in groups[1:]):
                if sign or len(groups) != 2:
                    return None
                integer, rest = groups
        clean = re.sub(r"[ '.,]", "", integer)
        if not clean or len(clean) > 12:
            return None
        number = Decimal(f"{clean}.{rest}" if rest else clean)
        return -number if self.negative else number


def find_amounts(folded: str) -> list[WrittenAmount]:
    """Return every number in folded text that may be an amount."""
    amounts = []
    for match in _AMOUNT.finditer(folded):
        mark = (match["before"] or match["after"] or "").strip()
        digits = re.sub(r"\s(?=[.,])|(?<=[.,])\s", "", match["number"])
        if match["lakh"]:
            digits = digits.replace(",", "")
        start, end = match.span()
        if _DAYS.match(folded, end):
            continue
        while folded[start] == " ":
            start += 1
        if folded[start].isdecimal() and start and folded[start - 1].isalpha():
            continue
        lead = (match["lead"] or "").strip()
        negative = lead in ("-", "−", "(") or bool(match["sign"]) or bool(match["trail"])
        if lead in ("-", "−") and start > 0 and folded[start - 1].isalnum():
            continue
        if lead == "(" and folded[end : end + 1] != ")":
            negative = False
        amounts.append(
            WrittenAmount(
                start,
                end,
                digits,
                negative,
                mark if currencies_of_mark(mark) else None,
                bool(match["percent"]),
            )
        )
    return amounts


def mark_integer_units(amounts: list[WrittenAmount]) -> None:
    """Take grouped numbers for money where no number has cents, as in CFA francs or in yen."""
    if any(len(one.fraction or "") == 2 and not one.percent for one in amounts):
        return
    grouped = [one for one in amounts if one.is_grouped]
    if len(grouped) >= _FEWEST_IN_UNITS:
        for one in grouped:
            one.in_units = True


def detect_decimal_sign(amounts: Iterable[WrittenAmount], comma_by_default: bool) -> tuple[str, bool]:
    """Return (sign, proven?) for the document, by how its numbers end."""
    votes = {",": 0, ".": 0}
    for one in amounts:
        text = one.digits
        if re.search(r"\d[. ']\d{3},\d{1,4}$", text):
            votes[","] += 5
        elif re.search(r"\d[, ']\d{3}\.\d{1,4}$", text):
            votes["."] += 5
        elif re.search(r"^\d+,\d{2}$", text):
            votes[","] += 1
        elif re.search(r"^\d+\.\d{2}$", text):
            votes["."] += 1
    if votes[","] != votes["."]:
        return max(votes, key=lambda sign: votes[sign]), True
    return ("," if comma_by_default else "."), False
