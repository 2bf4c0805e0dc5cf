"""Tells a developer by mail that deliveries fail: which event and why, never what it said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import structlog

from recovery_contract.ids import ClientId, DeliveryId, EventId
from recovery_service.context.channels import MailFailed
from recovery_service.context.core import Context, Core
from recovery_service.jobs import queue
from recovery_service.jobs.kinds import Outward
from recovery_service.jobs.queue import Job
from recovery_service.webhooks import repository
from recovery_service.webhooks.retry_schedule import ATTEMPTS
from recovery_service.webhooks.rows import EndpointRow

DEBUG_MAIL: Final = "webhook.debug_mail"

log = structlog.get_logger()


@dataclass(frozen=True)
class Mail:
    client_id: ClientId
    to: str
    subject: str
    body: str


class FailedDelivery(NamedTuple):
    """`attempt` counts from 1."""

    delivery_id: DeliveryId
    event_id: EventId
    type: str
    error: str
    attempt: int


def plan(
    context: Context,
    endpoint: EndpointRow,
    failed: FailedDelivery,
    at: int,
) -> None:
    """Plan a mail about the first and the last failure of a delivery, where the endpoint asks for it."""
    if not (endpoint.debug_mode and endpoint.debug_email) or failed.attempt not in (1, ATTEMPTS):
        return
    payload = {
        "endpoint_id": endpoint.id,
        "event_id": failed.event_id,
        "type": failed.type,
        "error": failed.error,
        "attempt": failed.attempt,
    }
    key = f"{DEBUG_MAIL}:{failed.delivery_id}:{failed.attempt}"
    queue.schedule(context, endpoint.client_id, DEBUG_MAIL, key, payload, due_at=at, resource=endpoint.id)


def prepare(context: Context, job: Job) -> Mail | None:
    """Return None where debugging was switched off meanwhile."""
    endpoint = repository.find_endpoint(context.connection, job.payload["endpoint_id"])
    if endpoint is None or not endpoint.debug_mode or not endpoint.debug_email:
        return None
    payload = job.payload
    subject = f"Webhook delivery failed: {payload['type']}"
    body = (
        f"Event: {payload['event_id']} ({payload['type']})\n"
        f"Endpoint: {endpoint.id}\n"
        f"Attempt: {payload['attempt']} of {ATTEMPTS}\n"
        f"Error: {payload['error']}\n"
    )
    return Mail(endpoint.client_id, endpoint.debug_email, subject, body)


def kind(core: Core) -> Outward:
    async def send(mail: Mail) -> None:
        try:
            await core.channels.send_service_mail(mail.client_id, mail.to, mail.subject, mail.body)
        except MailFailed:
            # A mail about a failure is not worth a second try: the delivery log says the same.
            log.warning("a debug mail did not leave")

    return Outward(prepare=prepare, send=send, finish=lambda context, job, mail, outcome: None)
