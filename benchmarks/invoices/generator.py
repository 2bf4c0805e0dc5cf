"""One invoice for each seed: what is true of it, and its pages typeset in one of the layouts."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal

import typst

from benchmarks.invoices.labels import LABELS
from benchmarks.invoices.layouts import LAYOUTS, Layout
from benchmarks.invoices.markup import escaped
from benchmarks.invoices.places import COUNTRIES, ITEMS, MONTHS, NAMES, TRADES, Country

CENT = Decimal("0.01")
#: One document in so many is another kind.
_OTHER_KIND_IN = 12
OTHER_KINDS = {"credit": "CREDIT_NOTE", "quote": "QUOTE", "order_title": "ORDER", "note": "DELIVERY_NOTE"}


@dataclass(frozen=True)
class Party:
    name: str
    street: str
    postal_code: str
    town: str
    country: Country
    vat: str

    @property
    def town_line(self) -> str:
        return self.country.town.format(code=self.postal_code, town=self.town)

    @property
    def lines(self) -> list[str]:
        return [self.name, self.street, self.town_line]


@dataclass
class Draft:
    """Everything a layout may print. `label` picks one wording of a key, the same all over the document."""

    dice: random.Random
    country: Country
    seller: Party
    buyer: Party
    number: str
    issued: date
    due: date
    days: int
    due_printed: bool
    lines: list[tuple[str, int, Decimal, Decimal]]
    taxes: list[tuple[Decimal, Decimal, Decimal]]
    net: Decimal
    tax: Decimal
    gross: Decimal
    prepaid: Decimal
    kind: str
    day_form: str
    money_style: str
    sign: str
    colon: str
    extras: list[tuple[str, str]] = field(default_factory=list)
    chosen: dict[str, str] = field(default_factory=dict)

    def label(self, key: str, rate: object = "", early: object = "") -> str:
        if key not in self.chosen:
            self.chosen[key] = self.dice.choice(LABELS[self.country.language][key])
        text = self.chosen[key].replace("{rate}", str(rate)).replace("{early}", str(early))
        return text.replace("{days}", str(self.days))

    @property
    def title(self) -> str:
        return self.label("title" if self.kind == "invoice" else self.kind)

    def day(self, value: date) -> str:
        month = MONTHS[self.country.language][value.month - 1]
        form = self.day_form.replace("%B", month).replace("%b", month[:3])
        return value.strftime(form)

    def figure(self, value: Decimal) -> str:
        thousands, decimal = self.country.number[0], self.country.number[1]
        if thousands == " ":
            thousands = "\u00a0"
        return f"{value:,.2f}".replace(",", "\0").replace(".", decimal).replace("\0", thousands)

    def money(self, value: Decimal) -> str:
        text = self.figure(value)
        return {"before": f"{self.sign}{text}", "apart": f"{self.sign} {text}", "after": f"{text} {self.sign}",
                "code": f"{text} {self.country.currency}", "bare": text}[self.money_style]  # fmt: skip

    def meta(self) -> list[tuple[str, str]]:
        """Number and dates with what stands beside them."""
        pairs = [
            (self.label("number"), self.number),
            (self.label("issued"), self.day(self.issued)),
            *self.extras,
        ]
        if self.due_printed:
            at = self.dice.randrange(2, len(pairs) + 1)
            pairs.insert(at, (self.label("due"), self.day(self.due)))
        return pairs

    def sums(self) -> list[tuple[str, str]]:
        rows = [(self.label("net"), self.money(self.net))]
        rows += [(self.label("tax", rate=_plain(rate)), self.money(tax)) for rate, _, tax in self.taxes]
        rows.append((self.label("gross"), self.money(self.gross)))
        if self.prepaid:
            minus = self.dice.choice(("-", ""))
            rows.append((self.label("prepaid"), f"{minus}{self.money(self.prepaid)}"))
            rows.append((self.label("rest"), self.money(self.gross - self.prepaid)))
        return rows

    def terms(self) -> list[str]:
        match = [] if self.due_printed and self.dice.random() < 0.6 else [self.label("terms")]
        if self.dice.random() < 0.2:
            match.append(self.label("early", early=self.day(self.issued + timedelta(days=8))))
        return match


@dataclass(frozen=True)
class Sample:
    seed: int
    layout: str
    country: str
    language: str
    kind: str
    truth: dict[str, object]
    pdf: bytes


def _plain(rate: Decimal) -> str:
    return f"{rate.normalize():f}"


def _party(dice: random.Random, country: Country, other: str = "") -> Party:
    language = country.language
    names = [name for name in NAMES[language] if name != other]
    name, trade = dice.choice(names), dice.choice(TRADES[language])
    joined = dice.choice((f"{name} {trade}", f"{trade} {name}", name))
    code, town = dice.choice(country.towns)
    vat = "".join(str(dice.randrange(10)) if mark == "#" else mark for mark in country.vat)
    street = dice.choice(country.streets).format(n=dice.randrange(1, 180))
    return Party(f"{joined} {dice.choice(country.forms)}", street, code, town, country, vat)


def draft(seed: int) -> Draft:
    dice = random.Random(f"invoice {seed}")
    country = COUNTRIES[seed % len(COUNTRIES)]
    seller = _party(dice, country)
    buyer = _party(dice, country, seller.name.split(" ")[0])
    while buyer.name == seller.name or buyer.town == seller.town:
        buyer = _party(dice, country)
    issued = date(2023, 1, 2) + timedelta(days=dice.randrange(1000))
    days = dice.choice((8, 14, 15, 30, 45, 60))
    rates = [Decimal(rate) for rate in dice.sample(country.rates, dice.randint(1, len(country.rates)))]
    lines: list[tuple[str, int, Decimal, Decimal]] = []
    for _ in range(dice.randint(len(rates), 5)):
        rate = rates[len(lines)] if len(lines) < len(rates) else dice.choice(rates)
        price = Decimal(dice.randrange(500, 90000)) / 100
        lines.append((dice.choice(ITEMS[country.language]), dice.randrange(1, 12), price, rate))
    taxes = []
    for rate in rates:
        base = sum((quantity * price for _, quantity, price, of in lines if of == rate), Decimal(0))
        taxes.append((rate, base, (base * rate / 100).quantize(CENT)))
    net = sum((base for _, base, _ in taxes), Decimal(0))
    tax = sum((one for *_, one in taxes), Decimal(0))
    gross = net + tax
    prepaid = (gross * dice.choice((20, 30, 50)) / 100).quantize(CENT) if dice.random() < 0.18 else Decimal(0)
    kind = dice.choice(list(OTHER_KINDS)) if dice.randrange(_OTHER_KIND_IN) == 0 else "invoice"
    serial = dice.randrange(1, 99999)
    letters = dice.choice("ABKRX") + dice.choice("ABKRX")
    number = dice.choice(
        (f"{issued.year}-{serial:05}", f"INV{serial:06}", f"F/{issued.year}/{serial}", f"{serial + 100000}",
         f"{letters}-{serial:04}", f"{issued:%y%m}{serial:04}")
    )  # fmt: skip
    sign = dice.choice(country.signs)
    is_sign = "$" in sign or not sign[0].isalpha()
    styles = ["code", "bare"] if len(sign) > 3 else ["before" if is_sign else "apart", "code", "bare"]
    if country.number[1] == "," or sign.startswith("kr"):
        styles = ["after", "code", "bare"] if sign != "R$" else ["apart"]
    draft = Draft(dice, country, seller, buyer, number, issued, issued + timedelta(days=days), days,
                 dice.random() < 0.75, lines, taxes, net, tax, gross, prepaid, kind, dice.choice(country.days),
                 dice.choice(styles), sign, dice.choice((":", ":", "")))  # fmt: skip
    for key, value in (
        ("customer", str(dice.randrange(1000, 99999))), ("order", f"PO-{dice.randrange(100, 9999)}"),
        ("ordered", draft.day(issued - timedelta(days=dice.randrange(9, 40)))),
        ("delivered", draft.day(issued - timedelta(days=dice.randrange(1, 9)))),
    ):  # fmt: skip
        if dice.random() < 0.45:
            draft.extras.append((draft.label(key), value))
    return draft


def sample(seed: int, blocked_out: bool = False) -> Sample:
    """The invoice of this seed in one of the layouts for developing, or of those that are held out."""
    drawn = draft(seed)
    layouts = [one for one in LAYOUTS if one.is_test_set == blocked_out]
    layout: Layout = drawn.dice.choice(layouts)
    source = layout.source(drawn)
    pdf = typst.compile(source.encode())
    assert isinstance(pdf, bytes)
    country, buyer = drawn.country, drawn.buyer
    truth: dict[str, object] = {
        "invoice.numbers": [drawn.number],
        "invoice.issue_date": drawn.issued.isoformat(),
        "invoice.due_date": drawn.due.isoformat(),
        "invoice.amount": drawn.gross,
        "invoice.amount_before_tax": drawn.net,
        "invoice.tax_amount": drawn.tax,
        "invoice.currency": country.currency,
        "debtor.company_name": buyer.name,
        "debtor.address.line1": buyer.street,
        "debtor.address.postal_code": buyer.postal_code.removeprefix("L-").removeprefix("SE-"),
        "debtor.address.city": _town_alone(buyer),
    }
    if drawn.prepaid:
        truth["invoice.prepaid_amount"] = drawn.prepaid
        truth["invoice.due_amount"] = drawn.gross - drawn.prepaid
    if country.currency not in source and drawn.sign not in source:
        del truth["invoice.currency"]
    if escaped(drawn.day(drawn.due)) not in source and escaped(drawn.label("terms")) not in source:
        del truth["invoice.due_date"]
    return Sample(seed, layout.name, country.code, country.language, drawn.kind, truth, pdf)


def _town_alone(party: Party) -> str:
    town = party.town
    if party.country.code in ("US", "CA"):
        return town.partition(",")[0]
    if party.country.code == "AU":
        return town.rpartition(" ")[0]
    if party.country.code in ("IT",):
        return town.partition(" (")[0]
    if party.country.code == "BR":
        return town.partition(" - ")[0]
    return town
