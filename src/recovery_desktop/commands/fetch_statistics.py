"""Asks the service how recovery performs, over a period or between two days."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from recovery_contract.statistics import Period, RecoveryStats
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Refused
from recovery_desktop.store.database import now_text

DAYS = {Period.LAST_MONTH: 30, Period.LAST_QUARTER: 91, Period.LAST_YEAR: 365}


WAYS: Final = ("both", "period", "days")
"""By which parameters to ask. Whoever knows one set may ignore the other and answer for all time: given both, neither
can; some refuse them together, or one of them."""


async def fetch_statistics(context: ConnectionContext, period: Period) -> RecoveryStats:
    """Of the creditor in use, in the way that this service was seen to understand. Raises a Failure."""
    understood = "period" if context.row.profile.get("keeps_keys") else context.row.profile.get("statistics")
    ways = [understood] if understood in WAYS else list(WAYS)
    if period not in DAYS:
        # There are no days of all time: without any, a service that counts days counts them all.
        ways = ["period", "nothing"] if understood != "days" else ["nothing"]
    for way in ways:
        try:
            stats = await _ask(context, way, period)
        except Refused as refusal:
            if refusal.status not in (400, 422) or way == ways[-1]:
                raise
            continue
        if way in WAYS and period in DAYS:
            context.store.connections.update_profile(context.id, statistics=way)
        return stats
    raise AssertionError("unreachable")


async def _ask(context: ConnectionContext, way: str, period: Period) -> RecoveryStats:
    reports, user_id = context.client.reports, context.user_id
    if way == "period":
        return await reports.for_period(period, user_id)
    if way == "nothing":
        return await reports.between(None, None, user_id)
    today = date.fromisoformat(now_text()[:10])
    first = today - timedelta(days=DAYS[period])
    return await reports.between(first, today, user_id, period if way == "both" else None)


async def fetch_statistics_between(context: ConnectionContext, first: date, last: date) -> RecoveryStats:
    """As above, for these days, both included. Raises a Failure."""
    return await context.client.reports.between(first, last, context.user_id)
