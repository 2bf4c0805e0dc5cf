"""How letters of a creditor's own machine go, as the creditor sets it: into a folder, to a provider, or printed."""

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_service.app import build_app
from recovery_service.composition import compose_core
from tests.service.recovery.production import Machine, attempts
from tests.service.recovery.test_letter_service import provider
from tests.service.recovery.test_letters import text_of
from tests.service.steps import DAY, good, refused

__all__ = ["provider"]

# The mail server of the tests asks for a password without TLS: it is on this machine.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@pytest.fixture
def own(
    machine: Machine, open_client: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> Machine:
    """The same machine without an operator's folder."""
    settings = dataclasses.replace(machine.core.settings, letter_folder=None)
    machine.core = compose_core(settings, machine.core.database, machine.core.clock)
    machine.app = build_app(machine.core)
    machine.client = open_client(machine.app, make_token())
    return machine


def letters_of(begun: dict[str, Any]) -> str:
    return f"/v1/users/{begun['user_id']}/letters"


def test_letter_is_put_into_the_folder_with_the_creditor_s_own_lines(
    begun: dict[str, Any], own: Machine, tmp_path: Path
) -> None:
    assert good(own.client.get(letters_of(begun))) == {"way": "print", "sender": []}
    folder = tmp_path / "to print"
    folder.mkdir()
    expected_values = {
        "way": "folder",
        "folder": str(folder),
        "sender": ["Accounts", "PO Box 12, 69001 Lyon"],
    }
    assert good(own.client.put(letters_of(begun), json=expected_values)) == expected_values
    own.advance_signing_off(80 * DAY)
    files = list(folder.iterdir())
    assert files
    text, _ = text_of(files[0].read_bytes())
    assert "PO Box 12" in text
    letters = [entry for entry in attempts(own.client, begun["id"]) if entry["type"] == "letter"]
    assert letters[0]["outcome"] == "sent"


def test_letter_goes_to_the_provider_and_its_token_is_never_told(
    begun: dict[str, Any], own: Machine, provider: Any
) -> None:
    url = f"http://127.0.0.1:{provider.server_port}/letters"
    body = good(own.client.put(letters_of(begun), json={"way": "provider", "url": url, "token": "the token"}))
    assert body == {"way": "provider", "url": url, "sender": []}
    # The token stays with its address, and with no other one.
    assert good(own.client.put(letters_of(begun), json={"way": "provider", "url": url}))["url"] == url
    elsewhere = own.client.put(letters_of(begun), json={"way": "provider", "url": f"{url}/other"})
    assert refused(elsewhere, 400, "VALIDATION_ERROR")["field"] == "token"
    own.advance_signing_off(80 * DAY)
    headers, _ = provider.taken[0]
    assert headers["Authorization"] == "Bearer the token"
    with own.core.database.read() as connection:
        stored = connection.exec_driver_sql("SELECT value, secret FROM recovery_preference").all()
    assert "the token" not in str(stored)


@pytest.mark.parametrize(
    ("settings_body", "field"),
    [
        ({"way": "folder", "folder": "letters"}, "folder"),
        ({"way": "folder", "folder": "/nonexistent/letters"}, "folder"),
        ({"way": "folder", "folder": "/etc/hostname"}, "folder"),
        ({"way": "folder"}, "folder"),
        ({"way": "provider", "url": "http://letters.example/", "token": "t"}, "url"),
        ({"way": "provider", "url": "https://me:secret@letters.example/", "token": "t"}, "url"),
        ({"way": "provider", "url": "https://[::1", "token": "t"}, "url"),
        ({"way": "provider", "url": "http://127.0.0.1.letters.example/", "token": "t"}, "url"),
        ({"sender": ["  "]}, "sender[0]"),
        ({"sender": ["Accounts", "Room\n4"]}, "sender[1]"),
    ],
)
def test_way_that_cannot_work_is_refused_while_it_is_typed(
    begun: dict[str, Any], own: Machine, settings_body: dict[str, Any], field: str
) -> None:
    assert (
        refused(own.client.put(letters_of(begun), json=settings_body), 400, "VALIDATION_ERROR")["field"]
        == field
    )
    assert good(own.client.get(letters_of(begun)))["way"] == "print"


def test_letter_on_ones_own_machine_is_settled_by_nobody_else(begun: dict[str, Any], own: Machine) -> None:
    refusal = refused(own.client.put(letters_of(begun), json={"way": "operator"}), 409, "INVALID_STATE")
    assert refusal["field"] == "way"


def test_hosted_service_writes_where_its_operator_says(
    begun: dict[str, Any],
    machine: Machine,
    tmp_path: Path,
    open_client: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> None:
    settings = dataclasses.replace(machine.core.settings, embedded=False)
    app = build_app(compose_core(settings, machine.core.database, machine.core.clock))
    hosted = open_client(app, make_token())
    response = hosted.put(letters_of(begun), json={"way": "folder", "folder": str(tmp_path)})
    assert refused(response, 409, "INVALID_STATE")["field"] == "way"
    body = good(hosted.put(letters_of(begun), json={"way": "operator", "sender": ["Accounts"]}))
    assert body == {"way": "operator", "sender": ["Accounts"]}
