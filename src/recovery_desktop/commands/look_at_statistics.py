"""Asks the service how recovery performs."""

from __future__ import annotations

from datetime import date, timedelta

from recovery_contract.reports import Period, RecoveryStats
from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Refused
from recovery_desktop.store.database import now_text

DAYS = {Period.LAST_MONTH: 30, Period.LAST_QUARTER: 91, Period.LAST_YEAR: 365}


async def look_at_statistics(connected: Connected, period: Period) -> RecoveryStats:
    """Of the creditor in use. A service that knows no periods is asked for the days instead. Raises a Failure."""
    reports, user_id = connected.client.reports, connected.user_id
    try:
        return await reports.for_period(period, user_id)
    except Refused as refusal:
        if refusal.status not in (400, 422) or period not in DAYS:
            raise
    today = date.fromisoformat(now_text()[:10])
    return await reports.between(today - timedelta(days=DAYS[period]), today, user_id)
