"""Asks the service how recovery performs, over a period or between two days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import date, timedelta
from typing import Final

from recovery_contract.ids import UserId
from recovery_contract.statistics import Period, RecoveryStats
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Refused
from recovery_desktop.store.database import now_text

DAYS = {Period.LAST_MONTH: 30, Period.LAST_QUARTER: 91, Period.LAST_YEAR: 365}


WAYS: Final = ("both", "period", "days")
"""By which parameters to ask. Whoever knows one set may ignore the other and answer for all time: given both, neither
can; some refuse them together, or one of them."""


EURO: Final = "EUR"
PLATFORM: Final = "statistics_of_platform"
"""In the profile of the connection: this service counts all creditors of the platform together."""


async def fetch_statistics(context: ConnectionContext, period: Period) -> RecoveryStats:
    """Fetch the statistics of the creditor in use, else of the platform, in a form that this service understands.

    Raises a Failure.
    """
    understood = "period" if context.row.profile.get("keeps_keys") else context.row.profile.get("statistics")
    ways = [understood] if understood in WAYS else list(WAYS)
    if period not in DAYS:
        # There are no days of all time: without any, a service that counts days counts them all.
        ways = ["period", "nothing"] if understood != "days" else ["nothing"]
    way, stats = await _first_understood(
        context, ways, lambda way, user_id: _ask(context, way, period, user_id)
    )
    if way in WAYS and period in DAYS:
        context.store.connections.update_profile(context.id, statistics=way)
    return stats


async def fetch_statistics_between(context: ConnectionContext, first: date, last: date) -> RecoveryStats:
    """Fetch the statistics of these days, both included; see `fetch_statistics`. Raises a Failure."""
    reports = context.client.reports
    _, stats = await _first_understood(
        context,
        ["days"],
        lambda way, user_id: reports.between(first, last, user_id, currency=_currency_to_ask_for(context)),
    )
    return stats


def are_of_platform(context: ConnectionContext) -> bool:
    """Return whether the figures are those of all creditors of the platform."""
    return bool(context.row.profile.get(PLATFORM))


async def _first_understood(
    context: ConnectionContext,
    ways: Sequence[str],
    ask: Callable[[str, UserId | None], Awaitable[RecoveryStats]],
) -> tuple[str, RecoveryStats]:
    """Return the way that was understood, with the creditor named or else without, and the figures."""
    refusals = []
    for user_id in (None,) if are_of_platform(context) else (context.user_id, None):
        for way in ways:
            try:
                stats = await ask(way, user_id)
            except Refused as refusal:
                if refusal.status not in (400, 422):
                    raise
                refusals.append(refusal)
                continue
            if user_id is None and context.user_id is not None:
                context.store.connections.update_profile(context.id, **{PLATFORM: True})
            return way, stats
        if context.row.profile.get("keeps_keys"):
            break
    # Refused with and without: it is about something else.
    raise refusals[0]


async def _ask(context: ConnectionContext, way: str, period: Period, user_id: UserId | None) -> RecoveryStats:
    reports, currency = context.client.reports, _currency_to_ask_for(context)
    if way == "period":
        return await reports.for_period(period, user_id, currency)
    if way == "nothing":
        return await reports.between(None, None, user_id, currency=currency)
    today = date.fromisoformat(now_text()[:10])
    first = today - timedelta(days=DAYS[period])
    return await reports.between(first, today, user_id, period if way == "both" else None, currency)


def _currency_to_ask_for(context: ConnectionContext) -> str | None:
    """Return the currency of most invoices, for a service of this app; None for euro, which every service counts
    by itself, and for a service elsewhere, which may not know the question."""
    if context.row.kind == "service":
        return None
    counts = Counter[str]()
    for total in context.connection_store.receivables.sums():
        counts[total.currency] += total.count
    currency = max(counts, key=lambda name: (counts[name], name), default=EURO)
    return None if currency == EURO else currency
