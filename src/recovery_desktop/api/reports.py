"""Statistics, by whichever parameter set the service honours."""

from __future__ import annotations

from datetime import date

from recovery_contract.reports import Period, RecoveryStats
from recovery_desktop.api.reading import read
from recovery_desktop.api.transport import Call, Transport


class ReportsApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def for_period(self, period: Period, user_id: str | None = None) -> RecoveryStats:
        return await self._stats({"period": str(period), "user_id": user_id})

    async def between(self, first: date, last: date, user_id: str | None = None) -> RecoveryStats:
        """Both days included."""
        return await self._stats({"from": first.isoformat(), "to": last.isoformat(), "user_id": user_id})

    async def _stats(self, params: dict[str, str | None]) -> RecoveryStats:
        return read(
            RecoveryStats, await self._transport.send(Call("GET", "/v1/reports/stats", params=params))
        )
