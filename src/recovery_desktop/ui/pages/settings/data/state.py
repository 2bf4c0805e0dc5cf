"""Saving everything in one file, bringing it back, taking it out in open formats, deleting it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

from PySide6.QtCore import Signal

from recovery_desktop.ui.state import PageState, Spawn

Step = Literal["rest", "save", "look", "ready", "erase", "erased"]
SHORTEST = 10


@dataclass(frozen=True)
class BackupFacts:
    """`made_at` is ISO 8601 in UTC, `size` in bytes; `files` counts copies of documents."""

    made_at: str
    app: str
    files: int
    size: int


@dataclass(frozen=True)
class Holdings:
    """What a deletion takes away from this computer; `this_computer` says that recoveries run here."""

    receivables: int
    drafts: int
    waiting: int
    files: int
    this_computer: bool


class DataCommands(Protocol):
    async def back_up(self, target: Path, passphrase: str, told: Callable[[float], None], /) -> None:
        """Raises NotBackedUp. Cancelled, it leaves nothing behind."""

    async def look_into(self, file: Path, /) -> BackupFacts:
        """Raises a Failure."""

    async def lay_ready(self, file: Path, passphrase: str, /) -> None:
        """Raises a Failure; nothing was changed then."""

    async def export(self, target: Path, told: Callable[[float], None], /) -> None:
        """Raises a Failure. Cancelled, it leaves nothing behind."""

    def holdings(self) -> Holdings: ...

    def erase_at_the_end(self) -> None:
        """Once the app has closed."""


class DataState(PageState):
    """`leave` asks the app to close: what was prepared happens then."""

    leave = Signal()

    def __init__(self, spawn: Spawn, commands: DataCommands) -> None:
        super().__init__(spawn)
        self._commands = commands
        self.step: Step = "rest"
        self.share = 0.0
        self.file: Path | None = None
        self.found: BackupFacts | None = None
        self.saved: Path | None = None
        self.exported: Path | None = None

    def go(self, step: Step) -> None:
        """To one of the ways, or back."""
        self.step, self.failure, self.saved, self.exported = step, None, None, None
        self.changed.emit()

    def back_up(self, target: Path, passphrase: str) -> None:
        async def work() -> None:
            await self._commands.back_up(target, passphrase, self._told)
            self.step, self.saved = "rest", target

        self._begin("back_up", work)

    def look(self, file: Path) -> None:
        async def work() -> None:
            self.found = await self._commands.look_into(file)
            self.step, self.file = "look", file

        self.saved = None
        self.act("look", work)

    def lay_ready(self, passphrase: str) -> None:
        async def work() -> None:
            assert self.file is not None
            await self._commands.lay_ready(self.file, passphrase)
            self.step = "ready"

        self.act("lay_ready", work, stoppable=False)

    def export(self, target: Path) -> None:
        async def work() -> None:
            await self._commands.export(target, self._told)
            self.exported = target

        self._begin("export", work)

    def holdings(self) -> Holdings:
        return self._commands.holdings()

    def erase(self) -> None:
        """Everything that waits for the end of the app is decided by now."""
        self._commands.erase_at_the_end()
        self.step = "erased"
        self.changed.emit()
        self.leave.emit()

    def _begin(self, name: str, work: Callable[[], object]) -> None:
        self.share, self.saved, self.exported = 0.0, None, None
        self.act(name, work)  # type: ignore[arg-type]

    def _told(self, share: float) -> None:
        self.share = share
        self.changed.emit()
