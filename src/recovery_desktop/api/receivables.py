"""Receivables: submit, list, look, and everything a creditor may ask of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from recovery_contract.ids import ReceivableId, UserId
from recovery_contract.receivables import Receivable, ReceivablePage
from recovery_desktop.api.response_parsing import validate_resource
from recovery_desktop.api.transport import Call, Transport, join_path

PAGE_ROWS = 100
FREE: Final[dict[str, Any]] = {"recovery_progress": {}}


class ReceivablesApi:
    """Answers to actions may be anything from a foreign service: they are returned as they came,
    None where they are no JSON."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def create(self, body: Mapping[str, Any], key: str) -> Receivable:
        """`body` is a submission as JSON values."""
        return parse_receivable(
            await self._transport.send(Call("POST", "/v1/receivables", json=dict(body), key=key))
        )

    async def page(
        self,
        *,
        user_id: UserId | None = None,
        status: str | None = None,
        starting_after: str | None = None,
        limit: int | None = PAGE_ROWS,
    ) -> ReceivablePage:
        params = {"user_id": user_id, "status": status, "starting_after": starting_after, "limit": limit}
        answer = await self._transport.send(Call("GET", "/v1/receivables", "page", params=params))
        rows = answer.get("data") if isinstance(answer, Mapping) else None
        if isinstance(rows, list):
            answer = {**answer, "data": [_with_progress(row) for row in rows]}
            answer.setdefault("has_more", False)
        return validate_resource(ReceivablePage, answer, FREE)

    async def get(self, receivable_id: ReceivableId) -> Receivable:
        return parse_receivable(await self._transport.send(Call("GET", _path(receivable_id))))

    async def send_evidence(
        self, receivable_id: ReceivableId, body: bytes, key: str, sent: Callable[[int, int], None]
    ) -> Any:
        """`body` is the request as JSON; `sent` is told bytes sent and bytes in all."""
        path = f"{_path(receivable_id)}{join_path('evidence')}"
        return await self._transport.send(Call("POST", path, "anything", encoded=body, key=key, sent=sent))


def build_action_call(
    method: str, path: str, ids: Mapping[str, str], body: Mapping[str, Any] | None, key: str
) -> Call:
    """`path` names each of the `ids` in braces. A PATCH is the same however often it is sent, and has no key."""
    parts = (part.format_map(ids) for part in path.strip("/").split("/"))
    json = None if body is None else dict(body)
    return Call(method, join_path(*parts), "anything", json=json, key=None if method == "PATCH" else key)


def parse_receivable(answer: Any) -> Receivable:
    return validate_resource(Receivable, _with_progress(answer), FREE)


def _with_progress(answer: Any) -> Any:
    """A foreign service may have nothing to say about the progress."""
    if not isinstance(answer, Mapping) or answer.get("recovery_progress") is not None:
        return answer
    return {**answer, "recovery_progress": {}}


def _path(receivable_id: ReceivableId) -> str:
    return join_path("v1", "receivables", receivable_id)
