"""Pages that the templates of other authors make: facts filled into their HTML, in fonts, sizes and looks at random.

A template is HTML for Jinja2 that begins with a comment of JSON: its language, the seller's country, and its kind where
it is no invoice.
"""

from __future__ import annotations

import html
import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from jinja2 import StrictUndefined
from jinja2.sandbox import SandboxedEnvironment

from benchmarks.composed_invoices.countries import country_of
from benchmarks.composed_invoices.examples import truth_of
from benchmarks.composed_invoices.facts import CENT, LATER, Facts, Line, Party, draw, pattern
from benchmarks.composed_invoices.pages import css

_HEAD = re.compile(r"\s*<!--\s*(\{.*?\})\s*-->", re.DOTALL)
_UNSEEN = re.compile(r"<!--.*?-->|<style.*?</style>|<title.*?</title>", re.DOTALL | re.IGNORECASE)
_TAG = re.compile(r"<[^>]*>")
_PERCENT_FOLLOWS = re.compile(r"rate\s*(?:\|[^}]*)?\}\}\s*(?:<[^>]*>)?\s*%")
#: What happens to the look of a page, and to what share of pages.
_CHANGES = (
    (0.07, ("body{letter-spacing:.02em}", "body{letter-spacing:.05em}", "td,p{letter-spacing:.03em}")),
    (0.05, ("body{word-spacing:.15em}", "body{word-spacing:.4em}")),
    (0.15, ("th,h1,h2,h3{text-transform:uppercase}", "b,strong,th{text-transform:uppercase}",
            "body{text-transform:uppercase}", "h1,h2,b{text-transform:lowercase}")),
    (0.25, ("body *{line-height:1.05!important}", "body *{line-height:1.5!important}",
            "body *{line-height:1.75!important}")),
    (0.15, ("td,th{padding:0 1px!important}", "td,th{padding:3px 6px!important}", "td,th{padding:1px 9px!important}")),
    (0.1, ("b,strong,th,h1,h2,h3{font-weight:normal!important}", "td{font-weight:bold}")),
    (0.08, ("h1,h2,h3{font-size:1em!important}", "h1,h2{font-size:2em!important}")),
    (0.2, ("body{zoom:.8}", "body{zoom:.9}", "body{zoom:1.12}")),
    (0.06, ("th{text-align:center!important}", "th{text-align:left!important}", "td{text-align:left!important}")),
)  # fmt: skip
_UNITS = {
    "de": "Stk. Stück Std. h m² kg Psch. Tag lfm", "en": "pcs ea hrs h days kg m² unit",
    "fr": "u. pce h m² kg forfait jour", "it": "pz. n. ore kg mq a corpo gg",
    "es": "ud. uds. h kg m² día", "nl": "st. stuks uur m² kg dag", "pt": "un. h kg m² dia cx",
    "pl": "szt. godz. kg m² usł. kpl.",
}  # fmt: skip
_MOST_LINES = 12
#: Short names of other papers, as authors write them, for those of `facts.KINDS`.
_KINDS = {"order": "order_confirmation", "delivery": "delivery_note", "credit": "credit_note"}
#: A variable that no page has is an error; nobody else's code runs.
ENVIRONMENT = SandboxedEnvironment(undefined=StrictUndefined)


@dataclass(frozen=True, slots=True)
class Template:
    name: str
    source: str
    language: str
    country: str
    kind: str


def load(file: Path) -> Template:
    text = file.read_text()
    head = _HEAD.match(text)
    if head is None:
        raise ValueError(f"{file}: no JSON at its beginning")
    about = json.loads(head[1])
    name = f"{file.parent.name}/{file.stem}"
    kind = about.get("kind", "invoice")
    return Template(name, text[head.end() :], about["language"], about["country"], _KINDS.get(kind, kind))


def page_of(template: Template, seed: int) -> tuple[Facts, str, dict[str, object]]:
    """Return what is true of a page, its HTML, and the truth by role as far as the page says it."""
    of = draw(
        seed + LATER, False, template.kind, country_of(template.language, template.country), _MOST_LINES
    )
    of.previous = Decimal(0)
    _print_extras(of)
    dice = random.Random(f"{template.name} {seed}")
    body = ENVIRONMENT.from_string(template.source).render(_variables(of, dice, template.source))
    changes = "".join(dice.choice(some) for share, some in _CHANGES if dice.random() < share)
    page = f"<!doctype html><meta charset=utf-8><style>{css(dice)}</style>{body}<style>{changes}</style>"
    return of, page, _truth(of, page)


def _print_extras(of: Facts) -> None:
    """Make discounts and freight lines of their own: a template has no place for them."""
    rate = of.taxes[0][0]
    of.lines += [Line(of.fresh(key), Decimal(1), value, rate) for key, value in of.extras]


def _party(party: Party) -> dict[str, str]:
    words = ("name", "more", "street", "town_line", "code", "town", "vat", "phone", "email", "iban", "person")
    return {word: getattr(party, word) for word in words} | {"country": party.country.name}


def _variables(of: Facts, dice: random.Random, source: str) -> dict[str, Any]:
    few, ago = of.style["few"], of.style["ago"]
    start = of.issued - timedelta(days=dice.randrange(25, 70))
    days = {
        "issued": of.issued, "due": of.due, "delivered": of.style["delivered"],
        "ordered": of.issued - timedelta(days=ago), "period_from": start,
        "period_to": start + timedelta(days=dice.choice((6, 27, 29, 30, 89))),
        "paid_on": of.issued - timedelta(days=dice.randrange(3, 40)), "early": of.issued + timedelta(days=few),
    }  # fmt: skip
    sums = {
        "net": of.net, "tax": of.tax, "gross": of.gross, "rest": of.rest, "prepaid": of.prepaid,
        "withheld": of.withheld, "early_sum": (of.gross * Decimal("0.98")).quantize(CENT),
    }  # fmt: skip
    optional = ("prepaid", "withheld")
    percent = "" if _PERCENT_FOLLOWS.search(source) else dice.choice((" %", "%"))
    units = _UNITS[of.language].split()
    printed = {
        **{name: of.day(value) for name, value in days.items()},
        **{name: of.money(value) if value or name not in optional else "" for name, value in sums.items()},
        **{
            f"{name}_bare": of.figure(value) if value or name not in optional else ""
            for name, value in sums.items()
        },
        **{name: _party(getattr(of, name)) for name in ("seller", "buyer", "ship", "agent")},
    }
    return printed | {
        "number": of.number, "days": str(of.days), "early_days": str(few), "order": of.style["order"],
        "customer": pattern(dice, dice.choice(("#####", "K-####", "10####", "C######", "@@####", "D-#####"))),
        "delivery_note": of.style["delivery"], "contract": of.style["contract"],
        "project": pattern(dice, dice.choice(("P-####", "##-###", "BV ###", "@@@-###", "20##-##", "######"))),
        "lines": [
            {
                "position": str(at), "text": line.text, "quantity": _quantity(of, line.quantity),
                "unit": dice.choice(units), "price": of.figure(line.price), "rate": of.rate(line.rate) + percent,
                "amount": of.figure(line.amount),
            }
            for at, line in enumerate(of.lines, 1)
        ],
        "taxes": [
            {"rate": of.rate(rate) + percent, "base": of.figure(base), "tax": of.figure(tax),
             "total": of.figure(base + tax)}
            for rate, base, tax in of.taxes
        ],
        "currency": of.country.currency, "sign": of.style["sign"],
        "pick": _picker(dice.random()), "maybe": lambda share: dice.random() < share,
    }  # fmt: skip


def _quantity(of: Facts, value: Decimal) -> str:
    return f"{value.normalize():f}".replace(".", str(of.style["numbers"][1]))


def _picker(of_page: float) -> Callable[..., Any]:
    """Return what chooses one of its arguments, of the same arguments always the same."""

    def pick(*choices: Any) -> Any:
        return random.Random(f"{of_page} {choices}").choice(choices)

    return pick


def text_of(page: str) -> str:
    """Return what a page says: no tags, no styles."""
    return html.unescape(_TAG.sub("\n", _UNSEEN.sub("\n", page)))


def says(text: str, value: str) -> bool:
    """Return whether a value stands there as itself and not as a part of another."""
    before = r"(?<!\d)(?<!\d[.,'\u202f])" if value[:1].isdecimal() else r"(?<!\w)"
    after = r"(?!\d)(?![.,']\d)" if value[-1:].isdecimal() else r"(?!\w)"
    return bool(value) and re.search(before + re.escape(value) + after, text, re.IGNORECASE) is not None


def _truth(of: Facts, page: str) -> dict[str, object]:
    text = text_of(page)

    def prints(value: Decimal | date | str) -> bool:
        if isinstance(value, Decimal):
            return says(text, of.figure(value))
        return says(text, of.day(value) if isinstance(value, date) else value)

    if prints(of.due):
        of.shown.add("due")
    truth = truth_of(of)
    of_page: dict[str, Decimal | date | str] = {
        "number": of.number, "issued": of.issued, "prepaid": of.prepaid, "rest": of.rest, "code": of.buyer.code,
        "buyer_vat": of.buyer.vat, "ship": of.ship.name,
    }  # fmt: skip
    truth |= {role: None for role, value in of_page.items() if not prints(value)}
    says_tax = prints(of.tax) or prints(of.net) or any(prints(tax) for *_, tax in of.taxes)
    if not says_tax:
        truth["net"] = truth["tax"] = None
    if not prints(of.gross):
        if truth["rest"] is None:
            truth["gross"] = None
        elif truth["prepaid"] is None and truth["net"] is None:
            # Nothing says that what is asked for is not the whole.
            truth["gross"], truth["rest"] = truth["rest"], None
    if not prints(of.buyer.name):
        raise ValueError("the page does not name the buyer")
    return truth | {
        role: None
        for role, value in (("street", of.buyer.street), ("town", of.buyer.town))
        if not prints(value)
    }
