"""Access tokens from the consent that the owner of a mailbox gave its provider: fetched anew when they run out."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

import aiohttp

from recovery_contract.ids import ClientId
from recovery_contract.mail_sign_in import MailProviderName
from recovery_service.transport.mail_login import ConsentEnded, SignInUnavailable

SECONDS: Final = 10
RENEW_BEFORE_SECONDS: Final = 60
_RESPONSE_BYTES: Final = 64 * 1024
ENDED: Final = frozenset({"invalid_grant", "interaction_required", "consent_required", "login_required"})
"""Errors of RFC 6749 and OpenID Connect that only the owner can mend."""


@dataclass(frozen=True)
class MailConsent:
    """`expires_at` is when the access token ends, in seconds of this computer's clock."""

    provider: MailProviderName
    client_id: ClientId
    client_secret: str | None = field(repr=False)
    refresh_token: str = field(repr=False)
    access_token: str = field(default="", repr=False)
    expires_at: float = 0.0

    def to_text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> MailConsent:
        return cls(**json.loads(text))


class ConsentTokens:
    """The `AccessTokens` of one consent. `save` keeps what a renewal changed: it blocks, and runs in a thread."""

    def __init__(
        self, token_url: str, consent: MailConsent, save: Callable[[MailConsent], object] | None = None
    ) -> None:
        self._url, self.consent, self._save = token_url, consent, save
        self._renewing = asyncio.Lock()

    async def fetch_token(self, *, refused: str | None = None) -> str:
        async with self._renewing:
            consent = self.consent
            is_fresh = consent.expires_at - time.time() > RENEW_BEFORE_SECONDS
            if not is_fresh or not consent.access_token or consent.access_token == refused:
                self.consent = await _renew(self._url, consent)
                if self._save is not None:
                    await asyncio.to_thread(self._save, self.consent)
            return self.consent.access_token


async def _renew(url: str, consent: MailConsent) -> MailConsent:
    """Renew the consent (RFC 6749, section 6). Raises ConsentEnded, SignInUnavailable."""
    form = {
        "grant_type": "refresh_token",
        "refresh_token": consent.refresh_token,
        "client_id": consent.client_id,
    }
    if consent.client_secret:
        form["client_secret"] = consent.client_secret
    timeout = aiohttp.ClientTimeout(total=SECONDS)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.post(url, data=form, allow_redirects=False) as response,
        ):
            status, body = response.status, json.loads(await _read(response) or b"{}")
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
        raise SignInUnavailable(f"{type(error).__name__}: {error}") from error
    if not isinstance(body, dict):
        raise SignInUnavailable(f"{status}")
    if status in (400, 401) and body.get("error") in ENDED:
        raise ConsentEnded(str(body.get("error_description") or body["error"]))
    token = body.get("access_token")
    if status != 200 or not isinstance(token, str) or not token:
        raise SignInUnavailable(
            f"{status} {body.get('error_description') or body.get('error') or ''}".strip()
        )
    return replace(
        consent,
        access_token=token,
        refresh_token=str(body.get("refresh_token") or consent.refresh_token),
        expires_at=time.time() + _lifetime(body.get("expires_in")),
    )


async def _read(response: aiohttp.ClientResponse) -> bytes:
    """Read the whole answer. Raises ValueError where it is longer than any of this kind."""
    content = bytearray()
    async for piece in response.content.iter_chunked(8_192):
        content += piece
        if len(content) > _RESPONSE_BYTES:
            raise ValueError("the answer is too long")
    return bytes(content)


def _lifetime(expires_in: Any) -> float:
    """Return seconds; where the provider does not say, the token is used once."""
    try:
        return max(float(expires_in), 0.0)
    except (TypeError, ValueError):
        return 0.0
