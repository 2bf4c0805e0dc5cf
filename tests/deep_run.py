"""A deep run: it ends when it was said to, names each failure as it happens, and says what it did not reach."""

from __future__ import annotations

import _thread
import threading
import time
from collections import Counter
from typing import Final

import pytest
from _pytest.terminal import TerminalReporter

from tests.depth import ends_at

LAST_START_SECONDS: Final = 60.0
"""So long before the end no further test is begun."""

NOT_REACHED: Final = "the time of this run is over"

FIRST: Final = (
    "tests/packaging/test_wine.py",
    "tests/test_planted.py",
    "tests/together/test_every_screen.py",
    "tests/together/test_screens_under_faults.py",
    "tests/together/test_hostile_files.py",
    "tests/together/test_large_batch.py",
    "tests/desktop/ui/widgets/test_hostile_preview.py",
    "tests/service/disputes/test_hostile_evidence.py",
    "tests/service/conformance/test_generated.py",
    "tests/invoices/test_hostile.py",
    "tests/packaging/test_trees.py",
    "tests/packaging/test_schemas.py",
    "tests/foreign/test_prism.py",
)
"""Suites that are as long as they are, however little time there is. The others are shorter then."""


def function_of(nodeid: str) -> str:
    return nodeid.split("[")[0]


class EachProcess:
    """What holds in the process that runs the tests."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        places = {file: place for place, file in enumerate(FIRST)}
        items.sort(key=lambda item: places.get(function_of(item.nodeid).split("::")[0], len(FIRST)))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        if time.time() > ends_at() - LAST_START_SECONDS:
            pytest.skip(NOT_REACHED)


class Conductor:
    """What holds in the process that hears of all tests."""

    def __init__(self, terminal: TerminalReporter) -> None:
        self._terminal = terminal
        self._running: dict[str, None] = {}
        self._reached: set[str] = set()
        self._left_out: Counter[str] = Counter()
        self._end: threading.Timer | None = None

    def pytest_sessionstart(self) -> None:
        if (seconds := ends_at() - time.time()) < threading.TIMEOUT_MAX:
            self._end = threading.Timer(max(seconds, 0.0), self._interrupt)
            self._end.daemon = True
            self._end.start()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._running[nodeid] = None

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._running.pop(nodeid, None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            words = str(getattr(report.longrepr, "reprcrash", None) or report.longrepr).strip()
            self._terminal.write_line(f"FAILED {report.nodeid} ({report.when}): {words[-600:]}", red=True)
        elif report.skipped and NOT_REACHED in str(report.longrepr):
            self._left_out[function_of(report.nodeid)] += 1
            return
        if report.when == "call" or report.skipped or report.failed:
            self._reached.add(function_of(report.nodeid))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._end is not None:
            self._end.cancel()
        if self._never() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        for name, count in sorted(self._left_out.items()):
            what = "not reached" if name in self._never() else f"{count} not reached, others were"
            terminalreporter.write_line(f"{name}: {what}")

    def _never(self) -> set[str]:
        return self._left_out.keys() - self._reached

    def _interrupt(self) -> None:
        for nodeid in list(self._running):
            self._terminal.write_line(
                f"FAILED {nodeid}: it did not end within the time of this run", red=True
            )
        _thread.interrupt_main()


def register(config: pytest.Config) -> None:
    """Add what holds in this process: with several workers, the one that hears of all tests runs none itself."""
    config.pluginmanager.register(EachProcess())
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if not hasattr(config, "workerinput") and isinstance(terminal, TerminalReporter):
        config.pluginmanager.register(Conductor(terminal))
