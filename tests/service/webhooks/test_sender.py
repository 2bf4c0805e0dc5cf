"""What goes over a connection: one request as written, one answer to it, and whether another may follow."""

import asyncio
import gzip
from collections.abc import Sequence

import pytest

from recovery_service.settings import Settings
from recovery_service.webhooks.sender import Message, Outcome, Sender

EMPTY = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"


class Peer:
    """Answers each request of a kept connection with the next of `responses`."""

    def __init__(self, *responses: bytes) -> None:
        self.answers = list(responses)
        self.requests: list[bytes] = []
        self.connections = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while self.answers:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
                self.requests.append(head + await reader.readexactly(length))
                writer.write(self.answers.pop(0))
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


def send_bodies(peer: Peer, bodies: Sequence[bytes], path: str = "/hook") -> list[Outcome]:
    """What comes of these messages, sent one after the other."""

    async def send() -> list[Outcome]:
        async with await asyncio.start_server(peer.talk, "127.0.0.1", 0) as server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{path}"
            sender = Sender(Settings(), seconds=10)
            async with sender.opened():
                return [await sender.send(Message(url, "evt_1", body, 7, "whsec_1")) for body in bodies]

    return asyncio.run(send())


def test_request_is_complete_and_says_nothing_twice() -> None:
    peer = Peer(EMPTY)
    send_bodies(peer, ['{"é": 1}'.encode()], "/a%20b?x=1&y=%C3%A4")
    head, _, body = peer.requests[0].partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    assert first == "POST /a%20b?x=1&y=%C3%A4 HTTP/1.1"
    assert body == '{"é": 1}'.encode()
    assert len(headers) == len(lines)
    assert headers["Host"].startswith("127.0.0.1:")
    assert headers["Content-Length"] == str(len(body)) == "9"
    assert headers["Content-Type"] == "application/json"
    assert headers["Service-Timestamp"] == "7"
    assert "Transfer-Encoding" not in headers
    assert headers["Accept-Encoding"] == "identity"


def test_cookies_of_an_answer_are_not_sent_back() -> None:
    peer = Peer(*[b"HTTP/1.1 200 OK\r\nSet-Cookie: a=b; Path=/\r\nContent-Length: 0\r\n\r\n"] * 2)
    send_bodies(peer, [b"{}"] * 2)
    assert [b"cookie" in request.lower() for request in peer.requests] == [False, False]


def test_compressed_answer_is_not_unpacked() -> None:
    packed = gzip.compress(b"x" * 1_000_000)
    head = f"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: {len(packed)}\r\n\r\n"
    [outcome] = send_bodies(Peer(head.encode() + packed), [b"{}"])
    assert outcome.accepted
    assert outcome.body == packed


@pytest.mark.parametrize(
    "answer",
    [
        EMPTY,
        b"HTTP/1.1 204 No Content\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
        b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + EMPTY,
    ],
    ids=["empty", "no content", "a length", "chunked", "an interim answer before"],
)
def test_connection_is_used_again_after_an_answer_that_has_ended(answer: bytes) -> None:
    peer = Peer(answer, answer, answer)
    outcomes = send_bodies(peer, [b"{}"] * 3)
    assert [outcome.accepted for outcome in outcomes] == [True] * 3
    assert peer.connections == 1


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n" + b"x" * 100_000,
        b"HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n",
    ],
    ids=["that closes", "longer than is read", "of an old kind"],
)
def test_connection_is_not_used_again_after_an_answer(answer: bytes) -> None:
    peer = Peer(answer, answer)
    outcomes = send_bodies(peer, [b"{}"] * 2)
    assert [outcome.accepted for outcome in outcomes] == [True] * 2
    assert all(len(outcome.body) <= 16 * 1024 for outcome in outcomes)
    assert peer.connections == 2


def test_answer_that_nobody_asked_for_is_not_taken_for_the_next() -> None:
    refusal = b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n"
    peer = Peer(EMPTY + EMPTY, refusal)
    outcomes = send_bodies(peer, [b"{}"] * 2)
    assert [outcome.response_code for outcome in outcomes] == [200, 500]
    assert peer.connections == 2


def test_interim_answer_is_not_the_answer() -> None:
    peer = Peer(b"HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n")
    assert send_bodies(peer, [b"{}"])[0].error.message == "answered 503"


def test_change_of_protocol_is_a_refusal() -> None:
    peer = Peer(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n")
    assert send_bodies(peer, [b"{}"])[0].error.message == "answered 101"
