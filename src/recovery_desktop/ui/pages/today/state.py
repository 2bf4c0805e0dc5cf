"""What needs the creditor today: tasks, answers due, invoices to check, what was paid, and how much is outstanding."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Signal

from recovery_contract.extensions import ContactTask, ContactTaskAction, MissingRate
from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.commands.judge import Question
from recovery_desktop.commands.look_at_tasks import Tasks
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.receivables import ReceivableRow, StatusSum
from recovery_desktop.ui.rows import title_of
from recovery_desktop.ui.state import PageState, Spawn

SHOWN = 8
DUE_SHOWN = 50
"""More than a page can be read through; the rest is counted and stands on the board."""


class TodayReads(Protocol):
    def waiting(self, statuses: Sequence[str], limit: int, /) -> list[ReceivableRow]:
        """What waits for a decision or evidence, the nearest deadline first."""

    def count_waiting(self, statuses: Sequence[str], /) -> int: ...

    def ended_plans(self, moment: str, limit: int, /) -> list[ReceivableRow]:
        """Those whose plan was over at this moment without payment."""

    def newest(self, statuses: Sequence[str], limit: int, /) -> list[ReceivableRow]: ...

    def next_planned(self, statuses: Sequence[str], limit: int, /) -> list[ReceivableRow]:
        """The nearest planned step first."""

    def sums(self) -> list[StatusSum]: ...


class OpenDrafts(Protocol):
    def open(self) -> Sequence[Draft]: ...


class Judging(Protocol):
    """Answers that were lost, where only the person can say whether what was sent arrived."""

    def questions(self) -> Sequence[Question]: ...

    async def arrived(self, intent_id: str, receivable_id: str | None, /) -> None:
        """Raises a Failure."""

    async def send_again(self, intent_id: str, /) -> None: ...


class ByHand(Protocol):
    """What only the person can do, and what the person says of it."""

    async def look(self) -> Tasks:
        """Raises a Failure."""

    async def letter(self, task: ContactTask, /) -> Path:
        """The letter to be printed, as a file. Raises a Failure."""

    def sign_off(self, task: ContactTask, action: ContactTaskAction, /) -> Intent: ...

    def signed_off(self) -> set[str]:
        """The tasks whose word is on its way."""


class TodayState(PageState):
    """`settings_asked` leads to where plan, mailbox and rates are set; `signed_off` carries the intent of what was
    said."""

    opened = Signal(str)
    draft_opened = Signal(str)
    settings_asked = Signal()
    signed_off = Signal(str)

    def __init__(
        self,
        spawn: Spawn,
        reads: TodayReads,
        drafts: OpenDrafts,
        judging: Judging | None = None,
        by_hand: ByHand | None = None,
    ) -> None:
        super().__init__(spawn)
        self._reads, self._drafts, self._judging, self._by_hand = reads, drafts, judging, by_hand
        self._look_again = False
        self._known = Tasks()
        self.tasks: list[ContactTask] = []
        self.ended: list[ReceivableRow] = []
        self.lost: Sequence[Question] = []
        self.due: list[ReceivableRow] = []
        self.due_count = 0
        self.to_check: list[Draft] = []
        self.paid: list[ReceivableRow] = []
        self.coming: list[ReceivableRow] = []
        self.outstanding: dict[str, Decimal] = {}
        self.recovered: dict[str, Decimal] = {}
        self.total = 0
        self.reread()

    @property
    def unapproved(self) -> int:
        """How many recoveries wait for the plan to be approved."""
        return self._known.unapproved

    @property
    def ready(self) -> int:
        """How many messages leave with the approval."""
        return self._known.ready

    @property
    def without_mailbox(self) -> int:
        return self._known.without_mailbox

    @property
    def missing_rates(self) -> Sequence[MissingRate]:
        return self._known.missing_rates

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
        """Another connection has its own tasks."""
        self._known = Tasks()

    def fetch_letter(self, task: ContactTask, show: Callable[[Path], None]) -> None:
        by_hand = self._by_hand
        assert by_hand is not None

        async def work() -> None:
            show(await by_hand.letter(task))

        self.act("letter", work)

    def sign_off(self, task: ContactTask, action: ContactTaskAction) -> None:
        assert self._by_hand is not None
        intent = self._by_hand.sign_off(task, action)
        self.reread()
        self.signed_off.emit(intent.id)

    def reread(self) -> None:
        """Look into the store again."""
        self.lost = self._judging.questions() if self._judging is not None else []
        said = self._by_hand.signed_off() if self._by_hand is not None else set()
        self.tasks = [task for task in self._known.by_hand if task.id not in said]
        self.ended = self._reads.ended_plans(_now(), DUE_SHOWN)
        self.due = self._reads.waiting(_WAITING, DUE_SHOWN)
        # Counting is worth a look only where the list was cut.
        self.due_count = len(self.due) if len(self.due) < DUE_SHOWN else self._reads.count_waiting(_WAITING)
        self.to_check = [draft for draft in self._drafts.open() if draft.state in ("review", "unread")]
        self.paid = self._reads.newest(_PAID, SHOWN)
        self.coming = self._reads.next_planned(_ACTIVE, SHOWN)
        self._add_up()
        self.changed.emit()

    def _add_up(self) -> None:
        outstanding: dict[str, Decimal] = defaultdict(Decimal)
        recovered: dict[str, Decimal] = defaultdict(Decimal)
        self.total = 0
        for total in self._reads.sums():
            self.total += total.count
            if total.status == ReceivableStatus.RECOVERED:
                recovered[total.currency] += total.paid
            elif total.status != ReceivableStatus.CANCELLED:
                outstanding[total.currency] += total.amount - total.paid
        self.outstanding, self.recovered = dict(outstanding), dict(recovered)

    @property
    def waiting(self) -> int:
        """How many things need the creditor."""
        settings = bool(self.unapproved) + bool(self.without_mailbox) + bool(self.missing_rates)
        listed = len(self.to_check) + len(self.lost) + len(self.tasks) + len(self.ended)
        return self.due_count + listed + settings

    @property
    def more_due(self) -> int:
        """How many wait beyond those listed."""
        return self.due_count - len(self.due)

    @property
    def empty(self) -> bool:
        return not self.total and not self.to_check and not self.lost

    def arrived(self, question: Question, receivable_id: str | None) -> None:
        judging = self._judging
        if judging is not None:
            self.act("judge", lambda: judging.arrived(question.intent.id, receivable_id), stoppable=False)

    def send_again(self, question: Question) -> None:
        judging = self._judging
        if judging is not None:
            self.act("judge", lambda: judging.send_again(question.intent.id), stoppable=False)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


_WAITING = (
    ReceivableStatus.PAYMENT_RECEIVED,
    ReceivableStatus.DISPUTED,
    ReceivableStatus.EVIDENCE_REQUESTED,
    ReceivableStatus.IN_PROCESS,
)
_PAID = (ReceivableStatus.PAYMENT_RECEIVED, ReceivableStatus.RECOVERED)
_ACTIVE = (ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS)


def subject_of(question: Question) -> str:
    """Whom it is about."""
    sent = question.intent.body
    if question.intent.kind == "submit":
        return f"{sent['debtor']['company_name']} · {', '.join(sent['invoice']['numbers'])}"
    return title_of(question.likely[0]) if question.likely else question.intent.subject_id
