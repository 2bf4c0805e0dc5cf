"""Sends text messages through an HTTP gateway that takes the form Twilio made common: To, From, Body."""

from __future__ import annotations

import base64
import re
from typing import Final

import aiohttp

from recovery_service.channels.delivery import Delivery
from recovery_service.settings import SmsGateway

SECONDS: Final = 20
_ANSWER: Final = 300
_NUMBER_UNUSABLE: Final = frozenset({400, 404, 410})


async def send_sms(gateway: SmsGateway, *, to: str, body: str, key: str) -> Delivery:
    """`key` names the attempt, so that a gateway that supports it sends a repeated one once. Never raises for what
    the gateway answers."""
    number = dialled(to)
    if number is None:
        return Delivery("bounced", "not a phone number")
    form = {"To": number, "From": gateway.sender, "Body": body}
    timeout = aiohttp.ClientTimeout(total=SECONDS)
    sign_in = base64.b64encode(f"{gateway.account}:{gateway.token}".encode()).decode()
    headers = {"Authorization": f"Basic {sign_in}", "Idempotency-Key": key, "I-Twilio-Idempotency-Token": key}
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.post(gateway.url, data=form, headers=headers, allow_redirects=False) as answer,
        ):
            told = (await answer.content.read(_ANSWER)).decode("utf-8", "replace")
            return _outcome(answer.status, f"{answer.status} {told}"[:_ANSWER])
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        return Delivery("delayed", f"{type(error).__name__}: {error}"[:_ANSWER])


def dialled(number: str) -> str | None:
    """A number as gateways take it: digits after a plus where there was one; None for anything else."""
    plain = re.sub(r"[\s().\-/]", "", number)
    plain = "+" + plain[2:] if plain.startswith("00") else plain
    return plain if re.fullmatch(r"\+?[0-9]{5,15}", plain) else None


def _outcome(status: int, told: str) -> Delivery:
    if 200 <= status < 300:
        return Delivery("sent")
    if status in (401, 403):
        return Delivery("login_refused", told)
    if status in _NUMBER_UNUSABLE:
        return Delivery("bounced", told)
    return Delivery("delayed" if status == 429 or status >= 500 else "failed", told)
