"""A debt recovery service over HTTP, written from the interface's document alone by someone who knew nothing else of
this project; only its form was adapted since. What the document leaves open, it decides in its own way.

It starts by itself too, `python -m tests.foreign.independent.service --port 8090`, for the client platform_demo
with the secret platform_demo_secret; `/_admin/...` plays the outside world.
"""

from __future__ import annotations

import argparse
import html
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from tests.foreign.independent import validation as check
from tests.foreign.independent.admin import Admin
from tests.foreign.independent.core import API_VERSION, Core, period_bounds
from tests.foreign.independent.errors import ApiError, invalid, no_such
from tests.foreign.independent.extraction import extract
from tests.foreign.independent.limits import Limits
from tests.foreign.independent.oauth import OAuth, OAuthError
from tests.foreign.independent.options import options
from tests.foreign.independent.records import STATUSES, User, now, stamp
from tests.foreign.independent.webhooks import Endpoint, Webhooks

CLIENT = web.RequestKey("client_id", str)
MAX_FILE = 10 * 1024 * 1024
MAX_BODY = 24 * 1024 * 1024
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def client(request: web.Request) -> str:
    return request[CLIENT]


async def body_of(request: web.Request) -> dict[str, Any]:
    if request.content_type != "application/json":
        raise ApiError(415, "UNSUPPORTED_MEDIA_TYPE", "Content-Type must be application/json.")
    try:
        body = json.loads(await request.text())
    except ValueError:
        raise ApiError(400, "INVALID_JSON", "The body is not valid JSON.") from None
    return check.obj(body, "body")


class Service:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.base_url = options.public_url or f"http://{options.host}:{options.port}"
        self.oauth = OAuth(
            dict(pair.split(":", 1) for pair in options.client),
            options.redirect_uri,
            options.token_lifetime,
            options.strict_scopes,
        )
        self.limits = Limits(not options.no_limits)
        self.hooks = Webhooks(options.environment, options.retry_scale)
        self.core = Core(self.hooks.emit)
        self.admin = Admin(self)

    # frame ---------------------------------------------------------------------------------
    @staticmethod
    def meta() -> dict[str, str]:
        return {"request_id": "req_" + secrets.token_hex(10), "timestamp": stamp(now())}

    def reply(self, value: Any, status: int = 200) -> web.Response:
        if self.options.wrap:
            page = isinstance(value, dict) and set(value) == {"data", "has_more"}
            value = {**(value if page else {"data": value}), "meta": self.meta()}
        return web.json_response(value, status=status)

    def failure(self, problem: ApiError) -> web.Response:
        return web.json_response(
            {"error": problem.body(), "meta": self.meta()}, status=problem.status, headers=problem.headers
        )

    @web.middleware
    async def frame(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Limits, authentication, version and the error body, around every call."""
        if request.path.startswith("/_admin"):
            return await self._answered(request, handler)
        problem, who = self._identify(request)
        allowed, headers = self.limits.take(who, request.path)
        if not allowed:
            problem = ApiError(429, "RATE_LIMIT_EXCEEDED", "Too many requests.")
        answer = (
            self.failure(problem)
            if problem
            else self.admin.planned_fault() or await self._answered(request, handler)
        )
        answer.headers.update(headers)
        return answer

    def _identify(self, request: web.Request) -> tuple[ApiError | None, str]:
        address = f"address {request.remote}"
        if not request.path.startswith("/v1/"):
            return None, address
        try:
            request[CLIENT] = self.oauth.check(request.headers.get("Authorization"))
        except ApiError as problem:
            return problem, address
        version = request.headers.get("Service-Version", API_VERSION)
        if version != API_VERSION:
            return ApiError(
                400, "UNSUPPORTED_VERSION", f"Supported version: {API_VERSION}.", "Service-Version", version
            ), client(request)
        return None, client(request)

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except ApiError as problem:
            return self.failure(problem)
        except OAuthError as problem:
            return web.json_response(problem.body, status=problem.status)
        except web.HTTPRequestEntityTooLarge:
            return self.failure(ApiError(413, "PAYLOAD_TOO_LARGE", "The request is too large."))
        except web.HTTPRedirection as redirect:
            return web.Response(status=redirect.status, headers={"Location": redirect.headers["Location"]})
        except web.HTTPException as problem:
            code = {404: "NOT_FOUND", 405: "METHOD_NOT_ALLOWED"}.get(problem.status, "BAD_REQUEST")
            return self.failure(ApiError(problem.status, code, problem.reason))
        except Exception:
            logging.exception("unexpected")
            return self.failure(ApiError(500, "INTERNAL_ERROR", "Something went wrong."))

    # users ---------------------------------------------------------------------------------
    def _user(self, request: web.Request) -> User:
        return self.core.user(client(request), request.match_info["id"])

    async def create_user(self, request: web.Request) -> web.Response:
        wanted = check.user_request(await body_of(request))
        user = self.core.create_user(client(request), wanted, self.base_url)
        return self.reply(user.view(), 201)

    async def get_user(self, request: web.Request) -> web.Response:
        return self.reply(self._user(request).view())

    async def onboarding_status(self, request: web.Request) -> web.Response:
        return self.reply(self._user(request).onboarding())

    async def requirements(self, request: web.Request) -> web.Response:
        return self.reply(self._user(request).requirements())

    async def onboarding_page(self, request: web.Request) -> web.Response:
        """What the user sees behind onboarding_url; the button finishes the onboarding."""
        user = self.core.users.get(request.match_info["id"])
        if user is None:
            raise no_such("user")
        if request.method == "POST" and user.status in ("pending_onboarding", "onboarding"):
            self.core.set_user_status(user, "active")
        elif user.status == "pending_onboarding":
            user.status = "onboarding"
        target = (user.request["platform"] or {}).get("callback_url") or ""
        if request.method == "POST" and target.startswith(("http://", "https://")):
            raise web.HTTPFound(target)
        return web.Response(
            content_type="text/html",
            text=(
                f"<!doctype html><title>Onboarding</title><p>Status: {user.status}</p>"
                "<form method=post><button>Finish onboarding</button></form>"
            ),
        )

    async def recovery_page(self, request: web.Request) -> web.Response:
        """The page behind recovery_page_url; it only shows what is open."""
        item = self.core.receivables.get(request.match_info["id"])
        if item is None:
            raise no_such("receivable")
        return web.Response(
            content_type="text/html",
            text=(
                "<!doctype html><title>Payment</title><p>Open: "
                f"{item.remaining:.2f} {html.escape(item.request['invoice']['currency'])}</p>"
            ),
        )

    # receivables ---------------------------------------------------------------------------
    def _item(self, request: web.Request) -> Any:
        return self.core.receivable(client(request), request.match_info["id"])

    async def create_receivable(self, request: web.Request) -> web.Response:
        wanted = check.receivable_request(await body_of(request))
        item = self.core.create_receivable(client(request), wanted)
        self.admin.start_later(item)
        return self.reply(item.view(), 201)

    async def list_receivables(self, request: web.Request) -> web.Response:
        query = request.query
        status = query.get("status")
        if status is not None:
            check.one_of(*STATUSES)(status, "status")
        return self.reply(
            self.core.page(
                client(request),
                query.get("user_id"),
                status,
                check.page_limit(query.get("limit")),
                query.get("starting_after"),
            )
        )

    async def get_receivable(self, request: web.Request) -> web.Response:
        return self.reply(self._item(request).view())

    async def update_receivable(self, request: web.Request) -> web.Response:
        item = self._item(request)
        item.request["metadata"].update(check.update_request(await body_of(request)))
        return self.reply(item.view())

    async def cancel(self, request: web.Request) -> web.Response:
        item, body = self._item(request), await body_of(request)
        reason = check.get(body, "reason", check.one_of(*check.CANCEL_REASONS), required=True)
        check.get(body, "notes", check.text)
        self.core.cancel(item, reason)
        return self.reply(item.view())

    async def add_contact(self, request: web.Request) -> web.Response:
        item = self._item(request)
        contact = check.contact(await body_of(request), "")
        item.require(
            "Adding a contact", *(state for state in STATUSES if state not in ("recovered", "cancelled"))
        )
        item.request["debtor"]["contacts"].append(contact)
        return self.reply(contact, 201)

    async def evidence(self, request: web.Request) -> web.Response:
        item = self._item(request)
        self.core.submit_evidence(item, check.evidence_request(await body_of(request)))
        return self.reply(item.view())

    async def partial_payment(self, request: web.Request) -> web.Response:
        item, body = self._item(request), await body_of(request)
        action = check.get(body, "action", check.one_of("continue_recovery", "mark_complete"), required=True)
        return self.reply(self.core.decide(item, action, check.get(body, "notes", check.text)))

    async def ocr(self, request: web.Request) -> web.Response:
        if request.content_type != "multipart/form-data":
            raise ApiError(415, "UNSUPPORTED_MEDIA_TYPE", "multipart/form-data is required.")
        form = await request.post()
        upload, user_id = form.get("file"), form.get("user_id")
        if not isinstance(upload, web.FileField):
            raise invalid("file", "file is required.")
        if not isinstance(user_id, str) or not user_id:
            raise invalid("user_id", "user_id is required.")
        self.core.user(client(request), user_id)
        content = upload.file.read(MAX_FILE + 1)
        if len(content) > MAX_FILE:
            raise ApiError(413, "FILE_TOO_LARGE", "The PDF may have at most 10 MB.", "file")
        return self.reply(extract(content))

    # webhooks ------------------------------------------------------------------------------
    def _hook(self, request: web.Request) -> Endpoint:
        return self.hooks.endpoint(client(request), request.match_info["id"])

    async def create_webhook(self, request: web.Request) -> web.Response:
        wanted = check.webhook_request(await body_of(request))
        hook = Endpoint(client(request), wanted["url"], wanted["events"], wanted["description"])
        self.hooks.endpoints[hook.id] = hook
        return self.reply(hook.view(with_secret=True), 201)

    async def list_webhooks(self, request: web.Request) -> web.Response:
        return self.reply([hook.view() for hook in self.hooks.of(client(request))])

    async def delete_webhook(self, request: web.Request) -> web.Response:
        del self.hooks.endpoints[self._hook(request).id]
        return web.Response(status=204)

    async def rotate_secret(self, request: web.Request) -> web.Response:
        return self.reply({"secret": self._hook(request).rotate()})

    async def update_webhook(self, request: web.Request) -> web.Response:
        hook, body = self._hook(request), await body_of(request)
        hook.debug_mode = check.get(body, "debug_mode", check.flag, default=hook.debug_mode)
        hook.debug_email = check.get(body, "debug_email", check.email, default=hook.debug_email)
        return self.reply(hook.view())

    async def webhook_health(self, request: web.Request) -> web.Response:
        return self.reply(self._hook(request).health())

    async def webhook_logs(self, request: web.Request) -> web.Response:
        query = request.query
        rows = [
            row
            for hook in self.hooks.of(client(request))
            for row in hook.log
            if query.get("endpoint_id") in (None, hook.id)
            and query.get("status") in (None, row["status"])
            and row["at"] >= query.get("since", "")
        ]
        return self.reply(sorted(rows, key=lambda row: row["at"], reverse=True)[:100])

    async def list_events(self, request: web.Request) -> web.Response:
        query = request.query
        events = [
            event
            for owner, event, _ in reversed(self.hooks.events.values())
            if owner == client(request)
            and query.get("type") in (None, event["type"])
            and event["created_at"] >= query.get("since", "")
        ]
        limit = check.page_limit(query.get("limit"))
        return self.reply({"data": events[:limit], "has_more": len(events) > limit})

    async def replay(self, request: web.Request) -> web.Response:
        owner, event, _ = self.hooks.events.get(request.match_info["id"], (None, {}, None))
        if owner != client(request):
            raise no_such("event")
        self.hooks.send(event["id"], [hook for hook in self.hooks.of(owner) if hook.wants(event["type"])])
        return self.reply({"event_id": event["id"]})

    async def test_event(self, request: web.Request) -> web.Response:
        body = await body_of(request)
        kind = check.get(body, "type", check.one_of(*check.EVENT_TYPES), required=True)
        hook = self.hooks.endpoint(client(request), check.get(body, "endpoint_id", check.text, required=True))
        event_id = self.hooks.record(client(request), kind, {"receivable_id": "rcv_test"})
        self.hooks.send(event_id, [hook])
        return self.reply({"event_id": event_id})

    # statistics ----------------------------------------------------------------------------
    async def stats(self, request: web.Request) -> web.Response:
        query = request.query
        user_id = query.get("user_id")
        if user_id is not None:
            self.core.user(client(request), user_id)
        if "period" in query:
            if "from" in query or "to" in query:
                raise invalid("period", "Use either period or from and to.", query["period"])
            first, last = period_bounds(
                check.one_of("last_month", "last_quarter", "last_year", "all_time")(query["period"], "period")
            )
        else:
            first, last = (check.day(query[name], name) if name in query else None for name in ("from", "to"))
        if first and last and last < first:
            raise invalid("to", "to is before from.", last)
        return self.reply(self.core.stats(client(request), first, last, user_id))

    # set-up --------------------------------------------------------------------------------
    def app(self) -> web.Application:
        app = web.Application(middlewares=[self.frame], client_max_size=MAX_BODY)
        rows: list[tuple[str, str, Handler]] = [
            ("GET", "/oauth/authorize", self.oauth.authorize),
            ("GET", "/oauth/consent", self.oauth.consent),
            ("POST", "/oauth/consent", self.oauth.decide),
            ("POST", "/oauth/token", self.oauth.token),
            ("GET", "/onboarding/{id}", self.onboarding_page),
            ("POST", "/onboarding/{id}", self.onboarding_page),
            ("GET", "/pay/{id}", self.recovery_page),
            ("POST", "/v1/users", self.create_user),
            ("GET", "/v1/users/{id}", self.get_user),
            ("GET", "/v1/users/{id}/onboarding-status", self.onboarding_status),
            ("GET", "/v1/users/{id}/requirements", self.requirements),
            ("POST", "/v1/receivables", self.create_receivable),
            ("GET", "/v1/receivables", self.list_receivables),
            ("POST", "/v1/receivables/ocr", self.ocr),
            ("GET", "/v1/receivables/{id}", self.get_receivable),
            ("PATCH", "/v1/receivables/{id}", self.update_receivable),
            ("POST", "/v1/receivables/{id}/cancel", self.cancel),
            ("POST", "/v1/receivables/{id}/contacts", self.add_contact),
            ("POST", "/v1/receivables/{id}/evidence", self.evidence),
            ("POST", "/v1/receivables/{id}/partial-payment", self.partial_payment),
            ("POST", "/v1/webhooks", self.create_webhook),
            ("GET", "/v1/webhooks", self.list_webhooks),
            ("GET", "/v1/webhooks/events", self.list_events),
            ("POST", "/v1/webhooks/events/{id}/replay", self.replay),
            ("POST", "/v1/webhooks/test", self.test_event),
            ("GET", "/v1/webhooks/logs", self.webhook_logs),
            ("GET", "/v1/webhooks/{id}/health", self.webhook_health),
            ("PATCH", "/v1/webhooks/{id}", self.update_webhook),
            ("DELETE", "/v1/webhooks/{id}", self.delete_webhook),
            ("POST", "/v1/webhooks/{id}/rotate-secret", self.rotate_secret),
            ("GET", "/v1/reports/stats", self.stats),
            *self.admin.routes(),
        ]
        for method, path, handler in rows:
            app.router.add_route(method, path, handler)
        app.on_cleanup.append(self._close)
        return app

    async def _close(self, _: web.Application) -> None:
        await self.hooks.close()


def main() -> None:
    chosen = options()
    logging.basicConfig(level=logging.INFO)
    web.run_app(Service(chosen).app(), host=chosen.host, port=chosen.port)


if __name__ == "__main__":
    main()
