"""A success in the style the service was started with: the bare object, or {data, meta}."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from pydantic_core import to_json
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from recovery_contract.errors import Meta
from recovery_contract.fields import Resource

Value = Resource | Mapping[str, Any] | Sequence[Any]


class StyledResponse(Response):
    """Rendered for the request that it answers, because the style and the request id belong to that."""

    media_type = "application/json"

    def __init__(self, value: Any, status: int, *, page: bool) -> None:
        super().__init__(status_code=status)
        self._value = value
        self._page = page

    def render_for(self, scope: Scope) -> None:
        # A resource becomes JSON at once, without its values in between; what it has no value for is left out.
        self.body = to_json(self._styled(scope), exclude_none=True)
        self.headers["content-length"] = str(len(self.body))
        self.headers["content-type"] = self.media_type

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.body:
            self.render_for(scope)
        await super().__call__(scope, receive, send)

    def _styled(self, scope: Scope) -> Any:
        if scope["app"].state.core.settings.response_style == "bare":
            return self._value
        meta = Meta(request_id=scope["state"]["request_id"], timestamp=datetime.now(UTC)).wire()
        if not self._page:
            return {"data": self._value, "meta": meta}
        page = self._value.wire() if isinstance(self._value, Resource) else self._value
        return {**page, "meta": meta}


def respond(resource: Value, status: int = 200) -> Response:
    """Build the response; `resource` may be a Resource, a list of them, or plain JSON values."""
    return StyledResponse(resource, status, page=False)


def respond_with_list(page: Resource | Mapping[str, Any]) -> Response:
    """Return a page that has its rows in `data` already: wrapped, its `meta` stands beside them."""
    return StyledResponse(page, 200, page=True)


def no_content() -> Response:
    return Response(status_code=204)
