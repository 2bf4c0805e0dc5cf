"""An app in a process of its own with a draft under review and words in it, waiting to be killed.

`python -m tests.together.typing_away FOLDER` writes a line once everything is typed.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication

from recovery_desktop.garbage_collection import free_cycles_in_thread
from recovery_desktop.loop import Loop
from recovery_desktop.tour import submitting
from recovery_desktop.tour.arriving import SIRET
from recovery_desktop.tour.stage import MemoryKeyring
from tests.together.embedded import embedded_invoice
from tests.together.scene import curtain
from tests.together.shortcut import to_creditor

NUMBER: Final = "A-20"
TYPED: Final = {
    "invoice.service_description": "Shelves, two of them by hand",
    "invoice.amount": "1.234,5",
}
"""By field; the amount is half typed, in a form that means nothing yet."""


class PersistentKeyring(MemoryKeyring):
    """One that outlives its process, as a person's does."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        if file.exists():
            self._secrets = {tuple(name): secret for name, secret in json.loads(file.read_text())}

    def set_password(self, service: str, username: str, password: str) -> None:
        super().set_password(service, username, password)
        self._file.write_text(json.dumps([[list(name), secret] for name, secret in self._secrets.items()]))


async def play(folder: Path) -> None:
    async with curtain(folder / "data", keyring=PersistentKeyring(folder / "keyring")) as tour:
        # Whose numbers are not those of the buyer in the file, to whom it would be addressed.
        await to_creditor(tour, company={"name": "Menuiserie Roche SAS", "siret": SIRET.replace(" ", "")})
        tour.stage.app.go_on()
        tour.invoice = embedded_invoice(folder, NUMBER)
        await submitting.drop(tour)
        await submitting.check(tour)
        for path, words in TYPED.items():
            await submitting.fill(tour, path, words)
        print("typed", flush=True)
        await asyncio.sleep(600)


def main() -> None:
    qt = QApplication(sys.argv[:1])
    free_cycles_in_thread(qt)
    with asyncio.Runner(loop_factory=lambda: Loop(qt)) as runner:
        runner.run(play(Path(sys.argv[1])))


if __name__ == "__main__":
    main()
