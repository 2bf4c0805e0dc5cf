"""/openapi.json: the operations with what they take and answer, from the contract's models."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from fastapi.dependencies.models import Dependant
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema
from starlette.routing import BaseRoute

from recovery_contract import oauth
from recovery_contract.errors import ErrorBody
from recovery_contract.operations import Operation
from recovery_contract.version import API_VERSION, IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_LENGTH, VERSION_HEADER
from recovery_service.settings import Settings
from recovery_service.web.openapi_details import FIELDS, PARAMETERS, SUCCESSES, TOGETHER, Success
from recovery_service.web.parsing import OPENAPI_MODEL
from recovery_service.web.query import KEYED

_REF = "#/components/schemas/{model}"

_UPLOAD: Final = {
    "type": "object",
    "required": ["file", "user_id"],
    "properties": {
        "file": {"type": "string", "format": "binary", "contentMediaType": "application/pdf"},
        "user_id": {"type": "string"},
    },
}
_TEXT: Final = {"type": "string"}
_NON_EMPTY: Final = {"type": "string", "minLength": 1}
_AUTHORIZE_QUERY: Final[dict[str, dict[str, Any]]] = {
    "client_id": _NON_EMPTY,
    "redirect_uri": _NON_EMPTY,
    "response_type": {"type": "string", "const": "code"},
    "scope": _TEXT,
    "state": _NON_EMPTY,
}
_TOKEN_FORM: Final = ("grant_type", "code", "refresh_token", "client_id", "client_secret", "redirect_uri")


def describe(
    settings: Settings, operations: Collection[Operation], routes: Iterable[BaseRoute]
) -> dict[str, Any]:
    """Return the OpenAPI 3.1 document of a service with these routes."""
    by_address = {
        (method, route.path): route for route in _api_routes(routes) for method in route.methods or ()
    }
    names, components = _schemas([by_address[row.method, row.path] for row in operations])
    wrapped = settings.response_style == "wrapped"
    paths: dict[str, Any] = {
        "/oauth/authorize": {"get": _authorize()},
        "/oauth/token": {"post": _token(names)},
        "/oauth/revoke": {"post": _revoke()},
    }
    for row in operations:
        described = _operation(row, by_address[row.method, row.path], names, wrapped=wrapped)
        paths.setdefault(row.path, {})[row.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Debt Recovery Platform Service", "version": API_VERSION},
        "security": [{"bearer": []}],
        "paths": paths,
        "components": {
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
            "responses": {"Error": _json("a refusal", names[ErrorBody, "serialization"])},
            "schemas": components,
        },
    }


Direction = tuple[type[BaseModel], JsonSchemaMode]
Names = dict[Direction, dict[str, Any]]


def _api_routes(routes: Iterable[BaseRoute]) -> list[APIRoute]:
    return [route for route in routes if isinstance(route, APIRoute)]


def _schemas(routes: Sequence[APIRoute]) -> tuple[Names, dict[str, Any]]:
    request_models = [body[0] for route in routes if (body := _body_model(route.dependant)) is not None]
    response_models: list[type[BaseModel]] = [oauth.TokenResponse, ErrorBody]
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
    return {direction: references[direction] for direction in wanted}, components


def _body_model(dependant: Dependant) -> tuple[type[BaseModel], bool] | None:
    for inner in dependant.dependencies:
        model: tuple[type[BaseModel], bool] | None = getattr(inner.call, OPENAPI_MODEL, None)
        if model is not None:
            return model
    return None


def _operation(row: Operation, route: APIRoute, names: Names, *, wrapped: bool) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": row.id,
        "tags": [row.path.split("/")[2]],
        "parameters": [*_parameters(row, route), *_header_parameters(row)],
        "responses": {
            **_responses(SUCCESSES[row.id], names, wrapped=wrapped),
            "4XX": {"$ref": "#/components/responses/Error"},
        },
    }
    if row.scope is not None:
        described["x-scope"] = row.scope.value
    if row.id == "extractInvoice":
        described["requestBody"] = {"required": True, "content": {"multipart/form-data": {"schema": _UPLOAD}}}
    body = _body_model(route.dependant)
    if body is not None:
        model, required = body
        content = {"application/json": {"schema": names[model, "validation"]}}
        described["requestBody"] = {"required": required, "content": content}
    return described


def _parameters(row: Operation, route: APIRoute) -> list[dict[str, Any]]:
    paths = get_openapi(title="", version="", routes=[route])["paths"][route.path]
    [described] = paths.values()
    parameters = []
    for parameter in described.get("parameters", []):
        name = parameter["name"]
        stated = PARAMETERS.get((name, row.id)) or PARAMETERS.get((name, None))
        keyed = {"style": "deepObject", "explode": True} if name in KEYED else {}
        parameters.append({**parameter, "schema": stated or _collapsed(parameter["schema"]), **keyed})
    return parameters


def _collapsed(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema without null: an optional parameter is left out, it is never null."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    rest = {name: value for name, value in schema.items() if name not in ("anyOf", "title")}
    return {**kinds[0], **rest} if len(kinds) == 1 else rest


def _header_parameters(row: Operation) -> list[dict[str, Any]]:
    version = {"name": VERSION_HEADER, "in": "header", "schema": {"type": "string", "const": API_VERSION}}
    if row.method != "POST":
        return [version]
    key = {"type": "string", "minLength": 1, "maxLength": IDEMPOTENCY_KEY_LENGTH}
    return [version, {"name": IDEMPOTENCY_HEADER, "in": "header", "schema": key}]


def _responses(success: Success, names: Names, *, wrapped: bool) -> dict[str, Any]:
    status = str(success.status)
    if success.media_type != "application/json":
        return {status: {"description": "the file", "content": {success.media_type: {}}}}
    if success.status == 204:
        return {status: {"description": "done"}}
    schema = {"type": "object"} if success.model is None else names[success.model, "serialization"]
    if success.array:
        schema = {"type": "array", "items": schema}
    if wrapped:
        meta = {"type": "object", "required": ["meta"], "properties": {"meta": {"type": "object"}}}
        outer = {"type": "object", "required": ["data", "meta"], "properties": {"data": schema}}
        schema = {"allOf": [schema, meta]} if success.page else outer
    return {status: _json("done", schema)}


def _json(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _authorize() -> dict[str, Any]:
    query = [
        {"name": name, "in": "query", "required": True, "schema": _AUTHORIZE_QUERY[name]}
        for name in _AUTHORIZE_QUERY
    ]
    challenge = [
        {
            "name": "code_challenge",
            "in": "query",
            "schema": {"type": "string", "pattern": "^[A-Za-z0-9._~-]{43,128}$"},
        },
        {"name": "code_challenge_method", "in": "query", "schema": {"type": "string", "const": "S256"}},
    ]
    return {
        "operationId": "authorize",
        "tags": ["oauth"],
        "security": [],
        "parameters": [*query, *challenge],
        "responses": {
            "302": {"description": "to the consent page"},
            "4XX": {
                "description": "a page that says what is wrong, without redirect",
                "content": {"text/html": {}},
            },
        },
    }


def _token(names: Names) -> dict[str, Any]:
    properties: dict[str, Any] = dict.fromkeys((*_TOKEN_FORM, "code_verifier"), _TEXT)
    properties["grant_type"] = {"type": "string", "enum": ["authorization_code", "refresh_token"]}
    form = {"type": "object", "required": ["grant_type"], "properties": properties}
    return _form_operation("token", form, _json("tokens", names[oauth.TokenResponse, "serialization"]))


def _revoke() -> dict[str, Any]:
    properties = {
        "token": _NON_EMPTY,
        "token_type_hint": {"type": "string", "enum": ["access_token", "refresh_token"]},
        "client_id": _NON_EMPTY,
        "client_secret": _TEXT,
    }
    form = {"type": "object", "required": ["token", "client_id"], "properties": properties}
    return _form_operation("revoke", form, {"description": "ended, or not known"})


def _form_operation(id_: str, form: dict[str, Any], success: dict[str, Any]) -> dict[str, Any]:
    refusal = {
        "type": "object",
        "required": ["error"],
        "properties": {"error": _TEXT, "error_description": _TEXT},
    }
    return {
        "operationId": id_,
        "tags": ["oauth"],
        "security": [],
        "requestBody": {"required": True, "content": {"application/x-www-form-urlencoded": {"schema": form}}},
        "responses": {"200": success, "4XX": _json("refused", refusal)},
    }
