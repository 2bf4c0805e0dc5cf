"""What an endpoint asks for: who is calling, the core, and the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar, cast

from fastapi import APIRouter, Depends, Request

from recovery_contract.operations import OPERATIONS_BY_ID
from recovery_service.context.core import Core
from recovery_service.jobs.engine import Engine
from recovery_service.principal import Principal

_Endpoint = TypeVar("_Endpoint", bound=Callable[..., Any])


def serves(
    router: APIRouter, operation_id: str, *, dependencies: Sequence[Any] = ()
) -> Callable[[_Endpoint], _Endpoint]:
    """Register the endpoint of this operation, with the path and method of the table of operations: `@serves(router,
    "getUser")`. The gate has checked token, version, limits and scope before.
    """
    operation = OPERATIONS_BY_ID[operation_id]
    return router.api_route(operation.path, methods=[operation.method], dependencies=dependencies)


# Coroutines, because the framework would run plain functions in another thread.
async def _principal(request: Request) -> Principal:
    return cast(Principal, request.state.principal)


async def _core(request: Request) -> Core:
    return cast(Core, request.app.state.core)


async def _engine(request: Request) -> Engine:
    return cast(Engine, request.app.state.engine)


CallerIn = Annotated[Principal, Depends(_principal)]
CoreIn = Annotated[Core, Depends(_core)]
EngineIn = Annotated[Engine, Depends(_engine)]
