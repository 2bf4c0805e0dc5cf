"""Stoplight's Prism between the app and a service: it knows the interface's description and nothing of ours.

It is fetched once from the package registry that this machine's npm is set up for, into the project's environment.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from tests.needed import absent

VERSION: Final = "5.14.2"
"""The newest that works with the Node.js of current systems."""
FOLDER: Final = Path(sys.prefix) / f"prism-{VERSION}"
FETCH_SECONDS: Final = 300.0
START_SECONDS: Final = 60.0
_COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")
_LISTENS: Final = re.compile(r"listening on (http://[\d.:]+)")
UNKNOWN_ROUTE: Final = "Selected route not found"


class Prism:
    """`base_url` is where it listens; `text` are its lines so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.base_url = ""
        self.text: list[str] = []

    async def hear(self, ready: asyncio.Event) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            self.text.append(_COLOURS.sub("", line.decode(errors="replace")).strip())
            if match := _LISTENS.search(self.text[-1]):
                self.base_url = match[1]
                ready.set()
        ready.set()

    def refused(self) -> list[str]:
        """What was asked otherwise than it is described. Addresses beside that are not judged, nor answers."""
        messages = [line.partition("Violation: ")[2] for line in self.text]
        return [wrong for wrong in messages if wrong.startswith("request") and UNKNOWN_ROUTE not in wrong]

    @property
    def request_count(self) -> int:
        """How many requests it found in the description."""
        requested = sum("Request received" in line for line in self.text)
        return requested - sum(UNKNOWN_ROUTE in line for line in self.text)


def installed() -> Path:
    """Its program. Skips the test where there is no Node.js, and fails it in continuous integration."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        absent("Node.js with npm is not installed")
    program = FOLDER / "node_modules" / "@stoplight" / "prism-cli" / "dist" / "index.js"
    if not program.exists():
        _fetch(str(npm))
    return program


def _fetch(npm: str) -> None:
    """All of it or nothing, also where two test processes want it at once."""
    path = FOLDER.with_name(f"{FOLDER.name}-{os.getpid()}")
    command = [
        npm,
        "install",
        "--prefix",
        str(path),
        "--no-save",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
    ]
    try:
        done = subprocess.run(
            [*command, f"@stoplight/prism-cli@{VERSION}"],
            capture_output=True,
            text=True,
            timeout=FETCH_SECONDS,
            check=False,
        )
        if done.returncode:
            absent(f"npm could not fetch Prism: {done.stderr.strip()[-500:]}")
        if not FOLDER.exists():
            path.rename(FOLDER)
    finally:
        shutil.rmtree(path, ignore_errors=True)


@asynccontextmanager
async def judging(description: Path, upstream: str) -> AsyncIterator[Prism]:
    """Prism passes everything on to `upstream` and says what does not fit the description."""
    process = await asyncio.create_subprocess_exec(
        *("node", str(installed()), "proxy", str(description), upstream, "--port", "0", "--cors", "false"),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        limit=2**24,
    )
    prism, ready = Prism(process), asyncio.Event()
    hearing = asyncio.ensure_future(prism.hear(ready))
    try:
        async with asyncio.timeout(START_SECONDS):
            await ready.wait()
        assert prism.base_url, "\n".join(prism.text)
        yield prism
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
        await hearing
