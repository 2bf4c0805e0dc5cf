"""The server that an address belongs to."""

from __future__ import annotations

import tomllib

import pytest

from recovery_desktop.commands.mail_providers import _providers, find_mail_provider
from recovery_desktop.commands.mail_sign_in import find_mail_sign_in
from recovery_desktop.resources import resource


@pytest.mark.parametrize(
    ("address", "name", "host", "port"),
    [
        ("owner@gmail.com", "Gmail", "smtp.gmail.com", 587),
        (" Owner@Orange.FR ", "Orange", "smtp.orange.fr", 465),
        ("owner@web.de", "WEB.DE", "smtp.web.de", 587),
        # It shares its owner with GMX, and not the servers.
        ("owner@mail.com", "mail.com", "smtp.mail.com", 587),
        ("owner@company.example", "", "smtp.company.example", 587),
    ],
)
def test_mail_server_follows_from_the_address(address: str, name: str, host: str, port: int) -> None:
    provider = find_mail_provider(address)
    assert provider is not None
    assert (provider.name, provider.host, provider.port) == (name, host, port)


@pytest.mark.parametrize("typed", ["", "owner", "owner@", "owner@gmail", "owner@."])
def test_mail_server_of_what_is_no_address_yet_is_not_guessed(typed: str) -> None:
    assert find_mail_provider(typed) is None


def test_mail_providers_are_thirty_and_encrypt_what_leaves() -> None:
    providers = _providers().values()
    assert len({one.host for one in providers}) >= 30
    assert {(one.security, one.port) for one in providers} == {("tls", 465), ("starttls", 587)}
    assert all(one.help.startswith("https://") for one in providers if one.help)
    assert all(one.help for one in providers if one.app_password)
    assert all(find_mail_sign_in(one.host) for one in providers if one.is_closed)


def test_mail_providers_share_no_domain() -> None:
    rows = tomllib.loads(resource("mail_providers.toml").read_text("utf-8"))["provider"]
    domains = [domain for row in rows for domain in row["domains"]]
    assert len(domains) == len(set(domains))
    assert all(domain == domain.lower().strip() and "." in domain for domain in domains)
    assert all(row["name"] and row["host"] == row["host"].lower() and "." in row["host"] for row in rows)
