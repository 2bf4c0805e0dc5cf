"""The payments: what came in, what is proposed, which one is in hand, and what was done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import Signal

from recovery_desktop.commands.match_payments import WAITING, Payment
from recovery_desktop.commands.take_in_statement import ColumnsToName, Naming, Taken
from recovery_desktop.failures import Failure
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.state import PageState, Spawn


class PaymentCommands(Protocol):
    async def look(self) -> list[Payment]:
        """Everything that came in, in the order in which it is shown."""

    async def take_in(self, path: Path, /) -> Taken: ...

    async def take_in_named(
        self, path: Path, signature: str, chosen: Mapping[str, Any], instead_of: str | None, /
    ) -> Taken: ...

    def confirm(self, payments: Sequence[Payment], /) -> list[str]:
        """The ids of those that were still open."""

    def take_back(self, ids: Sequence[str], /) -> bool: ...

    def choose(self, payment: Payment, receivable_id: str, /) -> None: ...

    def set_aside(self, id: str, /) -> None: ...

    def look_again_at(self, id: str, /) -> None: ...

    def records(self) -> bool:
        """Whether the service takes payments; otherwise recovery ends as paid directly."""

    def search(self, words: str, /) -> list[ReceivableRow]: ...


class PaymentsState(PageState):
    """`trouble` is why the file named `trouble_file` was not taken in; `naming` a table that waits for its columns."""

    confirmed = Signal(list)
    naming_asked = Signal()

    def __init__(self, spawn: Spawn, commands: PaymentCommands) -> None:
        super().__init__(spawn)
        self._commands = commands
        self.payments: list[Payment] = []
        self.selected_id = ""
        self.taken: Taken | None = None
        self.trouble: Failure | None = None
        self.trouble_file = ""
        self.naming: Naming | None = None
        self._naming_path: Path | None = None
        self._instead_of: str | None = None
        self._is_stale = False
        self._asked = self._answered = 0

    def look(self) -> None:
        """Read and match anew; while that runs, once more after it."""
        if self.busy("look"):
            self._is_stale = True
            return
        self.act("look", self._look)

    async def _look(self) -> None:
        while True:
            self._is_stale = False
            self._asked += 1
            asked = self._asked
            found = await self._commands.look()
            if not self._is_stale:
                break
        if asked < self._answered:
            return  # somebody asked later and was answered before
        self._answered = asked
        before = next((at for at, one in enumerate(self.payments) if one.id == self.selected_id), 0)
        moved = self._group_of(self.payments, self.selected_id) != self._group_of(found, self.selected_id)
        self.payments = found
        if moved or not self.selected_id:
            self._select_near(before)

    def _select_near(self, at: int) -> None:
        """What was in hand went to another group: on to the next that waits, else to what stands first."""
        waiting = [(place, one.id) for place, one in enumerate(self.payments) if one.group in WAITING]
        later = [id for place, id in waiting if place >= at]
        if waiting:
            self.selected_id = later[0] if later else waiting[-1][1]
        elif not any(one.id == self.selected_id for one in self.payments):
            self.selected_id = self.payments[0].id if self.payments else ""

    @staticmethod
    def _group_of(payments: Sequence[Payment], id: str) -> str:
        return next((one.group for one in payments if one.id == id), "")

    @property
    def selected(self) -> Payment | None:
        return next((one for one in self.payments if one.id == self.selected_id), None)

    @property
    def certain(self) -> list[Payment]:
        return [one for one in self.payments if one.group == "certain" and one.can_be_confirmed]

    @property
    def waiting(self) -> int:
        """How many need the person."""
        return sum(one.group in ("certain", "check") for one in self.payments)

    @property
    def records(self) -> bool:
        return self._commands.records()

    def select(self, id: str) -> None:
        if id != self.selected_id:
            self.selected_id = id
            self.changed.emit()

    def add_files(self, paths: Sequence[Path]) -> None:
        async def take_in() -> None:
            self.trouble, self.taken = None, None
            for path in paths:
                await self._take(path, None, None)
            await self._look()

        self.act("take_in", take_in)

    def name_columns(self, chosen: Mapping[str, Any]) -> None:
        """Read the table again in the columns that the person named."""
        naming, path = self.naming, self._naming_path
        if naming is None or path is None:
            return
        signature, instead_of = naming.signature, self._instead_of

        async def take_in() -> None:
            self.trouble = None
            await self._take(path, (signature, chosen), instead_of)
            await self._look()

        self.act("take_in", take_in)

    async def _take(
        self, path: Path, named: tuple[str, Mapping[str, Any]] | None, instead_of: str | None
    ) -> None:
        try:
            if named is None:
                taken = await self._commands.take_in(path)
            else:
                taken = await self._commands.take_in_named(path, *named, instead_of)
        except ColumnsToName as asked:
            self.naming, self._naming_path, self._instead_of = asked.naming, path, instead_of
            self.trouble, self.trouble_file = asked, path.name
            self.naming_asked.emit()
            return
        except Failure as failure:
            self.trouble, self.trouble_file = failure, path.name
            return
        self.taken = taken
        if taken.added:
            # On to the first that waits, whatever was in hand before.
            self.selected_id = ""
        self.naming, self._naming_path, self._instead_of = taken.naming, path, taken.statement_id

    def confirm(self, id: str) -> None:
        self._confirm([one for one in self.payments if one.id == id and one.can_be_confirmed])

    def confirm_certain(self) -> None:
        self._confirm(self.certain)

    def _confirm(self, payments: Sequence[Payment]) -> None:
        waits = [one for one in payments if one.group in WAITING]
        done = self._commands.confirm(waits) if waits else []
        if done:
            self.confirmed.emit(done)
            self.look()

    def take_back(self, ids: Sequence[str]) -> bool:
        taken = self._commands.take_back(ids)
        self.selected_id = ids[0]
        self.look()
        return taken

    def choose(self, receivable_id: str) -> None:
        """The person's own choice for the payment in hand."""
        payment = self.selected
        if payment is not None and payment.group in WAITING:
            self._commands.choose(payment, receivable_id)
            # It stays in hand wherever the choice moves it.
            self.payments = [
                replace(one, group="check") if one.id == payment.id else one for one in self.payments
            ]
            self.look()

    def set_aside(self) -> None:
        payment = self.selected
        if payment is not None:
            self._commands.set_aside(payment.id)
            self.look()

    def look_again_at(self) -> None:
        payment = self.selected
        if payment is not None:
            self._commands.look_again_at(payment.id)
            self.look()

    def search(self, words: str) -> list[ReceivableRow]:
        return self._commands.search(words)

    def reset(self) -> None:
        """Another connection: nothing of the last one stays on view."""
        self.payments, self.selected_id, self.taken, self.trouble = [], "", None, None
        self.naming = self._naming_path = self._instead_of = None
        self.changed.emit()
