"""The receivable that the page shows now: as it is known, what may be asked of it, and asking it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from PySide6.QtCore import QUrl, Signal

from recovery_contract.allowed_actions import Action, creditor_actions
from recovery_contract.debtor_correction import CorrectDebtorRequest
from recovery_contract.fields import Body
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import Receivable, UpdateReceivableRequest
from recovery_contract.upload_limits import EVIDENCE_FILES
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.actions.same_debtor import find_answered_debtors
from recovery_desktop.actions.table import ACTIONS, CANCEL, CORRECT_DEBTOR, UPDATE_METADATA
from recovery_desktop.commands.evidence import PreparedEvidence, load_prepared, save_prepared
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.submit_again import find_submitted_draft, submit_again
from recovery_desktop.ids import NO_RECEIVABLE, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import UNSETTLED, Intent
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.pages.state import PageState

Request = TypeVar("Request", bound=Body | None)
NOT_CANCELLED = QT_TRANSLATE_NOOP("App", "Undone: recovery continues.")


class CurrentReceivable(PageState):
    """`decided` carries (source text for a toast, intent id); without an id nothing can be taken back. `removed`
    carries (name, what puts it back) of what left at once. `drafted` carries the draft that was made of it."""

    decided = Signal(str, str)
    removed = Signal(str, object)
    drafted = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.id = NO_RECEIVABLE
        self.receivable: Receivable | None = None
        self.details: ReceivableDetails | None = None
        self.under_way: list[Intent] = []
        self.refused: Intent | None = None
        self.answered_debtors: frozenset[str] = frozenset()

    def reread(self) -> None:
        connection_store = self.session.connection_store
        self.receivable = connection_store.receivables.get(self.id) if self.id else None
        intents = connection_store.intents.of_subject(self.id) if self.id else []
        self.under_way = [intent for intent in intents if intent.state in UNSETTLED]
        self.answered_debtors = find_answered_debtors(intents)
        self.refused = intents[-1] if intents and intents[-1].state == "refused" else None
        self.changed.emit()

    @property
    def as_received(self) -> Receivable | None:
        """As the service told it, without what is known from elsewhere."""
        return self.session.connection_store.receivables.get_as_received(self.id) if self.id else None

    @property
    def page_address(self) -> str:
        """The debtor's page; empty where the debtor cannot reach it, for it is served on this computer alone."""
        address = "" if self.receivable is None else self.receivable.recovery_progress.recovery_page_url or ""
        is_local = QUrl(address).host() in ("127.0.0.1", "::1", "localhost")
        return "" if self.session.is_this_computer and is_local else address

    def open_page(self) -> None:
        """Open the debtor's page in the browser."""
        if self.page_address:
            self.browser_missing = not self.session.open_address(self.page_address)
            self.changed.emit()

    @property
    def allowed(self) -> frozenset[Action]:
        """What may be asked now, without what is on its way already."""
        if self.receivable is None:
            return frozenset()
        return creditor_actions(self.receivable).difference(
            *(ACTIONS[one.kind].blocks for one in self.under_way)
        )

    @property
    def is_answering(self) -> bool:
        """Whether something is on its way that changes what happens next."""
        return any(ACTIONS[one.kind].blocks for one in self.under_way)

    def offers(self, action: ReceivableAction[Any]) -> bool:
        """Return whether the service takes this, as far as is known."""
        return (self.details is None or self.details.offered) and self.session.offers(action)

    def takes(self, action: ReceivableAction[Any]) -> bool:
        """Return whether this may be asked now."""
        is_allowed = not action.rules or bool(action.rules & self.allowed)
        return is_allowed and (not action.is_optional or self.offers(action))

    def request(
        self,
        action: ReceivableAction[Request],
        body: Request = None,  # type: ignore[assignment]  # an action without a request takes none
        *,
        target_id: str = "",
    ) -> bool:
        """Ask for it, unless it may not be asked now; whether it was."""
        if not self.takes(action):
            return False
        intent = self.session.request(self.id, action, body, target_id=target_id)
        self.reread()
        self.decided.emit(action.undo_words(intent.body), intent.id if action.rests else "")
        return True

    def choose_letters(self, by_post: bool, *, all_open: bool = True) -> None:
        """Reach the debtor by letter alone from now on, or as the plan has it."""
        self.request(CORRECT_DEBTOR, CorrectDebtorRequest(by_post=by_post, all_open=all_open))

    def take_back(self, intent_id: IntentId) -> bool:
        is_withdrawn = bool(self.session.withdraw(intent_id))
        self.reread()
        return is_withdrawn

    @property
    def pending_cancellation(self) -> Intent | None:
        """The cancellation that can still be taken back."""
        waiting = (one for one in self.under_way if one.kind == CANCEL.kind and one.state == "waiting")
        return next(waiting, None)

    def undo_cancellation(self) -> None:
        if (intent := self.pending_cancellation) is not None and self.take_back(intent.id):
            self.decided.emit(NOT_CANCELLED, "")

    @property
    def can_submit_again(self) -> bool:
        """Whether it was cancelled, and this computer has what was submitted."""
        is_cancelled = self.receivable is not None and self.receivable.status == ReceivableStatus.CANCELLED
        return is_cancelled and find_submitted_draft(self.session.connection_store, self.id) is not None

    def submit_again(self) -> None:
        """Make a new draft of it, to be reviewed."""
        store = self.session.connection_store
        if (draft := find_submitted_draft(store, self.id)) is not None:
            self.drafted.emit(submit_again(store, draft))

    @property
    def prepared(self) -> PreparedEvidence:
        """The evidence as it stands on this computer."""
        return load_prepared(self.session.connection_store, self.id) if self.id else PreparedEvidence()

    def prepare(self, answer: PreparedEvidence) -> None:
        save_prepared(self.session.connection_store, self.id, answer)

    def remove_evidence(self, at: int) -> None:
        """Take a file out of the prepared evidence; it can be put back in its place."""
        receivable_id, before = self.id, self.prepared
        piece = before.pieces[at]
        self.prepare(before.without_file(at))

        def put_back() -> bool:
            now = load_prepared(self.session.connection_store, receivable_id)
            if len(now.pieces) >= EVIDENCE_FILES:
                return False
            pieces = (*now.pieces[:at], piece, *now.pieces[at:])
            save_prepared(self.session.connection_store, receivable_id, replace(now, pieces=pieces))
            self.reread()
            return True

        self.removed.emit(piece.name, put_back)

    def remove_detail(self, name: str, value: Any) -> None:
        """Remove a detail of the metadata; the value that it had can be put back."""
        receivable_id = self.id

        def put_back() -> bool:
            self.session.request(
                receivable_id, UPDATE_METADATA, UpdateReceivableRequest(metadata={name: value})
            )
            self.reread()
            return True

        if self.request(UPDATE_METADATA, UpdateReceivableRequest(metadata={name: None})):
            self.removed.emit(name, put_back)

    def save_statement(self, statement: str) -> None:
        """Save the statement as it is typed."""
        save_prepared(self.session.connection_store, self.id, replace(self.prepared, statement=statement))
