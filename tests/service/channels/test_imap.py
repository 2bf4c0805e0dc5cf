"""IMAP servers that lie: a visit ends in time, takes a bounded amount, and says that the mailbox could not be read."""

from __future__ import annotations

import base64
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import date

import pytest

from recovery_service.transport import imap
from recovery_service.transport.imap import ImapLogin, ImapServer, MailboxUnreadable, open_inbox


@contextmanager
def lying_server(responses: dict[str, bytes]) -> Iterator[int]:
    """Answers each command with what stands under its name, and closes where nothing does."""

    def serve() -> None:
        with suppress(OSError):
            connection, _ = listening.accept()
            with connection, connection.makefile("rb") as lines:
                connection.sendall(b"* OK ready\r\n")
                for line in lines:
                    tag, name, *_ = line.split()
                    word = lines_of(name, line)
                    if word not in responses:
                        return
                    connection.sendall(responses[word].replace(b"TAG", tag))

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield listening.getsockname()[1]
        listening.close()
    thread.join(10)
    assert not thread.is_alive()


def lines_of(name: bytes, line: bytes) -> str:
    return (line.split()[2] if name == b"UID" else name).decode().upper()


OPENED = {
    "CAPABILITY": b"* CAPABILITY IMAP4rev1\r\nTAG OK done\r\n",
    "LOGIN": b"TAG OK done\r\n",
    "EXAMINE": b"* 1 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\nTAG OK [READ-ONLY] done\r\n",
    "SEARCH": b"* SEARCH 1\r\nTAG OK done\r\n",
    "LOGOUT": b"* BYE\r\nTAG OK done\r\n",
}
LIES = {
    "a message of ten gigabytes": b"* 1 FETCH (UID 1 BODY[]<0> {9999999999}\r\n",
    "a message of less than nothing": b"* 1 FETCH (UID 1 BODY[]<0> {-1}\r\n",
    "brackets without end": b"* 1 FETCH (" + b"(" * 5_000 + b"\r\nTAG OK done\r\n",
    "a line without end": b"* 1 FETCH (" + b"a" * 2_000_000 + b"\r\n",
    "something else": b"* 1 FETCH 7\r\nTAG OK done\r\n",
    "no": b"TAG NO [UNAVAILABLE] later\r\n",
    "nothing, and closes": b"",
}


def read_from(port: int) -> bytes | None:
    server = ImapServer("127.0.0.1", port, "none")
    with open_inbox(server, ImapLogin("owner", "right")) as inbox:
        assert inbox.list_uids(0, date(2026, 1, 1)) == [1]
        return inbox.fetch_message(1, 1_000)


@pytest.mark.parametrize("lie", LIES)
def test_server_that_lies_about_a_message_is_not_believed(lie: str) -> None:
    responses = {**OPENED, **({"FETCH": LIES[lie]} if LIES[lie] else {})}
    with lying_server(responses) as port, pytest.raises(MailboxUnreadable):
        read_from(port)


def test_message_that_is_listed_and_answered_with_another_is_not_gone() -> None:
    other = b"* 2 FETCH (UID 2 BODY[]<0> {2}\r\nab)\r\nTAG OK done\r\n"
    with lying_server({**OPENED, "FETCH": other}) as port:
        server = ImapServer("127.0.0.1", port, "none")
        with open_inbox(server, ImapLogin("owner", "right")) as inbox:
            assert inbox.fetch_message(1, 1_000) is None
            inbox.require_gone([2])
            with pytest.raises(MailboxUnreadable):
                inbox.require_gone([1, 2])


def test_numbers_that_the_server_has_not_given_yet_are_passed_by() -> None:
    answer = {"SEARCH": b"* SEARCH 4294967295 99999999999 2 1\r\nTAG OK done\r\n"}
    opened = {"EXAMINE": OPENED["EXAMINE"].replace(b"TAG", b"* OK [UIDNEXT 3] ok\r\nTAG")}
    with lying_server({**OPENED, **answer, **opened}) as port:
        server = ImapServer("127.0.0.1", port, "none")
        with open_inbox(server, ImapLogin("owner", "right")) as inbox:
            assert inbox.list_uids(0, date(2026, 1, 1)) == [1, 2]


@pytest.mark.parametrize("command", ["LOGIN", "EXAMINE", "SEARCH"])
def test_server_that_closes_early_is_said_to_be_silent(command: str) -> None:
    responses = {name: words for name, words in OPENED.items() if name != command}
    with lying_server(responses) as port, pytest.raises(MailboxUnreadable) as refused:
        read_from(port)
    assert refused.value.cause in ("silent", "login_refused")


def test_server_that_says_nothing_more_is_cut_off_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imap, "VISIT_SECONDS", 0.2)
    responses = {**OPENED, "FETCH": b"* 1 FETCH (UID 1 BODY[]<0> {100}\r\nab"}
    with lying_server(responses) as port, pytest.raises(MailboxUnreadable):
        read_from(port)


def test_address_that_is_not_permitted_is_not_dialled() -> None:
    server = ImapServer("127.0.0.1", 1, "none", permitted=lambda address: False)
    with (
        pytest.raises(MailboxUnreadable, match="not public"),
        open_inbox(server, ImapLogin("owner", "right")),
    ):
        pass


@contextmanager
def token_server(outcome: bytes) -> Iterator[tuple[int, list[bytes]]]:
    """Takes an access token by XOAUTH2, and answers with this; what it was given is listed."""
    handed: list[bytes] = []

    def serve() -> None:
        with suppress(OSError):
            connection, _ = listening.accept()
            with connection, connection.makefile("rb") as lines:
                connection.sendall(b"* OK ready\r\n")
                for line in lines:
                    tag, name, *_ = line.split()
                    if name == b"AUTHENTICATE":
                        connection.sendall(b"+ \r\n")
                        handed.append(base64.b64decode(lines.readline()))
                        connection.sendall(tag + b" " + outcome + b"\r\n")
                    elif name == b"CAPABILITY":
                        connection.sendall(b"* CAPABILITY IMAP4rev1 AUTH=XOAUTH2\r\n" + tag + b" OK done\r\n")
                    else:
                        connection.sendall(OPENED[name.decode().upper()].replace(b"TAG", tag))

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield listening.getsockname()[1], handed
        listening.close()
    thread.join(10)
    assert not thread.is_alive()


TOKEN = ImapLogin("me@creditor.example", "token-7", is_token=True)


def test_access_token_opens_the_mailbox_by_xoauth2() -> None:
    with token_server(b"OK welcome") as (port, handed):
        with open_inbox(ImapServer("127.0.0.1", port, "none"), TOKEN) as inbox:
            assert inbox.validity == 7
        assert handed == [b"user=me@creditor.example\1auth=Bearer token-7\1\1"]


def test_access_token_that_is_refused_is_told_from_a_server_that_asks_to_come_back() -> None:
    causes = []
    for outcome in (b"NO [AUTHENTICATIONFAILED] it has ended", b"NO [UNAVAILABLE] later"):
        with (
            token_server(outcome) as (port, _),
            pytest.raises(MailboxUnreadable) as refused,
            open_inbox(ImapServer("127.0.0.1", port, "none"), TOKEN),
        ):
            pass
        causes.append(refused.value.cause)
    assert causes == ["login_refused", "later"]
