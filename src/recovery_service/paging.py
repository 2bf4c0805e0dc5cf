"""The page that a caller asks for: newest first, after an exclusive cursor."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Query

from recovery_contract.rate_limits import LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX
from recovery_service.errors import Invalid

_INTEGER = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True)
class Page:
    """`starting_after` is the id of the last row already seen. Repositories read `limit + 1` rows to know has_more."""

    limit: int = LIST_LIMIT_DEFAULT
    starting_after: str | None = None


async def _page(
    limit: Annotated[
        str | None,
        Query(json_schema_extra={"type": "integer", "minimum": 1, "maximum": LIST_LIMIT_MAX, "default": 20}),
    ] = None,
    starting_after: Annotated[str | None, Query()] = None,
) -> Page:
    return Page(parse_limit(limit), starting_after)


def parse_limit(limit: str | None) -> int:
    """Raises Invalid for anything but 1 to 100."""
    if limit is None:
        return LIST_LIMIT_DEFAULT
    if not _INTEGER.fullmatch(limit) or not 1 <= int(limit) <= LIST_LIMIT_MAX:
        raise Invalid(f"limit is a whole number from 1 to {LIST_LIMIT_MAX}", "limit", limit)
    return int(limit)


def bad_cursor(cursor: str) -> Invalid:
    """Return the same refusal for a cursor that is unknown and one that is somebody else's."""
    return Invalid("starting_after is not the id of a row of this list", "starting_after", cursor)


PAGE: Any = Depends(_page)
"""`page: Annotated[Page, PAGE]`"""
