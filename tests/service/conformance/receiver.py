"""A webhook endpoint on loopback that remembers what it was sent and answers as told."""

from __future__ import annotations

import hashlib
import hmac
import json
import threading
from collections.abc import Callable
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

WAIT_SECONDS = 30


@dataclass(frozen=True)
class Delivery:
    headers: dict[str, str]
    raw: bytes

    @property
    def event(self) -> dict[str, Any]:
        return dict(json.loads(self.raw))

    def is_signed_with(self, secret: str, header: str = "service-signature") -> bool:
        right = "sha256=" + hmac.new(secret.encode(), self.raw, hashlib.sha256).hexdigest()
        return self.headers.get(header) == right


class Receiver:
    """`responses` is the status of each further delivery; the last one stays."""

    def __init__(self) -> None:
        self.deliveries: list[Delivery] = []
        self.responses = [204]
        self._changed = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                raw = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with receiver._changed:
                    receiver.deliveries.append(Delivery(headers, raw))
                    status = receiver.responses[0]
                    if len(receiver.responses) > 1:
                        receiver.responses.pop(0)
                    receiver._changed.notify_all()
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                """Quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/hook"

    def wait(self, enough: Callable[[list[Delivery]], bool]) -> list[Delivery]:
        """The deliveries once there are enough of them."""
        with self._changed:
            assert self._changed.wait_for(lambda: enough(self.deliveries), WAIT_SECONDS), [
                delivery.event["type"] for delivery in self.deliveries
            ]
            return list(self.deliveries)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
