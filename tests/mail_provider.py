"""A provider of mailboxes on this computer: signs in with OAuth in a browser, and takes mail in with XOAUTH2."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from aiosmtpd.smtp import SMTP, AuthResult

from tests.service.recovery.production import MailServer

CLIENT_ID = "app-of-the-tests"
ADDRESS = "owner@creditor.example"


class TokenMailServer(MailServer):
    """Takes access tokens of its provider. `refusal` is what Gmail says of one that it does not take."""

    def __init__(self, provider: MailProvider) -> None:
        super().__init__()
        self._provider = provider
        self.logins: list[str] = []

    async def auth_XOAUTH2(self, server: SMTP, args: list[str]) -> AuthResult:
        fields = base64.b64decode(args[1]).decode().split("\x01")
        token = fields[1].removeprefix("auth=Bearer ")
        if fields[0] == f"user={ADDRESS}" and token in self._provider.access_tokens:
            self.logins.append(token)
            return AuthResult(success=True)
        await server.challenge_auth(json.dumps({"status": "400", "schemes": "Bearer"}))
        return AuthResult(success=False, handled=False)


class MailProvider:
    """`answers` are given once each to the next requests for a token: (status, body)."""

    def __init__(self) -> None:
        self.access_tokens: set[str] = set()
        self.refresh_tokens: set[str] = set()
        self.answers: list[tuple[int, dict[str, Any]]] = []
        self.requests: list[dict[str, str]] = []
        self.expires_in = 3_600
        self._codes: dict[str, dict[str, str]] = {}
        self.mail = TokenMailServer(self)
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self.url = f"http://127.0.0.1:{self._http.server_port}"

    @contextmanager
    def running(self) -> Iterator[MailProvider]:
        thread = threading.Thread(target=self._http.serve_forever, args=(0.05,))
        thread.start()
        self.mail.controller.start()
        try:
            yield self
        finally:
            self.mail.controller.stop()
            self._http.shutdown()
            thread.join()
            self._http.server_close()

    def write_table(self, file: Path) -> Path:
        """Return a table of providers in which this one is Google's."""
        file.write_text(
            f"""[google]
title = "Google"
authorize = "{self.url}/authorize"
token = "{self.url}/token"
scopes = ["mail"]
redirect = "127.0.0.1"
hosts = ["127.0.0.1"]
host = "127.0.0.1"
port = {self.mail.port}
security = "none"
imap = "127.0.0.1"
client_id = "{CLIENT_ID}"
""",
            "utf-8",
        )
        return file

    def give_consent(self) -> str:
        """Return a refresh token, as after a sign-in in the browser."""
        token = secrets.token_urlsafe(12)
        self.refresh_tokens.add(token)
        return token

    def expire(self) -> None:
        """End every access token; consents stay."""
        self.access_tokens.clear()

    def revoke(self) -> None:
        """The owner takes every consent back."""
        self.access_tokens.clear()
        self.refresh_tokens.clear()

    def authorize(self, query: dict[str, str]) -> str:
        """Return where the browser is sent back to."""
        code = secrets.token_urlsafe(12)
        self._codes[code] = query
        return f"{query['redirect_uri']}?{urlencode({'code': code, 'state': query['state']})}"

    def answer(self, form: dict[str, str]) -> tuple[int, dict[str, Any]]:
        self.requests.append(form)
        if self.answers:
            return self.answers.pop(0)
        ended = (400, {"error": "invalid_grant", "error_description": "Token has been expired or revoked."})
        if form["client_id"] != CLIENT_ID:
            return 401, {"error": "invalid_client"}
        if form["grant_type"] == "authorization_code":
            request = self._codes.pop(form["code"], None)
            challenge = base64.urlsafe_b64encode(hashlib.sha256(form["code_verifier"].encode()).digest())
            proven = request is not None and request["code_challenge"] == challenge.rstrip(b"=").decode()
            if request is None or not proven or request["redirect_uri"] != form["redirect_uri"]:
                return ended
        elif form["refresh_token"] not in self.refresh_tokens:
            return ended
        access = secrets.token_urlsafe(12)
        self.access_tokens.add(access)
        body = {"access_token": access, "token_type": "Bearer", "expires_in": self.expires_in}
        # As Microsoft does: with each access token a new refresh token, and the one before stays good for a while.
        return 200, body | {"refresh_token": self.give_consent()}


def _handler(provider: MailProvider) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            query = {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()}
            self.send_response(302)
            self.send_header("Location", provider.authorize(query))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def do_POST(self) -> None:
            form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
            status, body = provider.answer({name: values[0] for name, values in form.items()})
            content = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *args: Any) -> None:
            pass

    return Handler
