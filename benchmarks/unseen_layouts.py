"""How well invoices are read that nobody tuned the reader for: typeset anew, and layouts that are held out.

    python benchmarks/unseen_layouts.py [--count N] [--seed FIRST] [--errors N] [--only GROUP ...]

Prints macro (the mean over fields), core (the five that make a receivable), the values that are wrong among those
called certain, and what stands wrong by field and layout. `--errors` shows so many
wrong values of the layouts for developing.
"""

import argparse
import itertools
import sys
from collections import Counter
from decimal import Decimal
from typing import Any

from benchmarks.invoices.generator import Sample, sample
from benchmarks.measure import Figure, report
from benchmarks.odd_invoices.documents import documents
from benchmarks.varied_invoices.pages import sample as varied_sample
from recovery_contract.reading_reasons import NOT_INVOICES
from recovery_invoices import Reader
from recovery_invoices.text.layout import letters_and_digits

CERTAIN = 0.9
STEPS = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01)
#: Twelve fixed layouts, pages put together at random, and pages written by hand; what is held out is not looked at.
GROUPS = (
    ("developing", sample, False),
    ("held_out", sample, True),
    ("varied", varied_sample, False),
    ("varied_held_out", varied_sample, True),
    ("odd", None, False),
    ("odd_held_out", None, True),
    ("strangers", None, False),
    ("strangers_held_out", None, True),
)
#: The pages written by hand are far from the goal: they are measured where they are asked for.
ALWAYS = ("developing", "held_out", "varied", "varied_held_out")
CORE = ("invoice.numbers", "invoice.issue_date", "invoice.amount", "invoice.currency", "debtor.company_name")


def value_at(data: dict[str, Any], path: str) -> Any:
    for step in path.split("."):
        data = data.get(step) if isinstance(data, dict) else None  # type: ignore[assignment]
    return data


def is_right(truth: Any, match: Any) -> bool:
    if match in (None, "", []):
        return False
    if isinstance(truth, Decimal):
        return abs(Decimal(str(match)) - truth) <= Decimal("0.005")
    if isinstance(truth, list):
        return {letters_and_digits(one) for one in truth} == {letters_and_digits(one) for one in match}
    return letters_and_digits(str(truth)) == letters_and_digits(str(match))


def reliability(read: list[tuple[float, bool]]) -> list[tuple[float, float, int, float, float]]:
    """Return (from, to, how many values, their mean confidence, the share that is right) by confidence."""
    rows = []
    for low, high in itertools.pairwise(STEPS):
        within = [(sure, right) for sure, right in read if low <= sure < high]
        if within:
            count = len(within)
            rows.append(
                (
                    low,
                    high,
                    count,
                    sum(one for one, _ in within) / count,
                    sum(one for _, one in within) / count,
                )
            )
    return rows


def calibration_error(read: list[tuple[float, bool]]) -> float:
    return sum(count * abs(sure - right) for *_, count, sure, right in reliability(read)) / max(1, len(read))


class Tally:
    def __init__(self, name: str) -> None:
        self.name = name
        self.observed: Counter[str] = Counter()
        self.right: Counter[str] = Counter()
        self.certain: Counter[bool] = Counter()
        self.core: Counter[bool] = Counter()
        self.others: Counter[bool] = Counter()
        self.refused = 0
        self.wrong_in: Counter[tuple[str, str]] = Counter()
        self.examples: list[str] = []
        self.read: list[tuple[float, bool]] = []

    def add(self, one: Sample, reader: Reader) -> None:
        extraction = reader.read(one.pdf)
        refused = any(warning["code"] in NOT_INVOICES for warning in extraction.warnings)
        if one.kind != "invoice":
            self.others[refused] += 1
            return
        self.refused += refused
        fields = extraction.data["fields"]
        wrong = set()
        for path, truth in one.truth.items():
            value = value_at(extraction.data, path)
            right = is_right(truth, value)
            self.observed[path] += 1
            self.right[path] += right
            if not right:
                wrong.add(path)
                self.wrong_in[one.layout, path] += 1
                sure = fields.get(path, {}).get("confidence", 0)
                text = f"{one.seed} {one.layout} {one.country} {path}: {value!r} for {truth!r} ({sure})"
                self.examples.append(text)
            if path in fields:
                self.read.append((fields[path]["confidence"], right))
            if fields.get(path, {}).get("confidence", 0) >= CERTAIN:
                self.certain[right] += 1
        self.core[not wrong & set(CORE)] += 1

    @property
    def macro(self) -> float:
        return sum(self.right[path] / self.observed[path] for path in self.observed) / len(self.observed)

    def figures(self) -> list[Figure]:
        documents = {"invoices": sum(self.core.values())}
        core = self.core[True] / max(1, sum(self.core.values()))
        wrong = self.certain[False] / max(1, sum(self.certain.values()))
        more = documents | {"certain": sum(self.certain.values())}
        kinds = {"others": sum(self.others.values()), "invoices_refused": self.refused}
        named = self.others[True] / max(1, sum(self.others.values()))
        rows: list[tuple[str, str, float, float, bool, dict[str, int]]] = [
            ("macro", "macro / asked for", self.macro, 0.95, True, documents),
            ("core", "core / asked for", core, 0.85, True, documents),
            ("wrong_certain", "wrong among certain / asked for", wrong, 0.005, False, more),
            ("kinds", "other kinds named / all", named, 1.0, True, kinds),
            (
                "calibration",
                "mean distance of confidence from the share right / asked for",
                calibration_error(self.read),
                0.1,
                False,
                {"values": len(self.read)},
            ),
        ]
        return [
            Figure(f"{self.name}_{key}", f"{self.name}, {what}", ours, floor, 1.0, "share", at_least, details)
            for key, what, ours, floor, at_least, details in rows
            # Some groups hold invoices only.
            if key != "kinds" or sum(self.others.values())
        ]

    def tell(self, errors: int) -> None:
        for low, high, count, sure, right in reliability(self.read):
            print(
                f"  {low:.2f} to {high:.2f}: {count:5} values, said {sure:.1%}, right {right:.1%}",
                file=sys.stderr,
            )
        for path in self.observed:
            share = self.right[path] / self.observed[path]
            print(f"  {share:6.1%} {path}  ({self.observed[path]})", file=sys.stderr)
        for (layout, path), count in self.wrong_in.most_common(12) if errors else ():
            print(f"  {count:4} wrong: {layout} {path}", file=sys.stderr)
        for text in self.examples[:errors]:
            print(f"  {text}", file=sys.stderr)


def main() -> None:
    arguments = argparse.ArgumentParser(description="invoices in layouts that are not tuned for")
    arguments.add_argument("--count", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=5000)
    arguments.add_argument("--errors", type=int, default=0)
    arguments.add_argument("--only", nargs="*", default=ALWAYS)
    options = arguments.parse_args()
    figures: list[Figure] = []
    seeds = range(options.seed, options.seed + options.count)
    with Reader(parsers=1) as reader:
        for name, make_sample, blocked_out in GROUPS:
            if name not in options.only:
                continue
            tally = Tally(name)
            samples = (
                (make_sample(seed, blocked_out) for seed in seeds)
                if make_sample
                else documents(blocked_out, name.startswith("strangers"))
            )
            for one in samples:
                tally.add(one, reader)
            print(f"{name}: {tally.macro:.1%}", file=sys.stderr)
            tally.tell(0 if blocked_out else options.errors)
            figures += tally.figures()
    report(*figures, packages=["pypdfium2", "typst"])


if __name__ == "__main__":
    main()
