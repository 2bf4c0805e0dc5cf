"""The plan and the next message of each recovery, before it leaves: read, changed, skipped, sent now or approved."""

from __future__ import annotations

from collections.abc import Iterable

from recovery_contract.creditor_settings import RecoveryPlan
from recovery_contract.extensions import PlannedContact, PlannedContactAction, PlannedMessage, SentMessage
from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.table import APPROVE_PLAN, SUBMIT
from recovery_desktop.commands.recovery_settings import fetch_approval, refresh_after_approval
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.pages.state import PageState


class ApprovalState(PageState):
    """`plan` is None until it was read. `one` is the recovery whose message is on view."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.plan: RecoveryPlan | None = None
        self.ids: list[ReceivableId] = []
        self.waiting: list[ReceivableId] = []
        """Of the ids those that nobody has approved yet."""
        self._is_plan_approving = False
        self.covers_all = False
        """Whether approving lets later invoices start by themselves too: only where the person says so."""
        self.one = ReceivableState(session)
        self.one.changed.connect(self._one_changed)

    def refresh(self) -> None:
        self._is_plan_approving = self._find_approval()
        self.act("read", self._read)

    def reset(self) -> None:
        """Clear the state for another connection."""
        self.plan, self.ids, self.waiting = None, [], []
        self._is_plan_approving, self.covers_all = False, False
        self.one.open(ReceivableId(""))
        self.changed.emit()

    async def _read(self) -> None:
        self.plan, planned = await fetch_approval(self.session.context)
        self.waiting = waiting = list(
            dict.fromkeys(row.receivable_id for row in planned if not (row.skipped or row.approved))
        )
        # What is on view keeps its place, also once it was sent.
        self.ids = [id_ for id_ in self.ids if id_ in waiting or id_ == self.one.id] + [
            id_ for id_ in waiting if id_ not in self.ids
        ]
        if self.one.id not in self.ids and self.ids:
            self.one.open(self.ids[0])

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
        return self._is_plan_approving or "approve" in self.one.changing.values()

    def cover_all(self, covers_all: bool) -> None:
        self.covers_all = covers_all
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
        return next((id_ for id_ in after if id_ in self.waiting and id_ != self.one.id), None)

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
    def message(self) -> PlannedMessage | None:
        """What the next contact would say; None while that is being looked up."""
        return self.one.previews.get(self.planned[0].id) if self.planned else None

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
        """Ask for it, for this invoice or for all; it rests like everything that leaves, for it sends messages."""
        if self.plan is None or self.is_approving:
            return
        if not self.covers_all:
            self._change("approve")
            return
        plan = self.plan.model_copy(update={"approved": True})
        self.one.request(APPROVE_PLAN, plan, target_id=self.session.context.creditor)
        self.on_intents_changed()

    def on_intents_changed(self) -> None:
        """Refresh after something left, was refused or was taken back."""

        async def work() -> None:
            await self._read()
            await refresh_after_approval(self.session.context)
            self.one.look_again()

        was_approving, self._is_plan_approving = self.is_approving, self._find_approval()
        self.one.reread()
        if was_approving and not self.is_approving:
            self.act("approved", work)

    def _find_approval(self) -> bool:
        unsettled = self.session.connection_store.intents.list_unsettled()
        return any(intent.kind == APPROVE_PLAN.kind for intent in unsettled)

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
