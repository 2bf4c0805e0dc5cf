"""The list of those who are never contacted, as the service keeps it."""

from __future__ import annotations

from pydantic import ValidationError
from PySide6.QtCore import Signal

from recovery_contract.extensions import AddSuppressionRequest, Suppression, SuppressionPage
from recovery_contract.ids import SuppressionId
from recovery_desktop.commands.suppressions import add_suppression, fetch_suppressions, remove_suppression
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState


class NeverState(PageState):
    """`page` is None until it was read, and where the service keeps none (`offered` tells which). `removed` carries
    an entry that can be added again."""

    removed = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.page: SuppressionPage | None = None
        self.offered = True
        self.search = ""
        self.added: Suppression | None = None

    def refresh(self) -> None:
        self.act("read", self._fetch)

    def search_for(self, words: str) -> None:
        self.search = words.strip()
        self.refresh()

    def add(self, address: str, note: str) -> bool:
        """Return False for what is neither an email address nor a phone number."""
        try:
            request = AddSuppressionRequest(address=address, note=note or None)
        except ValidationError:
            return False

        async def work() -> None:
            self.added = None
            self.added = await add_suppression(self.session.context, request)
            await self._fetch()

        self.act("add", work)
        return True

    def remove(self, suppression_id: SuppressionId) -> None:
        entries = () if self.page is None else self.page.data
        entry = next((one for one in entries if one.id == suppression_id), None)

        async def work() -> None:
            self.added = None
            await remove_suppression(self.session.context, suppression_id)
            # For one debtor alone it could only be entered anew for all of them.
            if entry is not None and entry.debtor_name is None:
                self.removed.emit(entry)
            await self._fetch()

        self.act("remove", work)

    def reset(self) -> None:
        """Clear the state for another connection."""
        self.page, self.offered, self.search, self.added = None, True, "", None
        self.changed.emit()

    async def _fetch(self) -> None:
        wanted = None
        while wanted != self.search:  # what was typed meanwhile counts
            wanted = self.search
            page = await fetch_suppressions(self.session.context, wanted)
        self.page, self.offered = page, page is not None
