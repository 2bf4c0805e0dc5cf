"""Saving everything in one file, bringing it back, taking it out in open formats, deleting it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from PySide6.QtCore import Signal

from recovery_desktop.session.backup_service import BackupFacts, BackupService, LocalData
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState

Step = Literal["rest", "save", "look", "ready", "erase", "erased"]
SHORTEST = 10


class DataState(PageState):
    """`leave` asks the app to close: what was prepared happens then."""

    leave = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.backups = BackupService(session)
        self.step: Step = "rest"
        self.share = 0.0
        self.file: Path | None = None
        self.backup_facts: BackupFacts | None = None
        self.saved: Path | None = None
        self.exported: Path | None = None

    def go(self, step: Step) -> None:
        """Go to this step, or back."""
        self.step, self.failure, self.saved, self.exported = step, None, None, None
        self.changed.emit()

    def back_up(self, target: Path, passphrase: str) -> None:
        async def work() -> None:
            await self.backups.back_up(target, passphrase, self._show_progress)
            self.step, self.saved = "rest", target

        self._begin("back_up", work)

    def look(self, file: Path) -> None:
        async def work() -> None:
            self.backup_facts = await self.backups.inspect(file)
            self.step, self.file = "look", file

        self.saved = None
        self.act("look", work)

    def lay_ready(self, passphrase: str) -> None:
        async def work() -> None:
            assert self.file is not None
            await self.backups.prepare_restore(self.file, passphrase)
            self.step = "ready"

        self.act("lay_ready", work, stoppable=False)

    def export(self, target: Path) -> None:
        async def work() -> None:
            await self.backups.export(target, self._show_progress)
            self.exported = target

        self._begin("export", work)

    def holdings(self) -> LocalData:
        return self.backups.describe_local_data()

    def erase(self) -> None:
        """Schedule the erasure for the end of the app and leave."""
        self.backups.erase_at_exit()
        self.step = "erased"
        self.changed.emit()
        self.leave.emit()

    def _begin(self, name: str, work: Callable[[], object]) -> None:
        self.share, self.saved, self.exported = 0.0, None, None
        self.act(name, work)  # type: ignore[arg-type]

    def _show_progress(self, share: float) -> None:
        self.share = share
        self.changed.emit()
