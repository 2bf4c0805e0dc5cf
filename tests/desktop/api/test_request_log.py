"""Requests are counted on disk: whoever starts the app anew, or kills it, gets no second minute's worth."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from recovery_desktop.api.request_budget import RequestBudget
from recovery_desktop.api.request_log import LINES_AT_MOST, RequestLog

ROWS, FILES = "/v1/receivables", "/v1/receivables/ocr"


class Computer:
    """`time` is that of its clock; the app on it may be started as often as one likes."""

    def __init__(self, folder: Path) -> None:
        self.path, self.time = folder / "requests" / "c1", 1_760_000_000.0

    def start(self) -> RequestBudget:
        return RequestBudget(lambda: 5.0, RequestLog(self.path, lambda: self.time))


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return Computer(tmp_path)


def used(budget: RequestBudget, path: str) -> int:
    """How many leave before one has to wait."""
    count = 0
    while budget.take(path) == 0:
        count += 1
    return count


def test_restart_goes_on_with_the_same_minute(computer: Computer) -> None:
    before = computer.start()
    for _ in range(30):
        assert before.take(ROWS) == 0
    computer.time += 20
    again = computer.start()
    assert used(again, ROWS) == 20
    assert again.take(ROWS) == pytest.approx(41)
    computer.time += 42
    assert used(computer.start(), ROWS) == 30


def test_restart_counts_each_limit(computer: Computer) -> None:
    assert used(computer.start(), FILES) == 10
    again = computer.start()
    assert (used(again, FILES), used(again, ROWS), used(again, "/v1/users")) == (0, 40, 50)


def test_log_names_no_receivable(computer: Computer) -> None:
    computer.start().take(f"{ROWS}/rcv_secret/cancel")
    assert "rcv_secret" not in computer.path.read_text()
    assert used(computer.start(), ROWS) == 49


def test_clock_that_was_set_back_gives_nothing_away(computer: Computer) -> None:
    assert used(computer.start(), ROWS) == 50
    computer.time -= 86_400
    assert computer.start().take(ROWS) == pytest.approx(61)


def test_half_a_line_of_a_kill_is_left_out(computer: Computer) -> None:
    computer.start().take(ROWS)
    with computer.path.open("a") as file:
        file.write("17600")
    assert used(computer.start(), ROWS) == 49


def test_file_stays_small_and_private(computer: Computer) -> None:
    budget = computer.start()
    for _ in range(LINES_AT_MOST + 10):
        computer.time += 61
        budget.count(ROWS)
    assert len(computer.path.read_text().splitlines()) <= LINES_AT_MOST
    if sys.platform != "win32":
        assert computer.path.stat().st_mode & 0o077 == 0


def test_request_leaves_where_the_disk_takes_nothing(computer: Computer, tmp_path: Path) -> None:
    (tmp_path / "requests").write_text("a file stands where the folder would be")
    assert used(computer.start(), ROWS) == 50
