"""Waiting for a condition, for as long as a start may take."""

import time

LONGEST_START = 60.0


def until(condition, seconds=LONGEST_START):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)
