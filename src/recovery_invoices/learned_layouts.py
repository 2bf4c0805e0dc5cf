"""A seller's layout, and what a person's corrections of it teach about the next invoice that looks the same.

Pure functions on plain data: whoever calls them stores the corrections and can take them back.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from recovery_contract.json_values import value_at
from recovery_contract.legal_forms import LEGAL_FORM
from recovery_contract.reason_templates import make_reason
from recovery_invoices.extraction import AMOUNT_FIELDS, Extraction
from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.towns import is_postal_code, lone_postal_code, parse_town
from recovery_invoices.text.layout import fold, letters_and_digits

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

_NAME, _LINE2 = "debtor.company_name", "debtor.address.line2"
_POSTAL_CODE, _CITY = "debtor.address.postal_code", "debtor.address.city"
#: Lines of one address: what one of them says, no other repeats.
_LINES = (_NAME, "debtor.address.line1", _LINE2, _CITY)
#: An address reaches no further up or down than this from any line of it, in points.
_ADDRESS_HEIGHT = 90.0
#: How sure a read value is at most that a remembered place contradicts.
_CONTRADICTED = 0.4

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
        if value in (None, "", []) or not _fits(learned.data, correction.path, value):
            continue
        if _is_read_there(extraction.data, correction):
            _doubt(learned.data, correction.path, value)
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


def _fits(data: dict[str, Any], path: str, value: Any) -> bool:
    """Return whether the value has the shape that a read one has: a postal code is complete, and a line of the address
    is neither another one again nor the one of the town."""
    if path == _POSTAL_CODE:
        return is_postal_code(str(value))
    if path not in _LINES:
        return True
    if lone_postal_code(value) or parse_town(value):
        return False
    if path == _NAME:
        # It may have been read as a line of the address, which is what was put right.
        return bool(LEGAL_FORM.search(fold(value))) or not is_street(value)
    others = {piece for other in _LINES if other != path for piece in _pieces(value_at(data, other))}
    return not others & _pieces(value)


def _pieces(text: Any) -> set[str]:
    return {key for piece in str(text or "").split(",") if (key := letters_and_digits(piece))}


def _is_read_there(data: dict[str, Any], correction: Correction) -> bool:
    """Return whether the address was read where the correction points: the addresses of two debtors have not the same
    number of lines, so that the reader tells these apart and a place does not."""
    if not correction.path.startswith("debtor.address.") or correction.box is None:
        return False
    # Whoever has a town and no second line has none.
    paths = (_LINE2, _POSTAL_CODE, _CITY) if correction.path == _LINE2 else (correction.path,)
    for path in paths:
        evidence = data["fields"].get(path, {})
        box = evidence.get("box")
        if box and evidence.get("page") == correction.page:
            x0, top, x1, bottom = correction.box
            is_in_column = box[0] < x1 and x0 < box[2]
            if is_in_column and max(box[1], top) - min(box[3], bottom) <= _ADDRESS_HEIGHT:
                return True
    return False


def _doubt(data: dict[str, Any], path: str, value: Any) -> None:
    """Have the read value asked about where the remembered place says another one."""
    evidence = data["fields"].get(path)
    if evidence is not None and letters_and_digits(str(value)) != letters_and_digits(
        str(value_at(data, path))
    ):
        data["fields"][path] = {**evidence, "confidence": min(evidence["confidence"], _CONTRADICTED)}


def _set(data: dict[str, Any], path: str, value: Any) -> Any:
    """Set the value at the path; returns what stood there."""
    *parents, leaf = path.split(".")
    for parent in parents:
        data = data.setdefault(parent, {})
    before = data.get(leaf)
    data[leaf] = value
    return before
