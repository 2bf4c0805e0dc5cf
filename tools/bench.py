"""`dev.py bench`: runs the files of `benchmarks/` one by one and prints their figures as one table."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.environment import ready
from tools.problem import Problem
from tools.qt_libraries import make_loadable
from tools.switches import Switches
from tools.testing import headless

NO_FIGURES = ("measure", "train_numbers", "train_suggestions", "distributed_losses")
"""What benchmarks share, what learns weights, and what ends with an error instead of a figure."""
NOT_MEASURED = 4
"""The status of a benchmark whose subject is not there, and which says so itself: no figure, and no fault."""
SHORT: dict[str, tuple[str, ...]] = {
    # Small enough to end within five minutes together; what they leave out is said in their rows.
    "app_start": ("5",),
    "many_rows": ("5", "20000"),
    "search_typing": ("2", "20000"),
    "scrolling": ("100", "20000"),
    "first_mirror": ("10000", "1"),
    "durable_typing": ("100",),
    "webhook_accepted": ("2",),
    "webhook_to_board": ("15",),
    "get_receivable": ("10",),
    "post_receivable": ("10",),
    "hosted_requests": ("4", "3000"),
    "webhook_hanging": ("5",),
    "webhook_latency": ("20",),
    "webhook_deliveries": ("30",),
    "idle_worker": ("20000", "5"),
    "late_pages": ("20000",),
    "statistics_sums": ("20000",),
    "four_workers": ("200",),
    "extraction_speed": ("2",),
    "app_memory": ("1", "20000", "4000"),
    "service_memory": ("4000", "2000"),
    "thirty_days": ("200",),
    "clock_month": ("3",),
    "receivable_cost": ("50",),
    "growth": ("10000", "--place", "SQLite"),
    "opening_pages": ("1", "20000"),
    "mixed_batch": ("36",),
}
BEGUN_WITHIN = 240.0
"""Seconds of the short form after which no further benchmark is begun."""
COLUMNS = ("figure", "what", "ours", "floor", "p50", "p99", "ratio", "goal", "")


@dataclass(frozen=True)
class Row:
    """One figure. `ratio` is ours / floor; the goal is its upper bound, or its lower one if `at_least`."""

    name: str
    what: str
    ours: float
    floor: float
    ratio: float
    goal: float
    unit: str
    at_least: bool = False
    p50: float | None = None
    p99: float | None = None
    versions: dict[str, object] = field(default_factory=dict)

    @property
    def meets_goal(self) -> bool:
        return self.ratio >= self.goal if self.at_least else self.ratio <= self.goal


def bench(root: Path, arguments: list[str]) -> int:
    parser = Switches(prog="dev.py bench")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args(arguments)
    files = chosen(root, options.names)
    if options.short:
        at = list(SHORT)
        files = sorted((file for file in files if file.stem in SHORT), key=lambda file: at.index(file.stem))
    python = ready(root)
    make_loadable(root, python, ("offscreen",))
    rows: list[Row] = []
    broken: list[str] = []
    late: list[str] = []
    began = time.monotonic()
    for file in files:
        if options.short and time.monotonic() - began > BEGUN_WITHIN:
            late.append(file.stem)
            continue
        print(f"{file.stem} ...", file=sys.stderr, flush=True)
        measured = _measured(root, python, file, SHORT[file.stem] if options.short else ())
        if measured is None:
            continue
        if not measured:
            broken.append(file.stem)
        rows += measured
    print(table(rows))
    versions = {name: value for row in rows for name, value in row.versions.items()}
    if versions:
        print(", ".join(f"{name} {value}" for name, value in versions.items()))
    if late:
        print(f"no time was left for: {', '.join(late)}", file=sys.stderr)
    if broken:
        print(f"gave no figure: {', '.join(broken)}", file=sys.stderr)
    missed = [row.name for row in rows if not row.meets_goal]
    if options.check and missed:
        print(f"goal missed: {', '.join(missed)}", file=sys.stderr)
    return 1 if broken or (options.check and missed) else 0


def chosen(root: Path, names: list[str]) -> list[Path]:
    """Return the benchmark files of these names, or all. Raises Problem for an unknown name."""
    files = {
        file.stem: file
        for file in sorted((root / "benchmarks").glob("*.py"))
        if file.stem not in NO_FIGURES and not file.stem.startswith("_")
    }
    unknown = [name for name in names if name.removesuffix(".py") not in files]
    if unknown:
        raise Problem(
            f"There is no benchmark {unknown[0]!r}; there are: {', '.join(files) or 'none yet'}.", 2
        )
    if not files:
        raise Problem("There is no benchmark in benchmarks/ yet.")
    return [files[name.removesuffix(".py")] for name in names] if names else list(files.values())


def rows_in(output: str) -> list[Row]:
    """Return the figures in a benchmark's output: each line that is a JSON object with our keys."""
    rows = []
    for line in output.splitlines():
        if line.startswith("{"):
            figure: dict[str, Any] = json.loads(line)
            details: dict[str, Any] = figure.get("details", {})
            rows.append(
                Row(
                    name=figure["name"],
                    what=figure["what"],
                    ours=float(figure["ours"]),
                    floor=float(figure["floor"]),
                    ratio=float(figure["ratio"]),
                    goal=float(figure["goal"]),
                    unit=figure["unit"],
                    at_least=bool(figure.get("at_least", False)),
                    p50=details.get("p50"),
                    p99=details.get("p99"),
                    versions=_versions(details),
                )
            )
    return rows


def _versions(details: dict[str, Any]) -> dict[str, object]:
    """Return the seed, the machine and the versions of a figure."""
    named = {name: details[name] for name in ("seed", "python", "system", "cores") if name in details}
    return {**named, **details.get("versions", {})}


def _or_none(value: float | None) -> str:
    return "" if value is None else f"{value:.4g}"


def table(rows: list[Row]) -> str:
    cells = [COLUMNS] + [
        (
            row.name,
            row.what,
            f"{row.ours:.4g} {row.unit}",
            f"{row.floor:.4g} {row.unit}",
            _or_none(row.p50),
            _or_none(row.p99),
            f"{row.ratio:.2f}",
            f"{'>=' if row.at_least else '<='} {row.goal:g}",
            "met" if row.meets_goal else "MISSED",
        )
        for row in rows
    ]
    widths = [max(len(line[column]) for line in cells) for column in range(len(COLUMNS))]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    )


def _measured(root: Path, python: Path, file: Path, arguments: Sequence[str]) -> list[Row] | None:
    """Run the benchmark and return its rows; None where there is nothing to measure here."""
    done = subprocess.run(
        [str(python), str(file), *arguments],
        cwd=root,
        env=headless(os.environ) | {"PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode == NOT_MEASURED:
        return None
    if done.returncode:
        print(f"{file.name} ended with status {done.returncode}", file=sys.stderr)
        return []
    try:
        return rows_in(done.stdout)
    except (ValueError, KeyError) as error:
        print(f"{file.name} printed a figure that cannot be read: {error!r}", file=sys.stderr)
        return []
