"""Sends an endpoint what it missed: little by little and oldest first, so that what happens now is not held up."""

from __future__ import annotations

from typing import Final

from recovery_contract.events import PAYLOADS, matches_pattern
from recovery_contract.ids import WebhookId
from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.ledger.timeline.events import schedule_deliveries
from recovery_service.principal import Principal
from recovery_service.webhooks import repository, service
from recovery_service.webhooks.rows import EndpointRow

RECOVER: Final = "webhook.recover"
AT_ONCE: Final = 100
GAP_MS: Final = 5_000


def recover(context: Context, principal: Principal, endpoint_id: WebhookId, since: int) -> int:
    """Schedule everything since then that this endpoint asked for and never accepted; return how much that is.

    AT_ONCE deliveries become due now, as many again after each GAP_MS.
    """
    endpoint = service.enabled(service.require(context.connection, principal, endpoint_id))
    at = context.now(principal.client_id)
    types = _types(endpoint)
    count = repository.undelivered_count(
        context.connection, principal, endpoint_id, types, since=since, until=at
    )
    _plan_some(context, endpoint, principal, since=since, after=None, until=at, at=at)
    return count


def continue_backlog(context: Context, job: Job) -> None:
    """Plan the next deliveries of a recovery, unless the endpoint is gone or disabled by now."""
    payload = job.payload
    endpoint = repository.find_endpoint(context.connection, payload["endpoint_id"])
    if endpoint is None or not endpoint.enabled:
        return
    principal = Principal(endpoint.client_id, endpoint.subject, frozenset(), endpoint.verified_email)
    at = context.now(endpoint.client_id)
    _plan_some(
        context,
        endpoint,
        principal,
        since=payload["since"],
        after=(payload["after_at"], payload["after_id"]),
        until=payload["until"],
        at=at,
    )


def _plan_some(
    context: Context,
    endpoint: EndpointRow,
    principal: Principal,
    *,
    since: int,
    after: tuple[int, str] | None,
    until: int,
    at: int,
) -> None:
    rows = repository.undelivered(
        context.connection,
        principal,
        endpoint.id,
        _types(endpoint),
        repository.Period(since, until, after),
        AT_ONCE,
    )
    pairs = [(row.id, endpoint.id) for row in rows]
    schedule_deliveries(context, client_id=endpoint.client_id, pairs=pairs, at=at)
    if len(rows) < AT_ONCE:
        return
    payload = {
        "endpoint_id": endpoint.id,
        "since": since,
        "until": until,
        "after_at": rows[-1].created_at,
        "after_id": rows[-1].id,
    }
    queue.schedule(
        context, endpoint.client_id, RECOVER, f"{RECOVER}:{endpoint.id}:{since}", payload, due_at=at + GAP_MS
    )


def _types(endpoint: EndpointRow) -> list[str]:
    """Return what the endpoint asked for."""
    return [type for type in PAYLOADS if any(matches_pattern(name, type) for name in endpoint.events)]
