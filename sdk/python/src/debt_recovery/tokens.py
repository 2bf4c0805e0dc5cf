"""Access by OAuth 2.0."""

from __future__ import annotations

from urllib.parse import urlencode

from debt_recovery.calls import Call
from debt_recovery.models import Tokens


def authorize_url(base_url: str, client_id: str, redirect_uri: str, scope: str, state: str) -> str:
    """Return where the browser is sent; compare `state` when it comes back."""
    query = {
        "client_id": client_id,
        "redirect_uri": redirect_uri,
        "response_type": "code",
        "scope": scope,
        "state": state,
    }
    return f"{base_url.rstrip('/')}/oauth/authorize?{urlencode(query)}"


def exchange(client_id: str, client_secret: str, code: str, redirect_uri: str) -> Call[Tokens]:
    """Trade the code, within 60 seconds."""
    form = {"grant_type": "authorization_code", "code": code, "redirect_uri": redirect_uri}
    return Call("POST", "/oauth/token", form=form, auth=(client_id, client_secret))


def refresh(client_id: str, client_secret: str, refresh_token: str) -> Call[Tokens]:
    """Exchange the refresh token, which works once: keep the one of the answer."""
    form = {"grant_type": "refresh_token", "refresh_token": refresh_token}
    return Call("POST", "/oauth/token", form=form, auth=(client_id, client_secret))
