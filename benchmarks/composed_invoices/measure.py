"""How well the reader reads composed pages, from their words on: `compose` has written them.

    python -m benchmarks.composed_invoices.measure FILE [--errors N] [--count N]

For each field of the truth its share, the core (number, days, sums and debtor without the currency, which they do not
vary), and what is wrong among the values called certain. The pages of held-out wordings and parts are not learned from.
"""

from __future__ import annotations

import argparse
import itertools
import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from benchmarks.composed_invoices.facts import PATHS
from benchmarks.unseen_layouts import CERTAIN, CORE, is_right
from recovery_contract.reading_reasons import NOT_INVOICES
from recovery_invoices.checks.assessment import assess
from recovery_invoices.extraction import UNKNOWN_CREDITOR, CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.roles.read import read_values
from recovery_invoices.text.layout import Page, group_into_rows

_MEASURED = PATHS | {"code": "debtor.address.postal_code"}


@dataclass(frozen=True, slots=True)
class Read:
    """`truth` by path; `kind`: of the document; `seller`, `buyer`: what either would know of itself."""

    source: str
    kind: str
    truth: dict[str, Any]
    document: Document
    seller: CreditorHint
    buyer: CreditorHint


def documents(file: Path, each: int = 1) -> Iterator[Read]:
    """Yield every so manieth page of a file that `compose` wrote."""
    for words, truth, source, _, kind in pickle.loads(file.read_bytes())[::each]:
        pages = [Page(number, width, height, list(of_page)) for number, width, height, of_page in words]
        for page in pages:
            group_into_rows(page)
        by_path = {
            _MEASURED[role]: _value(role, value)
            for role, value in truth.items()
            if role in _MEASURED and value is not None
        }
        seller, buyer = (
            CreditorHint(name=truth[role], vat_number=truth[f"{role}_vat"]) for role in ("seller", "buyer")
        )
        yield Read(source, kind, by_path, Document(pages), seller, buyer)


def _value(role: str, value: Any) -> Any:
    if isinstance(value, date):
        return value.isoformat()
    return [value] if role == "number" else value


def findings_of(document: Document, creditor: CreditorHint) -> tuple[Findings, set[str]]:
    """Return what is read, and the codes of what the document is if it is no invoice of the creditor's."""
    findings, unlike = read_values(document, creditor)
    assessment = assess(document, findings, [], creditor, unlike)
    named = {one["code"] for one in assessment.warnings} & NOT_INVOICES
    return (findings if named else assessment.findings), named


def main() -> None:
    arguments = argparse.ArgumentParser(description="how well composed pages are read")
    arguments.add_argument("file", type=Path)
    arguments.add_argument("--errors", type=int, default=0)
    arguments.add_argument("--count", type=int, default=500)
    arguments.add_argument(
        "--creditor", choices=("seller", "buyer"), help="who reads, where somebody is known"
    )
    options = arguments.parse_args()
    right, counts, core = Counter[str](), Counter[str](), []
    certain, wrong = Counter[str](), Counter[str]()
    kinds = Counter[tuple[bool, str]]()
    for one in itertools.islice(documents(options.file), options.count):
        creditor = getattr(one, options.creditor) if options.creditor else UNKNOWN_CREDITOR
        findings, named = findings_of(one.document, creditor)
        kinds[one.kind == "invoice", ", ".join(sorted(named)) or "INVOICE"] += 1
        if one.kind != "invoice":
            continue
        bad = set()
        for path, value in one.truth.items():
            reading = findings.get(path)
            good = reading is not None and is_right(value, reading.value)
            counts[path] += 1
            right[path] += good
            if reading is not None and reading.confidence >= CERTAIN:
                certain[path] += 1
                wrong[path] += not good
            if not good:
                bad.add(path)
                if options.errors > 0:
                    options.errors -= 1
                    print(f"{one.source} {path}: {reading.value if reading else None!r} for {value!r}")
        core.append(not bad & set(CORE))
    for is_invoice in (True, False):
        counted = {code: count for (of, code), count in kinds.most_common() if of is is_invoice}
        if counted:
            print(f"{'invoices' if is_invoice else 'other papers'} taken for {counted}")
    if not core:
        return
    shares = {path: right[path] / counts[path] for path in counts}
    print(
        f"{len(core)} pages: macro {sum(shares.values()) / len(shares):.1%}, core {sum(core) / len(core):.1%},"
    )
    print(f"wrong among values called certain {wrong.total()} of {certain.total()}:")
    print(", ".join(f"{path} {wrong[path]} of {certain[path]}" for path in counts))
    print(", ".join(f"{path} {share:.1%}" for path, share in shares.items()))


if __name__ == "__main__":
    main()
