"""Invoices typeset for the tests: every part of the page has several layouts, chosen by a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal
from functools import cache, lru_cache

import typst

from tests.invoices.words import COMPANIES, ITEMS, LABELS, MONTHS, PERSONS

LANGUAGES = ("en", "fr", "de", "nl", "it", "es", "pt")
_RATES = {"en": "20", "fr": "20", "de": "19", "nl": "21", "it": "22", "es": "21", "pt": "23"}
_VAT_WORD = {"de": "USt-IdNr.", "fr": "N° TVA", "nl": "Btw-nr.", "it": "P. IVA", "es": "NIF", "pt": "NIF"}
_CURRENCY = {"en": ("GBP", "£")}


@dataclass(frozen=True)
class Company:
    name: str
    street: str
    postal_code: str
    city: str
    country: str
    vat_number: str


@dataclass(frozen=True)
class Sample:
    """One invoice: what is true of it, and its PDF."""

    language: str
    seed: int
    number: str
    issued: date
    due: date
    due_printed: bool
    net: Decimal
    tax: Decimal
    gross: Decimal
    currency: str
    seller: Company
    buyer: Company
    buyer_vat_printed: bool
    pdf: bytes

    def truth(self) -> dict[str, object]:
        """Path of each field that can be read on the page -> its value."""
        buyer = self.buyer
        return {
            "invoice.numbers": [self.number],
            "invoice.issue_date": self.issued.isoformat(),
            "invoice.due_date": self.due.isoformat(),
            "invoice.amount": self.gross,
            "invoice.amount_before_tax": self.net,
            "invoice.tax_amount": self.tax,
            "invoice.currency": self.currency,
            "debtor.company_name": buyer.name,
            "debtor.address.line1": buyer.street,
            "debtor.address.postal_code": buyer.postal_code,
            "debtor.address.city": buyer.city,
            "debtor.address.country": buyer.country,
            **({"debtor.vat_number": buyer.vat_number} if self.buyer_vat_printed else {}),
        }


class _Setter:
    """Builds the typst source of one invoice from its seed."""

    def __init__(self, language: str, seed: int) -> None:
        self.language, self.seed = language, seed
        self.dice = random.Random(f"{language}/{seed}")
        sellers = [Company(*row) for row in COMPANIES[language]]
        self.dice.shuffle(sellers)
        self.seller, self.buyer = sellers[:2]
        if self.dice.random() < 0.2:
            person = PERSONS[language]
            self.buyer = replace(self.buyer, name=person, vat_number="")
        self.currency, self.sign = _CURRENCY.get(language, ("EUR", "€"))
        self.issued = date(2024, 1, 3) + timedelta(days=self.dice.randrange(700))
        self.days = self.dice.choice((10, 14, 15, 30, 45, 60))
        self.due = self.issued + timedelta(days=self.days)
        self.date_style = self.dice.choice(("numeric", "numeric", "long", "iso"))
        self.lines = [
            (item, self.dice.randrange(1, 9), Decimal(self.dice.randrange(900, 45000)) / 100)
            for item in self.dice.sample(ITEMS[language], self.dice.randrange(1, 4))
        ]
        self.net = sum((quantity * price for _, quantity, price in self.lines), Decimal(0))
        self.tax = (self.net * Decimal(_RATES[language]) / 100).quantize(Decimal("0.01"))
        self.gross = self.net + self.tax
        self.number = self.dice.choice(
            (f"{self.issued.year}-{self.dice.randrange(1, 9999):04}", f"RE{self.dice.randrange(10000, 99999)}",
             f"F/{self.issued.year}/{self.dice.randrange(100, 999)}", str(self.dice.randrange(100000, 999999)),
             f"INV-{self.dice.randrange(1000, 9999)}")
        )  # fmt: skip
        self.due_printed = self.dice.random() < 0.7
        self.buyer_vat = bool(self.buyer.vat_number) and self.dice.random() < 0.4
        self.money_style = self.dice.randrange(3)
        self.colon = self.dice.choice((":", ":", ""))

    def word(self, key: str) -> str:
        return (
            self.dice.choice(LABELS[key][self.language])
            .replace("{rate}", _RATES[self.language])
            .replace("{days}", str(self.days))
        )

    def money(self, value: Decimal) -> str:
        text = f"{value:,.2f}"
        if self.language != "en":
            thousands = {"fr": "\u202f", "nl": ".", "de": "."}.get(self.language, ".")
            text = text.replace(",", "_").replace(".", ",").replace("_", thousands)
        if self.money_style == 0:
            return f"{self.sign}{text}" if self.language in ("en", "nl") else f"{text} {self.sign}"
        return f"{text} {self.currency}" if self.money_style == 1 else text

    def day(self, value: date) -> str:
        if self.date_style == "iso":
            return value.isoformat()
        if self.date_style == "long":
            month = MONTHS[self.language][value.month - 1]
            dot = "." if self.language == "de" else ""
            of = " de" if self.language in ("es", "pt") else ""
            return f"{value.day}{dot}{of} {month}{of} {value.year}"
        separator = {"de": ".", "nl": "-"}.get(self.language, "/")
        return separator.join((f"{value.day:02}", f"{value.month:02}", str(value.year)))

    def source(self) -> str:
        head = self.dice.choice((self._head_left, self._head_right, self._head_centre))
        buyer = self.dice.choice(
            (
                self._buyer_window,
                self._buyer_labelled,
                self._buyer_next_to_seller,
                self._buyer_right,
                self._buyer_with_delivery,
            )
        )
        meta = self.dice.choice((self._meta_pairs, self._meta_table, self._meta_title, self._meta_lines))
        totals = self.dice.choice((self._totals_right, self._totals_wide, self._totals_table))
        size = self.dice.choice((9, 10, 11))
        fonts = '("Libertinus Serif", "DejaVu Sans Mono", "New Computer Modern")'
        items = [
            f"#set page(paper: \"a4\", margin: (x: 20mm, y: 18mm), footer: [{self._footer()}])",
            f"#set text(size: {size}pt, font: {fonts}, lang: \"{self.language}\")",
            head(), "#v(8mm)", buyer(), "#v(9mm)", meta(), "#v(6mm)",
            _text(self.word("thanks")), "#v(4mm)", self._items(), "#v(4mm)", totals(), "#v(8mm)", self._terms(),
        ]  # fmt: skip
        return "\n\n".join(items)

    def _address(self, company: Company, country: bool = False) -> list[str]:
        lines = [company.name, company.street]
        town = f"{company.postal_code} {company.city}"
        lines.append(f"{company.city} {company.postal_code}" if company.country == "GB" else town)
        if country:
            lines.append({"GB": "United Kingdom", "FR": "France", "DE": "Deutschland", "NL": "Nederland",
                          "IT": "Italia", "ES": "España", "PT": "Portugal"}[company.country])  # fmt: skip
        return lines

    def _seller_lines(self) -> list[str]:
        host = "".join(c for c in self.seller.name.lower() if c.isascii() and c.isalpha())
        return [*self._address(self.seller), "Tel. +49 30 1234567", f"info@{host}.example"]

    def _head_left(self) -> str:
        first, *rest = self._seller_lines()
        return f'#text(size: 15pt, weight: "bold")[{_text(first)}] \\\n{_lines(rest)}'

    def _head_right(self) -> str:
        first, *rest = self._seller_lines()
        return f'#align(right)[#text(weight: "bold")[{_text(first)}] \\\n{_lines(rest)}]'

    def _head_centre(self) -> str:
        first, *rest = self._seller_lines()
        return f"#align(center)[#text(size: 14pt)[{_text(first)}] \\\n{_text(' - '.join(rest))}]"

    def _buyer_lines(self) -> list[str]:
        lines = self._address(self.buyer, country=self.dice.random() < 0.4)
        if self.buyer_vat and self.dice.random() < 0.5:
            lines.append(f"{_VAT_WORD.get(self.language, 'VAT no.')}: {self.buyer.vat_number}")
            self.vat_done = True
        return lines

    vat_done = False

    def _buyer_window(self) -> str:
        sender = " · ".join(
            (self.seller.name, self.seller.street, f"{self.seller.postal_code} {self.seller.city}")
        )
        return f"#text(size: 6.5pt)[{_text(sender)}]\n\n{_lines(self._buyer_lines())}"

    def _buyer_labelled(self) -> str:
        return f"*{_text(self.word('buyer'))}{self.colon}*\n\n{_lines(self._buyer_lines())}"

    def _buyer_next_to_seller(self) -> str:
        seller, buyer = self.word("seller"), self.word("buyer")
        return _columns(
            f"*{_text(seller)}{self.colon}* \\\n{_lines(self._address(self.seller))}",
            f"*{_text(buyer)}{self.colon}* \\\n{_lines(self._buyer_lines())}",
        )

    def _buyer_right(self) -> str:
        return f"#pad(left: 95mm)[{_lines(self._buyer_lines())}]"

    def _buyer_with_delivery(self) -> str:
        other = Company(*COMPANIES[self.language][0])
        delivery = ["Depot 7", other.street + "7", f"{other.postal_code} {other.city}"]
        return _columns(
            f"*{_text(self.word('buyer'))}* \\\n{_lines(self._buyer_lines())}",
            f"*{_text(self.word('ship'))}* \\\n{_lines(delivery)}",
        )

    def _pairs(self) -> list[tuple[str, str]]:
        pairs = [
            (self.word("number"), self.number),
            (self.word("issued"), self.day(self.issued)),
            (self.word("customer_number"), str(self.dice.randrange(10000, 99999))),
        ]
        if self.dice.random() < 0.5:
            pairs.append((self.word("order"), f"PO-{self.dice.randrange(100, 999)}"))
        if self.dice.random() < 0.5:
            pairs.append((self.word("delivered"), self.day(self.issued - timedelta(days=3))))
        if self.due_printed:
            pairs.append((self.word("due"), self.day(self.due)))
        if self.buyer_vat and not self.vat_done:
            pairs.append((self.word("your_vat"), self.buyer.vat_number))
        if self.dice.random() < 0.3:
            head, rest = pairs[:1], pairs[1:]
            self.dice.shuffle(rest)
            pairs = head + rest
        return pairs

    def _title(self) -> str:
        return f"#text(size: 17pt)[{_text(self.word('title'))}]"

    def _meta_pairs(self) -> str:
        cells = "".join(f"[{_text(label)}{self.colon}], [{_text(value)}], " for label, value in self._pairs())
        grid = f"#grid(columns: (42mm, auto), row-gutter: 5pt, {cells})"
        if self.dice.random() < 0.5:
            grid = f"#pad(left: 85mm)[{grid}]"
        return f"{self._title()}\n\n{grid}"

    def _meta_table(self) -> str:
        pairs = self._pairs()[:5]
        if self.due_printed and not any(value == self.day(self.due) for _, value in pairs):
            pairs[-1] = (self.word("due"), self.day(self.due))
        if (
            self.buyer_vat
            and not self.vat_done
            and not any(value == self.buyer.vat_number for _, value in pairs)
        ):
            self.buyer_vat = False
        heads = "".join(f"[*{_text(label)}*], " for label, _ in pairs)
        values = "".join(f"[{_text(value)}], " for _, value in pairs)
        return f"{self._title()}\n\n#table(columns: {len(pairs)}, stroke: 0.4pt, {heads}{values})"

    def _meta_title(self) -> str:
        number, issued, *rest = self._pairs()
        of = {"de": "vom", "fr": "du", "nl": "van", "it": "del", "es": "del", "pt": "de"}.get(
            self.language, "dated"
        )
        number_word = {
            "en": "No.",
            "de": "Nr.",
            "fr": "n°",
            "it": "n.",
            "es": "nº",
            "pt": "n.º",
            "nl": "nr.",
        }[self.language]
        title = LABELS["title"][self.language][0]
        if issued[1] != self.day(self.issued):
            rest = [pair for pair in (issued, *rest) if pair[1] != self.day(self.issued)]
        other = " \\\n".join(f"{_text(label)}: {_text(value)}" for label, value in rest)
        heading = _text(f"{title} {number_word} {number[1]} {of} {self.day(self.issued)}")
        return f'#text(size: 13pt, weight: "bold")[{heading}]\n\n{other}'

    def _meta_lines(self) -> str:
        return f"{self._title()}\n\n" + " \\\n".join(
            f"{_text(label)}: {_text(value)}" for label, value in self._pairs()
        )

    def _items(self) -> str:
        heads = "".join(f"[{_text(self.word(key))}], " for key in ("item", "quantity", "price", "line"))
        rows = "".join(
            f"[{_text(item)}], [{quantity}], [{_text(self.money(price))}], [{_text(self.money(price * quantity))}], "
            for item, quantity, price in self.lines
        )
        stroke = self.dice.choice(("none", "0.4pt"))
        columns = "columns: (1fr, 18mm, 30mm, 32mm), align: (left, right, right, right)"
        return f"#table({columns}, stroke: {stroke}, {heads}{rows})"

    def _sums(self) -> list[tuple[str, Decimal]]:
        return [(self.word("net"), self.net), (self.word("tax"), self.tax), (self.word("gross"), self.gross)]

    def _totals_right(self) -> str:
        cells = "".join(
            f"[{_text(label)}{self.colon}], [{_text(self.money(value))}], " for label, value in self._sums()
        )
        return f"#align(right)[#grid(columns: (auto, 34mm), align: (left, right), row-gutter: 6pt, {cells})]"

    def _totals_wide(self) -> str:
        cells = "".join(f"[{_text(label)}], [{_text(self.money(value))}], " for label, value in self._sums())
        return f"#grid(columns: (1fr, auto), align: (left, right), row-gutter: 6pt, {cells})"

    def _totals_table(self) -> str:
        heads = "".join(f"[*{_text(label)}*], " for label, _ in self._sums())
        values = "".join(f"[{_text(self.money(value))}], " for _, value in self._sums())
        return f"#align(right)[#table(columns: 3, align: right, {heads}{values})]"

    def _terms(self) -> str:
        lines = [] if self.due_printed else [self.word("terms")]
        lines.append("IBAN: DE89 3704 0044 0532 0130 00")
        return _lines(lines)

    def _footer(self) -> str:
        one = self.seller
        pieces = (one.name, one.street, f"{one.postal_code} {one.city}", one.vat_number)
        return f"#text(size: 7pt)[{_text(' - '.join(pieces))} #h(1fr) {_text(self.word('page'))}]"


def _text(plain: str) -> str:
    """Plain text as typst markup."""
    return "".join(f"\\{c}" if c in "#*_[]@$<>`~\\/" else c for c in plain).replace("- ", "\\- ")


def _lines(lines: list[str]) -> str:
    return " \\\n".join(_text(line) for line in lines)


def _columns(left: str, right: str) -> str:
    return f"#grid(columns: (1fr, 1fr), [{left}], [{right}])"


@cache
def _fonts() -> typst.Fonts:
    """Look through the system's fonts once: each time takes longer than an invoice."""
    return typst.Fonts()


@lru_cache(maxsize=256)
def typeset(language: str, seed: int) -> Sample:
    """The invoice of this language and seed; the same every time."""
    setter = _Setter(language, seed)
    pdf = typst.compile(setter.source().encode(), font_paths=_fonts())
    assert isinstance(pdf, bytes)
    return Sample(
        language, seed, setter.number, setter.issued, setter.due, setter.due_printed, setter.net, setter.tax,
        setter.gross, setter.currency, setter.seller, setter.buyer, setter.buyer_vat, pdf,
    )  # fmt: skip
