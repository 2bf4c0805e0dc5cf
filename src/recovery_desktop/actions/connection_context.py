"""An open connection: the service, what is known of it, and where files lie. Every command takes one."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from recovery_contract.ids import UserId
from recovery_desktop.failures import SignedOut
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.connections import ConnectionRow
from recovery_desktop.store.store import ConnectionStore, Store

if TYPE_CHECKING:  # HTTP and cryptography are loaded with the first connection, after the window is on view
    from recovery_desktop.api.client import RecoveryClient
    from recovery_desktop.token_vault import Vault


@dataclass(frozen=True)
class ConnectionContext:
    """`files` is the folder for copies of what was dropped; `uploads` the share of each intent that has left."""

    store: Store
    vault: Vault
    client: RecoveryClient
    connection_store: ConnectionStore
    files: Path
    uploads: dict[str, float] = field(default_factory=dict)

    @property
    def id(self) -> ConnectionId:
        return self.connection_store.connection_id

    @property
    def row(self) -> ConnectionRow:
        """As the store has it now."""
        return self.store.connections.get(self.id)

    @property
    def user_id(self) -> UserId | None:
        return self.row.user_id

    @property
    def creditor(self) -> UserId:
        """Their id. Raises SignedOut while nobody is."""
        if self.user_id is None:
            raise SignedOut
        return self.user_id
