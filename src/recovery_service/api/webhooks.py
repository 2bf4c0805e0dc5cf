"""The operations on webhook endpoints and events."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from recovery_contract.ids import EventId, WebhookId
from recovery_contract.webhooks import (
    CreateWebhookRequest,
    DeliveryOutcome,
    RecoveredDeliveries,
    RecoverRequest,
    ReplayRequest,
    RotatedSecret,
    SourceAddresses,
    TestEventRequest,
    UpdateWebhookRequest,
)
from recovery_service.errors import Invalid
from recovery_service.paging import parse_limit
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body, optional_body
from recovery_service.web.query import parse_moment
from recovery_service.web.response import no_content, respond, respond_with_list
from recovery_service.webhooks import backlog, deliveries, feed, secret_rotation, service
from recovery_service.webhooks.rows import EndpointRow
from recovery_service.webhooks.sender import Message, Outcome, Sender

router = APIRouter(route_class=Concluded)

Text = Annotated[str | None, Query()]


@serves(router, "createWebhook")
def create_webhook(
    data: Annotated[CreateWebhookRequest, body(CreateWebhookRequest)], principal: CallerIn, core: CoreIn
) -> Response:
    with core.write() as context:
        at = core.clock.now(context.connection, principal.client_id)
        created = service.create(context, principal, data, at=at)
    return respond(created.resource(), 201)


@serves(router, "listWebhooks")
def list_webhooks(principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        endpoints = service.endpoints(connection, principal)
    return respond([endpoint.resource() for endpoint in endpoints])


@serves(router, "testWebhook")
async def test_webhook(
    data: Annotated[TestEventRequest, body(TestEventRequest)], principal: CallerIn, core: CoreIn
) -> Response:
    def prepare() -> tuple[EndpointRow, Message]:
        with core.read() as context:
            return deliveries.test(context, principal, data.type, data.endpoint_id)

    def note(endpoint: EndpointRow, message: Message, outcome: Outcome) -> DeliveryOutcome:
        with core.write() as context:
            return deliveries.note_test(context, endpoint, message, outcome)

    endpoint, message = await run_in_threadpool(prepare)
    outcome = await Sender(core.settings).send(message)
    return respond(await run_in_threadpool(note, endpoint, message, outcome))


@serves(router, "listDeliveries")
def list_deliveries(
    principal: CallerIn,
    core: CoreIn,
    endpoint_id: Annotated[WebhookId | None, Query()] = None,
    event_id: Annotated[EventId | None, Query()] = None,
    status: Annotated[str | None, Query(json_schema_extra={"enum": ["success", "failed"]})] = None,
    since: Text = None,
    limit: Text = None,
) -> Response:
    if status not in (None, "success", "failed"):
        raise Invalid("status is success or failed", "status", status)
    after = None if since is None else parse_moment(since, "since")
    with core.database.read() as connection:
        page = service.log(
            connection,
            principal,
            service.LogFilter(endpoint_id, event_id, status, after),
            limit=parse_limit(limit),
        )
    return respond_with_list(page)


@serves(router, "listWebhookAddresses")
def list_webhook_addresses(principal: CallerIn, core: CoreIn) -> Response:
    settings = core.settings
    return respond(
        SourceAddresses(environment=settings.environment, addresses=list(settings.webhook_addresses))
    )


@serves(router, "deleteWebhook")
def delete_webhook(id: WebhookId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.write() as connection:
        service.remove(connection, principal, id)
    return no_content()


@serves(router, "getWebhook")
def get_webhook(id: WebhookId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        endpoint = service.require(connection, principal, id)
    return respond(endpoint.resource())


@serves(router, "updateWebhook")
def update_webhook(
    id: WebhookId,
    data: Annotated[UpdateWebhookRequest, body(UpdateWebhookRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with core.write() as context:
        endpoint = service.change(context, principal, id, data)
    return respond(endpoint.resource())


@serves(router, "rotateWebhookSecret")
def rotate_webhook_secret(id: WebhookId, principal: CallerIn, core: CoreIn) -> Response:
    with core.write() as context:
        at = core.clock.now(context.connection, principal.client_id)
        secret = secret_rotation.rotate(context, principal, id, at=at)
    return respond(RotatedSecret(secret=secret))


@serves(router, "getWebhookHealth")
def get_webhook_health(id: WebhookId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        endpoint = service.require(connection, principal, id)
        health = service.health(connection, endpoint, core.clock.now(connection, principal.client_id))
    return respond(service.health_page(health))


@serves(router, "recoverDeliveries")
def recover_deliveries(
    id: WebhookId, data: Annotated[RecoverRequest, body(RecoverRequest)], principal: CallerIn, core: CoreIn
) -> Response:
    with core.write() as context:
        service.require(context.connection, principal, id)
        since = parse_moment(data.since, "since")
        count = backlog.recover(context, principal, id, since)
    return respond(RecoveredDeliveries(endpoint_id=id, deliveries=count), 202)


@serves(router, "listEvents")
def list_events(
    principal: CallerIn,
    core: CoreIn,
    since: Text = None,
    type: Text = None,
    types: Annotated[list[str] | None, Query(alias="types[]")] = None,
    limit: Text = None,
) -> Response:
    if type is not None and types:
        raise Invalid("Give type or types[], not both", "type", type)
    names = [type] if type is not None else types or ["*"]
    return respond_with_list(feed.read(core, principal, since=since, types=names, limit=parse_limit(limit)))


@serves(router, "getEvent")
def get_event(id: EventId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        event = feed.one(connection, principal, id)
    return respond(event)


@serves(router, "replayEvent")
def replay_event(
    id: EventId,
    data: Annotated[ReplayRequest, optional_body(ReplayRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with core.write() as context:
        replayed = deliveries.replay(context, principal, id, data.endpoint_id)
    return respond(json.loads(replayed), 202)
