"""An operation as a value: what is sent, and how the next page is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar
from urllib.parse import quote

from debt_recovery.models import Page

Answer = TypeVar("Answer")
Row = TypeVar("Row")


@dataclass(frozen=True)
class Call(Generic[Answer]):
    """`form` and `auth` are those of the token endpoint, which takes no access token."""

    method: str
    path: str
    query: tuple[tuple[str, str], ...] = ()
    json: Any = None
    files: Mapping[str, Any] | None = None
    form: Mapping[str, str] | None = None
    auth: tuple[str, str] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        # Behind the address of the service, anything else would become part of the host that is sent the token.
        if not self.path.startswith("/"):
            raise ValueError(f"a path begins with a slash: {self.path!r}")


def get_call(path: str, **query: Any) -> Call[Any]:
    return Call("GET", path, pairs(query))


def post_call(path: str, body: Any = None) -> Call[Any]:
    return Call("POST", path, json={} if body is None else body)


def without_none(**values: Any) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def join(*segments: str) -> str:
    return "/".join(["", *(quote(segment, safe="") for segment in segments)])


def pairs(query: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return a query as the service reads it: lists as `name[]`, mappings as `name[key]`."""
    listed: list[tuple[str, str]] = []
    for name, value in query.items():
        match value:
            case None:
                continue
            case Mapping():
                listed += [
                    (f"{name}[{key}]", _text(inner)) for key, inner in value.items() if inner is not None
                ]
            case list() | tuple():
                listed += [(f"{name}[]", _text(inner)) for inner in value]
            case _:
                listed.append((name, _text(value)))
    return tuple(listed)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def next_page(call: Call[Page[Row]], page: Page[Row]) -> Call[Page[Row]] | None:
    """Return the call for the page behind this one, None behind the last."""
    if not page["has_more"]:
        return None
    if "cursor" in page:
        name, value = "since", page["cursor"]
    else:
        last: Any = page["data"][-1]
        name, value = "starting_after", last["id"]
    rest = tuple(pair for pair in call.query if pair[0] != name)
    return replace(call, query=(*rest, (name, value)))
