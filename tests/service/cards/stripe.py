"""A stand-in for Stripe, after its public documentation: sessions, their pages and their end, signed events."""

import hashlib
import hmac
import json
import re
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import count
from typing import Any
from urllib.parse import parse_qsl

KEY = "sk_live_of_the_stand_in"
SECRET = "whsec_of_the_stand_in"
NEEDED = {
    "mode",
    "success_url",
    "line_items[0][price_data][currency]",
    "line_items[0][price_data][unit_amount]",
}
LOWEST = 50


class Stripe(HTTPServer):
    """`failures` are answered once each to the next requests: a status, or None for a connection that breaks.
    `while_opening` happens once, between the opening of a page and the answer."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Session)
        self.requests, self.failures, self.sessions, self.numbers = [], [], {}, count(1)
        self.requested_to_expire, self.expired, self.while_opening = [], [], None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def open(self, key: str, form: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """One key opens one session, and never with other values."""
        response = self.sessions.get(key)
        if response is not None:
            return (200, response) if response["asked"] == form else (400, fault("idempotency_error"))
        if missing := NEEDED - form.keys():
            return 400, fault("parameter_missing", sorted(missing)[0])
        if int(form["line_items[0][price_data][unit_amount]"]) < LOWEST:
            return 400, fault("amount_too_small")
        if not 1_800 <= int(form["expires_at"]) - time.time() <= 86_400:
            return 400, fault("parameter_invalid", "expires_at")
        number = next(self.numbers)
        session = {
            "id": f"cs_live_{number}",
            "object": "checkout.session",
            "url": f"{self.origin}/c/pay/cs_live_{number}#fragment",
            "client_reference_id": form["client_reference_id"],
            "metadata": {"checkout": form["metadata[checkout]"]},
            "currency": form["line_items[0][price_data][currency]"],
            "amount_total": int(form["line_items[0][price_data][unit_amount]"]),
            "payment_intent": None,
            "payment_status": "unpaid",
            "status": "open",
            "asked": form,
        }
        self.sessions[key] = session
        return 200, session

    def expire(self, id_: str) -> tuple[int, dict[str, Any]]:
        """Only an open one can be; nobody pays there afterwards."""
        session = next((match for match in self.sessions.values() if match["id"] == id_), None)
        if session is None:
            return 404, fault("resource_missing", "session")
        if session["status"] != "open":
            text = f"This Checkout Session has a status of `{session['status']}`."
            message = f'Only those in ["open"] can be expired. {text}'
            refusal = {"type": "invalid_request_error", "message": message}
            return 400, {"error": refusal}
        session.update(status="expired", url=None)
        self.expired.append(id_)
        return 200, session

    def pay(self, session: dict[str, Any], **changes: Any) -> bytes:
        """The event of a session that was paid."""
        session.update(payment_intent=f"pi_{session['id']}", payment_status="paid", status="complete")
        return self.event("checkout.session.completed", {**session, **changes})

    def refund(self, session: dict[str, Any], total: int) -> bytes:
        charge = {
            "object": "charge",
            "payment_intent": f"pi_{session['id']}",
            "amount_refunded": total,
            "currency": session["currency"],
            "metadata": session["metadata"],
        }
        return self.event("charge.refunded", charge)

    def refund_failed(
        self, session: dict[str, Any], amount: int, type_: str = "refund.failed", **changes: Any
    ) -> bytes:
        refund = {
            "id": "re_1",
            "object": "refund",
            "payment_intent": f"pi_{session['id']}",
            "amount": amount,
            "currency": session["currency"],
            "status": "failed",
            "failure_reason": "expired_or_canceled_card",
        }
        return self.event(type_, {**refund, **changes})

    def dispute(self, session: dict[str, Any], what: str, amount: int, id_: str = "dp_1") -> bytes:
        dispute = {
            "id": id_,
            "object": "dispute",
            "payment_intent": f"pi_{session['id']}",
            "amount": amount,
            "currency": session["currency"],
            "reason": "fraudulent",
        }
        return self.event(f"charge.dispute.{what}", dispute)

    def event(self, type_: str, about: dict[str, Any], **changes: Any) -> bytes:
        shell = {"id": f"evt_{next(self.numbers)}", "object": "event", "type": type_, "livemode": True}
        return json.dumps({**shell, "data": {"object": about}, **changes}).encode()


class _Session(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        form = dict(parse_qsl(self.rfile.read(int(self.headers["Content-Length"])).decode()))
        self.server.requests.append((dict(self.headers), form))  # type: ignore[attr-defined]
        end = re.fullmatch(r"/v1/checkout/sessions/(\w+)/expire", self.path)
        if end:
            self.server.requested_to_expire.append(end[1])  # type: ignore[attr-defined]
        failure = self.server.failures.pop(0) if self.server.failures else 0  # type: ignore[attr-defined]
        if failure is None:
            self.close_connection = True
            return
        if self.path != "/v1/checkout/sessions" and not end:
            self._respond(404, fault("resource_missing"))
        elif self.headers["Authorization"] != f"Bearer {KEY}":
            self._respond(401, fault("api_key_expired"))
        elif failure:
            self._respond(failure, fault("api_error"))
        elif end:
            self._respond(*self.server.expire(end[1]))  # type: ignore[attr-defined]
        else:
            response = self.server.open(self.headers["Idempotency-Key"], form)  # type: ignore[attr-defined]
            # A slow answer is asked for again: what happens meanwhile happens once.
            happens, self.server.while_opening = self.server.while_opening, None  # type: ignore[attr-defined]
            if happens is not None:
                happens()
            self._respond(*response)

    def _respond(self, status: int, content: dict[str, Any]) -> None:
        body = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: Any) -> None:
        pass


def fault(code: str, param: None = None) -> dict[str, Any]:
    return {
        "error": {"type": "invalid_request_error", "code": code, "param": param, "message": f"{KEY} {code}"}
    }


def signed(
    body: bytes, *, secret: str = SECRET, at: int | None = None, before: list[str] | tuple[Any, ...] = ()
) -> dict[str, Any]:
    """The header of an event; `before` are signatures by other secrets."""
    at = int(time.time()) if at is None else at
    right = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return {
        "Stripe-Signature": ",".join(
            [f"t={at}", *(f"v1={other}" for other in before), f"v1={right}", "v0=00"]
        )
    }
