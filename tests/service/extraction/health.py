"""Looks at a service's health from a process of its own, so that what else a test does delays nothing it measures."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

import httpx


def watch_health(url: str, checks: int, pause: float, results: Connection) -> None:
    """Send None after a first look, then the sorted seconds of each of `checks`, `pause` seconds apart."""
    with httpx.Client(base_url=url, timeout=60) as client:

        def check_health() -> float:
            began = time.monotonic()
            assert client.get("/healthz").status_code == 200
            return time.monotonic() - began

        check_health()
        results.send(None)
        seconds = []
        for _ in range(checks):
            seconds.append(check_health())
            time.sleep(pause)
        results.send(sorted(seconds))
