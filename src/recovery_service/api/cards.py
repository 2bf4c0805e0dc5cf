"""Where payment providers tell what became of a payment; the signature of each message is its only key."""

from __future__ import annotations

import time
from typing import Final

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import PlainTextResponse, Response

from recovery_contract.errors import ErrorCode
from recovery_service.context.core import Core
from recovery_service.errors import Invalid, NotFound, ServiceError
from recovery_service.recovery.card_payments import service
from recovery_service.recovery.card_payments.provider import NotAuthentic, ProviderEvent
from recovery_service.web.auth import CoreIn

router = APIRouter()

EVENT_BYTES: Final = 512 * 1024


@router.post("/card-events/{name}")
async def receive_card_event(request: Request, name: str, core: CoreIn) -> Response:
    """Take an event of the payment provider. Any answer but 200 makes the provider send it again later."""
    provider = service.create_provider(core.settings)
    if provider is None or name != provider.name:
        raise NotFound
    body = await request.body()
    if len(body) > EVENT_BYTES:
        raise ServiceError(413, ErrorCode.FILE_TOO_LARGE, "No event is that large.")
    try:
        event = provider.read_event(body, request.headers, time.time())
    except NotAuthentic as why:
        raise Invalid(f"The event was not taken: {why}.") from None
    return PlainTextResponse(await run_in_threadpool(_take, core, event))


def _take(core: Core, event: ProviderEvent) -> str:
    provider = service.create_provider(core.settings)
    assert provider is not None
    try:
        with core.write() as context:
            return service.handle_event(context, provider, event)
    except service.PaymentNotYetRecorded:
        message = "What this event is about is not known yet: tell it again."
        raise ServiceError(409, ErrorCode.INVALID_STATE, message) from None
