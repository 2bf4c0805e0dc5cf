"""The mail server of an address, as its provider publishes it or as a public table knows it."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from recovery_desktop.commands.find_mail_server import find_mail_server
from recovery_desktop.commands.mail_providers import MailProvider
from recovery_desktop.failures import Offline

OWN = "https://autoconfig.atelier.example/mail/config-v1.1.xml"
AUTOCONFIG_URL = "https://atelier.example/.well-known/autoconfig/mail/config-v1.1.xml"
TABLE = "https://autoconfig.thunderbird.net/v1.1/atelier.example"


def settings(*servers: str, before: str = "") -> bytes:
    inside = "".join(servers)
    return (
        f'<?xml version="1.0"?>{before}<clientConfig version="1.1"><emailProvider id="atelier.example">'
        f"{inside}</emailProvider></clientConfig>"
    ).encode()


def server(
    host: str = "mail.%EMAILDOMAIN%",
    port: str = "465",
    security: str = "SSL",
    username: str = "%EMAILADDRESS%",
    way: str = "password-cleartext",
) -> str:
    return (
        f'<outgoingServer type="smtp"><hostname>{host}</hostname><port>{port}</port>'
        f"<socketType>{security}</socketType><username>{username}</username>"
        f"<authentication>{way}</authentication></outgoingServer>"
    )


class Web:
    """Answers as it was told, 404 otherwise, and keeps the addresses that were asked."""

    def __init__(self, pages: dict[str, httpx.Response]) -> None:
        self.pages, self.requests = pages, list[str]()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(str(request.url))
        return self.pages.get(str(request.url), httpx.Response(404))

    def find(self, address: str = "me@atelier.example", *, table: bool = False) -> MailProvider | None:
        return asyncio.run(
            find_mail_server(address, ask_public_table=table, transport=httpx.MockTransport(self))
        )


@pytest.mark.parametrize("place", [OWN, AUTOCONFIG_URL])
def test_mail_server_is_what_the_domain_publishes(place: str) -> None:
    plain = server(security="plain", port="25")
    web = Web({place: httpx.Response(200, content=settings(plain, server()))})
    provider = web.find()
    assert provider is not None
    assert (provider.host, provider.port, provider.security, provider.local_name) == (
        "mail.atelier.example",
        465,
        "tls",
        False,
    )
    assert all("me@" not in url for url in web.requests), "the address stays here"


def test_mail_server_may_want_what_stands_before_the_at() -> None:
    content = settings(server(security="STARTTLS", port="587", username="%EMAILLOCALPART%"))
    provider = Web({OWN: httpx.Response(200, content=content)}).find()
    assert provider is not None
    assert (provider.security, provider.local_name) == ("starttls", True)


def test_public_table_is_asked_only_when_it_may_be() -> None:
    web = Web({TABLE: httpx.Response(200, content=settings(server()))})
    assert web.find() is None
    assert web.requests == [OWN, AUTOCONFIG_URL]
    assert web.find(table=True) is not None
    assert web.requests[2:] == [TABLE]


@pytest.mark.parametrize(
    "content",
    [
        b"not XML",
        b"",
        settings(),
        settings(server(security="plain")),
        settings(server(way="OAuth2")),
        settings(server(port="99999")),
        settings(server(host="mail.example/path")),
        settings(server(), before='<!DOCTYPE c [<!ENTITY a "aaaa">]>'),
        settings("<!--" + "x" * 70_000 + "-->", server()),
    ],
    ids=["text", "empty", "no server", "plain", "OAuth only", "port", "host", "entities", "long"],
)
def test_unusable_settings_are_none(content: bytes) -> None:
    assert Web({OWN: httpx.Response(200, content=content)}).find() is None


@pytest.mark.parametrize("address", ["me@localhost", "me@127.0.0.1", "me", "me@-a.example", "me@a..example"])
def test_lookup_without_a_domain_sends_nothing(address: str) -> None:
    web = Web({})
    assert web.find(address) is None
    assert web.requests == []


def test_redirection_without_encryption_is_not_followed() -> None:
    away = httpx.Response(302, headers={"Location": "http://elsewhere.example/config"})
    web = Web({OWN: away, "http://elsewhere.example/config": httpx.Response(200, content=settings(server()))})
    assert web.find() is None
    assert "http://elsewhere.example/config" not in web.requests


def test_mail_server_of_a_domain_that_does_not_answer_is_an_offline_matter() -> None:
    def refuse(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("no such host", request=request)

    with pytest.raises(Offline):
        asyncio.run(
            find_mail_server(
                "me@atelier.example", ask_public_table=False, transport=httpx.MockTransport(refuse)
            )
        )
