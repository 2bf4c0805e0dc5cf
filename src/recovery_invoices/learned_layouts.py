"""A seller's layout, and what a person's corrections of it teach about the next invoice that looks the same.

Pure functions on plain data: whoever calls them stores the corrections and can take them back.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from recovery_contract.reason_templates import make_reason
from recovery_invoices.extraction import AMOUNT_FIELDS, Extraction

#: Two invoices share a layout when they share this much of their labels and places.
_ALIKE = 0.6
#: Values that are the same on every invoice of a layout; all others differ by debtor or by invoice, and are read again
#: at their place.
CONSTANT = frozenset({"invoice.currency"})
_DATES = ("invoice.issue_date", "invoice.due_date")

#: Texts that run to the end of what stands together on their line, however long they are this time.
_TO_THE_END = frozenset(
    {
        "invoice.service_description",
        "debtor.company_name",
        "debtor.address.line1",
        "debtor.address.line2",
        "debtor.address.city",
    }
)

#: (page, box) -> {text, to_the_end, amount, date}: `Reader.reread` bound to the document at hand.
ReadAgain = Callable[[int, list[float]], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Correction:
    """One field a person put right. `layout` is the extraction's `data["layout"]`; JSON-like throughout."""

    id: str
    layout: dict[str, Any]
    path: str
    value: Any
    page: int | None = None
    box: list[float] | None = None


def same_layout(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether two invoices come from one seller and are arranged alike."""
    if not _is_same_seller(str(one.get("seller") or ""), str(other.get("seller") or "")):
        return False
    mine, theirs = set(map(str, one.get("anchors", ()))), set(map(str, other.get("anchors", ())))
    if not mine or not theirs:
        return mine == theirs
    return len(mine & theirs) >= _ALIKE * min(len(mine), len(theirs))


def _is_same_seller(one: str, other: str) -> bool:
    """Return whether both name one seller. Whose a number is may be read otherwise on the next invoice, or by a later
    reader: where it is the seller's on one of them, it is enough that it stands behind the name on the other."""
    return bool(one) and (one == other or one in other.split()[1:] or other in one.split()[1:])


def apply_corrections(
    extraction: Extraction, remembered: Iterable[Correction], read_again: ReadAgain
) -> Extraction:
    """Return a copy in which remembered corrections of this layout are applied; later ones win.

    Every value set this way names its correction in `data["fields"][path]["learned"]` and keeps what
    the reader had said in `before`, so that it can be shown and undone.
    """
    layout = extraction.data.get("layout") or {}
    learned = copy.deepcopy(extraction)
    for correction in remembered:
        if not same_layout(layout, correction.layout):
            continue
        value = _value(correction, read_again)
        if value in (None, "", []):
            continue
        before = _set(learned.data, correction.path, value)
        learned.data["fields"][correction.path] = {
            "confidence": 0.9,
            "source": "derived",
            "page": correction.page,
            "box": correction.box,
            "reason": make_reason("read_where_corrected"),
            "learned": correction.id,
            "before": before,
        }
        if correction.path in learned.missing_fields:
            learned.missing_fields.remove(correction.path)
    return learned


def _value(correction: Correction, read_again: ReadAgain) -> Any:
    if correction.path in CONSTANT:
        return correction.value
    if correction.page is None or correction.box is None:
        return None
    read = read_again(correction.page, correction.box)
    if correction.path in AMOUNT_FIELDS:
        return read.get("amount")
    if correction.path in _DATES:
        return read.get("date")
    text = " ".join(str(read.get("to_the_end" if correction.path in _TO_THE_END else "text") or "").split())
    return [text] if correction.path == "invoice.numbers" and text else text


def _set(data: dict[str, Any], path: str, value: Any) -> Any:
    """Set the value at the path; returns what stood there."""
    *parents, leaf = path.split(".")
    for parent in parents:
        data = data.setdefault(parent, {})
    before = data.get(leaf)
    data[leaf] = value
    return before
