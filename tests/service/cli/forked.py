"""Processes of either program, each forked from one that has read it already: that is most of a start."""

import argparse
import contextlib
import json
import multiprocessing
import os
import sys

from tests.service.cli.children import until

STARTER = multiprocessing.get_context("forkserver" if hasattr(os, "fork") else "spawn")
READ = [
    "recovery_service.app",
    "recovery_service.cli.serve",
    "alembic.command",
    "pytest",
    "recovery_desktop.store.store",
    "tests.desktop.edge",
    "tests.desktop.live.receiving",
]


def forked(target, *arguments):
    """A started process."""
    STARTER.set_forkserver_preload(READ)
    child = STARTER.Process(target=target, args=arguments)
    child.start()
    return child


def program(arguments, stdin=None):
    """The command line, in a process of its own; `stdin` is where its lines come from."""
    from recovery_service.__main__ import main

    if stdin is not None:
        os.dup2(stdin.fileno(), 0)
        sys.stdin = os.fdopen(0, closefd=False)
    sys.exit(main(arguments))


def serve_unlimited(arguments):
    """`serve`, with the limits lifted as only a test can lift them."""
    from recovery_service.app import build_app, build_engine
    from recovery_service.cli import serve
    from recovery_service.cli.program import Program

    parser = argparse.ArgumentParser()
    serve.add(parser)
    sys.exit(serve.run(parser.parse_args(arguments), Program(build_app, build_engine), unlimited=True))


def kill(child):
    child.kill()
    child.join()
    child.close()


def base_url(child, ready):
    """Where a service that was just started answers, once it does; `ready` is its ready file."""
    until(lambda: ready.exists() or not child.is_alive())
    assert ready.exists(), child.exitcode
    return json.loads(ready.read_text())["base_url"]


@contextlib.contextmanager
def embedded(folder, launch):
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
