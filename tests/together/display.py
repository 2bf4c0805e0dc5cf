"""A desktop for one test: a display with a window manager, a bus for the session, and the accessibility bus on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from tests.needed import absent

PROGRAMS: Final = ("Xvfb", "openbox", "xdotool", "dbus-daemon")
ACCESSIBILITY: Final = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
SCREEN: Final = "1600x1000x24"
MANAGER_SECONDS: Final = 60.0


@contextmanager
def desktop(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of what is started on it. Skips where something is not installed, and fails under CI."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if not ACCESSIBILITY.exists():
        missing.append("at-spi2-core")
    if missing:
        absent(f"{', '.join(missing)} not installed")
    folder.mkdir(mode=0o700)
    with ExitStack() as stack:
        # A server begins anew whenever its last client goes: who comes in that moment, as the window manager beside the
        # first looks of a test, is refused.
        command = ["Xvfb", "-displayfd", "{}", "-nolisten", "tcp", "-noreset", "-screen", "0", SCREEN]
        number, display = _start_and_read(command, {})
        stack.callback(_end, display)
        env = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_"))}
        env |= {
            "DISPLAY": f":{number}",
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LC_ALL": "C.UTF-8",
        }
        address, bus = _start_and_read(["dbus-daemon", "--session", "--nofork", "--print-address={}"], env)
        stack.callback(_end, bus)
        env["DBUS_SESSION_BUS_ADDRESS"] = address
        manager = subprocess.Popen(["openbox"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        stack.callback(_end, manager)
        _wait_for_manager(manager, env)
        yield env


def _wait_for_manager(manager: subprocess.Popen[bytes], env: dict[str, str]) -> None:
    """Without it no window is in front and no key closes one: what follows would fail a minute later."""
    ends = time.monotonic() + MANAGER_SECONDS
    while not _has_desktops(env):
        assert manager.poll() is None, "the window manager ended"
        assert time.monotonic() < ends, "no window manager"
        time.sleep(0.05)


def _has_desktops(env: dict[str, str]) -> bool:
    """The window manager says how many there are, once it is at work."""
    query = subprocess.run(["xdotool", "get_num_desktops"], env=env, capture_output=True, timeout=60)
    return query.returncode == 0


def _start_and_read(command: list[str], env: dict[str, str]) -> tuple[str, subprocess.Popen[bytes]]:
    """The line that a daemon writes to the descriptor in its command, and the daemon."""
    read_end, written = os.pipe()
    daemon = subprocess.Popen(
        [part.format(written) for part in command],
        env=env or None,
        pass_fds=(written,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(written)
    with os.fdopen(read_end) as line:
        return line.readline().strip(), daemon


def _end(daemon: subprocess.Popen[Any]) -> None:
    daemon.terminate()
    daemon.wait(20)
