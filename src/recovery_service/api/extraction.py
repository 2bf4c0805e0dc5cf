"""The upload of an invoice: its limits, its named failures, and what was read from it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, Depends, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, Headers, UploadFile
from starlette.formparsers import MultiPartException
from starlette.responses import Response

from recovery_contract.errors import ErrorCode
from recovery_contract.extraction import ExtractionResult
from recovery_contract.ids import UserId
from recovery_contract.reasons import Reason
from recovery_contract.upload_limits import UPLOAD_BYTES
from recovery_invoices import CreditorHint, Extraction, ExtractionError
from recovery_service.context.core import Core
from recovery_service.errors import Invalid, ServiceError
from recovery_service.extraction import service
from recovery_service.extraction.recognition import WAIT_SECONDS, QueuedReading, ReadingQueue, busy_error
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.principal import Principal
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.request_body import replay_body
from recovery_service.web.response import respond

router = APIRouter()

_PARSER: Final = ThreadPoolExecutor(1, "upload-form")

_REFUSED: Final[Mapping[str, tuple[int, str]]] = {
    "TOO_LARGE": (413, ErrorCode.FILE_TOO_LARGE),
    "NOT_A_PDF": (415, ErrorCode.UNSUPPORTED_FILE),
    "ARCHIVE": (415, ErrorCode.UNSUPPORTED_FILE),
}
"""Any other failure of the reader is a 400 under the reader's own code."""


class Upload(NamedTuple):
    user_id: UserId
    file_name: str
    content: bytes


async def _form(request: Request) -> Upload:
    """Read the uploaded form. Raises Invalid for anything but one file and one user id."""
    if not request.headers.get("content-type", "").lower().startswith("multipart/form-data"):
        raise Invalid(
            "Send the file as multipart/form-data.", "Content-Type", request.headers.get("content-type")
        )
    # Megabytes take long enough to parse to hold up everyone else on the loop; several at once would take its turns.
    body, loop = await request.body(), asyncio.get_running_loop()
    return await loop.run_in_executor(_PARSER, lambda: asyncio.run(_parsed(request.headers, body)))


async def _parsed(headers: Headers, body: bytes) -> Upload:
    """Parse the form in an event loop of its own thread."""
    request = Request({"type": "http", "headers": headers.raw}, replay_body(body))
    try:
        # The gate has bounded the body; parts that are no file are kept small here.
        form = await request.form(max_files=1, max_fields=10, max_part_size=4096)
    except MultiPartException as error:
        raise Invalid(f"The form could not be read: {error.message}") from None
    try:
        return await _parse_form(form)
    finally:
        await form.close()


async def _parse_form(form: FormData) -> Upload:
    unknown = sorted(set(form) - {"file", "user_id"})
    if unknown:
        raise Invalid("There is no such field.", unknown[0])
    file, user_id = form.get("file"), form.get("user_id")
    if not isinstance(user_id, str) or not user_id:
        raise Invalid("The id of the user is needed.", "user_id")
    if not isinstance(file, UploadFile):
        raise Invalid("A PDF file is needed.", "file")
    content = await file.read(UPLOAD_BYTES + 1)
    if len(content) > UPLOAD_BYTES:
        raise ServiceError(413, ErrorCode.FILE_TOO_LARGE, Reason.of("file_too_large", most=20), "file")
    return Upload(UserId(user_id), file.filename or "invoice.pdf", content)


@serves(router, "extractInvoice")
async def extract_invoice(
    request: Request, upload: Annotated[Upload, Depends(_form)], principal: CallerIn, core: CoreIn
) -> Response:
    """Read the invoice; nothing is created from it."""
    user_id, name, content = upload
    profile = await run_in_threadpool(_profile, core, principal, user_id)
    read = await _read(request, principal, content, profile)
    return respond(await run_in_threadpool(_keep, core, principal, user_id, name, content, read))


def _profile(core: Core, principal: Principal, user_id: UserId) -> CreditorProfile:
    with core.database.read() as connection:
        user = users.require(connection, principal, user_id, field="user_id")
        return users.load_profile(connection, user.id)


def _keep(
    core: Core, principal: Principal, user_id: UserId, name: str, content: bytes, read: dict[str, Any]
) -> ExtractionResult:
    with core.write() as context:
        user = users.require(context.connection, principal, user_id)
        at = core.clock.now(context.connection, user.client_id)
        return service.store_extraction(
            context,
            client_id=user.client_id,
            user_id=user.id,
            name=name,
            content=content,
            read=read,
            at=at,
        )


async def _read(
    request: Request, principal: Principal, content: bytes, profile: CreditorProfile
) -> dict[str, Any]:
    hint = CreditorHint(
        name=profile.name,
        siret=profile.siret,
        vat_number=profile.vat_number,
        iban=profile.iban,
        other_ibans=tuple(account.iban for account in profile.accounts),
        email=profile.email,
    )
    recognition: ReadingQueue = request.app.state.recognition
    reading = recognition.submit(principal.client_id, content, hint)
    try:
        return (await _outcome(request, recognition, reading)).as_wire()
    except ExtractionError as error:
        status, code = _REFUSED.get(error.code, (400, error.code))
        raise ServiceError(status, code, Reason(**error.reason), "file") from None


async def _outcome(request: Request, recognition: ReadingQueue, reading: QueuedReading) -> Extraction:
    """Return what was read; broken off where whoever asked is gone, or waits too long for a beginning."""
    gone = asyncio.create_task(_until_gone(request))
    done = asyncio.wrap_future(reading.future)
    either: set[asyncio.Future[Any]] = {done, gone}
    seconds: float | None = WAIT_SECONDS
    try:
        while not done.done():
            await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if done.done():
                break
            if gone.done():
                raise ServiceError(400, ErrorCode.VALIDATION_ERROR, "Whoever asked is gone.")
            if not recognition.has_begun(reading):
                raise busy_error()
            seconds = None
        return done.result()
    finally:
        gone.cancel()
        recognition.cancel(reading)
        # The caller has gone, so there is nothing to answer.
        done.add_done_callback(lambda ended: ended.cancelled() or ended.exception())


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
