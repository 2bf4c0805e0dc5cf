"""The app in a process of its own that keeps working in the tray, over a service that cannot be reached.

`python -m tests.together.in_tray FOLDER`; one notice waits for the person, and it ends when they quit.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from recovery_desktop.app.shell import App
from recovery_desktop.garbage_collection import free_cycles_in_thread
from recovery_desktop.loop import Loop
from recovery_desktop.settings import APP_NAME
from recovery_desktop.store.store import Store
from recovery_desktop.tour.stage import Stage
from recovery_desktop.ui import text


def prepare(folder: Path) -> None:
    store = Store(folder)
    store.preferences.set("notices.background", True)
    store.connections.add(
        "c1",
        kind="service",
        name="Closed today",
        base_url="https://127.0.0.1:9",
        client_id="recovery-desktop",
        environment="test",
    )
    store.connection_store("c1").notices.add(
        "e1", "user.onboarding.completed", None, text.current_moment().isoformat(timespec="milliseconds"), {}
    )
    store.close()


async def work(folder: Path) -> int:
    stage = Stage(App, folder)
    await stage.start()
    await stage.wait_for_end()
    for mistake in stage.mistakes:
        print(repr(mistake), file=sys.stderr)
    return 1 if stage.mistakes else 0


def main() -> int:
    folder = Path(sys.argv[1])
    prepare(folder)
    qt = QApplication(sys.argv[:1])
    qt.setApplicationName(APP_NAME)
    free_cycles_in_thread(qt)
    with asyncio.Runner(loop_factory=lambda: Loop(qt)) as runner:
        return runner.run(work(folder))


if __name__ == "__main__":
    sys.exit(main())
