"""The service inside the app: only the app that started it gets tokens, and no page hands any out."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.oauth import ALL_SCOPES, TokenResponse
from recovery_service.context.core import Core
from recovery_service.db.tables.oauth import grant_table
from recovery_service.embedded.registration import register_app
from tests.service.oauth.browser import authorize_query, new_verifier

SECRET = {"Authorization": "Bearer launched"}


@pytest.fixture
def embedded(make_core_for: Callable[..., Core]) -> Core:
    core = make_core_for(embedded=True, launch_secret="launched")
    register_app(core)
    return core


@pytest.fixture
def app_client(embedded: Core, caller_for: Callable[..., httpx.Client]) -> httpx.Client:
    return caller_for(embedded)


def grants(core: Core) -> Any:
    with core.database.read() as connection:
        return connection.execute(grant_table.select()).all()


def test_launch_secret_answers_a_grant_of_the_person_at_this_computer(
    embedded: Core, app_client: httpx.Client
) -> None:
    response = app_client.post("/embedded/token", headers=SECRET)
    assert response.status_code == 200, response.text
    model = TokenResponse.model_validate(response.json())
    assert model.scope == ALL_SCOPES
    response = app_client.get("/v1/receivables", headers={"Authorization": f"Bearer {model.access_token}"})
    assert response.status_code == 200
    [grant] = grants(embedded)
    assert grant.subject.startswith("acct_")
    assert grant.verified_email is None


def test_command_line_refresh_token_is_exchanged_like_any_other(app_client: httpx.Client) -> None:
    body = app_client.post("/embedded/token", headers=SECRET).json()
    form = {
        "grant_type": "refresh_token",
        "refresh_token": body["refresh_token"],
        "client_id": "recovery-desktop",
    }
    renewed = app_client.post("/oauth/token", data=form)
    assert renewed.status_code == 200
    assert renewed.json()["access_token"] != body["access_token"]


def test_sign_ins_of_this_computer_are_one_person(embedded: Core, app_client: httpx.Client) -> None:
    for _ in range(2):
        app_client.post("/embedded/token", headers=SECRET)
    first, second = grants(embedded)
    assert first.subject == second.subject


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Authorization": "Bearer wrong"},
        {"Authorization": "Bearer "},
        {"Authorization": "Basic launched"},
    ],
)
def test_launch_secret_gives_other_clients_no_token(
    embedded: Core, app_client: httpx.Client, headers: dict[str, Any]
) -> None:
    assert app_client.post("/embedded/token", headers=headers).status_code == 401
    assert grants(embedded) == []


def test_second_program_that_sees_the_address_finds_no_page_that_grants(
    embedded: Core, app_client: httpx.Client
) -> None:
    query = authorize_query(
        "recovery-desktop", redirect_uri="http://127.0.0.1:4242/callback", verifier=new_verifier()
    )
    for response in (
        app_client.get("/oauth/authorize", params=query),
        app_client.post("/oauth/consent", data={"step": "allow"}),
        app_client.post("/embedded/login", headers=SECRET),
    ):
        assert response.status_code == 404
    assert grants(embedded) == []


def test_hosted_service_has_no_such_door(caller: Callable[..., httpx.Client]) -> None:
    assert caller(None).post("/embedded/token", headers=SECRET).status_code == 404


@pytest.mark.parametrize(
    "host", ["attacker.example", "attacker.example:8080", "127.0.0.1.attacker.example", ""]
)
def test_page_that_leads_its_own_name_here_is_refused(app_client: httpx.Client, host: str) -> None:
    for path in ("/healthz", "/v1/receivables", "/embedded/token"):
        response = app_client.request(
            "POST" if "embedded" in path else "GET", path, headers={**SECRET, "Host": host}
        )
        assert response.status_code == 421, path
        assert "access_token" not in response.text


@pytest.mark.parametrize("host", ["127.0.0.1:4711", "localhost:4711", "[::1]:4711", "LOCALHOST"])
def test_embedded_service_answers_to_the_computers_own_names(app_client: httpx.Client, host: str) -> None:
    assert app_client.get("/healthz", headers={"Host": host}).status_code == 200


def test_address_that_was_given_for_its_pages_is_its_own_too(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client]
) -> None:
    core = make_core_for(embedded=True, launch_secret="launched", public_url="https://pages.example/x")
    assert caller_for(core).get("/healthz", headers={"Host": "pages.example"}).status_code == 200


def test_hosted_service_answers_under_whatever_name_leads_to_it(
    caller: Callable[..., httpx.Client],
) -> None:
    assert caller(None).get("/healthz", headers={"Host": "service.example"}).status_code == 200
