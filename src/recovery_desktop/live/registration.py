"""Keeps exactly one webhook endpoint at the service: made when we are reachable, taken away when we are not."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from recovery_contract.events import matches_pattern
from recovery_contract.ids import WebhookId
from recovery_contract.webhooks import CreateWebhookRequest, Webhook
from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.failures import Failure, Refused
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import CannotUnseal, Vault

PATTERNS: Final = ("receivable.*", "user.*")
DOCUMENTED: Final = ("receivable.*", "user.onboarding.completed")
NAMES: Final = (
    "receivable.created",
    "receivable.sent_to_recovery",
    "receivable.contact.attempted",
    "receivable.payment.received",
    "receivable.payment.partial",
    "receivable.disputed",
    "receivable.evidence.submitted",
    "receivable.recovered",
    "receivable.cancelled",
    "user.onboarding.completed",
)
"""What the interface names. A service may take patterns of its own only, or the names one by one."""
EVENTS_PROFILE: Final = "webhook_events"
"""In the profile of the connection: what this service was seen to accept."""
MALFORMED: Final = (400, 422)
DESCRIPTION: Final = "Recovery Desktop"
UNSETTLED: Final = "endpoints_unsettled"
"""In the profile of the connection: addresses that were sent, while nobody knows whether an endpoint came of them."""
GONE: Final = (404, 410)
OLD_SECRET_LASTS: Final = timedelta(hours=24, minutes=5)
"""The service signs with it for a day; its clock and ours may differ by some minutes."""


@dataclass(frozen=True)
class SigningSecret:
    """`until` is None for the current one."""

    text: str
    until: str | None = None


class Registration:
    """`url` is what is registered now. `now` is injectable."""

    def __init__(
        self,
        store: Store,
        vault: Vault,
        client: RecoveryClient,
        connection_id: ConnectionId,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store, self._vault, self._client, self._id = store, vault, client, connection_id
        self._now = now
        self._secrets = self._opened()
        self.url: str | None = None

    @property
    def webhook_id(self) -> WebhookId | None:
        return self._store.connections.get(self._id).webhook_id

    @property
    def secrets(self) -> list[str]:
        """What a delivery may be signed with now: the current one, and each that was replaced within a day."""
        now = self._now().isoformat()
        return [secret.text for secret in self._secrets if secret.until is None or now < secret.until]

    async def register(self, url: str) -> None:
        """Register this address unless it is registered already. Raises a Failure; the app has to poll then."""
        if url == self.url:
            return
        await self.remove_endpoints()
        # On disk before it leaves: an endpoint whose answer is lost is known by its address, which nobody can guess.
        self._store.connections.update_profile(self._id, **{UNSETTLED: [*self._unsettled, url]})
        created = await self._create(url)
        with self._store.database.write():
            self._store.connections.change(self._id, webhook_id=created.id)
            self._store.connections.update_profile(self._id, **{UNSETTLED: None})
        self._keep([SigningSecret(created.secret)] if created.secret else [])
        self.url = url

    @property
    def missing_events(self) -> list[str]:
        """What this service was not willing to tell of, by the names of the interface."""
        accepted: list[str] = self._store.connections.get(self._id).profile.get(EVENTS_PROFILE, [])
        if not accepted:
            return []
        return [name for name in NAMES if not any(matches_pattern(one, name) for one in accepted)]

    async def _create(self, url: str) -> Webhook:
        """Create the endpoint with as many events as this service accepts. Raises a Failure."""
        remembered = self._store.connections.get(self._id).profile.get(EVENTS_PROFILE)
        refusal: Refused | None = None
        for events in (remembered, PATTERNS, DOCUMENTED, NAMES):
            if events:
                try:
                    return await self._subscribe(url, events)
                except Refused as failure:
                    if failure.status not in MALFORMED:
                        raise
                    refusal = failure
        accepted = [name for name in NAMES if await self._is_accepted(url, name)]
        if not accepted:
            assert refusal is not None
            raise refusal
        return await self._subscribe(url, accepted)

    async def _subscribe(self, url: str, events: Sequence[str]) -> Webhook:
        request = CreateWebhookRequest(url=url, events=list(events), description=self._description)
        created = await self._client.webhooks.create(request, uuid.uuid4().hex)
        self._store.connections.update_profile(self._id, **{EVENTS_PROFILE: list(events)})
        return created

    async def _is_accepted(self, url: str, name: str) -> bool:
        """Tell whether the service accepts this event alone; remove the endpoint of the test at once."""
        request = CreateWebhookRequest(url=url, events=[name], description=self._description)
        try:
            created = await self._client.webhooks.create(request, uuid.uuid4().hex)
        except Refused as failure:
            if failure.status not in MALFORMED:
                raise
            return False
        await self._delete(created.id)
        return True

    async def rotate_secret(self) -> None:
        """Rotate the secret; the old one stays valid for as long as the service may use it. Raises a Failure."""
        webhook_id = self.webhook_id
        if webhook_id is None:
            return
        fresh = await self._client.webhooks.rotate_secret(webhook_id, uuid.uuid4().hex)
        until = (self._now() + OLD_SECRET_LASTS).isoformat()
        now = self._now().isoformat()
        before = [
            SigningSecret(secret.text, secret.until or until)
            for secret in self._secrets
            if secret.until is None or now < secret.until
        ]
        self._keep([SigningSecret(fresh), *before])

    async def remove_endpoints(self) -> None:
        """Take away the endpoint of the last time, and those that were asked for without an answer; one that is gone
        already is as good. Raises a Failure."""
        webhook_id = self.webhook_id
        if webhook_id is not None:
            await self._delete(webhook_id)
            self._store.connections.change(self._id, webhook_id=None, sealed_webhook_secrets=None)
            self._secrets, self.url = [], None
        await self._remove_unsettled()

    async def remove_twins(self) -> bool:
        """Remove other endpoints with the address of ours, and return whether there were any. Raises a Failure.

        A request to create one can arrive long after the app stopped waiting for its answer; what that endpoint sends
        is signed with a secret that is not known here.
        """
        there = await self._client.webhooks.list_endpoints()
        twins = [one.id for one in there if one.url == self.url and one.id != self.webhook_id]
        for twin in twins:
            await self._delete(twin)
        return bool(twins)

    async def try_remove_endpoints(self) -> Failure | None:
        """Remove the endpoints at the end of the app; what fails now is removed at the next start."""
        try:
            await self.remove_endpoints()
        except Failure as failure:
            return failure
        return None

    def is_ours(self, endpoint: Webhook) -> bool:
        """Return whether this app, on this computer, over this connection made it."""
        return endpoint.id == self.webhook_id or endpoint.url in self._unsettled

    @property
    def _description(self) -> str:
        return f"{DESCRIPTION} {self._id[:8]}"

    @property
    def _unsettled(self) -> list[str]:
        addresses: list[str] = self._store.connections.get(self._id).profile.get(UNSETTLED, [])
        return addresses

    async def _remove_unsettled(self) -> None:
        """Remove endpoints that an earlier run requested without hearing the answer. Raises a Failure."""
        addresses = self._unsettled
        if not addresses:
            return
        try:
            there = await self._client.webhooks.list_endpoints()
        except Refused as refusal:
            if not refusal.is_not_offered:
                raise
            there = []
        for endpoint in there:
            if endpoint.url in addresses:
                await self._delete(endpoint.id)
        self._store.connections.update_profile(self._id, **{UNSETTLED: None})

    async def _delete(self, webhook_id: WebhookId) -> None:
        try:
            await self._client.webhooks.delete(webhook_id)
        except Refused as refusal:
            if refusal.status not in GONE:
                raise

    def _keep(self, secrets: list[SigningSecret]) -> None:
        self._secrets = secrets
        sealed = self._vault.seal(json.dumps([asdict(secret) for secret in secrets]), self._purpose)
        self._store.connections.change(self._id, sealed_webhook_secrets=sealed)

    def _opened(self) -> list[SigningSecret]:
        sealed = self._store.connections.get(self._id).sealed_webhook_secrets
        if sealed is None:
            return []
        try:
            stored = json.loads(self._vault.open(sealed, self._purpose))
        except CannotUnseal:
            return []
        return [SigningSecret(**one) if isinstance(one, dict) else SigningSecret(one) for one in stored]

    @property
    def _purpose(self) -> str:
        return f"{self._id} webhook secrets"
