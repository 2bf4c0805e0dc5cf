"""How a document prints sums, quantities, rates and dates."""

import datetime as dt
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from random import Random
from typing import Any

from benchmarks.frozen_invoices import lexicon

CENT = Decimal("0.01")
SYMBOLS = {"EUR": "€", "GBP": "£", "USD": "$", "PLN": "zł"}
NO_BREAK = "\u00a0"


def rounded(value: Decimal) -> Decimal:
    return value.quantize(CENT, ROUND_HALF_UP)


@dataclass
class Format:
    """One document's way of writing, the same on all its pages."""

    thousands: str
    point: str
    currency: str
    pattern: str
    date_pattern: str
    months: list[str]
    short_months: list[str]
    wide: bool

    def number(self, value: Decimal, places: int = 2) -> str:
        text = f"{abs(value):,.{places}f}" if self.wide or abs(value) >= 10000 else f"{abs(value):.{places}f}"
        integer_part, _, cents = text.partition(".")
        integer_part = integer_part.replace(",", self.thousands)
        return ("-" if value < 0 else "") + (f"{integer_part}{self.point}{cents}" if cents else integer_part)

    def money(self, value: Decimal) -> str:
        """A sum with its currency."""
        return self.pattern.format(self.number(value))

    def quantity(self, value: Decimal) -> str:
        places = 0 if value == value.to_integral() else 2 if value * 10 != (value * 10).to_integral() else 1
        return self.number(value, places)

    def price(self, value: Decimal) -> str:
        return self.number(value, 4 if value != rounded(value) else 2)

    def percent(self, value: Decimal) -> str:
        text = f"{value.normalize():f}".replace(".", self.point)
        return f"{text}{NO_BREAK if self.point == ',' else ''}%"

    def date(self, day: dt.date) -> str:
        words = self.date_pattern.replace("{day}", str(day.day)).replace(
            "{month}", self.months[day.month - 1]
        )
        return day.strftime(words.replace("{mon}", self.short_months[day.month - 1]))


def of_document(country: dict[str, Any], language: str, currency: str, random: Random) -> Format:
    separators = random.choice(country["number"])
    thousands, point = separators[:-1].replace(" ", NO_BREAK), separators[-1]
    home = currency == country["currency"]
    symbol = country["symbol"] if home else SYMBOLS.get(currency, currency)
    space = "" if symbol in "£$" else NO_BREAK
    if country["before"]:
        patterns = [f"{symbol}{space}{{}}", f"{symbol}{space}{{}}", f"{currency}{NO_BREAK}{{}}"]
    else:
        patterns = [f"{{}}{NO_BREAK}{symbol}", f"{{}}{NO_BREAK}{symbol}", f"{{}}{NO_BREAK}{currency}"]
    if not home or (symbol == "$" and currency != "USD"):
        patterns = [
            f"{{}}{NO_BREAK}{currency}",
            f"{currency}{NO_BREAK}{{}}",
            f"{symbol}{{}}{NO_BREAK}{currency}",
        ]
        patterns = patterns[:2] if symbol == currency else patterns
    words = lexicon.words(language)
    pattern = random.choice([country["dates"][0], random.choice(country["dates"])])
    return Format(
        thousands, point, currency, random.choice(patterns), pattern, words["months"], words["mons"],
        wide=random.random() < 0.85,
    )  # fmt: skip
