"""What is true of a page that is composed: the parties, the days, the lines and the sums."""

from __future__ import annotations

import functools
import importlib
import math
import random
import re
import string
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from benchmarks.composed_invoices import lexicon
from benchmarks.composed_invoices.countries import COUNTRIES, ISO, REGIONS, WEIGHTS, Country
from benchmarks.composed_invoices.names import company, month_short, months, officer, person

CENT = Decimal("0.01")
PATHS = {
    "number": "invoice.numbers", "issued": "invoice.issue_date", "due": "invoice.due_date", "gross": "invoice.amount",
    "net": "invoice.amount_before_tax", "tax": "invoice.tax_amount", "prepaid": "invoice.prepaid_amount",
    "rest": "invoice.due_amount", "buyer": "debtor.company_name", "street": "debtor.address.line1",
    "town": "debtor.address.city",
}  # fmt: skip
"""Where an extraction has what a page says in each role."""
_IN_UNITS = ("XOF", "CLP", "COP")
#: From this seed on some buyers are private persons, and officers stand under companies; pages before stay the same.
LATER = 40000
_PERSONS, _OFFICERS = 0.18, 0.12
KINDS = (
    "credit_note", "order_doc", "order_confirmation", "quote", "proforma", "delivery_note", "receipt", "statement",
    "reminder", "contract_doc", "letter", "payslip", "menu",
)  # fmt: skip
#: Papers that come before an invoice, and its word in eight languages.
_OF_OTHERS = frozenset(
    ["order_doc", "order_confirmation", "quote", "delivery_note", "contract_doc", "letter", "payslip", "menu"]
)
_INVOICE = re.compile(r"rechnung|faktur|invoice|facture|fattura|factura|fatura|factuur|nota")


@dataclass
class Party:
    name: str
    street: str
    more: str
    code: str
    town: str
    town_line: str
    country: Country
    vat: str
    phone: str
    email: str
    iban: str
    person: str


@dataclass
class Line:
    text: str
    quantity: Decimal
    price: Decimal
    rate: Decimal

    @property
    def amount(self) -> Decimal:
        return self.quantity * self.price


@dataclass
class Facts:
    dice: random.Random
    reserved: bool
    country: Country
    kind: str
    seller: Party
    buyer: Party
    ship: Party
    agent: Party
    number: str
    issued: date
    due: date
    days: int
    lines: list[Line]
    taxes: list[tuple[Decimal, Decimal, Decimal]]
    extras: list[tuple[str, Decimal]]
    net: Decimal
    tax: Decimal
    gross: Decimal
    prepaid: Decimal
    withheld: Decimal
    previous: Decimal
    style: dict[str, Any] = field(default_factory=dict)
    wording: dict[str, str] = field(default_factory=dict)
    #: Which of the values were printed as themselves.
    shown: set[str] = field(default_factory=set)

    @property
    def language(self) -> str:
        return str(self.style["language"])

    @property
    def rest(self) -> Decimal:
        return self.gross - self.prepaid - self.withheld + self.previous

    def chance(self, share: float) -> bool:
        return self.dice.random() < share

    def word(self, key: str) -> str:
        """Return the page's wording of a key, the same each time, its places filled."""
        if key not in self.wording:
            self.wording[key] = self.fresh(key)
        return self.wording[key]

    def fresh(self, key: str) -> str:
        """Return a wording anew; an order speaks of no invoice, its number is called after what it is."""
        if key == "number" and self.kind in _OF_OTHERS and self.chance(0.7):
            sign = self.dice.choice(("Nr.", "No.", "n°", "#", "n.", "-Nr.", ""))
            return f"{self.word(self.kind).partition('<')[0].strip()} {sign}".strip()
        for _ in range(12):
            text = lexicon.pick(self.dice, self.language, key, self.reserved)
            if self.kind not in _OF_OTHERS or not _INVOICE.search(text.casefold()):
                break
        return self.fill(text)

    def fill(self, text: str) -> str:
        if "<" not in text:
            return text
        early = self.issued + timedelta(days=self.style["few"])
        values = {
            "number": self.number, "issued": self.day(self.issued), "due": self.day(self.due), "days": self.days,
            "few": self.style["few"], "early": self.day(early), "paid": self.day(self.issued - timedelta(days=17)),
            "gross": self.money(self.gross), "net": self.money(self.net), "tax": self.money(self.tax),
            "earlysum": self.money((self.gross * Decimal("0.98")).quantize(CENT)),
            "order": self.style["order"], "ordered": self.day(self.issued - timedelta(days=self.style["ago"])),
            "delivery_no": self.style["delivery"], "delivered": self.day(self.style["delivered"]),
            "period": self.style["period"], "contract": self.style["contract"], "town": self.seller.town,
            "holiday": f"{self.day(self.issued + timedelta(days=40))} - {self.day(self.issued + timedelta(days=55))}",
            "rate": self.rate(self.taxes[0][0]), "base": self.figure(self.taxes[0][1]),
        }  # fmt: skip
        for name, value in values.items():
            if f"<{name}>" in text:
                text = text.replace(f"<{name}>", str(value))
                self.shown.add(name)
        return text

    def rate(self, rate: Decimal) -> str:
        text = f"{rate.normalize():f}"
        return text.replace(".", self.style["numbers"][1])

    def day(self, value: date, form: str = "") -> str:
        form = form or self.style["days"]
        names = months(self.language)
        form = form.replace("%-d", str(value.day)).replace("%-m", str(value.month))
        return value.strftime(
            form.replace("%B", names[value.month - 1]).replace("%b", month_short(self.language, value.month))
        )

    def figure(self, value: Decimal) -> str:
        thousands, decimal = self.style["numbers"][:2]
        places = 0 if self.country.currency in _IN_UNITS else 2
        text = f"{value:,.{places}f}"
        if self.style.get("lakh"):
            total, _, cents = f"{abs(value):.2f}".partition(".")
            head, tail = total[:-3], total[-3:]
            groups = [tail]
            while head:
                groups.insert(0, head[-2:])
                head = head[:-2]
            text = ("-" if value < 0 else "") + ",".join(groups) + f".{cents}"
        if self.style.get("plain"):
            text = text.replace(",", "")
        return text.replace(",", "\0").replace(".", decimal).replace("\0", thousands)

    def money(self, value: Decimal) -> str:
        text, sign = self.figure(value), self.style["sign"]
        return {"before": f"{sign}{text}", "apart": f"{sign} {text}", "after": f"{text} {sign}", "bare": text,
                "code": f"{text} {self.country.currency}", "code_first": f"{self.country.currency} {text}"}[
            self.style["money"]
        ]  # fmt: skip


@functools.cache
def _faker(locale: str) -> Any:
    return importlib.import_module("faker").Faker(locale)


def pattern(dice: random.Random, text: str) -> str:
    swap = {"#": string.digits, "@": string.ascii_uppercase}
    return "".join(dice.choice(swap[one]) if one in swap else one for one in text)


def _iban(dice: random.Random, country: Country) -> str:
    if not country.iban:
        return ""
    code = ISO.get(country.code, country.code)
    body = "".join(dice.choice(string.digits) for _ in range(country.iban - 4))
    if code in ("NL", "GB", "IE"):
        body = pattern(dice, "@@@@") + body[4:]
    digits = "".join(str(int(one, 36)) for one in f"{body}{code}00")
    iban = f"{code}{98 - int(digits) % 97:02}{body}"
    return iban if dice.random() < 0.3 else " ".join(iban[at : at + 4] for at in range(0, len(iban), 4))


def _street(dice: random.Random, country: Country) -> str:
    fake = _faker(country.locale)
    for _ in range(5):
        street = fake.street_address().replace("\n", " ").strip()
        if 6 < len(street) < 40:
            break
    if (
        country.code in ("BR", "PT", "AO", "MZ", "ES", "IT", "LU")
        and dice.random() < 0.5
        and street[-1].isdigit()
    ):
        words = street.replace(",", "").split(" ")
        street = f"{' '.join(words[:-1])}, {words[-1]}"
    if (
        country.language == "pl"
        and not street.startswith(("ul.", "al.", "pl.", "os."))
        and dice.random() < 0.6
    ):
        street = f"ul. {street.removeprefix('ulica ')}"
    return street


def _party(dice: random.Random, country: Country) -> Party:
    fake = _faker(country.locale)
    fake.seed_instance(dice.randrange(1 << 40))
    code = pattern(dice, country.postal)
    if country.code in ("GB", "SG", "IN") and code[0] == "0":
        code = "1" + code[1:]
    town = dice.choice(country.towns) if country.towns else fake.city()
    regions = {name: dice.choice(REGIONS[name]) for name in ("prov", "state", "county")}
    regions["uf"] = dice.choice(REGIONS.get(f"uf_{country.code}", ("XX",)))
    line = pattern(dice, dice.choice(country.town).format(
        code=code, town=town, TOWN=town.upper(), num=dice.randrange(10, 4000), **regions
    ))  # fmt: skip
    name = company(dice, country, fake.last_name)
    word = "".join(one for one in name.lower() if one in string.ascii_lowercase)[:12] or "firma"
    email = dice.choice(
        ("info", "office", "rechnung", "contact", "billing", "admin", "ventas", "post", "mail")
    )
    more = ""
    if dice.random() < 0.25:
        more = lexicon.pick(dice, country.language, "department", False)
    elif dice.random() < 0.15:
        more = f"{lexicon.pick(dice, country.language, 'attention', False)} {fake.name()}"
    return Party(
        name, _street(dice, country), more, code, town, line, country, pattern(dice, dice.choice(country.vat)),
        pattern(dice, country.phone), f"{email}@{word}.example", _iban(dice, country), fake.name(),
    )  # fmt: skip


def _as_later(buyer: Party, seed: int, reserved: bool, kind: str) -> None:
    """Make some buyers private persons, and let an officer or a legal form stand under the names of others."""
    dice = random.Random(f"buyer {seed} {reserved} {kind}")
    country = buyer.country
    fake = _faker(country.locale)
    fake.seed_instance(dice.randrange(1 << 40))
    chance = dice.random()
    if chance < _PERSONS:
        buyer.name, buyer.more = person(dice, country.language, fake.first_name, fake.last_name), ""
    elif chance < _PERSONS + _OFFICERS:
        buyer.more = officer(dice, country.language, buyer.person)


def _number(dice: random.Random, issued: date) -> str:
    serial, few = dice.randrange(1, 99999), dice.randrange(1, 1000)
    letters = pattern(dice, dice.choice(("@", "@@", "@@", "@@@", "@@@@")))
    existing = dice.choice(
        ("RE", "INV", "FA", "F", "FV", "R", "AR", "SI", "FT", "VF", "FAC", "RG", "V", "FS", "A", "NF")
    )
    prefix = existing if dice.random() < 0.6 else letters
    joint = dice.choice(("-", "-", "/", "", " ", ".", "_"))
    shapes = (
        f"{issued.year}{joint}{serial:05}", f"{prefix}{joint}{serial:06}", f"{prefix}{issued:%y}/{serial}",
        f"{serial + 100000}", f"{serial}", f"{few}", f"{issued.year}/{issued.month:02}/{few:03}",
        f"{prefix}{issued:%y%m}-{few:03}", f"{issued:%Y%m}{serial % 10000:04}", f"{prefix} {serial}",
        f"{issued:%y}.{serial:05}", f"{prefix}/{few}/{issued:%m}/{issued.year}", f"{prefix}{serial:07}",
        f"{serial}-{letters[0]}", f"{few}/{issued.year}", f"{few}/{issued:%y}",
        f"{prefix}{joint}{issued.year}{joint}{few:04}",
        f"{dice.randrange(10**9, 10**10)}", f"{dice.randrange(10**7, 10**8)}", f"{letters[0]}-{serial}/{few}",
        f"{few:04}-{serial:08}", f"{prefix} {issued.year}{letters[0]}/{few}", f"{pattern(dice, '#@##@##@')}-{few:04}",
        f"{few}.{issued.year}.{dice.randrange(1000):04}", f"{prefix}-{issued:%Y%m%d}-{few:02}",
        f"{letters[0]} {few:03} {few:03}",
        f"{issued.year}-{letters[0]}-{few:04}", f"{prefix}.{few}", f"No {few}"[3:], f"{few}/{letters}/{issued.year}",
    )  # fmt: skip
    return dice.choice(shapes)


def _lines(dice: random.Random, language: str, rates: list[Decimal], scale: int, most: int) -> list[Line]:
    lines = []
    count = min(dice.choice((1, 1, 2, 3, 3, 4, 5, 6, 8, 12, 25)), most)
    for at in range(max(len(rates), count)):
        rate = rates[at] if at < len(rates) else dice.choice(rates)
        quantity = Decimal(dice.choice((1, 1, 1, 1, 2, 2, 3, 4, 5, 8, 10, 25, 60))) / dice.choice(
            (1, 1, 1, 1, 2)
        )
        price = Decimal(math.exp(dice.uniform(0.5, 7.5)) * scale).quantize(CENT if scale == 1 else Decimal(1))
        if dice.random() < 0.5:
            price = price.quantize(Decimal(1))
        price = max(price, Decimal(1))
        lines.append(Line(lexicon.pick(dice, language, "items", False), quantity, price, rate))
    return lines


def _style(dice: random.Random, country: Country, issued: date, language: str) -> dict[str, Any]:
    sign = dice.choice(country.signs)
    numbers = dice.choice(country.numbers)
    bare = ["bare", "bare", "code", "code_first"]
    forms = (
        ["after", "after", "after", "apart"]
        if numbers[1] == ","
        else ["before" if len(sign) < 3 else "apart"] * 3
    )
    start = issued - timedelta(days=dice.randrange(20, 60))
    days = dice.choice(country.days)
    style = {
        "language": language, "sign": sign, "numbers": numbers, "days": days, "money": dice.choice(forms + bare),
        "plain": dice.random() < 0.06, "lakh": country.code == "IN" and dice.random() < 0.6,
        "few": dice.choice((5, 7, 8, 10)), "ago": dice.randrange(8, 90),
        "order": pattern(dice, dice.choice(("#####", "PO-####", "45########", "@@-###", "B/###", "##-###", "@####"))),
        "delivery": pattern(dice, dice.choice(("#####", "LS-####", "DN####", "8#######", "##/####"))),
        "contract": pattern(dice, dice.choice(("V-####", "######", "@@##-###"))),
        "delivered": issued - timedelta(days=dice.randrange(0, 12)),
    }  # fmt: skip
    joint = dice.choice((" - ", " – ", " / ", " bis " if language == "de" else " - "))
    of = Facts.__new__(Facts)
    of.style = style
    style["period"] = joint.join(
        Facts.day(of, one) for one in (start, start + timedelta(days=dice.choice((27, 29, 30))))
    )
    return style


def draw(
    seed: int, reserved: bool, kind: str = "invoice", country: Country | None = None, most_lines: int = 25
) -> Facts:
    """Draw what is true of a page. `country`: the seller's, with its language; any, and its language or English."""
    dice = random.Random(f"composed {seed} {reserved} {kind}")
    if country is not None:
        language = country.language
    else:
        country = dice.choices(COUNTRIES, WEIGHTS)[0]
        language = country.language if country.code not in ("SE", "DK", "NO") else "en"
        if dice.random() < 0.04 and country.language not in ("en",):
            language = "en"
    abroad = dice.choices(COUNTRIES, WEIGHTS)[0] if dice.random() < 0.08 else country
    seller, buyer, ship, agent = (_party(dice, one) for one in (country, abroad, abroad, country))
    while buyer.name == seller.name or buyer.town == seller.town:
        buyer = _party(dice, abroad)
    if seed >= LATER:
        _as_later(buyer, seed, reserved, kind)
    if dice.random() < 0.4:
        ship.name = buyer.name
    issued = date(2021, 1, 4) + timedelta(days=dice.randrange(2200))
    days = dice.choice((5, 7, 8, 10, 14, 14, 15, 20, 21, 30, 30, 30, 30, 45, 60, 60, 90))
    scale = {"XOF": 500, "CLP": 500, "COP": 2000, "ARS": 400, "AOA": 500, "NGN": 400}.get(country.currency, 1)
    count = min(len(country.rates), dice.choice((1, 1, 1, 1, 2, 2, 3)))
    is_exempt = dice.random() < 0.09
    rates = [Decimal(0)] if is_exempt else [Decimal(one) for one in dice.sample(country.rates, count)]
    if not is_exempt and dice.random() < 0.5:
        rates[0] = Decimal(country.rates[0])
        rates = list(dict.fromkeys(rates))
    lines = _lines(dice, language, rates, scale, most_lines)
    first = sum((line.amount for line in lines if line.rate == rates[0]), Decimal(0))
    extras: list[tuple[str, Decimal]] = []
    if dice.random() < 0.12:
        extras.append(("discount", -(first * dice.choice((2, 3, 5, 10)) / 100).quantize(CENT)))
    if dice.random() < 0.18:
        extras.append(("shipping", Decimal(dice.choice(("4.90", "12.50", "35.00", "18.00", "7.95"))) * scale))
    if country.currency in _IN_UNITS:
        extras = [(key, value.quantize(Decimal(1))) for key, value in extras]
    more = sum((value for _, value in extras), Decimal(0))
    unit = Decimal(1) if country.currency in _IN_UNITS else CENT
    taxes = []
    for at, rate in enumerate(rates):
        base = sum((line.amount for line in lines if line.rate == rate), Decimal(0)) + (
            more if at == 0 else 0
        )
        base = base.quantize(unit)
        taxes.append((rate, base, (base * rate / 100).quantize(unit)))
    net, tax = sum((one for _, one, _ in taxes), Decimal(0)), sum((one for *_, one in taxes), Decimal(0))
    gross = net + tax
    prepaid = (gross * dice.choice((10, 20, 30, 50, 90)) / 100).quantize(dice.choice((unit, Decimal(1))))
    withheld = (net * dice.choice((5, 10, 15)) / 100).quantize(unit)
    previous = Decimal(dice.randrange(500, 20000)).quantize(unit) / (100 if unit == CENT else 1)
    chosen = dice.random()
    return Facts(
        dice, reserved, country, kind, seller, buyer, ship, agent, _number(dice, issued), issued,
        issued + timedelta(days=days), days, lines, taxes, extras, net, tax, gross,
        prepaid if chosen < 0.17 else Decimal(0), withheld if 0.17 <= chosen < 0.22 else Decimal(0),
        previous if 0.22 <= chosen < 0.235 else Decimal(0), _style(dice, country, issued, language),
    )  # fmt: skip
