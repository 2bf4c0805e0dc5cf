"""Runs the web server and the worker in one event loop, from ready to stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import structlog
import uvicorn
from fastapi import FastAPI

from recovery_service.context.core import Core
from recovery_service.embedded.launch import watch_parent
from recovery_service.jobs.engine import Engine

log = structlog.get_logger()

_DRAIN_SECONDS = 10
_DRAIN_SECONDS_EMBEDDED = 1
_BACKLOG = 512
_NEW_OBJECTS = 10_000
"""Containers allocated and not freed, after which the youngest are looked through for cycles."""


class _Server(uvicorn.Server):
    """Tells when it accepts requests, and when it begins to stop: then `break_off` ends what would keep it waiting."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], break_off: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._break_off = break_off

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._break_off()
        await super().shutdown(sockets)


def settle_garbage() -> None:
    """Leave what the program consists of out of collections, and look for new cycles less often.

    A full collection over a started service holds up every request for a fifth of a second, and looks after every
    700 new objects took a fifth of the processor's time.
    """
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS)


def serve_until_stopped(app: FastAPI, core: Core, listening: socket.socket, ready_file: Path | None) -> int:
    """Return the exit status. Stops at SIGINT or SIGTERM; embedded also at the end of stdin, within two seconds."""
    settings = core.settings
    address = f"http://{settings.host}:{settings.port}"

    def ready() -> None:
        if ready_file is not None:
            write_ready_file(ready_file, address)
        tell_systemd("READY=1")
        log.info("ready", base_url=address, environment=settings.environment)

    def leave() -> None:
        if ready_file is not None:
            ready_file.unlink(missing_ok=True)

    def leave_anyway() -> None:
        leave()
        os._exit(0)

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="off",
        # The service uses no WebSocket, so its library is not imported at each start.
        ws="none",
        server_header=False,
        backlog=_BACKLOG,
        # Only a hosted service has a proxy before it whose word on the caller's address counts.
        proxy_headers=not settings.embedded,
        timeout_graceful_shutdown=_DRAIN_SECONDS_EMBEDDED if settings.embedded else _DRAIN_SECONDS,
    )

    def break_off() -> None:
        for work in (app.state.recognition, app.state.typesetting, app.state.checking):
            work.close()

    settle_garbage()
    server = _Server(config, ready, break_off)
    engine: Engine | None = app.state.engine if settings.worker else None
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(server, engine, listening, leave_anyway if settings.embedded else None))
    finally:
        app.state.reader.close()
        leave()
    log.info("stopped")
    return 0


async def _serve(
    server: _Server, engine: Engine | None, listening: socket.socket, leave_anyway: Callable[[], None] | None
) -> None:
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()

    def begin_to_stop() -> None:
        server.should_exit = True
        stop.set()

    if leave_anyway is not None:

        def gone() -> None:
            loop.call_soon_threadsafe(begin_to_stop)

        watch_parent(gone, leave_anyway)
    # After stopping, uvicorn raises the signal again for the previous handler; that must not end the process.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: begin_to_stop())
    working = asyncio.create_task(engine.run(stop)) if engine is not None else None
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not serving.done():
            await asyncio.wait(
                {serving} | ({working} if working else set()), return_when=asyncio.FIRST_COMPLETED
            )
            if working is not None and working.done():
                begin_to_stop()
                break
        await serving
    finally:
        begin_to_stop()
        if working is not None:
            await working


def write_ready_file(path: Path, base_url: str) -> None:
    """Write the file under another name and rename it, so that whoever waits for it never reads half of it."""
    temporary = path.with_name(path.name + ".new")
    temporary.unlink(missing_ok=True)
    with os.fdopen(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        json.dump({"base_url": base_url, "pid": os.getpid()}, file)
    temporary.replace(path)


def tell_systemd(state: str) -> None:
    """Tell systemd what its unit waits for (sd_notify(3)); nothing where something else started the process."""
    address = os.environ.get("NOTIFY_SOCKET")
    if address and sys.platform != "win32":
        # An address that begins with @ has no file.
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as client:
            client.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


async def run_worker(engine: Engine) -> None:
    """Run the worker alone until SIGINT or SIGTERM."""
    settle_garbage()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stop.set)
    await engine.run(stop)
