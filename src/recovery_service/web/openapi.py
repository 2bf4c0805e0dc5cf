"""/openapi.json: the operations with what they take and answer, from the contract's models."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from fastapi.dependencies.models import Dependant
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.routing import BaseRoute

from recovery_contract import oauth
from recovery_contract.errors import ErrorBody
from recovery_contract.events import PAYLOADS, Event
from recovery_contract.operations import Operation
from recovery_contract.version import (
    API_VERSION,
    IDEMPOTENCY_HEADER,
    IDEMPOTENCY_KEY_LENGTH,
    VERSION_HEADER,
)
from recovery_service.context.core import Core
from recovery_service.web import reference
from recovery_service.web.openapi_answers import (
    HEADERS,
    Direction,
    Names,
    describe_header,
    describe_refusal,
    describe_success,
)
from recovery_service.web.openapi_details import (
    BODY_EXAMPLES,
    FIELDS,
    ID_EXAMPLES,
    PARAMETER_EXAMPLES,
    PARAMETERS,
    SUCCESSES,
    TOGETHER,
)
from recovery_service.web.openapi_oauth import (
    describe_authorize,
    describe_revoke,
    describe_token,
    security_schemes,
)
from recovery_service.web.openapi_webhooks import describe_webhooks
from recovery_service.web.parsing import OPENAPI_MODEL
from recovery_service.web.query import KEYED

_REF = "#/components/schemas/{model}"

_UPLOAD: Final = {
    "type": "object",
    "required": ["file", "user_id"],
    "properties": {
        "file": {
            "type": "string",
            "format": "binary",
            "contentMediaType": "application/pdf",
            "description": "The PDF, at most 20 MiB and 50 pages.",
        },
        "user_id": {"type": "string", "description": "Whose invoice it is.", "examples": ["usr_01"]},
    },
}


def describe(core: Core, operations: Collection[Operation], routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """Return the OpenAPI 3.1 document of a service with these routes."""
    settings = core.settings
    by_address = {
        (method, route.path): route for route in _api_routes(routes) for method in route.methods or ()
    }
    names, components = _schemas([by_address[row.method, row.path] for row in operations])
    wrapped = settings.response_style == "wrapped"
    paths: dict[str, Any] = {
        "/oauth/authorize": {"get": describe_authorize()},
        "/oauth/token": {"post": describe_token(names)},
        "/oauth/revoke": {"post": describe_revoke()},
    }
    for row in operations:
        route = by_address[row.method, row.path]
        described = _operation(row, route, names, components, wrapped=wrapped)
        paths.setdefault(row.path, {})[row.method.lower()] = described
    tags = {tag for path in paths.values() for described in path.values() for tag in described["tags"]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Debt Recovery Platform Service",
            "version": API_VERSION,
            "summary": "Unpaid invoices in, payments out",
            "description": reference.introduction(),
        },
        "servers": [{"url": core.base_url, "description": f"The {settings.environment} environment"}],
        "security": [{"bearer": []}, {"oauth2": []}],
        "tags": [
            {"name": name, "description": text}
            for name, text in reference.tag_texts().items()
            if name in tags
        ],
        "paths": paths,
        "webhooks": describe_webhooks(names),
        "components": {
            "securitySchemes": security_schemes(core.base_url),
            "headers": {name: describe_header(name) for name in HEADERS},
            "responses": {"Error": describe_refusal(names)},
            "schemas": components,
        },
    }


def _api_routes(routes: Iterable[BaseRoute]) -> list[APIRoute]:
    return [route for route in routes if isinstance(route, APIRoute)]


def _schemas(routes: Sequence[APIRoute]) -> tuple[Names, dict[str, Any]]:
    request_models = [body[0] for route in routes if (body := _body_model(route.dependant)) is not None]
    response_models: list[type[BaseModel]] = [oauth.TokenResponse, ErrorBody, Event, *PAYLOADS.values()]
    response_models += [success.model for success in SUCCESSES.values() if success.model is not None]
    wanted: list[Direction] = [(model, "validation") for model in dict.fromkeys(request_models)]
    wanted += [(model, "serialization") for model in dict.fromkeys(response_models)]
    references, definitions = models_json_schema(wanted, ref_template=_REF)
    components: dict[str, Any] = definitions["$defs"]
    # The models of the test operations are not there in production.
    for (model, field), more in FIELDS.items():
        if model in components:
            components[model]["properties"][field] |= more
    for model, condition in TOGETHER.items():
        if model in components:
            components[model] |= condition
    reference.describe_fields(components)
    return {direction: references[direction] for direction in wanted}, components


def _body_model(dependant: Dependant) -> tuple[type[BaseModel], bool] | None:
    for inner in dependant.dependencies:
        model: tuple[type[BaseModel], bool] | None = getattr(inner.call, OPENAPI_MODEL, None)
        if model is not None:
            return model
    return None


def _operation(
    row: Operation, route: APIRoute, names: Names, components: dict[str, Any], *, wrapped: bool
) -> dict[str, Any]:
    summary, description = reference.operation_text(row.id)
    scopes = [] if row.scope is None else [row.scope.value]
    described: dict[str, Any] = {
        "operationId": row.id,
        "summary": summary,
        "description": description,
        "tags": [row.path.split("/")[2]],
        "security": [{"bearer": []}, {"oauth2": scopes}],
        "parameters": [*_parameters(row, route), *_header_parameters(row)],
        "responses": {
            **describe_success(SUCCESSES[row.id], names, components, wrapped=wrapped),
            **{status: {"$ref": "#/components/responses/Error"} for status in _refusals(row, route)},
        },
    }
    if row.scope is not None:
        described["x-scope"] = row.scope.value
    if row.id == "extractInvoice":
        described["requestBody"] = {"required": True, "content": {"multipart/form-data": {"schema": _UPLOAD}}}
    body = _body_model(route.dependant)
    if body is not None:
        model, required = body
        schema = names[model, "validation"]
        example = BODY_EXAMPLES.get(row.id) or reference.example_of(schema, components, required_only=True)
        content = {"application/json": {"schema": schema, "example": example}}
        described["requestBody"] = {"required": required, "content": content}
    return described


def _refusals(row: Operation, route: APIRoute) -> list[str]:
    """Return the statuses that a caller has to reckon with."""
    statuses = ["400", "401", "403", "429", "4XX", "5XX"]
    if "{" in row.path or row.id in ("createReceivable", "extractInvoice"):
        statuses.append("404")
    if row.method == "POST":
        statuses.append("409")
    if row.id == "extractInvoice":
        statuses += ["413", "415"]
    if row.scope is None:
        statuses.remove("403")
    return sorted(statuses)


def _parameters(row: Operation, route: APIRoute) -> list[dict[str, Any]]:
    paths = get_openapi(title="", version="", routes=[route])["paths"][route.path]
    [described] = paths.values()
    parameters = []
    for parameter in described.get("parameters", []):
        name = parameter["name"]
        stated = PARAMETERS.get((name, row.id)) or PARAMETERS.get((name, None))
        keyed = {"style": "deepObject", "explode": True} if name in KEYED else {}
        words = reference.parameter_text(name, row.id)
        if name == "id":
            words = {**words, "example": _id_example(row.path)}
        elif (name, row.id) in PARAMETER_EXAMPLES:
            words = {**words, "example": PARAMETER_EXAMPLES[name, row.id]}
        parameters.append(
            {**parameter, "schema": stated or _collapsed(parameter["schema"]), **keyed, **words}
        )
    return parameters


def _id_example(path: str) -> str:
    return next((id_ for prefix, id_ in ID_EXAMPLES.items() if path.startswith(prefix)), "…")


def _collapsed(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema without null: an optional parameter is left out, it is never null."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    rest = {name: value for name, value in schema.items() if name not in ("anyOf", "title")}
    return {**kinds[0], **rest} if len(kinds) == 1 else rest


def _header_parameters(row: Operation) -> list[dict[str, Any]]:
    # Not `const`: generators of clients leave out every operation that has one.
    schema = {"type": "string", "enum": [API_VERSION], "default": API_VERSION}
    version = {
        "name": VERSION_HEADER,
        "in": "header",
        "schema": schema,
        **reference.parameter_text(VERSION_HEADER),
    }
    if row.method != "POST":
        return [version]
    key = {"type": "string", "minLength": 1, "maxLength": IDEMPOTENCY_KEY_LENGTH}
    words = reference.parameter_text(IDEMPOTENCY_HEADER)
    return [version, {"name": IDEMPOTENCY_HEADER, "in": "header", "schema": key, **words}]
