"""Score readings of the frozen set: `python -m benchmarks.frozen_invoices.score READINGS --truth TRUTH --opening N`.

A line of READINGS is `{"id": "f0001", "results": [...]}`: for each invoice that was read in the file one object as the
contract's ExtractionResult (`data`, `confidence`, `missing_fields`, `warnings`) with `pages`, counted from 1. A file
with one result may give it without the list. Reading the set is an opening: it stands in OPENINGS.md first.
"""

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.frozen_invoices.compare import CORE, FIELDS, Value, compare_values
from recovery_contract.reading_reasons import NOT_INVOICES

HERE = Path(__file__).parent
SURE = 0.9
FEWEST = 10
PICTURES = ("scan", "fax", "photo")


@dataclass
class ScoredDocument:
    """One document of the truth beside what was read of it; `values` only for an invoice that was taken for one."""

    document: dict[str, Any]
    form: str
    in_bundle: bool
    accepted: bool
    values: list[Value] = field(default_factory=list)

    @property
    def is_invoice(self) -> bool:
        return bool(self.document["kind"] == "invoice")

    @property
    def core(self) -> bool:
        return {v.field for v in self.values if v.right} >= set(CORE)

    def right(self, name: str) -> bool:
        return any(v.field == name and v.right for v in self.values)


def results_of(reading: dict[str, Any] | None, pages: int) -> list[dict[str, Any]]:
    """The results of one file, each with its pages."""
    if reading is None:
        return []
    rows = reading.get("results", [reading])
    return [{**row, "pages": row.get("pages") or list(range(1, pages + 1))} for row in rows]


def refused(result: dict[str, Any]) -> bool:
    return any(row.get("code") in NOT_INVOICES for row in result.get("warnings") or [])


def score_file(file: dict[str, Any], reading: dict[str, Any] | None) -> list[ScoredDocument]:
    """Give each document of the file the result that shares most pages with it, each result once."""
    left = [row for row in results_of(reading, file["pages"]) if not refused(row)]
    rows = []
    # Invoices choose first: a result that covers a whole bundle is the reading of its invoice.
    order = sorted(file["documents"], key=lambda d: d["kind"] != "invoice")
    for document in order:
        shared = [
            (len(set(row["pages"]) & set(document["pages"])), -len(row["pages"]), -i)
            for i, row in enumerate(left)
        ]
        best = max(shared, default=(0, 0, 0))
        result = left.pop(-best[2]) if best[0] else None
        scored = ScoredDocument(document, file["form"], len(file["documents"]) > 1, result is not None)
        if document["kind"] == "invoice":
            # What was not read is wrong in every field: the denominator does not shrink.
            scored.values = compare_values(document, (result or {}).get("data") or {})
        rows.append(scored)
    return rows


def split_right(file: dict[str, Any], reading: dict[str, Any] | None) -> bool:
    """Whether the invoices were found in just these pages."""
    read = {tuple(row["pages"]) for row in results_of(reading, file["pages"]) if not refused(row)}
    return read == {tuple(d["pages"]) for d in file["documents"] if d["kind"] == "invoice"}


def share(rows: Iterable[bool]) -> str:
    values = list(rows)
    return f"{sum(values) / len(values):7.2%}  ({sum(values)} of {len(values)})" if values else "      -"


def accuracies(invoices: list[ScoredDocument]) -> dict[str, tuple[int, int]]:
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for value in (v for row in invoices for v in row.values if v.expected):
        counts[value.field][0] += value.right
        counts[value.field][1] += 1
    return {name: (counts[name][0], counts[name][1]) for name in FIELDS if name in counts}


def macro(invoices: list[ScoredDocument]) -> float:
    """The mean of the accuracies of those fields of invoice and debtor that have enough values."""
    rows = [
        right / count
        for name, (right, count) in accuracies(invoices).items()
        if count >= FEWEST and not name.startswith("creditor.")
    ]
    return sum(rows) / len(rows) if rows else 0.0


def _head(title: str) -> None:
    print(f"\n{title}\n{'-' * len(title)}")


def _groups(invoices: list[ScoredDocument], title: str, key: str) -> None:
    _head(f"by {title}")
    groups: dict[str, list[ScoredDocument]] = defaultdict(list)
    for row in invoices:
        groups[row.form if key == "form" else row.document[key]].append(row)
    for name in sorted(groups):
        rows = groups[name]
        print(f"{name:22} core {share(r.core for r in rows):26} macro {macro(rows):7.2%}")


def _confidence(invoices: list[ScoredDocument]) -> None:
    values = [v for row in invoices for v in row.values if v.read and v.confidence is not None]
    sure = [v for v in values if (v.confidence or 0) >= SURE]
    _head("confidence")
    print(f"wrong among values with confidence >= {SURE}: {share(not v.right for v in sure)}")
    for low in range(10):
        rows = [v for v in values if min(int((v.confidence or 0) * 10), 9) == low]
        mean = sum(v.confidence or 0 for v in rows) / len(rows) if rows else 0
        print(f"{low / 10:.1f}-{(low + 1) / 10:.1f}  said {mean:6.1%}  right {share(v.right for v in rows)}")


def report(scored: list[ScoredDocument], splits: list[tuple[bool, bool]]) -> None:
    """Print the figures. `splits` says of each file whether it is a bundle, and whether it was split right."""
    invoices = [row for row in scored if row.is_invoice]
    others = [row for row in scored if not row.is_invoice]
    single = [row for row in invoices if not row.in_bundle]
    _head("all invoices")
    print(f"macro {macro(invoices):7.2%}")
    print(f"core  {share(row.core for row in invoices)}")
    for name, rows in (
        ("text", [r for r in invoices if r.form == "text"]),
        ("pictures", [r for r in invoices if r.form in PICTURES]),
        ("structured", [r for r in invoices if r.form == "structured"]),
    ):
        print(f"{name:10} core {share(r.core for r in rows):26} macro {macro(rows):7.2%}")
    _head("by field")
    for name, (right, count) in accuracies(invoices).items():
        print(f"{name:30} {right / count:7.2%}  ({right} of {count})")
    _confidence(invoices)
    _head("kinds and splits")
    print(f"other kinds taken for invoices  {share(row.accepted for row in others)}")
    for kind in sorted({row.document["kind"] for row in others}):
        print(f"  {kind:28}  {share(row.accepted for row in others if row.document['kind'] == kind)}")
    print(f"invoices refused or not found   {share(not row.accepted for row in single)}")
    print(f"bundles split right             {share(right for bundle, right in splits if bundle)}")
    paid = [row for row in invoices if row.document["invoice"]["prepaid_amount"]]
    print(f"prepaid right, where printed    {share(row.right('invoice.prepaid_amount') for row in paid)}")
    print(f"sum asked for right, prepaid    {share(row.right('invoice.due_amount') for row in paid)}")
    print(f"sum asked for right, all        {share(row.right('invoice.due_amount') for row in invoices)}")
    _head("by how the due date is said")
    for style in sorted({row.document["invoice"]["due_printed_as"] for row in invoices}):
        rows = [r for r in invoices if r.document["invoice"]["due_printed_as"] == style]
        dated = [r for r in rows if r.document["invoice"]["due_date"]]
        print(f"{style:22} {share(r.right('invoice.due_date') for r in dated)}")
    for title in ("form", "language", "country", "engine", "layout"):
        _groups(invoices, title, title)


def openings() -> list[str]:
    """The numbers of the openings that are written down."""
    return re.findall(r"^\| ([1-3]) \|", (HERE / "OPENINGS.md").read_text(encoding="utf-8"), re.MULTILINE)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("readings", type=Path)
    parser.add_argument("--truth", type=Path, required=True)
    parser.add_argument("--opening", required=True, help="the number of this opening in OPENINGS.md")
    options = parser.parse_args()
    if options.opening not in openings():
        parser.error("write this opening into OPENINGS.md first; README.md says how many there are")
    read = [json.loads(line) for line in options.readings.read_text(encoding="utf-8").splitlines()]
    readings = {row["id"]: row for row in read}
    files = [json.loads(line) for line in options.truth.read_text(encoding="utf-8").splitlines()]
    scored = [row for file in files for row in score_file(file, readings.get(file["id"]))]
    splits = [(len(file["documents"]) > 1, split_right(file, readings.get(file["id"]))) for file in files]
    report(scored, splits)
    return 0


if __name__ == "__main__":
    sys.exit(main())
