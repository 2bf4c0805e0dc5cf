"""Make of composed pages what the network learns from: pieces with their features, and which of them are right.

    python -m benchmarks.composed_invoices.prepare PAGES EXAMPLES

PAGES is a folder that `compose` wrote. The words of one page in seven are spoiled as recognition spoils them.
"""

from __future__ import annotations

import argparse
import pickle
import random
import sys
from pathlib import Path
from typing import Any

from benchmarks.composed_invoices.examples import Example, of_pages
from benchmarks.composed_invoices.noise import as_scan
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.text.layout import Page, group_into_rows

_SCANS = 0.15
#: How often the one who reads is known to be the seller, and to be the buyer: a supplier's invoice.
_SELLERS, _BUYERS = 0.4, 0.1


def draw_creditor(dice: random.Random, truth: dict[str, Any]) -> CreditorHint:
    """Return what is known of the one who reads the page: nothing on half of the pages."""
    chance = dice.random()
    if chance > _SELLERS + _BUYERS:
        return CreditorHint()
    name, number = ("buyer", "buyer_vat") if chance < _BUYERS else ("seller", "seller_vat")
    has_name, has_number = dice.random() < 0.95, dice.random() < 0.7
    return CreditorHint(
        name=truth[name] if has_name else None, vat_number=truth[number] if has_number else None
    )


def prepare(file: Path) -> list[Example]:
    examples = []
    for words, truth, source, language, kind in pickle.loads(file.read_bytes()):
        dice = random.Random(f"{source}{kind}")
        pages = [Page(number, width, height, of_page) for number, width, height, of_page in words]
        if dice.random() < _SCANS:
            as_scan(dice, pages)
        for page in pages:
            group_into_rows(page)
        example = of_pages(pages, truth, source, language, kind, draw_creditor(dice, truth))
        if example is not None:
            examples.append(example)
    return examples


def main() -> None:
    arguments = argparse.ArgumentParser(description="examples of composed pages")
    arguments.add_argument("pages", type=Path)
    arguments.add_argument("examples", type=Path)
    options = arguments.parse_args()
    options.examples.mkdir(exist_ok=True)
    for file in sorted(options.pages.glob("*.pickle")):
        target = options.examples / file.name
        if not target.exists():
            target.write_bytes(pickle.dumps(prepare(file)))
            print(file.name, file=sys.stderr)


if __name__ == "__main__":
    main()
