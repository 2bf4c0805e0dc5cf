"""Letters through a provider over HTTP: handed over once, and what it tells of them later."""

import dataclasses
import email
import email.policy
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import pytest

from recovery_service.app import build_app
from recovery_service.composition import compose_core
from recovery_service.settings import LetterService
from tests.service.cards.stripe import signed
from tests.service.recovery.production import attempts
from tests.service.steps import DAY, good, refused

SECRET = "secret of the letter provider"

# The mail server of the tests asks for a password without TLS: it is on this machine.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


class _Letters(BaseHTTPRequestHandler):
    """Takes a letter as the operating guide describes it; `answers` are given once each before that."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        head = f"Content-Type: {self.headers['Content-Type']}\r\n\r\n".encode()
        form = email.message_from_bytes(head + body, policy=email.policy.default)
        values = {piece.get_param("name", header="content-disposition"): piece for piece in form.iter_parts()}
        status = self.server.answers.pop(0) if self.server.answers else 201  # type: ignore[attr-defined]
        if status == 201:
            self.server.taken.append((dict(self.headers), values))  # type: ignore[attr-defined]
        self.server.keys.append(self.headers["Idempotency-Key"])  # type: ignore[attr-defined]
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def provider() -> Iterator[Any]:
    server = HTTPServer(("127.0.0.1", 0), _Letters)
    server.taken, server.answers, server.keys = [], [], []  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def posting(
    machine: Any,
    provider: Any,
    open_client: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> Any:
    """The same machine with a letter provider instead of a folder."""
    service = LetterService(f"http://127.0.0.1:{provider.server_port}/letters", "token", SECRET)
    settings = dataclasses.replace(machine.core.settings, letter_folder=None, letter_service=service)
    machine.core = compose_core(settings, machine.core.database, machine.core.clock)
    machine.app = build_app(machine.core)
    machine.client = open_client(machine.app, make_token())
    return machine


def test_letter_is_handed_over_once_and_its_way_is_told(
    begun: Any, posting: Any, provider: Any, open_client: Callable[..., httpx.Client]
) -> None:
    provider.answers = [503, 409]
    posting.advance_signing_off(80 * DAY)
    letters = [a for a in attempts(posting.client, begun["id"]) if a["type"] == "letter"]
    assert [a["outcome"] for a in letters] == ["sent", "sent"]
    first, second = letters
    assert provider.keys == [first["attempt_id"]] * 3 + [second["attempt_id"]]
    headers, pieces = provider.taken[0]
    assert headers["Authorization"] == "Bearer token"
    assert pieces["letter"].get_content_type() == "application/pdf"
    assert pieces["letter"].get_content().startswith(b"%PDF")
    address = json.loads(pieces["address"].get_payload(decode=True))
    assert address["id"] == first["attempt_id"]
    assert address["lines"][1:] == ["3 place du Marché", "38000 Grenoble"]
    anyone = open_client(posting.app)

    def tell(status: Any, id_: Any = first["attempt_id"], **sign: Any) -> Any:
        body = json.dumps({"id": id_, "status": status}).encode()
        name, value = next(iter(signed(body, **{"secret": SECRET, **sign}).items()))
        return anyone.post("/letter-events", content=body, headers={name.replace("Stripe", "Letter"): value})

    refused(tell("returned", secret="another"), 400, "VALIDATION_ERROR")
    refused(tell("returned", at=int(time.time()) - 301), 400, "VALIDATION_ERROR")
    refused(tell("burnt"), 400, "VALIDATION_ERROR")
    refused(tell("posted", "att_other"), 404, "NOT_FOUND")
    for status in ("posted", "posted", "returned", "delivered", "returned"):
        assert tell(status).status_code == 200
    entries = good(posting.client.get(f"/v1/receivables/{begun['id']}/timeline"))["data"]
    messages = [entry["text"] for entry in entries if entry["kind"] in ("contact.posted", "contact.bounced")]
    number = first["number"]
    assert messages == [
        f"Letter no. {number} was posted by the letter provider.",
        f"Letter no. {number} came back: the postal address has to be checked.",
    ]


def test_provider_that_refuses_leaves_the_contact_unmade_with_a_reason(
    begun: Any, posting: Any, provider: Any
) -> None:
    provider.answers = [422, 422]
    posting.advance_signing_off(80 * DAY)
    assert [a for a in attempts(posting.client, begun["id"]) if a["type"] == "letter"] == []
    assert provider.taken == []
    assert len(set(provider.keys)) == len(provider.keys) == 2


def test_letter_events_without_provider_are_refused(
    machine: Any, open_client: Callable[..., httpx.Client]
) -> None:
    body = b'{"id": "att_1", "status": "posted"}'
    headers = {"Letter-Signature": signed(body, secret=SECRET)["Stripe-Signature"]}
    anyone = open_client(machine.app)
    refused(anyone.post("/letter-events", content=body, headers=headers), 404, "NOT_FOUND")
