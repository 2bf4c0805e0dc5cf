"""The query of an address: what an operation does not know, or is given twice, is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl

from fastapi import Depends, Query
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

from recovery_contract.operations import Operation
from recovery_service.context.clock import to_ms
from recovery_service.errors import Invalid
from recovery_service.web.field_hints import hint_for_unknown

KEYED: Final = frozenset({"metadata"})
"""Parameters that are only given with a key, as `metadata[order]`."""

_WITH_KEY: Final = re.compile(r"(\w+)\[(.*)\]", re.DOTALL)
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")

Parameters = Mapping[str, frozenset[str]]


def declared_parameters(operations: Iterable[Operation], routes: Iterable[BaseRoute]) -> Parameters:
    """Return by the id of an operation the names that its query may hold."""
    by_address = {
        (method, route.path): route
        for route in routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    return {row.id: frozenset(_declared(by_address[row.method, row.path].dependant)) for row in operations}


def _declared(dependant: Dependant) -> Iterator[str]:
    yield from (field.alias for field in dependant.query_params)
    for inner in dependant.dependencies:
        yield from _declared(inner)


def check_query(query: bytes, declared: frozenset[str]) -> None:
    """Raise Invalid for a parameter that is not known, or is there twice though its name does not end in []."""
    names: set[str] = set()
    for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        keyed = _WITH_KEY.fullmatch(name)
        is_declared = (
            keyed.group(1) in KEYED & declared if keyed and name not in declared else name in declared - KEYED
        )
        if not is_declared:
            names_declared = [f"{one}[key]" if one in KEYED else one for one in declared]
            takes = f"it takes {', '.join(sorted(names_declared))}" if declared else "it takes none"
            hint = hint_for_unknown(name, names_declared, "This address takes")
            raise Invalid(f"This address has no such query parameter; {takes}.", name, value).explain(
                hint=hint
            )
        if name in names and not name.endswith("[]"):
            raise Invalid("A query parameter is given twice.", name, value)
        names.add(name)


def keyed_values(pairs: Iterable[tuple[str, str]], name: str) -> dict[str, str]:
    """Return `{key: value}` of the parameters `name[key]`."""
    matches = ((_WITH_KEY.fullmatch(parameter), value) for parameter, value in pairs)
    return {match.group(2): value for match, value in matches if match and match.group(1) == name}


def parse_moment(text: str, field: str, *, end: bool = False) -> int:
    """Return a date-time or a date in milliseconds, UTC where it names no zone; `end` takes a date to its last
    millisecond. Raises Invalid."""
    try:
        if end and _DAY.fullmatch(text):
            following = date.fromisoformat(text) + timedelta(days=1)
            return to_ms(datetime(following.year, following.month, following.day, tzinfo=UTC)) - 1
        parsed = datetime.fromisoformat(text)
        return to_ms(parsed if parsed.tzinfo else parsed.replace(tzinfo=UTC))
    except (ValueError, OverflowError):
        raise Invalid(f"{field} has to be an ISO 8601 date-time", field, text) from None


_SEVERAL: Final = "Give `statuses[]` once for each of several: `?statuses[]=pending&statuses[]=disputed`."


def choose_statuses(kinds: type[StrEnum], one: str | None, several: Sequence[str] | None) -> list[str]:
    """Return the statuses of `status` or of `statuses[]`, each once. Raises Invalid for what is none, and for both."""
    if one is not None and several:
        raise Invalid("Give status or statuses[], not both", "status", one)
    field = "status" if one is not None else "statuses[]"
    chosen = list(dict.fromkeys([one] if one is not None else several or []))
    for status in chosen:
        if status not in list(kinds):
            refusal = Invalid(f"{field} is one of {', '.join(kinds)}", field, status)
            raise refusal.explain(hint=_SEVERAL) if "," in status else refusal
    return chosen


@dataclass(frozen=True)
class CreatedSpan:
    """In milliseconds, both inclusive."""

    first: int | None
    last: int | None


async def _created(
    first: Annotated[str | None, Query(alias="created[gte]")] = None,
    last: Annotated[str | None, Query(alias="created[lte]")] = None,
) -> CreatedSpan:
    return CreatedSpan(
        None if first is None else parse_moment(first, "created[gte]"),
        None if last is None else parse_moment(last, "created[lte]", end=True),
    )


CREATED: Any = Depends(_created)
"""`created: Annotated[CreatedSpan, CREATED]`: from a moment or day on, up to one and including it."""
