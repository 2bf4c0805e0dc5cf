"""Cycles are freed in the thread of the windows, whoever allocates."""

import gc
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.garbage_collection import YOUNG_OBJECTS, free_cycles_in_thread


class Knot:
    """Held by nobody but itself."""

    def __init__(self, freed_in: list[threading.Thread]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: freed_in.append(threading.current_thread())).atexit = False


@pytest.fixture(autouse=True)
def _restore_collector() -> Iterator[None]:
    enabled = gc.isenabled()
    yield
    if enabled:
        gc.enable()
    else:
        gc.disable()


def test_cycle_is_freed_in_the_thread_of_the_windows(qapp: Any, qtbot: QtBot) -> None:
    gc.enable()
    freed_in: list[threading.Thread] = []
    timer = free_cycles_in_thread(qapp)

    def allocate() -> None:
        Knot(freed_in)
        stored = [[number] for number in range(YOUNG_OBJECTS * 4)]
        assert len(stored) == YOUNG_OBJECTS * 4

    elsewhere = threading.Thread(target=allocate)
    elsewhere.start()
    elsewhere.join()
    assert freed_in == []

    stored = [[number] for number in range(YOUNG_OBJECTS * 2)]
    qtbot.waitUntil(lambda: freed_in == [threading.current_thread()], timeout=20_000)
    timer.stop()
    assert stored


def test_little_garbage_is_left_for_later(qapp: Any, qtbot: QtBot) -> None:
    freed_in: list[threading.Thread] = []
    timer = free_cycles_in_thread(qapp)
    gc.collect()
    Knot(freed_in)
    with qtbot.waitSignal(timer.timeout, timeout=20_000):
        pass
    timer.stop()
    assert freed_in == []
