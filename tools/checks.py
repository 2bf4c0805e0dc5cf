"""`dev.py check`: format, lint, types, workflows and architecture; with --deep the heavy suites in their full size."""

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.children import captured, wait_for
from tools.switches import Switches
from tools.testing import cores, headless, prepared, pytest_command, with_qt

DEEP_MINUTES = 75
CODE = ("src", "tests", "benchmarks", "tools", "dev.py")

# What is said, and the module with its arguments.
PARTS = (
    ("format", ("ruff", "format", "--check", "--output-format", "concise", *CODE)),
    ("lint", ("ruff", "check", "--output-format", "concise", *CODE)),
    ("types", ("mypy",)),
    ("workflows", ("tools.workflows",)),
    ("imports", ("tools.imports",)),
    ("architecture", ("pytest", "-q", "-p", "no:cacheprovider", "tests/test_architecture.py")),
)


def check(root: Path, arguments: list[str]) -> int:
    asked = _parse(arguments)
    python = prepared(root, "deep") if asked.deep else with_qt(root)
    os.chdir(root)
    with ThreadPoolExecutor(cores()) as at_once:
        done = at_once.map(lambda row: _done([str(python), "-m", *row[1]]), PARTS)
        failed = [name for (name, _), part in zip(PARTS, done, strict=True) if not _passed(name, part)]
    if asked.deep and _deep(root, python, asked.minutes or DEEP_MINUTES):
        failed.append("deep")
    print(f"check failed: {', '.join(failed)}" if failed else "check passed")
    return 1 if failed else 0


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = Switches(prog="dev.py check")
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--minutes", type=_minutes, metavar="N")
    asked = parser.parse_args(arguments)
    if asked.minutes and not asked.deep:
        parser.error("--minutes belongs to --deep")
    return asked


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
    said = lines if part.status else lines[-1:]
    print(f"{name:<13} {'FAILED' if part.status else 'ok':<7} {part.seconds:5.1f} s  ", end="")
    print(("\n" + "\n".join(f"  {line}" for line in said)) if part.status else said[0], flush=True)
    return part.status == 0


def _deep(root: Path, python: Path, minutes: float) -> int:
    print(f"deep suites, sized for {minutes:g} minutes:", file=sys.stderr, flush=True)
    variables = headless(os.environ) | {
        "RECOVERY_DEEP": "1",
        "RECOVERY_DEEP_SCALE": f"{minutes / DEEP_MINUTES:.6f}",
    }
    return wait_for(pytest_command(python, ["-m", "deep"]), variables, cwd=root)
