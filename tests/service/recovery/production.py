"""What production needs around it: a mail server, an SMS gateway, a service with a virtual clock."""

import asyncio
import email
import email.policy
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler
from typing import Any
from urllib.parse import parse_qs

import httpx
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from recovery_service.app import build_app
from recovery_service.context.core import Core
from tests.ports import free_port
from tests.service.steps import good


class MailServer:
    """An SMTP server that keeps what it takes; `responses` are given once each to the next recipients."""

    def __init__(self) -> None:
        self.messages = []
        self.contents = []
        self.responses = []
        self.password = "right"
        self.lost = 0  # so many mails are taken and not answered
        self.connections = 0
        self.controller = Controller(
            self,
            hostname="127.0.0.1",
            port=free_port(),
            authenticator=self.sign_in,
            auth_require_tls=False,
            auth_required=True,
        )

    def sign_in(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: LoginPassword
    ) -> AuthResult:
        self.connections += 1
        right = isinstance(data, LoginPassword) and data.password == self.password.encode()
        return AuthResult(success=right, handled=False)

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[Any]
    ) -> str:
        if self.responses and (response := self.responses.pop(0)):
            return response
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.contents.append(envelope.content)
        self.messages.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        if self.lost:
            self.lost -= 1
            server.transport.abort()
        return "250 Taken"

    @property
    def port(self) -> int:
        return self.controller.port


class Gateway(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.server.taken.append((self.headers["Authorization"], self.headers["Idempotency-Key"], form))  # type: ignore[attr-defined]
        self.send_response(201)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


class Machine:
    """The service on a creditor's own machine, in production but for its clock."""

    def __init__(
        self, core: Core, client_id: str, token: str, mail_server: MailServer, open_client: Callable[..., Any]
    ) -> None:
        self.core, self.client_id, self.mail_server = core, client_id, mail_server
        self.app = build_app(core)
        self.client = open_client(self.app, token)

    def use_mailbox(self, user_id: str, password: str = "right") -> httpx.Response:
        mailbox = {
            "host": "127.0.0.1",
            "port": self.mail_server.port,
            "security": "none",
            "sender": "owner@creditor.example",
            "username": "owner",
            "password": password,
        }
        return self.client.put(f"/v1/users/{user_id}/mailbox", json=mailbox)

    def approve(self, user_id: str) -> dict[str, Any]:
        plan = good(self.client.get(f"/v1/users/{user_id}/plan"))
        return good(self.client.put(f"/v1/users/{user_id}/plan", json={**plan, "approved": True}))

    def advance(self, seconds: float) -> None:
        clock_id = self.core.clock.clock_id_of(self.client_id)
        asyncio.run(self.app.state.engine.advance(clock_id, seconds=seconds))

    def advance_signing_off(self, seconds: int, pieces: int = 8) -> None:
        """As `advance`, while somebody makes every call and posts every letter that waits."""
        for _ in range(pieces):
            self.advance(seconds / pieces)
            for task in good(self.client.get("/v1/contact-tasks"))["data"]:
                good(self.client.post(f"/v1/contact-tasks/{task['id']}", json={"action": "done"}))


def attempts(client: httpx.Client, id_: str) -> list[Any]:
    """The contacts in the timeline, oldest first."""
    items = good(client.get(f"/v1/receivables/{id_}/timeline"))["data"]
    return [entry["data"] for entry in items if entry["kind"] == "contact.attempted"]
