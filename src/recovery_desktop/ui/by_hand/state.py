"""Contacts that only the person can make: as the service told them, and what the person says of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Signal

from recovery_contract.extensions import ContactTask, ContactTaskAction
from recovery_desktop.commands.look_at_tasks import Tasks
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.state import PageState, Spawn


class ByHand(Protocol):
    """What only the person can do, and what the person says of it."""

    def told(self) -> Tasks:
        """As the service told it last, at this start or at one before."""

    async def look(self) -> Tasks:
        """Asks the service; kept when it returns. Raises a Failure."""

    async def letters(self, tasks: Sequence[ContactTask], /) -> list[Path]:
        """The letters to be printed, as one file where the service lays them together. Raises a Failure."""

    def sign_off(self, task: ContactTask, action: ContactTaskAction, /) -> Intent: ...

    def signed_off(self) -> set[str]:
        """The tasks whose word is on its way."""


class ByHandState(PageState):
    """`signed_off` carries the intents of what was said."""

    signed_off = Signal(list)

    def __init__(self, spawn: Spawn, by_hand: ByHand | None) -> None:
        super().__init__(spawn)
        self._by_hand = by_hand
        self._look_again = False
        self._known: Tasks | None = None
        self.tasks: list[ContactTask] = []

    @property
    def known(self) -> Tasks:
        if self._known is None:
            self._known = Tasks() if self._by_hand is None else self._by_hand.told()
        return self._known

    def look(self) -> None:
        """Ask the service what only the person can do."""
        by_hand = self._by_hand
        if by_hand is None:
            return
        if self.busy("look"):
            self._look_again = True
            return

        async def work() -> None:
            self._look_again = True
            while self._look_again:
                self._look_again = False
                self._known = await by_hand.look()
            self.reread()

        self.act("look", work)

    def forget(self) -> None:
        """What was told is read anew: another connection has its own tasks."""
        self._known = None

    def fetch_letters(self, tasks: Sequence[ContactTask], show: Callable[[Path], None]) -> None:
        by_hand = self._by_hand
        assert by_hand is not None

        async def work() -> None:
            for path in await by_hand.letters(tasks):
                show(path)

        self.act("letter", work)

    def sign_off(self, task: ContactTask, action: ContactTaskAction) -> None:
        self.sign_off_all([task], action)

    def sign_off_all(self, tasks: Sequence[ContactTask], action: ContactTaskAction) -> None:
        by_hand = self._by_hand
        assert by_hand is not None
        intents = [by_hand.sign_off(task, action).id for task in tasks]
        self.reread()
        self.signed_off.emit(intents)

    def reread(self) -> None:
        """Look again at what is known."""
        self.take_tasks()
        self.changed.emit()

    def take_tasks(self) -> None:
        """Those whose word is not on its way, the longest waiting first."""
        said = self._by_hand.signed_off() if self._by_hand is not None else set()
        open_ = [task for task in self.known.by_hand if task.id not in said]
        self.tasks = sorted(open_, key=lambda task: (task.since, task.id))
