"""Hands letters to a provider over HTTP: the PDF and the address in one form, under a key that posts it once."""

from __future__ import annotations

import json
from typing import Final

import aiohttp

from recovery_service.settings import LetterService
from recovery_service.transport.delivery import Delivery, Outcome
from recovery_service.transport.http_delivery import post_delivery

SECONDS: Final = 30
_MEANINGS: Final[dict[int, Outcome]] = {408: "delayed", 409: "delayed"}
"""409: the provider is still at work on the same key."""


async def post_letter(service: LetterService, *, pdf: bytes, lines: list[str], key: str) -> Delivery:
    """Send a letter to the provider; `lines` are the printed address. Never raises for what the provider answers."""
    form = aiohttp.FormData()
    form.add_field("letter", pdf, filename=f"{key}.pdf", content_type="application/pdf")
    address = json.dumps({"id": key, "lines": lines}, ensure_ascii=False)
    form.add_field("address", address, filename="address.json", content_type="application/json")
    headers = {"Authorization": f"Bearer {service.token}", "Idempotency-Key": key}
    return await post_delivery(service.url, form, headers, seconds=SECONDS, meanings=_MEANINGS)
