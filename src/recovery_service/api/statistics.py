"""The statistics of the interface, with either set of parameters."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from recovery_contract.ids import UserId
from recovery_contract.statistics import Period
from recovery_service.context.clock import to_datetime
from recovery_service.statistics import query
from recovery_service.statistics.periods import parse_span
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.response import respond

router = APIRouter()

Day = Annotated[str | None, Query(json_schema_extra={"format": "date"})]


@serves(router, "getStats")
def get_stats(
    principal: CallerIn,
    core: CoreIn,
    period: Annotated[str | None, Query(json_schema_extra={"enum": list(Period)})] = None,
    from_: Annotated[str | None, Query(alias="from", json_schema_extra={"format": "date"})] = None,
    to: Day = None,
    user_id: Annotated[UserId | None, Query()] = None,
    currency: Annotated[str, Query()] = "EUR",
) -> Response:
    with core.database.read() as connection:
        today = to_datetime(core.clock.now(connection, principal.client_id)).date()
        chosen = parse_span(period, from_, to, today)
        stats = query.calculate_statistics(connection, principal, chosen, currency=currency, user_id=user_id)
    return respond(stats)
