"""The app in a process of its own on whatever display there is, beside a browser that completes what is asked.

`python -m tests.together.on_display FOLDER`; it ends when its input does.
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
from recovery_desktop.tour import visits
from recovery_desktop.tour.browser import Browser
from recovery_desktop.tour.stage import Stage


async def play(folder: Path) -> int:
    stage = Stage(App, folder, undo_seconds=0.5)
    ended = asyncio.ensure_future(asyncio.to_thread(sys.stdin.read))
    async with Browser() as browser:
        await stage.start()
        answered = 0
        while not ended.done():
            for address in stage.opened[answered:]:
                answered += 1
                await visits.complete_onboarding(browser, address)
            await asyncio.sleep(0.05)
        await stage.stop()
    for mistake in stage.mistakes:
        print(repr(mistake), file=sys.stderr)
    return 1 if stage.mistakes else 0


def main() -> int:
    qt = QApplication(sys.argv[:1])
    qt.setApplicationName(APP_NAME)
    free_cycles_in_thread(qt)
    with asyncio.Runner(loop_factory=lambda: Loop(qt)) as runner:
        return runner.run(play(Path(sys.argv[1])))


if __name__ == "__main__":
    sys.exit(main())
