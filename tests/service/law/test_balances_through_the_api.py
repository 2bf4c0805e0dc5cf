"""Balances of random histories that were played through the API, against the calculator written from the laws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any, Final

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.law.rates import REFERENCES
from tests.depth import rounds
from tests.service.law.independent.histories import COUNTRIES
from tests.service.law.played_histories import (
    UNPUBLISHED_ELSE,
    UNPUBLISHED_SINCE,
    Played,
    creditors,
    random_histories,
    rates_of,
    submitted,
)
from tests.service.law.taken_readings import Figures, their_figures
from tests.service.steps import DAY, advance, before_daylight, good

EACH: Final = 4
"""So many histories of each country are in one part."""
PARTS: Final = 36
"""Together 2,016 histories."""
UNPUBLISHED_ON_THE_WIRE: Final = {"dk-lending": UNPUBLISHED_SINCE["DK_LENDING"]}


def cents(amount: Any) -> Decimal:
    return Decimal(str(amount)).quantize(Decimal("0.01"))


def later_rates(today: date) -> dict[date, Decimal]:
    """A rate for each half-year that nothing is known of, up to one after today, each of another height."""
    since, rates = min(UNPUBLISHED_SINCE.values()), {}
    while since < today + timedelta(days=400):
        rates[since] = Decimal("1.35") + len(rates)
        since = date(since.year, 7, 1) if since.month == 1 else date(since.year + 1, 1, 1)
    return rates


def enter(client: httpx.Client, user: str, rates: dict[date, Decimal]) -> None:
    for name in REFERENCES:
        first = UNPUBLISHED_ON_THE_WIRE.get(name, UNPUBLISHED_ELSE)
        rows = [
            {"reference": name, "since": since.isoformat(), "points": float(points), "source": "A notice"}
            for since, points in rates.items()
            if since >= first
        ]
        good(client.put(f"/v1/users/{user}/rates", json={"data": rows}))


def compare(played: Played, as_of: date, rates: dict[date, Decimal]) -> Figures:
    """Fail unless the balance of that day is the calculator's to the cent; half-years without a rate bear nothing."""
    history = replace(played.until(as_of), rates=rates_of(played.history.country, rates))
    expected = their_figures(history, interest_first=played.interest_first, missing_rate="none")
    balance = played.balance(as_of)
    lines = sum(Decimal(str(line["amount"])) for line in balance["lines"])
    ours = (
        cents(balance["interest"]),
        cents(balance["fixed_fee"]),
        cents(balance["remaining"]),
        cents(lines),
    )
    assert ours == (*expected[:3], expected.total), (history, played.pursues_all, balance)
    return expected


def compare_today(played: Played, today: date, rates: dict[date, Decimal]) -> None:
    """Compare what is asked for as well: the invoice alone, or all of it."""
    figures, progress = compare(played, today, rates), played.progress
    assert cents(progress["remaining_amount"]) == figures.invoice_left
    asks_all = played.pursues_all and not progress.get("limitation", {}).get("barred", False)
    due = figures.total if asks_all else figures.invoice_left
    assert cents(progress["balance"]["due"]) == due, played.history


def compare_waived(played: Played, paid_on: date, rates: dict[date, Decimal]) -> None:
    """Compare what was given up at the end with what is left of interest and fixed sums."""
    figures, progress = compare(played, paid_on, rates), played.progress
    [end] = [entry for entry in progress["history"] if entry["kind"] == "recovered"]
    waived = cents(end["data"].get("extras_waived", "0"))
    assert (waived, progress["balance"]["due"]) == (figures.total - figures.invoice_left, 0), played.history


@pytest.mark.deep
@pytest.mark.parametrize("part", range(rounds(1, PARTS)))
def test_histories_played_through_the_api_have_the_balances_of_the_laws(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    part: int,
) -> None:
    client = caller_for(make_core_for(embedded=True), make_token())
    before_daylight(client)
    now = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])
    today = now.date() + timedelta(days=1)
    users = creditors(client)
    histories = random_histories(part, EACH, today)
    recoveries = [submitted(client, users[h.country], h, number) for number, h in enumerate(histories)]
    advance(client, DAY)
    for played in recoveries:
        played.play()
        if played.history.agreed_rate is None:
            compare(played, today, {})
    rates = later_rates(today)
    enter(client, users["FR"], rates)
    for played in recoveries:
        compare_today(played, today, rates)
        days = {event.date for event in played.history.events}
        for day in {*days, played.history.due_date + timedelta(days=1), today + timedelta(days=250)}:
            compare(played, day, rates)
    to_waive = [played for played in recoveries if played.progress["remaining_amount"] > 1]
    for played in to_waive:
        played.waive_charges(today)
    advance(client, 3 * DAY)
    for played in to_waive:
        compare_waived(played, today, rates)
    kinds = {event.kind for played in recoveries for event in played.history.events}
    assert kinds == {"payment", "reversal", "credit_note"}
    assert to_waive
    assert {played.history.country for played in recoveries} == set(COUNTRIES)
