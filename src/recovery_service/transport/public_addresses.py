"""Where a delivery may go: the address as written, each address its name stands for, and the one that is dialled."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from aiohttp import AddrInfoType, SocketFactoryType
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from recovery_contract.reasons import Reason
from recovery_service.errors import Invalid
from recovery_service.settings import Settings

Permitted = Callable[[str], bool]

_NETWORK = ipaddress.ip_network
_DENIED_4: Final = tuple(
    _NETWORK(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by carriers
        "127.0.0.0/8",  # loopback
        "169.254.0.0/16",  # link local, metadata services
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarking
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
# Of IPv6 only global unicast is public, and of that not what is set aside or carries an IPv4 address in it.
_PUBLIC_6: Final = _NETWORK("2000::/3")
_DENIED_6: Final = tuple(
    _NETWORK(network)
    for network in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
)
_NAT64: Final = _NETWORK("64:ff9b::/96")

_LOCAL_SUFFIXES: Final = (".localhost", ".local", ".internal", ".intranet", ".home.arpa", ".lan")
_LOWEST_PORT: Final = 1024
_HTTPS_PORT: Final = 443


class AddressRefused(OSError):
    """An address that the service does not connect to."""

    def __init__(self, code: str) -> None:
        self.reason = Reason.of(code)
        super().__init__(self.reason.message)


def is_public(address: str) -> bool:
    """Return whether the address belongs to the public internet; IPv4 inside IPv6 is judged as what it reaches."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip in _NAT64:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)))
        return ip in _PUBLIC_6 and not any(ip in network for network in _DENIED_6)
    return not any(ip in network for network in _DENIED_4)


@lru_cache(maxsize=1_000)
def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_loopback_url(url: URL) -> bool:
    """Return whether the address says in plain words that it is this machine."""
    host = (url.host or "").lower()
    return host == "localhost" or is_loopback(host)


def may_deliver_to_loopback(settings: Settings) -> bool:
    """Return whether programs on this machine may be told: only by a service that nobody else reaches."""
    if not (settings.host == "localhost" or is_loopback(settings.host)):
        return False
    return settings.embedded or settings.public_url is None or is_loopback_url(URL(settings.public_url))


_NEVER_IN_ADDRESS: Final = frozenset(' \\"<>')


def check_url(text: str, settings: Settings) -> URL:
    """Return the address as it will be dialled. Raises Invalid, telling what is wrong with it."""
    try:
        url = URL(text)
        host, port = url.host, url.port
    except ValueError:
        raise _invalid("url_invalid", text) from None
    if url.scheme not in ("http", "https") or not host:
        raise _invalid("url_not_https", text)
    if not text.isprintable() or not _NEVER_IN_ADDRESS.isdisjoint(text):
        raise _invalid("url_characters", text)
    if url.user is not None or url.password is not None:
        raise _invalid("url_credentials", text)
    if url.fragment:
        raise _invalid("url_fragment", text)
    if is_loopback_url(url):
        if not may_deliver_to_loopback(settings):
            raise _invalid("url_not_reachable", text)
        return url
    if url.scheme != "https":
        raise _invalid("url_not_https", text)
    if port != _HTTPS_PORT and (port is None or port < _LOWEST_PORT):
        raise _invalid("url_port", text, standard=str(_HTTPS_PORT), lowest=str(_LOWEST_PORT))
    _check_host(host.lower().rstrip("."), text)
    return url


def _check_host(host: str, text: str) -> None:
    if ":" in host or _ends_in_number(host):
        if not is_public(host):
            raise _invalid("url_not_public", text)
    elif "." not in host or host.endswith(_LOCAL_SUFFIXES):
        raise _invalid("url_not_reachable", text)


def _ends_in_number(host: str) -> bool:
    """Tell whether a resolver may take the name for an IPv4 address, as 0x7f000001 and 2130706433."""
    last = host.rpartition(".")[2]
    return last.isdecimal() or last.startswith("0x")


def _invalid(code: str, text: str, **params: str) -> Invalid:
    return Invalid(Reason.of("endpoint_not_permitted", why=Reason.of(code, **params)), "url", text)


class CheckedResolver(AbstractResolver):
    """Refuses a name as soon as one of its addresses is not permitted."""

    def __init__(self, inner: AbstractResolver, permitted: Permitted) -> None:
        self._inner = inner
        self._permitted = permitted

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        resolved = await self._inner.resolve(host, port, family)
        if not all(self._permitted(result["host"]) for result in resolved):
            raise AddressRefused("name_not_public")
        return resolved

    async def close(self) -> None:
        await self._inner.close()


def checked_socket_factory(permitted: Permitted) -> SocketFactoryType:
    """Make the socket for exactly the address about to be dialled, or refuses it."""

    def make(address: AddrInfoType) -> socket.socket:
        family, kind, protocol, _, where = address
        if not permitted(str(where[0])):
            raise AddressRefused("address_not_public")
        new_socket = socket.socket(family, kind, protocol)
        new_socket.setblocking(False)
        return new_socket

    return make
