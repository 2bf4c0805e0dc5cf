"""Users and receivables as this service keeps and shows them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.foreign.independent.errors import wrong_state

STATUSES = (
    "pending",
    "in_process",
    "payment_received",
    "recovered",
    "disputed",
    "evidence_requested",
    "cancelled",
)


CANCELLABLE = ("pending", "in_process", "disputed", "evidence_requested")


WANTED_EVIDENCE = ["signed_contract", "delivery_proof"]


ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def now() -> datetime:
    return datetime.now(UTC)


def stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id(prefix: str) -> str:
    return f"{prefix}_" + "".join(secrets.choice(ALPHABET) for _ in range(22))


def in_days(days: float) -> str:
    return stamp(now() + timedelta(days=days))


@dataclass
class User:
    client_id: str
    request: dict[str, Any]
    base_url: str
    id: str = field(default_factory=lambda: new_id("usr"))
    status: str = "pending_onboarding"
    created_at: datetime = field(default_factory=now)
    currently_due: list[str] = field(
        default_factory=lambda: ["company.registration_extract", "representative.identity"]
    )
    eventually_due: list[str] = field(default_factory=lambda: ["company.bank_account"])
    past_due: list[str] = field(default_factory=list)

    def view(self) -> dict[str, Any]:
        active = self.status == "active"
        return {
            "id": self.id,
            "email": self.request["email"],
            "status": self.status,
            "onboarding_url": f"{self.base_url}/onboarding/{self.id}",
            "capabilities": {"send_receivables": active, "receive_payments": active},
            "created_at": stamp(self.created_at),
        }

    def onboarding(self) -> dict[str, Any]:
        kyb, account = {
            "pending_onboarding": ("not_started", "not_created"),
            "onboarding": ("in_review", "pending"),
            "active": ("verified", "enabled"),
            "suspended": ("verified", "restricted"),
        }[self.status]
        return {
            "user_id": self.id,
            "status": self.status,
            "kyb_status": kyb,
            "provider_account_status": account,
            "requirements": [*self.past_due, *self.currently_due],
        }

    def requirements(self) -> dict[str, list[str]]:
        return {
            "currently_due": self.currently_due,
            "eventually_due": self.eventually_due,
            "past_due": self.past_due,
        }


@dataclass
class Receivable:
    client_id: str
    request: dict[str, Any]
    id: str = field(default_factory=lambda: new_id("rcv"))
    status: str = "pending"
    created_at: datetime = field(default_factory=now)
    started_at: datetime | None = None
    recovered_at: datetime | None = None
    paid_cents: int = 0
    attempts: list[dict[str, Any]] = field(default_factory=list)
    evidence: list[dict[str, Any]] = field(default_factory=list)
    decisions: list[dict[str, Any]] = field(default_factory=list)
    decision_open: bool = False

    @property
    def cents(self) -> int:
        return round(self.request["invoice"]["amount"] * 100)

    @property
    def remaining(self) -> float:
        return max(0, self.cents - self.paid_cents) / 100

    def view(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "user_id": self.request["user_id"],
            "status": self.status,
            "amount": self.cents / 100,
            "currency": self.request["invoice"]["currency"],
            "recovery_progress": self.progress(),
            "created_at": stamp(self.created_at),
        }

    def progress(self) -> dict[str, Any]:
        if self.started_at is None:
            return {}
        return {
            "contact_attempts": len(self.attempts),
            "last_contact_at": self.attempts[-1]["at"] if self.attempts else None,
            "amount_recovered": self.paid_cents / 100,
            "amount_remaining": self.remaining,
            "awaiting_platform_decision": self.decision_open,
        }

    def require(self, action: str, *states: str) -> None:
        if self.status not in states:
            raise wrong_state(action, self.status)
