"""One POST whose answer is a delivery, for the channels over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import aiohttp

from recovery_service.transport.delivery import Delivery, Outcome

_RESPONSE_BYTES: Final = 300


async def post_delivery(
    url: str, data: Any, headers: Mapping[str, str], *, seconds: int, meanings: Mapping[int, Outcome]
) -> Delivery:
    """Post the data and return the outcome; `meanings` are statuses that this channel reads differently.

    Never raises for what the other side answers.
    """
    timeout = aiohttp.ClientTimeout(total=seconds)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.post(url, data=data, headers=headers, allow_redirects=False) as response,
        ):
            text = (await response.content.read(_RESPONSE_BYTES)).decode("utf-8", "replace")
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        return Delivery("delayed", f"{type(error).__name__}: {error}"[:_RESPONSE_BYTES])
    outcome = meanings.get(response.status) or _outcome(response.status)
    return Delivery(outcome, "" if outcome == "sent" else f"{response.status} {text}"[:_RESPONSE_BYTES])


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in (401, 403):
        return "login_refused"
    return "delayed" if status == 429 or status >= 500 else "failed"
