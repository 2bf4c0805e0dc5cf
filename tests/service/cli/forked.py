"""Processes of either program, each forked from one that has read it already: that is most of a start."""

import argparse
import contextlib
import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from tests.service.cli.waiting import until

STARTER = multiprocessing.get_context("forkserver" if hasattr(os, "fork") else "spawn")
READ = [
    "recovery_service.app",
    "recovery_service.cli.serve",
    "alembic.command",
    # What a server and its first request would each read themselves.
    "anyio._backends._asyncio",
    "anyio.streams.memory",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "pytest",
    "recovery_desktop.store.store",
    "tests.desktop.edge",
    "tests.desktop.live.receiving",
    # The last one: what was read until then is looked through by no child.
    "tests.service.cli.frozen",
]


def forked(target: Callable[..., Any], *arguments: Any) -> BaseProcess:
    """A started process, with the environment of this moment: the server that forks has that of the first test."""
    STARTER.set_forkserver_preload(READ)
    child = STARTER.Process(target=_begin, args=(dict(os.environ), target, *arguments))  # type: ignore[attr-defined]
    child.start()
    return child


def _begin(environment: dict[str, str], target: Callable[..., Any], *arguments: Any) -> None:
    os.environ.clear()
    os.environ.update(environment)
    target(*arguments)


def program(arguments: Any, stdin: Any = None) -> None:
    """The command line, in a process of its own; `stdin` is where its lines come from."""
    from recovery_service.__main__ import main

    if stdin is not None:
        os.dup2(stdin.fileno(), 0)
        sys.stdin = os.fdopen(0, closefd=False)
    sys.exit(main(arguments))


def program_in(arguments: Any, stdin: Any, text: Any, environment: Any, streams: Any = (2,)) -> None:
    """The command line with these variables; what it says goes to the file `said`."""
    os.environ.clear()
    os.environ.update(environment)
    with open(text, "ab") as log:
        for number in streams:
            os.dup2(log.fileno(), number)
    program(arguments, stdin)


def program_into(arguments: Any, response: str, complaint: str, environment: Any) -> None:
    """The command line with these variables; what it prints goes to one file, what it complains of to the other."""
    os.environ.clear()
    os.environ.update(environment)
    for number, name in enumerate((response, complaint), start=1):
        with open(name, "wb") as file:
            os.dup2(file.fileno(), number)
    program(arguments)


class Child:
    """The command line in a forked process, with what tests use of `subprocess.Popen`; it complains to a file."""

    def __init__(self, arguments: list[str], text: str) -> None:
        reader, writer = STARTER.Pipe(duplex=False)
        with reader, writer:
            self._process = forked(program_in, list(arguments), reader, text, dict(os.environ))
            self.stdin = os.fdopen(os.dup(writer.fileno()), "wb")
        self.pid = self._process.pid
        self.kill, self.terminate = self._process.kill, self._process.terminate

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: int | None = None) -> int:
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("recovery-service", seconds)
        return self._process.exitcode


def serve_unlimited(arguments: Any) -> None:
    """`serve`, with the limits lifted as only a test can lift them."""
    from recovery_service.app import build_app, build_engine
    from recovery_service.cli import serve
    from recovery_service.cli.program import Program

    parser = argparse.ArgumentParser()
    serve.add(parser)
    sys.exit(serve.run(parser.parse_args(arguments), Program(build_app, build_engine), unlimited=True))


def kill(child: BaseProcess) -> None:
    child.kill()
    child.join()
    child.close()


def base_url(child: BaseProcess, ready: Path) -> str:
    """Where a service that was just started answers, once it does; `ready` is its ready file."""
    until(lambda: ready.exists() or not child.is_alive())
    assert ready.exists(), child.exitcode
    return json.loads(ready.read_text())["base_url"]


@contextlib.contextmanager
def embedded(folder: Path, launch: dict[str, Any]) -> Iterator[Any]:
    """A service inside an app, killed at the end of the block: its process and its base URL."""
    ready = folder / "ready.json"
    reader, writer = STARTER.Pipe(duplex=False)
    with reader, writer:
        arguments = ["serve", "--embedded", "--data-dir", str(folder / "data"), "--ready-file", str(ready)]
        child = forked(program, arguments, reader)
        os.write(writer.fileno(), json.dumps(launch).encode() + b"\n")
        try:
            yield child, base_url(child, ready)
        finally:
            kill(child)
            ready.unlink(missing_ok=True)
