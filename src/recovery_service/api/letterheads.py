"""The operations on a creditor's letterhead."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from recovery_contract.ids import UserId
from recovery_contract.letterhead import Letterhead
from recovery_service.context.core import Core
from recovery_service.files.checking import ReaderIn
from recovery_service.files.pictures import Picture
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.ledger.users import service as users
from recovery_service.principal import Principal
from recovery_service.recovery.contacts import letterheads
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.long_work import CHECKING, LongWork
from recovery_service.web.parsing import body
from recovery_service.web.response import respond

router = APIRouter(route_class=Concluded)
Requested = Annotated[Letterhead, body(Letterhead)]


@serves(router, "getLetterhead")
def get_letterhead(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        users.require(context.connection, principal, id)
        stored = letterheads.load_letterhead(context.connection, id)
    return respond(stored.model_dump(mode="json", exclude_none=True))


async def _read(
    id: UserId,
    request: Requested,
    principal: CallerIn,
    core: CoreIn,
    reader: ReaderIn,
    checking: Annotated[LongWork, CHECKING],
) -> Picture | None:
    """Return the picture, read before the transaction that would hold everybody else up."""
    await run_in_threadpool(_require, core, principal, id)
    return await checking.run(principal.client_id, partial(letterheads.read_logo, reader, request))


def _require(core: Core, principal: Principal, id: UserId) -> None:
    with core.database.read() as connection:
        users.require(connection, principal, id)


@serves(router, "putLetterhead")
def put_letterhead(
    id: UserId,
    request: Requested,
    principal: CallerIn,
    core: CoreIn,
    picture: Annotated[Picture | None, Depends(_read)],
) -> Response:
    with core.write() as context:
        user = users.require(context.connection, principal, id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        stored = letterheads.store_letterhead(context, user, request.colour, picture, at)
        record_audit(
            context.connection,
            principal.subject,
            "letterhead.set",
            id,
            after={"logo": picture is not None, "colour": request.colour},
        )
    return respond(stored.model_dump(mode="json", exclude_none=True))
