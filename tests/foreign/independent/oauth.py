"""OAuth 2.0 authorization code flow: consent screen, codes, access and refresh tokens."""

from __future__ import annotations

import hmac
import html
import secrets
import time
from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

from aiohttp import web

from tests.foreign.independent.errors import ApiError, invalid

CODE_SECONDS = 600
LOOPBACK = ("127.0.0.1", "localhost", "::1")
SCOPES = {"users", "receivables", "webhooks", "reports"}
PAGE = """<!doctype html><meta charset=utf-8><title>Connect</title>
<h1>Connect your platform</h1><p>{client} asks for: {scope}</p>
<form method=post action="/oauth/consent"><input type=hidden name=request value="{request}">
<button name=decision value=approve>Allow</button>
<button name=decision value=deny>Refuse</button></form>"""


class OAuthError(Exception):
    """An error of the token endpoint, in the form of RFC 6749."""

    def __init__(self, error: str, description: str, status: int = 400) -> None:
        super().__init__(description)
        self.status, self.body = status, {"error": error, "error_description": description}


@dataclass
class Grant:
    client_id: str
    scope: str
    expires: float = 0.0
    redirect_uri: str = ""
    state: str = ""


class OAuth:
    def __init__(
        self, clients: dict[str, str], redirects: list[str], lifetime: int, strict_scopes: bool
    ) -> None:
        self.clients, self.redirects = clients, redirects
        self.lifetime, self.strict_scopes = lifetime, strict_scopes
        self.requests: dict[str, Grant] = {}
        self.codes: dict[str, Grant] = {}
        self.access: dict[str, Grant] = {}
        self.refresh: dict[str, Grant] = {}

    def _redirect_allowed(self, uri: str) -> bool:
        parts = urlsplit(uri)
        return uri in self.redirects or (
            parts.scheme == "http" and parts.hostname in LOOPBACK and not parts.fragment
        )

    async def authorize(self, request: web.Request) -> web.Response:
        query = request.query
        for name in ("client_id", "redirect_uri", "response_type", "scope", "state"):
            if not query.get(name):
                raise invalid(name, f"{name} is required.")
        if query["client_id"] not in self.clients:
            raise ApiError(400, "INVALID_CLIENT", "Unknown client.", "client_id", query["client_id"])
        if not self._redirect_allowed(query["redirect_uri"]):
            raise ApiError(
                400,
                "INVALID_REDIRECT_URI",
                "This redirect_uri is not registered.",
                "redirect_uri",
                query["redirect_uri"],
            )
        grant = Grant(
            query["client_id"],
            query["scope"],
            time.time() + CODE_SECONDS,
            query["redirect_uri"],
            query["state"],
        )
        if query["response_type"] != "code":
            raise self._back(grant, error="unsupported_response_type")
        if self.strict_scopes and not set(grant.scope.split()) <= SCOPES:
            raise self._back(grant, error="invalid_scope")
        ticket = secrets.token_urlsafe(18)
        self.requests[ticket] = grant
        raise web.HTTPFound(f"/oauth/consent?request={ticket}")

    async def consent(self, request: web.Request) -> web.Response:
        ticket = request.query.get("request", "")
        grant = self.requests.get(ticket)
        if grant is None or grant.expires < time.time():
            raise ApiError(400, "REQUEST_EXPIRED", "Start the connection again.")
        return web.Response(
            content_type="text/html",
            text=PAGE.format(
                client=html.escape(grant.client_id), scope=html.escape(grant.scope), request=ticket
            ),
        )

    async def decide(self, request: web.Request) -> web.Response:
        form = await request.post()
        grant = self.requests.pop(str(form.get("request", "")), None)
        if grant is None or grant.expires < time.time():
            raise ApiError(400, "REQUEST_EXPIRED", "Start the connection again.")
        if form.get("decision") != "approve":
            raise self._back(grant, error="access_denied")
        raise self._back(grant, code=self.issue_code(grant))

    def issue_code(self, grant: Grant) -> str:
        code = secrets.token_urlsafe(24)
        grant.expires = time.time() + CODE_SECONDS
        self.codes[code] = grant
        return code

    @staticmethod
    def _back(grant: Grant, **answer: str) -> web.HTTPFound:
        glue = "&" if urlsplit(grant.redirect_uri).query else "?"
        return web.HTTPFound(grant.redirect_uri + glue + urlencode({**answer, "state": grant.state}))

    async def token(self, request: web.Request) -> web.Response:
        if request.content_type != "application/x-www-form-urlencoded":
            raise OAuthError("invalid_request", "Form-urlencoded input is required.")
        form = {name: str(value) for name, value in (await request.post()).items()}
        expected = self.clients.get(form.get("client_id", ""))
        secret = form.get("client_secret", "")
        if expected is None or not hmac.compare_digest(expected.encode(), secret.encode()):
            raise OAuthError("invalid_client", "Unknown client or wrong secret.", 401)
        kinds = {"authorization_code": self._by_code, "refresh_token": self._by_refresh}
        if form.get("grant_type") not in kinds:
            raise OAuthError("unsupported_grant_type", "Use authorization_code or refresh_token.")
        grant = kinds[form["grant_type"]](form)
        return web.json_response(
            self.issue(grant.client_id, grant.scope), headers={"Cache-Control": "no-store"}
        )

    def _by_code(self, form: dict[str, str]) -> Grant:
        grant = self.codes.pop(form.get("code", ""), None)
        if (
            grant is None
            or grant.client_id != form["client_id"]
            or grant.expires < time.time()
            or grant.redirect_uri != form.get("redirect_uri")
        ):
            raise OAuthError("invalid_grant", "The code is invalid, used or expired.")
        return grant

    def _by_refresh(self, form: dict[str, str]) -> Grant:
        grant = self.refresh.get(form.get("refresh_token", ""))
        if grant is None or grant.client_id != form["client_id"]:
            raise OAuthError("invalid_grant", "The refresh token is invalid.")
        del self.refresh[form["refresh_token"]]
        return grant

    def issue(self, client_id: str, scope: str) -> dict[str, str | int]:
        access, refresh = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
        self.access[access] = Grant(client_id, scope, time.time() + self.lifetime)
        self.refresh[refresh] = Grant(client_id, scope)
        return {
            "access_token": access,
            "token_type": "Bearer",
            "expires_in": self.lifetime,
            "refresh_token": refresh,
            "scope": scope,
        }

    def check(self, header: str | None) -> str:
        """The client id behind an Authorization header."""
        kind, _, token = (header or "").partition(" ")
        challenge = {"WWW-Authenticate": "Bearer"}
        if kind.lower() != "bearer" or not token:
            raise ApiError(401, "UNAUTHORIZED", "A bearer token is required.", headers=challenge)
        grant = self.access.get(token.strip())
        if grant is None:
            raise ApiError(401, "INVALID_TOKEN", "The access token is invalid.", headers=challenge)
        if grant.expires < time.time():
            raise ApiError(401, "TOKEN_EXPIRED", "The access token has expired.", headers=challenge)
        return grant.client_id
