"""Two kinds of client, a person with a browser, and the exchange of codes."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access import authorization_codes, clients, refresh_tokens, tokens
from recovery_service.context.core import Core
from recovery_service.db.tables.sandbox import outbox_table
from recovery_service.pages.consent import consent
from tests.service.oauth.browser import REDIRECT, Person, authorize_query, new_verifier

LOOPBACK = "http://127.0.0.1/callback"


@pytest.fixture
def platform(core: Core) -> dict[str, Any]:
    """A confidential client: its id and its secret."""
    with core.database.write() as connection:
        return clients.add(connection, name="A platform", redirect_uris=[REDIRECT], public=False)


@pytest.fixture
def app_client(core: Core) -> str:
    """A public client with a loopback redirect: its id."""
    with core.database.write() as connection:
        return clients.add(connection, name="An app", redirect_uris=[LOOPBACK], public=True)["client_id"]


@pytest.fixture
def person(caller: Callable[..., httpx.Client]) -> Person:
    return Person(caller(None))


@pytest.fixture
def code_sent(core: Core) -> Callable[..., str]:
    """The newest sign-in code that was sent to an address."""

    def find(address: str) -> str:
        query = (
            outbox_table.select()
            .where(outbox_table.c.recipient == address)
            .order_by(outbox_table.c.id.desc())
        )
        with core.database.read() as connection:
            return re.search(r"\b[0-9]{6}\b", connection.execute(query).first().body)[0]

    return find


@pytest.fixture
def exchange(caller: Callable[..., httpx.Client]) -> Callable[..., Any]:
    """Posts to the token endpoint."""
    client = caller(None)
    return lambda **form: client.post("/oauth/token", data={k: v for k, v in form.items() if v is not None})


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Moves the time that governs codes and tokens."""

    def move(seconds: int) -> None:
        for module in (authorization_codes, consent, refresh_tokens, tokens):
            monkeypatch.setattr(module, "current_ms", lambda now=module.current_ms: now() + seconds * 1000)

    return move


@pytest.fixture
def signed_in(person: Person, platform: dict[str, Any], code_sent: Callable[..., str]) -> tuple[Person, str]:
    """A creditor at the question, with PKCE: the person and the verifier."""
    verifier = new_verifier()
    person.open(authorize_query(platform["client_id"], verifier=verifier))
    person.sign_in("creditor@company.example", code_sent)
    return person, verifier


@pytest.fixture
def code_form(signed_in: tuple[Person, str], platform: dict[str, Any]) -> dict[str, Any]:
    """A complete, right token request for a code."""
    person, verifier = signed_in
    return {
        "grant_type": "authorization_code",
        "code": person.allow()["code"],
        "redirect_uri": REDIRECT,
        "code_verifier": verifier,
        **platform,
    }


@pytest.fixture
def issued_tokens(exchange: Callable[..., Any], code_form: dict[str, Any]) -> dict[str, Any]:
    response = exchange(**code_form)
    assert response.status_code == 200, response.text
    assert set(response.json()) == {"access_token", "token_type", "expires_in", "refresh_token", "scope"}
    assert (response.json()["expires_in"], response.json()["scope"]) == (3600, ALL_SCOPES)
    return response.json()


@pytest.fixture
def works(caller: Callable[..., httpx.Client]) -> Callable[..., Any]:
    """Whether a token opens an operation (any will do)."""
    return lambda token: caller(token).get("/v1/webhooks").status_code == 200
