"""The child that reads what a mail provider publishes for mail programs (`clientConfig` 1.1): its outgoing servers."""

from __future__ import annotations

from typing import Any, Final
from xml.etree.ElementTree import Element

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import ParseError, fromstring

from recovery_invoices.task import Ask, Task, TaskResponse

SERVERS: Final = 10
LENGTH: Final = 253
"""The most letters that the name of a server has."""
_SECURITY: Final = {"SSL": "tls", "STARTTLS": "starttls"}


def parse(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {servers: [{host, port, security, username, takes_password}]}, empty where nothing is usable."""
    try:
        root = fromstring(block, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError):
        return {"servers": []}, b""
    servers = [_server(element) for element in root.iterfind("emailProvider/outgoingServer")]
    return {"servers": [server for server in servers if server is not None][:SERVERS]}, b""


def _server(element: Element) -> dict[str, Any] | None:
    """Return None for what is no encrypted mail server."""
    host, port = _text(element, "hostname"), _text(element, "port")
    security = _SECURITY.get(_text(element, "socketType"))
    is_host = 0 < len(host) <= LENGTH and all(letter.isalnum() or letter in ".-%" for letter in host)
    if element.get("type") != "smtp" or security is None or not is_host:
        return None
    if not (port.isascii() and port.isdecimal() and 1 <= int(port[:6]) <= 65_535):
        return None
    ways = {(way.text or "").strip() for way in element.iterfind("authentication")}
    return {
        "host": host,
        "port": int(port),
        "security": security,
        "username": _text(element, "username")[:LENGTH],
        "takes_password": bool(ways & {"password-cleartext", "password-encrypted"}),
    }


def _text(element: Element, name: str) -> str:
    return (element.findtext(name) or "").strip()


TASKS: Final[dict[str, Task]] = {"mail_settings": parse}
