"""The lines of a document and what they come to: net, tax per rate, gross, deposit and what is left to pay."""

from dataclasses import dataclass, field
from decimal import Decimal
from random import Random
from typing import Any

from benchmarks.frozen_invoices.money import CENT, rounded

HUNDRED = Decimal(100)
FACTORS: dict[str, int | Decimal] = {
    "MXN": 18,
    "BRL": 4,
    "ZAR": 15,
    "AUD": Decimal("1.5"),
    "NZD": Decimal("1.6"),
    "CHF": Decimal("1.4"),
}
WHOLESALE = {"kWh": 2400, "m³": 60, "mc": 60, "m²": 220, "mq": 220, "km": 90, "day": 30, "Tag": 30}


@dataclass
class Line:
    text: str
    unit: str
    quantity: Decimal
    price: Decimal
    discount: int
    rate: Decimal
    amount: Decimal
    sku: str = ""
    detail: str = ""


@dataclass
class Tax:
    rate: Decimal
    base: Decimal
    amount: Decimal


@dataclass
class Amounts:
    """`amount` of a line and `goods` hold tax where `with_tax`; `net` and `gross` are what they say."""

    lines: list[Line]
    goods: Decimal
    discount: Decimal
    shipping: Decimal
    net: Decimal
    taxes: list[Tax]
    gross: Decimal
    prepaid: Decimal | None
    withheld: Decimal | None
    with_tax: bool
    groups: list[int] = field(default_factory=list)

    @property
    def due(self) -> Decimal:
        return self.gross - (self.prepaid or 0) - (self.withheld or 0)


def choose_rates(items: list[str], rates: list[str], taxed: bool) -> list[Decimal]:
    """The rate of each item: the row names its category, 0 the main one."""
    if not taxed or not rates:
        return [Decimal(0)] * len(items)
    return [Decimal(rates[min(int(row.rsplit("|", 1)[1]), len(rates) - 1)]) for row in items]


def make_lines(items: list[str], rates: list[str], currency: str, taxed: bool, random: Random) -> list[Line]:
    lines = []
    factor = Decimal(FACTORS.get(currency, 1))
    discounted = random.random() < 0.22
    for row, rate in zip(items, choose_rates(items, rates, taxed), strict=True):
        text, unit, low, high, _ = row.split("|")
        fine = float(high) < 2
        price = Decimal(str(random.uniform(float(low), float(high)))) * factor
        price = price.quantize(Decimal("0.0001") if fine else CENT)
        if not fine and random.random() < 0.5:
            price = rounded(price.quantize(Decimal("0.5")))
        if unit in WHOLESALE and unit not in ("day", "Tag"):
            quantity = Decimal(random.randint(5, WHOLESALE[unit]))
        elif fine:
            quantity = Decimal(random.choice([30, 31, 61, 90, 92]))
        else:
            quantity = Decimal(
                random.choice([1, 1, 1, 2, 2, 3] + ([] if float(low) > 100 else [4, 6, 8, 12, 24]))
            )
            if unit in ("hour", "h", "Std.", "ora", "uur", "godz."):
                quantity += random.choice([Decimal(0), Decimal("0.5"), Decimal("0.25")])
        discount = random.choice([0, 5, 10, 15]) if discounted else 0
        amount = rounded(quantity * price * (HUNDRED - discount) / HUNDRED)
        sku = f"{random.choice('ABKMRT')}{random.randint(100, 9999)}" + random.choice(["", "-1", ".20", "/B"])
        lines.append(Line(text, unit, quantity, price, discount, rate, amount, sku))
    return lines


def settle(lines: list[Line], with_tax: bool, options: dict[str, Any], random: Random) -> Amounts:
    """Add the lines up. `options`: discount in per cent, shipping, and prepaid or withheld as shares."""
    sums: dict[Decimal, Decimal] = {}
    for line in lines:
        sums[line.rate] = sums.get(line.rate, Decimal(0)) + line.amount
    goods = sum(sums.values(), Decimal(0))
    main = max(sums)
    discount = Decimal(0)
    if percent := options.get("discount"):
        for rate, value in sums.items():
            less = rounded(value * percent / HUNDRED)
            sums[rate] = value - less
            discount += less
    shipping = Decimal(options.get("shipping", 0))
    sums[main] += shipping
    taxes = []
    for rate in sorted(sums, reverse=True):
        value = sums[rate]
        tax = rounded(value * rate / (HUNDRED + rate)) if with_tax else rounded(value * rate / HUNDRED)
        taxes.append(Tax(rate, value - tax if with_tax else value, tax))
    net = sum((row.base for row in taxes), Decimal(0))
    gross = net + sum((row.amount for row in taxes), Decimal(0))
    if not any(row.rate for row in taxes):
        taxes = []
    prepaid = withheld = None
    if share := options.get("prepaid"):
        prepaid = rounded(gross * share)
        prepaid = (
            prepaid.quantize(Decimal(10)).quantize(CENT)
            if prepaid > 100 and random.random() < 0.6
            else prepaid
        )
    elif share := options.get("withheld"):
        withheld = rounded(net * share)
    return Amounts(lines, goods, discount, shipping, net, taxes, gross, prepaid, withheld, with_tax)
