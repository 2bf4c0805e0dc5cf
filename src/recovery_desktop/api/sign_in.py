"""Signs in through the person's browser: authorization code, PKCE, a redirect to loopback."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx

from recovery_contract.oauth import ALL_SCOPES
from recovery_desktop.api.http_connection import HttpResponse, Request
from recovery_desktop.api.listener import Listener
from recovery_desktop.api.oauth_session import Client, Tokens, request_token
from recovery_desktop.api.returned_page import render_returned_page
from recovery_desktop.failures import Failure

WAIT_SECONDS: Final = 300.0
PATH: Final = "/callback"


class SignInRefused(Failure):
    """`code` is the service's own."""

    title = "The service did not sign you in"
    next_step = "Try again, or choose another connection."

    def __init__(self, words: str = "", code: str = "") -> None:
        super().__init__(words)
        self.code = code


class SignInDeclined(SignInRefused):
    title = "You did not agree to the sign-in"
    next_step = "Start again if you did not mean to."


class ConnectionUnknown(SignInRefused):
    title = "The service does not know this connection"
    next_step = "Its client ID or secret is not accepted. Ask the service for a new connection file."


class SignInExpired(SignInRefused):
    title = "The sign-in took too long, or was used before"
    next_step = "Start again."


class RightsRefused(SignInRefused):
    title = "The service does not grant what the app needs"
    next_step = "Ask the service for a connection file with all rights of a creditor."


REFUSALS: Final[dict[str, type[SignInRefused]]] = {
    "access_denied": SignInDeclined,
    "invalid_client": ConnectionUnknown,
    "unauthorized_client": ConnectionUnknown,
    "invalid_grant": SignInExpired,
    "invalid_scope": RightsRefused,
}
"""By the code of OAuth; for any other there are the words of the service."""


def sign_in_refusal(code: str, words: str) -> SignInRefused:
    """Return the failure for a refusal with this code."""
    failure_type = REFUSALS.get(code)
    return (
        SignInRefused(words, code)
        if failure_type is None
        else failure_type("" if words == code else words, code)
    )


class SignInTimedOut(Failure):
    title = "No answer came back from the browser"
    next_step = "Open the sign-in page again when you are ready."


@dataclass(frozen=True)
class Waiting:
    """State of a sign-in while the browser is open."""

    url: str


async def sign_in_with_browser(
    http: httpx.AsyncClient,
    client: Client,
    open_url: Callable[[str], object],
    waiting: Callable[[Waiting], None],
    *,
    scope: str = ALL_SCOPES,
    hints: Mapping[str, str] | None = None,
    seconds: float = WAIT_SECONDS,
) -> Tokens:
    """Open the browser and wait for its return; cancelling the task closes the door at once. `hints` are
    what the service takes beyond the standard.

    Raises SignInRefused, SignInTimedOut, and what a request for a token raises.
    """
    state, verifier = secrets.token_urlsafe(32), secrets.token_urlsafe(48) if client.pkce else ""
    door = _Door(state)
    # Bound first, so that no other program can take the port in between.
    port = await door.listener.start()
    redirect = f"http://{client.redirect_host or door.listener.host}:{port}{PATH}"
    url = _authorize_url(client, redirect, scope, state, verifier, hints or {})
    try:
        waiting(Waiting(url))
        open_url(url)
        async with asyncio.timeout(seconds):
            parameters = await door.came_back
            # The page must have left before the door closes.
            await door.answered.wait()
    except TimeoutError as error:
        raise SignInTimedOut from error
    finally:
        await door.listener.stop()
    if "error" in parameters or "code" not in parameters:
        code = parameters.get("error", "")
        raise sign_in_refusal(code, parameters.get("error_description") or code)
    form = {"grant_type": "authorization_code", "code": parameters["code"], "redirect_uri": redirect}
    answer = await request_token(http, client, {**form, "code_verifier": verifier} if verifier else form)
    return Tokens.from_response(answer)


def _authorize_url(
    client: Client, redirect: str, scope: str, state: str, verifier: str, hints: Mapping[str, str]
) -> str:
    query = {
        "client_id": client.client_id,
        "redirect_uri": redirect,
        "response_type": "code",
        "scope": scope,
        "state": state,
    }
    if verifier:
        digest = hashlib.sha256(verifier.encode()).digest()
        query["code_challenge"] = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        query["code_challenge_method"] = "S256"
    url = client.authorize_url or f"{client.base_url}/oauth/authorize"
    return f"{url}?{urlencode({**hints, **query})}"


class _Door:
    """Listener for the one redirect that carries our state; anything else is refused."""

    def __init__(self, state: str) -> None:
        self._state = state
        self.came_back: asyncio.Future[dict[str, str]] = asyncio.get_running_loop().create_future()
        self.answered = asyncio.Event()
        self.listener = Listener(self._answer)

    async def _answer(self, request: Request) -> HttpResponse:
        languages = ",".join(request.values("accept-language"))
        parts = urlsplit(request.target)
        if request.method != "GET" or parts.path != PATH:
            return HttpResponse(404)
        parameters = parse_qs(parts.query, keep_blank_values=True)
        states = parameters.get("state", [])
        is_ours = len(states) == 1 and hmac.compare_digest(states[0].encode(), self._state.encode())
        if not is_ours or self.came_back.done():
            return HttpResponse(400, render_returned_page("refused", languages), "text/html; charset=utf-8")
        self.came_back.set_result({name: values[0] for name, values in parameters.items()})
        page = render_returned_page("cancelled" if "error" in parameters else "done", languages)
        return HttpResponse(200, page, "text/html; charset=utf-8", sent=self.answered)
