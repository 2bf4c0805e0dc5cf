"""Visits a mailbox: looks at the headers of what is new, and reads what is about a receivable."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

import structlog

from recovery_contract.reasons import Reason
from recovery_invoices import ExtractionError, Reader
from recovery_invoices.correspondence.opening import AttachedFile, MessageHeaders, ReadMessage
from recovery_invoices.correspondence.plain import MESSAGE_BYTES
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Core
from recovery_service.files.media import media_type_of
from recovery_service.recovery.correspondence.matching import Match, Owner, match_headers
from recovery_service.recovery.correspondence.repository import ReadingRow
from recovery_service.transport.imap import (
    HeaderBlock,
    ImapLogin,
    ImapServer,
    MailboxUnreadable,
    OpenMailbox,
    open_inbox,
)
from recovery_service.transport.mail import MailServer
from recovery_service.transport.mail_login import ConsentEnded, SignInUnavailable, TokenLogin

log = structlog.get_logger()

HEADERS_AT_ONCE: Final = 50
HEADERS_AT_MOST: Final = 400
MESSAGES_AT_MOST: Final = 40
BYTES_AT_MOST: Final = 60 * 1024 * 1024
"""Of one visit; the rest is left to the next, which follows at once."""
LOOK_BACK: Final = timedelta(days=7)
"""How far back a mailbox is looked at that was not read before, or whose numbers are new."""
_BEGINNING: Final = 1024 * 1024
"""What is read of a message that is larger than any: its text comes first."""
_PATIENCE: Final = 5
"""Visits that failed at the same message; then it is kept by its headers alone."""


@dataclass(frozen=True)
class Visit:
    """A mailbox to look into, and how far it was read."""

    core: Core
    row: ReadingRow
    owner: Owner
    server: ImapServer
    account: MailServer


@dataclass(frozen=True)
class StoredFile:
    """`media_type` and content of what is kept, else why not: the code of a failure."""

    name: str
    media_type: str = ""
    content: bytes = b""
    refused: str = ""


@dataclass(frozen=True)
class Incoming:
    """A message that is about a receivable, or a report of a mail server."""

    match: Match
    message: ReadMessage
    files: tuple[StoredFile, ...] = ()


@dataclass(frozen=True)
class Visited:
    """Result of a visit. `failure` where it ended before its time; what came before counts all the same."""

    validity: int | None
    last_uid: int
    incoming: tuple[Incoming, ...]
    has_more: bool = False
    failure: Reason | None = None
    is_refused: bool = False


async def visit(request: Visit) -> Visited:
    """Look into the mailbox. Raises nothing that a server or a message could cause."""
    row = request.row
    try:
        login = await sign_in(request.account)
    except MailboxUnreadable as error:
        return Visited(
            row.validity, row.last_uid, (), failure=reason_of(error), is_refused=_is_refused(error)
        )
    visited = await asyncio.to_thread(_visit, request, login)
    if not (visited.is_refused and login.is_token):
        return visited
    # An access token may have ended before its time.
    try:
        login = await sign_in(request.account, refused=login.secret)
    except MailboxUnreadable as error:
        return Visited(
            row.validity, row.last_uid, (), failure=reason_of(error), is_refused=_is_refused(error)
        )
    return await asyncio.to_thread(_visit, request, login)


async def sign_in(account: MailServer, refused: str | None = None) -> ImapLogin:
    """Return the credentials for IMAP, with a fresh token where the mailbox uses one.

    Raises MailboxUnreadable.
    """
    login = account.login
    if login is None:
        raise MailboxUnreadable("login_refused")
    if not isinstance(login, TokenLogin):
        return ImapLogin(login.username, login.password)
    try:
        token = await login.tokens.fetch_token(refused=refused)
    except ConsentEnded as error:
        raise MailboxUnreadable("login_refused", str(error)) from error
    except SignInUnavailable as error:
        raise MailboxUnreadable("later", str(error)) from error
    return ImapLogin(login.username, token, is_token=True)


async def check_inbox(server: ImapServer, account: MailServer) -> None:
    """Sign in once, to see that it works. Raises MailboxUnreadable."""
    login = await sign_in(account)

    def look() -> None:
        with open_inbox(server, login):
            pass

    await asyncio.to_thread(look)


def reason_of(error: MailboxUnreadable) -> Reason:
    if error.cause == "login_refused":
        return Reason.of("mailbox_login_refused", why=error.detail)
    codes = {
        "unknown": "mail_server_unknown",
        "certificate": "mail_server_certificate",
        "encryption": "mail_server_encryption",
    }
    if error.cause in codes:
        return Reason.of(codes[error.cause])
    if error.cause == "later":
        return Reason.of("mail_server_later", why=error.detail)
    return Reason.of("mailbox_not_readable", why=error.detail)


def _is_refused(error: MailboxUnreadable) -> bool:
    return error.cause == "login_refused"


def _visit(request: Visit, login: ImapLogin) -> Visited:
    collected = _Collected(request)
    try:
        with open_inbox(request.server, login) as inbox, Reader() as reader:
            collected.begin(inbox)
            has_more = collected.read(inbox, reader)
    except MailboxUnreadable as error:
        return collected.result(failure=reason_of(error), is_refused=_is_refused(error))
    except ExtractionError as error:
        log.warning("what arrived could not be read", code=error.code)
        return collected.result(failure=Reason(**error.reason))
    return collected.result(has_more=has_more)


class _Collected:
    """Messages that one visit has read, and its position."""

    def __init__(self, request: Visit) -> None:
        self._request = request
        self._validity, self._last = request.row.validity, request.row.last_uid
        self._incoming: list[Incoming] = []
        self._bytes = 0
        self._since = _day(request.row.since)

    def begin(self, inbox: OpenMailbox) -> None:
        """Start from the stored message number, unless the server says that its numbers have changed."""
        row = self._request.row
        if row.validity is not None and row.validity != inbox.validity:
            read_until = to_datetime(row.read_at or row.since) - LOOK_BACK
            self._since = max(self._since, read_until.date())
            self._last = 0
        self._validity = inbox.validity

    def result(
        self, *, has_more: bool = False, failure: Reason | None = None, is_refused: bool = False
    ) -> Visited:
        return Visited(self._validity, self._last, tuple(self._incoming), has_more, failure, is_refused)

    def read(self, inbox: OpenMailbox, reader: Reader) -> bool:
        """Return whether there is more. Raises MailboxUnreadable, ExtractionError."""
        uids = inbox.list_uids(self._last, self._since)
        for first in range(0, min(len(uids), HEADERS_AT_MOST), HEADERS_AT_ONCE):
            chunk = uids[first : first + HEADERS_AT_ONCE]
            blocks = inbox.fetch_headers(chunk)
            self._require_gone(inbox, chunk, [block.uid for block in blocks])
            headers = _read_headers(reader, [block.raw for block in blocks])
            with self._request.core.read() as context:
                matches = match_headers(context, self._request.owner, headers)
            for block, its, match in zip(blocks, headers, matches, strict=True):
                if its is not None and match is not None:
                    if len(self._incoming) >= MESSAGES_AT_MOST or self._bytes >= BYTES_AT_MOST:
                        return True
                    self._fetch(inbox, reader, block, its, match)
                self._last = block.uid
            self._last = chunk[-1]
        return len(uids) > HEADERS_AT_MOST

    def _require_gone(self, inbox: OpenMailbox, uids: Sequence[int], sent: Sequence[int] = ()) -> None:
        """Ask for those again that were not sent although they are there; after some visits they are passed by."""
        missing = sorted(set(uids) - set(sent))
        if missing and self._request.row.failures < _PATIENCE:
            inbox.require_gone(missing)

    def _fetch(
        self, inbox: OpenMailbox, reader: Reader, block: HeaderBlock, headers: MessageHeaders, match: Match
    ) -> None:
        is_small = block.size <= MESSAGE_BYTES
        try:
            raw = inbox.fetch_message(block.uid, MESSAGE_BYTES if is_small else _BEGINNING)
        except MailboxUnreadable:
            if self._request.row.failures >= _PATIENCE and not self._incoming:
                self._incoming.append(Incoming(match, ReadMessage(headers, is_damaged=True)))
                self._last = block.uid
            raise
        if raw is None:
            self._require_gone(inbox, [block.uid])
            return
        self._bytes += len(raw)
        today = to_datetime(self._request.core.clock.host_ms()).date()
        try:
            message = reader.read_mail(raw, headers, today)
        except ExtractionError as error:
            log.warning("a message could not be read", code=error.code)
            message = ReadMessage(headers, is_damaged=True)
        files = tuple(_keep(reader, file) for file in message.files)
        self._incoming.append(Incoming(match, message, files))


def _read_headers(reader: Reader, blocks: Sequence[bytes]) -> list[MessageHeaders | None]:
    """Read the headers of each block.

    One that stops the child leaves the others readable. Raises ExtractionError where none can be read.
    """
    if not blocks:
        return []
    try:
        return reader.read_mail_headers(blocks)
    except ExtractionError:
        if len(blocks) == 1:
            raise
    headers: list[MessageHeaders | None] = []
    failed = 0
    for block in blocks:
        try:
            headers += reader.read_mail_headers([block])
        except ExtractionError as error:
            failed += 1
            if failed == len(blocks):
                raise
            log.warning("the headers of a message could not be read", code=error.code)
            headers.append(None)
    return headers


def _keep(reader: Reader, file: AttachedFile) -> StoredFile:
    """Keep an attachment that opens as a PDF or a picture; everything else stays in the mailbox alone."""
    if file.refused:
        return StoredFile(file.name, refused=file.refused)
    media_type = media_type_of(file.content)
    if media_type is None:
        return StoredFile(file.name, refused="OTHER_FORMAT")
    try:
        reader.check_document(file.content, media_type)
    except ExtractionError as error:
        return StoredFile(file.name, refused=error.code)
    return StoredFile(file.name, media_type, file.content)


def _day(at: int) -> date:
    return datetime.fromtimestamp(at / 1000, UTC).date()
