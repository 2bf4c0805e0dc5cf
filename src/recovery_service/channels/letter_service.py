"""Hands letters to a provider over HTTP: the PDF and the address in one form, under a key that posts it once."""

from __future__ import annotations

import json
from typing import Final

import aiohttp

from recovery_service.channels.delivery import Delivery
from recovery_service.settings import LetterService

SECONDS: Final = 30
_ANSWER: Final = 300


async def post_letter(service: LetterService, *, pdf: bytes, lines: list[str], key: str) -> Delivery:
    """`lines` are the address as it stands on the letter. Never raises for what the provider answers."""
    form = aiohttp.FormData()
    form.add_field("letter", pdf, filename=f"{key}.pdf", content_type="application/pdf")
    address = json.dumps({"id": key, "lines": lines}, ensure_ascii=False)
    form.add_field("address", address, filename="address.json", content_type="application/json")
    headers = {"Authorization": f"Bearer {service.token}", "Idempotency-Key": key}
    timeout = aiohttp.ClientTimeout(total=SECONDS)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.post(service.url, data=form, headers=headers, allow_redirects=False) as answer,
        ):
            told = (await answer.content.read(_ANSWER)).decode("utf-8", "replace")
            return _outcome(answer.status, f"{answer.status} {told}"[:_ANSWER])
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        return Delivery("delayed", f"{type(error).__name__}: {error}"[:_ANSWER])


def _outcome(status: int, told: str) -> Delivery:
    if 200 <= status < 300:
        return Delivery("sent")
    if status in (401, 403):
        return Delivery("login_refused", told)
    # 409: the provider is still at work on the same key.
    return Delivery("delayed" if status in (408, 409, 429) or status >= 500 else "failed", told)
