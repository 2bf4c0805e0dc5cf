"""One receivable: what is known, what may be asked of it now, and the creditor's decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Signal

from recovery_contract.actions import (
    CancelReason,
    CancelRequest,
    PartialPaymentAction,
    PartialPaymentDecision,
)
from recovery_contract.allowed_actions import Action, creditor_may
from recovery_contract.extensions import (
    ContactTask,
    PlannedContactAction,
    PlannedMessage,
    RecordPaymentRequest,
    SentMessage,
)
from recovery_contract.progress import HistoryEntry
from recovery_contract.receivables import Contact, Receivable
from recovery_desktop.actions.same_debtor import answered_debtors
from recovery_desktop.commands.evidence import NotEvidence, Prepared
from recovery_desktop.commands.look_into import Details
from recovery_desktop.failures import Refused
from recovery_desktop.store.intents import UNSETTLED, Intent
from recovery_desktop.ui.by_hand.state import ByHand, ByHandState
from recovery_desktop.ui.pages.receivable.asking import (
    Desk,
    IntentReads,
    ReceivableReads,
)
from recovery_desktop.ui.pages.receivable.dealings import ANSWERS, Dealings
from recovery_desktop.ui.pages.receivable.documents.state import Documents
from recovery_desktop.ui.state import PageState, Spawn

_INSOLVENCY: Final = frozenset({Action.DECLARE_INSOLVENCY, Action.WITHDRAW_INSOLVENCY})
_NOT_TWICE: Final = {
    "cancel": frozenset({Action.CANCEL}),
    "evidence": frozenset({Action.SUBMIT_EVIDENCE}),
    "partial_payment": frozenset({Action.DECIDE_PARTIAL_PAYMENT}),
    "promise": frozenset({Action.RECORD_PROMISE}),
    "proposal": frozenset({Action.PROPOSE_AGREEMENT}),
    "agreement": ANSWERS,
    "insolvency": _INSOLVENCY,
    "insolvency_withdrawn": _INSOLVENCY,
}
"""What is not asked again while an intent of this kind is under way."""

_WORDS: Final = {
    "cancel": ("cancel", "notes"),
    "decision": ("partial_payment", "notes"),
    "notes": ("metadata", "metadata", "notes"),
}
"""Under which kind of intent, and where in it, words lie that were typed outside of a form."""

HISTORY_TOLD: Final = 50
"""As many entries the service tells with the receivable itself; where there are so many, there may be more."""


class ReceivableState(PageState):
    """`decided` carries (what, intent id) for a toast with undo; `opened_paper` a file to look at, and its name."""

    decided = Signal(str, str)
    opened_paper = Signal(Path, str)
    told = Signal(str)

    def __init__(
        self,
        spawn: Spawn,
        reads: ReceivableReads,
        intents: IntentReads,
        session: Desk,
        open_address: Callable[[str], bool],
        by_hand: ByHand | None = None,
    ) -> None:
        super().__init__(spawn)
        self._reads, self._intents, self._session = reads, intents, session
        self._open_address = open_address
        self.dealings = Dealings(self, session, self._intend)
        self.by_hand = ByHandState(spawn, by_hand)
        self.by_hand.changed.connect(self.changed)
        self.documents = Documents(self, session, self.act, self.opened_paper.emit, self.told.emit)
        self.id = ""
        self.receivable: Receivable | None = None
        self.under_way: list[Intent] = []
        self.refused: Intent | None = None
        self.told_apart: frozenset[str] = frozenset()
        self._clear()

    def _clear(self) -> None:
        self.failure = None
        self.browser_missing = False
        self.details: Details | None = None
        self.whole_history: list[HistoryEntry] | None = None
        self.previews: dict[str, PlannedMessage] = {}
        self.not_taken: list[NotEvidence] = []
        self.documents.case_file = None
        self.missing = False

    def open(self, id: str) -> None:
        """Show this one, and ask the service for the rest."""
        self.id = id
        self._clear()
        self.reread()
        self.look_again()

    def look_again(self) -> None:
        """Ask the service once more about the one on view."""
        id = self.id
        if id:
            self.act(f"look {id}", lambda: self._look(id))

    @property
    def looking(self) -> bool:
        return self.busy(f"look {self.id}")

    async def _look(self, id: str) -> None:
        try:
            await self._session.look(id)
        except Refused as failure:
            self.missing = failure.status == 404 and id == self.id
            raise
        known = self._reads.get(id)
        if known is None:
            return
        details = await self._session.look_into(id, known.user_id)
        if id == self.id:
            self.details, self.whole_history = details, None
            if any(row.to_do for row in details.planned or ()):
                self.by_hand.look()

    def noticed(self, ids: Iterable[str]) -> None:
        """These receivables changed in the store; none means that anything may have."""
        named = set(ids)
        if self.id and (not named or self.id in named):
            before = self.receivable
            self.reread()
            if before is not None and self.receivable != before and not self.looking:
                self.look_again()

    def reread(self) -> None:
        self.receivable = self._reads.get(self.id) if self.id else None
        known = list(self._intents.of_subject(self.id)) if self.id else []
        self.under_way = [intent for intent in known if intent.state in UNSETTLED]
        self.told_apart = answered_debtors(known)
        self.refused = known[-1] if known and known[-1].state == "refused" else None
        self.by_hand.take_tasks()
        self.changed.emit()

    @property
    def allowed(self) -> frozenset[Action]:
        """What may be asked now, without what is on its way already."""
        if self.receivable is None:
            return frozenset()
        on_the_way = (_NOT_TWICE.get(intent.kind, frozenset()) for intent in self.under_way)
        return creditor_may(self.receivable).difference(*on_the_way)

    @property
    def takes_payments(self) -> bool:
        """Whether a payment can be entered: not once it has ended, nor while one is on its way."""
        if self.receivable is None or any(intent.kind == "record_payment" for intent in self.under_way):
            return False
        offered = self.details is None or self.details.offered
        # A service that takes no payments is told by cancelling.
        return (Action.RECORD_PAYMENT if offered else Action.CANCEL) in self.allowed

    @property
    def history(self) -> list[HistoryEntry]:
        """Newest first."""
        if self.whole_history is not None:
            return self.whole_history
        return [] if self.receivable is None else list(self.receivable.recovery_progress.history or [])

    @property
    def has_more_history(self) -> bool:
        offered = self.details is not None and self.details.offered
        return offered and self.whole_history is None and len(self.history) >= HISTORY_TOLD

    def show_whole_history(self) -> None:
        id = self.id

        async def look() -> None:
            found = await self._session.whole_timeline(id)
            if id == self.id:
                self.whole_history = found

        self.act("timeline", look)

    def message(self, key: str) -> SentMessage | None:
        """What that contact said, where the service told it."""
        known = (self.details.messages or ()) if self.details is not None else ()
        return next((message for message in known if message.id == key), None)

    def cancel(self, reason: CancelReason, notes: str) -> None:
        request = CancelRequest(reason=reason, notes=notes.strip() or None)
        if self._do(Action.CANCEL, lambda: self._session.cancel(self.id, request)):
            self._session.type(self.id, "cancel", "")

    def decide(self, action: PartialPaymentAction, notes: str = "") -> None:
        decision = PartialPaymentDecision(action=action, notes=notes.strip() or None)
        if self._do(Action.DECIDE_PARTIAL_PAYMENT, lambda: self._session.decide(self.id, decision)):
            self._session.type(self.id, "decision", "")

    def submit_evidence(self) -> None:
        if self.prepared.says_something:
            self._do(Action.SUBMIT_EVIDENCE, lambda: self._session.submit_evidence(self.id))

    def add_contact(self, contact: Contact) -> None:
        self._do(Action.ADD_CONTACT, lambda: self._session.add_contact(self.id, contact))

    def record_payment(self, payment: RecordPaymentRequest) -> None:
        if self.takes_payments:
            self._intend("payment", self._session.record_payment(self.id, payment))

    def change_planned(self, contact_id: str, action: PlannedContactAction) -> None:
        if contact_id not in self.changing:
            self._intend("planned_contact", self._session.change_planned(self.id, contact_id, action))

    @property
    def changing(self) -> dict[str, str]:
        """Planned contacts whose change is under way, and which change."""
        return {
            str(intent.body["id"]): str(intent.body["action"])
            for intent in self.under_way
            if intent.kind in ("planned_contact", "contact_task")
        }

    def task(self, contact_id: str) -> ContactTask | None:
        """The letter or call that waits for the person, where the service told it."""
        return next((task for task in self.by_hand.tasks if task.id == contact_id), None)

    def preview(self, contact_id: str) -> None:
        """Ask for what it would say; `previews` has it then."""

        async def look() -> None:
            self.previews[contact_id] = await self._session.preview_planned(contact_id)

        if contact_id not in self.previews:
            self.act(f"preview {contact_id}", look)

    def update_metadata(self, metadata: Mapping[str, Any]) -> None:
        self._intend("metadata", self._session.update_metadata(self.id, metadata))

    @property
    def metadata(self) -> dict[str, Any]:
        """As the service has it, with what is on its way to it."""
        known = dict((self.receivable.recovery_progress.metadata or {}) if self.receivable else {})
        for intent in self.under_way:
            if intent.kind == "metadata":
                known |= intent.body["metadata"]
        return {name: value for name, value in known.items() if value is not None}

    def typed(self, kind: str) -> str:
        """What was typed and not taken yet, as it was left: what was refused counts again."""
        return self._session.typed(self.id, kind) or self._refused_words(kind)

    def _refused_words(self, kind: str) -> str:
        of, *path = _WORDS.get(kind, ("",))
        if self.refused is None or self.refused.kind != of:
            return ""
        found: Any = self.refused.body
        for name in path:
            found = found.get(name) if isinstance(found, Mapping) else None
        return found if isinstance(found, str) else ""

    def type(self, kind: str, text: str) -> None:
        self._session.type(self.id, kind, text)

    @property
    def prepared(self) -> Prepared:
        """The evidence as it stands on this computer."""
        return self._session.prepared(self.id) if self.id else Prepared()

    def prepare(self, answer: Prepared) -> None:
        self._session.prepare(self.id, answer)

    def state_the_case(self, statement: str) -> None:
        """What was typed as the statement, kept at every key."""
        self._session.prepare(self.id, replace(self.prepared, statement=statement))

    def take_in(self, paths: Sequence[Path], kind: str) -> None:
        id = self.id

        async def take() -> None:
            refused = await self._session.take_in(id, paths, kind)
            if id == self.id:
                self.not_taken = refused

        self.not_taken = []
        self.act("take in", take)

    @property
    def sending_evidence(self) -> tuple[Intent, float | None] | None:
        """The evidence that is on its way, and how much of it has left."""
        for intent in self.under_way:
            if intent.kind == "evidence":
                return intent, self._session.uploaded(intent.id)
        return None

    def take_back(self, intent_id: str) -> bool:
        taken = self._session.take_back(intent_id)
        self.reread()
        return taken

    def open_page(self) -> None:
        """Open the debtor's page in the browser."""
        if self.receivable is not None and self.receivable.recovery_progress.recovery_page_url:
            self.browser_missing = not self._open_address(self.receivable.recovery_progress.recovery_page_url)
            self.changed.emit()

    def _do(self, action: Action, command: Callable[[], Intent]) -> bool:
        if action not in self.allowed:
            return False
        self._intend(action.value, command())
        return True

    def _intend(self, what: str, intent: Intent) -> None:
        self.reread()
        self.decided.emit(what, intent.id)
