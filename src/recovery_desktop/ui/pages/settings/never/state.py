"""The list of those who are never contacted, as the service keeps it."""

from __future__ import annotations

from typing import Protocol

from pydantic import ValidationError

from recovery_contract.extensions import AddSuppressionRequest, Suppression, SuppressionPage
from recovery_desktop.ui.state import PageState, Spawn


class NeverCommands(Protocol):
    async def read(self, search: str, /) -> SuppressionPage | None:
        """None where the service keeps no such list. Raises a Failure."""

    async def add(self, given: AddSuppressionRequest, /) -> Suppression: ...

    async def remove(self, suppression_id: str, /) -> None: ...


class NeverState(PageState):
    """`page` is None until it was read, and where the service keeps none (`offered` tells which)."""

    def __init__(self, spawn: Spawn, commands: NeverCommands) -> None:
        super().__init__(spawn)
        self._commands = commands
        self.page: SuppressionPage | None = None
        self.offered = True
        self.search = ""
        self.added: Suppression | None = None

    def read(self) -> None:
        async def work() -> None:
            wanted = None
            while wanted != self.search:  # what was typed meanwhile counts
                wanted = self.search
                page = await self._commands.read(wanted)
            self.page, self.offered = page, page is not None

        self.act("read", work)

    def look_for(self, words: str) -> None:
        self.search = words.strip()
        self.read()

    def add(self, address: str, note: str) -> bool:
        """False for what is neither an email address nor a phone number."""
        try:
            given = AddSuppressionRequest(address=address, note=note or None)
        except ValidationError:
            return False

        async def work() -> None:
            self.added = None
            self.added = await self._commands.add(given)
            await self._read_again()

        self.act("add", work)
        return True

    def remove(self, suppression_id: str) -> None:
        async def work() -> None:
            self.added = None
            await self._commands.remove(suppression_id)
            await self._read_again()

        self.act("remove", work)

    def forget(self) -> None:
        """Another connection has its own."""
        self.page, self.offered, self.search, self.added = None, True, "", None
        self.changed.emit()

    async def _read_again(self) -> None:
        self.page = await self._commands.read(self.search)
