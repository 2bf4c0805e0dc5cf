"""A webhook endpoint as the rest of this folder sees it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import RowMapping

from recovery_contract.ids import ClientId, WebhookId
from recovery_contract.webhooks import Webhook
from recovery_service.context.clock import to_datetime


@dataclass(frozen=True)
class EndpointRow:
    """Times in milliseconds on the client's clock. `failing_since` is the first failure after the last success,
    `exhausted` says that a delivery used up its attempts since then. `retired_secrets` are {secret, until}, the newest
    first; all secrets are sealed."""

    id: WebhookId
    client_id: ClientId
    subject: str
    verified_email: str | None
    url: str
    events: list[str]
    description: str | None
    secret: str
    retired_secrets: list[dict[str, Any]]
    created_at: int
    enabled: bool
    disabled_reason: dict[str, Any] | None
    failing_since: int | None
    exhausted: bool
    last_error: dict[str, Any] | None
    debug_mode: bool
    debug_email: str | None

    @classmethod
    def of(cls, row: RowMapping | dict[str, Any]) -> EndpointRow:
        return cls(**{name: row[name] for name in _NAMES})

    def still_signing(self, now: int) -> list[str]:
        """Return the sealed secrets that were replaced, and sign beside the current one for a while."""
        return [one["secret"] for one in self.retired_secrets if now < one["until"]]

    def resource(self, secret: str | None = None) -> Webhook:
        """Return the resource as the interface has it; the secret only in the answer that made it."""
        return Webhook(
            id=self.id,
            url=self.url,
            events=self.events,
            created_at=to_datetime(self.created_at),
            secret=secret,
            description=self.description,
            enabled=self.enabled,
            disabled_reason=None if self.disabled_reason is None else self.disabled_reason["message"],
            disabled_because=self.disabled_reason,
            debug_mode=self.debug_mode,
            debug_email=self.debug_email,
        )


_NAMES: Final = tuple(field.name for field in fields(EndpointRow))
