"""/openapi.json: the operations with what they take and answer, from the contract's models."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fastapi.dependencies.models import Dependant
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema
from starlette.routing import BaseRoute

from recovery_contract import (
    agreements,
    events,
    extensions,
    extraction,
    oauth,
    receivables,
    reports,
    sandbox,
    users,
    webhooks,
)
from recovery_contract.errors import ErrorBody
from recovery_contract.fields import CURRENCIES, MAX_MINOR_UNITS
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.limits import LIST_LIMIT_DEFAULT, LIST_LIMIT_MOST
from recovery_contract.operations import BY_ID, Operation
from recovery_contract.version import API_VERSION, IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_LENGTH, VERSION_HEADER
from recovery_service.settings import Settings
from recovery_service.web.body import OPENAPI_MODEL

_REF = "#/components/schemas/{model}"


@dataclass(frozen=True)
class Success:
    """What an operation answers: a model, a page of it (`data` beside `has_more`), a plain array, or a file."""

    status: int = 200
    model: type[BaseModel] | None = None
    page: bool = False
    array: bool = False
    media_type: str = "application/json"


_RECEIVABLE = Success(200, receivables.Receivable)

SUCCESSES: Final[dict[str, Success]] = {
    "createUser": Success(201, users.User),
    "getUser": Success(200, users.User),
    "getOnboardingStatus": Success(200, users.OnboardingStatus),
    "getRequirements": Success(200, users.Requirements),
    "createReceivable": Success(201, receivables.Receivable),
    "listReceivables": Success(200, receivables.ReceivablePage, page=True),
    "extractInvoice": Success(200, extraction.ExtractionResult),
    "getReceivable": _RECEIVABLE,
    "updateReceivable": _RECEIVABLE,
    "cancelReceivable": _RECEIVABLE,
    "addContact": Success(201, receivables.ContactCreated),
    "submitEvidence": _RECEIVABLE,
    "decidePartialPayment": _RECEIVABLE,
    "createWebhook": Success(201, webhooks.Webhook),
    "listWebhooks": Success(200, webhooks.Webhook, array=True),
    "deleteWebhook": Success(204),
    "rotateWebhookSecret": Success(200, webhooks.RotatedSecret),
    "getStats": Success(200, reports.RecoveryStats),
    "listEvents": Success(200, webhooks.EventPage, page=True),
    "getEvent": Success(200, events.Event),
    "replayEvent": Success(202, events.Event),
    "testWebhook": Success(200, webhooks.DeliveryOutcome),
    "getWebhookHealth": Success(200, webhooks.EndpointHealth),
    "listDeliveries": Success(200, webhooks.DeliveryLogPage, page=True),
    "recoverDeliveries": Success(202),
    "updateWebhook": Success(200, webhooks.Webhook),
    "getTimeline": Success(200, extensions.Timeline),
    "listDocuments": Success(200, extensions.DocumentList),
    "getDocument": Success(200, media_type="*/*"),
    "listMessages": Success(200, extensions.MessageList),
    "getBalance": Success(200, extensions.BalanceAnswer),
    "getCaseFile": Success(200, media_type="application/zip"),
    "recordPayment": Success(201, extensions.PaymentRecorded),
    "recordDispute": Success(201, receivables.Receivable),
    "recordCall": _RECEIVABLE,
    "listAgreements": Success(200, agreements.AgreementList),
    "proposeAgreement": Success(201, agreements.Agreement),
    "answerAgreement": Success(200, agreements.Agreement),
    "recordPromise": Success(201, receivables.Receivable),
    "listPlannedContacts": Success(200, extensions.PlannedContactList),
    "getPlannedContact": Success(200, extensions.PlannedMessage),
    "changePlannedContact": Success(200, extensions.PlannedContact),
    "getPlan": Success(200, extensions.RecoveryPlan),
    "putPlan": Success(200, extensions.RecoveryPlan),
    "getTemplates": Success(200, extensions.TemplateList),
    "putTemplates": Success(200, extensions.TemplateList),
    "getStandingRules": Success(200, extensions.StandingRules),
    "putStandingRules": Success(200, extensions.StandingRules),
    "getMailbox": Success(200, extensions.Mailbox),
    "putMailbox": Success(200, extensions.Mailbox),
    "getPrivacyRecord": Success(200, extensions.PrivacyRecord),
    "erasePrivacyRecord": Success(204),
    "getInsolvency": Success(200, agreements.Insolvency),
    "declareInsolvency": Success(200, agreements.Insolvency),
    "withdrawInsolvency": Success(204),
    "getClock": Success(200, sandbox.ClockNow),
    "advanceClock": Success(200, sandbox.ClockNow),
    "testPay": _RECEIVABLE,
    "testDispute": _RECEIVABLE,
    "testRequestEvidence": _RECEIVABLE,
    "testCompleteOnboarding": Success(200, users.User),
    "getOutbox": Success(200, sandbox.OutboxPage, page=True),
}

_LIMIT: Final = {"type": "integer", "minimum": 1, "maximum": LIST_LIMIT_MOST, "default": LIST_LIMIT_DEFAULT}
_MOMENT: Final = {"type": "string", "format": "date-time", "description": "or the cursor of an earlier page"}

# What the description says of a query parameter beyond its type: (name, operation or any) -> schema.
PARAMETERS: Final[dict[tuple[str, str | None], dict[str, Any]]] = {
    ("limit", None): _LIMIT,
    ("since", "listEvents"): _MOMENT,
    ("since", "listDeliveries"): {"type": "string", "format": "date-time"},
    ("type", "listEvents"): {"type": "string", "enum": list(events.PAYLOADS)},
    ("status", "listReceivables"): {"type": "string", "enum": [status.value for status in ReceivableStatus]},
    ("currency", "getStats"): {"type": "string", "enum": sorted(CURRENCIES), "default": "EUR"},
}
_POSITIVE: Final = {"exclusiveMinimum": 0, "maximum": MAX_MINOR_UNITS}
_NOT_NEGATIVE: Final = {"minimum": 0, "maximum": MAX_MINOR_UNITS}
_CURRENCY: Final = {"enum": sorted(CURRENCIES)}

# What the service requires of a field beyond what the model's schema can say: (model, field) -> schema to add.
FIELDS: Final[dict[tuple[str, str], dict[str, Any]]] = {
    ("Invoice", "amount"): _POSITIVE,
    ("Invoice", "amount_before_tax"): _NOT_NEGATIVE,
    ("Invoice", "tax_amount"): _NOT_NEGATIVE,
    ("Invoice", "currency"): _CURRENCY,
    ("Debtor", "contacts"): {"minItems": 1},
    ("RecordPaymentRequest", "amount"): _POSITIVE,
    ("RecordDisputeRequest", "amount"): _POSITIVE,
    ("PayRequest", "amount"): _POSITIVE,
    ("ProposeAgreementRequest", "amount"): _POSITIVE,
    ("AnswerAgreementRequest", "amount"): _POSITIVE,
    ("RecordPromiseRequest", "amount"): _POSITIVE,
    ("EvidenceDocument", "file"): {
        "pattern": "^data:(application/pdf|image/(png|jpeg|jpg))(;[^,;]*)*;base64,"
    },
    ("TestEventRequest", "type"): {"enum": list(events.PAYLOADS)},
    ("TestEventRequest", "endpoint_id"): {"minLength": 1},
    ("CreateWebhookRequest", "events"): {"items": {"enum": [*events.PAYLOADS, *events.PATTERNS]}},
    ("RecoverRequest", "since"): {"format": "date-time"},
    ("PlannedContactAction", "at"): {"format": "date-time"},
    ("PlanStep", "template"): {"pattern": "^[a-z0-9_]{1,60}$"},
    ("MessageTemplate", "key"): {"pattern": "^[a-z0-9_]{1,60}$"},
    ("AdvanceClockRequest", "to"): {"format": "date-time"},
}
# What it requires of the fields together.
TOGETHER: Final[dict[str, dict[str, Any]]] = {
    "AdvanceClockRequest": {"oneOf": [{"required": ["seconds"]}, {"required": ["to"]}]},
    "EvidenceSubmission": {
        "anyOf": [
            {"required": ["documents"], "properties": {"documents": {"minItems": 1}}},
            {"required": ["statement"], "properties": {"statement": {"pattern": r"\S"}}},
        ]
    },
}

_UPLOAD: Final = {
    "type": "object",
    "required": ["file", "user_id"],
    "properties": {
        "file": {"type": "string", "format": "binary", "contentMediaType": "application/pdf"},
        "user_id": {"type": "string"},
    },
}
_TEXT: Final = {"type": "string"}
_GIVEN: Final = {"type": "string", "minLength": 1}
_AUTHORIZE_QUERY: Final[dict[str, dict[str, Any]]] = {
    "client_id": _GIVEN,
    "redirect_uri": _GIVEN,
    "response_type": {"type": "string", "const": "code"},
    "scope": _TEXT,
    "state": _GIVEN,
}
_TOKEN_FORM: Final = ("grant_type", "code", "refresh_token", "client_id", "client_secret", "redirect_uri")


def describe(settings: Settings, routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """The OpenAPI 3.1 document of a service with these routes."""
    by_address = {
        (method, route.path): route for route in _api_routes(routes) for method in route.methods or ()
    }
    offered = [row for row in BY_ID.values() if settings.is_test or row.kind != "test"]
    names, components = _schemas([by_address[row.method, row.path] for row in offered])
    wrapped = settings.response_style == "wrapped"
    paths: dict[str, Any] = {
        "/oauth/authorize": {"get": _authorize()},
        "/oauth/token": {"post": _token(names)},
    }
    for row in offered:
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
    taken = [body[0] for route in routes if (body := _body_model(route.dependant)) is not None]
    given: list[type[BaseModel]] = [oauth.TokenResponse, ErrorBody]
    given += [success.model for success in SUCCESSES.values() if success.model is not None]
    wanted: list[Direction] = [(model, "validation") for model in dict.fromkeys(taken)]
    wanted += [(model, "serialization") for model in dict.fromkeys(given)]
    found, definitions = models_json_schema(wanted, ref_template=_REF)
    components: dict[str, Any] = definitions["$defs"]
    # The models of the test operations are not there in production.
    for (model, field), more in FIELDS.items():
        if model in components:
            components[model]["properties"][field] |= more
    for model, condition in TOGETHER.items():
        if model in components:
            components[model] |= condition
    return {direction: found[direction] for direction in wanted}, components


def _body_model(dependant: Dependant) -> tuple[type[BaseModel], bool] | None:
    for inner in dependant.dependencies:
        found: tuple[type[BaseModel], bool] | None = getattr(inner.call, OPENAPI_MODEL, None)
        if found is not None:
            return found
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
    known = get_openapi(title="", version="", routes=[route])["paths"][route.path]
    [described] = known.values()
    found = []
    for parameter in described.get("parameters", []):
        name = parameter["name"]
        stated = PARAMETERS.get((name, row.id)) or PARAMETERS.get((name, None))
        found.append({**parameter, "schema": stated or _collapsed(parameter["schema"])})
    return found


def _collapsed(schema: dict[str, Any]) -> dict[str, Any]:
    """An optional parameter is left out, it is never null."""
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
    refusal = {
        "type": "object",
        "required": ["error"],
        "properties": {"error": _TEXT, "error_description": _TEXT},
    }
    return {
        "operationId": "token",
        "tags": ["oauth"],
        "security": [],
        "requestBody": {"required": True, "content": {"application/x-www-form-urlencoded": {"schema": form}}},
        "responses": {
            "200": _json("tokens", names[oauth.TokenResponse, "serialization"]),
            "4XX": _json("refused", refusal),
        },
    }
