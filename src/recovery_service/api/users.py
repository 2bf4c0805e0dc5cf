"""The operations on creditors."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from recovery_contract.ids import UserId
from recovery_contract.users import CreateUserRequest, ProfileRequest
from recovery_service.errors import NotFound
from recovery_service.ledger.users import onboarding, service
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import respond

router = APIRouter(route_class=Concluded)


@serves(router, "createUser")
def create_user(
    data: Annotated[CreateUserRequest, body(CreateUserRequest)], principal: CallerIn, core: CoreIn
) -> Response:
    with core.write() as context:
        at = core.clock.now(context.connection, principal.client_id)
        user = service.create(context, principal, data, at=at)
    return respond(service.to_resource(core, user), 201)


@serves(router, "getUser")
def get_user(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        user = service.require(connection, principal, id)
    return respond(service.to_resource(core, user))


@serves(router, "putProfile")
def put_profile(
    id: UserId,
    data: Annotated[ProfileRequest, body(ProfileRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    """Only where no money of others is paid out to that account; elsewhere there is no such operation."""
    if not core.settings.deployment.takes_own_word:
        raise NotFound
    with core.write() as context:
        user = service.require(context.connection, principal, id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        user = onboarding.enter_profile(context, user, data, at=at)
        response = service.to_resource(core, user)
    return respond(response)


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
