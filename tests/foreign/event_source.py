"""Events of the second service: webhooks that are told of them, and their list."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tests.foreign.dialect import Dialect
from tests.foreign.sign_in import SignIn
from tests.foreign.speech import Answered, No, ReceivedRequest, delivery_headers

EVENT_ROWS: Final = 4
NAMES: Final = (
    "receivable.created",
    "receivable.sent_to_recovery",
    "receivable.contact.attempted",
    "receivable.payment.received",
    "receivable.payment.partial",
    "receivable.disputed",
    "receivable.evidence.submitted",
    "receivable.recovered",
    "receivable.cancelled",
    "user.onboarding.completed",
    "payment.received",
)
SUBSCRIBABLE: Final = {
    "documented": {"receivable.*", "user.onboarding.completed", "payment.received"},
    "named": set(NAMES),
    "few": {"receivable.payment.partial", "receivable.disputed", "receivable.recovered"},
}


class EventSource(SignIn):
    """`deliver` is given each event's url, headers and body."""

    def __init__(self, dialect: Dialect, behind: float) -> None:
        super().__init__(dialect, behind)
        self.webhooks: dict[str, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []
        self.deliver: Callable[[str, dict[str, str], bytes], None] = lambda url, headers, body: None

    def _post_webhooks(self, request: ReceivedRequest) -> Answered:
        if "webhooks" not in self.dialect.hints:
            raise No(404, "NOT_FOUND", "There are no webhooks.")
        body = self._body(request, {"url", "events"}, {"description"})
        takes = SUBSCRIBABLE.get(self.dialect.subscriptions)
        if takes is not None and not set(body["events"]) <= takes:
            raise No(400, "INVALID", "There is no such event.", "events", body["events"])
        hook = {"id": self._id("wh"), **body, "secret": self._id("secret"), "created_at": self._now()}
        self.webhooks[hook["id"]] = hook
        return self._json_response(201, hook)

    def _get_webhooks(self, request: ReceivedRequest) -> Answered:
        if "webhooks" not in self.dialect.hints:
            raise No(404, "NOT_FOUND", "There are no webhooks.")
        hooks = [
            {name: value for name, value in hook.items() if name != "secret"}
            for hook in self.webhooks.values()
        ]
        return self._json_response(200, hooks)

    def _delete_webhooks_id(self, request: ReceivedRequest, id: str) -> Answered:
        self._of(self.webhooks, id)
        del self.webhooks[id]
        if self.dialect.deletion == "200":
            return self._json_response(200, {"deleted": True})
        return Answered(204, self._headers())

    def _post_webhooks_id_rotate_secret(self, request: ReceivedRequest, id: str) -> Answered:
        self._of(self.webhooks, id)["secret"] = self._id("secret")
        return self._json_response(200, {"secret": self.webhooks[id]["secret"]})

    def _get_events(self, request: ReceivedRequest) -> Answered:
        """The interface names this operation without its path; whoever has it may have it here."""
        if "list" not in self.dialect.hints:
            raise No(404, "NOT_FOUND", "There is no such thing.")
        since = request.query.get("since", "")
        at = next((n + 1 for n, event in enumerate(self.events) if event["id"] == since), 0)
        events = self.events[at : at + EVENT_ROWS]
        json_body: dict[str, Any] = {"data": [self._written(event) for event in events]}
        json_body["has_more"] = len(self.events) > at + EVENT_ROWS
        if self.dialect.cursor == "told":
            json_body["cursor"] = events[-1]["id"] if events else since
        return self._json_response(200, json_body)

    def _emit(self, type: str, data: dict[str, Any]) -> None:
        event = {"id": self._id("evt"), "type": type, "created_at": self._now(), "data": data}
        self.events.append(event)
        for hook in list(self.webhooks.values()):
            if not any(_matches(pattern, type) for pattern in hook["events"]):
                continue
            body = json.dumps(self._written(event)).encode()
            prefix = "sha256=" if self.dialect.signature == "prefixed" else ""
            self.deliver(hook["url"], delivery_headers(event["id"], hook["secret"], body, prefix), body)

    def _body(self, request: ReceivedRequest, needed: set[str], allowed: set[str]) -> dict[str, Any]:
        if request.headers.get("content-type", "").split(";")[0] != "application/json":
            self.misfits.append(f"{request.path}: content type")
        body: dict[str, Any] = json.loads(request.body)
        if not needed <= body.keys() or body.keys() - needed - allowed:
            self.misfits.append(f"{request.path}: {sorted(body)}")
        return body

    def _of(self, there: dict[str, dict[str, Any]], id: str) -> dict[str, Any]:
        if id not in there:
            raise No(404, "NOT_FOUND", "There is no such thing.")
        return there[id]


def _matches(pattern: str, type: str) -> bool:
    return pattern == type or (pattern.endswith(".*") and type.startswith(pattern[:-1]))
