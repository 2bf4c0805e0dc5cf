"""A service is asked where it is before anybody signs in: by its metadata, or by the connection file of a link."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Mapping
from typing import Any

import httpx
import pytest

from recovery_desktop.failures import Failure, NothingThere, NotTrusted
from recovery_desktop.session.find_service import METADATA, find_service
from recovery_desktop.session.kinds import ServiceAddress

TYPED = "https://recovery.example"


def find(pages: Mapping[str, Any], typed: str = TYPED) -> ServiceAddress:
    def answer(request: httpx.Request) -> httpx.Response:
        page = pages.get(str(request.url))
        if isinstance(page, Exception):
            raise page
        return httpx.Response(404) if page is None else httpx.Response(200, content=page)

    return asyncio.run(find_service(ServiceAddress(base_url=typed), httpx.MockTransport(answer)))


def metadata(authorize: Any) -> bytes:
    return json.dumps({"issuer": TYPED, "authorization_endpoint": authorize}).encode()


@pytest.mark.parametrize(
    ("published", "expected"),
    [
        (metadata("https://api.recovery.example/oauth/authorize"), "https://api.recovery.example"),
        (metadata(f"{TYPED}/v2/oauth/authorize"), f"{TYPED}/v2"),
        (metadata("http://api.recovery.example/oauth/authorize"), TYPED),
        (metadata("https://login.example/begin"), TYPED),
        (metadata(7), TYPED),
        (b"[]", TYPED),
        (b"<html>", TYPED),
        (None, TYPED),
    ],
)
def test_service_is_where_its_metadata_says_or_else_where_it_was_looked_for(
    published: bytes | None, expected: str
) -> None:
    assert find({TYPED + METADATA: published}).base_url == expected


def test_service_on_this_computer_is_found_without_encryption() -> None:
    local = "http://127.0.0.1:8000"
    assert find({local + METADATA: metadata(f"{local}/oauth/authorize")}, f"{local}/").base_url == local


def test_link_to_a_connection_file_is_the_connection_file() -> None:
    file = {
        "name": "Example",
        "base_url": "https://api.example",
        "client_id": "rd",
        "profile": {"pkce": True},
    }
    linked = find({f"{TYPED}/connection.json": json.dumps(file).encode()}, f"{TYPED}/connection.json")
    assert linked == ServiceAddress("Example", "https://api.example", "rd", profile={"pkce": True})


@pytest.mark.parametrize(
    ("content", "url"),
    [
        (b"{}", "/connection.json"),
        (b"\xff", "/connection.json"),
        (b'{"base_url": "http://api.example"}', "/a.json"),
    ],
)
def test_link_to_anything_else_finds_nothing(content: bytes, url: str) -> None:
    with pytest.raises(NothingThere):
        find({TYPED + url: content}, TYPED + url)


def untrusted() -> httpx.ConnectError:
    error = httpx.ConnectError("TLS")
    error.__cause__ = ssl.SSLCertVerificationError()
    error.__cause__.verify_message = "self-signed certificate"
    return error


@pytest.mark.parametrize(
    ("error", "failure"), [(httpx.ConnectError("no such host"), NothingThere), (untrusted(), NotTrusted)]
)
def test_address_where_nobody_answers_says_so_before_the_browser_opens(
    error: Exception, failure: type[Failure]
) -> None:
    with pytest.raises(failure):
        find({TYPED + METADATA: error})
