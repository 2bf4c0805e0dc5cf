"""Reads answers of services that chose otherwise than ours: bare or wrapped, either error shape, text for numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ValidationError

from recovery_desktop.failures import Refused, Unreadable

Shape = Literal["object", "list", "page"]
M = TypeVar("M", bound=BaseModel)


def parsed(content: bytes) -> Any:
    """The JSON value of a body, None for an empty one. Raises Unreadable."""
    if not content.strip():
        return None
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        raise Unreadable("not JSON") from error


def unwrapped(value: Any, shape: Shape) -> Any:
    """The bare object, list or page. An object is wrapped where it has nothing but `data` and `meta`."""
    if (
        isinstance(value, Mapping)
        and "data" in value
        and value.keys() <= {"data", "meta"}
        and shape != "page"
    ):
        return value["data"]
    if shape == "page" and isinstance(value, Mapping) and isinstance(value.get("data"), Mapping):
        return value["data"]
    return value


def without_nulls(value: Any) -> Any:
    """A null says as much as an absent key."""
    if isinstance(value, Mapping):
        return {key: without_nulls(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return [without_nulls(inner) for inner in value if inner is not None]
    return value


def read(model: type[M], value: Any) -> M:
    """Raises Unreadable where the answer lacks what the interface promises."""
    try:
        return model.model_validate(without_nulls(value))
    except ValidationError as error:
        places = sorted({".".join(str(step) for step in row["loc"]) for row in error.errors()})
        raise Unreadable(f"{model.__name__}: {', '.join(places)}") from error


def refused(status: int, content: bytes, request_id: str | None) -> Refused:
    """The refusal in either error shape; where the body tells nothing, the status has to do."""
    try:
        body = parsed(content)
    except Unreadable:
        body = None
    error = body.get("error") if isinstance(body, Mapping) else None
    if isinstance(error, str):  # the token endpoint's own shape
        described = body.get("error_description") if isinstance(body, Mapping) else None
        return Refused(status, error, str(described or error), request_id=request_id)
    if not isinstance(error, Mapping):
        return Refused(status, f"HTTP_{status}", f"HTTP {status}", request_id=request_id)
    details = error.get("details") if isinstance(error.get("details"), Mapping) else {}
    meta = body.get("meta") if isinstance(body, Mapping) and isinstance(body.get("meta"), Mapping) else {}
    field = error.get("field") or (details or {}).get("field")
    return Refused(
        status,
        str(error.get("code") or f"HTTP_{status}"),
        str(error.get("message") or f"HTTP {status}"),
        field=None if field is None else str(field),
        details=dict(details or {}),
        request_id=request_id or (meta or {}).get("request_id"),
    )
