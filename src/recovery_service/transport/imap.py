"""Reads a mailbox over IMAP. It is opened to be looked at only (EXAMINE, BODY.PEEK): nothing is marked, moved or
deleted. However a server behaves, a visit ends in time and takes a bounded amount of memory."""

from __future__ import annotations

import imaplib
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final, Literal, NamedTuple

from imapclient import IMAPClient
from imapclient.exceptions import IMAPClientError, LoginError

from recovery_service.transport.causes import each_cause
from recovery_service.transport.delivery import Cause
from recovery_service.transport.mail import require_permitted

SECONDS: Final = 20
VISIT_SECONDS: Final = 75
"""After that the connection is cut: less than the lease of the job that reads."""
VISIT_BYTES: Final = 120 * 1024 * 1024
_HEADER_BYTES: Final = 16_384
_HEADERS: Final = (
    "MESSAGE-ID IN-REPLY-TO REFERENCES FROM SENDER TO CC DELIVERED-TO X-ORIGINAL-TO ENVELOPE-TO RETURN-PATH SUBJECT"
    " CONTENT-TYPE"
)
_DETAIL: Final = 300
_PAST_LAST_UID: Final = 1 << 32
_TEMPORARY: Final = (b"UNAVAILABLE", b"INUSE", b"LIMIT", b"CONTACTADMIN", b"SERVERBUG")
#: How talking to a mail server fails, wherever it does.
_FAULTS: Final = (
    OSError, EOFError, ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError,
    IMAPClientError, imaplib.IMAP4.error,
)  # fmt: skip


@dataclass(frozen=True)
class ImapServer:
    """Mail server for reading; compare `transport.mail.MailServer`."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    permitted: Callable[[str], bool] | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True)
class ImapLogin:
    """`is_token`: the secret is an access token, for XOAUTH2."""

    username: str
    secret: str = field(repr=False)
    is_token: bool = False


class MailboxUnreadable(Exception):
    """The mailbox could not be read now. `cause` as of a Delivery, or `login_refused`."""

    def __init__(self, cause: Cause | Literal["login_refused"], detail: str = "") -> None:
        super().__init__(f"{cause}: {detail}")
        self.cause, self.detail = cause, " ".join(detail.split())[:_DETAIL]


class HeaderBlock(NamedTuple):
    """The headers of one message as they travelled, and how large the whole is."""

    uid: int
    size: int
    raw: bytes


class OpenMailbox:
    """An inbox that is open to be looked at; its messages have numbers that grow, valid as long as `validity` is."""

    def __init__(self, client: IMAPClient, validity: int, next_uid: int = _PAST_LAST_UID) -> None:
        self._client = client
        self._next_uid = next_uid
        self.validity = validity

    def list_uids(self, after: int, since: date) -> list[int]:
        """Return the numbers of the messages behind `after` that arrived on this day or later, the oldest first."""
        with _as_unreadable():
            # The last message is named by * even where its number is lower.
            uids = self._client.search(["UID", f"{after + 1}:*", "SINCE", since])
            # A number that the server has not given yet would hide all messages that get lower ones.
            return sorted({int(uid) for uid in uids if after < int(uid) < self._next_uid})

    def fetch_headers(self, uids: Sequence[int]) -> list[HeaderBlock]:
        """Return the headers of these messages, without those that are gone."""
        with _as_unreadable():
            fields = f"BODY.PEEK[HEADER.FIELDS ({_HEADERS})]<0.{_HEADER_BYTES}>"
            fetched = self._client.fetch(list(uids), ["RFC822.SIZE", fields])
            return [
                HeaderBlock(uid, int(fetched[uid].get(b"RFC822.SIZE", 0)), _body(fetched[uid], _HEADER_BYTES))
                for uid in uids
                if uid in fetched
            ]

    def fetch_message(self, uid: int, most: int) -> bytes | None:
        """Return the message, or its first `most` bytes; None where it is gone."""
        with _as_unreadable():
            fetched = self._client.fetch([uid], [f"BODY.PEEK[]<0.{most}>"])
            return _body(fetched[uid], most) if uid in fetched else None

    def require_gone(self, uids: Sequence[int]) -> None:
        """Raise MailboxUnreadable where the server still lists one of these messages, which it did not send."""
        with _as_unreadable():
            if set(uids) & set(map(int, self._client.search(["UID", ",".join(map(str, uids))]))):
                raise ValueError("the server lists a message that it does not send")

    def listen(self) -> bool:
        """Let the server say from now on when something arrives; False where it does not offer to (IDLE)."""
        with _as_unreadable():
            if not self._client.has_capability("IDLE"):
                return False
            self._client.idle()
            return True

    def wait_for_news(self, seconds: float) -> bool:
        """Return whether something arrived, in so many seconds at most. Raises MailboxUnreadable where the
        connection has ended."""
        with _as_unreadable():
            began = time.monotonic()
            lines = self._client.idle_check(timeout=seconds)
            if not lines and time.monotonic() - began < seconds / 2:
                raise EOFError("the server has hung up")
            return any(len(line) > 1 and line[1] == b"EXISTS" for line in lines)

    def cut(self) -> None:
        """End the connection, from any thread: what waits for the server ends too."""
        with suppress(OSError):
            self._client.socket().shutdown(socket.SHUT_RDWR)


@contextmanager
def open_inbox(server: ImapServer, login: ImapLogin, seconds: float | None = None) -> Iterator[OpenMailbox]:
    """Sign in and open the inbox to be looked at. Raises MailboxUnreadable; blocks, for `seconds` at most, without
    them for VISIT_SECONDS."""
    with ExitStack() as resources:
        with _as_unreadable():
            client = _Client(server)
            resources.callback(_hang_up, client)
            _cut_off_in_time(client, resources, VISIT_SECONDS if seconds is None else seconds)
            _sign_in(client, login)
            opened: Any = client.select_folder("INBOX", readonly=True)
            validity = int(opened.get(b"UIDVALIDITY", 0))
            next_uid = min(int(opened.get(b"UIDNEXT", _PAST_LAST_UID)), _PAST_LAST_UID)
        yield OpenMailbox(client, validity, next_uid)


class _Client(IMAPClient):  # type: ignore[misc]  # the library has no types
    """Connected to an address that was looked at; see `transport.mail`."""

    def __init__(self, server: ImapServer) -> None:
        self._server = server
        super().__init__(server.host, server.port, ssl=False, timeout=SECONDS)

    def _create_IMAP4(self) -> imaplib.IMAP4:
        with ExitStack() as resources:
            connection = _Connection(self._server)
            resources.callback(connection.shutdown)
            if self._server.security == "starttls":
                connection.starttls(ssl_context=ssl.create_default_context())
            resources.pop_all()
            return connection


class _Connection(imaplib.IMAP4):
    """Counts what the server sends: it may announce whatever it likes."""

    def __init__(self, server: ImapServer) -> None:
        self._server = server
        self._received = 0
        super().__init__(server.host, server.port, timeout=SECONDS)

    def _create_socket(self, timeout: float | None) -> socket.socket:
        dialled = _dial(self._server)
        if self._server.security != "tls":
            return dialled
        with ExitStack() as resources:
            resources.callback(dialled.close)
            secured = ssl.create_default_context().wrap_socket(dialled, server_hostname=self._server.host)
            resources.pop_all()
            return secured

    def read(self, size: int) -> bytes:
        self._count(size)
        return super().read(size)

    def readline(self) -> bytes:
        line = super().readline()
        self._count(len(line))
        return line

    def _count(self, size: int) -> None:
        self._received += size
        if not 0 <= size <= VISIT_BYTES or self._received > VISIT_BYTES:
            raise OSError("the server sends more than is taken at once")


def _dial(server: ImapServer) -> socket.socket:
    """Connect to a permitted address of the server. Raises OSError."""
    addresses = socket.getaddrinfo(server.host, server.port, type=socket.SOCK_STREAM)
    if server.permitted is not None:
        require_permitted(server.host, addresses, server.permitted)
    fault = OSError(f"{server.host} has no address")
    for family, kind, protocol, _, address in addresses:
        with ExitStack() as resources:
            dialled = resources.enter_context(socket.socket(family, kind, protocol))
            dialled.settimeout(SECONDS)
            try:
                dialled.connect(address)
            except OSError as error:
                fault = error
                continue
            resources.pop_all()
            return dialled
    raise fault


def _cut_off_in_time(client: IMAPClient, resources: ExitStack, seconds: float) -> None:
    """Cut the connection after so many seconds: a server that sends a byte now and then would hold the visit
    for ever.
    """
    connection = client.socket()

    def cut() -> None:
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(seconds, cut)
    timer.daemon = True
    timer.start()
    resources.callback(timer.cancel)


def _sign_in(client: IMAPClient, login: ImapLogin) -> None:
    try:
        if login.is_token:
            client.oauth2_login(login.username, login.secret)
        else:
            client.login(login.username, login.secret)
    except LoginError as error:
        words = str(error)
        if any(one.decode() in words for one in _TEMPORARY):
            raise MailboxUnreadable("later", words) from error
        raise MailboxUnreadable("login_refused", words) from error


def _hang_up(client: IMAPClient) -> None:
    with suppress(*_FAULTS):
        client.logout()
    with suppress(*_FAULTS):
        client.shutdown()


def _body(values: Any, most: int) -> bytes:
    for name, value in values.items():
        if name.startswith(b"BODY[") and isinstance(value, bytes):
            return value[:most]
    return b""


@contextmanager
def _as_unreadable() -> Iterator[None]:
    try:
        yield
    except _FAULTS as error:
        raise MailboxUnreadable(_cause(error), f"{error}") from error


def _cause(error: BaseException | None) -> Cause:
    for one in each_cause(error):
        if isinstance(one, socket.gaierror):
            return "unknown"
        if isinstance(one, ssl.SSLCertVerificationError):
            return "certificate"
        if isinstance(one, ssl.SSLError) or "STARTTLS" in str(one) or "TLS" in str(one):
            return "encryption"
    return "silent"
