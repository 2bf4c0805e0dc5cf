"""What needs the creditor today: tasks, answers due, invoices to check, what was paid, and how much is outstanding."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_desktop.actions import kinds
from recovery_desktop.actions.same_debtor import find_answered_debtors
from recovery_desktop.commands.unknown_outcomes import (
    RefusedDecision,
    UnknownOutcome,
    confirm_arrival,
    list_refused_decisions,
    list_unknown_outcomes,
    send_again,
)
from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import TO_CHECK, Draft
from recovery_desktop.store.receivable_rows import TEXT_APPROVAL
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.contact_tasks.state import ContactTasksState
from recovery_desktop.ui.rows import title_of

if TYPE_CHECKING:  # what the service takes and answers is loaded after the window is on view
    from recovery_contract.correspondence import ReceivedMessage
    from recovery_contract.debtor_correction import CorrectDebtorRequest
    from recovery_contract.extensions import DebtorQuestion, MissingRate

SHOWN = 8
KINDS: Final = (
    "plan",
    "notice",
    "mailbox",
    "mailbox_refused",
    "letters_refused",
    "mailbox_unread",
    "rate",
    "lost",
    "refused",
    "message",
    "unreached",
    "unaddressed",
    "task",
    "debtor",
    "draft",
    "answer",
    "ended",
)
"""What can wait for the person, in the order in which it stands: each has its count and its lines."""
DUE_SHOWN = 50
DRAFTS_SHOWN: Final = 12
"""More than a page can be read through; the rest is counted and stands on the board."""


class TodayState(ContactTasksState):
    """`debtor_answered` and `corrected` carry (source text for a toast, intent id). `settings_requested`
    leads to that part of the settings, `sign_in_requested` to the browser for the mailbox,
    `approval_requested` to the first messages, `tasks_requested` to all letters and calls, `board_requested` to
    everything under way. `reread_done` says that the lists are new; `changed` also that a command begins or ends."""

    opened = Signal(str)
    draft_opened = Signal(str)
    settings_requested = Signal(str)
    rates_requested = Signal()
    sign_in_requested = Signal()
    approval_requested = Signal()
    tasks_requested = Signal()
    board_requested = Signal()
    debtor_answered = Signal(str, str)
    corrected = Signal(str, str)
    reread_done = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.ended: list[ReceivableRow] = []
        self.unread_notices: list[ReceivableRow] = []
        self.lost: Sequence[UnknownOutcome] = []
        self.refused: Sequence[RefusedDecision] = []
        self.same_debtor: list[DebtorQuestion] = []
        self.messages: list[ReceivedMessage] = []
        self.unreached: list[ReceivableRow] = []
        self.unaddressed: list[ReceivableRow] = []
        self.due: list[ReceivableRow] = []
        self.due_count = 0
        self.to_check: list[Draft] = []
        self.check_count = 0
        self.paid: list[ReceivableRow] = []
        self.coming: list[ReceivableRow] = []
        self.paused: list[ReceivableRow] = []
        self.outstanding: dict[str, Decimal] = {}
        self.recovered: dict[str, Decimal] = {}
        self.total = self.unknown_payments = self.more_coming = 0
        self.reread()

    @property
    def unapproved(self) -> int:
        """How many recoveries wait for the plan to be approved."""
        return self.latest.unapproved

    @property
    def ready(self) -> int:
        """How many messages leave with the approval."""
        return self.latest.ready

    @property
    def without_mailbox(self) -> int:
        return self.latest.without_mailbox

    @property
    def mailbox_refused(self) -> int:
        return self.latest.mailbox_refused

    @property
    def mailbox_provider(self) -> str:
        """Who signs the mailbox in and can do so again; empty where a password does."""
        if not self.latest.mailbox_provider:
            return ""
        # It loads HTTP, which this page, the first one, does not wait for.
        from recovery_desktop.commands.mail_sign_in import load_mail_sign_in

        providers = load_mail_sign_in().values()
        provider = next((one for one in providers if one.name == self.latest.mailbox_provider), None)
        return provider.title if provider is not None and provider.is_offered else ""

    @property
    def letters_refused(self) -> int:
        return self.latest.letters_refused

    @property
    def missing_rates(self) -> Sequence[MissingRate]:
        return self.latest.missing_rates

    def reread(self) -> None:
        """Look into the store again."""
        connection_store = self.session.connection_store
        self.lost = list_unknown_outcomes(connection_store)
        self.refused = list_refused_decisions(connection_store)
        self.take_tasks()
        self.same_debtor = [one for one in self.latest.same_debtor if not self._is_answered(one)]
        decided = {
            str(one.body[kinds.TARGET])
            for one in connection_store.intents.list_unsettled()
            if one.kind == kinds.DECIDE_MESSAGE
        }
        self.messages = [one for one in self.latest.messages if one.id not in decided]
        rows = connection_store.receivables.rows(self.latest.unreached[:DUE_SHOWN])
        self.unreached = [row for row in rows.values() if row.status == ReceivableStatus.IN_PROCESS]
        self.unaddressed = self._list_unaddressed()
        self.ended = connection_store.receivables.ended_plans(_now(), DUE_SHOWN)
        self.unread_notices = self._list_unread_notices()
        self.due = connection_store.receivables.waiting(WAITING, DUE_SHOWN)
        # Counting is worth a look only where the list was cut.
        is_cut = len(self.due) >= DUE_SHOWN
        self.due_count = connection_store.receivables.count_waiting(WAITING) if is_cut else len(self.due)
        self._read_drafts()
        self.paid = connection_store.receivables.newest_paid(SHOWN)
        self._read_coming()
        self.paused = self._list_paused()
        self._add_up()
        self._tell()

    @property
    def has_more_today(self) -> bool:
        """Whether a letter or call comes up later today."""
        row = next(iter(self.coming), None)
        if row is None or not row.next_at or row.next_type not in _BY_HAND:
            return False
        return (
            datetime.fromisoformat(row.next_at).astimezone().date()
            <= text.current_moment().astimezone().date()
        )

    def _read_coming(self) -> None:
        """Look for what happens next by itself: what waits for the person stands among that already."""
        receivables = self.session.connection_store.receivables
        task_ids = {task.receivable_id for task in self.tasks[:DUE_SHOWN]}
        most = SHOWN + len(task_ids)
        planned = receivables.next_planned(_GOING_ON, most)
        coming = [row for row in planned if row.id not in task_ids or row.next_type not in _BY_HAND]
        count = receivables.count_planned(_GOING_ON) if len(planned) >= most else len(planned)
        self.coming = coming[:SHOWN]
        self.more_coming = count - (len(planned) - len(coming)) - len(self.coming)

    def reread_drafts(self) -> None:
        """Look for drafts alone: one changes at each key that is typed into it."""
        self._read_drafts()
        self._tell()

    def _tell(self) -> None:
        self.reread_done.emit()
        self.changed.emit()

    def _read_drafts(self) -> None:
        # Those shown, and the one that follows them; hundreds may come at once.
        drafts = self.session.connection_store.drafts
        self.to_check = drafts.list_in_states(*TO_CHECK, limit=DRAFTS_SHOWN + 1)
        self.check_count = drafts.count_in_states(*TO_CHECK)

    def _list_unread_notices(self) -> list[ReceivableRow]:
        """Return those whose formal notice waits to be approved, but for what the person has just decided."""
        store = self.session.connection_store
        decided = {
            one.subject_id for one in store.intents.list_unsettled() if one.kind == kinds.PLANNED_CONTACT
        }
        unread = store.receivables.waiting_for_approval(TEXT_APPROVAL)
        rows = store.receivables.rows([id_ for id_ in unread if id_ not in decided][:DUE_SHOWN])
        return [row for row in rows.values() if row.status == ReceivableStatus.IN_PROCESS]

    def _list_unaddressed(self) -> list[ReceivableRow]:
        """Return those whose letter lacks an address, but for what the person has just corrected."""
        store = self.session.connection_store
        corrected = {
            one.subject_id for one in store.intents.list_unsettled() if one.kind == kinds.CORRECT_DEBTOR
        }
        wanted = [id_ for id_ in self.latest.unaddressed if id_ not in corrected]
        rows = store.receivables.rows(wanted[:DUE_SHOWN])
        return [row for row in rows.values() if row.status == ReceivableStatus.IN_PROCESS]

    def correct_debtor(self, receivable_id: ReceivableId, request: CorrectDebtorRequest) -> None:
        from recovery_desktop.actions.table import CORRECT_DEBTOR

        intent = self.session.request(receivable_id, CORRECT_DEBTOR, request)
        self.reread()
        self.corrected.emit(CORRECT_DEBTOR.undo_words(intent.body), intent.id)

    def _list_paused(self) -> list[ReceivableRow]:
        """Return those that the creditor lets rest, but for what goes on in a moment."""
        store = self.session.connection_store
        resumed = {one.subject_id for one in store.intents.list_unsettled() if one.kind == kinds.RESUME}
        return [row for row in store.receivables.list_paused(DUE_SHOWN) if row.id not in resumed]

    def _is_answered(self, question: DebtorQuestion) -> bool:
        intents = self.session.connection_store.intents.of_subject(question.receivable_id)
        return question.same_as.debtor_id in find_answered_debtors(intents)

    def answer_same_debtor(self, question: DebtorQuestion, *, same: bool) -> None:
        from recovery_contract.extensions import SameDebtorAnswer
        from recovery_desktop.actions.table import ANSWER_SAME_DEBTOR

        answer = SameDebtorAnswer(debtor_id=question.same_as.debtor_id, same=same)
        intent = self.session.request(
            question.receivable_id, ANSWER_SAME_DEBTOR, answer, target_id=question.debtor_id
        )
        self.reread()
        self.debtor_answered.emit(ANSWER_SAME_DEBTOR.undo_words(intent.body), intent.id)

    def _add_up(self) -> None:
        outstanding: dict[str, Decimal] = defaultdict(Decimal)
        recovered: dict[str, Decimal] = defaultdict(Decimal)
        self.total = self.unknown_payments = 0
        none: dict[str, Decimal] = {}
        for total in self.session.connection_store.receivables.sums():
            none[total.currency] = Decimal(0)
            self.total += total.count
            self.unknown_payments += total.unknown
            if total.paid or total.status == ReceivableStatus.RECOVERED:
                recovered[total.currency] += total.paid
            if total.status not in TERMINAL:
                outstanding[total.currency] += total.outstanding
        # A sum of nothing is one in the currency of the invoices.
        self.outstanding, self.recovered = dict(outstanding) or none, dict(recovered) or none

    @property
    def waiting(self) -> int:
        """How many things need the creditor."""
        return sum(self.counts.values())

    @property
    def counts(self) -> Mapping[str, int]:
        """The same by kind, each of KINDS; what is set in one place is one thing."""
        return {
            "plan": bool(self.unapproved),
            "notice": len(self.unread_notices),
            "mailbox": bool(self.without_mailbox),
            "mailbox_refused": bool(self.mailbox_refused),
            "letters_refused": bool(self.letters_refused),
            "mailbox_unread": bool(self.latest.mailbox_unread),
            "rate": bool(self.missing_rates),
            "lost": len(self.lost),
            "refused": len(self.refused),
            "message": len(self.messages),
            "unreached": len(self.unreached),
            "unaddressed": len(self.unaddressed),
            "task": len(self.tasks),
            "debtor": len(self.same_debtor),
            "draft": self.check_count,
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

    def arrived(self, question: UnknownOutcome, receivable_id: ReceivableId | None) -> None:
        async def work() -> None:
            confirm_arrival(self.session.context, question.intent.id, receivable_id)

        self.act("resolve", work, stoppable=False)

    def send_again(self, question: UnknownOutcome) -> None:
        async def work() -> None:
            send_again(self.session.context, question.intent.id)

        self.act("resolve", work, stoppable=False)


def _now() -> str:
    """Return now on the clock of the service: in Practice days go by faster."""
    return text.current_moment().astimezone(UTC).isoformat(timespec="milliseconds")


WAITING: Final = (
    ReceivableStatus.PAYMENT_RECEIVED,
    ReceivableStatus.DISPUTED,
    ReceivableStatus.EVIDENCE_REQUESTED,
    ReceivableStatus.IN_PROCESS,
)
"""Where the person may be asked something: the last one only where a deadline is named, as for a proposal."""
_GOING_ON = (ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS, ReceivableStatus.PAYMENT_RECEIVED)
"""Where something may happen by itself: contacts, and the day on which a payment is final."""
_BY_HAND = ("letter", "phone")


def subject_of(question: UnknownOutcome) -> str:
    """Return whom it is about."""
    sent = question.intent.body
    if question.intent.kind == kinds.SUBMIT:
        return f"{sent['debtor']['company_name']} · {', '.join(sent['invoice']['numbers'])}"
    return title_of(question.likely[0]) if question.likely else question.intent.subject_id
