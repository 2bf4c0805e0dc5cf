"""/v1/contact-tasks: the letters that a person prints, with the pages of what they enclose."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from recovery_contract.ids import PlannedContactId
from recovery_service.files.checking import ReaderIn
from recovery_service.recovery.contacts import printing
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.long_work import TYPESETTING, LongWork

router = APIRouter(route_class=Concluded)


@serves(router, "getTaskLetters")
def get_task_letters(
    principal: CallerIn,
    core: CoreIn,
    reader: ReaderIn,
    ids: Annotated[list[PlannedContactId], Query(alias="id[]", min_length=1, max_length=100)],
) -> Response:
    """Return several letters that are to be printed, dated today, in one file and in the order that was asked for."""
    headers = {"Content-Disposition": 'attachment; filename="letters.pdf"'}
    return Response(
        printing.render_letters(core, reader, principal, ids), media_type="application/pdf", headers=headers
    )


@serves(router, "getTaskLetter")
async def get_task_letter(
    id: PlannedContactId,
    principal: CallerIn,
    core: CoreIn,
    reader: ReaderIn,
    typesetting: Annotated[LongWork, TYPESETTING],
) -> Response:
    """Return the letter that is to be printed, dated today, with the pages of what it encloses."""
    letter = await typesetting.run(
        principal.client_id, partial(printing.render_letter, core, reader, principal, id)
    )
    headers = {"Content-Disposition": f'attachment; filename="letter-{id}.pdf"'}
    return Response(letter, media_type="application/pdf", headers=headers)
