"""The test environment: its clock, and what debtors do."""

from __future__ import annotations

from typing import Any

from debt_recovery.calls import Call, get_call, join, post_call, without_none
from debt_recovery.models import Clock, Page, Receivable, User


def clock() -> Call[Clock]:
    return get_call("/v1/test/clock")


def advance(*, seconds: int | None = None, to: str | None = None) -> Call[Clock]:
    return post_call("/v1/test/clock/advance", without_none(seconds=seconds, to=to))


def complete_onboarding(user_id: str) -> Call[User]:
    return post_call(join("v1", "test", "users", user_id, "complete-onboarding"))


def pay(receivable_id: str, amount: float | None = None) -> Call[Receivable]:
    return post_call(join("v1", "test", "receivables", receivable_id, "pay"), without_none(amount=amount))


def dispute(receivable_id: str, reason: str, message: str | None = None) -> Call[Receivable]:
    return post_call(
        join("v1", "test", "receivables", receivable_id, "dispute"),
        without_none(reason=reason, message=message),
    )


def let_debtor(receivable_id: str, action: str) -> Call[Receivable]:
    """Let the debtor act after the first contact: `pay_all`, `pay_half`, `dispute`, `write` or `nothing`."""
    return post_call(join("v1", "test", "receivables", receivable_id, "debtor"), {"action": action})


def outbox(*, limit: int | None = None) -> Call[Page[dict[str, Any]]]:
    return get_call("/v1/test/outbox", limit=limit)
