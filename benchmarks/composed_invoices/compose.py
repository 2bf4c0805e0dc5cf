"""Print composed pages and keep what the network learns from them.

    python -m benchmarks.composed_invoices.compose FOLDER FIRST LAST [--held-out] [--others]

Needs Chromium and the packages of `requirements.txt`; writes one file of words with their places and what is true.
"""

from __future__ import annotations

import argparse
import asyncio
import pickle
import random
import sys
from pathlib import Path
from typing import Any

from benchmarks.composed_invoices.browser import printer
from benchmarks.composed_invoices.examples import truth_on_page
from benchmarks.composed_invoices.facts import KINDS
from benchmarks.composed_invoices.pages import page
from recovery_invoices.reading import read_document

_RESTART = 400


async def compose(first: int, last: int, reserved: bool, others: bool) -> list[Any]:
    examples: list[Any] = []
    for start in range(first, last, _RESTART):
        async with printer() as chromium:
            for seed in range(start, min(last, start + _RESTART)):
                kind = random.Random(seed).choice(KINDS) if others else "invoice"
                of, text = page(seed, reserved, kind)
                pdf = await chromium.pdf(text)
                pages, _ = read_document(pdf, lambda question, data: ({}, b""))
                words = [(one.number, one.width, one.height, one.words) for one in pages]
                examples.append((words, truth_on_page(of, text), f"composed {seed}", of.language, kind))
    return examples


def main() -> None:
    arguments = argparse.ArgumentParser(description="composed pages to learn from")
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("first", type=int)
    arguments.add_argument("last", type=int)
    arguments.add_argument("--held-out", action="store_true")
    arguments.add_argument("--others", action="store_true")
    options = arguments.parse_args()
    examples = asyncio.run(compose(options.first, options.last, options.held_out, options.others))
    name = ("others" if options.others else "invoices") + ("-held-out" if options.held_out else "")
    name += f"-{options.first}.pickle"
    options.folder.mkdir(exist_ok=True)
    (options.folder / name).write_bytes(pickle.dumps(examples))
    print(f"{len(examples)} pages in {name}", file=sys.stderr)


if __name__ == "__main__":
    main()
