"""What a person's corrections teach: where a corrected value is printed, and what that says of the next invoice."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from recovery_contract.json_values import value_at
from recovery_contract.reason_templates import make_reason
from recovery_desktop.documents.region_reader import RegionReader
from recovery_desktop.ids import CorrectionId

if TYPE_CHECKING:
    from recovery_invoices import Reader

REMEMBERED: Final = "REMEMBERED_CORRECTION"
"""The code of the warning that says of a field that its value comes from a correction."""

TO_BE_CHECKED: Final = 0.8
"""How sure a value is that stands where another one was corrected: never enough to pass unseen."""


class RememberedCorrection(Protocol):
    """One correction as it was kept; `learned_from` is the number of the invoice that was corrected."""

    @property
    def id(self) -> str: ...

    @property
    def layout(self) -> dict[str, Any]: ...

    @property
    def path(self) -> str: ...

    @property
    def value(self) -> Any: ...

    @property
    def page(self) -> int | None: ...

    @property
    def box(self) -> list[float] | None: ...

    @property
    def learned_from(self) -> str: ...


@dataclass(frozen=True)
class TeachableCorrection:
    """A correction worth keeping: its place, or none for what every invoice of a layout repeats."""

    path: str
    value: Any
    page: int | None = None
    box: list[float] | None = None


async def find_teachable(
    region_reader: RegionReader, file: Path, extraction: Mapping[str, Any], values: Mapping[str, Any]
) -> list[TeachableCorrection]:
    """Return the corrections from which the next invoice can be read: repeated values, and printed ones that are found
    at their place again. `values` are the corrected values by path, in the form that the reader uses. Raises
    NothingRead.
    """
    return await region_reader.work(file, lambda reader, pdf: _teachable(reader, pdf, extraction, values))


async def apply_remembered(
    region_reader: RegionReader,
    file: Path,
    extraction: Mapping[str, Any],
    remembered: Sequence[RememberedCorrection],
) -> dict[str, Any]:
    """Return the extraction with what was remembered of its layout. Each value set so carries `learned`, the
    correction's id, and a warning; what had been read stands in `before` and `evidence_before`. Raises NothingRead."""
    if not await asyncio.to_thread(_is_remembered, extraction, remembered):
        return dict(extraction)
    return await region_reader.work(file, lambda reader, pdf: _learned(reader, pdf, extraction, remembered))


def undo_correction(extraction: Mapping[str, Any], correction_id: CorrectionId) -> dict[str, Any]:
    """Return the extraction as it was read, as far as that correction had changed it."""
    data = {**extraction["data"], "fields": dict(extraction["data"].get("fields", {}))}
    missing, warnings = list(extraction["missing_fields"]), list(extraction["warnings"])
    for path, evidence in list(data["fields"].items()):
        if evidence.get("learned") != correction_id:
            continue
        _put(data, path, evidence.get("before"))
        before = evidence.get("evidence_before")
        data["fields"].pop(path)
        if before is not None:
            data["fields"][path] = before
        if evidence.get("was_missing"):
            missing.append(path)
        warnings = [one for one in warnings if (one["code"], one.get("field")) != (REMEMBERED, path)]
    return {**extraction, "data": data, "missing_fields": missing, "warnings": warnings}


def _put(data: dict[str, Any], path: str, value: Any) -> None:
    *parents, leaf = path.split(".")
    for parent in parents:
        data[parent] = dict(data.get(parent) or {})
        data = data[parent]
    data.pop(leaf, None)
    if value is not None:
        data[leaf] = value


def _is_remembered(extraction: Mapping[str, Any], remembered: Sequence[RememberedCorrection]) -> bool:
    # Only who corrected an invoice of this seller pays for loading the reader.
    from recovery_invoices import same_layout

    layout = extraction["data"].get("layout") or {}
    return any(same_layout(layout, one.layout) for one in remembered)


def _learned(
    reader: Reader, pdf: bytes, wire: Mapping[str, Any], remembered: Sequence[RememberedCorrection]
) -> dict[str, Any]:
    from recovery_invoices import Correction, Extraction, apply_corrections

    read = Extraction.from_wire(wire)
    corrections = [
        Correction(one.id, one.layout, one.path, one.value, one.page, one.box) for one in remembered
    ]
    result = apply_corrections(read, corrections, lambda page, box: _read_again(reader, pdf, page, box))
    sources = {one.id: one.learned_from for one in remembered}
    for path, evidence in result.data["fields"].items():
        if "learned" not in evidence:
            continue
        reason = make_reason(REMEMBERED, invoice=sources[evidence["learned"]])
        evidence.update(
            confidence=TO_BE_CHECKED,
            reason=reason,
            before=value_at(read.data, path),
            evidence_before=read.data["fields"].get(path),
            was_missing=path in read.missing_fields,
        )
        result.warnings.append({**reason, "field": path})
    return {**wire, **result.as_wire()}


def _teachable(
    reader: Reader, pdf: bytes, wire: Mapping[str, Any], values: Mapping[str, Any]
) -> list[TeachableCorrection]:
    from recovery_invoices import CONSTANT, Correction, Extraction, apply_corrections

    layout = wire["data"].get("layout") or {}
    taught = [TeachableCorrection(path, value) for path, value in values.items() if path in CONSTANT]
    printed = {path: value for path, value in values.items() if path not in CONSTANT}
    places = reader.locate(pdf, printed) if printed else {}
    for path, place in places.items():
        page, box = int(place["page"]), [float(side) for side in place["box"]]
        # A place from which this very value cannot be read again would only mislead the next time.
        probe = Correction("", layout, path, printed[path], page, box)
        again = apply_corrections(
            Extraction.from_wire(wire),
            [probe],
            lambda page, box: _read_again(reader, pdf, page, box),
        )
        if "learned" in again.data["fields"].get(path, {}) and value_at(again.data, path) == printed[path]:
            taught.append(TeachableCorrection(path, printed[path], page, box))
    return taught


def _read_again(reader: Reader, pdf: bytes, page: int, box: list[float]) -> dict[str, Any]:
    """Return nothing where this invoice has no such page."""
    from recovery_invoices import ExtractionError

    try:
        return reader.reread(pdf, page, box)
    except ExtractionError as error:
        if error.code == "NO_SUCH_PAGE":
            return {}
        raise
