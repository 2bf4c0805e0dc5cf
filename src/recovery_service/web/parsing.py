"""Reads a JSON body into a strict contract model, or refuses it with the path of the first fault."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar

from fastapi import Depends, Request
from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from recovery_contract.errors import ErrorCode
from recovery_contract.fields import Body
from recovery_contract.reason_templates import template_for
from recovery_contract.reasons import Reason
from recovery_service.errors import Invalid, ServiceError
from recovery_service.json_paths import json_path
from recovery_service.web.fault_words import words_of
from recovery_service.web.field_hints import hint_for_fault
from recovery_service.web.threads import in_thread

Model = TypeVar("Model", bound=BaseModel)
Check = Callable[[Any], None]

DEPTH_AT_MOST = 64
_EXACT = 2**53
_READ_HERE_BYTES = 16 * 1024
"""Reading so little takes no longer than handing it to a thread."""
FAULTS_AT_MOST = 20
"""So many faults of one body are told at once."""
OPENAPI_MODEL = "body_model"
"""The attribute of a dependency that tells the API description which model it reads."""


def body(model: type[Model], first: Check | None = None) -> Any:
    """Declare the model that an endpoint reads its body into.

    Used as `data: Annotated[CancelRequest, body(CancelRequest)]`. `first` sees the parsed JSON before the model
    does, for a refusal that has to come before all others. An address whose object is absent for the caller is 404
    before any fault of the body is reported.
    """
    return _dependency(model, first, required=True)


def optional_body(model: type[Model], first: Check | None = None) -> Any:
    """Declare a body as `body` does; an empty one counts as `{}`."""
    return _dependency(model, first, required=False)


def _dependency(model: type[Model], first: Check | None, *, required: bool) -> Any:
    async def read(request: Request) -> Model:
        raw = await request.body()
        try:
            _check_media_type(request, raw)
            content = raw if raw or required else b"{}"
            if len(raw) <= _READ_HERE_BYTES:
                return parse(model, content, first)
            return await in_thread(parse, model, content, first)
        except ServiceError:
            await in_thread(_require_object, request)
            raise

    setattr(read, OPENAPI_MODEL, (model, required))
    return Depends(read)


def parse(model: type[Model], raw: bytes, first: Check | None = None) -> Model:
    """Parse the body into the model. Raises Invalid with the path of the first fault."""
    tree = load_json(raw)
    if first is not None:
        first(tree)
    try:
        parsed = model.model_validate(tree)
    except ValidationError as error:
        faults = error.errors(include_url=False)
        fault = _first_cause(faults)
        received = None if fault["type"] == "missing" else fault["input"]
        hint = hint_for_fault(model, fault)
        refusal = Invalid(_reason(fault), json_path(fault["loc"]), received).explain(hint=hint)
        if len(faults) > 1:
            refusal.explain(hint=hint, errors=[_describe_fault(one) for one in faults[:FAULTS_AT_MOST]])
        raise refusal from None
    if isinstance(parsed, Body) and (empty := parsed.find_null_field()) is not None:
        raise Invalid("Leave a field without a value out; null is not accepted.", empty)
    return parsed


def _first_cause(faults: Sequence[ErrorDetails]) -> ErrorDetails:
    """Return the first fault; where a field is missing, the unknown one of the same object that stands for it."""
    first = faults[0]
    if first["type"] != "missing":
        return first
    owner = first["loc"][:-1]
    unknown = (one for one in faults if one["type"] == "extra_forbidden" and one["loc"][:-1] == owner)
    return next(unknown, first)


def _reason(fault: ErrorDetails) -> Reason | str:
    """Return its code and params where a person may meet it, else the model's own words."""
    code, values = fault["type"], fault.get("ctx", {})
    if "params" in values:
        return Reason(**values)
    if template_for(code, values) is not None:
        return Reason.of(code, **values)
    return words_of(fault)


def _describe_fault(fault: ErrorDetails) -> dict[str, str | None]:
    """Return one of several faults: where it is, and what is wrong there."""
    reason = _reason(fault)
    return {
        "field": json_path(fault["loc"]),
        "message": reason.message if isinstance(reason, Reason) else reason,
    }


def load_json(raw: bytes) -> Any:
    """Return the JSON value of a body. Raises Invalid for what is not JSON, is ambiguous, or cannot be stored."""
    try:
        text = raw.decode()
        if text.startswith("\ufeff"):
            raise Invalid("The body begins with a byte order mark; send plain UTF-8 JSON.")
        tree = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_integer,
        )
    except UnicodeDecodeError:
        raise Invalid("The body is not UTF-8.") from None
    except RecursionError:
        raise Invalid("The body is nested too deeply.") from None
    except json.JSONDecodeError as error:
        raise Invalid(f"The body is not JSON: {error.msg} at character {error.pos}.") from None
    _check_storable(tree, (), DEPTH_AT_MOST)
    return tree


def _check_media_type(request: Request, raw: bytes) -> None:
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if raw and media_type not in ("", "application/json"):
        message = "Send the body as application/json."
        raise ServiceError(415, ErrorCode.VALIDATION_ERROR, message, "Content-Type", media_type)


def _require_object(request: Request) -> None:
    for prefix, require in request.app.state.objects.items():
        if request.state.operation.path.startswith(prefix):
            core = request.app.state.core
            with core.database.read() as connection:
                require(connection, request.state.principal, request.path_params["id"])


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    unique = dict(pairs)
    if len(unique) < len(pairs):
        names: set[str] = set()
        twice = next(key for key, _ in pairs if key in names or names.add(key))  # type: ignore[func-returns-value]
        raise Invalid("A key is given twice.", twice)
    return unique


def _no_constant(name: str) -> NoReturn:
    raise Invalid(f"{name} is not a JSON number.")


def _finite(text: str) -> float | int:
    # To JSON 18.0 and 18 are one number, to a strict model they are two.
    value = float(text)
    if not math.isfinite(value):
        raise Invalid("A number is out of range.")
    return int(value) if value.is_integer() and abs(value) <= _EXACT else value


def _integer(text: str) -> int:
    if len(text) > 100:
        raise Invalid("A number is out of range.")
    return int(text)


def _check_storable(value: Any, where: tuple[str | int, ...], depth: int) -> None:
    """Refuse text that no database stores (NUL, half of a surrogate pair) and endless nesting."""
    if depth == 0:
        raise Invalid("The body is nested too deeply.")
    if isinstance(value, str):
        _check_text(value, where)
    elif isinstance(value, dict):
        for key, item in value.items():
            _check_text(key, where)
            _check_storable(item, (*where, key), depth - 1)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            _check_storable(item, (*where, index), depth - 1)


def _check_text(text: str, where: tuple[str | int, ...]) -> None:
    if "\0" in text or (not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)):
        raise Invalid(Reason.of("text_not_storable"), json_path(where))
