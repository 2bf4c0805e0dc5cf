"""Client of the Debt Recovery Platform Service: operations are typed values that a client sends."""

from debt_recovery import events, receivables, reports, test, tokens, users, webhooks
from debt_recovery.client import AsyncClient, Client
from debt_recovery.errors import BadSignature, ServiceError
from debt_recovery.verification import verify_webhook
from debt_recovery.version import VERSION as __version__

__all__ = [
    "AsyncClient",
    "BadSignature",
    "Client",
    "ServiceError",
    "__version__",
    "events",
    "receivables",
    "reports",
    "test",
    "tokens",
    "users",
    "verify_webhook",
    "webhooks",
]
