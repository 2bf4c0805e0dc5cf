"""The plan and the next message of each recovery, before it leaves: read, changed, skipped, sent now or approved."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Literal

from PySide6.QtCore import Signal

from recovery_contract.creditor_settings import RecoveryPlan
from recovery_contract.extensions import PlannedContact, PlannedContactAction, PlannedMessage, SentMessage
from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.table import APPROVE_PLAN, CHANGE_PLANNED_CONTACT, SUBMIT
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.recovery_settings import fetch_approval, refresh_after_approval
from recovery_desktop.ids import NO_RECEIVABLE, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import UNSETTLED, Intent
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.text import current_moment

Covered = Literal["this", "waiting", "every"]
FORMAL_NOTICE = "formal_notice"
_AT_ONCE = timedelta(minutes=10)


class ApprovalState(PageState):
    """`plan` is None until it was read. `one` is the recovery whose message is on view. `approved_many` carries the
    intents of one approval that covers several."""

    approved_many = Signal(list)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.plan: RecoveryPlan | None = None
        self.ids: list[ReceivableId] = []
        self.waiting: dict[ReceivableId, PlannedContact] = {}
        """Of the ids those that nobody has approved yet, each with its next contact."""
        self._awaited: IntentId | None = None
        self._is_changed_meanwhile = False
        self._is_plan_approving = False
        self._approving: set[ReceivableId] = set()
        self._approvals: dict[IntentId, ReceivableId] = {}
        self._outdated: ReceivableDetails | None = None
        """What stood on view when its approval was taken: it says of each message that it waits for one."""
        self._approved_together: set[ReceivableId] = set()
        self.covered: Covered = "this"
        """What an approval covers; later invoices start by themselves only where the person says so."""
        self.one = ReceivableState(session)
        self.one.changed.connect(self._one_changed)

    def refresh(self) -> None:
        self._note_approvals()
        self.act("read", self._read)

    def await_submitted(self, intent_id: IntentId) -> None:
        """Show what comes of this submission, and nothing until it has come: what was on view is another invoice."""
        self._awaited = intent_id
        self.ids = []
        self.one.open(NO_RECEIVABLE)
        self.changed.emit()

    def begin_round(self) -> None:
        """Count from now on only those that still wait; the one on view too, unless it was approved and others wait."""
        self._awaited = None
        wait = [id_ for id_ in self.ids if id_ in self.waiting]
        self.ids = wait or [id_ for id_ in self.ids if id_ == self.one.id]
        if self.ids and self.one.id not in self.ids:
            self.one.open(self.ids[0])
        elif self.one.id in self.waiting:
            # A rate or a setting that was entered meanwhile changes what it says.
            self.one.previews.clear()
            self.one.look_again()

    def reset(self) -> None:
        """Clear the state for another connection."""
        self.plan, self.ids = None, []
        self.waiting, self._approving = {}, set()
        self._is_plan_approving, self.covered = False, "this"
        self._awaited = None
        self.one.open(NO_RECEIVABLE)
        self.changed.emit()

    async def _read(self) -> None:
        self.plan, planned = await fetch_approval(self.session.context)
        self.waiting = {}
        for row in planned:
            # What an agreement, a dispute or a pause holds back is planned anew later: nobody approves it now.
            if not (row.skipped or row.approved or row.waits_because):
                self.waiting.setdefault(row.receivable_id, row)
        # Who reads one after the other counts them: what is approved meanwhile keeps its place.
        current_ids = {row.receivable_id for row in planned} | {self.one.id}
        self.ids = [id_ for id_ in self.ids if id_ in current_ids] + [
            id_ for id_ in self.waiting if id_ not in self.ids
        ]
        if self._awaited is not None:
            self._find_awaited(self._awaited)
        elif self.one.id not in self.ids and self.ids:
            self.one.open(self.ids[0])

    def _find_awaited(self, intent_id: IntentId) -> None:
        """Open what the awaited submission became, once there is something to read; the first one where it came to
        nothing."""
        intent = self.session.connection_store.intents.get(intent_id)
        if intent.state in UNSETTLED:
            return
        became = ReceivableId((intent.answer or {}).get("receivable_id") or NO_RECEIVABLE)
        if became and became not in self.ids:
            return
        self._awaited = None
        if became or self.ids:
            self.one.open(became or self.ids[0])

    @property
    def is_approved(self) -> bool:
        """Whether the messages of the one on view leave by themselves."""
        return self.is_plan_approved or any(row.approved for row in self.planned)

    @property
    def is_plan_approved(self) -> bool:
        """Whether those of every invoice do, later ones too."""
        return self.plan is not None and self.plan.approved

    @property
    def is_approving(self) -> bool:
        is_requested = "approve" in self.one.changing.values()
        is_under_way = self._is_plan_approving or is_requested or self.one.id in self._approving
        return is_under_way or self._is_confirming

    @property
    def _is_confirming(self) -> bool:
        """Whether the approval was taken, and what is on view was fetched before."""
        outdated = self._outdated
        return outdated is not None and outdated is self.one.details and self.one.failure is None

    @property
    def can_undo(self) -> bool:
        """Whether the approval of the one on view can be taken back by itself."""
        rests = self.is_approving and not self._is_confirming
        return rests and self.one.id not in self._approved_together

    @property
    def covers_all(self) -> bool:
        return self.covered == "every"

    @property
    def unapproved(self) -> list[ReceivableId]:
        """Those that nobody has approved, and that are not being approved."""
        return [id_ for id_ in self.waiting if id_ not in self._approving]

    @property
    def together(self) -> list[ReceivableId]:
        """Those that one approval may cover: a formal notice is approved by who has it on view."""
        return [id_ for id_ in self.unapproved if self.waiting[id_].template != FORMAL_NOTICE]

    def cover(self, covered: Covered) -> None:
        self.covered = covered
        self.changed.emit()

    @property
    def leaving(self) -> int:
        """How many invoices are on their way to the service; their messages are not written yet."""
        unsettled = self.session.connection_store.intents.list_unsettled()
        return sum(intent.kind == SUBMIT.kind for intent in unsettled)

    @property
    def at(self) -> int:
        """The place of the one on view, from 1."""
        return self.ids.index(self.one.id) + 1 if self.one.id in self.ids else 0

    @property
    def next_waiting(self) -> ReceivableId | None:
        """The next one after that on view that still waits to be read; None once the plan is approved for all."""
        if self.is_plan_approved:
            return None
        after = self.ids[self.at :] + self.ids[: self.at]
        waiting = self.unapproved
        return next((id_ for id_ in after if id_ in waiting and id_ != self.one.id), None)

    def show_next_waiting(self) -> None:
        if (id_ := self.next_waiting) is not None:
            self.one.open(id_)

    def step(self, by: int) -> None:
        self.one.open(self.ids[(self.at - 1 + by) % len(self.ids)])

    @property
    def planned(self) -> list[PlannedContact]:
        """What is still to come of the one on view, the next contact first."""
        details = self.one.details
        return [row for row in (details.planned or () if details else ()) if not row.skipped]

    @property
    def message_count(self) -> int:
        """How many messages one approval lets go; a call is none."""
        return sum(row.type != "phone" for row in self.planned)

    @property
    def leaves_at_once(self) -> bool:
        """Whether the next message leaves right after its approval."""
        at = self.planned[0].if_approved_at if self.planned else None
        return at is not None and at <= current_moment() + _AT_ONCE

    @property
    def sent(self) -> list[SentMessage]:
        """What has left, or is leaving, for the one on view; the latest last."""
        details = self.one.details
        return list(details.messages or ()) if details else []

    @property
    def is_leaving(self) -> bool:
        """Whether the message on view was told to leave and can still be taken back."""
        return "send_now" in self.one.changing.values()

    @property
    def left_out(self) -> list[PlannedContact]:
        details = self.one.details
        return [row for row in (details.planned or () if details else ()) if row.skipped]

    @property
    def further(self) -> list[PlannedContact]:
        """What follows the next contact in its order, and what is left out of it: the page of the invoice names the
        same."""
        begin = self.planned[0].at if self.planned else None
        left_out = [row for row in self.left_out if begin is None or row.at >= begin]
        return sorted([*self.planned[1:], *left_out], key=lambda row: row.at)

    @property
    def message(self) -> PlannedMessage | None:
        """What the next contact would say; None while that is being looked up."""
        return self.one.previews.get(self.planned[0].id) if self.planned else None

    @property
    def lacks_mailbox(self) -> bool:
        """Whether the next message is an email that nothing can send yet."""
        mail = self.message.mail if self.message is not None else None
        return mail is not None and not mail.sender and not self.session.is_practice

    def send_now(self) -> None:
        self._change("send_now")

    def skip(self) -> None:
        self._change("skip")

    def _change(self, action: str) -> None:
        if self.planned:
            self.one.change_planned(
                self.planned[0].id, PlannedContactAction.model_validate({"action": action})
            )

    def approve(self) -> None:
        """Ask for it; it rests like everything that leaves, for it sends messages."""
        if self.plan is None or self.is_approving:
            return
        if self.covered == "waiting":
            self._approve_waiting()
            return
        if not self.covers_all:
            self._change("approve")
            self.on_intents_changed()
            return
        plan = self.plan.model_copy(update={"approved": True})
        self.one.request(APPROVE_PLAN, plan, target_id=self.session.context.creditor)
        self.on_intents_changed()

    def undo_approval(self) -> None:
        """Take back the approval of the one on view, or of the plan, as long as it has not left."""
        for intent in self.session.connection_store.intents.list_unsettled():
            if intent.kind == APPROVE_PLAN.kind or (
                intent.receivable_id == self.one.id and _is_approval(intent)
            ):
                self.session.withdraw(intent.id)
        self.on_intents_changed()

    def _approve_waiting(self) -> None:
        """Approve what waits now, all of it or nothing; what is submitted later waits as before."""
        action = PlannedContactAction.model_validate({"action": "approve"})
        self._approved_together = set(self.together)
        with self.session.store.database.write():
            intents = [
                self.session.request(id_, CHANGE_PLANNED_CONTACT, action, target_id=self.waiting[id_].id)
                for id_ in self.together
            ]
        self.covered = "this"
        self._find_approvals()
        self.one.reread()
        self.approved_many.emit([intent.id for intent in intents])

    def on_intents_changed(self) -> None:
        """Refresh after something left, was refused or was taken back."""
        self._note_approvals()
        self.one.reread()

    def _note_approvals(self) -> None:
        """Notice which approvals are under way; fetch what waited for them once none is any more."""

        async def work() -> None:
            self._is_changed_meanwhile = True
            while self._is_changed_meanwhile:
                self._is_changed_meanwhile = False
                await self._read()
                await refresh_after_approval(self.session.context)
                self.one.look_again()

        before = (self._is_plan_approving, self._approving)
        self._find_approvals()
        # Of several that leave one after the other only the last one is worth asking what waits.
        if any(before) and not (self._is_plan_approving or self._approving):
            # What the one before still fetches may have been read before this one was answered.
            self._is_changed_meanwhile = True
            self.act("approved", work)

    def _find_approvals(self) -> None:
        unsettled = self.session.connection_store.intents.list_unsettled()
        self._is_plan_approving = any(intent.kind == APPROVE_PLAN.kind for intent in unsettled)
        self._approving = {intent.receivable_id for intent in unsettled if _is_approval(intent)}
        before, self._approvals = (
            self._approvals,
            {
                intent.id: intent.receivable_id
                for intent in unsettled
                if _is_approval(intent) or intent.kind == APPROVE_PLAN.kind
            },
        )
        intents = self.session.connection_store.intents
        for id_ in before.keys() - self._approvals.keys():
            covers_this = before[id_] == self.one.id or intents.get(id_).kind == APPROVE_PLAN.kind
            if covers_this and intents.get(id_).state == "done":
                self._outdated = self.one.details

    def on_store_changed(self, ids: Iterable[str]) -> None:
        """Refresh after these receivables changed in the store."""
        self.one.on_store_changed(ids)
        self.refresh()

    def _one_changed(self) -> None:
        rests = self.planned and self.planned[0].id not in self.one.changing
        # Only the person repeats a query that failed.
        if rests and self.one.failure is None and not self.one.looking:
            self.one.preview(self.planned[0].id)
        self.changed.emit()


def _is_approval(intent: Intent) -> bool:
    return intent.kind == CHANGE_PLANNED_CONTACT.kind and intent.body["action"] == "approve"
