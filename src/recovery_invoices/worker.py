"""The child process: confine itself, then do one task after another for the parent."""

from __future__ import annotations

import gc
import os
import sys
from typing import IO, Any

from recovery_invoices.confinement import frames, limits
from recovery_invoices.failures import ExtractionError
from recovery_invoices.task import Task, TaskResponse

_MEMORY_EXIT = 70
#: A reading allocates much and keeps all of it until it ends: looking for garbage meanwhile is lost time.
_GARBAGE = 100_000


def _tasks(role: str, file: str | None) -> dict[str, Task]:
    """Import what the role needs: after this point only memory is needed from the machine."""
    if role == "parser":
        from recovery_invoices import parser

        return parser.TASKS
    if role == "ocr":
        from recovery_invoices.ocr import engine

        return engine.TASKS
    if role == "drawing":
        from recovery_invoices import drawing

        return drawing.TASKS
    if role == "archive":
        from recovery_invoices.backup import archive

        return archive.TASKS
    if role == "unpack":
        from recovery_invoices.unpack import unpacker

        return unpacker.TASKS
    if role == "mail":
        from recovery_invoices.correspondence import reading

        return reading.TASKS
    if role == "typeset":
        from recovery_invoices.electronic import paper
        from recovery_invoices.office import paper as office

        return {**paper.TASKS, **office.TASKS}
    if role == "database" and file is not None:
        from recovery_invoices.backup import database

        return database.tasks_for(file)
    if role == "table":
        from recovery_bank import tasks
        from recovery_invoices import mail_settings

        return {**tasks.TASKS, **mail_settings.TASKS}
    from recovery_invoices.photos import straighten

    return straighten.TASKS


def main(role: str, file: str | None = None) -> int:
    """Serve until the parent closes the pipe; `file` is one that may be read. Returns the exit status."""
    allowed = limits.ROLES[role]
    # Afterwards nothing can be opened for writing.
    source, sink = sys.stdin.buffer, _private_output()
    isolation = limits.confine(allowed, file)
    limits.allow_another_task(allowed)
    tasks = _tasks(role, file)
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GARBAGE)
    frames.write_frame(sink, {"ready": role, "isolation": isolation.as_wire()})

    def ask(message: dict[str, Any], block: bytes) -> TaskResponse:
        frames.write_frame(sink, {"question": message}, block)
        return frames.read_frame(source)

    while True:
        try:
            message, block = frames.read_frame(source)
        except frames.BrokenPipe:
            return 0
        limits.allow_another_task(allowed)
        try:
            response, data = tasks[message["task"]](message, block, ask)
        except ExtractionError as error:
            response, data = {"error": error.code}, b""
        except MemoryError:
            os._exit(_MEMORY_EXIT)
        frames.write_frame(sink, response, data)


def _private_output() -> IO[bytes]:
    """Keep the pipe for frames only: whatever a library prints goes nowhere."""
    sink = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    return sink


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
