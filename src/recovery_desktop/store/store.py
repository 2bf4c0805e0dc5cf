"""The store as its users see it: one database, and for each connection what belongs to it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from recovery_desktop.store.answers import Answers
from recovery_desktop.store.changes import Changes
from recovery_desktop.store.connections import Connections
from recovery_desktop.store.corrections import Corrections
from recovery_desktop.store.creditors import Creditors
from recovery_desktop.store.database import Database
from recovery_desktop.store.drafts import Drafts
from recovery_desktop.store.events import Events
from recovery_desktop.store.intents import Intents
from recovery_desktop.store.listing import Listing
from recovery_desktop.store.preferences import Preferences
from recovery_desktop.store.receivables import Receivables
from recovery_desktop.store.statements import Statements
from recovery_desktop.store.tunnels import Tunnels


@dataclass(frozen=True)
class Shelf:
    """What is known over one connection."""

    connection_id: str
    creditors: Creditors
    receivables: Receivables
    listing: Listing
    events: Events
    drafts: Drafts
    intents: Intents
    answers: Answers
    statements: Statements


class Store:
    """Raises StoreUnusable or NewerSchema where the folder's database cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(folder)
        self.connections = Connections(self.database)
        self.preferences = Preferences(self.database)
        self.corrections = Corrections(self.database)
        self.tunnels = Tunnels(self.database)

    @property
    def changes(self) -> Changes:
        return self.database.changes

    def shelf(self, connection_id: str) -> Shelf:
        database = self.database
        return Shelf(
            connection_id,
            Creditors(database, connection_id),
            Receivables(database, connection_id),
            Listing(database, connection_id),
            Events(database, connection_id),
            Drafts(database, connection_id),
            Intents(database, connection_id),
            Answers(database, connection_id),
            Statements(database, connection_id),
        )

    def close(self) -> None:
        self.database.close()
