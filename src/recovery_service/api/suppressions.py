"""The operations on the list of those who must never be contacted."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from recovery_contract.extensions import AddSuppressionRequest
from recovery_contract.ids import SuppressionId, UserId
from recovery_service.ledger.users import service as users
from recovery_service.paging import PAGE, Page
from recovery_service.recovery.dunning import suppression_list, suppressions
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import no_content, respond, respond_with_list

router = APIRouter(route_class=Concluded)


@serves(router, "listSuppressions")
def list_suppressions(
    id: UserId,
    principal: CallerIn,
    core: CoreIn,
    page: Annotated[Page, PAGE],
    search: Annotated[str | None, Query(max_length=200)] = None,
) -> Response:
    with core.database.read() as connection:
        users.require(connection, principal, id)
        return respond_with_list(suppression_list.list_suppressions(connection, id, search, page))


@serves(router, "addSuppression")
def add_suppression(
    id: UserId,
    request: Annotated[AddSuppressionRequest, body(AddSuppressionRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    """Return the entry that stands already where there is one."""
    with core.write() as context:
        user = users.require(context.connection, principal, id, for_update=True)
        row = suppression_list.add_suppression(
            context,
            user,
            request.address,
            request.note,
            reason=suppressions.BY_CREDITOR,
            at=core.clock.now(context.connection, user.client_id),
            actor=principal.subject,
        )
        suppression = suppression_list.to_resource(context.connection, row)
    return respond(suppression, 201)


@serves(router, "removeSuppression")
def remove_suppression(id: UserId, suppression: SuppressionId, principal: CallerIn, core: CoreIn) -> Response:
    with core.write() as context:
        user = users.require(context.connection, principal, id, for_update=True)
        suppression_list.remove_suppression(context, user, suppression, actor=principal.subject)
    return no_content()
