"""What is true of an invoice, and the wordings that it prints: one document draws each wording once."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal

from benchmarks.invoices.generator import Party
from benchmarks.invoices.places import COUNTRIES, ITEMS, MONTHS, NAMES, TRADES, Country
from benchmarks.varied_invoices import words_south, words_west

CENT = Decimal("0.01")


def _table(text: str) -> dict[str, list[str]]:
    """Return the wordings by key; a row that goes on is indented."""
    rows = text.strip().replace("\n  ", " ").splitlines()
    return {
        key: [one.strip() for one in wordings.split(";")]
        for key, _, wordings in (row.partition(" ") for row in rows)
    }


WORDS = {language: _table(text) for language, text in (words_west.WORDS | words_south.WORDS).items()}
#: Languages that two of the twenty countries are given here: theirs is not among the wordings.
_PRINTED_IN_ENGLISH = ("DK", "SE")
_LATIN = str.maketrans("ąćęłńóśźż", "acelnoszz")


@dataclass
class Facts:
    dice: random.Random
    is_test_set: bool
    country: Country
    seller: Party
    buyer: Party
    number: str
    issued: date
    due: date
    days: int
    lines: list[tuple[str, Decimal, Decimal, Decimal]]
    discount: Decimal
    shipping: Decimal
    taxes: list[tuple[Decimal, Decimal, Decimal]]
    net: Decimal
    tax: Decimal
    gross: Decimal
    prepaid: Decimal
    due_printed: bool
    terms_printed: bool
    day_form: str
    sign: str
    money_style: str
    colon: str
    capitals: bool
    chosen: dict[str, str] = field(default_factory=dict)
    extras: list[tuple[str, str]] = field(default_factory=list)

    @property
    def language(self) -> str:
        return self.country.language

    def pick(self, options: list[str]) -> str:
        """Return one of every second option: the even ones to develop with, the odd ones are held out."""
        half = options[int(self.is_test_set) :: 2] or options
        return self.dice.choice(half)

    def word(self, key: str, **values: object) -> str:
        if key not in self.chosen:
            self.chosen[key] = self.pick(WORDS[self.language][key])
        text = self.chosen[key]
        for name, value in {"days": self.days, "few": 10, **values}.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text

    def label(self, key: str, **values: object) -> str:
        text = self.word(key, **values)
        return text.upper() if self.capitals else text

    def day(self, value: date) -> str:
        month = MONTHS[self.language][value.month - 1]
        form = self.day_form.replace("%B", month).replace("%b", month[:3])
        return value.strftime(form)

    def figure(self, value: Decimal) -> str:
        thousands, decimal = self.country.number[0], self.country.number[1]
        thousands = "\u00a0" if thousands == " " else thousands
        return f"{value:,.2f}".replace(",", "\0").replace(".", decimal).replace("\0", thousands)

    def money(self, value: Decimal) -> str:
        text = self.figure(value)
        return {"before": f"{self.sign}{text}", "apart": f"{self.sign} {text}", "after": f"{text} {self.sign}",
                "code": f"{text} {self.country.currency}", "code_first": f"{self.country.currency} {text}",
                "bare": text}[self.money_style]  # fmt: skip

    @property
    def truth(self) -> dict[str, object]:
        buyer = self.buyer
        truth: dict[str, object] = {
            "invoice.numbers": [self.number],
            "invoice.issue_date": self.issued.isoformat(),
            "invoice.amount": self.gross,
            "invoice.amount_before_tax": self.net,
            "invoice.tax_amount": self.tax,
            "invoice.currency": self.country.currency,
            "debtor.company_name": buyer.name,
            "debtor.address.line1": buyer.street,
            "debtor.address.postal_code": buyer.postal_code.removeprefix("L-").removeprefix("SE-"),
            "debtor.address.city": plain_town(buyer),
        }
        if self.due_printed or self.terms_printed:
            truth["invoice.due_date"] = self.due.isoformat()
        if self.prepaid:
            truth["invoice.prepaid_amount"] = self.prepaid
            truth["invoice.due_amount"] = self.gross - self.prepaid
        return truth


def plain_town(party: Party) -> str:
    town, code = party.town, party.country.code
    if code in ("US", "CA"):
        return town.partition(",")[0]
    if code == "AU":
        return town.rpartition(" ")[0]
    return town.partition(" (")[0] if code == "IT" else town.partition(" - ")[0] if code == "BR" else town


def _party(dice: random.Random, country: Country, other: str = "") -> Party:
    language = country.language
    name = dice.choice([name for name in NAMES[language] if name != other])
    trade = dice.choice(TRADES[language])
    joined = dice.choice((f"{name} {trade}", f"{trade} {name}", name))
    if dice.random() < 0.15:
        joined = f"{joined} {dice.choice(country.towns)[1].partition(',')[0].partition(' (')[0]}"
    code, town = dice.choice(country.towns)
    vat = "".join(str(dice.randrange(10)) if mark == "#" else mark for mark in country.vat)
    street = dice.choice(country.streets).format(n=dice.randrange(1, 180))
    return Party(f"{joined} {dice.choice(country.forms)}", street, code, town, country, vat)


def _number(dice: random.Random, issued: date) -> str:
    serial, few = dice.randrange(1, 99999), dice.randrange(1000)
    shapes = (
        f"{issued.year}-{serial:05}",
        f"INV-{serial:06}",
        f"F{issued:%y}/{serial}",
        f"{serial + 100000}",
        f"{serial}",
        f"{issued.year}/{issued.month:02}/{few:03}",
        f"RE{issued:%y%m}-{few:03}",
        f"{issued:%Y%m}{serial % 10000:04}",
        f"A {serial}",
        f"{issued:%y}.{serial:05}",
        f"FV/{few}/{issued:%m}/{issued.year}",
        f"SI{serial:07}",
        f"{serial}-B",
    )
    return dice.choice(shapes)


def _taxes(
    rates: list[Decimal], lines: list[tuple[str, Decimal, Decimal, Decimal]], more: Decimal
) -> list[tuple[Decimal, Decimal, Decimal]]:
    """Return (rate, base, tax) for each rate; what discount and shipping come to belongs to the first."""
    taxes = []
    for at, rate in enumerate(rates):
        base = sum((quantity * price for _, quantity, price, of in lines if of == rate), Decimal(0))
        base = (base + (more if at == 0 else 0)).quantize(CENT)
        taxes.append((rate, base, (base * rate / 100).quantize(CENT)))
    return taxes


def facts(seed: int, is_test_set: bool) -> Facts:
    dice = random.Random(f"varied {seed} {is_test_set}")
    countries = [one for one in COUNTRIES if one.code not in _PRINTED_IN_ENGLISH]
    country = countries[seed % len(countries)]
    seller = _party(dice, country)
    buyer = _party(dice, country, seller.name.split(" ")[0])
    while buyer.name == seller.name or buyer.town == seller.town:
        buyer = _party(dice, country)
    issued = date(2022, 1, 2) + timedelta(days=dice.randrange(1500))
    days = dice.choice((7, 10, 14, 15, 21, 30, 45, 60))
    count = min(len(country.rates), dice.choice((1, 1, 1, 2, 2, 3)))
    rates = [Decimal(rate) for rate in dice.sample(country.rates, count)]
    lines: list[tuple[str, Decimal, Decimal, Decimal]] = []
    for at in range(dice.randint(count, 7)):
        rate = rates[at] if at < count else dice.choice(rates)
        quantity = Decimal(dice.choice((1, 1, 2, 3, 5, 12, 40))) / dice.choice((1, 1, 1, 2))
        price = Decimal(dice.randrange(300, 180000)) / 100
        lines.append(
            (dice.choice(ITEMS[country.language]), quantity, (price * 2).quantize(Decimal(1)) / 2, rate)
        )
    first = sum((quantity * price for _, quantity, price, of in lines if of == rates[0]), Decimal(0))
    discount = (first * 5 / 100).quantize(CENT) if dice.random() < 0.15 else Decimal(0)
    shipping = Decimal(dice.choice(("4.90", "12.50", "35.00"))) if dice.random() < 0.2 else Decimal(0)
    taxes = _taxes(rates, lines, shipping - discount)
    net = sum((base for _, base, _ in taxes), Decimal(0))
    tax = sum((one for *_, one in taxes), Decimal(0))
    gross = net + tax
    prepaid = Decimal(0)
    if dice.random() < 0.2:
        prepaid = (gross * dice.choice((20, 30, 50)) / 100).quantize(dice.choice((CENT, Decimal(1))))
    sign = dice.choice(country.signs)
    bare = ["code", "code_first", "bare"]
    styles = ["before" if "$" in sign or not sign[0].isalpha() else "apart", *bare]
    if country.number[1] == "," and sign != "R$":
        styles = ["after", "after", *bare]
    due_printed = dice.random() < 0.7
    result = Facts(
        dice, is_test_set, country, seller, buyer, _number(dice, issued), issued, issued + timedelta(days=days), days,
        lines, discount, shipping, taxes, net, tax, gross, prepaid, due_printed,
        dice.random() < (0.3 if due_printed else 0.75), dice.choice(country.days), sign, dice.choice(styles),
        dice.choice((":", ":", "", "", " :")), dice.random() < 0.15,
    )  # fmt: skip
    for key, value in (
        ("customer", str(dice.randrange(1000, 99999))),
        ("order", f"{dice.choice(('PO-', '', '45000', 'B/'))}{dice.randrange(100, 9999)}"),
        ("ordered", result.day(issued - timedelta(days=dice.randrange(9, 40)))),
        ("delivered", result.day(issued - timedelta(days=dice.randrange(1, 9)))),
        ("printed", result.day(issued + timedelta(days=dice.randrange(0, 3)))),
        ("period", f"{result.day(issued - timedelta(days=35))} - {result.day(issued - timedelta(days=5))}"),
        ("contact", result.pick(WORDS[result.language]["person"])),
    ):
        if dice.random() < 0.3:
            result.extras.append((key, value))
    return result
