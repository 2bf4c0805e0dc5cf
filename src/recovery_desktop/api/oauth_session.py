"""The tokens of one connection: renewed once for all who need them, kept through whoever keeps them."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import asdict, dataclass
from typing import Any, Final

import httpx

from recovery_contract.ids import ClientId
from recovery_contract.oauth import TokenResponse
from recovery_desktop.api.exchange import not_reached, send_request
from recovery_desktop.api.pacing import Pacing
from recovery_desktop.api.response_parsing import (
    parse_json,
    parse_refusal,
    unwrap_envelope,
    validate_resource,
)
from recovery_desktop.failures import Offline, Paced, Refused, ServiceFault, SignedOut, Unreadable

RENEW_BEFORE_SECONDS: Final = 60
SHORTEST_SECONDS: Final = 2 * RENEW_BEFORE_SECONDS
"""Below it renewing ahead of time would be renewing all the time: then only a 401 tells."""
ENDED: Final = frozenset({"invalid_grant", "invalid_client", "unauthorized_client"})
LONGEST_IN_SECONDS: Final = 2 * 86_400
"""A lifetime above two days is one in milliseconds."""


@dataclass(frozen=True)
class Tokens:
    """`expires_at` is epoch seconds, None where the service did not say: then only a 401 tells."""

    access_token: str
    refresh_token: str | None
    expires_at: float | None

    def to_text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> Tokens:
        return cls(**json.loads(text))

    @classmethod
    def from_response(cls, answer: TokenResponse, before: Tokens | None = None) -> Tokens:
        lifetime = _seconds(answer.expires_in)
        refresh_token = answer.refresh_token or (before.refresh_token if before else None)
        return cls(answer.access_token, refresh_token, None if lifetime is None else time.time() + lifetime)


def _seconds(expires_in: Any) -> float | None:
    """Return a lifetime in seconds from whatever a service sends; None for nothing usable."""
    try:
        value = float(expires_in)
    except (TypeError, ValueError):
        return None
    if not math.isfinite(value) or value <= 0:
        return None
    seconds = value / 1000 if value > LONGEST_IN_SECONDS else value
    return seconds if seconds >= SHORTEST_SECONDS else None


@dataclass(frozen=True)
class Client:
    """The app's OAuth client at a service.

    `authorize_url` and `token_url` where they are not at the interface's places, `redirect_host` where the service
    knows this computer by another name than its address.
    """

    base_url: str
    client_id: ClientId
    client_secret: str | None = None
    authorize_url: str = ""
    token_url: str = ""
    redirect_host: str = ""
    pkce: bool = True
    """Without it nothing but the client's secret protects the code of a sign-in."""


async def _at_once() -> None:
    return


class OAuthSession:
    """`load` and `save` reach the store, so that a second process finds what the first one renewed; `turn` lets
    one process at a time renew, because a refresh token is good once; `paced` waits until a renewal may leave."""

    def __init__(
        self,
        http: httpx.AsyncClient,
        client: Client,
        load: Callable[[], Tokens | None],
        save: Callable[[Tokens | None], None],
        turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
        paced: Callable[[], Awaitable[None]] = _at_once,
    ) -> None:
        self._http, self._client, self._turn, self._paced = http, client, turn, paced
        self._load, self._save = load, save
        self._renewing = asyncio.Lock()
        self._refused = False
        self._tokens = load()

    @property
    def is_signed_in(self) -> bool:
        return self._tokens is not None and not self._refused

    @property
    def tokens(self) -> Tokens | None:
        return self._tokens

    def change_client(self, client: Client) -> None:
        """Use the client with the service's new address."""
        self._client = client

    def store_tokens(self, tokens: Tokens) -> None:
        """Store the tokens of a new sign-in."""
        self._refused = False
        self._tokens = tokens
        self._save(tokens)

    def save_again(self) -> None:
        """Save the tokens once more: the vault may be persistent now."""
        self._save(self._tokens)

    def note_refused_token(self, used: str) -> None:
        """Stop requests until the next sign-in: the service refused a token that it had just issued.

        The tokens stay and are tried once more at the next start.
        """
        if self._tokens is not None and self._tokens.access_token == used:
            self._refused = True

    def forget_tokens(self) -> None:
        self._tokens = None
        self._save(None)

    async def access_token(self) -> str:
        """Return a token to use now. Raises SignedOut, Offline."""
        tokens = self._tokens
        if tokens is None or self._refused:
            raise SignedOut
        if (
            tokens.expires_at is not None
            and tokens.refresh_token
            and tokens.expires_at - time.time() < RENEW_BEFORE_SECONDS
        ):
            return await self.refresh_token(tokens.access_token)
        return tokens.access_token

    async def refresh_token(self, used: str) -> str:
        """Return another token than the `used` one, by one request however many ask.

        Raises SignedOut where the service ended the session, otherwise Offline, Paced or ServiceFault: what was to be
        sent with the token has not left.
        """
        async with self._renewing, self._turn():
            if self._refused:
                raise SignedOut
            if self._tokens is not None and self._tokens.access_token != used:
                return self._tokens.access_token
            stored = self._load()
            if stored is not None and stored.access_token != used:
                self._tokens = stored
                return stored.access_token
            if stored is None or stored.refresh_token is None:
                self.forget_tokens()
                raise SignedOut
            await self._paced()
            try:
                answer = await request_token(
                    self._http,
                    self._client,
                    {"grant_type": "refresh_token", "refresh_token": stored.refresh_token},
                )
            except Refused as error:
                if error.code not in ENDED and error.status not in (400, 401):
                    raise ServiceFault(error.status, error.request_id) from error
                self.forget_tokens()
                raise SignedOut(error.message) from error
            except Unreadable as error:
                raise Offline(error.detail) from error
            self.store_tokens(Tokens.from_response(answer, stored))
            assert self._tokens is not None
            return self._tokens.access_token


async def revoke_token(http: httpx.AsyncClient, client: Client, token: str) -> None:
    """End at the service what a token stands for; one that it does not know, or cannot end, is as good as ended.

    Raises Paced, Offline, ServiceFault.
    """
    fields = {"token": token, "client_id": client.client_id}
    if client.client_secret:
        fields["client_secret"] = client.client_secret
    try:
        answer = await send_request(http, "POST", f"{client.base_url}/oauth/revoke", data=fields)
    except httpx.RequestError as error:
        raise not_reached(error) from error
    if answer.status_code == 429:
        raise Paced(Pacing().note_too_many_requests(answer.headers))
    if answer.status_code >= 500:
        raise ServiceFault(answer.status_code, answer.headers.get("X-Request-Id"))


async def request_token(http: httpx.AsyncClient, client: Client, form: dict[str, str]) -> TokenResponse:
    """Request tokens from the service. Raises Refused, Paced, Offline, ServiceFault, Unreadable."""
    fields = form | {"client_id": client.client_id}
    if client.client_secret:
        fields["client_secret"] = client.client_secret
    try:
        url = client.token_url or f"{client.base_url}/oauth/token"
        answer = await send_request(http, "POST", url, data=fields)
    except httpx.RequestError as error:
        raise not_reached(error) from error
    if answer.status_code == 429:
        raise Paced(Pacing().note_too_many_requests(answer.headers))
    if answer.status_code >= 500:
        fault = ServiceFault(answer.status_code, answer.headers.get("X-Request-Id"))
        fault.retry_after = Pacing().note_service_fault(answer.headers)
        raise fault
    if answer.status_code >= 400:
        raise parse_refusal(answer.status_code, answer.content, answer.headers.get("X-Request-Id"))
    if answer.status_code != 200:
        raise Unreadable(f"HTTP {answer.status_code}")
    return validate_resource(TokenResponse, unwrap_envelope(parse_json(answer.content), "object"))
