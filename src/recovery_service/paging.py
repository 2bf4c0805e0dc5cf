"""The page that a caller asks for: newest first, beside an exclusive cursor."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Protocol, TypeVar

from fastapi import Depends, Query

from recovery_contract.rate_limits import LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX
from recovery_service.db.keyset import Cursor
from recovery_service.errors import Invalid

Row = TypeVar("Row")

_INTEGER = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True)
class Page:
    """`starting_after` is the id of the last row already seen, `ending_before` of the first one. Repositories read
    `limit + 1` rows to know has_more."""

    limit: int = LIST_LIMIT_DEFAULT
    starting_after: str | None = None
    ending_before: str | None = None

    def cut(self, rows: Sequence[Row]) -> tuple[list[Row], bool]:
        """Return the rows of the page newest first, and whether there are more; `rows` come nearest first."""
        shown = list(rows[: self.limit])
        return (shown if self.ending_before is None else shown[::-1]), len(rows) > self.limit


async def _page(
    limit: Annotated[
        str | None,
        Query(json_schema_extra={"type": "integer", "minimum": 1, "maximum": LIST_LIMIT_MAX, "default": 20}),
    ] = None,
    starting_after: Annotated[str | None, Query()] = None,
) -> Page:
    return Page(parse_limit(limit), starting_after)


async def _page_either_way(
    page: Annotated[Page, Depends(_page)], ending_before: Annotated[str | None, Query()] = None
) -> Page:
    if ending_before is not None and page.starting_after is not None:
        raise Invalid("Give starting_after or ending_before, not both", "ending_before", ending_before)
    return replace(page, ending_before=ending_before)


def parse_limit(limit: str | None) -> int:
    """Parse the page size. Raises Invalid for anything but 1 to 100."""
    if limit is None:
        return LIST_LIMIT_DEFAULT
    if not _INTEGER.fullmatch(limit) or not 1 <= int(limit) <= LIST_LIMIT_MAX:
        raise Invalid(f"limit is a whole number from 1 to {LIST_LIMIT_MAX}", "limit", limit)
    return int(limit)


def bad_cursor(cursor: str, field: str = "starting_after") -> Invalid:
    """Return the same refusal for a cursor that is unknown and one that is somebody else's."""
    return Invalid(f"{field} is not the id of a row of this list", field, cursor)


class Listed(Protocol):
    """A row of a list; `created_at` in milliseconds."""

    @property
    def id(self) -> str: ...

    @property
    def created_at(self) -> int: ...


def find_cursor(page: Page, find: Callable[[str], Listed | None]) -> Cursor | None:
    """Return where the page begins. Raises Invalid for an id of which `find` shows the caller no row."""
    for name in ("starting_after", "ending_before"):
        if (id_ := getattr(page, name)) is not None:
            row = find(id_)
            if row is None:
                raise bad_cursor(id_, name)
            return Cursor(row.created_at, row.id, newer=name == "ending_before")
    return None


PAGE: Any = Depends(_page)
"""`page: Annotated[Page, PAGE]`"""
PAGE_EITHER_WAY: Any = Depends(_page_either_way)
"""With `ending_before` besides."""
