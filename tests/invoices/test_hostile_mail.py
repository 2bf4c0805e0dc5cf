"""Fifty messages that nobody sends by mistake: the reader says something plain of each, or that it cannot, in time."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import suppress
from datetime import date

import pytest

from recovery_invoices import ExtractionError, Reader

HEAD = b"From: Paul <paul@debtor.example>\r\nSubject: Re\r\nMessage-ID: <m@x>\r\nMIME-Version: 1.0\r\n"


def nested(depth: int) -> bytes:
    opened = b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (n, n) for n in range(depth)
    )
    return HEAD + opened + b"Content-Type: text/plain\r\n\r\nHello\r\n"


def parts(count: int, kind: bytes = b"text/plain") -> bytes:
    one = b"--b\r\nContent-Type: " + kind + b"\r\n\r\nHello\r\n"
    return HEAD + b"Content-Type: multipart/mixed; boundary=b\r\n\r\n" + one * count + b"--b--\r\n"


def text(body: bytes, kind: bytes = b"text/plain", more: bytes = b"") -> bytes:
    return HEAD + b"Content-Type: " + kind + b"\r\n" + more + b"\r\n" + body


def header(name: bytes, value: bytes) -> bytes:
    return name + b": " + value + b"\r\n" + HEAD + b"\r\nHello"


def within(depth: int) -> bytes:
    message = text(b"Hello")
    for _ in range(depth):
        message = text(message, b"message/rfc822")
    return message


CHARSETS = (
    b"utf-7",
    b"utf-16",
    b"x-unknown",
    b"hex",
    b"rot13",
    b"zlib",
    b"idna",
    b"punycode",
    b"\xff\xfe",
    b"base64",
)
ENCODINGS = (b"base64", b"quoted-printable", b"x-uuencode", b"uuencode", b"8bit", b"nonsense", b"\x00")
HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "one byte": b"\x00",
    "all bytes": bytes(range(256)) * 50,
    "no header": b"\r\n\r\nHello",
    "header without end": b"Subject: " + b"a" * 500_000,
    "header of many lines": b"Subject: a\r\n" + b" b\r\n" * 50_000 + b"\r\nHello",
    "ten thousand headers": b"X-A: b\r\n" * 10_000 + HEAD + b"\r\nHello",
    "header of encoded words": header(b"Subject", b"=?utf-8?b?YQ==?= " * 20_000),
    "broken encoded word": header(b"Subject", b"=?utf-8?b?!!!!?= =?x?q?=?= =?utf-8?q?=zz?="),
    "encoded word with a null": header(b"Subject", b"=?utf-8?q?a=00b=0d=0aBcc:_x?="),
    "address of brackets": b"From: " + b"<" * 20_000 + b"\r\n\r\nHello",
    "address of comments": b"From: " + b"(" * 20_000 + b"\r\n\r\nHello",
    "address of quotes": b'From: "' + b"\\" * 20_000 + b"\r\n\r\nHello",
    "thousand recipients": b"To: " + b"a@b.example, " * 5_000 + b"\r\n" + HEAD + b"\r\nHello",
    "references without end": b"References: " + b"<a@b> " * 50_000 + b"\r\n" + HEAD + b"\r\nHello",
    "reference of spaces": b"References: <" + b" " * 100_000 + b"\r\n" + HEAD + b"\r\nHello",
    "date of another age": header(b"Date", b"Mon, 32 Foo 99999999 99:99:99 +9999"),
    "date of digits": header(b"Date", b"9" * 10_000),
    "parts in parts in parts": nested(2_000),
    "parts ten deep": nested(10),
    "many parts": parts(5_000),
    "many files": parts(500, b"application/pdf; name=a.pdf"),
    "messages in messages": within(60),
    "boundary that never comes": HEAD + b"Content-Type: multipart/mixed; boundary=b\r\n\r\nHello",
    "boundary of nothing": HEAD
    + b'Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n\r\nHello\r\n----',
    "boundary without end": HEAD
    + b"Content-Type: multipart/mixed; boundary="
    + b"b" * 100_000
    + b"\r\n\r\nHello",
    "name that leads elsewhere": text(b"x", b'application/pdf; name="../../../etc/passwd"'),
    "name that turns around": text(b"x", 'application/pdf; name="a\u202efdp.exe"'.encode()),
    "name in pieces": text(b"x", b"application/pdf; " + b"; ".join(b"name*%d=a" % n for n in range(5_000))),
    "html that never closes": text(b"<div>" * 100_000 + b"Hello", b"text/html"),
    "html of attributes": text(b"<a " + b"b=c " * 100_000 + b">Hello", b"text/html"),
    "html of entities": text(b"&lt;" * 200_000, b"text/html"),
    "html comment without end": text(b"<!--" + b"-" * 200_000, b"text/html"),
    "html script": text(b"<script>alert(1)</script><p>Hello</p><style>p{}</style>", b"text/html"),
    "html that is hidden": text(b'<div style="display:none">We will pay</div><p>Hello</p>', b"text/html"),
    "html declaration": text(b"<![CDATA[" + b"[" * 100_000, b"text/html"),
    "quotation without end": text(b">" * 500_000),
    "attribution without end": text(b"On " + b"1 " * 200_000 + b"wrote"),
    "lines without end": text(b"\r\n" * 500_000),
    "words without end": text(b"we will pay " * 100_000),
    "digits without end": text(b"1.1.1.1." * 100_000),
    "base64 that is none": text(b"!" * 100_000, more=b"Content-Transfer-Encoding: base64\r\n"),
    "base64 of a megabyte": text(
        base64.b64encode(b"a" * 1_000_000), more=b"Content-Transfer-Encoding: base64\r\n"
    ),
    **{f"charset {name!r}": text(b"Hello \xff\xfe\x00", b"text/plain; charset=" + name) for name in CHARSETS},
    **{
        f"encoding {name!r}": text(b"Hello", more=b"Content-Transfer-Encoding: " + name + b"\r\n")
        for name in ENCODINGS
    },
    "report of nothing": HEAD + b"Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\n"
    b"Content-Type: message/delivery-status\r\n\r\n" + b"Action: failed\r\n\r\n" * 5_000 + b"--b--",
}


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    with Reader() as opened:
        yield opened


def test_hostile_mails_are_at_least_fifty() -> None:
    assert len(HOSTILE) >= 50


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_mail_is_read_or_refused_and_the_next_one_is_read(reader: Reader, name: str) -> None:
    raw = HOSTILE[name]
    with suppress(ExtractionError):
        (headers,) = reader.read_mail_headers([raw[:16_384]])
        if headers is not None:
            message = reader.read_mail(raw, headers, date(2026, 3, 4))
            words = message.subject + message.text + message.quoted + message.headers.sender_name
            assert not any(ord(letter) < 32 and letter not in "\n\t" for letter in words)
            assert "\u202e" not in "".join(file.name for file in message.files)
            assert "alert" not in message.text
            assert not message.suggestions or "hidden" not in name
    good = text(b"Hello")
    (headers,) = reader.read_mail_headers([good])
    assert headers is not None
    assert reader.read_mail(good, headers, date(2026, 3, 4)).text == "Hello"
