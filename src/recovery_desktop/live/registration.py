"""Keeps exactly one webhook endpoint at the service: registered when we listen, taken away when we stop."""

from __future__ import annotations

import json
import uuid
from typing import Final

from recovery_contract.webhooks import CreateWebhookRequest
from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.api.vault import Unsealable, Vault
from recovery_desktop.failures import Failure, Refused
from recovery_desktop.store.store import Store

EVENTS: Final = ["receivable.*", "user.*"]
DESCRIPTION: Final = "Recovery Desktop"


class Registration:
    """`secrets` are the ones a delivery may be signed with now: the current one, and the one before a rotation."""

    def __init__(self, store: Store, vault: Vault, client: RecoveryClient, connection_id: str) -> None:
        self._store, self._vault, self._client, self._id = store, vault, client, connection_id
        self.secrets: list[str] = self._kept()

    async def register(self, url: str) -> None:
        """Raises a Failure; then polling has to do."""
        await self.withdraw()
        request = CreateWebhookRequest(url=url, events=EVENTS, description=DESCRIPTION)
        made = await self._client.webhooks.create(request, uuid.uuid4().hex)
        self.secrets = [made.secret] if made.secret else []
        sealed = self._vault.seal(json.dumps(self.secrets), f"{self._id} webhook secrets")
        self._store.connections.change(self._id, webhook_id=made.id, sealed_webhook_secrets=sealed)

    async def rotate(self) -> None:
        """The old secret stays good beside the new one. Raises a Failure."""
        webhook_id = self._store.connections.get(self._id).webhook_id
        if webhook_id is not None:
            fresh = await self._client.webhooks.rotate(webhook_id, uuid.uuid4().hex)
            self.secrets = [fresh, *self.secrets[:1]]
            sealed = self._vault.seal(json.dumps(self.secrets), f"{self._id} webhook secrets")
            self._store.connections.change(self._id, sealed_webhook_secrets=sealed)

    async def withdraw(self) -> None:
        """Takes away the endpoint of the last time; one that is gone already is as good. Raises a Failure."""
        webhook_id = self._store.connections.get(self._id).webhook_id
        if webhook_id is None:
            return
        try:
            await self._client.webhooks.delete(webhook_id)
        except Refused as refusal:
            if refusal.status not in (404, 410):
                raise
        self._store.connections.change(self._id, webhook_id=None, sealed_webhook_secrets=None)

    async def withdraw_if_possible(self) -> Failure | None:
        """At the end of the app: what could not be taken away now is at the next start."""
        try:
            await self.withdraw()
        except Failure as failure:
            return failure
        return None

    def _kept(self) -> list[str]:
        sealed = self._store.connections.get(self._id).sealed_webhook_secrets
        if sealed is None:
            return []
        try:
            kept: list[str] = json.loads(self._vault.open(sealed, f"{self._id} webhook secrets"))
        except Unsealable:
            return []
        return kept
