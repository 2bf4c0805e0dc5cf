"""Letters are typeset before what shows them is answered, in threads that nothing else waits for."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, cast

from fastapi import Depends, Request
from starlette.concurrency import run_in_threadpool

from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Core
from recovery_service.files.checking import ReaderIn
from recovery_service.ledger.receivables import service as receivables
from recovery_service.principal import Principal
from recovery_service.recovery.contacts import letters, printing
from recovery_service.web.auth import CoreIn
from recovery_service.web.long_work import TYPESETTING, LongWork


async def _letters_typeset(
    id: ReceivableId,
    request: Request,
    core: CoreIn,
    reader: ReaderIn,
    typesetting: Annotated[LongWork, TYPESETTING],
) -> None:
    principal = cast(Principal, request.state.principal)
    if await run_in_threadpool(_is_missing, core, principal, id):
        await typesetting.run(principal.client_id, partial(printing.typeset_missing, core, reader, id))


def _is_missing(core: Core, principal: Principal, receivable_id: ReceivableId) -> bool:
    with core.database.read() as connection:
        receivables.require(connection, principal, receivable_id)
        return bool(letters.list_untypeset(connection, receivable_id))


LETTERS: Any = Depends(_letters_typeset)
"""`dependencies=[LETTERS]` of an address with the `id` of a receivable: NotFound where the caller does not see it."""
