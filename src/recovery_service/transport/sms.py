"""Sends text messages through an HTTP gateway that takes the form Twilio made common: To, From, Body."""

from __future__ import annotations

import base64
import re
from typing import Final

from recovery_service.settings import SmsGateway
from recovery_service.transport.delivery import Delivery, Outcome
from recovery_service.transport.http_delivery import post_delivery

SECONDS: Final = 20
_MEANINGS: Final[dict[int, Outcome]] = {400: "bounced", 404: "bounced", 410: "bounced"}
"""Statuses that say that the number cannot be used."""


async def send_sms(gateway: SmsGateway, *, to: str, body: str, key: str) -> Delivery:
    """Send a text message; `key` names the attempt, so that a gateway that supports it sends a repeated one once.

    Never raises for what the gateway answers.
    """
    number = normalise_phone_number(to)
    if number is None:
        return Delivery("bounced", "not a phone number")
    form = {"To": number, "From": gateway.sender, "Body": body}
    sign_in = base64.b64encode(f"{gateway.account}:{gateway.token}".encode()).decode()
    headers = {"Authorization": f"Basic {sign_in}", "Idempotency-Key": key, "I-Twilio-Idempotency-Token": key}
    return await post_delivery(gateway.url, form, headers, seconds=SECONDS, meanings=_MEANINGS)


def normalise_phone_number(number: str) -> str | None:
    """Return a number as gateways take it: digits after a plus where there was one; None for anything else."""
    plain = re.sub(r"[\s().\-/]", "", number)
    plain = "+" + plain[2:] if plain.startswith("00") else plain
    return plain if re.fullmatch(r"\+?[0-9]{5,15}", plain) else None
