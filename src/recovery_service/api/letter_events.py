"""Where the letter provider tells what became of a letter; the signature of each message is its only key."""

from __future__ import annotations

import json
import time
from typing import Final

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import PlainTextResponse, Response

from recovery_contract.ids import AttemptId
from recovery_service.context.core import Core
from recovery_service.errors import Invalid, NotFound
from recovery_service.recovery.dunning import letter_status
from recovery_service.web import signatures
from recovery_service.web.auth import CoreIn

router = APIRouter()

SIGNATURE: Final = "letter-signature"


@router.post("/letter-events")
async def receive_letter_event(request: Request, core: CoreIn) -> Response:
    """Take `{"id": our id of the letter, "status": posted | delivered | returned}`.

    Any answer but 200 makes the provider send it again.
    """
    service = core.settings.letter_service
    if service is None:
        raise NotFound
    body = await request.body()
    try:
        signatures.check(body, request.headers.get(SIGNATURE, ""), service.secret, time.time())
        payload = json.loads(body)
    except signatures.NotSigned as why:
        raise Invalid(f"The event was not taken: {why}.") from None
    except (ValueError, RecursionError):
        raise Invalid("The event was not taken: it is not JSON.") from None
    id_, status = (payload.get("id"), payload.get("status")) if isinstance(payload, dict) else (None, None)
    if not isinstance(id_, str) or not isinstance(status, str) or status not in letter_status.SENTENCES:
        raise Invalid("The event was not taken: it needs the letter's id and a status.", "status")
    if not await run_in_threadpool(_take, core, AttemptId(id_), status):
        raise NotFound
    return PlainTextResponse("done")


def _take(core: Core, attempt_id: AttemptId, status: str) -> bool:
    with core.write() as context:
        return letter_status.record_letter_status(context, attempt_id, status)
