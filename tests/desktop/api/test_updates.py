"""What is announced about a newer version is believed only with the signature of the build's own key."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from recovery_desktop.api.updates import (
    UpdateSource,
    UpdateUntrusted,
    fetch_newest_update,
    verify_statement,
    version_numbers,
)
from recovery_desktop.failures import Failure, Offline, ServiceFault

KEY = Ed25519PrivateKey.generate()
PUBLIC = base64.b64encode(KEY.public_key().public_bytes_raw()).decode()
MANIFEST = {
    "version": "1.2.0",
    "published": "2026-11-21",
    "page": "https://example.org/releases/1.2.0",
    "end": "2099-01-01T00:00:00+00:00",
    "notes": {"en": "Better.", "fr": "Mieux."},
}


def signed(manifest: object = MANIFEST, key: Ed25519PrivateKey = KEY) -> bytes:
    text = json.dumps(manifest)
    signature = base64.b64encode(key.sign(text.encode())).decode()
    return json.dumps({"manifest": text, "signature": signature}).encode()


def test_update_statement_signed_by_the_makers_is_believed() -> None:
    update = verify_statement(signed(), PUBLIC)
    assert (update.version, update.notes_in("fr"), update.notes_in("nl")) == ("1.2.0", "Mieux.", "Better.")
    assert update.is_newer_than("1.1.9")
    assert not update.is_newer_than("1.2")


@pytest.mark.parametrize(
    "statement",
    [
        b"",
        b"<html>a login page</html>",
        json.dumps({"manifest": json.dumps(MANIFEST)}).encode(),
        json.dumps({"manifest": json.dumps(MANIFEST), "signature": "AAAA"}).encode(),
        json.dumps({"manifest": json.dumps(MANIFEST), "signature": "no base64"}).encode(),
        signed().replace(b"1.2.0", b"1.3.0", 1),
        signed(key=Ed25519PrivateKey.generate()),
        signed(MANIFEST | {"version": "../../1"}),
        signed(MANIFEST | {"page": "http://example.org/"}),
        signed(MANIFEST | {"page": "javascript:alert(1)"}),
        signed({"version": "1.2.0"}),
        signed({name: value for name, value in MANIFEST.items() if name != "end"}),
        signed(MANIFEST | {"end": "never"}),
        signed(MANIFEST | {"end": "2099-01-01T00:00:00"}),
        signed(MANIFEST | {"end": "2026-01-01T00:00:00+00:00"}),
    ],
)
def test_update_statement_of_any_other_form_is_not_believed(statement: bytes) -> None:
    with pytest.raises(UpdateUntrusted):
        verify_statement(statement, PUBLIC)


@pytest.mark.parametrize(
    ("older", "newer"), [("0.9.0", "0.10.0"), ("0.9", "0.9.1"), ("1.9.9", "2"), ("", "0.0.1")]
)
def test_versions_are_compared_as_numbers(older: str, newer: str) -> None:
    assert version_numbers(newer) > version_numbers(older)


def unreachable(request: httpx.Request) -> httpx.Response:
    raise httpx.ConnectError("no route", request=request)


@pytest.mark.parametrize(
    ("answer", "failure"),
    [
        (unreachable, Offline),
        (lambda request: httpx.Response(503), ServiceFault),
        (lambda request: httpx.Response(200, content=b"x" * 300_000), UpdateUntrusted),
        (
            lambda request: httpx.Response(200, content=signed(key=Ed25519PrivateKey.generate())),
            UpdateUntrusted,
        ),
    ],
)
def test_source_that_fails_is_a_failure_of_ours(
    answer: Callable[[httpx.Request], httpx.Response], failure: type[Failure]
) -> None:
    source = UpdateSource.model_validate({"address": "https://example.org/update.json", "key": PUBLIC})
    with pytest.raises(failure):
        asyncio.run(fetch_newest_update(source, httpx.MockTransport(answer)))


def test_look_sends_nothing_about_the_person() -> None:
    requests: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        return httpx.Response(200, content=signed())

    source = UpdateSource.model_validate({"address": "https://example.org/update.json", "key": PUBLIC})
    assert asyncio.run(fetch_newest_update(source, httpx.MockTransport(answer))).version == "1.2.0"
    (request,) = requests
    assert str(request.url) == "https://example.org/update.json"
    assert not request.headers.keys() & {"authorization", "cookie"}
