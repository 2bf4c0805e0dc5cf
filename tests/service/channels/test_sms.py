"""What a gateway's answers mean, and which numbers are dialled."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from recovery_service.settings import SmsGateway
from recovery_service.transport.sms import normalise_phone_number, send_sms


@pytest.fixture
def gateway() -> Iterator[Callable[..., Any]]:
    """A gateway that answers with the status at the end of its address."""

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(int(self.path[1:]))
            self.send_header("Content-Length", "4")
            self.end_headers()
            self.wfile.write(b"told")

        def log_message(self, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answering)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield lambda status: SmsGateway(f"http://127.0.0.1:{server.server_port}/{status}", "a", "s", "t")
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (201, "sent"),
        (400, "bounced"),
        (401, "login_refused"),
        (404, "bounced"),
        (302, "failed"),
        (422, "failed"),
        (429, "delayed"),
        (503, "delayed"),
    ],
)
def test_sms_gateway_response_maps_to_its_outcome(
    gateway: Callable[..., Any], status: int, outcome: str
) -> None:
    delivery = asyncio.run(send_sms(gateway(status), to="+33612345678", body="x", key="att_1"))
    assert delivery.outcome == outcome
    assert (str(status) in delivery.detail) == (outcome != "sent")


def test_gateway_that_is_away_is_tried_later() -> None:
    away = SmsGateway("http://127.0.0.1:9", "a", "s", "t")
    assert asyncio.run(send_sms(away, to="+33612345678", body="x", key="att_1")).outcome == "delayed"


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("+33 6 12 34 56 78", "+33612345678"),
        ("0033 612 345 678", "+33612345678"),
        ("06.12.34.56.78", "0612345678"),
        ("(06) 12/34-5678", "0612345678"),
        ("ask for Paul", None),
        ("123", None),
        ("+33612345678&Body=evil", None),
    ],
)
def test_numbers_are_dialled_as_digits_or_not_at_all(written: str, number: str | None) -> None:
    assert normalise_phone_number(written) == number
