"""`dev.py check`: format, lint, types and architecture; with --deep the heavy suites in their full size."""

import argparse
import os
import sys
import time
from pathlib import Path

from tools.children import captured, wait_for
from tools.environment import ready
from tools.switches import Switches
from tools.testing import headless, prepared, pytest_command

DEEP_MINUTES = 75
CODE = ("src", "tests", "benchmarks", "tools", "dev.py")

# What is said, and the module with its arguments.
PARTS = (
    ("format", ("ruff", "format", "--check", "--output-format", "concise", *CODE)),
    ("lint", ("ruff", "check", "--output-format", "concise", *CODE)),
    ("types", ("mypy",)),
    ("architecture", ("pytest", "-q", "-p", "no:cacheprovider", "tests/test_architecture.py")),
)


def check(root: Path, arguments: list[str]) -> int:
    asked = _parse(arguments)
    python = prepared(root, "deep") if asked.deep else ready(root)
    os.chdir(root)
    failed = [name for name, part in PARTS if not _passes(name, [str(python), "-m", *part])]
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


def _passes(name: str, command: list[str]) -> bool:
    started = time.monotonic()
    status, answer = captured(command, headless(os.environ))
    lines = answer.strip().splitlines() or ["no remarks"]
    # A part that passed has said it all in its last line.
    said = lines if status else lines[-1:]
    print(f"{name:<13} {'ok' if status == 0 else 'FAILED':<7} {time.monotonic() - started:5.1f} s  ", end="")
    print(("\n" + "\n".join(f"  {line}" for line in said)) if status else said[0], flush=True)
    return status == 0


def _deep(root: Path, python: Path, minutes: float) -> int:
    print(f"deep suites, sized for {minutes:g} minutes:", file=sys.stderr, flush=True)
    variables = headless(os.environ) | {
        "RECOVERY_DEEP": "1",
        "RECOVERY_DEEP_SCALE": f"{minutes / DEEP_MINUTES:.6f}",
    }
    return wait_for(pytest_command(python, ["-m", "deep"]), variables, cwd=root)
