"""A spooler of the system's kind for one test: it takes jobs for one printer and keeps what it was sent."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.needed import absent

PRINTER: Final = "Paper"
LIMIT_SECONDS: Final = 60.0
DAEMON: Final = """Listen {folder}/socket
LogLevel warn
Browsing No
WebInterface No
DefaultAuthType None
PreserveJobFiles Yes
<Location />
Order allow,deny
Allow all
</Location>
<Policy default>
<Limit All>
Order deny,allow
</Limit>
</Policy>
"""
PLACES: Final = """ServerRoot {folder}/root
RequestRoot {folder}/spool
TempDir {folder}/spool/tmp
CacheDir {folder}/cache
StateDir {folder}/state
ErrorLog {folder}/error
AccessLog {folder}/access
PageLog {folder}/page
FileDevice Yes
Sandboxing Relaxed
"""


@contextmanager
def spooler(folder: Path) -> Iterator[dict[str, str]]:
    """The environment that leads to it; `sent` reads its folder. Skips where it is not installed, fails under CI."""
    path = os.pathsep.join((os.environ["PATH"], "/usr/sbin"))
    programs = {name: shutil.which(name, path=path) for name in ("cupsd", "lpadmin")}
    missing = [name for name, program in programs.items() if program is None]
    if missing:
        absent(f"{', '.join(missing)} not installed")
    for name in ("root", "spool/tmp", "cache", "state"):
        (folder / name).mkdir(parents=True)
    for name, words in (("cupsd.conf", DAEMON), ("cups-files.conf", PLACES)):
        (folder / name).write_text(words.format(folder=folder))
    daemon = subprocess.Popen(
        [str(programs["cupsd"]), "-f", "-c", f"{folder}/cupsd.conf", "-s", f"{folder}/cups-files.conf"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    env = {**os.environ, "CUPS_SERVER": f"{folder}/socket"}
    try:
        ends = time.monotonic() + LIMIT_SECONDS
        add = [str(programs["lpadmin"]), "-p", PRINTER, "-E", "-v", "file:///dev/null", "-m", "raw"]
        while subprocess.run(add, env=env, capture_output=True, timeout=60).returncode:
            assert daemon.poll() is None, (folder / "error").read_text()
            assert time.monotonic() < ends, "the spooler does not answer"
            time.sleep(0.05)
        yield env
    finally:
        daemon.terminate()
        daemon.wait(20)


def sent(folder: Path) -> list[bytes]:
    """The documents of all jobs, in their order."""
    return [file.read_bytes() for file in sorted((folder / "spool").glob("d*"))]
