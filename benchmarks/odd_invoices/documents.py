"""The typeset pages with what is true of them: odd ones to develop with, even ones are held out."""

from __future__ import annotations

from decimal import Decimal

from benchmarks.invoices.generator import Sample
from benchmarks.odd_invoices.typeset import FOLDER, split_page

_PATHS = {
    "issued": "invoice.issue_date", "due": "invoice.due_date", "currency": "invoice.currency",
    "debtor": "debtor.company_name", "street": "debtor.address.line1", "code": "debtor.address.postal_code",
    "city": "debtor.address.city",
}  # fmt: skip
_SUMS = {
    "gross": "invoice.amount", "net": "invoice.amount_before_tax", "tax": "invoice.tax_amount",
    "prepaid": "invoice.prepaid_amount", "rest": "invoice.due_amount",
}  # fmt: skip


def documents(is_test_set: bool, is_by_strangers: bool = False) -> list[Sample]:
    """Return one half of the pages: those of people who had not seen the reader, `de-a01`, or the others, `de-01`."""
    samples = []
    for file in sorted((FOLDER / "pages").iterdir()):
        name, _, engine = file.name.partition(".")
        serial = int(name[-2:])
        if (serial % 2 == 0) != is_test_set or name[3].isalpha() != is_by_strangers:
            continue
        written, _ = split_page(file)
        truth: dict[str, object] = {path: written[key] for key, path in _PATHS.items() if key in written}
        truth |= {path: Decimal(written[key]) for key, path in _SUMS.items() if key in written}
        if "number" in written:
            truth["invoice.numbers"] = [written["number"]]
        pdf = (FOLDER / "typeset" / f"{name}.pdf").read_bytes()
        layout = f"{name}.{engine}"
        samples.append(
            Sample(serial, layout, written.get("country", ""), written["language"], written.get("kind", "invoice"),
                   truth, pdf)
        )  # fmt: skip
    return samples
