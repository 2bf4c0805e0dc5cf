"""Receivables: submit, list, look, and everything a creditor may ask of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from recovery_contract.ids import ReceivableId, UserId
from recovery_contract.receivables import Receivable, ReceivablePage
from recovery_desktop.api.response_parsing import validate_resource
from recovery_desktop.api.transport import Call, Transport, join_path
from recovery_desktop.failures import Refused

NO_LIMIT: Final = 0
PAGE_ROWS: Final = 100
PAGE_SIZES: Final = (PAGE_ROWS, 50, 20, 10, NO_LIMIT)
"""What is asked for, one after the other, until a service accepts it."""
FREE: Final[dict[str, Any]] = {"recovery_progress": {}}


class PageSize:
    """Page size to request from this service; NO_LIMIT where it takes no limit.

    `save` keeps what was learned, where it is less than usual.
    """

    def __init__(
        self, accepted: int | None = None, save: Callable[[int], object] = lambda size: None
    ) -> None:
        self._accepted, self._save = accepted, save

    @property
    def candidates(self) -> tuple[int, ...]:
        return PAGE_SIZES if self._accepted is None else (self._accepted,)

    def note_accepted(self, size: int) -> None:
        if size != self._accepted:
            self._accepted = size
            if size != PAGE_ROWS:
                self._save(size)


class ReceivablesApi:
    """Answers to actions may be anything from a foreign service: they are returned as they came,
    None where they are no JSON."""

    def __init__(self, transport: Transport, page_size: PageSize | None = None) -> None:
        self._transport, self._page_size = transport, page_size or PageSize()

    async def create(self, body: Mapping[str, Any], key: str) -> Receivable:
        """Submit a receivable; `body` is the submission as JSON values."""
        return parse_receivable(
            await self._transport.send(Call("POST", "/v1/receivables", json=dict(body), key=key))
        )

    async def page(
        self,
        *,
        user_id: UserId | None = None,
        status: str | None = None,
        starting_after: str | None = None,
    ) -> ReceivablePage:
        """Ask for as many rows as this service was seen to accept."""
        params = {"user_id": user_id, "status": status, "starting_after": starting_after}
        answer = await self._first_accepted(params)
        rows = answer.get("data") if isinstance(answer, Mapping) else None
        if isinstance(rows, list):
            if "has_more" not in answer and rows and _id_of(rows[-1]) == starting_after:
                rows = []  # a service that knows no cursor begins anew
            # Where `has_more` is missing, the next page shows whether more follows.
            answer = {"has_more": bool(rows), **answer, "data": [_with_progress(row) for row in rows]}
        return validate_resource(ReceivablePage, answer, FREE)

    async def _first_accepted(self, params: dict[str, Any]) -> Any:
        """Return the answer to the largest page that is accepted. Raises a Failure."""
        refusals = []
        for size in self._page_size.candidates:
            call = Call("GET", "/v1/receivables", "page", params={**params, "limit": size or None})
            try:
                answer = await self._transport.send(call)
            except Refused as refusal:
                if refusal.status not in (400, 422):
                    raise
                refusals.append(refusal)
                continue
            self._page_size.note_accepted(size)
            return answer
        # Refused with and without: it is about something else.
        raise refusals[0]

    async def get(self, receivable_id: ReceivableId) -> Receivable:
        return parse_receivable(await self._transport.send(Call("GET", _path(receivable_id))))

    async def send_evidence(
        self, receivable_id: ReceivableId, body: bytes, key: str, sent: Callable[[int, int], None]
    ) -> Any:
        """Send evidence; `body` is the request as JSON, `sent` gets bytes sent and bytes in all."""
        path = f"{_path(receivable_id)}{join_path('evidence')}"
        return await self._transport.send(Call("POST", path, "anything", encoded=body, key=key, sent=sent))


def build_action_call(
    method: str, path: str, ids: Mapping[str, str], body: Mapping[str, Any] | None, key: str
) -> Call:
    """Build the call of an action; `path` names each of the `ids` in braces.

    A PATCH is the same however often it is sent, and has no key.
    """
    parts = (part.format_map(ids) for part in path.strip("/").split("/"))
    json = None if body is None else dict(body)
    return Call(method, join_path(*parts), "anything", json=json, key=None if method == "PATCH" else key)


def parse_receivable(answer: Any) -> Receivable:
    return validate_resource(Receivable, _with_progress(answer), FREE)


def _with_progress(answer: Any) -> Any:
    """Add an empty progress where a foreign service sends none."""
    if not isinstance(answer, Mapping) or answer.get("recovery_progress") is not None:
        return answer
    return {**answer, "recovery_progress": {}}


def _id_of(row: Any) -> Any:
    return row.get("id") if isinstance(row, Mapping) else None


def _path(receivable_id: ReceivableId) -> str:
    return join_path("v1", "receivables", receivable_id)
