"""The main job on a real display by what a screen reader has: names and actions over the accessibility bus.

The invoice comes from another process, dropped with the mouse.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from recovery_desktop.resources import resource
from recovery_desktop.settings import APP_NAME
from tests.together.assistive import Reader, accessibility_bus, until
from tests.together.display import desktop

Env = dict[str, str]
PAGES = {
    "Today": "Outstanding",
    "Payments": "bank statement",
    "Statistics": "Success with and without phone",
    "Notices": "Add deadlines to the calendar",
    "Connection": "Which service you use",
    "Settings": "Text size",
}
"""A page of the rail, and what is read there."""


@contextmanager
def program(module: str, argument: Path, env: Env) -> Iterator[subprocess.Popen[str]]:
    """One that ends by itself when its input does is waited for, and must end well."""
    started = subprocess.Popen(
        [sys.executable, "-m", f"tests.together.{module}", str(argument)],
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert started.stdin is not None
    assert started.stdout is not None
    try:
        yield started
        started.stdin.close()
        assert started.wait(60) == 0, module
    finally:
        if started.poll() is None:
            started.kill()
            started.wait()
        started.stdin.close()
        started.stdout.close()


def mouse(env: Env, *gestures: str) -> None:
    for gesture in gestures:
        subprocess.run(["xdotool", *gesture.split()], env=env, check=True, timeout=60)


def drag_into_the_window(env: Env, manager: subprocess.Popen[str]) -> None:
    """As a hand does it: press, move in steps over the other window, let go."""
    assert manager.stdout is not None
    number = manager.stdout.readline().strip()
    assert number.isdecimal(), number
    mouse(env, f"windowraise {number}", f"mousemove --window {number} 100 60", "mousedown 1")
    for x in range(1300, 500, -50):
        mouse(env, f"mousemove {x} 400")
    mouse(env, "mouseup 1")
    assert manager.stdout.readline().strip() == "CopyAction"


def test_main_job_is_done_by_names_and_actions_with_a_real_drop(tmp_path: Path) -> None:
    nameless: list[str] = []
    with desktop(tmp_path / "desktop") as env:
        address = accessibility_bus(env["DBUS_SESSION_BUS_ADDRESS"])
        with program("on_display", tmp_path / "data", env), closing(Reader(address, APP_NAME)) as reader:

            def look() -> None:
                nameless.extend(until(lambda: (reader.nameless(),), "the page to stand still")[0])

            look()
            reader.find("Start practising").press()
            reader.find("Use the sample invoice")
            look()

            with program("file_manager", resource("sample-invoice.pdf"), env) as manager:
                drag_into_the_window(env, manager)
                reader.find("Review sample-invoice.pdf").press()
            assert reader.find("Amount including tax", "text").text() == "3,048.00"
            look()
            reader.find("Recover this invoice").press()
            reader.reads("AE-2025-0117")
            look()
            for page, words in PAGES.items():
                reader.find(page).press()
                reader.reads(words)
                look()
    assert nameless == []
