"""Runs the test suite: headless, on every core, with the packages that continuous integration needs."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools import system_packages
from tools.children import adopt_orphans, captured, end_orphans, wait_for
from tools.environment import ready
from tools.problem import Problem
from tools.qt_libraries import make_loadable

CI_SECONDS = 60.0 * 60.0
MEMORY = Path("/dev/shm")
MEMORY_NEEDED = 6 * 1024**3
"""Bytes; a run has written a quarter of it at its end."""

BY_FILE = ("--dist", "loadfile", "--no-loadscope-reorder")


def test(root: Path, arguments: list[str]) -> int:
    """Run pytest and return its status.

    Raises Problem where the machine lacks something, or the run does not end.
    """
    python = prepared(root)
    adopt_orphans()
    try:
        command = pytest_command(python, arguments)
        return wait_for(command, headless(os.environ), root, _limit(os.environ), with_orphans=True)
    except subprocess.TimeoutExpired as late:
        raise Problem(f"The tests did not end within {late.timeout / 60:.0f} minutes.") from None
    finally:
        # A crashed test leaves its servers behind; they hold the output open, and who waits for its end waits for ever.
        if left := end_orphans():
            commands = "".join(f"\n  {command}" for command in left)
            print(f"{len(left)} processes that tests had left behind were ended:{commands}", file=sys.stderr)


def with_qt(root: Path) -> Path:
    """Return the environment's Python, with the system libraries that every test module needs.

    Raises Problem.
    """
    python = ready(root)
    make_loadable(root, python, ("offscreen",))
    return python


def prepared(root: Path, *more: str) -> Path:
    """Return the environment's Python, with the system packages that the suite and `more` need.

    Raises Problem.
    """
    python = with_qt(root)
    if is_continuous_integration(os.environ):
        _install_test_packages(root, *more)
    if is_continuous_integration(os.environ) or "deep" in more:
        _prepare_windows(root, python)
    _compile(root, python)
    return python


def pytest_command(python: Path, arguments: Sequence[str], workers: int | None = None) -> list[str]:
    """Return the command of pytest over all cores, one file on one of them, unless the arguments say otherwise.

    Two workers more than cores: in each of them a test waits now and then, for a service, a timer or the disk. The
    tests say in what order the files come.
    """
    spread = [] if _spreads_itself(arguments) else ["-n", str(workers or cores() + 2), *BY_FILE]
    return [str(python), "-m", "pytest", *spread, *arguments]


def headless(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of tests: no window on a screen, files in memory, compiled sources kept.

    Tests start hundreds of processes, and each worker reads all sources: none need compile them again.
    """
    environment = {name: value for name, value in variables.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**_in_memory(), **environment, "QT_QPA_PLATFORM": "offscreen", "PYTHONUNBUFFERED": "1"}


def _in_memory() -> dict[str, str]:
    """Put temporary files into memory: thousands of tests write databases, and none needs them to survive a loss of
    power.
    """
    if not os.access(MEMORY, os.W_OK) or not hasattr(os, "statvfs"):
        return {}
    # Some tests write a program and start it, which a container may forbid there.
    free, may_run = shutil.disk_usage(MEMORY).free, not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    return {"PYTEST_DEBUG_TEMPROOT": str(MEMORY)} if may_run and free >= MEMORY_NEEDED else {}


def is_continuous_integration(variables: Mapping[str, str]) -> bool:
    return variables.get("CI", "").lower() in ("true", "1")


def _limit(variables: Mapping[str, str]) -> float | None:
    """Return the time limit in seconds on a machine of continuous integration; a person ends a run with Ctrl+C."""
    return CI_SECONDS if is_continuous_integration(variables) else None


def _spreads_itself(arguments: Sequence[str]) -> bool:
    own = ("-n", "--numprocesses", "--dist", "--pdb", "--co")
    return any(argument.startswith(own) for argument in arguments)


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _compile(root: Path, python: Path) -> None:
    """Compile our sources and rewrite the tests' assertions once, for the hundreds of processes that tests
    start. Compiled files are checked by content, since a source may change twice within a second. A folder
    that cannot be written costs time only; a source that does not compile fails in the test that imports it.
    """
    by_content = ("--invalidation-mode", "checked-hash")
    captured([str(python), "-m", "compileall", "-q", "-j", "0", *by_content, str(root / "src")])
    captured([str(python), str(root / "tools" / "assertions.py"), str(root / "tests")], headless(os.environ))


def _prepare_windows(root: Path, python: Path) -> None:
    """Set up Windows where Wine is installed: that takes longer than a single test may last."""
    command = [str(python), str(root / "packaging" / "wine.py"), "prepare", "--where-possible"]
    status, answer = captured(command)
    if status:
        print((answer.strip().splitlines() or ["Wine could not be prepared."])[-1], file=sys.stderr)


def _install_test_packages(root: Path, *more: str) -> None:
    """Install what real-server tests need; where that fails, those tests fail and name what they miss."""
    if not system_packages.has_apt():
        return
    absent = system_packages.missing(system_packages.packages_of(root, "run", "test", "services", *more))
    if not absent:
        return
    try:
        unknown = system_packages.install_packages(absent)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return
    if unknown:
        print(f"This release has no package named {', '.join(unknown)}.", file=sys.stderr)
