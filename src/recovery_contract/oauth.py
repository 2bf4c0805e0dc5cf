"""OAuth words of the interface: scopes, grants, the token response."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from recovery_contract.fields import Resource


class Scope(StrEnum):
    USERS_READ = "users:read"
    USERS_WRITE = "users:write"
    RECEIVABLES_READ = "receivables:read"
    RECEIVABLES_WRITE = "receivables:write"
    RECOVERY_READ = "recovery:read"
    RECOVERY_WRITE = "recovery:write"
    WEBHOOKS_MANAGE = "webhooks:manage"
    REPORTS_READ = "reports:read"


SCOPE_TEXTS: Final = {
    Scope.USERS_READ: "See users and their onboarding.",
    Scope.USERS_WRITE: "Create and change users.",
    Scope.RECEIVABLES_READ: "See receivables.",
    Scope.RECEIVABLES_WRITE: "Submit receivables, and decide about them.",
    Scope.RECOVERY_READ: "See plans, messages, balances and documents.",
    Scope.RECOVERY_WRITE: "Change plans and messages; record payments, calls and agreements.",
    Scope.WEBHOOKS_MANAGE: "Manage endpoints, and read events.",
    Scope.REPORTS_READ: "See statistics.",
}
ALL_SCOPES: Final = " ".join(Scope)
ACCESS_TOKEN_SECONDS: Final = 3600
CODE_SECONDS: Final = 60
REFRESH_GRACE_SECONDS: Final = 60


class TokenResponse(Resource):
    """`expires_in` is seconds."""

    access_token: str
    token_type: str = "Bearer"
    expires_in: Any = None  # a foreign service may send milliseconds, text or nothing
    refresh_token: str | None = None
    scope: str | None = None
