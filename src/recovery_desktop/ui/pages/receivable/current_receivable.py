"""The receivable that the page shows now: as it is known, what may be asked of it, and asking it."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtCore import QUrl, Signal

from recovery_contract.allowed_actions import Action, creditor_actions
from recovery_contract.extensions import PlannedMessage
from recovery_contract.fields import Body
from recovery_contract.ids import PlannedContactId
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.actions.same_debtor import find_answered_debtors
from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.commands.receivable_details import ReceivableDetails, fetch_planned_message
from recovery_desktop.ids import NO_RECEIVABLE, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import UNSETTLED, Intent
from recovery_desktop.ui.pages.state import PageState

Request = TypeVar("Request", bound=Body | None)


class CurrentReceivable(PageState):
    """`decided` carries (source text for a toast, intent id); without an id nothing can be taken back."""

    decided = Signal(str, str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.id = NO_RECEIVABLE
        self.receivable: Receivable | None = None
        self.details: ReceivableDetails | None = None
        self.under_way: list[Intent] = []
        self.refused: Intent | None = None
        self.answered_debtors: frozenset[str] = frozenset()
        self.previews: dict[PlannedContactId, PlannedMessage] = {}
        self._previewed: Receivable | None = None

    def reread(self) -> None:
        connection_store = self.session.connection_store
        self.receivable = connection_store.receivables.get(self.id) if self.id else None
        intents = connection_store.intents.of_subject(self.id) if self.id else []
        self.under_way = [intent for intent in intents if intent.state in UNSETTLED]
        self.answered_debtors = find_answered_debtors(intents)
        self.refused = intents[-1] if intents and intents[-1].state == "refused" else None
        if self.previews and self.receivable != self._previewed:
            # What they say, and the sum that they ask for, may be another now.
            for contact_id in self.previews:
                self._fetch_preview(contact_id)
        self.changed.emit()

    def preview(self, contact_id: PlannedContactId) -> None:
        """Ask for what it would say; `previews` has it then, and anew whenever the receivable changes."""
        if contact_id not in self.previews:
            self._fetch_preview(contact_id)

    def _fetch_preview(self, contact_id: PlannedContactId) -> None:
        async def look() -> None:
            is_current = False
            while not is_current:
                receivable = self.receivable
                self.previews[contact_id] = await fetch_planned_message(self.session.context, contact_id)
                is_current = self.receivable == receivable
            self._previewed = receivable

        self.act(f"preview {contact_id}", look)

    @property
    def as_received(self) -> Receivable | None:
        """As the service told it, without what is known from elsewhere."""
        return self.session.connection_store.receivables.get_as_received(self.id) if self.id else None

    @property
    def page_address(self) -> str:
        """The debtor's page; empty where the debtor cannot reach it, for it is served on this computer alone."""
        address = "" if self.receivable is None else self.receivable.recovery_progress.recovery_page_url or ""
        connection = self.session.connection
        is_own = connection is not None and connection.kind == "this_computer"
        return "" if is_own and QUrl(address).host() in ("127.0.0.1", "::1", "localhost") else address

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

    def take_back(self, intent_id: IntentId) -> bool:
        is_withdrawn = bool(self.session.withdraw(intent_id))
        self.reread()
        return is_withdrawn
