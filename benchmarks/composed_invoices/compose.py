"""Print composed pages and keep what the network learns from them.

    python -m benchmarks.composed_invoices.compose FOLDER FIRST LAST [--held-out] [--others]
    python -m benchmarks.composed_invoices.compose FOLDER FIRST LAST --templates TEMPLATE... [--name NAME]

With templates (files, or folders of them) each in turn makes a page. Needs Chromium and the packages of
`requirements.txt`; writes one file of words with their places and what is true.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import pickle
import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import TemplateError

from benchmarks.composed_invoices import templates
from benchmarks.composed_invoices.browser import printer
from benchmarks.composed_invoices.examples import truth_on_page
from benchmarks.composed_invoices.facts import KINDS
from benchmarks.composed_invoices.pages import page
from recovery_invoices.reading import read_document

_RESTART = 400


@dataclass(frozen=True, slots=True)
class Sheet:
    """`truth`: by role, as far as the page says it."""

    text: str
    truth: dict[str, object]
    source: str
    language: str
    kind: str


def composed(seeds: Iterable[int], reserved: bool, others: bool) -> Iterator[Sheet]:
    for seed in seeds:
        kind = random.Random(seed).choice(KINDS) if others else "invoice"
        of, text = page(seed, reserved, kind)
        yield Sheet(text, truth_on_page(of, text), f"composed {seed}", of.language, kind)


def of_templates(seeds: Iterable[int], files: Iterable[Path]) -> Iterator[Sheet]:
    """Yield a page of each template in turn; name those that make none."""
    loaded = [templates.load(file) for file in files]
    for seed in seeds:
        template = loaded[seed % len(loaded)]
        try:
            of, text, truth = templates.page_of(template, seed)
        except (TemplateError, TypeError, ValueError) as error:
            print(f"{template.name} {seed}: {error}", file=sys.stderr)
            continue
        yield Sheet(text, truth, f"template {template.name} {seed}", of.language, template.kind)


async def printed(sheets: Iterator[Sheet]) -> list[Any]:
    examples: list[Any] = []
    while some := list(itertools.islice(sheets, _RESTART)):
        async with printer() as chromium:
            for sheet in some:
                pdf = await chromium.pdf(sheet.text)
                pages, _ = read_document(pdf, lambda question, data: ({}, b""))
                words = [(one.number, one.width, one.height, one.words) for one in pages]
                examples.append((words, sheet.truth, sheet.source, sheet.language, sheet.kind))
    return examples


def _files(paths: Iterable[Path]) -> list[Path]:
    return [file for path in paths for file in (sorted(path.glob("*.html")) if path.is_dir() else [path])]


def main() -> None:
    arguments = argparse.ArgumentParser(description="composed pages to learn from")
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("first", type=int)
    arguments.add_argument("last", type=int)
    arguments.add_argument("--held-out", action="store_true")
    arguments.add_argument("--others", action="store_true")
    arguments.add_argument("--templates", type=Path, nargs="+")
    arguments.add_argument("--name", help="what the file is called, before the first seed")
    options = arguments.parse_args()
    seeds = range(options.first, options.last)
    if options.templates:
        name, sheets = "templates", of_templates(seeds, _files(options.templates))
    else:
        name = ("others" if options.others else "invoices") + ("-held-out" if options.held_out else "")
        sheets = composed(seeds, options.held_out, options.others)
    examples = asyncio.run(printed(sheets))
    file = options.folder / f"{options.name or name}-{options.first}.pickle"
    options.folder.mkdir(exist_ok=True)
    file.write_bytes(pickle.dumps(examples))
    print(f"{len(examples)} pages in {file.name}", file=sys.stderr)


if __name__ == "__main__":
    main()
