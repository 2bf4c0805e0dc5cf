"""What an endpoint asks for: who is calling with which right, the core, and the engine."""

from __future__ import annotations

from typing import Any, cast

from fastapi import Depends, Request
from fastapi.params import Depends as Dependency

from recovery_contract.operations import OPERATIONS_BY_ID
from recovery_service.context.core import Core
from recovery_service.jobs.engine import Engine
from recovery_service.principal import Principal


def requires(operation_id: str) -> Any:
    """`principal: Annotated[Principal, requires("getUser")]`: the caller, whose token has the operation's scope.

    The gate has checked token, version, limits and scope before; an endpoint that names another operation than
    the one at its address is a programming error.
    """
    operation = OPERATIONS_BY_ID[operation_id]

    # Not a plain function: the framework would run it, which waits for nothing, in a thread of its own.
    async def principal(request: Request) -> Principal:
        if request.state.operation is not operation:
            raise RuntimeError(f"{request.method} {request.url.path} is not {operation_id}")
        return cast(Principal, request.state.principal)

    dependency = Depends(principal)
    assert isinstance(dependency, Dependency)
    return dependency


async def _core(request: Request) -> Core:
    return cast(Core, request.app.state.core)


async def _engine(request: Request) -> Engine:
    return cast(Engine, request.app.state.engine)


CORE: Any = Depends(_core)
ENGINE: Any = Depends(_engine)
