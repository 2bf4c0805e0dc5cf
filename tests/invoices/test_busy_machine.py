"""A child that a busy machine gives little time reads to its end; one that hangs, or computes too long, is ended."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from recovery_invoices.confinement import pool
from recovery_invoices.confinement.pool import _Watch
from recovery_invoices.confinement.processor_time import processor_seconds

TURN = 0.2


@pytest.fixture
def child() -> Iterator[subprocess.Popen[bytes]]:
    """It waits for its input to end."""
    command = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        process.kill()


@pytest.fixture
def computing(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], list[float]]:
    """Let every look find so much more computed than the one before; return the looks."""

    def compute(each: float) -> list[float]:
        looks: list[float] = []

        def look(process_id: int) -> float:
            looks.append(each * len(looks))
            return looks[-1]

        monkeypatch.setattr(pool, "processor_seconds", look)
        monkeypatch.setattr(_Watch, "LOOK_SECONDS", 0.02)
        return looks

    return compute


def watched(child: subprocess.Popen[bytes]) -> str | None:
    with _Watch(child, TURN, None) as watch:
        assert child.stdout is not None
        assert child.stdout.read() == b""
    return watch.verdict


def test_child_that_gets_little_time_has_as_much_of_it_as_others(
    child: subprocess.Popen[bytes], computing: Callable[[float], list[float]]
) -> None:
    looks = computing(TURN / 8)
    assert watched(child) == "TIMED_OUT"
    assert TURN <= looks[-1] < TURN * 1.2, "what it has computed, not how long it took"


def test_child_that_hangs_is_ended_when_its_turn_is_over(
    child: subprocess.Popen[bytes], computing: Callable[[float], list[float]]
) -> None:
    looks = computing(0.0)
    assert watched(child) == "TIMED_OUT"
    assert len(looks) == 2


def test_child_that_computes_next_to_nothing_does_not_go_on_for_ever(
    child: subprocess.Popen[bytes], computing: Callable[[float], list[float]]
) -> None:
    looks = computing(TURN / 1_000_000)
    began = time.monotonic()
    assert watched(child) == "TIMED_OUT"
    assert time.monotonic() - began >= TURN * _Watch.MOST_TIMES
    assert len(looks) > 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells it without a library")
def test_processor_time_is_that_of_the_process() -> None:
    command = [sys.executable, "-c", "import time\nwhile time.process_time() < 0.3: pass\nprint(1)\ninput()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        computed = processor_seconds(process.pid)
        process.kill()
    assert computed is not None
    assert 0.25 <= computed <= 1
    assert processor_seconds(2**30) is None
