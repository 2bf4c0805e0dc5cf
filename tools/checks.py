"""`dev.py check`: format, lint, types, workflows and architecture; with --deep the heavy suites in their full size."""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.children import adopt_orphans, captured, end_orphans, wait_for
from tools.switches import Switches
from tools.testing import cores, headless, prepared, pytest_command, with_qt

DEEP_MINUTES = 75
DEEP_CORES = 4
"""As many as the full size of the heavy suites was measured on."""
TIDY_SECONDS = 30.0
"""For the end of a run that its time has stopped."""
CODE = ("src", "tests", "benchmarks", "tools", "packaging", "sdk", "dev.py")

CONSISTENCY = (
    "tests/test_docs.py",
    "tests/test_gestures.py",
    "tests/test_planted.py",
    "tests/test_words.py",
    "tests/contract/test_schema.py",
    "tests/desktop/actions/test_way.py",
    "tests/desktop/store/test_reasons.py",
    "tests/desktop/ui/test_language.py",
    "tests/packaging/test_readme.py",
    "tests/packaging/test_wheels.py",
    "tests/service/conformance/test_access.py",
    "tests/service/db/test_retention.py",
    "tests/service/web/test_catalogues.py",
    "tests/service/web/test_openapi.py",
)
"""Tests that fail when a document, a translation, a reference row or a table was not changed with the code."""

# What is printed, and the module with its arguments.
PARTS = (
    ("format", ("ruff", "format", "--check", "--output-format", "concise", *CODE)),
    ("lint", ("ruff", "check", "--output-format", "concise", *CODE)),
    ("types", ("mypy",)),
    ("workflows", ("tools.workflows",)),
    ("imports", ("tools.imports",)),
    (
        "architecture",
        ("pytest", "-q", "-p", "no:cacheprovider", "tests/test_architecture.py", "tests/test_glossary.py"),
    ),
    ("consistency", ("pytest", "-q", "-p", "no:cacheprovider", "-k", "not postgresql", *CONSISTENCY)),
)


def check(root: Path, arguments: list[str]) -> int:
    began, options = time.time(), _parse(arguments)
    python = prepared(root, "deep") if options.deep else with_qt(root)
    os.chdir(root)
    parts = [row for row in PARTS if not options.parts or row[0] in options.parts]
    with ThreadPoolExecutor(cores()) as at_once:
        done = at_once.map(lambda row: _done([str(python), "-m", *row[1]]), parts)
        failed = [name for (name, _), part in zip(parts, done, strict=True) if not _passed(name, part)]
    if options.deep and _deep(root, python, options.minutes or DEEP_MINUTES, began):
        failed.append("deep")
    print(f"check failed: {', '.join(failed)}" if failed else "check passed")
    return 1 if failed else 0


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = Switches(prog="dev.py check")
    parser.add_argument("parts", nargs="*", metavar="PART", type=_part)
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--minutes", type=_minutes, metavar="N")
    options = parser.parse_args(arguments)
    if options.minutes and not options.deep:
        parser.error("--minutes belongs to --deep")
    return options


def _part(text: str) -> str:
    names = [name for name, _ in PARTS]
    if text not in names:
        raise argparse.ArgumentTypeError(f"there is no part {text!r}, but {', '.join(names)}")
    return text


def _minutes(text: str) -> float:
    minutes = float(text)
    if not 0 < minutes <= 24 * 60:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 1440")
    return minutes


@dataclass(frozen=True)
class _Done:
    status: int
    answer: str
    seconds: float


def _done(command: list[str]) -> _Done:
    started = time.monotonic()
    status, answer = captured(command, headless(os.environ))
    return _Done(status, answer, time.monotonic() - started)


def _passed(name: str, part: _Done) -> bool:
    lines = part.answer.strip().splitlines() or ["no remarks"]
    # A part that passed has said it all in its last line.
    shown = lines if part.status else lines[-1:]
    print(f"{name:<13} {'FAILED' if part.status else 'ok':<7} {part.seconds:5.1f} s  ", end="")
    print(("\n" + "\n".join(f"  {line}" for line in shown)) if part.status else shown[0], flush=True)
    return part.status == 0


def _deep(root: Path, python: Path, minutes: float, began: float) -> int:
    """Run the heavy suites so that they end `minutes` after `began`; return their status."""
    ends = began + minutes * 60.0
    left = max(ends - time.time(), 0.0)
    print(f"deep suites, {left / 60.0:.0f} minutes are left for them:", file=sys.stderr, flush=True)
    variables = headless(os.environ) | {
        "RECOVERY_DEEP": "1",
        "RECOVERY_DEEP_SCALE": f"{left / 60.0 / DEEP_MINUTES * min(cores() / DEEP_CORES, 1.0):.6f}",
        "RECOVERY_DEEP_SECONDS": f"{left:.0f}",
        "RECOVERY_DEEP_ENDS": f"{ends - TIDY_SECONDS:.0f}",
    }
    # In the order that the suites are collected in: those that cannot be shortened come first.
    # Some start a whole lane of tests: what hangs is ended with the run, since a worker that is killed may end it all.
    patience = f"faulthandler_timeout={left + TIDY_SECONDS:.0f}"
    command = pytest_command(python, ["-m", "deep", "-o", patience])
    adopt_orphans()
    try:
        return wait_for(command, variables, root, left, with_orphans=True)
    except subprocess.TimeoutExpired:
        print(f"The heavy suites did not end within {minutes:g} minutes.", file=sys.stderr)
        return 1
    finally:
        end_orphans()
