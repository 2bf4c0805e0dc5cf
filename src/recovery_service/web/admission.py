"""Who calls, what was answered under their key, and how their limits stand: asked before every operation.

Where processes share their counts, on PostgreSQL, that is one statement.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import JSON, Connection, Select, and_, bindparam, func, select, true

from recovery_service.access.tokens import BEARER, authenticate, bearer_parameters, principal_from
from recovery_service.db.direct import Direct
from recovery_service.db.tables.web import idempotent_response
from recovery_service.principal import Principal
from recovery_service.web import idempotency
from recovery_service.web.idempotency import StoredRow
from recovery_service.web.rate_limits import (
    WINDOWS,
    Count,
    RateLimitStatus,
    Rates,
    counting,
    key_prefix,
    limits_of,
)


@dataclass(frozen=True)
class Call:
    """A request before it is known who makes it. `path` is the operation's, `key` its idempotency key, and `cost` what
    it counts against the limits."""

    token: str
    path: str
    key: str | None
    cost: int


@dataclass(frozen=True)
class Admission:
    """`stored` is what the table had under the key."""

    principal: Principal
    stored: StoredRow
    rate_limit: RateLimitStatus


_CALLER: Final = BEARER.cte("bearer")
# Of a token that nobody has, nothing is counted: there is no client to count it for.
_COUNTED: Final = counting(WINDOWS.c.name + _CALLER.c.client_id, _CALLER.join(WINDOWS, true())).cte("counted")
_COUNTS: Final = select(
    func.json_object_agg(
        _COUNTED.c.key, func.json_build_array(_COUNTED.c.used, _COUNTED.c.ends_at), type_=JSON
    )
).scalar_subquery()
_ADMIT_ANY: Final[Select[Any]] = select(_CALLER, _COUNTS.label("counts"))
_UNDER_KEY: Final = and_(
    idempotent_response.c.client_id == _CALLER.c.client_id,
    idempotent_response.c.subject == _CALLER.c.subject,
    idempotent_response.c.key == bindparam("key"),
)
_ADMIT: Final = Direct(_ADMIT_ANY)
_ADMIT_WITH_KEY: Final = Direct(
    _ADMIT_ANY.add_columns(*idempotency.STORED).select_from(
        _CALLER.outerjoin(idempotent_response, _UNDER_KEY)
    )
)


def admit(connection: Connection, rates: Rates, call: Call) -> Admission | None:
    """Authenticate and count the call; None for a token that is unknown, expired or revoked."""
    if connection.dialect.name == "postgresql":
        return _admit_in_one(connection, rates, call)
    principal = authenticate(connection, call.token)
    if principal is None:
        return None
    stored = None if call.key is None else idempotency.find_stored(connection, principal, call.key)
    counted = rates.for_client(principal.client_id, call.path, call.cost, principal.limits)
    return Admission(principal, stored, counted)


def _admit_in_one(connection: Connection, rates: Rates, call: Call) -> Admission | None:
    limits, parameters = limits_of(call.path), bearer_parameters(call.token)
    parameters |= {
        "names": [key_prefix(limit) for limit in limits],
        "ends": [parameters["now"] + limit.seconds * 1000 for limit in limits],
        "cost": call.cost,
    }
    with_key = call.key is not None and idempotency.is_key(call.key)
    query = _ADMIT_WITH_KEY if with_key else _ADMIT
    row = query.first(connection, parameters | {"key": call.key} if with_key else parameters)
    if row is None:
        return None
    principal = principal_from(row)
    counts = {key: Count(*count) for key, count in row["counts"].items()}
    counted = rates.status_of_client(principal.client_id, call.path, principal.limits, counts)
    has_stored = with_key and row["fingerprint"] is not None
    return Admission(principal, row if has_stored else None, counted)
