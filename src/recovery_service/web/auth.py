"""What an endpoint asks for: who is calling, the core, and the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import Parameter, Signature, iscoroutinefunction, signature
from typing import Annotated, Any, Final, TypeVar, cast, get_type_hints

from fastapi import APIRouter, Depends, Request

from recovery_contract.operations import OPERATIONS_BY_ID
from recovery_service.context.core import Core
from recovery_service.jobs.engine import Engine
from recovery_service.principal import Principal

_Endpoint = TypeVar("_Endpoint", bound=Callable[..., Any])


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
_IN_REQUEST: Final[Sequence[tuple[Any, Callable[[Request], Any]]]] = (
    (CallerIn, lambda request: request.state.principal),
    (CoreIn, lambda request: request.app.state.core),
    (EngineIn, lambda request: request.app.state.engine),
)


def serves(
    router: APIRouter, operation_id: str, *, dependencies: Sequence[Any] = ()
) -> Callable[[_Endpoint], _Endpoint]:
    """Register the endpoint of this operation, with the path and method of the table of operations: `@serves(router,
    "getUser")`. The gate has checked token, version, limits and scope before.
    """
    operation = OPERATIONS_BY_ID[operation_id]
    register = router.api_route(operation.path, methods=[operation.method], dependencies=dependencies)

    def serve(endpoint: _Endpoint) -> _Endpoint:
        register(endpoint if iscoroutinefunction(endpoint) else _from_request(endpoint))
        return endpoint

    return serve


def _from_request(endpoint: Callable[..., Any]) -> Callable[..., Any]:
    """Return the endpoint with the request as a parameter in place of what it has of it: the framework takes longer to
    find the caller than to find the receivable."""
    hints = get_type_hints(endpoint, include_extras=True)
    finders = {name: find for name, hint in hints.items() for kind, find in _IN_REQUEST if hint == kind}

    @wraps(endpoint)
    def run(http_request: Request, **named: Any) -> Any:
        return endpoint(**{name: find(http_request) for name, find in finders.items()}, **named)

    others = [one for name, one in signature(endpoint).parameters.items() if name not in finders]
    http_request = Parameter("http_request", Parameter.POSITIONAL_OR_KEYWORD, annotation=Request)
    run.__signature__ = Signature([http_request, *others])  # type: ignore[attr-defined]
    return run
