"""One business document: what it says, how it prints it, and the truth about it."""

import datetime as dt
from dataclasses import dataclass, field
from decimal import Decimal
from random import Random
from typing import Any

from benchmarks.frozen_invoices import amounts, identifiers, lexicon, money, parties, printing, texts
from benchmarks.frozen_invoices.layouts import Layout

EUROPEAN = {"IE", "FR", "BE", "LU", "DE", "AT", "ES", "IT", "NL", "PL", "PT"}
ACCENTS = (
    "#1f3a5f",
    "#7a1f2b",
    "#2f5d3a",
    "#444444",
    "#b35900",
    "#5b2a86",
    "#00707a",
    "#8a6d1d",
    "#000000",
    "#c2185b",
)
PRICED = {"invoice", "credit_note", "quote", "order", "order_confirmation", "proforma", "receipt"}
NUMBERS = (
    "{y}-{n4}", "{y}{n4}", "INV-{n5}", "F-{n4}", "F{y2}/{n4}", "RE{y2}-{n5}", "{n4}/{y}", "FV/{n3}/{m}/{y}", "A {n5}",
    "{n7}", "{c}{n6}", "{y2}{m}-{n3}", "{c}{c2}-{y}-{n4}", "{n3}.{n4}", "{y}/{m}/{n3}", "{n5}-{c}", "VK{n6}",
)  # fmt: skip


@dataclass
class Document:
    """`view` is what a layout prints (strings only), `printed` what must stand on its pages, by path of the truth."""

    kind: str
    language: str
    country: str
    layout: Layout
    view: dict[str, Any]
    truth: dict[str, Any]
    printed: dict[str, str] = field(default_factory=dict)


def number(day: dt.date, random: Random) -> str:
    digits = {f"n{n}": f"{random.randint(1, 10**n - 1):0{n}d}" for n in (3, 4, 5, 6, 7)}
    c, c2 = random.choice("ABCDKLMRSTX"), random.choice("ABCDKLMRSTX")
    return random.choice(NUMBERS).format(y=day.year, y2=f"{day:%y}", m=f"{day:%m}", c=c, c2=c2, **digits)


class Writer:
    """Write one document: a seeded generator makes every choice."""

    def __init__(
        self,
        kind: str,
        language: str,
        country: str,
        layout: Layout,
        random: Random,
        style: Random | None = None,
    ) -> None:
        self.kind, self.language, self.country, self.layout, self.random = (
            kind,
            language,
            country,
            layout,
            random,
        )
        style = style or random
        self.home = lexicon.countries()[country]
        self.words = lexicon.words(language)
        self.currency = self.home["currency"]
        if style.random() < 0.06 and country not in ("FR", "ES", "IT", "PT", "BR", "US"):
            self.currency = style.choice([c for c in ("EUR", "USD", "GBP") if c != self.currency])
        self.format = money.of_document(self.home, language, self.currency, style)
        self.tax = lexicon.tax_word(self.home, language, style)
        self.labels = lexicon.labels(language, kind, self.tax, style)
        self.trade = style.choice(sorted(self.words["trades"]))
        self.style = style
        self.day = dt.date(2025, 1, 7) + dt.timedelta(random.randint(0, 640))
        self.number = number(self.day, random)
        self.printed: dict[str, str] = {}

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def say(self, key: str, **values: object) -> str:
        return lexicon.sentence(self.language, key, self.random, **values)

    def date(self, day: dt.date) -> str:
        return self.format.date(day)

    def write(self) -> Document:
        random = self.random
        self._parties()
        self.random = random
        view = self._common()
        invoice: dict[str, Any] | None = None
        if self.kind in PRICED:
            invoice = self._priced(view)
        elif self.kind == "delivery_note":
            self._delivered(view)
        else:
            texts.fill(self, view)
        return Document(
            self.kind, self.language, self.country, self.layout, view,
            {"invoice": invoice, "creditor": self._creditor(), "debtor": self._debtor()}, self.printed,
        )  # fmt: skip

    def _parties(self) -> None:
        random, self.random = self.style, self.style
        self.seller = parties.company(self.country, self.language, self.trade, random)
        parties.give_bank(self.seller, self.labels, random)
        foreign = self.chance(0.16)
        code = random.choice(sorted(parties.SPEECH)) if foreign else self.country
        speech = parties.SPEECH.get(code, "en") if foreign else self.language
        self.buyer = parties.company(code, speech, None, random)
        while self.buyer.name == self.seller.name:
            self.buyer = parties.company(code, speech, None, random)
        self.reverse = code != self.country and {code, self.country} <= EUROPEAN and self.chance(0.75)
        if code != self.country or self.chance(0.12):
            self.buyer.country_name = (
                lexicon.countries()[code]["name"][self.language].upper()
                if self.chance(0.4)
                else lexicon.countries()[code]["name"][self.language]
            )
        if code != self.country or self.chance(0.2):
            self.seller.country_name = self.home["name"][self.language]
        if self.chance(0.35):
            place = random.choice(self.words["departments"])
            self.buyer.attention = place if self.chance(0.6) else f"{self.labels['attention']} {place}"
        self._identify_buyer()
        if self.chance(0.15):
            self.seller.email = None
        if self.kind in ("order", "delivery_note", "letter", "contract", "payslip", "menu", "receipt"):
            self.seller.iban, self.seller.bank = None, []

    def _identify_buyer(self) -> None:
        buyer = self.buyer
        if not (self.reverse or self.chance(0.4)):
            buyer.tax_number = buyer.tax_printed = None
            buyer.ids = []
            buyer.siret = None
        elif len(buyer.ids) > 1 and not buyer.siret:
            del buyer.ids[1:]
        if not self.chance(0.25):
            buyer.email = None

    def _creditor(self) -> dict[str, Any]:
        row = self.seller.truth()
        return row | {"iban": self.seller.iban}

    def _debtor(self) -> dict[str, Any] | None:
        return None if self.kind == "menu" else self.buyer.truth()

    def _common(self) -> dict[str, Any]:
        s, b, labels = self.seller, self.buyer, self.labels
        contact = [
            (labels["phone"], s.phone),
            (labels["email"], s.email),
            ("Web", s.web if self.chance(0.5) else None),
        ]
        extra = [f"{label}: {value}" for label, value in b.ids] + ([b.email] if b.email else [])
        attention = [b.attention] if b.attention else []
        for role, party in (("creditor", s), ("debtor", b))[: 1 if self.kind == "menu" else 2]:
            for key, value in party.printed().items():
                self.printed[f"{role}.{key}"] = identifiers.grouped(value) if key == "iban" else value
        if b.country_name and self.kind != "menu":
            self.printed["debtor.country_name"] = b.country_name
        view: dict[str, Any] = {
            "lang": self.language,
            "country": self.country,
            "kind": self.kind,
            "title": self._title(),
            "number": self.number,
            "date": self.date(self.day),
            "accent": self.style.choice(ACCENTS),
            "currency": self.currency,
            "L": labels,
            "s": {
                "name": s.name, "street": s.street, "place": s.place, "address": s.address,
                "contact": [row for row in contact if row[1]], "ids": s.ids, "bank": s.bank,
                "initials": "".join(w[0] for w in s.name.split()[:2]).upper(),
                "stem": " ".join(s.name.split()[:2]), "trade": self.trade,
                "oneline": ", ".join(s.address),
            },
            "b": {
                "name": b.name, "attention": b.attention, "address": b.address, "extra": extra,
                "block": [b.name, *attention, *b.address, *extra], "rest": [*attention, *b.address, *extra],
                "ids": b.ids, "email": b.email,
            },
            "ship": self._shipping(),
            "meta": [], "refs": self._references(), "due": "", "terms": [], "intro": "", "closing": "",
            "lines": [], "totals": [], "taxes": [], "schedule": [], "paras": [], "end": [], "table": None,
            "page_of": labels["page"],
        }  # fmt: skip
        return view

    def _title(self) -> str:
        if self.kind == "invoice" and self.chance(0.08):
            return lexicon.title(self.language, "deposit_invoice", self.random)
        if self.kind == "invoice" and self.language == "en" and self.country in ("US", "CA"):
            return self.random.choice(["Invoice", "INVOICE"])
        return lexicon.title(self.language, self.kind, self.random)

    def _shipping(self) -> list[str]:
        if not self.chance(0.16):
            return []
        there = parties.company(self.country, self.language, None, self.random)
        return [there.name if self.chance(0.4) else self.buyer.name, there.street, *there.place]

    def _references(self) -> list[tuple[str, str]]:
        random, labels, rows = self.random, self.labels, []
        before = self.day - dt.timedelta(random.randint(3, 40))
        dated = f" {labels['of']} {self.date(before)}"
        values = {
            "customer_no": str(random.randint(1000, 99999)),
            "order_no": f"{random.choice(['', '45', 'PO-', 'B'])}{random.randint(10000, 999999)}",
            "our_ref": f"{random.choice('ABDHK')}{random.randint(100, 999)}-{random.randint(10, 99)}",
            "delivery_no": str(random.randint(20000, 99999)),
            "project": f"{random.choice(self.words['streets'])} {random.randint(1, 40)}",
            "contract_no": f"{random.randint(100, 999)}/{self.day.year - 1}",
            "period": self.date(before)
            if self.chance(0.5)
            else f"{self.date(before - dt.timedelta(28))} – {self.date(before)}",
        }
        for key in random.sample(sorted(values), random.choice([0, 1, 1, 2, 2, 3, 4])):
            value = values[key] + (dated if key in ("order_no", "delivery_no") and self.chance(0.45) else "")
            rows.append((labels[key], value))
        return rows

    def _items(self) -> list[str]:
        random, items = self.random, self.words["items"][self.trade]
        low, high = self.layout.least_lines, self.layout.most_lines
        count = random.choice([1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7])
        if self.chance(0.13):
            count = random.randint(14, 45)
        count = max(low, min(high, count))
        first = random.sample(items, min(count, len(items)))
        return first + [random.choice(items) for _ in range(count - len(first))]

    def _priced(self, view: dict[str, Any]) -> dict[str, Any] | None:
        random, invoice = self.random, self.kind == "invoice"
        exempt = not self.reverse and self.chance(0.05)
        taxed = not (self.reverse or exempt)
        rates = self.home["rates"]
        if self.country == "US" and self.chance(0.5):
            rates = []
        lines = amounts.make_lines(self._items(), rates, self.currency, taxed, random)
        before = self.day - dt.timedelta(random.randint(2, 30))
        if self.chance(0.25):
            for line in lines:
                line.detail = random.choice(
                    [
                        f"{self.labels['period']}: {self.date(before)}",
                        f"{self.labels['our_ref']} {random.randint(100, 9999)}",
                    ]
                )
        taxed = any(line.rate for line in lines)
        options: dict[str, Any] = {}
        if self.chance(0.12):
            options["discount"] = Decimal(random.choice([2, 3, 5, 10]))
        if self.chance(0.15):
            options["shipping"] = Decimal(random.choice(["4.90", "9.50", "12.00", "25.00", "68.00"]))
        if self.kind in ("invoice", "order_confirmation") and self.chance(0.17):
            options["prepaid"] = Decimal(random.choice(["0.2", "0.3", "0.4", "0.5"]))
        elif (
            invoice
            and self.country in ("ES", "IT")
            and taxed
            and self.trade in ("school", "print", "hosting")
        ):
            options["withheld"] = Decimal("0.15") if self.country == "ES" else Decimal("0.2")
        with_tax = (
            taxed
            and not options.get("withheld")
            and self.chance(0.6 if self.trade in ("hotel", "garage") else 0.08)
        )
        if self.layout.family == "till":
            with_tax, options = taxed, {}
        sums = amounts.settle(lines, with_tax, options, random)
        printing.print_lines(self, view, sums)
        printing.print_totals(self, view, sums)
        if sums.with_tax:
            view["L"]["price"], view["L"]["line_net"] = self.labels["gross_price"], self.labels["line_gross"]
        if not taxed and rates:
            view["terms"].append(self._untaxed())
        if invoice:
            return self._invoice(view, sums)
        texts.terms_of_other_kinds(self, view, sums)
        return None

    def _untaxed(self) -> str:
        if self.reverse:
            return self.say("reverse")
        # The first wording names a law of the language's own country.
        of_home = self.country in ("FR", "DE", "ES", "IT", "PL")
        return str(self.words["text"]["exempt"][0 if of_home and self.chance(0.6) else -1])

    def _delivered(self, view: dict[str, Any]) -> None:
        lines = amounts.make_lines(self._items(), [], self.currency, False, self.random)
        view["lines"] = [
            {
                "pos": str(i), "sku": line.sku, "desc": line.text, "unit": line.unit, "detail": "",
                "qty": self.format.quantity(line.quantity),
            }
            for i, line in enumerate(lines, 1)
        ]  # fmt: skip
        view["terms"] = [self.say("delivery_terms")]
        self._heading(view)

    def _heading(self, view: dict[str, Any]) -> None:
        view["meta"] = [(self.labels["number"], self.number), (self.labels["date"], view["date"])]
        self.printed |= {"invoice.number": self.number, "invoice.issue_date": view["date"]}

    def _invoice(self, view: dict[str, Any], sums: amounts.Amounts) -> dict[str, Any]:
        random = self.random
        self._heading(view)
        view["closing"] = self.say("closing") if self.chance(0.6) else ""
        view["intro"] = self.say("intro") if self.chance(0.5) else ""
        dues, style = texts.payment_terms(self, view, sums)
        if sums.prepaid is not None and self.chance(0.4):
            paid_on = self.date(self.day - dt.timedelta(random.randint(5, 40)))
            view["terms"].append(self.say("deposit", amount=self.format.money(sums.prepaid), date=paid_on))
        if self.chance(0.25):
            view["terms"].append(self.say("late"))
        if self.chance(0.3) and self.seller.bank:
            view["s"]["bank"] = [*self.seller.bank, (self.labels["reference"], self.number)]
        due = dues[-1].isoformat() if dues else None
        return {
            "numbers": [self.number],
            "issue_date": self.day.isoformat(),
            "due_date": due,
            "due_dates": [day.isoformat() for day in dues],
            "due_printed_as": style,
            "currency": self.currency,
            "amount": str(sums.gross),
            "amount_before_tax": str(sums.net) if sums.taxes else None,
            "tax_amount": str(sums.gross - sums.net) if sums.taxes else None,
            "taxes": [
                {"rate": str(t.rate), "base": str(t.base), "amount": str(t.amount)} for t in sums.taxes
            ],
            "prepaid_amount": None if sums.prepaid is None else str(sums.prepaid),
            "withheld_amount": None if sums.withheld is None else str(sums.withheld),
            "due_amount": str(sums.due),
            "service_description": [line.text for line in sums.lines][:5],
        }
