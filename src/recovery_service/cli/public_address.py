"""What the public address of a hosted service leads to, and whether the proxy there passes on what it has to."""

from __future__ import annotations

import http.client
import json
import ssl
from contextlib import closing
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpx

from recovery_contract.version import VERSION_HEADER
from recovery_service.web.guards import BODY_BYTES, PAGE_BODY_BYTES

SECONDS: Final = 20
"""Longer than a proxy waits for a service that starts."""
LARGEST_BODY: Final = max(PAGE_BODY_BYTES, *BODY_BYTES.values())
_FOREIGN: Final = "192.0.2.77"
"""An address of nobody (RFC 5737), which a caller claims to come from."""
_NOT_STARTED: Final = (502, 503, 504)
_TOO_LARGE: Final = b"413"
_STATUS_LINE: Final = 1_000
_PATIENCE: Final = 2
_MEANINGS: Final = {
    "CERTIFICATE_VERIFY_FAILED": "its certificate is not trusted on this host",
    "refused": "nothing listens there",
    "Name or service not known": "its name is not known",
    "No address associated": "its name is not known",
    "Temporary failure in name resolution": "the name server does not answer",
}
"""By a part of what OpenSSL and the system say."""


class Wrong(Exception):
    """What is wrong and what helps, in one sentence."""


def check_address(url: str) -> str:
    """Return that the service answers there, and callers' addresses, HTTPS and large bodies come through. Raises
    Wrong."""
    views = _health(url)
    scheme = urlsplit(url).scheme
    if views.get("scheme") != scheme:
        raise Wrong(
            f"the service does not hear that callers come by {scheme}: let the proxy send X-Forwarded-Proto and "
            "X-Forwarded-For, and name its address in FORWARDED_ALLOW_IPS"
        )
    if views.get("client") == _FOREIGN:
        raise Wrong(
            "callers choose the address that they are limited by: let the proxy replace X-Forwarded-For, not pass it on"
        )
    if _refuses_large_body(urlsplit(url)):
        raise Wrong(f"the proxy refuses bodies of {LARGEST_BODY // 2**20} MiB, which evidence may have")
    return f"{url} leads to the service; callers' addresses, HTTPS and large bodies come through"


def _health(url: str) -> dict[str, Any]:
    if urlsplit(url).scheme not in ("http", "https"):
        raise Wrong(f"{url} begins with https://")
    try:
        answer = httpx.get(
            url.rstrip("/") + "/healthz",
            headers={"X-Forwarded-For": _FOREIGN},
            timeout=SECONDS,
            trust_env=False,
            verify=_trusted(),
        )
    except httpx.HTTPError as error:
        raise Wrong(f"{url} does not lead to the service: {_in_words(error)}") from None
    if VERSION_HEADER in answer.headers:
        try:
            views: dict[str, Any] = answer.json()
        except json.JSONDecodeError:
            views = {}
        return views
    if answer.status_code in _NOT_STARTED:
        raise Wrong(f"a proxy answers at {url}, and no service behind it: start the API, or mend the proxy")
    raise Wrong(f"{url} leads to something that is not this service")


def _in_words(error: httpx.HTTPError) -> str:
    if isinstance(error, httpx.TimeoutException):
        return f"nothing answers within {SECONDS} s"
    text = str(error)
    return next((meaning for part, meaning in _MEANINGS.items() if part in text), text)


def _trusted() -> ssl.SSLContext:
    """Trust what the system trusts: a host may have a certificate of its own network."""
    return ssl.create_default_context()


def _refuses_large_body(address: SplitResult) -> bool:
    """Announce a body and send none: a proxy that limits bodies refuses by the announcement, others ask for the body
    or let the service answer, which wants none at this address."""
    host, port = address.hostname or "", address.port
    connection = (
        http.client.HTTPSConnection(host, port, timeout=_PATIENCE, context=_trusted())
        if address.scheme == "https"
        else http.client.HTTPConnection(host, port, timeout=_PATIENCE)
    )
    with closing(connection):
        try:
            connection.putrequest("POST", address.path.rstrip("/") + "/healthz")
            connection.putheader("Content-Length", str(LARGEST_BODY))
            connection.putheader("Expect", "100-continue")
            connection.endheaders()
            # Not by `getresponse`, which passes over 100 and waits for what comes after the body.
            with connection.sock.makefile("rb") as answer:
                return answer.readline(_STATUS_LINE).split()[1:2] == [_TOO_LARGE]
        except (OSError, http.client.HTTPException):
            return False
