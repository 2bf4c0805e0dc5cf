"""A text as a debtor would read it, filled with an invoice that stands for any."""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal
from typing import Any, Final

from PySide6.QtCore import QLocale

from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.settings.recovery.template_parts import TONES

SAMPLE: Final[dict[str, Any]] = {
    "contact": "Camille Martin",
    "debtor": "Martin SARL",
    "creditor": "Atelier Dupont",
    "creditor_address": "1 rue de la Paix, 75002 Paris",
    "numbers": "FA-2026-014",
    "issue_date": date(2026, 3, 2),
    "due_date": date(2026, 4, 1),
    "days_late": "21",
    "one_day": "",
    "amount": Decimal("1234.56"),
    "principal": Decimal("1234.56"),
    "interest": Decimal("8.10"),
    "fee": Decimal("40.00"),
    "paid": Decimal("0.00"),
    "total": Decimal("1234.56"),
    "to_pay": Decimal("1234.56"),
    "deadline": date(2026, 5, 6),
    "promise": Decimal("1234.56"),
    "page_url": "https://…",
    "holder": "Atelier Dupont",
    "iban": "FR76 …",
    "reference": "RF18 …",
    "collector": "Atelier Dupont",
    "plan": (3, Decimal("411.52")),
    "settles": Decimal("1000.00"),
    "answer_by": date(2026, 5, 6),
    "missed": Decimal("411.52"),
    "added": Decimal("48.10"),
    "as_of": date(2026, 4, 22),
    "accrues": "1",
    "reserved": Decimal("48.10"),
    "charges": {
        "en": "late-payment interest and fixed compensation for recovery costs",
        "fr": "pénalités de retard et indemnité forfaitaire",
        "de": "Verzugszinsen und Verzugspauschale",
        "es": "intereses de demora y cantidad fija por costes de cobro",
        "it": "interessi di mora e importo forfettario per costi di recupero",
        "nl": "vertragingsrente en vast bedrag voor incassokosten",
    },
    "received": (date(2026, 4, 20), Decimal("300.00")),
    "left": Decimal("934.56"),
    "next_part": Decimal("411.52"),
    "next_day": date(2026, 5, 6),
    "service": "…",
    "interest_after": "…",
    "rate_above": "…",
    "disputed": Decimal("300.00"),
    "objection": "…",
    "answer": "…",
    "message": "…",
    "collector_address": "1 rue de la Paix, 75002 Paris",
    "supervisor": "…",
    "first_written_on": date(2026, 3, 20),
    "first_reference": "RF18 …",
    "written_on": date(2026, 4, 10),
    "notice_on": date(2026, 5, 6),
    "own": "1",
    "person": "1",
    "law_fr": "1",
    "friendly": "1",
    "neutral": "1",
    "firm": "1",
}
"""Days and sums are written as the language of the text writes them; what is empty does not hold."""
_NOT_SO: Final = frozenset(
    {
        *("added", "accrues", "interest_after", "part", "several", "person", "barred", "notice_on", "law_fr"),
        *("settles", "settled", "next_part", "paid_in_full", "law_es", "law_it", "law_nl", "itemised"),
    }
)
"""What does not hold for this invoice: one to a company, late, of which nothing is paid and only its amount asked
for."""
_NAME: Final = re.compile(r"\{\{\s*(\w+)\s*\}\}")
_CONDITION: Final = re.compile(r"\{%-?\s*(?:el)?if\s+(?:not\s+)?(\w+)")
_IF: Final = re.compile(
    r"\{%-?\s*if\s+(not\s+)?(\w+)\s*-?%\}((?:(?!\{%).)*)(?:\{%-?\s*else\s*-?%\}((?:(?!\{%).)*))?\{%-?\s*endif\s*-?%\}",
    re.DOTALL,
)


def example(name: str, language: str) -> str:
    """Return what stands for this value in a text of this language."""
    country = LANGUAGES[language][1] if language in LANGUAGES else ""
    locale = QLocale(f"{language}_{country}") if country else QLocale(language)

    def written(value: date | Decimal | str) -> str:
        if isinstance(value, date):
            return text.day(value, locale)
        return text.money(value, "EUR", locale) if isinstance(value, Decimal) else value

    value = SAMPLE[name]
    match value:
        case dict():
            return str(value.get(language, value["en"]))
        case int(count), amount:
            return f"{count} × {written(amount)}"
        case day, amount:
            return f"{written(day)} – {written(amount)}"
        case _:
            return written(value)


def preview(typed: str, tone: str = "neutral", language: str = "en") -> str:
    """Return the text in this tone. A placeholder without a value stays as it was typed, so that a mistake is seen."""

    def decided(match: re.Match[str]) -> str:
        is_included = match[2] == tone if match[2] in TONES else _holds(match[2])
        return (match[4] or "") if is_included == bool(match[1]) else match[3]

    for _ in range(typed.count("{%")):
        typed = _IF.sub(decided, typed)
    return _NAME.sub(lambda match: example(match[1], language) if match[1] in SAMPLE else match[0], typed)


def has_tones(stored: str) -> bool:
    """Return whether it says different things in different tones."""
    return any(name in TONES for name in _CONDITION.findall(stored))


def _holds(name: str) -> bool:
    return name not in _NOT_SO and bool(SAMPLE.get(name, True))
