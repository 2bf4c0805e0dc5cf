"""What holds for every test: which of them run, and the time that each heavy suite took."""

import gc
import logging
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from hypothesis import settings
from PySide6.QtWidgets import QAbstractItemView, QApplication

from tests import deep_run
from tests.depth import is_deep
from tests.order import longest_first

# The same examples in every run, others in each deep one: a find belongs to whoever looks for it.
settings.register_profile("known", derandomize=True)
settings.register_profile("deep")
settings.load_profile("deep" if is_deep() else "known")

HERE = Path(__file__).parent
WITH_WINDOWS = ("desktop", "foreign", "together")
GARBAGE = 100_000
"""Containers that nobody freed, from which on looking for cycles pays between two tests."""

YOUNG = 20_000
"""New containers, from which on Python looks through them within a test: its own 700 are for small programs."""


@pytest.fixture(autouse=True)
def _restore_logging() -> Iterator[None]:
    """A program that a test starts in this process sets up its log; the next test must not write into it."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    for handler in list(root.handlers):
        if handler not in handlers and not type(handler).__module__.startswith("_pytest"):
            root.removeHandler(handler)
            handler.close()
    root.setLevel(level)


@pytest.fixture(autouse=True, scope="module")
def _free_windows_in_their_thread(request: pytest.FixtureRequest) -> Iterator[None]:
    """One process runs tests of windows and tests with threads: no thread may free what is left of a window."""
    if request.path.relative_to(HERE).parts[0] not in WITH_WINDOWS:
        yield
        return
    gc.disable()
    # What is there already need not be looked through again and again.
    gc.freeze()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def _close_windows(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test leaves open would be dressed anew with every window that is made after it: seconds each time."""
    if request.path.relative_to(HERE).parts[0] not in WITH_WINDOWS:
        yield
        return
    before = set(QApplication.topLevelWidgets())
    yield
    for window in set(QApplication.topLevelWidgets()) - before:
        # A dialog went with the window that owned it; the list of a completer goes with that, which deletes it itself.
        if shiboken6.isValid(window) and not isinstance(window, QAbstractItemView):
            shiboken6.delete(window)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    if not gc.isenabled() and gc.get_count()[0] > GARBAGE:
        gc.collect()


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    # Whatever is read from here to the end of the collection stays: a third of its time went into looking through it.
    gc.disable()
    if is_deep():
        deep_run.register(config)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--packaging", action="store_true", help="also build and install the product (slow)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput") and not is_deep():
        longest_first(items)
    if config.getoption("--packaging"):
        return
    left_out = [item for item in items if item.get_closest_marker("packaging")]
    if left_out:
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Under --deep the time of each suite, the longest first."""
    if not is_deep():
        return
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.split("::")[0]] += report.duration
    terminalreporter.section("time of each heavy suite")
    for suite, spent in sorted(seconds.items(), key=lambda entry: -entry[1]):
        terminalreporter.write_line(f"{spent:8.1f} s  {suite}")
