"""How many receivables the foreign service says were submitted in a time."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from tests.foreign.speech import No, ReceivedRequest

TOTALS: Final = {"last_month": 3, "last_quarter": 9, "last_year": 30, "all_time": 99}


def submitted_in(request: ReceivedRequest, honours: str) -> int:
    """Raises No for a way of naming the time that it does not honour."""
    period, days = request.query.get("period"), "from" in request.query
    if (honours == "period only" and days) or (honours == "days only" and period):
        raise No(400, "INVALID", "This is not understood.", "period", period)
    if honours.startswith("days") and days:
        apart = datetime.fromisoformat(request.query["to"]) - datetime.fromisoformat(request.query["from"])
        if apart.days < 40:
            return TOTALS["last_month"]
        return TOTALS["last_quarter"] if apart.days < 100 else 30
    if honours.startswith("period") and period:
        return TOTALS[period]
    return TOTALS["all_time"]
