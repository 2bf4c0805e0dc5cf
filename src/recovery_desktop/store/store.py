"""The store as its users see it: one database, and for each connection what belongs to it."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.changes import Changes
from recovery_desktop.store.connections import Connections
from recovery_desktop.store.database import Database
from recovery_desktop.store.preferences import Preferences

if TYPE_CHECKING:  # each is loaded by the first page that asks for it
    from recovery_desktop.store.book_items import BookItems
    from recovery_desktop.store.cached_tasks import CachedTasks
    from recovery_desktop.store.corrections import Corrections
    from recovery_desktop.store.creditors import Creditors
    from recovery_desktop.store.debtor_book import DebtorBook
    from recovery_desktop.store.debtors import Debtors
    from recovery_desktop.store.drafts import Drafts
    from recovery_desktop.store.events import Events
    from recovery_desktop.store.intents import Intents
    from recovery_desktop.store.invoice_identities import InvoiceIdentities
    from recovery_desktop.store.left_out import LeftOutList
    from recovery_desktop.store.listing import Listing
    from recovery_desktop.store.notices import Notices
    from recovery_desktop.store.prepared_forms import PreparedForms
    from recovery_desktop.store.receivables import Receivables
    from recovery_desktop.store.statements import Statements
    from recovery_desktop.store.tags import Tags
    from recovery_desktop.store.tunnels import Tunnels


class ConnectionStore:
    """The store's data of one connection."""

    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self.connection_id = database, connection_id

    @cached_property
    def creditors(self) -> Creditors:
        from recovery_desktop.store.creditors import Creditors

        return Creditors(self._database, self.connection_id)

    @cached_property
    def receivables(self) -> Receivables:
        from recovery_desktop.store.receivables import Receivables

        return Receivables(self._database, self.connection_id)

    @cached_property
    def listing(self) -> Listing:
        from recovery_desktop.store.listing import Listing

        return Listing(self._database, self.connection_id)

    @cached_property
    def events(self) -> Events:
        from recovery_desktop.store.events import Events

        return Events(self._database, self.connection_id)

    @cached_property
    def notices(self) -> Notices:
        from recovery_desktop.store.notices import Notices

        return Notices(self._database, self.connection_id)

    @cached_property
    def left_out(self) -> LeftOutList:
        from recovery_desktop.store.left_out import LeftOutList

        return LeftOutList(self._database, self.connection_id)

    @cached_property
    def book_items(self) -> BookItems:
        from recovery_desktop.store.book_items import BookItems

        return BookItems(self._database, self.connection_id)

    @cached_property
    def invoice_identities(self) -> InvoiceIdentities:
        from recovery_desktop.store.invoice_identities import InvoiceIdentities

        return InvoiceIdentities(self._database, self.connection_id)

    @cached_property
    def debtor_book(self) -> DebtorBook:
        from recovery_desktop.store.debtor_book import DebtorBook

        return DebtorBook(self._database, self.connection_id)

    @cached_property
    def debtors(self) -> Debtors:
        from recovery_desktop.store.debtors import Debtors

        return Debtors(self._database, self.connection_id)

    @cached_property
    def drafts(self) -> Drafts:
        from recovery_desktop.store.drafts import Drafts

        return Drafts(self._database, self.connection_id)

    @cached_property
    def intents(self) -> Intents:
        from recovery_desktop.store.intents import Intents

        return Intents(self._database, self.connection_id)

    @cached_property
    def prepared_forms(self) -> PreparedForms:
        from recovery_desktop.store.prepared_forms import PreparedForms

        return PreparedForms(self._database, self.connection_id)

    @cached_property
    def statements(self) -> Statements:
        from recovery_desktop.store.statements import Statements

        return Statements(self._database, self.connection_id)

    @cached_property
    def tags(self) -> Tags:
        from recovery_desktop.store.tags import Tags

        return Tags(self._database, self.connection_id)

    @cached_property
    def cached_tasks(self) -> CachedTasks:
        from recovery_desktop.store.cached_tasks import CachedTasks

        return CachedTasks(self._database, self.connection_id)


class Store:
    """Raises StoreUnusable or NewerSchema where the folder's database cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(folder)
        self.connections = Connections(self.database)
        self.preferences = Preferences(self.database)
        self._connection_stores: dict[str, ConnectionStore] = {}

    @cached_property
    def corrections(self) -> Corrections:
        from recovery_desktop.store.corrections import Corrections

        return Corrections(self.database)

    @cached_property
    def tunnels(self) -> Tunnels:
        from recovery_desktop.store.tunnels import Tunnels

        return Tunnels(self.database)

    @property
    def changes(self) -> Changes:
        return self.database.changes

    def connection_store(self, connection_id: ConnectionId) -> ConnectionStore:
        if connection_id not in self._connection_stores:
            self._connection_stores[connection_id] = ConnectionStore(self.database, connection_id)
        return self._connection_stores[connection_id]

    def close(self) -> None:
        self.database.close()
