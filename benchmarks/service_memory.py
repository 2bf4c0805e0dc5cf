"""Resident memory of the service beside the app: idle with many receivables, and after many events.

    python benchmarks/service_memory.py [EVENTS] [RECEIVABLES]

Idle: the process that `serve` starts, over a database of so many receivables, against the same over an empty one, both
after their first requests. Events: a worker that has told its endpoints of so many, against itself after the first few
thousand, when its caches are full.
"""

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import psutil

from benchmarks._grown import grow
from benchmarks._hosted import Service
from benchmarks._webhooks import Platform, Receiver
from benchmarks.measure import Figure, report
from recovery_service.db.database import Database
from recovery_service.db.tables.schema import METADATA

GOAL_IDLE, GOAL_GROWTH = 1.3, 1.05
SETTLED, AT_ONCE, ENDPOINTS = 10_000, 50, 10
"""By then each connection keeps the statements and pages that it may: what grows later grows for good."""
START_SECONDS = 60.0


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["tell"]:
        print(json.dumps(asyncio.run(_deliver(Path(arguments[1]), arguments[2], int(arguments[3])))))
        return 0
    events = int(arguments[0]) if arguments else 100_000
    receivables = int(arguments[1]) if len(arguments) > 1 else 100_000
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        many, none = idle(Path(folder) / "many", receivables), idle(Path(folder) / "none", 0)
        settled, result = asyncio.run(_growth(Path(folder) / "telling", events))
    report(
        Figure(
            "service_memory_idle", f"memory of the idle service with {receivables:,} receivables / with none",
            many, none, GOAL_IDLE, "MB", details={"receivables": receivables},
        ),
        Figure(
            "service_memory_events",
            f"memory of the worker after {events:,} events more / after the first {SETTLED:,}",
            result, settled, GOAL_GROWTH, "MB", details={"events": events},
        ),
        packages=("SQLAlchemy", "aiohttp"),
    )  # fmt: skip
    return 0


def idle(folder: Path, receivables: int) -> float:
    """Megabytes of the process once it has answered."""
    folder.mkdir()
    if receivables:
        service = Service(folder)
        grow(service, service.active_user(), "whk_past", 0, receivables)
        service.close()
    ready = folder / "ready"
    command = [sys.executable, "-m", "recovery_service", "serve", "--data-dir", folder, "--ready-file", ready]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            until = time.monotonic() + START_SECONDS
            while not ready.exists():
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit("the service did not start")
                time.sleep(0.05)
            address = json.loads(ready.read_text())["base_url"]
            for _ in range(50):
                urllib.request.urlopen(f"{address}/readyz", timeout=START_SECONDS).close()
            time.sleep(2.0)
            return psutil.Process(process.pid).memory_info().rss / 1e6
        finally:
            process.terminate()


async def _growth(folder: Path, events: int) -> tuple[float, float]:
    async with Receiver().open() as receiver:
        arguments = [__file__, "tell", str(folder), receiver.url, str(events)]
        child = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, env=os.environ
        )
        text, _ = await child.communicate()
        settled, result = json.loads(text)
        return settled, result


async def _deliver(folder: Path, url: str, events: int) -> tuple[float, float]:
    """Megabytes of this process once settled, and once all are told."""
    database = Database.in_folder(folder)
    METADATA.create_all(database.engine)
    platform = Platform.on(database)
    for number in range(ENDPOINTS):
        platform.endpoint(f"{url}/told-{number}")
    settled = 0.0
    async with platform.working():
        for number in range(0, SETTLED + events, AT_ONCE * ENDPOINTS):
            if number == SETTLED:
                settled = _resident()
            # Told, here, is one event to one endpoint.
            await asyncio.to_thread(platform.tell, AT_ONCE)
            while await asyncio.to_thread(platform.waiting):
                await asyncio.sleep(0.02)
        memory = _resident()
    database.close()
    return settled, memory


def _resident() -> float:
    gc.collect()
    return psutil.Process().memory_info().rss / 1e6


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
