"""What needs the creditor today: tasks, answers due, invoices to check, what was paid, and how much is outstanding."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import UTC
from decimal import Decimal
from typing import Final, Protocol

from PySide6.QtCore import Signal

from recovery_contract.extensions import DebtorQuestion, MissingRate, SameDebtorAnswer
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_desktop.commands.judge import Question, RefusedDecision
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.receivables import ReceivableRow, StatusSum
from recovery_desktop.ui import text
from recovery_desktop.ui.by_hand.state import ByHand, ByHandState
from recovery_desktop.ui.rows import title_of
from recovery_desktop.ui.state import Spawn

SHOWN = 8
KINDS: Final = (
    "plan",
    "mailbox",
    "mailbox_refused",
    "letters_refused",
    "rate",
    "lost",
    "refused",
    "task",
    "debtor",
    "draft",
    "answer",
    "ended",
)
"""What can wait for the person, in the order in which it stands: each has its count and its lines."""
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

    def refused(self) -> Sequence[RefusedDecision]:
        """What the service refused and the person has not looked at."""

    async def arrived(self, intent_id: str, receivable_id: str | None, /) -> None:
        """Raises a Failure."""

    async def send_again(self, intent_id: str, /) -> None: ...


class SameDebtors(Protocol):
    """Debtors that may be the same, where only the person can say."""

    def answer(self, question: DebtorQuestion, answer: SameDebtorAnswer, /) -> Intent: ...

    def answered(self, question: DebtorQuestion, /) -> bool:
        """Whether the answer is on its way, or was taken."""


class TodayState(ByHandState):
    """`settings_asked` leads to where plan, mailbox and rates are set, `tasks_asked` to all letters and calls."""

    opened = Signal(str)
    draft_opened = Signal(str)
    settings_asked = Signal()
    tasks_asked = Signal()
    debtor_told = Signal(str, bool)

    def __init__(
        self,
        spawn: Spawn,
        reads: TodayReads,
        drafts: OpenDrafts,
        judging: Judging | None = None,
        by_hand: ByHand | None = None,
        debtors: SameDebtors | None = None,
    ) -> None:
        super().__init__(spawn, by_hand)
        self._reads, self._drafts, self._judging, self._debtors = reads, drafts, judging, debtors
        self.ended: list[ReceivableRow] = []
        self.lost: Sequence[Question] = []
        self.refused: Sequence[RefusedDecision] = []
        self.same_debtor: list[DebtorQuestion] = []
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
        return self.known.unapproved

    @property
    def ready(self) -> int:
        """How many messages leave with the approval."""
        return self.known.ready

    @property
    def without_mailbox(self) -> int:
        return self.known.without_mailbox

    @property
    def mailbox_refused(self) -> int:
        return self.known.mailbox_refused

    @property
    def letters_refused(self) -> int:
        return self.known.letters_refused

    @property
    def missing_rates(self) -> Sequence[MissingRate]:
        return self.known.missing_rates

    def reread(self) -> None:
        """Look into the store again."""
        self.lost = self._judging.questions() if self._judging is not None else []
        self.refused = self._judging.refused() if self._judging is not None else []
        self.take_tasks()
        self.same_debtor = self._asked_of_debtors()
        self.ended = self._reads.ended_plans(_now(), DUE_SHOWN)
        self.due = self._reads.waiting(WAITING, DUE_SHOWN)
        # Counting is worth a look only where the list was cut.
        self.due_count = len(self.due) if len(self.due) < DUE_SHOWN else self._reads.count_waiting(WAITING)
        self.to_check = [draft for draft in self._drafts.open() if draft.state in ("review", "unread")]
        self.paid = self._reads.newest(_PAID, SHOWN)
        self.coming = self._reads.next_planned(_ACTIVE, SHOWN)
        self._add_up()
        self.changed.emit()

    def _asked_of_debtors(self) -> list[DebtorQuestion]:
        debtors = self._debtors
        if debtors is None:
            return []
        return [question for question in self.known.same_debtor if not debtors.answered(question)]

    def answer_same_debtor(self, question: DebtorQuestion, *, same: bool) -> None:
        assert self._debtors is not None
        answer = SameDebtorAnswer(debtor_id=question.same_as.debtor_id, same=same)
        intent = self._debtors.answer(question, answer)
        self.reread()
        self.debtor_told.emit(intent.id, same)

    def _add_up(self) -> None:
        outstanding: dict[str, Decimal] = defaultdict(Decimal)
        recovered: dict[str, Decimal] = defaultdict(Decimal)
        self.total = 0
        for total in self._reads.sums():
            self.total += total.count
            if total.paid or total.status == ReceivableStatus.RECOVERED:
                recovered[total.currency] += total.paid
            if total.status not in TERMINAL:
                outstanding[total.currency] += total.outstanding
        self.outstanding, self.recovered = dict(outstanding), dict(recovered)

    @property
    def waiting(self) -> int:
        """How many things need the creditor."""
        return sum(self.counts.values())

    @property
    def counts(self) -> Mapping[str, int]:
        """The same by kind, each of KINDS; what is set in one place is one thing."""
        return {
            "plan": bool(self.unapproved),
            "mailbox": bool(self.without_mailbox),
            "mailbox_refused": bool(self.mailbox_refused),
            "letters_refused": bool(self.letters_refused),
            "rate": bool(self.missing_rates),
            "lost": len(self.lost),
            "refused": len(self.refused),
            "task": len(self.tasks),
            "debtor": len(self.same_debtor),
            "draft": len(self.to_check),
            "answer": self.due_count,
            "ended": len(self.ended),
        }

    @property
    def more_due(self) -> int:
        """How many wait beyond those listed."""
        return self.due_count - len(self.due)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show at all: no receivable, and nothing that waits."""
        return not self.total and not self.waiting

    def arrived(self, question: Question, receivable_id: str | None) -> None:
        judging = self._judging
        if judging is not None:
            self.act("judge", lambda: judging.arrived(question.intent.id, receivable_id), stoppable=False)

    def send_again(self, question: Question) -> None:
        judging = self._judging
        if judging is not None:
            self.act("judge", lambda: judging.send_again(question.intent.id), stoppable=False)


def _now() -> str:
    """On the clock of the service: in Practice days go by faster."""
    return text.current_moment().astimezone(UTC).isoformat(timespec="milliseconds")


WAITING: Final = (
    ReceivableStatus.PAYMENT_RECEIVED,
    ReceivableStatus.DISPUTED,
    ReceivableStatus.EVIDENCE_REQUESTED,
    ReceivableStatus.IN_PROCESS,
)
"""Where the person may be asked something: the last one only where a deadline is named, as for a proposal."""
_PAID = (ReceivableStatus.PAYMENT_RECEIVED, ReceivableStatus.RECOVERED)
_ACTIVE = (ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS)


def subject_of(question: Question) -> str:
    """Whom it is about."""
    sent = question.intent.body
    if question.intent.kind == "submit":
        return f"{sent['debtor']['company_name']} · {', '.join(sent['invoice']['numbers'])}"
    return title_of(question.likely[0]) if question.likely else question.intent.subject_id
