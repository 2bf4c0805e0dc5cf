"""Which version this is, what it is made of, and whether there is a newer one."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol

from recovery_desktop.ui.state import PageState, Spawn


@dataclass(frozen=True)
class NewVersion:
    """`notes` are plain text, `page` is where it can be had."""

    version: str
    notes: str
    page: str


class AboutCommands(Protocol):
    @property
    def version(self) -> str: ...

    @property
    def can_look(self) -> bool:
        """Whether this build was told where newer versions are announced."""

    @property
    def may_look(self) -> bool:
        """Whether the person allowed it to look by itself."""

    def allow(self, allowed: bool, /) -> None: ...

    async def look(self) -> NewVersion | None:
        """Raises Failure."""

    async def licences(self) -> str:
        """Of every part, as one text."""

    async def not_confined(self) -> Collection[str] | None:
        """What this system does not keep from the process that reads foreign files: privileges, network, files,
        system_calls. None where that process does not start."""


class AboutState(PageState):
    """`found` is a newer version, `looked` whether somebody looked since the page was opened."""

    def __init__(self, spawn: Spawn, commands: AboutCommands, open_address: Callable[[str], bool]) -> None:
        super().__init__(spawn)
        self._commands, self._open_address = commands, open_address
        self.found: NewVersion | None = None
        self.looked = False
        self.licences = ""
        self.not_confined: Collection[str] | None = None
        """None until it is known."""

    @property
    def version(self) -> str:
        return self._commands.version

    @property
    def can_look(self) -> bool:
        return self._commands.can_look

    @property
    def may_look(self) -> bool:
        return self._commands.may_look

    def allow(self, allowed: bool) -> None:
        """Whoever allows it wants to know: it looks at once."""
        if allowed == self.may_look:
            return
        self._commands.allow(allowed)
        self.changed.emit()
        if allowed:
            self.look()

    def look(self) -> None:
        self.looked = False
        self.act("look", self._look)

    def open_page(self) -> None:
        if self.found is not None:
            self._open_address(self.found.page)

    def read_licences(self) -> None:
        if not self.licences:
            self.act("licences", self._read_licences)

    def look_at_confinement(self) -> None:
        if self.not_confined is None and not self.busy("confinement"):
            self.act("confinement", self._look_at_confinement)

    async def _look_at_confinement(self) -> None:
        self.not_confined = await self._commands.not_confined()

    async def _look(self) -> None:
        self.found = await self._commands.look()
        self.looked = True

    async def _read_licences(self) -> None:
        self.licences = await self._commands.licences()
