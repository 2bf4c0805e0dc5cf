"""What fails where nobody waits for an answer: a failure is said to the person, a mistake goes to the log."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path

import pytest

from recovery_desktop.failures import Failure
from recovery_desktop.runtime import ErrorReporter, log_uncaught_errors
from recovery_desktop.store.database import NotSaved
from recovery_desktop.store.store import Store


@pytest.fixture(autouse=True)
def _guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(ErrorReporter, "report", None)
    log_uncaught_errors()


def fail(mistake: BaseException) -> None:
    sys.excepthook(type(mistake), mistake, None)


def test_full_disk_is_said_to_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Failure] = []
    monkeypatch.setattr(ErrorReporter, "report", shown.append)
    store = Store(tmp_path)
    pages = store.database.rows("PRAGMA page_count")[0][0]
    store.database.rows(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotSaved) as failed:
        store.preferences.set("notes", "x" * 100_000)
    fail(failed.value)
    assert [type(failure) for failure in shown] == [NotSaved]
    assert store.preferences.get("notes") is None
    store.close()


def test_mistake_of_ours_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        fail(ZeroDivisionError("one"))
        fail(NotSaved("before anybody could say it"))
    assert [record.message for record in caplog.records] == [
        "unexpected: ZeroDivisionError",
        "unexpected: NotSaved",
    ]
