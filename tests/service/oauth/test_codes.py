"""The exchange of a code: once, in time, by who asked for it, with the proof."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from recovery_service.access import clients
from recovery_service.context.core import Core
from tests.service.oauth.browser import REDIRECT, Person, authorize_query, new_verifier


@pytest.mark.database
def test_code_gives_tokens_that_work(issued_tokens: dict[str, Any], works: Callable[..., Any]) -> None:
    assert works(issued_tokens["access_token"])


def test_second_use_is_refused_and_takes_back_what_the_first_gave(
    exchange: Callable[..., Any], code_form: dict[str, Any], works: Callable[..., Any]
) -> None:
    body = exchange(**code_form).json()
    again = exchange(**code_form)
    assert (again.status_code, again.json()["error"]) == (400, "invalid_grant")
    assert not works(body["access_token"])
    refresh = {"grant_type": "refresh_token", "refresh_token": body["refresh_token"]}
    credentials = {name: code_form[name] for name in ("client_id", "client_secret")}
    assert exchange(**refresh, **credentials).json()["error"] == "invalid_grant"


@pytest.mark.database
def test_concurrent_uses_of_a_code_succeed_once(
    exchange: Callable[..., Any], code_form: dict[str, Any]
) -> None:
    with ThreadPoolExecutor(8) as pool:
        responses = list(pool.map(lambda _: exchange(**code_form), range(20)))
    assert sorted(response.status_code for response in responses) == [200] + [400] * 19


def test_code_of_another_client_can_neither_be_used_nor_revoked(
    core: Core, exchange: Callable[..., Any], code_form: dict[str, Any], works: Callable[..., Any]
) -> None:
    with core.database.write() as connection:
        other = clients.add(connection, name="Other", redirect_uris=[REDIRECT], public=False)
    assert exchange(**{**code_form, **other}).json()["error"] == "invalid_grant"
    body = exchange(**code_form).json()
    assert exchange(**{**code_form, **other}).json()["error"] == "invalid_grant"
    assert works(body["access_token"])


@pytest.mark.parametrize(("seconds", "status"), [(59, 200), (61, 400)])
def test_code_lives_sixty_seconds(
    exchange: Callable[..., Any],
    code_form: dict[str, Any],
    later: Callable[..., Any],
    seconds: int,
    status: int,
) -> None:
    later(seconds)
    assert exchange(**code_form).status_code == status


@pytest.mark.parametrize(
    "wrong",
    [
        {"code_verifier": None},
        {"code_verifier": "another" * 7},
        {"code_verifier": "a" * 42},
        {"redirect_uri": "https://platform.example/other"},
        {"redirect_uri": None},
        {"client_secret": "wrong"},
        {"client_secret": None},
        {"code": "wrong"},
        {"code": None},
        {"code": "nul\0"},
        {"client_id": "nobody"},
        {"grant_type": "password"},
        {"grant_type": 'pass"é\\'},
        {"redirect_uri": 'https://platform.example/"é\\'},
    ],
    ids=str,
)
def test_invalid_request_is_refused_in_oauth_form(
    exchange: Callable[..., Any], code_form: dict[str, Any], wrong: dict[str, Any]
) -> None:
    response = exchange(**{**code_form, **wrong})
    assert 400 <= response.status_code <= 401
    assert set(response.json()) <= {"error", "error_description"}
    assert response.headers["Cache-Control"] == "no-store"
    if response.status_code == 401:
        assert "by HTTP Basic or in the form" in response.json()["error_description"]
    assert exchange(**code_form).status_code == 200


def test_secret_goes_in_the_form_or_by_basic(
    caller: Callable[..., httpx.Client], code_form: dict[str, Any], works: Callable[..., Any]
) -> None:
    anyone = caller(None)
    credentials = (code_form["client_id"], code_form["client_secret"])
    both = anyone.post("/oauth/token", data=code_form, auth=credentials)
    assert (both.status_code, both.json()["error"]) == (400, "invalid_request")
    form = {name: value for name, value in code_form.items() if name not in ("client_id", "client_secret")}
    wrong = anyone.post("/oauth/token", data=form, auth=(credentials[0], "wrong"))
    assert (wrong.status_code, wrong.json()["error"]) == (401, "invalid_client")
    assert wrong.headers["WWW-Authenticate"].startswith("Basic")
    response = anyone.post("/oauth/token", data=form, auth=credentials)
    assert works(response.json()["access_token"])
    assert response.headers["Cache-Control"] == "no-store"
    renewed = anyone.post(
        "/oauth/token",
        data={"grant_type": "refresh_token", "refresh_token": response.json()["refresh_token"]},
        auth=credentials,
    )
    revoked = anyone.post("/oauth/revoke", data={"token": renewed.json()["access_token"]}, auth=credentials)
    assert revoked.status_code == 200
    assert not works(renewed.json()["access_token"])


@pytest.mark.parametrize(
    ("wrong", "status", "error"),
    [
        ({"grant_type": None}, 400, "invalid_request"),
        ({"grant_type": "password"}, 400, "unsupported_grant_type"),
        ({"client_id": "nobody"}, 401, "invalid_client"),
        ({"client_secret": "wrong"}, 401, "invalid_client"),
        ({"code": "wrong"}, 400, "invalid_grant"),
    ],
    ids=str,
)
def test_refusals_have_the_codes_of_rfc_6749(
    exchange: Callable[..., Any], code_form: dict[str, Any], wrong: dict[str, Any], status: int, error: str
) -> None:
    response = exchange(**{**code_form, **wrong})
    assert (response.status_code, response.json()["error"]) == (status, error)
    assert ("WWW-Authenticate" in response.headers) == (status == 401)


def test_json_and_repeated_parameters_are_refused(
    caller: Callable[..., httpx.Client], code_form: dict[str, Any]
) -> None:
    client = caller(None)
    assert client.post("/oauth/token", json=code_form).json()["error"] == "invalid_request"
    twice = {**code_form, "code": [code_form["code"], "other"]}
    assert client.post("/oauth/token", data=twice).json()["error"] == "invalid_request"


def test_verifier_without_a_challenge_is_refused(
    person: Person, platform: dict[str, Any], code_sent: Callable[..., Any], exchange: Callable[..., Any]
) -> None:
    person.open(authorize_query(platform["client_id"]))
    person.sign_in("creditor@company.example", code_sent)
    form = {
        "grant_type": "authorization_code",
        "code": person.allow()["code"],
        "redirect_uri": REDIRECT,
        **platform,
    }
    assert exchange(**form, code_verifier=new_verifier()).status_code == 400
    assert exchange(**form).status_code == 200


def test_public_client_needs_no_secret_but_the_proof(
    caller: Callable[..., httpx.Client],
    app_client: str,
    code_sent: Callable[..., Any],
    exchange: Callable[..., Any],
    works: Callable[..., Any],
) -> None:
    person, verifier = Person(caller(None)), new_verifier()
    redirect = "http://127.0.0.1:50321/callback"
    person.open(authorize_query(app_client, redirect_uri=redirect, verifier=verifier))
    person.sign_in("creditor@company.example", code_sent)
    form = {
        "grant_type": "authorization_code",
        "code": person.allow()["code"],
        "redirect_uri": redirect,
        "client_id": app_client,
    }
    assert exchange(**form).status_code == 400
    assert exchange(**form, code_verifier=verifier, client_secret="guessed").status_code == 401
    assert works(exchange(**form, code_verifier=verifier).json()["access_token"])
