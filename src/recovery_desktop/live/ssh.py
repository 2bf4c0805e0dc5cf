"""The SSH side of a tunnel: whose key a server shows, how we sign in there, and the port it opens for us."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, Final

import asyncssh

from recovery_desktop.live.failures import (
    KeyUnusable,
    NoPublicAddress,
    PortRefused,
    ServerKeyChanged,
    ServerUnknown,
    SshLoginRefused,
    TunnelUnreachable,
)
from recovery_desktop.store.tunnels import TunnelSettings

CONNECT_SECONDS: Final = 15.0
KEEPALIVE_SECONDS: Final = 15
KEEPALIVES_MISSED: Final = 3
ANNOUNCED_SECONDS: Final = 15.0
ANNOUNCED_LINES: Final = 200
KEY_NAME: Final = "recovery-desktop"

_ADDRESS: Final = re.compile(r"https://[A-Za-z0-9.-]+(?::\d+)?(?=[/\s]|$)")
_ABOUT_A_TUNNEL: Final = re.compile(r"forward|tunnel", re.IGNORECASE)


async def fetch_host_key(settings: TunnelSettings) -> str:
    """Return the key that the server shows now, as one line. Nothing is told to the server but that we look.

    Raises TunnelUnreachable.
    """
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            key = await asyncssh.get_server_host_key(settings.host, settings.port, config=None)
    except (OSError, TimeoutError, asyncssh.Error) as error:
        raise TunnelUnreachable(_reason(error)) from error
    if key is None:
        raise TunnelUnreachable("the server shows no key")
    return key.export_public_key().decode().strip()


def fingerprint(host_key: str) -> str:
    """Return the fingerprint as a server's operator reads it out: `SHA256:...`. Raises KeyUnusable."""
    return _public(host_key).get_fingerprint()


def generate_private_key() -> str:
    """Return a new private key for this app alone; a secret."""
    return asyncssh.generate_private_key("ssh-ed25519", comment=KEY_NAME).export_private_key().decode()


def authorized_keys_line(private_key: str) -> str:
    """Return what the server's operator puts into `authorized_keys`: good for a tunnel and nothing else."""
    public = _private(private_key.encode(), None).export_public_key().decode().strip()
    return f"restrict,port-forwarding {public}"


async def connect(
    settings: TunnelSettings, host_key: str | None, secret: str | None
) -> asyncssh.SSHClientConnection:
    """Connect to the server.

    `secret` is the password, the app's own private key, or the passphrase of the key file. Raises ServerUnknown,
    ServerKeyChanged, NotLetIn, KeyUnusable or TunnelUnreachable.
    """
    if host_key is None:
        raise ServerUnknown
    pinned = _public(host_key)
    try:
        async with asyncio.timeout(2 * CONNECT_SECONDS):
            return await asyncssh.connect(
                settings.host,
                settings.port,
                username=settings.username,
                known_hosts=([pinned], [], []),
                server_host_key_algs=[name.decode() for name in pinned.sig_algorithms],
                agent_path=None,
                config=None,
                connect_timeout=CONNECT_SECONDS,
                login_timeout=CONNECT_SECONDS,
                keepalive_interval=KEEPALIVE_SECONDS,
                keepalive_count_max=KEEPALIVES_MISSED,
                **await _proof(settings, secret),
            )
    except asyncssh.HostKeyNotVerifiable as error:
        raise ServerKeyChanged from error
    except asyncssh.KeyExchangeFailed as error:
        # A server that no longer has a key of the kind that was confirmed.
        raise ServerKeyChanged(_reason(error)) from error
    except asyncssh.PermissionDenied as error:
        raise SshLoginRefused from error
    except (OSError, TimeoutError, asyncssh.Error) as error:
        raise TunnelUnreachable(_reason(error)) from error


async def forward_port(
    connection: asyncssh.SSHClientConnection, settings: TunnelSettings, local_port: int
) -> int:
    """Return the server's port that from now on leads to ours. Raises PortRefused or TunnelUnreachable."""
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            listener = await connection.forward_remote_port(
                settings.remote_host, settings.remote_port, "127.0.0.1", local_port
            )
    except asyncssh.ChannelListenError as error:
        raise PortRefused from error
    except (OSError, TimeoutError, asyncssh.Error) as error:
        raise TunnelUnreachable(_reason(error)) from error
    return listener.get_port()


async def read_announced_address(connection: asyncssh.SSHClientConnection) -> str:
    """Return what a tunnel server writes into the session about the address under which we are reached.

    The session stays open: some servers end the tunnel with it. Raises NoPublicAddress.
    """
    try:
        async with asyncio.timeout(ANNOUNCED_SECONDS):
            session = await connection.create_process(
                stderr=asyncssh.STDOUT, encoding="utf-8", errors="replace"
            )
            for _ in range(ANNOUNCED_LINES):
                line = await session.stdout.readline()
                if not line:
                    break
                addresses = _ADDRESS.findall(line)
                if addresses and _ABOUT_A_TUNNEL.search(line):
                    return str(addresses[-1])
    except (OSError, TimeoutError, asyncssh.Error) as error:
        raise NoPublicAddress from error
    raise NoPublicAddress


async def _proof(settings: TunnelSettings, secret: str | None) -> dict[str, Any]:
    if settings.proof == "password":
        if secret is None:
            raise SshLoginRefused("the password is not known any more")
        return {"password": secret, "client_keys": None}
    if settings.proof == "own_key":
        if secret is None:
            raise SshLoginRefused("the app's key is not known any more")
        return {"client_keys": [_private(secret.encode(), None)], "password": None}
    # A passphrase is slow to try by design.
    key = await asyncio.to_thread(lambda: _private(_content(settings.key_file), secret))
    return {"client_keys": [key], "password": None}


def _content(path: str) -> bytes:
    try:
        return Path(path).expanduser().read_bytes()
    except OSError as error:
        raise KeyUnusable.of_system(error) from error


def _private(content: bytes, passphrase: str | None) -> asyncssh.SSHKey:
    try:
        return asyncssh.import_private_key(content, passphrase or None)
    except (asyncssh.KeyImportError, asyncssh.KeyEncryptionError) as error:
        raise KeyUnusable(_reason(error)) from error


def _public(line: str) -> asyncssh.SSHKey:
    try:
        return asyncssh.import_public_key(line)
    except asyncssh.KeyImportError as error:
        raise KeyUnusable(_reason(error)) from error


def _reason(error: BaseException) -> str:
    return str(error) or type(error).__name__
