"""The operations on creditors."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query
from starlette.responses import Response

from recovery_contract.accounts import Accounts
from recovery_contract.ids import UserId
from recovery_contract.users import (
    CreateUserRequest,
    ProfileRequest,
    UpdateUserRequest,
    UserPage,
    UserStatus,
)
from recovery_service.errors import NotFound
from recovery_service.ledger.users import onboarding, search, service
from recovery_service.ledger.users.search import UserFilter
from recovery_service.paging import PAGE_EITHER_WAY, Page
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.query import CREATED, CreatedSpan, choose_statuses
from recovery_service.web.response import respond, respond_with_list

router = APIRouter(route_class=Concluded)


async def _filter(
    created: Annotated[CreatedSpan, CREATED],
    email: Annotated[str | None, Query()] = None,
    status: Annotated[str | None, Query()] = None,
    statuses: Annotated[list[str] | None, Query(alias="statuses[]")] = None,
) -> UserFilter:
    chosen = choose_statuses(UserStatus, status, statuses)
    return UserFilter(email, chosen, created_from=created.first, created_to=created.last)


@serves(router, "createUser")
def create_user(
    data: Annotated[CreateUserRequest, body(CreateUserRequest)], principal: CallerIn, core: CoreIn
) -> Response:
    with core.write() as context:
        at = core.clock.now(context.connection, principal.client_id)
        user = service.create(context, principal, data, at=at)
    return respond(service.to_resource(core, user, principal), 201)


@serves(router, "listUsers")
def list_users(
    page: Annotated[Page, PAGE_EITHER_WAY],
    wanted: Annotated[UserFilter, Depends(_filter)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with core.read() as context:
        cursor = search.find_cursor(context.connection, principal, page)
        rows = search.find_users(context.connection, principal, wanted, cursor, page.limit + 1)
    shown, has_more = page.cut(rows)
    return respond_with_list(
        UserPage(data=[service.to_resource(core, row, principal) for row in shown], has_more=has_more)
    )


@serves(router, "updateUser")
def update_user(
    id: UserId,
    data: Annotated[UpdateUserRequest, body(UpdateUserRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with core.write() as context:
        user = service.require(context.connection, principal, id, for_update=True)
        user = onboarding.update(context, user, data, at=context.now(user.client_id), actor=principal.subject)
    return respond(service.to_resource(core, user, principal))


@serves(router, "getUser")
def get_user(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        user = service.require(connection, principal, id)
    return respond(service.to_resource(core, user, principal))


@serves(router, "putProfile")
def put_profile(
    id: UserId,
    data: Annotated[ProfileRequest, body(ProfileRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    """Store the profile that the creditor enters itself.

    The operation exists only where the service pays out no money of others.
    """
    if not core.settings.deployment.takes_own_word:
        raise NotFound
    with core.write() as context:
        user = service.require(context.connection, principal, id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        user = onboarding.enter_profile(context, user, data, at=at)
        response = service.to_resource(core, user)
    return respond(response)


@serves(router, "getAccounts")
def get_accounts(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    """Answer every account; the operation exists where `putAccounts` does."""
    if not core.settings.deployment.takes_own_word:
        raise NotFound
    with core.database.read() as connection:
        user = service.require(connection, principal, id)
    return respond(service.accounts(user))


@serves(router, "putAccounts")
def put_accounts(
    id: UserId,
    data: Annotated[Accounts, body(Accounts)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    """Store the accounts beside the main one.

    The operation exists only where the service pays out no money of others.
    """
    if not core.settings.deployment.takes_own_word:
        raise NotFound
    with core.write() as context:
        user = service.require(context.connection, principal, id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        user = onboarding.enter_accounts(context, user, data.data, at=at)
    return respond(service.accounts(user))


@serves(router, "getOnboardingStatus")
def get_onboarding_status(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        user = service.require(connection, principal, id)
    return respond(service.onboarding_status(core, user))


@serves(router, "getRequirements")
def get_requirements(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        user = service.require(context.connection, principal, id)
        requirements = service.requirements(context, user)
    return respond(requirements)
