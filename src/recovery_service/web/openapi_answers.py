"""What the operations answer, as /openapi.json has it: successes, refusals, headers."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode

from recovery_contract.errors import ErrorBody
from recovery_contract.rate_limits import LIMIT_HEADER, REMAINING_HEADER, RESET_HEADER
from recovery_contract.version import REQUEST_ID_HEADER
from recovery_service.web import reference
from recovery_service.web.openapi_details import Success

TEXT: Final = {"type": "string"}

Direction = tuple[type[BaseModel], JsonSchemaMode]
Names = dict[Direction, dict[str, Any]]


_RATE_HEADERS: Final = (LIMIT_HEADER, REMAINING_HEADER, RESET_HEADER, REQUEST_ID_HEADER)
_TEXTS: Final = (REQUEST_ID_HEADER, "WWW-Authenticate")
HEADERS: Final = (*_RATE_HEADERS, "Retry-After", "WWW-Authenticate")


def describe_header(name: str) -> dict[str, Any]:
    schema = TEXT if name in _TEXTS else {"type": "integer"}
    return {**reference.parameter_text(name), "schema": schema}


def refer_headers(*names: str) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def describe_refusal(names: Names) -> dict[str, Any]:
    texts = reference.error_texts()
    described = json_content("A refusal: what was wrong, and where.", names[ErrorBody, "serialization"])
    described["content"]["application/json"]["example"] = {
        "error": {
            "code": "VALIDATION_ERROR",
            "message": "Required.",
            "field": "invoice.amount",
            "details": {"field": "invoice.amount"},
            "hint": texts["VALIDATION_ERROR"].hint,
        },
        "meta": {"request_id": "req_01", "timestamp": "2026-02-05T10:00:00Z"},
    }
    return {**described, "headers": refer_headers(*_RATE_HEADERS, "Retry-After", "WWW-Authenticate")}


def describe_success(
    success: Success, names: Names, components: dict[str, Any], *, wrapped: bool
) -> dict[str, Any]:
    status, headers = str(success.status), refer_headers(*_RATE_HEADERS)
    if success.media_type != "application/json":
        file = {"type": "string", "format": "binary"}
        content = {success.media_type: {"schema": file}}
        return {status: {"description": "The file.", "headers": headers, "content": content}}
    if success.status == 204:
        return {status: {"description": "Done.", "headers": headers}}
    assert success.model is not None
    schema = names[success.model, "serialization"]
    example = reference.example_of(schema, components)
    if success.example:
        example = {**example, **success.example}
    if success.array:
        schema, example = {"type": "array", "items": schema}, [example]
    if wrapped:
        meta = {"type": "object", "required": ["meta"], "properties": {"meta": {"type": "object"}}}
        outer = {"type": "object", "required": ["data", "meta"], "properties": {"data": schema}}
        shown = {"request_id": "req_01", "timestamp": "2026-02-05T10:00:00Z"}
        example = {**example, "meta": shown} if success.page else {"data": example, "meta": shown}
        schema = {"allOf": [schema, meta]} if success.page else outer
    answer = json_content("Done.", schema)
    answer["content"]["application/json"]["example"] = example
    return {status: {**answer, "headers": headers}}


def json_content(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
