"""Words that the creditor wrote for one message: sums and days in them follow what has changed since, or it waits."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from recovery_contract.reasons import Reason
from recovery_service.recovery.dunning.repository import PlannedRow

_FOLLOWED: Final = (
    "amount", "principal", "added", "interest", "fee", "paid", "left", "next_part", "next_day", "deadline", "as_of",
)  # fmt: skip
_OWED: Final = ("principal", "paid")
"""After a payment or a credit note more than a sum is wrong in words such as "unpaid": a person reads them again."""


def note_values(values: Mapping[str, Any]) -> dict[str, str]:
    """Return the sums and days that stood before the creditor when the words were written."""
    return {name: values[name] for name in _FOLLOWED if isinstance(values.get(name), str)}


def follow_values(planned: PlannedRow, values: Mapping[str, Any]) -> PlannedRow:
    """Return the contact with the sums and days of these values in its words, wherever it is clear which are meant."""
    renewed = {old: next(iter(new)) for old, new in _renewals(planned, values).items() if len(new) == 1}
    if not renewed:
        return planned
    pattern = re.compile("|".join(map(_as_written, sorted(renewed, key=len, reverse=True))))
    by_words = {_plain(old): new for old, new in renewed.items()}

    def renew(words: str | None) -> str | None:
        return words and pattern.sub(lambda at: by_words[_plain(at[0])], words)

    return replace(planned, subject=renew(planned.subject), body=renew(planned.body))


def find_outdated(planned: PlannedRow, values: Mapping[str, Any]) -> Reason | None:
    """Return what has changed so that a person has to read the words again; None where they hold."""
    written = planned.values_written
    if not written:
        return None
    now = note_values(values)
    if any(written.get(name) != now.get(name) for name in _OWED) and "amount" in written and "amount" in now:
        return Reason.of("sum_changed", was=written["amount"], now=now["amount"])
    words = f"{planned.subject or ''}\n{planned.body or ''}"
    for old, new in _renewals(planned, values).items():
        if len(new) > 1 and re.search(_as_written(old), words):
            return Reason.of("sum_changed", was=old, now=next(one for one in new if one != old))
    return None


def _renewals(planned: PlannedRow, values: Mapping[str, Any]) -> dict[str, dict[str, None]]:
    """Return what each sum or day that was written may be now; several where it stood for values that differ now."""
    now = note_values(values)
    renewals: dict[str, dict[str, None]] = {}
    for name, old in (planned.values_written or {}).items():
        renewals.setdefault(old, {})[now.get(name, old)] = None
    return {old: new for old, new in renewals.items() if list(new) != [old]}


def _plain(words: str) -> str:
    return " ".join(words.split())


def _as_written(value: str) -> str:
    """Return the pattern of a value that stands alone: an editor may have made its no-break spaces plain ones."""
    spaced = r"\s".join(map(re.escape, value.split()))
    return rf"(?<![\w.,]){spaced}(?![\w]|[.,]\d)"
