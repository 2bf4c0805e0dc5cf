"""What may lead to the consent page, and that nothing else leads anywhere."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_service.access.clients import check_redirect, redirect_uris_match
from tests.service.oauth.browser import REDIRECT, Person, authorize_query, new_verifier

LOOPBACK = "http://127.0.0.1/callback"


def test_right_request_leads_to_the_consent_page(person: Person, platform: dict[str, Any]) -> None:
    page = person.open(authorize_query(platform["client_id"]))
    assert page.status_code == 200
    assert "A platform" in page.text


@pytest.mark.parametrize(
    "wrong",
    [
        {"client_id": None},
        {"client_id": "nobody"},
        {"client_id": "nul\0"},
        {"redirect_uri": None},
        {"redirect_uri": "https://evil.example/callback"},
        {"redirect_uri": REDIRECT + "?next=https://evil.example"},
        {"redirect_uri": REDIRECT + "#fragment"},
        {"redirect_uri": REDIRECT + '"é\\'},
        {"redirect_uri": "https://platform.example/callback/../other"},
        {"response_type": "token"},
        {"response_type": None},
        {"response_type": 'cod"é\\'},
        {"scope": "receivables:read everything"},
        {"scope": None},
        {"state": None},
        {"state": "x" * 5000},
        {"code_challenge": "short", "code_challenge_method": "S256"},
        {"code_challenge": "a" * 43, "code_challenge_method": "plain"},
        {"code_challenge": "a" * 43},
    ],
    ids=str,
)
def test_wrong_request_gets_a_page_and_no_redirect(
    caller: Callable[..., httpx.Client], platform: dict[str, Any], wrong: dict[str, Any]
) -> None:
    query = {**authorize_query(platform["client_id"]), **wrong}
    response = caller(None).get("/oauth/authorize", params={k: v for k, v in query.items() if v is not None})
    assert 400 <= response.status_code < 500
    assert "location" not in response.headers
    assert response.headers["content-type"].startswith("text/html")
    # Whoever makes the app is told where to look; a challenge comes with its method.
    named = set(re.findall("<code>(.*?)</code>", response.text))
    assert named
    assert named <= {*wrong, "code_challenge_method"}


def test_public_client_needs_a_challenge(person: Person, app_client: str) -> None:
    query = authorize_query(app_client, redirect_uri=LOOPBACK)
    assert person.open(query).status_code == 400
    assert person.open(
        {**query, **authorize_query(app_client, redirect_uri=LOOPBACK, verifier=new_verifier())}
    )


@pytest.mark.parametrize(
    ("requested", "same"),
    [
        ("http://127.0.0.1:50321/callback", True),
        ("http://127.0.0.1/callback", True),
        ("http://127.0.0.1.evil.tld/callback", False),
        ("http://127.0.0.1:80@evil/callback", False),
        ("http://user@127.0.0.1:80/callback", False),
        ("http://127.0.0.1:50321/callback/../other", False),
        ("http://127.0.0.1:50321/callback?extra=1", False),
        ("http://127.0.0.1:50321/callback#x", False),
        ("http://127.0.0.1:50321/", False),
        ("http://localhost:50321/callback", False),
        ("http://[::1]:50321/callback", False),
        ("https://127.0.0.1:50321/callback", False),
        ("http://127.0.0.1:50321\n/callback", False),
    ],
)
def test_redirect_to_loopback_may_differ_in_its_port_only(requested: str, same: bool) -> None:
    assert redirect_uris_match(LOOPBACK, requested) is same


@pytest.mark.parametrize(
    "uri", ["https://a.example/cb", LOOPBACK, "http://[::1]/cb", "http://127.0.0.1:8123/cb"]
)
def test_https_and_loopback_may_be_registered(uri: str) -> None:
    check_redirect(uri)


@pytest.mark.parametrize(
    "uri",
    [
        "http://a.example/cb",
        "http://localhost/cb",
        "javascript:alert(1)",
        "https://a.example/#x",
        "https:///x",
    ],
)
def test_redirect_uri_that_is_not_registered_is_refused(uri: str) -> None:
    with pytest.raises(ValueError, match="redirect URI"):
        check_redirect(uri)
