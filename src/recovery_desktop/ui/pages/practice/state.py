"""Practice: its clock, the debtor who waits to be told what to do, and the steps to the first payment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Final, Literal

from PySide6.QtCore import Signal

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.sandbox import DebtorAction
from recovery_desktop.actions.table import SUBMIT
from recovery_desktop.commands.practice_clock import advance_clock, advance_to_next, fetch_clock
from recovery_desktop.commands.practice_debtor import let_debtor_act
from recovery_desktop.failures import Failure
from recovery_desktop.ids import NO_RECEIVABLE, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import OPEN
from recovery_desktop.store.intents import UNSETTLED, Intent
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.rows import title_of

WEEK_SECONDS = 7 * 86_400
_S = ReceivableStatus
ACTIVE: Final = (_S.PENDING, _S.IN_PROCESS)
"""Where a debtor may still be told what to do."""
ANSWERED: Final = (_S.PAYMENT_RECEIVED, _S.RECOVERED, _S.DISPUTED, _S.EVIDENCE_REQUESTED)
UNPAID: Final = (*ACTIVE, _S.DISPUTED, _S.EVIDENCE_REQUESTED)
PAID: Final = (_S.PAYMENT_RECEIVED, _S.RECOVERED)
DEBTOR_PAGES: Final = frozenset({"today", "board", "receivable"})
STEP_PAGES: Final = frozenset({"today", "board", "receivable", "submit"})
ADDED: Final = ("review", "unread", "submitting")
"""States of a draft that can be reviewed: what is still being read is not there yet."""
LOOKED_AT: Final = 20
"""So many of the newest payments tell how far the first invoice has come."""
STEPS_CLOSED: Final = "practice steps closed"

Step = Literal["add", "recover", "answer", "paid"]


class PracticeState(PageState):
    """`expected`: the clock is about to be moved. What happens by the new time can be here before the answer is.
    `sent_early`: what could be taken back has left. `left` when the person wants to start for real."""

    expected = Signal()
    sent_early = Signal()
    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.now: datetime | None = None
        self.ahead = timedelta()
        """How far that clock is ahead of this computer's."""
        self.days_moved = 0
        """How many days it was wound on last; 0 once it is looked at again."""
        self.nothing_planned = False
        self.debtor: ReceivableRow | None = None
        """Of the receivable on view, or of the newest one that is still unpaid."""
        self.leaving: Intent | None = None
        """The submission that can still be taken back, where no debtor is there yet: a press sends it at once."""
        self.steps: dict[Step, bool] = {}
        """What is done of the way to the first payment; empty once the person has closed the list."""
        self.is_paid_in_part = False
        """Whether what arrived is not all that was asked for."""
        self.is_final = False
        """Whether a payment can no longer be taken back."""
        self._did_nothing = NO_RECEIVABLE
        self._page, self._on_view = "", NO_RECEIVABLE
        self._settled: asyncio.Future[None] | None = None
        self._open_things: Sequence[str] = ()
        """What was open when nothing was planned: that holds until something else is."""

    def refresh(self) -> None:
        self.act("clock", self._refresh)

    @property
    def waits_for_answer(self) -> bool:
        """Whether something is still open: it goes on once the person has answered."""
        return bool(self.session.connection_store.receivables.open_ids())

    def next_event(self) -> None:
        self.act("clock", self._next, stoppable=False)

    def week(self) -> None:
        self.act("clock", self._week, stoppable=False)

    @property
    def is_at_work(self) -> bool:
        """Whether a page of the connection is on view: while one is chosen, there is no clock to move."""
        return self._page != "welcome"

    def look_at(self, page: str, receivable_id: ReceivableId) -> None:
        """Note which page is shown, with its receivable where it shows one."""
        self._page, self._on_view = page, receivable_id
        self.reread()

    def reread(self) -> None:
        """Look into the store again."""
        self.debtor, self.leaving, self.steps = None, None, {}
        if self.session.is_practice:
            self.debtor = self._debtor()
            if self.debtor is None and self._page in ("today", "board"):
                self.leaving = self._newest_submission()
            self.steps = self._steps()
            if self.nothing_planned and self._open_things != self._list_open_things():
                self.nothing_planned = False
            self.is_final = bool(self.session.connection_store.receivables.newest((_S.RECOVERED,), 1))
        self._settle_waiting()
        self.changed.emit()

    @property
    def debtor_title(self) -> str:
        """Whose answer is asked for; empty where nobody's is."""
        if self.debtor is not None:
            return title_of(self.debtor)
        return "" if self.leaving is None else str(self.leaving.body["debtor"]["company_name"])

    @property
    def has_done_nothing(self) -> bool:
        """Whether the debtor who is asked about was told last to do nothing."""
        return self.debtor is not None and self.debtor.id == self._did_nothing

    def _newest_submission(self) -> Intent | None:
        unsettled = self.session.connection_store.intents.list_unsettled()
        return next((one for one in reversed(unsettled) if one.kind == SUBMIT.kind), None)

    def _debtor(self) -> ReceivableRow | None:
        receivables = self.session.connection_store.receivables
        if self._page not in DEBTOR_PAGES:
            return None
        if self._page == "receivable":
            row = receivables.rows([self._on_view]).get(self._on_view)
            return row if row is not None and row.status in ACTIVE else None
        return next(iter(receivables.newest(ACTIVE, 1)), None)

    def _steps(self) -> dict[Step, bool]:
        if self._page not in STEP_PAGES or self.session.store.preferences.get(STEPS_CLOSED, False):
            return {}
        connection_store = self.session.connection_store
        payments = connection_store.receivables.newest(PAID, LOOKED_AT)
        is_paid = any(row.status == _S.RECOVERED or row.open == 0 for row in payments)
        self.is_paid_in_part = bool(payments) and not is_paid
        is_submitted = connection_store.receivables.count() > 0 or self._is_submitting()
        unpaid = connection_store.receivables.newest(UNPAID, 1)
        if is_paid and (unpaid or self._is_submitting()):
            # The first invoice is paid: the list says nothing of the next one.
            return {}
        return {
            "add": is_submitted or bool(connection_store.drafts.list_in_states(*ADDED, limit=1)),
            "recover": is_submitted,
            "answer": bool(connection_store.receivables.newest(ANSWERED, 1)),
            "paid": is_paid,
        }

    def _list_open_things(self) -> Sequence[str]:
        """Return the ids of all that something may still come of."""
        connection_store = self.session.connection_store
        drafts, unsettled = (
            connection_store.drafts.list_in_states(*OPEN),
            connection_store.intents.list_unsettled(),
        )
        return [
            *connection_store.receivables.open_ids(),
            *(one.id for one in drafts),
            *(one.id for one in unsettled),
        ]

    def _is_submitting(self) -> bool:
        return bool(self.session.connection_store.drafts.list_in_states("submitting", limit=1))

    def close_steps(self) -> None:
        self.session.store.preferences.set(STEPS_CLOSED, True)
        self.reread()

    def let_debtor_act(self, action: DebtorAction) -> None:
        """Wind the clock on to the moment at which the debtor does it; an invoice that could still be taken back
        leaves first."""
        debtor, leaving = self.debtor, self.leaving
        if debtor is not None:
            self.act("clock", lambda: self._let_act(debtor.id, action), stoppable=False)
        elif leaving is not None:
            self.act("clock", lambda: self._send_and_let_act(leaving.id, action), stoppable=False)

    async def _send_and_let_act(self, intent_id: IntentId, action: DebtorAction) -> None:
        intents = self.session.connection_store.intents
        await self._send_waiting()
        while (intent := intents.get(intent_id)).state in UNSETTLED:
            await self._next_change()
        # What was refused or taken back has no debtor; the page says why.
        if intent.state == "done" and intent.answer:
            await self._let_act(ReceivableId(intent.answer["receivable_id"]), action)

    async def _send_waiting(self) -> None:
        """Send what could still be taken back: the clock must not pass a deadline that the person has kept.
        What cannot be sent now holds nothing up."""
        intents = self.session.connection_store.intents
        waiting = [one for one in intents.list_unsettled() if one.state != "unknown" and one.failure is None]
        if not waiting:
            return
        for one in waiting:
            if one.state == "waiting":
                intents.send_now(one.id)
        self.sent_early.emit()
        self.session.sync_soon()
        while _is_under_way([intents.get(one.id) for one in waiting]):
            await self._next_change()

    async def _next_change(self) -> None:
        self._settled = asyncio.get_running_loop().create_future()
        await self._settled

    def _settle_waiting(self) -> None:
        """Let whoever waits for a submission look again: the store has changed."""
        if self._settled is not None and not self._settled.done():
            self._settled.set_result(None)

    async def _let_act(self, receivable_id: ReceivableId, action: DebtorAction) -> None:
        self.nothing_planned = False
        try:
            await self._send_waiting()
            await let_debtor_act(self.session.context, receivable_id, action)
            self._did_nothing = receivable_id if action is DebtorAction.NOTHING else NO_RECEIVABLE
        finally:
            # Broken off, the clock may stand anywhere on the way.
            self.session.sync_soon()
            await self._refresh()
        self.expected.emit()
        self.reread()

    async def _refresh(self) -> None:
        before, self.now = self.now, await fetch_clock(self.session.context)
        days = self.now.astimezone().date() - (before or self.now).astimezone().date()
        self.days_moved = max(0, days.days)
        self.ahead = self.now - datetime.now(UTC)

    async def _next(self) -> None:
        await self._send_waiting()
        with self._moving():
            self.nothing_planned = not await advance_to_next(self.session.context, self._expect)
            self._open_things = self._list_open_things()
            self.session.sync_soon()
        await self._refresh()

    async def _week(self) -> None:
        self.nothing_planned = False
        await self._send_waiting()
        with self._moving():
            self._expect(datetime.now(UTC) + self.ahead + timedelta(seconds=WEEK_SECONDS))
            await advance_clock(self.session.context, WEEK_SECONDS)
            self.session.sync_soon()
        await self._refresh()

    @contextmanager
    def _moving(self) -> Iterator[None]:
        """Put the clock back where moving it fails."""
        before = self.ahead
        try:
            yield
        except Failure:
            self.ahead = before
            raise

    def _expect(self, now: datetime) -> None:
        self.ahead = now - datetime.now(UTC)
        self.expected.emit()


def _is_under_way(intents: Sequence[Intent]) -> bool:
    """Return whether one of them is still to be answered, while none of them is held up."""
    unsettled = [one for one in intents if one.state in UNSETTLED]
    return bool(unsettled) and all(one.state != "unknown" and one.failure is None for one in unsettled)
