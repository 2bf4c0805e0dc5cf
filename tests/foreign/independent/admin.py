"""Administrator endpoints: they play the outside world (debtors, banks, identity checks)."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.foreign.independent import validation as check
from tests.foreign.independent.errors import ApiError, no_such
from tests.foreign.independent.records import Receivable, User

if TYPE_CHECKING:
    from tests.foreign.independent.service import Service

USER_STATUSES = ("pending_onboarding", "onboarding", "active", "suspended")


class Admin:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.fault: dict[str, Any] = {"count": 0, "status": 503}
        self.tasks: set[asyncio.Task[None]] = set()

    def routes(self) -> list[tuple[str, str, Any]]:
        return [
            ("GET", "/_admin/state", self.state),
            ("POST", "/_admin/token", self.token),
            ("POST", "/_admin/tokens/expire", self.expire),
            ("POST", "/_admin/faults", self.faults),
            ("POST", "/_admin/users/{id}/{action}", self.user),
            ("POST", "/_admin/receivables/{id}/{action}", self.receivable),
            ("POST", "/_admin/events/{id}/resend", self.resend),
        ]

    @staticmethod
    async def _body(request: web.Request) -> dict[str, Any]:
        raw = await request.text()
        try:
            return check.obj(json.loads(raw) if raw.strip() else {}, "body")
        except ValueError:
            raise ApiError(400, "INVALID_JSON", "The body is not valid JSON.") from None

    async def state(self, _: web.Request) -> web.Response:
        service = self.service
        return web.json_response(
            {
                "users": [user.view() for user in service.core.users.values()],
                "receivables": [
                    {
                        **item.view(),
                        "request": item.request,
                        "evidence": item.evidence,
                        "decisions": item.decisions,
                        "attempts": item.attempts,
                    }
                    for item in service.core.receivables.values()
                ],
                "webhooks": [hook.view() for hook in service.hooks.endpoints.values()],
                "events": [event for _, event, _ in service.hooks.events.values()],
                "deliveries": [row for hook in service.hooks.endpoints.values() for row in hook.log],
            }
        )

    async def token(self, request: web.Request) -> web.Response:
        """A token without browser: {"client_id"?, "scope"?}."""
        body, oauth = await self._body(request), self.service.oauth
        client_id = check.get(
            body, "client_id", check.one_of(*oauth.clients), default=next(iter(oauth.clients))
        )
        scope = check.get(body, "scope", check.text, default="users receivables webhooks reports")
        return web.json_response(oauth.issue(client_id, scope))

    async def expire(self, _: web.Request) -> web.Response:
        for grant in self.service.oauth.access.values():
            grant.expires = time.time() - 1
        return web.json_response({"expired": len(self.service.oauth.access)})

    async def faults(self, request: web.Request) -> web.Response:
        """The next `count` API calls fail with `status`."""
        body = await self._body(request)
        self.fault = {"count": int(body.get("count", 1)), "status": int(body.get("status", 503))}
        return web.json_response(self.fault)

    def planned_fault(self) -> web.Response | None:
        if self.fault["count"] <= 0:
            return None
        self.fault["count"] -= 1
        return self.service.failure(
            ApiError(self.fault["status"], "SERVICE_UNAVAILABLE", "The service is not available.")
        )

    async def user(self, request: web.Request) -> web.Response:
        """finish-onboarding, or status {"status": ...}, or require {"items": [...]}"""
        user = self.service.core.users.get(request.match_info["id"])
        if user is None:
            raise no_such("user")
        self._act_on_user(user, request.match_info["action"], await self._body(request))
        return web.json_response(user.view())

    def _act_on_user(self, user: User, action: str, body: dict[str, Any]) -> None:
        if action == "finish-onboarding":
            self.service.core.set_user_status(user, "active")
        elif action == "status":
            self.service.core.set_user_status(
                user, check.get(body, "status", check.one_of(*USER_STATUSES), required=True)
            )
        elif action == "require":
            user.currently_due = check.get(body, "items", check.list_of(check.text), required=True)
        else:
            raise no_such("action")

    async def receivable(self, request: web.Request) -> web.Response:
        item = self.service.core.receivables.get(request.match_info["id"])
        if item is None:
            raise no_such("receivable")
        self._act(item, request.match_info["action"], await self._body(request))
        return web.json_response(item.view())

    def _act(self, item: Receivable, action: str, body: dict[str, Any]) -> None:
        core = self.service.core
        if action == "start":
            core.start(item, self.service.base_url)
        elif action == "contact":
            kind = check.get(body, "type", check.one_of("email", "phone", "sms", "letter"), default="email")
            core.contact(
                item,
                kind,
                check.get(body, "level", check.level, default=0),
                check.get(body, "next_action", check.text, default="phone_call"),
            )
        elif action == "pay":
            core.pay(item, check.get(body, "amount", check.positive))
        elif action == "dispute":
            core.dispute(
                item,
                check.get(body, "reason", check.text, default="quality_issue"),
                check.get(body, "message", check.text, default="Goods were damaged."),
            )
        elif action == "request-evidence":
            core.request_evidence(item)
        elif action == "recover":
            core.recovered(item)
        elif action == "cancel":
            core.cancel(
                item,
                check.get(body, "reason", check.text, default="business_decision"),
                check.get(body, "by", check.one_of("user", "service"), default="service"),
            )
        else:
            raise no_such("action")

    async def resend(self, request: web.Request) -> web.Response:
        """Deliver an event once more under the same id (a duplicate)."""
        hooks = self.service.hooks
        if request.match_info["id"] not in hooks.events:
            raise no_such("event")
        owner, event, _ = hooks.events[request.match_info["id"]]
        hooks.send(event["id"], [hook for hook in hooks.of(owner) if hook.wants(event["type"])])
        return web.json_response({"event_id": event["id"]})

    def start_later(self, item: Receivable) -> None:
        delay = self.service.options.auto_start
        if delay is None:
            return

        async def run() -> None:
            await asyncio.sleep(delay)
            if item.status == "pending":
                self.service.core.start(item, self.service.base_url)

        task = asyncio.ensure_future(run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
