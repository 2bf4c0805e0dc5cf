"""The service inside the app answers to this computer's own names only.

A page in a browser can make its own name lead to 127.0.0.1 and then ask whatever listens there as if it were the page's
own server. Its name stands in every such request.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from recovery_contract.errors import ErrorCode
from recovery_service.context.core import Core
from recovery_service.errors import ServiceError, refusal_response

OWN_NAMES: Final = frozenset({"127.0.0.1", "::1", "localhost"})


class HostCheck:
    """Refuse a request that was sent to another name, before anything else looks at it."""

    def __init__(self, app: ASGIApp, core: Core) -> None:
        self._app = app
        public = urlsplit(core.settings.public_url or "").hostname
        self._names = OWN_NAMES | ({public} if public else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self._is_own(Headers(scope=scope).getlist("host")):
            await self._app(scope, receive, send)
            return
        message = "This service answers under this computer's own address only."
        error = ServiceError(421, ErrorCode.FORBIDDEN, message)
        await refusal_response(error, scope["state"]["request_id"])(scope, receive, send)

    def _is_own(self, hosts: list[str]) -> bool:
        return len(hosts) == 1 and _name(hosts[0]) in self._names


def _name(host: str) -> str | None:
    """Return the name without its port; None for what is no host."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
