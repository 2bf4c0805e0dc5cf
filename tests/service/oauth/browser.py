"""A person's browser and an app's token requests, as seen by the service."""

import base64
import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx

from recovery_contract.oauth import ALL_SCOPES

REDIRECT = "https://platform.example/callback"
FORM_FIELD = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)">')


def challenge_of(verifier: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()


def authorize_query(
    client_id: str,
    *,
    redirect_uri: str = REDIRECT,
    scope: str = ALL_SCOPES,
    state: str = "a-state",
    verifier: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    query = {
        "client_id": client_id,
        "redirect_uri": redirect_uri,
        "response_type": "code",
        "scope": scope,
        "state": state,
        **more,
    }
    if verifier is not None:
        query |= {"code_challenge": challenge_of(verifier), "code_challenge_method": "S256"}
    return {name: value for name, value in query.items() if value is not None}


class Person:
    """Somebody in front of the consent page; `browser` keeps their cookie."""

    def __init__(self, browser: httpx.Client) -> None:
        self.browser = browser
        self.page: Any = None

    def open(self, query: dict[str, Any]) -> httpx.Response:
        response = self.browser.get("/oauth/authorize", params=query)
        if response.status_code == 302:
            response = self.browser.get(response.headers["location"])
        self.page = response
        return response

    def fields(self) -> dict[str, Any]:
        return dict(FORM_FIELD.findall(self.page.text))

    def press(self, step: str, **typed: Any) -> httpx.Response:
        response = self.browser.post("/oauth/consent", data={**self.fields(), "step": step, **typed})
        if response.status_code == 303 and response.headers["location"].startswith("/"):
            response = self.browser.get(response.headers["location"])
        if response.status_code != 303:
            self.page = response
        return response

    def sign_in(self, email: str, code_sent: Callable[..., Any]) -> httpx.Response:
        self.press("email", email=email)
        return self.press("code", code=code_sent(email))

    def allow(self) -> dict[str, Any]:
        """The query of the address that the browser is sent to."""
        response = self.press("allow")
        assert response.status_code == 303, response.text
        return {
            name: value[0] for name, value in parse_qs(urlsplit(response.headers["location"]).query).items()
        }


def new_verifier() -> str:
    return secrets.token_urlsafe(48)
