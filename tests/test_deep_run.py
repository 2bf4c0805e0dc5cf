"""A deep run: each failure is named as it happens, and what was not reached in its time is said."""

from __future__ import annotations

import io
import time
from types import SimpleNamespace

import pytest

from tests.deep_run import FIRST, LAST_START_SECONDS, NOT_REACHED, Conductor, EachProcess
from tests.depth import in_time
from tests.test_planted import ROOT

SUITE = "tests/test_some.py::test_one"


class Terminal:
    """What the conductor uses of pytest's own terminal."""

    def __init__(self) -> None:
        self.output = io.StringIO()

    def write_line(self, line: str, **_: bool) -> None:
        print(line, file=self.output)


@pytest.fixture
def terminal() -> Terminal:
    return Terminal()


@pytest.fixture
def conductor(terminal: Terminal) -> Conductor:
    return Conductor(terminal)  # type: ignore[arg-type]


def a_report(nodeid: str, outcome: str, words: object = None, when: str = "call") -> pytest.TestReport:
    return pytest.TestReport(nodeid, (nodeid, 1, nodeid), {}, outcome, words, when)  # type: ignore[arg-type]


def skipped(nodeid: str) -> pytest.TestReport:
    return a_report(nodeid, "skipped", ("deep_run.py", 1, f"Skipped: {NOT_REACHED}"), "setup")


def finished(conductor: Conductor, terminal: Terminal) -> tuple[int, str]:
    """The status of the run, and what is said at its end."""
    session = SimpleNamespace(exitstatus=pytest.ExitCode.OK)
    conductor.pytest_sessionfinish(session)  # type: ignore[arg-type]
    before = terminal.output.tell()
    conductor.pytest_terminal_summary(terminal)  # type: ignore[arg-type]
    return int(session.exitstatus), terminal.output.getvalue()[before:]


def test_failure_is_named_as_it_happens(conductor: Conductor, terminal: Terminal) -> None:
    conductor.pytest_runtest_logreport(a_report(f"{SUITE}[7]", "passed"))
    assert terminal.output.getvalue() == ""
    conductor.pytest_runtest_logreport(a_report(f"{SUITE}[8]", "failed", "assert 1 == 2"))
    assert terminal.output.getvalue() == f"FAILED {SUITE}[8] (call): assert 1 == 2\n"


def test_suite_that_was_never_reached_fails_the_run(conductor: Conductor, terminal: Terminal) -> None:
    conductor.pytest_runtest_logreport(skipped(f"{SUITE}[1]"))
    assert finished(conductor, terminal) == (1, f"{SUITE}: not reached\n")


def test_rounds_that_were_not_reached_are_counted(conductor: Conductor, terminal: Terminal) -> None:
    conductor.pytest_runtest_logreport(a_report(f"{SUITE}[1]", "passed"))
    for number in (2, 3):
        conductor.pytest_runtest_logreport(skipped(f"{SUITE}[{number}]"))
    assert finished(conductor, terminal) == (0, f"{SUITE}: 2 not reached, others were\n")


def test_test_that_still_runs_at_the_end_is_named_and_the_run_is_interrupted(
    conductor: Conductor, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted = []
    monkeypatch.setattr("_thread.interrupt_main", lambda: interrupted.append(True))
    for nodeid in (SUITE, f"{SUITE}_more"):
        conductor.pytest_runtest_logstart(nodeid)
    conductor.pytest_runtest_logfinish(SUITE)
    conductor._interrupt()
    assert terminal.output.getvalue() == (
        f"FAILED {SUITE}_more: it did not end within the time of this run\n"
    )
    assert interrupted == [True]


def test_deep_run_begins_no_test_shortly_before_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECOVERY_DEEP_ENDS", str(time.time() + 10 * LAST_START_SECONDS))
    EachProcess().pytest_runtest_setup()
    monkeypatch.setenv("RECOVERY_DEEP_ENDS", str(time.time()))
    with pytest.raises(pytest.skip.Exception, match=NOT_REACHED):
        EachProcess().pytest_runtest_setup()


def test_turns_of_a_suite_are_the_sample_and_what_there_is_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SECONDS", "ENDS"):
        monkeypatch.delenv(f"RECOVERY_DEEP_{name}", raising=False)
    assert list(in_time(range(9), 2)) == list(range(9))
    monkeypatch.setenv("RECOVERY_DEEP_SECONDS", "3600")
    monkeypatch.setenv("RECOVERY_DEEP_ENDS", str(time.time() + 3600))
    assert list(in_time(range(9), 2)) == list(range(9))
    monkeypatch.setenv("RECOVERY_DEEP_ENDS", str(time.time()))
    assert list(in_time(range(9), 2)) == [0, 1]


def test_suites_that_come_first_are_there() -> None:
    assert [file for file in FIRST if not (ROOT / file).is_file()] == []
