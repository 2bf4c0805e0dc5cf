"""Reads answers of services that chose otherwise than ours: bare or wrapped, either error shape, text for numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from recovery_contract.ids import RequestId
from recovery_contract.reasons import Reason
from recovery_desktop.failures import Refused, Unreadable

Shape = Literal["object", "list", "page", "extraction", "anything"]
"""`anything`: where the interface tells nothing of the answer, success says it all."""
EXTRACTION_ONLY: Final = frozenset({"extraction_id", "confidence", "missing_fields", "warnings"})
M = TypeVar("M", bound=BaseModel)


def parse_json(content: bytes) -> Any:
    """Return the JSON value of a body, None for an empty one. Raises Unreadable."""
    if not content.strip():
        return None
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        raise Unreadable("not JSON") from error


def parse_response(content: bytes, shape: Shape) -> Any:
    """Return the value of a successful answer. Raises Unreadable."""
    try:
        return unwrap_envelope(parse_json(content), shape)
    except Unreadable:
        # An HTML page comes from a proxy in between, so it is unknown whether the request reached the service.
        if shape != "anything" or content.lstrip().startswith(b"<"):
            raise
        return None


def unwrap_envelope(value: Any, shape: Shape) -> Any:
    """Return the bare object, list or page; beside its `data`, a wrapped one may hold whatever the service adds."""
    if not isinstance(value, Mapping) or "data" not in value:
        return value
    inner = value["data"]
    match shape:
        case "list":
            return inner if isinstance(inner, list) else value
        case "page":
            return _unwrap_page(value)
        case "extraction":
            # The reading has a field of that name itself.
            return inner if isinstance(inner, Mapping) and not EXTRACTION_ONLY & value.keys() else value
        case _:
            return inner if isinstance(inner, Mapping) or value.keys() <= {"data", "meta"} else value


def _unwrap_page(value: Mapping[str, Any]) -> Any:
    """Move `has_more` from `meta` to the page, where a service puts it there."""
    inner = value["data"]
    if isinstance(inner, Mapping):
        return inner
    meta = value.get("meta")
    if "has_more" not in value and isinstance(meta, Mapping) and isinstance(meta.get("has_more"), bool):
        return {**value, "has_more": meta["has_more"]}
    return value


def remove_nulls(value: Any) -> Any:
    """Remove nulls at every level: a null says as much as an absent key."""
    if isinstance(value, Mapping):
        return {key: remove_nulls(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return [remove_nulls(inner) for inner in value if inner is not None]
    return value


def validate_resource(model: type[M], value: Any, free: Mapping[str, Any] = MappingProxyType({})) -> M:
    """Parse the resource.

    `free` are fields whose content the interface leaves to the service, each with its empty value: parts of them that
    we do not know are left out. So is what a newer service adds to a model that is also a request, where nothing
    unknown may stand. Raises Unreadable where the answer lacks what the interface promises.
    """
    if value is None:
        raise Unreadable(f"{model.__name__}: no content")
    cleaned = remove_nulls(value)
    try:
        return model.model_validate(cleaned)
    except ValidationError as error:
        wrong = [row["loc"] for row in error.errors() if not _removes_unknown(cleaned, row)]
        odd = {place for loc in wrong if (place := _free_place(loc, free))}
        if len(odd) < len({_free_place(loc, free) for loc in wrong}):
            raise _unreadable(model, error) from error
    for place in odd:
        _leave_out(cleaned, place, free)
    try:
        return model.model_validate(remove_nulls(cleaned))
    except ValidationError as error:
        raise _unreadable(model, error) from error


def _removes_unknown(value: Any, error: ErrorDetails) -> bool:
    """Return whether the error was a field that this version does not know, and that is removed now."""
    if error["type"] != "extra_forbidden":
        return False
    *steps, name = error["loc"]
    for step in steps:
        value = value[step]
    del value[name]
    return True


def _unreadable(model: type[BaseModel], error: ValidationError) -> Unreadable:
    places = sorted({".".join(str(step) for step in row["loc"]) for row in error.errors()})
    return Unreadable(f"{model.__name__}: {', '.join(places)}", is_other_form=True)


def _free_place(place: tuple[int | str, ...], free: Mapping[str, Any]) -> tuple[int | str, ...] | None:
    """Return the free field, or the first step into it, that holds this place; None where it is in no free field."""
    for at, step in enumerate(place):
        if step in free:
            return place[: at + 2]
    return None


def _leave_out(value: Any, place: tuple[int | str, ...], free: Mapping[str, Any]) -> None:
    holder = value
    for step in place[:-1]:
        holder = holder[step]
    if isinstance(holder, dict | list):
        holder[place[-1]] = free.get(str(place[-1]))  # type: ignore[index]


def parse_refusal(status: int, content: bytes, request_id: RequestId | None) -> Refused:
    """Return the refusal in either error shape; where the body tells nothing, the status has to do."""
    try:
        body = parse_json(content)
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
        reason=_reason(error.get("reason")),
    )


def _reason(value: object) -> dict[str, Any] | None:
    """Return None where the service has none, or means something else by it."""
    if not isinstance(value, Mapping):
        return None
    try:
        return Reason.model_validate(value).wire()
    except ValidationError:
        return None
