"""Figures about all recoveries."""

from __future__ import annotations

from debt_recovery.calls import Call, get_call
from debt_recovery.models import Statistics


def stats(
    *, period: str | None = None, user_id: str | None = None, currency: str | None = None
) -> Call[Statistics]:
    return get_call("/v1/reports/stats", period=period, user_id=user_id, currency=currency)
