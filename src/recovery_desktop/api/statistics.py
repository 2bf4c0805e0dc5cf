"""Statistics, by whichever parameter set the service honours."""

from __future__ import annotations

from datetime import date

from recovery_contract.ids import UserId
from recovery_contract.statistics import Period, RecoveryStats
from recovery_desktop.api.response_parsing import validate_resource
from recovery_desktop.api.transport import Call, Transport


class ReportsApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def for_period(
        self, period: Period, user_id: UserId | None = None, currency: str | None = None
    ) -> RecoveryStats:
        return await self._stats({"period": str(period), "user_id": user_id, "currency": currency})

    async def between(
        self,
        first: date | None,
        last: date | None,
        user_id: UserId | None = None,
        period: Period | None = None,
        currency: str | None = None,
    ) -> RecoveryStats:
        """Fetch the statistics of the days from `first` to `last`, both included.

        `period` is for a service that may know only periods; `currency` where it is not the service's usual one.
        """
        params = {
            "from": None if first is None else first.isoformat(),
            "to": None if last is None else last.isoformat(),
            "period": None if period is None else str(period),
            "user_id": user_id,
            "currency": currency,
        }
        return await self._stats(params)

    async def _stats(self, params: dict[str, str | None]) -> RecoveryStats:
        return validate_resource(
            RecoveryStats, await self._transport.send(Call("GET", "/v1/reports/stats", params=params))
        )
