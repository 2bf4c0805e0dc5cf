"""Concludes what an endpoint answers in the thread that made it: a way to another thread and back costs a third of a
millisecond."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial, wraps
from inspect import iscoroutinefunction
from typing import Any

from fastapi.routing import APIRoute
from starlette.responses import Response

from recovery_service.web.threads import in_thread

Conclusion = Callable[[Response], None]


class Concluded(APIRoute):
    """`APIRouter(route_class=Concluded)`: answers go to the request's conclusion, where it has one, before they are
    sent. An endpoint that is a coroutine runs in no thread, and is left to whoever sends its answer."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        super().__init__(path, endpoint if iscoroutinefunction(endpoint) else _concluded(endpoint), **options)


@contextmanager
def concluding(conclusion: Conclusion) -> Iterator[None]:
    """Make this the conclusion of everything requested within the block."""
    token = _CONCLUSION.set(conclusion)
    try:
        yield
    finally:
        _CONCLUSION.reset(token)


def _concluded(endpoint: Callable[..., Response]) -> Callable[..., Awaitable[Response]]:
    @wraps(endpoint)
    async def run(**named: Any) -> Response:
        return await in_thread(_run, partial(endpoint, **named))

    return run


def _run(endpoint: Callable[[], Response]) -> Response:
    response = endpoint()
    conclusion = _CONCLUSION.get()
    if conclusion is not None:
        conclusion(response)
    return response


_CONCLUSION: ContextVar[Conclusion | None] = ContextVar("conclusion", default=None)
