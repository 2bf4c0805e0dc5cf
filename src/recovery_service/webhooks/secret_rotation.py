"""Replaces the secret of an endpoint; the one before keeps signing beside it for 24 hours."""

from __future__ import annotations

from typing import Final

from recovery_contract.ids import WebhookId
from recovery_contract.signing import ROTATION_OVERLAP_SECONDS
from recovery_service.context.core import Context
from recovery_service.encryption import seal
from recovery_service.errors import InvalidState
from recovery_service.principal import Principal
from recovery_service.webhooks import repository
from recovery_service.webhooks.service import new_secret, record_change, require

SECRETS_AT_MOST: Final = 40
"""Replaced within a day: each signs every delivery, in headers that servers take."""


def rotate(context: Context, principal: Principal, endpoint_id: WebhookId, *, at: int) -> str:
    """Return a new secret; every one that was replaced keeps signing beside it for a day. Raises InvalidState beyond
    what the header of a delivery holds."""
    endpoint = require(context.connection, principal, endpoint_id, for_update=True)
    retired = [one for one in endpoint.retired_secrets if at < one["until"]]
    if len(retired) >= SECRETS_AT_MOST:
        raise InvalidState(
            f"The secret was changed {len(retired)} times within a day; wait before the next change."
        )
    secret = new_secret()
    until = at + ROTATION_OVERLAP_SECONDS * 1000
    values = {
        "secret": seal(context.settings.data_key, secret, endpoint_id),
        "retired_secrets": [{"secret": endpoint.secret, "until": until}, *retired],
    }
    repository.change_endpoint(context.connection, endpoint_id, values)
    record_change(context.connection, principal, "webhook.rotate", endpoint_id)
    return secret
