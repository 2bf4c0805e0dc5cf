"""What needs the creditor today: answers due, invoices to check, what was paid, and how much is outstanding."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from decimal import Decimal
from typing import Protocol

from PySide6.QtCore import Signal

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.receivables import ReceivableRow, StatusSum
from recovery_desktop.ui.state import PageState, Spawn

SHOWN = 8


class TodayReads(Protocol):
    def with_deadline(self) -> list[ReceivableRow]:
        """What waits for a decision or evidence, the nearest deadline first."""

    def ids(
        self, statuses: Sequence[str] | None = None, search: str = "", *, order: str = "newest"
    ) -> list[tuple[str, str]]: ...

    def rows(self, ids: Sequence[str]) -> dict[str, ReceivableRow]: ...

    def sums(self) -> list[StatusSum]: ...


class OpenDrafts(Protocol):
    def open(self) -> Sequence[Draft]: ...


class TodayState(PageState):
    opened = Signal(str)
    draft_opened = Signal(str)

    def __init__(self, spawn: Spawn, reads: TodayReads, drafts: OpenDrafts) -> None:
        super().__init__(spawn)
        self._reads, self._drafts = reads, drafts
        self.due: list[ReceivableRow] = []
        self.to_check: list[Draft] = []
        self.paid: list[ReceivableRow] = []
        self.coming: list[ReceivableRow] = []
        self.outstanding: dict[str, Decimal] = {}
        self.recovered: dict[str, Decimal] = {}
        self.total = 0
        self.reread()

    def reread(self) -> None:
        """Look into the store again."""
        self.due = [row for row in self._reads.with_deadline() if row.status in _WAITING]
        self.to_check = [draft for draft in self._drafts.open() if draft.state in ("review", "unread")]
        self.paid = self._first((ReceivableStatus.PAYMENT_RECEIVED, ReceivableStatus.RECOVERED))
        active = self._first((ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS))
        self.coming = sorted((row for row in active if row.next_at), key=lambda row: row.next_at or "")
        self._add_up()
        self.changed.emit()

    def _first(self, statuses: Sequence[str]) -> list[ReceivableRow]:
        ids = [id for _, id in self._reads.ids(statuses)][:SHOWN]
        rows = self._reads.rows(ids)
        return [rows[id] for id in ids if id in rows]

    def _add_up(self) -> None:
        outstanding: dict[str, Decimal] = defaultdict(Decimal)
        recovered: dict[str, Decimal] = defaultdict(Decimal)
        self.total = 0
        for total in self._reads.sums():
            self.total += total.count
            if total.status == ReceivableStatus.RECOVERED:
                recovered[total.currency] += total.amount
            elif total.status != ReceivableStatus.CANCELLED:
                outstanding[total.currency] += total.amount
        self.outstanding, self.recovered = dict(outstanding), dict(recovered)

    @property
    def waiting(self) -> int:
        """How many things need the creditor."""
        return len(self.due) + len(self.to_check)

    @property
    def empty(self) -> bool:
        return not self.total and not self.to_check


_WAITING = (
    ReceivableStatus.PAYMENT_RECEIVED,
    ReceivableStatus.DISPUTED,
    ReceivableStatus.EVIDENCE_REQUESTED,
    ReceivableStatus.IN_PROCESS,
)
