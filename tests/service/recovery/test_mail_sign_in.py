"""A mailbox that is signed in with OAuth: tokens are fetched, renewed and kept sealed; a consent that ended waits."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.mail_sign_in import OVERRIDE
from recovery_service.recovery.contacts import mailbox
from recovery_service.recovery.dunning import preferences
from tests.mail_provider import ADDRESS, CLIENT_ID, MailProvider
from tests.service.recovery.production import Machine, attempts
from tests.service.steps import DAY, good, read, refused

# The mail server of the tests takes tokens without TLS: it is on this machine.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@pytest.fixture
def provider(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailProvider]:
    mailbox.load_mail_providers.cache_clear()
    with MailProvider().running() as provider:
        monkeypatch.setenv(OVERRIDE, str(provider.write_table(tmp_path / "mail_sign_in.toml")))
        yield provider
    mailbox.load_mail_providers.cache_clear()


def sign_in(machine: Machine, provider: MailProvider, user_id: str) -> httpx.Response:
    consent = {"provider": "google", "client_id": CLIENT_ID, "refresh_token": provider.give_consent()}
    body = {"host": "elsewhere.example", "sender": ADDRESS, "consent": consent}
    return machine.client.put(f"/v1/users/{user_id}/mailbox", json=body)


def recipients(provider: MailProvider) -> list[str]:
    return [message["To"].addresses[0].addr_spec for message in provider.mail.messages]


def test_mailbox_signed_in_with_consent_sends_with_a_token_at_its_provider_only(
    begun: dict[str, Any], machine: Machine, provider: MailProvider
) -> None:
    stored = good(sign_in(machine, provider, begun["user_id"]))
    assert (stored["host"], stored["port"], stored["username"]) == ("127.0.0.1", provider.mail.port, ADDRESS)
    assert (stored["provider"], stored["verified"]) == ("google", True)
    assert not {"consent", "password"} & set(stored)
    assert stored == good(machine.client.get(f"/v1/users/{begun['user_id']}/mailbox"))
    machine.advance(3 * DAY)
    assert recipients(provider)[1:] == ["paul@debtor.example"]
    assert len(provider.requests) == 1, "the token of the trial was still good"


def test_tokens_of_a_mailbox_are_kept_sealed(
    begun: dict[str, Any], machine: Machine, provider: MailProvider
) -> None:
    good(sign_in(machine, provider, begun["user_id"]))
    with machine.core.read() as context:
        stored = preferences.find(context.connection, begun["user_id"], mailbox.KIND)
    assert stored is not None
    assert not [token for token in provider.refresh_tokens | provider.access_tokens if token in str(stored)]


def test_access_token_that_ended_is_renewed_and_the_new_tokens_are_kept(
    begun: dict[str, Any], machine: Machine, provider: MailProvider
) -> None:
    good(sign_in(machine, provider, begun["user_id"]))
    provider.expire()
    machine.advance(3 * DAY)
    assert recipients(provider)[1:] == ["paul@debtor.example"]
    grants = [form["refresh_token"] for form in provider.requests]
    assert len(grants) == len(set(grants)) == 2, "the newest refresh token is used"


def test_consent_taken_back_lets_the_message_wait_until_the_owner_signs_in_again(
    begun: dict[str, Any], machine: Machine, provider: MailProvider
) -> None:
    good(sign_in(machine, provider, begun["user_id"]))
    provider.revoke()
    machine.advance(3 * DAY)
    assert len(recipients(provider)) == 1, "the test message"
    progress = read(machine.client, begun["id"])["recovery_progress"]
    assert "contact.delayed" in {entry["kind"] for entry in progress["history"]}
    planned = good(machine.client.get(f"/v1/planned-contacts?receivable_id={begun['id']}"))["data"]
    assert planned[0]["why"]["code"] == "mailbox_refused"
    good(sign_in(machine, provider, begun["user_id"]))
    machine.advance(DAY)
    assert recipients(provider)[2:] == ["paul@debtor.example"]
    assert [(a["type"], a["outcome"]) for a in attempts(machine.client, begun["id"])] == [("email", "sent")]


def test_provider_that_does_not_sign_in_now_is_asked_again_later(
    begun: dict[str, Any], machine: Machine, provider: MailProvider
) -> None:
    provider.answers.append((503, {"error": "temporarily_unavailable"}))
    error = refused(sign_in(machine, provider, begun["user_id"]), 400, "VALIDATION_ERROR")
    assert error["field"] == "consent"
    assert "Try again" in error["message"]
    good(sign_in(machine, provider, begun["user_id"]))
    provider.expire()
    provider.answers.append((503, {"error": "temporarily_unavailable"}))
    machine.advance(3 * DAY)
    assert recipients(provider)[1:] == ["paul@debtor.example"]


def test_consent_that_is_none_is_refused_where_it_was_given(
    begun: dict[str, Any], machine: Machine, provider: MailProvider
) -> None:
    consent = {"provider": "google", "client_id": CLIENT_ID, "refresh_token": "unknown"}
    body = {"host": "smtp.gmail.com", "sender": ADDRESS, "consent": consent}
    response = machine.client.put(f"/v1/users/{begun['user_id']}/mailbox", json=body)
    error = refused(response, 400, "VALIDATION_ERROR")
    assert error["field"] == "consent"
    current = good(machine.client.get(f"/v1/users/{begun['user_id']}/mailbox"))
    assert current.get("provider") is None, "the mailbox before stays"


def test_mailbox_signed_in_with_consent_is_changed_without_signing_in_again(
    begun: dict[str, Any], machine: Machine, provider: MailProvider
) -> None:
    stored = good(sign_in(machine, provider, begun["user_id"]))
    again = {key: value for key, value in stored.items() if key != "verified"}
    assert good(machine.client.put(f"/v1/users/{begun['user_id']}/mailbox", json=again)) == stored
    with_password = {**again, "password": "right"}
    del with_password["provider"]
    good(machine.client.put(f"/v1/users/{begun['user_id']}/mailbox", json=with_password))
    current = good(machine.client.get(f"/v1/users/{begun['user_id']}/mailbox"))
    assert current.get("provider") is None, "a password takes the place of the consent"
