"""A text as a debtor would read it, filled with an invoice that stands for any."""

from __future__ import annotations

import re
from typing import Final

SAMPLE: Final = {
    "contact": "Camille Martin",
    "debtor": "Martin SARL",
    "creditor": "Atelier Dupont",
    "creditor_address": "1 rue de la Paix, 75002 Paris",
    "numbers": "FA-2026-014",
    "issue_date": "2026-03-02",
    "due_date": "2026-04-01",
    "days_late": "21",
    "amount": "€1,234.56",
    "principal": "€1,234.56",
    "interest": "€8.10",
    "fee": "€40.00",
    "paid": "€0.00",
    "total": "€1,282.66",
    "to_pay": "€1,282.66",
    "deadline": "2026-05-06",
    "promise": "€1,234.56",
    "page_url": "https://…",
    "holder": "Atelier Dupont",
    "iban": "FR76 …",
    "reference": "RF18 …",
    "collector": "Atelier Dupont",
    "plan": "3 × €411.52",
    "settles": "€1,000.00",
    "answer_by": "2026-05-06",
    "missed": "€411.52",
    "added": "€48.10",
    "as_of": "2026-04-22",
    "accrues": "1",
    "reserved": "€48.10",
    "received": "2026-04-20 – €1,000.00",
    "left": "€282.66",
    "disputed": "€300.00",
    "objection": "…",
    "answer": "…",
    "collector_address": "1 rue de la Paix, 75002 Paris",
    "supervisor": "…",
    "first_written_on": "2026-03-20",
    "first_reference": "RF18 …",
    "written_on": "2026-04-10",
    "notice_on": "2026-05-06",
    "own": "1",
    "person": "1",
    "law_fr": "1",
    "friendly": "1",
    "neutral": "1",
    "firm": "1",
}
TONES: Final = ("friendly", "neutral", "firm")
_NAME: Final = re.compile(r"\{\{\s*(\w+)\s*\}\}")
_CONDITION: Final = re.compile(r"\{%-?\s*(el)?if\s+(?:not\s+)?(\w+)")
_IF: Final = re.compile(
    r"\{%-?\s*if\s+(not\s+)?(\w+)\s*-?%\}((?:(?!\{%).)*)(?:\{%-?\s*else\s*-?%\}((?:(?!\{%).)*))?\{%-?\s*endif\s*-?%\}",
    re.DOTALL,
)


def preview(text: str, tone: str = "neutral") -> str:
    """Return the text in this tone. A placeholder without a value stays as it was typed, so that a mistake is seen."""

    def decided(match: re.Match[str]) -> str:
        is_included = match[2] not in TONES or match[2] == tone
        return (match[4] or "") if is_included == bool(match[1]) else match[3]

    for _ in range(text.count("{%")):
        text = _IF.sub(decided, text)
    return _NAME.sub(lambda match: SAMPLE.get(match[1], match[0]), text)


def has_tones(text: str) -> bool:
    """Return whether it says different things in different tones."""
    return any(match[2] in TONES for match in _CONDITION.finditer(text))


def unknown(text: str) -> list[str]:
    """Return names that no value stands for, in the order in which they come."""
    return [name for name in dict.fromkeys(_NAME.findall(text)) if name not in SAMPLE]
